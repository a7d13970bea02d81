"""The executable rulings of every installed game hold, and no rule is without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.bots.counters import Tally
from shamble.core import registry
from shamble.scenario.coverage import coverage, scenarios_of
from shamble.scenario.files import find, read
from shamble.scenario.runner import run

ROOT = Path(__file__).resolve().parent.parent / "scenarios"
FILES = find([ROOT]) if ROOT.is_dir() else []
GAMES = sorted({path.parent.name for path in FILES} & set(registry.ids()))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_scenarios_hold(path: Path) -> None:
    reports = [run(scenario) for scenario in read(path)]
    assert reports
    wrong = [f"{report.scenario}: {problem}" for report in reports for problem in report.problems]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_has_a_scenario(id: str) -> None:
    game = registry.find(id)
    lines = coverage(game, scenarios_of(game, [ROOT / id]), Tally())
    unproven = [line.id for line in lines if line.unproven]
    path = ROOT / id / "open.txt"
    waiting = path.read_text(encoding="utf-8").split() if path.exists() else []
    assert sorted(unproven) == sorted(waiting), "the list of open rules (open.txt) may only get shorter"
