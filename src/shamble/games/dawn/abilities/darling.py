"""Alyssa Darling's choice after an assassin roll of 2 (cards)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.attackers_and_defenders import ZedsAttack
from shamble.games.dawn.fights.melee import begin_melee
from shamble.games.dawn.fights.retreats import RetreatUnits
from shamble.games.dawn.fights.zeds_enter import ZedsHoldField
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import DawnFlow, Question
from shamble.games.dawn.table.state import DawnState


class Slip(Question):
    """Darling falls back or fights; if she falls back as a defender, the zeds attack or hold the field."""

    fields: ClassVar[tuple[str, ...]] = ("fight",)
    __slots__ = ("fight",)
    ask: ClassVar[str] = "slip"
    verbs: ClassVar[tuple[str, ...]] = ("fall-back", "fight")
    rule: ClassVar[str] = "dawn.hero.darling.assassin"

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def question(self, s: DawnState) -> Args:
        return {"who": self.fight.unit}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("fall-back", self.fight.unit), Option("fight", target=self.fight.field)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        fight = self.fight
        if option.verb == "fight":
            begin_melee(t, fight)
            return
        t.then(RetreatUnits((fight.unit,), fight.field, fight.back, True))
        if not fight.attacking:
            t.then(ZedsAttack(fight.field, fight.foes))
            t.then(ZedsHoldField(fight.field))
