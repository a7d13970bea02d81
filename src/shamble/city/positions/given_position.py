"""Positions of a city game as scenarios write them: the schema of `given`, and the state built from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.city.book.printed import kind_name
from shamble.city.horde.spawn_cards import SpawnStep
from shamble.city.missions.mission import Mission
from shamble.city.missions.mission_file import SCHEMA
from shamble.city.rules.rules import Rules
from shamble.city.table.pieces import Companion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY, level_of
from shamble.city.turns.next_action import NextAction, TurnEnds
from shamble.city.turns.rounds import EndPhase, RoundStart, SurvivorTurn, ZombiePhase
from shamble.city.turns.setup import SetUp, lay_decks, lay_out, recruit
from shamble.content.nearest import hint
from shamble.core.deck import Deck
from shamble.core.entity import Json
from shamble.core.errors import ContentError
from shamble.core.frame import Frame, Leave
from shamble.core.game import Value
from shamble.core.state import Scope

if TYPE_CHECKING:
    from shamble.city.game import CityGame


def schema(game: CityGame) -> dict[str, Json]:
    """The JSON Schema of `given`."""
    catalogue = game.printed
    count = {"type": "integer", "minimum": 0}
    kinds = [kind.id for kind in catalogue.kinds]
    person = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "zone": {"type": ["string", "null"], "description": "the first one unless told; null: not on the board"},
            "seat": {"type": "integer", "minimum": 1, "maximum": 6, "description": "the player; 1 unless told"},
            "life": {"type": "integer", "minimum": 1, "description": "life that is left"},
            "ap": {**count, "description": "adrenaline points, which give the danger level"},
            **{name: {**count, "description": meaning} for name, meaning in game.rules_class.counters.items()},
            "skills": {"type": "array", "items": {"type": "string"}, "description": "instead of the sheet's"},
            "hands": {"type": "array", "items": {"type": "string"}, "maxItems": 2, "description": "cards in hand"},
            "pack": {"type": "array", "items": {"type": "string"}, "description": "cards in the backpack"},
            "kept": {"type": "array", "items": {"type": "string"}, "description": "cards in slots of the game's own"},
            "acted": {"type": "boolean", "description": "has had a turn in this round"},
            "car": {"type": "string", "description": "the car in which the survivor sits"},
            "driver": {"type": "boolean", "description": "drives that car"},
        },
    }
    names = {"type": "object", "additionalProperties": {"type": "string"}}
    zones = {"type": "array", "items": {"type": "string"}}
    pile = {"anyOf": [count, {"type": "array", "items": {"type": "string"}}]}
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "mission": {"enum": list(game.library)},
            "map": {"type": "object", "description": "grid, doors, passages"},
            "tiles": {"type": "array", "description": "as in a mission's file"},
            "exit": zones,
            "goals": named_rows("type", list(game.book.goals)),
            "special": named_rows("effect", list(game.book.effects)),
            "spawns": rows("spawns"),
            "objectives": rows("objectives"),
            "crates": zones,
            "cars": rows("cars"),
            "settings": {"type": "object"},
            "seats": {"type": "integer", "minimum": 1, "maximum": 6},
            "first": {"type": "integer", "minimum": 1, "maximum": 6, "description": "the first player's seat"},
            "round": {"type": "integer", "minimum": 1},
            "survivors": {
                "type": "object",
                "propertyNames": {"enum": list(catalogue.sheets)},
                "additionalProperties": person,
            },
            "companions": {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "properties": {"zone": {"type": "string"}, "leader": {"type": "string"}},
                },
            },
            "zombies": {
                "type": "object",
                "additionalProperties": {
                    "type": "object",
                    "propertyNames": {"enum": kinds},
                    "additionalProperties": count,
                },
            },
            "noise": {"type": "object", "additionalProperties": count},
            "open": {"type": "array", "items": {"type": "string"}, "description": "doors that are open: r1-s1"},
            "opened": {"type": "boolean", "description": "all buildings count as revealed"},
            "empty": {"type": "array", "items": {"type": "string"}, "description": "a card and who has it: not loaded"},
            "top": {**names, "description": "this card lies on top"},
            "decks": {"type": "object", "additionalProperties": pile, "description": "so many cards, or exactly these"},
            "discards": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "string"}},
                "description": "these cards are discarded",
            },
            "spent": {
                "type": "object",
                "additionalProperties": {"type": "array", "items": {"type": "string"}},
                "description": "what the survivor of `start: turn WHO` has spent: `WHO: [action, action]`",
            },
            "taken": {"type": "array", "items": {"type": "string"}, "description": "objectives that were taken"},
            "notes": {
                "type": "object",
                "additionalProperties": {"type": "integer"},
                "description": "what a mission remembers",
            },
            "start": {"type": "string", "description": "setup, round (unless told), turn WHO, zombies, spawn or end"},
            "snapshot": {"type": "object"},
        },
    }


def build(game: CityGame, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], CityState]:
    """Builds the state that `given` describes; returns number of seats, settings and state."""
    if "snapshot" in given:
        try:
            city = game.read(given["snapshot"])
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as reason:
            raise ContentError(
                f"given: snapshot: it is not a position of {game.id} as `scenario --from` writes it "
                f"({type(reason).__name__}: {reason})"
            ) from None
        return city.seats, dict(city.rules.chosen), city
    people: Mapping[str, Any] = given.get("survivors", {})
    seats = int(given.get("seats", max([1, *[(person or {}).get("seat", 1) for person in people.values()]])))
    chosen: dict[str, Any] = dict(given.get("settings", {}))
    if "mission" in given:
        chosen["mission"] = given["mission"]
    settings = game.configure(seats, chosen)
    mission = written_mission(game, given, len(people)) if "map" in given or "tiles" in given else None
    rules = game.rules(settings, mission)
    refuse_ignored(rules, given, people, mission is not None)
    start = str(given.get("start", "round"))
    if start == "setup" and any("skills" in (person or {}) for person in people.values()):
        skilled = {id: person["skills"] for id, person in people.items() if "skills" in (person or {})}
        over = [{"id": id, "blue": list(skills)} for id, skills in skilled.items()]
        special = game.with_content({"tables": {"survivors": over}})
        rules = special.rules(settings, mission)
    city = CityState(rules, rules.board, seats)
    if start == "setup":
        city.stack = [SetUp()]
        return seats, settings, city
    arrange(city, given, people)
    city.stack = list(reversed(begin(city, start, given.get("spent", {}))))
    return seats, settings, city


BOARD_WORDS: Final = ("exit", "goals", "special", "spawns", "objectives", "crates", "cars")
"""Keys that describe a board of the scenario's own."""


