"""An MCP server with which an assistant can play, or look rules up: `shamble mcp` (extra `shamble[mcp]`).

Games live as long as the server; several can be played side by side, each under its number.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any, Final

from shamble.bots.play import look
from shamble.bots.steady import Steady
from shamble.content.nearest import hint as nearest
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.errors import IllegalOption, ShambleError
from shamble.sessions.session import Session
from shamble.text.changes import observe_changes, table_lines
from shamble.text.observation import speaker_of
from shamble.text.refused import reason_against

MISSING_MCP: Final = "shamble mcp needs the package mcp: pip install 'shamble[mcp]'"
MOST_GAMES: Final = 50
"""Games that one server keeps; the oldest is dropped for the next one."""
MOST_RULES: Final = 20
"""Rules that one look-up returns."""
INTRODUCTION: Final = (
    "Five cooperative zombie board games. list_games tells what there is; new_game starts one and returns its number; "
    "observe shows the table and the question (full=true: with the text of every card and ability); play answers it "
    "with the key of an option. With brief=true its reply holds what happened, the lines of the table that changed and "
    "the question: a third of the length. One assistant may play all seats. rules looks rules up by words, with the "
    "page of the printed book; without words it lists the chapters, and a chapter's name ('twd.turn') shows its rules."
)


class Games:
    """The games of one server, by number."""

    def __init__(self) -> None:
        self.sessions: Final[dict[int, Session]] = {}
        self.last = 0
        self.told: Final[dict[int, set[str]]] = {}
        """Number of a game → the lines of its table that were told last."""

    def start(self, game: str, seats: int, seed: int | None, mission: str, settings: dict[str, str]) -> int:
        """Starts a game and returns its number; the oldest game goes if there are too many."""
        rules = registry.find(game)
        given = {**settings, **({"mission": mission} if mission else {})}
        chosen = rules.configure(seats, given)
        session = Session(rules, seats, chosen, secrets.randbits(63) if seed is None else seed)
        session.begin()
        self.last += 1
        self.sessions[self.last] = session
        if len(self.sessions) > MOST_GAMES:
            oldest = min(self.sessions)
            del self.sessions[oldest]
            self.told.pop(oldest, None)
        return self.last

    def find(self, number: int) -> Session:
        """Returns the game of this number; raises `ShambleError` if there is none."""
        session = self.sessions.get(number)
        if session is None:
            numbers = ", ".join([str(one) for one in self.sessions]) or "none yet"
            raise ShambleError(f"there is no game {number}; there are: {numbers}")
        return session

    def observe(
        self,
        number: int,
        seat: int,
        lang: str = "en",
        since: int | None = None,
        full: bool = False,
        rules: str = "none",
    ) -> str:
        """Returns the whole table of a game as a seat sees it (counted from 1; 0: the seat that is asked)."""
        session = self.find(number)
        shown = viewer(session, seat)
        text = session.observe(shown, lang, since=since, full=full, rules=rules)
        self.told[number] = set(table_lines(session, shown, lang))
        return text

    def play(self, number: int, key: str, seat: int, lang: str, brief: bool) -> str:
        """Plays a key and returns the reply: the whole table, or, if `brief`, what changed since the last reply."""
        session = self.find(number)
        before = session.seq
        try:
            session.play(key, viewer(session, seat) if seat else None)
        except IllegalOption as wrong:
            asked = viewer(session, seat)
            reason = reason_against(session, asked, key, speaker_of(session.game, lang))
            raise ShambleError(f"{key!r}: {reason}" if reason else str(wrong)) from None
        if not brief or number not in self.told:
            return self.observe(number, 0, lang, before + 1)
        shown = viewer(session, 0)
        text = observe_changes(session, shown, before + 1, self.told[number], lang)
        self.told[number] = set(table_lines(session, shown, lang))
        return text


def viewer(session: Session, seat: int) -> int:
    """Returns the seat whose view is told: the given one (counted from 1), or, for 0, the one that is asked."""
    if seat:
        if not 1 <= seat <= session.seats:
            raise ShambleError(f"there is no seat {seat}: seats count from 1 to {session.seats}")
        return seat - 1
    return session.decision.seat if session.decision is not None else 0


def list_games() -> str:
    """Returns the games in words: id, title, numbers of seats, settings with their values, and missions."""
    lines = []
    for game in registry.games():
        speaker = speaker_of(game, "en")
        lines.append(f"{game.id}: {tooling(game).title or game.id}, {game.seats[0]}-{game.seats[-1]} seats")
        for setting in game.settings:
            if setting.id == "mission":
                continue
            values = [shown(value) + (" (default)" if value == setting.default else "") for value in setting.values]
            named = f" ({speaker.say(f'setting-{setting.id}')})" if speaker.has(f"setting-{setting.id}") else ""
            lines.append(f"  {setting.id}{named}: {', '.join(values)}")
        missions = [f"{id} {speaker.say(f'mission-{id}')}" for id in game.missions]
        if missions:
            lines.append(f"  missions: {'; '.join(missions)}")
    return "\n".join(lines)


def shown(value: object) -> str:
    """Returns a setting's value as `new_game` takes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def find_rules(game: str, words: str, lang: str) -> list[str]:
    """Returns the rules that hold all these words, each with its id and page; if none holds all, those that hold most.
    An id is found too, a chapter's name (`twd.turn`) gives its rules, and no words the chapters."""
    rules = registry.find(game)
    speaker = speaker_of(rules, lang)
    wanted = words.lower().split()
    ids = speaker.rule_ids()
    if not wanted:
        numbers = Counter([chapter_of(id) for id in ids])
        return [f"{chapter}: {n} rules" for chapter, n in numbers.items()]
    chapter = [id for id in ids if chapter_of(id) == words]
    if chapter or words in ids:
        return [f"{id}: {speaker.rule(id)}" for id in chapter or [words]]
    lines = [f"{id}: {speaker.rule(id)}" for id in ids]
    held = [sum([word in line.lower() for word in wanted]) for line in lines]
    most = max(held, default=0)
    if not most:
        return [f"no rule holds {words!r}{nearest(words, ids)}"]
    best = [line for line, n in zip(lines, held, strict=True) if n == most][:MOST_RULES]
    if most == len(wanted):
        return best
    return [f"no rule holds all of {words!r}; these hold {most} of {len(wanted)} words:", *best]


