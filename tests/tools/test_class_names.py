"""One name, one meaning: two classes share a name only for a reason that is listed here."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "shamble"
SAME_ROLE = "the same step, question or printed thing in rulebooks that know nothing of each other"
PRINTED = "cards, skills and rules with this printed name; each is the word of its own book"
OWN_VERSION = "the game's own version of what the family registers under the same id"
SHARED_NAMES = {
    SAME_ROLE: (
        *("BeforeDice", "BeforeEvent", "Begin", "Board", "Book", "Content", "Death", "EndPhase"),
        *("EventCard", "EventEffect", "Goal", "MoveOn", "PhaseBegins", "Question", "Reroll", "RoundStart"),
        *("RuleStep", "Search", "SeatQuestion", "SetUp"),
    ),
    PRINTED: (
        *("Aaahh", "BornLeader", "Bullets", "FirstAid", "Flashlight", "HoldYourNose", "Medic", "Molotov"),
        *("Shells", "Tough", "TwoCocktails"),
    ),
    OWN_VERSION: ("Exit", "Gather", "Objectives"),
}
"""Reason → class names that occur in several modules of games."""


def shared_names(sources: dict[str, str]) -> dict[str, list[str]]:
    """Class names that are defined in several modules → these modules. `sources`: module → its text."""
    modules = defaultdict(list)
    for module, text in sources.items():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                modules[node.name].append(module)
    return {name: places for name, places in modules.items() if len(places) > 1}


def rulebook(module: str) -> str:
    """The rulebook to which a module belongs, `city` for the family; empty for everything that serves all games."""
    room, _, rest = module.partition("/")
    return rest.split("/")[0] if room == "games" else room if room == "city" else ""


def own_sources() -> dict[str, str]:
    """The modules of the package, as paths without an ending → their texts."""
    return {
        path.relative_to(SOURCE).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.py")
    }


def test_classes_share_a_name_only_for_a_reason() -> None:
    assert shared_names({"a": "class X: ...", "b": "class X: ...\nclass Y: ..."}) == {"X": ["a", "b"]}
    allowed = {name for names in SHARED_NAMES.values() for name in names}
    shared = shared_names(own_sources())
    twice = {name: places for name, places in shared.items() if name not in allowed}
    assert not twice, f"rename a class, or give the reason for its name in SHARED_NAMES: {twice}"
    assert allowed - set(shared) == set(), "these names are no longer shared"


def test_no_game_shares_a_name_with_the_machinery() -> None:
    for name, places in shared_names(own_sources()).items():
        books = [rulebook(place) for place in places]
        assert "" not in books, f"{name} of {places} is machinery"
        assert len(set(books)) == len(books), f"{name} has two meanings in one game: {places}"
