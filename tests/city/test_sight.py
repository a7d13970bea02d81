"""Sight and ways against small maps drawn by hand, with exact lists (2E p. 10-11)."""

from __future__ import annotations

import pytest

from shamble.city.board.board import Board
from shamble.city.board.token_maps import from_map
from shamble.core.errors import ContentError


def board(grid: str, doors: list[str] | None = None, passages: list[str] | None = None) -> Board:
    return from_map("test", {"grid": grid, "doors": doors or [], "passages": passages or []})


def sees(b: Board, zone: str, through: bool = False) -> dict[str, int]:
    view = b.topology(b.open_at_start).sight(b.names[zone], through)
    return {b.zones[index].id: far for index, far in view.items() if far}


def ways(b: Board, start: str, target: str) -> list[str]:
    steps = b.topology(b.open_at_start).first_steps(b.names[start], b.names[target])
    return [b.zones[index].id for index in steps]


CROSSING = """
.. .. s1 .. ..
s2 s2 s3 s4 s4
.. .. s5 .. ..
.. .. s6 .. ..
"""


def test_streets_are_seen_straight_and_without_limit_but_not_around_corners() -> None:
    b = board(CROSSING)
    assert sees(b, "s1") == {"s3": 1, "s5": 2, "s6": 3}
    assert sees(b, "s2") == {"s3": 1, "s4": 2}
    assert sees(b, "s3") == {"s1": 1, "s2": 1, "s4": 1, "s5": 1, "s6": 2}


def test_a_closed_door_blocks_and_an_open_one_does_not() -> None:
    grid = "s1 r1 s2"
    assert sees(board(grid, ["r1-s1", "r1-s2"]), "s1") == {}
    assert sees(board(grid, ["r1-s1 open", "r1-s2"]), "s1") == {"r1": 1}
    both = board(grid, ["r1-s1 open", "r1-s2 open"])
    assert sees(both, "s1") == {"r1": 1}
    assert sees(both, "r1") == {"s1": 1, "s2": 1}


def test_inside_a_building_sight_ends_after_one_zone() -> None:
    b = board("r1 r2 r3", passages=["r1-r2", "r2-r3"])
    assert sees(b, "r1") == {"r2": 1}
    assert sees(b, "r2") == {"r1": 1, "r3": 1}
    assert sees(b, "r1", through=True) == {"r2": 1, "r3": 2}


def test_rooms_see_each_other_through_an_opening_wherever_it_lies() -> None:
    grid = """
    r1 r1 r1
    r2 .. ..
    """
    b = board(grid, passages=["r1-r2"])
    assert sees(b, "r2") == {"r1": 1}


def test_out_of_a_door_the_street_is_seen_along_its_line_and_one_room_opposite() -> None:
    grid = """
    .. s1 .. ..
    r1 s2 r2 r3
    .. s3 .. ..
    """
    b = board(grid, ["r1-s2 open", "r2-s2 open"], ["r2-r3"])
    assert sees(b, "r1") == {"s2": 1, "r2": 2}
    assert sees(b, "r2") == {"s2": 1, "r1": 2, "r3": 1}
    assert sees(b, "s1") == {"s2": 1, "s3": 2}


def test_equal_ways_give_several_first_steps() -> None:
    grid = """
    s1 s2 s3
    s4 .. s5
    s6 s7 s8
    """
    b = board(grid)
    assert ways(b, "s1", "s8") == ["s2", "s4"]
    assert ways(b, "s1", "s3") == ["s2"]
    assert ways(b, "s1", "s1") == []


def test_a_closed_door_is_no_way() -> None:
    b = board("s1 r1", ["r1-s1"])
    assert ways(b, "s1", "r1") == []
    assert b.topology(b.open_at_start).distances(b.names["r1"])[b.names["s1"]] == -1
    assert b.topology(1).distances(b.names["r1"])[b.names["s1"]] == 1


def test_rooms_joined_by_passages_are_one_building_and_a_door_separates() -> None:
    b = board("r1 r2 d3 s1", ["r2-d3", "d3-s1"], ["r1-r2"])
    building = {zone.id: zone.building for zone in b.zones}
    assert building["r1"] == building["r2"] != building["d3"]
    assert building["s1"] == -1


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"grid": "s1 s2\nr1"}, "row 2 has 1 tokens"),
        ({"grid": "s1 x2"}, "row 1, column 2"),
        ({"grid": "s1 r1 s1", "doors": ["r1-s1"]}, "two separate places"),
        ({"grid": "s1 r1", "doors": ["r1-s9"]}, "no zone 's9'"),
        ({"grid": "s1 s2 r1", "doors": ["r1-s1"]}, "do not touch"),
        ({"grid": "s1 r1", "doors": ["r1-s1 purple"]}, "should be open, blue or green"),
        ({"grid": "s1 r1"}, "has no way in"),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_the_place(data: dict[str, object], words: str) -> None:
    with pytest.raises(ContentError, match=words):
        from_map("mission m99", data)
