"""Positions of scenarios: the schema of `given`, and the state that it describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.core.deck import Deck
from shamble.core.entity import Json
from shamble.core.errors import ContentError
from shamble.core.frame import Frame
from shamble.core.game import Value
from shamble.core.state import Scope
from shamble.games.dawn.actions.actions_phase import Act
from shamble.games.dawn.printed.content import Content, kind
from shamble.games.dawn.printed.counters import FieldMarkers, Unit, Zed
from shamble.games.dawn.printed.optional_rules import NONE
from shamble.games.dawn.printed.terms import CENTER, GUARD_ARRIVES
from shamble.games.dawn.rounds.rounds import BeginPhase, Brains, DrawEvent, EndPhase, Organisation
from shamble.games.dawn.rounds.setup import SetUp
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak, Outbreak
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.games.dawn.game import Dawn

PHASES: Final = ("prfn", "infection", "consume", "zeds", "actions", "organisation")
ZEDS: Final = "`zed-5-3`, `k10 reduced 2` (reduced, two hits), `zed-6-3 fast`"
QUIET: Final = "hunting-cabin"
"""The default active event: it has no effect unless a unit is on the campground at the end of the phase."""


def schema(content: Content) -> dict[str, Json]:
    """The JSON Schema of `given`; the scenario documentation is generated from it."""
    count = {"type": "integer", "minimum": 0}
    units = [*content.units, *[row["id"] for row in content.rows["units"]]]
    zeds = [row["id"] for row in content.rows["zeds"]]
    fields = list(content.fields)
    counter = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "field": {"enum": fields, "description": "where it stands; the town centre unless told"},
            "reduced": {"type": "boolean", "description": "on its reduced side"},
            "hits": {**count, "description": "hit markers on it"},
            "ekg": {"type": "boolean", "description": "comatose, in the hospital"},
            "defiant": {"type": "boolean", "description": "does not move yet"},
            "markers": {
                "type": "array",
                "items": {"enum": ["well-armed", "civilian-leader", "trained", "town-seen"]},
                "description": "markers on it",
            },
        },
    }
    place = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "chaos": {**count, "description": "chaos markers"},
            "barricade": {"type": "boolean", "description": "a barricade stands there"},
            "strongpoint": {"type": "boolean", "description": "the strongpoint stands there"},
            "mines": {"enum": [0, 1, 2], "description": "uses of a minefield that are left"},
            "closed": {"type": "boolean", "description": "nobody may enter this round"},
            "bridge": {"enum": ["", "down", "ferry"], "description": "state of the bridge; empty: it stands"},
        },
    }
    written = f"^({'|'.join(zeds)})(\\.[0-9]+)?( reduced)?( [1-9])?( ({'|'.join(UPGRADES)}))*$"
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "level": {"enum": [0, 1, 2, 3, 4, 5], "description": "5 unless told"},
            "length": {"enum": ["short", "normal", "medium", "long", "epic"]},
            "mode": {"enum": ["together", "versus"]},
            "markers": {"enum": [1, 2, 3, 4], "description": "player-action markers of a lone player"},
            "options": {"type": "string", "description": "optional rules, joined by +"},
            "seats": {"type": "integer", "minimum": 1, "maximum": 5, "description": "1, in versus 2, unless told"},
            "round": {"type": "integer", "minimum": 1},
            "event": {"enum": list(content.events), "description": f"the active event; {QUIET} unless told"},
            "infection": {"type": "integer", "minimum": 0, "maximum": 13},
            "supplies": {"type": "integer", "minimum": 0, "maximum": 20},
            "ammo": {"type": "integer", "minimum": 0, "maximum": 20},
            "actions": {**count, "description": "event actions, with `start: act`"},
            "zed-actions": count,
            "units": {
                "type": "object",
                "propertyNames": {"enum": units},
                "additionalProperties": {"anyOf": [{"enum": fields}, counter]},
                "description": "`schmidt: H5`, or `schmidt: {field: H5, reduced: true}`; `civilian-2` is any of that "
                "kind, `civilian-2.1` a certain one, whose path in `expect` is `civilian-2-1`; refugees are reduced "
                "villagers",
            },
            "zeds": {
                "type": "object",
                "propertyNames": {"enum": fields},
                "additionalProperties": {
                    "type": "array",
                    "items": {"type": "string", "pattern": written, "description": ZEDS},
                },
                "description": ZEDS,
            },
            "places": {"type": "object", "propertyNames": {"enum": fields}, "additionalProperties": place},
            "kept": {"type": "array", "items": {"enum": list(content.stories)}},
            "top": {
                "type": "object",
                "propertyNames": {"enum": ["events", "stories", "research"]},
                "additionalProperties": {"type": "string"},
                "description": "this card lies on top, unknown to anybody",
            },
            "finale": {"enum": [card.id for card in content.events.values() if card.kind == "finale"]},
            "empty": {
                "type": "array",
                "items": {"enum": ["events", "stories", "research", "zeds", "supers"]},
                "description": "decks and bags with nothing in them; events: only the finale is left",
            },
            "research": {
                "type": "array",
                "items": {"enum": [kind(id) for id in content.research]},
                "description": "the research discard pile, the active card last",
            },
            "spares": {
                "type": "array",
                "items": {"enum": [card.id for card in content.research.values() if card.kind == "basic"]},
                "description": "basic research cards that are not in the deck",
            },
            "components": {"type": "array", "items": {"enum": list(content.components)}},
            "antidote": {"enum": [0, 1, 2]},
            "elwood": {"type": "boolean"},
            "chosen": {"type": "array", "items": {"enum": units}, "description": "each seat's own hero"},
            "used": {"type": "array", "items": {"type": "string"}, "description": "once-a-game abilities: speech"},
            "spent": {
                "type": "array",
                "items": {"type": "string"},
                "description": "this round: `special schmidt`, `own 0` (the player action of seat 1), `healed furies`, "
                "`researched`",
            },
            "gone": {"type": "array", "items": {"enum": list(UPGRADES)}, "description": "upgrades removed from play"},
            "start": {
                "type": "string",
                "pattern": f"^(setup|round|act|outbreak|{'|'.join(PHASES)}|activate [FMHST]( [FMHST])*)$",
                "description": "the beginning of a phase, the actions themselves, or tracks to activate; `act` leaves "
                "out all that the event does at the beginning or end of the Actions phase, which `actions` carries out",
            },
            "snapshot": {"type": "object", "description": "a whole state, as `shamble scenario --from` writes it"},
        },
    }


UPGRADES: Final = ("resistant", "toxic", "fast", "smart", "leader", "acrid")
SETTINGS: Final = ("level", "length", "mode", "markers", "options")


def build(game: Dawn, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], DawnState]:
    """Seats, settings and state of a scenario's position."""
    if "snapshot" in given:
        table = game.read(given["snapshot"])
        told: dict[str, Value] = {
            "level": table.level,
            "length": table.length,
            "mode": "versus" if table.versus else "together",
            "markers": table.markers,
            "options": "+".join(table.options) or NONE,
        }
        return table.seats, game.configure(table.seats, told), table
    versus = given.get("mode") == "versus"
    seats = int(given.get("seats", 2 if versus else 1))
    settings = game.configure(seats, {"level": 5, **{name: given[name] for name in SETTINGS if name in given}})
    table = game.table(seats, settings)
    start = str(given.get("start", "actions"))
    if start == "setup":
        table.stack.append(SetUp())
        return seats, settings, table
    arrange(table, given)
    table.stack = list(reversed(begin(table, start, given)))
    return seats, settings, table


