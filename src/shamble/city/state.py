"""What lies on the table of a city game. Every list is replaced, never changed in place: forks share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.board import Board, Topology
from shamble.city.presence import Horde, Presence
from shamble.core.deck import Deck
from shamble.core.entity import Entity, Json, dump
from shamble.core.state import State

if TYPE_CHECKING:
    from shamble.city.kit import Kit
    from shamble.city.rules import Rules

LEVELS: Final = ("blue", "yellow", "orange", "red")
THRESHOLDS: Final = (0, 7, 19, 43)
AWAY: Final = -1
"""The zone of somebody who has left the board."""

Counters = tuple[tuple[str, int], ...]
"""Named numbers. A name that was never written counts 0."""


def level_of(ap: int) -> int:
    return 3 if ap >= 43 else 2 if ap >= 19 else 1 if ap >= 7 else 0


def read_counter(counters: Counters, name: str) -> int:
    for known, value in counters:
        if known == name:
            return value
    return 0


def write_counter(counters: Counters, name: str, value: int) -> Counters:
    return (*[pair for pair in counters if pair[0] != name], (name, value))


class Survivor(Entity):
    """`claimed` is the danger level whose skills were taken, `floor` the level below which this one never falls.
    `kept` are cards in slots of the game's own, `counters` its own numbers (hunger, laps of the track, …)."""

    fields: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "zone",
        "health",
        "life",
        "ap",
        "floor",
        "claimed",
        "skills",
        "hands",
        "pack",
        "kept",
        "counters",
        "car",
        "acted",
        "dead",
    )
    __slots__ = (*fields, "gear", "here", "kit", "level")

    def __init__(
        self,
        id: str,
        seat: int,
        zone: int,
        health: int,
        life: int,
        ap: int = 0,
        floor: int = 0,
        claimed: int = 0,
        skills: tuple[str, ...] = (),
        hands: tuple[str, ...] = (),
        pack: tuple[str, ...] = (),
        kept: tuple[str, ...] = (),
        counters: Counters = (),
        car: str = "",
        acted: bool = False,
        dead: bool = False,
    ) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.zone: Final = zone
        self.health: Final = health
        self.life: Final = life
        self.ap: Final = ap
        self.floor: Final = floor
        self.claimed: Final = claimed
        self.skills: Final = skills
        self.hands: Final = hands
        self.pack: Final = pack
        self.kept: Final = kept
        self.counters: Final = counters
        self.car: Final = car
        self.acted: Final = acted
        self.dead: Final = dead
        self.gear: Final[tuple[str, ...]] = hands + pack if pack else hands
        self.here: Final[bool] = zone >= 0 and not dead
        self.level: Final[int] = max(floor, level_of(ap))
        self.kit: Kit | None = None
        """What follows from one's own skills and cards, once somebody has asked for it."""

    def having(
        self,
        zone: int | None = None,
        health: int | None = None,
        life: int | None = None,
        ap: int | None = None,
        floor: int | None = None,
        claimed: int | None = None,
        skills: tuple[str, ...] | None = None,
        hands: tuple[str, ...] | None = None,
        pack: tuple[str, ...] | None = None,
        kept: tuple[str, ...] | None = None,
        counters: Counters | None = None,
        car: str | None = None,
        acted: bool | None = None,
        dead: bool | None = None,
    ) -> Survivor:
        """The same survivor with some things changed."""
        twin = Survivor(
            self.id,
            self.seat,
            self.zone if zone is None else zone,
            self.health if health is None else health,
            self.life if life is None else life,
            self.ap if ap is None else ap,
            self.floor if floor is None else floor,
            self.claimed if claimed is None else claimed,
            self.skills if skills is None else skills,
            self.hands if hands is None else hands,
            self.pack if pack is None else pack,
            self.kept if kept is None else kept,
            self.counters if counters is None else counters,
            self.car if car is None else car,
            self.acted if acted is None else acted,
            self.dead if dead is None else dead,
        )
        if skills is None and hands is None and pack is None and kept is None:
            twin.kit = self.kit
        return twin

    def without(self, card: str) -> Survivor:
        return self.having(
            hands=tuple([held for held in self.hands if held != card]),
            pack=tuple([held for held in self.pack if held != card]),
        )

    def counter(self, name: str) -> int:
        return read_counter(self.counters, name)

    def counting(self, name: str, value: int) -> Survivor:
        return self.having(counters=write_counter(self.counters, name, value))


