"""Content files are checked: an error names the file, the entry and the key."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.content.overlay import overlay_table, read_overlay
from shamble.content.rules import load_rules
from shamble.content.tables import Field, load_table
from shamble.content.tooling import Tooling, tooling
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game
from shamble.core.state import State

SCHEMA = {
    "id": Field(str),
    "kind": Field(str, allowed=("melee", "ranged")),
    "dice": Field(int, default=1),
    "amount": Field((int, str), allowed=("black", "white"), default=1),
    "loud": Field(bool, required=False),
    "tags": Field(list, allowed=("a", "b"), default=[]),
}


def table(folder: Path, text: str) -> list[dict[str, object]]:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return load_table(path, "card", SCHEMA)


def test_defaults_are_filled_in(tmp_path: Path) -> None:
    rows = table(tmp_path, '[[card]]\nid = "axe"\nkind = "melee"\n[[card]]\nid = "bow"\nkind = "ranged"\namount = 3\n')
    assert rows[0] == {"id": "axe", "kind": "melee", "dice": 1, "amount": 1, "loud": None, "tags": []}
    assert rows[1]["amount"] == 3
    rows[0]["tags"].append("a")  # type: ignore[attr-defined]
    assert SCHEMA["tags"].default == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[card]]\nid = "axe"', "card 'axe': kind is missing"),
        ('[[card]]\nkind = "melee"', "card number 1: id is missing"),
        (
            '[[card]]\nid = "axe"\nkind = "mele"',
            "card 'axe': kind is 'mele', which is none of melee, ranged; did you mean 'melee'?",
        ),
        ('[[card]]\nid = "axe"\nkinds = "melee"', "card 'axe': unknown key 'kinds'; did you mean 'kind'?"),
        ('[[card]]\nid = "axe"\nkind = "melee"\ndice = "two"', "card 'axe': dice should be a number, not 'two'"),
        ('[[card]]\nid = "axe"\nkind = "melee"\ndice = true', "card 'axe': dice should be a number, not true"),
        ('[[card]]\nid = "axe"\nkind = "melee"\namount = "blak"', "amount is 'blak', which is none of black, white"),
        ('[[card]]\nid = "axe"\nkind = "melee"\ntags = ["c"]', "tags is 'c', which is none of a, b"),
        ('[[card]]\nid = "axe"\nkind = "melee"\n' * 2, "card 'axe': this id occurs twice"),
        ("[[crad]]", "unknown table 'crad'; did you mean 'card'?"),
        ("[card]", "'card' should be a list of tables: write [[card]]"),
        ("card = [", "not TOML"),
    ],
)
def test_errors_name_file_entry_and_key(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        table(tmp_path, text)
    assert str(caught.value).startswith(str(tmp_path / "cards.toml"))
    assert says in str(caught.value)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read: No such file"):
        load_table(tmp_path / "none.toml", "card", SCHEMA)


def test_an_overlay_is_plain_data_and_replaces_by_id(tmp_path: Path) -> None:
    (tmp_path / "equipment.toml").write_text('[[card]]\nid = "axe"\ndice = 3\n[[card]]\nid = "saw"\ndice = 9\n')
    (tmp_path / "de.ftl").write_text("card-axe = Axt\n")
    overlay = read_overlay(tmp_path)
    assert overlay == {
        "tables": {"equipment": [{"id": "axe", "dice": 3}, {"id": "saw", "dice": 9}]},
        "texts": {"de": "card-axe = Axt\n"},
    }
    rows = [{"id": "axe", "dice": 1, "kind": "melee"}, {"id": "bow", "dice": 2, "kind": "ranged"}]
    assert overlay_table(rows, overlay["tables"]["equipment"]) == [
        {"id": "axe", "dice": 3, "kind": "melee"},
        {"id": "bow", "dice": 2, "kind": "ranged"},
        {"id": "saw", "dice": 9},
    ]
    assert rows[0]["dice"] == 1


@pytest.mark.parametrize(
    ("text", "says"), [("[[card]]\ndice = 1", "card number 1: id is missing"), ("x = 1", "'x' should be a list")]
)
def test_a_bad_overlay(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError, match=r"there is no \.toml or \.ftl file"):
        read_overlay(tmp_path)
    (tmp_path / "equipment.toml").write_text(text)
    with pytest.raises(ContentError) as caught:
        read_overlay(tmp_path)
    assert says in str(caught.value)
    with pytest.raises(ContentError, match="there is no such folder"):
        read_overlay(tmp_path / "none")


def test_rules(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text('[[rule]]\nid = "a"\npage = 3\nruling = "W-1"\n[[rule]]\nid = "b"\nquiet = "why"\n')
    rules = load_rules(path)
    assert (rules["a"].page, rules["a"].ruling) == (3, "W-1")
    assert (rules["a"].quiet, rules["b"].quiet) == ("", "why")


def test_the_sentence_of_a_rule_has_one_place(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text('[[rule]]\nid = "a.b"\nde = "Satz."\n')
    with pytest.raises(ContentError, match=r"a\.b: .* belongs in texts/de\.ftl, as: rule-a-b = Satz\."):
        load_rules(path)
    path.write_text('[[rule]]\nid = "a.b"\n[[rule]]\nid = "a-b"\n')
    with pytest.raises(ContentError, match=r"a-b: its message rule-a-b is also that of a\.b"):
        load_rules(path)


def test_a_game_that_offers_nothing_says_so() -> None:
    class Plain(Game[State]):
        id = "plain"

    tools = tooling(Plain())
    assert tools.title == "plain"
    assert tools.catalogue() == {}
    with pytest.raises(ShambleError, match="plain offers no scenarios"):
        tools.build({})

    class Half(Game[State], Tooling):
        id = "half"

    with pytest.raises(ShambleError, match="half offers no advice"):
        tooling(Half()).advise(None, 0)  # type: ignore[arg-type]
