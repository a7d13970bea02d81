"""Tampers with saves: impossible values, references to missing things, too many of anything."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec

from shamble.core import registry
from shamble.sessions.session import Session

NUMBERS = [0, 1, -1, 2, 7, 99, 24_999, 25_001, 2**31, 2**63, -(2**40)]
WORDS = ["", "x", "rick", "../..", "\x00", "x" * 5_000, "💀", "__class__", "-1", "end-turn"]
OTHER: list[Any] = [None, True, 1.5, [], {}, [[]], {"id": "x"}, "x", 3]
Place = tuple[Any, Any]
"""A place in plain data: a list or an object, and an index or key in it."""


def saves(moves: int, seed: int) -> list[dict[str, Any]]:
    """Returns a save of each game after some moves."""
    luck = random.Random(seed)
    made = []
    for game in registry.games():
        seats = max(2, game.seats[0])
        session = Session(game, seats, game.configure(seats, {}), seed)
        session.begin()
        while session.decision is not None and session.seq < moves:
            session.play(luck.choice(session.decision.options))
        made.append(msgspec.json.decode(msgspec.json.encode(session.save(luck=False))))
    return made


def places(data: Any) -> Iterator[Place]:
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


def tampered(save: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    bad = copy.deepcopy(save)
    if luck.random() < 0.6 and len(bad["records"]) > 2:
        bad["records"][1 + luck.randrange(2)]["do"] = "teleport"  # so that it goes on from its snapshot
        spots = list(places(bad["snapshot"]))
    else:
        spots = list(places(bad))
    for _ in range(luck.choice((1, 1, 2, 4))):
        tamper(*luck.choice(spots), luck, spots)
    return bad


def tamper(inside: Any, at: Any, luck: random.Random, spots: list[Place]) -> None:
    try:
        value = inside[at]
    except (KeyError, IndexError):  # something above it is gone already
        return
    kind = luck.randrange(8)
    if kind == 0 and isinstance(inside, dict):
        del inside[at]
    elif kind == 1 and isinstance(value, list) and value:
        inside[at] = value * luck.choice((2, 2, 50))
    elif kind == 2 and isinstance(value, list):
        inside[at] = value[: len(value) // 2]
    elif kind == 3:
        deep: Any = value
        for _ in range(luck.choice((1, 5, 60))):
            deep = [deep]
        inside[at] = deep
    elif kind == 4:
        inside[at] = luck.choice(OTHER)
    else:  # of the right kind, and wrong
        alike = [there[key] for there, key in luck.sample(spots, min(60, len(spots))) if holds(there, key, type(value))]
        bases = NUMBERS if isinstance(value, int) else WORDS if isinstance(value, str) else []
        inside[at] = copy.deepcopy(luck.choice([*alike, *bases] or [None]))


def holds(there: Any, key: Any, kind: type) -> bool:
    try:
        return type(there[key]) is kind
    except (KeyError, IndexError):
        return False
