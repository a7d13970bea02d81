"""A printable mission sheet for people with the box, in the usual order: title, author, difficulty, minutes, tiles,
map, set-up, objectives, special rules."""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path
from typing import Any, Final

from shamble.city.board.board_shapes import borders, middle, outlines
from shamble.city.game import CityGame
from shamble.city.missions.mission import Mission
from shamble.city.presentation.scene import goals, notes
from shamble.city.table.state import CityState
from shamble.core.errors import ShambleError
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker
from shamble.workshop.mission_checks import rules_of_mission, teams_of
from shamble.workshop.mission_map import (
    COLOURS,
    PIECES,
    TILE_NAME,
    TINTS,
    door_tint,
    laid_tiles,
    piece_label,
    piece_tint,
    pieces,
    place_names,
    svg_map,
)
from shamble.workshop.problems import plain, say

MARGIN: Final = 50
"""Margin of the page in points."""


class MissionSheet:
    """The contents of a mission sheet as texts in one language."""

    def __init__(self, game: CityGame, mission: Mission, lang: str) -> None:
        row = mission.row
        speaker = Speaker(game, lang)

        def told(key: str) -> str:
            return speaker.say(f"mission-{mission.id}" if key == "title" else f"mission-{mission.id}.{key}")

        self.lang: Final = lang
        self.title: Final = told("title") or mission.id
        self.problem: Final = told("problem")
        self.briefing: Final = told("briefing")
        self.author: Final = str(row.get("author") or "")
        difficulty = say(lang, f"sheet-{row['difficulty']}")
        self.facts: Final = " / ".join(
            [difficulty, people(game, mission, lang), say(lang, "sheet-minutes", n=row["minutes"])]
        )
        self.tiles: Final = sorted(tile.partition(" ")[0] for _, _, tile in laid_tiles(mission))
        state = after_setup(game, mission)
        self.setup: Final = setup_lines(mission, speaker, lang)
        self.goals: Final = [
            plain(f"{speaker.text(goal['name'])}: {speaker.text(goal['text'])}") for goal in goals(state)
        ]
        self.special: Final = [plain(speaker.text(note)) for note in notes(state)]


def people(game: CityGame, mission: Mission, lang: str) -> str:
    """The number of survivors; some games and missions have more of them with some numbers of players."""
    teams = set(teams_of(mission, rules_of_mission(game, mission)).values())
    if len(teams) > 1:
        return say(lang, "sheet-people-range", low=min(teams), high=max(teams))
    return say(lang, "sheet-people", n=teams.pop())


SETUP_MOVES: Final = 80
"""Largest number of choices in a set-up."""


def after_setup(game: CityGame, mission: Mission) -> CityState:
    """A state of the mission after its set-up, in which its goals know how much they ask for."""
    seats = mission.seats[0] if mission.seats else 1
    session = Session(game, seats, game.configure(seats, {"mission": mission.id}), 1, history=False)
    session.begin()
    for _ in range(SETUP_MOVES):
        if session.decision is None or not session.decision.ask.startswith("choose-"):
            break
        session.play(session.decision.options[0])
    state: CityState = session.state
    return state


def setup_lines(mission: Mission, speaker: Speaker, lang: str) -> list[str]:
    """Lines of the sheet about the setup: start, exits, spawn zones in their order, tokens, cars, zombies; each begins
    with the letter that stands on the map."""
    board = mission.board
    by_kind: dict[str, list[str]] = {}
    for kind, zone, more in pieces(mission):
        place = plain(speaker.name(board.zones[zone].id))
        words = piece_words(kind, more, speaker)
        by_kind.setdefault(kind, []).append(f"{place} ({words})" if words else place)
    lines = [
        f"{PIECES[kind][0]} \u2013 {say(lang, f'sheet-{kind}')}: {', '.join(zones)}" for kind, zones in by_kind.items()
    ]
    places = place_names(mission, lang)
    named = [f"{plain(speaker.name(board.zones[zone].id))}: {name}" for zone, name in places.items()]
    lines += [f"{say(lang, 'sheet-names')}: {', '.join(named)}"] if named else []
    return [*lines, *door_lines(mission, speaker, lang)]


def door_lines(mission: Mission, speaker: Speaker, lang: str) -> list[str]:
    """One line for each colour of doors, and one for the doors that are open at the start, with the zones of each."""
    zones = mission.board.zones
    doors: dict[str, list[str]] = {}
    for door in mission.board.doors:
        look = door.colour or ("open" if door.open else "")
        if look:
            ends = [plain(speaker.name(zones[zone].id)) for zone in (door.a, door.b)]
            doors.setdefault(look, []).append(" \u2013 ".join(ends))
    return [f"{say(lang, 'sheet-doors', look=look, n=len(ends))}: {', '.join(ends)}" for look, ends in doors.items()]


