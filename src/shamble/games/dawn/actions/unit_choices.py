"""The actions of one unit that follow from the unit and the terrain alone (rule 5)."""

from __future__ import annotations

from typing import Final

from shamble.core.option import Option
from shamble.games.dawn.actions.building import sites
from shamble.games.dawn.actions.moving import Ground, free_of_chaos, mobile, points_of, steps
from shamble.games.dawn.actions.searching import may_search
from shamble.games.dawn.fights.gunfire import targets
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CAMP, CEMETERY, JAIL
from shamble.games.dawn.table.state import DawnState

NONE: Final[list[Option]] = []
PLACES_MAX: Final = 3_000
"""Number of cached `LocalChoices` (about 1 kB each) at which their cache is emptied."""
Key = tuple[str, str, int, int, int, int, int, int]


class LocalChoices:
    """Moves, search and shots of a unit that can act: they follow from the unit, its field and the obstacles within
    its reach."""

    def __init__(self, s: DawnState, unit: Unit, ground: Ground) -> None:
        terrain = ground.terrain
        going = mobile(s, unit, terrain)
        self.moves: Final = steps(s, unit, ground.usual_ways(unit, points_of(s, unit)), terrain) if going else NONE
        """Moves and attacks by ways that no power bars or shortens, also onto fields without room."""
        self.ends: Final = terrain.board.mask([option.target for option in self.moves])
        self.search: Final = [Option("search", unit.id)] if may_search(s, unit) else NONE
        self.shots: Final = [Option("shoot", unit.id, field) for field in targets(s, unit)]


def local_choices(s: DawnState, unit: Unit, ground: Ground, zone: int) -> LocalChoices:
    """The local choices of a unit; cached for all positions in which the fields within its reach (`zone`) are alike."""
    terrain = ground.terrain
    refugees = s.refugees(unit)
    kind = s.level << 4 | unit.reduced << 3 | mobile(s, unit, terrain) << 2 | terrain.center_cost
    hostile, ends, closed, chaos = terrain.masks
    zeds = zone & terrain.zed_mask if refugees else 0
    key: Key = (unit.id, unit.field, kind, zone & hostile, zone & ends, zone & closed, zone & chaos, zeds)
    cache = s.content.choices
    choices = cache.get(key)
    if choices is None:
        if len(cache) >= PLACES_MAX:
            cache.clear()
        choices = cache[key] = LocalChoices(s, unit, ground)
    return choices


class UnitChoices:
    """The actions of a unit before room, ammunition, supplies and powers are considered."""

    def __init__(self, s: DawnState, unit: Unit, ground: Ground, before: UnitChoices | None) -> None:
        """`before`: earlier choices of the same unit, if nothing within its reach has changed since."""
        terrain, card = ground.terrain, s.content.units[unit.id]
        self.unit: Final = unit
        self.terrain: Final = terrain.outline
        """The terrain on which these choices were made."""
        self.zone: Final[int] = before.zone if before else terrain.board.zone(unit.field, card.move, max(1, card.range))
        """Fields within the unit's reach, as a set of bits."""
        self.can_act: Final[bool] = before.can_act if before else can_act(s, unit)
        local: LocalChoices | None = before.local if before else None
        if before is None and self.can_act:
            local = local_choices(s, unit, ground, self.zone)
        self.local: Final[LocalChoices | None] = local
        self.moves: Final = local.moves if local is not None else NONE
        self.ends: Final = local.ends if local is not None else 0
        """Fields on which the moves end, as a set of bits."""
        self.search: Final = local.search if local is not None else NONE
        self.shots: Final = local.shots if local is not None else NONE
        fields = sites(s, unit) if self.can_act else []
        self.barricades: Final = [Option("barricade", unit.id, field) for field in fields]
        self.ferries: Final = bridge_options(s, unit) if self.can_act else NONE
        self.all: Final = self.moves + self.search + self.shots + self.barricades + self.ferries


def choices_of(s: DawnState, unit: Unit, ground: Ground) -> UnitChoices:
    """The choices of a unit. The latest ones of each unit are cached, and are used again while the unit, the markers
    and the terrain within its reach are the same."""
    terrain = ground.terrain
    cache = s.content.latest_choices
    choices = cache.get(unit.id)
    if choices is not None and choices.unit is unit:
        outline = choices.terrain
        if outline is terrain.outline:
            return choices
        if not outline.differs(terrain.outline, choices.zone):
            if outline.places is terrain.places:
                return choices
            choices = cache[unit.id] = UnitChoices(s, unit, ground, choices)
            return choices
    choices = cache[unit.id] = UnitChoices(s, unit, ground, None)
    return choices


def can_act(s: DawnState, unit: Unit) -> bool:
    """True if the unit can act: awake, in play and not in chaos that holds it (p. 7-8, D-78)."""
    if unit.ekg or unit.field in (CEMETERY, CAMP, JAIL) or not s.is_player(unit):
        return False
    return not s.place(unit.field).chaos or free_of_chaos(s, unit)


def bridge_options(s: DawnState, unit: Unit) -> list[Option]:
    """Turning a broken bridge into a ferry, from its field or an adjacent one (cards)."""
    if not s.content.units[unit.id].fights:
        return []
    for place in s.places:
        if place.bridge == "down" and (unit.field == place.id or place.id in s.beside(unit.field)):
            return [Option("ferry", unit.id, place.id)]
    return []
