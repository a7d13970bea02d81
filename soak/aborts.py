"""Resets thousands of sockets in the middle of a request head, a `hello` or a view. They may leave no memory behind,
even while another player plays without a pause.

`python soak/aborts.py [--count 30000]` prints its figures as JSON: the server's memory before, on the way and after.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import struct
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from soak import tally
from soak.play import Player
from soak.raw import frame, head
from tests.server.kill import Process

WARM = 2_000
"""Number of clients before the memory is measured, because code is loaded once."""
MOST = 200
"""Maximum bytes of memory left behind for each reset socket, on average. The objects of one open socket take fifty
times as much."""

PAUSE = 0.5
"""Seconds between two moves of the player; moves are kept and need memory, too."""


def weight(pid: int) -> int:
    """Returns the resident memory of a process in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def words(made: dict[str, Any], port: int) -> list[tuple[bytes, bytes]]:
    """Bytes that a client sends before it disconnects: part of a head, or, after the answer, part of a hello."""
    asked = head(made["table"], f"127.0.0.1:{port}")
    hello = frame(json.dumps({"type": "hello", "token": made["spectate"]}))
    return [(b"", b""), (asked[:60], b""), (asked, b""), (asked, hello[:20]), (asked, hello)]


async def vanish(port: int, asked: bytes, hello: bytes, pause: float) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(asked)
    if hello:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(hello)
    await writer.drain()
    if pause:
        await asyncio.sleep(pause)
    made = writer.get_extra_info("socket")
    made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # a reset, not a goodbye
    writer.transport.abort()


async def attack(server: Process, count: int) -> dict[str, Any]:
    luck = random.Random(3)
    port = int(server.url.rsplit(":", 1)[1])
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "here"}]}
        made = (await client.post("/api/tables", json=body)).json()
        player = Player(server.url, client)
        playing = asyncio.create_task(player.play_on(PAUSE))
        curve = []
        begun = time.perf_counter()
        done = 0
        while done < WARM + count:
            many = [vanish(port, *luck.choice(words(made, port)), luck.choice((0.0, 0.01))) for _ in range(20)]
            await asyncio.gather(*many)
            done += 20
            if done == WARM or (done > WARM and (done - WARM) % max(20, count // 10 // 20 * 20) == 0):
                await asyncio.sleep(1)
                curve.append(weight(server.process.pid))
        await asyncio.sleep(12)  # heads that never became whole are given up
        curve.append(weight(server.process.pid))
        await player.stop(playing)
        connections = int(await asyncio.to_thread(server.metric, "shamble_clients"))
    left = (curve[-1] - curve[0]) / count
    return {
        "what": "sockets that vanish",
        "aborts": count,
        "moves_meanwhile": len(player.waits),
        "move_answered": player.spread(),
        "memory_mb": [round(one / 1e6, 1) for one in curve],
        "bytes_left_by_each": round(left),
        "connections_left": connections,
        "per_second": round(done / (time.perf_counter() - begun)),
        "ok": left < MOST and connections == 0 and server.process.poll() is None,
    }


def run(count: int) -> dict[str, Any]:
    limits = {"connections_per_address": 100_000, "tokens_per_minute": 1e9}
    with tempfile.TemporaryDirectory() as folder, Process(f"{folder}/tables.sqlite3", limits=limits) as server:
        return asyncio.run(attack(server, count))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=30_000)
    figures = run(parser.parse_args().count)
    if figures["ok"]:
        figures["in_all_runs"] = tally.add(aborts=figures["aborts"])
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
