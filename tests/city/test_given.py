"""Keys of a scenario's `given` that would have no effect are refused in one line."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.city.game import CityGame
from shamble.city.positions.given_position import build
from shamble.core.errors import ContentError

MAP = {"grid": "s1 r1", "doors": ["r1-s1"]}
PEOPLE = {"zombicide1": "amy", "zombicide2": "amy", "marvel": "hulk"}


def given(game: str, **words: Any) -> tuple[CityGame, dict[str, Any]]:
    city = shamble.registry.find(game)
    assert isinstance(city, CityGame)
    return city, {"map": MAP, "survivors": {PEOPLE[game]: {}}, "start": "zombies", **words}


@pytest.mark.parametrize(
    ("game", "words", "line"),
    [
        (
            "zombicide2",
            {"mission": "m1", "map": None, "cars": [{"kind": "police", "zone": "a1.sn"}]},
            "given.cars: .*map",
        ),
        ("marvel", {"noise": {"s1": 1}}, "given.noise: this game has no noise"),
        ("zombicide1", {"companions": {"ned": {"leader": "amy"}}}, "given.companions: this game has no companions"),
        ("zombicide2", {"top": {"zombie": "001"}}, "given.top: there is no deck 'zombie'.*zombies"),
        ("zombicide2", {"decks": {"cards": 3}}, "given.decks: there is no deck 'cards'"),
        ("zombicide2", {"open": ["s1-s1"]}, "given.open: there is no door 's1-s1'"),
        ("zombicide2", {"survivors": {"amy": {"driver": True}}}, "given.survivors.amy.driver"),
        ("zombicide2", {"survivors": {"amy": {"car": "car-9"}}}, "given.survivors.amy.car: there is no 'car-9'"),
        ("zombicide1", {"survivors": {"amy": {"life": 1, "pack": ["wound"]}}}, "given.survivors.amy.life"),
    ],
)
def test_a_key_without_effect_is_refused(game: str, words: dict[str, Any], line: str) -> None:
    city, position = given(game, **words)
    with pytest.raises(ContentError, match=line):
        build(city, {key: value for key, value in position.items() if value is not None})


def test_lost_life_is_wound_cards_in_season_1() -> None:
    city, position = given("zombicide1", survivors={"amy": {"life": 1}})
    _, _, state = build(city, position)
    amy = state.survivor("amy")
    assert amy.life == 1
    assert [card.partition(".")[0] for card in amy.gear] == ["wound"]


def test_two_equal_empty_weapons_are_two_cards() -> None:
    city, position = given(
        "zombicide1", survivors={"amy": {"hands": ["sawed-off", "sawed-off"]}}, empty=["sawed-off amy"] * 2
    )
    _, _, state = build(city, position)
    assert sorted(state.empty) == sorted(state.survivor("amy").hands)
