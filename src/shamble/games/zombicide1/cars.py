"""Cars of Season 1 (p. 11, 17): a drive attacks every zone from its start to its end."""

from __future__ import annotations

from typing import Final

from shamble.city.combat.attack_dice import Reroll, roll_all
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import CityFlow, RuleStep, WhoStep
from shamble.city.table.pieces import Attack, Car
from shamble.city.table.state import CityState
from shamble.city.turns.cars import (
    THROUGH,
    DriveInto,
    LevelUpAfterDrive,
    SearchCar,
    UseCar,
    roll_to,
    route,
    run_over,
)
from shamble.core.option import Option
from shamble.games.zombicide1.repeated_rolls import remember, used_up

PIMP: Final = "pimp"


class Driving(UseCar):
    """Car actions: seats are changed only into free ones, and every drive attacks."""

    def seats(self, s: CityState, who: str, car: Car) -> list[Option]:
        if car.driver == who:
            return [Option("back-seat", who, car.id)] if s.free_seats(car) > 0 else []
        return [Option("drive-seat", who, car.id)] if not car.driver else []

    def drives(self, s: CityState, who: str, car: Car) -> list[Option]:
        """One or two street zones for an action, also there and back."""
        zones = s.board.zones
        near = [zone for zone in s.topology().near[car.zone] if zones[zone].street]
        options = [Option("slow", who, zones[zone].id, car.id) for zone in near]
        for zone in near:
            further = [other for other in s.topology().near[zone] if zones[other].street]
            options += [Option("fast", who, zones[other].id, route(car.id, zones[zone].id)) for other in further]
        return options

    def sweeps(self, s: CityState, car: Car, option: Option) -> list[int]:
        """The zones that a drive attacks: its start and all others, at either speed."""
        _, _, through = option.item.partition(THROUGH)
        return [car.zone, *[s.board.names[zone] for zone in (through, option.target) if zone]]

    def drive(self, t: CityFlow, who: str, option: Option) -> None:
        car, _, through = option.item.partition(THROUGH)
        t.tell("drives", "car.drive", who=who, zone=option.target)
        t.then(RunOver(who))
        for name in [through, option.target] if through else [option.target]:
            t.then(RollInto(who, car, t.s.board.names[name]))
            t.then(RunOver(who))
        t.then(LevelUpAfterDrive(who))


class RollInto(DriveInto):
    """Moves the car a zone without attacking; `RunOver` attacks in each zone."""

    def run(self, t: CityFlow) -> None:
        if t.s.survivor(self.who).car == self.car:
            roll_to(t, self.car, self.zone)


class RunOver(WhoStep):
    """Rolls a die for every figure in the zone outside the car; re-roll skills apply (S1-28, S1-56)."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        driver = s.survivor(self.who)
        if not driver.here or not driver.car:
            return
        figures = s.crowd(driver.zone) + len([mate for mate in s.at(driver.zone) if mate.car != driver.car])
        if not figures:
            return
        t.open_scope("attack", self.who)
        used = used_up(s)
        numbers = s.rules.cars
        s.attack = Attack(*(self.who, "car", (), driver.zone, figures, numbers.accuracy, numbers.damage), rerolled=used)
        roll_all(t)
        t.then(Reroll())
        t.then(Settle())


class Settle(RuleStep):
    """Ends the roll of one zone. A skill that re-rolled it re-rolls no other zone: a drive is one action."""

    def run(self, t: CityFlow) -> None:
        attack = t.fighting()
        remember(t, attack)
        t.s.attack = None
        t.close_scope("attack")
        run_over(t, attack.who, attack.zone, attack.dice)


class Rummage(SearchCar):
    """Searches a car: a police car as often as wanted, a pimpmobile once, for one of two weapons (p. 10)."""

    def holds(self, s: CityState, car: Car) -> bool:
        if car.kind == PIMP:
            return not s.mission_counter(f"searched {car.id}") and bool(s.deck("pimp").layers)
        return super().holds(s, car)

    def find(self, t: CityFlow, who: str, car: Car) -> None:
        """Draws until the first weapon, which ends the search even with a flashlight (S1-26)."""
        if car.kind == PIMP:
            t.set_mission_counter(f"searched {car.id}", 1)
            t.tell("searches-pimpmobile", "car.pimp", who=who)
            t.then(DrawGear(who, "pimp", 1, "pimp"))
        else:
            t.tell("searches-car", "car.police", who=who)
            t.then(DrawGear(who, t.s.rules.search_deck, 1, "car"))
