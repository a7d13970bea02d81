"""The results of simulated games: one row for each game, and the counts of several rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from typing import Any, Final

from shamble.bots.counters import Tally
from shamble.bots.play import LIMIT
from shamble.core.entity import Json
from shamble.core.game import Value
from shamble.sessions.session import Session

WON: Final = "won"
LOST: Final = "lost"
UNDECIDED: Final = "undecided"
ERROR: Final = "error"
SEATS: Final = "|"
"""Separates the bots of a mixed team, seat by seat: `steady|random`."""
Row = dict[str, Json]
"""One game: see `FIELDS`."""
FIELDS: Final[Mapping[str, str]] = {
    "setup": "number of the set-up in this run, from 0",
    "game": "id of the game",
    "seats": "number of seats",
    "settings": "all settings, name → value",
    "bots": "names of the bots, seat by seat",
    "seed": "seed of the game; with set-up and bots it gives the same game again",
    "result": "won, lost, undecided (the limit of moves was reached) or error",
    "reason": "message id of the end (end-<reason>); for an error, its type and text",
    "rule": "id of the rule that ended the game",
    "winners": "seats that won, from 0",
    "score": "Session.score at the end, 0 to 100",
    "round": "number of the last round",
    "decisions": "number of moves",
}
"""Columns of the rows, in their order, each with its meaning."""


class Setup:
    """Games with the same seats, settings and bots: one row of the result. Plain data, so that it can be pickled."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Value],
        bot: str,
        limit: int = LIMIT,
        position: bool = False,
    ) -> None:
        """`bot`: name of the bot of every seat, or the names of all seats, separated by `|`."""
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = dict(settings)
        self.bot: Final = bot
        self.limit: Final = limit
        self.position: Final = position
        """True to begin in a random position, which reaches situations that play from the set-up rarely does."""

    @property
    def bots(self) -> list[str]:
        """The names of the bots, seat by seat."""
        names = self.bot.split(SEATS)
        return names * self.seats if len(names) == 1 else names

    def command(self, seed: int) -> str:
        """Returns the command that replays one game exactly: the same seed gives the same game."""
        parts = [f"shamble simulate {self.game} --seats {self.seats}"]
        parts += [f"--bot {name}" for name in self.bot.split(SEATS)]
        parts.append(f"--games 1 --seed {seed}")
        parts += [f"--set {name}={str(value).lower()}" for name, value in self.settings.items()]
        if self.position:
            parts.append("--positions")
        return " ".join(parts)

    def plain(self) -> dict[str, Json]:
        """Returns the set-up as plain data, for the head of a file of rows."""
        return {
            "game": self.game,
            "seats": self.seats,
            "settings": self.settings,
            "bot": self.bot,
            "limit": self.limit,
            "position": self.position,
        }

    @staticmethod
    def read(plain: Mapping[str, Any]) -> Setup:
        return Setup(
            plain["game"], plain["seats"], plain["settings"], plain["bot"], plain["limit"], bool(plain["position"])
        )


class Fault:
    """A game in which an exception was raised, with what is needed to replay it."""

    def __init__(self, setup: Setup, seed: int, error: str, trace: str, save: Json, then: Json) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.error: Final = error
        self.trace: Final = trace
        self.save: Final[Json] = save
        self.then: Final[Json] = then

    def plain(self) -> dict[str, Json]:
        """Returns plain data. The save is the position before the fault; `next` in it is the move that causes it."""
        bundle = {**self.save, "next": self.then} if self.save else None
        return {
            "error": self.error,
            "seed": self.seed,
            "seats": self.setup.seats,
            "settings": self.setup.settings,
            "bot": self.setup.bot,
            "command": self.setup.command(self.seed),
            "traceback": self.trace,
            "save": bundle,
        }


class Count:
    """The summed results of several games."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.undecided = 0
        self.errors = 0
        self.decisions = 0
        self.seconds = 0.0
        self.reasons: Counter[str] = Counter()
        self.winners: Counter[int] = Counter()
        """Seat → number of wins; seats differ if they play against one another or have goals of their own."""
        self.rounds: Counter[int] = Counter()
        self.faults: list[Fault] = []
        self.tally = Tally()
        self.rows: list[Row] = []
        """The rows of these games, until `add` has counted them."""
        self.trajectories: list[Json] = []
        """The games move by move, where they are wanted (see `trajectories`)."""

    def add_row(self, row: Row) -> None:
        """Counts one game."""
        self.rows.append(row)
        self.games += 1
        self.decisions += row["decisions"]
        if row["result"] == ERROR:
            self.errors += 1
            return
        if row["result"] == WON:
            self.won += 1
        elif row["result"] == LOST:
            self.reasons[row["reason"]] += 1
        else:
            self.undecided += 1
            return
        self.winners.update(row["winners"])
        self.rounds[row["round"]] += 1

    def add(self, other: Count) -> None:
        """Adds the figures of another count, but not its rows and trajectories, which may be many."""
        self.games += other.games
        self.won += other.won
        self.undecided += other.undecided
        self.errors += other.errors
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.reasons += other.reasons
        self.winners += other.winners
        self.rounds += other.rounds
        self.faults += other.faults
        self.tally.add(other.tally)

    @property
    def lost(self) -> int:
        """Number of lost games."""
        return self.games - self.won - self.undecided - self.errors

    def plain(self) -> dict[str, Json]:
        """Returns the figures as plain data, with the win rate and its 95 % interval."""
        decided = self.won + self.lost
        low, high = wilson(self.won, decided)
        rounds = sorted(self.rounds.elements())
        return {
            "games": self.games,
            "won": self.won,
            "lost": self.lost,
            "undecided": self.undecided,
            "errors": self.errors,
            "rate": round(self.won / decided, 4) if decided else None,
            "low": round(low, 4),
            "high": round(high, 4),
            "rounds": {
                "mean": round(sum(rounds) / len(rounds), 2) if rounds else None,
                "min": rounds[0] if rounds else None,
                "max": rounds[-1] if rounds else None,
            },
            "reasons": dict(sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))),
            "winners": {str(seat + 1): n for seat, n in sorted(self.winners.items())},
            "decisions": self.decisions,
        }


def game_row(number: int, setup: Setup, seed: int, session: Session | None, error: str = "") -> Row:
    """Returns the row of a finished game. `session` is None if the game did not begin, because of an error."""
    outcome = session.outcome if session is not None else None
    result = ERROR if error else UNDECIDED if outcome is None else WON if outcome.won else LOST
    begun = session if not error else None
    return {
        "setup": number,
        "game": setup.game,
        "seats": setup.seats,
        "settings": setup.settings,
        "bots": setup.bots,
        "seed": seed,
        "result": result,
        "reason": error or (outcome.reason if outcome is not None else ""),
        "rule": outcome.rule if outcome is not None and not error else "",
        "winners": list(outcome.winners) if outcome is not None and not error else [],
        "score": begun.score() if begun is not None else 0,
        "round": begun.game.scene(begun.state, None)["ribbon"]["round"] if begun is not None else 0,
        "decisions": session.seq if session is not None else 0,
    }


def count_rows(rows: Iterable[Row]) -> Count:
    """Returns the count of rows, for instance of those that a file holds already."""
    count = Count()
    for row in rows:
        count.add_row(row)
    count.rows.clear()
    return count


def wilson(won: float, n: int, z: float = 1.959964) -> tuple[float, float]:
    """Returns the 95 % interval of a rate, which is sensible also for few games and for 0 or 100 %."""
    if not n:
        return 0.0, 1.0
    p = won / n
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
