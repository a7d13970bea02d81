"""Beats: events that happen together form one beat with one sentence and one sum, in every game and both languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.bots.play import play_out
from shamble.bots.roster import make_bot
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.event import Event
from shamble.core.state import Scope
from shamble.scenario.files import Scenario
from shamble.scenario.runner import NOTHING_EXPECTED, run
from shamble.sessions.beats import Beat, BeatPlan, Sum, beats
from shamble.sessions.retracing import retrace
from shamble.sessions.session import Session
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker

MAP = {
    "map": {"grid": "s1 s2 s3 s4", "doors": [], "passages": []},
    "survivors": {"doug": {"zone": "s1", "hands": ["molotov"]}},
}


def beats_of(session: Session, since: int = 0) -> list[Beat]:
    """The beats of each move from this number on."""
    plan = tooling(session.game).beats()
    grouped: list[Beat] = []
    for node in session.current_line():
        if node.seq >= since:
            states = retrace(session, node)
            grouped += beats(plan, [(event, s.scopes) for event, s in zip(node.events, states, strict=True)])
    return grouped


def played(given: dict[str, Any], play: Sequence[Any], chance: dict[str, Any] | None = None) -> Session:
    raw = {"game": "zombicide2", "given": given, "play": list(play), "chance": chance or {}}
    report = run(Scenario(Path(__file__), 1, raw))
    assert [problem for problem in report.problems if problem != NOTHING_EXPECTED] == []
    assert report.session is not None
    return report.session


def test_molotov_on_fourteen_is_one_beat() -> None:
    zombies = {"s2": {"walker": 11, "runner": 2, "hobomination": 1}}
    session = played({**MAP, "zombies": zombies}, [{"verb": "throw", "item": "molotov", "target": "s2"}])
    fires = [beat for beat in beats_of(session) if any(event.kind == "kills" for event in beat.events)]
    assert [beat.kind for beat in fires] == ["fire"]
    (fire,) = fires
    assert fire.sums()["falls"] == 14
    assert fire.sums()["gain"] == sum(int(str(e.args["n"])) for e in fire.events if e.kind == "adrenaline") > 0
    id, args = fire.message()
    said = Speaker(session.game, "en", strict=True).sentence(id, args)
    assert said == f"14 fall on Street 2, 11 walkers, 2 runners and the Hobomination: Doug +{fire.sums()['gain']}."


def test_all_groups_of_an_activation_move_in_one_beat() -> None:
    given = {**MAP, "zombies": {"s3": {"walker": 4}, "s4": {"walker": 3, "brute": 1}}}
    session = played(given, [{"verb": "end"}])
    waves = [beat for beat in beats_of(session, 1) if beat.kind == "wave"]
    assert len(waves) == 1
    assert (waves[0].sums()["moving"], waves[0].sums()["groups"]) == (8, 2)


def test_an_attack_is_one_beat_with_its_dice_falls_and_experience() -> None:
    given = {**MAP, "survivors": {"doug": {"zone": "s1", "hands": ["katana"]}}, "zombies": {"s1": {"walker": 3}}}
    session = played(given, [{"verb": "melee", "item": "katana"}], {"d6": [6, 6]})
    (attack,) = [beat for beat in beats_of(session, 1) if beat.kind == "attack"]
    assert [event.kind for event in attack.events if event.kind in ("attacks", "rolls", "hits")] == [
        "attacks",
        "rolls",
        "hits",
    ]
    assert attack.sums()["falls"] == 2 == attack.sums()["hits"]
    assert attack.lists() == {"kind": ("2 walker",)}


def test_beats_without_a_plan_go_by_their_causes() -> None:
    def step(kind: str, *scopes: tuple[str, int]) -> tuple[Event, list[Scope]]:
        return Event(kind, "r", {}), [Scope(name, "", serial) for name, serial in scopes]

    steps = [
        step("a", ("action", 1)),
        step("b", ("action", 1), ("card", 2)),
        step("c", ("card", 2)),
        step("d"),
        step("e"),
    ]
    assert [[event.kind for event in beat.events] for beat in beats(BeatPlan(), steps)] == [
        ["a"],
        ["b", "c"],
        ["d"],
        ["e"],
    ]


def test_sums_count_and_add() -> None:
    plan = BeatPlan(
        opens={"hit": "blow"},
        together={"blow": ""},
        sums={"hit": (Sum("blows"), Sum("hurt", "n", list="who"))},
        hurts={"hit": "who"},
        told={"blow": ("who",)},
    )
    (beat,) = beats(
        plan, [(Event("hit", "r", {"who": who, "n": n}), []) for who, n in (("amy", 2), ("ned", 1), ("amy", 1))]
    )
    assert beat.sums() == {"blows": 3, "hurt": 4}
    assert beat.hurt() == ("amy", "ned")
    assert beat.message() == (
        "beat-blow",
        {"who": "amy", "n": 2, "blows": 3, "hurt": 4, "whos": ("3 amy", "1 ned"), "whom": ("amy", "ned")},
    )


@pytest.mark.parametrize("game", registry.ids())
def test_every_beat_of_a_whole_game_has_its_sentence(game: str) -> None:
    seats = max(seats for seats in registry.find(game).seats if seats <= 3)
    session = shamble.new(game, seats=seats, seed=4)
    play_out(session, [make_bot("steady", seat) for seat in range(seats)])
    made = beats_of(session)
    assert sum(len(beat.events) for beat in made) == len(session.log)
    assert len(made) < 0.8 * len(session.log)
    for lang in LANGUAGES:
        speaker = Speaker(session.game, lang, strict=True)
        for beat in made:
            assert speaker.sentence(*beat.message())


def test_a_wound_is_no_part_of_an_announcement() -> None:
    plan = BeatPlan(opens={"turn": "turn"}, together={"turn": ""}, joins=("wounded",), hurts={"wounded": "who"})
    turn = [Scope("turn", "amy", 1)]
    made = beats(plan, [(Event(kind, "demo", {"who": "amy"}), turn) for kind in ("turn", "wounded")])
    assert [one.message()[0] for one in made] == ["log-turn", "log-wounded"]


@pytest.mark.parametrize("game", ["zombicide1", "zombicide2", "marvel"])
def test_a_wave_that_a_question_divides_is_told_as_it_is(game: str) -> None:
    speaker = Speaker(shamble.new(game, seats=1).game, "en", strict=True)
    set_out = speaker.sentence("beat-wave", {"moving": 0, "groups": 2})
    assert set_out == "2 groups set out."
    moved = speaker.sentence("beat-wave", {"moving": 4, "groups": 0})
    assert moved.startswith("4 ")
    assert "group" not in moved
