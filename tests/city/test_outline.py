from __future__ import annotations

from shamble.city.board.board_shapes import borders, outlines
from shamble.city.board.token_maps import from_map
from shamble.core import registry

BENT = {
    "grid": """
        s1 s1 s2
        s1 r1 s2
    """,
    "doors": ["r1-s2"],
}


def area(ring: list[float]) -> float:
    points = list(zip(ring[::2], ring[1::2], strict=True))
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1], strict=True))) / 2


def test_a_bent_zone_is_one_ring_with_its_corners_only() -> None:
    board = from_map("test", BENT)
    assert outlines(board)[board.names["s1"]] == [[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2]]


def test_a_door_leaves_a_gap_in_its_wall() -> None:
    board = from_map("test", BENT)
    drawn = borders(board)
    door = drawn[0]
    assert (door["kind"], door["id"], door["spaces"]) == ("door", board.doors[0].id, ["r1", "s2"])
    x, low, _, high = door["at"]
    walls = [one["at"] for one in drawn if one["kind"] == "wall" and one["at"][0] == one["at"][2] == x]
    assert [(at[1], at[3]) for at in walls] == [(1, low), (high, 2)]
    assert [one["at"] for one in drawn if one["kind"] == "crossing"] == [[2, 0, 2, 1]]


def test_every_mission_is_covered_by_its_outlines() -> None:
    for mission in registry.find("zombicide2").library.values():  # type: ignore[attr-defined]
        board = mission.board
        xs, ys = board.cuts
        cells = sum((xs[x + 1] - xs[x]) * (ys[y + 1] - ys[y]) for x, y in board.cells)
        drawn = sum(area(ring) for shape in outlines(board) for ring in shape)
        assert abs(cells - drawn) < 0.01, mission.id
        assert len([one for one in borders(board) if one["kind"] == "door"]) == len(board.doors)
