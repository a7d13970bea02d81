"""Effect words of The Walking Dead's data: every word has an object, and an unknown one is an error."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.core.chance import Seeded, generator
from shamble.core.errors import ContentError
from shamble.core.registry import find
from shamble.games.walkingdead.effects.event_registry import EVENT_EFFECTS
from shamble.games.walkingdead.game import WalkingDead


def game() -> WalkingDead:
    rules = find("walkingdead")
    assert isinstance(rules, WalkingDead)
    return rules


def test_every_event_effect_is_used_by_a_card() -> None:
    assert {event.effect for event in game().content.events.values()} == set(EVENT_EFFECTS)


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
