"""Alyssa Darling's second thoughts (cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.attackers_and_defenders import ZedsAttack
from shamble.games.dawn.fights.melee import begin_melee
from shamble.games.dawn.fights.retreats import RetreatUnits
from shamble.games.dawn.fights.zeds_enter import Held
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import Play, Question
from shamble.games.dawn.table.state import Table


class Slip(Question):
    """On a 2 she falls back or fights; when she goes, the zeds hold the field."""

    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)
    ask: ClassVar[str] = "slip"
    verbs: ClassVar[tuple[str, ...]] = ("fall-back", "fight")
    rule: ClassVar[str] = "dawn.hero.darling.assassin"

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def question(self, s: Table) -> Args:
        return {"who": self.fight.unit}

    def options(self, s: Table) -> list[Option]:
        return [Option("fall-back", self.fight.unit), Option("fight", target=self.fight.field)]

    def answer(self, t: Play, option: Option) -> None:
        fight = self.fight
        if option.verb == "fight":
            begin_melee(t, fight)
            return
        t.then(RetreatUnits((fight.unit,), fight.field, fight.back, True))
        if not fight.attacking:
            t.then(ZedsAttack(fight.field, fight.foes))
            t.then(Held(fight.field))
