"""Missions, packs and scenarios that do nothing or are broken are noted or refused in one clear line."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from shamble.city.game import CityGame
from shamble.content import packs
from shamble.core import registry
from shamble.core.errors import ContentError
from shamble.workshop.content_check import place_in_pack
from shamble.workshop.mission_checks import check_mission
from shamble.workshop.mission_sheet import sheet_page
from shamble.workshop.templates import MISSION_GAMES
from tests.workshop.command import shamble


def mission_row(game: str, **more: Any) -> CityGame:
    """The game with one small mission."""
    tiles = {"zombicide1": [["1B", "1C"]]}.get(game, [["1R", "2V"]])
    row = {
        "id": "small",
        "title": {"en": "Small"},
        "problem": {},
        "briefing": {},
        "difficulty": "easy",
        "minutes": 30,
        "origin": "house",
        "tiles": tiles,
        "start": ["b1.sse"],
        "goals": [{"type": "objectives"}],
        "spawns": [{"zone": "a1.snw", "first": True}],
        "objectives": [{"zone": "a1.d1", "id": "key"}],
        **more,
    }
    made = registry.find(game).with_content({"tables": {"missions": [row]}, "texts": {}})
    assert isinstance(made, CityGame)
    return made


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"special": [{"effect": "wakes", "objective": "key", "zone": "a1.snw"}]}, "wakes-awake"),
        ({"exit": ["b1.sne"]}, "exit-unused"),
        ({"start": ["a1.snw"]}, "start-on-spawn"),
    ],
)
def test_what_does_nothing_is_noted(more: dict[str, Any], problem: str) -> None:
    game = mission_row("zombicide2", **more)
    noted = {one.id: one.severe for one in check_mission(game, game.library["small"])}
    assert noted[problem] is False
    game = mission_row("zombicide2", exit=["b1.sne"], goals=[{"type": "objectives"}, {"type": "exit"}])
    assert check_mission(game, game.library["small"]) == []


def deck_of(game: CityGame, name: str) -> list[str]:
    rules = game.rules({**{setting.id: setting.default for setting in game.settings}, "mission": "small"})
    return sorted(next(deck for deck in rules.decks() if deck.name == name).cards())


def test_a_plain_name_in_a_deck_means_all_copies() -> None:
    whole = deck_of(mission_row("zombicide2"), "equipment")
    kept = deck_of(
        mission_row("zombicide2", decks={"equipment": {"only": ["machete", "crowbar", "katana.2"]}}), "equipment"
    )
    assert kept == ["crowbar.2", "katana.2", "machete.1", "machete.2", "machete.3", "machete.4"]
    kept = deck_of(mission_row("zombicide2", decks={"equipment": {"without": ["machete"]}}), "equipment")
    assert kept == [card for card in whole if card.partition(".")[0] != "machete"]
    with pytest.raises(ContentError, match=r"no card .crowbar\.99"):
        deck_of(mission_row("zombicide2", decks={"equipment": {"without": ["crowbar.99"]}}), "equipment")


def test_the_number_of_survivors_is_that_of_the_game() -> None:
    game = registry.find("zombicide1")
    assert isinstance(game, CityGame)
    assert "4 to 6 survivors, by number of players" in sheet_page(game, game.library["m1"], "en")
    assert "6 survivors" in sheet_page(game, game.library["m5"], "en")


SMALL = """
[[mission]]
id = "small"
game = "zombicide2"
origin = "house"
difficulty = "easy"
minutes = 30
survivors = 6
title = {en = "Small"}
problem = {en = "x"}
briefing = {en = "x"}
tiles = [["1R", "2V"]]
start = ["b1.sse"]
spawns = [{zone = "a1.snw", first = true}]
objectives = [{zone = "a1.d1", id = "key"}]
goals = [{type = "objectives"}]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("minutes = 30", "minutes = 4.5", "minutes should be a whole number, not 4.5"),
        ("minutes = 30", "minutes = true", "minutes should be a number, not true"),
        (
            "minutes = 30",
            "minutes = 2026-01-01",
            "minutes is the date 2026-01-01, which is neither",
        ),
        ("minutes = 30", "minutes = 30\nminutes = 40", "'minutes' is written twice"),
        ("small", "brückentor", "should be letters a-z, digits, - and _"),
        ('[["1R", "2V"]]', '[["."]]', "tiles: there are gaps only: lay a tile"),
        ("1R", "X9", "there is no tile 'X9'; known: 1R, 1V, 2R"),
        ('["b1.sse"]', '["b1.sse"]\neasier = {start = ["zz.top"]}', "easier: mission small: start: there is no zone"),
        ('"objectives"}]', '"objectives"}]\n[[card]]\nid = "x"', "[[card]] does not belong into a file of missions"),
    ],
)
def test_a_broken_mission_is_refused_in_one_clear_line(tmp_path: Path, old: str, new: str, said: str) -> None:
    (tmp_path / "missions").mkdir()
    assert old in SMALL
    (tmp_path / "missions" / "small.toml").write_text(SMALL.replace(old, new), encoding="utf-8")
    checked = shamble("content", "check", "--no-play", tmp_path)
    assert checked.exit_code == 1
    (line,) = checked.output.splitlines()
    assert said in line
    assert "small.toml: " in line


