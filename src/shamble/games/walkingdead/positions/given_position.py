"""Positions that scenarios write as `given`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from shamble.core.deck import Deck
from shamble.core.entity import Json
from shamble.core.errors import ContentError
from shamble.core.frame import Frame, Leave
from shamble.core.game import Value
from shamble.core.state import Scope
from shamble.games.walkingdead.phases.combat import CombatPhase
from shamble.games.walkingdead.phases.end_phase import Coins, EndPhase, Heal, WalkersActed
from shamble.games.walkingdead.phases.round_marker import Advance
from shamble.games.walkingdead.phases.rounds import RoundStart, TurnsOver
from shamble.games.walkingdead.phases.setup import SetUp
from shamble.games.walkingdead.phases.trade import TradeStep
from shamble.games.walkingdead.phases.turns import DrawStep, EventStep, OpenStep, Turn
from shamble.games.walkingdead.table.content import RESOURCES, Content, kind
from shamble.games.walkingdead.table.state import DECKS, BoardPlace, Player, PlayerCard, WalkingDeadState
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.games.walkingdead.game import WalkingDead

VARIANTS: Final = ("mode", "level", "goals", "one-leader", "leader-last")
STARTS: Final = ("setup", "round", "turn", "draw", "trade", "events", "combat", "end", "heal")


def schema(content: Content) -> dict[str, Json]:
    """Returns the JSON Schema of `given`, from which the scenario documentation is made."""
    chars = list(content.characters)
    places = list(content.places)
    equipment = [row["id"] for row in content.rows["equipment"]]
    ammo = [row["id"] for row in content.rows["ammo"]]
    count = {"type": "integer", "minimum": 0}
    pile = {"anyOf": [count, {"type": "array", "items": {"type": "string"}}]}
    loaded = {
        "type": "string",
        "pattern": f"^({'|'.join([*equipment, *ammo])})([.][0-9]+)?( [0-9]+)?$",
        "description": "`pistol`, `pistol 3` (loaded with 3)",
    }
    person = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "place": {"enum": [*places, None], "description": "null: no figure on the board"},
            "life": {"type": "integer", "minimum": 1, "maximum": 5, "description": "life that is left"},
            "food": {**count, "description": "food tokens"},
            "allies": {**count, "description": "ally tokens"},
            "cards": {
                "type": "array",
                "items": loaded,
                "description": "equipment; `pistol 3` is loaded with 3",
            },
            "ammo": {
                "type": "array",
                "items": loaded,
                "description": "kept ammunition cards with their tokens",
            },
            "events": {"type": "array", "items": {"enum": list(content.events)}, "description": "event cards in hand"},
            "goal": {"enum": list(content.goals), "description": "the secret goal"},
            "coins": {**count, "description": "coins laid on the goal"},
            "earned": {**count, "description": "coins earned this round and not yet laid"},
            "met": {"type": "boolean", "description": "the goal is met and shown"},
            "moved": {"type": "boolean", "description": "has moved in their turn this round"},
            "help": {**count, "description": "dice of a little help this round"},
            "guinea": {"type": "boolean", "description": "guinea pig this round"},
        },
    }
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "mode": {"enum": ["standard", "hardcore"]},
            "level": {"enum": ["beginner", "expert"]},
            "goals": {"type": "boolean"},
            "one-leader": {"type": "boolean"},
            "leader-last": {"type": "boolean"},
            "seats": {
                "type": "integer",
                "minimum": 1,
                "maximum": 4,
                "description": "with `start: setup` only",
            },
            "round": {"type": "integer", "minimum": 1, "maximum": 12},
            "grid": {"type": "array", "items": {"enum": places}, "minItems": 4, "maxItems": 4},
            "piles": {
                "type": "object",
                "propertyNames": {"enum": list(RESOURCES)},
                "additionalProperties": {"enum": places},
            },
            "walkers": {"type": "object", "propertyNames": {"enum": places}, "additionalProperties": count},
            "risen": {
                "type": "object",
                "propertyNames": {"enum": places},
                "additionalProperties": count,
                "description": "so many of the walkers rose this round",
            },
            "dazed": {
                "type": "object",
                "propertyNames": {"enum": places},
                "additionalProperties": count,
                "description": "so many of the others saw a flashbang",
            },
            "leader": {"enum": chars},
            "characters": {
                "type": "object",
                "propertyNames": {"enum": chars},
                "additionalProperties": person,
                "minProperties": 1,
                "maxProperties": 4,
                "description": "in seat order, clockwise",
            },
            "dead": {"type": "array", "items": {"enum": chars}},
            "decks": {
                "type": "object",
                "propertyNames": {"enum": list(DECKS)},
                "additionalProperties": pile,
                "description": "so many cards, or exactly these",
            },
            "top": {
                "type": "object",
                "propertyNames": {"enum": list(DECKS)},
                "additionalProperties": {"type": "string"},
                "description": "this card lies on top, unknown to anybody",
            },
            "discards": {
                "type": "object",
                "propertyNames": {"enum": list(DECKS)},
                "additionalProperties": pile,
                "description": "so many cards, or these",
            },
            "known": {
                "type": "object",
                "propertyNames": {"enum": chars},
                "additionalProperties": {"type": "object", "propertyNames": {"enum": list(RESOURCES)}},
                "description": "`glenn: {food: broth}`: this card lies on top, and glenn has seen it",
            },
            "ground": {
                "type": "object",
                "propertyNames": {"enum": places},
                "additionalProperties": {"type": "array", "items": {"enum": ammo}},
                "description": "solo: ammunition cards left lying",
            },
            "in-play": {"type": "array", "items": {"enum": list(content.events)}},
            "spent": {"type": "array", "items": {"type": "string"}, "description": "`body-armor daryl`"},
            "start": {
                "type": "string",
                "pattern": f"^(setup|round|combat|end|heal|(turn|draw|trade|events) ({'|'.join(chars)}))$",
                "description": "setup, round, combat, end, heal, or turn, draw, trade, events with WHO: `turn rick`",
            },
            "snapshot": {
                "type": "object",
                "description": "a whole state, as `shamble scenario --from` writes it",
            },
        },
    }


class CardSupply:
    """Hands out the copies of cards, each once."""

    def __init__(self, content: Content) -> None:
        self.left: dict[str, list[str]] = {deck: list(cards) for deck, cards in content.decks.items()}
        self.left["events"] = list(content.events)
        self.left["goals"] = list(content.goals)

    def take(self, deck: str, name: str) -> str:
        """Takes a copy of this card from a deck."""
        for card in self.left[deck]:
            if name in (card, kind(card)):
                self.left[deck].remove(card)
                return card
        raise ContentError(f"given: there is no {name} left in {deck}")

    def holding(self, written: Sequence[str], deck: str) -> tuple[PlayerCard, ...]:
        """Reads cards with ammunition: `pistol 3` is a pistol with 3."""
        held = []
        for text in written:
            name, _, number = text.partition(" ")
            held.append(PlayerCard(self.take(deck, name), int(number or 0)))
        return tuple(held)

    def keep(self, deck: str, count: int) -> tuple[list[str], list[str]]:
        """Splits a deck into `count` cards that stay and the others. Kinds with most copies lose cards first."""
        cards = list(self.left[deck])
        gone: list[str] = []
        if count > len(cards):
            raise ContentError(f"given: {deck} has only {len(cards)} cards left, not {count}")
        while len(cards) > count:
            kinds = [kind(card) for card in cards]
            most = max(cards, key=lambda card: (kinds.count(kind(card)), card))
            cards.remove(most)
            gone.append(most)
        return cards, gone


def build(game: WalkingDead, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], WalkingDeadState]:
    """Returns seats, settings and state of a scenario's position."""
    if "snapshot" in given:
        table = game.read(given["snapshot"])
        settings: dict[str, Value] = {
            "mode": "hardcore" if table.hardcore else "standard",
            "level": "expert" if table.expert else "beginner",
            "goals": table.goals,
            "one-leader": table.one_leader,
            "leader-last": table.leader_last,
        }
        return len(table.players), game.configure(len(table.players), settings), table
    start = str(given.get("start", "round"))
    people: Mapping[str, Mapping[str, Any]] = given.get("characters", {})
    seats = int(given.get("seats", len(people)))
    if start != "setup" and not people:
        raise ContentError("given: characters are missing (or `start: setup` with seats)")
    settings = game.configure(seats, {name: given[name] for name in VARIANTS if name in given})
    table = game.table(settings)
    if start == "setup":
        table.stack.append(SetUp(seats))
        return seats, settings, table
    arrange(table, given, people, start)
    table.stack = list(reversed(begin(table, start)))
    return seats, settings, table


