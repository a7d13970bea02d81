"""What travels between server and client, as Structs. The TypeScript types and the OpenAPI schemas come from here.

A view is the engine's own (`core.scene`): nothing is translated on the way out.
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
Value = str | int | bool


# -- client to server, over the socket ---------------------------------------------------------------------------


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client says has a `type`."""


class Hello(ClientMessage, tag="hello"):
    """The first message: who I am. `steps`: send me what changed, event by event, instead of whole views."""

    token: Token
    lang: Lang = "en"
    name: Name | None = None
    colour: Colour | None = None
    steps: bool = False


class Introduce(ClientMessage, tag="introduce"):
    """Who came by a link says who they are; a colour that another seat has is refused."""

    name: Name
    colour: Colour


class Play(ClientMessage, tag="play"):
    """Take an option or an interrupt with one of my seats; `seq` is that of the view it was seen in."""

    seq: Seq
    seat: Number
    key: Key


class Undo(ClientMessage, tag="undo"):
    level: Level = "step"


class Vote(ClientMessage, tag="vote"):
    yes: bool


class OpenHands(ClientMessage, tag="open"):
    """Ask everybody to agree to a full bundle while something is hidden."""


class Sit(ClientMessage, tag="sit"):
    """Which of my seats I look through."""

    seat: Number


class HintPlease(ClientMessage, tag="hint"):
    seat: Number


class LookPlease(ClientMessage, tag="look"):
    seq: Seq


class Say(ClientMessage, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Suggest(ClientMessage, tag="suggest"):
    seat: Number
    key: Key


class HostDo(ClientMessage, tag="host"):
    """What only the host may do."""

    do: Literal["bot", "person", "link", "spectate", "kick", "pass", "close"]
    seat: Number | None = None
    person: Name | None = None
    bot: Name | None = None


class Kept(ClientMessage, tag="kept"):
    """I have put away the secret of my welcome: the link that brought me here opens nothing any more."""


class GiveBack(ClientMessage, tag="give-back"):
    """One of my seats goes to a bot, until the host finds somebody else for it."""

    seat: Number


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
    | Ping
)


# -- server to client, over the socket ---------------------------------------------------------------------------


class ServerMessage(Struct, tag_field="type"):
    """Whatever the server says has a `type`."""


class Me(Struct):
    person: str
    host: bool
    seats: list[int]
    spectator: bool


class Welcome(ServerMessage, tag="welcome"):
    """`hides`: something is hidden from some seat, so that a device that is passed on needs a curtain. `token`: who
    came by a link gets a secret of their own, once; whoever handed out the link does not know it."""

    table: str
    game: str
    me: Me
    settings: dict[str, Value]
    notes: list[str]
    hides: bool
    token: str | None = None


class PersonInfo(Struct):
    id: str
    name: str
    colour: str
    seats: list[int]
    here: bool
    host: bool
    spectator: bool


class SeatInfo(Struct):
    """`open`: its person never came. `absent`: its person is not connected now."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    colour: str
    bot: str | None
    person: str | None
    absent: bool


class VoteInfo(Struct):
    """`until` (seconds since 1970): then absent people count as yes. `seat`, `what`: as in UndoInfo."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    yes: list[str]
    no: list[str]
    until: float
    seat: int | None = None
    what: Text | None = None


class ChatLine(Struct, omit_defaults=True):
    """Something said, a proposal (`key` and `option`, for a seat), or what the server did for a seat (`note`)."""

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
    """`seat`, `what`: whose step would be taken back first, and what it was, where there is company to be told."""

    steps: int
    reveals: bool
    seat: int | None = None
    what: Text | None = None


class UndoLevels(Struct):
    step: UndoInfo | None = None
    action: UndoInfo | None = None
    turn: UndoInfo | None = None
    phase: UndoInfo | None = None
    round: UndoInfo | None = None


class TableInfo(ServerMessage, tag="table"):
    """Who sits here, and what is going on beside the game. `full`: a full bundle may be had now."""

    people: list[PersonInfo]
    seats: list[SeatInfo]
    vote: VoteInfo | None
    chat: list[ChatLine]
    undo: UndoLevels
    full: bool
    closed: bool
    seed: int | None = None
    """A seed that was chosen: whoever knows it may know what comes, so everybody is told."""


class EventView(Struct, omit_defaults=True):
    """`then`: what it changed of the scene, for those who asked for steps."""

    seq: int
    kind: str
    rule: str
    args: dict[str, Any]
    then: Change | UnsetType = UNSET


class Moment(Pending):
    """What is pending, and what has changed of the scene since the last event that was told."""

    change: Change


class Update(ServerMessage, tag="update", omit_defaults=True):
    """The whole view; or, for those who asked for steps, what each event changed and what is pending `now`.
    `events` are those since the last update, or all if `log_from`. After an undo they follow what was told up to
    `log_to`; what was told after that is gone."""

    seq: int
    events: list[EventView]
    viewing: int | None
    view: View | UnsetType = UNSET
    now: Moment | UnsetType = UNSET
    log_from: Literal[True] | UnsetType = UNSET
    log_to: int | UnsetType = UNSET


class AdviceView(Struct, omit_defaults=True):
    """`fear`: what the adviser is afraid of just now; told with the best option alone."""

    key: str
    reason: Text
    score: float
    fear: Text | UnsetType = UNSET