def chapter_of(rule: str) -> str:
    """Returns the chapter of a rule's id: its first two words (`twd.turn.move` → `twd.turn`)."""
    return ".".join(rule.split(".")[:2])


def hint(session: Session) -> str:
    """Returns what a sensible player would do, and why."""
    decision = session.decision
    if decision is None:
        return "the game is over"
    seen = look(session, Steady(), decision.seat)
    advice = tooling(session.game).advise(seen, decision.seat)
    if not advice:
        return "there is no hint for this question"
    return f"{advice[0].option.key}: {speaker_of(session.game, 'en').advice(advice[0])}"


def make_server() -> Any:
    """Returns the server with its tools."""
    try:
        from mcp.server import MCPServer
    except ImportError:
        raise ShambleError(MISSING_MCP) from None
    server = MCPServer("shamble", instructions=INTRODUCTION)
    games = Games()

    @server.tool(name="list_games")
    def list_games_tool() -> str:
        """Lists the games with seats, missions and settings; new_game takes settings as {"id": "value"}."""
        return list_games()

    @server.tool()
    def new_game(
        game: str, seats: int = 2, seed: int | None = None, mission: str = "", settings: dict[str, str] | None = None
    ) -> str:
        """Starts a game and returns its number and the table. The same seed gives the same luck."""
        try:
            number = games.start(game, seats, seed, mission, settings or {})
        except ShambleError as reason:
            return f"not possible: {reason}"
        return f"game {number}\n{games.observe(number, 0)}"

    @server.tool()
    def observe(game: int, seat: int = 0, lang: str = "en", full: bool = False, rules: str = "none") -> str:
        """Shows the table as a seat sees it (counted from 1; 0: the seat that is asked), with the question and the keys
        of its options. full: also empty zones and the text of every card. rules: none, cited or chapter."""
        try:
            return games.observe(game, seat, lang, full=full, rules=rules)
        except ShambleError as reason:
            return f"not possible: {reason}"

    @server.tool()
    def legal(game: int, seat: int = 0) -> list[str]:
        """Lists the keys of everything that the seat may play now."""
        try:
            session = games.find(game)
            return [option.key for option in session.legal(viewer(session, seat))]
        except ShambleError as reason:
            return [f"not possible: {reason}"]

    @server.tool()
    def play(game: int, key: str, seat: int = 0, lang: str = "en", brief: bool = False) -> str:
        """Plays an option by its key. Returns what happened, the table and the next question, or why the option is
        refused. brief: of the table only the lines that changed since the last reply, interrupts among them."""
        try:
            return games.play(game, key, seat, lang, brief)
        except ShambleError as reason:
            return f"not possible: {reason}"

    @server.tool()
    def rules(game: str, words: str = "", lang: str = "en") -> list[str]:
        """Looks rules up: those of a game (its id) that hold all these words, one by its id, a chapter by its name; no
        words: the chapters. With page numbers."""
        try:
            return find_rules(game, words, lang)
        except ShambleError as reason:
            return [f"not possible: {reason}"]

    @server.tool(name="hint")
    def hint_tool(game: int) -> str:
        """Tells what a sensible player would do now, and why."""
        try:
            return hint(games.find(game))
        except ShambleError as reason:
            return f"not possible: {reason}"

    @server.tool()
    def undo(game: int, level: str = "step") -> str:
        """Takes back the last step, action, turn, phase or round."""
        try:
            session = games.find(game)
            steps = session.undo(level).steps
        except ShambleError as reason:
            return f"not possible: {reason}"
        return f"{steps} taken back\n{games.observe(game, 0)}"

    return server
