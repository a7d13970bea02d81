"""Losses in any mix (cards): the players pay one by one, in their order, as far as they can."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.hits import HitUnit, can_take
from shamble.games.dawn.table.flow import DawnFlow, Question
from shamble.games.dawn.table.state import DawnState


class LoseMix(Question):
    """Asks for losses one by one. `kinds`: supply, ammo, infection, hit. A rest that cannot be paid is waived."""

    fields: ClassVar[tuple[str, ...]] = ("n", "kinds", "cause")
    __slots__ = ("cause", "kinds", "n")
    ask: ClassVar[str] = "lose"
    verbs: ClassVar[tuple[str, ...]] = ("lose", "take-hit")

    def __init__(self, n: int, kinds: tuple[str, ...], cause: str) -> None:
        self.n: Final = n
        self.kinds: Final = kinds
        self.cause: Final = cause

    def reason(self, s: DawnState) -> str:
        return self.cause

    def question(self, s: DawnState) -> Args:
        return {"n": self.n}

    def options(self, s: DawnState) -> list[Option]:
        if self.n < 1:
            return []
        options = []
        if "supply" in self.kinds and s.supplies:
            options.append(Option("lose", item="supply"))
        if "ammo" in self.kinds and s.ammo:
            options.append(Option("lose", item="ammo"))
        if "infection" in self.kinds and s.plays("infection"):
            options.append(Option("lose", item="infection"))
        if "hit" in self.kinds:
            options += [Option("take-hit", unit.id) for unit in s.units if can_take(s, unit)]
        return options

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "take-hit":
            t.then(HitUnit(option.actor, 1, self.cause))
        elif option.item == "supply":
            t.supply(-1, self.cause)
        elif option.item == "ammo":
            t.ammunition(-1, self.cause)
        else:
            t.infect(1, self.cause)
        t.then(LoseMix(self.n - 1, self.kinds, self.cause))
