"""A person for soak runs who takes the first option of every question, and measures the waiting."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from websockets.asyncio.client import connect


async def take_first_options(
    url: str, made: dict[str, Any], until: asyncio.Event, waits: list[float], pause: float, alone: bool = False
) -> None:
    """Plays at a table until `until` is set or the game ends, and adds the seconds of each answer to `waits`.

    `pause` is the number of seconds between two clicks. With `alone`, nobody else may have moved between two questions.
    """
    where = url.replace("http", "ws") + f"/api/tables/{made['table']}/ws"
    async with connect(where, proxy=None, max_size=None, max_queue=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "hello", "token": made["token"]}))

        async def update() -> dict[str, Any]:
            while True:
                told = json.loads(await asyncio.wait_for(socket.recv(), 30))
                assert told["type"] not in ("error", "bye"), told
                if told["type"] == "update":
                    return dict(told["view"])

        view = await update()
        while not until.is_set() and view["decision"] is not None:
            decision = view["decision"]
            seq = view["seq"]
            move = {"type": "play", "seq": seq, "seat": decision["seat"], "key": decision["options"][0]["key"]}
            begun = time.perf_counter()
            await socket.send(json.dumps(move))
            view = await update()
            assert not alone or view["seq"] == seq + 1, "somebody else has played"
            waits.append(time.perf_counter() - begun)
            await asyncio.sleep(pause)
