"""Templates, maps, sheets, packs with code and playtests, as a person uses them on the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import zipfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from rich.progress import Progress, TaskID

from shamble.city.game import CityGame
from shamble.city.rules.registry import Book
from shamble.cli.map import picture
from shamble.content import packs
from shamble.core import registry
from shamble.core.errors import ContentError
from shamble.scenario.files import read_all
from shamble.scenario.runner import run
from shamble.workshop import playtest
from shamble.workshop.mission_map import piece_label, pieces, svg_map, terminal_map
from shamble.workshop.mission_sheet import sheet_page
from shamble.workshop.playtest import Arm, Plan, run_plan
from shamble.workshop.playtest_report import difference, report
from shamble.workshop.problems import TEXTS
from shamble.workshop.templates import KINDS
from tests.workshop.broken_content import SHORT
from tests.workshop.command import shamble


def dicts_of(book: Book) -> dict[str, dict[str, Any]]:
    """Copies of everything that is registered in a book, by attribute."""
    return {name: dict(part) for name, part in vars(book).items() if isinstance(part, dict)}


@pytest.mark.parametrize("kind", KINDS)
def test_each_template_is_whole(tmp_path: Path, kind: str, untouched: None) -> None:
    result = shamble("new", kind, tmp_path / kind)
    assert result.exit_code == 0, result.output
    assert shamble("new", kind, tmp_path / kind).exit_code == 2, "existing files are not overwritten"
    if kind in ("mission", "survivor", "card", "pack", "skill"):
        checked = shamble("content", "check", "--no-play", "--trust", tmp_path / kind)
        assert checked.exit_code == 0, checked.output
        assert "!" not in checked.output
    elif kind == "scenario":
        (scenario,) = read_all(tmp_path / kind / "my-scenario.yaml")
        assert run(scenario).problems == []
    elif kind == "bot":
        here = Path.cwd()
        os.chdir(tmp_path / kind)
        try:
            played = shamble("simulate", "zombicide2", "--bot", "my_bot:MyBot", "--games", 1, "--workers", 1)
        finally:
            os.chdir(here)
        assert played.exit_code == 0, played.output
    else:
        namespace: dict[str, object] = {"__name__": "lastdoor", "__file__": str(tmp_path / "x.py")}
        module = type(sys)("lastdoor")
        module.__dict__.update(namespace)
        sys.modules["lastdoor"] = module
        try:
            exec((tmp_path / kind / "lastdoor" / "__init__.py").read_text(), module.__dict__)
        finally:
            del sys.modules["lastdoor"]
        assert module.__dict__["GAME"].id == "lastdoor"


def test_code_runs_only_if_it_is_trusted(tmp_path: Path, untouched: None) -> None:
    shamble("new", "skill", tmp_path)
    (tmp_path / "second_wind.py").write_text("raise SystemExit('ran')", encoding="utf-8")
    refused = shamble("content", "check", tmp_path)
    assert refused.exit_code == 1
    assert "brings code (second_wind.py)" in refused.output.replace("\n", " ")
    (tmp_path / "second_wind.py").write_text("x = 1 / 0", encoding="utf-8")
    failed = shamble("content", "check", "--trust", tmp_path)
    assert (failed.exit_code, "ZeroDivisionError" in failed.output) == (1, True)


SECOND_WIND = """
name: the last zombie gives second wind
game: zombicide2
rules: [zc2.skill.free]
given:
  map: {grid: s1}
  survivors: {marathon: {zone: s1, life: 2, hands: [baseball-bat], skills: [second-wind]}}
  zombies: {s1: {walker: 2}}
  start: turn marathon
