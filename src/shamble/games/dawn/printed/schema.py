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
COUNT: Final = Field(int, default=0, least=0)
"""A number that is 0 where a row does not name it."""
LEVEL: Final = Field(int, least=0, most=5)
SIDES: Final = Field(list, default=[], each=Field(int, least=0))
"""Two numbers: full side, reduced side; none for counters that do not fight."""
NAMES: Final = Field(list, default=[], each=Field(str))
SHIFTS: Final = Field(
    dict,
    required=False,
    keys={key: Field(int, required=False, least=-6, most=6) for key in ("melee", "gunfire", "defending")},
)
"""Columns to the right on the combat table, by the kind of fight."""
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
    "table": Field(list, default=[], each=Field(int, least=0)),
    "gain": Field(
        dict,
        required=False,
        keys={
            key: Field((int, str), required=False, allowed=("d6",), least=0) for key in ("supplies", "ammo", "research")
        },
    ),
    "pay": Field(list, allowed=("supplies", "ammo", "infection", "hits"), default=[]),
}
"""Fields of a card's effect: its name and its numbers."""

SCHEMAS: Final[dict[str, tuple[str, dict[str, Field]]]] = {
    "tracks": (
        "track",
        {
            "id": Field(str, allowed=TRACKS),
            "name": Field(str),
            "start": Field(int, least=0),
            "underground": Field(bool),
            "level": LEVEL,
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
            "defence": COUNT,
            "limit": Field(int, default=2, least=0),
            "search": Field(str, allowed=("default", "town", "farm", "mine"), required=False),
            "bridge": Field(bool, default=False),
            "level": Field(int, default=0, least=0, most=5),
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
            "level": LEVEL,
            "count": COUNT,
            "basic": Field(bool, default=False),
            "strength": SIDES,
            "hits": SIDES,
            "gunfire": SIDES,
            "move": Field(int, least=0, most=12),
            "resist": Field(int, default=0, least=0, most=6),
            "keywords": Field(list, allowed=KEYWORDS, default=[]),
            "flags": Field(list, allowed=FLAGS, default=[]),
            "shifts": SHIFTS,
            "range": Field(int, default=1, least=1, most=9),
            "ranged": Field(list, default=[], each=Field(int, least=0)),
            "special": Field(str, allowed=("free", "additional", "cost"), required=False),
            "gifts": Field(dict, required=False, keys=FOUND),
            "abilities": NAMES,
            "jailed": Field(str, required=False),
            "favour": COUNT,
            "hits_origin": Field(str, required=False),
            **RULE,
        },
    ),
    "zeds": (
        "zed",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("normal", "super", "infector")),
            "count": COUNT,
            "strength": SIDES,
            "hits": SIDES,
            "infection": Field(int, default=1),
            "resist": Field(int, default=0, least=0, most=6),
            "abilities": NAMES,
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
            "n": LEVEL,
            "board": Field(str, allowed=("A", "B")),
            "sets": Field(list, allowed=SETS),
            "tabs": Field(list, allowed=PHASES),
            "chaos": Field(int, least=0),
            "parts": Field(list, allowed=PARTS),
            "lengths": Field(list, allowed=LENGTHS),
            "story": Field(int, least=0),
            "max_score": Field(int, least=0),
            **RULE,
        },
    ),
    "decks": (
        "deck",
        {
            "id": Field(str),
            "level": LEVEL,
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
            "level": LEVEL,
            "act": Field(int, least=0, most=4),
            "prfn": Field(int, least=0),
            "infection": Field(bool),
            "consume": Field((int, str), allowed=("roll",)),
            "zeds": Field(list, allowed=(*TRACKS, "ALL", "ALLx2", "STORYx2")),
            "actions": Field(int, least=0),
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
            "chaos": COUNT,
            "dice": COUNT,
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
            "level": LEVEL,
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
            "lose": Field(dict, required=False, keys=FOUND),
            "hits": COUNT,
            **RULE,
        },
    ),
    "research": (
        "card",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("start", "basic", "advanced", "breakthrough")),
            "count": COUNT,
            "need": Field(int, least=0),
            "supplies": Field(int, least=0),
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
            "count": Field(int, default=1, least=0),
            "defence": COUNT,
            "strength": SIDES,
            "supplies": COUNT,
            "ammo": COUNT,
            "infection": Field(int, default=0),
            "resist": Field(int, default=0, least=0, most=6),
            "shifts": SHIFTS,
            "abilities": NAMES,
            "defence_origin": Field(str, allowed=ORIGIN, required=False),
            **RULE,
        },
    ),
    "options": (
        "option",
        {
            "id": Field(str),
            "side": Field(str, allowed=("easier", "harder")),
            "level": LEVEL,
            "versus": Field(bool, default=False),
            "excludes": NAMES,
            "settings": NAMES,
            **RULE,
        },
    ),
    "scoring": (
        "score",
        {
            "id": Field(str),
            "points": Field(int),
            "level": LEVEL,
            "per": Field(str, required=False),
            "need": COUNT,
            **MARKS,
        },
    ),
    "ranks": (
        "rank",
        {"id": Field(str), "low": Field(int, required=False), "high": Field(int, required=False), **RULE},
    ),
}
