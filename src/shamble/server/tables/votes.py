"""An open vote at a table: its subject, the answers so far, and the verdict. The commands lie in `undo_commands`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from shamble.core.scene import Text
from shamble.server.process.clock import Clock
from shamble.server.process.limits import Limits
from shamble.server.protocol.field_types import Level
from shamble.server.protocol.server_messages import VoteInfo
from shamble.server.tables.roster import Person, Roster


class TableVote(Struct):
    """An open vote about an undo or about opening hands. Any move ends it."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    seq: int
    start: float
    """Time of the monotonic clock, in seconds."""
    yes: list[str]
    no: list[str] = []
    seat: int | None = None
    what: Text | None = None
    opened: bool = False
    """True if the undo goes back to hidden things that another person has seen."""
    contested: bool = False
    """True if people at the table play against each other."""

    @property
    def absent_agree(self) -> bool:
        """True if absent people count as yes after `vote_seconds`: in a vote about an undo that is neither `opened` nor
        `contested`."""
        return self.about == "undo" and not self.opened and not self.contested

    def voters(self, roster: Roster, now: float, limits: Limits) -> list[Person]:
        """The people who have to agree. Bots have no vote. People for whom a bot plays vote about hidden cards only.

        A person keeps the vote for `vote_seconds` after a bot has taken their place: else the host could end the wait
        for an absent person with a bot.
        """
        if not self.absent_agree:
            return roster.keepers()
        players = roster.players()
        return players + [other for other in roster.lately_replaced(now - limits.vote_seconds) if other not in players]

    def info(self, limits: Limits, clock: Clock) -> VoteInfo:
        """Returns the vote as clients see it; `until` is in seconds since 1970."""
        until = clock.unix_time() + self.start + limits.vote_seconds - clock.monotonic() if self.absent_agree else None
        info = VoteInfo(self.about, self.level, self.reveals, self.by, list(self.yes), list(self.no), until)
        info.seat, info.what, info.opened = self.seat, self.what, self.opened
        return info

    def answer(self, person: str, yes: bool) -> None:
        self.yes = [voter for voter in self.yes if voter != person] + ([person] if yes else [])
        self.no = [voter for voter in self.no if voter != person] + ([] if yes else [person])

    def verdict(self, voters: list[str], present: set[str], now: float, limits: Limits) -> bool | None:
        """True if all voters agree, False if one declines or the time is over, None while the vote is open."""
        if self.no:
            return False
        patient = now >= self.start + limits.vote_seconds and self.absent_agree
        missing = [id for id in voters if id not in self.yes and not (patient and id not in present)]
        if not missing:
            return True
        return False if now >= self.start + limits.vote_ends_seconds else None
