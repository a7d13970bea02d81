"""Groups that part are made equal with figures from the box, and what happens when it runs out (p. 12, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.activation import Activate, plan_walks, share_out
from shamble.city.table.flow import GroupQuestion, Play, RuleStep
from shamble.city.table.pieces import Walk
from shamble.city.table.state import City
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option

SHORTAGE: Final = "shortage"


class ShortActivation(RuleStep):
    """Everybody of a kind acts once more. Splitting again in it grants nothing: it would never end (S1-12)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, t: Play) -> None:
        t.enter(SHORTAGE, t.s.rules.catalogue.kinds[self.kind].id)
        t.then(Activate((self.kind,)))
        t.then(Leave(SHORTAGE))


def is_guarded(s: City, kind: str) -> bool:
    """Whether a kind acts because it ran out before."""
    scope = s.scope(SHORTAGE)
    return scope is not None and scope.name == kind


# -- made equal ------------------------------------------------------------------------------------------------------


def part_later(t: Play, zone: int, kind: int, steps: list[int]) -> None:
    """A group parts into unequal ones: who is missing is added when every group has chosen its way."""
    plan_walks(t, [Walk(kind, zone, step, 0) for step in steps])


def parting(s: City) -> dict[tuple[int, int], list[int]]:
    """Groups that still have to be made equal: kind and zone, and their ways."""
    found: dict[tuple[int, int], list[int]] = {}
    for walk in s.plan:
        if not walk.n:
            found.setdefault((walk.kind, walk.start), []).append(walk.end)
    return found


def missing(s: City, kind: int, zone: int, steps: list[int]) -> int:
    return -s.zombies[zone][kind] % len(steps)


def fill(t: Play, kind: int, zone: int, steps: list[int]) -> None:
    """Make the groups of one zone equal, as far as the box goes (S1-10)."""
    s = t.s
    name = s.rules.catalogue.kinds[kind].id
    s.plan = [walk for walk in s.plan if walk.n or (walk.kind, walk.start) != (kind, zone)]
    wanted = missing(s, kind, zone, steps)
    more = min(wanted, t.left(kind))
    if more:
        t.add(zone, kind, more)
        t.tell("fills-up", "phase.zombie.move.split.add", zone=t.zone(zone), kind=name, n=more)
    if more < wanted:
        t.tell("split-short", "phase.zombie.move.split.short", zone=t.zone(zone), kind=name, n=wanted - more)
        if not is_guarded(s, name):
            t.note(f"short {name}", 1)
    share_out(t, zone, kind, s.zombies[zone][kind], steps)


class MakeEqual(RuleStep):
    """Zone by zone; where the box does not hold enough for all, the players say which comes first (S1-11)."""

    def run(self, t: Play) -> None:
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
    """Whose groups are made equal while there are figures left."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)
    ask: ClassVar[str] = "fill-first"
    verbs: ClassVar[tuple[str, ...]] = ("fill-up",)
    cites: ClassVar[str] = "phase.zombie.move.split.short"

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def question(self, s: City) -> Args:
        kind = s.rules.catalogue.kinds[self.kind]
        return {"kind": kind.id, "n": kind.minis - s.count(self.kind)}

    def options(self, s: City) -> list[Option]:
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("fill-up", kind, s.board.zones[zone].id) for one, zone in parting(s) if one == self.kind]

    def answer(self, t: Play, option: Option) -> None:
        zone = t.s.board.names[option.target]
        fill(t, self.kind, zone, parting(t.s)[self.kind, zone])
        t.then(MakeEqual())
