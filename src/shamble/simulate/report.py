"""One page with pictures for a file of rows: opens in any browser, loads nothing from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from shamble.simulate.results import ERROR, LOST, WON, Row, count_rows
from shamble.simulate.row_files import RunPlan
from shamble.simulate.tournament import event_name, team_name

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse } td, th { padding: .2rem .8rem; border-bottom: 1px solid #ddd; text-align: right }
td:first-child, th:first-child { text-align: left } svg { max-width: 100%; height: auto }
.won { fill: #3a7d44 } .lost { fill: #9b2226 } .bar { fill: #5b7db1 } text { font: 12px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { body { background: #181818; color: #ddd } text { fill: #ddd } }
"""
WIDTH: Final = 640
HEIGHT: Final = 180
"""Size of a bar chart, in pixels."""


def report(run: RunPlan, rows: Sequence[Row]) -> str:
    """Returns the page."""
    parts = [f"<h1>{escape(', '.join(sorted({setup.game for setup in run.setups})))}</h1>"]
    whole = run.games * len(run.setups)
    note = "" if len(rows) == whole else f" of {whole}: the run was stopped"
    parts.append(f"<p>{len(rows)} games{note}; seeds from {run.seed}.</p>")
    parts += ["<h2>Wins</h2>", win_table(run, rows), win_picture(run, rows)]
    decided = [row for row in rows if row["result"] in (WON, LOST)]
    parts += ["<h2>Last round</h2>", histogram(decided, "round", "games that ended in this round")]
    parts += [
        "<h2>Score at the end</h2>",
        histogram([{**row, "score": row["score"] // 10 * 10} for row in decided], "score", "games by score, in tens"),
    ]
    parts += ["<h2>Reasons for losing</h2>", reasons(rows)]
    errors = [row for row in rows if row["result"] == ERROR]
    if errors:
        parts.append(f"<h2>Errors</h2><p>{len(errors)} games erred; the first: seed {errors[0]['seed']}, ")
        parts.append(f"{escape(errors[0]['reason'])}</p>")
    body = "\n".join(parts)
    title = escape(f"shamble: {len(rows)} games")
    head = f'<html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f"<!doctype html>\n{head}\n{body}\n</html>\n"


def label(run: RunPlan, number: int) -> str:
    """Returns the name of a set-up of the run, with its team."""
    setup = run.setups[number]
    return f"{event_name(setup, run.setups)}, {team_name(setup.bots)}"


def win_table(run: RunPlan, rows: Sequence[Row]) -> str:
    """Returns the table of games and win rates, one row for each set-up."""
    lines = [
        "<table><tr><th>set-up</th><th>games</th><th>won</th><th>95 %</th><th>undecided</th><th>decisions</th></tr>"
    ]
    for number in range(len(run.setups)):
        count = count_rows([row for row in rows if row["setup"] == number])
        figures = count.plain()
        rate = "–" if figures["rate"] is None else f"{figures['rate']:.1%}"
        lines.append(
            f"<tr><td>{escape(label(run, number))}</td><td>{count.games}</td><td>{rate}</td>"
            f"<td>{figures['low']:.0%}–{figures['high']:.0%}</td><td>{count.undecided}</td><td>{count.decisions}</td></tr>"
        )
    return "\n".join([*lines, "</table>"])


def win_picture(run: RunPlan, rows: Sequence[Row]) -> str:
    """Returns the win rates as dots with their 95 % intervals, one line for each set-up."""
    step = 22
    height = step * len(run.setups) + 30
    marks = []
    for number in range(len(run.setups)):
        figures = count_rows([row for row in rows if row["setup"] == number]).plain()
        y = step * number + 16
        x = [240 + 380 * figures[name] for name in ("low", "high")]
        middle = 240 + 380 * (figures["rate"] or 0.0)
        marks.append(f'<text x="0" y="{y + 4}">{escape(label(run, number)[:38])}</text>')
        marks.append(f'<line x1="{x[0]:.1f}" x2="{x[1]:.1f}" y1="{y}" y2="{y}" stroke="currentColor"/>')
        marks.append(f'<circle class="won" cx="{middle:.1f}" cy="{y}" r="5"/>')
    for share in (0, 25, 50, 75, 100):
        x0 = 240 + 3.8 * share
        marks.append(f'<text x="{x0}" y="{height - 4}" text-anchor="middle">{share} %</text>')
    return picture(height, marks, "win rates with 95 % intervals")


def histogram(rows: Sequence[Row], field: str, title: str) -> str:
    """Returns bars of how many games have each value, won below lost."""
    won = Counter([row[field] for row in rows if row["result"] == WON])
    lost = Counter([row[field] for row in rows if row["result"] != WON])
    values = sorted({*won, *lost})
    if not values:
        return "<p>none</p>"
    most = max([won[value] + lost[value] for value in values])
    wide = min(40.0, (WIDTH - 40) / len(values))
    marks = []
    for at, value in enumerate(values):
        x = 20 + at * wide
        base = HEIGHT - 20.0
        for kind, n in (("won", won[value]), ("lost", lost[value])):
            tall = (HEIGHT - 40) * n / most
            base -= tall
            if n:
                marks.append(
                    f'<rect class="{kind}" x="{x:.1f}" y="{base:.1f}" width="{wide * 0.8:.1f}" height="{tall:.1f}">'
                    f"<title>{escape(str(value))}: {n} {kind}</title></rect>"
                )
        if len(values) <= 25 or at % 5 == 0:
            marks.append(
                f'<text x="{x + wide * 0.4:.1f}" y="{HEIGHT - 4}" text-anchor="middle">{escape(str(value))}</text>'
            )
    return picture(HEIGHT, marks, f"{title}; green: won, red: lost; highest bar: {most}")


def reasons(rows: Sequence[Row]) -> str:
    """Returns bars of how often each reason lost a game."""
    counts = Counter([row["reason"] for row in rows if row["result"] == LOST])
    if not counts:
        return "<p>none</p>"
    most = max(counts.values())
    marks = []
    for at, (reason, n) in enumerate(sorted(counts.items(), key=lambda one: (-one[1], one[0]))):
        y = 22 * at
        marks.append(f'<text x="0" y="{y + 15}">{escape(reason)}</text>')
        marks.append(f'<rect class="bar" x="240" y="{y + 3}" width="{340 * n / most:.1f}" height="15"/>')
        marks.append(f'<text x="{246 + 340 * n / most:.1f}" y="{y + 15}">{n}</text>')
    return picture(22 * len(counts) + 6, marks, "reasons for losing")


def picture(height: float, marks: Sequence[str], title: str) -> str:
    """Returns an SVG drawing with its caption."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(title)}">'
    return "\n".join([f"<figure>{head}", *marks, f"</svg><figcaption>{escape(title)}</figcaption></figure>"])
