"""Losses in any mix (cards): the players pay one by one, in their order, as far as they can."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.anytime import LOSS, BeforeAmmoLoss, TownAnnouncement, alone_to_hit
from shamble.games.dawn.fights.hits import HitUnit, can_take
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow
from shamble.games.dawn.table.state import DawnState


def lose_mix(t: DawnFlow, n: int, kinds: tuple[str, ...], cause: str) -> None:
    """Queues n losses of these kinds, announced if the first one would hit a unit or take ammunition without a
    question."""
    if n > 0:
        t.announce(BeforeLoss(kinds))
        if "ammo" in kinds and not other_payments(t.s, kinds):
            t.announce(BeforeAmmoLoss(1))
        t.then(LoseMix(n, kinds, cause))


def other_payments(s: DawnState, kinds: tuple[str, ...]) -> bool:
    """True if something besides ammunition can pay a loss of these kinds."""
    if ("supply" in kinds and s.supplies) or ("infection" in kinds and s.uses_rules("infection")):
        return True
    return "hit" in kinds and any(can_take(s, unit) for unit in s.units)


class BeforeLoss(TownAnnouncement):
    """Announces a loss that only one unit can pay, by a hit (D-112). `kinds`: the kinds of `LoseMix`."""

    fields: ClassVar[tuple[str, ...]] = ("kinds", "passed")
    __slots__ = ("kinds",)

    def __init__(self, kinds: tuple[str, ...], passed: tuple[str, ...] = ()) -> None:
        super().__init__(LOSS, -1, " ".join(kinds), passed)
        self.kinds: Final = kinds

    def with_passed(self, passed: tuple[str, ...]) -> BeforeLoss:
        return BeforeLoss(self.kinds, passed)

    def wanted(self, s: DawnState) -> bool:
        return self.forced(s) and super().wanted(s)

    def forced(self, s: DawnState) -> bool:
        """True if a hit on one certain unit is the only way to pay."""
        others = ("supply" in self.kinds and s.supplies) or ("ammo" in self.kinds and s.ammo)
        fever = "infection" in self.kinds and s.uses_rules("infection")
        return "hit" in self.kinds and not others and not fever and bool(alone_to_hit(s))


class LoseMix(CausedQuestion):
    """Asks for losses one by one. `kinds`: supply, ammo, infection, hit. A rest that cannot be paid is waived."""

    fields: ClassVar[tuple[str, ...]] = ("n", "kinds", "cause")
    __slots__ = ("kinds", "n")
    ask: ClassVar[str] = "lose"
    verbs: ClassVar[tuple[str, ...]] = ("lose", "take-hit")

    def __init__(self, n: int, kinds: tuple[str, ...], cause: str) -> None:
        super().__init__(cause)
        self.n: Final = n
        self.kinds: Final = kinds

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
        if "infection" in self.kinds and s.uses_rules("infection"):
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
        lose_mix(t, self.n - 1, self.kinds, self.cause)
