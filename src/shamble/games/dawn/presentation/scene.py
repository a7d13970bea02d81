"""The scene of a seat: map, counters, cards and sheets, with hidden cards left out."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

from shamble.core.derived import derived
from shamble.core.scene import (
    Card,
    Chart,
    GoalView,
    Piece,
    Pile,
    Ribbon,
    Scene,
    SheetView,
    Space,
    Text,
    TrackView,
    text,
)
from shamble.games.dawn.actions.actions_phase import markers_left
from shamble.games.dawn.presentation.combat_charts import combat_charts
from shamble.games.dawn.presentation.counters_on_map import fields, space, unit_piece, zed_piece
from shamble.games.dawn.printed.content import kind
from shamble.games.dawn.printed.terms import ACTIONS_MAX, BEDS, CEMETERY, FIGHTERS, INFECTION_MAX, STOCK_MAX
from shamble.games.dawn.table.state import DawnState

T = TypeVar("T")
BOARD = [0.0, 0.0, 2200.0, 1200.0]
PHASES = ("prfn", "infection", "consume", "zeds", "actions", "organisation")
TRACK_ICONS = {"ALL": "tab-all", "ALLx2": "tab-all-twice", "STORYx2": "tab-story-twice"}


def scene(s: DawnState, seat: int | None) -> Scene:
    """Everything that a seat may see; None is a spectator, who sees no hidden card."""
    view: Scene = {
        "ribbon": ribbon(s),
        "board": BOARD,
        "spaces": spaces(s),
        "pieces": pieces(s),
        "piles": piles(s, seat),
        "tracks": tracks(s),
        "sheets": [sheet(s, sheet_seat, seat) for sheet_seat in range(s.seats)],
        "goals": goals(s, seat),
        "cards": cards(s),
        "silence": False,
        "title": title(s, seat),
        "charts": charts(s),
    }
    notes = notes_of(s)
    if notes:
        view["notes"] = notes
    return view


def scene_after(s: DawnState, seat: int | None, before: DawnState) -> Scene:
    """The scene after a change of the state `before`: parts whose fields did not change are those of its scene."""
    s.adopt(before)
    return scene(s, seat)


class Drawn:
    """Parts of scenes by id, each kept for as long as the object that it shows is the same."""

    def __init__(self) -> None:
        self.parts: Final[dict[str, tuple[object, Any]]] = {}

    def get(self, id: str, shown: object) -> Any:
        """Returns the part that was drawn for this very object; None if there is none."""
        entry = self.parts.get(id)
        return entry[1] if entry is not None and entry[0] is shown else None

    def put(self, id: str, shown: object, part: T) -> T:
        """Keeps a part for an object, and returns it."""
        self.parts[id] = (shown, part)
        return part


@derived("chosen", fixed=("content", "seats"))
def drawn_units(s: DawnState) -> Drawn:
    """Pieces of units; they depend on the unit and on its owner alone."""
    return Drawn()


@derived(fixed=("content", "seats", "versus"))
def cached_zeds(s: DawnState) -> Drawn:
    """Pieces of zeds; they depend on the zed and on the mode alone."""
    return Drawn()


@derived(fixed=("content", "options", "level"))
def cached_spaces(s: DawnState) -> Drawn:
    """Fields by id; they depend on their markers, the level and the optional rules."""
    return Drawn()


@derived("units", "zeds", "chosen", fixed=("content", "seats", "versus"))
def pieces(s: DawnState) -> list[Piece]:
    """All counters on the map; those of the scene before, where they did not change."""
    shown: list[Piece] = []
    drawn = drawn_units(s)
    for unit in s.units:
        shown.append(drawn.get(unit.id, unit) or drawn.put(unit.id, unit, unit_piece(s, unit)))
    cached = cached_zeds(s)
    for zed in s.zeds:
        shown.append(cached.get(zed.id, zed) or cached.put(zed.id, zed, zed_piece(s, zed)))
    return shown


@derived("places", "units", fixed=("content", "options", "level", "versus"))
def spaces(s: DawnState) -> list[Space]:
    """All fields in use; graves and free beds depend on the units, other fields on their markers."""
    shown: list[Space] = []
    cached = cached_spaces(s)
    for id in fields(s):
        if id in (CEMETERY, BEDS):
            shown.append(space(s, id))
            continue
        place = s.place(id)
        shown.append(cached.get(id, place) or cached.put(id, place, space(s, id)))
    return shown


@lru_cache(maxsize=64)
def title_text(level: int, side: str) -> Text:
    """The title of the scene for a side; equal titles are one object, because scenes are compared by identity first."""
    return text("scene-title", n=level, mode="together" if side == "all" else "versus", side=side)


def title(s: DawnState, seat: int | None) -> Text:
    """The title of the scene: level, mode and the side of the seat, which has a goal and a briefing of its own. `side`:
    `all` if nobody plays the zeds, `none` for spectators of a versus game."""
    if not s.versus:
        return title_text(s.level, "all")
    return title_text(s.level, "none" if seat is None else "zed" if seat == s.zed_seat else "heroes")


@derived(fixed=("options",))
def notes_of(s: DawnState) -> list[Text]:
    """The texts of the optional rules in use."""
    return [text(f"option-{note_id(option)}.text") for option in s.options]


@derived(fixed=("content",))
def charts(s: DawnState) -> list[Chart]:
    """The combat tables in print."""
    return combat_charts(s.content)


def note_id(option: str) -> str:
    """The text id of an optional rule; the settings of one rule share a text."""
    return "slower" if option.startswith("slower") else option


@derived("decks", "event", "phase", equal=("round",), fixed=("content", "level", "seats", "versus"))
def ribbon(s: DawnState) -> Ribbon:
    """Round, phases and the seat whose turn it is, with the printed symbols of the event for each phase."""
    tabs = s.content.levels[s.level].tabs
    phases = [phase for phase in PHASES if phase in tabs or phase == "organisation"]
    strip: Ribbon = {
        "round": s.round,
        "rounds": s.round + (s.deck("events").size if s.decks else 0),
        "phases": [text(f"phase-{phase}") for phase in phases],
        "phase": phases.index(s.phase) if s.phase in phases else -1,
        "turn": s.zed_seat if s.versus and s.phase == "zeds" else None,
    }
    if s.event:
        strip["tabs"] = [tab(s, phase) for phase in phases]
        lit = s.content.events[s.event].phase
        if lit in phases:
            strip["lit"] = phases.index(lit)
    return strip


def tab(s: DawnState, phase: str) -> list[Text]:
    """The printed symbols of the event card for a phase (p. 5)."""
    card = s.content.events[s.event]
    if phase == "prfn":
        return [text("tab-prfn", n=card.prfn)]
    if phase == "infection":
        return [text("tab-infection", n=1 if card.infection else 0)]
    if phase == "consume":
        return [text("tab-die")] if card.consume_roll else [text("tab-consume", n=card.consume)]
    if phase == "zeds":
        return [text(TRACK_ICONS.get(icon, f"track-{icon}")) for icon in card.zeds]
    return [text("tab-actions", n=card.actions)] if phase == "actions" else []


@derived("content", "decks", "played", "story_discard", "research_discard", equal=("level", "guard"))
def drawn_piles(s: DawnState) -> Drawn:
    """The piles that each seat sees."""
    return Drawn()


def piles(s: DawnState, seat: int | None) -> list[Pile]:
    """The piles that this seat sees, drawn once while the decks are the same."""
    if not s.decks:
        return []
    drawn = drawn_piles(s)
    shown: list[Pile] = drawn.get(str(seat), None) or drawn.put(str(seat), None, piles_for(s, seat))
    return shown


def piles_for(s: DawnState, seat: int | None) -> list[Pile]:
    """Draws the piles for a seat: events, stories, research and zeds, as far as the level uses them."""
    shown = [
        pile(s, "events", len(s.played), seat, 1 if s.guard else 0),
        pile(s, "stories", len(s.story_discard), seat),
    ]
    if s.uses_rules("research"):
        shown.append(pile(s, "research", len(s.research_discard), seat))
    shown.append(pile(s, "zeds", 0, seat))
    if s.uses_rules("super-zeds"):
        shown.append(pile(s, "supers", 0, seat))
    return shown


def pile(s: DawnState, name: str, discard: int, seat: int | None, more: int = 0) -> Pile:
    """A deck as this seat sees it, with `more` cards that are not in it yet."""
    deck = s.deck(name)
    top = deck.top_known_to(seat) if name in ("events", "stories") else None
    return {
        "id": name,
        "name": text(f"deck-{name}"),
        "space": None,
        "left": deck.size + more,
        "full": deck.size + more + discard,
        "top": (event_card(s, top) if name == "events" else story_card(s, top)) if top else None,
        "discard": discard,
    }


def track(id: str, value: int, limit: int) -> TrackView:
    """A number with its limit."""
    return {"id": id, "name": text(f"track-{id}"), "value": value, "max": limit}


@derived(
    *("places", "components"),
    equal=("infection", "supplies", "ammo", "actions", "zed_actions"),
    fixed=("content", "level", "versus"),
)
def tracks(s: DawnState) -> list[TrackView]:
    """The stores, infection and other numbers that this level uses."""
    shown = []
    if s.uses_rules("infection"):
        shown.append(track("infection", s.infection, INFECTION_MAX))
        shown.append(track("supplies", s.supplies, STOCK_MAX))
    shown.append(track("ammo", s.ammo, STOCK_MAX))
    shown.append(track("actions", s.actions, ACTIONS_MAX))
    if s.versus:
        shown.append(track("zed-actions", s.zed_actions, 4))
    if s.uses_rules("chaos"):
        shown.append(track("chaos", s.chaos_left(), s.content.levels[s.level].chaos))
    if s.uses_rules("research"):
        shown.append(track("components", len(s.components), 4))
    return shown


@derived("kept", "chosen", fixed=("content", "seats", "versus", "markers"))
def drawn_sheets(s: DawnState) -> Drawn:
    """Sheets by everything else that they show."""
    return Drawn()


def sheet(s: DawnState, seat: int, viewer: int | None) -> SheetView:
    """The sheet of a hero player with the chosen hero, or of the zed player."""
    hero = s.chosen[seat] if seat < len(s.chosen) else ""
    unit = s.unit(hero) if hero else None
    space = unit.field if unit is not None and unit.field != CEMETERY else ""
    own = markers_left(s, seat) if seat < s.hero_seats else s.zed_actions
    open_hand = not s.versus or (viewer != s.zed_seat and viewer is not None)
    key = f"{seat} {own} {space} {s.first == seat} {open_hand}"
    drawn = drawn_sheets(s)
    shown: SheetView = drawn.get(key, None) or drawn.put(key, None, draw_sheet(s, seat, space, own, open_hand))
    return shown


def draw_sheet(s: DawnState, seat: int, space: str, own: int, open_hand: bool) -> SheetView:
    """Draws the sheet of a seat. `own`: actions of its own; `open_hand`: True if the viewer may see the cards."""
    if s.versus and seat == s.zed_seat:
        return {
            "seat": seat,
            "id": "zed-player",
            "name": text("zed-player"),
            "text": None,
            "space": None,
            "values": [track("zed-actions", own, 4)],
            "hand": [],
            "events": [],
            "tags": [],
        }
    hero = s.chosen[seat] if seat < len(s.chosen) else ""
    tags = [text("tag-first")] if seat == s.first and s.hero_seats > 1 else []
    if hero:
        tags += [text(f"ability-{hero}-{ability}") for ability in s.content.units[hero].abilities]
    values = [track("own-actions", own, s.markers if s.hero_seats == 1 else 1)]
    shown = s.kept if seat == 0 else ()
    return {
        "seat": seat,
        "id": hero or f"hero-player-{seat + 1}",
        "name": text(f"unit-{hero}") if hero else text("hero-player", seat=seat),
        "text": None,
        "space": space or None,
        "values": values,
        "hand": [story_card(s, card) if open_hand else hidden_card(index) for index, card in enumerate(shown)],
        "events": [],
        "tags": tags,
    }


def event_card(s: DawnState, id: str) -> Card:
    """An event card with the numbers of its tabs."""
    card = s.content.events[id]
    return {
        "id": id,
        "face": id,
        "name": text(f"event-{id}"),
        "text": text(f"event-{id}.text"),
        "kind": "event",
        "counters": {"prfn": card.prfn, "consume": card.consume, "actions": card.actions},
        "house": id in s.content.house,
    }


def story_card(s: DawnState, id: str) -> Card:
    """A story card."""
    return {
        "id": id,
        "face": id,
        "name": text(f"story-{id}"),
        "text": text(f"story-{id}.text"),
        "kind": "story",
        "counters": {},
        "house": id in s.content.house,
    }


def hidden_card(index: int) -> Card:
    """The back of a kept card in another seat's hand: an id by its place alone, so that it tells nothing."""
    return {
        "id": f"hidden-{index}",
        "face": None,
        "name": text("hidden-story"),
        "text": None,
        "kind": "story",
        "counters": {},
        "house": False,
    }


