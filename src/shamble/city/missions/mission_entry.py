"""Base class of the entries of a mission file (goals, special rules), with the check of their keys and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.content.nearest import hint
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.missions.mission_file import MissionFile


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionEntry:
    """An entry of a mission file. `id` is its type in the file, `words` the other keys that it may have.
    The constructor raises an error for unknown zones and objectives."""

    id: ClassVar[str] = ""
    words: ClassVar[tuple[str, ...]] = ()

    def __init__(self, key: str, file: MissionFile, row: Mapping[str, Any]) -> None:
        self.row: Final = row
        self.names: Final[tuple[str, ...]] = (row["zone"],) if "zone" in row else tuple(row.get("zones", ()))
        self.zones: Final[tuple[int, ...]] = tuple([file.zone(key, name) for name in self.names])
        objectives = [token.id for token in file.tokens() if token.kind == "objective"]
        for name in [row["objective"]] if "objective" in row else row.get("needs", ()):
            if name not in objectives:
                raise ContentError(f"{file.where}: {key}: there is no objective {name!r}{hint(name, objectives)}")


def check_words(
    file: MissionFile, key: str, entry: Mapping[str, Any], name: str, known: Mapping[str, type[MissionEntry]]
) -> None:
    """Raises an error unless the type of the entry is one of `known` and all its keys belong to that type."""
    kind = str(entry.get(name))
    if kind not in known:
        raise ContentError(f"{file.where}: {key}: unknown {name} {kind!r}{hint(kind, known)}")
    for word in entry:
        if word != name and word not in known[kind].words:
            raise ContentError(f"{file.where}: {key}: {kind} has no {word!r}{hint(word, known[kind].words)}")