def piece_words(kind: str, more: str, speaker: Speaker) -> str:
    """The words for the colour, the number or the own kind of a piece; empty if it has none."""
    if kind == "zombie":
        name, _, n = more.partition(" ")
        return f"{n} \u00d7 {plain(speaker.name(name))}"
    if kind == "car":
        return plain(speaker.name(f"car-{more}"))
    words = []
    for word in more.split():
        if word in TINTS:
            words.append(say(speaker.lang, f"sheet-colour-{word}"))
        elif word == "asleep":
            words.append(say(speaker.lang, "sheet-asleep"))
        elif word.startswith("team-"):
            words.append(say(speaker.lang, "sheet-team", n=int(word.removeprefix("team-"))))
    return ", ".join(words)


PRINT: Final = """
body{font:11pt/1.4 system-ui,sans-serif;color:#1d1a17;max-width:19cm;margin:1cm auto;padding:0 .5cm}
h1{margin:0}h2{margin:.5cm 0 .1cm;font-size:13pt}p{margin:.15cm 0}ul{margin:.1cm 0;padding-left:.6cm}
.facts{font-weight:700}.map svg{width:100%;height:auto;max-height:15cm}
@page{size:A4;margin:1.2cm}@media print{body{margin:0;padding:0}h2,.map{break-inside:avoid}}
"""


def sheet_page(game: CityGame, mission: Mission, lang: str) -> str:
    """The sheet as an HTML page for the printer of a browser."""
    sheet = MissionSheet(game, mission, lang)
    parts = [
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(sheet.title)}</title>',
        f"<style>{PRINT}</style><body><h1>{escape(sheet.title)}</h1>",
        f"<p>{escape(say(lang, 'sheet-by', author=sheet.author))}</p>" if sheet.author else "",
        f'<p class="facts">{escape(sheet.facts)}</p><p><b>{escape(sheet.problem)}</b></p>',
        f"<p>{escape(sheet.briefing)}</p>",
        f"<p><b>{escape(say(lang, 'sheet-tiles'))}:</b> {escape(', '.join(sheet.tiles))}</p>" if sheet.tiles else "",
        f'<div class="map">{svg_map(mission, numbered=True, lang=lang)}</div>',
    ]
    for heading, lines in (("setup", sheet.setup), ("goals", sheet.goals), ("special", sheet.special)):
        if lines:
            items = "".join(f"<li>{escape(line)}</li>" for line in lines)
            parts.append(f"<h2>{escape(say(lang, f'sheet-{heading}'))}</h2><ul>{items}</ul>")
    return "\n".join([*parts, "</body></html>", ""])


def write_pdf(game: CityGame, mission: Mission, target: Path, lang: str = "en") -> None:
    """Writes the sheet as a PDF of one or more A4 pages."""
    try:
        from reportlab.lib.pagesizes import A4
        from reportlab.pdfgen.canvas import Canvas
    except ModuleNotFoundError as missing:
        raise ShambleError(f"a PDF needs {missing.name}: pip install 'shamble[workshop]'") from None
    sheet = MissionSheet(game, mission, lang)
    page = Canvas(str(target), pagesize=A4, invariant=1)
    page.setTitle(sheet.title)
    PageWriter(page, A4, lang).write(sheet, mission)
    page.save()


