"""Checks of a mission that no schema can make: whether its places can be reached, its goals met, its counts be laid."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from shamble.city.book.printed import is_named
from shamble.city.game import CityGame
from shamble.city.missions.mission import Mission
from shamble.city.rules.rules import Rules
from shamble.city.table.survivor import AWAY
from shamble.core.errors import ShambleError
from shamble.sessions.session import Session
from shamble.workshop.problems import ContentProblem
from shamble.workshop.reachability import ReachableParts

DRAWN: Final = ("zombies", "equipment")
"""Decks that a mission cannot do without."""
VERSIONS: Final = ("easier", "tuned")
"""Keys of second versions of a mission; each game has one of them."""


def check_mission(game: CityGame, mission: Mission) -> list[ContentProblem]:
    """Returns everything that is wrong with a mission whose file could be read."""
    rules = rules_of_mission(game, mission)
    reach = ReachableParts(rules)
    problems = [*places(mission, reach), *doors(mission, reach), *spawns(mission), *goals(mission, rules)]
    problems += [*rules_that_do_nothing(mission), *counts(mission, rules), *repeated(mission)]
    problems += [*unused_exit(mission), *team_of_the_game(mission, rules)]
    problems += [ContentProblem("empty-deck", "decks", deck=name) for name in DRAWN if empty_deck(mission, name)]
    own = game.second_version[0]
    problems += [
        ContentProblem("other-version", key, other=own) for key in VERSIONS if key != own and mission.row.get(key)
    ]
    if not any(problem.severe for problem in problems):
        problems += at_the_start(game, mission)
    return problems


def rules_of_mission(game: CityGame, mission: Mission) -> Rules:
    """The rules of the game with this mission and default settings."""
    return game.rules({**{setting.id: setting.default for setting in game.settings}, "mission": mission.id})


def name(mission: Mission, zone: int) -> str:
    """The name of a zone as a mission file writes it."""
    place = mission.board.zones[zone]
    return place.aliases[0] if place.aliases else place.id


def places(mission: Mission, reach: ReachableParts) -> list[ContentProblem]:
    """Objectives, crates, exits, companions and zones of goals that nobody can get to."""
    problems = []
    wanted = [("exit", zone) for zone in mission.exits]
    wanted += [("crates" if token.kind == "crate" else "objectives", token.zone) for token in mission.tokens()]
    wanted += [("companions", mission.zone("companions", row["zone"])) for row in mission.row.get("companions") or []]
    wanted += [("goals", zone) for goal in mission.goals for zone in goal.zones]
    wanted += [("special", zone) for rule in mission.effects if rule.verbs for zone in rule.zones]
    for key, zone in dict.fromkeys(wanted):
        if zone != AWAY and zone not in reach.zones:
            closed = not reach.openers and bool(reach.shut)
            problems.append(ContentProblem("no-opener" if closed else "unreachable", key, name(mission, zone)))
    return problems


def doors(mission: Mission, reach: ReachableParts) -> list[ContentProblem]:
    """Coloured doors that never open, and colours that mean nothing."""
    problems = []
    colours = {token.colour for token in mission.tokens() if token.kind == "objective"} | set(mission.faces())
    for door in mission.board.doors:
        zone = name(mission, door.a)
        if door.colour and door.colour not in colours:
            problems.append(ContentProblem("door-without-objective", "doors", zone, colour=door.colour))
        elif door.index in reach.shut and reach.openers:
            problems.append(ContentProblem("door-stays-shut", "doors", zone, severe=bool(door.colour)))
    if reach.shut and not reach.openers:
        problems.append(ContentProblem("doors-stay-shut", "doors", severe=False))
    return problems


def spawns(mission: Mission) -> list[ContentProblem]:
    """Spawn zones that never wake, twice the same zone, and a board without zombies."""
    problems = []
    colours = {token.colour for token in mission.tokens() if token.kind == "objective"} | set(mission.faces())
    wakers = {zone for rule in mission.effects if rule.id in ("wakes", "wakes-after") for zone in rule.zones}
    growing = mission.effect("growing") is not None
    seen: set[int] = set()
    for row in mission.row["spawns"]:
        zone = mission.zone("spawns", row["zone"])
        colour = row.get("colour", "")
        if zone in seen:
            problems.append(ContentProblem("spawn-twice", "spawns", row["zone"]))
        seen.add(zone)
        if colour and colour not in colours and zone not in wakers:
            problems.append(ContentProblem("colour-without-objective", "spawns", row["zone"], colour=colour))
        elif row.get("asleep") and not growing and zone not in wakers:
            problems.append(ContentProblem("never-wakes", "spawns", row["zone"]))
    for spawn in mission.spawns():
        if spawn.active and spawn.zone in mission.start:
            problems.append(ContentProblem("start-on-spawn", "start", name(mission, spawn.zone), severe=False))
    if not any(spawn.active for spawn in mission.spawns(1)):
        problems.append(ContentProblem("no-zombies", "spawns", severe=False))
    return problems


def goals(mission: Mission, rules: Rules) -> list[ContentProblem]:
    """Goals that ask for something which the mission does not have."""
    problems = []
    objectives = [token for token in mission.tokens() if token.kind == "objective"]
    effects = {rule.id: rule for rule in mission.effects}
    people = bool(mission.row.get("companions"))
    late = effects["deadline"].row["rounds"] if "deadline" in effects else None
    for goal in mission.goals:
        n = goal.row.get("n")
        if goal.id == "objectives" and not getattr(goal, "wanted", objectives):
            problems.append(ContentProblem("no-objective", "goals", colour=str(goal.row.get("colour", "any"))))
        elif goal.id in ("crates", "loot") and not getattr(goal, "laid", True):
            problems.append(ContentProblem("nothing-to-take", "goals", goal=goal.id))
        elif (goal.id == "rescue" or (goal.id == "rally" and "pairs" not in effects)) and not people:
            problems.append(ContentProblem("no-companion", "goals"))
        elif goal.id == "seal" and "seal-spawns" not in effects:
            problems.append(ContentProblem("needs-rule", "goals", goal="seal", rule="seal-spawns"))
        elif goal.id == "seal" and n is not None and n > len(mission.spawns()):
            problems.append(ContentProblem("too-few-spawns", "goals", n=n, have=len(mission.spawns())))
        elif goal.id == "light" and not (
            "fuse-boxes" in effects and set(goal.zones) <= set(effects["fuse-boxes"].zones)
        ):
            problems.append(ContentProblem("needs-rule", "goals", goal="light", rule="fuse-boxes"))
        elif goal.id == "lair" and not any(
            rule.id == "lair" and rule.row["objective"] == goal.row["objective"] for rule in mission.effects
        ):
            problems.append(ContentProblem("needs-rule", "goals", goal="lair", rule="lair"))
        elif goal.id == "endure" and late is not None and goal.row["rounds"] > late:
            problems.append(ContentProblem("ends-before", "goals", rounds=goal.row["rounds"], last=late))
        elif goal.id in ("stand", "level") and n is not None and n > rules.team(max(rules_seats(mission, rules))):
            problems.append(ContentProblem("too-few-people", "goals", n=n))
        elif goal.id in ("carry", "haul"):
            problems += cards(goal.row, rules)
    return problems


STAYING: Final = (
    *("objectives", "crates", "loot", "kills", "endure", "stand", "gather", "level", "light", "seal", "super"),
    *("super-heroes", "lair", "each-fells", "devour", "devour-escorted", "rally"),
)
"""Goals that are met on the board: nobody has to leave for them."""
DEPARTING: Final = ("by-car", "drive-off", "leave-last", "no-escape")
"""Special rules about leaving the board."""


def unused_exit(mission: Mission) -> list[ContentProblem]:
    """An exit that no goal and no special rule asks for. Goals of packs are not known here."""
    needless = all(goal.id in STAYING for goal in mission.goals)
    if mission.exits and needless and not any(rule.id in DEPARTING for rule in mission.effects):
        return [ContentProblem("exit-unused", "exit", name(mission, mission.exits[0]), severe=False)]
    return []


def teams_of(mission: Mission, rules: Rules) -> dict[int, int]:
    """The number of survivors by number of players, as the game makes it of the mission's own number."""
    return {seats: rules.team(seats) for seats in mission.seats or tuple(range(1, 7))}


