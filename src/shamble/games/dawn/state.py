"""What lies on the table."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.state import State
from shamble.games.dawn.content import Content

CENTER: Final = "center"
BEDS: Final = "beds"
OFFICES: Final = "offices"
LAB: Final = "lab"
CAMP: Final = "camp"
CEMETERY: Final = "cemetery"
JAIL: Final = "jail"
HOUSES: Final = (BEDS, OFFICES, LAB)
"""Off the tracks, but still in play: the hospital and the laboratory."""
INFECTION_MAX: Final = 13
STOCK_MAX: Final = 20
ACTIONS_MAX: Final = 4

FIGHTERS: Final = ("hero", "heroic", "civilian", "special", "guard")
"""Player units with a strength; refugees are player units too, but never fight (p. 12)."""
ANTI: Final = ("anti-hero", "anti-civilian")


class Unit(Entity):
    """Anyone who is no zed. Villagers on their reduced side are refugees; the V.I.P. always lie on it."""

    fields: ClassVar[tuple[str, ...]] = ("id", "field", "reduced", "hits", "ekg", "defiant", "markers")
    __slots__ = fields

    def __init__(
        self,
        id: str,
        field: str,
        reduced: bool = False,
        hits: int = 0,
        ekg: bool = False,
        defiant: bool = False,
        markers: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.field: Final = field
        self.reduced: Final = reduced
        self.hits: Final = hits
        self.ekg: Final = ekg
        self.defiant: Final = defiant
        self.markers: Final = markers

    def at(self, field: str) -> Unit:
        return Unit(self.id, field, self.reduced, self.hits, self.ekg, self.defiant, self.markers)

    def with_hits(self, reduced: bool, hits: int, ekg: bool = False) -> Unit:
        return Unit(self.id, self.field, reduced, hits, ekg, self.defiant, self.markers)

    def willing(self) -> Unit:
        """No longer defiant."""
        return Unit(self.id, self.field, self.reduced, self.hits, self.ekg, False, self.markers)

    def with_marker(self, marker: str) -> Unit:
        markers = (*self.markers, marker)
        return Unit(self.id, self.field, self.reduced, self.hits, self.ekg, self.defiant, markers)


class Zed(Entity):
    """A zed on the map, with its upgrade markers."""

    fields: ClassVar[tuple[str, ...]] = ("id", "field", "reduced", "hits", "markers")
    __slots__ = fields

    def __init__(
        self, id: str, field: str, reduced: bool = False, hits: int = 0, markers: tuple[str, ...] = ()
    ) -> None:
        self.id: Final = id
        self.field: Final = field
        self.reduced: Final = reduced
        self.hits: Final = hits
        self.markers: Final = markers

    def at(self, field: str) -> Zed:
        return Zed(self.id, field, self.reduced, self.hits, self.markers)

    def with_hits(self, reduced: bool, hits: int) -> Zed:
        return Zed(self.id, self.field, reduced, hits, self.markers)

    def with_marker(self, marker: str) -> Zed:
        return Zed(self.id, self.field, self.reduced, self.hits, (*self.markers, marker))


class Place(Entity):
    """The markers on a field. `mines`: 2 fresh, 1 used once; `bridge`: down or ferry; `closed`: no entry this round."""

    fields: ClassVar[tuple[str, ...]] = ("id", "chaos", "barricade", "strongpoint", "mines", "closed", "bridge")
    __slots__ = fields

    def __init__(
        self,
        id: str,
        chaos: int = 0,
        barricade: bool = False,
        strongpoint: bool = False,
        mines: int = 0,
        closed: bool = False,
        bridge: str = "",
    ) -> None:
        self.id: Final = id
        self.chaos: Final = chaos
        self.barricade: Final = barricade
        self.strongpoint: Final = strongpoint
        self.mines: Final = mines
        self.closed: Final = closed
        self.bridge: Final = bridge

    def having(
        self,
        chaos: int | None = None,
        barricade: bool | None = None,
        strongpoint: bool | None = None,
        mines: int | None = None,
        closed: bool | None = None,
        bridge: str | None = None,
    ) -> Place:
        return Place(
            self.id,
            self.chaos if chaos is None else chaos,
            self.barricade if barricade is None else barricade,
            self.strongpoint if strongpoint is None else strongpoint,
            self.mines if mines is None else mines,
            self.closed if closed is None else closed,
            self.bridge if bridge is None else bridge,
        )


class Fight(Entity):
    """A melee under way. `unit` stands on the players' side of the table, `foes` on the zeds' side (raiders who
    attack units stand there too). `attacking`: the players' side entered. `back`: where the attacker came from.
    `extra` are shifts that cards and the super-weapon gave, as pairs of rule and number."""

    fields: ClassVar[tuple[str, ...]] = (
        "field",
        "unit",
        "foes",
        "attacking",
        "back",
        "weapon",
        "extra",
        "dice",
        "rerolled",
        "spared",
        "ironed",
    )
    __slots__ = fields

    def __init__(
        self,
        field: str,
        unit: str,
        foes: tuple[str, ...],
        attacking: bool,
        back: str = "",
        weapon: bool = False,
        extra: tuple[tuple[str, int], ...] = (),
        dice: tuple[int, ...] = (),
        rerolled: bool = False,
        spared: bool = False,
        ironed: bool = False,
    ) -> None:
        self.field: Final = field
        self.unit: Final = unit
        self.foes: Final = foes
        self.attacking: Final = attacking
        self.back: Final = back
        self.weapon: Final = weapon
        self.extra: Final = extra
        self.dice: Final = dice
        self.rerolled: Final = rerolled
        self.spared: Final = spared
        """Neither infection nor hits for the unit (Darling's knife)."""
        self.ironed: Final = ironed
        """A card turns the lost result (iron will)."""

    def having(
        self,
        unit: str | None = None,
        weapon: bool | None = None,
        extra: tuple[tuple[str, int], ...] | None = None,
        dice: tuple[int, ...] | None = None,
        rerolled: bool | None = None,
        spared: bool | None = None,
        ironed: bool | None = None,
    ) -> Fight:
        return Fight(
            self.field,
            self.unit if unit is None else unit,
            self.foes,
            self.attacking,
            self.back,
            self.weapon if weapon is None else weapon,
            self.extra if extra is None else extra,
            self.dice if dice is None else dice,
            self.rerolled if rerolled is None else rerolled,
            self.spared if spared is None else spared,
            self.ironed if ironed is None else ironed,
        )


class Shot(Entity):
    """A gunfire attack. `source` is a unit, `minefield` or a card; `strength` is its column before shifts."""

    fields: ClassVar[tuple[str, ...]] = ("source", "field", "strength", "extra", "weapon")
    __slots__ = fields

    def __init__(
        self, source: str, field: str, strength: int, extra: tuple[tuple[str, int], ...] = (), weapon: bool = False
    ) -> None:
        self.source: Final = source
        self.field: Final = field
        self.strength: Final = strength
        self.extra: Final = extra
        self.weapon: Final = weapon


class Table(State):
    """The whole state of a game. Its lists are replaced, never changed in place, so that forks share them."""

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
    __slots__ = ("content", *fields[4:])

    def __init__(
        self,
        content: Content,
        seats: int = 1,
        level: int = 0,
        length: str = "normal",
        versus: bool = False,
        markers: int = 1,
        options: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.content: Content = content
        self.seats = seats
        self.level = level
        self.length = length
        self.versus = versus
        self.markers = markers
        """Player-action markers of a lone player (D-11)."""
        self.options: tuple[str, ...] = options
        self.units: list[Unit] = []
        self.zeds: list[Zed] = []
        self.places: list[Place] = []
        self.decks: list[Deck] = []
        self.story_discard: tuple[str, ...] = ()
        self.research_discard: tuple[str, ...] = ()
        """The last one is the active research card (p. 11)."""
        self.spare_research: tuple[str, ...] = ()
        self.kept: tuple[str, ...] = ()
        self.fight: Fight | None = None
        self.event = ""
        self.round = 0
        self.act = 0
        self.phase = "setup"
        self.infection = 0
        self.due = False
        """An unchecked outbreak waits for the end of what caused it (p. 16, D-29)."""
        self.supplies = 0
        self.ammo = 0
        self.actions = 0
        self.zed_actions = 0
        self.used: tuple[str, ...] = ()
        """Once-a-game abilities that were used."""
        self.heroes_left: tuple[str, ...] = ()
        self.heroics_left: tuple[str, ...] = ()
        self.civilians_left: tuple[str, ...] = ()
        self.anti_left: tuple[str, ...] = ()
        self.upgrades_gone: tuple[str, ...] = ()
        self.components: tuple[str, ...] = ()
        self.antidote = 0
        """1: the last component lies in the laboratory; 2: the antidote is found."""
        self.elwood = False
        self.chosen: tuple[str, ...] = ()
        """The hero each hero seat chose, in seat order."""
        self.reinforce = False
        """Versus: an anti-unit is due in the next Zeds phase (p. 19, D-49)."""
        self.guard = False
        """The Guard's card waits for its place, nine cards from the bottom."""
        self.played: tuple[str, ...] = ()
        """Events that were active so far."""
        self.points: tuple[tuple[str, int], ...] = ()

    def fork(self) -> Table:
        twin = Table(self.content, self.seats, self.level, self.length, self.versus, self.markers, self.options)
        self.copy_kernel(twin)
        twin.units = self.units
        twin.zeds = self.zeds
        twin.places = self.places
        twin.decks = self.decks
        twin.story_discard = self.story_discard
        twin.research_discard = self.research_discard
        twin.spare_research = self.spare_research
        twin.kept = self.kept
        twin.fight = self.fight
        twin.event = self.event
        twin.round = self.round
        twin.act = self.act
        twin.phase = self.phase
        twin.infection = self.infection
        twin.due = self.due
        twin.supplies = self.supplies
        twin.ammo = self.ammo
        twin.actions = self.actions
        twin.zed_actions = self.zed_actions
        twin.used = self.used
        twin.heroes_left = self.heroes_left
        twin.heroics_left = self.heroics_left
        twin.civilians_left = self.civilians_left
        twin.anti_left = self.anti_left
        twin.upgrades_gone = self.upgrades_gone
        twin.components = self.components
        twin.antidote = self.antidote
        twin.elwood = self.elwood
        twin.chosen = self.chosen
        twin.reinforce = self.reinforce
        twin.guard = self.guard
        twin.played = self.played
        twin.points = self.points
        return twin

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
        """Breaks ties and shares out the common actions; passes to the left each round."""
        return max(0, self.round - 1) % self.hero_seats

    @property
    def heroes(self) -> int:
        """Hero players for the co-op events; a lone player may take several markers (p. 5, D-11)."""
        return self.markers if self.hero_seats == 1 else self.hero_seats

    def option(self, id: str) -> bool:
        return id in self.options

    # -- what counts at this level ------------------------------------------------------------------------------

    def plays(self, part: str) -> bool:
        """Whether a part of the rules is in use at this level."""
        return part in self.content.levels[self.level].parts

    @property
    def tracks(self) -> tuple[str, ...]:
        return tuple([track.id for track in self.content.tracks.values() if track.level <= self.level])

    # -- pieces ------------------------------------------------------------------------------------------------

    def unit(self, id: str) -> Unit | None:
        for unit in self.units:
            if unit.id == id:
                return unit
        return None

    def zed(self, id: str) -> Zed | None:
        for zed in self.zeds:
            if zed.id == id:
                return zed
        return None

    def place(self, field: str) -> Place:
        """The markers on a field; the list holds only fields that have some."""
        for place in self.places:
            if place.id == field:
                return place
        return Place(field)

    def kind(self, id: str) -> str:
        return self.content.units[id].kind

    def units_at(self, field: str) -> list[Unit]:
        return [unit for unit in self.units if unit.field == field]

    def zeds_at(self, field: str) -> list[Zed]:
        return [zed for zed in self.zeds if zed.field == field]

    def zeds_on(self, track: str) -> list[Zed]:
        """Zeds of a track, its Start included (D-19)."""
        fields = self.content.fields
        return [zed for zed in self.zeds if fields[zed.field].track == track]

    def chaos_on(self, track: str) -> int:
        return sum([place.chaos for place in self.places if self.track(place.id) == track])

    def is_player(self, unit: Unit) -> bool:
        """A player unit: heroes, civilians, the Guard and refugees (p. 21)."""
        kind = self.content.units[unit.id].kind
        return kind in FIGHTERS or (kind == "villagers" and unit.reduced)

    def fights(self, unit: Unit) -> bool:
        """A player unit with a strength that is awake."""
        return self.content.units[unit.id].kind in FIGHTERS and not unit.ekg

    def refugees(self, unit: Unit) -> bool:
        return unit.reduced and self.content.units[unit.id].kind == "villagers"

    def fighters_at(self, field: str) -> list[Unit]:
        return [unit for unit in self.units if unit.field == field and self.fights(unit)]

    def raiders_at(self, field: str) -> list[Unit]:
        return [unit for unit in self.units if unit.field == field and self.kind(unit.id) == "raiders"]

    def anti_at(self, field: str) -> list[Unit]:
        return [unit for unit in self.units if unit.field == field and self.kind(unit.id) in ANTI]

    def defenders(self, field: str) -> list[Unit]:
        """Non-zeds with a strength: only they keep chaos away (D-22)."""
        kinds = (*FIGHTERS, "raiders", *ANTI)
        return [unit for unit in self.units if unit.field == field and not unit.ekg and self.kind(unit.id) in kinds]

    def in_play(self, unit: Unit) -> bool:
        """Its abilities count: on the map, in office or laboratory, in a bed without EKG."""
        return not unit.ekg and unit.field not in (CEMETERY, JAIL, CAMP)

    def present(self, id: str) -> Unit | None:
        """The unit if its abilities count now."""
        unit = self.unit(id)
        return unit if unit is not None and self.in_play(unit) else None

    def on_map(self, field: str) -> bool:
        return field == CENTER or bool(self.content.fields[field].track)

    # -- numbers -----------------------------------------------------------------------------------------------

    def strength(self, id: str) -> int:
        """Hit markers change nothing; the side does (p. 13)."""
        zed = self.zed(id)
        if zed is not None:
            return self.content.zeds[id].strength[1 if zed.reduced else 0]
        unit = self.unit(id)
        if unit is None:
            return 0
        side = 1 if unit.reduced else 0
        return self.content.units[id].strength[side] + (2 if "trained" in unit.markers else 0)

    def gun(self, unit: Unit) -> int:
        side = 1 if unit.reduced else 0
        return self.content.units[unit.id].gunfire[side] + (2 if "trained" in unit.markers else 0)

    def has(self, id: str, keyword: str) -> bool:
        return keyword in self.content.units[id].keywords

    def flag(self, id: str, flag: str) -> bool:
        return flag in self.content.units[id].flags

    def mob(self, field: str) -> int:
        return sum([self.strength(zed.id) for zed in self.zeds_at(field)])

    def wounded(self, unit: Unit) -> bool:
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

    def way(self, track: str) -> list[str]:
        """The fields of a track from the town outwards, the Start last."""
        found = [f"{track}0"]
        while found[-1] in self.content.outer:
            found.append(self.content.outer[found[-1]])
        return found

    def distance(self, field: str) -> int:
        """Fields to the town centre (the town field is 1 away)."""
        return 0 if field == CENTER else self.content.fields[field].n + 1

    def beside(self, field: str) -> list[str]:
        """Adjacent track fields and the centre, Starts included."""
        if field == CENTER:
            return [f"{track}0" for track in self.tracks]
        if not self.content.fields[field].track:
            return [CENTER]
        found = [self.toward(field)]
        out = self.away(field)
        return [*found, out] if out else found

    def is_start(self, field: str) -> bool:
        return self.content.fields[field].kind == "start"

    def underground(self, field: str) -> bool:
        return self.content.fields[field].track == "T"

    def controlled(self, field: str) -> bool:
        """Zeds-controlled: zeds or chaos lie there (p. 8)."""
        return self.place(field).chaos > 0 or any(zed.field == field for zed in self.zeds)

    def zed_room(self, field: str) -> int:
        """How many more zeds fit; infectors do not count (p. 7)."""
        cap = self.content.fields[field].limit
        if not cap or (self.option("bring-it-on") and self.is_start(field)):
            return 99
        zeds = self.content.zeds
        return cap - len([1 for zed in self.zeds if zed.field == field and zeds[zed.id].kind != "infector"])

    def unit_room(self, field: str) -> int:
        """How many more units may end a move there; villagers, refugees and raiders do not count (p. 9)."""
        cap = self.content.fields[field].limit
        if not cap or self.is_start(field):
            return 99
        counted = (*FIGHTERS, *ANTI)
        return cap - len([1 for unit in self.units if unit.field == field and self.kind(unit.id) in counted])

    def beds(self) -> int:
        """Free beds; Doc Seaver in an office makes room for one more (cards)."""
        total = 5 if self.option("hospital-wing") else 3
        seaver = self.present("seaver")
        if seaver is not None and seaver.field == OFFICES:
            total += 1
        return total - len(self.units_at(BEDS))

    def chaos_left(self) -> int:
        return self.content.levels[self.level].chaos - sum([place.chaos for place in self.places])

    # -- decks and cards ---------------------------------------------------------------------------------------

    def deck(self, name: str) -> Deck:
        return self.decks[DECKS.index(name)]

    @property
    def research(self) -> str:
        """The active research card."""
        return self.research_discard[-1] if self.research_discard else ""

    def holds(self, what: str) -> bool:
        """Whether a reminder lies on the table, for this phase or this round."""
        mark = "holds " + what
        return self.spent("phase", mark) > 0 or self.spent("round", mark) > 0


DECKS: Final = ("events", "stories", "research", "zeds", "supers")
