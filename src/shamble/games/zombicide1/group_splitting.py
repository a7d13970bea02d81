"""Splitting of zombie groups: parts are made equal with figures from the supply, which may run out (p. 12, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.activation import Activate, plan_walks, share_out
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.pieces import PlannedStep
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option

SHORTAGE: Final = "shortage"
"""Scope of the activation of a kind that ran out."""


class ShortActivation(RuleStep):
    """Activates a kind that ran out once more. A shortage during this activation activates nobody, or it would never
    end (S1-12)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, t: CityFlow) -> None:
        t.open_scope(SHORTAGE, t.s.rules.catalogue.kinds[self.kind].id)
        t.then(Activate((self.kind,)))
        t.then(Leave(SHORTAGE))


def is_guarded(s: CityState, kind: str) -> bool:
    """True while the kind acts because it ran out."""
    scope = s.scope(SHORTAGE)
    return scope is not None and scope.name == kind


# -- equal parts -----------------------------------------------------------------------------------------------------


def part_later(t: CityFlow, zone: int, kind: int, steps: list[int]) -> None:
    """Plans a split into unequal parts; missing figures are added when all groups have chosen their ways."""
    plan_walks(t, [PlannedStep(kind, zone, step, 0) for step in steps])


def parting(s: CityState) -> dict[tuple[int, int], list[int]]:
    """Groups still to be made equal: (kind, zone) → the zones they split to."""
    groups: dict[tuple[int, int], list[int]] = {}
    for walk in s.plan:
        if not walk.n:
            groups.setdefault((walk.kind, walk.start), []).append(walk.end)
    return groups


def missing(s: CityState, kind: int, zone: int, steps: list[int]) -> int:
    """Number of figures missing for equal parts."""
    return -s.zombies[zone][kind] % len(steps)


def fill(t: CityFlow, kind: int, zone: int, steps: list[int]) -> None:
    """Makes the parts of a zone's group equal, as far as the supply goes (S1-10)."""
    s = t.s
    name = s.rules.catalogue.kinds[kind].id
    s.plan = [walk for walk in s.plan if walk.n or (walk.kind, walk.start) != (kind, zone)]
    wanted = missing(s, kind, zone, steps)
    added = min(wanted, t.left(kind))
    if added:
        t.add(zone, kind, added)
        t.tell("fills-up", "phase.zombie.move.split.add", zone=t.zone(zone), kind=name, n=added)
    if added < wanted:
        t.tell("split-short", "phase.zombie.move.split.short", zone=t.zone(zone), kind=name, n=wanted - added)
        if not is_guarded(s, name):
            t.set_mission_counter(f"short {name}", 1)
    share_out(t, zone, kind, s.zombies[zone][kind], steps)


class OneWay(GroupQuestion):
    """Asks which of several equal ways a group takes that can reach nobody. All kinds of a zone go the same way: split,
    they would bring new figures in every round in which all survivors are behind closed doors (S1-66)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind", "n", "steps")
    __slots__ = ("kind", "n", "steps", "zone")
    ask: ClassVar[str] = "one-way"
    verbs: ClassVar[tuple[str, ...]] = ("send",)
    cites: ClassVar[str] = "phase.zombie.move.doors"

    def __init__(self, zone: int, kind: int, n: int, steps: tuple[int, ...]) -> None:
        self.zone: Final = zone
        self.kind: Final = kind
        self.n: Final = n
        self.steps: Final = steps

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id}

    def options(self, s: CityState) -> list[Option]:
        chosen = [walk.end for walk in s.plan if walk.start == self.zone and walk.end in self.steps]
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("send", kind, s.board.zones[step].id) for step in chosen[:1] or self.steps]

    def answer(self, t: CityFlow, option: Option) -> None:
        plan_walks(t, [PlannedStep(self.kind, self.zone, t.s.board.names[option.target], self.n)])


class MakeEqual(RuleStep):
    """Makes all split groups equal; if the supply is too small, the players choose the zone to start with (S1-11)."""

    def run(self, t: CityFlow) -> None:
        groups = parting(t.s)
        kinds = sorted({kind for kind, _ in groups})
        for kind in kinds:
            mine = {zone: steps for (other, zone), steps in groups.items() if other == kind}
            wanted = sum([missing(t.s, kind, zone, steps) for zone, steps in mine.items()])
            if len(mine) > 1 and 0 < t.left(kind) < wanted:
                t.then(FillFirst(kind))
                continue
            for zone, steps in mine.items():
                fill(t, kind, zone, steps)


class FillFirst(GroupQuestion):
    """Asks which zone's group is made equal next while figures are left."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)
    ask: ClassVar[str] = "fill-first"
    verbs: ClassVar[tuple[str, ...]] = ("fill-up",)
    cites: ClassVar[str] = "phase.zombie.move.split.short"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def question(self, s: CityState) -> Args:
        kind = s.rules.catalogue.kinds[self.kind]
        return {"kind": kind.id, "n": kind.minis - s.count(self.kind)}

    def options(self, s: CityState) -> list[Option]:
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("fill-up", kind, s.board.zones[zone].id) for other, zone in parting(s) if other == self.kind]

    def answer(self, t: CityFlow, option: Option) -> None:
        zone = t.s.board.names[option.target]
        fill(t, self.kind, zone, parting(t.s)[self.kind, zone])
        t.then(MakeEqual())
