"""A few bytes must not become a hundred thousand cards, and a file without sense is refused in one clear line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import shamble
from shamble.cli.app import app
from shamble.content.bounds import COUNT, FILE_BYTES, NUMBER, check_overlay, read_text
from shamble.content.tables import read_toml
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import BadSave, ContentError, ShambleError
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker

BOMB = "a: &a [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 10)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
DEEP: Any = []
for _ in range(30):
    DEEP = [DEEP]


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        ([], "a mapping with tables and texts"),
        ({"tabels": {}}, "not 'tabels'"),
        ({"tables": []}, "mappings by name"),
        ({"tables": {"equipment": {}}}, "should be a list of entries"),
        ({"tables": {"equipment": [7]}}, "should be a list of entries"),
        ({"tables": {"equipment": [{}]}}, "id is missing"),
        ({"tables": {"equipment": [{"id": 7}]}}, "id is missing"),
        ({"tables": {"equipment": [{"id": ""}]}}, "id '' should be"),
        ({"tables": {"equipment": [{"id": "a.b"}]}}, "id 'a.b' should be"),
        ({"tables": {"equipment": [{"id": "[red]x"}]}}, "should be letters"),
        ({"tables": {"equipment": [{"id": "axe", "count": 300_000}]}}, f"between 0 and {COUNT}"),
        ({"tables": {"equipment": [{"id": "axe", "count": -1}]}}, "count is -1"),
        ({"tables": {"equipment": [{"id": "axe", "dice": 9_999_999_999}]}}, "dice is 9999999999"),
        ({"tables": {"equipment": [{"id": f"axe{n}", "count": 200} for n in range(11)]}}, "2200 pieces"),
        ({"tables": {"equipment": [{"id": f"axe{n}"} for n in range(501)]}}, "501 entries"),
        (
            {"tables": {"equipment": [{"id": "axe", "use": DEEP}]}},
            "too deeply",
        ),
        ({"tables": {"equipment": [{"id": "axe", "use": [1] * 501}]}}, "use has 501 entries"),
        ({"tables": {"equipment": [{"id": "axe", "use": {7: "x"}}]}}, "7 should be a text"),
        ({"tables": {"equipment": [{"id": "axe", "use": b"x"}]}}, "neither a text nor a number"),
        ({"tables": {"equipment": [{"id": "axe", "melee": {"dice": 10_000}}]}}, "melee.dice is 10000"),
        ({"tables": {"equipment": [{"id": "axe", "dice": 101}]}}, "dice is 101"),
        ({"tables": {"equipment": [{"id": "axe", "range": [0, 101]}]}}, "range[2] is 101"),
        ({"tables": {"equipment": [{"id": "axe", "dice": -1}]}}, "dice is -1"),
        ({"tables": {"units": [{"id": "axe", "x": 10_001}]}}, "x is 10001"),
        ({"tables": {"missions": [{"id": "axe", "effects": [{"count": 201}]}]}}, "effects[1].count is 201"),
        ({"texts": {"de": "a = " + "{" * 60 + "$x" + "}" * 60}}, "nested too deeply"),
        ({"texts": {"de": "a = {" + "F(" * 60 + "$x" + ")" * 60 + "}"}}, "nested too deeply"),
        ({"texts": {"de": "a = " + "{" * 5_000}}, "nested too deeply"),
        ({"texts": {"de": "a = b\nc = \x1b[31mred"}}, "line 2 holds the control character"),
        ({"texts": {"de": 7}}, "should be a text"),
        ({"texts": {"de": "x" * 600_000}}, "more than 500000 characters"),
    ],
)
def test_an_overlay_that_asks_for_too_much(overlay: Any, says: str) -> None:
    for id in registry.ids():
        with pytest.raises(ContentError) as told:
            registry.find(id).with_content(overlay)
        assert says in str(told.value)
        assert "\n" not in str(told.value)


def test_what_the_boxes_hold_is_within_bounds() -> None:
    assert check_overlay({"tables": {"equipment": [{"id": "1B", "count": 90, "x": 2095, "n": -5}]}, "texts": {}})


@pytest.mark.parametrize("seed", ["x", 1.5, True, b"1"])
def test_a_seed_is_a_number(seed: Any) -> None:
    with pytest.raises(ShambleError, match="whole number"):
        shamble.new("walkingdead", seats=2, seed=seed)


def test_a_pipe_is_not_read(tmp_path: Path) -> None:
    """Reading a pipe would wait for ever."""
    if not hasattr(os, "mkfifo"):
        pytest.skip("no pipes with names on this system")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ContentError, match="not a plain file"):
        read_text(tmp_path / "pipe")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(FILE_BYTES + 1)
    with pytest.raises(ContentError, match="more than 8 million bytes"):
        read_text(tmp_path / "large")


def test_a_name_that_no_file_has(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no file has such a name"):
        read_text(tmp_path / "a\0b")


def one_line(*words: str) -> str:
    done = CliRunner().invoke(app, list(words))
    assert done.exit_code in (1, 2), done.output
    said = done.stderr or done.stdout
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) <= max(3, len(registry.ids())), said
    return said


FILES: dict[str, tuple[bytes, str]] = {
    "nul": (b"name: a\0b\n", "NUL"),
    "latin": ("name: Müller\n".encode("latin-1"), "UTF-8"),
    "bomb": (BOMB.encode(), "repeated by names"),
    "itself": (b"game: &a [*a]\n", "holds itself"),
    "deep": (b"[" * 5_000, "nested too deeply"),
    "number": (b"game: walkingdead\ngiven: {walkers: 9999999999}\n", "larger than any number"),
    "digits": (b"game: walkingdead\ngiven: {walkers: " + b"9" * 5_000 + b"}\n", "digits"),
    "mapping as key": (b"? {a: 1}\n: b\n", "a key should be a text or a number"),
    "list as key": (b"game: walkingdead\ngiven: {? [1] : 2}\n", ":2: a key should be"),
    "markup": (b"game: walkingdead\nname: '[/nope] [red]x'\ngiven: 7\n", "given"),
    "markup in a name": (b"game: walkingdead\nname: '[/nope] [red]x'\nexpect: {x: 1}\n", "[/nope] [red]x"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_scenario_that_makes_no_sense(tmp_path: Path, name: str) -> None:
    data, says = FILES[name]
    (tmp_path / f"{name}.yaml").write_bytes(data)
    assert says in one_line("scenario", str(tmp_path / f"{name}.yaml"))


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"[[card]]\nid = 'axe'\ncount = -1\n", "count is -1"),
        (b"[[card]]\nid = 'axe'\ncount = 9_999_999_999\n", "9999999999"),
        (b"[[card]]\nid = ''\n", "id ''"),
        (b"[[card]]\nid = 'a.b'\n", "'a.b'"),
        (b"[[card]]\nid = '[/nope]'\n", "[/nope]"),
        (b"[[card]]\nid = 'axe'\n'[/nope]' = 1\n", "unknown key '[/nope]'"),
        (b"x = " + b"[" * 3_000, "not TOML"),
        (b"x = 'a\0b'\n", "NUL"),
        (b"x = '\xff'\n", "UTF-8"),
        (b"x = " + b"9" * 5_000 + b"\n", "not TOML"),
    ],
)
def test_an_overlay_file_that_makes_no_sense(tmp_path: Path, data: bytes, says: str) -> None:
    (tmp_path / "equipment.toml").write_bytes(data)
    assert says in one_line("content", "check", str(tmp_path)).replace("\n", " ")


def test_texts_that_are_nested_too_deeply(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("deep = " + "{" * 3_000 + "\n", encoding="utf-8")
    assert "nested too deeply" in one_line("content", "check", str(tmp_path))


def test_texts_that_name_one_another_by_the_hundred_are_told_by_their_id() -> None:
    chain = "\n".join(f"chain{n} = {{ chain{n + 1} }}" for n in range(2_000))
    speaker = Speaker(registry.find("walkingdead").with_content({"texts": {"en": chain}}))
    assert speaker.say("chain0") == "chain0"


@pytest.mark.parametrize("game", ["zombicide1", "zombicide2", "marvel"])
def test_the_most_dice_that_an_overlay_may_give_can_be_viewed(game: str) -> None:
    own = registry.find(game)
    path = Path(str(tooling(own).folder)) / "data" / "equipment.toml"
    rows = [
        {"id": row["id"], way: {**row[way], "dice": NUMBER, "damage": NUMBER}}
        for row in read_toml(path)["card"]
        for way in ("melee", "ranged")
        if way in row
    ]
    session = Session(own.with_content({"tables": {"equipment": rows}}), 2, own.configure(2, {}), 1)
    session.begin()
    for turn in range(60):
        assert session.view(0)
        if session.decision is not None:
            session.play(session.decision.options[turn % len(session.decision.options)])


@pytest.mark.parametrize(
    ("data", "says"),
    [(b"[" * 100_000, "nested"), (b"\xff{}", "UTF-8"), (b"{}\0", "NUL"), (b"9" * 5_000, "JSON"), (b"", "JSON")],
)
def test_a_save_that_makes_no_sense(tmp_path: Path, data: bytes, says: str) -> None:
    (tmp_path / "save.json").write_bytes(data)
    assert says in one_line("replay", str(tmp_path / "save.json"))
    with pytest.raises(BadSave, match=says):
        shamble.load(tmp_path / "save.json")


def test_a_whole_text_in_place_of_a_name_is_not_repeated() -> None:
    with pytest.raises(ContentError, match="cannot be read") as told:
        read_text(Path("{" * 100_000))
    assert len(str(told.value)) < 300
