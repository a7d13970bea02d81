"""The schema of what one seat may see, the same for all games, so that a client can show games that it does not know.

Ids of objects are the ids that options use, so that a client can highlight the objects of an option. Every text is a
message id with typed arguments; each client renders it in its own language.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NotRequired, TypedDict

from shamble.core.entity import Json


class Text(TypedDict):
    """A message: its id, and its typed arguments."""

    id: str
    args: dict[str, Json]


class Space(TypedDict):
    """A place on the board. `at` is x, y, width, height in board units; `shape` its outline if that is no rectangle:
    rings of x, y, x, y, …"""

    id: str
    name: Text
    kind: str
    at: list[float]
    neighbours: list[str]
    marks: list[Text]
    shape: NotRequired[list[list[float]]]


class BorderView(TypedDict):
    """A line between spaces, from x, y to x, y: a `wall`, the `edge` of the board, a `door` (`state` open or closed,
    `id` as in options), an `opening` or a `crossing`. `spaces`: the two spaces it connects, if it can be crossed."""

    kind: str
    at: list[float]
    spaces: NotRequired[list[str]]
    id: NotRequired[str]
    state: NotRequired[str]
    colour: NotRequired[str]


class Piece(TypedDict):
    """A figure, or a group of equal ones. `seat` owns it, `space` is where it stands (None: off the board), `on` the
    piece that carries it. `values`: its numbers, such as strength and hits, each named by the message `value-<name>`.
    `side`: its side, if the owner does not imply it. `marks`: markers on it."""

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
    """A card. `face` is None if the viewer may not see it. `counters` lie on the card (loaded ammunition). `facts`: its
    printed values, one message each with the numbers as arguments; `text`: its other effects. `house`: True if it was
    invented to fill a gap and is not the publisher's. `space`: where it lies on the board. `wanted`: True if a goal
    needs it."""

    id: str
    face: str | None
    name: Text
    text: Text | None
    kind: str
    counters: dict[str, int]
    house: bool
    facts: NotRequired[list[Text]]
    space: NotRequired[str]
    wanted: NotRequired[bool]


class Pile(TypedDict):
    """A deck: the number of cards left, its place, and the top card if the viewer knows it."""

    id: str
    name: Text
    space: str | None
    left: int
    full: int
    top: Card | None
    discard: int


class TrackView(TypedDict):
    """A number with a name, such as life. `max` is 0 if it has no limit."""

    id: str
    name: Text
    value: int
    max: int


class Rung(TypedDict):
    """A level of a sheet: reached at `at`, with the skills it offers; `learnt` says which of them the player has."""

    id: str
    at: int
    skills: list[Text]
    learnt: list[bool]


class SheetView(TypedDict):
    """The play area of a seat: its character, the important numbers, the cards held.

    `space`: the space where the figure stands; None if it is not on the board. `values`: numbers such as life.
    `hand`: cards that the seat holds. `events`: cards that lie before it and are still to be played. `tags`: skills,
    abilities and markers, as words. `slots`: numbers of cards that fit in hand and in the backpack. `levels`: the
    danger levels with their skills. `sees`: space in sight → its range.
    """

    seat: int
    id: str
    name: Text
    text: Text | None
    space: str | None
    values: list[TrackView]
    hand: list[Card]
    events: list[Card]
    tags: list[Text]
    slots: NotRequired[list[int]]
    levels: NotRequired[list[Rung]]
    sees: NotRequired[dict[str, int]]


class GoalView(TypedDict):
    """A goal. `passing`: True if it may hold and cease to hold, and counts only at the end. `now`: what counts and what
    does not count yet, where the two numbers do not say it."""

    id: str
    name: Text
    text: Text
    value: int
    need: int
    seat: int | None
    passing: NotRequired[bool]
    now: NotRequired[Text]


class Ribbon(TypedDict):
    """The course of the game: round, phase and the seat whose turn it is. `tabs`: what this round's card prints for
    each phase; `lit`: the phase in which its event counts."""

    round: int
    rounds: int
    phases: list[Text]
    phase: int
    turn: int | None
    tabs: NotRequired[list[list[Text]]]
    lit: NotRequired[int]


class FighterView(TypedDict):
    """A figure that has declared a weapon; `dice` and `value` are set once the dice are rolled."""

    who: str
    weapon: str
    dice: list[int]
    value: int


class FightView(TypedDict):
    """The fighters at a place whose values count together: the sum, and the number of enemies that fall."""

    place: str
    ranged: bool
    fighters: list[FighterView]
    total: int
    falls: int
    done: bool


class ChartRow(TypedDict):
    """A row of a table: for rolls from `low` to `high`, one cell for each column."""

    low: int
    high: int
    cells: list[Text]


class Chart(TypedDict):
    """A printed table in which dice results are looked up."""

    id: str
    name: Text
    columns: list[Text]
    rows: list[ChartRow]


class Scene(TypedDict):
    """Everything on the table. `title`: mission or mode; its message may have a `.briefing`. `notes`: special rules."""

    ribbon: Ribbon
    board: list[float]
    spaces: list[Space]
    pieces: list[Piece]
    piles: list[Pile]
    tracks: list[TrackView]
    sheets: list[SheetView]
    goals: list[GoalView]
    cards: list[Card]
    silence: bool
    borders: NotRequired[list[BorderView]]
    title: NotRequired[Text]
    notes: NotRequired[list[Text]]
    charts: NotRequired[list[Chart]]
    fights: NotRequired[list[FightView]]


class Change(TypedDict, total=False):
    """The difference between two scenes, applied in this order: `set` replaces whole parts; `gone` removes items from a
    list by their ids; `put` inserts or updates items at an index: the changed fields of an item already in the list,
    otherwise all its fields."""

    set: dict[str, Json]
    gone: dict[str, list[str]]
    put: dict[str, list[tuple[int, dict[str, Json]]]]


class MeaningView(TypedDict):
    """The effects of an option: `told` part by part. `risk`: 0 harmless, 1 may hurt a figure of ours, 2 kills one or
    loses the game. `final`: True if something is gone for good."""

    told: list[Text]
    risk: int
    final: bool


class OptionView(TypedDict):
    """An option with its text. `touches`: ids of the objects on the table that it concerns."""

    key: str
    verb: str
    text: Text
    touches: list[str]
    seat: int
    meaning: NotRequired[MeaningView]


class RefusalView(TypedDict):
    """An action that is not possible now, with the reason and the rule."""

    key: str
    verb: str
    text: Text
    touches: list[str]
    reason: Text
    rule: str


class DecisionView(TypedDict):
    """The pending question. `options`: harmless ones first. `refusals`: what else a player would expect, and why it is
    not possible. `recurs`: True if the question may come many times in a round, so that passing until its end helps;
    `topic`: the word under which the seat may silence it."""

    seat: int
    seats: list[int]
    ask: Text
    rule: str
    options: list[OptionView]
    refusals: list[RefusalView]
    recurs: NotRequired[bool]
    topic: NotRequired[str]


class ResultView(TypedDict):
    """The result. `won`: True if the players won as a team. `mine`: True if the viewer's seat won, which may differ
    from `won` if seats play against one another or have secret goals; for a spectator the same as `won`."""

    won: bool
    reason: Text
    rule: str
    winners: list[int]
    mine: bool


class WishesView(TypedDict):
    """Wishes of this seat about being asked. `silenced`: topic → `round` or `game`, how long it is passed for the seat.
    `hold`: True if the seat wants a stop before the next step that would run by itself. `orders`: seat of a bot → verb
    of the order that it has in this round, whoever gave it."""

    silenced: dict[str, str]
    hold: bool
    orders: NotRequired[dict[str, str]]


class Pending(TypedDict):
    """The pending question, interrupts and wishes of this seat (wishes None: no seat has any), and the result if the
    game is over."""

    decision: DecisionView | None
    interrupts: list[OptionView]
    result: ResultView | None
    undos: int
    wishes: WishesView | None


class View(Pending):
    """Everything that a seat may see: the scene, the pending question, and the number of moves so far."""

    game: str
    seq: int
    seat: int | None
    seats: int
    scene: Scene


def text(id: str, **args: Json) -> Text:
    """Returns a message. Those without arguments are shared: never change one."""
    return {"id": id, "args": args} if args else plain_text(id)


@lru_cache(maxsize=8192)
def plain_text(id: str) -> Text:
    """Returns the message without arguments. All scenes share the object: never change it."""
    return {"id": id, "args": {}}
