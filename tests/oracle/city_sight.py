"""The line of sight in the three city games: every zone of a random town, with ranges."""

from __future__ import annotations

from random import Random

from shamble.scenario.expect import observe
from tests.oracle.city_town import Town
from tests.oracle.duel import Position, begun, tidy

HERO = {"zombicide1": "amy", "zombicide2": "amy", "marvel": "hulk"}


def trial(game: str, seed: int) -> None:
    """One random town, seen from every zone."""
    luck = Random(seed)
    town = Town(luck)
    hero = HERO[game]
    given = {
        "map": town.given(),
        "survivors": {hero: {"zone": luck.choice(town.zones), "skills": []}},
        "opened": True,
        "start": f"turn {hero}",
    }
    position = Position(game, given, {})
    session, _ = begun(position)
    for zone in town.zones:
        book = sorted(f"{other} {far}" for other, far in town.sees(zone).items())
        actual = tidy(observe(session, f"sees.{zone}"))
        assert actual == book, f"from {zone}: the book sees {book}, the program {actual}\n{position}"