class PageWriter:
    """Writes a sheet onto the pages of a PDF, from the top down."""

    def __init__(self, page: Any, size: tuple[float, float], lang: str) -> None:
        self.page: Final = page
        self.lang: Final = lang
        self.width: Final = size[0] - 2 * MARGIN
        self.top: Final = size[1] - MARGIN
        self.y = self.top

    def write(self, sheet: MissionSheet, mission: Mission) -> None:
        """Writes the whole sheet."""
        self.text(sheet.title, 22, bold=True)
        if sheet.author:
            self.text(say(sheet.lang, "sheet-by", author=sheet.author), 10)
        self.text(sheet.facts, 11, bold=True, after=6)
        self.text(sheet.problem, 11, after=4)
        self.text(sheet.briefing, 10, after=8)
        if sheet.tiles:
            self.text(f"{say(sheet.lang, 'sheet-tiles')}: {', '.join(sheet.tiles)}", 10, bold=True, after=8)
        self.map(mission)
        for heading, lines in (("setup", sheet.setup), ("goals", sheet.goals), ("special", sheet.special)):
            if lines:
                self.text(say(sheet.lang, f"sheet-{heading}"), 13, bold=True, before=8, after=3)
                for line in lines:
                    self.text(f"\u2022 {line}", 10)

    def text(self, text: str, size: int, bold: bool = False, before: float = 0, after: float = 2) -> None:
        """Writes a paragraph, broken into lines, on a new page if it does not fit."""
        font = "Helvetica-Bold" if bold else "Helvetica"
        self.y -= before
        for line in self.wrapped(text, font, size):
            if self.y - size < MARGIN:
                self.page.showPage()
                self.y = self.top
            self.page.setFont(font, size)
            self.page.setFillColor("#1d1a17")
            self.page.drawString(MARGIN, self.y - size, line)
            self.y -= size * 1.3
        self.y -= after

    def wrapped(self, text: str, font: str, size: int) -> list[str]:
        """Breaks a text between words into lines that fit the width of the page."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.page.stringWidth(longer, font, size) <= self.width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def map(self, mission: Mission) -> None:
        """Draws the board as large as it fits, with zone names and pieces."""
        board = mission.board
        xs, ys = board.cuts
        scale = min(self.width / xs[-1], 330 / ys[-1])
        high = ys[-1] * scale
        if self.y - high < MARGIN:
            self.page.showPage()
            self.y = self.top
        left, top, page = MARGIN, self.y, self.page
        page.setLineJoin(1)
        for zone, shape in zip(board.zones, outlines(board), strict=True):
            for ring in shape:
                path = page.beginPath()
                path.moveTo(left + ring[0] * scale, top - ring[1] * scale)
                for x, y in zip(ring[2::2], ring[3::2], strict=True):
                    path.lineTo(left + x * scale, top - y * scale)
                path.close()
                page.setFillColor(COLOURS[zone.kind])
                page.drawPath(path, stroke=0, fill=1)
        open_doors = {door.id for door in board.doors if door.open}
        for border in borders(board):
            kind = "wall" if border["kind"] == "edge" else border["kind"]
            if kind == "opening":
                continue
            x1, y1, x2, y2 = border["at"]
            page.setStrokeColor(door_tint(border["colour"]) if kind == "door" else COLOURS.get(kind, "#2b2723"))
            page.setLineWidth({"door": 4.0, "wall": 2.0}.get(kind, 0.7))
            page.setDash([3, 2] if kind == "door" and border["id"] in open_doors else [])
            page.line(left + x1 * scale, top - y1 * scale, left + x2 * scale, top - y2 * scale)
        page.setDash([])
        self.tiles(mission, left, top, scale)
        self.pieces(mission, left, top, scale)
        self.y -= high + 14

    def tiles(self, mission: Mission, left: float, top: float, scale: float) -> None:
        """Draws the edge of each tile with its side and turn in the corner."""
        page = self.page
        for column, row, tile in laid_tiles(mission):
            x, y = left + column * scale, top - row * scale
            page.setStrokeColor(COLOURS["wall"])
            page.setLineWidth(0.4)
            page.rect(x, y - scale, scale, scale, stroke=1, fill=0)
            page.setFillColor(COLOURS["wall"])
            x += TILE_NAME / 100 * scale
            page.rect(x, y - 7.5, page.stringWidth(tile, "Helvetica-Bold", 6) + 3, 7.5, stroke=0, fill=1)
            page.setFillColor("#ffffff")
            page.setFont("Helvetica-Bold", 6)
            page.drawString(x + 1.5, y - 5.8, tile)

    def pieces(self, mission: Mission, left: float, top: float, scale: float) -> None:
        """Draws the names of the zones and the pieces on the map."""
        page, board = self.page, mission.board
        laid = pieces(mission)
        places = place_names(mission, self.lang)
        seen: Counter[int] = Counter()
        for zone in board.zones:
            x, y = middle(board, zone.index)
            at_x, at_y = left + x / 100 * scale, top - y / 100 * scale - 11
            page.setFont("Helvetica", 5)
            label = f"{zone.id} {places[zone.index]}" if zone.index in places else zone.id
            if zone.index not in places:  # the edge of a tile may run through the name
                wide = page.stringWidth(label, "Helvetica", 5) + 1
                page.setFillColor(COLOURS[zone.kind])
                page.rect(at_x - wide / 2, at_y - 0.6, wide, 4.8, stroke=0, fill=1)
            page.setFillColor("#f7f4ec" if zone.kind == "dark" else "#5a5348")
            page.drawCentredString(at_x, at_y, label)
        for kind, zone_index, more in laid:
            n = sum(1 for _, other, _ in laid if other == zone_index)
            x, y = middle(board, zone_index)
            cx = left + x / 100 * scale + (seen[zone_index] - (n - 1) / 2) * 12
            seen[zone_index] += 1
            asleep = "asleep" in more.split()
            page.setFillColor(piece_tint(kind, more))
            page.setFillAlpha(0.6 if asleep else 1.0)
            page.setStrokeColor(COLOURS["wall"])
            page.setLineWidth(0.8)
            page.setDash([2, 1.5] if asleep else [])
            page.circle(cx, top - y / 100 * scale, 5.5, stroke=int(asleep), fill=1)
            page.setFillAlpha(1.0)
            page.setFillColor("#ffffff")
            page.setFont("Helvetica-Bold", 6.5)
            page.drawCentredString(cx, top - y / 100 * scale - 2.3, piece_label(kind, more))
