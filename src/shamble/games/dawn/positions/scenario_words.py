"""The vocabulary of scenarios: paths to observe and names of moments (docs/scenarios.md is generated from it)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from shamble.content.vocabulary import Vocabulary, questions_of
from shamble.core.entity import Entity
from shamble.core.event import Event
from shamble.games.dawn.printed.content import Content, kind
from shamble.games.dawn.printed.counters import Unit, Zed
from shamble.games.dawn.table.state import DECKS, DawnState
from shamble.sessions.session import Session

Look = Callable[[Session, DawnState, str], object]
ANYTIME: Final = ("discharge", "play")
DRILLS: Final = ("calm", "heal-heal", "heal-calm", "heal", "research")
"""Choices that some events offer in the Actions phase."""


def named(ids: Iterable[str]) -> list[str]:
    """The kinds of these counters: ids without copy numbers."""
    return [kind(id) for id in ids]


def unit(s: DawnState, id: str) -> Unit | None:
    """A unit by its id, or the first of its kind."""
    for candidate in s.units:
        if id in (candidate.id, kind(candidate.id), candidate.id.replace(".", "-")):
            return candidate
    return None


def zed(s: DawnState, id: str) -> Zed | None:
    """A zed by its id, or the first of its kind."""
    for candidate in s.zeds:
        if id in (candidate.id, kind(candidate.id)):
            return candidate
    return None


def unit_here(s: DawnState, id: str) -> Unit:
    """The unit; raises `KeyError` if it is not in the game."""
    match = unit(s, id)
    if match is None:
        raise KeyError(id)
    return match


def zed_here(s: DawnState, id: str) -> Zed:
    """The zed; raises `KeyError` if it is not on the map."""
    match = zed(s, id)
    if match is None:
        raise KeyError(id)
    return match


def side(s: DawnState, number: int) -> str:
    """The side of a seat, counted from 1: zeds or heroes."""
    return "zeds" if s.versus and number == s.seats else "heroes"


def winners(s: DawnState) -> list[int]:
    """The seats that have won, counted from 1."""
    return [seat + 1 for seat in s.result.winners] if s.result else []


def field_or_none(counter: Unit | Zed | None) -> str | None:
    """The field of a counter; None if it is not on the map."""
    return counter.field if counter is not None else None


PATHS: Final[dict[str, tuple[str, Look]]] = {
    "round": ("the number of the round", lambda e, s, a: s.round),
    "phase": ("setup, prfn, infection, consume, zeds, actions or organisation", lambda e, s, a: s.phase),
    "event": ("the active event card", lambda e, s, a: s.event or None),
    "infection": ("0 to 13", lambda e, s, a: s.infection),
    "outbreak-waits": ("whether an unchecked outbreak is due", lambda e, s, a: s.due),
    "supplies": ("0 to 20", lambda e, s, a: s.supplies),
    "ammo": ("0 to 20", lambda e, s, a: s.ammo),
    "actions": ("event actions left", lambda e, s, a: s.actions),
    "own-actions": ("player actions left, of all seats", lambda e, s, a: own_actions(s)),
    "zed-actions": ("zed actions left (versus)", lambda e, s, a: s.zed_actions),
    "chaos": ("chaos markers on the map", lambda e, s, a: sum([place.chaos for place in s.places])),
    "chaos-left": ("chaos markers in the supply", lambda e, s, a: s.chaos_left()),
    "kept": ("story cards in the heroes' hand", lambda e, s, a: list(s.kept)),
    "research": ("the active research card", lambda e, s, a: kind(s.research) or None),
    "components": ("of the super-weapon", lambda e, s, a: list(s.components)),
    "antidote": ("0, 1 (last component) or 2 (found)", lambda e, s, a: s.antidote),
    "elwood": ("whether Elwood Berra is in play", lambda e, s, a: s.elwood),
    "points": ("at the end", lambda e, s, a: sum([n for _, n in s.points])),
    "rank": ("at the end", lambda e, s, a: s.content.rank(sum([n for _, n in s.points])).id),
    "points.SCORE": ("points of one kind", lambda e, s, a: sum([n for id, n in s.points if id == a])),
    "decks.DECK": ("how many are left", lambda e, s, a: s.deck(a).size),
    "used": ("once-a-game abilities that were used", lambda e, s, a: list(s.used)),
    "units.UNIT.field": ("where it is; null: not in the game", lambda e, s, a: field_or_none(unit(s, a))),
    "units.UNIT.reduced": ("on its reduced side", lambda e, s, a: unit_here(s, a).reduced),
    "units.UNIT.hits": ("hit markers", lambda e, s, a: unit_here(s, a).hits),
    "units.UNIT.ekg": ("comatose", lambda e, s, a: unit_here(s, a).ekg),
    "units.UNIT.defiant": ("does not move yet", lambda e, s, a: unit_here(s, a).defiant),
    "units.UNIT.markers": ("well-armed, civilian-leader, trained", lambda e, s, a: list(unit_here(s, a).markers)),
    "units.UNIT.strength": ("in melee", lambda e, s, a: s.strength(unit_here(s, a).id)),
    "zeds.FIELD": ("the zeds there", lambda e, s, a: named([one.id for one in s.zeds_at(a)])),
    "units-at.FIELD": ("everybody else there", lambda e, s, a: named([one.id for one in s.units_at(a)])),
    "zed.ZED.field": ("where it is; null: not on the map", lambda e, s, a: field_or_none(zed(s, a))),
    "zed.ZED.reduced": ("on its reduced side", lambda e, s, a: zed_here(s, a).reduced),
    "zed.ZED.hits": ("hit markers", lambda e, s, a: zed_here(s, a).hits),
    "zed.ZED.markers": ("upgrades", lambda e, s, a: list(zed_here(s, a).markers)),
    "places.FIELD.chaos": ("chaos markers", lambda e, s, a: s.place(a).chaos),
    "places.FIELD.barricade": ("a barricade", lambda e, s, a: s.place(a).barricade),
    "places.FIELD.strongpoint": ("the strongpoint", lambda e, s, a: s.place(a).strongpoint),
    "places.FIELD.mines": ("uses of the minefield left", lambda e, s, a: s.place(a).mines),
    "places.FIELD.closed": ("no entry this round", lambda e, s, a: s.place(a).closed),
    "places.FIELD.bridge": ("down, ferry or empty", lambda e, s, a: s.place(a).bridge),
    "seats.N": (
        "heroes or zeds, counted from 1",
        lambda e, s, a: "zeds" if s.versus and int(a) == s.seats else "heroes",
    ),
    "winners": (
        "the seats that won, counted from 1",
        lambda e, s, a: [n + 1 for n in s.result.winners] if s.result else [],
    ),
}
MOMENTS: Final = {
    "setup": "the set-up",
    "round": "the next round has begun",
    "over": "the game is over",
    "prfn": "the PRFN phase",
    "infection": "the Infection phase",
    "consume": "the Consumption phase",
    "zeds": "the Zeds phase",
    "actions": "the Actions phase",
    "organisation": "the Organisation phase",
}
STOPS: Final = {"round": "DrawEvent", "organisation": "Organisation"}


def own_actions(s: DawnState) -> int:
    """Player actions that are left this round, of all hero seats together."""
    own = s.markers if s.hero_seats == 1 else 1
    return sum([own - s.spent("round", f"own {seat}") for seat in range(s.hero_seats)])


def vocabulary(content: Content, steps: dict[str, type[Entity]]) -> Vocabulary:
    """The words that scenarios of this game may use."""
    kinds = [row["id"] for table in ("units", "zeds") for row in content.rows[table]]
    cards = [*content.events, *content.stories, *content.research, *content.components]
    abilities = [ability for card in content.units.values() for ability in card.abilities]
    things = (
        "supplies",
        "supply",
        "ammo",
        "both",
        "infection",
        "cure",
        "care",
        "stores",
        "hero",
        "heroic",
        "aid",
        *DRILLS,
    )
    names = [
        *content.markers,
        *content.units,
        *content.zeds,
        *kinds,
        *content.fields,
        *content.tracks,
        *cards,
        *abilities,
        *things,
    ]
    return Vocabulary(
        questions=questions_of([step for step in steps.values() if hasattr(step, "asks")]),
        anytime=ANYTIME,
        names=names,
        paths={path: meaning for path, (meaning, _) in PATHS.items()},
        words={
            # Dots would split the path: `villagers-2` means villagers.2, `security` the first of its kind.
            "UNIT": list(
                dict.fromkeys(
                    [*[id.replace(".", "-") for id in content.units], *[row["id"] for row in content.rows["units"]]]
                )
            ),
            "ZED": [row["id"] for row in content.rows["zeds"]],
            "FIELD": list(content.fields),
            "DECK": DECKS,
            "SCORE": list(content.scores),
            "N": ("1", "2", "3", "4", "5"),
        },
        moments=MOMENTS,
        stops=STOPS,
    )


def observe(session: Session, path: str) -> object:
    """Returns the value that a scenario's `expect` names by a path: words joined by dots, such as `units.piazza.field`.
    `PATHS` lists them all; a word in capitals there stands for a name. Raises KeyError for another path or an unknown
    name."""
    parts = path.split(".")
    for template, (_, look) in PATHS.items():
        words = template.split(".")
        if len(words) == len(parts) and all(word.isupper() or word == part for word, part in zip(words, parts)):
            names = [part for word, part in zip(words, parts) if word.isupper()]
            return look(session, session.state, names[0] if names else "")
    raise KeyError(path)


def moments(s: DawnState) -> list[str]:
    """Names of the moments that apply to a state: its phase."""
    return [s.phase]


def moments_passed(event: Event) -> list[str]:
    """Moments that passed without a question."""
    if event.kind == "phase":
        return [str(event.args["phase"])]
    return ["round"] if event.kind == "event" else []
