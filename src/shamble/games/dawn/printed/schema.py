"""Schemas of the data files: one for each table."""

from __future__ import annotations

from typing import Final

from shamble.content.tables import Field

TRACKS: Final = ("F", "M", "H", "S", "T")
SETS: Final = ("blue", "green", "yellow", "orange", "red")
"""Colours of the card sets, in the order in which the levels add them."""
PHASES: Final = ("prfn", "infection", "consume", "zeds", "actions")
PARTS: Final = (
    "infection",
    "supplies",
    "hospital",
    "super-zeds",
    "prfn",
    "chaos",
    "villagers",
    "defences",
    "research",
    "tunnel",
)
"""Parts of the rules that a level may add."""
LENGTHS: Final = ("short", "normal", "medium", "long", "epic")
KEYWORDS: Final = ("scientist", "collector", "lawman", "clearance", "military")
FLAGS: Final = (
    "no-gunfire",
    "no-build",
    "no-vehicle",
    "no-restore-order",
    "no-arrest",
    "ignores-chaos",
    "surface-only",
    "not-armable",
)

ORIGIN: Final = ("book", "public", "house")
MARKS: Final[dict[str, Field]] = {"origin": Field(str, allowed=ORIGIN)}
RULE: Final[dict[str, Field]] = {"rule": Field(str), **MARKS}
SIDES: Final = Field(list, default=[])
"""Two numbers: full side, reduced side."""
COLUMNS: Final = Field(list, size=(7, 7), each=Field(int, least=0))
"""A row of the combat table: a number for each column."""
BY_ACT: Final = Field(list, size=(4, 4), each=Field(int, least=0))
"""A number of cards for each act."""
FOUND: Final = {"supplies": Field(int, required=False, least=0), "ammo": Field(int, required=False, least=0)}
"""Supplies and ammunition that a search finds."""
OPEN: Final[dict[str, Field]] = {
    "effect": Field(str),
    "at": Field(str, default=""),
    "track": Field(str, allowed=TRACKS, required=False),
    "marker": Field(str, default=""),
    "n": Field((int, str), allowed=("d6",), default=0),
    "table": Field(list, default=[]),
    "gain": Field(dict, required=False),
    "pay": Field(list, allowed=("supplies", "ammo", "infection", "hits"), default=[]),
}
"""Fields of a card's effect: its name and its numbers."""

