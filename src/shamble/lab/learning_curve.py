"""The curve of a learner, as a table and as a picture."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

Point: TypeAlias = dict[str, float]
"""Seconds of processor time, steps and games since the start; share won and mean score since the last point."""


def write_curve(points: Sequence[Point], game: str, out: Path) -> None:
    """Writes the learning curve as a table and as a picture."""
    with (out / "curve.csv").open("w", newline="") as file:
        table = csv.DictWriter(file, list(points[0]))
        table.writeheader()
        table.writerows(points)
    (out / "curve.svg").write_text(curve(points, game), encoding="utf-8")


def curve(points: Sequence[Point], game: str) -> str:
    """Returns the win rate and the mean score over the steps as a picture."""
    most = max([point["steps"] for point in points])

    def line(name: str, full: float, colour: str) -> str:
        places = [f"{50 + 560 * point['steps'] / most:.1f},{210 - 180 * point[name] / full:.1f}" for point in points]
        return f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{" ".join(places)}"/>'

    marks = [f'<text x="8" y="{214 - 1.8 * share}">{share}</text>' for share in (0, 25, 50, 75, 100)]
    marks += [line("won", 1.0, "#3a7d44"), line("score", 100.0, "#5b7db1")]
    marks.append(f'<text x="50" y="235">0</text><text x="610" y="235" text-anchor="end">{most:,.0f} steps</text>')
    marks.append(f'<text x="50" y="18">{game}: games won in % (green), mean score (blue)</text>')
    body = "\n".join(marks)
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 245" font-family="sans-serif" font-size="12">'
    return f'{head}\n<rect width="640" height="245" fill="#fff"/>\n{body}\n</svg>\n'
