"""Base class of the entries of a mission file (goals, special rules), with the check of their keys and names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.content.nearest import hint
from shamble.content.tables import Field, suggest
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.missions.mission_file import MissionFile


WORDS: Final[dict[str, Field]] = {
    "zone": Field(str, refers="zone"),
    "zones": Field(list, size=(1, 99), each=Field(str, refers="zone")),
    "door": Field(str, refers="door"),
    "objective": Field(str, refers="objective"),
    "needs": Field(list, each=Field(str, refers="objective")),
    "kind": Field(str, refers="kind"),
    "card": Field(str, refers="card"),
    "cards": Field(dict, refers="card", values=Field(int, least=1)),
    "any": Field(list, size=(1, 99), each=Field(str, refers="card")),
    "colour": Field(str, allowed=("blue", "green")),
    "level": Field(str, allowed=("blue", "yellow", "orange", "red")),
    "who": Field(str, allowed=("all", "any")),
    "n": Field(int, least=1),
    "rounds": Field(int, least=1),
    "every": Field(int, least=1),
    "noise": Field(int, least=1),
    "first": Field(int, least=1),
    "ap": Field(int, least=0),
    "escorted": Field(bool),
}
"""The values of the keys that goals and special rules may have, by key. A class with another meaning for a key, or
with a key of its own, describes it in `fields`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionEntry:
    """An entry of a mission file. `id` is its type in the file, `words` the other keys that it may have, `optional`
    those of them that it may leave out. The constructor raises an error for unknown zones and objectives."""

    id: ClassVar[str] = ""
    words: ClassVar[tuple[str, ...]] = ()
    optional: ClassVar[tuple[str, ...]] = ()
    fields: ClassVar[Mapping[str, Field]] = {}

    def __init__(self, key: str, file: MissionFile, row: Mapping[str, Any]) -> None:
        self.row: Final = row
        self.names: Final[tuple[str, ...]] = (row["zone"],) if "zone" in row else tuple(row.get("zones", ()))
        self.zones: Final[tuple[int, ...]] = tuple([file.zone(key, name) for name in self.names])
        objectives = [token.id for token in file.tokens() if token.kind == "objective"]
        for name in [row["objective"]] if "objective" in row else row.get("needs", ()):
            if name not in objectives:
                raise ContentError(f"{file.where}: {key}: there is no objective {name!r}{hint(name, objectives)}")


def entry_schema(kind: type[MissionEntry], name: str) -> dict[str, Field]:
    """The fields of an entry of this class; `name` is the key that holds its type. A word that nothing describes may
    have any value."""
    schema: dict[str, Field] = {name: Field(str)}
    for word in kind.words:
        schema[word] = kind.fields.get(word) or WORDS.get(word) or FREE
    return schema


FREE: Final = Field((str, int, float, bool, list, dict))


def check_words(
    file: MissionFile, key: str, entry: Mapping[str, Any], name: str, classes: Mapping[str, type[MissionEntry]]
) -> None:
    """Raises an error unless `classes` has the type of the entry, and its keys and values are those of that type."""
    if name not in entry:
        raise ContentError(f"{file.where}: {key}: {name} is missing: write {{{name} = …}}")
    kind = str(entry[name])
    if kind not in classes:
        raise ContentError(f"{file.where}: {key}: unknown {name} {kind!r}{suggest(kind, classes)}")
    schema = entry_schema(classes[kind], name)
    for word in entry:
        if word not in schema:
            raise ContentError(f"{file.where}: {key}: {kind} has no {word!r}{suggest(word, classes[kind].words)}")
    for word, field in schema.items():
        if word not in entry:
            if word not in classes[kind].optional:
                raise ContentError(f"{file.where}: {key}: {kind}: {word} is missing")
        elif complaint := field.wrong(word, entry[word]):
            raise ContentError(f"{file.where}: {key}: {kind}: {complaint}")
