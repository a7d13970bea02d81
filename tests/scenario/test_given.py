"""A wrong `given` is told in one clear line, which names the keys and values that it may have."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.scenario.given import complaints


@pytest.mark.parametrize(
    ("game", "given", "line"),
    [
        (
            "dawn",
            {"units": {"schmidt": "H5 reduced"}},
            "given.units.schmidt: 'H5 reduced' should be a name such as F-start or a mapping with some of the keys "
            "field, reduced, hits, ekg, defiant, markers",
        ),
        (
            "dawn",
            {"units": {"schmidt": {"field": "H5", "reducd": True}}},
            "given.units.schmidt: unknown key 'reducd'; did you mean 'reduced'?",
        ),
        (
            "dawn",
            {"units": {"schmidt": {"field": "H5", "hits": -1}}},
            "given.units.schmidt.hits: is -1, but should be at least 0",
        ),
        (
            "dawn",
            {"zeds": {"H5": ["k10 reducd 2"]}},
            "given.zeds.H5.0: 'k10 reducd 2' should be written like `zed-5-3`, `k10 reduced 2` (reduced, two hits), "
            "`zed-6-3 fast`",
        ),
        ("dawn", {"round": "three"}, "given.round: 'three' should be a whole number"),
        ("dawn", {"supplies": 21}, "given.supplies: is 21, but should be at most 20"),
        ("dawn", {"event": "cardo"}, "given.event: 'cardo' is not known; did you mean 'cardio'?"),
        ("zombicide2", {"survivors": {"amy": {"zone": 3}}}, "given.survivors.amy.zone: 3 should be a text or null"),
        (
            "zombicide2",
            {"survivors": {"amy": {"hands": ["axe"] * 3}}},
            "given.survivors.amy.hands: has 3 entries, but should have at most 2",
        ),
        ("zombicide2", {"spawns": [{}]}, "given.spawns.0: zone is missing"),
        ("zombicide2", {"decks": {"zombies": "all"}}, "given.decks.zombies: 'all' should be a whole number or a list"),
        (
            "walkingdead",
            {"start": "turn nobody"},
            "given.start: 'turn nobody' should be written like setup, round, combat, end, heal, or turn, draw, trade, "
            "events with WHO: `turn rick`",
        ),
        ("walkingdead", {"characters": {}}, "given.characters: has 0 keys, but should have at least 1"),
    ],
)
def test_a_wrong_position_is_told_in_one_clear_line(game: str, given: dict[str, Any], line: str) -> None:
    assert complaints(given, tooling(registry.find(game)).given_schema(), "given") == [line]


@pytest.mark.parametrize("game", registry.ids())
def test_each_key_of_a_figure_has_a_meaning(game: str) -> None:
    schema: Any = tooling(registry.find(game)).given_schema()["properties"]
    for name in {"survivors", "characters", "units", "places"} & schema.keys():
        below = schema[name]["additionalProperties"]
        for way in below.get("anyOf", [below]):
            silent = [key for key, part in way.get("properties", {}).items() if not part.get("description")]
            assert silent == [], name
