"""The contents of a mission file, read and checked: board, set-up, decks and texts."""

from __future__ import annotations

from collections.abc import Mapping
from math import atan2, tau
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board
from shamble.city.board.board_shapes import middle, sketch, whole
from shamble.city.board.token_maps import Tile, from_map, from_tiles
from shamble.city.table.pieces import Spawn, Token
from shamble.city.table.survivor import AWAY
from shamble.content.nearest import hint
from shamble.content.tables import Field
from shamble.core.entity import Json
from shamble.core.errors import ContentError

SCHEMA: Final[dict[str, Field]] = {
    "id": Field(str),
    "title": Field(dict),
    "problem": Field(dict),
    "briefing": Field(dict),
    "difficulty": Field(str, allowed=("tutorial", "easy", "medium", "hard")),
    "minutes": Field(int),
    "survivors": Field(int, default=6),
    "each": Field(int, required=False),
    "seats": Field(list, required=False),
    "tiles": Field(list, required=False),
    "map": Field(dict, required=False),
    "start": Field(list),
    "exit": Field(list, required=False),
    "spawns": Field(list),
    "zombies": Field(list, required=False),
    "objectives": Field(list, required=False),
    "crates": Field(list, required=False),
    "doors": Field((dict, list), required=False),
    "cars": Field(list, required=False),
    "companions": Field(list, required=False),
    "decks": Field(dict, required=False),
    "goals": Field(list),
    "special": Field(list, required=False),
    "origin": Field(str, allowed=("book", "public", "house")),
    "source": Field(dict, required=False),
}
ROWS: Final = {
    "spawns": ("zone", "first", "colour", "asleep", "team"),
    "objectives": ("zone", "id", "colour", "hidden"),
    "zombies": ("zone", "kind", "n"),
    "cars": ("zone", "kind", "drive", "crate"),
    "companions": ("zone",),
}
"""Lists of things with a zone, and the keys that each of their entries may have."""
DECK_WORDS: Final = ("only", "without", "top", "among")
"""Keys for a deck: `only` the cards in it, `without` cards that stay in the box, `top` cards on top in random order,
and `among = {cards = […], n = 1, first = 8}`: one of these cards is among the first eight, the others lie below."""
COLOURS: Final = ("", "blue", "green")
ALL: Final = 99
"""Team size with which all spawn zones are used."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionFile:
    """The checked contents of the file of one mission."""

    def __init__(self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], written: bool = False) -> None:
        self.id: Final[str] = row["id"]
        self.where: Final = f"{where}: mission {self.id}"
        self.row: Final = row
        self.survivors: Final[int] = row["survivors"]
        self.each: Final[int] = row.get("each") or 0
        """Number of survivors for each player; 0: the team has `survivors` members."""
        self.seats: Final[tuple[int, ...]] = tuple(row.get("seats") or ())
        """Numbers of seats that the mission allows; empty: all that the game allows."""
        self._spawns: dict[int, list[Spawn]] = {}
        self._tokens: list[Token] | None = None
        self.written: Final = written
        """True if a scenario wrote the mission, so that it is in no mission file."""
        self.board: Final = self._lay_out(tiles)
        self.start: Final = [self.zone("start", name) for name in row["start"]]
        self.exits: Final = [self.zone("exit", name) for name in row.get("exit") or []]
        self._check()

    def _lay_out(self, tiles: Mapping[str, Tile]) -> Board:
        """Makes the board from tiles or from a map."""
        if self.row.get("tiles"):
            doors = self.row.get("doors") or {}
            if isinstance(doors, list):
                return from_tiles(self.where, tiles, self.row["tiles"], {}, [str(door) for door in doors])
            return from_tiles(self.where, tiles, self.row["tiles"], doors)
        if self.row.get("map"):
            return from_map(self.where, self.row["map"])
        raise ContentError(f"{self.where}: give tiles or a map")

    def zone(self, key: str, name: str) -> int:
        """The zone with this id or alias; raises an error that names the key of the file."""
        index = self.board.zone(name)
        if index is None:
            tile = name.partition(".")[0] + "."
            there = sorted(alias for alias in self.board.names if alias.startswith(tile))
            raise ContentError(f"{self.where}: {key}: there is no zone {name!r}{hint(name, there or self.board.names)}")
        return index

    def _check(self) -> None:
        # A list of doors adds doors and was checked when the board was made.
        written = self.row.get("doors")
        marks: list[str] = list(written) if isinstance(written, dict) else []
        for mark in marks:
            a, _, b = mark.partition("-")
            pair = {self.zone("doors", a), self.zone("doors", b)}
            if not any({door.a, door.b} == pair for door in self.board.doors):
                raise ContentError(f"{self.where}: doors: there is no door {mark!r}")
        self._check_rows()
        if len([spawn for spawn in self.row["spawns"] if spawn.get("first")]) != 1:
            raise ContentError(f"{self.where}: spawns: one of them must be the first (first = true)")
        if not self.row["goals"]:
            raise ContentError(
                f"{self.where}: goals: give at least one; without goals the mission would be won at once"
            )
        for name, plan in (self.row.get("decks") or {}).items():
            for word in plan:
                if word not in DECK_WORDS:
                    raise ContentError(f"{self.where}: decks: {name}: unknown key {word!r}{hint(word, DECK_WORDS)}")
            among = plan.get("among")
            if among is not None and not 0 <= among.get("n", -1) <= min(among.get("first", -1), len(among["cards"])):
                raise ContentError(
                    f"{self.where}: decks: {name}: among: give cards, n (how many of them) and first (among how many), "
                    "with n at most first and at most the number of cards"
                )
        near = self.board.topology((1 << len(self.board.doors)) - 1).near
        for zone in self.start:
            if not near[zone] and len(self.board.zones) > 1:
                raise ContentError(f"{self.where}: start: no way leads out of {self.board.zones[zone].id}")

    def _check_rows(self) -> None:
        for key, words in ROWS.items():
            for row in self.row.get(key) or []:
                for word in row:
                    if word not in words:
                        raise ContentError(f"{self.where}: {key}: unknown key {word!r}{hint(word, words)}")
                self.zone(key, str(row.get("zone")))
                if row.get("colour", "") not in COLOURS:
                    raise ContentError(f"{self.where}: {key}: {row['colour']!r} should be blue or green")

    def spawns(self, team: int = ALL) -> list[Spawn]:
        """The spawn zones for a team of this size: the start zone first, then clockwise around the middle of the board.
        Some are used only by large teams."""
        if team not in self._spawns:
            self._spawns[team] = self._lay_spawns(team)
        return self._spawns[team]

    def _lay_spawns(self, team: int) -> list[Spawn]:
        rows = [row for row in self.row["spawns"] if row.get("team", 0) <= team]
        first = next(row for row in rows if row.get("first"))
        start = self.angle(first)
        order = sorted(rows, key=lambda row: (row is not first, (self.angle(row) - start) % tau))
        spawns = []
        for number, row in enumerate(order):
            colour = row.get("colour", "")
            awake = not colour and not row.get("asleep")
            spawns.append(Spawn(f"spawn-{number}", self.zone("spawns", row["zone"]), colour, awake))
        return spawns

    def angle(self, row: Mapping[str, Any]) -> float:
        """Direction of a zone from the middle of the board, in radians clockwise from the top."""
        xs, ys = self.board.cuts
        cells = self.board.zones[self.zone("spawns", row["zone"])].cells
        x = sum([xs[cx] + xs[cx + 1] for cx, _ in cells]) / (2 * len(cells)) - xs[-1] / 2
        y = sum([ys[cy] + ys[cy + 1] for _, cy in cells]) / (2 * len(cells)) - ys[-1] / 2
        # Rounded: straight above the middle a rounding error would be a full turn, and Python versions sum differently.
        return round(atan2(round(x, 6) + 0.0, 0.0 - round(y, 6)) % tau, 6)

    def tokens(self) -> list[Token]:
        """Objectives and crates in their starting zones. Cached, because goals ask after every action."""
        if self._tokens is None:
            self._tokens = self._lay_tokens()
        return self._tokens

    def _lay_tokens(self) -> list[Token]:
        tokens = []
        for number, row in enumerate(self.row.get("objectives") or []):
            name = row.get("id", f"objective-{number + 1}")
            hidden = bool(row.get("hidden"))
            colour = "" if hidden else row.get("colour", "")
            tokens.append(Token(name, "objective", colour, self.zone("objectives", row["zone"]), hidden=hidden))
        for number, name in enumerate(self.row.get("crates") or []):
            tokens.append(Token(f"crate-{number + 1}", "crate", "", self.zone("crates", name)))
        for number, row in enumerate(self.row.get("cars") or []):
            if row.get("crate"):
                tokens.append(Token(f"trunk-{number + 1}", "crate", "", AWAY, f"car-{number + 1}"))
        return tokens

    def faces(self) -> list[str]:
        """Colours of the face-down objectives, in no order: one is drawn when an objective is turned over."""
        return [row.get("colour", "") or "red" for row in self.row.get("objectives") or [] if row.get("hidden")]

    def briefing(self) -> dict[str, Json]:
        """Summary for choosing a mission: texts by language, difficulty, length, and a picture of the board."""
        row = self.row
        places = [("start", zone) for zone in self.start] + [("exit", zone) for zone in self.exits]
        places += [("spawn", spawn.zone) for spawn in self.spawns()]
        places += [(token.kind, token.zone) for token in self.tokens() if token.zone != AWAY]
        places += [("car", self.zone("cars", car["zone"])) for car in row.get("cars") or []]
        xs, ys = self.board.cuts
        plain: dict[str, Json] = {key: dict(row[key]) for key in ("title", "problem", "briefing")}
        return {
            "id": self.id,
            **plain,
            "origin": str(row["origin"]),
            "source": dict(row.get("source") or {}),
            "difficulty": str(row["difficulty"]),
            "minutes": int(row["minutes"]),
            "survivors": self.survivors,
            "size": [whole(xs[-1]), whole(ys[-1])],
            "plan": dict(sketch(self.board)),
            "marks": [{"kind": kind, "at": list(middle(self.board, zone))} for kind, zone in places],
        }

    def words(self, lang: str) -> str:
        """Title, problem and briefing as a Fluent message, in this language, else in English, else in any language."""
        told = [self.row.get(key) or {} for key in ("title", "problem", "briefing")]
        there = [words.get(lang) or words.get("en") or next(iter(words.values()), "") for words in told]
        title, problem, briefing = [message(words) for words in there]
        return f"mission-{self.id} = {title or self.id}\n    .problem = {problem}\n    .briefing = {briefing}\n"


def message(text: str) -> str:
    """A text as the value of a Fluent message: on one line, with braces escaped."""
    return " ".join(text.replace("{", "\x00").replace("}", '{"}"}').replace("\x00", '{"{"}').split()) or '{""}'
