"""Reasons of advice: each says what decided, and a rejected option is not praised."""

from __future__ import annotations

import pytest

from shamble.content.tooling import tooling
from shamble.core.advice import Advice, Judged, Opinion, rank
from shamble.core.chance import Scripted
from shamble.core.option import Option
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker
from tests.city.test_advice import table


def advice_by_key(session: Session) -> dict[str, Advice]:
    assert session.decision is not None
    return {one.option.key: one for one in tooling(GAME).advise(session, session.decision.seat)}


def sally() -> Session:
    """Amy, round the corner of two runners that the pistol can reach from the next zone alone."""
    return table(
        map={"grid": "s1 s2 s3\ns4 . ."},
        survivors={
            "amy": {"zone": "s4", "hands": ["pistol"], "life": 1, "skills": []},
            "doug": {"zone": "s4", "hands": ["machete"], "life": 1, "skills": [], "acted": True},
        },
        zombies={"s2": {"runner": 3}},
        goals=[{"type": "kills", "n": 20}],
        start="turn amy",
    )


def test_a_survivor_steps_out_shoots_and_steps_back() -> None:
    session = sally()
    keys = []
    for _ in range(3):
        assert session.decision is not None
        keys.append(tooling(GAME).advise(session, 0)[0].option.key)
        session.play(keys[-1])
    assert keys[0] == "move amy s1"
    assert keys[1].startswith("shoot amy")
    assert keys[2] == "move amy s4"


def test_a_trade_that_gains_nothing_is_worse_than_ending_the_turn() -> None:
    session = table(
        map={"grid": "s1 s2"},
        survivors={
            "amy": {"zone": "s1", "hands": ["fire-axe"], "skills": []},
            "doug": {"zone": "s1", "hands": ["fire-axe"], "skills": [], "acted": True},
        },
        start="turn amy",
    )
    judged = advice_by_key(session)
    assert judged["trade amy doug"].score < judged["end amy"].score
    assert judged["trade amy doug"].reason_id == "keep-it"


def test_a_better_weapon_goes_to_who_has_none() -> None:
    session = table(
        map={"grid": "s1 s2"},
        survivors={
            "amy": {"zone": "s1", "hands": ["machete", "pistol"], "pack": ["chainsaw"], "skills": []},
            "doug": {"zone": "s1", "skills": [], "acted": True},
        },
        start="turn amy",
    )
    trade = advice_by_key(session)["trade amy doug"]
    assert trade.reason_id == "better-with"
    assert trade.args["whom"] == "doug"
    assert trade.score > advice_by_key(session)["end amy"].score


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_attack_says_its_chance(lang: str) -> None:
    session = table(
        map={"grid": "s1 s2"},
        survivors={"amy": {"zone": "s1", "hands": ["machete"], "skills": []}},
        zombies={"s1": {"walker": 1}},
        start="turn amy",
    )
    attack = tooling(GAME).advise(session, 0)[0]
    assert attack.reason_id == "kill-odds"
    assert attack.args["odds"] == 67
    assert "67 %" in Speaker(GAME, lang, strict=True).advice(attack)


def test_a_step_into_danger_is_told_as_such() -> None:
    session = table(
        map={"grid": "s1 s2 s3"},
        survivors={"amy": {"zone": "s1", "life": 1, "skills": []}},
        zombies={"s2": {"walker": 4}},
        objectives=[{"zone": "s3"}],
        goals=[{"type": "objectives"}],
        start="turn amy",
    )
    step = advice_by_key(session)["move amy s2"]
    assert step.reason_id == "exposed"
    assert step.args["n"] == 4


class ByLength(Opinion):
    def judge(self, option: Option, floor: float = 0.0) -> Judged:
        return -float(len(option.key)), "shortest", {}


def test_what_holds_for_the_best_alone_is_not_said_of_the_others() -> None:
    options = [Option("search"), Option("go"), Option("no")]
    told = [one.reason_id for one in rank(ByLength(), options, lesser={"shortest": "longer"})]
    assert told == ["shortest", "shortest", "longer"]


def test_leaving_a_six_alone_names_the_shooter_and_the_friends() -> None:
    session = table(
        map={"grid": "s1 s2"},
        survivors={
            "amy": {"zone": "s1", "skills": ["roll6-die:ranged"], "hands": ["pistol"]},
            "doug": {"zone": "s2", "skills": []},
        },
        zombies={"s2": {"walker": 2}},
        start="turn amy",
    )
    session.play("shoot amy pistol.1 s2", chance=Scripted({"d6": [6]}, {}))
    told = Speaker(GAME, "en", strict=True).advice(advice_by_key(session)["stand amy"])
    assert told == "Friends stand on Street 2. Amy had better not."