def arrange(
    table: WalkingDeadState, given: Mapping[str, Any], people: Mapping[str, Mapping[str, Any]], start: str
) -> None:
    """Fills the state from `given`."""
    content = table.content
    supply = CardSupply(content)
    table.grid = tuple(given.get("grid", content.places))
    if sorted(table.grid) != sorted(content.places):
        raise ContentError("given.grid: name each place once")
    lying = {"equipment": 0, "ammo": 1, "food": 2, "allies": 3}
    piles = [""] * 4
    for deck in RESOURCES:
        where = given.get("piles", {}).get(deck)
        piles[table.cell(where) if where else lying[deck]] = deck
    if "" in piles:
        raise ContentError("given.piles: two decks lie at one place; name all four")
    table.piles = tuple(piles)
    table.places = [crowd(given, place) for place in table.grid]
    table.round = int(given.get("round", 2))
    chars = list(people)
    table.leader = chars.index(given["leader"]) if "leader" in given else 0
    unplaced = table.round == 1 and start in ("round", f"turn {chars[table.leader]}")
    for seat, char in enumerate(chars):
        person = people[char] or {}
        place = person.get("place", "" if unplaced else table.grid[0]) or ""
        table.players.append(
            Player(
                seat,
                char,
                place,
                person.get("life", 5),
                person.get("food", 0),
                person.get("allies", 0),
                supply.holding(person.get("cards", ()), "equipment"),
                supply.holding(person.get("ammo", ()), "ammo"),
                tuple([supply.take("events", card) for card in person.get("events", ())]),
                bool(person.get("moved", False)),
                person.get("help", 0),
                bool(person.get("guinea", False)),
                supply.take("goals", person["goal"]) if "goal" in person else "",
                person.get("coins", 0),
                person.get("earned", 0),
                bool(person.get("met", False)),
            )
        )
    table.dead = tuple(given.get("dead", ()))
    table.spare = tuple([char for char in content.characters if char not in chars and char not in table.dead])
    table.in_play = tuple([supply.take("events", card) for card in given.get("in-play", ())])
    table.ground = tuple(
        [(place, supply.take("ammo", card)) for place, cards in given.get("ground", {}).items() for card in cards]
    )
    lay_decks(table, given, supply)
    for player in table.players:
        if table.goals and not player.goal:
            goal = table.deck("goals").layers[0][0]
            table.players[player.seat] = player.having(goal=goal)
            table.decks[5] = table.decks[5].without_top(0)
    if start != "round":
        open_scope(table, "round", str(table.round))
        scope = table.scopes[-1]
        spent = [spent_card(table, text) for text in given.get("spent", ())]
        table.scopes[-1] = Scope(scope.kind, scope.name, scope.serial, tuple(spent))


