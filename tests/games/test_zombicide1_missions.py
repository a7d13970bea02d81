"""Season 1's missions make sense: they can be reached and laid out from one box, and their special rules matter."""

from __future__ import annotations

import pytest

from shamble.city.advice.goal_zones import GoalZones
from shamble.city.missions.mission import Mission
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY
from shamble.core.errors import ShambleError
from shamble.games.zombicide1 import GAME
from shamble.games.zombicide1.book import BOOK
from shamble.sessions.session import Session
from tests.city.test_missions import reached

MISSIONS = list(GAME.library.values())
every = pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
PAIRS = ("1B3B", "1C3C", "2B6B", "2C6C", "4B5B", "4C5C", "4D5D", "4E5E", "5F7B")
"""Front and back of the nine tiles."""


def test_the_tutorial_and_ten_missions() -> None:
    assert [mission.id for mission in MISSIONS] == [f"m{number}" for number in range(11)]
    goals = {goal.id for mission in MISSIONS for goal in mission.goals}
    assert {"haul", "reunion", "gather", "together", "level", "seal", "stand", "carry"} <= goals <= set(BOOK.goals)
    effects = {effect.id for mission in MISSIONS for effect in mission.effects}
    own = {"infested", "twin-doors", "lure", "stow", "drive-off", "newcomers", "first-aid", "no-search"}
    assert own <= effects <= set(BOOK.effects)


@every
def test_everything_that_matters_can_be_reached(mission: Mission) -> None:
    near = reached(mission)
    assert {token.zone for token in mission.tokens()} <= near
    assert {*mission.exits, *mission.start} <= near
    for key in ("cars", "zombies", "spawns"):
        assert {mission.zone(key, row["zone"]) for row in mission.row.get(key) or []} <= near, key
    for entry in (*mission.goals, *mission.effects):
        assert set(entry.zones) <= near, entry.id


@every
def test_one_box_is_enough(mission: Mission) -> None:
    sides = [tile.partition("@")[0] for line in mission.row["tiles"] for tile in line]
    used = [pair for pair in PAIRS for side in sides if side in (pair[:2], pair[2:])]
    assert len(used) == len(set(used)) == len(sides)
    assert len([door for door in mission.board.doors if not door.open]) <= 12
    assert len(mission.spawns()) <= 6
    assert len(mission.tokens()) <= 10
    assert len(mission.row.get("cars") or []) <= 4


@every
def test_every_house_has_a_way_in_or_holds_the_start(mission: Mission) -> None:
    board = mission.board
    entered = {board.zones[zone].building for door in board.doors for zone in (door.a, door.b)}
    entered |= {board.zones[zone].building for zone in mission.start}
    assert {zone.building for zone in board.zones if zone.building >= 0} <= entered


@every
def test_both_languages_tell_it_and_say_what_is_ours(mission: Mission) -> None:
    assert mission.row["origin"] == "house"
    for key in ("title", "problem", "briefing", "source"):
        texts = mission.row[key]
        assert set(texts) == {"en", "de"}
        assert all(text.strip() == text for text in texts.values())
    assert mission.row["briefing"]["en"] != mission.row["briefing"]["de"]


@pytest.mark.parametrize(("seats", "team"), [(1, 1), (2, 2), (3, 3)])
def test_might_makes_right_has_one_survivor_for_each_player(seats: int, team: int) -> None:
    assert GAME.rules(GAME.configure(seats, {"mission": "m9"})).team(seats) == team


def test_might_makes_right_is_not_for_four() -> None:
    with pytest.raises(ShambleError, match="m9 is for 1 to 3 seats"):
        GAME.configure(4, {"mission": "m9"})


@pytest.mark.parametrize(("mission", "teams"), [("m1", [4, 6, 6, 4, 5, 6]), ("m7", [6, 6, 6, 6, 6, 6])])
def test_teams_follow_the_table_and_the_mission(mission: str, teams: list[int]) -> None:
    rules = GAME.rules(GAME.configure(1, {"mission": mission}))
    assert [rules.team(seats) for seats in GAME.seats] == teams


def test_locked_houses_of_grindhouse_do_not_breed() -> None:
    """With two equally loud zones and no survivor in reach, groups behind doors go one way together (S1-66, S1-82)."""
    session = Session(GAME, 1, GAME.configure(1, {"mission": "m7"}), seed=3)
    session.begin()
    told = []
    while session.decision is not None and session.state.round < 5:
        options = session.decision.options
        quiet = [option for option in options if option.verb == "end"]
        told += [event.kind for event in session.play((quiet or list(options))[0])]
    assert told.count("phase-zombies") == 4
    assert "fills-up" not in told
    assert "split-short" not in told


@pytest.mark.parametrize(("mission", "rule"), [("m6", "special-stow"), ("m7", "special-lure")])
def test_what_a_special_rule_counts_is_told(mission: str, rule: str) -> None:
    session = Session(GAME, 2, GAME.configure(2, {"mission": mission}), 1)
    session.begin()
    state = session.state
    assert told(state, rule) == 0
    state.notes = (*state.notes, ("gone", 3))
    state.tokens = [
        *state.tokens,
        *[Token(card, "supply", "", AWAY, "car-1") for card in ("rice.1", "rice.2", "water.1")],
    ]
    assert told(state, rule) == 3


def told(state: CityState, rule: str) -> object:
    return next(note["args"]["now"] for note in GAME.scene(state, 0)["notes"] if note["id"] == rule)


def test_nobody_goes_for_a_bandage_without_a_wound() -> None:
    session = Session(GAME, 2, GAME.configure(2, {"mission": "m2"}), 1)
    session.begin()
    while session.decision is not None and session.decision.frame == "ChooseSurvivor":
        session.play(session.decision.options[0], session.decision.seat)
    state = session.state
    cabinet = next(token.zone for token in state.tokens if token.id == "cabinet")
    assert cabinet not in GoalZones(state).musts
    state.survivors = [state.survivors[0].having(life=1), *state.survivors[1:]]
    assert cabinet in GoalZones(state).musts


@pytest.mark.parametrize(
    ("mission", "usual", "fewer"),
    [
        *(("m1", 4, 2), ("m3", 4, 3), ("m4", 4, 2), ("m5", 4, 2)),
        *(("m6", 4, 3), ("m8", 4, 3), ("m9", 2, 1), ("m10", 4, 3)),
    ],
)
def test_missions_have_the_known_number_of_spawn_zones_or_fewer(mission: str, usual: int, fewer: int) -> None:
    for words, number in (({}, usual), ({"spawns": "known"}, usual), ({"spawns": "fewer"}, fewer)):
        rules = GAME.rules(GAME.configure(1, {"mission": mission, **words}))
        assert len(rules.mission.row["spawns"]) == number


def test_added_police_cars_belong_to_the_easier_version() -> None:
    for mission in ("m7", "m10"):
        easier = GAME.rules(GAME.configure(1, {"mission": mission, "spawns": "fewer"})).mission
        assert not GAME.library[mission].row.get("cars")
        assert [car["kind"] for car in easier.row["cars"]] == ["police"]


def test_saves_of_version_1_keep_the_spawn_zones_they_had() -> None:
    assert GAME.saved_settings({"mission": "m1"}, 1) == {"mission": "m1", "spawns": "fewer"}
    assert GAME.saved_settings({"mission": "m1", "spawns": "known"}, 2) == {"mission": "m1", "spawns": "known"}
