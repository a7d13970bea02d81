"""Cooperative zombie survival board games as a fast, deterministic library.

>>> import shamble
>>> game = shamble.new("walkingdead", seats=2, seed=42)
>>> game.decision.ask, [option.key for option in game.decision.options][:3]
('choose-character', ['choose andrea', 'choose daryl', 'choose glenn'])
>>> events = game.play("choose daryl")
>>> game.decision.seat
1
>>> while game.decision:
...     events = game.play(game.decision.options[-1])
>>> game.outcome.won
False

A wrong or stale option says what was possible:

>>> game = shamble.new("walkingdead", seats=2, seed=42)
>>> game.play("choose negan")
Traceback (most recent call last):
    ...
shamble.core.errors.IllegalOption: 'choose negan' is not possible now; possible: choose andrea, choose daryl, ...

Undo is remembering, and a fork has luck of its own:

>>> events = game.play("choose rick")
>>> twin = game.fork()
>>> events = twin.play("choose glenn")
>>> game.undo().steps
1
>>> game.seq, twin.seq
(2, 2)

A save is plain JSON, and its records replay the game without a seed:

>>> import json
>>> again = shamble.load(json.loads(json.dumps(twin.save())))
>>> again.state.plain() == twin.state.plain()
True
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from shamble.bots.bot import Bot
from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.bots.steady import Steady
from shamble.content.bounds import read_text
from shamble.content.tooling import Tooling
from shamble.core import registry
from shamble.core.advice import Advice
from shamble.core.chance import Chance, Recorded, Scripted, Seeded, generator
from shamble.core.decision import Decision
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.errors import (
    BadPosition,
    BadSave,
    ContentError,
    EndlessMove,
    IllegalOption,
    NotYourSeat,
    ShambleError,
)
from shamble.core.event import Event
from shamble.core.frame import Ask, Flow, Frame, Leave, Run
from shamble.core.game import Game, Setting
from shamble.core.option import Option, Refusal
from shamble.core.state import Result, Scope, State
from shamble.sessions import session as _session
from shamble.sessions.chance_branches import Branch
from shamble.sessions.save import load as _load
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.analysis.chance import chance
    from shamble.analysis.keen import Keen
    from shamble.text.speaker import Speaker
    from shamble.text.table import told


__version__ = "0.1.0"
__all__ = [
    "Advice",
    "Ask",
    "BadPosition",
    "BadSave",
    "Bot",
    "Branch",
    "Chance",
    "ContentError",
    "Decision",
    "Deck",
    "EndlessMove",
    "Entity",
    "Event",
    "Flow",
    "Frame",
    "Game",
    "IllegalOption",
    "Keen",
    "Leave",
    "NotYourSeat",
    "Option",
    "Random",
    "Recorded",
    "Refusal",
    "Result",
    "Run",
    "Scope",
    "Scripted",
    "Seeded",
    "Session",
    "Setting",
    "ShambleError",
    "Speaker",
    "State",
    "Steady",
    "Tooling",
    "chance",
    "generator",
    "installed_games",
    "load",
    "new",
    "play_out",
    "registry",
    "told",
]

WORDS = {
    "Keen": "shamble.analysis.keen",
    "Speaker": "shamble.text.speaker",
    "chance": "shamble.analysis.chance",
    "told": "shamble.text.table",
}
"""Loaded when they are asked for: words take longer to load than all the rest."""


def __getattr__(name: str) -> Any:
    if name in WORDS:
        return getattr(import_module(WORDS[name]), name)
    raise AttributeError(f"module 'shamble' has no attribute {name!r}")


def installed_games() -> list[Game[Any]]:
    """Lists the installed games. A game that does not load is left out, with a warning that names it."""
    return registry.games()


def _told(session: Session) -> str:
    """Returns the text of `str(session)`; the words are loaded at the first call."""
    return str(__getattr__("told")(session))


def _observed(
    session: Session,
    seat: int | None,
    lang: str,
    since: int | None,
    options: bool,
    meanings: bool,
    rules: str,
    full: bool,
) -> str:
    """Returns the text of `Session.observe`; the words are loaded at the first call."""
    from shamble.text.observation import observe

    return observe(session, seat, lang, since, options, meanings, rules, full)


_session.renderers.append(_told)
_session.observed_by.append(_observed)


def new(
    game: str | Game[Any],
    seats: int = 2,
    seed: int | None = None,
    *,
    events: bool = True,
    history: bool = True,
    content: Mapping[str, Any] | str | Path | None = None,
    **settings: object,
) -> Session:
    """A fresh game, up to its first question. Without a seed, every call is another game.

    For simulation and search, `events=False` tells nothing and `history=False` keeps no past: both are quicker.
    """
    rules = registry.find(game) if isinstance(game, str) else game
    if content is not None:
        from shamble.content.overlay import read_overlay

        rules = rules.with_content(content if isinstance(content, Mapping) else read_overlay(Path(content)))
    named = {name.replace("_", "-"): value for name, value in settings.items()}
    luck = _seed(seed)
    session = Session(rules, seats, rules.configure(seats, named), luck, events, history=history)
    session.begin()
    return session


def load(source: Mapping[str, Any] | str | Path, seed: int | None = None, *, events: bool = True) -> Session:
    """A session from a save: its data, or the path of a file. `seed` is used where the save holds no luck."""
    data: Any = source
    if not isinstance(source, Mapping):
        try:
            data = json.loads(read_text(Path(source)))
        except ContentError as reason:
            raise BadSave(str(reason)) from None
        except ValueError as reason:
            raise BadSave(f"{source} is not JSON: {reason}") from None
        except RecursionError:
            raise BadSave(f"{source} is nested too deeply") from None
    return _load(data, registry.find, _seed(seed), events)


def _seed(seed: int | None) -> int:
    """A fresh one if there is none; a text or a fraction would be another game than its writer thinks."""
    if seed is None:
        return secrets.randbits(64)
    if type(seed) is not int:
        raise ShambleError(f"a seed is a whole number, not {seed!r}")
    return seed
