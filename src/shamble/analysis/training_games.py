"""Positions for training: bots play games, and every game leaves the feature vectors of some of its positions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeAlias

from shamble.analysis.feature_sets import FeatureSet
from shamble.analysis.registry import features_of
from shamble.bots.garbage_collection import relaxed
from shamble.bots.play import LIMIT, eager, next_move
from shamble.bots.roster import make_bot
from shamble.core import registry
from shamble.core.chance import generator
from shamble.core.errors import ShambleError
from shamble.core.game import Game, Value
from shamble.sessions.session import Session

CHUNK: Final = 50
"""Games in one file of training positions."""
SELDOM: Final = 12
"""Besides the first position of each round, one position in this many is kept."""
DIGITS: Final = 4
"""Decimals that a number of a feature vector keeps."""

Spread: TypeAlias = Callable[[Callable[..., Any], Iterable[tuple[Any, ...]]], Iterator[tuple[int, Any]]]
"""Function that runs a task for each piece of work somewhere, and yields the piece's number with the result."""

SetUp = tuple[int, dict[str, Value]]
"""Number of seats, and settings."""

VARIED: Final[Mapping[str, tuple[Sequence[int], Mapping[str, Sequence[Value]]]]] = {
    "dawn": ((1, 4), {"level": (0, 1, 2, 3, 4, 5)}),
    "marvel": ((2,), {"mission": ()}),
    "walkingdead": ((1, 2, 3, 4), {"mode": ("standard", "hardcore"), "level": ("beginner", "expert")}),
    "zombicide1": ((2,), {"mission": ()}),
    "zombicide2": ((2,), {"mission": ()}),
}
"""Game → numbers of seats and values of settings that training varies; an empty tuple stands for all values."""


def set_ups(game: Game[Any]) -> list[SetUp]:
    """Returns the set-ups of a game that training plays in turn."""
    if game.id not in VARIED:
        raise ShambleError(f"there is no training for {game.id}; there is for {', '.join(VARIED)}")
    seats, settings = VARIED[game.id]
    own_settings = {setting.id: setting for setting in game.settings}
    names = list(settings)
    values = [list(settings[name]) or list(own_settings[name].values) for name in names]
    return [(n, game.configure(n, dict(zip(names, chosen, strict=True)))) for chosen in product(*values) for n in seats]


def play_game(
    game: Game[Any], features: FeatureSet, set_up: SetUp, seed: int, bot: str, seldom: int = SELDOM
) -> dict[str, Any]:
    """Plays one game and returns its result and positions as plain data."""
    seats, settings = set_up
    session = Session(game, seats, settings, seed, False, history=False)
    session.begin()
    seated = dict(enumerate([make_bot(bot, seed * 31 + seat) for seat in range(seats)]))
    interrupting = eager(seated)
    source = generator(seed, "training positions")
    rows: list[list[float]] = []
    rounds: list[int] = []
    last = -1
    group = ""
    for _ in range(LIMIT):
        state = session.state
        if session.decision is None:
            break
        if features.applies(state):
            fresh = state.round != last
            if fresh or not source.below(seldom):
                last = state.round
                group = features.group(state)
                rows.append([round(number, DIGITS) for number in features.vector(state)])
                rounds.append(state.round)
        chosen = next_move(session, seated, interrupting, seed)
        if chosen is None:
            break
        session.play(chosen[0], chosen[1])
    outcome = session.outcome
    won = outcome is not None and outcome.won
    return {
        "seed": seed,
        "group": group,
        "won": won,
        "progress": 1.0 if won else round(features.progress(session.state), DIGITS),
        "rounds": rounds,
        "rows": rows,
    }


def play_chunk(id: str, bot: str, seed: int, first: int, last: int, seldom: int) -> bytes:
    """Plays the games from `first` to before `last` of a training; returns them as they are kept in a file."""
    game, features = registry.find(id), features_of(id)
    assert features is not None, f"{id} has features: TrainingGames got them"
    chosen = set_ups(game)
    lines: list[str] = []
    with relaxed():
        for index in range(first, last):
            played = play_game(game, features, chosen[index % len(chosen)], seed + index, bot, seldom)
            lines.append(json.dumps(played, separators=(",", ":")))
    return packed(lines)