class Companion(Entity):
    """Somebody who follows a leader, or waits alone (`leader` is empty)."""

    fields: ClassVar[tuple[str, ...]] = ("id", "zone", "leader")
    __slots__ = fields

    def __init__(self, id: str, zone: int, leader: str = "") -> None:
        self.id: Final = id
        self.zone: Final = zone
        self.leader: Final = leader


class Token(Entity):
    """An objective or a crate on the board; taken ones leave it. `car` holds a crate on a car. What a `hidden` one
    shows is drawn when it is turned over."""

    fields: ClassVar[tuple[str, ...]] = ("id", "kind", "colour", "zone", "car", "hidden")
    __slots__ = fields

    def __init__(self, id: str, kind: str, colour: str, zone: int, car: str = "", hidden: bool = False) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colour: Final = colour
        self.zone: Final = zone
        self.car: Final = car
        self.hidden: Final = hidden


class Spawn(Entity):
    """A spawn zone. A coloured one sleeps until something wakes it (`since` is the round that did)."""

    fields: ClassVar[tuple[str, ...]] = ("id", "zone", "colour", "active", "since")
    __slots__ = fields

    def __init__(self, id: str, zone: int, colour: str = "", active: bool = True, since: int = 0) -> None:
        self.id: Final = id
        self.zone: Final = zone
        self.colour: Final = colour
        self.active: Final = active
        self.since: Final = since


