"""Content that passes `content check` can be played; content that fails is refused in one line with file and key."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import tomlkit
from click.testing import CliRunner

from shamble.cli.app import app
from shamble.content.packs import read_content
from shamble.core import registry
from shamble.core.errors import ContentError
from shamble.text import files
from shamble.workshop.complaints import in_words
from shamble.workshop.content_check import SMOKE, check, check_installed
from shamble.workshop.editor import inspect
from shamble.workshop.templates import write_template
from tests.workshop.broken_content import CARD, CARDS, FILES, GONE, MISSION, MISSIONS, OTHERS, SHORT
from tests.workshop.careless_content import CARELESS, CODE, TABLES, TEXTS
from tests.workshop.strange_answers import ANSWERS
from tests.workshop.strange_content import STRANGE


def complaint(folder: Path, game: str | None = None) -> str:
    """The line that refuses a folder; empty if the check passes."""
    try:
        content = read_content([folder])
        verdict = check(content, game, play=False)
    except ContentError as reason:
        return str(reason)
    return next((problem.line(where) for where, problem in verdict.problems if problem.severe), "")


def changed(row: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in {**row, **change}.items() if value is not GONE}


def refused(folder: Path, game: str | None, says: str, file: str) -> None:
    line = complaint(folder, game)
    assert says in line
    assert "\n" not in line
    assert file in line


def test_the_corpus_is_large() -> None:
    assert len(MISSIONS) + len(CARDS) + len(OTHERS) + len(FILES) >= 200


@pytest.mark.parametrize(("change", "says"), MISSIONS, ids=[says for _, says in MISSIONS])
def test_a_broken_mission_is_refused_in_one_line(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    (tmp_path / "missions").mkdir()
    file = tmp_path / "missions" / "shop.toml"
    file.write_text(tomlkit.dumps({"mission": [changed(MISSION, change)]}), encoding="utf-8")
    refused(tmp_path, "zombicide2", says, "missions" if "id" in change else str(file))


@pytest.mark.parametrize(("change", "says"), CARDS, ids=[says for _, says in CARDS])
def test_a_broken_card_is_refused_in_one_line(tmp_path: Path, change: dict[str, Any], says: str) -> None:
    (tmp_path / "equipment.toml").write_text(tomlkit.dumps({"card": [changed(CARD, change)]}), encoding="utf-8")
    refused(tmp_path, "zombicide2", says, "equipment")


@pytest.mark.parametrize(("game", "table", "row", "says"), OTHERS, ids=[f"{row[0]} {row[3]}" for row in OTHERS])
def test_a_broken_row_is_refused_in_one_line(tmp_path: Path, game: str, table: str, row: str, says: str) -> None:
    (tmp_path / f"{table}.toml").write_text(f"[[row]]\n{row}\n", encoding="utf-8")
    refused(tmp_path, game, says, str(tmp_path / f"{table}.toml"))


@pytest.mark.parametrize(("name", "data", "says"), FILES, ids=[says for _, _, says in FILES])
def test_a_broken_file_is_refused_in_one_line(tmp_path: Path, name: str, data: bytes, says: str) -> None:
    (tmp_path / name).write_bytes(data)
    refused(tmp_path, "zombicide2" if name.endswith("ftl") else None, says, Path(name).stem)


def test_right_files_pass_and_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in SMOKE:
        monkeypatch.setitem(SMOKE, bot, 1)
    text = tomlkit.dumps({"mission": [SHORT]})
    (tmp_path / "any-name.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())  # with a byte order mark
    (tmp_path / "equipment.toml").write_text(tomlkit.dumps({"card": [CARD]}))
    (tmp_path / "en.ftl").write_text("card-lump-hammer = Lump hammer\n")
    result = CliRunner().invoke(app, ["content", "check", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "fits zombicide2: 1 in missions, 1 in equipment, texts en" in result.output.replace("\n", " ")
    assert "corner-shop: random won" in result.output
    assert "steady won" in result.output


def test_nested_tables_merge(tmp_path: Path) -> None:
    (tmp_path / "equipment.toml").write_text('[[card]]\nid = "pistol"\nranged = {dice = 3}\n')
    assert complaint(tmp_path, "zombicide2") == ""
    content = read_content([tmp_path])
    from shamble.games.zombicide2 import GAME

    line = GAME.with_content(content.overlay).printed.gear["pistol"].ranged
    own = GAME.printed.gear["pistol"].ranged
    assert line is not None
    assert own is not None
    assert (line.dice, line.accuracy, line.most) == (3, own.accuracy, own.most)


@pytest.mark.parametrize(
    ("table", "row", "game"),
    [
        ("equipment", 'id = "pistol"\nranged = {dice = "x"}', "zombicide"),
        ("events", 'id = "hunting-cabin"\nactions = "x"', "dawn"),
        ("events", 'id = "looters"\ndeck = "x"', "walkingdead"),
        ("survivors", 'id = "hulk"\nhealth = "x"', "marvel"),
    ],
)
def test_the_game_is_found_from_the_file(tmp_path: Path, table: str, row: str, game: str) -> None:
    (tmp_path / f"{table}.toml").write_text(f"[[row]]\n{row}\n")
    line = complaint(tmp_path)
    assert "'x'" in line
    assert "a file is named after" not in line


def test_folders_stack_in_order(tmp_path: Path) -> None:
    for name, dice in (("one", 3), ("two", 4)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "equipment.toml").write_text(f'[[card]]\nid = "pistol"\nranged = {{dice = {dice}}}\n')
    (tmp_path / "one" / "en.ftl").write_text("card-pistol = Gat\n")
    content = read_content([tmp_path / "one", tmp_path / "two"])
    assert content.overlay["tables"]["equipment"] == [{"id": "pistol", "ranged": {"dice": 4}}]
    assert content.overlay["texts"] == {"en": "card-pistol = Gat\n"}
    turned = read_content([tmp_path / "two", tmp_path / "one"])
    assert turned.overlay["tables"]["equipment"][0]["ranged"] == {"dice": 3}


def test_our_own_missions_pass() -> None:
    from shamble.city.game import CityGame
    from shamble.core import registry
    from shamble.workshop.mission_checks import check_mission

    for game in registry.games():
        if not isinstance(game, CityGame):
            continue
        for mission in game.library.values():
            assert [problem.text() for problem in check_mission(game, mission) if problem.severe] == []


def test_a_card_without_words_is_named(tmp_path: Path) -> None:
    special = changed(CARD, {"skill": "sniper", "melee": GONE, "kind": "ranged", "ranged": {**CARD["melee"]}})
    (tmp_path / "equipment.toml").write_text(tomlkit.dumps({"card": [special]}), encoding="utf-8")
    verdict = check(read_content([tmp_path]), "zombicide2", play=False)
    said = [(problem.id, problem.args) for _, problem in verdict.problems]
    assert said == [
        ("no-name", {"noun": "card-lump-hammer"}),
        ("no-text", {"noun": "card-lump-hammer", "part": "text"}),
    ]
    (tmp_path / "en.ftl").write_text("card-lump-hammer = Hammer\n    .text = Hits what it likes.\n", encoding="utf-8")
    assert check(read_content([tmp_path]), "zombicide2", play=False).problems == []


@pytest.mark.parametrize("name", STRANGE)
def test_a_strange_file_is_refused_in_one_line_or_harmless_in_play(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, files = STRANGE[name]
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(text if isinstance(text, bytes) else text.encode())
    if ANSWERS[name]:
        line = complaint(tmp_path, game or None)
        assert ANSWERS[name] in line
        assert "\n" not in line
        return
    monkeypatch.setitem(SMOKE, "random", 1)
    monkeypatch.setitem(SMOKE, "steady", 1)
    assert check(read_content([tmp_path]), game or None).passed


@pytest.mark.parametrize(("kind", "old", "new", "says"), CARELESS)
def test_a_careless_change_of_a_template_is_refused_in_one_line_or_harmless(
    tmp_path: Path, kind: str, old: str, new: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed_paths = 0
    for path in write_template(kind, tmp_path):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".toml" and old in text:
            path.write_text(text.replace(old, new), encoding="utf-8")
            changed_paths += 1
    assert changed_paths == 1
    if says:
        line = complaint(tmp_path, None)
        assert says in line
        assert "\n" not in line
        return
    monkeypatch.setitem(SMOKE, "random", 1)
    monkeypatch.setitem(SMOKE, "steady", 1)
    assert check(read_content([tmp_path])).passed


@pytest.mark.parametrize(("text", "says"), TEXTS)
def test_a_text_with_a_variable_that_nothing_fills_is_refused(tmp_path: Path, text: str, says: str) -> None:
    write_template("survivor", tmp_path)
    (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
    assert says in complaint(tmp_path, None)


@pytest.mark.parametrize(("code", "says"), CODE)
def test_code_of_a_pack_that_cannot_be_loaded_is_refused_in_one_line(tmp_path: Path, code: str, says: str) -> None:
    (tmp_path / "pack.toml").write_text('id = "careless"\ncode = ["careless.py"]\n', encoding="utf-8")
    (tmp_path / "careless.py").write_text(code, encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(says)) as refusal:
        read_content([tmp_path], True)
    assert "\n" not in str(refusal.value)


def test_two_packs_with_code_have_different_ids(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_template("skill", tmp_path / name)
    with pytest.raises(ContentError, match="two packs with code have the id 'second-wind'"):
        read_content([tmp_path / "a", tmp_path / "b"], True)


@pytest.mark.parametrize(("table", "row", "says"), TABLES)
def test_a_careless_row_of_another_game_is_refused_in_one_line(tmp_path: Path, table: str, row: str, says: str) -> None:
    (tmp_path / f"{table}.toml").write_text(f"[[row]]\n{row}\n", encoding="utf-8")
    line = complaint(tmp_path, None)
    assert says in line
    assert "\n" not in line


def test_a_mission_that_stands_for_one_of_ours_or_repeats_itself_is_noted(tmp_path: Path) -> None:
    (path,) = write_template("mission", tmp_path)
    text = path.read_text(encoding="utf-8").replace("my-mission", "m4")
    path.write_text(text.replace('{type = "exit"}', '{type = "exit"}, {type = "exit"}'), encoding="utf-8")
    verdict = check(read_content([tmp_path]), play=False)
    assert (verdict.passed, [problem.id for _, problem in verdict.problems]) == (True, ["goal-twice", "replaces"])


def test_every_complaint_about_a_mission_is_told_in_german() -> None:
    game = registry.find("zombicide2")
    for change, says in MISSIONS:
        row = changed(MISSION, change)
        for problem in inspect(game, row, "de")["problems"]:  # type: ignore[arg-type]
            assert says not in problem["text"] or says in str(change), problem["text"]
    assert in_words("goals: carry: n should be a number, not 'x'; did you mean 'y'?", "de") == (
        "goals: carry: n muss eine Zahl sein, nicht 'x'; gemeint ist vielleicht „y“"
    )
    assert in_words("a sentence that nobody knows", "de") == "a sentence that nobody knows"


def test_a_class_and_a_row_with_other_ids_are_both_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = registry.find("zombicide2")
    monkeypatch.setitem(game.book.skills, "shov", game.book.skills["shove"])
    monkeypatch.delitem(game.book.skills, "shove")
    assert game.content_problems() == [
        "skills.toml: nothing says what 'shove' does; did you mean 'shov'?",
        "skills.toml: no row names 'shov', the id of a class; did you mean 'shove'?",
    ]
    assert set(game.content_problems()) <= set(check_installed(game))


def test_a_game_that_cannot_be_set_up_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    game: Any = registry.find("walkingdead")

    def broken(*_: Any) -> None:
        raise ContentError("the deck is empty")

    monkeypatch.setattr(type(game), "start", broken)
    assert "the deck is empty" in check_installed(game)


def test_texts_of_a_language_that_the_common_texts_lack_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("dawn")
    assert files.ignored_languages(game) == []
    monkeypatch.setattr(files, "LANGUAGES", ("en",))
    assert files.ignored_languages(game) == ["de"]
