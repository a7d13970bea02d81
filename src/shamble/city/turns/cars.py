"""Cars: getting in and out, seats, slow and fast driving, searching police cars. None of these actions is a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.combat.hits import answer_attack, kill
from shamble.city.survivors.levels import LevelUp
from shamble.city.survivors.searching import DrawGear
from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import D6, CityFlow, Question, RuleStep, WhoStep
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.pieces import Attack, Car
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.event import Args
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


class CarNumbers:
    """Number of seats and attack values of a game's cars."""

    def __init__(self, seats: int, dice: int, accuracy: int, damage: int) -> None:
        self.seats: Final = seats
        self.dice: Final = dice
        """Number of dice of an attack, in games in which it is fixed."""
        self.accuracy: Final = accuracy
        self.damage: Final = damage


class UseCar(Action):
    """The actions of getting in and out, changing seats, and driving."""

    verbs: ClassVar[tuple[str, ...]] = (
        *("board", "ride", "alight", "drive-seat", "back-seat", "swap-seat", "slow", "fast"),
    )
    costs: ClassVar[bool] = True
    with_cars: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action:
            return NO_OPTIONS
        if turn.survivor.car:
            car = s.car(turn.survivor.car)
            assert car is not None
            options = [Option("alight", turn.who, car.id), *self.seats(s, turn.who, car)]
            return options + self.drives(s, turn.who, car) if car.driver == turn.who and car.drivable else options
        if turn.crowd:
            return NO_OPTIONS
        options = []
        rides: list[Option] = []
        for car in s.cars:
            if car.zone == turn.zone:
                party = 1 + len(s.led_by(turn.who))
                if s.rules.cars.seats - party >= s.seated(car):
                    options.append(Option("board", turn.who, car.id))
                    # A survivor may take another free seat although the driver's seat is empty.
                    if not car.driver and s.free_seats(car) >= party:
                        rides.append(Option("ride", turn.who, car.id))
        return options + rides if rides else options

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        verb = option.verb
        survivor = s.survivor(who)
        car = s.car(option.target) if verb in ("board", "ride") else s.car(survivor.car)
        assert car is not None
        t.pay(who, "any")
        if verb in ("board", "ride"):
            t.set(survivor.having(car=car.id))
            wheel = verb == "board" and not car.driver
            t.set_car(car.having(driver=who) if wheel else car.having(riders=(*car.riders, who)))
            t.tell("boards", "car.board", who=who, car=car.id)
        elif verb == "alight":
            leave_car(t, who)
            t.tell("alights", "car.leave", who=who, car=car.id)
        elif verb in ("slow", "fast"):
            self.drive(t, who, option)
        elif verb == "back-seat":
            t.set_car(car.having(driver="", riders=(*car.riders, who)))
            t.tell("leaves-wheel", "car.change", who=who, car=car.id)
        else:
            # "drive-seat" and "swap-seat": two people change places, or a passenger takes the free wheel.
            driver, former = (who, car.driver) if verb == "drive-seat" else (option.target, who)
            riders = [id for id in car.riders if id != driver]
            t.set_car(car.having(driver=driver, riders=tuple([*riders, former] if former else riders)))
            t.tell("changes-seats", "car.change", who=driver, car=car.id)

    def seats(self, s: CityState, who: str, car: Car) -> list[Option]:
        """Options to take another seat of the car; a survivor on that seat swaps."""
        if car.driver != who:
            return [Option("drive-seat", who, car.id)]
        options = [Option("swap-seat", who, mate) for mate in car.riders]
        return [*options, Option("back-seat", who, car.id)] if s.free_seats(car) > 0 else options

    def drives(self, s: CityState, who: str, car: Car) -> list[Option]:
        """Options to drive slowly into the next zone, or fast through one zone into another, never back."""
        zones = s.board.zones
        near = [zone for zone in s.topology().near[car.zone] if zones[zone].street]
        options = [Option("slow", who, zones[zone].id, car.id) for zone in near]
        for zone in near:
            further = [other for other in s.topology().near[zone] if zones[other].street and other != car.zone]
            options += [Option("fast", who, zones[other].id, route(car.id, zones[zone].id)) for other in further]
        return options

    def sweeps(self, s: CityState, car: Car, option: Option) -> list[int]:
        """The zones in which a drive attacks, in order; none for a slow drive."""
        _, _, through = option.item.partition(THROUGH)
        return [s.board.names[through], s.board.names[option.target]] if through else []

    def drive(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out a drive. A slow drive attacks no figure."""
        car, _, through = option.item.partition(THROUGH)
        end = t.s.board.names[option.target]
        if not through:
            t.tell("drives-slow", "car.slow", who=who, zone=option.target)
            roll_to(t, car, end)
            return
        t.tell("drives-fast", "car.fast", who=who, zone=option.target)
        t.then(DriveInto(who, car, t.s.board.names[through]))
        t.then(DriveInto(who, car, end))
        t.then(LevelUpAfterDrive(who))


class SearchCar(Action):
    """The action of searching a police car until a weapon is drawn. It counts as the search of the turn."""

    verbs: ClassVar[tuple[str, ...]] = ("search-car",)
    costs: ClassVar[bool] = True
    with_cars: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return not beset

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if turn.crowd or not turn.can("search"):
            return NO_OPTIONS
        if "search" in turn.spent and not turn.kit.searches_again:
            return NO_OPTIONS
        options: list[Option] = []
        for car in s.cars:
            if car.zone == turn.zone and self.holds(s, car):
                options.append(Option("search-car", turn.who, car.id))
        return options

    def holds(self, s: CityState, car: Car) -> bool:
        """True if the car can be searched."""
        return car.kind == "police"

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "search")
        t.spend("turn", "search")
        car = t.s.car(option.target)
        assert car is not None
        self.find(t, who, car)

    def find(self, t: CityFlow, who: str, car: Car) -> None:
        """Draws as many weapons as a search draws cards."""
        t.tell("searches-car", "car.police", who=who)
        t.then(DrawGear(who, t.s.rules.search_deck, kit_of(t.s, t.s.survivor(who)).draws, "car"))


THROUGH: Final = ">"
"""Separator of car and zone in the item of a fast drive."""


def route(car: str, zone: str) -> str:
    """The item of a fast drive's option: the car and the zone it passes through."""
    return f"{car}{THROUGH}{zone}"


def leave_car(t: CityFlow, who: str) -> None:
    """Takes a survivor out of the car, if the survivor sits in one."""
    survivor = t.s.survivor(who)
    car = t.s.car(survivor.car)
    t.set(survivor.having(car=""))
    if car is not None:
        driver = "" if car.driver == who else car.driver
        t.set_car(car.having(driver=driver, riders=tuple([id for id in car.riders if id != who])))


def roll_to(t: CityFlow, id: str, zone: int) -> None:
    """Moves a car and all survivors in it into a zone and checks the goals. A crate on the car moves with it."""
    car = t.s.car(id)
    assert car is not None
    t.set_car(car.having(zone=zone))
    for person in car.people:
        t.go(person, zone)
    for person in car.people:
        t.s.rules.mission.entered(t, person, zone)
    t.s.rules.mission.check(t)


class DriveInto(RuleStep):
    """Moves a car on a fast drive into a zone and attacks there if the zone holds enemies."""

    fields: ClassVar[tuple[str, ...]] = ("who", "car", "zone")
    __slots__ = ("car", "who", "zone")

    def __init__(self, who: str, car: str, zone: int) -> None:
        self.who: Final = who
        self.car: Final = car
        self.zone: Final = zone

    def run(self, t: CityFlow) -> None:
        car = t.s.car(self.car)
        if car is None or car.zone == AWAY:  # the car left the board on the way
            return
        roll_to(t, self.car, self.zone)
        if t.s.crowd(self.zone) and t.s.survivor(self.who).here:
            run_over(t, self.who, self.zone, roll_car(t, t.s.rules.cars.dice))


def roll_car(t: CityFlow, n: int) -> tuple[int, ...]:
    """Rolls the dice of a car's attack."""
    return tuple([t.roll("d6", D6) for _ in range(n)])


def run_over(t: CityFlow, who: str, zone: int, dice: tuple[int, ...]) -> None:
    """Resolves a car's attack in a zone with these dice: queues its hits, its misses and its end."""
    s = t.s
    cars = s.rules.cars
    hits = len([die for die in dice if die >= cars.accuracy])
    t.open_scope("attack", who)
    t.tell(
        "runs-over",
        "car.attack",
        who=who,
        zone=t.zone(zone),
        dice=dice,
        n=hits,
        accuracy=cars.accuracy,
        damage=cars.damage,
    )
    t.then(CarHit(who, zone, hits))
    misses = len(dice) - hits
    if misses and s.rules.misses_hit_friends and walkers_by(s, zone):
        t.tell("friendly-fire", "car.attack.friendly", who=who, n=misses, zone=t.zone(zone))
        t.then(CarMiss(who, zone, misses))
    t.then(RanOver())


def walkers_by(s: CityState, zone: int) -> list[str]:
    """Ids of those whom a miss of the car can hit: survivors and companions in the zone who sit in no car, except
    survivors spared by a skill."""
    victims = [mate.id for mate in s.at(zone) if not mate.car and not kit_of(s, mate).spared]
    drivers = [mate.id for mate in s.survivors if mate.car]
    victims += [companion.id for companion in s.guests(zone) if companion.leader not in drivers]
    return victims


class CarHit(Question):
    """Asks for the target of the next hit of a car, by the target priorities. The driver gets the adrenaline."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "car-hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit",)
    cites: ClassVar[str] = "car.attack.priority"

    def __init__(self, who: str, zone: int, left: int) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.left: Final = left

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: CityState) -> list[Option]:
        attack = self.attack(s)
        targets = s.rules.targets_of(s, attack, False) if self.left else []
        return [Option("hit", target) for target in targets if s.rules.after_hit(s, attack, target) is not None]

    def attack(self, s: CityState) -> Attack:
        """The remaining hits as an attack without weapons, for the rules about targets."""
        damage = s.rules.cars.damage
        return Attack(self.who, "car", (), self.zone, damage=damage, hits=(damage,) * self.left)

    def answer(self, t: CityFlow, option: Option) -> None:
        kind = t.s.rules.catalogue.kind.get(option.actor)
        if kind is None:
            t.then(SufferWounds(option.actor, t.s.rules.cars.damage, "car"))
        else:
            kill(t, self.who, self.zone, kind.index, "car.attack.ap")
        t.then(CarHit(self.who, self.zone, self.left - 1))


class CarMiss(Question):
    """Asks for the victim of the next miss of a car."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "friendly-fire"
    verbs: ClassVar[tuple[str, ...]] = ("misfire",)
    cites: ClassVar[str] = "car.attack.friendly"

    def __init__(self, who: str, zone: int, left: int) -> None:
        self.who: Final = who
        self.zone: Final = zone
        self.left: Final = left

    def seat(self, s: CityState) -> int:
        return s.first

    def question(self, s: CityState) -> Args:
        return {"n": self.left}

    def options(self, s: CityState) -> list[Option]:
        return [Option("misfire", id) for id in walkers_by(s, self.zone)] if self.left else []

    def answer(self, t: CityFlow, option: Option) -> None:
        t.then(SufferWounds(option.actor, t.s.rules.cars.damage, "car"))
        t.then(CarMiss(self.who, self.zone, self.left - 1))


class RanOver(RuleStep):
    """Ends a car's attack in one zone; the drive may go on."""

    def run(self, t: CityFlow) -> None:
        t.s.rules.mission.check(t)
        if t.s.result is None:
            answer_attack(t)
        t.close_scope("attack")


class LevelUpAfterDrive(WhoStep):
    """Queues the driver's level-up at the end of a drive."""

    written: ClassVar[str] = "Parked"

    def run(self, t: CityFlow) -> None:
        t.then(LevelUp(self.who))
