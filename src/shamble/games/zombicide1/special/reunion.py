"""Might Makes Right (mission 9): missing survivors wait under face-down objectives, and all leave together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shamble.city.family.goals.leaving import Together
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.turns.setup import recruit
from shamble.core.deck import Deck
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.missions.mission import Mission


class Newcomers(SpecialRule):
    """Adds a random survivor for every neutral objective taken, without any gear. The player with the fewest survivors
    gets the newcomer; in a tie that includes the taker, the taker does (S1-36, S1-80)."""

    id: ClassVar[str] = "newcomers"
    cites: ClassVar[str] = "mission.m9.newcomer"

    def took(self, t: CityFlow, who: str, token: Token) -> None:
        s = t.s
        if token.colour:
            return
        here = [mate.id for mate in s.survivors]
        left = [id for id in s.rules.catalogue.sheets if id not in here]
        if not left:
            t.tell("nobody-joins", self.cites)
            return
        id, _ = t.draw(Deck.of("survivors", left))
        seat = self.seat(s, s.survivor(who).seat)
        newcomer = recruit(s.rules, id, seat, s.survivor(who).zone)
        order = s.order()
        # If the player has finished this round's turns, the newcomer acts from the next round on.
        late = order.index(seat) < order.index(s.survivor(who).seat)
        t.join(newcomer.having(acted=late))
        t.tell("joins", self.cites, who=id, seat=seat, zone=t.zone(newcomer.zone))

    def seat(self, s: CityState, taker: int) -> int:
        """The seat that gets the newcomer."""
        mine = [len([mate for mate in s.survivors if mate.seat == seat and not mate.dead]) for seat in range(s.seats)]
        return taker if mine[taker] == min(mine) else mine.index(min(mine))


class Reunion(Together):
    """Find the missing survivors and leave with everybody; a single death loses the goal."""

    id: ClassVar[str] = "reunion"
    words: ClassVar[tuple[str, ...]] = ("n",)
    loots: ClassVar[bool] = True

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        if row.get("n", 0) > len(mission.faces()):
            raise ContentError(f"{mission.where}: goals: nobody else can be found")

    def need(self, s: CityState) -> int:
        return s.seats * self.mission.each + int(self.row["n"])

    def all_joined(self, s: CityState) -> bool:
        """True if all missing survivors have joined."""
        return len(s.survivors) >= self.need(s)

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        return not last or self.all_joined(s)

    def wants(self, s: CityState, token: Token) -> bool:
        return not self.all_joined(s)

    def keeps_in(self, s: CityState) -> bool:
        return not self.all_joined(s)
