"""Sockets that occupy connections: half a request head, a head byte by byte, half a body, a socket without `hello`.

The server closes each after its time-out, limits their number for each address, and a player notices nothing. `python
soak/half_heads.py [--count 600]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from soak.aborts import weight
from soak.play import Player
from soak.raw import head
from tests.server.kill import Process

PATIENCE = 3.0
"""Seconds that the server of this run waits for a head, a `hello` or a body."""
KINDS = ("half a head", "byte by byte", "half a body", "no hello")


async def stall(port: int, kind: str, table: str, ends: dict[str, list[float]]) -> None:
    """Returns the seconds until the server closes the connection."""
    host = f"127.0.0.1:{port}"
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    begun = time.perf_counter()
    whole = head(table, host)
    body = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 90\r\n\r\n{{".encode()
    writer.write({"half a head": whole[:70], "byte by byte": b"G", "half a body": body, "no hello": whole}[kind])
    drip = asyncio.create_task(dripping(writer, whole[1:-2])) if kind == "byte by byte" else None
    try:
        async with asyncio.timeout(PATIENCE * 8):
            while await reader.read(65_536):
                pass
        ends[kind].append(time.perf_counter() - begun)
    except ConnectionError:
        ends[kind].append(time.perf_counter() - begun)
    except TimeoutError:
        pass  # it is not among those that were given up
    if drip is not None:
        drip.cancel()
    writer.transport.abort()


async def dripping(writer: asyncio.StreamWriter, text: bytes) -> None:
    for byte in text:
        await asyncio.sleep(0.2)
        writer.write(bytes([byte]))


async def attack(server: Process, count: int) -> dict[str, Any]:
    port = int(server.url.rsplit(":", 1)[1])
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=60) as client:
        player = Player(server.url, client)
        table = (await player.table())["table"]
        playing = asyncio.create_task(player.play_on(0.1))
        await asyncio.sleep(1)
        before = weight(server.process.pid)
        ends: dict[str, list[float]] = {kind: [] for kind in KINDS}
        await asyncio.gather(*[stall(port, KINDS[number % len(KINDS)], table, ends) for number in range(count)])
        await player.stop(playing)
        await asyncio.sleep(0.5)
        connections = int(await asyncio.to_thread(server.metric, "shamble_clients"))
        after = weight(server.process.pid)
    given_up = sum(len(one) for one in ends.values())
    return {
        "what": "sockets that take places",
        "sockets": count,
        "given_up": given_up,
        "longest_seconds": {kind: round(max(one, default=0.0), 1) for kind, one in ends.items()},
        "connections_left": connections,
        "memory_mb": [round(one / 1e6, 1) for one in (before, after)],
        "moves_meanwhile": len(player.waits),
        "move_answered": player.spread(),
        "ok": given_up == count and connections == 0 and server.process.poll() is None,
    }


def run(count: int) -> dict[str, Any]:
    limits = {f"{name}_seconds": PATIENCE for name in ("head", "body", "hello")}
    with tempfile.TemporaryDirectory() as folder:
        more = {**limits, "connections_per_address": 100_000, "requests": 5_000}
        with Process(f"{folder}/tables.sqlite3", limits=more) as server:
            return asyncio.run(attack(server, count))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=600)
    figures = run(parser.parse_args().count)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
