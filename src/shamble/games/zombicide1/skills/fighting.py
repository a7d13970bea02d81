"""Skills that change an attack (p. 18-19)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import reach
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.survivors.levels import LevelUp
from shamble.city.table.flow import CityFlow, RuleStep
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option
from shamble.games.zombicide1.repeated_rolls import remember, used_up

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class RerollOnce(Skill):
    """Re-rolls all dice of an action once a turn."""

    id: ClassVar[str] = "reroll"

    def reroll(self, s: CityState, attack: Attack, n: int) -> bool:
        return s.spent("turn", self.name) < n and self.name not in attack.rerolled

    def rerolled(self, t: CityFlow, attack: Attack) -> None:
        t.spend("turn", self.name)


TRICK: Final = "trick"
"""Ledger entry of an action that is a trick shot."""


class TrickShot(Skill):
    """Shoots a pair of guns at two zones with one action: each gun has its own dice, both make one noise (S1-60). A
    re-roll of the action's dice applies to one gun."""

    id: ClassVar[str] = "trick-shot"
    verbs: ClassVar[tuple[str, ...]] = ("trick",)
    paired: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        pair = next((arm for arm in turn.kit.ready_weapons(s, "ranged") if len(arm.cards) > 1), None)
        if pair is None or not turn.can("ranged", True):
            return NO_OPTIONS
        names = [s.board.zones[zone].id for zone in reach(s, turn.survivor, pair.line.least, pair.most)]
        return [Option("trick", turn.who, target, other) for target, other in combinations(names, 2)]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.both_ways(option)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        pair = next(arm for arm in kit_of(s, s.survivor(who)).ready_weapons(s, "ranged") if len(arm.cards) > 1)
        t.pay(who, "ranged", True)
        t.uses(who, self.name)
        t.spend("action", TRICK)
        begin_attack(t, who, "ranged", pair.cards[:1], s.board.names[option.target])
        t.then(OtherBarrel(who, pair.cards[1], s.board.names[option.item]))
        t.then(LevelUp(who))

    def after_attack(self, t: CityFlow, attack: Attack) -> None:
        remember(t, attack)


class OtherBarrel(RuleStep):
    """The attack with the second gun of a trick shot."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "zone")
    __slots__ = ("card", "who", "zone")

    def __init__(self, who: str, card: str, zone: int) -> None:
        self.who: Final = who
        self.card: Final = card
        self.zone: Final = zone

    def run(self, t: CityFlow) -> None:
        survivor = t.s.survivor(self.who)
        if survivor.here and self.card in survivor.gear and t.s.crowd(self.zone):
            begin_attack(t, self.who, "ranged", (self.card,), self.zone, heard=True)
            t.s.attack = t.fighting().having(rerolled=used_up(t.s))
