"""A re-roll, the track that it raises, the events that the track draws; then the hits."""

from __future__ import annotations

import pytest

from tests.probe.many import kinds, played, walked
from tests.probe.rerolling import CALM, GAME, STORM


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 40)
    assert tally.asked["Rolled"] > 100
    assert tally.asked["ChooseSkill"] > 10
    assert len(tally.results) >= 3


def test_everything_a_reroll_sets_off_comes_before_its_hits() -> None:
    rerolls = events = chains = 0
    for session in played(GAME, 400):
        log = session.log
        for index, event in enumerate(log):
            if event.kind != "rerolled":
                continue
            rest = kinds(log[index + 1 :])
            ends = [rest.index(name) for name in ("hits", "rerolled") if name in rest]
            if not ends:
                assert session.outcome is not None
                assert not session.outcome.won
                continue
            between = rest[: min(ends)]
            assert set(between) <= {"risen", "event"}
            rerolls += 1
            events += "event" in between
            blazed = [
                other
                for other in log[index + 1 : index + 1 + len(between)]
                if other.kind == "event" and str(other.args["card"]).startswith("blaze")
            ]
            chains += bool(blazed)
            for blaze in blazed:
                assert log[log.index(blaze) + 1].kind == "risen"
    assert rerolls > 200
    assert events > 100
    assert chains > 12


def test_the_hits_are_those_of_the_last_dice() -> None:
    counted = 0
    for session in played(GAME, 100):
        dice: object = ()
        for node in session.current_line():
            for event in node.events:
                if event.kind in ("rolled", "rerolled"):
                    dice = event.args["dice"]
                if event.kind == "hits":
                    assert isinstance(dice, tuple)
                    hits = len([die for die in dice if isinstance(die, int) and die >= 4])
                    assert event.args["n"] == hits or (session.outcome and session.outcome.won)
                    counted += 1
    assert counted > 300


def test_a_skill_learnt_in_mid_turn_works_at_once() -> None:
    at_once = 0
    for session in played(GAME, 150):
        names = [(event.kind, event.args.get("who"), event.args.get("how")) for event in session.log]
        for index, (kind, who, _) in enumerate(names):
            if kind == "learnt" and (index + 2) < len(names):
                at_once += names[index + 1][:2] == ("rolled", who) and names[index + 2] == (
                    "rerolled",
                    who,
                    "lucky",
                )
    assert at_once >= 3


def test_acts_come_in_order_until_they_are_shuffled() -> None:
    full = 0
    for session in played(GAME, 100):
        cards = [str(event.args["card"]) for event in session.log if event.kind == "event"]
        assert set(cards[: len(CALM)]) <= set(CALM)
        if len(cards) > len(CALM):
            assert set(cards[:4]) == set(CALM)
            assert cards[4] in STORM
            full += 1
    assert full > 5
