"""What must be true of a city, wherever its position comes from."""

from __future__ import annotations

from collections import Counter

from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY
from shamble.city.turns.setup import SetUp
from shamble.core.errors import BadPosition
from shamble.core.event import Event


def inventory(s: City) -> dict[str, list[str]]:
    """Cards are in somebody's hands or pack, in a deck, discarded, or laid down on the board. A figure that stands for
    itself there is a card that was drawn."""
    held = [card for one in s.survivors for card in (*one.hands, *one.pack, *one.kept)]
    decks = [card for deck in s.decks for card in deck.cards()]
    discards = [card for pile in s.discards for card in pile]
    stand = [kind.id for kind in s.rules.catalogue.kinds if kind.individual for _ in range(s.count(kind.index))]
    laid = [token.id for token in s.tokens if token.id in s.rules.catalogue.gear]
    return {"card": [*held, *decks, *discards, *stand, *laid]}


def figures(s: City) -> dict[str, int]:
    """Zombies on the board, by kind."""
    return {kind.id: s.count(kind.index) for kind in s.rules.catalogue.kinds} if s.zombies else {}


def came(event: Event) -> dict[str, int]:
    """Zombies appear out of the box, and fall back into it."""
    if event.kind == "appear":
        return {str(event.args["kind"]): int(str(event.args["n"]))}
    return {str(event.args["kind"]): -1} if event.kind == "kills" else {}


def check(s: City, seats: int) -> None:
    if s.stack and isinstance(s.stack[-1], SetUp):  # nothing has been laid out yet
        return
    zones = range(len(s.board.zones))
    catalogue = s.rules.catalogue
    need(s.seats == seats, f"seats: {s.seats}, at a table for {seats}")
    need(0 <= s.first < seats, f"first: there is no seat {s.first}")
    need(s.round >= 1, f"round: {s.round} is none")
    need(len(s.zombies) == len(s.noise) == len(zones), f"zombies and noise: the board has {len(zones)} zones")
    need(min(s.noise) >= 0, "noise: less than silence")
    need(0 <= s.doors < 1 << len(s.board.doors), "doors: there are not so many")
    for zone in zones:
        need(len(s.zombies[zone]) == len(catalogue.kinds), f"zombies {zone}: not every kind is counted")
        need(min(s.zombies[zone]) >= 0, f"zombies {zone}: fewer than none")
    for kind in catalogue.kinds:
        need(s.count(kind.index) <= kind.minis, f"zombies: {s.count(kind.index)} {kind.id}, of {kind.minis} there are")
    names = list(s.rules.deck_index)
    need([deck.name for deck in s.decks] == names, f"decks: they are {', '.join(names)}, in this order")
    need(len(s.discards) == len(names), f"discards: there are {len(names)} piles")
    cars = [car.id for car in s.cars]
    for one in s.survivors:
        need(one.id in catalogue.sheets, f"survivors: there is no {one.id!r}")
        need(0 <= one.seat < seats, f"survivors {one.id}: there is no seat {one.seat}")
        need(one.zone in zones or one.zone == AWAY, f"survivors {one.id}: there is no zone {one.zone}")
        need(not one.car or one.car in cars, f"survivors {one.id}: there is no car {one.car!r}")
        need(one.life <= one.health, f"survivors {one.id}: {one.life} of {one.health} health")
        need(one.dead or one.life > 0, f"survivors {one.id}: neither dead nor alive")
        need(one.ap >= 0, f"survivors {one.id}: {one.ap} adrenaline")
    twice = [id for id, n in Counter([one.id for one in s.survivors]).items() if n > 1]
    need(not twice, f"survivors: {', '.join(twice)} twice")
    for led in s.companions:
        need(led.zone in zones or led.zone == AWAY or bool(led.leader), f"companions {led.id}: no zone {led.zone}")
        need(not led.leader or led.leader in [one.id for one in s.survivors], f"companions {led.id}: nobody leads")
    lying = [(one.id, one.zone) for one in s.tokens] + [(one.id, one.zone) for one in s.spawns]
    for id, zone in [*lying, *[(car.id, car.zone) for car in s.cars]]:
        need(zone in zones or zone == AWAY, f"{id}: there is no zone {zone}")
    for card, n in Counter(inventory(s)["card"]).items():
        need(n == 1, f"the card {card!r} is there {n} times")


def need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise BadPosition(otherwise)
