"""The chance to win from a position, with an interval."""

from __future__ import annotations

from typing import Final

from shamble.analysis.value import value_of
from shamble.core.errors import ShambleError
from shamble.sessions.session import Session


class WinChance:
    """The chance to win, 0 to 1; in four of five positions with this value the true chance lies from `low` to `high`.
    The truth is how often the bot `steady` wins from there."""

    __slots__ = ("high", "low", "value")

    def __init__(self, value: float, low: float, high: float) -> None:
        self.value: Final = value
        self.low: Final = low
        self.high: Final = high

    def __repr__(self) -> str:
        return f"<{self.value:.0%}, {self.low:.0%} to {self.high:.0%}>"


def chance(session: Session, seat: int) -> WinChance | None:
    """Returns the chance that the team of this seat wins, from what the seat may know.

    None where no learned value is good enough: in games and set-ups without one, during the set-up, and where seats
    play against each other. A finished game has a chance of 0 or 1.

    >>> import shamble
    >>> game = shamble.new("walkingdead", seats=2, seed=42)
    >>> shamble.chance(game, 0) is None
    True
    """
    if not 0 <= seat < session.seats:
        raise ShambleError(f"there is no seat {seat}")
    outcome = session.outcome
    if outcome is not None:
        won = 1.0 if outcome.won_by(seat) else 0.0
        return WinChance(won, won, won)
    value = value_of(session.game.id)
    if value is None or session.game.overlay() or not value.applies(session.state):
        return None
    estimate = value.chance(session.state)
    low, high = value.interval(estimate)
    return WinChance(estimate, low, high)
