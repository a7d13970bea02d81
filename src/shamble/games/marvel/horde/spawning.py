"""Spawn cards (p. 16-18): six kinds of them, running out of figures, and the special actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.book.printed import ZombieCard
from shamble.city.horde.activation import Activate
from shamble.city.table.flow import GroupQuestion, Play, RuleStep
from shamble.city.table.pieces import Walk
from shamble.city.table.state import City
from shamble.city.table.survivor import LEVELS
from shamble.city.turns.next_action import Check
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.bystanders import escorted, place, standing, unclaimed
from shamble.games.marvel.horde.enemies import SUPER, nearest
from shamble.games.marvel.survivors.wounding import Struck

RUSHER: Final = "rusher "
"""Spent by a card for each figure that it lets rush, with kind and zone."""
AGENTS: Final = ("trooper", "guard", "specialist")
VOLLEY: Final = 2
"""As far as a volley reaches."""
LOCKDOWN: Final = 3
"""Guards of a lockdown, at most."""


def group_of(card: ZombieCard, level: int) -> dict[str, int]:
    """Who stands on a line of a card."""
    return dict(card.row[LEVELS[level]])


def play_card(t: Play, zone: int, card: ZombieCard, level: int) -> None:
    group = group_of(card, level)
    if card.kind == "extra":
        t.tell("extra", "spawn.extra", type=card.type)
        activate_all(t, card.type)
    elif card.kind == "escort":
        escort(t, zone, group)
    elif card.kind == "super-hero":
        super_hero(t, zone)
    elif card.kind == "special":
        SPECIALS[card.row["effect"]]().play(t, zone, group)
    else:
        if not group:
            t.tell("nobody-appears", "spawn.empty", zone=t.zone(zone))
        arrive(t, zone, group, rush=card.kind == "rush")
    t.then(Check())


def activate_all(t: Play, type: str) -> None:
    """All of a type act once more; whom guards escort acts with them (p. 17, 22)."""
    s = t.s
    kinds = s.rules.catalogue.kinds_of(type)
    if type == "guard":
        led = [kind for zone in range(len(s.zombies)) for kind in standing(s, zone) if escorted(s, kind)]
        kinds = (*kinds, *led)
    t.then(Activate(kinds))


def arrive(t: Play, zone: int, group: Mapping[str, int], rule: str = "spawn.card", rush: bool = False) -> None:
    """All figures first; then each type that ran short acts once; then those of a rush card (p. 17, M-69)."""
    s = t.s
    came: list[tuple[int, int]] = []
    short: list[tuple[str, int]] = []
    for id in AGENTS:
        n = group.get(id, 0)
        kind = s.rules.catalogue.kind[id].index
        placed = min(n, t.left(kind))
        if placed:
            t.add(zone, kind, placed)
            t.tell("appear", rule, zone=t.zone(zone), kind=id, n=placed)
            s.rules.mission.appeared(t, zone, kind, placed)
            came.append((kind, placed))
        if placed < n:
            short.append((id, n - placed))
    for id, n in short:
        t.tell("shortage", "spawn.shortage", kind=id, n=n)
        activate_all(t, id)
    for kind, n in came if rush else ():
        for _ in range(n):
            t.spend("card", f"{RUSHER}{kind} {zone}")
    if rush and came:
        t.then(Storm())


def rushers(s: City) -> list[tuple[int, int]]:
    """Kind and zone of each figure that is still to rush."""
    card = s.scope("card")
    marks = [what.removeprefix(RUSHER).split() for what in card.spent if what.startswith(RUSHER)] if card else []
    return [(int(kind), int(zone)) for kind, zone in marks]


def keep_track(t: Play, walks: list[Walk]) -> None:
    """A shortage may move those who are still to rush: they rush from where they stand then (M-69)."""
    waiting = rushers(t.s)
    if not waiting or not walks:
        return
    left = {(walk.kind, walk.start, walk.end): walk.n for walk in walks}
    t.unspend("card", RUSHER)
    for kind, zone in waiting:
        way = next((way for way, n in left.items() if n and way[:2] == (kind, zone)), None)
        if way is not None:
            left[way] -= 1
        t.spend("card", f"{RUSHER}{kind} {zone if way is None else way[2]}")


class Storm(RuleStep):
    """Those a rush card placed act at once, and nobody else with them (p. 17, M-15)."""

    def run(self, t: Play) -> None:
        waiting = rushers(t.s)
        t.unspend("card", RUSHER)
        t.spend("card", "rush")
        for kind, zone in dict.fromkeys(waiting):
            n = waiting.count((kind, zone))
            t.tell("rush", "spawn.rush", zone=t.zone(zone), kind=t.s.rules.catalogue.kinds[kind].id, n=n)
            t.then(Activate((kind,), zone, n))


def escort(t: Play, zone: int, group: Mapping[str, int]) -> None:
    """Somebody with guards; with nobody left in the deck the guards come alone."""
    if unclaimed(t.s) > 0:
        id = place(t, zone, "spawn.escort")
        t.note(f"escorted {id}", 1)
    else:
        t.tell("no-bystander", "spawn.escort.nobody", zone=t.zone(zone))
    arrive(t, zone, group, "spawn.escort")


def super_hero(t: Play, zone: int, rule: str = "spawn.super-hero") -> None:
    """The next one of the deck; with all of them on the board, they act once more."""
    s = t.s
    id = t.take("super-heroes", "spawn.super-hero.reshuffle")
    if not id:
        t.tell("all-heroes-here", "spawn.super-hero.none")
        activate_all(t, SUPER)
        return
    kind = s.rules.catalogue.kind[id].index
    t.add(zone, kind, 1)
    t.tell("appear", rule, zone=t.zone(zone), kind=id, n=1)
    s.rules.mission.appeared(t, zone, kind, 1)


# -- special actions -------------------------------------------------------------------------------------------------


class Special:
    """What a special action card does."""

    id: ClassVar[str] = ""

    def play(self, t: Play, zone: int, group: Mapping[str, int]) -> None:
        raise NotImplementedError


class Volley(Special):
    """Every zone with troopers shoots once at the nearest heroes in sight, one or two zones away (M-41)."""

    id: ClassVar[str] = "volley"

    def play(self, t: Play, zone: int, group: Mapping[str, int]) -> None:
        s = t.s
        trooper = s.rules.catalogue.kind["trooper"].index
        aims = [
            nearest(s, index, range(1, VOLLEY + 1)) if counts[trooper] else [] for index, counts in enumerate(s.zombies)
        ]
        t.tell("volley" if any(aims) else "no-volley", "spawn.volley")
        for index, seen in enumerate(aims):
            if seen:
                t.tell("shoots-at", "spawn.volley", zone=t.zone(index))
                t.then(Struck("volley", tuple(seen)))


class SkyDrop(Special):
    """Specialists land on the hero with most experience; they do not act now."""

    id: ClassVar[str] = "sky-drop"

    def play(self, t: Play, zone: int, group: Mapping[str, int]) -> None:
        t.then(DropOn(group["specialist"]))


class DropOn(GroupQuestion):
    fields: ClassVar[tuple[str, ...]] = ("n",)
    __slots__ = ("n",)
    ask: ClassVar[str] = "sky-drop"
    verbs: ClassVar[tuple[str, ...]] = ("drop-on",)
    cites: ClassVar[str] = "spawn.sky-drop"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def question(self, s: City) -> Args:
        return {"n": self.n}

    def options(self, s: City) -> list[Option]:
        here = [hero for hero in s.survivors if hero.here]
        most = max([hero.ap for hero in here], default=0)
        return [Option("drop-on", hero.id) for hero in here if hero.ap == most]

    def answer(self, t: Play, option: Option) -> None:
        zone = t.s.survivor(option.actor).zone
        t.tell("sky-drop", self.cites, who=option.actor, zone=t.zone(zone), n=self.n)
        arrive(t, zone, {"specialist": self.n}, self.cites)


class Lockdown(Special):
    """A guard here, and one with each bystander in the open, three at most."""

    id: ClassVar[str] = "lockdown"

    def play(self, t: Play, zone: int, group: Mapping[str, int]) -> None:
        t.tell("lockdown", "spawn.lockdown", zone=t.zone(zone))
        arrive(t, zone, {"guard": 1}, "spawn.lockdown")
        t.then(LockZone(LOCKDOWN - 1, (zone,)))


class LockZone(GroupQuestion):
    """Which bystander's zone next, as the players like; no zone gets two."""

    fields: ClassVar[tuple[str, ...]] = ("left", "done")
    __slots__ = ("done", "left")
    ask: ClassVar[str] = "lockdown"
    verbs: ClassVar[tuple[str, ...]] = ("lock",)
    cites: ClassVar[str] = "spawn.lockdown"

    def __init__(self, left: int, done: tuple[int, ...]) -> None:
        self.left: Final = left
        self.done: Final = done

    def options(self, s: City) -> list[Option]:
        if not self.left:
            return []
        zones = [zone for zone in range(len(s.zombies)) if standing(s, zone) and zone not in self.done]
        return [Option("lock", target=s.board.zones[zone].id) for zone in zones]

    def answer(self, t: Play, option: Option) -> None:
        zone = t.s.board.names[option.target]
        arrive(t, zone, {"guard": 1}, self.cites)
        t.then(LockZone(self.left - 1, (*self.done, zone)))


SPECIALS: Final[dict[str, type[Special]]] = {special.id: special for special in (Volley, SkyDrop, Lockdown)}
