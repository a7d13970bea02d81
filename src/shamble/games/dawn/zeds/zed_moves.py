"""Moves of zeds (rules 4.1, 4.4, 4.6, 11): the choice of movers, obstacles, the step, and further steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.fights.anytime import BeforeMarch, announce_harm
from shamble.games.dawn.fights.maestro import DoctorEscapes
from shamble.games.dawn.fights.reactions import Stops
from shamble.games.dawn.fights.retreats import Overflow, field_with_room
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import BEDS, CENTER, DOCTOR, UNLIMITED
from shamble.games.dawn.table.book import carriers, powers_in_force, powers_of_zed
from shamble.games.dawn.table.flow import DawnFlow, MobStep, RuleStep, TieQuestion
from shamble.games.dawn.table.questions import MarchStep, ZedStep
from shamble.games.dawn.table.state import DawnState

MOVE: Final = 3
LOST: Final = 6
"""Catacomb roll: with `MOVE` or less a zed leaves the field, with `LOST` it is lost (p. 18)."""
HALT: Final = "halt "
MOVED: Final = "moved "
WON: Final = "won "
"""Begin the entries for zeds that were stopped, have moved or have won a melee in this activation."""


def going(s: DawnState, ids: tuple[str, ...], field: str) -> tuple[str, ...]:
    """Zeds of `ids` that are still on the field and were not stopped."""
    here = s.zeds_at(field)
    if not here:
        return ()
    ledger = s.ledger("activation")
    movers: list[str] = []
    for zed in here:
        if zed.id in ids and HALT + zed.id not in ledger:
            movers.append(zed.id)
    return tuple(movers)


def who_goes(
    s: DawnState, group: tuple[str, ...], field: str, sure: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], list[str]]:
    """Zeds of the group that go for sure, the strongest first, and the equals of whom not all fit on the next field.
    `sure`: zeds that were chosen before."""
    cards = s.content.zeds
    left: list[str] = []
    for id in group:
        if id not in sure and not cards[id].infector:
            left.append(id)
    if not left:
        return sure, left
    target = s.toward(field)
    room = UNLIMITED if target == CENTER or s.has_optional_rule("only-the-strong") else s.zed_room(target)
    room -= len(sure)
    if len(left) == 1:
        return (*sure, *left) if room > 0 else sure, []
    return strongest_go(s, sure, left, room)


def strongest_go(s: DawnState, sure: tuple[str, ...], left: list[str], room: int) -> tuple[tuple[str, ...], list[str]]:
    """Adds to the zeds that go for sure the strongest of those that are left, as many as there is room for."""
    zeds = s.all_zeds().by_id
    groups: dict[int, list[str]] = {}
    for id in left:
        groups.setdefault(s.zed_strength(zeds[id]), []).append(id)
    for strength in sorted(groups, reverse=True):
        tied = groups[strength]
        if len(tied) > room:
            return sure, tied if room > 0 else []
        sure = (*sure, *tied)
        room -= len(tied)
    return sure, []


def depart(t: DawnFlow, zeds: tuple[str, ...], field: str) -> None:
    """Lets a group go on; the players are asked (`Depart`) if not all of its equals fit on the next field."""
    if t.unasked():
        group = going(t.s, zeds, field)
        sure, tied = who_goes(t.s, group, field)
        if not tied:
            set_off(t, group, sure, field)
            return
    t.then(Depart(zeds, field))


def set_off(t: DawnFlow, group: tuple[str, ...], sure: tuple[str, ...], field: str) -> None:
    """Those zeds of the group go on who fit for sure, and the infectors, who need no room (p. 7)."""
    s = t.s
    if not group:
        return
    movers = sure
    if len(sure) < len(group):
        left: list[str] = []
        for id in group:
            if s.content.zeds[id].infector:
                movers = (*movers, id)
            elif id not in sure:
                left.append(id)
        if left:
            t.emit("left-behind", "dawn.zeds.limit", zeds=tuple(left), place=field)
        if not movers:
            return
    if powers_in_force(s, "stops"):
        t.then(Stops("leave", field, movers))
        t.then(LeaveField(movers, field))
    else:
        t.proceed(LeaveField(movers, field))


class Depart(TieQuestion):
    """As many zeds as fit go on, the strongest first; the player chooses among equals (p. 7, D-20, D-64).

    `zeds`: the group; `sure`: those whom the player has chosen to go.
    """

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "sure")
    __slots__ = ("field", "sure", "zeds")
    ask: ClassVar[str] = "who-goes"
    verbs: ClassVar[tuple[str, ...]] = ("depart", "lead")
    rule: ClassVar[str] = "dawn.zeds.limit"

    def __init__(self, zeds: tuple[str, ...], field: str, sure: tuple[str, ...] = ()) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.sure: Final = sure

    def options(self, s: DawnState) -> list[Option]:
        """The equals among whom the player chooses; without a choice, the group goes."""
        _, tied = who_goes(s, going(s, self.zeds, self.field), self.field, self.sure)
        return [Option("lead", target=id) for id in tied] or [Option("depart", target=self.field)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "lead":
            t.then(Depart(self.zeds, self.field, (*self.sure, option.target)))
            return
        group = going(t.s, self.zeds, self.field)
        sure, _ = who_goes(t.s, group, self.field, self.sure)
        set_off(t, group, sure, self.field)


class LeaveField(MobStep):
    """Effects of leaving (catacomb roll, fall of the barricade), then the obstacles of the next field (D-21)."""

    written: ClassVar[str] = "Out"

    def run(self, t: DawnFlow) -> None:
        s = t.s
        movers = going(s, self.zeds, self.field)
        if not movers:
            return
        if s.content.fields[self.field].kind == "catacomb":
            die = t.die()
            if die > MOVE:
                if die < LOST:
                    for id in movers:
                        t.spend("activation", HALT + id)
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
                t.spend("activation", HALT + id)
            t.emit("zeds-barred", "dawn.marker.no-entry", zeds=movers, place=target)
            return
        if s.kept or s.units_at(BEDS) or not t.unasked():
            t.announce(BeforeMarch(target, self.field))
        if t.queue or powers_in_force(s, "stops"):
            t.then(Stops("enter", target, movers))
            t.then(EnterField(movers, self.field, target))
        else:
            enter_field(t, movers, self.field, target)


class LosesWay(ZedStep):
    """Looks for the field of a lost zed, after the announcement."""

    def run(self, t: DawnFlow) -> None:
        zed = t.s.zed(self.zed)
        if zed is not None:
            find_way(t, self.zed, zed.field)


def lose_way(t: DawnFlow, id: str, field: str) -> None:
    """A lost zed appears on the tunnel field that a die names; announced, for refugees in the tunnel (p. 18)."""
    announce_harm(t, t.s.way(t.s.track(field)))
    if t.queue:
        t.then(LosesWay(id))
    else:
        find_way(t, id, field)


def find_way(t: DawnFlow, id: str, field: str) -> None:
    """Puts a lost zed on the tunnel field that a die names; it dies if that is its own field (p. 18, D-43).

    It is not activated again in this phase, but goes on from there if it has a further step (p. 6).
    """
    s = t.s
    die = t.die()
    dest = f"{s.track(field)}{die}"
    if dest == field:
        t.emit("zed-swallowed", "dawn.tunnel.lost-dead", zed=id, die=die)
        t.remove_zed(id)
        return
    zed = s.zed(id)
    assert zed is not None
    room = field_with_room(s, dest, id)
    dest = room or s.start(s.track(field))
    t.set_zed(zed.at(dest))
    t.spend("activation", MOVED + id)
    t.hold("phase", "rests " + id)
    t.emit("zed-strays", "dawn.tunnel.lost", zed=id, die=die, dest=dest)
    t.then(Arrive((id,), dest, field) if room else Overflow(id))


class DoctorFlees(RuleStep):
    """Option Maestro: when the tunnel is activated, Dr. Marteuse goes one field toward the Start, out of a catacomb by
    the roll of all zeds, and escapes from the Start (p. 18, 20)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        doctor = s.zed(DOCTOR)
        if doctor is None:
            return
        if s.content.fields[doctor.field].kind == "catacomb":
            die = t.die()
            if die >= LOST:
                t.emit("catacomb-lost", "dawn.tunnel.lost", zeds=(DOCTOR,), die=die)
                lose_way(t, DOCTOR, doctor.field)
                return
            if die > MOVE:
                t.emit("catacomb-stays", "dawn.tunnel.roll", zeds=(DOCTOR,), die=die)
                return
        dest = s.away(doctor.field)
        if dest:
            t.set_zed(doctor.at(dest))
            t.emit("doctor-flees", "dawn.option.maestro", place=doctor.field, dest=dest)
            t.then(Arrive((DOCTOR,), dest, doctor.field))
        t.then(DoctorEscapes())


