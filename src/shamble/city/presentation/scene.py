"""The scene of a city game as a seat sees it: zones, borders, pieces, piles, sheets, goals and notes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from shamble.city.board.board import Board
from shamble.city.book.printed import Catalogue, Gear, kind_name
from shamble.city.missions.goal import Goal
from shamble.city.presentation import fixed_scene
from shamble.city.presentation.fixed_scene import coloured, door_pieces, lines
from shamble.city.table.kit import HANDS, Kit, kit_of, skills_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS, THRESHOLDS, Survivor
from shamble.city.table.turn_budget import ordinary
from shamble.core.derived import derived
from shamble.core.entity import Json
from shamble.core.scene import Card, Piece, Pile, Ribbon, Rung, Scene, SheetView, Space, Text, TrackView, text
from shamble.core.scene import GoalView as GoalView

PHASES = ("players", "zombies", "end")


PHASE_NAMES = [text(f"phase-{phase}") for phase in PHASES]


def scene(s: CityState, seat: int | None) -> Scene:
    """The scene that a seat sees (None: a spectator)."""
    xs, ys = s.board.cuts
    parts = board_parts(s)
    by_seat = piles_by_seat(s)
    if seat not in by_seat:
        by_seat[seat] = piles(s, seat)
    return {
        "ribbon": ribbon(s),
        "board": [0, 0, xs[-1], ys[-1]],
        "spaces": parts.spaces,
        "pieces": pieces(s),
        "piles": by_seat[seat],
        "tracks": [track("danger", s.danger(), 3), track("round", s.round, 0)],
        "sheets": sheets(s),
        "goals": parts.goals,
        "cards": [],
        "silence": False,
        "borders": lines(s.board, s.doors),
        "title": text(f"mission-{s.rules.mission.id}"),
        "notes": parts.notes,
    }


def scene_after(s: CityState, seat: int | None, before: CityState) -> Scene:
    """The scene after a change of the state `before`: parts whose fields did not change are those of its scene."""
    s.adopt(before)
    return scene(s, seat)


class BoardParts:
    """Parts of a scene that goals and special rules of the mission draw; these may read every field but the scopes."""

    def __init__(self, s: CityState) -> None:
        self.spaces: Final = spaces(s)
        self.goals: Final = goals(s)
        self.notes: Final = notes(s)


@derived(
    *("rules", "board", "survivors", "companions", "zombies", "noise", "tokens", "spawns", "cars", "decks", "discards"),
    *("empty", "taken", "notes", "phase", "skills_are_lent", "result"),
    equal=("doors", "opened", "round", "first", "seats"),
)
def board_parts(s: CityState) -> BoardParts:
    """The parts of the scene that goals and special rules draw."""
    return BoardParts(s)


@derived("rules", "decks", "discards", "empty")
def piles_by_seat(s: CityState) -> dict[int | None, list[Pile]]:
    """The piles that each seat sees; filled at the first look of a seat."""
    return {}


@derived("rules", "board", "companions", "empty", "phase", equal=("doors",))
def idle_sheets(s: CityState) -> dict[str, tuple[Survivor, SheetView]]:
    """Sheets of survivors who do not act, by id, each with the survivor for whom it was drawn."""
    return {}


def sheets(s: CityState) -> list[SheetView]:
    """The sheets of all survivors. A sheet is drawn once while its survivor is the same object and does not act."""
    if s.skills_are_lent:
        return [sheet(s, survivor) for survivor in s.survivors]
    drawn: list[SheetView] = []
    busy = [scope.name for scope in s.scopes if scope.kind == "turn"]
    idle = idle_sheets(s)
    for survivor in s.survivors:
        if survivor.id in busy:
            drawn.append(sheet(s, survivor))
            continue
        cached = idle.get(survivor.id)
        if cached is None or cached[0] is not survivor:
            cached = idle[survivor.id] = (survivor, sheet(s, survivor))
        drawn.append(cached[1])
    return drawn


def ribbon(s: CityState) -> Ribbon:
    """Round, phases and the seat whose turn it is, as clients show them at the top; `rounds` is 0, for the city has
    no limit."""
    turn = s.scope("turn")
    owner = None
    if turn is not None and s.survivors:
        owner = s.survivor(turn.name).seat
    return {
        "round": s.round,
        "rounds": 0,
        "phases": PHASE_NAMES,
        "phase": PHASES.index(s.phase) if s.phase in PHASES else -1,
        "turn": owner,
    }


def spaces(s: CityState) -> list[Space]:
    """The zones with their marks: printed symbols, noise, exits, goals, special rules and spawn zones."""
    zone_spaces = list(fixed_scene.spaces(s.board, s.doors))
    for zone, marks in marked(s).items():
        zone_spaces[zone] = {**zone_spaces[zone], "marks": [*zone_spaces[zone]["marks"], *marks]}
    return zone_spaces


def marked(s: CityState) -> dict[int, list[Text]]:
    """Marks by zone, without the printed symbols. The name that the mission gives a zone is a mark of it."""
    marks: dict[int, list[Text]] = {}
    people = s.presence().people
    for zone, tokens in enumerate(s.noise if s.rules.noisy else ()):
        there = people[zone]
        if tokens or there:
            marks[zone] = [text("mark-noise", n=tokens + there, tokens=tokens, people=there)]
    mission = s.rules.mission
    for zone, place in mission.places():
        marks.setdefault(zone, []).append(text(place))
    for zone in mission.exits:
        marks.setdefault(zone, []).append(text("mark-exit"))
    # Zones of goals get a mark that tells whether the goal is done there: no token shows it.
    for goal in mission.goals:
        for zone in goal.zones:
            done = int(bool(s.decks) and goal.done_at(s, zone))
            marks.setdefault(zone, []).append(text("mark-goal", goal=goal.id, done=done))
    for effect in mission.effects:
        for zone, sign in effect.zone_marks():
            marks.setdefault(zone, []).append(sign)
    for number, spawn in enumerate(s.spawns, 1):
        mark = text("mark-spawn", active=int(spawn.active), colour=spawn.colour or "red", n=number, spawn=spawn.id)
        marks.setdefault(spawn.zone, []).append(mark)
    return marks


@derived("rules", "board", "zombies", "survivors", "companions", "tokens", "cars", "notes", equal=("doors",))
def pieces(s: CityState) -> list[Piece]:
    """Everything on the board: zombies, survivors, companions, tokens, cars and doors."""
    drawn: list[Piece] = []
    zones = s.board.zones
    for index, group in s.horde().all_groups:
        where = zones[index].id
        for number, n in group:
            kind = s.rules.catalogue.kinds[number]
            noun = kind.type if kind.individual else "zombie"
            crowd = piece(f"{kind.id}@{where}", f"{noun}-{kind.id}", kind.type, where, n)
            seen = s.rules.creatures[number].marks(s, kind)
            if kind.house:
                seen = [*seen, text("mark-made-up")]
            drawn.append({**crowd, "marks": seen} if seen else crowd)
    for survivor in s.survivors:
        where = zones[survivor.zone].id if survivor.here else ""
        drawn.append(piece(survivor.id, f"survivor-{survivor.id}", "survivor", where, 1, survivor.seat, survivor.car))
    for companion in s.companions:
        zone = s.companion_zone(companion)
        where = zones[zone].id if zone >= 0 else ""
        seat = s.survivor(companion.leader).seat if companion.leader else None
        drawn.append(piece(companion.id, f"survivor-{companion.id}", "companion", where, 1, seat, companion.leader))
    for token in s.tokens:
        zone = s.token_zone(token)
        where = zones[zone].id if zone >= 0 else ""
        card = token.id in s.rules.catalogue.gear and not token.colour
        name = f"card-{kind_name(token.id)}" if card else coloured(f"token-{token.kind}", token.colour)
        face = "hidden" if token.hidden else token.colour or "red"
        drawn.append(piece(token.id, name, f"{token.kind}-{face}", where, 1, None, token.car))
    for car in s.cars:
        where = zones[car.zone].id if car.zone >= 0 else ""
        drawn_car = piece(car.id, f"car-{car.kind}", f"car-{car.kind}", where, 1)
        drawn.append({**drawn_car, "marks": [text("mark-driver", who=car.driver)]} if car.driver else drawn_car)
    drawn += door_pieces(s.board, s.doors)
    return drawn


@lru_cache(maxsize=4096)
def piece(id: str, name: str, kind: str, where: str, n: int, seat: int | None = None, on: str = "") -> Piece:
    """A piece as clients see it; `on` is the piece that carries it."""
    made: Piece = {"id": id, "name": text(name), "kind": kind, "space": where or None, "count": n, "seat": seat}
    if on:
        made["on"] = on
    return made


def piles(s: CityState, seat: int | None) -> list[Pile]:
    """The decks on the table, each with its size and with the top card if this seat knows it."""
    drawn: list[Pile] = []
    for name in s.rules.piles if s.decks else ():
        deck, discarded = s.deck(name), len(s.discarded(name))
        top = deck.top_known_to(seat)
        drawn.append(
            {
                "id": name,
                "name": text(f"deck-{name}"),
                "space": None,
                "left": deck.size,
                "full": deck.size + discarded,
                "top": known_card(s, name, top) if top else None,
                "discard": discarded,
            }
        )
    return drawn


def known_card(s: CityState, deck: str, card: str) -> Card:
    """The top card of a deck, for a seat that has looked at it."""
    if deck != "zombies":
        return gear_card(s, card, False, 0)
    printed = s.rules.catalogue.cards[card]
    return {
        "id": f"#{card}",
        "face": printed.kind,
        "name": text(f"zombie-card-{card}"),
        "text": None,
        "kind": "zombie-card",
        "counters": {},
        "house": printed.row["origin"] == "house",
        "facts": [],
    }


@lru_cache(maxsize=1024)
def track(id: str, value: int, limit: int) -> TrackView:
    """A number of a sheet with its limit; 0: no limit."""
    return {"id": id, "name": text(f"track-{id}"), "value": value, "max": limit}


def gear_card(s: CityState, card: str, held: bool, reach: int) -> Card:
    """An equipment card as clients see it. `held` is True in a hand slot; cards that a goal asks for are marked."""
    wanted = any(goal.asks_for_card(kind_name(card)) for goal in s.rules.mission.goals)
    return drawn_card(s.rules.catalogue.gear[card], card, held, card in s.empty, reach, wanted)


@lru_cache(maxsize=4096)
def drawn_card(gear: Gear, card: str, held: bool, empty: bool, reach: int, wanted: bool = False) -> Card:
    """An equipment card as clients see it. Cached, because cards recur in every scene."""
    name = kind_name(card)
    counters = {"held": 1} if held else {}
    if empty:
        counters["empty"] = 1
    drawn: Card = {
        "id": card,
        "face": name,
        "name": text(f"card-{name}"),
        "text": text(f"card-{name}.text") if gear.special else None,
        "kind": gear.kind,
        "counters": counters,
        "house": gear.house,
        "facts": gear_facts(gear, reach),
    }
    if wanted:
        drawn["wanted"] = True
    return drawn


def gear_facts(gear: Gear, reach: int) -> list[Text]:
    """The printed values of an equipment card as texts; `reach` is its maximum range for its holder, 0 if unknown."""
    facts: list[Text] = []
    for line in (gear.melee, gear.ranged):
        if line is None:
            continue
        noise = int(line.noise)
        if not line.dice:
            facts.append(text("gear-thrown", most=line.most, reach=max(reach, line.most), noise=noise))
        else:
            far = {"least": line.least, "most": line.most, "reach": max(reach, line.most)}
            shot = {} if line is gear.melee else far
            values = {"dice": line.dice, "accuracy": line.accuracy, "damage": line.damage, "noise": noise}
            facts.append(text(f"gear-{line.mode}", **values, **shot))
    if gear.dual:
        facts.append(text("gear-dual"))
    if gear.ammo:
        facts.append(text("gear-ammo", ammo=gear.ammo))
    if gear.reload:
        facts.append(text("gear-reload"))
    if gear.door:
        facts.append(text("gear-door", noise=int(gear.door == "noisy")))
    return facts


def sheet(s: CityState, survivor: Survivor) -> SheetView:
    """The sheet of a survivor: values, skills, cards, slots and the zones in sight."""
    kit = kit_of(s, survivor)
    # The sheet leaves out skills that a card in a slot grants: the card shows them.
    slots = [s.rules.catalogue.gear[card].skill for card in survivor.kept]
    tags = [skill_text(s.rules.catalogue, skill) for skill in skills_of(s, survivor) if skill not in slots]
    turn = s.scope("turn")
    if turn is not None and turn.name == survivor.id:
        tags.insert(0, text("tag-active"))
    elif survivor.acted and s.phase == "players":
        tags.insert(0, text("tag-acted"))
    values = [
        track("life", survivor.life, survivor.health),
        track("adrenaline", survivor.ap, 43),
        track("level", survivor.level, len(LEVELS) - 1),
        track("actions", actions_left(s, survivor, kit), 0),
        *[track(name, survivor.counter(name), 0) for name in s.rules.shown],
    ]
    reach = {card: arm.most for arm in kit.arms["ranged"] for card in arm.cards}
    held = (*s.rules.own_weapons(survivor.id), *survivor.hands)
    hand = [gear_card(s, card, True, reach.get(card, 0)) for card in held]
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
        "levels": rungs(s.rules.catalogue, survivor.id, survivor.skills),
        "sees": sight(s, survivor) if survivor.here else {},
    }


def actions_left(s: CityState, survivor: Survivor, kit: Kit) -> int:
    """Number of ordinary actions left: in the survivor's turn the remaining ones, before it all, after it none."""
    for scope in reversed(s.scopes):
        if scope.kind == "turn" and scope.name == survivor.id:
            return max(0, ordinary(kit, scope.spent))
    return 0 if survivor.acted else kit.actions


