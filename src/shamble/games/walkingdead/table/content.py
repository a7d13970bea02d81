"""Cards, characters, places and goals, read from the data files and found by id or by copy."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from shamble.content.nearest import hint
from shamble.content.overlay import overlay_table, unknown_tables
from shamble.content.tables import Field, check_rows, load_table
from shamble.core.announcement import AnyTime
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.errors import ContentError

if TYPE_CHECKING:
    from shamble.games.walkingdead.table.event_effect import EventEffect

FOLDER: Final = Path(__file__).parents[1]
RESOURCES: Final = ("equipment", "ammo", "food", "allies")
"""The four decks that lie at the places."""
AMMO_TYPES: Final = ("pistol", "rifle", "shotgun", "crossbow")
EQUIPMENT_EFFECTS: Final = (
    *("none", "crossbow", "loud", "plus1", "lone", "light", "chain"),
    *("motorcycle", "first-aid", "flashbang", "field-glasses", "body-armor", "silencer"),
)
"""Effect words of weapons, then of items."""
ABILITIES: Final = ("andrea", "daryl", "glenn", "maggie", "michonne", "rick")
GOALS: Final = (
    *("food", "allies", "equipment"),
    *("food-move", "alone-with-walkers", "lone-kill", "gift", "full-life", "other-death"),
)
"""Things to hold, then occasions for a coin."""
PRICES: Final = ("food", "allies", "ammo", "equipment", "life", "top-card")
"""The things that an event may ask for."""
LOSSES: Final = ("food", "allies", "ammo", "life")
"""The things that an event may take from players."""
PENALTIES: Final[dict[str, Field]] = {
    "allies": Field(str, required=False, allowed=("all",)),
    "life": Field(int, required=False, least=1),
}
"""The penalties of an event that forbids moving; a card has one of them."""
PLACES: Final = ("farm", "prison", "highway", "town")
BLACK: Final = (1, 1, 2, 2, 3, 3)
WHITE: Final = (1, 2, 3, 4, 5, 6)

MARKS: Final[dict[str, Field]] = {
    "rule": Field(str),
    "origin": Field(str, allowed=("book", "public", "house")),
    "effect_origin": Field(str, required=False),
    "count_origin": Field(str, required=False),
    "name_origin": Field(str, required=False),
}
DICE_AND_PLAYERS: Final = ("black", "white", "players", "mates", "pairs")
"""Words for an amount: what a die shows, the number of players, the number of fellow players, one and a pair for each
fellow player."""
AMOUNT: Final = Field((int, str), allowed=DICE_AND_PLAYERS, required=False, least=0)
SCHEMAS: Final[dict[str, tuple[str, dict[str, Field]]]] = {
    "characters": ("character", {"id": Field(str), "ability": Field(str, allowed=ABILITIES), **MARKS}),
    "places": ("place", {"id": Field(str, allowed=PLACES), "walls": Field(int, required=False), **MARKS}),
    "equipment": (
        "card",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("ranged", "melee", "item")),
            "dice": Field(int, required=False, least=1),
            "start_ammo": Field(int, required=False),
            "ammo_type": Field(str, required=False, allowed=AMMO_TYPES),
            "effect": Field(str, allowed=EQUIPMENT_EFFECTS),
            "count": Field(int),
            **MARKS,
        },
    ),
    "ammo": (
        "card",
        {
            "id": Field(str),
            "type": Field(str, allowed=(*AMMO_TYPES, "any")),
            "amount": Field((int, str), allowed=DICE_AND_PLAYERS, least=1),
            "count": Field(int),
            **MARKS,
        },
    ),
    "food": (
        "card",
        {
            "id": Field(str),
            "effect": Field(str),
            "food": AMOUNT,
            "life": Field(int, required=False),
            "all": Field(bool, required=False),
            "count": Field(int),
            **MARKS,
        },
    ),
    "allies": (
        "card",
        {
            "id": Field(str),
            "allies": AMOUNT,
            "extra": Field(str, allowed=("", "help-die", "guinea-pig", "life", "step", "ammo")),
            "count": Field(int),
            **MARKS,
        },
    ),
    "goals": (
        "goal",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("hold", "coins")),
            "what": Field(str, allowed=GOALS),
            "need": Field(int, least=1),
            "hardcore_need": Field(int, required=False, least=1),
            **MARKS,
        },
    ),
    "events": (
        "event",
        {
            "id": Field(str),
            "effect": Field(str),
            "at": Field(str, required=False, allowed=PLACES),
            "deck": Field(str, required=False, allowed=RESOURCES),
            "walkers": AMOUNT,
            "otherwise": AMOUNT,
            "solo": AMOUNT,
            "few": Field(
                dict, required=False, keys={"walkers": AMOUNT, "amount": AMOUNT, "life": Field(int, required=False)}
            ),
            "pay": Field(dict, required=False, keys={price: Field(int, required=False, least=1) for price in PRICES}),
            "where": Field(str, required=False, allowed=("each", "here", "empty", "neighbours", "occupied")),
            "life": Field(int, required=False, least=1),
            "what": Field(str, required=False, allowed=LOSSES),
            "amount": AMOUNT,
            "who": Field(str, required=False, allowed=("here", "not-with-leader", "hungry", "alone")),
            "penalty": Field(dict, required=False, keys=PENALTIES),
            "n": Field(int, required=False, least=1),
            **MARKS,
        },
    ),
}

KINDS: Final[dict[str, str]] = {}
"""Card or copy → kind, for all content ever loaded; a look-up that rules need constantly."""


class Equipment:
    """A weapon or an item."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.dice: Final[int] = row.get("dice", 0)
        self.start_ammo: Final[int] = row.get("start_ammo", 0)
        self.ammo_type: Final[str] = row.get("ammo_type", "")
        self.effect: Final[str] = row["effect"]
        self.rule: Final[str] = row["rule"]
        self.weapon: Final = row["kind"] != "item"
        self.ranged: Final = row["kind"] == "ranged"


