"""What one seat may see, in one schema for all games: a front end can serve a game it has never heard of.

Ids of things are the ids that options use, so an option can light up what it concerns.
Every text is a message id with typed arguments; each viewer renders it in its own language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NotRequired, TypedDict

from shamble.core.entity import Json


class Text(TypedDict):
    id: str
    args: dict[str, Json]


class Space(TypedDict):
    """A place on the board. `at` is x, y, width, height in board units; `shape` its outline, where that is no
    rectangle: rings of x, y, x, y, …"""

    id: str
    name: Text
    kind: str
    at: list[float]
    neighbours: list[str]
    marks: list[Text]
    shape: NotRequired[list[list[float]]]


class BorderView(TypedDict):
    """A line between spaces, from x, y to x, y: a `wall`, the `edge` of the board, a `door` (`state` open or closed,
    `id` as options name it), an `opening`, a `crossing`. `spaces`: between which two, if it can be crossed."""

    kind: str
    at: list[float]
    spaces: NotRequired[list[str]]
    id: NotRequired[str]
    state: NotRequired[str]
    colour: NotRequired[str]


class Piece(TypedDict):
    """A figure, or a crowd of equal ones. `seat` owns it, `space` is where it stands (None: off the board), `on` the
    piece that carries it. `values`: the numbers it stands with, such as strength and hits, each named by the message
    `value-<name>`. `side`: on whose side it is, where that is not told by who owns it. `marks`: markers on it."""

    id: str
    name: Text
    kind: str
    space: str | None
    count: int
    seat: int | None
    on: NotRequired[str]
    values: NotRequired[dict[str, int]]
    side: NotRequired[str]
    marks: NotRequired[list[Text]]


class Card(TypedDict):
    """`face` is None where the viewer may not see it. `counters` lie on the card (loaded ammunition). `facts`: its
    printed values, one message each with the numbers as arguments, for the face and for whoever reads it out; `text`:
    what else it does. `house`: made up to fill a gap, not the publisher's. `space`: where it lies on the board."""

    id: str
    face: str | None
    name: Text
    text: Text | None
    kind: str
    counters: dict[str, int]
    house: bool
    facts: NotRequired[list[Text]]
    space: NotRequired[str]


class Pile(TypedDict):
    """A deck: how many cards are left, where it lies, and the top card if the viewer knows it."""

    id: str
    name: Text
    space: str | None
    left: int
    full: int
    top: Card | None
    discard: int


class Track(TypedDict):
    """`max` 0: it has no end."""

    id: str
    name: Text
    value: int
    max: int


class Rung(TypedDict):
    """A level of a sheet: reached at `at`, and what it offers; `learnt` says which of it the player has."""

    id: str
    at: int
    skills: list[Text]
    learnt: list[bool]


class Sheet(TypedDict):
    """A seat's place at the table: who is played, the numbers that matter, the cards held.

    `slots`: how many cards fit in hand and in the backpack. `sees`: spaces in sight, with their range.
    """

    seat: int
    id: str
    name: Text
    text: Text | None
    space: str | None
    values: list[Track]
    hand: list[Card]
    events: list[Card]
    tags: list[Text]
    slots: NotRequired[list[int]]
    levels: NotRequired[list[Rung]]
    sees: NotRequired[dict[str, int]]


class Goal(TypedDict):
    """`passing`: it holds or does not for now, and counts only in the end."""

    id: str
    name: Text
    text: Text
    value: int
    need: int
    seat: int | None
    passing: NotRequired[bool]


class Ribbon(TypedDict):
    """Where we are: round, phase and whose turn it is. `tabs`: what this round's card prints for each phase; `lit`: the
    phase in which its event counts."""

    round: int
    rounds: int
    phases: list[Text]
    phase: int
    turn: int | None
    tabs: NotRequired[list[list[Text]]]
    lit: NotRequired[int]


class FighterView(TypedDict):
    """Somebody who has declared a weapon: `dice` and `value` once they are rolled."""

    who: str
    weapon: str
    dice: list[int]
    value: int


class FightView(TypedDict):
    """Those whose values count together at a place: the sum, and how many fall by it."""

    place: str
    ranged: bool
    fighters: list[FighterView]
    total: int
    falls: int
    done: bool


class ChartRow(TypedDict):
    """A line of a table: for rolls from `low` to `high`, one cell a column."""

    low: int
    high: int
    cells: list[Text]


class Chart(TypedDict):
    """A printed table that dice are looked up in."""

    id: str
    name: Text
    columns: list[Text]
    rows: list[ChartRow]


class Scene(TypedDict):
    """`title`: what is being played; its message may have a `.briefing`. `notes`: special rules that hold here."""

    ribbon: Ribbon
    board: list[float]
    spaces: list[Space]
    pieces: list[Piece]
    piles: list[Pile]
    tracks: list[Track]
    sheets: list[Sheet]
    goals: list[Goal]
    cards: list[Card]
    silence: bool
    borders: NotRequired[list[BorderView]]
    title: NotRequired[Text]
    notes: NotRequired[list[Text]]
    charts: NotRequired[list[Chart]]
    fights: NotRequired[list[FightView]]


class Change(TypedDict, total=False):
    """From one scene to the next, in this order: `set` replaces whole parts, `gone` takes things out of a list by their
    ids, `put` brings things to a place in it: the fields that changed of one that is there already, else all of it."""

    set: dict[str, Json]
    gone: dict[str, list[str]]
    put: dict[str, list[tuple[int, dict[str, Json]]]]


class MeaningView(TypedDict):
    """What an option would do: `told` part by part. `risk`: 0 harmless, 1 may hurt somebody, 2 kills one of ours or
    loses the game. `final`: something is gone for good."""

    told: list[Text]
    risk: int
    final: bool


class OptionView(TypedDict):
    key: str
    verb: str
    text: Text
    touches: list[str]
    seat: int
    meaning: NotRequired[MeaningView]


class RefusalView(TypedDict):
    key: str
    verb: str
    text: Text
    touches: list[str]
    reason: Text
    rule: str


class DecisionView(TypedDict):
    """`options`: the harmless ones first. `refusals`: what else a player would expect, and why not. `recurs`: it may
    come again and again in a round, and one may want to pass for the rest of it."""

    seat: int
    seats: list[int]
    ask: Text
    rule: str
    options: list[OptionView]
    refusals: list[RefusalView]
    recurs: NotRequired[bool]


class ResultView(TypedDict):
    """`won`: whether the players did, as a team. `mine`: whether the viewer's seat did, which may be another thing if
    seats play against one another, or win by a secret goal; for a spectator as `won`."""

    won: bool
    reason: Text
    rule: str
    winners: list[int]
    mine: bool


class Pending(TypedDict):
    """What a moment waits for: the question, what this seat may do besides, how it ended."""

    decision: DecisionView | None
    interrupts: list[OptionView]
    result: ResultView | None
    undos: int


class View(Pending):
    game: str
    seq: int
    seat: int | None
    seats: int
    scene: Scene


def text(id: str, **args: Json) -> Text:
    return {"id": id, "args": args} if args else plain_text(id)


@lru_cache(maxsize=8192)
def plain_text(id: str) -> Text:
    """One without arguments is the same object in all scenes: nobody writes into one."""
    return {"id": id, "args": {}}