def team_of_the_game(mission: Mission, rules: Rules) -> list[ContentProblem]:
    """A number of survivors that the rules of the game replace at every table."""
    wanted = mission.row.get("survivors")
    teams = teams_of(mission, rules)
    if not wanted or mission.row.get("each") or wanted in teams.values():
        return []
    told = ", ".join(f"{seats}: {team}" for seats, team in teams.items())
    return [ContentProblem("team-of-game", "survivors", severe=False, n=wanted, teams=told)]


ONLY_ONCE: Final = ("deadline", "growing", "objective-ap")
"""Special rules of which a mission has one: a second one with other numbers contradicts the first."""


def repeated(mission: Mission) -> list[ContentProblem]:
    """Goals and special rules that stand twice in the file."""
    return [
        ContentProblem(f"{name}-twice", key, severe=False, **{name: str(row.get(type))})
        for key, type, name in (("goals", "type", "goal"), ("special", "effect", "rule"))
        for at, row in enumerate(mission.row.get(key) or [])
        if any(
            row == other or (name == "rule" and row.get(type) == other.get(type) and row.get(type) in ONLY_ONCE)
            for other in (mission.row.get(key) or [])[:at]
        )
    ]


def empty_deck(mission: Mission, deck: str) -> bool:
    """True if the mission leaves no card in this deck."""
    plan = (mission.row.get("decks") or {}).get(deck) or {}
    only = plan.get("only")
    return only is not None and not [card for card in only if not is_named(card, plan.get("without", ()))]