@lru_cache(maxsize=1024)
def skill_text(catalogue: Catalogue, skill: str) -> Text:
    """Name of a skill as a text id, with the skill's number or colour as its argument."""
    key, _, arg = catalogue.skill_key(skill).partition(" ")
    return text(key, arg=arg) if arg else text(key)


@lru_cache(maxsize=1024)
def rungs(catalogue: Catalogue, who: str, skills: tuple[str, ...]) -> list[Rung]:
    """The four levels of a sheet with the skills learnt; each occurrence of a skill in `skills` marks one as learnt."""
    mine = list(skills)
    levels: list[Rung] = []
    for name, at, offered in zip(LEVELS, THRESHOLDS, catalogue.sheets[who].levels, strict=True):
        learnt = []
        for skill in offered:
            learnt.append(skill in mine)
            if learnt[-1]:
                mine.remove(skill)
        told = [skill_text(catalogue, skill) for skill in offered]
        levels.append({"id": name, "at": at, "skills": told, "learnt": learnt})
    return levels


def sight(s: CityState, survivor: Survivor) -> dict[str, int]:
    """Ids of the zones that a survivor sees, each with its range."""
    zones = s.board.zones
    view = s.topology().sight(survivor.zone, kit_of(s, survivor).through)
    return {zones[zone].id: far for zone, far in sorted(view.items()) if s.rules.in_view(s, zone, far)}


