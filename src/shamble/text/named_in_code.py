"""Finds the messages that the source code of a game names, such as `log-soup` in `t.emit("soup", …)`, and the variables
that the code gives them."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

CALLS: Final[dict[str, tuple[int, tuple[str, ...]]]] = {
    "emit": (0, ("log",)),
    "tell": (0, ("log",)),
    "Note": (0, ("means", "fear")),
    "Refusal": (1, ("no",)),
    "Advice": (2, ("why",)),
    "Result": (1, ("end",)),
}
"""Name of a function or class → position of the argument that names a message, and the prefixes that the message may
have: a `Note` stands below an option (`means-…`) or is a warning (`fear-…`)."""
BY_KEYWORD: Final = ("emit", "tell", "Note")
"""Functions and classes whose keyword arguments are the message's variables."""
BY_DICT: Final = {"Refusal": "args", "Advice": "args"}
"""Class → name of its argument, the fourth, that holds the message's variables as a dict."""
JUDGED: Final = "Judged"
"""Return type of functions that return a worth, the reason of an advice (`why-…`) and the reason's variables."""
OPTION_PARTS: Final = frozenset({"who", "target", "item", "n"})
"""Variables that the text of a refusal has besides its own: the parts of the refused option."""


class NamedMessage(NamedTuple):
    """A message that one place in the code names."""

    choice: tuple[str, ...]
    """Ids that the message may have; one of them is enough."""
    variables: frozenset[str] | None
    """Names of the variables that the place gives; None if the code computes them."""
    place: str
    """File and line, such as `combat.py:84`."""


def missing_in_code(game: Path, family: Path | None, own: Collection[str], relatives: Collection[str]) -> list[str]:
    """Returns the messages that code names and that are missing.

    `game`, `family`: the folders of a game and of its family. `own`: the game's messages, with those of its family.
    `relatives`: the messages of all games of the family. Not every game needs each message that shared code names, so
    such a message is missing only if no game of the family has it. A message with a choice of prefixes is returned as
    `means-crowd or fear-crowd`.
    """
    missing = [named.choice for named in named_in(game) if not any(id in own for id in named.choice)]
    if family is not None:
        missing += [named.choice for named in named_in(family) if not any(id in relatives for id in named.choice)]
    return [" or ".join(choice) for choice in dict.fromkeys(missing)]


def variables_not_given(game: Path, family: Path | None, used: Mapping[str, frozenset[str]]) -> list[str]:
    """Returns one line for each message that uses a variable which a place in the code does not give.

    `used`: the game's messages, with those of its family, and the variables of each. A place in the family's code
    counts only for messages that the game's own code does not name: such a game has replaced that place.
    """
    places = list(named_in(game))
    own = {id for named in places for id in named.choice}
    if family is not None:
        places += [named for named in named_in(family) if own.isdisjoint(named.choice)]
    return [
        f"{id} uses ${variable}, which {named.place} does not give"
        for named in places
        for id in named.choice
        if named.variables is not None
        for variable in sorted(used.get(id, frozenset()) - named.variables)
    ]


@lru_cache(maxsize=16)
def named_in(folder: Path) -> tuple[NamedMessage, ...]:
    """Returns the messages that the modules in a folder name. Names that the code computes are left out."""
    messages: list[NamedMessage] = []
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                places = named_by_call(node)
            elif isinstance(node, ast.FunctionDef) and returns_judgement(node):
                places = named_by_judge(node)
            else:
                continue
            messages += [NamedMessage(choice, given, f"{path.name}:{line}") for choice, given, line in places]
    return tuple(messages)


Place = tuple[tuple[str, ...], "frozenset[str] | None", int]
"""Choice of ids, variables and line of a message, as in `NamedMessage`."""


def named_by_call(call: ast.Call) -> Iterator[Place]:
    """Yields the messages that a call names."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    position, prefixes = CALLS.get(name, (0, ()))
    if prefixes and len(call.args) > position:
        for id in literals(call.args[position]):
            yield tuple(f"{prefix}-{id}" for prefix in prefixes), given_by_call(name, call), call.lineno


def given_by_call(name: str, call: ast.Call) -> frozenset[str] | None:
    """Returns the variables that a call of this function or class gives its message; None if they are computed."""
    keywords = {keyword.arg: keyword.value for keyword in call.keywords}
    if name in BY_KEYWORD:
        names = frozenset(word for word in keywords if word is not None)
        return names if len(names) == len(call.keywords) else None
    if name not in BY_DICT:
        return frozenset()
    parts = OPTION_PARTS if name == "Refusal" else frozenset()
    given = keys_of(call.args[3] if len(call.args) > 3 else keywords.get(BY_DICT[name], ast.Dict([], [])))
    return given | parts if given is not None else None


def returns_judgement(function: ast.FunctionDef) -> bool:
    """True if a function is annotated to return `Judged`, alone or among other types."""
    annotation = function.returns
    return annotation is not None and any(
        isinstance(node, ast.Name) and node.id == JUDGED for node in ast.walk(annotation)
    )


def named_by_judge(function: ast.FunctionDef) -> Iterator[Place]:
    """Yields the reasons in the triples that a function returns."""
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            for value in alternatives(node.value):
                if isinstance(value, ast.Tuple) and len(value.elts) == 3:
                    for id in literals(value.elts[1]):
                        yield (f"why-{id}",), keys_of(value.elts[2]), value.lineno


def alternatives(node: ast.expr) -> Iterator[ast.expr]:
    """Yields the expressions that may be the value: the node, or both sides of `… if … else …` and of `… or …`."""
    if isinstance(node, ast.IfExp):
        yield from alternatives(node.body)
        yield from alternatives(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from alternatives(value)
    else:
        yield node


def literals(node: ast.expr) -> list[str]:
    """Returns the texts that an expression may be, as far as they are literals."""
    return [
        value.value
        for value in alternatives(node)
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value
    ]


def keys_of(node: ast.expr) -> frozenset[str] | None:
    """Returns the keys of a dict that is written out; None for any other expression."""
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    return frozenset(str(key) for key in keys) if len(keys) == len(node.keys) else None
