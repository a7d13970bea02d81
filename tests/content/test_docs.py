"""The examples in the guides for authors run."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import shamble
from shamble.bots.roster import make_bot
from shamble.content.overlay import read_overlay
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.chance import Scripted
from shamble.games import marvel, zombicide1, zombicide2
from shamble.games.dawn.card_effects import supplies
from shamble.games.walkingdead.effects import resource_events
from shamble.games.walkingdead.table.content import EventCard
from shamble.scenario.files import parse
from shamble.scenario.runner import run
from shamble.sessions.save import load

DOCS = Path(__file__).resolve().parents[2] / "docs"
pytestmark = pytest.mark.skipif(not DOCS.is_dir(), reason="this is not a checkout")


def blocks(page: str, kind: str) -> list[str]:
    """The code blocks of a page in one language; an empty language means blocks without one."""
    pairs = re.findall(r"^```(\w*)\n(.*?)^```$", (DOCS / page).read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [code for lang, code in pairs if lang == kind]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to import from; modules imported from it are removed afterwards."""
    loaded = set(sys.modules)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.chdir(tmp_path)
    yield tmp_path
    for name in set(sys.modules) - loaded:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def test_the_smallest_game_plays_and_opens_again(packages: Path) -> None:
    folder = packages / "lastdoor"
    (folder / "texts").mkdir(parents=True)
    (folder / "__init__.py").write_text(blocks("add-a-game.md", "python")[0], encoding="utf-8")
    (folder / "texts" / "en.ftl").write_text(blocks("add-a-game.md", "")[0], encoding="utf-8")
    module: ModuleType = __import__("lastdoor")
    game: shamble.Game[Any] = module.GAME
    speaker = shamble.Speaker(game, strict=True)
    for seed in range(8):
        session = shamble.new(game, seats=1 + seed % 4, seed=seed)
        shamble.play_out(session, [shamble.Random(seed)] * session.seats)
        assert session.outcome is not None
        assert all(speaker.event(event) for event in session.log)
        assert shamble.told(session)
        again = load(session.save(), lambda id: game, seed)
        assert again.state.plain() == session.state.plain()
        session.undo("round")
        assert session.decision is not None


def test_the_mission_and_the_survivor_fit(tmp_path: Path) -> None:
    mission, survivor = blocks("add-a-mission.md", "toml")
    (tmp_path / "missions.toml").write_text(mission, encoding="utf-8")
    (tmp_path / "survivors.toml").write_text(survivor, encoding="utf-8")
    (tmp_path / "en.ftl").write_text(blocks("add-a-mission.md", "")[0], encoding="utf-8")
    session = shamble.new("zombicide2", seats=1, seed=1, content=tmp_path, mission="corner-shop")
    session.play("choose grandma")
    assert "Grandma" in [shamble.Speaker(session.game).name("grandma")]


def test_the_bell_rings_in_a_pack(tmp_path: Path) -> None:
    pack = tmp_path / "bell"
    pack.mkdir()
    (pack / "pack.toml").write_text(
        'id = "bell"\ntitle = {en = "Bell"}\nauthor = "Ada"\ngames = ["zombicide2"]\ncode = ["bell.py"]\n',
        encoding="utf-8",
    )
    (pack / "bell.py").write_text(blocks("add-a-mission.md", "python")[0], encoding="utf-8")
    scenario = tmp_path / "bell.yaml"
    scenario.write_text(blocks("add-a-mission.md", "yaml")[0], encoding="utf-8")
    command = [sys.executable, "-m", "shamble.cli", "scenario", str(scenario), "--content", str(pack), "--trust"]
    held = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (held.returncode, "1 of 1 scenarios hold" in held.stdout) == (0, True), held.stdout + held.stderr


def test_the_bot_plays(packages: Path) -> None:
    (packages / "cautious.py").write_text(blocks("add-a-bot.md", "python")[0], encoding="utf-8")
    game = shamble.new("walkingdead", seats=2, seed=1)
    assert shamble.play_out(game, [make_bot("cautious:Cautious", 0), make_bot("steady", 1)])
    for name in ("cautious:Bold", "nowhere:Bold", "shamble:Option", "bold"):
        with pytest.raises(shamble.ShambleError, match="bot"):
            make_bot(name, 0)


def test_the_examples_of_bots_run() -> None:
    told: dict[str, Any] = {}
    for code in blocks("bots.md", "python"):
        exec(code, told)
    assert told["game"].records[-1].option_key == "order-wait 1"


