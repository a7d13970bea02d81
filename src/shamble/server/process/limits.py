"""All limits of the server, and the buckets that enforce rates per client or address."""

from __future__ import annotations

import ipaddress
import os
import time
from collections.abc import Iterable

import msgspec


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Limits of the server. The environment variable `SHAMBLE_LIMITS` (a JSON object) overrides single ones."""

    message_bytes: int = 4_096
    """Maximum size of a client message. A larger one is refused."""
    frame_bytes: int = 65_536
    """Maximum size of a WebSocket message. A larger one ends the connection before it is read."""
    body_bytes: int = 16_384
    """Maximum size of the body of an HTTP request that is not an import."""
    import_bytes: int = 1_000_000
    """Maximum size of an imported save."""
    import_number: int = 25_000
    """Largest number in an imported file, because rules loop over counts."""
    import_depth: int = 40
    """Maximum nesting of an imported file."""
    import_position_bytes: int = 200_000
    """Maximum size of the start position in an imported file. Positions of real games have a tenth of it."""
    import_view_bytes: int = 400_000
    """Maximum size of a view in an imported game, which each client gets. Views of real games have a tenth of it."""
    import_move_seconds: float = 0.25
    """Maximum processor time of a move in an imported game. A slower move would delay all tables."""
    import_seconds: float = 20.0
    """Seconds that opening an imported file may take."""
    import_cpu_seconds: float = 10.0
    """Seconds of processor time to replay a small file. The limit falls with the size: honest files are large because
    of their position or overlay, malicious ones because of their moves."""
    import_cpu_seconds_large: float = 3.0
    """Seconds of processor time to replay a file of `import_bytes`."""
    import_cpu_per_minute: float = 20.0
    """Seconds of processor time per minute for the imported files, packs and checked missions of one address. Further
    ones are refused."""
    import_undos: int = 200
    """Undos that an imported file keeps. If it has more, moves without rolls or draws that were undone at once are
    removed."""
    imports_waiting: int = 4
    """Maximum number of waiting files of one address. More are refused."""
    import_workers: int = 3
    """Maximum number of worker processes that open files. With several, a slow file does not delay the next."""
    import_memory: int = 2_000_000_000
    """Bytes of address space of each process that opens files."""
    head_seconds: float = 10.0
    head_bytes: int = 65_536
    """Maximum seconds and bytes of a request head. A connection that exceeds them is closed."""
    answer_seconds: float = 120.0
    """Seconds from a request head to the end of its answer. Then the connection is closed."""
    body_seconds: float = 30.0
    """Maximum seconds between two parts of a request body. Then the request fails."""
    looks_per_second: float = 4.0
    look_burst: float = 30.0
    """Rate and burst of `look` messages of one client. Each is answered with a whole view."""
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    """Rate and burst of all messages of one client."""
    bad_in_a_row: int = 200
    """Number of consecutive refused messages after which a client is disconnected."""
    tables_per_minute: float = 30.0
    """Tables that one address may make, import, fork or show."""
    tokens_per_minute: float = 60.0
    """Wrong tokens and table ids from one address."""
    drawings_per_minute: float = 60.0
    """QR codes for one address."""
    checks_per_minute: float = 300.0
    """Checks of missions in the editor for one address. Each occupies a worker process for some tenths of a second."""
    missions_per_minute: float = 30.0
    """Missions and comments that one address may store, and playtests that it may start."""
    playtests: int = 8
    """Playtests that run at the same time in this process, of all addresses."""
    playtests_per_address: int = 2
    hints_per_minute: float = 120.0
    """Hints for one address. Each occupies a worker process for which bots wait."""
    cost_per_second: float = 150.0
    cost_burst: float = 3_000.0
    """Rate and burst of the cost of one client's `sit`, `look` and hint messages. A unit is a thousand bytes sent or a
    millisecond of processor time."""
    address_cost_per_second: float = 600.0
    address_cost_burst: float = 12_000.0
    """The same for all clients of an address together, including replay pages and exports."""
    chat_per_second: float = 1.0
    chat_burst: float = 8.0
    """Rate and burst of chat lines of one client. Each is stored with the table."""
    host_per_second: float = 1.0
    host_burst: float = 20.0
    """Rate and burst of host commands. Each is stored with the table."""
    audit_entries: int = 100
    """Number of audit entries of a table from which similar entries are merged."""
    people: int = 64
    """Maximum number of people of a table: those with a seat, and those who once had one."""
    hello_seconds: float = 10.0
    """Seconds in which a client must send its first message."""
    connections_per_table: int = 48
    connections_per_address: int = 96
    """Maximum number of WebSockets of one address, enough for a school class behind one router. An address may have
    three times as many HTTP connections besides."""
    connections: int = 2_000
    requests: int = 500
    """Maximum number of concurrent HTTP connections and requests beside `connections`."""
    outbox: int = 256
    outbox_bytes: int = 2_000_000
    """Maximum number and size of the messages that wait for a slow client. Then it is disconnected."""
    tables_open: int = 500
    records_open: int = 250_000
    """Numbers of tables and of moves in memory. Beyond them, tables without clients are archived at once."""
    records: int = 20_000
    """Maximum number of moves of a table."""
    chat_lines: int = 50
    """Number of chat lines that a table keeps."""
    frames_per_page: int = 50
    """Maximum number of moments in a page of a replay."""
    log_events: int = 5_000
    """Maximum number of events in the log of a client that joins. The newest are sent."""
    vote_seconds: float = 20.0
    """Seconds after which absent people count as yes in a vote."""
    vote_ends_seconds: float = 120.0
    """Seconds after which a vote ends without an undo, if a person present has not answered."""
    idle_seconds: float = 1_800.0
    """Seconds after which a table without clients is archived. Opening it reads it again."""
    bot_moves: int = 64
    """Maximum number of moves in a burst of bots, which is one append and one update."""
    bot_seconds: float = 0.1
    """Seconds after which a burst of bots ends."""
    bot_decision_seconds: float = 3.0
    """Seconds for one decision of a bot. For a bot that takes longer, or fails, `steady` moves, else chance."""
    bot_thought_seconds: float = 1.0
    """Seconds that a searching bot or a hint may think about a decision while no other job waits; 0: no searches."""
    bot_rest_seconds: float = 1.0
    """Seconds until bots try again after a failure, such as a full disk. Each further failure doubles it."""
    bot_patience: float = 30.0
    """Seconds that a hint may take."""
    goodbye_seconds: float = 5.0
    """Seconds that a table may take to finish its current change when the server stops."""
    back_seconds: float = 5.0
    """Seconds after which clients are told to reconnect when the server stops."""
    slice_seconds: float = 0.002
    """Seconds after which long work yields to the event loop."""


def from_environment() -> Limits:
    """The default limits with the changes in `SHAMBLE_LIMITS`."""
    text = os.environ.get("SHAMBLE_LIMITS", "")
    return msgspec.json.decode(text, type=Limits) if text else Limits()


class TokenBucket:
    """Tokens that come back at `rate` per second, up to `brim`. A message takes one; a request is charged its cost
    afterwards, when that is known, so that the level may be below 0."""

    __slots__ = ("at", "brim", "level", "rate")

    def __init__(self, rate: float, brim: float, now: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.at = now

    def fill(self, now: float) -> None:
        """Adds the tokens of the time since the last call."""
        self.level = min(self.brim, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now

    def take(self, now: float) -> bool:
        """Takes a token. False if there is none."""
        self.fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def wait(self, now: float) -> float:
        """Seconds until the next request is allowed; 0 if it is allowed now."""
        self.fill(now)
        return 0.0 if self.level > 0 else max(0.1, (0.1 * self.brim - self.level) / self.rate)

    def charge(self, cost: float) -> None:
        """Takes this many tokens, also if there are fewer."""
        self.level -= cost

    @property
    def full(self) -> float:
        """Time at which the bucket will be full, in seconds of the same clock."""
        missing = self.brim - self.level
        return self.at + missing / self.rate if missing else self.at


class Bill:
    """The cost of one request, in units of a thousand bytes sent or a millisecond of processor time."""

    def __init__(self) -> None:
        self.begun = time.thread_time()
        self.sent = 0
        """Bytes sent."""
        self.elsewhere: float | None = None
        """Seconds of processor time in a worker process; None if the request was handled in this thread."""

    @property
    def cost(self) -> float:
        """The cost of the request: 1 for each 1,000 bytes sent and each millisecond of processor time."""
        seconds = time.thread_time() - self.begun if self.elsewhere is None else self.elsewhere
        return self.sent / 1_000 + seconds * 1_000


class AddressBuckets:
    """A token bucket for each client address. Full buckets are removed."""

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.buckets: dict[str, TokenBucket] = {}
        self.many = 1_000

    def of(self, address: str, now: float) -> TokenBucket:
        """Returns the bucket of an address, a full one if the address is new."""
        who = network(address)
        bucket = self.buckets.get(who)
        if bucket is None:
            if len(self.buckets) > self.many:
                self.buckets = {name: kept for name, kept in self.buckets.items() if kept.full > now}
                self.many = max(1_000, 2 * len(self.buckets))  # with many addresses, not at every new one
            bucket = self.buckets[who] = TokenBucket(self.rate, self.brim, now)
        return bucket

    @property
    def pause(self) -> float:
        """Seconds in which an empty bucket gets a token."""
        return 1 / self.rate

    def take(self, address: str, now: float) -> bool:
        """Takes a token of an address. False if there is none."""
        return self.of(address, now).take(now)


def per_minute(count: float) -> AddressBuckets:
    """Returns buckets that allow each address so many requests a minute, which may come at once."""
    return AddressBuckets(count / 60, count)


def real(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The IP address of a client; as IPv4 if it is in IPv6 form (::ffff:203.0.113.7), as seen with `--host ::`."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return None
    return (parsed.ipv4_mapped or parsed) if isinstance(parsed, ipaddress.IPv6Address) else parsed


def network(address: str) -> str:
    """The key for limits per address: the IPv4 address, or the /64 network of an IPv6 address."""
    parsed = real(address)
    if parsed is None:
        return address
    return str(parsed) if parsed.version == 4 else str(ipaddress.ip_network((parsed.packed[:8] + bytes(8), 64)))


class Networks:
    """A set of addresses and networks, such as the bans; `*` is all of them."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.named: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self.all = False
        self.read(names)

    def read(self, names: Iterable[str]) -> None:
        """Replaces the set by these names. Names that are no address or network are ignored."""
        given = list(names)
        self.all = "*" in given
        self.named = []
        for name in given:
            try:
                self.named.append(ipaddress.ip_network(name, strict=False))
            except ValueError:  # a host name or the path of a socket, which no client address equals
                pass

    def hold(self, address: str) -> bool:
        """True if the address is in the set."""
        if self.all or not self.named:
            return self.all
        parsed = real(address)
        return parsed is not None and any(parsed in network for network in self.named)
