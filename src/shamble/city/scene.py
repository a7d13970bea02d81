"""What a seat sees of a city: zones as shapes of cells, walls and doors, figures, noise, gear."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.city.content import kind_name, skill_key
from shamble.city.inventory import HANDS, capacity
from shamble.city.outline import borders, outlines
from shamble.city.skills import actions_left, has, skills_of
from shamble.city.state import LEVELS, THRESHOLDS, City, Survivor
from shamble.core.entity import Json
from shamble.core.scene import BorderView, Card, Goal, Piece, Pile, Ribbon, Rung, Scene, Sheet, Space, Text, Track, text

PHASES = ("players", "zombies", "end")


def scene(s: City, seat: int | None) -> Scene:
    xs, ys = s.board.cuts
    return {
        "ribbon": ribbon(s),
        "board": [0, 0, xs[-1], ys[-1]],
        "spaces": [space(s, index) for index in range(len(s.board.zones))],
        "pieces": pieces(s),
        "piles": piles(s),
        "tracks": [track("danger", s.danger(), 3), track("round", s.round, 0)],
        "sheets": [sheet(s, survivor) for survivor in s.survivors],
        "goals": goals(s),
        "cards": [],
        "silence": False,
        "borders": [*doors(s), *borders(s.board)[len(s.board.doors) :]],
        "title": text(f"mission-{s.rules.mission.id}"),
        "notes": notes(s),
    }


def doors(s: City) -> list[BorderView]:
    """They come first among the borders, in their order."""
    found: list[BorderView] = []
    for door, drawn in zip(s.board.doors, borders(s.board), strict=False):
        found.append({**drawn, "state": "open" if s.doors >> door.index & 1 else "closed"})
    return found


def ribbon(s: City) -> Ribbon:
    turn = s.scope("turn")
    owner = None
    if turn is not None and s.survivors:
        owner = s.survivor(turn.name.split("+")[0]).seat
    return {
        "round": s.round,
        "rounds": 0,
        "phases": [text(f"phase-{phase}") for phase in PHASES],
        "phase": PHASES.index(s.phase) if s.phase in PHASES else -1,
        "turn": owner,
    }


def space(s: City, index: int) -> Space:
    zone = s.board.zones[index]
    xs, ys = s.board.cuts
    left, top = min(x for x, _ in zone.cells), min(y for _, y in zone.cells)
    right, bottom = max(x for x, _ in zone.cells) + 1, max(y for _, y in zone.cells) + 1
    marks: list[Text] = []
    if s.noise and s.loudness(index):
        marks.append(text("mark-noise", n=s.loudness(index), tokens=s.noise[index], people=s.people(index)))
    if index in s.rules.mission.exits:
        marks.append(text("mark-exit"))
    marks += goal_marks(s, index)
    for number, spawn in enumerate(s.spawns, 1):
        if spawn.zone == index:
            marks.append(
                text("mark-spawn", active=int(spawn.active), colour=spawn.colour or "red", n=number, spawn=spawn.id)
            )
    return {
        "id": zone.id,
        "name": text(f"zone-{zone.kind}", arg=zone.id[1:]),
        "kind": zone.kind,
        "at": [xs[left], ys[top], xs[right] - xs[left], ys[bottom] - ys[top]],
        "neighbours": [s.board.zones[other].id for other in s.topology().near[index]],
        "marks": marks,
        "shape": outlines(s.board)[index],
    }


def goal_marks(s: City, index: int) -> list[Text]:
    """Where a goal wants something done, and whether it has been: nothing else lies there to show it."""
    mission = s.rules.mission
    found: list[Text] = []
    for goal in mission.goals:
        for name in goal_zones(goal):
            if mission.zone("goals", name) == index:
                done = (
                    s.noted(f"lit {name}") if goal["type"] == "light" else int(bool(s.decks) and mission.met(s, goal))
                )
                found.append(text("mark-goal", goal=goal["type"], done=done))
    return found


def goal_zones(goal: Mapping[str, Any]) -> list[str]:
    return [goal["zone"]] if "zone" in goal else list(goal.get("zones", []))


def pieces(s: City) -> list[Piece]:
    found: list[Piece] = []
    for index, counts in enumerate(s.zombies):
        for kind, n in zip(s.rules.catalogue.kinds, counts, strict=True):
            if n:
                noun = "zombie" if kind.type == kind.id else "abomination"
                found.append(piece(f"{kind.id}@{s.board.zones[index].id}", f"{noun}-{kind.id}", kind.type, s, index, n))
    for survivor in s.survivors:
        where = survivor.zone if survivor.here else -1
        figure = piece(survivor.id, f"survivor-{survivor.id}", "survivor", s, where, 1)
        figure["seat"] = survivor.seat
        if survivor.car:
            figure["on"] = survivor.car
        found.append(figure)
    for companion in s.companions:
        zone = s.companion_zone(companion)
        follower = piece(companion.id, f"survivor-{companion.id}", "companion", s, zone, 1)
        if companion.leader:
            follower["seat"] = s.survivor(companion.leader).seat
            follower["on"] = companion.leader
        found.append(follower)
    for token in s.tokens:
        car = s.car(token.car) if token.car else None
        zone = car.zone if car is not None else token.zone
        name = coloured(f"token-{token.kind}", token.colour)
        lying = piece(token.id, name, f"{token.kind}-{token.colour or 'red'}", s, zone, 1)
        if token.car:
            lying["on"] = token.car
        found.append(lying)
    for car in s.cars:
        found.append(piece(car.id, f"car-{car.kind}", f"car-{car.kind}", s, car.zone, 1))
    for door in s.board.doors:
        state = "open" if s.doors >> door.index & 1 else "closed"
        look = f"door-{state}-{door.colour or 'red'}"
        found.append(piece(door.id, coloured(f"door-{state}", door.colour), look, s, door.a, 1))
    return found


def coloured(name: str, colour: str) -> str:
    """Red ones are the ordinary ones: only the others are called by their colour."""
    return f"{name}-{colour}" if colour and colour != "red" else name


def piece(id: str, name: str, kind: str, s: City, zone: int, n: int) -> Piece:
    where = s.board.zones[zone].id if zone >= 0 else None
    return {"id": id, "name": text(name), "kind": kind, "space": where, "count": n, "seat": None}


def piles(s: City) -> list[Pile]:
    found: list[Pile] = []
    for index, deck in enumerate(s.decks[:4]):
        found.append(
            {
                "id": deck.name,
                "name": text(f"deck-{deck.name}"),
                "space": None,
                "left": deck.size,
                "full": deck.size + len(s.discards[index]),
                "top": None,
                "discard": len(s.discards[index]),
            }
        )
    return found


def track(id: str, value: int, limit: int) -> Track:
    return {"id": id, "name": text(f"track-{id}"), "value": value, "max": limit}


def gear_card(s: City, card: str, held: bool) -> Card:
    name = kind_name(card)
    counters = {"held": 1} if held else {}
    if card in s.empty:
        counters["empty"] = 1
    return {
        "id": card,
        "face": name,
        "name": text(f"card-{name}"),
        "text": text(f"card-{name}.text"),
        "kind": s.rules.catalogue.gear[card].kind,
        "counters": counters,
        "house": False,
    }


def sheet(s: City, survivor: Survivor) -> Sheet:
    tags = [skill_text(skill) for skill in skills_of(s, survivor)]
    turn = s.scope("turn")
    if turn is not None and turn.name.split("+")[0] == survivor.id:
        tags.insert(0, text("tag-active"))
    elif survivor.acted and s.phase == "players":
        tags.insert(0, text("tag-acted"))
    values = [
        track("life", survivor.life, survivor.health),
        track("adrenaline", survivor.ap, 43),
        track("level", survivor.level, len(LEVELS) - 1),
        track("actions", max(0, actions_left(s, survivor)) if not survivor.acted or turn else 0, 0),
    ]
    hand = [gear_card(s, card, True) for card in survivor.hands]
    hand += [gear_card(s, card, False) for card in survivor.pack]
    return {
        "seat": survivor.seat,
        "id": survivor.id,
        "name": text(f"survivor-{survivor.id}"),
        "text": None,
        "space": s.board.zones[survivor.zone].id if survivor.here else None,
        "values": values,
        "hand": hand,
        "events": [],
        "tags": tags,
        "slots": [HANDS, capacity(s, survivor) - HANDS],
        "levels": rungs(s, survivor),
        "sees": sight(s, survivor) if survivor.here else {},
    }


def skill_text(skill: str) -> Text:
    key, _, arg = skill_key(skill).partition(" ")
    return text(key, arg=arg) if arg else text(key)


def rungs(s: City, survivor: Survivor) -> list[Rung]:
    """The sheet's four levels; a skill that stands on it twice is learnt as often as the survivor has it."""
    mine = list(survivor.skills)
    found: list[Rung] = []
    for name, at, skills in zip(LEVELS, THRESHOLDS, s.rules.catalogue.sheets[survivor.id].levels, strict=True):
        learnt = []
        for skill in skills:
            learnt.append(skill in mine)
            if learnt[-1]:
                mine.remove(skill)
        found.append({"id": name, "at": at, "skills": [skill_text(skill) for skill in skills], "learnt": learnt})
    return found


