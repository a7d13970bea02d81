"""Difficult functions of The Walking Dead, with results worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.core.option import Option
from shamble.games.walkingdead import GAME
from shamble.games.walkingdead.advice.turn_advice import JUDGES
from shamble.games.walkingdead.effects.resource_cards import TakeAmmo
from shamble.games.walkingdead.table.state import fitting, tokens

ROWS = GAME.content.rows


def test_tokens_show_as_many_threes_as_possible() -> None:
    assert [tokens(n) for n in range(8)] == [0, 1, 2, 1, 2, 3, 2, 3]


def test_a_full_supply_takes_two_but_not_one() -> None:
    piles = [45, 1]
    assert sum(tokens(pile) for pile in piles) == 16
    assert fitting(piles, 1, 1) == 0
    assert fitting(piles, 1, 2) == 2
    assert fitting(piles, 1, 3) == 2


@pytest.mark.parametrize("variant", ["goals", "one_leader", "leader_last"])
def test_variants_for_several_players_are_refused_alone(variant: str) -> None:
    settings: dict[str, Any] = {variant: True}
    with pytest.raises(shamble.ShambleError, match="at least two seats"):
        shamble.new("walkingdead", seats=1, **settings)


def test_decks_have_their_known_totals() -> None:
    """The printed cards that are unknown have stand-ins of ours, so that each deck is as large as the printed one.
    Further house cards may come on top."""
    known = {
        table: sum(row.get("count", 1) for row in rows if row["origin"] != "house") for table, rows in ROWS.items()
    }
    assert known == {
        "equipment": 22,
        "ammo": 8,
        "food": 8,
        "allies": 17,
        "events": 11,
        "goals": 1,
        "characters": 6,
        "places": 4,
    }
    assert min(len(cards) for cards in GAME.content.decks.values()) >= 25
    assert len(GAME.content.events) >= 48
    assert len(GAME.content.goals) >= 9


def test_an_overlay_replaces_a_card_and_is_kept_in_the_save() -> None:
    over = {"tables": {"equipment": [{"id": "pistol", "start_ammo": 9, "origin": "book"}]}, "texts": {}}
    session = shamble.new("walkingdead", seats=2, seed=3, content=over)
    assert session.game.content_digest
    again = shamble.load(session.save())
    assert again.game.content_digest == session.game.content_digest
    assert again.state.content.equipment["pistol"].start_ammo == 9


def test_an_overlay_with_a_wrong_key_names_it() -> None:
    with pytest.raises(shamble.ShambleError, match="dicce"):
        shamble.new("walkingdead", content={"tables": {"equipment": [{"id": "pistol", "dicce": 2}]}})


def test_cards_discarded_unseen_may_be_anybodys_in_a_dream() -> None:
    """Expert: cards that another seat has discarded face down are as unknown as the cards in its hand (W-33)."""
    given = {
        "level": "expert",
        "decks": {"events": 6},
        "discards": {"events": 0},
        "walkers": {"prison": 1},
        "characters": {
            "rick": {"place": "town"},
            "glenn": {"place": "farm", "events": ["old-friends", "bar"]},
            "maggie": {"place": "farm", "events": ["looters", "cold-night"]},
        },
        "start": "events glenn",
    }
    seats, settings, state = GAME.build(given)
    session = shamble.Session(GAME, seats, settings, seed=1)
    session.begin_at(state, state.plain())
    session.play("event glenn old-friends")
    hands = [session.imagine(0, seed).state.players[2].events for seed in range(60)]
    assert any("bar" in hand for hand in hands)
    own = [session.imagine(1, seed).state.players[2].events for seed in range(60)]
    assert not any("bar" in hand for hand in own)


def test_taking_ammunition_along_is_not_called_useless() -> None:
    """The first option of the question had the reason of leaving things behind."""
    judge = JUDGES[TakeAmmo.__name__]
    took, left = (judge(None, None, Option(verb, "glenn", item="pistol-crate.1")) for verb in TakeAmmo.verbs)
    assert (took[1], left[1]) == ("take-ammo", "leave-it")
    assert took[0] == left[0]
