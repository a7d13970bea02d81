"""The Escape (mission 6): supplies under cars, and cars that leave the board with everything they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.printed import kind_name
from shamble.city.family.goals.leaving import Carry
from shamble.city.missions.special_rule import Effect
from shamble.city.survivors.inventory import Sort, receive
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Token
from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY, Survivor
from shamble.city.table.turn_budget import Turn
from shamble.city.turns.cars import leave_car
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import Wishes
    from shamble.city.advice.judged import Judged
    from shamble.city.advice.turn_options import TurnJudge

SUPPLY: Final = "supply"
"""A card that lies under a car."""
ARMFUL: Final = 2
"""So many supplies are worth a walk to the car while others are still to be found."""


def stowed(s: City, car: str) -> list[str]:
    return [token.id for token in s.tokens if token.kind == SUPPLY and token.car == car]


class Stow(Effect):
    """One action puts a supply under a car in the zone, or takes one from there: on foot or in a seat, zombies or not
    (S1-79)."""

    id: ClassVar[str] = "stow"
    words: ClassVar[tuple[str, ...]] = ("any",)
    verbs: ClassVar[tuple[str, ...]] = ("put-under", "take-out")
    cites: ClassVar[str] = "mission.m6.stow"

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.acting:
            return []
        options: list[Option] = []
        for car in s.cars:
            if car.zone != turn.zone:
                continue
            mine = [card for card in turn.survivor.gear if kind_name(card) in self.row["any"]]
            options += [Option("put-under", turn.who, car.id, card) for card in one_of_each(mine)]
            options += [Option("take-out", turn.who, car.id, card) for card in one_of_each(stowed(s, car.id))]
        return options

    def perform(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        card = option.item
        t.pay(who, "any")
        if option.verb == "put-under":
            t.set(s.survivor(who).without(card))
            s.tokens = [*s.tokens, Token(card, SUPPLY, "", AWAY, option.target)]
            t.tell("stows", self.cites, who=who, card=card, car=option.target)
            return
        s.tokens = [token for token in s.tokens if token.id != card]
        t.tell("unstows", self.cites, who=who, card=card, car=option.target)
        receive(t, who, card)
        t.then(Sort(who))

    def so_far(self, s: City) -> int:
        return sum([len(stowed(s, car.id)) for car in s.cars if car.zone != AWAY])

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        if option.verb == "take-out":
            return -300.0, "nothing-better", {}
        return None


def one_of_each(cards: list[str]) -> list[str]:
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(kind_name(card), card)
    return list(found.values())


class DriveOff(Effect):
    """Who reaches the exit in a car is gone, with the car and whatever lies under it, zombies or not."""

    id: ClassVar[str] = "drive-off"
    by_car: ClassVar[bool] = True
    cites: ClassVar[str] = "mission.m6.drive-off"

    def entered(self, t: Play, who: str, zone: int) -> None:
        s = t.s
        car = s.car(s.survivor(who).car)
        if car is None or zone not in self.mission.exits:
            return
        for person in car.people:
            leave_car(t, person)
            t.escape(person, self.cites)
        empty = s.car(car.id)
        assert empty is not None
        t.set_car(empty.having(zone=AWAY))
        t.tell("drives-off", self.cites, car=car.id, cards=tuple(stowed(s, car.id)), n=len(stowed(s, car.id)))

    def may_leave(self, s: City, survivor: Survivor) -> bool:
        return False


class Haul(Carry):
    """So many supplies leave the board under cars; what somebody carries away does not count."""

    id: ClassVar[str] = "haul"
    words: ClassVar[tuple[str, ...]] = ("any", "n")

    def progress(self, s: City) -> tuple[int, int]:
        return sum([len(stowed(s, car.id)) for car in s.cars if car.zone == AWAY]), self.need()

    def impossible(self, s: City) -> bool:
        """Too few can still leave, or no car is left to take them (S1-79)."""
        if not s.decks or self.met(s):
            return False
        if not any(car.zone != AWAY and car.drivable for car in s.cars):
            return True
        lost = sum([len(self.mine(one)) for one in s.survivors if not one.dead and one.zone == AWAY])
        cards = [card for deck in s.rules.catalogue.decks.values() for card in deck]
        return len([card for card in cards if kind_name(card) in self.cards()]) - lost < self.need()

    def mine(self, survivor: Survivor) -> list[str]:
        return [card for card in survivor.gear if kind_name(card) in self.cards()]

    # -- advice ------------------------------------------------------------------------------------------------

    def ready(self, s: City) -> int:
        """Supplies that are under a car, here or away."""
        return len([token for token in s.tokens if token.kind == SUPPLY])

    def leaves(self, s: City) -> bool:
        return not self.keeps_in(s)

    def keeps_in(self, s: City) -> bool:
        return self.ready(s) < self.need()

    def searching(self, s: City) -> bool:
        held = sum([len(self.mine(one)) for one in s.survivors if one.here])
        return self.ready(s) + held < self.need()

    def wish(self, wishes: Wishes) -> None:
        """Somewhere to search, as long as there is too little."""
        if self.searching(wishes.s):
            wishes.musts.extend(wishes.pantries())

    def errand(self, wishes: Wishes, survivor: Survivor) -> list[int]:
        """To a car with what one carries, as soon as it is worth the way."""
        s = wishes.s
        mine = len(self.mine(survivor))
        if not mine or (mine < ARMFUL and self.searching(s)):
            return []
        return [car.zone for car in s.cars if car.zone != AWAY and car.drivable]
