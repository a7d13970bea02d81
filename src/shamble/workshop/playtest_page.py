"""The report of a playtest as one HTML page without scripts; its pictures are SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from shamble.city.game import CityGame
from shamble.city.missions.mission_entry import MissionEntry
from shamble.core.game import Game
from shamble.text.speaker import Speaker
from shamble.workshop.mission_map import svg_map
from shamble.workshop.problems import entry_name, plain, say, say_or

STYLE: Final = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
body{color:#1d1a17;background:#fbf9f4}
h1{margin-bottom:.2rem}h2{margin-top:2.2rem;border-bottom:2px solid #d9d5cc}table{border-collapse:collapse;width:100%}
td,th{padding:.35rem .6rem;text-align:left;border-bottom:1px solid #e6e1d6}td.n,th.n{text-align:right}
.big{font-size:1.5rem;font-weight:700}.maps{display:flex;flex-wrap:wrap;gap:1.2rem}.maps figure{margin:0;flex:0 1 17rem}
svg{max-width:100%}.maps svg{width:100%;height:auto}
figcaption{font-size:.9rem;color:#5a5348}svg text{font-family:system-ui,sans-serif}
"""
HEAT: Final = {"wounds": "#b3372e", "deaths": "#5b1a5e", "searches": "#1f6fb2", "visits": "#2e7d4f"}


def page(
    report: Mapping[str, Any],
    game: Game[Any],
    lang: str = "en",
    links: Mapping[str, str] | None = None,
    heading: str = "",
    note: str = "",
) -> str:
    """Returns the page. `links` maps the names of the games worth watching to addresses of their replays. `heading` and
    `note` take the place of the mission's name and of the line about the number of games."""
    speaker = Speaker(game, lang)
    mission = str(report.get("mission") or "")
    title = heading or plain(speaker.say(f"mission-{mission}") if mission else game.title)
    shares = {key: percent(report["rate"][key]) for key in ("rate", "low", "high")}
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title><style>{STYLE}</style><body><main>",
        f"<h1>{escape(title)}</h1><p>{escape(note or say(lang, 'test-games', n=report['games']))}</p>",
        f'<p class="big">{escape(say(lang, "test-won", **shares))}'
        f" · {escape(say(lang, 'difficulty-' + str(report['difficulty'])))}"
        f" · {escape(say(lang, 'test-minutes', n=report['minutes']))}</p>",
        section(lang, "test-by-seats"),
        rates({say(lang, "test-players", n=int(seats)): row for seats, row in report["seats"].items()}),
    ]
    if report["teams"]:
        parts += [section(lang, "test-by-team")]
        parts += [rates({say(lang, f"team-{team}"): row for team, row in report["teams"].items()})]
    if report.get("course"):
        parts += [section(lang, "test-course"), chart(report["course"], lang)]
    parts += [section(lang, "test-lost"), reasons(report, speaker, lang)]
    if report.get("goals") and isinstance(game, CityGame):
        parts += [section(lang, "test-goals"), goal_table(report, game, speaker)]
    if report.get("heat") and isinstance(game, CityGame):
        parts += [section(lang, "test-heat"), heat_maps(report, game, lang)]
    if report.get("special") and isinstance(game, CityGame):
        parts += [section(lang, "test-special"), special_table(report, game, speaker)]
    if report.get("restricted") and isinstance(game, CityGame):
        parts += [section(lang, "test-restricted"), restricted_table(report, game, speaker)]
    if report.get("compare"):
        parts += [section(lang, "test-compare"), compare(report["compare"], lang)]
    if report["watch"]:
        parts += [section(lang, "test-watch"), watch(report, speaker, lang, links or {})]
    if report["faults"]:
        parts += [
            section(lang, "test-faults"),
            "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in report["faults"]) + "</ul>",
        ]
    return "\n".join([*parts, "</main></body></html>", ""])


def section(lang: str, id: str) -> str:
    """The heading of a section."""
    return f"<h2>{escape(say(lang, id))}</h2>"


def percent(share: float | None) -> str:
    """A share as a whole percentage; a dash where there were no games."""
    return "–" if share is None else f"{round(100 * share)} %"