def crowd(given: Mapping[str, Any], place: str) -> BoardPlace:
    """Reads the walkers of one place; raises `ContentError` if more are risen or dazed than there are."""
    walkers, risen, dazed = [given.get(what, {}).get(place, 0) for what in ("walkers", "risen", "dazed")]
    if risen + dazed > walkers:
        raise ContentError(f"given: {risen} risen and {dazed} dazed are more than the {walkers} walkers at {place}")
    return BoardPlace(place, walkers, risen, dazed)


def lay_decks(table: WalkingDeadState, given: Mapping[str, Any], supply: CardSupply) -> None:
    """Lays the decks. Named cards come first; the others of a shortened deck leave the game, events are discarded."""
    for deck in DECKS:
        wanted, thrown = given.get("decks", {}).get(deck), given.get("discards", {}).get(deck)
        discarded = [supply.take(deck, card) for card in thrown] if isinstance(thrown, list) else []
        top, seen_by = on_top(table, given, deck)
        fixed = supply.take(deck, top) if top else ""
        left = supply.left[deck] if deck != "goals" or table.goals else []
        gone: list[str] = []
        if isinstance(wanted, list):
            laid = [supply.take(deck, card) for card in wanted]
            left, gone = laid, list(supply.left[deck])
        elif wanted is not None:
            left, gone = supply.keep(deck, wanted - (1 if fixed else 0))
        elif isinstance(thrown, int):
            left, gone = supply.keep(deck, len(left) - thrown)
        if isinstance(thrown, int):
            discarded = gone[:thrown]
        elif deck == "events" and thrown is None:
            discarded = gone
        stack = Deck.of(deck, left)
        table.decks.append(stack.with_top(fixed, seen_by) if fixed else stack)
        table.discards.append(tuple(discarded))


