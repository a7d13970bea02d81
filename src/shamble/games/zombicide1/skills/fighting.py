"""Skills of an attack (p. 18-19)."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import reach
from shamble.city.combat.attack_dice import begin
from shamble.city.table.flow import Play, RuleStep
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option
from shamble.games.zombicide1.repeated_rolls import remember, used_up


class RerollOnce(Skill):
    """Once a turn all dice of an action may be rolled again."""

    id: ClassVar[str] = "reroll"

    def reroll(self, s: City, attack: Attack, n: int) -> bool:
        return s.spent("turn", self.name) < n and self.name not in attack.rerolled

    def rerolled(self, t: Play, attack: Attack) -> None:
        t.spend("turn", self.name)


class TrickShot(Skill):
    """A pair of guns, one action, two zones: one gun and its own dice for each, one noise (S1-60). What repeats the
    dice of an action repeats those of one gun."""

    id: ClassVar[str] = "trick-shot"
    verbs: ClassVar[tuple[str, ...]] = ("trick",)
    paired: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        pair = next((arm for arm in turn.kit.arms_now(s, "ranged") if len(arm.cards) > 1), None)
        if pair is None or not turn.can("ranged", True):
            return []
        names = [s.board.zones[zone].id for zone in reach(s, turn.survivor, pair.line.least, pair.most)]
        return [Option("trick", turn.who, one, other) for one, other in combinations(names, 2)]

    def perform(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        pair = next(arm for arm in kit_of(s, s.survivor(who)).arms_now(s, "ranged") if len(arm.cards) > 1)
        t.pay(who, "ranged", True)
        t.uses(who, self.name)
        begin(t, who, "ranged", pair.cards[:1], s.board.names[option.target])
        t.then(OtherBarrel(who, pair.cards[1], s.board.names[option.item]))

    def after_attack(self, t: Play, attack: Attack) -> None:
        remember(t, attack)


class OtherBarrel(RuleStep):
    """The other gun of a trick shot."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "zone")
    __slots__ = ("card", "who", "zone")

    def __init__(self, who: str, card: str, zone: int) -> None:
        self.who: Final = who
        self.card: Final = card
        self.zone: Final = zone

    def run(self, t: Play) -> None:
        survivor = t.s.survivor(self.who)
        if survivor.here and self.card in survivor.gear and t.s.crowd(self.zone):
            begin(t, self.who, "ranged", (self.card,), self.zone, heard=True)
            t.s.attack = t.fighting().now(rerolled=used_up(t.s))
