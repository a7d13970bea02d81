"""Runs the tests in a real Chromium again and again: none may fail once, and none is retried.

`python soak/browser.py [--runs 4] [--full 0]` prints its figures as JSON. Before a release: `--runs 20 --full 1`.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def once(marker: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "pytest", "-m", marker, "--tb=short", "-n", "2", "tests/browser"]
    begun = time.perf_counter()
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    counts = {word: int(n) for n, word in re.findall(r"(\d+) (passed|failed|skipped|errors?)\b", ran.stdout[-2000:])}
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.M)
    if ran.returncode or counts.get("skipped"):
        print(ran.stdout[-6000:], ran.stderr[-2000:], sep="\n", file=sys.stderr)
    # Without a Chromium everything is skipped: that is no success.
    ok = ran.returncode == 0 and counts.get("passed", 0) > 0 and not counts.get("skipped")
    seconds = round(time.perf_counter() - begun, 1)
    return {"ok": ok, "failed": failed, "seconds": seconds, "passed": counts.get("passed", 0)}


def run(runs: int, full: int, seconds: float) -> dict[str, Any]:
    begun = time.perf_counter()
    told = []
    for number, marker in enumerate(["browser"] * runs + ["browser_full"] * full):
        if time.perf_counter() - begun > seconds:
            break
        told.append({"marker": marker, **once(marker)})
        print(f"{number + 1}/{runs + full} {told[-1]}", file=sys.stderr, flush=True)
    quick = [one for one in told if one["marker"] == "browser"]
    return {
        "what": "browser tests in a row",
        "runs": len(quick),
        "full_runs": len(told) - len(quick),
        "green": sum(one["ok"] for one in told),
        "tests": sum(one.get("passed", 0) for one in told),
        "failed": sorted({name for one in told for name in one["failed"]}),
        "seconds_per_quick_run": round(sum(one["seconds"] for one in quick) / max(1, len(quick)), 1),
        "seconds": round(time.perf_counter() - begun, 1),
        "ok": len(told) == runs + full and all(one["ok"] for one in told),
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--full", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=7200)
    given = parser.parse_args()
    figures = run(given.runs, given.full, given.seconds)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
