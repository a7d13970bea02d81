"""Every limit of the server, in one place."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterable

import msgspec


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much of anything a client may ask for. `SHAMBLE_LIMITS` (JSON) changes single ones."""

    message_bytes: int = 4_096
    """A longer socket message gets an error."""
    frame_bytes: int = 65_536
    """A longer one ends the connection before it is even read."""
    body_bytes: int = 16_384
    import_bytes: int = 1_000_000
    import_number: int = 25_000
    """No number in an imported position is larger: rules loop over counts."""
    import_depth: int = 40
    import_position_bytes: int = 200_000
    """A position that a save goes on from. Those of our games have a tenth of it."""
    import_view_bytes: int = 400_000
    """What an imported game may send to each client at each move. Our games' views have a tenth of it."""
    import_move_seconds: float = 0.25
    """An imported game in which a move takes longer would hold up everybody's."""
    import_seconds: float = 20.0
    import_workers: int = 3
    """So many files are opened at once: one that takes long does not hold up the next."""
    import_memory: int = 2_000_000_000
    """Bytes of address space for the process that opens files."""
    head_seconds: float = 10.0
    head_bytes: int = 65_536
    """A request whose head is not complete by then is dropped."""
    answer_seconds: float = 120.0
    """So is a connection on which a request is not answered, or the answer not taken."""
    body_seconds: float = 30.0
    """So is one whose body stops coming."""
    looks_per_second: float = 4.0
    look_burst: float = 30.0
    """Earlier moments that one client may look at: each is a whole view."""
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    bad_in_a_row: int = 200
    """A connection that sent nothing but refused messages for so long is closed."""
    tables_per_minute: float = 30.0
    tokens_per_minute: float = 60.0
    """Wrong tokens, from one address."""
    drawings_per_minute: float = 60.0
    """QR codes, from one address."""
    hints_per_minute: float = 120.0
    """From one address. Each is a bot's thought, and bots wait for it."""
    chat_per_second: float = 1.0
    chat_burst: float = 8.0
    """What is said is stored with the table each time."""
    hello_seconds: float = 10.0
    connections_per_table: int = 48
    connections_per_address: int = 96
    """A school class behind one router fits in; one machine that opens sockets for sport does not. Beside the sockets
    an address has three times as many connections for requests."""
    connections: int = 2_000
    requests: int = 500
    """HTTP connections beside the sockets; more are turned away."""
    outbox: int = 256
    outbox_bytes: int = 2_000_000
    """Messages that wait for a client that does not read, and their size; then it is disconnected."""
    tables_open: int = 500
    records_open: int = 250_000
    """Tables in memory and their moves together; beyond that, those that nobody looks at are archived at once."""
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
    bot_decision_seconds: float = 3.0
    """A bot that has no answer by then gets any; so does one that errs."""
    bot_rest_seconds: float = 1.0
    """What stopped the bots, such as a full disk, is tried again after so long; then after twice as long, and so on."""
    bot_patience: float = 30.0
    """Seconds for a hint."""
    goodbye_seconds: float = 5.0
    """When the server stops: so long a table may take to finish what it is doing."""
    back_seconds: float = 5.0
    """When it stops, clients are told to come back after so long."""
    slice_seconds: float = 0.002
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


def real(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Who listens to both kinds (`--host ::`) hears ::ffff:203.0.113.7 from 203.0.113.7."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


def network(address: str) -> str:
    """Who pays for it: with IPv6 everybody has a whole network of addresses."""
    found = real(address)
    if found is None:
        return address
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))


class Networks:
    """Addresses and networks that somebody named. `*`: all of them."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.named: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.all = False
        self.read(names)

    def read(self, names: Iterable[str]) -> None:
        given = list(names)
        self.all = "*" in given
        self.named = []
        for name in given:
            try:
                self.named.append(ipaddress.ip_network(name, strict=False))
            except ValueError:  # the name of a machine or of a socket: nobody's address
                pass

    def hold(self, address: str) -> bool:
        if self.all or not self.named:
            return self.all
        found = real(address)
        return found is not None and any(found in network for network in self.named)


class Buckets:
    """A bucket for each address. Full ones are forgotten."""

    def __init__(self, per_minute: float) -> None:
        self.per_minute = per_minute
        self.known: dict[str, Bucket] = {}
        self.many = 1_000

    def take(self, address: str, now: float) -> bool:
        who = network(address)
        if len(self.known) > self.many:
            self.known = {name: one for name, one in self.known.items() if now - one.at < 60}
            self.many = max(1_000, 2 * len(self.known))  # a crowd is not counted anew for everybody who comes
        bucket = self.known.get(who)
        if bucket is None:
            bucket = self.known[who] = Bucket(self.per_minute / 60, self.per_minute, now)
        return bucket.take(now)
