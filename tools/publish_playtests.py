"""Plays the playtests of the games' own missions and set-ups and writes their reports.

    .venv/bin/python tools/publish_playtests.py [GAME …] [--games 120] [--workers 2] [--mission ID …]

Writes `src/shamble/workshop/published/GAME.json`, which the server shows behind each mission, and `docs/playtests.md`.
The file is written after every mission, so that a stopped run goes on where it was (`--again` plays all anew). For
speed, run it with `PYTHONPATH=build/compiled`.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
import time
from pathlib import Path

from shamble.core import registry
from shamble.workshop import published_reports
from shamble.workshop.playtest import Plan, run_plan, usual_arms
from shamble.workshop.playtest_report import report
from shamble.workshop.problems import say
from shamble.workshop.published_reports import name_of, rate_words, set_ups, short_report, title_of

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "src" / "shamble" / "workshop" / "published"
PAGE = ROOT / "docs" / "playtests.md"
SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", help="these games only")
    parser.add_argument("--games", type=int, default=120, help="about so many games for each mission")
    parser.add_argument("--workers", type=int, default=None, help="processes")
    parser.add_argument("--mission", action="append", default=[], help="these missions or set-ups only")
    parser.add_argument("--again", action="store_true", help="play also what has a report")
    parser.add_argument("--docs", action="store_true", help="write the page only")
    options = parser.parse_args()
    for id in [] if options.docs else options.game or registry.ids():
        publish(id, options.games, options.workers, options.mission, options.again)
    PAGE.write_text(docs(), encoding="utf-8")


def publish(id: str, games: int, workers: int | None, only: list[str], again: bool) -> None:
    """Plays what is asked for of one game."""
    path = TARGET / f"{id}.json"
    file = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"reports": {}}
    reports = file["reports"]
    game = registry.find(id)
    wanted = set_ups(game)
    for key, settings in wanted.items():
        if (only and key not in only) or (key in reports and not again):
            continue
        begun = time.monotonic()
        plan = Plan(
            id, {}, settings, usual_arms(game, str(settings.get("mission", "")), games, settings=settings), SEED
        )
        records = run_plan(plan, workers)
        reports[key] = short_report(report(plan, records, game))
        made = datetime.date.today().isoformat()
        ordered = {name: reports[name] for name in wanted if name in reports}
        path.write_text(written({"made": made, "seed": SEED, "reports": ordered}), encoding="utf-8")
        rate = rate_words(reports[key]["rate"])
        print(
            f"{id} {key}: {rate}, {len(records)} games in {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True
        )


def written(file: dict[str, object]) -> str:
    """The file as JSON with one line for each report, so that a change of one shows as a change of one line."""
    reports = file["reports"]
    assert isinstance(reports, dict)
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(row, separators=(',', ':'))}" for key, row in reports.items())
    return f'{{"made": {json.dumps(file["made"])}, "seed": {file["seed"]}, "reports": {{\n{lines}\n}}}}\n'


def docs() -> str:
    """The page of the documentation: a table of all reports for each game."""
    published_reports.published.cache_clear()
    parts = [
        "# Playtests of our own missions and set-ups\n",
        "Bots of the kind `steady` play each mission and set-up with every number of players and the best teams;",
        "missions also with the worst and with random teams, and with teams that ignore a rule or goal. The browser",
        "shows the whole report behind each mission. `tools/publish_playtests.py` plays them and writes this page.",
        "People with a plan win more often.\n",
    ]
    for id in registry.ids():
        file = published_reports.published(id)
        if not file["reports"]:
            continue
        parts += [
            f"## {title_of(id, 'en')}\n",
            f"Played on {file['made']}, games with the seeds from {file['seed']} on.\n",
        ]
        parts += [
            "| | won (95 %; games) | worst team | random teams | it is | rounds | minutes |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        for key, row in file["reports"].items():
            teams = [share(row["teams"].get(team)) for team in ("worst", "random")]
            word = say("en", f"difficulty-{row['difficulty']}")
            cells = [
                name_of(id, key, "en"),
                rate_words(row["rate"]),
                *teams,
                word,
                row["rounds"]["mean"],
                row["minutes"],
            ]
            parts.append("| " + " | ".join(str(cell) for cell in cells) + " |")
        parts.append("")
    return "\n".join(parts)


def share(rate: dict[str, float] | None) -> str:
    return "–" if rate is None or rate["rate"] is None else f"{100 * rate['rate']:.0f} %"


if __name__ == "__main__":
    main()
