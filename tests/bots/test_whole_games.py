"""Every bot plays every installed game to its end. The compiled build runs these tests, too."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.bots.roster import bots_of
from shamble.core import registry
from shamble.core.game import Game
from shamble.simulate.simulation import Count, Setup, run_game
from shamble.workshop.playtest import seats_of

GAMES = [registry.find(id) for id in registry.ids()]


def missions(game: Game[Any]) -> list[str | None]:
    """The missions of a game; [None] for a game without missions."""
    return list(game.missions) or [None]


@pytest.mark.parametrize(
    ("game", "bot", "mission"),
    [(game, bot, mission) for game in GAMES for bot in bots_of(game) if bot != "keen" for mission in missions(game)],
    ids=lambda value: getattr(value, "id", value),
)
def test_bots_play_to_the_end(game: Game[Any], bot: str, mission: str | None) -> None:
    settings = {} if mission is None else {"mission": mission}
    count = Count()
    possible = seats_of(game, settings)
    for seats in (possible[0], possible[-1]):
        run_game(Setup(game.id, seats, settings, bot, limit=400), game, 5, count)
    assert [fault.error for fault in count.faults] == []
    assert count.decisions