def sight(s: City, survivor: Survivor) -> dict[str, int]:
    """What a survivor could shoot into, with the range (p. 10)."""
    zones = s.board.zones
    view = s.topology().sight(survivor.zone, has(s, survivor, "home-defender"))
    return {
        zones[zone].id: far
        for zone, far in sorted(view.items())
        if far <= 1 or not s.rules.dark_zones or zones[zone].kind != "dark"
    }


def goal_args(s: City, goal: Mapping[str, Any]) -> dict[str, Json]:
    """Whatever a goal may name, so that its text can say it."""
    mission = s.rules.mission
    cards: list[Json] = [f"{n} {name}" for name, n in goal.get("cards", {}).items()]
    return {
        "zones": [s.board.zones[mission.zone("goals", name)].id for name in goal_zones(goal)],
        "cards": cards or list(goal.get("any", [])),
        "choice": int("any" in goal),
        "kind": str(goal.get("kind", "")),
        "level": str(goal.get("level", "")),
        "colour": str(goal.get("colour", "")),
    }


def notes(s: City) -> list[Text]:
    """The mission's special rules."""
    mission = s.rules.mission
    found: list[Text] = []
    lying = {token.id: token.zone for token in mission.tokens()}
    for special in mission.special:
        args: dict[str, Json] = {}
        names = [*goal_zones(special), *special.get("door", "").split("-")[:1]]
        zones = [s.board.zones[mission.zone("special", name)].id for name in names if name]
        args["zones"] = zones
        if "objective" in special:
            args["zone"] = s.board.zones[lying[special["objective"]]].id
        if "card" in special:
            args["card"] = special["card"]
        for key in ("noise", "ap", "every", "rounds"):
            if key in special:
                args["n"] = int(special[key])
        found.append(text(f"special-{special['effect']}", **args))
    return found


def goals(s: City) -> list[Goal]:
    found: list[Goal] = []
    for number, goal in enumerate(s.rules.mission.goals):
        value, need = s.rules.mission.progress(s, goal) if s.decks else (0, 1)
        found.append(
            {
                "id": f"goal-{number}",
                "name": text(f"goal-{goal['type']}"),
                "text": text(f"goal-{goal['type']}.text", n=need, **goal_args(s, goal)),
                "value": value,
                "need": need,
                "seat": None,
            }
        )
    return found
