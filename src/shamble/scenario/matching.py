"""Finds the options that a scenario means: by key, by some of their parts, and cards by kind instead of copy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.core.errors import ContentError
from shamble.core.option import Option
from shamble.sessions.session import Session

PARTS: Final = ("verb", "actor", "item", "target", "n")


class OfferedOption:
    """An option with the seat that has it. `asked`: True for an option of the question, False for an interrupt."""

    def __init__(self, option: Option, seat: int, asked: bool) -> None:
        self.option: Final = option
        self.seat: Final = seat
        self.asked: Final = asked


def offers(session: Session, interrupts: bool = True) -> list[OfferedOption]:
    """Returns everything that can be played now. An interrupt that the question offers as well counts once."""
    decision = session.decision
    if decision is None:
        return []
    by_key = {option.key: OfferedOption(option, decision.seat, True) for option in decision.options}
    if interrupts:
        for seat in range(session.seats):
            for option in session.interrupts(seat):
                by_key.setdefault(option.key, OfferedOption(option, seat, False))
    return list(by_key.values())


def kind(id: str) -> str:
    """Returns the kind of a copy: `pistol` for `pistol.2`."""
    head, dot, copy = id.rpartition(".")
    return head if dot and copy.isdigit() else id


def names(wanted: str, id: str) -> bool:
    """True if a word of a scenario names this id, or the kind of it."""
    return wanted in (id, kind(id))


def fits(wanted: str | Mapping[str, Any], option: Option) -> bool:
    """True if a wanted key or mapping of parts fits an option."""
    if isinstance(wanted, str):
        words, parts = wanted.split(), option.key.split()
        return len(words) == len(parts) and all(names(word, part) for word, part in zip(words, parts))
    for part, value in wanted.items():
        has = getattr(option, part)
        if part == "n":
            if has != value:
                return False
        elif not names("" if value is None else str(value), has):
            return False
    return True


def read_wanted(wanted: object) -> str | dict[str, Any]:
    """Returns a wanted option as a key or as parts; anything else is an error."""
    if isinstance(wanted, str):
        return " ".join(wanted.split())
    if not isinstance(wanted, dict) or not wanted:
        raise ContentError(f"an option is written as its key or as {{verb: …}}, not {wanted!r}")
    for part in wanted:
        if part not in PARTS:
            raise ContentError(f"unknown key {part!r} of an option{hint(part, PARTS)}")
    return wanted


def matching(wanted: str | Mapping[str, Any], among: Iterable[OfferedOption]) -> list[OfferedOption]:
    """Returns the offers that fit. An exact key beats kinds: `pistol.1` may be named although `pistol` is ambiguous."""
    candidates = list(among)
    if isinstance(wanted, str):
        exact = [offer for offer in candidates if offer.option.key == wanted]
        if exact:
            return exact
    return [offer for offer in candidates if fits(wanted, offer.option)]


def show(wanted: str | Mapping[str, Any]) -> str:
    """Returns a wanted option as text for messages."""
    if isinstance(wanted, str):
        return wanted
    return "{" + ", ".join(f"{part}: {value}" for part, value in wanted.items()) + "}"
