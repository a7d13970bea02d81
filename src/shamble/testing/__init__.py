"""Checks for games and bots of other packages: the promises that every game here keeps, as functions for a test.

    from shamble.testing import check_bot, check_game

    def test_my_game() -> None:
        check_game(GAME)

`game_checks` plays at random and compares; `bot_checks` lets a bot play. Each check raises AssertionError with the
seed, the move and what differs.
"""

from shamble.testing.bot_checks import check_bot
from shamble.testing.game_checks import check_game

__all__ = ["check_bot", "check_game"]
