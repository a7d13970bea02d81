"""The super-weapon (rule 5.7): used with all its components or not at all, always by choice."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import foes_present
from shamble.games.dawn.fights.hits import HitZeds
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep
from shamble.games.dawn.table.state import DawnState


class WeaponQuestion(Question):
    """Asks whether a unit uses the super-weapon; subclasses apply the answer."""

    ask: ClassVar[str] = "super-weapon"
    verbs: ClassVar[tuple[str, ...]] = ("use-weapon", "no-weapon")
    rule: ClassVar[str] = "dawn.weapon.all-or-none"

    def where(self, s: DawnState) -> tuple[str, str]:
        """The unit, and the field of its fight."""
        raise NotImplementedError

    def part(self, s: DawnState) -> str:
        """The component that counts in this fight."""
        raise NotImplementedError

    def question(self, s: DawnState) -> Args:
        who, place = self.where(s)
        return {"who": who, "place": place}

    def options(self, s: DawnState) -> list[Option]:
        who, _ = self.where(s)
        return [Option("use-weapon", who), Option("no-weapon", who)]


class UseKnuckles(WeaponQuestion):
    """Asked before the dice: zeds who lose an attack retreat, perhaps onto other units (p. 12, 15)."""

    def where(self, s: DawnState) -> tuple[str, str]:
        fight = s.fight
        assert fight is not None
        return fight.unit, fight.field

    def part(self, s: DawnState) -> str:
        return "knuckles"

    def answer(self, t: DawnFlow, option: Option) -> None:
        fight = t.s.fight
        assert fight is not None
        t.s.fight = fight.having(weapon=option.verb == "use-weapon")


class Snack(RuleStep):
    """One more hit after a defence; asked only if the hit can do nothing but wake a sleeper (p. 12)."""

    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def run(self, t: DawnFlow) -> None:
        foes = foes_present(t.s, self.fight)
        if foes and all(wakes(t.s, id) for id in foes):
            t.then(UseSnack(self.fight))
        elif foes:
            bite(t, self.fight)


class UseSnack(WeaponQuestion):
    """Asks whether the zed snack is used, if its hit can only wake a sleeper."""

    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def where(self, s: DawnState) -> tuple[str, str]:
        return self.fight.unit, self.fight.field

    def part(self, s: DawnState) -> str:
        return "zed-snack"

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "use-weapon":
            bite(t, self.fight)


def bite(t: DawnFlow, fight: Fight) -> None:
    """One more hit on the zeds by the zed snack."""
    t.then(HitZeds(fight.field, 1, "dawn.weapon.zed-snack", fight.foes))


def wakes(s: DawnState, id: str) -> bool:
    """True if hits turn the zed to a stronger side (the sleeper, cards)."""
    zed = s.zed(id)
    weak, strong = s.content.zeds[id].strength
    return zed is not None and not zed.reduced and strong > weak