class Counters:
    """A stock of counters; each is handed out once."""

    def __init__(self, ids: list[str]) -> None:
        self.left = list(ids)

    def take(self, name: str) -> str:
        """The first counter with this id or of this kind."""
        for id in self.left:
            if name in (id, kind(id)):
                self.left.remove(id)
                return id
        raise ContentError(f"given: there is no {name} left")


def arrange(s: DawnState, given: Mapping[str, Any]) -> None:
    """Fills a state with the counters, markers and cards of `given`."""
    content = s.content
    s.round = int(given.get("round", 3))
    s.event = str(given.get("event", QUIET))
    s.act = max(1, content.events[s.event].act)
    s.played = (s.event,)
    s.infection = int(given.get("infection", 0))
    s.supplies = int(given.get("supplies", 0))
    s.ammo = int(given.get("ammo", 0))
    units = Counters(list(content.units))
    people: list[Unit] = []
    for name, told in given.get("units", {}).items():
        counter: Mapping[str, Any] = {"field": told} if isinstance(told, str) else told
        id = units.take(name)
        people.append(
            Unit(
                id,
                counter.get("field", CENTER),
                counter.get("reduced", id == "vip"),
                counter.get("hits", 0),
                counter.get("ekg", False),
                counter.get("defiant", False),
                tuple(counter.get("markers", ())),
            )
        )
    s.units = people
    check_units(s)
    zeds = Counters(list(content.zeds))
    horde: list[Zed] = []
    for field, there in given.get("zeds", {}).items():
        for text in there:
            name, *words = text.split(" ")
            hits = [int(word) for word in words if word.isdigit()]
            markers = tuple([word for word in words if word in UPGRADES])
            horde.append(Zed(zeds.take(name), field, "reduced" in words, hits[0] if hits else 0, markers))
    s.zeds = horde
    s.places = [FieldMarkers(field).having(**marks) for field, marks in given.get("places", {}).items()]
    s.kept = tuple(given.get("kept", ()))
    s.components = tuple(given.get("components", ()))
    s.antidote = int(given.get("antidote", 0))
    s.elwood = bool(given.get("elwood", False))
    s.used = tuple(given.get("used", ()))
    s.upgrades_gone = tuple(given.get("gone", ()))
    s.chosen = tuple(given.get("chosen", ()))
    here = [unit.id for unit in s.units]
    s.heroes_left = tuple(
        [id for id in content.unit_ids["hero"] if content.units[id].level <= s.level and id not in here]
    )
    s.heroics_left = tuple(
        [id for id in content.unit_ids["heroic"] if content.units[id].level <= s.level and id not in here]
    )
    s.civilians_left = tuple([id for id in content.unit_ids["civilian"] if id not in here])
    if s.versus:
        s.anti_left = tuple(
            [id for sort in ("anti-hero", "anti-civilian") for id in content.unit_ids[sort] if id not in here]
        )
    lay_decks(s, given, zeds.left)
    s.zed_actions = int(given.get("zed-actions", 0))


