"""Cars (p. 31-32): in and out, seats, slow and fast driving, police cars. Not moves, and no skill applies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.combat.hits import answer_attack, kill
from shamble.city.survivors.levels import LevelUp
from shamble.city.survivors.searching import DrawGear
from shamble.city.survivors.wounds import Wounds
from shamble.city.table.flow import D6, Play, Question, RuleStep, WhoStep
from shamble.city.table.kit import Kit, kit_of
from shamble.city.table.pieces import Attack, Car
from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY
from shamble.city.table.turn_budget import Turn
from shamble.core.event import Args
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


class CarNumbers:
    """What a game's cars hold and how hard they hit."""

    def __init__(self, seats: int, dice: int, accuracy: int, damage: int) -> None:
        self.seats: Final = seats
        self.dice: Final = dice
        """Dice of an attack, where that is a number."""
        self.accuracy: Final = accuracy
        self.damage: Final = damage


class UseCar(Action):
    """Getting in and out, changing seats, driving."""

    verbs: ClassVar[tuple[str, ...]] = (
        *("board", "ride", "alight", "drive-seat", "back-seat", "swap-seat", "slow", "fast"),
    )
    costs: ClassVar[bool] = True
    with_cars: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.acting:
            return []
        if turn.survivor.car:
            car = s.car(turn.survivor.car)
            assert car is not None
            options = [Option("alight", turn.who, car.id), *self.seats(s, turn.who, car)]
            return options + self.drives(s, turn.who, car) if car.driver == turn.who and car.drivable else options
        if turn.crowd:
            return []
        room = s.rules.cars.seats - 1 - len(s.led_by(turn.who))
        here = [car for car in s.cars if car.zone == turn.zone and room >= s.seated(car)]
        options = [Option("board", turn.who, car.id) for car in here]
        # Nobody has to take an empty driver's seat, if there is another one (p. 31).
        options += [Option("ride", turn.who, car.id) for car in here if not car.driver and behind(s, car)]
        return options

    def perform(self, t: Play, who: str, option: Option) -> None:
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
            new, old = (who, car.driver) if verb == "drive-seat" else (option.target, who)
            riders = [id for id in car.riders if id != new]
            t.set_car(car.having(driver=new, riders=tuple([*riders, old] if old else riders)))
            t.tell("changes-seats", "car.change", who=new, car=car.id)

    def seats(self, s: City, who: str, car: Car) -> list[Option]:
        """Other seats of the car: whoever sits there changes places."""
        if car.driver != who:
            return [Option("drive-seat", who, car.id)]
        options = [Option("swap-seat", who, mate) for mate in car.riders]
        return [*options, Option("back-seat", who, car.id)] if behind(s, car) else options

    def drives(self, s: City, who: str, car: Car) -> list[Option]:
        """Slowly one zone, or fast through one into another, and never back (p. 32)."""
        zones = s.board.zones
        near = [zone for zone in s.topology().near[car.zone] if zones[zone].street]
        options = [Option("slow", who, zones[zone].id, car.id) for zone in near]
        for zone in near:
            further = [other for other in s.topology().near[zone] if zones[other].street and other != car.zone]
            options += [Option("fast", who, zones[other].id, route(car.id, zones[zone].id)) for other in further]
        return options

    def sweeps(self, s: City, car: Car, option: Option) -> list[int]:
        """The zones in which a drive attacks, in order."""
        _, _, through = option.item.partition(THROUGH)
        return [s.board.names[through], s.board.names[option.target]] if through else []

    def drive(self, t: Play, who: str, option: Option) -> None:
        """Slowly nobody is hurt."""
        car, _, through = option.item.partition(THROUGH)
        end = t.s.board.names[option.target]
        if not through:
            t.tell("drives-slow", "car.slow", who=who, zone=option.target)
            roll_to(t, car, end)
            return
        t.tell("drives-fast", "car.fast", who=who, zone=option.target)
        t.then(DriveInto(who, car, t.s.board.names[through]))
        t.then(DriveInto(who, car, end))
        t.then(Parked(who))


class SearchCar(Action):
    """A police car is searched until a weapon comes; it is the search of the turn (p. 32)."""

    verbs: ClassVar[tuple[str, ...]] = ("search-car",)
    costs: ClassVar[bool] = True
    with_cars: ClassVar[bool] = True

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return not beset

    def options(self, s: City, turn: Turn) -> list[Option]:
        if turn.crowd or not turn.can("search"):
            return []
        if "search" in turn.spent and not turn.kit.searches_again:
            return []
        here = [car for car in s.cars if car.zone == turn.zone and self.holds(s, car)]
        return [Option("search-car", turn.who, car.id) for car in here]

    def holds(self, s: City, car: Car) -> bool:
        """Whether anything can be found in a car."""
        return car.kind == "police"

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.pay(who, "search")
        t.spend("turn", "search")
        car = t.s.car(option.target)
        assert car is not None
        self.find(t, who, car)

    def find(self, t: Play, who: str, car: Car) -> None:
        """Weapons, as many as a search finds cards."""
        t.tell("searches-car", "car.police", who=who)
        t.then(DrawGear(who, t.s.rules.search_deck, kit_of(t.s, t.s.survivor(who)).draws, "car"))


