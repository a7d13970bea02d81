"""A position is checked before play continues from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import shamble
from shamble import BadSave, Session
from shamble.core.chance import generator
from shamble.core.errors import BadPosition
from tests.properties.random_play import play_on

Change = Callable[[dict[str, Any]], object]


def position(game: str, seats: int, moves: int, **settings: Any) -> dict[str, Any]:
    session = shamble.new(game, seats, 11, **settings)
    play_on(session, generator(11, "check"), moves)
    assert session.decision is not None
    plain: dict[str, Any] = json.loads(json.dumps(session.state.plain()))
    return plain


TABLE = position("walkingdead", 3, 12, goals=True)
CITY = position("zombicide2", 2, 30, mission="m1")


def begin(game: str, seats: int, plain: Any) -> Session:
    rules = next(one for one in shamble.installed_games() if one.id == game)
    settings = {"goals": True} if game == "walkingdead" else {"mission": "m1"}
    session = Session(rules, seats, rules.configure(seats, settings), 1)
    session.begin_at(rules.read(plain), plain)
    return session


def test_what_is_all_right_is_let_in() -> None:
    assert begin("walkingdead", 3, TABLE).decision is not None
    assert begin("zombicide2", 2, CITY).decision is not None


def put(*path: Any) -> Change:
    """Changes the value at a path of the plain position."""
    *way, last, value = path

    def change(plain: dict[str, Any]) -> None:
        at: Any = plain
        for step in way:
            at = at[step]
        at[last] = value

    return change


WRONG: list[tuple[Change, str]] = [
    (put("stack", []), "stack: nothing is left to do"),
    (put("stack", [1]), "stack: it holds rule steps alone"),
    (put("stack", TABLE["stack"][:1] * 301 + TABLE["stack"]), "stack: .* rule steps wait, of 300 at most"),
    (put("serial", 0), "scopes: .* does not follow"),
    (put("scopes", ["round"]), "scopes: they hold scopes alone"),
    (put("result", {"_": "Result", "won": True, "reason": "x", "rule": "x", "winners": [7]}), "a winner has no seat"),
    (put("players", 0, "life", "five"), "players 0: life: 'five' is no int"),
    (put("players", 0, "life", True), "players 0: life: True is no int"),
    (put("players", 0, "cards", ["pistol.1"]), "players 0: cards: "),
    (put("players", 1, "food", 10**30), "out of all proportion"),
    (put("players", 1, "food", -1), "players 1: something counts below nothing"),
    (put("players", 1, "food", 200), "food are worth .*, and all tokens together 48"),
    (put("players", 1, "life", 6), "life goes from 0 to 5, not 6"),
    (put("players", 1, "life", 0), "is dead and still stands"),
    (put("players", 1, "place", "moon"), "there is no place 'moon'"),
    (put("players", 1, "seat", 0), "players 1: it says seat 0"),
    (put("players", 1, "char", "negan"), "there is no character 'negan'"),
    (put("players", 1, "goal", "win"), "there is no goal 'win'"),
    (put("players", 1, "events", ["no-such-card"]), "there is no event 'no-such-card'"),
    (put("players", []), "players|makes no sense"),
    (put("players", {"a": 1}), "players|makes no sense"),
    (put("places", 0, "walkers", -1), "counts below nothing"),
    (put("places", 0, "walkers", 60), "walkers are worth"),
    (put("leader", 9), "leader: there is no seat 9"),
    (put("round", 99), "round: 99 is none of 12"),
    (put("phase", "siesta"), "phase: there is no 'siesta'"),
    (put("phase", None), "phase: None is no str"),
    (put("grid", ["a", "b", "c", "d"]), "are not the four places"),
    (put("decks", 0, "layers", [[]]), "decks 0: a layer is empty"),
    (put("decks", 0, "known", [[0]]), "cards lie in one place"),
    (put("decks", 0, "known", [[], []]), "not every layer says who knows it"),
    (put("decks", 0, "layers", [["pistol.1", "pistol.1"]]), "the card 'pistol.1' is there"),
    (put("decks", 0, "layers", [["banana"]]), "there is no card 'banana'"),
    (put("lures", [8]), "there is no seat 8"),
]


@pytest.mark.parametrize(("change", "says"), WRONG, ids=[says for _, says in WRONG])
def test_a_table_that_cannot_be_is_refused(change: Change, says: str) -> None:
    plain = json.loads(json.dumps(TABLE))
    change(plain)
    with pytest.raises(BadPosition, match=says):
        begin("walkingdead", 3, plain)


CITY_WRONG: list[tuple[Change, str]] = [
    (put("decks", 0, "name", ""), "decks: they are"),
    (put("discards", []), "discards: there are"),
    (put("survivors", 0, "id", "nobody"), "survivors: there is no 'nobody'"),
    (put("survivors", 0, "seat", 5), "there is no seat 5"),
    (put("survivors", 0, "zone", 999), "there is no zone 999"),
    (put("survivors", 0, "life", 0), "neither dead nor alive"),
    (put("survivors", 0, "hands", [3]), "survivors 0: hands: "),
    (put("zombies", [[0]]), "zombies and noise: the board has"),
    (put("zombies", 0, 0, 400), "zombies: 4.. "),
    (put("zombies", 0, 0, -1), "fewer than none"),
    (put("doors", 1 << 90), "doors: there are not so many"),
    (put("spawns", CITY["spawns"] * 2_000), "spawns: .*, on a board with"),
    (put("seats", 1), "seats: 1, at a table for 2"),
    (put("discards", 1, ["crowbar.1", "crowbar.1"]), "the card 'crowbar.1' is there"),
]


@pytest.mark.parametrize(("change", "says"), CITY_WRONG, ids=[says for _, says in CITY_WRONG])
def test_a_city_that_cannot_be_is_refused(change: Change, says: str) -> None:
    plain = json.loads(json.dumps(CITY))
    change(plain)
    with pytest.raises(BadPosition, match=says):
        begin("zombicide2", 2, plain)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    paths = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            paths += places(value[key], (*path, key))
    elif isinstance(value, list):
        for index in range(len(value)):
            paths += places(value[index], (*path, index))
    return paths


@pytest.mark.parametrize(("game", "seats", "plain"), [("walkingdead", 3, TABLE), ("zombicide2", 2, CITY)])
def test_whatever_is_changed_in_a_save_it_opens_or_is_refused(game: str, seats: int, plain: Any) -> None:
    """No change makes it hang, and every refusal is an error that a person can read."""
    source = generator(3, "damage", game)
    session = shamble.new(game, seats, 1, **({"goals": True} if game == "walkingdead" else {"mission": "m1"}))
    save = session.save()
    ways = places(plain)
    values: list[Any] = [0, -1, 7, 10**9, True, None, "", "x", [], {}, [[]], [None], {"_": "Leave", "kind": "turn"}]
    refused = 0
    for _ in range(250):
        damaged = json.loads(json.dumps(plain))
        put(*ways[source.below(len(ways))], values[source.below(len(values))])(damaged)
        save["records"] = [{"do": "", "seat": -1, "got": ["nothing like it"]}]
        save["snapshot"] = damaged
        try:
            opened = shamble.load(save, seed=1)
        except BadSave:
            refused += 1
        else:
            assert opened.decision is not None or opened.outcome is not None
    assert 120 < refused < 250
