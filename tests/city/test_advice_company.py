"""Advice considers the team: no shots that endanger friends for little, and nobody left without a way out."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.content.tooling import tooling
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker
from tests.city.test_advice import advised, best, table


def scores(session: Session) -> dict[str, float]:
    assert session.decision is not None
    return {one.option.key: one.score for one in tooling(GAME).advise(session, session.decision.seat)}


TEAM = ("amy", "wanda", "elle", "josh", "ned", "doug")


def caught(acted: bool) -> Session:
    """All six beside an enemy that cannot be killed, with more enemies coming from one side; the zone can still be
    left."""
    return table(
        map={"grid": "s1 s2 s3 s4"},
        survivors={who: {"zone": "s2", "skills": [], "acted": acted and who != "amy"} for who in TEAM},
        zombies={"s2": {"hobomination": 1, "brute": 1}, "s1": {"walker": 2}},
        goals=[{"type": "stand", "zone": "s2"}],
        start="turn amy",
    )


def test_who_could_never_get_away_later_leaves_while_it_is_possible() -> None:
    """Two wounds shared by six are little, but in the next round four enemies are here, and leaving them takes five
    actions."""
    session = caught(acted=False)
    assert best(session) == "move amy s3"
    assert advised(session, "move") - advised(session, "end") > 15.0


def test_those_who_have_acted_are_not_left_alone_as_lightly() -> None:
    """Mates who have acted stay in the zone whatever Amy does, so her presence shares their wounds."""
    alone, together = caught(acted=False), caught(acted=True)
    assert advised(together, "end") > advised(alone, "end")


def shot(n: int, **doug: Any) -> float:
    """Worth of a shot into the zone where Doug stands after his turn, beside this many walkers."""
    session = table(
        map={"grid": "s1 s2 s3"},
        survivors={
            "amy": {"zone": "s1", "hands": ["pistol"], "skills": []},
            "doug": {"zone": "s2", "skills": [], "acted": True, **doug},
        },
        zombies={"s2": {"walker": n}},
        start="turn amy",
    )
    return next(score for key, score in scores(session).items() if key.startswith("shoot"))


def test_no_shot_may_wound_a_friend_who_can_bear_what_comes() -> None:
    assert shot(1) == shot(2) == -900.0


def test_a_shot_that_may_wound_a_friend_is_for_saving_his_life() -> None:
    assert shot(3) > 0.0


def test_no_shot_may_kill_a_friend_not_even_to_save_him() -> None:
    assert shot(1, life=1) == shot(3, life=1) == -900.0


def both_sides(here: int, there: dict[str, int], **amy: Any) -> dict[str, float]:
    return scores(
        table(
            map={"grid": "s1 s2 s3"},
            survivors={"amy": {"zone": "s1", "hands": ["machete", "pistol"], "skills": [], **amy}},
            zombies={"s1": {"walker": here}, "s2": there},
            start="turn amy",
        )
    )


def test_what_stands_here_comes_before_what_stands_there() -> None:
    advice = both_sides(1, {"walker": 3})
    assert advice["melee amy machete.1"] > advice["shoot amy pistol.1 s2"] + 12.0


def test_what_would_run_here_and_kill_may_be_shot_at_first() -> None:
    advice = both_sides(1, {"runner": 2}, life=2)
    assert advice["shoot amy pistol.1 s2"] > advice["melee amy machete.1"] - 60.0


def test_nobody_lets_a_zombie_bite_for_fear_of_adrenaline() -> None:
    session = table(
        map={"grid": "s1 s2"},
        survivors={
            "amy": {"zone": "s1", "hands": ["machete"], "ap": 6, "skills": []},
            **{who: {"zone": "s1", "acted": True, "skills": []} for who in TEAM[1:]},
        },
        zombies={"s1": {"walker": 1}},
        goals=[{"type": "stand", "zone": "s1"}],
        start="turn amy",
    )
    assert best(session) == "melee amy machete.1"


def test_while_the_way_out_is_closed_one_gets_ready() -> None:
    """While kills are needed to open the exit and no enemy is near, searching is better than waiting at the exit."""
    session = table(
        map={"grid": "s1 s2 r1", "doors": ["r1-s2 open"]},
        survivors={"amy": {"zone": "s1", "skills": []}},
        exit=["s1"],
        goals=[{"type": "kills", "n": 5}, {"type": "exit"}],
        start="turn amy",
    )
    assert best(session) == "move amy s2"
    assert advised(session, "move") > advised(session, "end")


def test_who_has_what_must_be_carried_out_goes() -> None:
    """Carried items count when they are outside, so the team leaves as soon as the exit is open."""
    session = table(
        map={"grid": "s1 s2 s3 r1", "doors": ["r1-s3 open"]},
        survivors={"amy": {"zone": "s2", "pack": ["water"], "skills": []}},
        exit=["s1"],
        goals=[{"type": "carry", "cards": {"water": 1}}, {"type": "exit"}],
        start="turn amy",
    )
    assert best(session) == "move amy s1"


def test_who_has_nothing_to_do_looks_for_something_next_door_and_comes_back() -> None:
    session = table(
        map={"grid": "r1 s1 s2", "doors": ["r1-s1 open"]},
        survivors={"amy": {"zone": "s1", "skills": []}, "doug": {"zone": "s1", "skills": []}},
        goals=[{"type": "stand", "zone": "s1"}, {"type": "kills", "n": 9}],
        opened=True,
        start="turn amy",
    )
    assert best(session) == "move amy r1"
    session.play("move amy r1")
    assert best(session).startswith("search amy")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("where", "words"), [("s1", ("2", "Amy", "3")), ("s2", ("2", "Amy"))])
def test_the_hint_says_what_it_fears(lang: str, where: str, words: tuple[str, ...]) -> None:
    session = table(
        map={"grid": "s1 s2"}, survivors={"amy": {"zone": "s1"}}, zombies={where: {"walker": 2}}, start="turn amy"
    )
    feared = tooling(GAME).fear(session, 0)
    assert feared is not None
    said = Speaker(GAME, lang, strict=True).fear(feared)
    assert all(word in said for word in words), said


def test_a_quiet_street_is_nothing_to_fear() -> None:
    session = table(map={"grid": "s1 s2"}, survivors={"amy": {"zone": "s1"}}, start="turn amy")
    assert tooling(GAME).fear(session, 0) is None


def held_up(**more: Any) -> Session:
    """Amy, who has the turn, before a crowd that keeps her from the goal; a room that can be searched is behind her."""
    return table(
        map={"grid": "r1 s1 s2 s3 s4 s5", "doors": ["r1-s1"]},
        survivors={"amy": {"zone": "s2", "hands": ["machete"], "skills": []}, "doug": {"zone": "s2", "acted": True}},
        zombies={"s4": {"walker": 6}},
        goals=[{"type": "stand", "zone": "s5"}],
        open=["r1-s1"],
        opened=True,
        start="turn amy",
        **more,
    )


def test_whoever_cannot_go_on_searches_a_room_behind_and_says_so() -> None:
    session = held_up()
    first = tooling(GAME).advise(session, 0)[0]
    assert (first.option.key, first.reason_id, first.args["zone"]) == ("move amy s1", "to-search", "r1")
    session.play(first.option)
    assert best(session) == "move amy r1"


def test_whoever_has_searched_stays_where_the_way_is_blocked() -> None:
    assert best(held_up(spent={"amy": ["search"]})) == "end amy"


def test_whoever_can_do_nothing_yet_acts_after_the_mates_of_the_same_seat() -> None:
    """Amy cannot reach the crowd without standing in it; Doug can shoot at it."""
    session = table(
        map={"grid": "s1 s2 s3"},
        survivors={
            "amy": {"zone": "s1", "hands": ["machete"], "skills": []},
            "doug": {"zone": "s1", "hands": ["pistol"], "skills": []},
        },
        zombies={"s2": {"walker": 6}},
        goals=[{"type": "stand", "zone": "s3"}],
    )
    told = {one.option.key: one.reason_id for one in tooling(GAME).advise(session, 0)}
    assert list(told) == ["activate doug", "activate amy"]
    assert told["activate amy"] == "can-wait"
