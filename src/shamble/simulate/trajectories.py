"""Games move by move, in compressed files that replay: for learners and for whoever wants to look at a game again.

A shard is a gzip file of JSON lines, one game each:

| field | meaning |
| --- | --- |
| `game`, `version`, `content`, `seats`, `settings` | what was played, as in a save |
| `bots`, `seed` | names of the bots seat by seat, and the game's seed |
| `base` | the position in which the records begin; null for the set-up |
| `records` | first the set-up (its key is empty), then every move: key of the option, seat, outcomes of chance |
| `row` | the row of the game, with its result (see `results.FIELDS`) |
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from shamble.core import registry
from shamble.core.chance import Recorded
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.sessions.record import Record
from shamble.sessions.session import Session
from shamble.simulate.results import Row, Setup


def trajectory(setup: Setup, seed: int, session: Session, row: Row) -> Json:
    """Returns a finished game as one line of a shard."""
    game = session.game
    return {
        "game": game.id,
        "version": game.version,
        "content": {"digest": game.content_digest, "overlay": game.overlay()},
        "seats": session.seats,
        "settings": dict(session.settings),
        "bots": setup.bots,
        "seed": seed,
        "base": session.base,
        "records": [record.plain() for record in session.records],
        "row": row,
    }


def packed(games: Sequence[Json]) -> bytes:
    """Returns a shard. The same games give the same bytes."""
    lines = "".join([json.dumps(game, ensure_ascii=False, separators=(",", ":")) + "\n" for game in games])
    return gzip.compress(lines.encode(), 6, mtime=0)


def shard_name(number: int, first_seed: int) -> str:
    """Returns the name of the file with the games of a set-up from this seed on."""
    return f"{number:04}-{first_seed:09}.jsonl.gz"


def read_games(path: Path) -> Iterator[dict[str, Any]]:
    """Yields the games of a shard, or of all shards of a folder in the order of their names."""
    paths = sorted(path.glob("*.jsonl.gz")) if path.is_dir() else [path]
    if not paths:
        raise ShambleError(f"{path} holds no shards (*.jsonl.gz)")
    for shard in paths:
        try:
            with gzip.open(shard, "rt", encoding="utf-8") as lines:
                for line in lines:
                    yield json.loads(line)
        except (OSError, EOFError, ValueError) as reason:
            raise ShambleError(f"{shard} is no shard of games: {reason}") from None


def replay(game: Mapping[str, Any], events: bool = True) -> Iterator[Session]:
    """Yields the session before each move of a stored game, and at its end; always the same object.

    The first record is the set-up: the session that is yielded at index i is asked what `records[i + 1]` answers. For
    pairs of position and move see `moves`.
    """
    rules = registry.find(game["game"])
    if game["content"]["overlay"]:
        rules = rules.with_content(game["content"]["overlay"])
    records = records_of(game)
    session = Session(rules, game["seats"], game["settings"], 0, events)
    luck = Recorded(records[0].outcomes)
    if game["base"] is None:
        session.begin(luck)
    else:
        session.begin_at(rules.read(game["base"]), game["base"], luck)
    yield session
    for record in records[1:]:
        session.replay_record(record)
        yield session


def moves(game: Mapping[str, Any], events: bool = True) -> Iterator[tuple[Session, Record]]:
    """Yields, for each move of a stored game, the session before it (always the same object) and the move.

    A learner reads `session.decision` and `session.view(seat)`; `record.option_key` is the move.
    """
    yield from zip(replay(game, events), records_of(game)[1:], strict=False)


def records_of(game: Mapping[str, Any]) -> list[Record]:
    """Returns the records of a stored game: the set-up, then the moves."""
    return [Record.read(plain, number) for number, plain in enumerate(game["records"])]
