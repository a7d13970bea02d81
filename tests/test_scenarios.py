"""Every executable ruling holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from shamble.scenario.files import Scenario, read
from shamble.scenario.runner import run

FOLDER = Path(__file__).parent / "scenarios"
SCENARIOS = [scenario for path in sorted(FOLDER.rglob("*.yaml")) for scenario in read(path)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: f"{one.path.stem}:{one.line}")
def test_scenario(scenario: Scenario) -> None:
    report = run(scenario)
    assert report.ok, f"{scenario.name}: " + "; ".join(report.problems)


def test_names_are_unique() -> None:
    names = [(scenario.game, scenario.name) for scenario in SCENARIOS]
    assert len(names) == len(set(names))