def packed(lines: Sequence[str]) -> bytes:
    """Returns the games of a file, compressed; equal games give equal bytes."""
    return gzip.compress("\n".join(lines).encode(), mtime=0)


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file under another name first: a file with its own name is whole."""
    partial = path.with_suffix(".part")
    partial.write_bytes(data)
    partial.replace(path)


class TrainingGames:
    """The games of one training in a folder, in files of `CHUNK` games. Game i has the seed `seed + i` and plays set-up
    i modulo their number, so that a training can be interrupted, resumed, and shared by several processes."""

    def __init__(
        self, game: Game[Any], features: FeatureSet, folder: Path, bot: str, seed: int, games: int, seldom: int = SELDOM
    ) -> None:
        self.game: Final = game
        self.features: Final = features
        self.folder: Final = folder
        self.bot: Final = bot
        self.seed: Final = seed
        self.games: Final = games
        self.seldom: Final = seldom

    def path(self, chunk: int) -> Path:
        """Returns the file of a chunk; its name holds everything that determines its games."""
        bot = self.bot.replace(":", "-").replace(".", "-")
        first = self.seed + chunk * CHUNK
        return self.folder / f"{self.game.id}-{bot}-{len(self.features.names)}-{self.seed}-{first}.json.gz"

    @property
    def chunks(self) -> int:
        """Number of chunks into which the games are divided."""
        return (self.games + CHUNK - 1) // CHUNK

    def play(self, shard: int = 0, shards: int = 1, progress: Callable[[int], None] = lambda games: None) -> None:
        """Plays the chunks of a shard that are not there yet."""
        self.folder.mkdir(parents=True, exist_ok=True)
        chosen = set_ups(self.game)
        with relaxed():
            for chunk in range(shard, self.chunks, shards):
                path = self.path(chunk)
                if path.exists():
                    progress(CHUNK)
                    continue
                lines: list[str] = []
                for index in range(chunk * CHUNK, min((chunk + 1) * CHUNK, self.games)):
                    set_up = chosen[index % len(chosen)]
                    played = play_game(self.game, self.features, set_up, self.seed + index, self.bot, self.seldom)
                    lines.append(json.dumps(played, separators=(",", ":")))
                    progress(1)
                write_whole(path, packed(lines))

    def play_there(self, spread: Spread, progress: Callable[[int], None] = lambda games: None) -> None:
        """Plays the chunks that are not there yet on a cluster."""
        self.folder.mkdir(parents=True, exist_ok=True)
        missing = [chunk for chunk in range(self.chunks) if not self.path(chunk).exists()]
        pieces = [
            (self.game.id, self.bot, self.seed, chunk * CHUNK, min((chunk + 1) * CHUNK, self.games), self.seldom)
            for chunk in missing
        ]
        progress(self.games - sum([last - first for _, _, _, first, last, _ in pieces]))
        for number, data in spread(play_chunk, pieces):
            write_whole(self.path(missing[number]), data)
            progress(pieces[number][4] - pieces[number][3])

    def read(self) -> Iterator[dict[str, Any]]:
        """Yields the games of all chunks. Raises ShambleError if a chunk is missing."""
        for chunk in range(self.chunks):
            path = self.path(chunk)
            if not path.exists():
                raise ShambleError(f"{path} is missing: let the other shards finish, or train without --shard")
            for line in gzip.decompress(path.read_bytes()).decode().splitlines():
                yield json.loads(line)


def fresh_positions(
    game: Game[Any], features: FeatureSet, positions: int, tries: int, seed: int
) -> list[dict[str, Any]]:
    """Returns positions of games by `steady`, each with the share of `tries` games that `steady` wins from there: what
    a perfect judge of its play would say."""
    chosen = set_ups(game)
    rated: list[dict[str, Any]] = []
    steady = make_bot("steady", 0)
    index = 0
    with relaxed():
        while len(rated) < positions and index < 4 * positions:
            seats, settings = chosen[index % len(chosen)]
            session = Session(game, seats, settings, seed + index, False, history=False)
            session.begin()
            seated = dict.fromkeys(range(seats), steady)
            source = generator(seed + index, "fresh position")
            index += 1
            moves = moves_of(session, seated, seed)
            stop = source.below(max(1, moves))
            session = Session(game, seats, settings, seed + index - 1, False, history=False)
            session.begin()
            for _ in range(stop):
                taken = next_move(session, seated, {}, seed)
                if taken is None:
                    break
                session.play(taken[0], taken[1])
            decision = session.decision
            if decision is None or not features.applies(session.state):
                continue
            won = 0
            for attempt in range(tries):
                dream = session.imagine(decision.seat, seed + attempt)
                moves_of(dream, seated, seed)
                won += dream.outcome is not None and dream.outcome.won
            state = session.state
            rated.append(
                {
                    "group": features.group(state),
                    "round": state.round,
                    "row": [round(number, DIGITS) for number in features.vector(state)],
                    "won": won,
                    "tries": tries,
                }
            )
    return rated


def moves_of(session: Session, seated: dict[int, Any], seed: int) -> int:
    """Plays a game to its end; returns the number of moves."""
    for move in range(LIMIT):
        taken = next_move(session, seated, {}, seed)
        if taken is None:
            return move
        session.play(taken[0], taken[1])
    return LIMIT
