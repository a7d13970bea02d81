"""Noise tokens."""

from __future__ import annotations

import pytest

from shamble.core.chance import Scripted
from shamble.games.zombicide2 import GAME


def test_noise_is_never_taken_away_token_by_token() -> None:
    _, _, city = GAME.build({"map": {"grid": "s1"}, "survivors": {"amy": {"zone": "s1", "skills": []}}})
    flow = GAME.flow(city, Scripted({}, {}), [])
    flow.noise(0, 2, "action.noise")
    with pytest.raises(ValueError, match="noise of -1"):
        flow.noise(0, -1, "action.noise")
    assert city.noise[0] == 2
    assert [event.args["n"] for event in flow.events or ()] == [2]
