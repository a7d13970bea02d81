"""Positions written down: what scenarios give and expect, and random ones for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.dice import Dice
from shamble.core.entity import Json
from shamble.core.errors import ContentError
from shamble.core.event import Event
from shamble.core.frame import Frame, Leave
from shamble.core.game import Value
from shamble.core.session import Session
from shamble.core.state import Scope
from shamble.games.walkingdead.combat import CombatPhase
from shamble.games.walkingdead.content import RESOURCES, Content, kind
from shamble.games.walkingdead.ending import Coins, EndPhase, Heal, WalkersActed
from shamble.games.walkingdead.rounds import Advance, RoundStart, TurnsOver
from shamble.games.walkingdead.setup import SetUp
from shamble.games.walkingdead.state import DECKS, TOKENS, Held, Place, Player, Table, tokens
from shamble.games.walkingdead.trade import TradeStep
from shamble.games.walkingdead.turns import DrawStep, EventStep, OpenStep, Turn

if TYPE_CHECKING:
    from shamble.games.walkingdead.game import WalkingDead

VARIANTS: Final = ("mode", "level", "goals", "one-leader", "leader-last")
STARTS: Final = ("setup", "round", "turn", "draw", "trade", "events", "combat", "end", "heal")


def schema(content: Content) -> dict[str, Json]:
    """The JSON Schema of `given`; the scenario documentation is made from it."""
    chars = list(content.characters)
    places = list(content.places)
    equipment = [row["id"] for row in content.rows["equipment"]]
    ammo = [row["id"] for row in content.rows["ammo"]]
    count = {"type": "integer", "minimum": 0}
    loaded = {"type": "string", "pattern": f"^({'|'.join([*equipment, *ammo])})([.][0-9]+)?( [0-9]+)?$"}
    person = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "place": {"enum": [*places, None], "description": "null: no figure on the board"},
            "life": {"type": "integer", "minimum": 1, "maximum": 5},
            "food": count,
            "allies": count,
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
            "events": {"type": "array", "items": {"enum": list(content.events)}},
            "goal": {"enum": list(content.goals)},
            "coins": count,
            "moved": {"type": "boolean", "description": "has moved in the own turn this round"},
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
                "additionalProperties": count,
            },
            "top": {
                "type": "object",
                "propertyNames": {"enum": list(DECKS)},
                "additionalProperties": {"type": "string"},
                "description": "this card lies on top, unknown to anybody",
            },
            "discards": {
                "type": "object",
                "propertyNames": {"enum": ["events"]},
                "additionalProperties": count,
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
            },
            "snapshot": {
                "type": "object",
                "description": "a whole state, as `shamble scenario --from` writes it",
            },
        },
    }


class Supply:
    """Hands out copies of cards, each once."""

    def __init__(self, content: Content) -> None:
        self.left: dict[str, list[str]] = {deck: list(cards) for deck, cards in content.decks.items()}
        self.left["events"] = list(content.events)
        self.left["goals"] = list(content.goals)

    def take(self, deck: str, name: str) -> str:
        for card in self.left[deck]:
            if name in (card, kind(card)):
                self.left[deck].remove(card)
                return card
        raise ContentError(f"given: there is no {name} left in {deck}")

    def holding(self, written: Sequence[str], deck: str) -> tuple[Held, ...]:
        """`pistol 3` is a pistol with 3 ammunition."""
        held = []
        for text in written:
            name, _, number = text.partition(" ")
            held.append(Held(self.take(deck, name), int(number or 0)))
        return tuple(held)

    def keep(self, deck: str, count: int) -> tuple[list[str], list[str]]:
        """That many cards stay, the others leave: of each kind as many as possible stays represented."""
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


def build(game: WalkingDead, given: Mapping[str, Any]) -> tuple[int, dict[str, Value], Table]:
    """Seats, settings and state of a scenario's position."""
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


def arrange(table: Table, given: Mapping[str, Any], people: Mapping[str, Mapping[str, Any]], start: str) -> None:
    content = table.content
    supply = Supply(content)
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


