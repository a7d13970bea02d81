"""Sends thousands of requests without sense: each gets a 4xx or nothing, and none leaves a line in the log.

Paths longer than a file name, JSON nested deeper than a parser goes, bodies that end in a reset. `python soak/noise.py
[--rounds 400]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import socket
import struct
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.sync.client import connect

from tests.server.kill import Process

EMOJI = "%F0%9F%A7%9F"
DEEP = b'{"x": ' + b"[" * 1_500 + b"]" * 1_500 + b', "type": "ping"}'
PATHS = [f"/{folder}{EMOJI * 64}" for folder in ("", "table/", "assets/", "api/", "api/tables/")]
ROUTES = ("tables", "tables/import", "qr", "rules/dawn/show")


def abort(url: str, route: str) -> None:
    """Sends half a body, then resets the connection."""
    where = urlsplit(url)
    with socket.create_connection((where.hostname or "", where.port or 0), timeout=10) as made:
        made.sendall(f"POST /api/{route} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{{".encode())
        time.sleep(0.002)  # the server has begun to wait for the rest
        made.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


def disturb(server: Process, rounds: int) -> dict[str, Any]:
    answers: Counter[str] = Counter()
    with httpx.Client(base_url=server.url, trust_env=False, timeout=30) as client:
        body = {"game": "walkingdead", "seats": [{"kind": "here"}, {"kind": "here"}]}
        made = client.post("/api/tables", json=body).json()
        for number in range(rounds):
            answers[f"path {client.get(PATHS[number % len(PATHS)]).status_code}"] += 1
            route = ROUTES[number % len(ROUTES)]
            answers[f"deep {client.post(f'/api/{route}', content=DEEP).status_code}"] += 1
            abort(server.url, route)
            answers["aborted"] += 1
            where = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
            with connect(where, proxy=None) as stranger:
                stranger.send(DEEP.decode())
                answers[f"socket {json.loads(stranger.recv(10))['code']}"] += 1
        alive = client.get("/healthz").status_code == 200
    bad = [name for name in answers if name.split()[-1].startswith("5")]
    return {"what": "requests that make no sense", "answers": dict(answers), "ok": alive and not bad}


def run(rounds: int) -> dict[str, Any]:
    limits = {"drawings_per_minute": 1e9}
    with tempfile.TemporaryDirectory() as folder, open(f"{folder}/log", "w+") as log:
        with Process(f"{folder}/tables.sqlite3", limits=limits, log=log) as server:
            figures = disturb(server, rounds)
        log.seek(0)
        lines = [line for line in log if "browser client is missing" not in line]
    if lines:
        print("".join(lines[:40]), file=sys.stderr)
    return {**figures, "log_lines": len(lines), "ok": figures["ok"] and len(lines) <= 5}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=400)
    figures = run(parser.parse_args().rounds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
