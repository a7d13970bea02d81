"""A harness for language models: legal moves → prompt → reply → move, with retries and a log of every attempt.

A model is any function from chat messages to a reply, so that no provider is built in:

    def chat(messages: list[Message]) -> str: ...

    result = play_game(chat, "walkingdead", seed=7, out=Path("run"))
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypedDict

from shamble.bots.bot import Bot
from shamble.bots.play import LIMIT, move
from shamble.bots.roster import make_bot
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.chance import generator
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.core.option import Option
from shamble.sessions.session import Session
from shamble.text.observation import speaker_of
from shamble.text.refused import reason_against

CONTEXTS: Final = ("bare", "deductions", "memory")
RETRIES: Final = 3
"""Refused replies to one question after which a random move is made."""
REMEMBERED: Final = 12
"""Own moves and notes that a model with memory is shown."""


class Message(TypedDict):
    """One message of a chat. `role`: system, user or assistant."""

    role: str
    content: str


Chat = Callable[[list[Message]], str]
MOVE = re.compile(r"^\W*move\W*:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
NOTE = re.compile(r"^\W*note\W*:\s*(.+?)\s*$", re.IGNORECASE | re.MULTILINE)
SYSTEM: Final = (
    "You play the cooperative board game {title}. You are shown the table and a question. Answer with one line\n"
    "MOVE: <key>\n"
    "where <key> is the key of a legal move, for instance `{example}`. {list}{memory}"
)
LISTED: Final = "The keys of all legal moves are listed."
UNLISTED: Final = (
    "Legal moves are not listed: work them out from the rules. A key is a verb and the ids that it concerns, in the "
    "order actor, item, target, number. Verbs here: {verbs}."
)
REMEMBERS: Final = " Lines that begin with NOTE: are kept and shown to you again."


class Attempt:
    """One reply of a model: the key it named, and why it was refused (empty: it was played)."""

    def __init__(self, seq: int, seat: int, reply: str, key: str, refused: str) -> None:
        self.seq: Final = seq
        self.seat: Final = seat
        self.reply: Final = reply
        self.key: Final = key
        self.refused: Final = refused

    def plain(self) -> dict[str, Json]:
        return {"seq": self.seq, "seat": self.seat, "reply": self.reply, "key": self.key, "refused": self.refused}


class ModelPlayer:
    """Asks a model for the moves of its seats.

    `lists_moves`: True to list the legal moves. `context`: `bare` shows the table; `deductions` adds what each option
    means, the score and the greatest danger; `memory` adds the model's own moves and notes. After `retries` refused
    replies a random legal move is made, and counted as a fallback.
    """

    def __init__(
        self,
        chat: Chat,
        lists_moves: bool = True,
        context: str = "bare",
        retries: int = RETRIES,
        lang: str = "en",
        seed: int = 0,
    ) -> None:
        if context not in CONTEXTS:
            raise ShambleError(f"context is one of {', '.join(CONTEXTS)}, not {context!r}")
        self.chat: Final = chat
        self.lists_moves: Final = lists_moves
        self.context: Final = context
        self.retries: Final = retries
        self.lang: Final = lang
        self.attempts: Final[list[Attempt]] = []
        self.fallbacks = 0
        self.notes: Final[list[str]] = []
        self._luck: Final = generator(seed, "fallback moves")
        self._told: Final[dict[int, int]] = {}

    def choose(self, session: Session, seat: int) -> Option:
        """Returns the model's move: an answer or an interrupt of this seat."""
        legal = session.legal(seat)
        messages = self.prompt(session, seat)
        for _ in range(self.retries):
            reply = self.chat(list(messages))
            key, option, refused = read_reply(reply, session, seat, self.lang)
            self.attempts.append(Attempt(session.seq, seat, reply, key, refused))
            self.notes.extend(NOTE.findall(reply) if self.context == "memory" else ())
            if option is not None:
                self.remember(f"move {session.seq}: {option.key}")
                return option
            messages += [{"role": "assistant", "content": reply}, {"role": "user", "content": refused}]
        self.fallbacks += 1
        option = legal[self._luck.below(len(legal))]
        self.remember(f"move {session.seq}: {option.key} (chosen for you)")
        return option

    def remember(self, text: str) -> None:
        if self.context == "memory":
            self.notes.append(text)

    def prompt(self, session: Session, seat: int) -> list[Message]:
        """Returns the messages that put the pending question to the model: the rules of the reply, then the table."""
        decision = session.decision
        assert decision is not None
        tells_more = self.context != "bare"
        since = self._told.get(seat)
        self._told[seat] = session.seq + 1
        text = session.observe(seat, self.lang, since=since, options=self.lists_moves, meanings=tells_more)
        if tells_more:
            text += f"\nScore: {session.score(seat)} of 100."
            feared = tooling(session.game).fear(session.imagine(seat, session.seq), seat)
            if feared is not None:
                text += f"\n{speaker_of(session.game, self.lang).fear(feared)}"
        if self.context == "memory" and self.notes:
            text += "\nYour notes:\n" + "\n".join([f"- {note}" for note in self.notes[-REMEMBERED:]])
        verbs = ", ".join(tooling(session.game).vocabulary().verbs)
        head = SYSTEM.format(
            title=tooling(session.game).title or session.game.id,
            example=decision.options[0].key if self.lists_moves else "verb actor target",
            list=LISTED if self.lists_moves else UNLISTED.format(verbs=verbs),
            memory=REMEMBERS if self.context == "memory" else "",
        )
        return [{"role": "system", "content": head}, {"role": "user", "content": text}]


