"""The Escape (mission 6): supplies stowed under cars, and cars that leave the board with everything they hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.printed import kind_name
from shamble.city.family.goals.leaving import Carry
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.survivors.inventory import SortInventory, receive
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY, Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.cars import leave_car
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import GoalZones
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged

SUPPLY: Final = "supply"
"""Kind of the token for a card under a car."""
ARMFUL: Final = 2
"""Number of supplies that are worth a walk to the car while others are still to be found."""


def stowed(s: CityState, car: str) -> list[str]:
    """Ids of the supplies under a car."""
    return [token.id for token in s.tokens if token.kind == SUPPLY and token.car == car]


class Stow(SpecialRule):
    """An action that puts a supply under a car in the zone or takes one out: on foot or in a seat, with or without
    zombies (S1-79)."""

    id: ClassVar[str] = "stow"
    words: ClassVar[tuple[str, ...]] = ("any",)
    verbs: ClassVar[tuple[str, ...]] = ("put-under", "take-out")
    cites: ClassVar[str] = "mission.m6.stow"

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action:
            return NO_OPTIONS
        options: list[Option] = []
        for car in s.cars:
            if car.zone != turn.zone:
                continue
            mine = [card for card in turn.survivor.gear if kind_name(card) in self.row["any"]]
            options += [Option("put-under", turn.who, car.id, card) for card in one_of_each(mine)]
            options += [Option("take-out", turn.who, car.id, card) for card in one_of_each(stowed(s, car.id))]
        return options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
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
        t.then(SortInventory(who))

    def times_happened(self, s: CityState) -> int:
        return sum([len(stowed(s, car.id)) for car in s.cars if car.zone != AWAY])

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        if option.verb == "take-out":
            return -300.0, "nothing-better", {}
        return None


def one_of_each(cards: list[str]) -> list[str]:
    """The cards without duplicates of a name."""
    by_name: dict[str, str] = {}
    for card in cards:
        by_name.setdefault(kind_name(card), card)
    return list(by_name.values())


class DriveOff(SpecialRule):
    """Removes a car that reaches the exit, with the survivors in it and the supplies under it, even among zombies."""

    id: ClassVar[str] = "drive-off"
    by_car: ClassVar[bool] = True
    cites: ClassVar[str] = "mission.m6.drive-off"

    def entered(self, t: CityFlow, who: str, zone: int) -> None:
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

    def may_leave(self, s: CityState, survivor: Survivor) -> bool:
        return False


class Haul(Carry):
    """A number of supplies leaves the board under cars; carried cards do not count."""

    id: ClassVar[str] = "haul"
    words: ClassVar[tuple[str, ...]] = ("any", "n")
    optional: ClassVar[tuple[str, ...]] = ()

    def progress(self, s: CityState) -> tuple[int, int]:
        return sum([len(stowed(s, car.id)) for car in s.cars if car.zone == AWAY]), self.need()

    def impossible(self, s: CityState) -> bool:
        """True if too few supplies can still leave, or no car is left (S1-79)."""
        if not s.decks or self.met(s):
            return False
        if not any(car.zone != AWAY and car.drivable for car in s.cars):
            return True
        lost = sum([len(self.mine(mate)) for mate in s.survivors if not mate.dead and mate.zone == AWAY])
        return sum([s.rules.catalogue.copies.get(name, 0) for name in self.cards()]) - lost < self.need()

    def mine(self, survivor: Survivor) -> list[str]:
        """The supplies that a survivor carries."""
        return [card for card in survivor.gear if kind_name(card) in self.cards()]

    def tally(self, s: CityState) -> dict[str, int] | None:
        """Supplies that survivors on the board carry, supplies under cars on the board, and those driven out."""
        out = self.progress(s)[0]
        held = sum([len(self.mine(mate)) for mate in s.survivors if mate.here])
        return {"n": held, "under": self.ready(s) - out, "out": out}

    # -- advice ------------------------------------------------------------------------------------------------

    def ready(self, s: CityState) -> int:
        """Number of supplies under cars, on or off the board."""
        return len([token for token in s.tokens if token.kind == SUPPLY])

    def leaves(self, s: CityState) -> bool:
        return not self.keeps_in(s)

    def keeps_in(self, s: CityState) -> bool:
        return self.ready(s) < self.need()

    def searching(self, s: CityState) -> bool:
        held = sum([len(self.mine(mate)) for mate in s.survivors if mate.here])
        return self.ready(s) + held < self.need()

    def wish(self, wishes: GoalZones) -> None:
        """Asks for rooms to search while supplies are missing."""
        if self.searching(wishes.s):
            wishes.musts.extend(wishes.pantries())

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        """Sends a survivor with enough supplies to a car."""
        s = wishes.s
        mine = len(self.mine(survivor))
        if not mine or (mine < ARMFUL and self.searching(s)):
            return []
        return [car.zone for car in s.cars if car.zone != AWAY and car.drivable]