class Hint(ServerMessage, tag="hint"):
    seq: int
    seat: int
    advice: list[AdviceView]


class Look(ServerMessage, tag="look"):
    seq: int
    view: View
    events: list[EventView]


class Link(ServerMessage, tag="link"):
    """To the host alone: a new secret. `seat` None: for spectators."""

    seat: int | None
    token: str


class Voted(ServerMessage, tag="voted"):
    """How a vote ended."""

    about: Literal["undo", "open"]
    done: bool


class Refusal(ServerMessage, tag="error"):
    """Nothing was changed. `about` is the type of the message that was refused."""

    code: str
    text: Text
    about: str | None = None


class Bye(ServerMessage, tag="bye", omit_defaults=True):
    """The server hangs up: `link` (the link was renewed), `kick`, `rate`, `slow`, `shutdown`, `moved` (to another
    process: come again), `token`, `table`. `after`: come again in about so many seconds."""

    reason: str
    after: float | None = None


class Pong(ServerMessage, tag="pong"):
    pass


FromServer = Welcome | TableInfo | Update | Hint | Look | Link | Voted | Refusal | Bye | Pong


# -- over HTTP ---------------------------------------------------------------------------------------------------


class Reach(Struct):
    """Addresses that others can use. `local`: the server listens on this machine only; `how` tells the way out."""

    urls: list[str]
    local: bool
    how: Text


class About(Struct):
    version: str
    languages: list[str]
    reach: Reach


class SettingInfo(Struct):
    """`many`: several values at once, joined by +. `needs`: for a value, which values of other settings or of `seats`
    it goes with; `excludes`: what cannot be had beside it; `sorts`: the heading it stands under."""

    id: str
    type: Literal["choice", "flag", "many"]
    values: list[Value]
    default: Value
    needs: dict[str, dict[str, list[Value]]] = {}
    excludes: dict[str, list[str]] = {}
    sorts: dict[str, str] = {}


class CharacterInfo(Struct):
    """`levels`: what is learnt at each level, for games in which one grows."""

    id: str
    name: Text
    ability: Text
    levels: list[list[Text]] = []


class MarkInfo(Struct):
    """Something on a mission's plan: start, exit, spawn, objective, crate, car."""

    kind: str
    at: list[int]


class MissionInfo(Struct):
    """A mission's words by language, and a small picture of its board: SVG paths by what they show, in hundredths.
    `origin`: book, public or house; `source`: what of it is known and what is ours. `teams`: how many survivors so many
    players have; who is not named there cannot play it."""

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
    """`names`: for bots, in the order of the seats. `party`: how many sit down at first, 0 if that is open."""

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
    page: int | str
    text: str
    ruling: str


class Texts(Struct):
    """`nouns`: argument name -> prefix of its noun's key (`*`: look the value up in `kinds`). `numbered`: how an id
    begins that ends in a number -> its noun's key. `subjects`: what a thing is called, or its kind -> its rule."""

    ftl: str
    rules: dict[str, RuleInfo]
    nouns: dict[str, str]
    kinds: dict[str, str]
    numbered: dict[str, str] = {}
    subjects: dict[str, str] = {}


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Kind = "here"
    bot: Name | None = None
    name: Name = ""
    colour: Colour | None = None
    character: Name | None = None
    characters: Annotated[list[Name], Meta(max_length=16)] = []


class NewTable(Struct, forbid_unknown_fields=True):
    """`deal`: whoever was not chosen with the seats is dealt, and nobody is asked."""

    game: Name
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    settings: dict[str, Value] = {}
    lang: Lang = "en"
    deal: bool = False
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class SeatLink(Struct):
    seat: int
    token: str


class Created(Struct):
    """`token` is the host's: it holds every `here` seat. Tokens belong into the fragment of a URL, nowhere else."""

    table: str
    token: str
    links: list[SeatLink]
    spectate: str
    notes: list[str] = []


class ForkPlease(Struct, forbid_unknown_fields=True):
    seq: Seq


class Frame(Struct, omit_defaults=True):
    """A moment of a replay: the first one of a page whole, each later one by what its events and it changed."""

    seq: int
    turn: int | None
    round: int
    phase: int
    events: list[EventView]
    view: View | UnsetType = UNSET
    now: Moment | UnsetType = UNSET


class Replay(Struct):
    """One page of frames; `total` is how many there are, `start` the number of the first one here."""

    game: str
    seat: int | None
    total: int
    start: int
    frames: list[Frame]


class Examples(Struct):
    """For each rule that can show itself, what its scenarios are called."""

    rules: dict[str, list[str]]


class ShowPlease(Struct, forbid_unknown_fields=True):
    rule: Key
    number: Number = 0


class QrPlease(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Qr(Struct):
    """A QR code: its rows of 0 and 1, and the same as a drawing."""

    rows: list[str]
    svg: str


class Health(Struct):
    """`lag_ms`: the longest that the event loop was held since this was last asked."""

    tables: int
    connections: int
    lag_ms: float


class Problem(Struct):
    """Why an HTTP request was refused, in one line and as a code."""

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
    Examples,
    ShowPlease,
    QrPlease,
    Qr,
    Health,
    Problem,
)

decode_client = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