chance: {d6: [6, 6]}
play: [melee marathon baseball-bat]
expect: {zombies.s1: 0, survivors.marathon.life: 3}
"""


def test_a_scenario_proves_a_rule_of_a_pack(tmp_path: Path, untouched: None) -> None:
    shamble("new", "skill", tmp_path / "skill")
    file = tmp_path / "second-wind.yaml"
    file.write_text(SECOND_WIND, encoding="utf-8")
    held = shamble("scenario", file, "--content", tmp_path / "skill", "--trust")
    assert (held.exit_code, "1 of 1 scenarios hold" in held.output) == (0, True), held.output
    file.write_text(SECOND_WIND.replace("life: 3", "life: 2"), encoding="utf-8")
    assert shamble("scenario", file, "--content", tmp_path / "skill", "--trust").exit_code == 1
    assert "'marathon' is not known" in shamble("scenario", file).output.replace("\n", " ")


def test_maps_show_every_zone(tmp_path: Path) -> None:
    game = registry.find("zombicide2")
    assert isinstance(game, CityGame)
    for mission in game.library.values():
        text = terminal_map(mission)
        drawn = svg_map(mission)
        for zone in mission.board.zones:
            assert zone.id in text
            assert (zone.aliases[0] if zone.aliases else zone.id) in drawn
    assert shamble("map", "zombicide2/m4", "--svg", tmp_path / "m.svg").exit_code == 0
    assert shamble("map", "zombicide2/m4", "--png", tmp_path / "m.png").exit_code == 0
    assert (tmp_path / "m.png").read_bytes().startswith(b"\x89PNG")
    assert shamble("map", "zombicide2/none").exit_code == 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_sheets_of_all_games(tmp_path: Path, lang: str) -> None:
    for source in ("zombicide1/m1", "zombicide2/m25", "marvel/m3"):
        result = shamble("sheet", source, "--pdf", tmp_path / "s.pdf", "--lang", lang)
        assert result.exit_code == 0, result.output
        assert (tmp_path / "s.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Street 1, Street 2 (from 5 survivors on), Street 4 (blue), Street 19 (asleep)",
                "Blue door: Room 3 \u2013 Street 9",
                "Door that is open at the start: Street 2 \u2013 Room 1",
            ],
        ),
        (
            "de",
            [
                "Straße 1, Straße 2 (ab 5 Überlebenden), Straße 4 (blau), Straße 19 (schläft)",
                "Blaue Tür: Raum 3 \u2013 Straße 9",
                "Tür, die am Anfang offen ist: Straße 2 \u2013 Raum 1",
            ],
        ),
    ],
)
def test_a_sheet_tells_colours_of_doors_and_which_spawn_zones_wait(lang: str, lines: list[str]) -> None:
    spawns: list[dict[str, Any]] = [
        {"zone": "a1.snw", "first": True},
        {"zone": "a1.sn", "team": 5},
        {"zone": "b1.sn", "colour": "blue"},
        {"zone": "b2.sse", "asleep": True},
    ]
    row = {
        "id": "doors",
        "title": {"en": "Doors"},
        "problem": {},
        "briefing": {},
        "difficulty": "easy",
        "minutes": 30,
        "origin": "house",
        "tiles": [["1R", "2V"], ["4V", "5R"]],
        "start": ["a2.ssw"],
        "spawns": spawns,
        "objectives": [{"zone": "a1.d1", "colour": "blue"}],
        "goals": [{"type": "objectives"}],
        "doors": {"a1.r2-a1.sn": "open", "a1.r3-a1.sse": "blue"},
    }
    game = registry.find("zombicide2").with_content({"tables": {"missions": [row]}, "texts": {}})
    assert isinstance(game, CityGame)
    mission = game.library["doors"]
    page = sheet_page(game, mission, lang)
    assert [line for line in lines if line not in page] == []
    doors = re.findall('<path d="[^"]*" stroke="(#[0-9a-f]*)" stroke-width="3.5[^"]*"( stroke-dasharray)?', page)
    assert sorted(doors)[:2] == [("#1f6fb2", ""), ("#b3372e", "")]
    assert doors.count(("#b3372e", " stroke-dasharray")) == 1
    assert [piece_label(kind, more) for kind, _, more in pieces(mission) if kind == "spawn"] == ["Z1", "Z2", "Z3", "Z4"]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A mission whose games take one round."""
    path = tmp_path / "short.toml"
    path.write_text(tomlkit.dumps({"mission": [SHORT]}), encoding="utf-8")
    return path


def test_a_playtest_reports_and_repeats_itself(tmp_path: Path, short: Path) -> None:
    words = ("playtest", short, "--games", 10, "--workers", 1, "--lang", "en")
    result = shamble(*words, "--json", tmp_path / "a.json", "--html", tmp_path / "a.html", "--keep", tmp_path)
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "a.json").read_text())
    assert told["games"] == sum(row["games"] for row in told["seats"].values()) + sum(
        row["games"] for name, row in told["teams"].items() if name != "best"
    ) + sum(row["rate"]["games"] for row in told["restricted"])
    assert told["faults"] == []
    assert (tmp_path / "a.html").read_text().count("<svg") >= 6
    assert len(told["restricted"]) == 5, "the special rule, both goals, searching and shooting"
    assert told["watch"]
    for name in told["watch"]:
        assert shamble("replay", tmp_path / f"{name}.json").exit_code == 0
    shamble(*words, "--json", tmp_path / "b.json")
    assert json.loads((tmp_path / "b.json").read_text()) == told


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_reports_the_games_so_far(
    tmp_path: Path, short: Path, monkeypatch: pytest.MonkeyPatch, workers: int
) -> None:
    def advance(self: Progress, task: TaskID, done: float = 1) -> None:
        if not sent:
            sent.append(done)
            os.kill(os.getpid(), signal.SIGINT)

    sent: list[float] = []
    monkeypatch.setattr(Progress, "advance", advance)
    before = signal.getsignal(signal.SIGINT)
    words = ("playtest", short, "--games", 100, "--workers", workers, "--lang", "en", "--json", tmp_path / "a.json")
    result = shamble(*words, "--against", short)
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "a.json").read_text())
    assert sent[0] <= told["games"] < 100
    assert f"Stopped early: {told['games']} of " in result.output
    assert "compare" not in told
    assert signal.getsignal(signal.SIGINT) is before


