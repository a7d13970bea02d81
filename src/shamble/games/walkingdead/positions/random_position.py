"""Random positions for tests, which play from the set-up would rarely reach."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shamble.core.chance import Chance
from shamble.core.game import Value
from shamble.core.random_picks import Picks
from shamble.games.walkingdead.positions.given_position import build
from shamble.games.walkingdead.table.content import RESOURCES
from shamble.games.walkingdead.table.state import WalkingDeadState

if TYPE_CHECKING:
    from shamble.games.walkingdead.game import WalkingDead


def crowds(picks: Picks, places: list[str]) -> dict[str, int]:
    """Returns a random number of walkers for each place; now and then twelve each, which takes all sixteen tokens."""
    if not picks.upto(5):
        return dict.fromkeys(places, 12)
    return {place: picks.upto(7) for place in places}


def random_position(game: WalkingDead, seats: int, chosen: Mapping[str, Value], chance: Chance) -> WalkingDeadState:
    """Returns a random position: thin decks, crowds, odd hands, any step of a round."""
    picks = Picks(chance)
    content = game.content
    chars = picks.sample(list(content.characters), seats)
    events = picks.sample(list(content.events), 2 * seats)
    equipment = picks.sample(content.decks["equipment"], 8)
    ammo = picks.sample(content.decks["ammo"], 5)
    places = list(content.places)
    step = picks.choice(("turn", "draw", "trade", "events", "combat", "end", "heal"))
    people: dict[str, dict[str, Any]] = {}
    for char in chars:
        cards = [equipment.pop() for _ in range(picks.upto(2)) if equipment]
        people[char] = {
            "place": picks.choice(places) if picks.upto(9) else None,
            "life": 1 + picks.upto(4),
            "food": picks.upto(4) if picks.upto(9) else 8,
            "allies": picks.upto(4),
            "cards": [f"{card} {picks.upto(4)}" if content.equipment[card].ranged else card for card in cards],
            "ammo": [f"{ammo.pop()} {1 + picks.upto(3)}" for _ in range(picks.upto(1)) if ammo],
            "events": [events.pop(), events.pop()],
            "help": 1 if not picks.upto(6) else 0,
            "guinea": not picks.upto(9),
        }
    dead = picks.sample([char for char in content.characters if char not in chars], picks.upto(2))
    leader = picks.choice(chars)
    given: dict[str, Any] = {
        "round": 2 + picks.upto(10),
        "grid": picks.sample(places, 4),
        "walkers": crowds(picks, places),
        "leader": leader,
        "characters": people,
        "dead": dead,
        "decks": {deck: 1 + picks.upto(12) for deck in RESOURCES} | {"events": picks.upto(6)},
        "start": f"{step} {picks.choice(chars)}" if step in ("turn", "draw", "trade", "events") else step,
        **chosen,
    }
    if seats == 1 and picks.upto(1):
        given["ground"] = {picks.choice(places): [ammo.pop()]}
    return build(game, given)[2]