def behind(s: City, car: Car) -> bool:
    """Whether a seat behind the wheel is free; those who are led sit there too."""
    driver = 1 if car.driver else 0
    return s.seated(car) - driver < s.rules.cars.seats - 1


THROUGH: Final = ">"


def route(car: str, zone: str) -> str:
    """A fast drive as the one item that an option names: the car, and the zone it leads through."""
    return f"{car}{THROUGH}{zone}"


def leave_car(t: Play, who: str) -> None:
    survivor = t.s.survivor(who)
    car = t.s.car(survivor.car)
    t.set(survivor.having(car=""))
    if car is not None:
        driver = "" if car.driver == who else car.driver
        t.set_car(car.having(driver=driver, riders=tuple([id for id in car.riders if id != who])))


def roll_to(t: Play, id: str, zone: int) -> None:
    """The car and everybody in it are in the next zone; a crate on it rides along."""
    car = t.s.car(id)
    assert car is not None
    t.set_car(car.having(zone=zone))
    for person in car.people:
        t.go(person, zone)
    for person in car.people:
        t.s.rules.mission.entered(t, person, zone)
    t.s.rules.mission.check(t)


class DriveInto(RuleStep):
    """Fast: an attack in every entered zone that holds zombies (p. 32, Z-44)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "car", "zone")
    __slots__ = ("car", "who", "zone")

    def __init__(self, who: str, car: str, zone: int) -> None:
        self.who: Final = who
        self.car: Final = car
        self.zone: Final = zone

    def run(self, t: Play) -> None:
        car = t.s.car(self.car)
        if car is None or car.zone == AWAY:  # it left the board on the way
            return
        roll_to(t, self.car, self.zone)
        if t.s.crowd(self.zone) and t.s.survivor(self.who).here:
            run_over(t, self.who, self.zone, roll_car(t, t.s.rules.cars.dice))


def roll_car(t: Play, n: int) -> tuple[int, ...]:
    return tuple([t.roll("d6", D6) for _ in range(n)])


def run_over(t: Play, who: str, zone: int, dice: tuple[int, ...]) -> None:
    """A car attacks in a zone; these are its dice."""
    s = t.s
    cars = s.rules.cars
    hits = len([die for die in dice if die >= cars.accuracy])
    t.enter("attack", who)
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


def walkers_by(s: City, zone: int) -> list[str]:
    """Who stands in the road: nobody in any car is hurt (p. 32)."""
    found = [mate.id for mate in s.at(zone) if not mate.car and not kit_of(s, mate).spared]
    drivers = [mate.id for mate in s.survivors if mate.car]
    found += [companion.id for companion in s.guests(zone) if companion.leader not in drivers]
    return found


class CarHit(Question):
    """Hits follow the priorities; the driver gets the adrenaline (p. 32)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "car-hit"
    verbs: ClassVar[tuple[str, ...]] = ("hit",)
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
        attack = self.attack(s)
        targets = s.rules.targets_of(s, attack, False) if self.left else []
        return [Option("hit", target) for target in targets if s.rules.after_hit(s, attack, target) is not None]

    def attack(self, s: City) -> Attack:
        damage = s.rules.cars.damage
        return Attack(self.who, "car", (), self.zone, damage=damage, hits=(damage,) * self.left)

    def answer(self, t: Play, option: Option) -> None:
        kind = t.s.rules.catalogue.kind.get(option.actor)
        if kind is None:
            t.then(Wounds(option.actor, t.s.rules.cars.damage, "car"))
        else:
            kill(t, self.who, self.zone, kind.index, "car.attack.ap")
        t.then(CarHit(self.who, self.zone, self.left - 1))


class CarMiss(Question):
    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "who", "zone")
    ask: ClassVar[str] = "friendly-fire"
    verbs: ClassVar[tuple[str, ...]] = ("misfire",)
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
        t.then(Wounds(option.actor, t.s.rules.cars.damage, "car"))
        t.then(CarMiss(self.who, self.zone, self.left - 1))


class RanOver(RuleStep):
    """The attack in one zone is complete; the drive may go on."""

    def run(self, t: Play) -> None:
        t.s.rules.mission.check(t)
        if t.s.result is None:
            answer_attack(t)
        t.leave("attack")


class Parked(WhoStep):
    def run(self, t: Play) -> None:
        t.then(LevelUp(self.who))
