"""Scenes of the city games: parts that scenarios do not check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.chance import Seeded, generator
from shamble.core.event import Event
from shamble.sessions.session import Session
from shamble.text.files import LANGUAGES
from shamble.text.speaker import Speaker

ZOMBICIDE: Any = registry.find("zombicide2")


def standing(**given: Any) -> Any:
    seats, settings, state = tooling(ZOMBICIDE).build(given)
    session = Session(ZOMBICIDE, seats, settings, seed=1)
    session.begin_at(state, state.plain())
    return session.view(0)["scene"]


def total(event: Event, part: str) -> int:
    more: Any = event.args["more"]
    return sum(int(line.split()[2]) for line in more if line.split()[0] == part)


def test_an_attack_is_the_printed_line_and_what_is_told_with_it() -> None:
    """Positions with odd skills and pairs of weapons, so that every modifier occurs."""
    sources: set[str] = set()
    for seed in range(40):
        pick = random.Random(seed)
        settings = ZOMBICIDE.configure(2, {})
        state = ZOMBICIDE.position(2, settings, Seeded(generator(seed, "arithmetic")))
        session = Session(ZOMBICIDE, 2, settings, seed)
        session.begin_at(state, state.plain())
        for _ in range(60):
            if session.decision is None:
                break
            options = session.decision.options
            fights = [one for one in options if one.verb in ("melee", "shoot")]
            session.play(pick.choice(fights or options))
        for event in session.log:
            if event.kind == "attacks":
                printed: Any = event.args["printed"]
                more: Any = event.args["more"]
                assert event.args["n"] == printed[0] + total(event, "dice"), event
                assert event.args["damage"] == printed[2] + total(event, "damage"), event
                sources |= {line.split()[1].partition(":")[0] for line in more}
    assert {"pair", "die", "damage", "to-roll"} <= sources


def test_actions_are_counted_for_their_own_survivor() -> None:
    people = {"amy": {"zone": "a1.ssw", "acted": True}, "doug": {"zone": "a1.ssw"}, "elle": {"zone": "a1.ssw"}}
    seats, settings, state = tooling(ZOMBICIDE).build({"mission": "m0", "survivors": people, "start": "turn doug"})
    session = Session(ZOMBICIDE, seats, settings, seed=1)
    session.begin_at(state, state.plain())
    session.play("noise doug")
    sheets = session.view(0)["scene"]["sheets"]
    left = {sheet["id"]: track["value"] for sheet in sheets for track in sheet["values"] if track["id"] == "actions"}
    assert left == {"amy": 0, "doug": 2, "elle": 3}


def test_who_has_acted_is_marked() -> None:
    people = {"amy": {"zone": "a1.ssw", "acted": True}, "doug": {"zone": "a1.ssw"}, "elle": {"zone": "a1.ssw"}}
    scene = standing(mission="m0", survivors=people, start="turn doug")
    tags = {
        sheet["id"]: [tag["id"] for tag in sheet["tags"] if tag["id"].startswith("tag-")] for sheet in scene["sheets"]
    }
    assert tags == {"amy": ["tag-acted"], "doug": ["tag-active"], "elle": []}


def test_colours_have_names() -> None:
    scene = standing(mission="m11", survivors={"amy": {"zone": "a1.se"}}, start="turn amy")
    names = {piece["name"]["id"] for piece in scene["pieces"]}
    assert {"door-closed", "door-closed-blue", "door-closed-green", "token-objective-blue"} <= names


def test_a_zone_shows_the_noise_of_its_tokens_and_of_who_is_there() -> None:
    people = {"amy": {"zone": "s1"}, "doug": {"zone": "s1"}}
    scene = standing(map={"grid": "s1 s2 s3"}, survivors=people, noise={"s1": 3, "s2": 1}, start="turn amy")
    heard = {
        space["id"]: mark["args"] for space in scene["spaces"] for mark in space["marks"] if mark["id"] == "mark-noise"
    }
    assert heard == {"s1": {"n": 5, "tokens": 3, "people": 2}, "s2": {"n": 1, "tokens": 1, "people": 0}}


def test_a_card_says_what_its_numbers_do_not() -> None:
    """A plain weapon has no text; a card with another effect has one."""
    people = {"amy": {"zone": "s1", "hands": ["machete"], "pack": ["rice", "flashlight"]}}
    scene = standing(map={"grid": "s1 s2"}, survivors=people, start="turn amy")
    said = {card["face"]: card["text"] is not None for card in scene["sheets"][0]["hand"]}
    assert said == {"machete": False, "rice": True, "flashlight": True}


def test_a_goal_without_a_token_is_marked_on_the_map() -> None:
    scene = standing(mission="m16", survivors={"amy": {"zone": "a1.d4"}}, start="turn amy")
    marks = [mark["args"] for space in scene["spaces"] for mark in space["marks"] if mark["id"] == "mark-goal"]
    assert marks == [{"goal": "light", "done": 0}] * 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mission", ZOMBICIDE.library)
def test_every_mission_says_what_is_special(mission: str, lang: str) -> None:
    zone = ZOMBICIDE.library[mission].board.zones[ZOMBICIDE.library[mission].start[0]].id
    scene = standing(mission=mission, survivors={"amy": {"zone": zone}}, start="turn amy")
    speaker = Speaker(ZOMBICIDE, lang, strict=True)
    said = [speaker.text(note) for note in (scene["title"], *scene["notes"])]
    assert len(said) == 1 + len(ZOMBICIDE.library[mission].effects)
    assert all(said)


@pytest.mark.parametrize(("lang", "title"), [("en", "My {own} street"), ("de", "Meine Straße")])
def test_a_mission_of_ones_own_brings_its_words(lang: str, title: str) -> None:
    row = {key: value for key, value in ZOMBICIDE.library["m0"].row.items() if value is not None} | {
        "id": "mine",
        "title": {"en": "My {own} street", "de": "Meine Straße"},
        "briefing": {"en": "One line,\n  and another."},
    }
    game = ZOMBICIDE.with_content({"tables": {"missions": [row]}})
    speaker = Speaker(game, lang, strict=True)
    assert speaker.say("mission-mine") == title
    assert speaker.say("mission-mine.briefing") == "One line, and another."
    assert speaker.say("mission-m0") in ("Zombicide Life", "Zombicide zum Kennenlernen")


CITIES = [game for game in registry.games() if hasattr(game, "library")]
MISSIONS = [pytest.param(game, mission, id=f"{game.id}-{mission}") for game in CITIES for mission in game.library]


@pytest.mark.parametrize(("game", "mission"), MISSIONS)
def test_nothing_is_done_before_anybody_has_moved(game: Any, mission: str) -> None:
    """No zone has the mark of a goal that is done before the first move; goals that only hold for now get no mark."""
    session = Session(game, 1, game.configure(1, {"mission": mission}), seed=1)
    session.begin()
    while session.decision and session.decision.options[0].verb == "choose":
        session.play(session.decision.options[0])
    goals = session.view(0)["scene"]["goals"]
    met = [goal["name"]["id"] for goal in goals if goal["value"] >= goal["need"] and not goal.get("passing")]
    assert not met
