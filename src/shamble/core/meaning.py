"""What an option would do, told before it is taken: its price, its dice, its chances, whom it may hurt.

Asked only for people who look: bots and simulations never pay for it. Numbers and ids, never sentences; each part is a
message `means-…` that every viewer says in its own language.
"""

from __future__ import annotations

from typing import Final

from shamble.core.event import Arg

HARMLESS: Final = 0
RISKY: Final = 1
"""It may hurt somebody, or cost what one would rather keep."""
GRAVE: Final = 2
"""It kills somebody of ours, or loses the game."""


class Note:
    """One thing more to know: message `means-<id>` with its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Arg) -> None:
        self.id: Final = id
        self.args: Final[dict[str, Arg]] = args

    def __repr__(self) -> str:
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


class Meaning:
    """Every part is optional; one that is left out is not told.

    `cost`: so many actions, 0 for none, -1 where nothing is counted; `free_by`: the skill or card that pays instead.
    `dice` are rolled, and each one succeeds from `need` on. `odds` are notes with a `percent`. `first`: what falls
    first, in this order. `hurts`: whom of ours it may hit. `noise`: so many tokens. `final`: what is used up is gone
    for good. `notes`: whatever else a player would want to know.
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
        """All of it, in the order in which it is read: the price, the chances, the dangers."""
        found: list[Note] = []
        if self.free_by:
            found.append(Note("free-by", item=self.free_by))
        elif self.cost == 0:
            found.append(Note("free"))
        elif self.cost > 0:
            found.append(Note("cost", n=self.cost))
        if self.ends_turn:
            found.append(Note("ends-turn"))
        if self.dice:
            found.append(Note("dice-need", n=self.dice, need=self.need) if self.need else Note("dice", n=self.dice))
        found += self.odds
        if self.first:
            found.append(Note("first", target=self.first))
        if self.noise:
            found.append(Note("noise", n=self.noise))
        found += self.notes
        if self.hurts:
            found.append(Note("hurts", who=self.hurts))
        if self.final:
            found.append(Note("final"))
        return found

    def __repr__(self) -> str:
        return f"<means {self.told()} risk {self.risk}>"


def percent(chance: float) -> int:
    """A chance for people: 0 and 100 are kept for what is impossible or certain."""
    if chance <= 0.0:
        return 0
    if chance >= 1.0:
        return 100
    return min(99, max(1, round(chance * 100)))
