"""Messages and bodies between server and client, as Structs. TypeScript types and OpenAPI schemas are made from them.

A view has the types of the engine (`core.scene`), unchanged.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from shamble.core.scene import Change, Pending, Text, View

Name = Annotated[str, Meta(max_length=40)]
Colour = Annotated[str, Meta(pattern="^[#a-zA-Z0-9-]{0,24}$")]
Key = Annotated[str, Meta(max_length=200)]
Token = Annotated[str, Meta(max_length=64)]
Lang = Annotated[str, Meta(pattern="^[a-z]{2}$")]
Number = Annotated[int, Meta(ge=0, le=63)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Level = Literal["step", "action", "turn", "phase", "round"]
Kind = Literal["here", "link", "bot"]
AuditKind = Literal[
    "bot",
    "person",
    "link",
    "spectate",
    "kick",
    "pass",
    "close",
    "ask",
    "agree",
    "decline",
    "give-back",
    "again",
    "export",
    "open",
    "undo",
]
Value = str | int | bool


# -- client to server, over the socket ---------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Base of all messages of a client; `type` tells them apart."""


class Hello(ClientMessage, tag="hello"):
    """The first message of a client, with its token. `steps`: the server sends changes event by event, not whole
    views."""

    token: Token
    lang: Lang = "en"
    name: Name | None = None
    colour: Colour | None = None
    steps: bool = False


class Introduce(ClientMessage, tag="introduce"):
    """Sets the name and colour of a person who came by a link. The colour of another seat is refused."""

    name: Name
    colour: Colour


class Play(ClientMessage, tag="play"):
    """Plays an option or an interrupt with one of the client's seats; `seq` is that of the view with the option."""

    seq: Seq
    seat: Number
    key: Key


class Undo(ClientMessage, tag="undo"):
    """Takes moves back, or starts a vote about it."""

    level: Level = "step"


class Vote(ClientMessage, tag="vote"):
    """Answers the open vote."""

    yes: bool


class OpenHands(ClientMessage, tag="open"):
    """Starts a vote about a full export while something is hidden."""


class Sit(ClientMessage, tag="sit"):
    """Switches the view to another one of the client's seats."""

    seat: Number


class HintPlease(ClientMessage, tag="hint"):
    """Asks for advice for one of the client's seats."""

    seat: Number


class LookPlease(ClientMessage, tag="look"):
    """Asks for the view of an earlier moment."""

    seq: Seq


class Say(ClientMessage, tag="chat"):
    """Adds a line to the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Suggest(ClientMessage, tag="suggest"):
    """Proposes an option of the current decision in the chat."""

    seat: Number
    key: Key


class HostDo(ClientMessage, tag="host"):
    """A command of the host. `ask` requests a guarded seat from its person."""

    do: Literal["bot", "person", "link", "spectate", "kick", "pass", "close", "ask"]
    seat: Number | None = None
    person: Name | None = None
    bot: Name | None = None


class Kept(ClientMessage, tag="kept"):
    """Confirms that the client has stored the token of its `welcome`. The link it came by becomes invalid."""


class GiveBack(ClientMessage, tag="give-back"):
    """Gives one of the client's seats up. A bot plays it until the host gives it to another person."""

    seat: Number


class Consent(ClientMessage, tag="consent"):
    """Answers the host's request for one of the client's seats (`SeatInfo.asked`)."""

    seat: Number
    yes: bool


class Acknowledge(ClientMessage, tag="acknowledge"):
    """Confirms that the person has read the audit log up to this serial number."""

    serial: Seq


class Ping(ClientMessage, tag="ping"):
    pass


FromClient = (
    Hello
    | Introduce
    | Kept
    | GiveBack
    | Play
    | Undo
    | Vote
    | OpenHands
    | Sit
    | HintPlease
    | LookPlease
    | Say
    | Suggest
    | HostDo
    | Consent
    | Acknowledge
    | Ping
)


# -- server to client, over the socket ---------------------------------------------------------------------------


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
    so that a shared device needs a curtain. `token`: the new secret of a person who came by a link, sent once; the host
    does not know it."""

    table: str
    game: str
    me: Me
    settings: dict[str, Value]
    notes: list[str]
    hides: bool
    token: str | None = None


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
    export the whole game now."""

    people: list[PersonInfo]
    seats: list[SeatInfo]
    vote: VoteInfo | None
    undo: UndoLevels
    full: bool
    closed: bool
    seed: int | None = None
    """The seed, if it was chosen. It is shown to everybody, because it makes the game predictable."""
    chat: list[ChatLine] | UnsetType = UNSET
    """The whole chat, in the first message of this kind only; later lines are sent as `said`."""


class Said(ServerMessage, tag="said"):
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


class Refusal(ServerMessage, tag="error"):
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
    pass


FromServer = Welcome | TableInfo | Said | Audit | Update | Hint | Look | Link | Voted | Refusal | Bye | Pong


# -- over HTTP ---------------------------------------------------------------------------------------------------


class Reach(Struct):
    """Addresses at which others can reach the server. `local`: true if only this machine can. `how`: a text with
    advice."""

    urls: list[str]
    local: bool
    how: Text


class About(Struct):
    """Version, languages and addresses of the server."""

    version: str
    languages: list[str]
    reach: Reach


class SettingInfo(Struct):
    """A setting of a game. Type `many`: several values, joined by +. `needs`: for a value, the values of other settings
    or of `seats` that it requires. `excludes`: for a value, the values that it rules out. `sorts`: the heading of a
    value."""

    id: str
    type: Literal["choice", "flag", "many"]
    values: list[Value]
    default: Value
    needs: dict[str, dict[str, list[Value]]] = {}
    excludes: dict[str, list[str]] = {}
    sorts: dict[str, str] = {}


