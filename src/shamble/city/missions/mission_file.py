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
from shamble.text.files import LANGUAGES

COLOURS: Final = ("", "blue", "green")
DIFFICULTIES: Final = ("tutorial", "easy", "medium", "hard")
ZONE: Final = Field(str, refers="zone")
ZONES: Final = Field(list, required=False, each=ZONE)


def texts_of(most: int) -> Field:
    """A text by language, of at most so many characters."""
    return Field(dict, keys={lang: Field(str, required=False, most=most) for lang in LANGUAGES})


CARDS: Final = Field(list, required=False, each=Field(str))


def rows_of(**keys: Field) -> Field:
    """A list of things, each with a zone and these keys."""
    return Field(list, required=False, each=Field(dict, keys={"zone": ZONE, **keys}))


COLOUR: Final = Field(str, required=False, allowed=COLOURS)
FLAG: Final = Field(bool, required=False)
AMONG: Final = {"cards": Field(list, each=Field(str)), "n": Field(int, least=0), "first": Field(int, least=0)}
DECK: Final = Field(
    dict,
    keys={
        "only": CARDS,
        "without": CARDS,
        "top": CARDS,
        "among": Field(dict, required=False, keys=AMONG),
    },
)
"""Plan of a deck: `only` the cards in it, `without` cards that stay in the box, `top` cards on top in random order, and
`among = {cards = […], n = 1, first = 8}`: one of these cards is among the first eight, the others lie below."""
SCHEMA: Final[dict[str, Field]] = {
    "id": Field(str),
    "title": texts_of(120),
    "problem": texts_of(400),
    "briefing": texts_of(4000),
    "difficulty": Field(str, allowed=DIFFICULTIES),
    "minutes": Field(int, least=1, most=1000),
    "survivors": Field(int, required=False, least=1, most=12),
    "each": Field(int, required=False, least=1, most=6),
    "seats": Field(list, required=False, size=(1, 6), each=Field(int, least=1, most=6)),
    "tiles": Field(list, required=False, size=(1, 9), each=Field(list, size=(1, 9), each=Field(str, refers="tile"))),
    "map": Field(
        dict,
        required=False,
        keys={
            "grid": Field(str),
            "doors": Field(list, required=False, each=Field(str)),
            "passages": Field(list, required=False, each=Field(str)),
        },
    ),
    "start": Field(list, size=(1, 99), each=ZONE),
    "exit": ZONES,
    "spawns": Field(
        list,
        size=(1, 99),
        each=Field(
            dict,
            keys={
                "zone": ZONE,
                "first": FLAG,
                "colour": COLOUR,
                "asleep": FLAG,
                "team": Field(int, required=False, least=1, most=12),
            },
        ),
    ),
    "zombies": rows_of(kind=Field(str, refers="kind"), n=Field(int, required=False, least=1)),
    "objectives": rows_of(id=Field(str, required=False), colour=COLOUR, hidden=FLAG),
    "crates": ZONES,
    "doors": Field((dict, list), required=False, values=Field(str, allowed=("open", *COLOURS)), each=Field(str)),
    "cars": rows_of(kind=Field(str, allowed=("police", "muscle", "pimp")), drive=FLAG, crate=FLAG),
    "companions": rows_of(),
    "names": Field(dict, required=False, refers="zone", values=texts_of(40)),
    "decks": Field(dict, required=False, values=DECK),
    "goals": Field(list, each=Field(dict)),
    "special": Field(list, required=False, each=Field(dict)),
    "suggests": Field(dict, required=False, values=Field((str, int, bool))),
    "origin": Field(str, allowed=("book", "public", "house")),
    "source": Field(dict, required=False, values=Field(str)),
    "game": Field(str, required=False),
    "author": Field(str, required=False),
}
VERSION: Final = Field(
    dict,
    required=False,
    keys={
        "difficulty": Field(str, required=False, allowed=DIFFICULTIES),
        "start": Field(list, required=False, size=(1, 99), each=ZONE),
        "spawns": Field(list, required=False, size=(1, 99), each=SCHEMA["spawns"].each),
        "goals": Field(list, required=False, each=Field(dict)),
        **{key: SCHEMA[key] for key in ("zombies", "objectives", "crates", "cars", "decks", "special")},
    },
)
"""Another version of a mission: these keys replace those of the mission."""
SCHEMA["easier"] = VERSION
SCHEMA["tuned"] = VERSION
PLACED: Final = ("spawns", "objectives", "zombies", "cars", "companions")
"""Keys of the lists of things with a zone."""
ALL: Final = 99
"""Team size with which all spawn zones are used."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MissionFile:
    """The checked contents of the file of one mission."""

    def __init__(
        self, where: str, row: Mapping[str, Any], tiles: Mapping[str, Tile], team: int, written: bool = False
    ) -> None:
        """`team` is the number of survivors of a mission that names none."""
        self.id: Final[str] = row["id"]
        self.file: Final = where
        self.where: Final = f"{where}: mission {self.id}"
        self.row: Final = row
        self.survivors: Final[int] = row.get("survivors") or team
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
        if self.row.get("tiles") and self.row.get("map"):
            raise ContentError(f"{self.where}: give tiles or a map, not both")
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
        """Raises ContentError for a mission that cannot be laid out or played."""
        # A list of doors adds doors and was checked when the board was made.
        written = self.row.get("doors")
        marks: list[str] = list(written) if isinstance(written, dict) else []
        for mark in marks:
            a, _, b = mark.partition("-")
            pair = {self.zone("doors", a), self.zone("doors", b)}
            if not any({door.a, door.b} == pair for door in self.board.doors):
                raise ContentError(f"{self.where}: doors: there is no door {mark!r}")
        self._check_rows()
        if not self.written and not any(words.strip() for words in self.row["title"].values()):
            raise ContentError(f"{self.where}: title: write one, in any language")
        first = [spawn for spawn in self.row["spawns"] if spawn.get("first")]
        if not first:
            raise ContentError(f"{self.where}: spawns: one of them must be the first (first = true)")
        if len(first) > 1:
            raise ContentError(f"{self.where}: spawns: only one of them is the first (first = true)")
        if "team" in first[0]:
            raise ContentError(f"{self.where}: spawns: the first is there for teams of any size: leave out its team")
        if not self.row["goals"]:
            raise ContentError(
                f"{self.where}: goals: give at least one; without goals the mission would be won at once"
            )
        for name, plan in (self.row.get("decks") or {}).items():
            among = plan.get("among")
            if among is not None and among["n"] > min(among["first"], len(among["cards"])):
                raise ContentError(
                    f"{self.where}: decks: {name}: among: n is at most first and at most the number of cards"
                )
        near = self.board.topology((1 << len(self.board.doors)) - 1).near
        for zone, name in zip(self.start, self.row["start"], strict=True):
            if not near[zone] and len(self.board.zones) > 1:
                raise ContentError(f"{self.where}: start: no way leads out of {name}")

    def _check_rows(self) -> None:
        """Raises ContentError for a thing in a zone that the board does not have, or with a repeated id."""
        for key in PLACED:
            if self.row.get(key) and (complaint := SCHEMA[key].wrong(key, self.row[key])):
                raise ContentError(f"{self.where}: {complaint}")
            for row in self.row.get(key) or []:
                self.zone(key, row["zone"])
        for name in self.row.get("crates") or []:
            self.zone("crates", name)
        for car in self.row.get("cars") or []:
            if not self.board.zones[self.zone("cars", car["zone"])].street:
                raise ContentError(f"{self.where}: cars: {car['zone']} is a room; cars stand in streets")
        named = [zone for zone, _ in self.places()]
        if len(set(named)) < len(named):
            raise ContentError(f"{self.where}: names: a zone has two names")
        ids = [row["id"] for row in self.row.get("objectives") or [] if "id" in row]
        twice = [id for id in ids if ids.count(id) > 1]
        if twice:
            raise ContentError(f"{self.where}: objectives: the id {twice[0]!r} occurs twice")

    def spawns(self, team: int = ALL) -> list[Spawn]:
        """The spawn zones for a team of this size: the start zone first, then clockwise around the middle of the board.
        Some are used only by large teams."""
        if team not in self._spawns:
            self._spawns[team] = self._lay_spawns(team)
        return self._spawns[team]

    def _lay_spawns(self, team: int) -> list[Spawn]:
        """Computes `spawns`."""
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
        """Computes `tokens`."""
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

    def places(self) -> list[tuple[int, str]]:
        """The zones that the mission names, each with the id of its text."""
        named = enumerate(self.row.get("names") or {}, 1)
        return [(self.zone("names", name), f"mission-{self.id}.place-{number}") for number, name in named]

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
        sides = sorted([str(tile).partition("@")[0] for line in row.get("tiles") or [] for tile in line])
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
            "suggests": dict(row.get("suggests") or {}),
            "tiles": [side for side in sides if set(side) != {"."}],
        }

    def words(self, lang: str) -> str:
        """Title, problem, briefing, source and names of zones as a Fluent message, in this language, else in English,
        else in any language. Empty if the mission file has nothing in a language other than English: the language's own
        files may then have the message, or the English one is shown."""
        told = [self.row.get(key) or {} for key in TOLD]
        places = list((self.row.get("names") or {}).values())
        if lang != "en" and not any(lang in words for words in [*told, *places]):
            return ""
        there = [words.get(lang) or words.get("en") or next(iter(words.values()), "") for words in [*told, *places]]
        title, *rest = [message(words) for words in there]
        keys = [*TOLD[1:], *[f"place-{number}" for number in range(1, len(places) + 1)]]
        parts = [f"    .{key} = {words}\n" for key, words in zip(keys, rest, strict=True)]
        return f"mission-{self.id} = {title or self.id}\n{''.join(parts)}"


TOLD: Final = ("title", "problem", "briefing", "source")
"""Keys of a mission file that hold texts by language; the title is the value of the mission's message."""


def message(text: str) -> str:
    """A text as the value of a Fluent message: on one line, with braces escaped."""
    return " ".join(text.replace("{", "\x00").replace("}", '{"}"}').replace("\x00", '{"{"}').split()) or '{""}'
