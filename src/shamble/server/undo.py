"""Votes: an undo past something revealed needs everybody, and so does opening hidden hands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from shamble.core.scene import Text
from shamble.server.clock import Clock
from shamble.server.limits import Limits
from shamble.server.protocol import Level, VoteInfo


class Ballot(Struct):
    """A vote at one moment of the game: any move ends it."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    seq: int
    start: float
    """By the clock that only grows."""
    yes: list[str]
    no: list[str] = []
    seat: int | None = None
    what: Text | None = None

    def info(self, limits: Limits, clock: Clock) -> VoteInfo:
        until = clock.now() + self.start + limits.vote_seconds - clock.passed()
        return VoteInfo(
            self.about, self.level, self.reveals, self.by, list(self.yes), list(self.no), until, self.seat, self.what
        )

    def answer(self, person: str, yes: bool) -> None:
        self.yes = [one for one in self.yes if one != person] + ([person] if yes else [])
        self.no = [one for one in self.no if one != person] + ([] if yes else [person])

    def verdict(self, voters: list[str], present: set[str], now: float, limits: Limits) -> bool | None:
        """True: everybody agrees. False: somebody does not, or nobody answers. None: still open.

        Bots have no vote: they agree. An absent person counts as yes after a while, but not for opening hands:
        what was seen cannot be taken back.
        """
        if self.no:
            return False
        patient = now >= self.start + limits.vote_seconds and self.about == "undo"
        missing = [one for one in voters if one not in self.yes and not (patient and one not in present)]
        if not missing:
            return True
        return False if now >= self.start + limits.vote_ends_seconds else None
