"""What a seat sees of a city: zones as shapes of cells, walls and doors, figures, noise, gear."""

from __future__ import annotations

from shamble.city.content import Gear, kind_name
from shamble.city.goal import Goal
from shamble.city.kit import HANDS, kit_of, skills_of
from shamble.city.outline import borders, outlines
from shamble.city.state import LEVELS, THRESHOLDS, City, Survivor
from shamble.city.turn import Turn
from shamble.core.entity import Json
from shamble.core.scene import BorderView, Card, Piece, Pile, Ribbon, Rung, Scene, Sheet, Space, Text, Track, text
from shamble.core.scene import Goal as GoalView

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
        owner = s.survivor(turn.name).seat
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
    found: list[Text] = []
    for goal in s.rules.mission.goals:
        for zone in goal.zones:
            if zone == index:
                done = int(bool(s.decks) and goal.done_at(s, zone))
                found.append(text("mark-goal", goal=goal.id, done=done))
    return found


def pieces(s: City) -> list[Piece]:
    found: list[Piece] = []
    for index, counts in enumerate(s.zombies):
        for kind, n in zip(s.rules.catalogue.kinds, counts, strict=True):
            if n:
                noun = kind.type if kind.individual else "zombie"
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
        zone = s.token_zone(token)
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
    for name in s.rules.piles if s.decks else ():
        deck, discarded = s.deck(name), len(s.discarded(name))
        found.append(
            {
                "id": name,
                "name": text(f"deck-{name}"),
                "space": None,
                "left": deck.size,
                "full": deck.size + discarded,
                "top": None,
                "discard": discarded,
            }
        )
    return found


def track(id: str, value: int, limit: int) -> Track:
    return {"id": id, "name": text(f"track-{id}"), "value": value, "max": limit}


def gear_card(s: City, card: str, held: bool, reach: int) -> Card:
    name = kind_name(card)
    counters = {"held": 1} if held else {}
    if card in s.empty:
        counters["empty"] = 1
    gear = s.rules.catalogue.gear[card]
    special = gear.effect or gear.skill or not gear.weapon
    return {
        "id": card,
        "face": name,
        "name": text(f"card-{name}"),
        "text": text(f"card-{name}.text") if special else None,
        "kind": gear.kind,
        "counters": counters,
        "house": gear.house,
        "facts": gear_facts(gear, reach),
    }


def gear_facts(gear: Gear, reach: int) -> list[Text]:
    """What is printed on an equipment card, as numbers; `reach` is how far its holder shoots with it."""
    found: list[Text] = []
    for line in (gear.melee, gear.ranged):
        if line is None:
            continue
        noise = int(line.noise)
        if not line.dice:
            found.append(text("gear-thrown", most=line.most, reach=max(reach, line.most), noise=noise))
        else:
            far = {"least": line.least, "most": line.most, "reach": max(reach, line.most)}
            shot = {} if line is gear.melee else far
            values = {"dice": line.dice, "accuracy": line.accuracy, "damage": line.damage, "noise": noise}
            found.append(text(f"gear-{line.mode}", **values, **shot))
    if gear.dual:
        found.append(text("gear-dual"))
    if gear.ammo:
        found.append(text("gear-ammo", ammo=gear.ammo))
    if gear.reload:
        found.append(text("gear-reload"))
    if gear.door:
        found.append(text("gear-door", noise=int(gear.door == "noisy")))
    return found


def sheet(s: City, survivor: Survivor) -> Sheet:
    tags = [skill_text(s, skill) for skill in skills_of(s, survivor)]
    turn = s.scope("turn")
    if turn is not None and turn.name == survivor.id:
        tags.insert(0, text("tag-active"))
    elif survivor.acted and s.phase == "players":
        tags.insert(0, text("tag-acted"))
    values = [
        track("life", survivor.life, survivor.health),
        track("adrenaline", survivor.ap, 43),
        track("level", survivor.level, len(LEVELS) - 1),
        track("actions", max(0, Turn(s, survivor).actions) if not survivor.acted or turn else 0, 0),
        *[track(name, survivor.counter(name), 0) for name in s.rules.shown],
    ]
    kit = kit_of(s, survivor)
    reach = {card: arm.most for arm in kit.arms["ranged"] for card in arm.cards}
    hand = [gear_card(s, card, True, reach.get(card, 0)) for card in survivor.hands]
    hand += [gear_card(s, card, False, reach.get(card, 0)) for card in (*survivor.pack, *survivor.kept)]
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
        "slots": [HANDS, kit.room - HANDS],
        "levels": rungs(s, survivor),
        "sees": sight(s, survivor) if survivor.here else {},
    }


def skill_text(s: City, skill: str) -> Text:
    key, _, arg = s.rules.catalogue.skill_key(skill).partition(" ")
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
        found.append({"id": name, "at": at, "skills": [skill_text(s, skill) for skill in skills], "learnt": learnt})
    return found


def sight(s: City, survivor: Survivor) -> dict[str, int]:
    """What a survivor could shoot into, with the range (p. 10)."""
    zones = s.board.zones
    view = s.topology().sight(survivor.zone, kit_of(s, survivor).through)
    return {zones[zone].id: far for zone, far in sorted(view.items()) if s.rules.in_view(s, zone, far)}


def goal_args(s: City, goal: Goal) -> dict[str, Json]:
    """Whatever a goal may name, so that its text can say it."""
    row = goal.row
    cards: list[Json] = [f"{n} {name}" for name, n in row.get("cards", {}).items()]
    return {
        "zones": [s.board.zones[zone].id for zone in goal.zones],
        "cards": cards or list(row.get("any", [])),
        "choice": int("any" in row),
        "kind": str(row.get("kind", "")),
        "level": str(row.get("level", "")),
        "colour": str(row.get("colour", "")),
    }


def notes(s: City) -> list[Text]:
    """The mission's special rules."""
    mission = s.rules.mission
    found: list[Text] = []
    lying = {token.id: token.zone for token in mission.tokens()}
    for effect in mission.effects:
        row = effect.row
        zones = list(effect.zones)
        if "door" in row:
            zones.append(mission.zone("special", row["door"].partition("-")[0]))
        args: dict[str, Json] = {"zones": [s.board.zones[zone].id for zone in zones]}
        if "objective" in row:
            args["zone"] = s.board.zones[lying[row["objective"]]].id
        if "card" in row:
            args["card"] = row["card"]
        for key in ("noise", "ap", "every", "rounds"):
            if key in row:
                args["n"] = int(row[key])
        found.append(text(f"special-{effect.id}", **args))
    return found


def goals(s: City) -> list[GoalView]:
    found: list[GoalView] = []
    for number, goal in enumerate(s.rules.mission.goals):
        value, need = goal.progress(s) if s.decks else (0, 1)
        found.append(
            {
                "id": f"goal-{number}",
                "name": text(f"goal-{goal.id}"),
                "text": text(f"goal-{goal.id}.text", n=need, **goal_args(s, goal)),
                "value": value,
                "need": need,
                "seat": None,
            }
        )
    return found
