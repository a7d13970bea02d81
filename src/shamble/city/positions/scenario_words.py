"""What scenarios of a city game may look at and how moments are called (docs/scenarios.md is made from these)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from shamble.city.book.printed import kind_name
from shamble.city.book.skill import Skill
from shamble.city.positions.given_position import zone_of
from shamble.city.table.state import City
from shamble.city.table.survivor import LEVELS, Survivor
from shamble.city.table.turn_budget import turn_of
from shamble.content.vocabulary import Vocabulary, questions_of
from shamble.core.entity import Entity
from shamble.core.event import Event
from shamble.core.option import NOTHING
from shamble.core.session import Session

if TYPE_CHECKING:
    from shamble.city.game import CityGame

Look = Callable[[City, str, str], object]
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
STOPS: Final = {"round": "RoundStart", "zombies": "ZombiePhase", "spawn": "SpawnStep", "end": "EndPhase"}


def vocabulary(game: CityGame, steps: dict[str, type[Entity]]) -> Vocabulary:
    """What a question may offer is said by its frame; the question of a turn offers whatever can be done."""
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


def at_this_table(known: Vocabulary, game: CityGame, s: City) -> Vocabulary:
    """With what can be named and done on this board: a turn offers what rules, skills, cards and mission know."""
    book = game.book
    deeds = [verb for action in s.rules.acts for verb in action.verbs]
    deeds += [verb for skill in book.skills.values() for verb in skill.verbs]
    deeds += [verb for card in book.cards.values() for verb in card.verbs]
    deeds += [verb for effect in s.rules.mission.effects for verb in effect.verbs]
    reacts = [verb for skill in book.skills.values() for verb in skill.reacts]
    zones = [zone.id for zone in s.board.zones]
    return Vocabulary(
        questions={
            **known.questions,
            "action": (*dict.fromkeys(deeds), "end"),
            **({"react": (*dict.fromkeys(reacts), "pass")} if reacts else {}),
        },
        anytime=known.anytime,
        names=(*names_of(game), *zones, *things_of(s)),
        paths=known.paths,
        words=known.words,
        moments=known.moments,
        stops=known.stops,
    )


def names_of(game: CityGame) -> list[str]:
    """Everybody and everything of the box that an option may name."""
    printed = game.printed
    cards = [f"#{card}" for card in printed.cards]
    skills = [skill for sheet in printed.sheets.values() for skill in sheet.skills()]
    kinds_ = [kind.id for kind in printed.kinds]
    every = [*printed.sheets, *printed.gear, *kinds_, *cards, *printed.families, *printed.skill_names(), *skills]
    return [*every, NOTHING, *game.manners]


def things_of(s: City) -> list[str]:
    """Doors, cars and tokens of a board, also those that were taken."""
    tokens = (*s.tokens, *s.rules.mission.tokens())
    doors = [door.id for door in s.board.doors]
    return [*doors, *[car.id for car in s.cars], *[id for token in tokens for id in (token.id, token.colour)], *s.taken]


def rouses(skill: type[Skill]) -> bool:
    """Whether a skill may be used although nobody asks."""
    return skill.anytime is not Skill.anytime


def observe(session: Session, path: str) -> object:
    """The value at a path of `expect`; a word that stands there beats one that stands for others."""
    head, *rest = path.split(".")
    best: tuple[int, Look, list[str]] | None = None
    for template, (_, look) in PATHS.items():
        first, *words = template.split(".")
        if first != head or len(words) != len(rest):
            continue
        if all(word.isupper() or part == word for part, word in zip(rest, words, strict=True)):
            found = [part for part, word in zip(rest, words, strict=True) if word.isupper()]
            if best is None or len(found) < best[0]:
                best = (len(found), look, found)
    if best is None:
        raise KeyError(path)
    _, look, found = best
    return look(session.state, found[0] if found else "", found[1] if len(found) > 1 else "")


def kinds(cards: tuple[str, ...]) -> list[str]:
    return [kind_name(card) for card in cards]


def zone(s: City, index: int) -> str | None:
    return s.board.zones[index].id if index >= 0 else None


def seen(s: City, name: str) -> list[str]:
    here = zone_of(s, name)
    view = s.topology().sight(here)
    return sorted([f"{s.board.zones[z].id} {view[z]}" for z in s.rules.visible(s, here) if view[z]])


def door(s: City, name: str) -> str:
    a, _, b = name.partition("-")
    ends = {zone_of(s, a), zone_of(s, b)}
    return "open" if any({d.a, d.b} == ends and s.doors >> d.index & 1 for d in s.board.doors) else "closed"


def left(s: City, name: str) -> int:
    kind = s.rules.catalogue.kind[name]
    return kind.minis - s.count(kind.index)


def car(s: City, name: str, what: str) -> object:
    found = s.car(name)
    if found is None:
        raise KeyError(name)
    return {"zone": zone(s, found.zone), "driver": found.driver, "riders": list(found.riders)}[what]


def companion(s: City, name: str, what: str) -> str | None:
    found = next((one for one in s.companions if one.id == name), None)
    if found is None:
        return "dead"
    return found.leader if what == "leader" else zone(s, s.companion_zone(found))


def counter(s: City, survivor: Survivor, name: str) -> int:
    if name not in s.rules.counters:
        raise KeyError(name)
    return survivor.counter(name)


def goal(s: City, number: int) -> str:
    value, need = s.rules.mission.goals[number - 1].progress(s)
    return "met" if value >= need else f"{value}/{need}"


def moments(s: City) -> list[str]:
    found = [s.phase]
    turn = s.scope("turn")
    if turn is not None:
        found.append(f"turn {turn.name}")
    if s.phase == "zombies" and s.spent("phase", "spawning"):
        found.append("spawn")
    return found


def passed(event: Event) -> list[str]:
    if event.kind == "turn":
        return [f"turn {event.args['who']}"]
    return {"phase-zombies": ["zombies"], "spawn-step": ["spawn"], "phase-end": ["end"]}.get(event.kind, [])
