"""Playtest reports of the games' own missions and set-ups, which `tools/publish_playtests.py` makes and this package
ships."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from itertools import product
from pathlib import Path
from typing import Any, Final

from shamble.city.game import CityGame
from shamble.core import registry
from shamble.core.game import Game, Value
from shamble.text.speaker import Speaker
from shamble.workshop.playtest_page import STYLE, page, percent, table
from shamble.workshop.problems import plain, say

PUBLISHED: Final = Path(__file__).parent / "published"
"""One JSON file for each game: date, seed and the reports by mission or set-up."""

SET_UPS: Final = {"dawn": ("level",), "walkingdead": ("mode", "level")}
"""The settings of a game without missions whose combinations have a report each."""
Report = dict[str, Any]


def set_ups(game: Game[Any]) -> dict[str, dict[str, Value]]:
    """The settings of everything that has a report, by key: each mission, or each set-up of a game without missions."""
    if isinstance(game, CityGame):
        return {mission: {"mission": mission} for mission in game.missions}
    told = [setting for setting in game.settings if setting.id in SET_UPS.get(game.id, ())]
    values = [
        dict(zip([one.id for one in told], chosen, strict=True)) for chosen in product(*[one.values for one in told])
    ]
    return {"-".join(str(value) for value in one.values()): one for one in values}


@lru_cache(maxsize=8)
def published(game: str) -> Mapping[str, Any]:
    """The file of a game; without reports if there is none."""
    path = PUBLISHED / f"{game}.json"
    if not path.is_file():
        return {"made": "", "seed": 1, "reports": {}}
    file: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return file


def short_report(report: Mapping[str, Any]) -> Report:
    """A report without the fields that only serve to watch its games, and with figures of two digits."""
    kept = {key: value for key, value in report.items() if key not in ("watch", "settings", "game", "seed")}
    if "heat" in kept:
        kept["heat"] = {
            kind: {zone: round(value, 2) for zone, value in zones.items() if value >= 0.005}
            for kind, zones in kept["heat"].items()
        }
    return kept


def find_report(game: str, key: str) -> Report | None:
    """The published report of a mission or set-up as `playtest_page.page` wants it."""
    file = published(game)
    report = file["reports"].get(key)
    return None if report is None else {**report, "game": game, "seed": file["seed"], "watch": {}}


def report_page(game: str, key: str, lang: str) -> str | None:
    """The published report as an HTML page in a language; None if there is none."""
    report = find_report(game, key)
    if report is None:
        return None
    made = say(lang, "published-made", date=str(published(game)["made"]), n=int(report["games"]))
    return page(report, registry.find(game), lang, heading=name_of(game, key, lang), note=made)


def name_of(game: str, key: str, lang: str) -> str:
    """The name of a mission or set-up."""
    rules = registry.find(game)
    speaker = Speaker(rules, lang)
    if isinstance(rules, CityGame):
        return plain(speaker.say(f"mission-{key}"))
    words = [f"value-{setting}-{value}" for setting, value in set_ups(rules).get(key, {}).items()]
    told = [plain(speaker.say(word)) if speaker.has(word) else word.rpartition("-")[2] for word in words]
    return " · ".join([title_of(game, lang), *told])


def title_of(game: str, lang: str) -> str:
    """The title of a game in a language."""
    rules = registry.find(game)
    speaker = Speaker(rules, lang)
    return plain(speaker.say("game-title")) if speaker.has("game-title") else rules.title


def index_page(game: str, lang: str, address: str) -> str:
    """A table of all published reports of a game as an HTML page. `address`: the folder of their pages."""
    file = published(game)
    rows = [
        [
            f'<a href="{escape(f"{address}/{key}/{lang}")}">{escape(name_of(game, key, lang))}</a>',
            rate_words(report["rate"]),
            escape(say(lang, f"difficulty-{report['difficulty']}")),
            str(report["rounds"]["mean"]),
            str(report["minutes"]),
        ]
        for key, report in file["reports"].items()
    ]
    heads = [say(lang, f"published-{head}") for head in ("what", "rate", "difficulty", "rounds", "minutes")]
    title = say(lang, "published-title", game=title_of(game, lang))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><body><main><h1>{escape(title)}</h1>"
        f"<p>{escape(say(lang, 'published-about'))}</p>{table(heads, rows)}</main></body></html>"
    )


def rate_words(rate: Mapping[str, Any]) -> str:
    """A win rate with its interval and number of games."""
    return f"{percent(rate['rate'])} ({percent(rate['low'])}–{percent(rate['high'])}; {rate['games']})"