class Ammo:
    """An ammunition card."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.type: Final[str] = row["type"]
        self.amount: Final[int | str] = row["amount"]
        self.rule: Final[str] = row["rule"]

    def fits(self, weapon: Equipment) -> bool:
        return weapon.ranged and self.type in ("any", weapon.ammo_type)


class Meal:
    """A food card."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.food: Final[int | str] = row.get("food", 0)
        self.life: Final[int] = row.get("life", 0)
        self.all: Final[bool] = row.get("all", False)
        self.rule: Final[str] = row["rule"]


class Ally:
    """An ally card."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.allies: Final[int | str] = row.get("allies", 0)
        self.extra: Final[str] = row["extra"]
        self.rule: Final[str] = row["rule"]


class EventCard:
    """An event card: the name of its effect, and the parameters of the effect. An amount is a number or one of
    `DICE_AND_PLAYERS`. A parameter that the row lacks is 0 or empty."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.effect: Final[str] = row["effect"]
        self.rule: Final[str] = row["rule"]
        self.at: Final[str] = row.get("at", "")
        """The place that the card names."""
        self.deck: Final[str] = row.get("deck", "")
        """The deck of which a player at that place may draw a card."""
        self.walkers: Final[int | str] = row.get("walkers", 0)
        """Amount of walkers that come."""
        self.otherwise: Final[int | str] = row.get("otherwise", 0)
        """Amount of walkers if the player is not at the place that the card names, or is not the leader."""
        few = row.get("few") or {}
        self.few_walkers: Final[int | str] = few.get("walkers", self.walkers)
        """Takes the place of `walkers` with one or two players."""
        self.solo: Final[int | str] = row.get("solo", self.few_walkers)
        """Takes the place of `walkers` in a game for one."""
        self.pay: Final[dict[str, int]] = dict(row.get("pay", {}))
        """The price that the player may pay: one of `PRICES` → number."""
        self.where: Final[str] = row.get("where", "here")
        """The places to which walkers come: `here` is the player's own, `neighbours` the two beside it."""
        self.life: Final[int] = row.get("life", 0)
        """Life that the player loses if the price is not paid, or that the effect gives."""
        self.few_life: Final[int] = few.get("life", self.life)
        """Takes the place of `life` with one or two players."""
        self.what: Final[str] = row.get("what", "")
        """The thing that players lose, one of `LOSSES`."""
        self.amount: Final[int | str] = row.get("amount", 0)
        """Amount that each of them loses."""
        self.few_amount: Final[int | str] = few.get("amount", self.amount)
        """Takes the place of `amount` with one or two players."""
        self.who: Final[str] = row.get("who", "")
        """The players who lose something: `here`, `not-with-leader`, `hungry` or `alone`."""
        self.penalty: Final[dict[str, Any]] = dict(row.get("penalty", {}))
        """The cost of moving while the event forbids it: one of `PENALTIES` → number, or "all"."""
        self.n: Final[int] = row.get("n", 0)
        """Any other number of the effect."""


