"""Messages of the server to a client over the socket, as Structs. TypeScript types are made from them.

A view has the types of the engine (`core.scene`), unchanged.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from shamble.core.scene import Change, Pending, Text, View
from shamble.server.protocol.field_types import AuditKind, Level, Value


class ServerMessage(Struct, tag_field="type"):
    """Base of all messages of the server; `type` tells them apart."""


class Me(Struct):
    """The client's own person and seats."""

    person: str
    host: bool
    seats: list[int]
    spectator: bool


class Welcome(ServerMessage, tag="welcome"):
    """Answer to `hello`, sent again when the client's seats change. `hides`: true if something is hidden from a seat,
    so that a shared device needs a curtain. `content`: digest of content that the game does not have by itself, whose
    texts the table gives; empty without. `token`: the new secret of a person who came by a link, sent once; the host
    does not know it."""

    table: str
    game: str
    me: Me
    settings: dict[str, Value]
    notes: list[str]
    hides: bool
    token: str | None = None
    content: str = ""


class PersonInfo(Struct):
    """A person at the table. `here`: true if connected now."""

    id: str
    name: str
    colour: str
    seats: list[int]
    here: bool
    host: bool
    spectator: bool


class SeatRequest(Struct):
    """A request by the host `by` for a seat: for the person `to`, or, if null, to let a bot play the seat, after which
    the host can make a new link."""

    by: str
    to: str | None


class SeatInfo(Struct):
    """A seat of the table. Kind `open`: its person has not come yet. `absent`: true if its person is not connected now.
    `guarded`: true if only its person may see its hidden things, so that it goes to no other person without their
    consent. `asked`: the open request for it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: str
    bot: str | None
    person: str | None
    absent: bool
    guarded: bool = False
    asked: SeatRequest | None = None


class VoteInfo(Struct):
    """The open vote. `until`: the time (seconds since 1970) after which absent people count as yes; null if they have
    to answer. `seat`, `what`, `opened`: as in UndoInfo."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    yes: list[str]
    no: list[str]
    until: float | None
    seat: int | None = None
    what: Text | None = None
    opened: bool = False


class ChatLine(Struct, omit_defaults=True):
    """A line of the chat: a text, a proposal for a seat (`key`, `option`), or a message of the server (`note`)."""

    person: str
    name: str
    colour: str
    at: float
    text: str | None = None
    seat: int | None = None
    key: str | None = None
    option: Text | None = None
    note: Text | None = None


class UndoInfo(Struct, omit_defaults=True):
    """The extent of an undo. `reveals`: true if it needs a vote. `seat`, `what`: the seat and text of the earliest move
    taken back, if several people play. `opened`: true if a person has since seen things that were hidden at the
    restored moment; then absent people have to agree too."""

    steps: int
    reveals: bool
    seat: int | None = None
    what: Text | None = None
    opened: bool = False


class AuditEntry(Struct, omit_defaults=True):
    """An entry of the audit log: a change of rights or seats, or an opening of hidden things. Equal ones are merged.

    `serial` grows with every entry and every repetition. `by`, `name`: the person who did it; empty if unknown or
    merged. `whom`: the name of the other person involved. `concerns`: the id of the person to inform at their return,
    `*` for everybody. `at`, `last`: the first and the last time, in seconds since 1970. `seq`: the last moment of the
    game at which it happened.

    `again`: the link of a seat was used a second time. `export`: a person exported the whole game while it hid
    something. `open`: all agreed to open hands. `undo`: all agreed to an undo although hidden things had been seen."""

    serial: int
    do: AuditKind
    by: str
    name: str
    at: float
    last: float
    seq: int
    count: int = 1
    seat: int | None = None
    whom: str = ""
    concerns: str | None = None


class UndoLevels(Struct):
    """The extent of an undo for each level; null if there is nothing to take back."""

    step: UndoInfo | None = None
    action: UndoInfo | None = None
    turn: UndoInfo | None = None
    phase: UndoInfo | None = None
    round: UndoInfo | None = None