def refuse_ignored(rules: Rules, given: Mapping[str, Any], people: Mapping[str, Any], own_board: bool) -> None:
    """Raises ContentError for a key that would have no effect."""
    for key in BOARD_WORDS:
        if key in given and not own_board:
            raise ContentError(f"given.{key}: this belongs to a board of the scenario's own; give `map` or `tiles`")
    if given.get("noise") and not rules.noisy:
        raise ContentError("given.noise: this game has no noise")
    if given.get("companions") and not rules.companions:
        raise ContentError("given.companions: this game has no companions")
    for key in ("top", "decks", "discards"):
        for name in given.get(key, {}):
            if name not in rules.deck_index:
                raise ContentError(f"given.{key}: there is no deck {name!r}{hint(name, list(rules.deck_index))}")
    for id, person in people.items():
        words = person or {}
        if words.get("driver") and not words.get("car"):
            raise ContentError(f"given.survivors.{id}.driver: whoever drives sits in a car; give `car`")


def rows(key: str) -> dict[str, Json]:
    """The JSON Schema of a list of things on the board, as in a mission file."""
    row = SCHEMA[key].each
    assert row is not None
    words: dict[str, Json] = {word: {} for word in row.keys or ()}
    return {
        "type": "array",
        "description": f"each with {', '.join(f'`{word}`' for word in words)}, as in a mission's file",
        "items": {
            "type": "object",
            "required": ["zone"],
            "additionalProperties": False,
            "properties": {**words, "zone": {"type": "string"}},
        },
    }


def named_rows(key: str, names: list[str]) -> dict[str, Json]:
    """The JSON Schema of goals or special rules: `key` names the type, which checks the other words itself."""
    return {
        "type": "array",
        "description": f"each with `{key}` and its own keys, as in a mission's file",
        "items": {"type": "object", "required": [key], "properties": {key: {"enum": list(names)}}},
    }


WHOLE_TEAM: Final = 6
"""Number of survivors of a written mission whose scenario places none."""