SCHEMAS: Final[dict[str, tuple[str, dict[str, Field]]]] = {
    "tracks": (
        "track",
        {
            "id": Field(str, allowed=TRACKS),
            "name": Field(str),
            "start": Field(int),
            "underground": Field(bool),
            "level": Field(int),
            "outbreak": Field(str),
            "neighbours": Field(list, allowed=TRACKS),
            **MARKS,
        },
    ),
    "fields": (
        "field",
        {
            "id": Field(str),
            "track": Field(str, allowed=TRACKS, required=False),
            "n": Field(int, default=-1),
            "kind": Field(
                str,
                allowed=(
                    *("start", "plain", "named", "village", "town", "catacomb"),
                    *("center", "beds", "offices", "lab", "camp", "cemetery", "jail"),
                ),
            ),
            "defence": Field(int, default=0),
            "limit": Field(int, default=2),
            "search": Field(str, allowed=("default", "town", "farm", "mine"), required=False),
            "bridge": Field(bool, default=False),
            "level": Field(int, default=0),
            "x": Field(int),
            "y": Field(int),
            "wide": Field(int, default=140),
            "high": Field(int, default=120),
            **MARKS,
        },
    ),
    "units": (
        "unit",
        {
            "id": Field(str),
            "kind": Field(
                str,
                allowed=(
                    *("hero", "heroic", "civilian", "special", "guard", "villagers", "raiders"),
                    *("anti-hero", "anti-civilian"),
                ),
            ),
            "set": Field(str, allowed=SETS, required=False),
            "level": Field(int),
            "count": Field(int, default=0),
            "basic": Field(bool, default=False),
            "strength": SIDES,
            "hits": SIDES,
            "gunfire": SIDES,
            "move": Field(int),
            "resist": Field(int, default=0),
            "keywords": Field(list, allowed=KEYWORDS, default=[]),
            "flags": Field(list, allowed=FLAGS, default=[]),
            "shifts": Field(dict, required=False),
            "range": Field(int, default=1),
            "ranged": Field(list, default=[]),
            "special": Field(str, allowed=("free", "additional", "cost"), required=False),
            "gifts": Field(dict, required=False),
            "abilities": Field(list, default=[]),
            "jailed": Field(str, required=False),
            "favour": Field(int, default=0),
            "hits_origin": Field(str, required=False),
            **RULE,
        },
    ),
    "zeds": (
        "zed",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("normal", "super", "infector")),
            "count": Field(int, default=0),
            "strength": Field(list),
            "hits": Field(list),
            "infection": Field(int, default=1),
            "resist": Field(int, default=0),
            "abilities": Field(list, default=[]),
            **RULE,
        },
    ),
    "combat": (
        "row",
        {
            "id": Field(str),
            "low": Field(int),
            "high": Field(int),
            "zeds": COLUMNS,
            "units": COLUMNS,
            "zeds_lose_from": Field(int, least=0, most=7),
            "gunfire": COLUMNS,
            **MARKS,
        },
    ),
    "search": (
        "search",
        {
            "id": Field(str),
            "mid": Field(dict, required=False, keys=FOUND),
            "high": Field(list, each=Field(dict, keys=FOUND)),
            **MARKS,
        },
    ),
    "levels": (
        "level",
        {
            "id": Field(str),
            "n": Field(int),
            "board": Field(str, allowed=("A", "B")),
            "sets": Field(list, allowed=SETS),
            "tabs": Field(list, allowed=PHASES),
            "chaos": Field(int),
            "parts": Field(list, allowed=PARTS),
            "lengths": Field(list, allowed=LENGTHS),
            "story": Field(int),
            "max_score": Field(int),
            **RULE,
        },
    ),
    "decks": (
        "deck",
        {
            "id": Field(str),
            "level": Field(int),
            "length": Field(str, allowed=LENGTHS),
            "special": BY_ACT,
            "regular": BY_ACT,
            "research": Field(int, default=0),
            **MARKS,
        },
    ),
    "events": (
        "event",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("normal", "special", "finale")),
            "set": Field(str, allowed=SETS),
            "level": Field(int),
            "act": Field(int, least=0, most=4),
            "prfn": Field(int),
            "infection": Field(bool),
            "consume": Field((int, str), allowed=("roll",)),
            "zeds": Field(list, allowed=(*TRACKS, "ALL", "ALLx2", "STORYx2")),
            "actions": Field(int),
            "phase": Field(str, allowed=(*PHASES, "special")),
            "timing": Field(
                str,
                allowed=(
                    *("begin", "during", "end", "begin+during", "begin+turn", "during+end"),
                    *("whole-turn", "immediate"),
                ),
            ),
            "coop": Field(str, allowed=("none", "move", "place")),
            **OPEN,
            "draw": Field(bool, default=False),
            "wipe": Field(bool, default=False),
            "normal": Field(bool, default=False),
            "chaos": Field(int, default=0),
            "dice": Field(int, default=0),
            "coop_origin": Field(str, allowed=ORIGIN),
            "act_origin": Field(str, allowed=ORIGIN, required=False),
            "kind_origin": Field(str, allowed=ORIGIN, required=False),
            **RULE,
        },
    ),
    "stories": (
        "story",
        {
            "id": Field(str),
            "set": Field(str, allowed=SETS),
            "level": Field(int),
            "where": Field(str, allowed=(*TRACKS, "choice", "most-zeds", "fewest-zeds", "most-chaos", "fewest-chaos")),
            "kind": Field(str, allowed=("now", "keep")),
            "window": Field(
                str,
                allowed=(
                    *("any", "phase", "actions", "move", "melee", "attack", "attacked", "lost"),
                    *("activation", "track"),
                ),
                required=False,
            ),
            **OPEN,
            "lose": Field(dict, required=False),
            "hits": Field(int, default=0),
            **RULE,
        },
    ),
    "research": (
        "card",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("start", "basic", "advanced", "breakthrough")),
            "count": Field(int, default=0),
            "need": Field(int),
            "supplies": Field(int),
            "ongoing": Field(bool, default=False),
            **OPEN,
            **RULE,
        },
    ),
    "components": ("component", {"id": Field(str), **RULE}),
    "markers": (
        "marker",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("upgrade", "civilian", "field", "town")),
            "count": Field(int, default=1),
            "defence": Field(int, default=0),
            "strength": SIDES,
            "supplies": Field(int, default=0),
            "ammo": Field(int, default=0),
            "infection": Field(int, default=0),
            "resist": Field(int, default=0),
            "shifts": Field(dict, required=False),
            "abilities": Field(list, default=[]),
            "defence_origin": Field(str, allowed=ORIGIN, required=False),
            **RULE,
        },
    ),
    "options": (
        "option",
        {
            "id": Field(str),
            "side": Field(str, allowed=("easier", "harder")),
            "level": Field(int),
            "versus": Field(bool, default=False),
            "excludes": Field(list, default=[]),
            "settings": Field(list, default=[]),
            **RULE,
        },
    ),
    "scoring": (
        "score",
        {
            "id": Field(str),
            "points": Field(int),
            "level": Field(int),
            "per": Field(str, required=False),
            "need": Field(int, default=0),
            **MARKS,
        },
    ),
    "ranks": (
        "rank",
        {"id": Field(str), "low": Field(int, required=False), "high": Field(int, required=False), **RULE},
    ),
}