class EnterField(MarchStep):
    """The zeds enter the next field (p. 6)."""

    written: ClassVar[str] = "In"

    def run(self, t: DawnFlow) -> None:
        movers = going(t.s, self.zeds, self.field)
        if movers:
            enter_field(t, movers, self.field, self.target)


def enter_field(t: DawnFlow, movers: tuple[str, ...], field: str, target: str) -> None:
    """The zeds go from a field to the next one."""
    t.move_zeds(movers, target)
    t.spend_all("activation", tuple([MOVED + id for id in movers]))
    n = t.s.strength_of(movers)
    t.emit("zeds-move", "dawn.zeds.activate", zeds=movers, place=field, dest=target, n=n)
    if target != CENTER and t.s.has_optional_rule("only-the-strong"):
        t.then(Displace(target, movers))
    t.proceed(Arrive(movers, target, field))
    if not t.at_once() or powers_in_force(t.s, "stepped"):
        t.then(StepEnded(movers, field, target))


class Displace(TieQuestion):
    """Only the strong: weaker zeds make room for stronger ones and fall back (p. 19). A newcomer does not displace zeds
    of its own strength; the player chooses among equals (D-20)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "came")
    added: ClassVar[Mapping[str, object]] = {"came": ()}
    __slots__ = ("came", "field")
    ask: ClassVar[str] = "who-yields"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)
    rule: ClassVar[str] = "dawn.option.only-the-strong"

    def __init__(self, field: str, came: tuple[str, ...]) -> None:
        self.field: Final = field
        self.came: Final = came

    def rank(self, s: DawnState, zed: Zed) -> tuple[bool, int, bool]:
        """Order of displacement, lowest first: normal zeds, weaker ones, newcomers."""
        return s.content.zeds[zed.id].kind == "super", s.strength(zed.id), zed.id not in self.came

    def options(self, s: DawnState) -> list[Option]:
        if s.zed_room(self.field) >= 0:
            return []
        here = [zed for zed in s.zeds_at(self.field) if s.content.zeds[zed.id].kind != "infector"]
        least = min([self.rank(s, zed) for zed in here])
        return [Option("lead", target=zed.id) for zed in here if self.rank(s, zed) == least]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        back = s.away(self.field)
        if back:
            t.set_zed(zed.at(back))
            t.emit("zed-displaced", self.rule, zed=zed.id, place=self.field, dest=back)
            t.then(Displace(back, (zed.id,)))
            t.then(Arrive((zed.id,), back, self.field))
        else:
            t.then(Overflow(zed.id))
        t.then(Displace(self.field, self.came))


class StepEnded(MarchStep):
    """Calls the powers that listen to the end of a step and its fights."""

    written: ClassVar[str] = "Stepped"

    def run(self, t: DawnFlow) -> None:
        s = t.s
        powers = powers_in_force(s, "stepped")
        if powers:
            alive = tuple([id for id in self.zeds if s.zed(id) is not None])
            for power, _ in powers:
                power.stepped(t, alive, self.field, self.target)


class FurtherStep(MobStep):
    """Further steps: K10 and fast zeds alone, the berserker after a victory, in BRAINS! every winner (cards)."""

    written: ClassVar[str] = "Onward"

    def run(self, t: DawnFlow) -> None:
        s = t.s
        ledger = s.ledger("activation")
        zeds = s.all_zeds().by_id
        rampaging, swift = carriers(s, "rampages"), carriers(s, "moves_on")
        for id in self.zeds:
            zed = zeds.get(id)
            if zed is None:
                continue
            gifted = id in rampaging or id in swift or zed.markers
            if not gifted and WON + id not in ledger:
                continue
            if HALT + id in ledger or MOVED + id not in ledger:
                continue
            wins = ledger.count(WON + id) - ledger.count("followed " + id)
            if wins > 0 and s.has_reminder("brains"):
                group = tuple([winner.id for winner in s.zeds_at(zed.field) if self.won(s, winner.id)])
                for winner in group:
                    t.spend("activation", "followed " + winner)
                t.emit("zeds-press-on", "dawn.event.brains", zeds=group)
                t.then(Depart(group, zed.field))
                t.then(FurtherStep(self.zeds, zed.field))
                return
            if wins > 0 and powers_of_zed(s, zed, "rampages"):
                t.spend("activation", "followed " + id)
                self.alone(t, zed)
                return
            fresh = "second " + id not in ledger and zed.field != self.field
            if fresh and powers_of_zed(s, zed, "moves_on"):
                t.spend("activation", "second " + id)
                self.alone(t, zed)
                return

    def won(self, s: DawnState, id: str) -> bool:
        """True if the zed has won more fights in this activation than it has moved on after."""
        return s.spent("activation", WON + id) > s.spent("activation", "followed " + id)

    def alone(self, t: DawnFlow, zed: Zed) -> None:
        """Lets a zed move on without its group."""
        t.emit("zed-presses-on", t.s.content.zeds[zed.id].rule, zed=zed.id, place=zed.field)
        t.then(Depart((zed.id,), zed.field))
        t.then(FurtherStep(self.zeds, self.field))
