"""The state of a city game. Forks share its lists, so a list is always replaced and never changed in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board, Topology
from shamble.city.table.pieces import Attack, Car, Companion, PlannedStep, Spawn, Token
from shamble.city.table.presence import Horde, Presence
from shamble.city.table.survivor import Counters, Survivor, read_counter
from shamble.core.deck import Deck
from shamble.core.derived import derived
from shamble.core.entity import Json, dump
from shamble.core.state import State

if TYPE_CHECKING:
    from shamble.city.advice.threats import Threats
    from shamble.city.rules.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class CityState(State):
    """The state of a city game. `zombies[zone][kind]` is a number of figures, `noise[zone]` a number of tokens, `doors`
    the bit set of open doors."""

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
        "skills_are_lent",
    )
    written_fields: ClassVar[Mapping[str, str]] = {"skills_are_lent": "sharing"}
    lists: ClassVar[tuple[str, ...]] = (
        *("stack", "scopes", "survivors", "companions", "zombies", "noise", "tokens", "spawns", "cars", "decks"),
        *("discards", "plan"),
    )
    __slots__ = ("board", "places", "rules", "threats", *fields[4:])

    def __init__(self, rules: Rules, board: Board, seats: int, twin: CityState | None = None) -> None:
        State.__init__(self, twin)  # called for every move; `super()` would cost more than the call itself
        self.rules: Rules = rules
        self.board: Board = board
        if twin is None:
            self.threats: Threats | None = None
            """Cache of advice; it checks its validity itself."""
            self.survivors: list[Survivor] = []
            self.places: dict[str, int] = {}
            """Index of each survivor in `survivors`, by id. It never changes, also after death or escape."""
            self.companions: list[Companion] = []
            self.zombies: list[tuple[int, ...]] = []
            self.noise: list[int] = []
            self.tokens: list[Token] = []
            self.spawns: list[Spawn] = []
            self.cars: list[Car] = []
            self.decks: list[Deck] = []
            self.discards: list[tuple[str, ...]] = []
            self.plan: list[PlannedStep] = []
            self.attack: Attack | None = None
            self.doors = 0
            self.opened = 0
            """Bit set of buildings that were opened already or never spawn zombies."""
            self.empty: tuple[str, ...] = ()
            """Weapons that must be reloaded before they shoot again."""
            self.taken: tuple[str, ...] = ()
            """Ids of the objectives that were taken."""
            self.notes: Counters = ()
            """Counters of the mission: kills, objectives taken by each survivor, …"""
            self.first = 0
            self.round = 1
            self.phase = "setup"
            self.seats = seats
            self.skills_are_lent = False
            """True if a survivor has a skill that lends skills. If False, `skills_of` ignores others in the zone."""
        else:
            # Forks share the lists, because lists are never changed in place.
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
            self.skills_are_lent = twin.skills_are_lent

    def fork(self) -> CityState:
        return CityState(self.rules, self.board, self.seats, self)

    def under(self, rules: Rules) -> CityState:
        """A copy of this state under other rules, on the same board."""
        twin = CityState(rules, self.board, self.seats, self)
        if rules.kits is not self.rules.kits:  # the survivors' loadouts keep kits of the rules under which they play
            twin.survivors = [survivor.having(skills=survivor.skills) for survivor in self.survivors]
        return twin

    def plain(self) -> Json:
        """The state as JSON, with the settings that determine the board, and the mission if a scenario wrote it."""
        plain: dict[str, Json] = {
            self.written_fields.get(name, name): dump(getattr(self, name)) for name in self.fields
        }
        plain["chosen"] = dict(self.rules.chosen)
        if self.rules.mission.written:
            plain["written"] = self.rules.mission.row
        return plain

    # -- looking things up -------------------------------------------------------------------------------------

    @derived(equal=("doors",), fixed=("board",))
    def topology(self) -> Topology:
        """The topology of the board for the doors that are open now."""
        return self.board.topology(self.doors)

    def enlist(self, survivors: list[Survivor]) -> None:
        """Replaces the list of survivors. Survivors who are in it already must keep their index."""
        self.survivors = survivors
        self.places = {survivor.id: place for place, survivor in enumerate(survivors)}

    def survivor(self, id: str) -> Survivor:
        return self.survivors[self.places[id]]

    def person(self, id: str) -> bool:
        """True if this is the id of a survivor or a companion."""
        return id in self.places or any(companion.id == id for companion in self.companions)

    def at(self, zone: int) -> list[Survivor]:
        """The living survivors in a zone, in cars too."""
        there: list[Survivor] = []
        for survivor in self.survivors:
            if survivor.zone == zone and not survivor.dead:
                there.append(survivor)
        return there

    def alive(self) -> list[Survivor]:
        """Survivors who have not died, on the board or escaped."""
        return [survivor for survivor in self.survivors if not survivor.dead]

    def guests(self, zone: int) -> list[Companion]:
        """The companions in a zone."""
        return [companion for companion in self.companions if self.companion_zone(companion) == zone]

    def companion_zone(self, companion: Companion) -> int:
        """The zone of a companion: the leader's zone if the companion is led."""
        return self.survivor(companion.leader).zone if companion.leader else companion.zone

    def led_by(self, id: str) -> list[Companion]:
        """The companions whom a survivor leads."""
        led: list[Companion] = []
        for companion in self.companions:
            if companion.leader == id:
                led.append(companion)
        return led

    @derived("survivors", "noise", "companions", "rules")
    def presence(self) -> Presence:
        """Survivors, companions and noise by zone."""
        return Presence(self)

    def people(self, zone: int) -> int:
        """Number of survivors and companions in a zone."""
        return self.presence().people[zone]

    def loudness(self, zone: int) -> int:
        """Noise in a zone: tokens, and one for each companion and each survivor who counts as noise."""
        return self.presence().sounds[zone]

    def crowd(self, zone: int) -> int:
        """Number of enemies in a zone, without kinds that are no enemies."""
        counts = self.zombies[zone]
        if counts is self.rules.empty_zone:
            return 0
        return sum(self.rules.enemy_counts(counts)) if self.rules.harmless else sum(counts)

    @derived("zombies", "rules")
    def horde(self) -> Horde:
        """The zombies by zone."""
        return Horde(self)

    def crowded(self) -> list[int]:
        """The zones with zombies."""
        return self.horde().crowded

    def count(self, kind: int) -> int:
        """Number of figures of a kind on the board."""
        nobody = self.rules.empty_zone
        n = 0
        for counts in self.zombies:
            if counts is not nobody:
                n += counts[kind]
        return n

    def individuals(self) -> list[int]:
        """The zones with an individual zombie."""
        return self.horde().individuals

    def danger(self) -> int:
        """The highest danger level of the survivors on the board."""
        highest = 0
        for survivor in self.survivors:
            if survivor.here and survivor.level > highest:
                highest = survivor.level
        return highest

    def deck(self, name: str) -> Deck:
        return self.decks[self.rules.deck_index[name]]

    def hides(self) -> bool:
        """True if a seat has seen a card that lies in a deck."""
        for deck in self.decks:
            for seen in deck.known:
                if seen:
                    return True
        return False

    def discarded(self, name: str) -> tuple[str, ...]:
        """The discards of a deck."""
        return self.discards[self.rules.deck_index[name]]

    def order(self) -> list[int]:
        """The seats in play order, the first player first."""
        return [(self.first + step) % self.seats for step in range(self.seats)]

    def token(self, id: str) -> Token | None:
        """The token with this id, or None."""
        for token in self.tokens:
            if token.id == id:
                return token
        return None

    @derived("tokens", "cars")
    def tokens_at(self) -> dict[int, list[Token]]:
        """The tokens by zone, in the order of `tokens`; zones without tokens are left out."""
        at: dict[int, list[Token]] = {}
        for token in self.tokens:
            at.setdefault(self.token_zone(token), []).append(token)
        return at

    def token_zone(self, token: Token) -> int:
        """The zone of a token: the car's zone if the token lies on a car."""
        car = self.car(token.car) if token.car else None
        return car.zone if car is not None else token.zone

    def car(self, id: str) -> Car | None:
        """The car with this id, or None."""
        for car in self.cars:
            if car.id == id:
                return car
        return None

    def seated(self, car: Car) -> int:
        """Number of figures in a car: survivors and the companions they lead."""
        return len(car.people) + sum([len(self.led_by(id)) for id in car.people])

    def free_seats(self, car: Car) -> int:
        """Number of free seats behind the driver's; companions sit there too."""
        return self.rules.cars.seats - 1 - self.seated(car) + (1 if car.driver else 0)

    def mission_counter(self, key: str) -> int:
        """Value of a counter of the mission; 0 if it was never set."""
        return read_counter(self.notes, key)
