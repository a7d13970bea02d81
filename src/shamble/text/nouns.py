"""Nouns in sentences. German needs case and gender, so a noun is looked up with a grammatical form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from babel import Locale
from fluent.runtime.types import FluentType

FORMS: Final = ("nom", "acc", "dat", "gen", "at", "to", "from", "one-acc", "one-dat", "many-dat")
Look = Callable[[str, str], str]
"""Function (key, grammatical form) → text of the noun."""


class Noun(FluentType):
    """A noun as a Fluent argument: `{ $who }` is its name, `NAME($who, form: "dat")` a form, selectors compare its id.

    With a count, its forms are `one` ("a walker") or `many` ("3 walkers"), with a case `many-dat`.
    """

    def __init__(self, id: str, key: str, look: Look, count: int = 0) -> None:
        self.id: Final = id
        self.key: Final = key
        self.look: Final = look
        self.count: Final = count

    def shown(self, form: str) -> str:
        """Returns the noun in a grammatical form."""
        if not self.count:
            return self.look(self.key, form)
        case = f"-{form}" if form else ""
        if self.count == 1:
            return self.look(self.key, f"one{case}")
        return f"{self.count} {self.look(self.key, f'many{case}')}"

    def format(self, locale: Locale) -> str:
        return self.shown("")

    def __eq__(self, other: object) -> bool:
        return other in (self.id, self.id.split(".")[0])

    def __hash__(self) -> int:
        return hash(self.id)


class Several(FluentType):
    """A list of names or numbers as a Fluent argument, joined as the language does it; equal nouns are counted. A
    selector compares it with `one` or `other`, and an empty list with `none`."""

    def __init__(self, parts: Sequence[Noun | str], join: Callable[[list[str]], str]) -> None:
        self.parts: Final = counted(parts)
        self.join: Final = join

    def shown(self, form: str) -> str:
        return self.join([part.shown(form) if isinstance(part, Noun) else part for part in self.parts])

    def format(self, locale: Locale) -> str:
        return self.shown("")

    def __eq__(self, other: object) -> bool:
        if not self.parts:
            return other == "none"
        single = sum((part.count or 1) if isinstance(part, Noun) else 1 for part in self.parts) == 1
        return other == ("one" if single else "other")

    def __hash__(self) -> int:
        return hash(tuple(self.parts))


def counted(parts: Sequence[Noun | str]) -> list[Noun | str]:
    """Returns the parts with equal nouns counted: "2 pistols", not "the pistol and the pistol"."""
    counts: dict[str, int] = {}
    for part in parts:
        if isinstance(part, Noun):
            counts[part.key] = counts.get(part.key, 0) + (part.count or 1)
    merged: list[Noun | str] = []
    for part in parts:
        if isinstance(part, str):
            merged.append(part)
        elif part.key in counts:
            n = counts.pop(part.key)
            merged.append(part if n == 1 else Noun(part.id, part.key, part.look, n))
    return merged


def name(value: Any, form: str = "") -> Any:
    """The Fluent function NAME: returns a form of a noun, or the value itself if it is no noun."""
    return value.shown(form) if isinstance(value, (Noun, Several)) else value


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"NAME": name, "LIST": name}
"""Fluent functions. LIST($cards, form: "acc") reads better for several things; both accept either."""
