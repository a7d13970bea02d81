"""Measures typical uses: our games plain and compiled, next to catanatron and OpenSpiel, in one run.

All take turns, each time in a new process, for several rounds: a slow spell of the machine hits everybody, and the
spread shows it. The latest run is in bench/results.json, one line of every run in bench/history.jsonl, and
docs/speed.svg draws them. No figure here passes or fails.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
COMPILED = ROOT / "build" / "compiled"
HISTORY = BENCH / "history.jsonl"
PEER = BENCH / ".peer"
PEER_PYTHON = PEER / ("Scripts" if os.name == "nt" else "bin") / "python"
PEERS = ("catanatron==3.2.*", "open_spiel==2.*", "matplotlib>=3.9")
SLOW = {"simulate": 6.0, "steady": 2.0}
"""Factors on the seconds of measurements that need longer for a steady figure."""
TABLES = {"walkingdead": (), "zombicide2": ("--set", "mission=m2"), "zombicide1": (), "marvel": (), "dawn": ()}
"""Games whose tables the server is measured with, each with the settings of the tables."""


class Case:
    """A measurement: engine, game, use, and the command that makes it."""

    def __init__(self, side: str, game: str, what: str, unit: str, python: str | Path, words: Sequence[str]) -> None:
        self.side = side
        self.game = game
        self.what = what
        self.unit = unit
        self.python = python
        self.words = list(words)
        self.path: Path | None = None
        self.rates: list[float] = []
        self.extra: dict[str, Any] = {}

    def measure(self, seconds: float, seed: int) -> None:
        last = ["--seconds", str(seconds * SLOW.get(self.what, 1.0)), "--seed", str(seed)]
        told = call(self.python, *self.words, *last, path=self.path)
        self.rates.append(told.pop("rate"))
        self.extra = told

    def plain(self) -> dict[str, Any]:
        return {
            "side": self.side,
            "game": self.game,
            "what": self.what,
            "unit": self.unit,
            "median": round(statistics.median(self.rates), 2),
            "low": round(min(self.rates), 2),
            "high": round(max(self.rates), 2),
            "rounds": len(self.rates),
            **self.extra,
        }


def call(python: str | Path, *words: str, path: Path | None = None) -> Any:
    # Hash order may change what a peer does; the same order in each round keeps rounds comparable.
    env = os.environ | {"PYTHONHASHSEED": "0"}
    env.pop("PYTHONPATH", None)
    if path:
        env["PYTHONPATH"] = str(path)
    result = subprocess.run([str(python), *words], env=env, capture_output=True, text=True)
    if result.returncode:
        last = result.stderr.strip().splitlines()[-1:] or ["no output"]
        raise RuntimeError(f"{' '.join(words)}: {last[0]}")
    return json.loads(result.stdout)


def peers() -> list[Case]:
    """The peers in an environment of their own, without those that cannot be installed here."""
    ready = PEER / ".ready"
    if not ready.exists() or ready.read_text() != " ".join(PEERS):
        print("setting up bench/.peer ...", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", PEER], check=True)
        for peer in PEERS:
            pip = [str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", peer]
            if subprocess.run(pip).returncode:
                print(f"{peer} cannot be installed here", file=sys.stderr)
        ready.write_text(" ".join(PEERS))
    sides = [("catanatron", "peer_catanatron.py", ["catan"])]
    if subprocess.run([PEER_PYTHON, "-c", "import pyspiel"], capture_output=True).returncode == 0:
        sides.append(("OpenSpiel", "peer_spiel.py", ["hearts", "bridge", "hanabi"]))
    return [
        Case(side, game, what, unit, PEER_PYTHON, [str(BENCH / script), "--game", game, "--what", what])
        for side, script, games in sides
        for game in games
        for what, unit in (("random", "decisions"), ("fork-play", "forks with a move"))
    ]


def ours(side: str, path: Path, games: Sequence[str], whats: Sequence[str]) -> list[Case]:
    results = []
    script = str(BENCH / "ours.py")
    for game, what, unit in call(sys.executable, script, "--list", path=path):
        if (not games or game in games) and (not whats or what in whats):
            case = Case(side, game, what, unit, sys.executable, [script, "--game", game, "--what", what])
            case.path = path
            results.append(case)
    return results


def served(side: str, path: Path, tables: int, seconds: float) -> list[dict[str, Any]]:
    """Measures the server, not in rounds, because a server needs its time to fill."""
    script = str(BENCH / "tables.py")
    size = ["--tables", str(tables), "--seconds", str(max(5.0, seconds * 10))]
    return [
        {"side": side, **call(sys.executable, script, "--game", game, *size, *more, path=path)}
        for game, more in TABLES.items()
    ]


def short(rate: float) -> str:
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:.3g} {unit}"
    return f"{rate:.3g}"


def beside(cases: Sequence[Case]) -> list[dict[str, Any]]:
    """Figures, and ratios to the version before: round by round, since a slow spell affects neighbours alike."""
    before = {(case.game, case.what): case.rates for case in cases if case.side == "before"}
    rows = []
    for case in cases:
        row = case.plain()
        other = before.get((case.game, case.what), [])
        if other and case.side != "before":
            row["to_before"] = round(statistics.median(a / b for a, b in zip(case.rates, other)), 2)
        rows.append(row)
    return rows


def table(rows: list[dict[str, Any]]) -> str:
    base = {row["what"]: row["median"] for row in rows if row["side"] == "catanatron"}
    lines = [["what", "game", "side", "a second", "from", "to", "to catanatron", "to before"]]
    order = {what: number for number, what in enumerate(dict.fromkeys(row["what"] for row in rows))}
    for row in sorted(rows, key=lambda row: (order[row["what"]], row["game"], row["side"])):
        ratio = f"{row['median'] / base[row['what']]:.2f}" if row["what"] in base else ""
        figures = [*[short(row[key]) for key in ("median", "low", "high")], ratio, str(row.get("to_before", ""))]
        lines.append([f"{row['what']} ({row['unit']})", row["game"], row["side"], *figures])
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    text = [" | ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines]
    text.insert(1, "-|-".join("-" * width for width in widths))
    return "\n".join(text)


def commit() -> str:
    done = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--rounds", type=int, default=6, help="with six, low to high holds the true median in 97 %% [6]"
    )
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement [1]")
    parser.add_argument("--games", nargs="*", default=[], metavar="GAME")
    parser.add_argument("--what", nargs="*", default=[], metavar="WHAT", help="random, steady, horde, fork-play, …")
    parser.add_argument("--plain", action="store_true", help="leave out the compiled build (it is made if need be)")
    parser.add_argument("--quick-build", action="store_true", help="compile in half the time: 5 to 10 %% slower code")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--tables", type=int, default=1000, help="so many on one server; 0 leaves it out [1000]")
    parser.add_argument("--keep", action="store_true", help="add this run to the history and draw it")
    parser.add_argument("--label", default="", help="what the history calls this run")
    parser.add_argument("--source", type=Path, default=ROOT / "src", help="measure another checkout's src")
    parser.add_argument(
        "--before", type=Path, metavar="SRC", help="the src of an earlier checkout, plain, in the same run"
    )
    parser.add_argument("--out", type=Path, default=BENCH / "results.json")
    options = parser.parse_args()

    sides = {"plain": options.source.resolve()}
    if not options.plain:
        built = options.source.resolve().parent
        how = ["--quick"] if options.quick_build else []
        subprocess.run([sys.executable, str(built / "tools" / "compile.py"), "--no-tests", *how], check=True)
        sides["compiled"] = built / "build" / "compiled"
    if options.before:
        sides["before"] = options.before.resolve()
    cases = [] if options.no_peers else peers()
    cases = [case for case in cases if not options.what or case.what in options.what]
    for side, path in sides.items():
        cases += ours(side, path, options.games, options.what)
    # Those who do the same take turns next to each other.
    order = {key: number for number, key in enumerate(dict.fromkeys((case.game, case.what) for case in cases))}
    cases.sort(key=lambda case: order[case.game, case.what])

    left_out: list[str] = []
    for number in range(options.rounds):
        for case in list(cases):
            print(
                f"\rround {number + 1}: {case.side} {case.game} {case.what}\033[K", end="", file=sys.stderr, flush=True
            )
            try:
                case.measure(options.seconds, number + 1)
            except RuntimeError as reason:
                left_out.append(str(reason))
                cases.remove(case)
    print("\r\033[K", end="", file=sys.stderr)
    rows = beside(cases)
    full = (
        [
            one
            for side, path in sides.items()
            if side != "before"
            for one in served(side, path, options.tables, options.seconds)
        ]
        if options.tables
        else []
    )
    print(table(rows))
    for one in full:
        print(
            f"{one['tables']} tables of {one['game']}, {one['side']}, {one['clicks_per_second']} clicks a second: "
            f"{one['processor_ms_per_click']} ms of processor time a click, "
            f"answered after {one['median_ms']} ms, 99 % within {one['p99_ms']} ms"
        )
    report = {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "label": options.label,
        "build": "" if options.plain else "quick" if options.quick_build else "trained",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[1], 1),
        "seconds": options.seconds,
        "rows": rows,
        "tables": full,
        "left_out": left_out,
    }
    options.out.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    if options.keep:
        with HISTORY.open("a", encoding="utf-8") as file:
            file.write(json.dumps(report) + "\n")
        subprocess.run([sys.executable, str(BENCH / "draw.py")], check=True)
    for line in left_out:
        print(f"left out: {line}", file=sys.stderr)
    if left_out:
        sys.exit(1)


if __name__ == "__main__":
    main()