def available(content: Content, sort: str, level: int) -> list[str]:
    """Units of a kind that a level may use."""
    return [id for id in content.unit_ids[sort] if content.units[id].level <= level]


def check_units(s: DawnState) -> None:
    """Raises `ContentError` for a unit with too many hits or on a field that this level does not have."""
    for unit in s.units:
        card = s.content.units[unit.id]
        if card.fights and unit.hits >= card.hits[1 if unit.reduced else 0]:
            raise ContentError(f"given.units.{unit.id}: {unit.hits} hits are more than that side takes")
        if not s.content.fields[unit.field].level <= s.level:
            raise ContentError(f"given.units.{unit.id}: {unit.field} is not on the board of level {s.level}")


def lay_decks(s: DawnState, given: Mapping[str, Any], zeds_left: list[str]) -> None:
    """Builds all decks from the cards that `given` has not placed elsewhere."""
    content = s.content
    empty = given.get("empty", ())
    top = given.get("top", {})
    events = [
        card.id
        for card in content.events.values()
        if card.level <= s.level
        and card.kind != "finale"
        and card.id != s.event
        and (card.id != GUARD_ARRIVES or top.get("events") == card.id)
    ]
    finales = [card.id for card in content.events.values() if card.kind == "finale" and card.id != s.event]
    finale = str(given.get("finale", finales[0]))
    stories = [card.id for card in content.stories.values() if card.level <= s.level and card.id not in s.kept]
    if not s.uses_rules("infection"):
        stories = [id for id in stories if id != "rats"]
    research = list(content.research)
    if s.uses_rules("research"):
        pile = []
        for name in given.get("research", ["dpc-order"]):
            card = next((id for id in research if kind(id) == name), None)
            if card is None:
                raise ContentError(f"given.research: there is no {name} left")
            research.remove(card)
            pile.append(card)
        s.research_discard = tuple(pile)
        s.spare_research = tuple(given.get("spares", ()))
        research = [id for id in research if id != "dpc-order" and id not in s.spare_research]
    else:
        research = []
    decks = []
    for name, cards in (("events", events), ("stories", stories), ("research", research)):
        fixed = top.get(name)
        if fixed:
            card = next((id for id in cards if fixed in (id, kind(id))), None)
            if card is None:
                raise ContentError(f"given.top.{name}: there is no {fixed} left")
            cards = [id for id in cards if id != card]
            fixed = card
        deck = Deck.of(name, [] if name in empty else cards)
        if name == "events":
            deck = deck.with_bottom(finale, ())
        decks.append(deck.with_top(fixed, ()) if fixed else deck)
    normal = [id for id in zeds_left if content.zeds[id].kind == "normal"]
    supers = [id for id in zeds_left if content.zeds[id].kind == "super" and s.uses_rules("super-zeds")]
    decks.append(Deck.of("zeds", [] if "zeds" in empty else normal))
    decks.append(Deck.of("supers", [] if "supers" in empty else supers))
    s.decks = decks


