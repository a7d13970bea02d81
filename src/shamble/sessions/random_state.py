"""The random stream of a session as plain data: seed, path, number of forks, and position of the stream."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.core.chance import MASK, LazyStream, generator_at
from shamble.core.entity import Json

Path = tuple[str | int, ...]


def plain_random_state(seed: int, path: Path, forks: int, stream: LazyStream | None) -> Mapping[str, Json]:
    """Returns the plain data of a stream; `words` is None if nothing has been rolled or drawn yet."""
    position = stream.position() if stream else None
    return {"seed": seed, "path": list(path), "forks": forks, "words": list(position) if position else None}


def read_random_state(plain: Mapping[str, Any]) -> tuple[int, Path, int, LazyStream | None]:
    """Returns seed, path, forks and stream from the data of `plain_random_state`; ValueError if they are invalid."""
    seed, path, forks, words = plain["seed"], plain["path"], plain["forks"], plain["words"]
    if type(seed) is not int or type(forks) is not int or not isinstance(path, list):
        raise ValueError("a stream has a seed, a path and a count of forks")
    if words is None:
        return seed, tuple(path), forks, None
    if len(words) != 4 or not all(type(word) is int and 0 <= word <= MASK for word in words):
        raise ValueError("a stream has four words")
    return seed, tuple(path), forks, LazyStream(seed, tuple(path), generator_at(tuple(words), seed, *path))
