"""Every mission of Zombicide 2E makes sense: its zones can be reached, one box suffices for it, and both languages
have its texts. Missions without sense are refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble.city.board.token_maps import CUTS, TILE, Tile, from_tiles, turn
from shamble.city.missions.mission import Mission
from shamble.core.errors import ContentError
from shamble.games.zombicide2 import GAME
from shamble.games.zombicide2.book import BOOK

MISSIONS = list(GAME.library.values())
every = pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)


# -- sense -----------------------------------------------------------------------------------------------------------


def reached(mission: Mission) -> set[int]:
    """Zones that can be reached from the first start zone when every door is open."""
    board = mission.board
    far = board.topology((1 << len(board.doors)) - 1).distances(mission.start[0])
    return {zone for zone, steps in enumerate(far) if steps >= 0}


@every
def test_everything_that_matters_can_be_reached(mission: Mission) -> None:
    near = reached(mission)
    for token in mission.tokens():
        if token.car:
            assert not token.zone >= 0
        else:
            assert token.zone in near, token.id
    assert set(mission.exits) <= near
    assert set(mission.start) <= near
    for key in ("cars", "companions", "zombies", "spawns"):
        for row in mission.row.get(key) or []:
            assert mission.zone(key, row["zone"]) in near, (key, row)
    for entry in (*mission.goals, *mission.effects):
        assert set(entry.zones) <= near, entry.id


@every
def test_the_locked_doors_can_be_unlocked_one_after_the_other(mission: Mission) -> None:
    """Each key can be reached through doors that earlier keys open."""
    board = mission.board
    keys: set[str] = set()
    colours = {door.colour for door in board.doors if door.colour}
    assert colours <= {token.colour for token in mission.tokens()}
    while True:
        doors = sum(1 << door.index for door in board.doors if not door.colour or door.colour in keys)
        far = board.topology(doors).distances(mission.start[0])
        within_reach = {
            token.colour for token in mission.tokens() if token.zone >= 0 and far[token.zone] >= 0
        } & colours
        if within_reach == keys:
            break
        keys = within_reach
    assert keys == colours


@every
def test_the_start_is_not_isolated_and_not_a_spawn_zone(mission: Mission) -> None:
    board = mission.board
    opened = board.topology((1 << len(board.doors)) - 1)
    spawning = [spawn.zone for spawn in mission.spawns()]
    for zone in mission.start:
        assert opened.near[zone]
        assert zone not in spawning
        assert all(opened.distances(spawn.zone)[zone] > 1 for spawn in mission.spawns() if spawn.active)


@every
def test_spawn_zones_stand_apart_and_survivors_can_be_reached_from_them(mission: Mission) -> None:
    spawns = mission.spawns()
    assert len({spawn.zone for spawn in spawns}) == len(spawns)
    assert spawns[0].active or all(spawn.colour for spawn in spawns)
    assert not {spawn.zone for spawn in spawns} & set(mission.exits)
    sleeping = [spawn for spawn in spawns if not spawn.active]
    for spawn in sleeping:
        wakes = (
            spawn.colour in [token.colour for token in mission.tokens()] if spawn.colour else mission.effect("growing")
        )
        assert wakes or mission.effect("wakes")


def clockwise(mission: Mission) -> list[float]:
    from math import atan2, pi

    board = mission.board
    angles = []
    for row in mission.row["spawns"]:
        xs, ys = board.cuts
        cells = board.zones[mission.zone("spawns", row["zone"])].cells
        x = sum((xs[cx] + xs[cx + 1]) / 2 for cx, _ in cells) / len(cells)
        y = sum((ys[cy] + ys[cy + 1]) / 2 for _, cy in cells) / len(cells)
        angles.append(atan2(x - xs[-1] / 2, ys[-1] / 2 - y) % (2 * pi))
    return angles


@every
def test_spawn_zones_are_listed_clockwise(mission: Mission) -> None:
    angles = clockwise(mission)
    turns = [angles[index] > angles[(index + 1) % len(angles)] for index in range(len(angles))]
    assert sum(turns) <= 1, angles


@every
def test_the_box_holds_enough_tokens_and_tiles(mission: Mission) -> None:
    row = mission.row
    colours = Counter(objective.get("colour", "red") for objective in row.get("objectives") or [])
    assert colours["red"] <= 9
    assert colours["blue"] <= 1
    assert colours["green"] <= 1
    assert len([token for token in mission.tokens() if token.kind == "crate"]) <= 12
    spawns = Counter(spawn.get("colour", "red") for spawn in row["spawns"])
    assert spawns["red"] <= 6
    assert spawns["blue"] <= 1
    assert spawns["green"] <= 1
    doors = Counter(door.colour for door in mission.board.doors)
    assert doors["blue"] <= 1
    assert doors["green"] <= 1
    cars = row.get("cars") or []
    assert len(cars) <= 3
    assert all(car["kind"] in ("police", "pimp") for car in cars)
    assert len(mission.exits) <= 1
    numbers = [written[0] for line in row["tiles"] for written in line if set(written) != {"."}]
    assert len(numbers) == len(set(numbers)), "both sides of one tile"
    minis = Counter[str]()
    for zombie in row.get("zombies") or []:
        minis[zombie["kind"]] += zombie.get("n", 1)
    for kind, n in minis.items():
        assert n <= GAME.printed.kind[kind].minis


def sides(tile: Tile, times: int) -> dict[str, str]:
    cells = {turn(cell, times): token[0] == "s" for cell, token in tile.cells.items()}
    last = TILE - 1
    line = range(TILE)
    return {
        "n": "".join("s" if cells[at, 0] else "r" for at in line),
        "s": "".join("s" if cells[at, last] else "r" for at in line),
        "w": "".join("s" if cells[0, at] else "r" for at in line),
        "e": "".join("s" if cells[last, at] else "r" for at in line),
    }


@every
def test_streets_meet_streets_and_rooms_meet_rooms_at_every_border(mission: Mission) -> None:
    assert len(CUTS) == TILE + 1
    layout = [
        [
            None
            if set(written) == {"."}
            else sides(GAME.tiles[written.split("@")[0]], int(f"0{turned(written)}") // 90)
            for written in line
        ]
        for line in mission.row["tiles"]
    ]
    for y, line in enumerate(layout):
        for x, here in enumerate(line):
            right = line[x + 1] if x + 1 < len(line) else None
            below = layout[y + 1][x] if y + 1 < len(layout) else None
            assert here is None or right is None or here["e"] == right["w"], (x, y)
            assert here is None or below is None or here["s"] == below["n"], (x, y)


def turned(written: str) -> str:
    return written.partition("@")[2]


@every
def test_texts_are_there_in_both_languages(mission: Mission) -> None:
    for key in ("title", "problem", "briefing"):
        texts = mission.row[key]
        assert set(texts) == {"en", "de"}
        assert texts["en"] != texts["de"]
        assert all(text.strip() == text and len(text) > 3 for text in texts.values())
    for language in ("en", "de"):
        assert "\n" not in mission.row["problem"][language]
        sentences = mission.row["briefing"][language].count(".")
        assert 2 <= sentences <= 5


def test_no_two_missions_are_alike() -> None:
    assert len(MISSIONS) >= 13
    seen = [(tuple(sorted(goal.id for goal in mission.goals)), str(mission.row["tiles"])) for mission in MISSIONS]
    assert len(set(seen)) == len(seen)
    layouts = [layout for _, layout in seen]
    assert len(set(layouts)) == len(layouts)
    for key in ("title", "problem", "briefing"):
        assert len({mission.row[key]["en"] for mission in MISSIONS}) == len(MISSIONS)


def test_missions_cover_the_range() -> None:
    sizes = {sum(set(tile) != {"."} for line in mission.row["tiles"] for tile in line) for mission in MISSIONS}
    assert min(sizes) == 2
    assert max(sizes) == 9
    assert len(sizes) >= 5
    assert {mission.row["difficulty"] for mission in MISSIONS} == {"tutorial", "easy", "medium", "hard"}
    used = {goal.id for mission in MISSIONS for goal in mission.goals}
    assert set(BOOK.goals) - used <= {"gather", "together"}
    effects = {effect.id for mission in MISSIONS for effect in mission.effects}
    assert set(BOOK.effects) - effects <= {"wakes", "no-search", "first-aid"}
    assert {"m0", "m1", "m2", "m7", "m15", "m25"} <= set(GAME.library)


def test_cards_and_kinds_that_missions_name_exist() -> None:
    for mission in MISSIONS:
        for goal in mission.goals:
            for card in (*goal.row.get("cards", ()), *goal.row.get("any", ())):
                assert card in GAME.printed.gear
            if "kind" in goal.row:
                assert goal.row["kind"] in {kind.type for kind in GAME.printed.kinds}
        for effect in mission.effects:
            if "card" in effect.row:
                assert effect.row["card"] in GAME.printed.gear


# -- refusals --------------------------------------------------------------------------------------------------------


def test_street_against_room_over_a_whole_border_is_refused() -> None:
    with pytest.raises(ContentError, match="x: tiles: row 1, column 1: at the border to the tile right"):
        from_tiles("x", GAME.tiles, [["9R", "5V@180"]], {})
    with pytest.raises(ContentError, match="x: tiles: row 1, column 2: at the border to the tile below"):
        from_tiles("x", GAME.tiles, [["..", "9R"], ["..", "6V@270"]], {})


ROW: dict[str, Any] = {
    "id": "x",
    "title": {"en": "A test"},
    "survivors": 6,
    "map": {"grid": "s1 s2\nr1 s3", "doors": ["r1-s1"]},
    "start": ["s1"],
    "spawns": [{"zone": "s3", "first": True}],
    "objectives": [{"zone": "r1", "id": "key"}],
    "goals": [{"type": "objectives"}],
}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"goals": [{"type": "objektives"}]}, "unknown type 'objektives'; did you mean 'objectives'"),
        ({"goals": [{"type": "kills", "m": 3}]}, "kills has no 'm'"),
        ({"goals": [{"type": "exit"}]}, "the goal exit needs an exit zone"),
        ({"goals": [{"type": "loot", "zone": "r2"}]}, "goals: there is no zone 'r2'"),
        (
            {"special": [{"effect": "cache", "objective": "kee", "card": "rice"}]},
            "special: there is no objective 'kee'",
        ),
        ({"special": [{"effect": "aalarm"}]}, "special: unknown effect 'aalarm'; did you mean 'alarm'"),
        ({"special": [{"effect": "deadline", "ruonds": 3}]}, "deadline has no 'ruonds'; did you mean 'rounds'"),
        ({"special": [{"effect": "seal-spawns", "needs": ["lock"]}]}, "special: there is no objective 'lock'"),
        ({"spawns": [{"zone": "s3"}]}, "one of them must be the first"),
        (
            {"spawns": [{"zone": "s3", "first": True, "color": "blue"}]},
            "spawns\\[1\\]: unknown key 'color'; did you mean",
        ),
        ({"objectives": [{"zone": "s9"}]}, "objectives: there is no zone 's9'"),
    ],
)
def test_a_mission_that_makes_no_sense_is_refused(change: dict[str, Any], says: str) -> None:
    with pytest.raises(ContentError, match=says):
        Mission("here", {**ROW, **change}, GAME.tiles, BOOK)


# -- suggested settings ----------------------------------------------------------------------------------------------


def test_the_tutorial_suggests_the_easy_deck_and_the_default_stays() -> None:
    briefing = next(one for one in GAME.briefings() if one["id"] == "m0")
    assert briefing["suggests"] == {"deck": "easy"}
    assert GAME.configure(1, {"mission": "m0"})["deck"] == "all"


@pytest.mark.parametrize(
    ("suggests", "complaint"),
    [
        ({"deck": "esay"}, "suggests: deck is one of all, easy"),
        ({"dekc": "easy"}, "suggests: there is no setting 'dekc'; did you mean 'deck'?"),
        ({"mission": "m1"}, "suggests: there is no setting 'mission'"),
        ({"ultrared": 1}, "suggests: ultrared is one of False, True, not 1"),
    ],
)
def test_a_suggestion_that_the_game_does_not_have_is_refused(suggests: dict[str, Any], complaint: str) -> None:
    printed = {key: value for key, value in GAME.library["m0"].row.items() if value is not None}
    row = {**printed, "id": "own", "suggests": suggests}
    with pytest.raises(ContentError) as refused:
        GAME.with_content({"tables": {"missions": [row]}})
    assert complaint in str(refused.value)
