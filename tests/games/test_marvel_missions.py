"""Marvel's missions can be played: ways, doors, hidden bystanders, and what the large set-up adds."""

from __future__ import annotations

import pytest

from shamble.city.missions.mission import Mission
from shamble.games.marvel import GAME

MISSIONS = list(GAME.library.values())
HIDING = {"m0": 2, "m1": 4, "m2": 4, "m3": 4, "m4": 6, "m5": 4, "m6": 4, "m7": 5, "m8": 7, "m9": 5, "m10": 11}
"""Number of bystander cards on the board at the start."""
every = pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)


def test_there_is_a_tutorial_and_ten_more() -> None:
    assert [mission.id for mission in MISSIONS] == [f"m{n}" for n in range(11)]
    assert MISSIONS[0].row["difficulty"] == "tutorial"


@every
def test_it_says_in_both_languages_that_it_is_ours(mission: Mission) -> None:
    row = mission.row
    assert row["origin"] == "house"
    for key in ("title", "problem", "briefing", "source"):
        assert set(row[key]) == {"en", "de"}
        assert all(row[key].values())


@every
def test_every_zone_can_be_reached_when_all_doors_are_open(mission: Mission) -> None:
    board = mission.board
    far = board.topology((1 << len(board.doors)) - 1).distances(mission.start[0])
    assert min(far) >= 0


@every
def test_every_building_has_a_door(mission: Mission) -> None:
    board = mission.board
    doors = {board.zones[zone].building for door in board.doors for zone in (door.a, door.b)}
    assert {zone.building for zone in board.zones if not zone.street} <= doors


@every
def test_as_many_hide_as_the_tiles_have_hideouts(mission: Mission) -> None:
    hideouts = [mark for zone in mission.board.zones for mark, _ in zone.marks if mark == "hideout"]
    assert len(hideouts) == HIDING[mission.id] <= 12
    rooms = [zone for zone in mission.board.zones if any(mark == "hideout" for mark, _ in zone.marks)]
    assert all(not zone.street for zone in rooms)


AT_THE_DOORS = ("m4",)
"""Missions in which witnesses start near their exit on purpose."""


@every
def test_enemies_come_from_afar_and_nobody_hides_at_their_door(mission: Mission) -> None:
    board = mission.board
    opened = board.topology((1 << len(board.doors)) - 1)
    usual = mission.spawns(4)
    for spawn in mission.spawns(6):
        assert 2 <= opened.distances(spawn.zone)[mission.start[0]] <= 7
    for zone in board.marked("hideout"):
        near = [opened.distances(spawn.zone)[zone] for spawn in usual]
        assert min(near) > (0 if mission.id in AT_THE_DOORS else 1)


@every
def test_a_large_team_gets_one_spawn_zone_more(mission: Mission) -> None:
    assert len(mission.spawns(5)) == len(mission.spawns(4)) + 1
    assert mission.spawns(5) == mission.spawns(6)
    # The first zone stays the first.
    assert mission.spawns(5)[0].zone == mission.spawns(4)[0].zone
