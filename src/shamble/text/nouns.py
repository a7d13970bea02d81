"""Names of things inside sentences. German needs case and gender, so a noun is looked up with a form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentType

FORMS: Final = ("nom", "acc", "dat", "gen", "at", "to", "from")
Look = Callable[[str, str], str]
"""The noun with that key in that form."""


class Noun(FluentType):
    """`{ $who }` shows its bare name, `NAME($who, form: "dat")` a form of it; a selector compares its id."""

    def __init__(self, id: str, key: str, look: Look) -> None:
        self.id: Final = id
        self.key: Final = key
        self.look: Final = look

    def format(self, locale: Locale) -> str:
        return self.look(self.key, "")

    def __eq__(self, other: object) -> bool:
        return other in (self.id, self.id.split(".")[0])

    def __hash__(self) -> int:
        return hash(self.id)


class Several(FluentType):
    """A list of names or numbers, joined as the language does it."""

    def __init__(self, parts: Sequence[Noun | str], join: Callable[[list[str]], str]) -> None:
        self.parts: Final = parts
        self.join: Final = join

    def shown(self, form: str) -> str:
        return self.join([part.look(part.key, form) if isinstance(part, Noun) else part for part in self.parts])

    def format(self, locale: Locale) -> str:
        return self.shown("")


def name(value: Any, form: str = "") -> Any:
    """The Fluent function NAME: a form of a noun, or the bare value where it has no such form."""
    if isinstance(value, Noun):
        return value.look(value.key, form)
    return value.shown(form) if isinstance(value, Several) else value


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NAME": name, "LIST": name}
"""LIST($cards, form: "acc") reads better where there may be several; both take either."""
