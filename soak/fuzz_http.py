"""Schemathesis against the OpenAPI description of a real server.

`python soak/fuzz_http.py [--examples 200]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx

from tests.server.kill import Game, Process

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def run(examples: int, seconds: float) -> dict[str, Any]:
    begun = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        limits = {"tokens_per_minute": 1e9}
        with Process(str(Path(folder) / "tables.sqlite3"), limits=limits) as server:
            game = Game.new(server.url)
            command = [
                str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/api/openapi.json",
                "--checks", CHECKS, "--max-examples", str(examples), "--seed", "5", "--no-color",
                "--header", f"Authorization: Bearer {game.made['token']}", "--generation-database", "none",
                "--suppress-health-check", "all", "--report-ndjson-path", str(Path(folder) / "report.ndjson"),
            ]  # fmt: skip
            done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, cwd=folder)
            alive = httpx.get(f"{server.url}/api/health", trust_env=False).status_code == 200
    cases = re.search(r"(\d+) generated(?:, (\d+) found)?", done.stdout)
    if done.returncode:
        print(done.stdout[-6000:], done.stderr[-2000:], file=sys.stderr)
    return {
        "what": "fuzzed HTTP (schemathesis)",
        "cases": int(cases.group(1)) if cases else None,
        "failures": 0 if done.returncode == 0 else (cases.group(2) if cases else "see stderr"),
        "server_alive": alive,
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": done.returncode == 0 and alive,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=900)
    given = parser.parse_args()
    figures = run(given.examples, given.seconds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