class Goal:
    """A secret goal: the events that it counts, and the number that it needs."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.what: Final[str] = row["what"]
        self.need: Final[int] = row["need"]
        self.hardcore_need: Final[int] = row.get("hardcore_need", row["need"])
        self.rule: Final[str] = row["rule"]


class Content:
    """Everything printed on cards. Copies of a card are `pistol.1`, `pistol.2`, …; tables know copies too."""

    def __init__(
        self,
        overlay: Mapping[str, Any] | None,
        items: Mapping[str, AnyTime[Any, Any]],
        event_effects: Mapping[str, EventEffect],
    ) -> None:
        """Reads the data files. `items`: effect word → item that may be used at any time. `event_effects`: effect word
        → effect of event cards; a card with another word is an error."""
        over = dict((overlay or {}).get("tables", {}))
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        for name, (key, schema) in SCHEMAS.items():
            path = FOLDER / "data" / f"{name}.toml"
            rows = load_table(path, key, schema)
            if name in over:
                rows = check_rows(f"{name}.toml", key, overlay_table(rows, over.pop(name)), schema)
            self.rows[name] = [{key: value for key, value in row.items() if value is not None} for row in rows]
        if over:
            raise unknown_tables(over, SCHEMAS)
        self.frames: Final[dict[str, type[Entity]]] = {}
        """Class name → frame or entity, filled by the game: for `WalkingDeadFlow.frame`."""
        self.deck: Final[dict[str, str]] = {}
        """Card or copy → name of its deck."""
        self.decks: Final[dict[str, list[str]]] = {name: [] for name in RESOURCES}
        self.equipment: Final[dict[str, Equipment]] = {}
        self.ammo: Final[dict[str, Ammo]] = {}
        self.food: Final[dict[str, Meal]] = {}
        self.allies: Final[dict[str, Ally]] = {}
        for row in self.rows["equipment"]:
            self._copies("equipment", row, self.equipment, Equipment(row))
        for row in self.rows["ammo"]:
            self._copies("ammo", row, self.ammo, Ammo(row))
        for row in self.rows["food"]:
            self._copies("food", row, self.food, Meal(row))
        for row in self.rows["allies"]:
            self._copies("allies", row, self.allies, Ally(row))
        self.items: Final = items
        interested = [word for word, item in items.items() if item.interests]
        self.handy: Final = frozenset([id for id, card in self.equipment.items() if card.effect in interested])
        """Items whose holder is asked before announced steps."""
        self._event_effects: Final = event_effects
        for row in self.rows["events"]:
            check_event(row, event_effects)
        self.events: Final = {row["id"]: EventCard(row) for row in self.rows["events"]}
        self.goals: Final = {row["id"]: Goal(row) for row in self.rows["goals"]}
        self.piles: Final = [Deck.of(name, cards) for name, cards in self.decks.items()]
        """All decks at the start of a game, in the order of `DECKS`."""
        self.piles.append(Deck.of("events", list(self.events)))
        self.piles.append(Deck.of("goals", list(self.goals)))
        self.characters: Final = tuple([row["id"] for row in self.rows["characters"]])
        self.ability_rules: Final[dict[str, str]] = {row["id"]: row["rule"] for row in self.rows["characters"]}
        self.places: Final = tuple([row["id"] for row in self.rows["places"]])
        self.walls: Final[dict[str, int]] = {row["id"]: row.get("walls", 0) for row in self.rows["places"]}
        self.house: Final = {
            row["id"]
            for rows in self.rows.values()
            for row in rows
            if "house" in (row["origin"], row.get("effect_origin"))
        }

    def effect_of(self, event: EventCard) -> EventEffect:
        """Returns the effect of an event card."""
        return self._event_effects[event.effect]

    def _copies(self, deck: str, row: Mapping[str, Any], table: dict[str, Any], card: Any) -> None:
        """Enters a card and its copies into the tables."""
        kind = row["id"]
        if kind in self.deck:
            raise ContentError(f"{deck}: the id {kind!r} is used twice")
        self.deck[kind] = deck
        table[kind] = card
        KINDS[kind] = kind
        for number in range(1, row["count"] + 1):
            copy = f"{kind}.{number}"
            self.deck[copy] = deck
            table[copy] = card
            KINDS[copy] = kind
            self.decks[deck].append(copy)


def check_event(row: Mapping[str, Any], effects: Mapping[str, EventEffect]) -> None:
    """Raises ContentError for an event without an effect of the game, or without what its effect needs."""
    where = f"events.toml: event {row['id']!r}"
    word = row["effect"]
    if word not in effects:
        raise ContentError(f"{where}: no effect is called {word!r}{hint(word, list(effects))}")
    effect = effects[word]
    for key in effect.needs:
        if not row.get(key):
            raise ContentError(f"{where}: the effect {word!r} needs {key!r}")
    if effect.wheres and row["where"] not in effect.wheres:
        raise ContentError(f"{where}: where is {row['where']!r}, which is none of {', '.join(effect.wheres)}")


def kind(card: str) -> str:
    """Returns the kind of a copy: `pistol` for `pistol.2`."""
    return card.split(".")[0]
