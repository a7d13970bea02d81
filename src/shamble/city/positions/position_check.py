"""Checks that every position of a city game must pass, whether played, loaded or written."""

from __future__ import annotations

from collections import Counter

from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY
from shamble.city.turns.setup import SetUp
from shamble.core.event import Event
from shamble.sessions.position_check import require


def inventory(s: CityState) -> dict[str, list[str]]:
    """All cards in the game: carried, in decks, discarded, or laid on the board. An individual enemy on the board
    counts as its card."""
    held = [card for survivor in s.survivors for card in (*survivor.hands, *survivor.pack, *survivor.kept)]
    decks = [card for deck in s.decks for card in deck.cards()]
    discards = [card for pile in s.discards for card in pile]
    stand = [kind.id for kind in s.rules.catalogue.kinds if kind.individual for _ in range(s.count(kind.index))]
    laid = [token.id for token in s.tokens if token.id in s.rules.catalogue.gear]
    return {"card": [*held, *decks, *discards, *stand, *laid]}


def figures(s: CityState) -> dict[str, int]:
    """Number of zombies on the board by kind id."""
    return {kind.id: s.count(kind.index) for kind in s.rules.catalogue.kinds} if s.zombies else {}


def figure_changes(event: Event) -> dict[str, int]:
    """Figures by kind id that an event adds to the board (negative: removes)."""
    if event.kind == "appear":
        return {str(event.args["kind"]): int(str(event.args["n"]))}
    return {str(event.args["kind"]): -1} if event.kind == "kills" else {}


def check_state(s: CityState, seats: int) -> None:
    """Raises BadPosition if the state breaks a rule of every position."""
    if s.stack and isinstance(s.stack[-1], SetUp):  # before set-up the board is empty
        return
    zones = range(len(s.board.zones))
    catalogue = s.rules.catalogue
    require(s.seats == seats, f"seats: {s.seats}, at a table for {seats}")
    require(0 <= s.first < seats, f"first: there is no seat {s.first}")
    require(s.round >= 1, f"round: {s.round} is none")
    require(len(s.zombies) == len(s.noise) == len(zones), f"zombies and noise: the board has {len(zones)} zones")
    require(min(s.noise) >= 0, "noise: less than silence")
    require(0 <= s.doors < 1 << len(s.board.doors), "doors: there are not so many")
    for zone in zones:
        require(len(s.zombies[zone]) == len(catalogue.kinds), f"zombies {zone}: not every kind is counted")
        require(min(s.zombies[zone]) >= 0, f"zombies {zone}: fewer than none")
    for kind in catalogue.kinds:
        require(
            s.count(kind.index) <= kind.minis, f"zombies: {s.count(kind.index)} {kind.id}, of {kind.minis} there are"
        )
    names = list(s.rules.deck_index)
    require([deck.name for deck in s.decks] == names, f"decks: they are {', '.join(names)}, in this order")
    require(len(s.discards) == len(names), f"discards: there are {len(names)} piles")
    cars = [car.id for car in s.cars]
    for piece in s.survivors:
        require(piece.id in catalogue.sheets, f"survivors: there is no {piece.id!r}")
        require(0 <= piece.seat < seats, f"survivors {piece.id}: there is no seat {piece.seat}")
        require(piece.zone in zones or piece.zone == AWAY, f"survivors {piece.id}: there is no zone {piece.zone}")
        require(not piece.car or piece.car in cars, f"survivors {piece.id}: there is no car {piece.car!r}")
        require(piece.life <= piece.health, f"survivors {piece.id}: {piece.life} of {piece.health} health")
        require(piece.dead or piece.life > 0, f"survivors {piece.id}: neither dead nor alive")
        require(piece.ap >= 0, f"survivors {piece.id}: {piece.ap} adrenaline")
    twice = [id for id, n in Counter([piece.id for piece in s.survivors]).items() if n > 1]
    require(not twice, f"survivors: {', '.join(twice)} twice")
    for led in s.companions:
        require(led.zone in zones or led.zone == AWAY or bool(led.leader), f"companions {led.id}: no zone {led.zone}")
        require(
            not led.leader or led.leader in [piece.id for piece in s.survivors], f"companions {led.id}: nobody leads"
        )
    require(len(s.spawns) <= len(zones), f"spawns: {len(s.spawns)}, on a board with {len(zones)} zones")
    lying = [(piece.id, piece.zone) for piece in s.tokens] + [(piece.id, piece.zone) for piece in s.spawns]
    for id, zone in [*lying, *[(car.id, car.zone) for car in s.cars]]:
        require(zone in zones or zone == AWAY, f"{id}: there is no zone {zone}")
    for card, n in Counter(inventory(s)["card"]).items():
        require(n == 1, f"the card {card!r} is there {n} times")