class CharacterInfo(Struct):
    """A character to choose. `levels`: the skills of each level, in games where characters gain levels."""

    id: str
    name: Text
    ability: Text
    levels: list[list[Text]] = []


class MarkInfo(Struct):
    """A mark on a mission's plan: start, exit, spawn, objective, crate, car."""

    kind: str
    at: list[int]


class MissionInfo(Struct):
    """A mission: its texts by language, and a small plan of its board as SVG paths by kind, in hundredths. `origin`:
    book, public or house. `source`: its known parts and our additions. `teams`: number of survivors by number of
    players; other numbers cannot play it."""

    id: str
    title: dict[str, str]
    problem: dict[str, str]
    briefing: dict[str, str]
    origin: str
    source: dict[str, str]
    difficulty: str
    minutes: int
    survivors: int
    size: list[int]
    plan: dict[str, str]
    marks: list[MarkInfo]
    teams: dict[str, int] = {}


class GameInfo(Struct):
    """A game that can be played. `names`: names of bots by seat. `party`: number of seats at first, 0 if not fixed."""

    id: str
    title: str
    seats: list[int]
    settings: list[SettingInfo]
    missions: list[str]
    bots: list[str]
    characters: list[CharacterInfo]
    minutes: int | None
    difficulty: int | None
    briefings: list[MissionInfo] = []
    names: list[str] = []
    party: int = 0


class RuleInfo(Struct):
    """A rule: its rulebook page, its text, and the number of our ruling if the book is unclear."""

    page: int | str
    text: str
    ruling: str


class Texts(Struct):
    """All texts of a game in a language. `nouns`: argument name -> prefix of its noun's key (`*`: look the value up in
    `kinds`). `kinds`: id -> key of its noun. `numbered`: prefix of ids that end in a number -> key of the noun.
    `subjects`: name or kind of a thing -> its rule."""

    ftl: str
    rules: dict[str, RuleInfo]
    nouns: dict[str, str]
    kinds: dict[str, str]
    numbered: dict[str, str] = {}
    subjects: dict[str, str] = {}


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for the host (`here`), for an invited person (`link`), or for a bot."""

    kind: Kind = "here"
    bot: Name | None = None
    name: Name = ""
    colour: Colour | None = None
    character: Name | None = None
    characters: Annotated[list[Name], Meta(max_length=16)] = []


class NewTable(Struct, forbid_unknown_fields=True):
    """A new table. `deal`: characters not chosen with the seats are dealt at random instead of being asked for."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    settings: dict[str, Value] = {}
    lang: Lang = "en"
    deal: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class SeatLink(Struct):
    """The secret in the invitation link of a seat."""

    seat: int
    token: str


class Created(Struct):
    """A new table and its secrets. `token`: the host's, who holds every `here` seat. Put tokens only into the fragment
    of a URL."""

    table: str
    token: str
    links: list[SeatLink]
    spectate: str
    notes: list[str] = []


class ForkPlease(Struct, forbid_unknown_fields=True):
    """The moment from which the new table continues."""

    seq: Seq


class Frame(Struct, omit_defaults=True):
    """A moment of a replay: the first of a page has the whole view, later ones have changes only."""

    seq: int
    turn: int | None
    round: int
    phase: int
    events: list[EventView]
    view: View | UnsetType = UNSET
    now: Moment | UnsetType = UNSET


class Replay(Struct):
    """A page of frames. `total`: number of frames of the game. `start`: number of the first frame on this page."""

    game: str
    seat: int | None
    total: int
    start: int
    frames: list[Frame]


class StoryMomentView(Struct):
    """A moment of a story. `kind`: best, bite, close, death, end, goal, horde or loss. `index`: its place among the
    frames of the replay. `where`: the space to look at, or empty. `who`: the ids of the persons concerned."""

    kind: str
    title: Text
    told: Text
    round: int
    seq: int
    index: int
    where: str
    who: list[str]


class FallenView(Struct):
    """A person who died, with the cause as one sentence."""

    who: str
    round: int
    where: str
    kills: int
    wounds: int
    told: Text


class DeedView(Struct):
    """The best deed of a person."""

    who: str
    told: Text
    round: int
    seq: int
    index: int


class StoryView(Struct):
    """The story of a game. `headline`: what decided it. `won`: null while the game goes on."""

    game: str
    headline: Text
    won: bool | None
    rounds: int
    moments: list[StoryMomentView]
    fallen: list[FallenView]
    deeds: list[DeedView]


class Examples(Struct):
    """Names of the example scenarios, by rule."""

    rules: dict[str, list[str]]


class ShowPlease(Struct, forbid_unknown_fields=True):
    """The rule and the number of its example scenario to open."""

    rule: Key
    number: Number = 0


class QrPlease(Struct, forbid_unknown_fields=True):
    """The text of a QR code."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Qr(Struct):
    """A QR code as rows of 0 and 1, and as a drawing."""

    rows: list[str]
    svg: str


class Health(Struct):
    """The state of the server: `ok` or `unavailable`."""

    status: str


class Problem(Struct):
    """The refusal of an HTTP request: a code for programs and one line for people."""

    code: str
    message: str


HTTP: tuple[type[Struct], ...] = (
    About,
    GameInfo,
    Texts,
    NewTable,
    Created,
    ForkPlease,
    Replay,
    StoryView,
    Examples,
    ShowPlease,
    QrPlease,
    Qr,
    Health,
    Problem,
)

_client_messages: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def decode_client(data: bytes | str) -> FromClient:
    """Decodes a message of a client. Raises DecodeError for bad data, also if it is nested too deeply."""
    try:
        return _client_messages.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


encode = msgspec.json.Encoder().encode