@lru_cache(maxsize=1024)
def goal_args(board: Board, goal: Goal) -> dict[str, Json]:
    """Arguments for the text of a goal: the zones, cards, kind, level and colour that it names."""
    row = goal.row
    cards: list[Json] = [f"{n} {name}" for name, n in row.get("cards", {}).items()]
    return {
        "zones": [board.zones[zone].id for zone in goal.zones],
        "cards": cards or list(row.get("any", [])),
        "choice": int("any" in row),
        "kind": str(row.get("kind", "")),
        "level": str(row.get("level", "")),
        "colour": str(row.get("colour", "")),
    }


def notes(s: CityState) -> list[Text]:
    """Texts of the mission's special rules."""
    mission = s.rules.mission
    rule_notes: list[Text] = []
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
        for key in ("noise", "ap", "every", "rounds", "n"):
            if key in row:
                args["n"] = int(row[key])
        for key in ("kind", "first", "escorted"):
            if key in row:
                args[key] = int(row[key]) if isinstance(row[key], bool) else row[key]
        if effect.times_happened(s) >= 0:
            args["now"] = effect.times_happened(s)
        rule_notes.append(text(f"special-{effect.id}", **args))
    return rule_notes


def goals(s: CityState) -> list[GoalView]:
    """The mission's goals with progress and target. Before set-up is done every goal shows 0 of 1, or
    of the size of the team."""
    views: list[GoalView] = []
    for number, goal in enumerate(s.rules.mission.goals):
        value, need = goal.progress(s) if s.decks else (0, 1)
        if not s.survivors and goal.wants_everybody():
            need = s.rules.team(s.seats)
        shown: GoalView = {
            "id": f"goal-{number}",
            "name": text(f"goal-{goal.id}"),
            "text": text(f"goal-{goal.id}.text", n=need, **goal_args(s.board, goal)),
            "value": value,
            "need": need,
            "seat": None,
        }
        if goal.passing and not s.result:
            shown["passing"] = True
        now = goal.tally(s) if s.decks else None
        if now is not None:
            shown["now"] = text(f"goal-{goal.id}.now", **now)
        views.append(shown)
    return views
