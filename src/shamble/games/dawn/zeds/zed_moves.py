"""Zeds on the march (rules 4.1, 4.4, 4.6, 11): who fits, what holds them back, the step, and what follows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.fights.reactions import Stops
from shamble.games.dawn.fights.retreats import Overflow
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import MobStep, Play, TieQuestion
from shamble.games.dawn.table.powers import common, of_zed
from shamble.games.dawn.table.questions import MarchStep
from shamble.games.dawn.table.state import Table

MOVE: Final = 3
LOST: Final = 6
"""A catacomb roll up to the first leaves, the second is lost (p. 18)."""


def going(s: Table, ids: tuple[str, ...], field: str) -> tuple[str, ...]:
    """Those still there who were not stopped."""
    return tuple([zed.id for zed in s.zeds_at(field) if zed.id in ids and not s.spent("activation", "halt " + zed.id)])


class Depart(TieQuestion):
    """As many as fit go on, the stronger first; equal ones: the player says who (p. 7, D-20, D-64)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "sure")
    __slots__ = ("field", "sure", "zeds")
    ask: ClassVar[str] = "who-goes"
    verbs: ClassVar[tuple[str, ...]] = ("depart", "lead")
    rule: ClassVar[str] = "dawn.zeds.limit"

    def __init__(self, zeds: tuple[str, ...], field: str, sure: tuple[str, ...] = ()) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.sure: Final = sure

    def room(self, s: Table) -> int:
        target = s.toward(self.field)
        return 99 if target == CENTER or s.option("only-the-strong") else s.zed_room(target)

    def options(self, s: Table) -> list[Option]:
        """The strongest not yet sure; several only if there is not room for all of them."""
        left = [
            id
            for id in going(s, self.zeds, self.field)
            if id not in self.sure and s.content.zeds[id].kind != "infector"
        ]
        room = self.room(s) - len(self.sure)
        if not left or room < 1:
            return [Option("depart", target=self.field)]
        top = max([s.strength(id) for id in left])
        tied = [id for id in left if s.strength(id) == top]
        return [Option("lead", target=id) for id in (tied[:1] if len(tied) <= room else tied)]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        if option.verb == "lead":
            t.then(Depart(self.zeds, self.field, (*self.sure, option.target)))
            return
        group = going(s, self.zeds, self.field)
        if not group:
            return
        carried = tuple([id for id in group if s.content.zeds[id].kind == "infector"])
        movers = (*self.sure, *carried)
        left = [id for id in group if id not in movers]
        if left:
            t.emit("left-behind", "dawn.zeds.limit", zeds=tuple(left), place=self.field)
        if not movers:
            return
        t.then(Stops("leave", self.field, movers))
        t.then(Out(movers, self.field))


class Out(MobStep):
    """Goodbye effects: the catacomb roll, the barricade falls; then whatever guards the next field (D-21)."""

    def run(self, t: Play) -> None:
        s = t.s
        movers = going(s, self.zeds, self.field)
        if not movers:
            return
        if s.content.fields[self.field].kind == "catacomb":
            die = t.die()
            if die > MOVE:
                if die < LOST:
                    for id in movers:
                        t.spend("activation", "halt " + id)
                    t.emit("catacomb-stays", "dawn.tunnel.roll", zeds=movers, die=die)
                else:
                    t.emit("catacomb-lost", "dawn.tunnel.lost", zeds=movers, die=die)
                    lose_way(t, movers[0], self.field)
                return
            t.emit("catacomb-leaves", "dawn.tunnel.roll", zeds=movers, die=die)
        if s.place(self.field).barricade:
            t.set_place(s.place(self.field).having(barricade=False))
            t.emit("barricade-falls", "dawn.build.falls", place=self.field)
        target = s.toward(self.field)
        if s.place(target).closed:
            for id in movers:
                t.spend("activation", "halt " + id)
            t.emit("zeds-barred", "dawn.marker.no-entry", zeds=movers, place=target)
            return
        t.then(Stops("enter", target, movers))
        t.then(In(movers, self.field, target))


def lose_way(t: Play, id: str, field: str) -> None:
    """A lost zed appears on the tunnel field a die names; its own catacomb swallows it (p. 18, D-43).

    It is not activated again in this phase, but goes on from there if it has a further step (p. 6)."""
    s = t.s
    die = t.die()
    dest = f"{s.track(field)}{die}"
    if dest == field:
        t.emit("zed-swallowed", "dawn.tunnel.lost-dead", zed=id, die=die)
        t.remove_zed(id)
        return
    while dest and s.zed_room(dest) < 1:
        dest = s.away(dest)
    zed = s.zed(id)
    assert zed is not None
    dest = dest or s.start(s.track(field))
    t.set_zed(zed.at(dest))
    t.spend("activation", "moved " + id)
    t.hold("phase", "rests " + id)
    t.emit("zed-strays", "dawn.tunnel.lost", zed=id, die=die, dest=dest)
    t.then(Arrive((id,), dest, field))


