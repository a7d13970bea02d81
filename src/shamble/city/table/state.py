"""What lies on the table of a city game. Every list is replaced, never changed in place: forks share them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board, Topology
from shamble.city.table.pieces import Attack, Car, Companion, Spawn, Token, Walk
from shamble.city.table.presence import Horde, Presence
from shamble.city.table.survivor import Counters, Survivor, read_counter
from shamble.core.deck import Deck
from shamble.core.entity import Json, dump
from shamble.core.state import State

if TYPE_CHECKING:
    from shamble.city.advice.threats import Threats
    from shamble.city.rules.rules import Rules


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
    __slots__ = ("_horde", "_presence", "_topology", "board", "places", "rules", "threats", *fields[4:])

    def __init__(self, rules: Rules, board: Board, seats: int, twin: City | None = None) -> None:
        State.__init__(self, twin)  # once a move, and `super()` takes the interpreter longer than what it calls
        self.rules: Rules = rules
        self.board: Board = board
        if twin is None:
            self._presence: Presence | None = None
            self._topology: Topology | None = None
            self._horde: Horde | None = None
            self.threats: Threats | None = None
            """What advice has found out: it knows itself for how long that holds."""
            self.survivors: list[Survivor] = []
            self.places: dict[str, int] = {}
            """Where each of them stands in the list: there they stay, whatever becomes of them."""
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
        else:
            # Lists are shared, because nobody changes them.
            self._presence = twin._presence
            self._topology = twin._topology
            self._horde = twin._horde
            self.threats = twin.threats
            self.survivors = twin.survivors
            self.places = twin.places
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

    def enlist(self, survivors: list[Survivor]) -> None:
        """These are the survivors now. Who is one already keeps the place."""
        self.survivors = survivors
        self.places = {survivor.id: place for place, survivor in enumerate(survivors)}

    def survivor(self, id: str) -> Survivor:
        return self.survivors[self.places[id]]

    def person(self, id: str) -> bool:
        """Whether this is somebody who can be wounded: a survivor or a companion."""
        return id in self.places or any(one.id == id for one in self.companions)

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
        n = 0
        for figures in counts:
            n += figures
        for kind in self.rules.harmless:
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
        nobody = self.rules.nobody
        n = 0
        for counts in self.zombies:
            if counts is not nobody:
                n += counts[kind]
        return n

    def individuals(self) -> list[int]:
        """Zones in which somebody stands who is a kind by itself."""
        return self.horde().individuals

    def danger(self) -> int:
        """The highest danger level of anybody on the board."""
        highest = 0
        for survivor in self.survivors:
            if survivor.here and survivor.level > highest:
                highest = survivor.level
        return highest

    def deck(self, name: str) -> Deck:
        return self.decks[self.rules.deck_index[name]]

    def hides(self) -> bool:
        """Whether somebody has seen a card of a deck that others have not."""
        for deck in self.decks:
            for seen in deck.known:
                if seen:
                    return True
        return False

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
