"""Throw bad messages at the socket of a real server: none may change a table, and the server must live.

`python soak/fuzz_socket.py [--messages 100000]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shamble.server.protocol import Play, Say, Undo, decode_client
from soak import tally
from tests.server.kill import Process

KINDS = "hello play undo vote open sit hint refused look chat suggest host ping welcome update dance"
NAMES = "type seq seat key level yes text do person bot token lang name colour sudo"
TYPES, FIELDS = KINDS.split(), NAMES.split()
SPITE: list[Any] = [
    None, True, False, 0, -1, 1, 63, 64, 10**9, 10**30, 1.5, -0.0, 1e308, "", "x", "step", "close", "bot", "p1", "\x00",
    "\u202e", "💀" * 30, "x" * 300, "x" * 3000, [], [[]], {}, {"type": "play"}, "choose rick", "../..", "' or 1=1 --",
]  # fmt: skip
BATCH = 200


def message(luck: random.Random, valid: list[dict[str, Any]]) -> str | bytes:
    """Noise, broken JSON, wrong types, and almost right messages."""
    kind = luck.randrange(6)
    if kind == 0:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if kind == 1:
        return "".join(chr(luck.choice((luck.randrange(32, 127), luck.randrange(0x20, 0xD7FF)))) for _ in range(40))
    if kind == 2:
        text = json.dumps(luck.choice(valid))
        cut = luck.randrange(len(text))
        return text[:cut] + luck.choice(["", "}", '"', "\\", "\x00", "[", text]) + text[cut + luck.randrange(2) :]
    if kind == 3:
        body = {luck.choice(FIELDS): luck.choice(SPITE) for _ in range(luck.randrange(6))}
        return json.dumps({"type": luck.choice(TYPES), **body})
    almost = dict(luck.choice(valid))
    for _ in range(1 + luck.randrange(2)):
        almost[luck.choice(FIELDS)] = luck.choice(SPITE)
    if kind == 5 and luck.random() < 0.02:
        almost["text"] = "x" * 10_000
    return json.dumps(almost)


def harmless(said: str | bytes) -> bool:
    """Whether it can have no right to change anything: seat 1's own moves, undo and talk are good messages."""
    try:
        told = decode_client(said)
        return not isinstance(told, Undo | Say) and not (isinstance(told, Play) and told.seat == 1)
    except (msgspec.DecodeError, UnicodeError):
        return True


KEPT: dict[str, str] = {}
"""The secrets that links were exchanged for."""


async def come(url: str, made: dict[str, Any], token: str) -> tuple[ClientConnection, dict[str, Any]]:
    where = url.replace("http", "ws")
    socket = await connect(f"{where}/api/tables/{made['table']}/ws", proxy=None, max_size=None, max_queue=None)
    await socket.send(json.dumps({"type": "hello", "token": KEPT.get(token, token)}))
    while True:
        told = json.loads(await socket.recv())
        if told["type"] == "welcome" and told["token"]:
            KEPT[token] = told["token"]
        if told["type"] == "update":
            return socket, told["view"]


async def drain(socket: ClientConnection, codes: Counter[str]) -> dict[str, Any] | None:
    """Read up to the pong; the last update, if there was one."""
    await socket.send('{"type":"ping"}')
    latest = None
    while True:
        told = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if told["type"] == "pong":
            return latest
        if told["type"] == "error":
            codes[told["code"]] += 1
        elif told["type"] == "update":
            latest = told["view"]


async def attack(url: str, count: int, seconds: float, seed: int) -> dict[str, Any]:
    luck = random.Random(seed)
    codes: Counter[str] = Counter()
    body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "link"}, {"kind": "link"}]}
    async with httpx.AsyncClient(base_url=url, trust_env=False) as client:
        made = (await client.post("/api/tables", json=body)).json()
    host, view = await come(url, made, made["token"])
    attackers = [made["spectate"], made["links"][0]["token"]]
    sent = cuts = checks = changed = 0
    turn = 0
    socket: ClientConnection | None = None
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
        try:
            if socket is None:
                turn += 1
                socket, _ = await come(url, made, attackers[turn % len(attackers)])
            for _ in range(BATCH):
                said = message(luck, valid)
                if harmless(said):
                    await socket.send(said)
                    sent += 1
            await drain(socket, codes)
        except (ConnectionClosed, TimeoutError):
            cuts += 1
            socket = None
        # The host looks whether anything changed, and now and then plays on.
        seen = await drain(host, Counter())
        checks += 1
        if seen is not None and seen["seq"] != view["seq"]:
            changed += 1
            view = seen
        if checks % 20 == 0:
            decision = view["decision"]
            if decision is not None and decision["seat"] == 0:
                key = decision["options"][0]["key"]
                await host.send(json.dumps({"type": "play", "seq": view["seq"], "seat": 0, "key": key}))
                view = await drain(host, Counter()) or view
    again, last = await come(url, made, made["token"])
    assert last == view, "the table is not what it was"
    await again.close()
    await host.close()
    took = time.perf_counter() - begun
    return {
        "what": "fuzzed socket messages",
        "messages": sent,
        "errors": dict(codes.most_common()),
        "connections_cut": cuts,
        "state_changes_by_bad_messages": changed,
        "messages_per_second": round(sent / took),
        "seconds": round(took, 1),
        "ok": sent >= count and changed == 0,
    }


def run(count: int, seconds: float, seed: int = 11) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        limits = {"bad_in_a_row": 10**9, "tokens_per_minute": 1e9, "outbox": 100_000}
        with Process(str(Path(folder) / "tables.sqlite3"), limits=limits) as server:
            figures = asyncio.run(attack(server.url, count, seconds, seed))
            figures["server_alive"] = server.process.poll() is None
            figures["ok"] = figures["ok"] and figures["server_alive"]
            return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=900)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    # Every run says something else.
    made = run(given.messages, given.seconds, given.seed if given.seed is not None else int(time.time()))
    if made["ok"]:
        made["in_all_runs"] = tally.add(fuzzed_socket_messages=made["messages"])
    print(json.dumps(made))
    sys.exit(not made["ok"])
