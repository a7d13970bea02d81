"""Coverage counts scenarios per rule and what fired."""

from __future__ import annotations

from pathlib import Path

from shamble.bots.counters import Tally
from shamble.scenario.coverage import coverage, scenarios_of, unknown_rules
from shamble.simulate.simulation import Count, Setup, run_game
from tests.scenario.toy import GAME

SCENARIOS = Path(__file__).parent / "toy" / "scenarios"


def test_what_is_proven_and_what_fired() -> None:
    count = Count()
    for seed in range(150):
        settings = {"mode": ("easy", "hard")[seed % 2], "walkers": (3, 3, 1)[seed % 3]}
        run_game(Setup("toy", 2, settings, "random"), GAME, seed, count, tally=True)
    assert not count.faults
    scenarios = scenarios_of(GAME, [SCENARIOS])
    lines = {(line.kind, line.id): line for line in coverage(GAME, scenarios, count.tally)}
    fight = lines["rule", "toy.fight"]
    assert (len(fight.scenarios), fight.unproven, fight.silent) == (1, False, False)
    assert lines["rule", "toy.search"].unproven
    assert {id for (kind, id), line in lines.items() if kind == "rule" and line.silent} == set()
    assert (lines["rule", "toy.box"].fired, lines["rule", "toy.box"].silent) == (0, False)
    assert lines["card", "gun"].silent
    assert lines["card", "knife"].fired > 10
    assert lines["verb", "bandage"].fired > 0
    assert sum(lines["verb", verb].fired for verb in ("search", "fight", "rest", "bandage")) == count.decisions
    assert unknown_rules(list(lines.values()), count.tally) == []


def test_a_cited_rule_must_exist() -> None:
    tally = Tally()
    tally.rules["toy.nowhere"] += 1
    assert unknown_rules(coverage(GAME, [], tally), tally) == ["toy.nowhere"]