def crowd(given: Mapping[str, Any], place: str) -> Place:
    walkers, risen, dazed = [given.get(what, {}).get(place, 0) for what in ("walkers", "risen", "dazed")]
    if risen + dazed > walkers:
        raise ContentError(f"given: {risen} risen and {dazed} dazed are more than the {walkers} walkers at {place}")
    return Place(place, walkers, risen, dazed)


def lay_decks(table: Table, given: Mapping[str, Any], supply: Supply) -> None:
    for deck in DECKS:
        top = given.get("top", {}).get(deck)
        fixed = supply.take(deck, top) if top else ""
        left = supply.left[deck] if deck != "goals" or table.goals else []
        gone: list[str] = []
        if deck in given.get("decks", {}):
            left, gone = supply.keep(deck, given["decks"][deck] - (1 if fixed else 0))
        elif deck in given.get("discards", {}):
            left, gone = supply.keep(deck, len(left) - given["discards"][deck])
        if deck in given.get("discards", {}):
            gone = gone[: given["discards"][deck]]
        elif deck != "events":
            gone = []
        laid = Deck.of(deck, left)
        table.decks.append(laid.with_top(fixed, ()) if fixed else laid)
        table.discards.append(tuple(gone))


def spent_card(table: Table, text: str) -> str:
    name, _, char = text.partition(" ")
    for player in table.players:
        for held in player.cards:
            if kind(held.card) == name and char in ("", player.char):
                return held.card
    raise ContentError(f"given.spent: nobody holds {text!r}")


def open_scope(table: Table, what: str, name: str) -> None:
    table.serial += 1
    table.scopes.append(Scope(what, name, table.serial))


def begin(table: Table, start: str) -> list[Frame]:
    """The frames from this moment to the end of the round, in the order of play."""
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


# -- looking ---------------------------------------------------------------------------------------------------------


def observe(session: Session, path: str) -> object:
    """The value at a path of `expect`."""
    s: Table = session.state
    parts = path.split(".")
    head = parts[0]
    if head in ("round", "phase"):
        return s.round if head == "round" else s.phase
    if head == "leader":
        return s.players[s.leader].char
    if head == "walkers":
        return s.place(parts[1]).walkers
    if head == "decks":
        return s.deck(parts[1]).size
    if head == "discards":
        return len(s.discards[DECKS.index(parts[1])])
    if head == "seats":
        return s.players[int(parts[1])].char
    if head == "winners":
        return [s.players[seat].char for seat in s.result.winners] if s.result else []
    if head == "characters":
        return person(s, parts[1], parts[2])
    if head == "known":
        top = s.deck(parts[2]).top_known_to(s.seat_of(parts[1]))
        return kind(top) if top else None
    if head == "goals":
        return "revealed" if s.players[s.seat_of(parts[1])].met else "hidden"
    if head == "ground":
        return [kind(card) for place, card in s.ground if place == parts[1]]
    if head == "tokens":
        return TOKENS - sum([tokens(pile) for pile in piles(s, parts[1])])
    if head == "grid":
        return s.grid
    if head == "piles":
        return s.grid[s.piles.index(parts[1])]
    if head == "in-play":
        return list(s.in_play)
    if head == "silence":
        return session.view(None)["scene"]["silence"]
    if head == "view":
        view = session.view(s.seat_of(parts[1]))
        sheet = next(sheet for sheet in view["scene"]["sheets"] if sheet["id"] == parts[3])
        faces = [card["face"] for card in sheet["events"]]
        return "hidden" if faces and None in faces else faces
    raise KeyError(path)


def person(s: Table, char: str, what: str) -> object:
    if what == "dead":
        return char in s.dead
    player = s.players[s.seat_of(char)]
    if what == "place":
        return player.place or None
    if what in ("cards", "ammo"):
        held = player.cards if what == "cards" else player.ammo
        return [written(s, one) for one in held]
    if what == "events":
        return list(player.events)
    if what == "goal":
        return player.goal
    if what in ("life", "food", "allies", "coins", "moved", "help", "guinea"):
        value: object = getattr(player, what)
        return value
    raise KeyError(what)