def open_scope(s: DawnState, what: str, name: str, spent: tuple[str, ...] = ()) -> None:
    """Opens a scope of this kind with its ledger entries."""
    s.serial += 1
    s.scopes.append(Scope(what, name, s.serial, spent))


def carried_out(s: DawnState, past: list[str], inside: str) -> bool:
    """True if the lasting part of the event began before this moment: in a past phase or in the one it is inside."""
    card = s.content.events[s.event]
    return card.turn and (card.phase == inside or card.phase in past)


def begin(s: DawnState, start: str, given: Mapping[str, Any]) -> list[Frame]:
    """The frames from this moment to the end of the round, in the order of play."""
    if start == "round":
        s.event = ""
        s.round -= 1
        return [DrawEvent()]
    word = start.split(" ")[0]
    phase = {"activate": "zeds", "act": "actions", "outbreak": "infection"}.get(word, word)
    tabs = [*s.content.levels[s.level].tabs, "organisation"]
    if phase not in tabs:
        raise ContentError(f"given.start: level {s.level} has no {phase} phase")
    spent = tuple(given.get("spent", ()))
    if carried_out(s, tabs[: tabs.index(phase)], "" if word in PHASES else phase):
        spent = (*spent, "holds in force")
    open_scope(s, "round", str(s.round), spent)
    following: list[Frame] = [BeginPhase(tab) for tab in tabs[tabs.index(phase) + 1 :] if tab != "organisation"]
    following.append(Organisation())
    if word == "organisation":
        return following
    if s.content.events[s.event].effect.name == "brains":
        if word != "zeds":
            raise ContentError(f"given.start: {s.event} is a round of zeds alone, without {word}")
        return [Brains(), Organisation()]
    if word in PHASES:
        return [BeginPhase(phase), *following]
    s.phase = phase
    open_scope(s, "phase", phase)
    if word == "act":
        s.actions = int(given.get("actions", 1))
        return [Act(), EndPhase(phase), *following]
    if word == "outbreak":
        return [Outbreak(False), CheckOutbreak(), EndPhase(phase), *following]
    tracks: list[Frame] = [ActivateTrack(track) for track in start.split(" ")[1:]]
    return [*tracks, EndPhase(phase), *following]


def describe(session: Session) -> dict[str, Any]:
    """The position as a `given` with a snapshot, which is exact to the suspended step, unlike the words of `start`."""
    return {"snapshot": session.state.plain()}
