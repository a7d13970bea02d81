"""The long run: thousands of games, the server's kill loop and fuzzing, the compiled build, the browser matrix.

Every part is a command of its own. What is done for the present source is remembered in soak/state, so a stopped run
goes on where it was; `--only PART` runs some of it, `--fresh` begins anew. Figures go to one file.
"""

from __future__ import annotations

import argparse
import datetime
import hashlib
import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STATE = ROOT / "soak" / "state"
BIN = Path(sys.executable).parent
SHAMBLE = str(BIN / "shamble")
PYTHON = sys.executable
LIMIT = 60 * 60


class Part:
    """One command that prints JSON, and how long it may take."""

    def __init__(self, name: str, command: Sequence[str], minutes: float) -> None:
        self.name = name
        self.command = list(command)
        self.minutes = minutes


def sweep(game: str, bot: str, games: int, minutes: float) -> Part:
    """So many games of every set-up of the sweep."""
    words = ["simulate", game, "--sweep", "--bot", bot, "--games", str(games), "--seed", "1", "--json", "-"]
    return Part(f"{game}-{bot}", [SHAMBLE, *words], minutes)


PARTS = [
    sweep("walkingdead", "random", 200, 8),
    sweep("walkingdead", "steady", 40, 6),
    Part("walkingdead-coverage", [SHAMBLE, "coverage", "walkingdead", "--games", "4000", "--strict", "--json"], 6),
    sweep("zombicide2", "random", 3, 10),
    sweep("zombicide2", "steady", 1, 14),
    Part("zombicide2-coverage", [SHAMBLE, "coverage", "zombicide2", "--games", "3000", "--strict", "--json"], 8),
    Part("kill-loop", [PYTHON, "soak/kill_loop.py"], 10),
    Part("fuzz-socket", [PYTHON, "soak/fuzz_socket.py"], 3),
    Part("fuzz-http", [PYTHON, "soak/fuzz_http.py"], 3),
    Part("many-tables", [PYTHON, "soak/many_tables.py"], 3),
    Part("postgres", [PYTHON, "soak/postgres.py"], 2),
    Part("compiled", [PYTHON, "tools/compile.py"], 8),
    Part("browser", [PYTHON, "soak/browser.py"], 12),
]


def fingerprint() -> str:
    """Of everything that the parts run: a result counts only for the source it was made with."""
    digest = hashlib.sha256()
    for folder in ("src", "soak", "tests", "web/src"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and not {"__pycache__", "static", "state"} & set(path.parts):
                digest.update(path.relative_to(ROOT).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def run(part: Part, mark: str) -> dict[str, Any]:
    start = time.monotonic()
    try:
        done = subprocess.run(part.command, cwd=ROOT, capture_output=True, text=True, timeout=part.minutes * 60)
        code, out, err = done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        code, out, err = -1, "", f"took longer than {part.minutes:g} minutes"
    return {
        "part": part.name,
        "source": mark,
        "command": " ".join(Path(word).name if "/" in word else word for word in part.command),
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "seconds": round(time.monotonic() - start, 1),
        "ok": code == 0,
        "figures": figures(out),
        "said": "" if code == 0 else (err or out)[-2000:],
    }


def figures(out: str) -> Any:
    """The JSON that a part printed, wherever in its output it stands; long lists are left out."""
    for start in (out.find("{"), out.find("[")):
        if start >= 0:
            try:
                data = json.loads(out[start:])
            except ValueError:
                continue
            return {key: value for key, value in data.items() if key != "lines"} if isinstance(data, dict) else data
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "soak" / "figures.json")
    parser.add_argument("--only", nargs="*", choices=[part.name for part in PARTS])
    parser.add_argument("--fresh", action="store_true")
    options = parser.parse_args()
    STATE.mkdir(exist_ok=True)
    mark = fingerprint()
    begun = time.monotonic()
    results = []
    for part in PARTS:
        if options.only and part.name not in options.only:
            continue
        kept = STATE / f"{part.name}.json"
        known = json.loads(kept.read_text()) if kept.exists() and not options.fresh else None
        if known and known["source"] == mark and known["ok"]:
            print(f"{part.name}: done before ({known['seconds']} s)", flush=True)
            results.append(known)
            continue
        if time.monotonic() - begun > LIMIT:
            print(f"{part.name}: the hour is over; run it again to go on", flush=True)
            return 1
        print(f"{part.name}: {' '.join(part.command[1:])} ...", flush=True)
        result = run(part, mark)
        kept.write_text(json.dumps(result, indent=1))
        results.append(result)
        print(f"{part.name}: {'ok' if result['ok'] else 'FAILED'} in {result['seconds']} s", flush=True)
        if not result["ok"]:
            print(result["said"], flush=True)
        options.out.write_text(json.dumps(results, indent=1) + "\n")
    options.out.write_text(json.dumps(results, indent=1) + "\n")
    failed = [result["part"] for result in results if not result["ok"]]
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
