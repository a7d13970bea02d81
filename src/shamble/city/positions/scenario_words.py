"""The words that scenarios of a city game may use: paths to look at and names of moments (docs/scenarios.md is made
from them)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shamble.city.book.printed import kind_name
from shamble.city.book.skill import Skill
from shamble.city.positions.given_position import zone_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS, Survivor
from shamble.city.table.turn_budget import turn_of
from shamble.content.vocabulary import Vocabulary, questions_of
from shamble.core.entity import Entity
from shamble.core.event import Event
from shamble.core.option import NOTHING
from shamble.sessions.session import Session

if TYPE_CHECKING:
    from shamble.city.game import CityGame

Look = Callable[[CityState, str, str], object]
"""Function (state, first word, second word of a path) → the value at the path."""
PATHS: Final[dict[str, tuple[str, Look]]] = {
    "round": ("the number of the round", lambda s, a, b: s.round),
    "phase": ("setup, players, zombies or end", lambda s, a, b: s.phase),
    "first": ("the first player's seat, counted from 1", lambda s, a, b: s.first + 1),
    "danger": ("the highest danger level", lambda s, a, b: LEVELS[s.danger()]),
    "tokens": ("tokens on the board", lambda s, a, b: [token.id for token in s.tokens]),
    "taken": ("objectives that were taken", lambda s, a, b: list(s.taken)),
    "spawns": (
        "zones of the active spawn tokens",
        lambda s, a, b: [s.board.zones[spawn.zone].id for spawn in s.spawns if spawn.active],
    ),
    "notes.NOTE": ("what the mission remembers", lambda s, a, b: dict(s.notes).get(a, 0)),
    "goals.N": ("met, or how much is done: `1/3`", lambda s, a, b: goal(s, int(a))),
    "seats.N": (
        "the first survivor of a seat, counted from 1",
        lambda s, a, b: next((one.id for one in s.survivors if one.seat == int(a) - 1), None),
    ),
    "zombies.ZONE": ("how many zombies are there", lambda s, a, b: s.crowd(zone_of(s, a))),
    "zombies.ZONE.KIND": (
        "how many of a kind",
        lambda s, a, b: s.zombies[zone_of(s, a)][s.rules.catalogue.kind[b].index],
    ),
    "noise.ZONE": ("noise tokens there", lambda s, a, b: s.noise[zone_of(s, a)]),
    "loudness.ZONE": ("noise with that of those who are there", lambda s, a, b: s.loudness(zone_of(s, a))),
    "sees.ZONE": ("what is seen from there, with distances: `s3 2`", lambda s, a, b: seen(s, a)),
    "doors.DOOR": ("open or closed; a door is `r1-s1`", lambda s, a, b: door(s, a)),
    "decks.DECK": ("how many cards are left", lambda s, a, b: s.deck(a).size),
    "discards.DECK": ("how many cards are discarded", lambda s, a, b: len(s.discarded(a))),
    "discarded.DECK": ("which ones", lambda s, a, b: [kind_name(card) for card in s.discarded(a)]),
    "left.KIND": ("miniatures in the box", lambda s, a, b: left(s, a)),
    "cars.CAR.zone": ("where it stands", lambda s, a, b: car(s, a, "zone")),
    "cars.CAR.driver": ("who drives", lambda s, a, b: car(s, a, "driver")),
    "cars.CAR.riders": ("who else is inside", lambda s, a, b: car(s, a, "riders")),
    "companions.COMPANION.zone": ("where; null: away, dead: dead", lambda s, a, b: companion(s, a, "zone")),
    "companions.COMPANION.leader": ("who leads, dead: dead", lambda s, a, b: companion(s, a, "leader")),
    "survivors.WHO.zone": ("where; null: away", lambda s, a, b: zone(s, s.survivor(a).zone)),
    "survivors.WHO.life": ("wounds that can still be taken", lambda s, a, b: s.survivor(a).life),
    "survivors.WHO.ap": ("adrenaline", lambda s, a, b: s.survivor(a).ap),
    "survivors.WHO.level": ("the danger level", lambda s, a, b: LEVELS[s.survivor(a).level]),
    "survivors.WHO.skills": ("skills in force", lambda s, a, b: list(s.survivor(a).skills)),
    "survivors.WHO.hands": ("cards in hand", lambda s, a, b: kinds(s.survivor(a).hands)),
    "survivors.WHO.pack": ("cards in the backpack", lambda s, a, b: kinds(s.survivor(a).pack)),
    "survivors.WHO.kept": ("cards in slots of the game's own", lambda s, a, b: kinds(s.survivor(a).kept)),
    "survivors.WHO.gear": ("both", lambda s, a, b: kinds(s.survivor(a).gear)),
    "survivors.WHO.unloaded": (
        "cards that must be reloaded",
        lambda s, a, b: kinds(tuple([card for card in s.survivor(a).gear if card in s.empty])),
    ),
    "survivors.WHO.actions": ("ordinary actions left in the turn", lambda s, a, b: turn_of(s, a).actions),
    "survivors.WHO.free.WHAT": ("free actions of a kind left in the turn", lambda s, a, b: turn_of(s, a).left(b)),
    "survivors.WHO.seat": ("counted from 1", lambda s, a, b: s.survivor(a).seat + 1),
    "survivors.WHO.acted": ("whether the turn was taken", lambda s, a, b: s.survivor(a).acted),
    "survivors.WHO.dead": ("whether the survivor has died", lambda s, a, b: s.survivor(a).dead),
    "survivors.WHO.car": ("the car, if inside one", lambda s, a, b: s.survivor(a).car),
    "survivors.WHO.COUNTER": ("a number of the game's own", lambda s, a, b: counter(s, s.survivor(a), b)),
}
"""Paths of `expect`: description for the docs, and the function that reads the value. A word in capitals stands for any
name."""
MOMENTS: Final = {
    "setup": "the set-up",
    "round": "the next round has begun",
    "over": "the game is over",
    "players": "somebody has a turn",
    "turn WHO": "the survivor's turn",
    "zombies": "the zombies act",
    "spawn": "new zombies appear",
    "end": "the end phase",
}
"""Moments of a game that a scenario may name, with their descriptions."""
STOPS: Final = {"round": "RoundStart", "zombies": "ZombiePhase", "spawn": "SpawnStep", "end": "EndPhase"}
"""Frame before which a scenario stops, by moment."""


def vocabulary(game: CityGame, steps: dict[str, type[Entity]]) -> Vocabulary:
    """The words of all scenarios of a game. Each question's frame lists its options; `at_this_table` adds those of a
    turn."""
    catalogue = game.printed
    words: dict[str, list[str]] = {
        "WHO": list(catalogue.sheets),
        "KIND": [kind.id for kind in catalogue.kinds],
        "DECK": list(game.rules_class.deck_names),
        "N": ["1", "2", "3", "4", "5", "6"],
    }
    if game.rules_class.counters:
        words["COUNTER"] = list(game.rules_class.counters)
    return Vocabulary(
        questions=questions_of([step for step in steps.values() if hasattr(step, "asks")]),
        anytime=("discard", *[verb for skill in game.book.skills.values() for verb in skill.verbs if rouses(skill)]),
        paths={
            path: meaning for path, (meaning, _) in PATHS.items() if "COUNTER" not in path or game.rules_class.counters
        },
        words=words,
        moments=MOMENTS,
        stops=STOPS,
    )


def at_this_table(general: Vocabulary, game: CityGame, s: CityState) -> Vocabulary:
    """The vocabulary for one board: adds its names, and the verbs of a turn from rules, skills, cards and mission."""
    book = game.book
    deeds = [verb for action in s.rules.all_actions for verb in action.verbs]
    deeds += [verb for skill in book.skills.values() for verb in skill.verbs]
    deeds += [verb for card in book.cards.values() for verb in card.verbs]
    deeds += [verb for effect in s.rules.mission.effects for verb in effect.verbs]
    reacts = [verb for skill in book.skills.values() for verb in skill.reacts]
    zones = [zone.id for zone in s.board.zones]
    return Vocabulary(
        questions={
            **general.questions,
            "action": (*dict.fromkeys(deeds), "end"),
            **({"react": (*dict.fromkeys(reacts), "pass")} if reacts else {}),
        },
        anytime=general.anytime,
        names=(*names_of(game), *zones, *things_of(s)),
        paths=general.paths,
        words=general.words,
        moments=general.moments,
        stops=general.stops,
    )


def names_of(game: CityGame) -> list[str]:
    """All names of the printed material that an option may contain."""
    printed = game.printed
    cards = [f"#{card}" for card in printed.cards]
    skills = [skill for sheet in printed.sheets.values() for skill in sheet.skills()]
    kinds_ = [kind.id for kind in printed.kinds]
    every = [*printed.sheets, *printed.gear, *kinds_, *cards, *printed.families, *printed.skill_names(), *skills]
    return [*every, NOTHING, *game.manners]


def things_of(s: CityState) -> list[str]:
    """Ids of the doors, cars and tokens of a board, including tokens already taken."""
    tokens = (*s.tokens, *s.rules.mission.tokens())
    doors = [door.id for door in s.board.doors]
    return [*doors, *[car.id for car in s.cars], *[id for token in tokens for id in (token.id, token.colour)], *s.taken]


def rouses(skill: type[Skill]) -> bool:
    """True if a skill can be used outside questions."""
    return skill.anytime is not Skill.anytime


def observe(session: Session, path: str) -> object:
    """Returns the value that a scenario's `expect` names by a path: words joined by dots, such as `noise.s1`.
    `PATHS` lists them all; a word in capitals there stands for a name. If two fit, the one with fewer words in
    capitals wins. Raises KeyError for another path or an unknown name."""
    head, *parts = path.split(".")
    best: tuple[int, Look, list[str]] | None = None
    for template, (_, look) in PATHS.items():
        first, *words = template.split(".")
        if first != head or len(words) != len(parts):
            continue
        if all(word.isupper() or part == word for part, word in zip(parts, words, strict=True)):
            args = [part for part, word in zip(parts, words, strict=True) if word.isupper()]
            if best is None or len(args) < best[0]:
                best = (len(args), look, args)
    if best is None:
        raise KeyError(path)
    _, look, args = best
    return look(session.state, args[0] if args else "", args[1] if len(args) > 1 else "")


def kinds(cards: tuple[str, ...]) -> list[str]:
    """The cards' names without copy numbers."""
    return [kind_name(card) for card in cards]