def rates(rows: Mapping[str, Mapping[str, Any]]) -> str:
    """Win rates as bars with their intervals."""
    high = 26 * len(rows) + 6
    parts = [f'<svg viewBox="0 0 640 {high}" role="img" width="640">']
    for number, (name, row) in enumerate(rows.items()):
        y = 26 * number + 4
        share = row["rate"] or 0
        parts.append(f'<text x="0" y="{y + 15}" font-size="14">{escape(name)}</text>')
        parts.append(f'<rect x="160" y="{y}" width="360" height="20" fill="#e6e1d6"/>')
        parts.append(f'<rect x="160" y="{y}" width="{360 * share:.1f}" height="20" fill="#2e7d4f"/>')
        low, top = 160 + 360 * row["low"], 160 + 360 * row["high"]
        parts.append(f'<path d="M{low:.1f} {y + 10}H{top:.1f}" stroke="#1d1a17" stroke-width="2"/>')
        parts.append(
            f'<text x="530" y="{y + 15}" font-size="14">{percent(row["rate"])} ({row["won"]}/{row["games"]})</text>'
        )
    return "".join([*parts, "</svg>"])


LINES: Final = {"danger": "#b87333", "zombies": "#5d6b2f", "wounds": "#b3372e", "deaths": "#5b1a5e"}


