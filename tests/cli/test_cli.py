"""The command line: what it prints, its exit codes, and one clear line for a mistake."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from shamble.cli import coverage as coverage_command
from shamble.cli.app import app, guarded
from shamble.cli.common import find_game, language
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.sessions.session import Session
from shamble.text import files
from tests.scenario.toy import GAME

HERE = Path(__file__).parent.parent / "scenario" / "toy"
SCENARIOS = HERE / "scenarios"


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {"toy": GAME})
    monkeypatch.setattr(GAME, "broken", False)


def shamble(*args: object, typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed)


def data(*args: object) -> Any:
    result = shamble(*args)
    return json.loads(result.stdout)


def save(path: Path, seed: int = 3) -> Path:
    session = Session(GAME, 1, GAME.configure(1, {}), seed)
    session.begin()
    for key in ("search ann", "rest ann", "rest ann"):
        session.play(key)
    path.write_text(json.dumps(session.save()))
    return path


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["nonsense"], "No such command 'nonsense'"),
        (["games", "--nonsense"], "No such option '--nonsense'"),
        (["play"], "Missing argument 'GAME'"),
        (["play", "toyy"], "there is no game 'toyy'; did you mean 'toy'?"),
        (["play", "toy", "--lang", "fr"], "there is no language 'fr'; known: en, de"),
        (["play", "toy", "--bot", "x"], "toy can be played by the bots random, novice, steady, not 'x'"),
        (["play", "toy", "--load", "none.json"], "none.json: cannot be read"),
        (["simulate", "toy", "--seats", "9"], "toy is for 1 to 3 seats, not 9"),
        (["simulate", "toy", "--seats", "x"], "'x' is not a valid integer"),
        (["simulate", "toy", "--set", "mode"], "--set takes key=value, not 'mode'"),
        (["simulate", "toy", "--set", "mod=easy"], "toy has no option 'mod'; did you mean 'mode'?"),
        (["simulate", "toy", "--set", "mode=odd"], "mode is one of easy, hard, not 'odd'"),
        (["simulate", "toy", "--set", "fog=true"], "fog is for mode hard"),
        (["simulate", "toy", "--mission", "x"], "there is no mission 'x'; toy has no missions"),
        (["simulate", "toy", "--missions"], "toy has no missions: leave out --missions"),
        (["simulate", "toy", "--bot", "radnom"], "there is no bot 'radnom'; did you mean 'random'?"),
        (["simulate", "toy", "--games", "0"], "0 is not in the range"),
        (["simulate", "toy", "--sweep", "--seats", "2"], "--sweep covers all set-ups"),
        (["simulate", "toy", "--games", "1", "--json", "/none/x"], "/none/x cannot be written"),
        (["scenario"], "scenario takes files or folders, or --schema GAME, or --docs, or --from SAVE@N"),
        (["scenario", "none.yaml"], "none.yaml: there is no such file"),
        (["scenario", "--schema", "x"], "there is no game 'x'"),
        (["scenario", "--from", "save.json"], "--from takes SAVE@N with a position N, not 'save.json'"),
        (["scenario", "--from", "none.json@1"], "none.json: cannot be read"),
        (["coverage", "toy"], "there are no scenarios in tests/scenarios/toy"),
        (["replay", "none.json"], "none.json: cannot be read"),
        (["content", "check", "none"], "none: there is no such folder"),
        (["bench", "x"], "there is no game 'x'"),
    ],
)
def test_a_mistake_gets_one_line(args: list[str], says: str) -> None:
    result = shamble(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert result.stderr.startswith("shamble: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"\xff\xfe", "is not text in UTF-8"),
        (b"{", "is not JSON"),
        (b"[]", "is not a save"),
        (b'{"records": []}', "save"),
        (b"[" * 200_000, "is nested too deeply"),
    ],
)
def test_a_file_that_is_no_save(tmp_path: Path, text: bytes, says: str) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text)
    for args in (["play", "toy", "--load", file], ["replay", file], ["scenario", "--from", f"{file}@1"]):
        result = shamble(*args)
        assert (result.exit_code, result.stderr.count("\n")) == (2, 1), result.output
        assert says in result.stderr


def test_without_words_it_helps() -> None:
    result = shamble()
    assert result.exit_code == 0
    assert "simulate" in result.stdout


def test_games() -> None:
    (toy,) = [game for game in data("games", "--json") if game["id"] == "toy"]
    assert toy == {
        "id": "toy",
        "title": "Toy",
        "seats": [1, 2, 3],
        "options": [
            {"id": "mode", "type": "choice", "values": ["easy", "hard"], "default": "easy"},
            {"id": "walkers", "type": "choice", "values": [3, 1], "default": 3},
            {"id": "fog", "type": "flag", "values": [False, True], "default": False},
        ],
        "missions": [],
        "bots": ["random", "novice", "steady"],
    }
    assert "Toy" in shamble("games").stdout
    assert [game["id"] for game in data("games", "toy", "--json")] == ["toy"]


def test_simulate() -> None:
    figures = data("simulate", "toy", "--games", 30, "--workers", 1, "--seed", 5, "--set", "mode=hard", "--json", "-")
    (row,) = figures["rows"]
    assert (row["seats"], row["settings"]["mode"], row["games"]) == (2, "hard", 30)
    assert row["won"] + row["lost"] == 30
    assert row["low"] <= row["rate"] <= row["high"]
    assert set(row["reasons"]) == {"dead"}
    assert figures["decisions_per_second"] > 0
    assert figures["errors"] == []
    shown = shamble("simulate", "toy", "--games", 30, "--workers", 1).stdout
    assert "games per second" in shown
    assert "95 %" in shown


def test_simulate_sweep(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    result = shamble("simulate", "toy", "--sweep", "--games", 2, "--workers", 1, "--bot", "steady", "--json", file)
    assert result.exit_code == 0
    rows = json.loads(file.read_text())["rows"]
    assert {row["seats"] for row in rows} == {1, 2, 3}
    assert {row["settings"]["fog"] for row in rows} == {True, False}
    assert "all" in result.stdout


def test_a_game_that_errs_is_told_and_replays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GAME, "broken", True)
    result = shamble("simulate", "toy", "--games", 60, "--workers", 1, "--keep", tmp_path)
    assert result.exit_code == 1
    assert "error: RuntimeError: the toy is broken" in result.stderr
    command = re.search(r"again with: shamble (simulate toy .*)", result.stderr)
    assert command
    again = shamble(*command.group(1).split(), "--workers", 1)
    assert again.exit_code == 1
    assert "1 of the games erred" in again.stderr
    bundle = sorted(tmp_path.glob("*.json"))[0]
    replayed = shamble("replay", bundle)
    assert replayed.exit_code == 1
    assert "the toy is broken" in replayed.stdout
    assert shamble("replay", bundle, "--to", 0).exit_code == 0


def test_scenario(tmp_path: Path) -> None:
    result = shamble("scenario", SCENARIOS)
    assert result.exit_code == 0
    assert "2 of 2 scenarios hold" in result.stdout
    assert [one["ok"] for one in data("scenario", SCENARIOS, "--json")] == [True, True]
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("name: odd\ngame: toy\nexpect: {round: 2}\n")
    result = shamble("scenario", wrong)
    assert result.exit_code == 1
    assert "expect round: 2, but it is 1" in result.stdout
    (report,) = data("scenario", wrong, "--json")
    assert (report["ok"], report["problems"]) == (False, ["expect round: 2, but it is 1"])


def test_scenario_schema_and_from(tmp_path: Path) -> None:
    assert data("scenario", "--schema", "toy")["properties"]["game"] == {"const": "toy"}
    text = shamble("scenario", "--from", f"{save(tmp_path / 'bug.json')}@1").stdout
    assert "name: bug at 1" in text
    written = tmp_path / "bug.yaml"
    written.write_text(text)
    result = shamble("scenario", written)
    assert result.exit_code == 1
    assert "nothing is expected: say what must be true" in result.stdout
    assert "positions 0 to 3, not 9" in shamble("scenario", "--from", f"{tmp_path / 'bug.json'}@9").stderr


def test_coverage() -> None:
    args = ("coverage", "toy", "--scenarios", SCENARIOS, "--games", 200, "--workers", 1)
    lines = data(*args, "--json")
    assert lines["scenarios"] == 2
    assert "toy.search" in lines["unproven"]
    assert lines["silent"] == ["card gun"]
    assert lines["unknown"] == []
    assert {line["id"] for line in data(*args, "--json", "--open")["lines"]} == {*lines["unproven"], "gun"}
    result = shamble(*args, "--open")
    assert result.exit_code == 0
    assert "2 of 10 rules have a scenario" in result.stdout
    assert shamble(*args, "--strict").exit_code == 1


def test_coverage_says_so_if_nothing_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coverage_command, "coverage", lambda game, scenarios, tally: [])
    result = shamble("coverage", "toy", "--scenarios", SCENARIOS, "--games", 0, "--open")
    assert "0 of 0 rules have a scenario" in result.stdout


def test_replay(tmp_path: Path) -> None:
    file = save(tmp_path / "game.json")
    whole = shamble("replay", file, "--lang", "de").stdout
    assert "Platz 1: Ann sucht" in whole
    assert "Ann verliert 1 Leben." in whole
    assert "Ihr habt überlebt." in whole
    part = shamble("replay", file, "--to", 1, "--lang", "en").stdout
    assert "Ann searches" in part
    assert "What does Ann do?" in part
    assert "positions 0 to 3, not 9" in shamble("replay", file, "--to", 9).stderr


def test_a_replay_that_no_longer_fits(tmp_path: Path) -> None:
    file = save(tmp_path / "game.json")
    plain = json.loads(file.read_text())
    plain["records"][2]["do"] = "fly ann"
    file.write_text(json.dumps(plain))
    result = shamble("replay", file)
    assert result.exit_code == 1
    assert "2: this move no longer fits: 'fly ann' is not possible now" in result.stdout


def test_content_check(tmp_path: Path) -> None:
    (tmp_path / "de.ftl").write_text("card-knife = Dolch\n")
    result = shamble("content", "check", tmp_path, "--game", "toy")
    assert result.exit_code == 0
    assert "fits toy: texts de" in result.stdout.replace("\n", "")
    (tmp_path / "card.toml").write_text('[[card]]\nid = "x"\n')
    result = shamble("content", "check", tmp_path, "--game", "toy")
    assert result.exit_code == 1
    assert "toy has no table 'card'; did you mean 'cards'?" in result.stdout
    (tmp_path / "de.ftl").write_text("= junk\n")
    result = shamble("content", "check", tmp_path, "--game", "toy")
    assert (result.exit_code, "cannot be read: '= junk'" in result.stdout) == (1, True)


def test_bench() -> None:
    (row,) = data("bench", "toy", "--seconds", 0.05, "--json", "-")["games"]
    assert row["decisions"] > 0
    assert row["forks"] > 0
    assert "toy" in shamble("bench", "toy", "--seconds", 0.05).stdout


def test_play_to_the_end() -> None:
    result = shamble("play", "toy", "--seats", 1, "--set", "mode=hard", "--lang", "en", typed="2\n2\n2\n2\n")
    assert result.exit_code == 0
    assert "What does Ann do?" in result.stdout
    assert "Ann loses 2 life." in result.stdout
    assert "The game is lost." in result.stdout
    assert "A hero died. A dead hero is a loss. (p. 3)" in result.stdout


def test_play_with_a_bot_undo_hint_log_why_and_save(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed = f"u\n?\nh\nw\nn\nl\nt\nx\n2\nu\nn\nu\nj\ni1\ns {file}\ns /none/x\nq\n"
    out = shamble("play", "toy", "--seats", 2, "--seed", 3, "--lang", "de", typed=typed).stdout
    assert "Es gibt nichts zurückzunehmen." in out
    assert "Tipp: Ann sucht. Eine Waffe würde Ann helfen." in out
    assert "Suchen, kämpfen oder rasten. (S. 1)" in out
    assert "Ann hat keine Waffe." in out
    assert "„x“ ist hier keine Antwort." in out
    assert "Seitdem wurde etwas aufgedeckt. Trotzdem zurück? (j/n)" in out
    assert "2 Schritte zurückgenommen." in out
    assert "Gerade kannst du nichts einsetzen." in out
    assert "Gespeichert in" in out
    assert "lässt sich nicht schreiben" in out
    assert "Bis zum nächsten Mal." in out
    assert json.loads(file.read_text())["game"] == "toy"
    again = shamble("play", "toy", "--load", file, "--lang", "en")
    assert again.exit_code == 0
    assert "What does Ann do?" in again.stdout
    assert "is a save of toy, not of" in shamble("play", registry.ids()[-1], "--load", file).stderr


def test_play_interrupts() -> None:
    typed = "1\n" * 3
    for seed in range(20):
        out = shamble("play", "toy", "--seats", 1, "--seed", seed, "--lang", "en", typed=typed).stdout
        if "i1 Use a bandage" in out:
            break
    out = shamble("play", "toy", "--seats", 1, "--seed", seed, "--lang", "en", typed="1\ni1\ni 7\n").stdout
    assert "At any time:" in out


def test_watching_bots_play() -> None:
    result = shamble("play", "toy", "--people", 0, "--seed", 1, "--lang", "en")
    assert result.exit_code == 0
    assert "The game is" in result.stdout


@pytest.mark.parametrize(
    ("environment", "lang"),
    [({"LANG": "de_DE.UTF-8"}, "de"), ({"LANG": "C"}, "en"), ({"LC_ALL": "fr_FR", "LANG": "de"}, "en"), ({}, "en")],
)
def test_the_language_is_the_environments(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(None) == lang
    assert language("de") == "de"


@pytest.mark.parametrize("value", ["qps", "qps_XX.UTF-8", "qps@bracketed"])
def test_a_language_may_have_three_letters(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setattr(files, "LANGUAGES", ("en", "de", "qps"))
    monkeypatch.setenv("LC_ALL", value)
    assert language(None) == "qps"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("shamble tour", ["plain,tournament"]),
        ("shamble simulate walk", ["plain,walkingdead"]),
        ("shamble play zombicide2 --mission m1", ["plain,m1", "plain,m10"]),
        ("shamble simulate walkingdead --set le", ["plain,leader-last=false"]),
        ("shamble simulate walkingdead --bot ste", ["plain,steady"]),
    ],
)
def test_the_shell_completes(typed: str, offered: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_SHAMBLE_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    result = CliRunner().invoke(app, prog_name="shamble")
    assert set(offered) <= set(result.stdout.split("\n")), result.stdout


def test_coverage_finds_the_scenarios_of_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from shamble.cli import coverage

    examples = tmp_path / "site" / "shamble" / "scenario" / "examples" / "toy"
    examples.mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "site" / "shamble" / "cli" / "coverage.py"))
    assert coverage.default_folder("toy") == examples


def test_a_warning_is_one_line_without_a_place_in_the_source(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        guarded(lambda: warnings.warn("the game 'ludo'\nis left out", stacklevel=1))
    assert capsys.readouterr().err == "shamble: the game 'ludo' is left out\n"


def test_a_game_that_does_not_load_is_named_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._broken, "ludo", "ContentError: events.toml: no effect is called 'rust'")
    with pytest.raises(ShambleError, match="'ludo' cannot be loaded: ContentError: events"):
        find_game("ludo")