def test_games_without_missions_are_tested(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playtest, "MOVES", 60)
    result = shamble("playtest", "walkingdead", "--games", 10, "--workers", 1, "--json", tmp_path / "a.json")
    assert result.exit_code == 0, result.output
    told = json.loads((tmp_path / "a.json").read_text())
    assert told["rate"]["games"] == told["games"]
    assert "heat" not in told


def test_a_playtest_can_be_cancelled() -> None:
    game = registry.find("zombicide2")
    plan = Plan("zombicide2", {}, {"mission": "m0"}, [(Arm(2), 5), (Arm(1), 5)])
    stop: list[int] = []
    records = run_plan(plan, 1, stop.append, lambda: bool(stop))
    assert len(records) == 1
    assert report(plan, records, game)["games"] == 1


def test_a_cluster_plays_the_same_games() -> None:
    plan = Plan("zombicide2", {}, {"mission": "m0"}, [(Arm(2), 12), (Arm(1), 3)])

    def backwards(task: Callable[..., Any], pieces: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, Any]]:
        for number, piece in reversed(list(enumerate(pieces))):
            yield number, task(*piece)

    done: list[int] = []
    assert run_plan(plan, 1) == run_plan(plan, None, done.append, spread=backwards)
    assert sum(done) == 15


def test_differences_are_paired() -> None:
    first = [{"seed": seed, "won": seed % 2 == 0} for seed in range(100)]
    second = [{"seed": seed, "won": True} for seed in range(100)]
    change = difference(second, first)
    assert (change["games"], change["mean"]) == (100, 0.5)
    assert 0.38 < change["low"] < 0.5 < change["high"] < 0.62


def test_both_languages_have_the_same_texts() -> None:
    ids = [
        [line.split(" ")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()]
        for path in (TEXTS / "en.ftl", TEXTS / "de.ftl")
    ]
    assert ids[0] == ids[1]


def test_a_pack_is_one_file(tmp_path: Path) -> None:
    shamble("new", "pack", tmp_path / "mine")
    made = shamble("pack", tmp_path / "mine", "--to", tmp_path / "mine.zip")
    assert made.exit_code == 0, made.output
    again = shamble("pack", tmp_path / "mine", "--to", tmp_path / "again.zip")
    assert again.exit_code == 0
    assert (tmp_path / "mine.zip").read_bytes() == (tmp_path / "again.zip").read_bytes()
    folder, file = packs.read_content([tmp_path / "mine"]), packs.read_content([tmp_path / "mine.zip"])
    assert file.overlay == folder.overlay
    assert file.packs[0].id == "my-pack"
    (tmp_path / "bad.zip").write_bytes(b"PK nonsense")
    assert "this is not a pack" in shamble("content", "check", tmp_path / "bad.zip").output.replace("\n", " ")


@pytest.mark.parametrize("name", ["../evil.toml", "/evil.toml", "x.exe", "a/../../b.toml"])
def test_a_pack_stays_in_its_folder(tmp_path: Path, name: str) -> None:
    with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
        archive.writestr(name, "x = 1")
    with pytest.raises(ContentError, match="does not belong into a pack"):
        packs.read_content([tmp_path / "bad.zip"])


def test_words_stand_on_a_picture_of_a_map(tmp_path: Path) -> None:
    plain = re.sub("<text.*?</text>", "", svg_map(game_of("zombicide2").library["m4"]), flags=re.S)
    shamble("map", "zombicide2/m4", "--png", tmp_path / "m.png")
    assert (tmp_path / "m.png").read_bytes() != picture(plain), "the renderer has found a font"


def game_of(id: str) -> CityGame:
    game = registry.find(id)
    assert isinstance(game, CityGame)
    return game


def test_a_map_in_the_terminal_names_tiles_and_doors() -> None:
    text = terminal_map(game_of("zombicide2").library["m4"])
    assert "tiles  a1: " in text
    blue = next(
        mission for mission in game_of("zombicide2").library.values() if "blue" in str(mission.row.get("doors"))
    )
    assert re.search(r"\ndoors  .*-.* blue", terminal_map(blue))
