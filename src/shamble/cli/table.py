"""Draws a scene in the terminal. Works for all games, since scenes share a schema."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as RichText

from shamble.core.scene import Card, Scene, SheetView
from shamble.text.observation import map_lines
from shamble.text.speaker import Speaker
from shamble.text.table import count


def draw(scene: Scene, speaker: Speaker, people: set[int]) -> RenderableType:
    """Returns the whole scene; `people`: the seats played by people."""
    parts: list[RenderableType] = [RichText.from_markup(ribbon(scene, speaker))]
    for line in map_lines(scene, speaker):
        parts.append(RichText(line))
    if scene["tracks"]:
        shown = [f"{words(speaker, track['name'])} {count(track)}" for track in scene["tracks"]]
        parts.append(RichText.from_markup("  ".join(shown)))
    sheets = Table(show_header=False, expand=False)
    for sheet in scene["sheets"]:
        sheets.add_row(*sheet_row(sheet, speaker, people))
    if scene["sheets"]:
        parts.append(sheets)
    for goal in scene["goals"]:
        parts.append(RichText.from_markup(f"{words(speaker, goal['name'])}: {goal['value']}/{goal['need']}"))
    return Group(*parts)


def words(speaker: Speaker, text: object) -> str:
    """Returns a text of a scene, escaped for the terminal; empty for no text."""
    return escape(speaker.text(text)) if text else ""  # type: ignore[arg-type]


def ribbon(scene: Scene, speaker: Speaker) -> str:
    """Returns round and phases in one line, with the present phase highlighted."""
    now = scene["ribbon"]
    if now["rounds"]:
        text = speaker.say("play-round-of", round=now["round"], rounds=now["rounds"])
    else:
        text = speaker.say("play-round", round=now["round"])
    phases = [
        f"[reverse]{words(speaker, phase)}[/]" if index == now["phase"] else f"[dim]{words(speaker, phase)}[/]"
        for index, phase in enumerate(now["phases"])
    ]
    return "  ".join([f"[bold]{text}[/]", *phases])


def sheet_row(sheet: SheetView, speaker: Speaker, people: set[int]) -> tuple[str, str, str]:
    """Returns the three columns of a sheet: seat, name with tags, values with cards."""
    who = speaker.say("play-you" if sheet["seat"] in people else "play-bot")
    values = "  ".join(f"{words(speaker, track['name'])} {track['value']}" for track in sheet["values"])
    tags = " ".join(f"[yellow]{words(speaker, tag)}[/]" for tag in sheet["tags"])
    cards = ", ".join(card(held, speaker) for held in [*sheet["hand"], *sheet["events"]])
    number = speaker.say("play-seat", seat=sheet["seat"] + 1)
    return f"{number} [dim]{who}[/]", f"[bold]{words(speaker, sheet['name'])}[/] {tags}", f"{values}\n{cards}".strip()


def card(one: Card, speaker: Speaker) -> str:
    """Returns the name of a card, with its counters."""
    told = counters(one, speaker)
    return words(speaker, one["name"]) + (f" ({', '.join(told)})" if told else "")


def counters(one: Card, speaker: Speaker) -> list[str]:
    """Returns the counters on a card or how it is carried, which tell its copies apart."""
    return [speaker.say("play-counter", name=name, n=n) for name, n in one["counters"].items()]
