"""The actions of one unit that follow from the unit and the terrain alone (rule 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.core.derived import derived
from shamble.core.option import Option
from shamble.games.dawn.actions.building import sites
from shamble.games.dawn.actions.moving import free_of_chaos, mobile, points_of, shut_to, steps
from shamble.games.dawn.actions.reach import Reach, reach_of
from shamble.games.dawn.actions.searching import may_search
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CAMP, CEMETERY, JAIL
from shamble.games.dawn.table.book import carriers
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.table.terrain import NO_CUTS, Terrain

NONE: Final[list[Option]] = []
NO_POWERS: Final[tuple[Power, ...]] = ()


class UnitChoices:
    """The actions of a unit before room, ammunition, supplies and powers are considered."""

    def __init__(self, s: DawnState, unit: Unit, terrain: Terrain) -> None:
        content = s.content
        reach = reach_of(content, s.level, unit.id, unit.field, terrain.center_cost)
        self.unit: Final = unit
        self.terrain = terrain
        """The terrain for which these choices were made, or last found to hold."""
        self.places: Final = terrain.places
        self.sited: Final[bool] = s.uses_rules("defences") or terrain.down & reach.within != 0
        """True if the unit might build."""
        self.can_act: Final[bool] = can_act(s, unit)
        self.powers: Final = carriers(s, "action_options").get(unit.id, NO_POWERS)
        self.ends: int = 0
        """Fields on which the moves end, as a set of bits."""
        self.noticed: int = reach.always
        """Fields on which these choices depend, as a set of bits."""
        moves = shots = search = barricades = ferries = NONE
        if self.can_act:
            if mobile(s, unit, terrain):
                moves = self.reachable(s, reach, terrain)
            if may_search(s, unit):
                search = [content.option("search", unit.id)]
            hostile = terrain.hostile
            shots = []
            for bit, field in reach.targets:
                if bit & hostile:
                    shots.append(content.option("shoot", unit.id, field))
            if self.sited:
                barricades = [Option("barricade", unit.id, field) for field in sites(s, unit)]
                ferries = ferry_options(s, unit)
        self.moves: Final = moves
        """Moves and attacks by ways that no power bars or shortens, also onto fields without room."""
        self.search: Final = search
        self.shots: Final = shots
        self.barricades: Final = barricades
        self.ferries: Final = ferries
        self.all: Final = [*moves, *search, *shots, *barricades, *ferries]
        self.view: Final[int] = terrain.board.view(self.noticed)
        self.seen: Final[int] = terrain.signature & self.view
        """Everything about the terrain on which these choices depend, but for the sites of barricades and ferries."""
        self.crowded: int = 0
        self.roomy: list[Option] = NONE
        """Those of all choices that do not end on the full fields `crowded`, which were looked at last."""

    def hold(self, unit: Unit, terrain: Terrain) -> bool:
        """True if these are the choices of this unit on this terrain too."""
        if self.unit is not unit:
            return False
        if self.terrain is terrain:
            return True
        if self.seen != terrain.signature & self.view or (self.sited and self.places is not terrain.places):
            return False
        self.terrain = terrain
        return True

    def reachable(self, s: DawnState, reach: Reach, terrain: Terrain) -> list[Option]:
        """Moves and attacks onto the fields that the unit can reach on this terrain."""
        unit, board = self.unit, terrain.board
        refugees, fearless = s.refugees(unit), free_of_chaos(s, unit)
        moves: list[Option] = []
        ends = 0
        if terrain.bars_loop:
            ways = terrain.ways(unit.field, points_of(s, unit), shut_to(s, unit, terrain), fearless, NO_CUTS)
            moves = steps(s, unit, ways, terrain)
            ends = board.mask([option.target for option in moves])
            self.noticed |= reach.within
        else:
            onto, against = s.content.steps_of(unit.id)
            closed = terrain.closed | terrain.zeds if refugees else terrain.closed
            hostile = terrain.hostile
            stops = terrain.ends if fearless else terrain.ends | terrain.chaos
            examined = reach.all
            bars = (stops | closed) & examined
            while bars:
                bar = bars & -bars
                bars ^= bar
                examined &= ~reach.beyond[bar]
            self.noticed |= examined
            ends = examined & ~(closed | hostile) if refugees else examined & ~closed
            for bit, field in reach.fields:
                if bit & ends:
                    moves.append(against[field] if bit & hostile else onto[field])
        self.ends = ends
        return moves

    def with_room(self, full: int, bits: Mapping[str, int]) -> list[Option]:
        """All choices without the moves that end on full fields; for units that need room everywhere."""
        if self.crowded != full & self.ends:
            self.crowded = full & self.ends
            room: list[Option] = []
            for option in self.moves:
                if not full & bits[option.target]:
                    room.append(option)
            self.roomy = room + self.all[len(self.moves) :]
        return self.roomy


@derived(fixed=("content",))
def latest_choices(s: DawnState) -> dict[str, UnitChoices]:
    """Unit → its latest choices, in whichever position of the game."""
    return {}


def can_act(s: DawnState, unit: Unit) -> bool:
    """True if the unit can act: awake, in play and not in chaos that holds it (p. 7-8, D-78)."""
    if unit.ekg or unit.field in (CEMETERY, CAMP, JAIL) or not s.is_player(unit):
        return False
    return not s.places or not s.place(unit.field).chaos or free_of_chaos(s, unit)


def ferry_options(s: DawnState, unit: Unit) -> list[Option]:
    """Options by which a unit turns a broken bridge into a ferry, from its field or an adjacent one (cards). Only units
    that fight can."""
    if not s.content.units[unit.id].fights:
        return []
    for place in s.places:
        if place.bridge == "down" and (unit.field == place.id or place.id in s.beside(unit.field)):
            return [Option("ferry", unit.id, place.id)]
    return []
