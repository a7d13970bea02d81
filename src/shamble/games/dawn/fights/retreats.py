"""Retreats: zeds and units, full fields, retreats into a new fight, and falling back (rule 6.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import enemies
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import ANTI, CENTER, DOCTOR, JAIL
from shamble.games.dawn.table.flow import DawnFlow, FieldStep, Question, RuleStep, TieQuestion, ZedQuestion
from shamble.games.dawn.table.state import DawnState


def field_with_room(s: DawnState, field: str, zed: str) -> str:
    """The field or the first one behind it, toward the Start, with room for a zed; empty if all are full. Infectors
    need no room (p. 7)."""
    if s.content.zeds[zed].kind == "infector":
        return field
    while field and s.zed_room(field) < 1:
        field = s.away(field)
    return field


def room_behind(s: DawnState, field: str, zed: str) -> str:
    """The first field behind this one, toward the Start, with room for a zed; empty if all are full."""
    place = s.away(field)
    return field_with_room(s, place, zed) if place else ""


def room_for(s: DawnState, field: str) -> int:
    """Number of zeds from a field that find room: on the fields behind it, and on every other Start (p. 15)."""
    behind: list[str] = []
    place = s.away(field)
    while place:
        behind.append(place)
        place = s.away(place)
    others = [s.start(track) for track in s.tracks if s.start(track) not in behind]
    return sum([max(0, s.zed_room(spot)) for spot in (*behind, *others)])


class RetreatZeds(TieQuestion):
    """All these zeds go one field toward their Start, the strongest first: it stays nearest to the centre (p. 15).

    If the room does not suffice, super-zeds come before the others. `gone`: zeds that have retreated already; after the
    last one, zeds who met units attack them (6.4.3).
    """

    fields: ClassVar[tuple[str, ...]] = ("ids", "cause", "gone")
    __slots__ = ("cause", "gone", "ids")
    ask: ClassVar[str] = "retreat-first"
    verbs: ClassVar[tuple[str, ...]] = ("retreat",)
    rule: ClassVar[str] = "dawn.retreat.zeds"

    def __init__(self, ids: tuple[str, ...], cause: str, gone: tuple[str, ...] = ()) -> None:
        self.ids: Final = ids
        self.cause: Final = cause
        self.gone: Final = gone

    def options(self, s: DawnState) -> list[Option]:
        alive = [id for id in self.ids if s.zed(id) is not None and id != DOCTOR]
        if not alive:
            return []
        zed = s.zed(alive[0])
        assert zed is not None
        kinds = s.content.zeds
        supers = [id for id in alive if kinds[id].kind == "super"]
        crowd = [id for id in alive if kinds[id].kind != "infector"]
        first = supers if supers and len(crowd) > room_for(s, zed.field) else alive
        top = max([s.strength(id) for id in first])
        tied = [id for id in first if s.strength(id) == top]
        near = s.away(zed.field)
        enough = bool(near) and s.zed_room(near) >= len(tied)
        return [Option("retreat", target=id) for id in (tied[:1] if enough or len(tied) == len(alive) == 1 else tied)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        infector = s.content.zeds[zed.id].kind == "infector"
        dest = room_behind(s, zed.field, zed.id)
        left = tuple([id for id in self.ids if id != zed.id and s.zed(id) is not None])
        gone = self.gone
        if dest:
            t.set_zed(zed.at(dest))
            t.emit("zed-retreats", self.cause, zed=zed.id, place=zed.field, dest=dest)
            gone = (*gone, zed.id)
        elif infector:
            t.emit("zed-stays", "dawn.retreat.zeds", zed=zed.id, place=zed.field)
        else:
            t.then(Overflow(zed.id))
        if left:
            t.then(RetreatZeds(left, self.cause, gone))
        else:
            t.then(Regroup(gone))


class Overflow(ZedQuestion):
    """A Start is full: the zed goes to another Start with room. If all are full, a zed that retreats dies (p. 15), and
    one that was to be placed (`placed`) returns to its bag or cup (p. 7)."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "placed")
    added: ClassVar[Mapping[str, object]] = {"placed": False}
    __slots__ = ("placed", "zed")
    ask: ClassVar[str] = "overflow"
    verbs: ClassVar[tuple[str, ...]] = ("overflow", "no-room")
    rule: ClassVar[str] = "dawn.retreat.start-full"

    def __init__(self, zed: str, placed: bool = False) -> None:
        self.zed: Final = zed
        self.placed: Final = placed

    def question(self, s: DawnState) -> Args:
        return {"zed": self.zed}

    def options(self, s: DawnState) -> list[Option]:
        zed = s.zed(self.zed)
        if zed is None:
            return []
        starts = [s.start(track) for track in s.tracks]
        options = [Option("overflow", target=start) for start in starts if start != zed.field and s.zed_room(start) > 0]
        return options or [Option("no-room", target=self.zed)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        zed = t.s.zed(self.zed)
        assert zed is not None
        if option.verb == "no-room":
            t.emit("zed-no-room", self.rule, zed=self.zed)
            t.remove_zed(self.zed)
            if self.placed and t.s.content.zeds[self.zed].kind == "super":
                t.set_deck(t.s.deck("supers").shuffled_with((self.zed,)))
            return
        t.set_zed(zed.at(option.target))
        t.emit("zed-overflows", self.rule, zed=self.zed, dest=option.target)
        t.then(t.frame("Arrive", (self.zed,), option.target))


class Regroup(RuleStep):
    """Zeds that retreated attack enemies on their new field at once (6.4.3); elsewhere they hold the field."""

    fields: ClassVar[tuple[str, ...]] = ("ids",)
    __slots__ = ("ids",)

    def __init__(self, ids: tuple[str, ...]) -> None:
        self.ids: Final = ids

    def run(self, t: DawnFlow) -> None:
        fields: list[str] = []
        for id in self.ids:
            zed = t.s.zed(id)
            if zed is not None and zed.field not in fields:
                fields.append(zed.field)
        if len(fields) > 1:
            # A field that zeds enter without a fight gets its chaos at once, before the fights on the others (p. 7).
            for field in fields:
                if not t.s.defenders(field):
                    t.then(t.frame("ChaosHere", field))
        for field in fields:
            there = tuple([zed.id for zed in t.s.zeds_at(field) if zed.id in self.ids])
            t.then(t.frame("Arrive", there, field))


def retreats(s: DawnState, unit: Unit) -> bool:
    """True if the unit retreats; villagers and refugees never do (p. 15)."""
    return not unit.ekg and s.kind(unit.id) != "villagers"


class RetreatUnits(Question):
    """Units leave a field, each as far as it needs to find room; the players choose which one stays nearer (p. 15).

    `back`: the field that an attacker came from; if empty, units go toward the centre. `falls`: True for falling back,
    which counts as no defeat (6.4.6). `ids`: units that may still have to leave; `gone`: those that have left.
    """

    fields: ClassVar[tuple[str, ...]] = ("ids", "field", "back", "falls", "gone")
    __slots__ = ("back", "falls", "field", "gone", "ids")
    ask: ClassVar[str] = "retreat-unit"
    verbs: ClassVar[tuple[str, ...]] = ("retreat",)
    rule: ClassVar[str] = "dawn.retreat.defender"

    def __init__(
        self, ids: tuple[str, ...], field: str, back: str = "", falls: bool = False, gone: tuple[str, ...] = ()
    ) -> None:
        self.ids: Final = ids
        self.field: Final = field
        self.back: Final = back
        self.falls: Final = falls
        self.gone: Final = gone

    def waiting(self, s: DawnState) -> list[str]:
        """Units of `ids` that still have to leave the field."""
        waiting = []
        for id in self.ids:
            unit = s.unit(id)
            if unit is not None and unit.field == self.field and retreats(s, unit):
                waiting.append(id)
        return waiting

    def options(self, s: DawnState) -> list[Option]:
        waiting = self.waiting(s)
        if len(waiting) > 1 and self.go_together(s, waiting):
            waiting = waiting[:1]
        return [Option("retreat", id) for id in waiting]

    def go_together(self, s: DawnState, ids: list[str]) -> bool:
        """True if all these units find room on the same field, so that their order changes nothing."""
        fields: list[str] = []
        for id in ids:
            unit = s.unit(id)
            assert unit is not None
            dest = self.shelter(s, unit)
            if dest not in fields:
                fields.append(dest)
        return len(fields) == 1 and (bool(s.zeds_at(fields[0])) or s.unit_room(fields[0]) >= len(ids))

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        unit = s.unit(option.actor)
        assert unit is not None
        left = tuple([id for id in self.ids if id != unit.id])
        dest = self.shelter(s, unit)
        rule = "dawn.retreat.fall-back" if self.falls else "dawn.retreat.defender"
        if dest == CENTER and s.kind(unit.id) in ANTI:
            t.put_unit(unit, JAIL)
            t.emit("anti-jailed", "dawn.versus.center", who=unit.id)
        elif dest:
            t.emit("unit-retreats", rule, who=unit.id, place=self.field, dest=dest)
            t.put_unit(unit, dest)
        # Raiders on their own Start stay; the same two groups do not fight there again (D-69, D-103).
        gone = self.gone if dest == self.field else (*self.gone, unit.id)
        if left:
            t.then(RetreatUnits(left, self.field, self.back, self.falls, gone))
        if not left or not self.still(s, left):
            if not self.falls and meeting(s, gone):
                t.then(ChaosBeforeNextFight(self.field))
            # Units that only fell back have not lost the field: an attacker may return to it (D-27).
            t.then(t.frame("UnitsEnter", gone, self.field if self.falls and not s.zeds_at(self.field) else ""))

    def still(self, s: DawnState, rest: tuple[str, ...]) -> bool:
        """True if one of the other units still has to retreat."""
        return any(id in self.waiting(s) for id in rest)

    def shelter(self, s: DawnState, unit: Unit) -> str:
        """The field a unit retreats to: raiders toward their Start, others past full fields to the centre (D-68)."""
        if s.kind(unit.id) == "raiders":
            return s.away(self.field) or self.field
        dest = self.back or (s.toward(self.field) if s.track(self.field) else CENTER)
        while dest != CENTER and s.unit_room(dest) < 1 and not s.zeds_at(dest):
            dest = s.toward(dest) if s.track(dest) else CENTER
        return dest


def meeting(s: DawnState, ids: tuple[str, ...]) -> list[str]:
    """Fields on which units that retreated have met enemies."""
    fields: list[str] = []
    for id in ids:
        unit = s.unit(id)
        if unit is not None and s.on_map(unit.field) and unit.field not in fields and enemies(s, id, unit.field):
            fields.append(unit.field)
    return fields


class ChaosBeforeNextFight(FieldStep):
    """Chaos for a field that zeds won, unless a defender is left, before the retreated units fight again (p. 7)."""

    written: ClassVar[str] = "Briefly"

    def run(self, t: DawnFlow) -> None:
        if not t.s.defenders(self.field):
            t.then(t.frame("ChaosHere", self.field))


class FallBack(RuleStep):
    """Units go one field toward the centre, without a defeat (6.4.6)."""

    fields: ClassVar[tuple[str, ...]] = ("ids", "field")
    __slots__ = ("field", "ids")

    def __init__(self, ids: tuple[str, ...], field: str) -> None:
        self.ids: Final = ids
        self.field: Final = field

    def run(self, t: DawnFlow) -> None:
        if self.field != CENTER:
            t.then(RetreatUnits(self.ids, self.field, "", True))