def written_mission(game: CityGame, given: Mapping[str, Any], people: int) -> Mission:
    """A mission with the scenario's own board, for `people` survivors; a scenario that places none begins with the
    set-up of a team of six. Without goals of its own, the game ends only by death or after 99 rounds."""
    row = {
        "id": "written",
        "survivors": people or WHOLE_TEAM,
        "start": [first_zone(given)] if given.get("start") == "setup" else [],
        "spawns": given.get("spawns", [{"zone": first_zone(given), "first": True}]),
        "goals": given.get("goals", [{"type": "endure", "rounds": 99}]),
    }
    for name in ("map", "tiles", "exit", "special", "objectives", "crates", "cars"):
        if name in given:
            row[name] = given[name]
    return Mission("given", row, game.tiles, game.book, written=True)


def first_zone(given: Mapping[str, Any]) -> str:
    """Name of the first zone on the scenario's map; with tiles, that of a fixed zone."""
    if "map" in given:
        return next(token for token in str(given["map"]["grid"]).split() if set(token) != {"."})
    return "a1.snw"


def zone_of(city: CityState, name: str) -> int:
    """Index of the zone with this name; raises ContentError if there is none."""
    zone = city.board.zone(name)
    if zone is None:
        raise ContentError(f"given: there is no zone {name!r}; there are {', '.join(z.id for z in city.board.zones)}")
    return zone


def arrange(city: CityState, given: Mapping[str, Any], people: Mapping[str, Any]) -> None:
    """Puts survivors, zombies, doors, decks and counters of `given` into the state."""
    lay_out(city)
    lay_decks(city)
    catalogue = city.rules.catalogue
    if "spawns" not in given and "mission" not in given:
        city.spawns = []
    names = list(city.rules.deck_index)
    supply = {name: list(deck.cards()) for name, deck in zip(names, city.decks, strict=True)}

    def take(name: str) -> str:
        """Takes a card with this id or name out of the decks."""
        for deck in (*catalogue.decks, *catalogue.individuals):
            for card in supply[deck]:
                if name in (card, kind_name(card)):
                    supply[deck].remove(card)
                    return card
        raise ContentError(f"given: there is no {name!r} left")

    for id, person in people.items():
        person = person or {}
        zone = AWAY if person.get("zone", "") is None else zone_of(city, person.get("zone", city.board.zones[0].id))
        own = tuple(person["skills"]) if "skills" in person else None
        for skill in own or ():
            catalogue.check_skill(id, skill)
        survivor = recruit(city.rules, id, int(person.get("seat", 1)) - 1, zone, own)
        city.skills_are_lent = city.skills_are_lent or any(city.rules.skill(name).lends for name in survivor.skills)
        for name in city.rules.counters:
            if name in person:
                survivor = survivor.counting(name, int(person[name]))
        life = int(person.get("life", survivor.life))
        wounds = city.rules.wound_cards(survivor.health - life) if "life" in person else []
        if wounds and any(name in wounds for name in (*person.get("hands", ()), *person.get("pack", ()))):
            raise ContentError(f"given.survivors.{id}.life: the wound cards in hand and pack say it already")
        survivor = survivor.having(
            life=life,
            ap=int(person.get("ap", survivor.ap)),
            hands=tuple([take(name) for name in person.get("hands", ())]),
            pack=tuple([take(name) for name in (*person.get("pack", ()), *wounds)]),
            kept=tuple([take(name) for name in person.get("kept", ())]),
            acted=bool(person.get("acted", False)),
            car=str(person.get("car", "")),
        )
        survivor = city.rules.complete_survivor(survivor)
        # On a second lap the skills are claimed anew from its points, though the danger level stays red.
        city.enlist([*city.survivors, survivor.having(claimed=level_of(survivor.ap))])
    for id, person in people.items():
        if (person or {}).get("car") and city.car(person["car"]) is None:
            raise ContentError(f"given.survivors.{id}.car: there is no {person['car']!r}")
    for car in list(city.cars):
        inside = [id for id, person in people.items() if (person or {}).get("car") == car.id]
        driver = next((id for id in inside if people[id].get("driver")), "")
        riders = tuple([id for id in inside if id != driver])
        manned = car.having(driver=driver, riders=riders)
        city.cars = [manned if current.id == car.id else current for current in city.cars]
    for id, row in given.get("companions", {}).items():
        zone = zone_of(city, row["zone"]) if "zone" in row else AWAY
        city.companions = [*city.companions, Companion(id, zone, row.get("leader", ""))]
    crowds = {zone_of(city, name): counts for name, counts in given.get("zombies", {}).items()}
    city.zombies = [
        tuple([crowds[zone].get(kind.id, 0) for kind in catalogue.kinds]) if zone in crowds else current
        for zone, current in enumerate(city.zombies)
    ]
    for kind in catalogue.kinds:
        deck = supply.get(catalogue.deck_of_type(kind.type), []) if kind.individual else []
        if city.count(kind.index) and kind.id in deck:
            deck.remove(kind.id)
    loud = {zone_of(city, name): int(n) for name, n in given.get("noise", {}).items()}
    city.noise = [loud.get(zone, current) for zone, current in enumerate(city.noise)]
    for pair in given.get("open", ()):
        a, _, b = pair.partition("-")
        ends = {zone_of(city, a), zone_of(city, b)}
        for door in city.board.doors:
            if {door.a, door.b} == ends:
                city.doors |= 1 << door.index
        if not any({door.a, door.b} == ends for door in city.board.doors):
            raise ContentError(f"given.open: there is no door {pair!r}")
    if given.get("opened"):
        city.opened = (1 << city.board.buildings) - 1
    for text in given.get("empty", ()):
        city.empty = (*city.empty, held(city, text))
    decks: list[Deck] = []
    discards: list[tuple[str, ...]] = []
    for name in names:
        cards = supply[name]
        discards.append(tuple([named(cards, card, name) for card in given.get("discards", {}).get(name, ())]))
        top = given.get("top", {}).get(name)
        fixed = ""
        if top:
            fixed = named(cards, top, name)
        wanted = given.get("decks", {}).get(name)
        if isinstance(wanted, list):
            cards = [named(cards, card, name) for card in wanted]
        elif wanted is not None:
            cards = cards[: wanted - (1 if fixed else 0)]
        pile = Deck.of(name, cards)
        decks.append(pile.with_top(fixed, ()) if fixed else pile)
    city.decks = decks
    city.discards = discards
    city.taken = tuple(given.get("taken", ()))
    city.notes = tuple(sorted(given.get("notes", {}).items()))
    city.first = int(given.get("first", 1)) - 1
    city.round = int(given.get("round", 2))


