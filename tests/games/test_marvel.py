"""Marvel Zombies: hidden bystanders, and the contents of the box."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import shamble
from shamble.city.table.state import CityState
from shamble.games.marvel import GAME
from shamble.games.marvel.horde.bystanders import hidden
from shamble.sessions.session import Session


def begun(seed: int, mission: str = "m1", seats: int = 2) -> Session:
    session = shamble.new("marvel", seats, seed, mission=mission)
    for hero in ("hulk", "wasp", "deadpool", "iron-man"):
        decision = session.decision
        assert decision is not None
        option = decision.find(f"choose {hero}")
        assert option is not None
        session.play(option, decision.seat)
    return session


def at(given: dict[str, Any], seed: int = 1) -> Session:
    seats, settings, state = GAME.build(given)
    session = Session(GAME, seats, settings, seed)
    session.begin_at(state, state.plain())
    return session


def take(session: Session, key: str) -> None:
    decision = session.decision
    assert decision is not None
    option = decision.find(key)
    assert option is not None, f"{key} is not offered: {decision}"
    session.play(option, decision.seat)


def test_who_hides_is_decided_when_the_house_opens() -> None:
    """Positions of different seeds are equal before a door is opened: the state holds nothing that could leak."""
    tables = [begun(seed).state for seed in range(5)]
    assert len({json.dumps(state.plain(), sort_keys=True) for state in tables}) == 1
    assert len(hidden(tables[0])) == 4
    assert tables[0].deck("bystanders").size == 12


def test_any_bystander_may_hide_anywhere() -> None:
    """Each of the twelve bystanders comes out of some of 200 opened houses."""
    seen: Counter[str] = Counter()
    for seed in range(200):
        given = {
            "tiles": [["H1"]],
            "spawns": [{"zone": "a1.se", "first": True}],
            "survivors": {"hulk": {"zone": "a1.sn"}},
            "start": "turn hulk",
        }
        session = at(given, seed)
        take(session, "open hulk hands door-2")
        for event in session.log:
            if event.kind == "bystander" and event.rule == "mz.building.bystanders":
                seen[str(event.args["kind"])] += 1
    assert len(seen) == 12


@pytest.fixture
def scouted() -> Session:
    given = {
        "map": {"grid": "s1 s2"},
        "seats": 2,
        "survivors": {"hulk": {"zone": "s1", "kept": ["nick-fury"]}, "wasp": {"zone": "s2", "seat": 2}},
        "start": "turn hulk",
    }
    session = at(given)
    take(session, "scout hulk")
    return session


def test_only_who_looked_knows_the_top_card(scouted: Session) -> None:
    state: CityState = scouted.state
    top = state.deck("zombies").layers[0][0]
    mine, other = [json.dumps(GAME.scene(state, seat)["piles"]) for seat in (0, 1)]
    assert f"#{top}" in mine
    assert f"#{top}" not in other
    assert any(event.kind == "sees-card" for _, event in scouted.log_for(0))
    assert not any(event.kind == "sees-card" for _, event in scouted.log_for(1))


def test_a_dream_of_the_other_seat_has_any_card_on_top(scouted: Session) -> None:
    tops = {scouted.imagine(1, seed).state.deck("zombies").layers[0][0] for seed in range(60)}
    assert len(tops) > 20
    own = {scouted.imagine(0, seed).state.deck("zombies").layers[0][0] for seed in range(10)}
    assert own == {scouted.state.deck("zombies").layers[0][0]}


def test_the_decks_are_whole() -> None:
    state: CityState = begun(1).state
    assert [state.deck(name).size for name in ("zombies", "traits", "super-heroes", "bystanders")] == [42, 45, 6, 12]
    kinds = Counter(card.kind for card in GAME.printed.cards.values())
    assert kinds == {"normal": 23, "rush": 5, "extra": 3, "escort": 4, "special": 3, "super-hero": 4}


@pytest.mark.parametrize(
    ("level", "sums"),
    [("blue", (34, 11, 7)), ("yellow", (55, 18, 14)), ("orange", (76, 28, 20)), ("red", (100, 37, 27))],
)
def test_the_spawn_cards_add_up(level: str, sums: tuple[int, int, int]) -> None:
    """The cards have the totals of the table that they were made from; the sky drop counts for itself."""
    cards = [card for card in GAME.printed.cards.values() if card.kind != "special"]
    kinds = ("trooper", "guard", "specialist")
    assert tuple(sum(card.row[level].get(kind, 0) for card in cards) for kind in kinds) == sums


def test_invented_cards_say_so() -> None:
    state = begun(1).state
    hero = state.survivor("hulk").having(kept=("bone-claws.1", "wong"))
    state.survivors = [hero if one.id == "hulk" else one for one in state.survivors]
    cards = {card["face"]: card["house"] for sheet in GAME.scene(state, 0)["sheets"] for card in sheet["hand"]}
    assert cards["bone-claws"]
    assert cards["wong"]
    assert not cards["devour"]


def test_a_door_open_from_the_start_reveals_its_building() -> None:
    """On the Blue line, before anybody acts (M-48)."""
    mission = {
        "id": "open-house",
        "title": {"en": "Open house"},
        "problem": {"en": "The door is open."},
        "briefing": {"en": "The door is open."},
        "difficulty": "easy",
        "minutes": 5,
        "tiles": [["H9"]],
        "doors": {"a1.r1-a1.sn": "open"},
        "start": ["a1.sw"],
        "spawns": [{"zone": "a1.snw", "first": True}],
        "goals": [{"type": "devour", "n": 1}],
        "origin": "house",
    }
    game = GAME.with_content({"tables": {"missions": [mission]}})
    session = Session(game, 1, game.configure(1, {"mission": "open-house", "heroes": 1}), 3)
    session.begin()
    take(session, "choose hulk")
    state: CityState = session.state
    assert not hidden(state)
    assert state.deck("bystanders").size == 10
    assert len(state.discarded("zombies")) == 1
