"""Sends bad messages to the socket of a real server: none may change a table, and the server must go on.

`python soak/fuzz_socket.py [--messages 300000]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from shamble.server.protocol.client_messages import Ping, PlayMessage, SendChat, UndoMessage, decode_client
from soak import tally
from soak.raw import frame, shake_hands
from tests.server.kill import Process

KINDS = "hello play undo vote open sit hint refused look chat suggest host ping welcome update dance"
NAMES = "type seq seat key level yes text do person bot token lang name colour sudo"
TYPES, FIELDS = KINDS.split(), NAMES.split()
SPITE: list[Any] = [
    None, True, False, 0, -1, 1, 63, 64, 10**9, 10**30, 1.5, -0.0, 1e308, "", "x", "step", "close", "bot", "p1", "\x00",
    "\u202e", "💀" * 30, "x" * 300, "x" * 3000, [], [[]], {}, {"type": "play"}, "choose rick", "../..", "' or 1=1 --",
]  # fmt: skip
LETTERS = [chr(code) for code in (*range(32, 127), *range(0x20, 0xD7FF, 97))]
BATCH = 1_000
"""Number of messages sent in one write; after each batch the host checks the table."""
NOISE = 0.0002
"""Share of messages that are no WebSocket frames; each of them ends the socket."""
CODE = re.compile(rb'"type":"error","code":"(\w+)"')
PONG = b'{"type":"pong"}'
GONE = (ConnectionError, TimeoutError, asyncio.IncompleteReadError)


def message(luck: random.Random, valid: list[dict[str, Any]]) -> str | bytes:
    """Returns a random message: noise, broken JSON, wrong types, or a message that is almost right."""
    kind = luck.randrange(6)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return "".join(luck.choices(LETTERS, k=40))
    if kind == 2:
        text = json.dumps(luck.choice(valid))
        cut = luck.randrange(len(text))
        return text[:cut] + luck.choice(["", "}", '"', "\\", "\x00", "[", text]) + text[cut + luck.randrange(2) :]
    if kind == 3:
        body = {luck.choice(FIELDS): luck.choice(SPITE) for _ in range(luck.randrange(6))}
        return json.dumps({"type": luck.choice(TYPES), **body})
    almost = dict(luck.choice(valid))
    if kind == 4:  # of the right shape: what it asks for is wrong
        name = luck.choice(sorted(almost))
        wrong = [one for one in SPITE if type(one) is type(almost[name])]
        almost[name] = luck.choice(TYPES if name == "type" else wrong)
    else:
        for _ in range(1 + luck.randrange(2)):
            almost[luck.choice(FIELDS)] = luck.choice(SPITE)
    if kind == 5 and luck.random() < 0.02:
        almost["text"] = "x" * 10_000
    return json.dumps(almost)


def harmless(said: str | bytes) -> bool:
    """True if the message may not change the table: seat 1's own moves, undos and chat may."""
    try:
        told = decode_client(said)
        return not isinstance(told, Ping | UndoMessage | SendChat) and not (
            isinstance(told, PlayMessage) and told.seat == 1
        )
    except (msgspec.DecodeError, UnicodeError):
        return True


