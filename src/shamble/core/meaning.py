"""The meaning of an option, told before it is taken: cost, dice, chances, dangers.

Computed only for people: bots and simulations never need it. A meaning holds numbers and ids, never sentences; each
part is a message `means-…` that every client renders in its own language.
"""

from __future__ import annotations

from typing import Final

from shamble.core.event import Arg

HARMLESS: Final = 0
"""Risk of an option that hurts nobody and costs nothing that players would rather keep."""
RISKY: Final = 1
"""Risk of an option that may hurt a figure of ours, or costs something that players would rather keep."""
GRAVE: Final = 2
"""Risk of an option that kills a figure of ours or loses the game."""


class Note:
    """A further fact about an option: message `means-<id>` with its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Arg) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Arg]] = args

    def __repr__(self) -> str:
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


class Meaning:
    """The effects of an option. Every part is optional; a part that is left out is not shown.

    `cost`: actions it costs, 0 for a free action, -1 where actions do not count; `free_by`: the skill or card that pays
    instead. `dice`: number of dice, each of which succeeds from `need` on. `odds`: notes with a `percent`. `first`:
    targets in the order in which they fall. `hurts`: figures of ours that it may hit. `noise`: number of tokens.
    `final`: True if something used up is gone for good. `notes`: anything else a player would want to know.
    """

    __slots__ = (
        "cost",
        "dice",
        "ends_turn",
        "final",
        "first",
        "free_by",
        "hurts",
        "need",
        "noise",
        "notes",
        "odds",
        "risk",
    )

    def __init__(
        self,
        *,
        cost: int = -1,
        free_by: str = "",
        ends_turn: bool = False,
        dice: int = 0,
        need: int = 0,
        odds: tuple[Note, ...] = (),
        first: tuple[str, ...] = (),
        noise: int = 0,
        hurts: tuple[str, ...] = (),
        notes: tuple[Note, ...] = (),
        risk: int = HARMLESS,
        final: bool = False,
    ) -> None:
        self.cost: Final = cost
        self.free_by: Final = free_by
        self.ends_turn: Final = ends_turn
        self.dice: Final = dice
        self.need: Final = need
        self.odds: Final = odds
        self.first: Final = first
        self.noise: Final = noise
        self.hurts: Final = hurts
        self.notes: Final = notes
        self.risk: Final = max(risk, RISKY) if hurts else risk
        self.final: Final = final

    def told(self) -> list[Note]:
        """Returns all parts in reading order: cost, chances, dangers."""
        notes: list[Note] = []
        if self.free_by:
            notes.append(Note("free-by", item=self.free_by))
        elif self.cost == 0:
            notes.append(Note("free"))
        elif self.cost > 0:
            notes.append(Note("cost", n=self.cost))
        if self.ends_turn:
            notes.append(Note("ends-turn"))
        if self.dice:
            notes.append(Note("dice-need", n=self.dice, need=self.need) if self.need else Note("dice", n=self.dice))
        notes += self.odds
        if self.first:
            notes.append(Note("first", target=self.first))
        if self.noise:
            notes.append(Note("noise", n=self.noise))
        notes += self.notes
        if self.hurts:
            notes.append(Note("hurts", who=self.hurts))
        if self.final:
            notes.append(Note("final"))
        return notes

    def __repr__(self) -> str:
        return f"<means {self.told()} risk {self.risk}>"


def percent(chance: float) -> int:
    """Converts a chance to whole percent; 0 and 100 only if the event is impossible or certain. A chance is a sum of
    fractions, which misses 1 by the errors of rounding."""
    if chance <= ROUNDING:
        return 0
    if chance >= 1.0 - ROUNDING:
        return 100
    return min(99, max(1, round(chance * 100)))


ROUNDING: Final = 1e-6
"""Difference from 0 and 1 below which a chance counts as impossible or certain."""
