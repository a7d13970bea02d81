"""The checks for games and bots of other packages find the faults that they promise to find."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

import shamble
from shamble.games.walkingdead.game import WalkingDead
from shamble.games.walkingdead.table.state import WalkingDeadState
from shamble.sessions.session import Session
from shamble.testing import check_bot, check_game
from tests.probe import interrupting, retreating
from tests.scenario.toy import GAME


@pytest.mark.parametrize("game", [GAME, interrupting.GAME, retreating.GAME], ids=lambda game: game.id)
def test_sound_games_pass(game: shamble.Game[Any]) -> None:
    check_game(game, seeds=2, moves=60)


def test_a_game_of_ours_passes() -> None:
    check_game(shamble.registry.find("walkingdead"), seeds=1, moves=25)


def test_a_game_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """In expert mode the events in another seat's hand are hidden."""
    honest = WalkingDead.scene

    def telling(self: WalkingDead, state: WalkingDeadState, seat: int | None) -> Any:
        held = "".join([card for player in state.players for card in player.events])
        return {**honest(self, state, seat), "silence": zlib.crc32(held.encode()) % 2 == 0}

    monkeypatch.setattr(WalkingDead, "scene", telling)
    with pytest.raises(AssertionError, match="sees something hidden"):
        check_game(shamble.registry.find("walkingdead"), seeds=2, moves=30, settings={"level": "expert"})


def test_a_game_that_is_not_the_same_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []
    honest = Session.begin

    def begin(self: Session, chance: Any = None) -> None:
        begun.append(1)
        self._seed += len(begun) % 2
        honest(self, chance)

    monkeypatch.setattr(Session, "begin", begin)
    with pytest.raises(AssertionError, match="the same seed and choices gave another position"):
        check_game(shamble.registry.find("walkingdead"), seeds=2, moves=20)


class Forgetful(shamble.Bot):
    """A bot that always answers with an option of its first question."""

    kept: shamble.Option | None = None

    def choose(self, session: Session, seat: int) -> shamble.Option:
        assert session.decision is not None
        Forgetful.kept = Forgetful.kept or session.decision.options[0]
        return Forgetful.kept


class Moody(shamble.Bot):
    """A bot that plays another game each time."""

    made = 0

    def __init__(self) -> None:
        Moody.made += 1
        self.mood = Moody.made

    def choose(self, session: Session, seat: int) -> shamble.Option:
        assert session.decision is not None
        return session.decision.options[self.mood % len(session.decision.options)]


def test_bots() -> None:
    game = shamble.registry.find("walkingdead")
    check_bot(shamble.Random, game, seeds=1)
    check_bot(lambda seed: shamble.Steady(), game, seeds=1)
    with pytest.raises(AssertionError, match="is not possible now"):
        check_bot(lambda seed: Forgetful(), game, seeds=1)
    with pytest.raises(AssertionError, match="the same seed gave other moves"):
        check_bot(lambda seed: Moody(), game, seeds=3)
    with pytest.raises(AssertionError, match="no end after 5 moves"):
        check_bot(shamble.Random, game, seeds=1, limit=5)
