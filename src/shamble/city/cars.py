"""Cars (p. 31-32): in and out, seats, slow and fast driving, police cars. Not moves, and no skill applies."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.combat import kill
from shamble.city.flow import D6, Play, Question, Step
from shamble.city.levels import LevelUp
from shamble.city.searching import DrawGear, draws
from shamble.city.skills import has, purses
from shamble.city.state import Car, City, Survivor
from shamble.city.wounds import Wounds
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option

SEATS: Final = 4
DICE: Final = 3
ACCURACY: Final = 4
DAMAGE: Final = 2


def car_options(s: City, survivor: Survivor) -> list[Option]:
    if not s.cars:
        return []
    who = survivor.id
    acting = bool(purses(s, survivor, "any"))
    options: list[Option] = []
    if survivor.car:
        car = s.car(survivor.car)
        assert car is not None
        if acting:
            options += in_car(s, survivor, car)
    elif acting:
        for car in s.cars:
            if car.zone == survivor.zone and not s.crowd(car.zone):
                room = SEATS - seated(s, car) - 1 - len(s.led_by(who))
                if room >= 0:
                    options.append(Option("board", who, car.id))
    for car in s.cars:
        again = not s.spent("turn", "search") or has(s, survivor, "search-again")
        if car.zone == survivor.zone and again and not s.crowd(car.zone) and purses(s, survivor, "search"):
            if car.kind == "police":
                options.append(Option("search-car", who, car.id))
    return options


def seated(s: City, car: Car) -> int:
    return len(car.people) + sum([len(s.led_by(id)) for id in car.people])


def in_car(s: City, survivor: Survivor, car: Car) -> list[Option]:
    who = survivor.id
    options = [Option("alight", who, car.id)]
    if car.driver != who:
        options.append(Option("drive-seat", who, car.id))
    elif car.riders:
        options += [Option("swap-seat", who, mate) for mate in car.riders]
    if car.driver == who and car.drivable:
        zones = s.board.zones
        near = [zone for zone in s.topology().near[car.zone] if zones[zone].street]
        options += [Option("slow", who, zones[zone].id, car.id) for zone in near]
        for zone in near:
            further = [other for other in s.topology().near[zone] if zones[other].street and other != car.zone]
            options += [Option("fast", who, zones[other].id, f"{car.id}>{zones[zone].id}") for other in further]
    return options


def drive_or_ride(t: Play, who: str, option: Option) -> bool:
    """Do a car action; False if it is none."""
    s = t.s
    verb = option.verb
    survivor = s.survivor(who)
    if verb == "board":
        car = s.car(option.target)
        assert car is not None
        t.pay(who, "any")
        t.set(survivor.having(car=car.id))
        if car.driver:
            t.set_car(Car(car.id, car.kind, car.zone, car.driver, (*car.riders, who), car.drivable))
        else:
            t.set_car(Car(car.id, car.kind, car.zone, who, car.riders, car.drivable))
        t.tell("boards", "car.board", who=who, car=car.id)
    elif verb == "alight":
        car = s.car(option.target)
        assert car is not None
        t.pay(who, "any")
        leave_car(t, who)
        t.tell("alights", "car.leave", who=who, car=car.id)
    elif verb in ("drive-seat", "swap-seat"):
        car = s.car(survivor.car)
        assert car is not None
        t.pay(who, "any")
        mate = option.target if verb == "swap-seat" else car.driver
        new = who if verb == "drive-seat" else mate
        old = mate if verb == "drive-seat" else who
        riders = [id for id in car.riders if id != new]
        if old:
            riders.append(old)
        t.set_car(Car(car.id, car.kind, car.zone, new, tuple(riders), car.drivable))
        t.tell("changes-seats", "car.change", who=new, car=car.id)
    elif verb in ("slow", "fast"):
        t.pay(who, "any")
        id, _, through = option.item.partition(">")
        end = s.board.names[option.target]
        if verb == "slow":
            t.tell("drives-slow", "car.slow", who=who, zone=option.target)
            roll_to(t, id, end)
        else:
            t.tell("drives-fast", "car.fast", who=who, zone=option.target)
            t.then(DriveInto(who, id, s.board.names[through]))
            t.then(DriveInto(who, id, end))
            t.then(Parked(who))
    elif verb == "search-car":
        t.pay(who, "search")
        t.spend("turn", "search")
        t.tell("searches-car", "car.police", who=who)
        t.then(DrawGear(who, "equipment", draws(s, survivor), "car"))
    else:
        return False
    return True


def leave_car(t: Play, who: str) -> None:
    survivor = t.s.survivor(who)
    car = t.s.car(survivor.car)
    t.set(survivor.having(car=""))
    if car is not None:
        driver = "" if car.driver == who else car.driver
        riders = tuple([id for id in car.riders if id != who])
        t.set_car(Car(car.id, car.kind, car.zone, driver, riders, car.drivable))


def roll_to(t: Play, id: str, zone: int) -> None:
    """The car and everybody in it are in the next zone; a crate on it rides along."""
    car = t.s.car(id)
    assert car is not None
    t.set_car(Car(car.id, car.kind, zone, car.driver, car.riders, car.drivable))
    for person in car.people:
        t.go(person, zone)
        t.s.rules.mission.entered(t, person, zone)


class DriveInto(Step):
    """Fast: an attack in every entered zone that holds zombies (p. 32, Z-44)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "car", "zone")
    __slots__ = ("car", "who", "zone")

    def __init__(self, who: str, car: str, zone: int) -> None:
        self.who: Final = who
        self.car: Final = car
        self.zone: Final = zone

    def run(self, t: Play) -> None:
        s = t.s
        roll_to(t, self.car, self.zone)
        if not s.crowd(self.zone):
            return
        dice = tuple([t.roll("d6", D6) for _ in range(DICE)])
        hits = len([die for die in dice if die >= ACCURACY])
        t.enter("attack", self.who)
        t.tell("runs-over", "car.attack", who=self.who, zone=t.zone(self.zone), dice=dice, n=hits)
        t.then(CarHit(self.who, self.zone, hits))
        if DICE - hits and walkers_by(s, self.zone):
            t.tell("friendly-fire", "car.attack.friendly", who=self.who, n=DICE - hits, zone=t.zone(self.zone))
            t.then(CarMiss(self.who, self.zone, DICE - hits))
        t.then(Leave("attack"))


