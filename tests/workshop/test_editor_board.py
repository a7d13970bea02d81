"""The board of the editor: its limits, and the walls in which a mission may lay doors."""

from __future__ import annotations

import copy

import pytest

from shamble.city.game import CityGame
from shamble.core import registry
from shamble.workshop import editor
from shamble.workshop.editor import inspect
from tests.workshop.broken_content import MISSION


def test_too_many_tiles_are_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("zombicide2")
    assert isinstance(game, CityGame)
    row = copy.deepcopy(dict(game.library["m4"].row))
    row["id"], row["tiles"] = "vast", [["5R@90"] * 30] * 30
    laid: list[object] = []
    monkeypatch.setattr(editor, "from_tiles", lambda *given: laid.append(given))
    told = editor.inspect(game, row, "en")
    assert not laid
    assert told["board"] is None
    assert not told["playable"]


def test_a_door_can_be_laid_into_every_wall_that_is_offered() -> None:
    game = registry.find("zombicide1")
    assert isinstance(game, CityGame)
    street = {"start": ["a1.snw"], "exit": ["a1.snw"], "spawns": [{"zone": "a1.snw", "first": True}]}
    row = {**MISSION, "objectives": [], **street, "tiles": [["1B", "2B@90"]], "goals": [{"type": "exit"}]}
    walls = inspect(game, row, "en")["board"]["walls"]
    assert len(walls) > 8
    for wall in walls:
        told = inspect(game, {**row, "doors": [wall["name"]]}, "en")
        assert [door["at"] for door in told["board"]["doors"]] == [wall["at"]]
        assert wall["at"] not in [other["at"] for other in told["board"]["walls"]]
        unfinished = inspect(game, {**row, "start": [], "doors": [wall["name"]]}, "en")
        assert [door["at"] for door in unfinished["board"]["doors"]] == [wall["at"]]


def test_printed_doors_leave_no_wall_to_lay_one() -> None:
    game = registry.find("zombicide2")
    assert isinstance(game, CityGame)
    assert inspect(game, MISSION, "en")["board"]["walls"] == []


def test_a_house_without_a_door_is_drawn_and_named() -> None:
    game = registry.find("zombicide1")
    assert isinstance(game, CityGame)
    row = {**MISSION, "objectives": [], "tiles": [["7B", "1B"]], "start": ["b1.sn"], "exit": ["b1.sn"]}
    row |= {"spawns": [{"zone": "b1.sn", "first": True}], "goals": [{"type": "exit"}]}
    told = inspect(game, row, "en")
    (problem,) = told["problems"]
    assert (problem["key"], problem["zone"], problem["severe"]) == ("doors", "a1.r1", True)
    assert "a1.r1 has no way in" in problem["text"]
    (wall, *_) = [wall for wall in told["board"]["walls"] if wall["name"].startswith("a1.r1-")]
    assert inspect(game, {**row, "doors": [wall["name"]]}, "en")["playable"]