def read_reply(reply: str, session: Session, seat: int, lang: str = "en") -> tuple[str, Option | None, str]:
    """Returns the named key, the option it means, and otherwise the reason for a refusal."""
    named = MOVE.findall(reply)
    key = (named[-1] if named else reply.strip().split("\n")[-1]).strip().strip("*`\"'<>. ")
    legal = {option.key.lower(): option for option in session.legal(seat)}
    option = legal.get(key.lower())
    if option is not None:
        return key, option, ""
    reason = reason_against(session, seat, key, speaker_of(session.game, lang))
    if reason:
        return key, None, f"{key!r} is not possible: {reason}"
    return key, None, f"{key!r} is no legal move. Answer with one line MOVE: <key>."


class GameResult:
    """A game that models played: its session, the players and what they tried."""

    def __init__(self, session: Session, player: ModelPlayer) -> None:
        self.session: Final = session
        self.player: Final = player

    def plain(self) -> dict[str, Json]:
        """Returns the result as plain data, for `result.json`."""
        outcome = self.session.outcome
        tried = self.player.attempts
        refused = [attempt for attempt in tried if attempt.refused]
        return {
            "game": self.session.game.id,
            "seats": self.session.seats,
            "settings": dict(self.session.settings),
            "context": self.player.context,
            "lists_moves": self.player.lists_moves,
            "won": outcome is not None and outcome.won,
            "finished": outcome is not None,
            "score": self.session.score(),
            "moves": self.session.seq,
            "replies": len(tried),
            "illegal": len(refused),
            "illegal_rate": round(len(refused) / len(tried), 4) if tried else 0.0,
            "fallbacks": self.player.fallbacks,
        }


def play_game(
    chat: Chat,
    game: str,
    seats: int = 2,
    seed: int = 1,
    *,
    seat: int | None = None,
    partner: str = "steady",
    lists_moves: bool = True,
    context: str = "bare",
    retries: int = RETRIES,
    lang: str = "en",
    limit: int = LIMIT,
    out: Path | None = None,
    **settings: object,
) -> GameResult:
    """Lets a model play a game: all seats, or one `seat` beside bots. With `out`, writes `transcript.jsonl` (every
    attempt), `result.json` and `save.json` (which `shamble replay` shows) into this folder."""
    rules = registry.find(game)
    chosen = rules.configure(seats, {name.replace("_", "-"): value for name, value in settings.items()})
    session = Session(rules, seats, chosen, seed)
    session.begin()
    player = ModelPlayer(chat, lists_moves, context, retries, lang, seed)
    own = range(seats) if seat is None else [seat]
    bots: dict[int, Bot] = {other: make_bot(partner, seed + other) for other in range(seats) if other not in own}
    for _ in range(limit):
        decision = session.decision
        if decision is None:
            break
        made = move(session, bots, seed) if bots else None
        if made is None:
            made = player.choose(session, decision.seat), decision.seat
        session.play(made[0], made[1])
    result = GameResult(session, player)
    if out is not None:
        write_files(result, out)
    return result


def write_files(result: GameResult, out: Path) -> None:
    """Writes transcript.jsonl, result.json and save.json of one game into the folder, which is made if missing."""
    out.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(attempt.plain(), ensure_ascii=False) + "\n" for attempt in result.player.attempts]
    (out / "transcript.jsonl").write_text("".join(lines), encoding="utf-8")
    (out / "result.json").write_text(json.dumps(result.plain(), indent=2) + "\n", encoding="utf-8")
    (out / "save.json").write_text(json.dumps(result.session.save()) + "\n", encoding="utf-8")
