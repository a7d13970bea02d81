"""docs/city-defaults.md lists every default of the family, and names the games that override it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shamble.city.rules.combat_rules import CombatRules
from shamble.city.rules.content_rules import ContentRules
from shamble.city.rules.horde_rules import HordeRules
from shamble.city.rules.turn_rules import TurnRules
from shamble.games.marvel import GAME as MARVEL
from shamble.games.marvel.rules import MarvelRules
from shamble.games.zombicide1 import GAME as SEASON_1
from shamble.games.zombicide1.rules import Rules1
from shamble.games.zombicide2 import GAME as SECOND_EDITION
from shamble.games.zombicide2.rules import Rules2

DOCS = Path(__file__).parents[2] / "docs"
TABLE = DOCS / "city-defaults.md"
TECHNICAL = (
    *("prefix", "rule", "counters", "shown", "skill", "card_effect", "deadly", "fixed", "weapon_skills", "line_of"),
    *(
        "group",
        "decks",
        "check_decks",
        "perform",
        "meaning",
        "complete_survivor",
        "wound_cards",
        "random_counters",
        "random_cards",
    ),
    *("random_loners", "wound_rules", "death_rule", "kill_rule", "kill_event", "hits_lost"),
)
"""Names, lookups, texts and random positions: no rule of a book."""
CHAPTERS = (ContentRules, TurnRules, HordeRules, CombatRules)
ROWS = {
    row[1]: [cell.strip() for cell in row[2].split("|")[1:4]]
    for row in re.finditer(r"^\| `(\w+)` \|(.*)\|$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
}
HOOKS = [name for chapter in CHAPTERS for name in vars(chapter) if not name.startswith("_") and name not in TECHNICAL]


def test_every_default_is_listed() -> None:
    assert [name for name in HOOKS if name not in ROWS] == []


@pytest.mark.parametrize("name", HOOKS)
def test_the_list_says_which_game_overrides_it(name: str) -> None:
    for rules, cell in zip((Rules1, Rules2, MarvelRules), ROWS[name], strict=True):
        own = name in vars(rules)
        assert cell.startswith("own") == own or cell.startswith("own by"), (rules.__name__, cell)
        assert cell, "say where the book has it"


def test_no_ruling_has_the_id_of_another() -> None:
    ids = re.findall(r"^### ([A-Z]+[0-9]*-\w+) ·", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(ids) == sorted(set(ids))


def test_a_mission_without_a_number_of_survivors_has_the_team_of_its_book() -> None:
    """Season 1 p. 4, 2nd Edition p. 6, Marvel p. 5."""
    for game, teams in (
        (SEASON_1, {1: 4, 2: 6, 3: 6, 4: 4, 5: 5, 6: 6}),
        (SECOND_EDITION, dict.fromkeys(range(1, 7), 6)),
        (MARVEL, {1: 4, 2: 4, 3: 4, 4: 4, 5: 5, 6: 6}),
    ):
        row = {key: value for key, value in game.library["m0"].row.items() if value is not None}
        row.pop("survivors", None)
        own = game.with_content({"tables": {"missions": [{**row, "id": "own"}]}, "texts": {}})
        briefing = next(one for one in own.briefings() if one["id"] == "own")
        assert briefing["teams"] == {str(seats): team for seats, team in teams.items()}