@derived("event", "research_discard", "components", fixed=("content",))
def cards(s: DawnState) -> list[Card]:
    """Cards that lie open: the active event, the active research card, the components."""
    open_cards: list[Card] = []
    if s.event:
        open_cards.append(event_card(s, s.event))
    if s.research:
        name = kind(s.research)
        card = s.content.research[s.research]
        open_cards.append(
            {
                "id": s.research,
                "face": name,
                "name": text(f"research-{name}"),
                "text": text(f"research-{name}.text"),
                "kind": "research",
                "counters": {"need": card.need, "supplies": card.supplies},
                "house": name in s.content.house,
            }
        )
    for component in s.components:
        open_cards.append(
            {
                "id": component,
                "face": component,
                "name": text(f"component-{component}"),
                "text": text(f"component-{component}.text"),
                "kind": "component",
                "counters": {},
                "house": False,
            }
        )
    return open_cards


@derived("units", "decks", equal=("round",), fixed=("content", "level"))
def heroes_goals(s: DawnState) -> list[GoalView]:
    """The heroes' goal: to survive until the finale."""
    alive = len([unit for unit in s.units if s.kind(unit.id) in FIGHTERS and unit.field != CEMETERY])
    return [goal(s, "survive", alive)]


@derived("zeds", "decks", equal=("round",), fixed=("content", "level"))
def zed_goals(s: DawnState) -> list[GoalView]:
    """The zed player's goal: to overrun the town."""
    return [goal(s, "overrun", len(s.zeds))]


def goals(s: DawnState, seat: int | None) -> list[GoalView]:
    """The goal of the seat's side; spectators of a versus game see both."""
    if not s.versus:
        return heroes_goals(s)
    return (
        zed_goals(s) if seat == s.zed_seat else heroes_goals(s) if seat is not None else heroes_goals(s) + zed_goals(s)
    )


def goal(s: DawnState, id: str, n: int) -> GoalView:
    """A goal with the rounds until the finale; `n` is the number of counters on that side."""
    size = s.deck("events").size if s.decks else 0
    return {
        "id": id,
        "name": text(f"goal-{id}"),
        "text": text(f"goal-{id}.text", n=n, chaos=int(s.uses_rules("chaos"))),
        "value": s.round,
        "need": s.round + size,
        "seat": None,
    }