class In(MarchStep):
    """The zeds enter the next field (p. 6)."""

    def run(self, t: Play) -> None:
        s = t.s
        movers = going(s, self.zeds, self.field)
        if not movers:
            return
        for id in movers:
            zed = s.zed(id)
            assert zed is not None
            t.set_zed(zed.at(self.target))
            t.spend("activation", "moved " + id)
        t.emit("zeds-move", "dawn.zeds.activate", zeds=movers, place=self.field, dest=self.target)
        if s.option("only-the-strong") and self.target != CENTER:
            t.then(Displace(self.target, movers))
        t.then(Arrive(movers, self.target, self.field))
        t.then(Stepped(movers, self.field, self.target))


class Displace(TieQuestion):
    """With Only the strong, weaker zeds make room for stronger ones and fall back (p. 19). Who is only as strong as
    those who stand there does not drive them out; of equals the player says who goes (D-20)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "came")
    added: ClassVar[Mapping[str, object]] = {"came": ()}
    __slots__ = ("came", "field")
    ask: ClassVar[str] = "who-yields"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)
    rule: ClassVar[str] = "dawn.option.only-the-strong"

    def __init__(self, field: str, came: tuple[str, ...]) -> None:
        self.field: Final = field
        self.came: Final = came

    def rank(self, s: Table, zed: Zed) -> tuple[bool, int, bool]:
        """The least goes first: normal zeds, the weak, those who have only come."""
        return s.content.zeds[zed.id].kind == "super", s.strength(zed.id), zed.id not in self.came

    def options(self, s: Table) -> list[Option]:
        if s.zed_room(self.field) >= 0:
            return []
        here = [zed for zed in s.zeds_at(self.field) if s.content.zeds[zed.id].kind != "infector"]
        least = min([self.rank(s, zed) for zed in here])
        return [Option("lead", target=zed.id) for zed in here if self.rank(s, zed) == least]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        back = s.away(self.field)
        if back:
            t.set_zed(zed.at(back))
            t.emit("zed-displaced", self.rule, zed=zed.id, place=self.field, dest=back)
            t.then(Displace(back, (zed.id,)))
        else:
            t.then(Overflow(zed.id))
        t.then(Displace(self.field, self.came))


class Stepped(MarchStep):
    """A step and its fights are over."""

    def run(self, t: Play) -> None:
        alive = tuple([id for id in self.zeds if t.s.zed(id) is not None])
        for power, _ in common(t.s, "stepped"):
            power.stepped(t, alive, self.field, self.target)


class Onward(MobStep):
    """Second steps: K10 and fast zeds alone, the berserker after a victory, in BRAINS! every winner (cards)."""

    def run(self, t: Play) -> None:
        s = t.s
        for id in self.zeds:
            zed = s.zed(id)
            if zed is None or s.spent("activation", "halt " + id) or not s.spent("activation", "moved " + id):
                continue
            wins = s.spent("activation", "won " + id) - s.spent("activation", "followed " + id)
            if wins > 0 and s.holds("brains"):
                group = tuple([one.id for one in s.zeds_at(zed.field) if self.won(s, one.id)])
                for one in group:
                    t.spend("activation", "followed " + one)
                t.emit("zeds-press-on", "dawn.event.brains", zeds=group)
                t.then(Depart(group, zed.field))
                t.then(Onward(self.zeds, zed.field))
                return
            if wins > 0 and of_zed(zed, "rampages"):
                t.spend("activation", "followed " + id)
                self.alone(t, zed)
                return
            fresh = not s.spent("activation", "second " + id) and zed.field != self.field
            if fresh and of_zed(zed, "moves_on"):
                t.spend("activation", "second " + id)
                self.alone(t, zed)
                return

    def won(self, s: Table, id: str) -> bool:
        return s.spent("activation", "won " + id) > s.spent("activation", "followed " + id)

    def alone(self, t: Play, zed: Zed) -> None:
        t.emit("zed-presses-on", t.s.content.zeds[zed.id].rule, zed=zed.id, place=zed.field)
        t.then(Depart((zed.id,), zed.field))
        t.then(Onward(self.zeds, self.field))