def named(cards: list[str], wanted: str, deck: str) -> str:
    """Takes a card with this id or name out of the list and returns it."""
    for card in cards:
        if wanted.lstrip("#") in (card, kind_name(card)):
            cards.remove(card)
            return card
    raise ContentError(f"given: there is no {wanted!r} left in {deck}")


def held(city: CityState, text: str) -> str:
    """The card that a text (kind, then owner) names, among the cards that survivors carry."""
    name, _, who = text.partition(" ")
    for survivor in city.survivors:
        for card in survivor.gear:
            if kind_name(card) == name and who in ("", survivor.id) and card not in city.empty:
                return card
    raise ContentError(f"given.empty: nobody holds {text!r}")


def scope(city: CityState, kind: str, name: str, spent: tuple[str, ...] = ()) -> None:
    """Opens a scope with these ledger entries."""
    city.serial += 1
    city.scopes = [*city.scopes, Scope(kind, name, city.serial, spent)]


def begin(city: CityState, start: str, spent: Mapping[str, Any]) -> list[Frame]:
    """The frames from this moment to the end of the round, in the order of play."""
    step, _, who = start.partition(" ")
    if spent and (step != "turn" or list(spent) != [who]):
        raise ContentError("given.spent: only who has the turn (`start: turn WHO`) can have spent anything")
    if step == "round":
        return [RoundStart()]
    scope(city, "round", str(city.round))
    if step == "turn":
        scope(city, "phase", "players")
        city.phase = "players"
        survivor = city.survivor(who)
        later = city.rules.rest_of_phase(city, who)
        if not spent:
            return [SurvivorTurn(who), *later, ZombiePhase()]
        acting = survivor.having(acted=True)
        city.survivors = [acting if other.id == who else other for other in city.survivors]
        scope(city, "turn", who, tuple(spent[who]))
        return [NextAction(who), TurnEnds(who), Leave("turn"), *later, ZombiePhase()]
    city.phase = "players"
    scope(city, "phase", "players")
    if step == "zombies":
        return [ZombiePhase()]
    if step == "spawn":
        city.phase = "zombies"
        city.scopes = city.scopes[:-1]
        scope(city, "phase", "zombies")
        return [SpawnStep(), EndPhase()]
    if step == "end":
        return [EndPhase()]
    raise ContentError(f"given.start: {start!r} should be setup, round, turn WHO, zombies, spawn or end")
