"""The scene of a seat: the four places, the piles and all sheets, without anything hidden from the seat."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import Any, cast

from shamble.core.scene import (
    Card,
    FightView,
    GoalView,
    Piece,
    Pile,
    Ribbon,
    Scene,
    SheetView,
    Space,
    Text,
    TrackView,
    text,
)
from shamble.core.state import is_unchanged
from shamble.games.walkingdead.phases.rounds import silent
from shamble.games.walkingdead.presentation.card_facts import facts, special
from shamble.games.walkingdead.table.combat_value import POINTS
from shamble.games.walkingdead.table.content import RESOURCES, Content, kind
from shamble.games.walkingdead.table.state import MAX_LIFE, ROUNDS, Player, PlayerCard, WalkingDeadState

PHASES = ("start", "turns", "combat", "end")
BOARD: list[float] = [0, 0, 2, 2]
PHASE_NAMES = [text(f"phase-{phase}") for phase in PHASES]
MADE_OF: dict[str, tuple[str, ...]] = {
    "spaces": ("places", "grid"),
    "pieces": ("places", "players"),
    "piles": ("decks", "discards", "piles", "grid"),
    "tracks": ("round", "places"),
    "goals": ("players", "round"),
    "cards": ("in_play", "ground"),
    "fights": ("fights", "players", "places", "grid"),
}
"""Part of a scene → fields of the state that it shows. Each sheet depends on its player."""
SHOWN = tuple(dict.fromkeys([name for of in MADE_OF.values() for name in of] + ["leader", "phase"]))
"""All these fields, `leader` and `phase`; any other field shows in the ribbon only."""
LOOK = attrgetter(*SHOWN)


def scene(s: WalkingDeadState, seat: int | None) -> Scene:
    """Everything that a seat may see; None is a spectator, who sees no hidden card."""
    return draw(s, seat, {}, [sheet(s, player, seat) for player in s.players if player.char])


def scene_after(s: WalkingDeadState, seat: int | None, before: WalkingDeadState, seen: Scene) -> Scene:
    """The scene of a state that followed `before`, and reuses the parts of `seen` whose fields did not change."""
    fresh = {
        name
        for name, old, new in zip(SHOWN, LOOK(before), LOOK(s), strict=True)
        if old is not new and not is_unchanged(old, new)
    }
    if not fresh and (s.scopes is before.scopes or ribbon(s) == seen["ribbon"]):
        return seen
    parts = cast("dict[str, Any]", seen)
    kept = {part: parts.get(part) for part, of in MADE_OF.items() if fresh.isdisjoint(of)}
    cached: dict[int, SheetView] = {}
    if "fights" not in fresh and "leader" not in fresh and (before.phase == "setup") == (s.phase == "setup"):
        cached = {own["seat"]: own for own in seen["sheets"] if before.players[own["seat"]] is s.players[own["seat"]]}
    return draw(s, seat, kept, [cached.get(own.seat) or sheet(s, own, seat) for own in s.players if own.char])


def draw(s: WalkingDeadState, seat: int | None, kept: dict[str, Any], sheets: list[SheetView]) -> Scene:
    """Builds a scene from the kept parts and these sheets."""
    made: Scene = {
        "ribbon": ribbon(s),
        "board": BOARD,
        "spaces": kept.get("spaces") or [space(s, cell) for cell in range(len(s.grid))],
        "pieces": kept.get("pieces") or pieces(s),
        "piles": kept.get("piles") or [pile(s, cell, seat) for cell in range(len(s.piles))] + event_pile(s),
        "tracks": kept.get("tracks")
        or [track("round", min(s.round, ROUNDS), ROUNDS), track("walkers", s.walkers(), 48)],
        "sheets": sheets,
        "goals": kept.get("goals") or goals(s, seat),
        "cards": kept.get("cards")
        or [event_card(s, card) for card in s.in_play]
        + [{**resource_card(s, PlayerCard(card)), "space": place} for place, card in s.ground],
        "silence": silent(s),
    }
    if s.fights:
        made["fights"] = kept.get("fights") or fights(s)
    return made


def fights(s: WalkingDeadState) -> list[FightView]:
    """The fights of this combat by place: all shooters at a place count together, other fighters alone (p. 8)."""
    views: list[FightView] = []
    for place in s.grid:
        here = [fight for fight in s.fights if s.players[fight.seat].place == place]
        guns = [fight for fight in here if fight.ranged]
        for group in [guns, *[[fight] for fight in here if not fight.ranged]]:
            if not group:
                continue
            total = sum([fight.value for fight in group])
            done = all(fight.done for fight in group)
            if done:
                falls = sum([fight.killed for fight in group])
            else:
                falls = min(total // POINTS, s.place(place).walkers)
            views.append(
                {
                    "place": place,
                    "ranged": group[0].ranged,
                    "fighters": [
                        {
                            "who": s.players[fight.seat].char,
                            "weapon": fight.weapon,
                            "dice": list(fight.dice),
                            "value": fight.value,
                        }
                        for fight in group
                    ],
                    "total": total,
                    "falls": falls,
                    "done": done,
                }
            )
    return views


def ribbon(s: WalkingDeadState) -> Ribbon:
    """Round, phases and the seat whose turn it is."""
    turn = s.scope("turn")
    return {
        "round": s.round,
        "rounds": ROUNDS,
        "phases": PHASE_NAMES,
        "phase": PHASES.index(s.phase) if s.phase in PHASES else -1,
        "turn": int(turn.name) if turn is not None else None,
    }


def space(s: WalkingDeadState, cell: int) -> Space:
    """A place on the board, with marks for walls and idle walkers."""
    id, place = s.grid[cell], s.places[cell]
    return drawn_space(id, cell, s.neighbours(id), s.content.walls[id], place.fresh, place.dazed)


@lru_cache(maxsize=4096)
def drawn_space(id: str, cell: int, near: tuple[str, str], walls: int, fresh: int, dazed: int) -> Space:
    """Draws a place; cached, because the same few recur. `cell`: its position on the board."""
    marks: list[Text] = []
    if walls:
        marks.append(text("mark-walls", n=walls))
    if fresh:
        marks.append(text("mark-fresh", n=fresh))
    if dazed:
        marks.append(text("mark-dazed", n=dazed))
    return {
        "id": id,
        "name": text(f"place-{id}"),
        "kind": id,
        "at": [cell % 2, cell // 2, 1, 1],
        "neighbours": list(near),
        "marks": marks,
    }


def pieces(s: WalkingDeadState) -> list[Piece]:
    """All walkers and figures on the board."""
    crowds = [crowd(place.id, place.walkers) for place in s.places if place.walkers]
    return crowds + [figure(player.char, player.place, player.seat) for player in s.players if player.char]


@lru_cache(maxsize=1024)
def crowd(place: str, n: int) -> Piece:
    """The walkers of a place as one piece."""
    return {
        "id": f"walkers-{place}",
        "name": text("token-walker"),
        "kind": "walker",
        "space": place,
        "count": n,
        "seat": None,
    }


@lru_cache(maxsize=1024)
def figure(char: str, place: str, seat: int) -> Piece:
    """The figure of a character."""
    return {
        "id": char,
        "name": text(f"char-{char}"),
        "kind": "survivor",
        "space": place or None,
        "count": 1,
        "seat": seat,
    }


def pile(s: WalkingDeadState, cell: int, seat: int | None) -> Pile:
    """The deck at a cell of the board, with the top card if this seat knows it."""
    name = s.piles[cell]
    deck = s.deck(name)
    thrown = len(s.discards[RESOURCES.index(name)])
    shown = drawn_pile(name, s.grid[cell], deck.size, len(s.content.decks[name]), thrown)
    top = deck.top_known_to(seat)
    return {**shown, "top": resource_card(s, PlayerCard(top))} if top else shown


@lru_cache(maxsize=4096)
def drawn_pile(name: str, place: str, left: int, full: int, thrown: int) -> Pile:
    """Draws a deck without its top card; cached, because the same few recur."""
    return {
        "id": name,
        "name": text(f"deck-{name}"),
        "space": place,
        "left": left,
        "full": full,
        "top": None,
        "discard": thrown,
    }


def event_pile(s: WalkingDeadState) -> list[Pile]:
    """The event deck, in a list; empty before the decks are laid."""
    return [drawn_event_pile(s.deck("events").size, len(s.content.events), len(s.discards[4]))] if s.decks else []


@lru_cache(maxsize=1024)
def drawn_event_pile(left: int, full: int, thrown: int) -> Pile:
    """Draws the event deck; cached, because the same few recur."""
    return {
        "id": "events",
        "name": text("deck-events"),
        "space": None,
        "left": left,
        "full": full,
        "top": None,
        "discard": thrown,
    }


@lru_cache(maxsize=1024)
def track(id: str, value: int, limit: int) -> TrackView:
    """A number of a sheet with its limit; 0: no limit."""
    return {"id": id, "name": text(f"track-{id}"), "value": value, "max": limit}


def resource_card(s: WalkingDeadState, held: PlayerCard) -> Card:
    """A resource card with the ammunition on it."""
    return drawn_card(s.content, held.card, held.ammo)


@lru_cache(maxsize=1024)
def drawn_card(content: Content, card: str, ammo: int) -> Card:
    """Draws a resource card; cached, because the same few recur."""
    name = kind(card)
    deck = content.deck[card]
    counters = {}
    if deck == "ammo" or (deck == "equipment" and content.equipment[card].ranged):
        counters["ammo"] = ammo
    return {
        "id": card,
        "face": name,
        "name": text(f"card-{name}"),
        "text": text(f"card-{name}.text") if special(content, card) else None,
        "kind": deck if deck != "equipment" else content.equipment[card].kind,
        "counters": counters,
        "house": name in content.house,
        "facts": facts(content, card),
    }


def event_card(s: WalkingDeadState, card: str) -> Card:
    """An event card, face up."""
    return drawn_event(card, card in s.content.house)


@lru_cache(maxsize=1024)
def drawn_event(card: str, house: bool) -> Card:
    """Draws an event card; cached. `house`: True if we invented it to fill a gap."""
    return {
        "id": card,
        "face": card,
        "name": text(f"event-{card}"),
        "text": text(f"event-{card}.text"),
        "kind": "event",
        "counters": {},
        "house": house,
    }


def hidden_card(seat: int, number: int) -> Card:
    """Returns the back of an event card; its id tells nothing but the owner."""
    return {
        "id": f"hidden-{seat}-{number}",
        "face": None,
        "name": text("hidden-event"),
        "text": None,
        "kind": "event",
        "counters": {},
        "house": False,
    }


def sheet(s: WalkingDeadState, player: Player, seat: int | None) -> SheetView:
    """A player's sheet as this seat sees it: in expert games other players' event cards show only their backs."""
    if s.expert and player.seat != seat:
        events = [hidden_card(player.seat, number) for number in range(len(player.events))]
    else:
        events = [event_card(s, card) for card in player.events]
    tags: list[Text] = []
    if player.seat == s.leader and s.phase != "setup":
        tags.append(text("tag-leader"))
    if player.help:
        tags.append(text("tag-help", n=player.help))
    if player.guinea:
        tags.append(text("tag-guinea"))
    if player.moved:
        tags.append(text("tag-moved"))
    fight = next((fight for fight in s.fights if fight.seat == player.seat), None)
    if fight is not None:
        tags.append(text("tag-fight", n=fight.value))
    values = [
        track("life", player.life, MAX_LIFE),
        track("food", player.food, 0),
        track("allies", player.allies, 0),
    ]
    if s.goals:
        values.append(track("coins", player.coins, 0))
    return {
        "seat": player.seat,
        "id": player.char,
        "name": text(f"char-{player.char}"),
        "text": text(f"char-{player.char}.ability"),
        "space": player.place or None,
        "values": values,
        "hand": [resource_card(s, held) for held in (*player.cards, *player.ammo)],
        "events": events,
        "tags": tags,
    }


def goals(s: WalkingDeadState, seat: int | None) -> list[GoalView]:
    """Returns the common goal, and the secret goals that the viewer may know."""
    secret: list[GoalView] = []
    for player in s.players:
        if s.goals and player.goal and (player.seat == seat or player.met):
            goal = s.content.goals[player.goal]
            value = player.coins
            if goal.kind == "hold":
                value = {"food": player.food, "allies": player.allies, "equipment": len(player.cards)}[goal.what]
            need = goal.hardcore_need if s.hardcore else goal.need
            secret.append(
                {
                    "id": goal.id,
                    "name": text(f"goal-{goal.id}"),
                    "text": text(f"goal-{goal.id}.text"),
                    "value": need if player.met else value,
                    "need": need,
                    "seat": player.seat,
                }
            )
    return [common_goal(s.round - 1), *secret]


@lru_cache(maxsize=64)
def common_goal(rounds: int) -> GoalView:
    """The goal of the team: to survive all rounds."""
    return {
        "id": "survive",
        "name": text("goal-survive"),
        "text": text("goal-survive.text"),
        "value": rounds,
        "need": ROUNDS,
        "seat": None,
    }