def rules_seats(mission: Mission, rules: Rules) -> tuple[int, ...]:
    """The numbers of seats that the mission may have, at least one."""
    return mission.seats or (1, min(6, mission.survivors))


def cards(row: Any, rules: Rules) -> list[ContentProblem]:
    """Cards to carry of which the box has too few."""
    copies = rules.catalogue.copies
    wanted = dict(row["cards"]) if "cards" in row else {}
    few = [card for card, n in wanted.items() if copies.get(card, 0) < n]
    if "any" in row and sum(copies.get(card, 0) for card in row["any"]) < row["n"]:
        few = list(row["any"])
    return [ContentProblem("too-few-cards", "goals", card=few[0])] if few else []


def rules_that_do_nothing(mission: Mission) -> list[ContentProblem]:
    """Special rules without anything to act on."""
    problems = []
    awake = [spawn.zone for spawn in mission.spawns() if spawn.active]
    drivable = any(row.get("drive") for row in mission.row.get("cars") or [])
    for rule in mission.effects:
        if rule.by_car and not drivable:
            problems.append(ContentProblem("no-car", "special", rule=rule.id))
        elif rule.id == "growing" and all(spawn.active or spawn.colour for spawn in mission.spawns()):
            problems.append(ContentProblem("nothing-asleep", "special"))
        elif rule.id in ("wakes", "wakes-after") and rule.zones[0] not in [spawn.zone for spawn in mission.spawns()]:
            problems.append(ContentProblem("no-spawn-there", "special", name(mission, rule.zones[0])))
        elif rule.id in ("wakes", "wakes-after") and rule.zones[0] in awake:
            zone = name(mission, rule.zones[0])
            problems.append(ContentProblem("wakes-awake", "special", zone, severe=False))
        elif rule.id == "wakes-after" and rule.row["n"] > len(mission.row.get("objectives") or []):
            problems.append(ContentProblem("no-objective", "special", colour="any"))
    return problems


def counts(mission: Mission, rules: Rules) -> list[ContentProblem]:
    """More pieces than the box has."""
    problems = []
    sides = [tile.partition("@")[0] for line in mission.row.get("tiles") or [] for tile in line if set(tile) != {"."}]
    # R and V are the two sides of a tile: 1R and 1V cannot lie on the table together.
    numbers = Counter(re.sub(r"(?<=\d)[RV]$", "", side) for side in sides)
    for number, n in numbers.items():
        if n > 1:
            problems.append(ContentProblem("tile-twice", "tiles", severe=False, tile=number))
    laid = Counter[str]()
    for row in mission.row.get("zombies") or []:
        laid[row["kind"]] += row.get("n", 1)
    for kind, n in laid.items():
        if n > rules.catalogue.kind[kind].minis:
            problems.append(
                ContentProblem("too-few-figures", "zombies", kind=kind, n=n, have=rules.catalogue.kind[kind].minis)
            )
    return problems


def at_the_start(game: CityGame, mission: Mission) -> list[ContentProblem]:
    """Problems that show when the mission is set up: it cannot begin, or a goal is met before the first turn."""
    problems = []
    seats = mission.seats[0] if mission.seats else 1
    try:
        session = Session(game, seats, game.configure(seats, {"mission": mission.id}), 1, history=False)
        session.begin()
    except ShambleError as reason:
        return [ContentProblem("file", said=f"{mission.where}: {reason}")]
    if session.outcome is not None:
        return [ContentProblem("over-at-once", "goals")]
    for goal in mission.goals:
        if not goal.passing and goal.met(session.state):
            problems.append(ContentProblem("met-at-once", "goals", goal=goal.id))
    return problems
