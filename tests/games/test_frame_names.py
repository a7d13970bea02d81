"""Tables that are keyed by class names of frames contain only names that exist: a renamed class would be missed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

import shamble
from shamble.city.advice import answers as city_answers
from shamble.content.tooling import tooling
from shamble.core.advice import Judge, Judged
from shamble.core.frame import Ask, Frame
from shamble.core.option import Option
from shamble.games.dawn.advice import advise as dawn_advise
from shamble.games.dawn.advice import answers as dawn_answers
from shamble.games.dawn.advice import zed_player
from shamble.games.marvel.advice import answers as marvel_answers
from shamble.games.walkingdead.advice import turn_advice


def names_below(base: type[Frame]) -> set[str]:
    """Returns the names of a class and of all its subclasses that are loaded."""
    return {base.__name__}.union(*[names_below(cls) for cls in base.__subclasses__()])


@pytest.fixture(scope="module")
def frame_names() -> set[str]:
    """Names of all frame classes of the installed games."""
    assert shamble.installed_games()
    return names_below(Frame)


@pytest.mark.parametrize(
    "keys",
    [
        city_answers.JUDGES,
        marvel_answers.JUDGES,
        dawn_answers.BY_FRAME,
        zed_player.BY_FRAME_ZED,
        dawn_advise.ACTIONS,
        turn_advice.JUDGES,
        turn_advice.PLANS,
        *[list(tooling(game).vocabulary().stops.values()) for game in shamble.installed_games()],
    ],
)
def test_every_key_is_a_frame(keys: Iterable[str], frame_names: set[str]) -> None:
    assert [key for key in keys if key not in frame_names] == []


def classes_below(base: type[Frame]) -> set[type[Frame]]:
    """Returns all loaded subclasses of a class."""
    return {cls for sub in base.__subclasses__() for cls in (sub, *classes_below(sub))}


def test_no_question_has_two_judges(frame_names: set[str]) -> None:
    """A question judges its options itself, or is listed: a listed judge would hide the question's own."""
    judging = {cls.__name__ for cls in classes_below(Ask) if getattr(cls, "judge", Ask.judge) is not Ask.judge}
    assert {"PayOr", "Bomb", "VipGift"} <= judging
    for listed in (city_answers.JUDGES, marvel_answers.JUDGES, dawn_answers.BY_FRAME, turn_advice.JUDGES):
        assert judging & set(listed) == set()
    assert judging & {*turn_advice.PLANS, *dawn_advise.ACTIONS} == set()


class Unheard(Ask[Any, Any]):
    """A question that no table of any game's advice lists."""

    def judge(self, view: Any, option: Option) -> Judged:
        return 7.0, "x", {"who": option.actor}


@pytest.mark.parametrize("own", [city_answers.own, dawn_answers.own, turn_advice.own])
def test_a_question_that_no_table_lists_judges_itself(own: Judge) -> None:
    assert own(None, Unheard(), Option("lose", "amy")) == (7.0, "x", {"who": "amy"})
    assert own(None, Ask(), Option("pass", "amy"))[0] > 0