def test_the_librarys_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, Any] = {}
    for code in blocks("library.md", "python"):
        exec(code, told)
    assert "Result" in capsys.readouterr().out
    assert told["episode"]
    game = shamble.new("walkingdead", seats=2, seed=1, events=False, history=False)
    assert not shamble.play_out(game, [told["Rollouts"](), shamble.Random(1)], limit=2)


@pytest.mark.parametrize("module", [marvel, zombicide1, zombicide2], ids=["marvel", "zombicide1", "zombicide2"])
def test_missions_name_cards_that_are_there(module: Any) -> None:
    game = module.GAME
    usual = {setting.id: setting.default for setting in game.settings}
    for id in game.library:
        game.rules({**usual, "mission": id}).check_decks()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"goals": []}, "goals: give at least one"),
        (
            {"objectives": [{"zone": "a1.r2", "colour": "mauve"}]},
            "objectives[1].colour is 'mauve', which is none of blue, green",
        ),
        ({"decks": {"zombis": {"only": ["001"]}}}, "there is no deck 'zombis'; did you mean 'zombies'"),
        ({"decks": {"zombies": {"only": ["9999"]}}}, "only: there is no card '9999'"),
        ({"decks": {"equipment": {"top": ["crowbarr"]}}}, "top: there is no 'crowbarr' in it"),
        ({"spawns": [{"zone": "a1.snw", "frst": True}]}, "unknown key 'frst'; did you mean 'first'"),
        ({"start": ["a1.xxx"]}, "there is no zone 'a1.xxx'; known: a1.d1"),
    ],
)
def test_a_wrong_mission_is_refused_with_the_reason(change: dict[str, Any], said: str) -> None:
    row = tomllib.loads(blocks("add-a-mission.md", "toml")[0])["mission"][0]
    with pytest.raises(shamble.ShambleError, match=re.escape(said)):
        zombicide2.GAME.with_content({"tables": {"missions": [{**row, **change}]}, "texts": {}})


CARDS = [("zombicide2", "equipment"), ("walkingdead", "events"), ("dawn", "events")]


@pytest.mark.parametrize("number", range(len(CARDS)), ids=[game for game, _ in CARDS])
def test_the_cards_are_added_and_their_scenarios_hold(number: int, tmp_path: Path) -> None:
    game, table = CARDS[number]
    (tmp_path / f"{table}.toml").write_text(blocks("add-a-card.md", "toml")[number], encoding="utf-8")
    (tmp_path / "en.ftl").write_text("\n".join(blocks("add-a-card.md", "")), encoding="utf-8")
    changed = registry.find(game).with_content(read_overlay(tmp_path))
    (scenario,) = parse(blocks("add-a-card.md", "yaml")[number], DOCS / "add-a-card.md")
    assert scenario.game == game
    assert run(scenario, lambda id: changed).problems == []
    assert run(scenario).problems, "without the card it cannot hold"


def test_the_class_on_the_page_about_cards_is_the_one_in_the_rules() -> None:
    (sample,) = blocks("add-a-card.md", "python")[-1:]
    assert sample.startswith("class Losses(")
    assert sample in Path(supplies.__file__).read_text(encoding="utf-8")


def test_the_soup_on_the_page_about_cards_feeds_its_player() -> None:
    told: dict[str, Any] = vars(resource_events).copy()
    exec(blocks("add-a-card.md", "python")[0], told)
    game = registry.find("walkingdead")
    _, _, state = tooling(game).build(
        {"characters": {"rick": {"place": "town", "food": 1}, "glenn": {"place": "farm"}}, "start": "turn rick"}
    )
    flow = game.flow(state, Scripted({}, {}), [])
    told["Soup"]().run(flow, 0, EventCard({"id": "soup", "effect": "soup", "rule": "twd.event.reward", "n": 2}))
    assert state.players[0].food == 3


def test_the_page_about_games_names_what_there_is() -> None:
    """Names of `core` that the page mentions in backquotes, as in `core.state.with_item`."""
    text = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    for module, name in set(re.findall(r"`(core\.\w+)\.(\w+)", text)):
        assert hasattr(import_module(f"shamble.{module}"), name), f"{module}.{name}"
    assert "`core.state.with_item`" in text


def test_the_map_of_the_code_names_files_that_are_there() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rows = page.partition("### Where is …?")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w/.-]+/[\w/.-]+)`", rows))
    root = DOCS.parent
    missing = [path for path in named if not (root / path).exists() and not (root / "src" / "shamble" / path).exists()]
    assert missing == []
    assert len(named) > 20
