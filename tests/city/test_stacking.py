"""Decks and spawn zones of a mission: cards left out, cards among the first, zones for large teams only."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.city.table.flow import CityFlow
from shamble.core.chance import Chance, Seeded, generator
from shamble.core.errors import ContentError
from shamble.sessions.session import Session
from tests.city.family_game import Tiny

TINY = Tiny()
PRINTED = {key: value for key, value in TINY.library["t0"].row.items() if value is not None}
AMONG = {"cards": ["1", "2"], "n": 1, "first": 2}


def with_mission(**words: Any) -> Tiny:
    return Tiny({"tables": {"missions": [{**PRINTED, "id": "t1", **words}]}})


def drawing(game: Tiny, chance: Chance) -> CityFlow:
    session = Session(game, 1, game.configure(1, {"mission": "t1"}), 1)
    session.begin()
    return CityFlow(session.state.fork(), chance, None)


def test_cards_may_stay_in_the_box() -> None:
    game = with_mission(decks={"zombies": {"without": ["2", "4"]}})
    assert sorted(drawing(game, Seeded(generator(1))).s.deck("zombies").cards()) == ["1", "3"]


def test_one_of_them_is_among_the_first_and_the_other_is_not() -> None:
    game = with_mission(decks={"zombies": {"among": AMONG}})
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(1, 401):
        t = drawing(game, Seeded(generator(seed)))
        orders[tuple([t.take("zombies", "rule") for _ in range(4)])] += 1
    for order in orders:
        assert len({"1", "2"} & set(order[:2])) == 1
    # 2 wanted x 2 places x 2 others x 2 for the rest: sixteen orders, each as likely as the others.
    assert len(orders) == 16
    assert max(orders.values()) < 60


def test_looking_fixes_the_card_and_counts_once() -> None:
    t = drawing(with_mission(decks={"zombies": {"among": AMONG}}), Seeded(generator(5)))
    seen, deck = t.look_at_top(t.s.deck("zombies"), 0)
    t.set_deck(deck)
    assert t.take("zombies", "rule") == seen
    assert t.s.mission_counter("drawn zombies") == 1


def test_more_wanted_than_there_are_is_refused() -> None:
    with pytest.raises(ContentError, match="among"):
        with_mission(decks={"zombies": {"among": {"cards": ["1"], "n": 2, "first": 3}}})


def test_a_spawn_zone_may_be_for_a_large_team_only() -> None:
    spawns = [{"zone": "a1.s1", "first": True}, {"zone": "a1.s3", "team": 4}, {"zone": "a1.s2", "team": 3}]
    mission = with_mission(spawns=spawns).library["t1"]
    assert [spawn.zone for spawn in mission.spawns(3)] == [mission.zone("", name) for name in ("a1.s1", "a1.s2")]
    assert len(mission.spawns(2)) == 1
    assert len(mission.spawns()) == 3
    session = Session(game := with_mission(spawns=spawns), 1, game.configure(1, {"mission": "t1"}), 1)
    session.begin()
    assert len(session.state.spawns) == 2
