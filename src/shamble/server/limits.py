"""Every limit of the server, in one place."""

from __future__ import annotations

import os

import msgspec


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of anything a client may ask for. `SHAMBLE_LIMITS` (JSON) changes single ones."""

    message_bytes: int = 4_096
    """A longer socket message gets an error."""
    frame_bytes: int = 65_536
    """A longer one ends the connection before it is even read."""
    body_bytes: int = 16_384
    import_bytes: int = 1_000_000
    import_number: int = 100_000
    """No number in an imported position is larger: rules loop over counts."""
    import_depth: int = 40
    import_seconds: float = 20.0
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    bad_in_a_row: int = 200
    """A connection that sent nothing but refused messages for so long is closed."""
    tables_per_minute: float = 30.0
    tokens_per_minute: float = 60.0
    """Wrong tokens, from one address."""
    hello_seconds: float = 10.0
    connections_per_table: int = 48
    connections: int = 2_000
    outbox: int = 256
    """Messages that wait for a client that does not read; then it is disconnected."""
    records: int = 20_000
    """A table as long as this is not played on."""
    chat_lines: int = 50
    frames_per_page: int = 50
    log_events: int = 5_000
    """The newest events that a client gets when it comes."""
    vote_seconds: float = 20.0
    """From then on an absent person counts as yes."""
    vote_ends_seconds: float = 120.0
    """A vote that somebody present does not answer ends without an undo."""
    idle_seconds: float = 1_800.0
    """A table that nobody looks at leaves the memory after so long; opening it brings it back."""
    bot_moves: int = 64
    """The most moves of a burst of bots: one append, one update."""
    bot_seconds: float = 0.1
    bot_patience: float = 30.0
    slice_seconds: float = 0.004
    """Long work gives the event loop back after so long."""


def from_environment() -> Limits:
    text = os.environ.get("SHAMBLE_LIMITS", "")
    return msgspec.json.decode(text, type=Limits) if text else Limits()


class Bucket:
    """Fills at a rate up to a brim; each message takes one drop."""

    __slots__ = ("at", "brim", "level", "rate")

    def __init__(self, rate: float, brim: float, now: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.at = now

    def take(self, now: float) -> bool:
        self.level = min(self.brim, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each address. Full ones are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.known: dict[str, Bucket] = {}

    def take(self, who: str, now: float) -> bool:
        if len(self.known) > 1_000:
            self.known = {name: one for name, one in self.known.items() if now - one.at < 60}
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.per_minute / 60, self.per_minute, now)
        return bucket.take(now)
