"""A server with a mission of its operator offers it, has its texts, and plays it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from shamble.content.packs import read_content
from shamble.core.errors import ShambleError
from shamble.games.zombicide2 import GAME
from shamble.server.views import catalogue, game_library
from tests.server.table import Player, house

MISSION = """
[[mission]]
id = "corner-shop"
origin = "house"
difficulty = "easy"
minutes = 45
title = {en = "Corner Shop", de = "Eckladen"}
problem = {en = "Two doors, one crowbar.", de = "Zwei Türen, eine Brechstange."}
briefing = {en = "In and out.", de = "Rein und raus."}
tiles = [["1R", "2R@90"]]
start = ["a1.sne"]
exit = ["b1.sse"]
spawns = [{zone = "a1.snw", first = true}, {zone = "b1.sne"}]
objectives = [{zone = "a1.r2"}]
goals = [{type = "objectives"}, {type = "exit"}]
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "missions.toml").write_text(MISSION, encoding="utf-8")
    yield folder
    game_library.forget()
    catalogue.game_info.cache_clear()
    catalogue.texts.cache_clear()


def test_own_mission_is_offered_with_its_words_and_played(own: Path, tmp_path: Path) -> None:
    assert game_library.overlay(read_content([own])) == ["zombicide2"]
    catalogue.game_info.cache_clear()
    catalogue.texts.cache_clear()
    with house(tmp_path) as here:
        games = {game["id"]: game for game in here.client.get("/api/games").json()}
        assert "corner-shop" in games["zombicide2"]["missions"]
        for lang, word in (("en", "Corner Shop"), ("de", "Eckladen")):
            assert word in here.client.get(f"/api/texts/zombicide2/{lang}").json()["ftl"]
        made = here.make("here", "bot:steady", game="zombicide2", settings={"mission": "corner-shop"})
        with here.connect(made["table"]) as socket:
            player = Player(socket)
            player.say("hello", token=made["token"])
            scene = player.until("update")["view"]["scene"]
            assert scene["title"]["id"] == "mission-corner-shop"


def test_each_text_that_a_mission_file_lacks_is_that_of_the_language_files() -> None:
    row = {key: value for key, value in GAME.library["m0"].row.items() if value is not None}
    told = {"title": {"en": "Own", "de": "Eigene"}, "problem": {"en": "Rain."}, "briefing": {"en": "Go."}, "source": {}}
    message = "mission-own = Andere\n    .problem = Regen.\n    .briefing = Los.\n"
    own = GAME.with_content({"tables": {"missions": [{**row, **told, "id": "own"}]}, "texts": {"de": message}})
    mission = next(mission for mission in catalogue.briefings(own) if mission.id == "own")
    assert mission.title == {"en": "Own", "de": "Eigene"}
    assert mission.problem == {"en": "Rain.", "de": "Regen."}
    assert mission.briefing == {"en": "Go.", "de": "Los."}
    assert mission.source == {}


def test_content_that_fits_nothing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "missions.toml").write_text('[[mission]]\nid = "x"\n', encoding="utf-8")
    with pytest.raises(ShambleError, match=r"missions\.toml"):
        game_library.overlay(read_content([tmp_path]))
    with pytest.raises(ShambleError, match="no such folder"):
        game_library.overlay(read_content([tmp_path / "nowhere"]))
