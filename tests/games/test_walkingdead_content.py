"""Effect words of The Walking Dead's data: every word has an object, and an unknown one is an error."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.core.chance import Seeded, generator
from shamble.core.errors import ContentError
from shamble.core.registry import find
from shamble.games.walkingdead.effects.event_registry import EVENT_EFFECTS, check_methods
from shamble.games.walkingdead.game import WalkingDead
from shamble.games.walkingdead.table.event_effect import EventEffect


def game() -> WalkingDead:
    rules = find("walkingdead")
    assert isinstance(rules, WalkingDead)
    return rules


def test_every_event_effect_is_used_by_a_card() -> None:
    assert {event.effect for event in game().content.events.values()} == set(EVENT_EFFECTS)


@pytest.mark.parametrize("method", ["run", "foretell", "cost"])
def test_an_effect_without_a_method_is_an_error(method: str) -> None:
    full = EVENT_EFFECTS["walkers"]
    bodies = {name: getattr(type(full), name) for name in ("run", "foretell", "cost") if name != method}
    with pytest.raises(ContentError, match=rf"Half needs the method '{method}'"):
        check_methods(type("Half", (EventEffect,), {**bodies, "word": "half"}))


def test_every_event_can_be_foretold_and_judged() -> None:
    s: Any = game().position(3, game().configure(3, {}), Seeded(generator(4, "events")))
    spots = [player.place for player in s.players]
    for event in game().content.events.values():
        effect = game().content.effect_of(event)
        for seat in range(3):
            effect.foretell(s, seat, event)
            assert isinstance(effect.cost(s, seat, event, spots, [0.0] * 4), float)


@pytest.mark.parametrize(
    ("table", "row", "words"),
    [
        ("events", {"id": "bar", "effect": "rewards"}, "event 'bar': no effect is called 'rewards'"),
        ("equipment", {"id": "pistol", "effect": "loudest"}, "loudest"),
    ],
)
def test_an_unknown_effect_word_is_an_error(table: str, row: dict[str, str], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        game().with_content({"tables": {table: [row]}})


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"effect": "reward", "at": "farm", "walkers": 1}, "the effect 'reward' needs 'deck'"),
        ({"effect": "looters"}, "the effect 'looters' needs 'n'"),
        ({"effect": "looters", "n": 0}, "n is 0, but should be at least 1"),
        ({"effect": "lose", "what": "hope", "amount": 1, "who": "here"}, "what is 'hope', which is none of food"),
        ({"effect": "stay-put", "penalty": {}}, "the effect 'stay-put' needs 'penalty'"),
        ({"effect": "stay-put", "penalty": {"food": 1}}, "penalty: unknown key 'food'"),
        ({"effect": "walkers", "where": "neighbours", "amount": 1}, "which is none of each, here, occupied, empty"),
        ({"effect": "pay-or-walkers", "where": "empty", "pay": {"food": 1}, "walkers": 2}, "none of here, neighbours"),
    ],
)
def test_an_event_without_what_its_effect_needs_is_an_error(row: dict[str, Any], words: str) -> None:
    event = {"id": "x", "rule": "twd.event.reward", "origin": "house", **row}
    with pytest.raises(ContentError, match=words):
        game().with_content({"tables": {"events": [event]}})


def test_ammunition_needs_an_amount() -> None:
    card = {"id": "shells", "type": "any", "count": 1, "rule": "twd.ammo", "origin": "house"}
    with pytest.raises(ContentError, match="amount is missing"):
        game().with_content({"tables": {"ammo": [card]}})


def test_an_event_may_bring_walkers_to_each_place() -> None:
    event = {"id": "x", "effect": "walkers", "where": "each", "amount": 1, "rule": "twd.event.walkers"}
    content = game().with_content({"tables": {"events": [{**event, "origin": "house"}]}}).content
    s: Any = game().position(3, game().configure(3, {}), Seeded(generator(4, "each")))
    cost = [0.0] * 4
    content.effect_of(content.events["x"]).cost(s, 0, content.events["x"], [""] * 3, cost)
    assert cost == [1.0] * 4
