"""The super-weapon (rule 5.7) is used with all its components or not at all, and always by choice."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import alive
from shamble.games.dawn.fights.hits import HitZeds
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import Play, Question, RuleStep
from shamble.games.dawn.table.state import Table


class WeaponQuestion(Question):
    """Whether a unit uses it; what follows is said by whoever asks."""

    ask: ClassVar[str] = "super-weapon"
    verbs: ClassVar[tuple[str, ...]] = ("use-weapon", "no-weapon")
    rule: ClassVar[str] = "dawn.weapon.all-or-none"

    def where(self, s: Table) -> tuple[str, str]:
        """The unit and the field it fights at."""
        raise NotImplementedError

    def part(self, s: Table) -> str:
        """The component that counts here."""
        raise NotImplementedError

    def question(self, s: Table) -> Args:
        who, place = self.where(s)
        return {"who": who, "place": place}

    def options(self, s: Table) -> list[Option]:
        who, _ = self.where(s)
        return [Option("use-weapon", who), Option("no-weapon", who)]


class UseKnuckles(WeaponQuestion):
    """Before the dice: zeds who lose an attack retreat, perhaps onto somebody (p. 12, 15)."""

    def where(self, s: Table) -> tuple[str, str]:
        fight = s.fight
        assert fight is not None
        return fight.unit, fight.field

    def part(self, s: Table) -> str:
        return "knuckles"

    def answer(self, t: Play, option: Option) -> None:
        fight = t.s.fight
        assert fight is not None
        t.s.fight = fight.having(weapon=option.verb == "use-weapon")


class Snack(RuleStep):
    """One more hit after a defence; nobody is asked unless all it can do is to wake a sleeper (p. 12)."""

    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def run(self, t: Play) -> None:
        foes = alive(t.s, self.fight)
        if foes and all(wakes(t.s, id) for id in foes):
            t.then(UseSnack(self.fight))
        elif foes:
            bite(t, self.fight)


class UseSnack(WeaponQuestion):
    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def where(self, s: Table) -> tuple[str, str]:
        return self.fight.unit, self.fight.field

    def part(self, s: Table) -> str:
        return "zed-snack"

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "use-weapon":
            bite(t, self.fight)


def bite(t: Play, fight: Fight) -> None:
    t.then(HitZeds(fight.field, 1, "dawn.weapon.zed-snack", fight.foes))


def wakes(s: Table, id: str) -> bool:
    """Whether hits turn a zed to a stronger side (the sleeper, cards)."""
    zed = s.zed(id)
    weak, strong = s.content.zeds[id].strength
    return zed is not None and not zed.reduced and strong > weak
