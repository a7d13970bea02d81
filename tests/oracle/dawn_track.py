"""Dawn of the Zeds: activating a track on which units stand (rules 4 and 6 together): groups come one after the other,
each fight is over before the next group moves, and beaten zeds and units run into others."""

from __future__ import annotations

from random import Random

from tests.oracle.dawn_board import MARKERS, NAMED, VILLAGES, Zed, fields, room, who_fits
from tests.oracle.dawn_melee import CENTER, ENDED, Field, melee, occupy, outcome
from tests.oracle.duel import Oracle, Position, Roller, Steps, duel

TOP = 13
STORIES, SUPERS = ("organiser", "iron-will", "adrenaline"), ("k10", "giant", "leaper")
"""Cards of an unchecked outbreak, with which the program can go on; such positions are not judged."""
BEDS = 3


class Lost(Exception):
    """The game is lost; nothing more happens."""


class Street(Field):
    """A track with zeds and units on many fields."""

    def set_up(self, luck: Random) -> None:
        self.times = luck.choice((1, 1, 2))
        for number in fields(self.letter):
            what = luck.random()
            if what < 0.4:
                self.crowd(number, luck.choice((1, 1, 2)), luck)
                if number in NAMED[self.letter] and number < self.start:
                    self.chaos[number] = 1
            elif what < 0.7 and number < self.start:
                self.units[number] = [self.pool.pop() for _ in range(luck.choice((1, 1, 2))) if len(self.pool) > 1]
        if not any(self.zeds.values()):
            self.crowd(self.start, 1, luck)
        self.closed = None if luck.random() < 0.7 else luck.choice(fields(self.letter)[:-1])
        for number in VILLAGES[self.letter]:
            if number - 1 != self.closed and not self.zeds[number] and luck.random() < 0.5:
                self.villagers.add(number)
        for _ in range(luck.randrange(3)):
            number = luck.choice(fields(self.letter)[1:-1])
            if not self.zeds[number] and len(self.villagers) + len(self.refugees) < 3:
                self.refugees.append(number)

    def position(self, luck: Random) -> Position:
        position = super().position(luck)
        position.given["start"] = " ".join(["activate", *[self.letter] * self.times])
        if self.closed is not None:
            position.given["places"].setdefault(self.name(self.closed), {})["closed"] = True
        position.chance |= {"stories": list(STORIES), "supers": list(SUPERS)}
        position.chance["zeds"] = [zed.name for zed in self.bag]
        return position

    @property
    def judged(self) -> bool:
        """False if infection, beds or markers have reached their limit, which is the matter of another procedure."""
        return self.infection < TOP and len(self.beds) + self.rescued <= BEDS and sum(self.chaos.values()) <= MARKERS


def oracle(street: Street, roller: Roller) -> Oracle:
    try:
        for _ in range(street.times):
            yield from activate(street, roller)
    except Lost:
        return {"over": "lost"}
    return outcome(street)


def activate(street: Street, roller: Roller) -> Steps[None]:
    """4.1: the nearest to the town first; each zed once, also if it was beaten back."""
    if not any(street.zeds.values()):
        street.zeds[street.start].append(Zed(roller.take("zeds")))
        return
    for here in street.zeds.values():
        for zed in here:
            zed.moved = False
    for number in fields(street.letter):
        group = [zed for zed in street.zeds[number] if not zed.moved]
        for zed in group:
            zed.moved = True
        if not group:
            continue
        going = group
        if number:
            going = yield from who_fits(group, room(street.zeds[number - 1], street.letter, number - 1))
        if going:
            yield from march(street, roller, number, going)


def march(street: Street, roller: Roller, number: int, going: list[Zed]) -> Steps[None]:
    """4.1, 4.4, 4.7: one field toward the town; a barricade left behind falls, also if the field ahead is closed; units
    there are fought."""
    if street.barricade == number:
        street.barricade = None
    if number - 1 == CENTER:
        raise Lost
    if number - 1 == street.closed:
        return
    for zed in going:
        street.zeds[number].remove(zed)
    street.zeds[number - 1].extend(going)
    if street.units[number - 1]:
        yield from melee(street, roller, number - 1)
    else:
        occupy(street, roller, number - 1)


def trial(seed: int) -> None:
    """One random position."""
    luck = Random(seed)
    street = Street(luck)
    position = street.position(luck)
    roller = position.roller()
    try:
        duel(position, roller, oracle(street, roller), luck, ENDED)
    except AssertionError:
        if street.judged:
            raise