class Attacker:
    """A raw socket that sends thousands of messages in one write."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def come(url: str, table: str, token: str) -> Attacker:
        where = urlsplit(url)
        made = Attacker(*await asyncio.open_connection(where.hostname, where.port))
        await shake_hands(made.reader, made.writer, table, where.netloc)
        made.writer.write(frame(json.dumps({"type": "hello", "token": token})))
        await made.heard(Counter())
        return made

    async def throw(self, said: list[bytes], codes: Counter[str]) -> None:
        self.writer.write(b"".join(said))
        await self.heard(codes)

    async def heard(self, codes: Counter[str]) -> None:
        """Returns all messages up to the answer to a ping."""
        self.writer.write(frame('{"type":"ping"}'))
        rest = b""
        while PONG not in rest:
            part = await asyncio.wait_for(self.reader.read(1 << 20), 60)
            if not part:
                raise ConnectionResetError
            rest += part
            if PONG not in rest and len(rest) > 1 << 16:
                codes.update(code.decode() for code in CODE.findall(rest[:-200]))
                rest = rest[-200:]
        codes.update(code.decode() for code in CODE.findall(rest))


async def come(url: str, made: dict[str, Any], token: str) -> tuple[ClientConnection, dict[str, Any], str]:
    """Connects a proper client; returns the socket, the view, and the secret that replaced a link."""
    where = url.replace("http", "ws")
    socket = await connect(f"{where}/api/tables/{made['table']}/ws", proxy=None, max_size=None, max_queue=None)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    secret = token
    while True:
        told = json.loads(await socket.recv())
        if told["type"] == "welcome" and told["token"]:
            secret = told["token"]
        if told["type"] == "update":
            return socket, told["view"], secret


async def look(socket: ClientConnection) -> dict[str, Any] | None:
    """Reads up to the pong; returns the last update, if there was one."""
    await socket.send('{"type":"ping"}')
    latest = None
    while True:
        told = json.loads(await asyncio.wait_for(socket.recv(), 60))
        if told["type"] == "pong":
            return latest
        if told["type"] == "update":
            latest = told["view"]


async def attack(url: str, count: int, seconds: float, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    codes: Counter[str] = Counter()
    body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]}
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=60) as client:
        made = (await client.post("/api/tables", json=body)).json()
    host, view, _ = await come(url, made, made["token"])
    guest, _, secret = await come(url, made, made["links"][0]["token"])
    await guest.close()
    sent = cuts = checks = changed = turn = 0
    attackers: list[Attacker] = []
    begun = time.perf_counter()
    while sent < count and time.perf_counter() - begun < seconds:
        valid = [
            {"type": "play", "seq": view["seq"], "seat": 0, "key": view["decision"]["options"][0]["key"]},
            {"type": "play", "seq": view["seq"], "seat": 2, "key": "x"},
            {"type": "vote", "yes": True},
            {"type": "look", "seq": 0},
            {"type": "host", "do": "close"},
            {"type": "suggest", "seat": 0, "key": "x"},
            {"type": "sit", "seat": 0},
        ]
        said = [one for one in (message(luck, valid) for _ in range(BATCH)) if harmless(one)]
        frames = [luck.randbytes(40) if luck.random() < NOISE else frame(one) for one in said]
        turn += 1
        try:
            # A spectator and a guest in turn.
            while len(attackers) < 2:
                attackers.append(await Attacker.come(url, made["table"], (made["spectate"], secret)[len(attackers)]))
            await attackers[turn % 2].throw(frames, codes)
            sent += len(said)
        except GONE:
            cuts += 1
            for one in attackers:
                one.writer.close()
            attackers = []
        # The host looks whether anything changed, and now and then plays on.
        seen = await look(host)
        checks += 1
        if seen is not None and seen["seq"] != view["seq"]:
            changed += 1
            view = seen
        if checks % 10 == 0:
            decision = view["decision"]
            if decision is not None and decision["seat"] == 0:
                key = decision["options"][0]["key"]
                await host.send(json.dumps({"type": "play", "seq": view["seq"], "seat": 0, "key": key}))
                view = await look(host) or view
    again, last, _ = await come(url, made, made["token"])
    assert last == view, "the table is not what it was"
    await again.close()
    await host.close()
    took = time.perf_counter() - begun
    return {
        "what": "fuzzed socket messages",
        "messages": sent,
        "errors": dict(codes.most_common()),
        "connections_cut": cuts,
        "looks_at_the_table": checks,
        "state_changes_by_bad_messages": changed,
        "messages_per_second": round(sent / took),
        "seconds": round(took, 1),
        "ok": sent > 0 and sum(codes.values()) > 0.9 * sent and changed == 0,
    }


def run(count: int, seconds: float, seed: int = 11) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        limits = {"bad_in_a_row": 10**9, "tokens_per_minute": 1e9, "outbox": 100_000, "outbox_bytes": 50_000_000}
        with Process(str(Path(folder) / "tables.sqlite3"), limits=limits) as server:
            figures = asyncio.run(attack(server.url, count, seconds, seed))
            figures["server_alive"] = server.process.poll() is None
            figures["ok"] = figures["ok"] and figures["server_alive"]
            return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=300_000)
    parser.add_argument("--seconds", type=float, default=200, help="it stops after so long, with as many as there were")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    # Every run says something else.
    made = run(given.messages, given.seconds, given.seed if given.seed is not None else int(time.time()))
    if made["ok"]:
        made["in_all_runs"] = tally.add(fuzzed_socket_messages=made["messages"])
    print(json.dumps(made))
    sys.exit(not made["ok"])
