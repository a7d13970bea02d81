"""The forms for issues are true: their scenario runs, and they name every game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from shamble.core import registry
from shamble.scenario.files import read
from shamble.scenario.runner import run

FORMS = Path(__file__).resolve().parents[2] / ".github" / "ISSUE_TEMPLATE"
pytestmark = pytest.mark.skipif(not FORMS.is_dir(), reason="this is not a checkout")


def fields(form: str) -> dict[str, Any]:
    """The attributes of a form's fields by their ids."""
    body = yaml.safe_load((FORMS / form).read_text(encoding="utf-8"))["body"]
    return {field["id"]: field["attributes"] for field in body}


def test_the_example_of_a_rule_question_runs(tmp_path: Path) -> None:
    path = tmp_path / "example.yaml"
    path.write_text(fields("rule.yml")["scenario"]["value"], encoding="utf-8")
    (scenario,) = read(path)
    assert run(scenario).problems == []


def test_a_rule_question_can_be_about_any_game() -> None:
    named = {option.rpartition("(")[2].rstrip(")") for option in fields("rule.yml")["game"]["options"]}
    assert named == set(registry.ids())


@pytest.mark.parametrize("form", ["bug.yml", "feature.yml", "rule.yml"])
def test_a_form_asks_for_something(form: str) -> None:
    assert all(attributes["label"] for attributes in fields(form).values())