def test_a_broken_pack_is_refused_in_one_clear_line(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("missions/link.toml")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(tmp_path / "link.zip", "w") as archive:
        archive.writestr(link, "/etc/passwd")
    whole = bytearray((tmp_path / "link.zip").read_bytes())
    assert "'missions/link.toml' is a link" in shamble("content", "check", tmp_path / "link.zip").output
    whole[6] |= 1  # encrypted, in the file's own head and in the list at the end
    whole[whole.index(b"PK\x01\x02") + 8] |= 1
    whole[whole.index(b"PK\x01\x02") + 38 : whole.index(b"PK\x01\x02") + 42] = bytes(4)
    (tmp_path / "locked.zip").write_bytes(whole)
    assert "needs a password" in shamble("content", "check", tmp_path / "locked.zip").output
    (tmp_path / "weapons").mkdir()
    (tmp_path / "weapons" / "weapons.toml").write_text('[[weapon]]\nid = "x"\n', encoding="utf-8")
    told = shamble("content", "check", tmp_path / "weapons").output
    assert "zombicide2: " in told
    assert "equipment" in told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "empty.yaml: there is no scenario in it"),
        ("name: 2026-01-01\ngame: zombicide2\n", "name should be a text, not the date 2026-01-01"),
        ("name: x\ngame: zombicide2\ngiven: {snapshot: {a: {b: 1}}}\n", "snapshot: it is not a position of zombicide2"),
    ],
)
def test_a_broken_scenario_is_refused_in_clear_words(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "empty.yaml").write_text(text, encoding="utf-8")
    result = shamble("scenario", tmp_path / "empty.yaml")
    assert result.exit_code != 0
    assert said in result.output + str(result.exception)


def test_a_fault_of_a_pack_names_the_line(tmp_path: Path, untouched: None) -> None:
    shamble("new", "skill", tmp_path)
    line = 7
    content = packs.read_content([tmp_path], trusted=True)
    module = sys.modules[next(iter(packs.LOADED))]
    assert place_in_pack(f'File "{module.__file__}", line {line}, in x') == f" (second_wind.py:{line})"
    assert place_in_pack('File "/elsewhere.py", line 3, in x') == ""
    assert content.packs


@pytest.mark.parametrize("game", MISSION_GAMES)
def test_each_game_with_missions_has_a_template(tmp_path: Path, game: str) -> None:
    assert shamble("new", "mission", tmp_path, "--game", game).exit_code == 0
    checked = shamble("content", "check", "--no-play", tmp_path)
    assert checked.exit_code == 0, checked.output
    assert f"fits {game}" in checked.output
    assert "!" not in checked.output
    assert shamble("new", "card", tmp_path / "card", "--game", game).exit_code == (0 if game == "zombicide2" else 2)