def on_top(table: WalkingDeadState, given: Mapping[str, Any], deck: str) -> tuple[str, tuple[int, ...]]:
    """Returns the card that lies on top of a deck, and the seats that have seen it."""
    seen = {char: cards[deck] for char, cards in given.get("known", {}).items() if deck in cards}
    for char in seen:
        if all(player.char != char for player in table.players):
            raise ContentError(f"given.known: nobody plays {char!r}")
    names = sorted({given.get("top", {}).get(deck), *seen.values()} - {None})
    if len(names) > 1:
        raise ContentError(f"given: {' and '.join(names)} cannot both lie on top of {deck}")
    return names[0] if names else "", tuple([table.seat_of(char) for char in seen])


def spent_card(table: WalkingDeadState, text: str) -> str:
    """Returns the card that an entry of `spent` names."""
    name, _, char = text.partition(" ")
    for player in table.players:
        for held in player.cards:
            if kind(held.card) == name and char in ("", player.char):
                return held.card
    raise ContentError(f"given.spent: nobody holds {text!r}")


def open_scope(table: WalkingDeadState, what: str, name: str) -> None:
    """Opens a scope of this kind."""
    table.serial += 1
    table.scopes.append(Scope(what, name, table.serial))


def begin(table: WalkingDeadState, start: str) -> list[Frame]:
    """Returns the frames from this moment to the end of the round, in the order of play."""
    step, _, char = start.partition(" ")
    if step == "round":
        return [RoundStart()]
    if step in ("combat", "end", "heal"):
        table.in_play = ()
    if step == "combat":
        table.phase = "turns"
        open_scope(table, "phase", "turns")
        return [CombatPhase()]
    if step in ("end", "heal"):
        table.phase = "combat"
        if step == "end":
            return [EndPhase()]
        table.phase = "end"
        open_scope(table, "phase", "end")
        heal: list[Frame] = [Heal(seat) for seat in table.order()]
        return [WalkersActed(), *heal, Coins(), Advance()]
    who = table.seat_of(char)
    table.phase = "turns"
    open_scope(table, "phase", "turns")
    frames: list[Frame] = [Turn(who)]
    if step != "turn":
        open_scope(table, "turn", str(who))
        open_scope(table, "action", "move")
        steps: list[Frame] = [OpenStep("draw"), DrawStep(who), OpenStep("trade"), TradeStep(who)]
        frames = steps[{"draw": 0, "trade": 2, "events": 4}[step] :]
        if not (table.leader_last and who == table.leader) or step == "events":
            frames.append(EventStep(who))
        frames.append(Leave("turn"))
    order = table.order()
    frames += [Turn(seat) for seat in order[order.index(who) + 1 :]]
    if table.leader_last and not (step == "events" and who == table.leader):
        frames.append(EventStep(table.leader))
    return [*frames, TurnsOver(), CombatPhase()]


def describe(session: Session) -> dict[str, Any]:
    """Returns the position as a `given`: a snapshot, because `start` could not name every suspended step."""
    return {"snapshot": session.state.plain()}
