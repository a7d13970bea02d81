"""Our throughput next to catanatron's, measured in one run.

Both sides take turns, each time in a new process, for several rounds: a slow spell of the machine hits both,
and the spread shows it. Rates are per second of processor time. No figure here passes or fails.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
COMPILED = BENCH.parent / "build" / "compiled"
PEER = BENCH / ".peer"
PEER_PYTHON = PEER / ("Scripts" if os.name == "nt" else "bin") / "python"
PEER_VERSION = "catanatron==3.2.*"
SEATS = (2, 4)
RATES = ("decisions_per_s", "real_decisions_per_s", "forks_per_s", "games_per_s")
SHAPE = ("decisions_per_game", "options_per_decision", "one_option_share", "two_option_share")

Row = dict[str, Any]
Case = tuple[str | Path, str, tuple[str, ...], Path | None, str]


def prepare_peer() -> None:
    ready = PEER / ".ready"
    if ready.exists() and ready.read_text() == PEER_VERSION:
        return
    print(f"setting up bench/.peer with {PEER_VERSION} ...", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", PEER], check=True)
    pip = [str(PEER_PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER_VERSION]
    subprocess.run(pip, check=True)
    ready.write_text(PEER_VERSION)


def call(python: str | Path, script: str, *words: str, path: Path | None = None) -> Any:
    # Hash order may change what a peer does; the same order in each round keeps rounds comparable.
    env = os.environ | {"PYTHONHASHSEED": "0"}
    env.pop("PYTHONPATH", None)
    if path:
        env["PYTHONPATH"] = str(path)
    command = [str(python), str(BENCH / script), *words]
    result = subprocess.run(command, env=env, capture_output=True, text=True)
    if result.returncode:
        last = result.stderr.strip().splitlines()[-1:] or ["no output"]
        raise RuntimeError(f"{script} {' '.join(words)}: {last[0]}")
    return json.loads(result.stdout)


def summarise(runs: list[Row]) -> Row:
    row: Row = {key: runs[0][key] for key in ("system", "version", "game", "seats")}
    row["rounds"] = len(runs)
    for key in RATES:
        values = [run[key] for run in runs]
        row[key] = statistics.median(values)
        row[f"{key}_range"] = [min(values), max(values)]
    for key in SHAPE:
        row[key] = statistics.median(run[key] for run in runs)
    undecided = [run["undecided_games"] for run in runs if run["undecided_games"] is not None]
    row["undecided_games"] = sum(undecided) if undecided else None
    return row


def short(rate: float) -> str:
    for unit, size in (("M", 1e6), ("k", 1e3)):
        if rate >= size:
            return f"{rate / size:.3g} {unit}"
    return f"{rate:.3g}"


def measured(row: Row, key: str) -> str:
    low, high = row[f"{key}_range"]
    half = (high - low) / 2 / row[key] if row[key] else 0.0
    return f"{short(row[key])} ±{half:.0%}"


def table(rows: list[Row]) -> str:
    head = ["system", "game", "seats", "decisions/s", "real choices/s", "forks/s", "games/s", "dec/game",
            "options", "one opt.", "two opt.", "dec ratio", "real ratio", "fork ratio"]  # fmt: skip
    peers = {row["seats"]: row for row in rows if row["system"] == "catanatron"}
    lines = [head]
    for row in rows:
        cells = [row["system"], row["game"], str(row["seats"])]
        cells += [measured(row, key) for key in RATES]
        cells += [f"{row['decisions_per_game']:.0f}", f"{row['options_per_decision']:.1f}"]
        cells += [f"{row['one_option_share']:.0%}", f"{row['two_option_share']:.0%}"]
        peer = peers.get(row["seats"])
        for key in ("decisions_per_s", "real_decisions_per_s", "forks_per_s"):
            row[f"{key}_ratio"] = row[key] / peer[key] if peer else None
            cells.append(f"{row[f'{key}_ratio']:.2f}" if peer else "–")
        lines.append(cells)
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    text = [" | ".join(cell.ljust(width) for cell, width in zip(line, widths)) for line in lines]
    text.insert(1, "-|-".join("-" * width for width in widths))
    return "\n".join(f"| {line} |" if index != 1 else f"|-{line}-|" for index, line in enumerate(text))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of one measurement")
    parser.add_argument("--peer-only", action="store_true")
    parser.add_argument("--compiled", action="store_true", help="also measure build/compiled (make compiled)")
    parser.add_argument("--out", type=Path, default=BENCH / "results.json")
    options = parser.parse_args()

    prepare_peer()
    cases: list[Case] = [
        (PEER_PYTHON, "peer_catanatron.py", ("--seats", str(seats)), None, "catanatron") for seats in SEATS
    ]
    if not options.peer_only:
        builds: list[tuple[str, Path | None]] = [("shamble", None)]
        if options.compiled:
            if not COMPILED.exists():
                sys.exit("there is no build/compiled yet: run make compiled first")
            builds.append(("shamble compiled", COMPILED))
        known: dict[str, list[int]] = call(sys.executable, "ours.py", "--list")
        for name, possible in known.items():
            for seats in sorted(set(SEATS) & set(possible)):
                ours = ("--game", name, "--seats", str(seats))
                cases += [(sys.executable, "ours.py", ours, path, label) for label, path in builds]

    runs: dict[int, list[Row]] = {}
    left_out: dict[int, str] = {}
    for turn in range(options.rounds):
        print(f"round {turn + 1} of {options.rounds} ...", file=sys.stderr)
        for number, (python, script, words, path, label) in enumerate(cases):
            if number in left_out:
                continue
            extra = ("--seconds", str(options.seconds), "--seed", str(1 + 1000 * turn))
            try:
                row = call(python, script, *words, *extra, path=path)
            except RuntimeError as wrong:
                left_out[number] = str(wrong)
                print(f"  left out: {wrong}", file=sys.stderr)
                continue
            runs.setdefault(number, []).append(row | {"system": label})

    rows = [summarise(runs[number]) for number in sorted(runs) if number not in left_out]
    print(table(rows))
    print("\nper second of processor time, median of the rounds ± half their range; ratios are to catanatron")
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "seconds": options.seconds,
        "rows": rows,
        "left_out": list(left_out.values()),
    }
    options.out.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    if left_out:
        sys.exit(1)


if __name__ == "__main__":
    main()
