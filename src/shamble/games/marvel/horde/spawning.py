"""Spawn cards (p. 16-18): their six kinds, running out of figures, and the special actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.book.printed import ZombieCard
from shamble.city.horde.activation import Activate
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.pieces import PlannedStep
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS
from shamble.city.turns.next_action import CheckGoals
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.bystanders import escorted, place, standing, unclaimed
from shamble.games.marvel.horde.enemies import SUPER, nearest
from shamble.games.marvel.survivors.wounding import VOLLEY, Struck, VolleyLands

RUSHER: Final = "rusher "
"""Prefix of the entry in the card's ledger for each figure still to rush, followed by kind and zone."""
AGENTS: Final = ("trooper", "guard", "specialist")
"""Kinds on spawn cards, in order of placement."""
VOLLEY_RANGE: Final = 2
"""Range of a volley, in zones."""
LOCKDOWN: Final = 3
"""Guards that a lockdown places at most."""
MISSING: Final = "missing guard"
"""Ledger entry of a lockdown card for each guard that the box did not have."""


def group_of(card: ZombieCard, level: int) -> dict[str, int]:
    """Figures by kind id on a card's line for a danger level."""
    return dict(card.row[LEVELS[level]])


def play_card(t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
    """Carries out a spawn card in a zone."""
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
    t.then(CheckGoals())


def activate_all(t: CityFlow, type: str) -> None:
    """Activates all figures of a type once more; escorted bystanders act with their guards (p. 17, 22)."""
    s = t.s
    kinds = s.rules.catalogue.kinds_of(type)
    if type == "guard":
        led = [kind for zone in s.individuals() for kind in standing(s, zone) if escorted(s, kind)]
        kinds = (*kinds, *led)
    t.then(Activate(kinds))


def arrive(t: CityFlow, zone: int, group: Mapping[str, int], rule: str = "spawn.card", rush: bool = False) -> None:
    """Places the figures, then activates each type that ran short, then those of a rush card (p. 17, M-69)."""
    came, short = place_agents(t, zone, group, rule)
    run_out(t, short)
    for id, n in came.items() if rush else ():
        for _ in range(n):
            t.spend("card", f"{RUSHER}{t.s.rules.catalogue.kind[id].index} {zone}")
    if rush and came:
        t.then(Storm())


def place_agents(t: CityFlow, zone: int, group: Mapping[str, int], rule: str) -> tuple[dict[str, int], dict[str, int]]:
    """Places the figures that the box has; returns the numbers placed and the numbers missing, by kind id."""
    s = t.s
    came: dict[str, int] = {}
    short: dict[str, int] = {}
    for id in AGENTS:
        n = group.get(id, 0)
        if not n:
            continue
        kind = s.rules.catalogue.kind[id].index
        placed = min(n, t.left(kind))
        if placed:
            t.add(zone, kind, placed)
            t.tell("appear", rule, zone=t.zone(zone), kind=id, n=placed)
            s.rules.mission.appeared(t, zone, kind, placed)
            came[id] = placed
        if placed < n:
            short[id] = n - placed
    return came, short


def run_out(t: CityFlow, short: Mapping[str, int]) -> None:
    """Activates each type that ran short once, however many zones it was short in (p. 17, M-69)."""
    for id, n in short.items():
        t.tell("shortage", "spawn.shortage", kind=id, n=n)
        activate_all(t, id)


def rushers(s: CityState) -> list[tuple[int, int]]:
    """Kind and zone of each figure still to rush."""
    card = s.scope("card")
    marks = [what.removeprefix(RUSHER).split() for what in card.spent if what.startswith(RUSHER)] if card else []
    return [(int(kind), int(zone)) for kind, zone in marks]


def keep_track(t: CityFlow, walks: list[PlannedStep]) -> None:
    """Updates the zones of figures still to rush after a shortage moved them; they rush from there (M-69)."""
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
    """Activates only the figures that a rush card placed (p. 17, M-15)."""

    def run(self, t: CityFlow) -> None:
        waiting = rushers(t.s)
        t.unspend("card", RUSHER)
        t.spend("card", "rush")
        for kind, zone in dict.fromkeys(waiting):
            n = waiting.count((kind, zone))
            t.tell("rush", "spawn.rush", zone=t.zone(zone), kind=t.s.rules.catalogue.kinds[kind].id, n=n)
            t.then(Activate((kind,), zone, n))


def escort(t: CityFlow, zone: int, group: Mapping[str, int]) -> None:
    """Places a bystander with guards; if the deck has none left, only the guards."""
    if unclaimed(t.s) > 0:
        id = place(t, zone, "spawn.escort")
        t.set_mission_counter(f"escorted {id}", 1)
    else:
        t.tell("no-bystander", "spawn.escort.nobody", zone=t.zone(zone))
    arrive(t, zone, group, "spawn.escort")


def super_hero(t: CityFlow, zone: int, rule: str = "spawn.super-hero") -> None:
    """Places the next super hero of the deck; if all are on the board, they act once more."""
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
    """The effect of a special action card."""

    id: ClassVar[str] = ""

    def play(self, t: CityFlow, zone: int, group: Mapping[str, int]) -> None:
        raise NotImplementedError


class Volley(Special):
    """Every zone with troopers shoots once at the nearest heroes in sight, one or two zones away (M-41)."""

    id: ClassVar[str] = "volley"

    def play(self, t: CityFlow, zone: int, group: Mapping[str, int]) -> None:
        """Finds the targets of all zones before the first shot, then queues the shots."""
        s = t.s
        trooper = s.rules.catalogue.kind["trooper"].index
        aims = [
            nearest(s, index, range(1, VOLLEY_RANGE + 1)) if counts[trooper] else []
            for index, counts in enumerate(s.zombies)
        ]
        t.tell("volley" if any(aims) else "no-volley", "spawn.volley")
        for index, seen in enumerate(aims):
            if seen:
                t.tell("shoots-at", "spawn.volley", zone=t.zone(index))
                t.then(Struck(VOLLEY, tuple(seen)))
        t.then(VolleyLands())


class SkyDrop(Special):
    """Places specialists in the zone of the hero with the most experience, without activating them."""

    id: ClassVar[str] = "sky-drop"

    def play(self, t: CityFlow, zone: int, group: Mapping[str, int]) -> None:
        t.then(DropOn(group["specialist"]))


class DropOn(GroupQuestion):
    """Asks for the hero of a sky drop, if several have the most experience."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    __slots__ = ("n",)
    ask: ClassVar[str] = "sky-drop"
    verbs: ClassVar[tuple[str, ...]] = ("drop-on",)
    cites: ClassVar[str] = "spawn.sky-drop"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def question(self, s: CityState) -> Args:
        return {"n": self.n}

    def options(self, s: CityState) -> list[Option]:
        here = [hero for hero in s.survivors if hero.here]
        most = max([hero.ap for hero in here], default=0)
        return [Option("drop-on", hero.id) for hero in here if hero.ap == most]

    def answer(self, t: CityFlow, option: Option) -> None:
        zone = t.s.survivor(option.actor).zone
        t.tell("sky-drop", self.cites, who=option.actor, zone=t.zone(zone), n=self.n)
        arrive(t, zone, {"specialist": self.n}, self.cites)


class Lockdown(Special):
    """Places a guard in the card's zone and one with each bystander on the board, three at most."""

    id: ClassVar[str] = "lockdown"

    def play(self, t: CityFlow, zone: int, group: Mapping[str, int]) -> None:
        """Posts the first guard in the card's zone, then asks for the zones of the others."""
        t.tell("lockdown", "spawn.lockdown", zone=t.zone(zone))
        post_guard(t, zone)
        t.then(LockZone(LOCKDOWN - 1, (zone,)))
        t.then(GuardsPosted())


def post_guard(t: CityFlow, zone: int) -> None:
    """Places a guard of a lockdown, or records in the card's ledger that the box has none."""
    _, short = place_agents(t, zone, {"guard": 1}, "spawn.lockdown")
    if short:
        t.spend("card", MISSING)


class GuardsPosted(RuleStep):
    """Ends a lockdown: if guards were missing, all guards act once, after the last one was placed (M-69)."""

    def run(self, t: CityFlow) -> None:
        n = t.s.spent("card", MISSING)
        if n:
            run_out(t, {"guard": n})


class LockZone(GroupQuestion):
    """Asks for the next bystander's zone to get a guard; no zone gets two."""

    fields: ClassVar[tuple[str, ...]] = ("left", "done")
    __slots__ = ("done", "left")
    ask: ClassVar[str] = "lockdown"
    verbs: ClassVar[tuple[str, ...]] = ("lock",)
    cites: ClassVar[str] = "spawn.lockdown"

    def __init__(self, left: int, done: tuple[int, ...]) -> None:
        self.left: Final = left
        self.done: Final = done

    def options(self, s: CityState) -> list[Option]:
        if not self.left:
            return []
        zones = [zone for zone in s.individuals() if standing(s, zone) and zone not in self.done]
        return [Option("lock", target=s.board.zones[zone].id) for zone in zones]

    def answer(self, t: CityFlow, option: Option) -> None:
        zone = t.s.board.names[option.target]
        post_guard(t, zone)
        t.then(LockZone(self.left - 1, (*self.done, zone)))


SPECIALS: Final[dict[str, type[Special]]] = {special.id: special for special in (Volley, SkyDrop, Lockdown)}
