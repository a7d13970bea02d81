"""Dawn of the Zeds, 3rd edition, as rules and content."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.content.tooling import Advice, Tooling
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.entity import Entity, Json, Reader
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.frame import Leave
from shamble.core.game import Game, Setting, Value
from shamble.core.option import Option
from shamble.core.scene import Scene
from shamble.core.session import Session
from shamble.core.state import Result as Ending
from shamble.core.state import Scope
from shamble.games.dawn import (
    abilities,
    actions,
    advice,
    arrivals,
    coop,
    entering,
    fighting,
    hits,
    losses,
    maestro,
    moving,
    outbreaks,
    position,
    prfn,
    reactions,
    refugees,
    researching,
    retreats,
    rounds,
    saving,
    searching,
    setup,
    shooting,
    state,
    story,
    versus,
    zeds,
)
from shamble.games.dawn.abilities import darling
from shamble.games.dawn.content import FOLDER, Content, kind
from shamble.games.dawn.choices import Switches, read_switches
from shamble.games.dawn.imagining import imagine
from shamble.games.dawn.play import Play
from shamble.games.dawn.saving import discharge
from shamble.games.dawn.scene import scene
from shamble.games.dawn.setup import SetUp
from shamble.games.dawn.state import BEDS, CEMETERY, CENTER, DECKS, Table
from shamble.games.dawn.story import play_card, playable

MODULES: Final = (
    *(actions, arrivals, coop, entering, fighting, hits, losses, maestro, moving, outbreaks, prfn, reactions),
    *(refugees, researching, retreats, rounds, saving, searching, setup, shooting, state, story, versus, zeds, darling),
)

LENGTHS: Final = ("short", "normal", "medium", "long", "epic")
TEAM_MAX: Final = 4

VERBS: Final = (
    *("choose", "draw-face", "accept", "decline", "nobody", "enter"),
    *("move", "attack", "search", "shoot", "hand-load", "heal", "barricade", "strongpoint", "minefield", "research"),
    *("grenade", "ferry", "mend-bridge", "arrest", "first-aid", "foresee", "train", "recruit", "hose"),
    *("special", "own", "back", "skip", "arm", "play", "event", "opportunist", "end-actions", "discharge"),
    *("take-die", "find", "find-nothing", "hit", "take-hit", "lose", "component", "use-weapon", "no-weapon"),
    *("fall-back", "fall-back-all", "stay", "step", "raid", "lead-on", "vip", "admit", "let-die"),
    *("defend", "roll", "reroll", "react", "fight", "let-pass", "go-on", "retreat", "overflow", "no-room"),
    *("activate", "depart", "lead", "locate", "take-zed"),
    *("appear", "regenerate", "escape", "veto", "gain", "clear-chaos", "sabotage", "arson", "end-zeds"),
)
"""Every verb an option of this game may have, for coverage."""


def classes() -> dict[str, type[Entity]]:
    """Every frame and entity that a save may hold, by name."""
    found: dict[str, type[Entity]] = {"Leave": Leave, "Deck": Deck, "Scope": Scope, "Ending": Ending}
    for module in (*MODULES, *effect_modules()):
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Entity) and value.__module__ == module.__name__:
                found[name] = value
    return found
