"""Measures how long callbacks hold the server's event loop. A real server is watched (`watch`) while tables are made
and opened, played by people and bots, undone, looked back at, exported, imported, replayed, forked, hinted and watched,
and while a client sends it tampered files, five at a time.

`python soak/event_loop.py [--tables 20 300]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, Self

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect

from soak.hostile_saves import AT_ONCE, Attack
from soak.watch import HOLD, Watched

LENGTH = 3_000
"""Records of a long game: tables that were played, undone and played again."""
GAMES = ("walkingdead", "zombicide2")
LEVELS = ("step", "action", "turn", "phase", "round")


def long_game(id: str, length: int, seed: int) -> dict[str, Any]:
    """A save with this many records: a game of steady bots that is undone and played again."""
    from shamble.bots.play import move
    from shamble.bots.roster import make_bot
    from shamble.core import registry
    from shamble.sessions.session import Session

    game = registry.find(id)
    seats = game.seats[-1]
    longest = {"mission": "m4"} if "m4" in game.missions else {}
    session = Session(game, seats, game.configure(seats, longest), seed)
    session.begin()
    luck = random.Random(seed)
    bots = {seat: make_bot("steady", seed + seat) for seat in range(seats)}
    while session.seq < length:
        chosen = move(session, bots, seed)
        if chosen is None:
            for _ in range(3):  # not its very end: there must be something left to play
                session.undo("round")
        else:
            session.play(*chosen)
            if luck.random() < 0.02:
                session.undo(luck.choice(LEVELS[:3]))
    while session.decision is None:
        session.undo("round")
    return session.save(luck=False)


class Client:
    """A client at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.seats: list[int] = []

    @classmethod
    async def come(cls, url: str, table: str, token: str) -> Self:
        where = f"{url.replace('http', 'ws')}/api/tables/{table}/ws"
        client = cls(await connect(where, proxy=None, max_size=None, max_queue=None, open_timeout=60))
        await client.say("hello", token=token)
        await client.until("update")
        return client

    async def say(self, type: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **more}))

    async def until(self, *kinds: str) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 120))
            if told["type"] == "welcome":
                self.seats = told["me"]["seats"]
            if told["type"] == "update":
                self.view = told["view"]
            if told["type"] in kinds:
                return told

    async def ask(self, type: str, *kinds: str, **more: Any) -> dict[str, Any]:
        await self.say(type, **more)
        return await self.until(*kinds, "error")

    @property
    def mine(self) -> bool:
        decision = self.view["decision"]
        return decision is not None and decision["seat"] in self.seats

    async def play(self) -> bool:
        """Makes one move when this client is asked; False if the game is over."""
        while not self.mine:
            if self.view["decision"] is None:
                return False
            await self.until("update")
        decision = self.view["decision"]
        options = decision["options"]
        key = options[self.view["seq"] % len(options)]["key"]
        await self.ask("play", "update", seq=self.view["seq"], seat=decision["seat"], key=key)
        return True


