"""Tables that are keyed by class names of frames contain only names that exist: a renamed class would be missed."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import shamble
from shamble.city.advice import answers as city_answers
from shamble.content.tooling import tooling
from shamble.core.frame import Frame
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
