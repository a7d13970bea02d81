"""Methods whose name is misspelt are found, in packs and in games."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

import shamble
from shamble.city.missions.special_rule import SpecialRule
from shamble.content.method_names import misspelt_methods
from shamble.workshop.content_check import check_installed


def module_with(*names: str) -> ModuleType:
    """A module with one special rule that has methods of these names."""
    module = ModuleType("made_up")
    body: dict[str, Any] = {"__module__": "made_up", "id": "made-up"}
    for name in names:
        body[name] = lambda self: None
    module.__dict__["MadeUp"] = type("MadeUp", (SpecialRule,), body)
    return module


def test_a_misspelt_method_is_named() -> None:
    assert misspelt_methods([module_with("opttions", "ring_twice")]) == [
        "MadeUp has a method 'opttions'; did you mean 'options'?"
    ]
    assert misspelt_methods([module_with("options", "perform", "_optons")]) == []


@pytest.mark.parametrize("game", shamble.installed_games(), ids=lambda game: game.id)
def test_no_method_of_ours_is_misspelt(game: Any) -> None:
    assert not [line for line in check_installed(game) if "has a method" in line]
