"""Saves: versioned JSON with the records of a game and a snapshot of its state. Newer programs open older saves."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from shamble.core import registry
from shamble.core.chance import Recorded
from shamble.core.entity import Json
from shamble.core.errors import BadSave, ReplayMismatch, ShambleError
from shamble.core.game import Game
from shamble.sessions.record import Record
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.sessions.session import Session as SessionType

FORMAT = 1
"""Version of the format of saves; a program refuses saves of a later version."""
ENGINE = 1
"""Version of the kernel; raised when it replays records differently from before."""


def pickled(session: SessionType) -> tuple[Any, ...]:
    """Returns the arguments of `unpickled`. A game that the registry does not find by its id is pickled along."""
    game = session.game
    try:
        registered = registry.find(game.id)
    except ShambleError:
        registered = None
    by_name = registered is game or (registered is not None and game.content_digest is not None)
    named = None if by_name else game
    first = session.first
    return (
        named,
        save(session, True),
        session.has_events,
        session.has_history,
        first.seq,
        first.undos,
        list(session.notes),
    )


def unpickled(
    game: Game[Any] | None, data: Json, events: bool, history: bool, seq: int, undos: int, notes: list[str]
) -> Session:
    """Rebuilds a session from the values of `pickled`, by replaying its records."""
    rules = game
    if rules is None:
        rules = registry.find(data["game"])
        if data["content"]["overlay"]:
            rules = rules.with_content(data["content"]["overlay"])
    session = Session(rules, data["seats"], data["settings"], 0, events, (), None, history, seq, undos)
    replay(session, [Record.read(plain, number) for number, plain in enumerate(data["records"])], data["base"])
    session.set_random_state(data["luck"])
    session.notes += notes
    return session


def save(session: SessionType, luck: bool) -> dict[str, Json]:
    """Returns the save of a session. Without `luck`, the save does not contain the random stream."""
    game = session.game
    return {
        "shamble": FORMAT,
        "engine": ENGINE,
        "game": game.id,
        "version": game.version,
        "content": {"digest": game.content_digest, "overlay": game.overlay()},
        "seats": session.seats,
        "settings": dict(session.settings),
        "base": session.base,
        "records": [record.plain() for record in session.records],
        "snapshot": session.state.plain(),
        "luck": session.random_state() if luck else None,
    }


def need(data: Json, key: str, kind: type | tuple[type, ...]) -> Any:
    """Returns `data[key]` if it has this type; otherwise raises BadSave."""
    if key not in data:
        raise BadSave(f"the save has no {key!r}")
    if not isinstance(data[key], kind) or (kind is int and isinstance(data[key], bool)):
        raise BadSave(f"{key!r} in the save is a {type(data[key]).__name__}")
    return data[key]


def load(
    data: Json,
    find: Callable[[str], Game[Any]],
    seed: int,
    events: bool = True,
    after: Callable[[], None] | None = None,
) -> Session:
    """A session from a save. Its past comes back by replay, and what the replay leads to counts. Only if an option no
    longer fits, it goes on from the snapshot. Both are said in `notes`. A newer or damaged save is refused. `after` is
    called after each record; whatever it raises that is no Exception ends the replay."""
    if not isinstance(data, dict):
        raise BadSave("a save is a JSON object")
    if need(data, "shamble", int) > FORMAT:
        raise BadSave(f"the save has format {data['shamble']}, this program reads up to {FORMAT}: it is too old")
    if need(data, "engine", int) > ENGINE:
        raise BadSave(f"the save is from engine {data['engine']}, this is {ENGINE}")
    try:
        game = find(need(data, "game", str))
    except BadSave:
        raise
    except ShambleError as reason:
        raise BadSave(f"the save cannot be opened: {reason}") from None
    if need(data, "version", int) > game.version:
        raise BadSave(f"the save is from version {data['version']} of {game.id}, this is {game.version}")
    content = need(data, "content", dict)
    try:
        if content.get("overlay"):
            game = game.with_content(need(content, "overlay", dict))
        saved = game.saved_settings(need(data, "settings", dict), need(data, "version", int))
        settings = game.configure(need(data, "seats", int), saved)
    except BadSave:
        raise
    except ShambleError as reason:
        raise BadSave(f"the save cannot be opened: {reason}") from None
    records = [Record.read(plain, number) for number, plain in enumerate(need(data, "records", list))]
    if not records:
        raise BadSave("the save holds no records")
    snapshot = need(data, "snapshot", dict)
    luck = data.get("luck")
    session = Session(game, data["seats"], settings, seed, events, ("load",))
    give_luck(session, luck)  # before the replay, so that a damaged stream is refused at once
    try:
        replay(session, records, data.get("base"), after=after)
    except Exception as problem:  # an old or damaged record may lead the rules anywhere
        session = from_snapshot(game, data["seats"], settings, seed, events, snapshot, luck)
        why = str(problem)[:200]  # it may repeat whatever a damaged record holds
        session.notes.append(f"This save could not be replayed ({why}); it goes on from its last position.")
        return session
    give_luck(session, luck)
    if not same(session, snapshot):
        session.notes.append("By the rules of today this save ends elsewhere than its last position; it was replayed.")
    return session


def same(session: Session, snapshot: Json) -> bool:
    """True if the replay reached the snapshot, also if older rules wrote that snapshot."""
    reached = session.state.plain()
    if reached == snapshot:
        return True
    try:
        kept: Json = session.game.read(snapshot).plain()
    except Exception:  # the snapshot is not needed, so that any damage is tolerable
        return False
    return bool(reached == kept)


def give_luck(session: Session, luck: Json) -> None:
    """Sets the random stream of a session from a save, if the save contains one."""
    if luck is None:
        return
    try:
        session.set_random_state(luck)
    except (KeyError, IndexError, TypeError, ValueError):
        raise BadSave("the random stream in the save is damaged") from None


def replay(
    session: Session,
    records: list[Record],
    base: Json = None,
    to: int | None = None,
    after: Callable[[], None] | None = None,
) -> None:
    """Play records anew, by the chance they hold."""
    chance = Recorded(records[0].outcomes)
    if base is None:
        session.begin(chance)
    else:
        session.begin_at(session.game.read(base), base, chance)
    if chance.left():
        raise ReplayMismatch(f"{chance.left()} recorded outcomes were not used by the set-up")
    if after is not None:
        after()
    for record in records[1 : None if to is None else to + 1]:
        session.replay_record(record)
        if after is not None:
            after()


def resume(
    game: Game[Any],
    seats: int,
    settings: dict[str, Any],
    plain: Json,
    luck: Json,
    seed: int,
    events: bool = True,
    history: bool = True,
) -> Session:
    """Continues a game from a stored position: a save's snapshot, a row of the server's database, or a position sent to
    a bot. Without `luck`, the random stream starts from `seed`."""
    session = Session(game, seats, settings, seed, events, ("load",), None, history)
    give_luck(session, luck)
    session.begin_at(game.read(plain), plain)
    return session


def from_snapshot(
    game: Game[Any], seats: int, settings: dict[str, Any], seed: int, events: bool, snapshot: Json, luck: Json
) -> Session:
    """Opens the snapshot of a save, and raises BadSave if it is damaged: views and plain data must work."""
    try:
        session = resume(game, seats, settings, snapshot, luck, seed, events)
        seen = [session.view(seat) for seat in (None, *range(seats))]
        json.dumps([seen, session.state.plain()])
    except Exception as reason:
        what = f"{type(reason).__name__}: {reason}"
        raise BadSave(f"the save cannot be replayed, and its snapshot is damaged ({what})") from None
    return session
