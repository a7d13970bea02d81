"""Abilities that the leader uses at the start of the turn (p. 6, 13). Those of Michonne and Rick are in `combat`."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.effects.resource_cards import ammo_meaning
from shamble.games.walkingdead.phases.trade import Offer
from shamble.games.walkingdead.table.flow import SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.state import MAX_LIFE, WalkingDeadState, without_equal_copies


def use_ability(t: WalkingDeadFlow, who: int) -> None:
    """Uses the ability of the character that the leader's seat plays now (W-13)."""
    s = t.s
    char = s.players[who].char
    if char == "andrea":
        t.then(Comfort(who))
    elif char == "daryl":
        for seat in s.order():
            if not s.players[seat].food:
                t.gain_food(seat, 1, "twd.leader.daryl")
    elif char == "glenn":
        t.then(GiveAmmunition(who))
    elif char == "maggie" and not s.solo:
        t.then(Offer(who, True, ()))


class Comfort(SeatQuestion):
    """Andrea: a player of her choice gains one life."""

    ask: ClassVar[str] = "andrea"
    verbs: ClassVar[tuple[str, ...]] = ("comfort", "pass")
    rule: ClassVar[str] = "twd.leader.andrea"

    def options(self, s: WalkingDeadState) -> list[Option]:
        hurt = [s.players[seat].char for seat in s.order() if s.players[seat].life < MAX_LIFE]
        if not hurt:
            return []
        return [Option("comfort", char) for char in hurt] + [Option("pass", s.players[self.who].char)]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        if option.verb == "pass":
            return None
        return Meaning(notes=(Note("life-then", n=s.players[s.seat_of(option.actor)].life + 1),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "comfort":
            t.gain_life(t.s.seat_of(option.actor), 1, self.rule)


class GiveAmmunition(SeatQuestion):
    """Glenn: one ammunition for a ranged weapon of the chosen player, at any place (p. 13)."""

    written: ClassVar[str] = "Supply"

    ask: ClassVar[str] = "glenn"
    verbs: ClassVar[tuple[str, ...]] = ("supply", "pass")
    rule: ClassVar[str] = "twd.leader.glenn"

    def options(self, s: WalkingDeadState) -> list[Option]:
        options = [
            Option("supply", s.players[seat].char, item=held.card)
            for seat in s.order()
            for held in without_equal_copies(s.players[seat].cards)
            if s.content.equipment[held.card].ranged and s.ammo_for(held, 1)
        ]
        if options:
            options.append(Option("pass", s.players[self.who].char))
        return options

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        return [
            Refusal(Option("supply", player.char), "no-ranged", "twd.leader.glenn.type", {"who": player.char})
            for player in s.players
            if not any(s.content.equipment[held.card].ranged for held in player.cards)
        ]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        if option.verb == "pass":
            return None
        return ammo_meaning(s.players[s.seat_of(option.actor)], option.item)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "supply":
            t.gain_ammo(t.s.seat_of(option.actor), option.item, 1, self.rule)