class House:
    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self.url = url
        self.client = client

    async def post(self, path: str, token: str = "nobody", **more: Any) -> dict[str, Any]:
        answer = await self.client.post(path, headers={"authorization": f"Bearer {token}"}, **more)
        assert answer.status_code == 200, (path, answer.status_code, answer.text[:300])
        return dict(answer.json())

    async def get(self, path: str, token: str) -> httpx.Response:
        answer = await self.client.get(path, headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200, (path, answer.status_code, answer.text[:300])
        return answer

    async def visit(self, made: dict[str, Any], moves: int) -> None:
        """Connects to a table and sends every kind of request there."""
        id, token = made["table"], made["token"]
        me = await Client.come(self.url, id, token)
        watcher = await Client.come(self.url, id, made["spectate"])
        for number in range(moves):
            if not await me.play():
                break
            if number % 5 == 4 and me.mine:
                seat = me.view["decision"]["seat"]
                await me.ask("hint", "hint", seat=seat)
                await me.ask("look", "look", seq=number)
            if number % 7 == 6 and not made["links"]:
                await me.ask("undo", "update", level=LEVELS[number % len(LEVELS)])
            if made["links"] and number % 7 == 0:
                await me.say("undo", level="step")  # the others agree, or it was free
        for level in LEVELS if not made["links"] else ():
            await me.ask("undo", "update", level=level)
        if me.seats:
            await me.ask("sit", "update", seat=me.seats[-1])
        pages = (await self.get(f"/api/tables/{id}/replay?to=1", token)).json()["total"]
        for start in (0, pages // 2, max(0, pages - 50)):
            await self.get(f"/api/tables/{id}/replay?from={start}", token)
        save = await self.get(f"/api/tables/{id}/export", token)
        if "records" in save.json():
            await self.post("/api/tables/import", content=save.content)
            moments = (await self.get(f"/api/tables/{id}/replay?from={pages // 2}&to={pages // 2 + 1}", token)).json()
            await self.post(f"/api/tables/{id}/fork", token, json={"seq": moments["frames"][0]["seq"]})
        await watcher.socket.close()
        await me.socket.close()

    async def visit_in_turn(self, tables: list[dict[str, Any]], moves: int) -> None:
        for one in tables:
            await self.visit(one, moves)

    async def new(self, number: int) -> dict[str, Any]:
        """Makes tables of The Walking Dead and Zombicide in turn: alone, with bots, and of bots only."""
        game = GAMES[number % 2]
        bots = {"kind": "bot", "bot": "steady"}
        here = {"kind": "here"}
        link = {"kind": "link"}
        kinds = [[here, bots], [here, here, here], [here, link, link, link], [here, bots, bots, bots], [bots, bots]]
        seats = kinds[number // 2 % len(kinds)]
        made = await self.post("/api/tables", json={"game": game, "seats": seats})
        return {**made, "watched": all(seat is bots for seat in seats)}


async def spectate(house: House, made: dict[str, Any], over: asyncio.Event) -> None:
    client = await Client.come(house.url, made["table"], made["spectate"])
    while not over.is_set() and client.view["result"] is None:
        try:
            await asyncio.wait_for(client.until("update"), 1)
        except TimeoutError:
            pass
    await client.socket.close()


async def play_along(house: House, made: dict[str, Any], token: str, over: asyncio.Event) -> None:
    """Plays one seat as a person who agrees to every undo."""
    client = await Client.come(house.url, made["table"], token)
    while not over.is_set() and client.view["result"] is None:
        try:
            if client.mine:
                decision = client.view["decision"]
                key = decision["options"][0]["key"]
                await client.say("play", seq=client.view["seq"], seat=decision["seat"], key=key)
            told = await asyncio.wait_for(client.until("update", "table", "error"), 1)
            if told["type"] == "table" and told["vote"]:
                await client.say("vote", yes=True)
        except TimeoutError:
            pass
    await client.socket.close()


async def party(url: str, tables: int, moves: int, old: list[dict[str, Any]]) -> int:
    """Plays this many tables at once, opens long archived ones in between, and keeps importing tampered files."""
    over = asyncio.Event()
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as client:
        house = House(url, client)
        hostile = Attack(url, client, tables)
        hostile.left = 1_000_000
        attack = asyncio.gather(*[hostile.annoy() for _ in range(AT_ONCE)])
        made = list(await asyncio.gather(*[house.new(number) for number in range(tables)]))
        beside = [asyncio.create_task(spectate(house, one, over)) for one in made if one["watched"]]
        beside += [
            asyncio.create_task(play_along(house, one, link["token"], over)) for one in made for link in one["links"]
        ]
        crowd: list[Awaitable[None]] = [house.visit(one, moves) for one in made if not one["watched"]]
        # One by one: each is opened while everything else goes on.
        await asyncio.gather(*crowd, house.visit_in_turn(old, moves))
        over.set()
        hostile.left = 0
        await asyncio.gather(*beside, attack)
        return len(hostile.waits)


async def import_all(url: str, saves: list[dict[str, Any]]) -> list[dict[str, Any]]:
    async with httpx.AsyncClient(base_url=url, trust_env=False, timeout=120) as client:
        house = House(url, client)
        return [await house.post("/api/tables/import", json=save) for save in saves]


def summary(told: dict[str, Any]) -> dict[str, Any]:
    def spread(late: list[float]) -> dict[str, float]:
        parts = {"median_ms": 0.5, "p99_ms": 0.99, "p999_ms": 0.999, "max_ms": 1.0}
        last = len(late) - 1
        return {name: round(late[min(last, int(part * len(late)))] * 1000, 1) for name, part in parts.items()}

    by_place: dict[str, dict[str, Any]] = {}
    for hold in told["holds"]:
        kept = by_place.setdefault(f"{hold['what'].split(':')[-1].strip()} | {hold['at']}", {**hold, "times": 0})
        kept["times"] += 1
    return {
        "callbacks": told["callbacks"],
        "holds_over_10_ms": sum(hold["ms"] > HOLD * 1000 for hold in told["holds"]),
        "of_own_work_over_10_ms": sum(hold["own_work_ms"] > HOLD * 1000 for hold in told["holds"]),
        "longest_hold_ms": max((hold["ms"] for hold in told["holds"]), default=0.0),
        "waited_for_the_machine": told["waited_for_the_machine"],
        "late": spread(told["late"]),
        "late_by_itself": spread(told["late_by_itself"]),
        "longest": sorted(by_place.values(), key=lambda hold: -hold["ms"])[:5],
    }


def run(tables: list[int], moves: int, length: int) -> dict[str, Any]:
    begun = time.perf_counter()
    saves = [long_game(id, length, 5) for id in GAMES]
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Watched(folder, "import")
        try:
            old = asyncio.run(import_all(server.url, saves))
        finally:
            told["import"] = summary(server.stop())
        for count in tables:
            server = Watched(folder, str(count))
            start = time.perf_counter()
            files = 0
            try:
                files = asyncio.run(party(server.url, count, moves, old))
            finally:
                told[str(count)] = {"hostile_imports": files, **summary(server.stop())}
            told[str(count)]["seconds"] = round(time.perf_counter() - start, 1)
            print(f"{count} tables: {told[str(count)]['holds_over_10_ms']} holds", file=sys.stderr, flush=True)
    worst = max(one["longest_hold_ms"] for one in told.values())
    return {
        "what": "the event loop",
        "cores": os.cpu_count(),
        "records_of_long_games": length,
        "tables": told,
        "longest_hold_ms": worst,
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": worst <= HOLD * 1000,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[20, 300])
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--length", type=int, default=LENGTH)
    given = parser.parse_args()
    figures = run(given.tables, given.moves, given.length)
    print(json.dumps(figures, indent=1))
    sys.exit(not figures["ok"])
