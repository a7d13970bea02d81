"""Reads scenario files: YAML documents, each checked for unknown and duplicate keys before anything is played."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from shamble.content.bounds import read_text
from shamble.content.nearest import hint
from shamble.content.tables import shown
from shamble.core.errors import ContentError

KEYS: Final = ("name", "game", "rules", "source", "given", "chance", "play", "stop", "expect")
KINDS: Final[Mapping[str, tuple[type, str]]] = {
    "name": (str, "a text"),
    "game": (str, "a text"),
    "rules": (list, "a list of rule ids"),
    "source": (str, "a text"),
    "given": (dict, "a mapping"),
    "chance": (dict, "a mapping"),
    "play": (list, "a list of steps"),
    "stop": (str, "the moment before which it ends"),
    "expect": (dict, "a mapping of paths to values"),
}


class Loader(yaml.SafeLoader):
    """A safe YAML loader in which a duplicate key is an error: YAML would silently ignore the first one."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        """Reads a mapping, and refuses duplicate keys and keys that are no text or number."""
        seen: set[object] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, str | int | float | bool | None):
                line = key_node.start_mark.line + 1
                raise ContentError(f"{self.name}:{line}: a key should be a text or a number, not {key!r}")
            if key in seen:
                line = key_node.start_mark.line + 1
                raise ContentError(f"{self.name}:{line}: {key!r} is written twice")
            seen.add(key)
        return super().construct_mapping(node, deep)


NODES: Final = 200_000
"""Largest number of values in a document with all aliases (`*name`) written out."""
NUMBER: Final = 1_000_000
"""Largest number, positive or negative, in a scenario."""


def count_values(node: yaml.Node, where: str) -> int:
    """Counts the values in a document with its aliases written out. A few nested aliases could exceed any memory: above
    `NODES` values, and for an alias inside itself, it raises ContentError."""
    sizes: dict[int, int] = {}
    within: set[int] = set()

    def size(node: yaml.Node) -> int:
        if id(node) in within:
            raise ContentError(f"{where}: something holds itself")
        if id(node) not in sizes:
            within.add(id(node))
            parts = [part for pair in node.value for part in pair] if isinstance(node, yaml.MappingNode) else node.value
            total = 1 if isinstance(node, yaml.ScalarNode) else 1 + sum(size(part) for part in parts)
            if total > NODES:
                raise ContentError(f"{where}: repeated by names, this is more than {NODES} values")
            within.remove(id(node))
            sizes[id(node)] = total
        return sizes[id(node)]

    return size(node)


def sane(value: object, where: str) -> None:
    """Raises ContentError for numbers beyond any game."""
    if isinstance(value, dict):
        for key, inner in value.items():
            sane(inner, f"{where}: {key}")
    elif isinstance(value, list):
        for inner in value:
            sane(inner, where)
    elif isinstance(value, int | float) and not -NUMBER <= value <= NUMBER:
        raise ContentError(f"{where}: {value} is larger than any number of a game")


class Scenario:
    """One document of a file. `fault`: why it could not be read; the other fields are then meaningless."""

    def __init__(self, path: Path, line: int, data: Mapping[str, Any], fault: str = "") -> None:
        self.path: Final = path
        self.line: Final = line
        self.fault: Final = fault
        self.name: Final[str] = data.get("name") or path.stem
        self.game: Final[str] = data["game"]
        self.rules: Final[list[str]] = data.get("rules") or []
        self.source: Final[str] = data.get("source") or ""
        self.given: Final[dict[str, Any]] = data.get("given") or {}
        self.chance: Final[dict[str, list[Any]]] = data.get("chance") or {}
        self.play: Final[list[Any]] = data.get("play") or []
        self.stop: Final[str] = data.get("stop") or ""
        self.expect: Final[dict[str, Any]] = data.get("expect") or {}

    @property
    def where(self) -> str:
        return f"{self.path}:{self.line}"

    def __repr__(self) -> str:
        return f"<{self.where} {self.name}>"


def find(paths: Sequence[Path]) -> list[Path]:
    """Returns the scenario files among these files and folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files += sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
        else:
            files.append(path)
    return files


def read(path: Path) -> list[Scenario]:
    """Returns all scenarios of a file; the first unreadable one is an error."""
    return strict(read_all(path))


def read_all(path: Path) -> list[Scenario]:
    """Returns all scenarios of a file, including those with a fault: one bad document does not stop the others."""
    try:
        return parse_all(read_text(path), path)
    except ContentError as fault:
        return [broken(path, 1, str(fault))]


def parse(text: str, path: Path) -> list[Scenario]:
    """Returns all scenarios of a text; the first unreadable one is an error."""
    return strict(parse_all(text, path))


def parse_all(text: str, path: Path) -> list[Scenario]:
    """Returns all scenarios of a text, including those with a fault."""
    loader = Loader(text)
    loader.name = str(path)
    scenarios = []
    try:
        while loader.check_node():
            node = loader.get_node()
            if node is None:
                continue
            line = node.start_mark.line + 1
            try:
                count_values(node, f"{path}:{line}")
                data = loader.construct_document(node)
                if data is not None:
                    sane(data, f"{path}:{line}")
                    scenarios.append(Scenario(path, line, check(data, f"{path}:{line}")))
            except ContentError as fault:
                scenarios.append(broken(path, line, str(fault)))
    except RecursionError:
        scenarios.append(broken(path, 1, f"{path}: not YAML: nested too deeply"))
    # raised for a number with thousands of digits, or an impossible date
    except (yaml.YAMLError, ValueError) as reason:
        # After a syntax error, the following documents cannot be told apart.
        mark = getattr(reason, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 1
        scenarios.append(broken(path, line, f"{path}: not YAML: {' '.join(str(reason).split())}"))
    finally:
        loader.dispose()
    return scenarios


def broken(path: Path, line: int, fault: str) -> Scenario:
    """Returns a scenario that reports a fault."""
    return Scenario(path, line, {"game": ""}, fault)


def strict(scenarios: list[Scenario]) -> list[Scenario]:
    """Raises the first fault, if there is one."""
    for scenario in scenarios:
        if scenario.fault:
            raise ContentError(scenario.fault)
    return scenarios


def check(data: object, where: str) -> dict[str, Any]:
    """Checks the keys and types of a document."""
    if not isinstance(data, dict):
        raise ContentError(f"{where}: a scenario is a mapping with {', '.join(KEYS)}")
    for key, value in data.items():
        if key not in KEYS:
            raise ContentError(f"{where}: unknown key {key!r}{hint(key, KEYS)}")
        kind, called = KINDS[key]
        if value is not None and not isinstance(value, kind):
            raise ContentError(f"{where}: {key} should be {called}, not {shown(value)}")
    if not data.get("game"):
        raise ContentError(f"{where}: game is missing")
    for rule in data.get("rules") or []:
        if not isinstance(rule, str):
            raise ContentError(f"{where}: a rule id is a text, not {shown(rule)}")
    return data
