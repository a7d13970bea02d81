"""Draws bench/history.jsonl as docs/speed.svg: random play over time, and the latest run in full.

Over time, rates are shown as multiples of catanatron's in the same run: machines differ, ratios stay.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
PEER_PYTHON = BENCH / ".peer" / ("Scripts" if os.name == "nt" else "bin") / "python"
COLOURS = ["#c2543d", "#4a8fb5", "#7ba05b", "#d1a13c", "#9a6fb0"]
GREY = "#8a8a8a"


def over_time(axes: Any, runs: list[dict[str, Any]]) -> dict[str, str]:
    colours: dict[str, str] = {}
    lines: dict[tuple[str, str], list[tuple[int, float, float, float]]] = {}
    for number, run in enumerate(runs):
        rows = [row for row in run["rows"] if row["what"] == "random"]
        base = next((row["median"] for row in rows if row["side"] == "catanatron"), None)
        for row in rows:
            if base and row["side"] in ("plain", "compiled"):
                colours.setdefault(row["game"], COLOURS[len(colours) % len(COLOURS)])
                point = (number, row["median"] / base, row["low"] / base, row["high"] / base)
                lines.setdefault((row["game"], row["side"]), []).append(point)
    for (game, side), points in lines.items():
        x, y, low, high = zip(*points)
        style = "-" if side == "compiled" else "--"
        spread = [[a - b for a, b in zip(y, low)], [b - a for a, b in zip(y, high)]]
        axes.errorbar(x, y, spread, fmt=f"o{style}", color=colours[game], label=f"{game}, {side}", capsize=3, ms=4)
    axes.axhline(1, color=GREY, lw=1)
    axes.text(0, 1, "catanatron", color=GREY, va="bottom", fontsize=8)
    axes.set_yscale("log")
    axes.set_yticks([0.5, 1, 2, 4, 8, 16], ["½", "1", "2", "4", "8", "16"])
    axes.minorticks_off()
    axes.set_xticks(
        range(len(runs)), [f"{run['date'][:10]}\n{run['label'] or run['commit']}" for run in runs], fontsize=8
    )
    axes.set_title("Random play, times catanatron's decisions in the same run", fontsize=10)
    axes.legend(fontsize=8, frameon=False)
    return colours


def latest(axes: Any, run: dict[str, Any], colours: dict[str, str]) -> None:
    rows = sorted([row for row in run["rows"] if row["what"] == "random"], key=lambda row: row["median"])
    names = [f"{row['game']}\n{row['side']}" for row in rows]
    tints = [colours.get(row["game"], GREY) for row in rows]
    spread = [[row["median"] - row["low"] for row in rows], [row["high"] - row["median"] for row in rows]]
    bars = axes.barh(names, [row["median"] for row in rows], xerr=spread, color=tints, capsize=3)
    for bar, row in zip(bars, rows):
        bar.set_alpha(1.0 if row["side"] != "plain" else 0.55)
    axes.tick_params(axis="y", labelsize=8)
    axes.set_title(f"Decisions a second of processor time, {run['date'][:10]}", fontsize=10)


def main() -> None:
    try:
        import matplotlib
    except ImportError:
        if Path(sys.executable) != PEER_PYTHON and PEER_PYTHON.exists():
            sys.exit(subprocess.run([PEER_PYTHON, __file__]).returncode)
        sys.exit("matplotlib is missing: bench/run.py sets up an environment that has it")
    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "shamble"
    from matplotlib import pyplot

    runs = [json.loads(line) for line in (BENCH / "history.jsonl").read_text(encoding="utf-8").splitlines()]
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(12, 5), layout="constrained")
    colours = over_time(left, runs)
    latest(right, runs[-1], colours)
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(ROOT / "docs" / "speed.svg", metadata={"Date": None})
    print("docs/speed.svg")


if __name__ == "__main__":
    main()