def written(s: Table, held: Held) -> str:
    equipment = s.content.equipment.get(held.card)
    bare = equipment is not None and (not equipment.ranged or not held.ammo)
    return kind(held.card) if bare else f"{kind(held.card)} {held.ammo}"


def piles(s: Table, token: str) -> list[int]:
    if token == "walker":
        return [place.walkers for place in s.places]
    if token == "food":
        return [player.food for player in s.players]
    if token == "ally":
        return [player.allies for player in s.players]
    return [held.ammo for player in s.players for held in (*player.cards, *player.ammo)]


def moments(s: Table) -> list[str]:
    """What the present moment is called in `until`."""
    found = [s.phase]
    turn, action = s.scope("turn"), s.scope("action")
    if turn is not None and s.players:
        char = s.players[int(turn.name)].char
        if action is not None:
            found.append(f"{'turn' if action.name == 'move' else action.name} {char}")
    elif action is not None and action.name == "events":
        found.append(f"events {s.players[s.leader].char}")
    if s.stack and isinstance(s.stack[-1], Heal):
        found.append("heal")
    return found


def passed(event: Event) -> list[str]:
    """Moments that went by without a question."""
    if event.kind == "turn":
        return [f"turn {event.args['who']}"]
    return {"phase-combat": ["combat"], "phase-end": ["end"]}.get(event.kind, [])


def describe(session: Session) -> dict[str, Any]:
    """The position as a `given`: exact to the suspended step, which the words of `start` could not be."""
    return {"snapshot": session.state.plain()}


# -- random positions ------------------------------------------------------------------------------------------------


def crowds(dice: Dice, places: list[str]) -> dict[str, int]:
    """Walkers for each place; now and then twelve each, which takes all sixteen tokens."""
    if not dice.upto(5):
        return dict.fromkeys(places, 12)
    return {place: dice.upto(7) for place in places}


def random_position(game: WalkingDead, seats: int, chosen: Mapping[str, Value], chance: Chance) -> Table:
    """A position that play from the set-up would rarely reach: thin decks, crowds, odd hands, any step."""
    dice = Dice(chance)
    content = game.content
    chars = dice.some(list(content.characters), seats)
    events = dice.some(list(content.events), 2 * seats)
    equipment = dice.some(content.decks["equipment"], 8)
    ammo = dice.some(content.decks["ammo"], 5)
    places = list(content.places)
    step = dice.one(("turn", "draw", "trade", "events", "combat", "end", "heal"))
    people: dict[str, dict[str, Any]] = {}
    for char in chars:
        cards = [equipment.pop() for _ in range(dice.upto(2)) if equipment]
        people[char] = {
            "place": dice.one(places) if dice.upto(9) else None,
            "life": 1 + dice.upto(4),
            "food": dice.upto(4),
            "allies": dice.upto(4),
            "cards": [f"{card} {dice.upto(4)}" if content.equipment[card].ranged else card for card in cards],
            "ammo": [f"{ammo.pop()} {1 + dice.upto(3)}" for _ in range(dice.upto(1)) if ammo],
            "events": [events.pop(), events.pop()],
            "help": 1 if not dice.upto(6) else 0,
            "guinea": not dice.upto(9),
        }
    dead = dice.some([char for char in content.characters if char not in chars], dice.upto(2))
    leader = dice.one(chars)
    given: dict[str, Any] = {
        "round": 2 + dice.upto(10),
        "grid": dice.some(places, 4),
        "walkers": crowds(dice, places),
        "leader": leader,
        "characters": people,
        "dead": dead,
        "decks": {deck: 1 + dice.upto(12) for deck in RESOURCES} | {"events": dice.upto(6)},
        "start": f"{step} {dice.one(chars)}" if step in ("turn", "draw", "trade", "events") else step,
        **chosen,
    }
    return build(game, given)[2]