def chart(rows: Sequence[Mapping[str, float]], lang: str) -> str:
    """The course of a game by round: one line each for danger level, zombies, wounds and deaths, scaled to its peak."""
    parts = ['<svg viewBox="0 0 640 250" role="img" width="640">']
    wide = 560 / max(1, len(rows) - 1)
    parts.append('<path d="M30 10V200H600" fill="none" stroke="#8f897d"/>')
    for number, (key, colour) in enumerate(LINES.items()):
        peak = max(row[key] for row in rows) or 1.0
        points = " ".join(f"{30 + wide * at:.1f},{200 - 180 * row[key] / peak:.1f}" for at, row in enumerate(rows))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        label = f"{say(lang, 'test-' + key)} (≤ {peak:g})"
        parts.append(f'<rect x="{30 + 150 * number}" y="226" width="12" height="12" fill="{colour}"/>')
        parts.append(f'<text x="{46 + 150 * number}" y="237" font-size="13">{escape(label)}</text>')
    for at, row in enumerate(rows):
        if at % max(1, len(rows) // 12) == 0:
            parts.append(
                f'<text x="{30 + wide * at:.1f}" y="216" font-size="12" text-anchor="middle">{row["round"]}</text>'
            )
    return "".join([*parts, "</svg>"])


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """An HTML table; the cells of `rows` are HTML already."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{text}</td>" for text in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def reasons(report: Mapping[str, Any], speaker: Speaker, lang: str) -> str:
    """The reasons for losing, with their numbers of games."""
    rows = [
        [escape(speaker.say(f"end-{reason}") if speaker.has(f"end-{reason}") else reason), str(n)]
        for reason, n in report["reasons"].items()
    ]
    return (
        table([say(lang, "test-reason"), say(lang, "test-n")], rows)
        if rows
        else f"<p>{escape(say(lang, 'test-never-lost'))}</p>"
    )


def goal_table(report: Mapping[str, Any], game: CityGame, speaker: Speaker) -> str:
    """The goals: how often and in which round they were met."""
    lang = speaker.lang
    names = entry_names(game, "goal", [goal["id"] for goal in report["goals"]], speaker)
    rows = [
        [escape(name), str(goal["met"]), "–" if goal["round"] is None else f"{goal['round']:g}"]
        for name, goal in zip(names, report["goals"], strict=True)
    ]
    return table([say(lang, "test-goal"), say(lang, "test-met"), say(lang, "test-round")], rows)


def heat_maps(report: Mapping[str, Any], game: CityGame, lang: str) -> str:
    """One map of the board for each kind of heat, and the zones that nobody entered."""
    mission = game.library[str(report["mission"])]
    figures = []
    for kind, colour in HEAT.items():
        values = {int(zone): value for zone, value in report["heat"][kind].items()}
        peak = max(values.values(), default=1.0)
        drawn = svg_map(mission, {zone: value / peak for zone, value in values.items()}, colour, names=False)
        caption = say(lang, f"heat-{kind}", peak=f"{peak:.1f}")
        figures.append(f"<figure>{drawn}<figcaption>{escape(caption)}</figcaption></figure>")
    never = ", ".join(report["unvisited"])
    note = f"<p>{escape(say(lang, 'test-unvisited', zones=never))}</p>" if never else ""
    return f'<div class="maps">{"".join(figures)}</div>{note}'


def special_table(report: Mapping[str, Any], game: CityGame, speaker: Speaker) -> str:
    """The special rules: in how many games each did something."""
    lang = speaker.lang
    names = entry_names(game, "special", [rule["id"] for rule in report["special"]], speaker)
    rows = [
        [
            escape(name),
            say(lang, "test-always") if rule["fired"] is None else f"{rule['fired']} / {rule['games']}",
        ]
        for name, rule in zip(names, report["special"], strict=True)
    ]
    return table([say(lang, "test-rule"), say(lang, "test-fired")], rows)


def restricted_table(report: Mapping[str, Any], game: CityGame, speaker: Speaker) -> str:
    """The win rates of teams that ignored a rule or avoided some verbs."""
    lang, rows = speaker.lang, []
    for row, name in zip(report["restricted"], restricted_names(report, game, speaker), strict=True):
        change = row["difference"]
        shown = "–" if change["mean"] is None else interval(change)
        usual = percent(row["usual"]["rate"]) if "usual" in row else "–"
        rows.append([escape(name), percent(row["rate"]["rate"]), usual, shown])
    heads = ("test-without", "test-rate", "test-usual", "test-difference")
    return table([say(lang, head) for head in heads], rows)


def restricted_names(report: Mapping[str, Any], game: CityGame, speaker: Speaker) -> list[str]:
    """Sentences about what the team ignored or never did, one for each row of restricted play."""
    lang, restricted = speaker.lang, report.get("restricted", [])
    named: dict[str, list[str]] = {}
    for kind in ("special", "goal"):
        named[kind] = entry_names(game, kind, [row["what"] for row in restricted if row["kind"] == kind], speaker)
    named["verb"] = [say_or(lang, f"verb-{row['what']}", row["what"]) for row in restricted if row["kind"] == "verb"]
    return [say(lang, f"without-{row['kind']}", what=named[row["kind"]].pop(0)) for row in restricted]


def entry_names(game: CityGame, kind: str, ids: Sequence[str], speaker: Speaker) -> list[str]:
    """The names of goals or special rules of one mission; those that occur several times are numbered."""
    registered: Mapping[str, type[MissionEntry]] = game.book.effects if kind == "special" else game.book.goals
    seen: Counter[str] = Counter()
    names = []
    for id in ids:
        seen[id] += 1
        name = entry_name(registered[id], kind, speaker) if id in registered else id
        names.append(f"{name} ({seen[id]})" if ids.count(id) > 1 else name)
    return names


def interval(change: Mapping[str, Any]) -> str:
    """A difference in percentage points with its 95 % interval."""
    return f"{100 * change['mean']:+.0f} ({100 * change['low']:+.0f} … {100 * change['high']:+.0f})"


def compare(rows: Mapping[str, Any], lang: str) -> str:
    """The win rates of both versions of the mission, and their difference."""
    change = rows["difference"]
    shown = interval(change) if change["games"] else "–"
    return table(
        [say(lang, "test-version"), say(lang, "test-rate"), say(lang, "test-difference")],
        [
            [escape(str(rows["a"]["name"])), percent(rows["a"]["rate"]["rate"]), ""],
            [escape(str(rows["b"]["name"])), percent(rows["b"]["rate"]["rate"]), shown],
        ],
    )


def watch(report: Mapping[str, Any], speaker: Speaker, lang: str, links: Mapping[str, str]) -> str:
    """Links to the games worth watching."""
    items = []
    for name, game in report["watch"].items():
        said = say(lang, f"watch-{name}", rounds=game["rounds"], dead=game["dead"], seed=game["seed"])
        link = links.get(name)
        items.append(f'<li><a href="{escape(link)}">{escape(said)}</a></li>' if link else f"<li>{escape(said)}</li>")
    return f"<ul>{''.join(items)}</ul>"
