"""A short observation that is read from the state without building a view: for vector environments, where a scene
would take most of the time. 128 numbers, from what the seat may see alone. A *word* is the number that candidates have
for an id (`words`), so that a policy can tell where an option leads and whom it moves.

All games: round, score of the team, seat that is asked + 1, own seat + 1, number of seats. Then:

- walkingdead: leader + 1; the four places of the map, row by row (a place is a neighbour of the other in its row and
  of the other in its column): walkers, word of the place, number of its deck (1 equipment, 2 ammo, 3 food,
  4 allies); cards left in the decks equipment, ammo, food, allies, events; seat by seat, from the own one on: word of
  the character, life, food, allies, place + 1 (in the order of the map), cards, ammunition, 1 if it moved.
- Zombicide family: danger level, zombies in all, doors open; figure by figure: word of the survivor, zone + 1, word of
  the zone, life, experience, level, cards, seat + 1, zombies and noise in its zone.
- dawn: event cards left, infection, supplies, ammunition, actions; field by field (0 to 6 of the tracks F, M, H and S,
  then the town centre and the Starts of the four tracks): units, their hits, zeds.
- Other games: goals (value, need) and tracks of the scene.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.city.table.state import CityState
from shamble.games.dawn.table.state import DawnState
from shamble.games.walkingdead.table.state import DECK, WalkingDeadState
from shamble.lab.words import WordNumbers, numbers_of
from shamble.sessions.session import Session

SIZE: Final = 128
"""Number of values of an observation: zeros fill the rest, further values are cut off."""
SURVIVORS: Final = 11
"""Survivors of the Zombicide family that are read; no more fit."""
NOBODY: Final = [0.0, 0.0, 0.0]
"""Units, hits and zeds of an empty field of Dawn of the Zeds."""
Reader = Callable[[Any, int, WordNumbers], list[float]]
"""Reads the numbers of one game from state, seat and numbering."""


def walkingdead(s: WalkingDeadState, seat: int, words: WordNumbers) -> list[float]:
    """The numbers of The Walking Dead (see the head of this module), seats from the own one on."""
    values: list[float] = [s.leader + 1]
    piles = s.piles
    for cell, place in enumerate(s.places):
        deck_number = DECK[piles[cell]] + 1 if cell < len(piles) else 0
        values += (place.walkers, words.number(place.id), deck_number)
    for deck in s.decks[:5]:
        values.append(deck.size)
    grid = s.grid
    n = len(s.players)
    for step in range(n):
        player = s.players[(seat + step) % n]
        ammo = 0
        for held in player.cards:
            ammo += held.ammo
        for held in player.ammo:
            ammo += held.ammo
        place_number = grid.index(player.place) + 1 if player.place in grid else 0
        values += (
            words.number(player.char),
            player.life,
            player.food,
            player.allies,
            place_number,
            len(player.cards),
            ammo,
            1.0 if player.moved else 0.0,
        )
    return values


def city(s: CityState, seat: int, words: WordNumbers) -> list[float]:
    """The numbers of the Zombicide family (see the head of this module)."""
    total = 0
    for counts in s.zombies:
        total += sum(counts)
    values: list[float] = [s.danger() if s.survivors else 0, total, s.doors.bit_count()]
    zones = s.board.zones
    for survivor in s.survivors[:SURVIVORS]:
        zone = survivor.zone
        here = zone >= 0
        values += (
            words.number(survivor.id),
            zone + 1,
            words.number(zones[zone].id) if here else 0,
            survivor.life,
            survivor.ap,
            survivor.level,
            len(survivor.gear),
            survivor.seat + 1,
            sum(s.zombies[zone]) if here else 0,
            s.noise[zone] if here and s.noise else 0,
        )
    return values


def dawn(s: DawnState, seat: int, words: WordNumbers) -> list[float]:
    """The numbers of Dawn of the Zeds (see the head of this module)."""
    left = s.deck("events").size if s.decks else 0
    values: list[float] = [left, s.infection, s.supplies, s.ammo, s.actions]
    groups: dict[str, list[float]] = {}
    for unit in s.units:
        group = groups.setdefault(unit.field, [0, 0, 0])
        group[0] += 1
        group[1] += unit.hits
    for zed in s.zeds:
        groups.setdefault(zed.field, [0, 0, 0])[2] += 1
    for track in "FMHS":
        for step in ("0", "1", "2", "3", "4", "5", "6"):
            values += groups.get(track + step, NOBODY)
    for field in ("center", "F-start", "M-start", "H-start", "S-start"):
        values += groups.get(field, NOBODY)
    return values


def by_scene(session: Session, seat: int) -> list[float]:
    """The goals and tracks of a game that this module does not know."""
    scene = session.game.scene(session.state, seat)
    goals = [number for goal in scene["goals"] for number in (goal["value"], goal["need"])]
    return [float(number) for number in (*goals, *[track["value"] for track in scene["tracks"]])]


def reader_of(session: Session) -> Reader | None:
    """Returns the function that reads states of this session's game; None for a game that is read by its scene."""
    state = session.state
    if isinstance(state, WalkingDeadState):
        return walkingdead
    if isinstance(state, CityState):
        return city
    return dawn if isinstance(state, DawnState) else None


def compact(session: Session, seat: int, reader: Reader | None) -> list[float]:
    """Returns the 128 numbers."""
    decision = session.decision
    state = session.state
    asked = decision.seat + 1 if decision is not None else 0
    head: list[float] = [getattr(state, "round", 0), session.score(), asked, seat + 1, session.seats]
    values = head + (reader(state, seat, numbers_of(session.game)) if reader is not None else by_scene(session, seat))
    return (values + [0.0] * (SIZE - len(values)))[:SIZE]
