"""A server with a database of its own. Tests that need the same kind of server share one; each makes its own tables."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.server.kill import WIDE, stop

Json = Any
COLOURS = ("#e26d5a", "#5aa9e6", "#8fce6f", "#c58be0", "#f0a94b", "#6fd3c7")
NAMES = ("Anna", "Ortiz", "Cleo", "Hank")
PEOPLE = ("rick", "daryl", "maggie", "michonne")
ROOT = Path(__file__).parents[2]


class House:
    def __init__(
        self, folder: Path, module: str = "shamble.cli.serve", words: Sequence[str] = (), package: Path | None = None
    ) -> None:
        """`package`: folder with another copy of the package to serve from."""
        env = {**os.environ, "SHAMBLE_LIMITS": json.dumps(WIDE), "PYTHONUNBUFFERED": "1"}
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(package or ""), str(ROOT), env.get("PYTHONPATH", "")]))
        command = [sys.executable, "-m", module, "--no-open", "--port", "0", "--workers", "1", *words]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "tables.sqlite3")], stdout=subprocess.PIPE, text=True, env=env
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("listening on "), line
        self.url = line.split()[-1]

    def __enter__(self) -> House:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        stop(self.process)

    @property
    def stands(self) -> bool:
        return self.process.poll() is None

    def make(self, *kinds: str, game: str = "walkingdead", seed: int = 5, deal: bool = False, **settings: Json) -> Json:
        """Makes a table over HTTP. `kinds`: `here`, `link` or `bot` for each seat; `deal`: characters are dealt."""
        cast = PEOPLE if game == "walkingdead" else ()
        seats = [
            {"kind": kind, "name": NAMES[seat], "colour": COLOURS[seat]}
            | ({"character": cast[seat]} if cast else {})
            | ({"bot": "steady" if cast else "random"} if kind == "bot" else {})
            for seat, kind in enumerate(kinds)
        ]
        body = {"game": game, "seats": seats, "seed": seed, "settings": settings, "lang": "en"}
        if deal:
            body["deal"] = True
        answer = httpx.post(f"{self.url}/api/tables", json=body, trust_env=False, timeout=30)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def bring(self, bundle: Json) -> Json:
        """A table from a file."""
        answer = httpx.post(f"{self.url}/api/tables/import", json=bundle, trust_env=False, timeout=30)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def bundle(self, table: str, token: str) -> Json:
        headers = {"authorization": f"Bearer {token}"}
        where = f"{self.url}/api/tables/{table}/export"
        return httpx.get(where, headers=headers, trust_env=False, timeout=30).json()


class Street:
    """One server for each command line, started at its first use, and again if it has ended."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.built = ExitStack()
        self.houses: dict[tuple[str, tuple[str, ...]], House] = {}

    def __enter__(self) -> Street:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.built.close()

    def house(self, module: str, words: tuple[str, ...]) -> House:
        running = self.houses.get((module, words))
        if running is None or not running.stands:
            ground = Path(tempfile.mkdtemp(dir=self.folder))
            running = self.houses[module, words] = self.built.enter_context(House(ground, module, words))
        return running
