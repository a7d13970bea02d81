"""Content packs: folders or installed packages with data, texts and code, which are stacked in the order given.

A pack is a content folder with a `pack.toml` that names it. Code (`code = ["bell.py"]`) registers skills, goals,
special rules and card effects with the games. Code can do whatever the user can, so it is loaded only if the user
trusts it.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from shamble.content.bounds import ID
from shamble.content.method_names import misspelt_methods
from shamble.content.nearest import hint
from shamble.content.overlay import content_files, entries, read_overlay, stack
from shamble.content.pack_files import SUFFIX, unpacked
from shamble.content.tables import Field, read_toml, wrong_keys
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import ContentError

GROUP: Final = "shamble.content"
"""Entry point group of installed packs: `bells = "bells"` names a module next to whose file the content lies."""
SCHEMA: Final = {
    "id": Field(str),
    "title": Field(dict, required=False, values=Field(str)),
    "author": Field(str, default=""),
    "version": Field(str, default="1"),
    "games": Field(list, default=[], each=Field(str)),
    "code": Field(list, default=[], each=Field(str)),
}
"""Keys of pack.toml."""
LANGUAGES: Final = 20
"""Largest number of languages of a pack's title."""
NAMED: Final = 120
"""Largest number of characters of a pack's title, author and version."""


class Pack:
    """A content folder or file with its description. `code`: the files with code that it brings; `module`: the name of
    the module of an installed pack."""

    def __init__(self, place: Path, info: Mapping[str, Any], module: str = "") -> None:
        self.place: Final = place
        self.id: Final[str] = str(info.get("id", place.stem))
        self.info: Final = info
        self.module: Final = module
        self.code: Final = tuple([place / str(name) for name in info.get("code", ())])

    @property
    def brings_code(self) -> bool:
        """True if the pack has modules of its own."""
        return bool(self.code or self.module)

    def overlay(self) -> dict[str, Any]:
        """Returns the data and texts of the pack; a pack of code alone has none."""
        try:
            return read_overlay(self.place)
        except ContentError:
            if self.brings_code and not data_files(self.place):
                return {"tables": {}, "texts": {}}
            raise


def data_files(place: Path) -> list[Path]:
    """Returns the files of a folder with rows or texts."""
    return [path for path in place.rglob("*") if path.suffix in (".toml", ".ftl") and path.name != "pack.toml"]


def find_pack(name: Path) -> Pack:
    """Returns the pack at a path, or the installed pack of this name."""
    if name.suffix == SUFFIX and name.is_file():
        folder = unpacked(name)
        return Pack(folder, {"id": name.stem, **read_info(folder)})
    if not name.exists():
        for point in entry_points(group=GROUP):
            if point.name == str(name):
                spec = find_spec(point.value)
                if spec is None or spec.origin is None:
                    raise ContentError(f"the content pack {point.name!r} cannot be found: there is no {point.value}")
                folder = Path(spec.origin).parent
                return Pack(folder, {**read_info(folder), "id": point.name}, point.value)
        installed = sorted(point.name for point in entry_points(group=GROUP))
        hint = f"; installed packs: {', '.join(installed)}" if installed else ""
        raise ContentError(f"{name}: there is no such folder{hint}")
    return Pack(name, read_info(name) if name.is_dir() else {})


def read_info(folder: Path) -> dict[str, Any]:
    """Reads pack.toml; empty if the folder has none."""
    path = folder / "pack.toml"
    if not path.exists():
        return {}
    info = read_toml(path)
    if complaint := wrong_keys(info, SCHEMA):
        raise ContentError(f"{path}: {complaint}")
    if not ID.fullmatch(str(info["id"])):
        raise ContentError(f"{path}: id {info['id'][:80]!r} should be letters a-z, digits, - and _, at most 64 of them")
    titles = info.get("title", {})
    if len(titles) > LANGUAGES:
        raise ContentError(f"{path}: title: more than {LANGUAGES} languages")
    for text in (str(info.get("author", "")), str(info.get("version", "")), *titles, *titles.values()):
        if len(text) > NAMED or not text.isprintable():
            raise ContentError(f"{path}: {text[:80]!r} should be one line of at most {NAMED} characters")
    for game in info.get("games", ()):
        if game not in registry.ids():
            raise ContentError(f"{path}: games: there is no game {game!r}{hint(game, registry.ids())}")
    for name in info.get("code", ()):
        file = folder / name
        if file.suffix != ".py" or file.parent != folder or not file.is_file():
            raise ContentError(f"{path}: code: there is no file {name!r} beside it")
    return info


