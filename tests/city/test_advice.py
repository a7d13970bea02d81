"""Single aims of the advice, each in a position in which it matters."""

from __future__ import annotations

from typing import Any

from shamble.content.tooling import tooling
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session

STREET = {"grid": "s1 s2 s3 s4", "doors": []}


def table(**given: Any) -> Session:
    seats, settings, city = GAME.build(given)
    session = Session(GAME, seats, settings, 1)
    session.begin_at(city, city.plain())
    return session


def best(session: Session) -> str:
    assert session.decision is not None
    return tooling(GAME).advise(session, session.decision.seat)[0].option.key


def advised(session: Session, verb: str) -> float:
    """The best score among the options of a verb."""
    assert session.decision is not None
    judged = tooling(GAME).advise(session, session.decision.seat)
    return max(advice.score for advice in judged if advice.option.key.split()[0] == verb)


def leaving(**mates: Any) -> Session:
    people = {"amy": {"zone": "s2", "skills": []}, **mates}
    return table(
        map={"grid": "s1 s2 s3 s4 s5 s6"}, survivors=people, exit=["s1"], goals=[{"type": "exit"}], start="turn amy"
    )


def test_who_is_next_to_the_way_out_takes_it() -> None:
    assert best(leaving(doug={"zone": "s2"})) == "move amy s1"


def test_nobody_leaves_without_the_stragglers_while_it_is_quiet() -> None:
    session = leaving(doug={"zone": "s6"})
    session.play("move amy s1")
    assert advised(session, "leave") < advised(session, "end")


def test_everybody_leaves_when_the_last_is_near() -> None:
    session = leaving(doug={"zone": "s3"})
    session.play("move amy s1")
    assert best(session) == "leave amy"


def cooking(*notes: tuple[str, int], **people: Any) -> Session:
    session = table(
        map={"grid": "s2 s1 r1", "doors": ["r1-s1"]},
        survivors=people,
        objectives=[{"zone": "s2", "colour": "blue"}, {"zone": "s2", "colour": "green"}],
        goals=[{"type": "super"}],
        special=[{"effect": "ned", "zone": "r1"}],
        zombies={"s2": {"super-abomination": 1}},
        start="turn amy",
    )
    session.state.notes = tuple(notes)
    return session


def test_neds_door_stays_shut_until_everything_is_there() -> None:
    amy = {"zone": "s1", "hands": ["crowbar", "molotov"], "skills": []}
    early = cooking(("carries blue amy", 1), amy=amy)
    assert advised(early, "open") < advised(early, "end")
    ready = cooking(("carries blue amy", 1), ("carries green amy", 1), amy=amy)
    assert best(ready).startswith("open amy")


def opening(**doug: Any) -> float:
    """Worth of opening the door, less the worth of doing nothing, with Doug placed as given."""
    session = table(
        map={"grid": "s2 s1 r1 d1 d2", "doors": ["r1-s1"], "passages": ["r1-d1", "d1-d2"]},
        survivors={
            "amy": {"zone": "s1", "hands": ["crowbar"], "skills": []},
            "doug": {"zone": "s1", "hands": ["machete"], "skills": [], **doug},
        },
        objectives=[{"zone": "r1"}],
        goals=[{"type": "objectives"}],
        start="turn amy",
    )
    return advised(session, "open") - advised(session, "end")


def test_a_house_is_opened_rather_while_the_others_can_still_act() -> None:
    assert opening() > opening(acted=True)


def searching(**doug: Any) -> float:
    session = table(
        map={"grid": "r1 r2", "passages": ["r1-r2"]},
        survivors={"amy": {"zone": "r1", "life": 1, "skills": []}, "doug": {"zone": "r1", "skills": [], **doug}},
        start="turn amy",
    )
    for _ in range(2):
        session.play("noise amy")
    return advised(session, "search") - advised(session, "end")


def test_the_last_action_is_no_search_for_who_could_not_bear_what_it_wakes() -> None:
    assert searching() > searching(acted=True, zone="r2")
