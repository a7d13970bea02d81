"""Might Makes Right (mission 9): those who are missing wait under face-down objectives, and all go home together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from shamble.city.family.goals.leaving import Together
from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Token
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.deck import Deck
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.city.missions.mission import Mission


class Newcomers(Effect):
    """Under every neutral objective somebody waits, drawn by chance from those who are not in play: without any gear,
    not even what the sheet begins with, for the player who has fewest, or else who took it (S1-36, S1-80)."""

    id: ClassVar[str] = "newcomers"
    cites: ClassVar[str] = "mission.m9.newcomer"

    def took(self, t: Play, who: str, token: Token) -> None:
        s = t.s
        if token.colour:
            return
        here = [one.id for one in s.survivors]
        left = [id for id in s.rules.catalogue.sheets if id not in here]
        if not left:
            t.tell("nobody-joins", self.cites)
            return
        id, _ = t.draw(Deck.of("survivors", left))
        seat = self.seat(s, s.survivor(who).seat)
        newcomer = s.rules.recruit(id, seat, s.survivor(who).zone)
        order = s.order()
        # Whose player has had all turns of this round waits for the next one.
        late = order.index(seat) < order.index(s.survivor(who).seat)
        t.join(newcomer.having(acted=late))
        t.tell("joins", self.cites, who=id, seat=seat, zone=t.zone(newcomer.zone))

    def seat(self, s: City, taker: int) -> int:
        mine = [len([one for one in s.survivors if one.seat == seat and not one.dead]) for seat in range(s.seats)]
        return taker if mine[taker] == min(mine) else mine.index(min(mine))


class Reunion(Together):
    """The missing are found, and everybody leaves: one death is one too many."""

    id: ClassVar[str] = "reunion"
    words: ClassVar[tuple[str, ...]] = ("n",)
    loots: ClassVar[bool] = True

    def __init__(self, mission: Mission, row: Mapping[str, Any]) -> None:
        super().__init__(mission, row)
        if row.get("n", 0) > len(mission.faces()):
            raise ContentError(f"{mission.where}: goals: nobody else can be found")

    def need(self, s: City) -> int:
        return s.seats * self.mission.each + int(self.row["n"])

    def found(self, s: City) -> bool:
        return len(s.survivors) >= self.need(s)

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        return not last or self.found(s)

    def wants(self, s: City, token: Token) -> bool:
        return not self.found(s)

    def keeps_in(self, s: City) -> bool:
        return not self.found(s)