def zone(s: CityState, index: int) -> str | None:
    """Id of a zone; None for a negative index."""
    return s.board.zones[index].id if index >= 0 else None


def seen(s: CityState, name: str) -> list[str]:
    """The other zones visible from a zone, with their distances."""
    here = zone_of(s, name)
    view = s.topology().sight(here)
    return sorted([f"{s.board.zones[z].id} {view[z]}" for z in s.rules.visible(s, here) if view[z]])


def door(s: CityState, name: str) -> str:
    """ "open" or "closed" for the door between two zones."""
    a, _, b = name.partition("-")
    ends = {zone_of(s, a), zone_of(s, b)}
    return "open" if any({d.a, d.b} == ends and s.doors >> d.index & 1 for d in s.board.doors) else "closed"


def left(s: CityState, name: str) -> int:
    """Number of figures of a kind in the supply."""
    kind = s.rules.catalogue.kind[name]
    return kind.minis - s.count(kind.index)


def car(s: CityState, name: str, what: str) -> object:
    """A property of a car: zone, driver or riders."""
    match = s.car(name)
    if match is None:
        raise KeyError(name)
    return {"zone": zone(s, match.zone), "driver": match.driver, "riders": list(match.riders)}[what]


def companion(s: CityState, name: str, what: str) -> str | None:
    """The zone or leader of a companion; "dead" if there is no such companion."""
    match = next((other for other in s.companions if other.id == name), None)
    if match is None:
        return "dead"
    return match.leader if what == "leader" else zone(s, s.companion_zone(match))


def counter(s: CityState, survivor: Survivor, name: str) -> int:
    """A survivor's counter; raises KeyError if the game has no such counter."""
    if name not in s.rules.counters:
        raise KeyError(name)
    return survivor.counter(name)


def goal(s: CityState, number: int) -> str:
    """ "met", or the progress of a goal such as `1/3`."""
    value, need = s.rules.mission.goals[number - 1].progress(s)
    return "met" if value >= need else f"{value}/{need}"


def moments(s: CityState) -> list[str]:
    """Names of the moments that apply to a state."""
    names = [s.phase]
    turn = s.scope("turn")
    if turn is not None:
        names.append(f"turn {turn.name}")
    if s.phase == "zombies" and s.spent("phase", "spawning"):
        names.append("spawn")
    return names


def moments_passed(event: Event) -> list[str]:
    """Names of the moments that an event marks."""
    if event.kind == "turn":
        return [f"turn {event.args['who']}"]
    return {"phase-zombies": ["zombies"], "spawn-step": ["spawn"], "phase-end": ["end"]}.get(event.kind, [])
