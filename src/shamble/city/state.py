"""What lies on the table of a city game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.board import Board, Topology
from shamble.core.deck import Deck
from shamble.core.entity import Entity, Json, dump
from shamble.core.state import State

if TYPE_CHECKING:
    from shamble.city.rules import Rules

LEVELS: Final = ("blue", "yellow", "orange", "red")
THRESHOLDS: Final = (0, 7, 19, 43)
NOBODY: Final = -1
AWAY: Final = -1
"""The zone of somebody who has left the board."""


def level_of(ap: int) -> int:
    return 3 if ap >= 43 else 2 if ap >= 19 else 1 if ap >= 7 else 0


class Survivor(Entity):
    """`claimed` is the danger level whose skills were taken; `lap` counts times round the track (ultrared)."""

    fields: ClassVar[tuple[str, ...]] = (
        "id",
        "seat",
        "zone",
        "health",
        "life",
        "ap",
        "lap",
        "claimed",
        "skills",
        "hands",
        "pack",
        "car",
        "acted",
        "dead",
    )
    __slots__ = fields

    def __init__(
        self,
        id: str,
        seat: int,
        zone: int,
        health: int,
        life: int,
        ap: int = 0,
        lap: int = 0,
        claimed: int = 0,
        skills: tuple[str, ...] = (),
        hands: tuple[str, ...] = (),
        pack: tuple[str, ...] = (),
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
        self.lap: Final = lap
        self.claimed: Final = claimed
        self.skills: Final = skills
        self.hands: Final = hands
        self.pack: Final = pack
        self.car: Final = car
        self.acted: Final = acted
        self.dead: Final = dead

    def having(
        self,
        zone: int | None = None,
        life: int | None = None,
        ap: int | None = None,
        lap: int | None = None,
        claimed: int | None = None,
        skills: tuple[str, ...] | None = None,
        hands: tuple[str, ...] | None = None,
        pack: tuple[str, ...] | None = None,
        car: str | None = None,
        acted: bool | None = None,
        dead: bool | None = None,
    ) -> Survivor:
        """The same survivor with some things changed."""
        return Survivor(
            self.id,
            self.seat,
            self.zone if zone is None else zone,
            self.health,
            self.life if life is None else life,
            self.ap if ap is None else ap,
            self.lap if lap is None else lap,
            self.claimed if claimed is None else claimed,
            self.skills if skills is None else skills,
            self.hands if hands is None else hands,
            self.pack if pack is None else pack,
            self.car if car is None else car,
            self.acted if acted is None else acted,
            self.dead if dead is None else dead,
        )

    @property
    def gear(self) -> tuple[str, ...]:
        return (*self.hands, *self.pack)

    @property
    def level(self) -> int:
        return 3 if self.lap else level_of(self.ap)

    @property
    def here(self) -> bool:
        return self.zone >= 0 and not self.dead

    def without(self, card: str) -> Survivor:
        return self.having(
            hands=tuple([held for held in self.hands if held != card]),
            pack=tuple([held for held in self.pack if held != card]),
        )


class Companion(Entity):
    """Somebody who follows a leader, or waits alone (`leader` is empty)."""

    fields: ClassVar[tuple[str, ...]] = ("id", "zone", "leader")
    __slots__ = fields

    def __init__(self, id: str, zone: int, leader: str = "") -> None:
        self.id: Final = id
        self.zone: Final = zone
        self.leader: Final = leader


class Token(Entity):
    """An objective or an epic crate on the board; taken ones leave it. `car` holds a crate on a car."""

    fields: ClassVar[tuple[str, ...]] = ("id", "kind", "colour", "zone", "car")
    __slots__ = fields

    def __init__(self, id: str, kind: str, colour: str, zone: int, car: str = "") -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.colour: Final = colour
        self.zone: Final = zone
        self.car: Final = car


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
        "reaped",
        "free",
    )
    __slots__ = fields

    def __init__(
        self,
        who: str,
        mode: str,
        weapons: tuple[str, ...],
        zone: int,
        count: int,
        accuracy: int,
        damage: int,
        dice: tuple[int, ...] = (),
        rerolled: tuple[str, ...] = (),
        hits: tuple[int, ...] = (),
        misses: int = 0,
        kills: int = 0,
        reaped: bool = False,
        free: bool = False,
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
        self.reaped: Final = reaped
        self.free: Final = free

    def now(
        self,
        dice: tuple[int, ...] | None = None,
        rerolled: tuple[str, ...] | None = None,
        hits: tuple[int, ...] | None = None,
        misses: int | None = None,
        kills: int | None = None,
        reaped: bool | None = None,
    ) -> Attack:
        return Attack(
            self.who,
            self.mode,
            self.weapons,
            self.zone,
            self.count,
            self.accuracy,
            self.damage,
            self.dice if dice is None else dice,
            self.rerolled if rerolled is None else rerolled,
            self.hits if hits is None else hits,
            self.misses if misses is None else misses,
            self.kills if kills is None else kills,
            self.reaped if reaped is None else reaped,
            self.free,
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
        "brothers",
    )
    __slots__ = ("board", "rules", *fields[4:])

    def __init__(self, rules: Rules, board: Board, seats: int) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.board: Board = board
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
        self.notes: tuple[str, ...] = ()
        """What missions remember: `kills 12`, `moved a`, …"""
        self.first = 0
        self.round = 1
        self.phase = "setup"
        self.seats = seats
        self.brothers = False
        """Whether anybody is a brother in arms: most games nobody is, and nobody is looked at."""

    def fork(self) -> City:
        twin = City(self.rules, self.board, self.seats)
        self.copy_kernel(twin)
        twin.survivors = self.survivors.copy()
        twin.companions = self.companions.copy()
        twin.zombies = self.zombies.copy()
        twin.noise = self.noise.copy()
        twin.tokens = self.tokens.copy()
        twin.spawns = self.spawns.copy()
        twin.cars = self.cars.copy()
        twin.decks = self.decks.copy()
        twin.discards = self.discards.copy()
        twin.plan = self.plan.copy()
        twin.attack = self.attack
        twin.doors = self.doors
        twin.opened = self.opened
        twin.empty = self.empty
        twin.taken = self.taken
        twin.notes = self.notes
        twin.first = self.first
        twin.round = self.round
        twin.phase = self.phase
        twin.brothers = self.brothers
        return twin

    def plain(self) -> Json:
        """With the settings, because they say which board this is; a board written for a scenario comes along."""
        plain: dict[str, Json] = {name: dump(getattr(self, name)) for name in self.fields}
        plain["chosen"] = dict(self.rules.chosen)
        if self.rules.mission.written:
            plain["written"] = self.rules.mission.row
        return plain

    # -- looking things up -------------------------------------------------------------------------------------

    def topology(self) -> Topology:
        return self.board.topology(self.doors)

    def survivor(self, id: str) -> Survivor:
        for survivor in self.survivors:
            if survivor.id == id:
                return survivor
        raise KeyError(id)

    def at(self, zone: int) -> list[Survivor]:
        """Survivors in a zone, in cars too (Z-19)."""
        return [survivor for survivor in self.survivors if survivor.zone == zone and not survivor.dead]

    def guests(self, zone: int) -> list[Companion]:
        return [companion for companion in self.companions if self.companion_zone(companion) == zone]

    def companion_zone(self, companion: Companion) -> int:
        """A led companion is always where the leader is."""
        return self.survivor(companion.leader).zone if companion.leader else companion.zone

    def led_by(self, id: str) -> list[Companion]:
        return [companion for companion in self.companions if companion.leader == id]

    def people(self, zone: int) -> int:
        """Figures of the living in a zone: survivors and companions."""
        return len(self.at(zone)) + (len(self.guests(zone)) if self.companions else 0)

    def loudness(self, zone: int) -> int:
        """Noise tokens, and one for each of the living (p. 14)."""
        return self.noise[zone] + self.people(zone)

    def crowd(self, zone: int) -> int:
        return sum(self.zombies[zone])

    def count(self, kind: int) -> int:
        return sum([counts[kind] for counts in self.zombies])

    def danger(self) -> int:
        """The highest danger level of anybody on the board."""
        return max([survivor.level for survivor in self.survivors if survivor.here], default=0)

    def deck(self, name: str) -> Deck:
        return self.decks[DECKS.index(name)]

    def order(self) -> list[int]:
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def token(self, id: str) -> Token | None:
        for token in self.tokens:
            if token.id == id:
                return token
        return None

    def car(self, id: str) -> Car | None:
        for car in self.cars:
            if car.id == id:
                return car
        return None

    def noted(self, key: str) -> int:
        """A mission's number under this key; 0 if it was never written."""
        for note in self.notes:
            name, _, value = note.rpartition(" ")
            if name == key:
                return int(value)
        return 0


DECKS: Final = ("zombies", "equipment", "epic", "abominations", "starting")
