"""Leader abilities at the start of the leader's turn (p. 6, 13). Michonne's and Rick's are in combat."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.effects.resource_cards import ammo_meaning
from shamble.games.walkingdead.phases.trade import Offer
from shamble.games.walkingdead.table.flow import Play, SeatQuestion
from shamble.games.walkingdead.table.state import MAX_LIFE, Table, distinct


def use_ability(t: Play, who: int) -> None:
    """The ability is that of the character who sits on the badge's seat now (W-13)."""
    s = t.s
    char = s.players[who].char
    if char == "andrea":
        t.then(Comfort(who))
    elif char == "daryl":
        for seat in s.order():
            if not s.players[seat].food:
                t.gain_food(seat, 1, "twd.leader.daryl")
    elif char == "glenn":
        t.then(Supply(who))
    elif char == "maggie" and not s.solo:
        t.then(Offer(who, True, ()))


class Comfort(SeatQuestion):
    """Andrea: a player of her choice gains one life."""

    ask: ClassVar[str] = "andrea"
    verbs: ClassVar[tuple[str, ...]] = ("comfort", "pass")
    rule: ClassVar[str] = "twd.leader.andrea"

    def options(self, s: Table) -> list[Option]:
        hurt = [s.players[seat].char for seat in s.order() if s.players[seat].life < MAX_LIFE]
        if not hurt:
            return []
        return [Option("comfort", char) for char in hurt] + [Option("pass", s.players[self.who].char)]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        if option.verb == "pass":
            return None
        return Meaning(notes=(Note("life-then", n=s.players[s.seat_of(option.actor)].life + 1),))

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "comfort":
            t.gain_life(t.s.seat_of(option.actor), 1, self.rule)


class Supply(SeatQuestion):
    """Glenn: one ammunition for a ranged weapon that the chosen player owns, wherever he is (p. 13)."""

    ask: ClassVar[str] = "glenn"
    verbs: ClassVar[tuple[str, ...]] = ("supply", "pass")
    rule: ClassVar[str] = "twd.leader.glenn"

    def options(self, s: Table) -> list[Option]:
        options = [
            Option("supply", s.players[seat].char, item=held.card)
            for seat in s.order()
            for held in distinct(s.players[seat].cards)
            if s.content.equipment[held.card].ranged and s.ammo_for(held, 1)
        ]
        if options:
            options.append(Option("pass", s.players[self.who].char))
        return options

    def refusals(self, s: Table) -> list[Refusal]:
        return [
            Refusal(Option("supply", player.char), "no-ranged", "twd.leader.glenn.type", {"who": player.char})
            for player in s.players
            if not any(s.content.equipment[held.card].ranged for held in player.cards)
        ]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        if option.verb == "pass":
            return None
        return ammo_meaning(s.players[s.seat_of(option.actor)], option.item)

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "supply":
            t.gain_ammo(t.s.seat_of(option.actor), option.item, 1, self.rule)
