"""Checks of a state, wherever it comes from: values within their tracks, known ids, no counter or card twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from shamble.core.event import Event
from shamble.games.dawn.card_effects.replacing import TakeInstead
from shamble.games.dawn.printed.optional_rules import switch_ids
from shamble.games.dawn.printed.terms import ACTIONS_MAX, INFECTION_MAX, STOCK_MAX
from shamble.games.dawn.table.state import DECKS, DawnState
from shamble.sessions.position_check import require

PHASES = ("setup", "prfn", "infection", "consume", "zeds", "actions", "organisation")


def inventory(s: DawnState) -> dict[str, list[str]]:
    """Normal zeds, story cards and research cards, wherever they lie: their number never changes."""
    if not s.decks:
        return {}
    normal = [zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "normal"]
    return {
        "zed": [*normal, *s.deck("zeds").cards()],
        "story": [*s.kept, *s.story_discard, *s.deck("stories").cards()],
        "research": [*s.research_discard, *s.spare_research, *s.deck("research").cards()],
    }


CAME: Final = ("zed-appears", "doctor-arrives")
WENT: Final = (
    *("zed-dies", "zed-no-room", "zed-swallowed", "infector-dies", "bursts"),
    *("doctor-caught", "doctor-escapes"),
)


def figures(s: DawnState) -> dict[str, int]:
    """Number of zeds and chaos markers on the map; a zed that is being replaced counts until the new one is chosen."""
    chosen = len([1 for frame in s.stack if isinstance(frame, TakeInstead)])
    return {"zed": len(s.zeds) + chosen, "chaos": sum([place.chaos for place in s.places])}


def figure_changes(event: Event) -> dict[str, int]:
    """Changes of `figures` that an event tells of."""
    if event.kind in CAME or event.kind in WENT:
        return {"zed": 1 if event.kind in CAME else -1}
    if event.kind in ("chaos", "chaos-cleared"):
        return {"chaos": 1 if event.kind == "chaos" else -1}
    return {}


def check_state(s: DawnState, seats: int) -> None:
    """Raises an error if the state breaks a limit or names an unknown id."""
    content = s.content
    require(s.seats == seats, f"the table is laid for {s.seats} seats, not {seats}")
    require(0 <= s.level < len(content.levels), f"there is no level {s.level}")
    require(s.phase in PHASES, f"there is no phase {s.phase!r}")
    require(0 <= s.infection <= INFECTION_MAX, f"infection {s.infection} is not on its track")
    require(0 <= s.supplies <= STOCK_MAX, f"supplies {s.supplies} are not on their track")
    require(0 <= s.ammo <= STOCK_MAX, f"ammo {s.ammo} is not on its track")
    require(0 <= s.actions <= ACTIONS_MAX, f"{s.actions} actions are not on their track")
    switches = switch_ids(content)
    for option in s.options:
        require(option in switches, f"there is no optional rule {option!r}")
    once("unit", [unit.id for unit in s.units])
    for unit in s.units:
        require(unit.id in content.units, f"there is no unit {unit.id!r}")
        require(unit.field in content.fields, f"{unit.id} is on {unit.field!r}, which is no field")
        card = content.units[unit.id]
        side = card.hits[1 if unit.reduced else 0]
        require(not card.fights or 0 <= unit.hits < max(1, side), f"{unit.id} has {unit.hits} hits on a side of {side}")
    once("zed", [*[zed.id for zed in s.zeds], *cards_of(s, "zeds"), *cards_of(s, "supers")])
    for zed in s.zeds:
        require(zed.id in content.zeds, f"there is no zed {zed.id!r}")
        require(zed.field in content.fields, f"{zed.id} is on {zed.field!r}, which is no field")
        side = content.zeds[zed.id].hits[1 if zed.reduced else 0]
        require(0 <= zed.hits < side, f"{zed.id} has {zed.hits} hits on a side of {side}")
    once("place", [place.id for place in s.places])
    for place in s.places:
        require(place.id in content.fields, f"{place.id!r} is no field")
        require(place.chaos >= 0, f"{place.id} has {place.chaos} chaos markers")
    require(s.chaos_left() >= 0, f"there are {-s.chaos_left()} chaos markers more than the level has")
    require(not s.event or s.event in content.events, f"there is no event {s.event!r}")
    require(not s.decks or [deck.name for deck in s.decks] == list(DECKS), "the decks are not those of this game")
    once("story", [*s.kept, *s.story_discard, *cards_of(s, "stories")])
    once("research card", [*s.research_discard, *s.spare_research, *cards_of(s, "research")])
    for component in s.components:
        require(component in content.components, f"there is no component {component!r}")
    once("component", s.components)


def cards_of(s: DawnState, deck: str) -> list[str]:
    """The cards of a deck; none before the decks are laid."""
    return s.deck(deck).cards() if s.decks else []


def once(what: str, ids: Iterable[str]) -> None:
    """Raises an error if an id occurs twice."""
    twice = [id for id, n in Counter(ids).items() if n > 1]
    require(not twice, f"{what} twice on the table: {', '.join(twice)}")