class TableInfo(ServerMessage, tag="table"):
    """The state of the table apart from the game: people, seats, vote, undo levels. `full`: true if this client may
    export the whole game now. `deserted`: true if the bots wait because they play every seat of a table of people."""

    people: list[PersonInfo]
    seats: list[SeatInfo]
    vote: VoteInfo | None
    undo: UndoLevels
    full: bool
    closed: bool
    seed: int | None = None
    """The seed, if it was chosen. It is shown to everybody, because it makes the game predictable."""
    deserted: bool = False
    chat: list[ChatLine] | UnsetType = UNSET
    """The whole chat, in the first message of this kind only; later lines are sent as `said`."""


class ChatSaid(ServerMessage, tag="said"):
    """A new line of the chat."""

    line: ChatLine


class Audit(ServerMessage, tag="audit"):
    """The audit log of the table. Entries that concern the client's person are unread if their `serial` is greater than
    `acknowledged`."""

    entries: list[AuditEntry]
    acknowledged: int


class BeatView(Struct, omit_defaults=True):
    """A beat: events that are shown together. `told`: its one sentence. `sum`: its sums by name, without zeros. `span`:
    the turn or phase in which it happens, with its number. `joins`: beats with the same value may be played as one.
    `hurt`: the ids of the figures that it harms."""

    kind: str
    told: Text
    sum: dict[str, int] = {}
    span: str = ""
    joins: str = ""
    hurt: list[str] = []


class EventView(Struct, omit_defaults=True):
    """An event of the game. `then`: its changes of the scene, for clients with `steps`. `beat`: the beat that begins
    with this event; the following events without one belong to it."""

    seq: int
    kind: str
    rule: str
    args: dict[str, Any]
    then: Change | UnsetType = UNSET
    beat: BeatView | UnsetType = UNSET


class Moment(Pending):
    """The pending decision, and the changes of the scene since the last event sent."""

    change: Change


class Update(ServerMessage, tag="update", omit_defaults=True):
    """The whole view; or, for clients with `steps`, the changes by each event and the decision pending `now`. `events`
    are those since the last update, or the whole log if `log_from`. After an undo they replace all events after the seq
    `log_to`. After `sit` they replace the events of the moments `log_swap`, which the two seats saw differently."""

    seq: int
    events: list[EventView]
    viewing: int | None
    view: View | UnsetType = UNSET
    now: Moment | UnsetType = UNSET
    log_from: Literal[True] | UnsetType = UNSET
    log_to: int | UnsetType = UNSET
    log_swap: list[int] | UnsetType = UNSET


class AdviceView(Struct, omit_defaults=True):
    """Advice for one option. `fear`: the danger that the adviser sees, given with the best option only. `seen`: what a
    search saw when it tried the option; options that it did not try have none."""

    key: str
    reason: Text
    score: float
    fear: Text | UnsetType = UNSET
    seen: Text | UnsetType = UNSET


class Hint(ServerMessage, tag="hint"):
    """Advice for a seat, the best option first."""

    seq: int
    seat: int
    advice: list[AdviceView]


class Look(ServerMessage, tag="look"):
    """The view of an earlier moment, and its events."""

    seq: int
    view: View
    events: list[EventView]


class Link(ServerMessage, tag="link"):
    """A new secret, for the host only: for the link of a seat, or of spectators if `seat` is null."""

    seat: int | None
    token: str


class Voted(ServerMessage, tag="voted"):
    """The end of a vote. `done`: true if all agreed."""

    about: Literal["undo", "open"]
    done: bool


class RefusedMessage(ServerMessage, tag="error"):
    """The refusal of a message, which has changed nothing. `about`: the type of that message. `after`: seconds until it
    may be sent again."""

    code: str
    text: Text
    about: str | None = None
    after: float | None = None


class Bye(ServerMessage, tag="bye", omit_defaults=True):
    """The last message before the server closes the connection. `reason`: `link` (the link was renewed), `kick`,
    `rate`, `slow`, `shutdown`, `moved` (to another process: reconnect), `token`, `table` and others. `after`: seconds
    until the client should reconnect."""

    reason: str
    after: float | None = None


class Pong(ServerMessage, tag="pong"):
    """Answer to `ping`."""


FromServer = Welcome | TableInfo | ChatSaid | Audit | Update | Hint | Look | Link | Voted | RefusedMessage | Bye | Pong

encode = msgspec.json.Encoder().encode
"""Encodes a message or body as JSON."""
