"""Each side of a versus game has a briefing of its own: goal, title and ways to lose."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble.core.scene import Scene
from shamble.text.speaker import Speaker


def scenes(**settings: Any) -> dict[int | None, Scene]:
    session = shamble.new("dawn", seed=5, **settings)
    return {seat: session.game.scene(session.state, seat) for seat in (None, *range(session.state.seats))}


def side(scene: Scene) -> str:
    return str(scene["title"]["args"]["side"])


def told(speaker: Speaker, scene: Scene, part: str) -> str:
    return speaker.say(f"scene-title.{part}", **scene["title"]["args"])


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("level", [0, 2])
def test_each_side_reads_its_own_goal_and_its_own_ways_to_lose(lang: str, level: int) -> None:
    seen = scenes(seats=2, mode="versus", level=level)
    assert [side(seen[seat]) for seat in (None, 0, 1)] == ["none", "heroes", "zed"]
    speaker = Speaker(shamble.new("dawn", seed=1).game, lang, strict=True)
    for part in ("briefing", "lose"):
        texts = {told(speaker, seen[seat], part) for seat in (None, 0, 1)}
        assert len(texts) == 3, texts
    finale = {"en": "finale", "de": "Finale"}[lang]
    assert finale in told(speaker, seen[1], "lose")
    assert finale not in told(speaker, seen[0], "lose")
    assert len(told(speaker, seen[0], "lose").splitlines()) == (1 if level == 0 else 2)
    assert {goal["id"] for goal in seen[1]["goals"]} == {"overrun"}
    assert {goal["id"] for goal in seen[0]["goals"]} == {"survive"}


def test_all_seats_of_a_game_against_the_rules_share_a_side() -> None:
    assert {side(scene) for scene in scenes(seats=2, level=1).values()} == {"all"}


@pytest.mark.parametrize(("lang", "minus"), [("en", "-1 point"), ("de", "-1 Punkt")])
def test_points_that_are_lost_are_told_with_a_minus(lang: str, minus: str) -> None:
    speaker = Speaker(shamble.new("dawn", seed=1).game, lang, strict=True)
    assert minus in speaker.say("log-points", what="events-left", n=-1)
    assert minus in speaker.say("log-rank", n=-1, best=14, rank="unthanked")
