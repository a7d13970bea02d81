"""The state of a game of Dawn of the Zeds."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.derived import derived
from shamble.core.state import State
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.counters import FieldMarkers, Fight, Unit, Zed
from shamble.games.dawn.printed.terms import BEDS, CENTER, HOSPITAL_BEDS, OFFICES, TRAINED, UNLIMITED, WING_BEDS
from shamble.games.dawn.table.counter_index import NO_ZEDS, OUT_OF_PLAY, Markers, UnitIndex, ZedIndex
from shamble.games.dawn.table.terrain import Terrain, Terrains

NOBODY: Final[list[Unit]] = []
"""Empty result for fields without units; shared, so callers must not change it."""
STILL: Final = "holds still "
"""Begins the reminder that nothing moves any more on a track (`DawnState.still_tracks`)."""


class DawnState(State):
    """The state of one game. Its lists are replaced, never changed in place, so that forks can share them."""

    fields: ClassVar[tuple[str, ...]] = (
        "stack",
        "scopes",
        "serial",
        "result",
        "seats",
        "level",
        "length",
        "versus",
        "markers",
        "options",
        "units",
        "zeds",
        "places",
        "decks",
        "story_discard",
        "research_discard",
        "spare_research",
        "kept",
        "fight",
        "event",
        "round",
        "act",
        "phase",
        "infection",
        "due",
        "supplies",
        "ammo",
        "actions",
        "zed_actions",
        "used",
        "heroes_left",
        "heroics_left",
        "civilians_left",
        "anti_left",
        "upgrades_gone",
        "components",
        "antidote",
        "elwood",
        "chosen",
        "reinforce",
        "guard",
        "played",
        "points",
    )
    __slots__ = ("_markers", "_units", "_zeds", "content", *fields[4:])

    def __init__(
        self,
        content: Content,
        seats: int = 1,
        level: int = 0,
        length: str = "normal",
        versus: bool = False,
        markers: int = 1,
        options: tuple[str, ...] = (),
        model: DawnState | None = None,
    ) -> None:
        State.__init__(self, model)  # called for every move; `super()` would cost more than the call itself
        self.content: Content = content
        self.seats = seats
        self.level = level
        self.length = length
        self.versus = versus
        self.markers = markers
        """Number of player-action markers of a lone player (D-11)."""
        self.options: tuple[str, ...] = options
        if model is None:
            self.units: list[Unit] = []
            self.zeds: list[Zed] = []
            self.places: list[FieldMarkers] = []
            self.decks: list[Deck] = []
            self.story_discard: tuple[str, ...] = ()
            self.research_discard: tuple[str, ...] = ()
            """Revealed research cards; the last one is active (p. 11)."""
            self.spare_research: tuple[str, ...] = ()
            self.kept: tuple[str, ...] = ()
            self.fight: Fight | None = None
            self.event: str = ""
            self.round: int = 0
            self.act: int = 0
            self.phase: str = "setup"
            self.infection: int = 0
            self.due: bool = False
            """True if an unchecked outbreak follows at the end of the step that caused it (p. 16, D-29)."""
            self.supplies: int = 0
            self.ammo: int = 0
            self.actions: int = 0
            self.zed_actions: int = 0
            self.used: tuple[str, ...] = ()
            """Once-a-game abilities that were used."""
            self.heroes_left: tuple[str, ...] = ()
            self.heroics_left: tuple[str, ...] = ()
            self.civilians_left: tuple[str, ...] = ()
            self.anti_left: tuple[str, ...] = ()
            self.upgrades_gone: tuple[str, ...] = ()
            self.components: tuple[str, ...] = ()
            self.antidote: int = 0
            """1: the last component lies in the laboratory; 2: the antidote is found."""
            self.elwood: bool = False
            self.chosen: tuple[str, ...] = ()
            """The hero of each hero seat, in seat order."""
            self.reinforce: bool = False
            """Versus: True if an anti-unit arrives in the next Zeds phase (p. 19, D-49)."""
            self.guard: bool = False
            """True until the Guard's card is put into the event deck, nine cards from the bottom."""
            self.played: tuple[str, ...] = ()
            """Ids of all events that were active so far."""
            self.points: tuple[tuple[str, int], ...] = ()
            # The indexes of the latest units, zeds and markers that were looked at. Rules ask them some fifty times a
            # move, so that they stand beside the other derived values (`core.derived`).
            self._units: UnitIndex = UnitIndex(self.units, content)
            self._zeds: ZedIndex = ZedIndex(self.zeds, content)
            self._markers: Markers = Markers(self.places)
        else:
            self.units = model.units
            self.zeds = model.zeds
            self.places = model.places
            self.decks = model.decks
            self.story_discard = model.story_discard
            self.research_discard = model.research_discard
            self.spare_research = model.spare_research
            self.kept = model.kept
            self.fight = model.fight
            self.event = model.event
            self.round = model.round
            self.act = model.act
            self.phase = model.phase
            self.infection = model.infection
            self.due = model.due
            self.supplies = model.supplies
            self.ammo = model.ammo
            self.actions = model.actions
            self.zed_actions = model.zed_actions
            self.used = model.used
            self.heroes_left = model.heroes_left
            self.heroics_left = model.heroics_left
            self.civilians_left = model.civilians_left
            self.anti_left = model.anti_left
            self.upgrades_gone = model.upgrades_gone
            self.components = model.components
            self.antidote = model.antidote
            self.elwood = model.elwood
            self.chosen = model.chosen
            self.reinforce = model.reinforce
            self.guard = model.guard
            self.played = model.played
            self.points = model.points
            self._units = model._units
            self._zeds = model._zeds
            self._markers = model._markers

    def fork(self) -> DawnState:
        return DawnState(
            self.content, self.seats, self.level, self.length, self.versus, self.markers, self.options, self
        )

    # -- seats -------------------------------------------------------------------------------------------------

    @property
    def hero_seats(self) -> int:
        return self.seats - 1 if self.versus else self.seats

    @property
    def zed_seat(self) -> int:
        """The zed player's seat in versus: the last one."""
        return self.seats - 1

    @property
    def first(self) -> int:
        """The seat that breaks ties and distributes the common actions; passes to the left each round."""
        return max(0, self.round - 1) % self.hero_seats

    @property
    def heroes(self) -> int:
        """Number of hero players for co-op events; a lone player may take several markers (p. 5, D-11)."""
        return self.markers if self.hero_seats == 1 else self.hero_seats

    def has_optional_rule(self, id: str) -> bool:
        return id in self.options

    # -- what counts at this level ------------------------------------------------------------------------------

    def uses_rules(self, part: str) -> bool:
        """True if a part of the rules is in use at this level."""
        return part in self.content.levels[self.level].parts

    @property
    def tracks(self) -> tuple[str, ...]:
        return self.content.boards[self.level].tracks

    # -- pieces ------------------------------------------------------------------------------------------------

    def all_units(self) -> UnitIndex:
        """The index of the current units."""
        index = self._units
        if index.units is not self.units:
            index = self._units = UnitIndex(self.units, self.content)
        return index

    def all_zeds(self) -> ZedIndex:
        """The index of the current zeds."""
        index = self._zeds
        if index.zeds is not self.zeds:
            index = self._zeds = ZedIndex(self.zeds, self.content)
        return index

    def keep_units(self, index: UnitIndex) -> None:
        """Takes over an index that was made from an earlier one, which is quicker than a new one."""
        self._units = index

    def keep_zeds(self, index: ZedIndex) -> None:
        """Takes over an index that was made from an earlier one, which is quicker than a new one."""
        self._zeds = index

    def all_markers(self) -> Markers:
        """The index of the current markers on fields."""
        index = self._markers
        if index.places is not self.places:
            index = self._markers = Markers(self.places)
        return index

    @derived("zeds", "places", fixed=("content", "level", "options"))
    def terrains(self) -> Terrains:
        """The terrains for moving units that zeds and markers allow, by what else they depend on."""
        return Terrains(self.content, self.level, self.all_zeds().mask(), self.places)

    # The next five look at the index themselves: a further call would cost more than the look.

    def unit(self, id: str) -> Unit | None:
        index = self._units
        return (index if index.units is self.units else self.all_units()).by_id.get(id)

    def zed(self, id: str) -> Zed | None:
        index = self._zeds
        return (index if index.zeds is self.zeds else self.all_zeds()).by_id.get(id)

    def place(self, field: str) -> FieldMarkers:
        """The markers on a field; `places` holds only fields with markers."""
        index = self._markers
        return (index if index.places is self.places else self.all_markers()).by_id.get(field) or self.content.bare[
            field
        ]

    def terrain(self) -> Terrain:
        """The terrain for moving units."""
        census = self.all_units().census()
        return self.terrains().at(census.raiders, self.still_tracks(), 0 if census.mayor else 1)

    def center_cost(self) -> int:
        """Movement points that the centre costs: none with the Mayor (cards)."""
        return 0 if self.present("hernandez") is not None else 1

    def still_tracks(self) -> tuple[str, ...]:
        """Tracks on which neither units nor zeds move any more this round (cards)."""
        for scope in self.scopes:
            if scope.spent and (scope.kind == "phase" or scope.kind == "round"):
                for what in scope.spent:
                    if what.startswith(STILL):
                        return self.held_tracks()
        return ()

    def held_tracks(self) -> tuple[str, ...]:
        """The tracks with a reminder that nothing moves on them, in the order of the board."""
        still = self.reminders()
        return tuple([track for track in self.tracks if STILL + track in still])

    def kind(self, id: str) -> str:
        return self.content.units[id].kind

    def units_at(self, field: str) -> list[Unit]:
        index = self._units
        return (index if index.units is self.units else self.all_units()).at.get(field, NOBODY)

    def zeds_at(self, field: str) -> list[Zed]:
        index = self._zeds
        return (index if index.zeds is self.zeds else self.all_zeds()).at.get(field, NO_ZEDS)

    def zeds_on(self, track: str) -> list[Zed]:
        """Zeds of a track, those on its Start included (D-19)."""
        return self.all_zeds().on(track)

    def chaos_on(self, track: str) -> int:
        """The number of chaos markers on the fields of a track."""
        fields = self.content.fields
        return sum([place.chaos for place in self.places if fields[place.id].track == track])

    def is_player(self, unit: Unit) -> bool:
        """True for a player unit: heroes, civilians, the Guard and refugees (p. 21)."""
        card = self.content.units[unit.id]
        return card.fighter or (card.villagers and unit.reduced)

    def fights(self, unit: Unit) -> bool:
        """True for a player unit with a strength and without EKG."""
        return self.content.units[unit.id].fighter and not unit.ekg

    def refugees(self, unit: Unit) -> bool:
        """True if the unit is a group of villagers that has become refugees."""
        return unit.reduced and self.content.units[unit.id].villagers

    def fighters_at(self, field: str) -> list[Unit]:
        """The fighters on a field that have no EKG marker."""
        cards = self.content.units
        fighters: list[Unit] = []
        for unit in self.units_at(field):
            if cards[unit.id].fighter and not unit.ekg:
                fighters.append(unit)
        return fighters

    def raiders_at(self, field: str) -> list[Unit]:
        cards = self.content.units
        return [unit for unit in self.units_at(field) if cards[unit.id].raiders]

    def anti_at(self, field: str) -> list[Unit]:
        """The anti-units on a field."""
        cards = self.content.units
        return [unit for unit in self.units_at(field) if cards[unit.id].anti]

    def defenders(self, field: str) -> list[Unit]:
        """Units with a strength that are no zeds: only they keep chaos away (D-22)."""
        cards = self.content.units
        armed: list[Unit] = []
        for unit in self.units_at(field):
            if cards[unit.id].armed and not unit.ekg:
                armed.append(unit)
        return armed

    def in_play(self, unit: Unit) -> bool:
        """True if the unit's abilities count: on the map, in office or laboratory, in a bed without EKG."""
        return not unit.ekg and unit.field not in OUT_OF_PLAY

    def present(self, id: str) -> Unit | None:
        """The unit, if its abilities count now."""
        unit = self.unit(id)
        return unit if unit is not None and self.in_play(unit) else None

    def on_map(self, field: str) -> bool:
        """True for the town centre and for a field of a track: no bed, office or other box."""
        return field == CENTER or bool(self.content.fields[field].track)

    # -- numbers -----------------------------------------------------------------------------------------------

    def strength(self, id: str) -> int:
        """Strength of the side that is up, plus `TRAINED` for a trained unit; hit markers change nothing (p. 13)."""
        zed = self.zed(id)
        if zed is not None:
            return self.zed_strength(zed)
        unit = self.unit(id)
        return 0 if unit is None else self.unit_strength(unit)

    def unit_strength(self, unit: Unit) -> int:
        side = 1 if unit.reduced else 0
        return self.content.units[unit.id].strength[side] + (TRAINED if "trained" in unit.markers else 0)

    def zed_strength(self, zed: Zed) -> int:
        return self.content.zeds[zed.id].strength[1 if zed.reduced else 0]

    def gun(self, unit: Unit) -> int:
        """Gunfire strength of the side that is up, with training."""
        side = 1 if unit.reduced else 0
        return self.content.units[unit.id].gunfire[side] + (TRAINED if "trained" in unit.markers else 0)

    def has(self, id: str, keyword: str) -> bool:
        return keyword in self.content.units[id].keywords

    def flag(self, id: str, flag: str) -> bool:
        return flag in self.content.units[id].flags

    def mob(self, field: str) -> int:
        """Total strength of the zeds on a field."""
        cards = self.content.zeds
        return sum([cards[zed.id].strength[1 if zed.reduced else 0] for zed in self.zeds_at(field)])

    def strength_of(self, ids: tuple[str, ...]) -> int:
        """Total strength of these units and zeds."""
        return sum([self.strength(id) for id in ids])

    def wounded(self, unit: Unit) -> bool:
        """True if the unit has hits or an EKG marker, or is reduced."""
        return unit.ekg or unit.reduced or unit.hits > 0

    # -- the board ---------------------------------------------------------------------------------------------

    def track(self, field: str) -> str:
        return self.content.fields[field].track

    def toward(self, field: str) -> str:
        """The next field toward the town centre."""
        return self.content.fields[field].inner

    def away(self, field: str) -> str:
        """The next field toward the Start; empty on the Start."""
        return self.content.outer.get(field, "")

    def start(self, track: str) -> str:
        return self.content.tracks[track].start

    def way(self, track: str) -> tuple[str, ...]:
        """The fields of a track from the town outwards, the Start last."""
        return self.content.ways[track]

    def distance(self, field: str) -> int:
        """Number of fields to the town centre (1 for a town field)."""
        return 0 if field == CENTER else self.content.fields[field].n + 1

    def beside(self, field: str) -> tuple[str, ...]:
        """Adjacent track fields and the centre, Starts included."""
        return self.content.boards[self.level].beside[field]

    def is_start(self, field: str) -> bool:
        return self.content.fields[field].kind == "start"

    def underground(self, field: str) -> bool:
        return self.content.fields[field].track == "T"

    def controlled(self, field: str) -> bool:
        """True if the zeds control the field: zeds or chaos lie there (p. 8)."""
        return self.place(field).chaos > 0 or bool(self.zeds_at(field))

    def zed_room(self, field: str) -> int:
        """Number of zeds that still fit; infectors do not count (p. 7)."""
        cap = self.content.fields[field].limit
        if not cap or (self.options and "bring-it-on" in self.options and self.is_start(field)):
            return UNLIMITED
        return cap - self.all_zeds().counted(field)

    def unit_room(self, field: str) -> int:
        """Number of units that may still end a move there; villagers, refugees and raiders do not count (p. 9)."""
        cap = self.content.fields[field].limit
        if not cap or self.is_start(field):
            return UNLIMITED
        return cap - self.all_units().counted(field)

    def beds(self) -> int:
        """Number of free beds; Doc Seaver in an office adds one (cards)."""
        total = WING_BEDS if self.has_optional_rule("hospital-wing") else HOSPITAL_BEDS
        seaver = self.present("seaver")
        if seaver is not None and seaver.field == OFFICES:
            total += 1
        return total - len(self.units_at(BEDS))

    def chaos_left(self) -> int:
        """Number of chaos markers left in stock."""
        return self.content.levels[self.level].chaos - sum([place.chaos for place in self.places])

    # -- decks and cards ---------------------------------------------------------------------------------------

    def deck(self, name: str) -> Deck:
        return self.decks[DECKS.index(name)]

    @property
    def research(self) -> str:
        """The active research card; empty without one."""
        return self.research_discard[-1] if self.research_discard else ""

    def reminders(self) -> tuple[str, ...]:
        """Returns all notes in the open phase and round, outermost scope first: uses (`special schmidt`), and
        reminders as `holds WHAT` (`DawnFlow.hold` writes them, `has_reminder` reads them)."""
        recorded: tuple[str, ...] = ()
        for scope in self.scopes:
            if scope.spent and (scope.kind == "phase" or scope.kind == "round"):
                recorded += scope.spent
        return recorded

    def has_reminder(self, what: str) -> bool:
        """True if a reminder is recorded for this phase or this round; neither of them is open twice."""
        for scope in self.scopes:
            if scope.spent and (scope.kind == "phase" or scope.kind == "round") and "holds " + what in scope.spent:
                return True
        return False


DECKS: Final = ("events", "stories", "research", "zeds", "supers")
