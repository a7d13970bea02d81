"""Random positions, for tests: what play from the set-up would rarely reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shamble.core.chance import Chance
from shamble.core.dice import Dice
from shamble.core.game import Value
from shamble.games.walkingdead.content import RESOURCES
from shamble.games.walkingdead.position import build
from shamble.games.walkingdead.state import Table

if TYPE_CHECKING:
    from shamble.games.walkingdead.game import WalkingDead


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
            "food": dice.upto(4) if dice.upto(9) else 8,
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
    if seats == 1 and dice.upto(1):
        given["ground"] = {dice.one(places): [ammo.pop()]}
    return build(game, given)[2]