class Car(Entity):
    """`driver` and `riders` are survivors' ids."""

    fields: ClassVar[tuple[str, ...]] = ("id", "kind", "zone", "driver", "riders", "drivable")
    __slots__ = fields

    def __init__(
        self, id: str, kind: str, zone: int, driver: str = "", riders: tuple[str, ...] = (), drivable: bool = True
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.zone: Final = zone
        self.driver: Final = driver
        self.riders: Final = riders
        self.drivable: Final = drivable

    @property
    def people(self) -> tuple[str, ...]:
        return (self.driver, *self.riders) if self.driver else self.riders

    def having(self, zone: int | None = None, driver: str | None = None, riders: tuple[str, ...] | None = None) -> Car:
        return Car(
            self.id,
            self.kind,
            self.zone if zone is None else zone,
            self.driver if driver is None else driver,
            self.riders if riders is None else riders,
            self.drivable,
        )


class Attack(Entity):
    """An attack under way. `dice` as they lie, `hits` the damage of each hit still to be given out."""

    fields: ClassVar[tuple[str, ...]] = (
        "who",
        "mode",
        "weapons",
        "zone",
        "count",
        "accuracy",
        "damage",
        "dice",
        "rerolled",
        "hits",
        "misses",
        "kills",
    )
    __slots__ = fields

    def __init__(
        self,
        who: str,
        mode: str,
        weapons: tuple[str, ...],
        zone: int,
        count: int = 0,
        accuracy: int = 0,
        damage: int = 0,
        dice: tuple[int, ...] = (),
        rerolled: tuple[str, ...] = (),
        hits: tuple[int, ...] = (),
        misses: int = 0,
        kills: int = 0,
    ) -> None:
        self.who: Final = who
        self.mode: Final = mode
        self.weapons: Final = weapons
        self.zone: Final = zone
        self.count: Final = count
        self.accuracy: Final = accuracy
        self.damage: Final = damage
        self.dice: Final = dice
        self.rerolled: Final = rerolled
        self.hits: Final = hits
        self.misses: Final = misses
        self.kills: Final = kills

    def now(
        self,
        zone: int | None = None,
        count: int | None = None,
        accuracy: int | None = None,
        dice: tuple[int, ...] | None = None,
        rerolled: tuple[str, ...] | None = None,
        hits: tuple[int, ...] | None = None,
        misses: int | None = None,
        kills: int | None = None,
    ) -> Attack:
        return Attack(
            self.who,
            self.mode,
            self.weapons,
            self.zone if zone is None else zone,
            self.count if count is None else count,
            self.accuracy if accuracy is None else accuracy,
            self.damage,
            self.dice if dice is None else dice,
            self.rerolled if rerolled is None else rerolled,
            self.hits if hits is None else hits,
            self.misses if misses is None else misses,
            self.kills if kills is None else kills,
        )


class Walk(Entity):
    """A planned step of part of the horde, made together with all the others."""

    fields: ClassVar[tuple[str, ...]] = ("kind", "start", "end", "n")
    __slots__ = fields

    def __init__(self, kind: int, start: int, end: int, n: int) -> None:
        self.kind: Final = kind
        self.start: Final = start
        self.end: Final = end
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class City(State):
    """The whole state. `zombies[zone][kind]` counts figures, `noise[zone]` tokens, `doors` are bits of open doors."""

    fields: ClassVar[tuple[str, ...]] = (
        "stack",
        "scopes",
        "serial",
        "result",
        "survivors",
        "companions",
        "zombies",
        "noise",
        "tokens",
        "spawns",
        "cars",
        "decks",
        "discards",
        "plan",
        "attack",
        "doors",
        "opened",
        "empty",
        "taken",
        "notes",
        "first",
        "round",
        "phase",
        "seats",
        "sharing",
    )
    lists: ClassVar[tuple[str, ...]] = (
        *("stack", "scopes", "survivors", "companions", "zombies", "noise", "tokens", "spawns", "cars", "decks"),
        *("discards", "plan"),
    )
    __slots__ = ("_horde", "_presence", "_topology", "board", "rules", *fields[4:])

    def __init__(self, rules: Rules, board: Board, seats: int, twin: City | None = None) -> None:
        super().__init__(twin)
        self.rules: Rules = rules
        self.board: Board = board
        self._presence: Presence | None = None if twin is None else twin._presence
        self._topology: Topology | None = None if twin is None else twin._topology
        self._horde: Horde | None = None if twin is None else twin._horde
        if twin is not None:
            self._share(twin)
            return
        self.survivors: list[Survivor] = []
        self.companions: list[Companion] = []
        self.zombies: list[tuple[int, ...]] = []
        self.noise: list[int] = []
        self.tokens: list[Token] = []
        self.spawns: list[Spawn] = []
        self.cars: list[Car] = []
        self.decks: list[Deck] = []
        self.discards: list[tuple[str, ...]] = []
        self.plan: list[Walk] = []
        self.attack: Attack | None = None
        self.doors = 0
        self.opened = 0
        """Buildings that were revealed, or never spawn, as bits."""
        self.empty: tuple[str, ...] = ()
        """Weapons that must be reloaded before they shoot again."""
        self.taken: tuple[str, ...] = ()
        """Objectives that were taken."""
        self.notes: Counters = ()
        """What missions remember: kills, who took something, …"""
        self.first = 0
        self.round = 1
        self.phase = "setup"
        self.seats = seats
        self.sharing = False
        """Whether anybody lends skills to those in the zone: in most games nobody does, and nobody is looked at."""

    def _share(self, twin: City) -> None:
        """Everything that another state has: lists are shared, because nobody changes them."""
        self.survivors = twin.survivors
        self.companions = twin.companions
        self.zombies = twin.zombies
        self.noise = twin.noise
        self.tokens = twin.tokens
        self.spawns = twin.spawns
        self.cars = twin.cars
        self.decks = twin.decks
        self.discards = twin.discards
        self.plan = twin.plan
        self.attack = twin.attack
        self.doors = twin.doors
        self.opened = twin.opened
        self.empty = twin.empty
        self.taken = twin.taken
        self.notes = twin.notes
        self.first = twin.first
        self.round = twin.round
        self.phase = twin.phase
        self.seats = twin.seats
        self.sharing = twin.sharing

    def fork(self) -> City:
        return City(self.rules, self.board, self.seats, self)

    def under(self, rules: Rules) -> City:
        """The same table under other rules, on the same board."""
        return City(rules, self.board, self.seats, self)

    def plain(self) -> Json:
        """With the settings, because they say which board this is; a board written for a scenario comes along."""
        plain: dict[str, Json] = {name: dump(getattr(self, name)) for name in self.fields}
        plain["chosen"] = dict(self.rules.chosen)
        if self.rules.mission.written:
            plain["written"] = self.rules.mission.row
        return plain

    # -- looking things up -------------------------------------------------------------------------------------

    def topology(self) -> Topology:
        known = self._topology
        if known is None or known.doors != self.doors:
            known = self._topology = self.board.topology(self.doors)
        return known

    def survivor(self, id: str) -> Survivor:
        for survivor in self.survivors:
            if survivor.id == id:
                return survivor
        raise KeyError(id)

    def person(self, id: str) -> bool:
        """Whether this is somebody who can be wounded: a survivor or a companion."""
        return any(one.id == id for one in self.survivors) or any(one.id == id for one in self.companions)

    def at(self, zone: int) -> list[Survivor]:
        """Survivors in a zone, in cars too (Z-19)."""
        return [survivor for survivor in self.survivors if survivor.zone == zone and not survivor.dead]

    def alive(self) -> list[Survivor]:
        """Who has not died: on the board, or away by an exit."""
        return [survivor for survivor in self.survivors if not survivor.dead]

    def guests(self, zone: int) -> list[Companion]:
        return [companion for companion in self.companions if self.companion_zone(companion) == zone]

    def companion_zone(self, companion: Companion) -> int:
        """A led companion is always where the leader is."""
        return self.survivor(companion.leader).zone if companion.leader else companion.zone

    def led_by(self, id: str) -> list[Companion]:
        return [companion for companion in self.companions if companion.leader == id]

    def presence(self) -> Presence:
        known = self._presence
        if known is None or not known.of(self):
            known = self._presence = Presence(self)
        return known

    def people(self, zone: int) -> int:
        """Figures of the living in a zone: survivors and companions."""
        return self.presence().people[zone]

    def loudness(self, zone: int) -> int:
        """Noise tokens, and one for each of the living who is heard (p. 14)."""
        return self.presence().sounds[zone]

    def crowd(self, zone: int) -> int:
        """Enemies in a zone; who only stands by is none."""
        counts = self.zombies[zone]
        if counts is self.rules.nobody:
            return 0
        n = sum(counts)
        for kind in self.rules.harmless if n else ():
            n -= counts[kind]
        return n

    def horde(self) -> Horde:
        known = self._horde
        if known is None or known.zombies is not self.zombies:
            known = self._horde = Horde(self)
        return known

    def crowded(self) -> list[int]:
        """The zones with figures of the horde."""
        return self.horde().crowded

    def count(self, kind: int) -> int:
        return sum([counts[kind] for counts in self.zombies])

    def individuals(self) -> list[int]:
        """Zones in which somebody stands who is a kind by itself."""
        return self.horde().individuals

    def danger(self) -> int:
        """The highest danger level of anybody on the board."""
        return max([survivor.level for survivor in self.survivors if survivor.here], default=0)

    def deck(self, name: str) -> Deck:
        return self.decks[self.rules.deck_index[name]]

    def discarded(self, name: str) -> tuple[str, ...]:
        return self.discards[self.rules.deck_index[name]]

    def order(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def token(self, id: str) -> Token | None:
        for token in self.tokens:
            if token.id == id:
                return token
        return None

    def token_zone(self, token: Token) -> int:
        """A crate on a car is where the car is (p. 32)."""
        car = self.car(token.car) if token.car else None
        return car.zone if car is not None else token.zone

    def car(self, id: str) -> Car | None:
        for car in self.cars:
            if car.id == id:
                return car
        return None

    def seated(self, car: Car) -> int:
        """Figures in a car: people and those they lead."""
        return len(car.people) + sum([len(self.led_by(id)) for id in car.people])

    def noted(self, key: str) -> int:
        """A mission's number under this key; 0 if it was never written."""
        return read_counter(self.notes, key)
