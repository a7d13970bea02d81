"""Bodies of HTTP requests and answers, as Structs. TypeScript types and OpenAPI schemas are made from them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from shamble.core.scene import Scene, Text, View
from shamble.server.protocol.field_types import Colour, Key, Kind, Lang, Name, Number, Seq, Value
from shamble.server.protocol.server_messages import EventView, Moment


class ServerAddresses(Struct):
    """Addresses at which others can reach the server. `local`: true if only this machine can. `how`: a text with
    advice."""

    urls: list[str]
    local: bool
    how: Text


class About(Struct):
    """Version, languages and addresses of the server."""

    version: str
    languages: list[str]
    reach: ServerAddresses


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
    players; other numbers cannot play it. `suggests`: settings with which the mission is best begun. `tested`:
    share of games that bots won in the published playtest; absent if there is none. `tiles`: sides of the map tiles."""

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
    tiles: list[str] = []
    teams: dict[str, int] = {}
    suggests: dict[str, Value] = {}
    tested: float | None = None


class GameInfo(Struct):
    """A game that can be played. `names`: names of bots by seat. `party`: number of seats at first, 0 if not fixed.
    `tested`: true if playtests of it are published."""

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
    tested: bool = False


class RuleInfo(Struct):
    """A rule: its rulebook page, and the number of our ruling if the book is unclear. Its sentence is the message
    `rule-…` of `Texts.ftl`, with dashes for the dots of its id."""

    page: int | str
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


class Opening(Struct):
    """The table between the set-up and the first round. `events`: number of events of the set-up; those after them
    carry what they change of `scene`."""

    scene: Scene
    events: int


class ReplayFrame(Struct, omit_defaults=True):
    """A moment of a replay: the first of a page has the whole view, later ones have changes only. `opening`: given with
    the first moment of a game if something happened between the set-up and the first question."""

    seq: int
    turn: int | None
    round: int
    phase: int
    events: list[EventView]
    view: View | UnsetType = UNSET
    now: Moment | UnsetType = UNSET
    opening: Opening | UnsetType = UNSET


class Replay(Struct):
    """A page of frames. `total`: number of frames of the game. `start`: number of the first frame on this page.
    `content`: as in the welcome of a table."""

    game: str
    seat: int | None
    total: int
    start: int
    frames: list[ReplayFrame]
    content: str = ""


class PictureView(Struct):
    """The position that the picture of a moment shows. `index`: number of a frame of the replay. `events`: number of
    events of that frame that have happened."""

    index: int
    events: int


class StoryMomentView(Struct):
    """A moment of a story. `kind`: best, bite, close, death, end, fight, goal, horde, loss or meal. `index`: its place
    among the frames of the replay. `where`: the space to look at, or empty. `who`: the ids of the persons concerned."""

    kind: str
    title: Text
    told: Text
    round: int
    seq: int
    index: int
    where: str
    who: list[str]
    picture: PictureView


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


class RuleExamples(Struct):
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


class RefusedRequest(Struct):
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
    RuleExamples,
    ShowPlease,
    QrPlease,
    Qr,
    Health,
    RefusedRequest,
)