def walkers_by(s: City, zone: int) -> list[str]:
    """Who stands in the road: nobody in any car is hurt (p. 32)."""
    found = [mate.id for mate in s.at(zone) if not mate.car and not has(s, mate, "low-profile")]
    drivers = [mate.id for mate in s.survivors if mate.car]
    found += [companion.id for companion in s.guests(zone) if companion.leader not in drivers]
    return found


class CarHit(Question):
    """Hits follow the priorities; the driver gets the adrenaline (p. 32)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "car-hit"
    cites: ClassVar[str] = "car.attack.priority"

    def __init__(self, who: str, zone: int, left: int) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.left: Final = left

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: City) -> list[Option]:
        if not self.left:
            return []
        kinds = s.rules.catalogue.kinds
        there = s.rules.priority(s, self.zone)
        killable = [index for index in there if s.rules.mission.can_kill(s, index, DAMAGE)]
        return [Option("hit", kinds[index].id) for index in killable]

    def answer(self, t: Play, option: Option) -> None:
        kill(t, self.who, self.zone, t.s.rules.catalogue.kind[option.actor].index, "car.attack.ap")
        t.then(CarHit(self.who, self.zone, self.left - 1))


class CarMiss(Question):
    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "friendly-fire"
    cites: ClassVar[str] = "car.attack.friendly"

    def __init__(self, who: str, zone: int, left: int) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.left: Final = left

    def seat(self, s: City) -> int:
        return s.first

    def question(self, s: City) -> Args:
        return {"n": self.left}

    def options(self, s: City) -> list[Option]:
        return [Option("misfire", id) for id in walkers_by(s, self.zone)] if self.left else []

    def answer(self, t: Play, option: Option) -> None:
        t.then(Wounds(option.actor, DAMAGE, "friendly"))
        t.then(CarMiss(self.who, self.zone, self.left - 1))


class Parked(Step):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def run(self, t: Play) -> None:
        t.then(LevelUp(self.who))