class StackedPacks:
    """Packs stacked in order: the overlay that results, and the file of every row."""

    def __init__(self, packs: Sequence[Pack]) -> None:
        self.packs: Final = tuple(packs)
        self.paths: Final = tuple([pack.place for pack in packs])
        self.overlay: Final = stack([pack.overlay() for pack in packs])
        self.sources: Final[dict[tuple[str, str], Path]] = {}
        """File of each row, by table and id of the row."""
        for pack in packs:
            for file in content_files(pack.place) if data_files(pack.place) or pack.place.is_file() else ():
                if file.table:
                    self.sources.update({(file.table, str(row["id"])): file.path for row in entries(file.path)})

    def located(self, message: str) -> str:
        """Returns an error message with the path of the file in place of the name of its table."""
        place = re.match(r"([\w-]+?)(?:\.toml)?: (?:[\w-]+ )?'?([\w-]+)'?: ", message)
        source = self.sources.get((place[1], place[2])) if place else None
        if source is None:
            table = message.partition(".toml: ")[0]
            source = next((path for (name, _), path in self.sources.items() if name == table), None)
        return f"{source}{message[message.index(': ') :]}" if source else message

    def named(self) -> str:
        """Returns the places of all packs, for a message."""
        return ", ".join(str(path) for path in self.paths)


def read_content(places: Sequence[Path], trusted: bool = False) -> StackedPacks:
    """Reads content folders, files or installed packs. Raises ContentError if one brings code and is not trusted."""
    packs = [find_pack(place) for place in places]
    coded = [pack.id for pack in packs if pack.brings_code]
    for pack in packs:
        if coded.count(pack.id) > 1:
            raise ContentError(f"{pack.place}: two packs with code have the id {pack.id!r}")
    for pack in packs:
        if pack.brings_code:
            if not trusted:
                files = ", ".join([path.name for path in pack.code] or [pack.module])
                raise ContentError(
                    f"{pack.place}: the pack {pack.id!r} brings code ({files}), which can do whatever you can: "
                    "read it, then add --trust"
                )
            load_code(pack)
    return StackedPacks(packs)


TRUSTED: Final = "SHAMBLE_TRUSTED_PACKS"
"""Environment variable that names the packs whose code child processes load."""
LOADED: Final[dict[str, list[str]]] = {}
"""Packs whose code is loaded in this process: name of the module → ids that it registered."""


def load_code(pack: Pack) -> list[str]:
    """Runs the code of a pack once in this process and registers its classes with every game that takes them."""
    registered: list[str] = []
    modules = {f"shamble_pack_{pack.id.replace('-', '_')}_{path.stem}": path for path in pack.code}
    if pack.module:
        modules[pack.module] = pack.place
    for name, path in modules.items():
        if name in LOADED:
            registered += LOADED[name]
            continue
        try:
            module = run_code(name, path)
        except ContentError:
            raise
        except (Exception, SystemExit) as reason:  # the code of a pack may fail in any way
            raise ContentError(f"{path}: {type(reason).__name__}: {reason}") from reason
        if misspelt := misspelt_methods([module]):
            raise ContentError(f"{path}: {misspelt[0]}")
        own: list[str] = []
        for id in registry.ids():
            game = registry.find(id)
            if added := tooling(game).register(module):
                own += added
                # The classes of stored objects are collected when a game is made: make it anew.
                registry.add(type(game)())
        if not own:
            raise ContentError(f"{path}: defines no skill, goal, special rule or card effect that a game takes")
        LOADED[name] = sorted(set(own))
        registered += LOADED[name]
    trusted = [place for place in os.environ.get(TRUSTED, "").split(os.pathsep) if place]
    if (place := str((pack.module and pack.id) or pack.place.resolve())) not in trusted:
        os.environ[TRUSTED] = os.pathsep.join([*trusted, place])
    return registered


def load_trusted() -> None:
    """Loads the code of the packs that the parent process trusts: a process that is started anew has none of them."""
    for place in os.environ.get(TRUSTED, "").split(os.pathsep):
        if place:
            load_code(find_pack(Path(place)))


def run_code(name: str, path: Path) -> ModuleType:
    """Imports the module of a pack: an installed one by name, otherwise from its file."""
    if path.is_dir():
        return __import__(name, fromlist=["*"])
    spec = spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise ContentError(f"{path}: cannot be loaded")
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
