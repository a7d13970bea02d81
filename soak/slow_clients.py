"""Clients that send requests and never read: each may cost a limited amount of memory, and is then disconnected.

`python soak/slow_clients.py [--clients 80]` prints its figures as JSON: what they cost the server while they are there,
what is left when they are gone, and how long somebody waits who plays meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from soak.aborts import weight
from soak.play import Player, spread
from soak.raw import frame, shake_hands
from tests.server.kill import Process

PER_TABLE = 20
MOST = 3_000_000
"""Maximum bytes of server memory for each client: its queue, and the copy that the system has not taken yet."""
SECONDS = 60.0
"""Seconds after which all of them must be disconnected."""


class Deaf:
    """A client that reads its `welcome` and nothing more, but goes on sending requests."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def come(port: int, made: dict[str, Any]) -> Deaf:
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=plain, limit=1_024)
        await shake_hands(reader, writer, made["table"], f"127.0.0.1:{port}")
        writer.write(frame(json.dumps({"type": "hello", "token": made["spectate"]})))
        return Deaf(reader, writer)

    def ask(self) -> None:
        if not self.writer.transport.is_closing():
            self.writer.write(frame('{"type":"look","seq":0}'))


async def attack(server: Process, count: int) -> dict[str, Any]:
    port = int(server.url.rsplit(":", 1)[1])
    pid = server.process.pid
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        players = [Player(server.url, client, "zombicide2") for _ in range(max(1, count // PER_TABLE))]
        tables = [await player.table() for player in players]
        playing = [asyncio.create_task(player.play_on(0.05)) for player in players]
        await asyncio.sleep(2)
        before = weight(pid)
        deaf = [await Deaf.come(port, tables[number % len(tables)]) for number in range(count)]
        most = before
        begun = time.perf_counter()
        left = count
        while left and time.perf_counter() - begun < SECONDS:
            for one in deaf:
                one.ask()
            await asyncio.sleep(0.1)
            most = max(most, weight(pid))
            left = max(0, int(await asyncio.to_thread(server.metric, "shamble_clients")) - len(players))
        took = time.perf_counter() - begun
        for player, task in zip(players, playing, strict=True):
            await player.stop(task)
        for one in deaf:
            one.writer.transport.abort()
        await asyncio.sleep(1)
        connections = int(await asyncio.to_thread(server.metric, "shamble_clients"))
        after = weight(pid)
    waits = [wait for player in players for wait in player.waits]
    each = (most - before) / count
    return {
        "what": "clients that never read",
        "clients": count,
        "put_out_after_seconds": round(took, 1),
        "still_there": left,
        "connections_left": connections,
        "memory_mb": [round(one / 1e6, 1) for one in (before, most, after)],
        "bytes_each_at_most": round(each),
        "moves_meanwhile": len(waits),
        "move_answered": spread(waits),
        "ok": left == 0 and connections == 0 and each < MOST and server.process.poll() is None,
    }


def run(count: int) -> dict[str, Any]:
    # They may ask as often as they like: a view is small by now, and the system alone takes four megabytes for each.
    limits = {"connections_per_address": 100_000, "looks_per_second": 1e9, "look_burst": 1e9}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=limits) as server:
        return asyncio.run(attack(server, count))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clients", type=int, default=80)
    figures = run(parser.parse_args().clients)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
