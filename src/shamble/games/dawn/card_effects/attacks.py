"""Events that cause hits: ambushes, blasts, bombardments."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import (
    Located,
    TrackQuestion,
    field_of,
    fields,
    line,
    nearest,
    numbers,
    persons_on,
    vacate,
)
from shamble.games.dawn.fights.anytime import announce_harm
from shamble.games.dawn.fights.combat_columns import defence, tell_shifts
from shamble.games.dawn.fights.gunfire import fire
from shamble.games.dawn.fights.hits import HitUnit, HitZed, HitZeds
from shamble.games.dawn.fights.retreats import RetreatUnits
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.printed.terms import CENTER, LAB, OFFICES
from shamble.games.dawn.table.flow import CausedQuestion, CausedTie, DawnFlow, RuleStep
from shamble.games.dawn.table.powers import EventEffect
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs

TIE: Final = 3
"""The column of equal strength in the melee table."""


class Ambush(Located):
    """One attack in the column Tie on a hero or civilian of the track; only the unit takes hits."""

    words: ClassVar[tuple[str, ...]] = ("ambush",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        t.then(Ambushed(track, self.cause(t.s)))


class Ambushed(TrackQuestion):
    """The players choose the unit of the track that is ambushed."""

    ask: ClassVar[str] = "ambush"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("expose", unit.id) for unit in persons_on(s, self.track)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        unit = s.unit(option.actor)
        assert unit is not None
        if unit.defiant:
            unit = t.set_unit(unit.willing())
            t.emit("willing", "dawn.zeds.defiant", who=unit.id)
        rule, bonus = defence(s, Fight(unit.field, unit.id, (), False))
        if bonus:
            tell_shifts(t, [(rule, bonus)])
        column = min(6, TIE + bonus)
        dice = (t.die(), t.die())
        hits = s.content.combat[dice[0] + dice[1]].units[column]
        t.emit("ambushed", self.cause, who=unit.id, place=unit.field, dice=dice, column=column, n=hits)
        t.then(HitUnit(unit.id, hits, self.cause))


class Blast(EventEffect):
    """All units and zeds on the field take hits and retreat; the field is closed for this round."""

    words: ClassVar[tuple[str, ...]] = ("blast",)
    needs: ClassVar[tuple[str, ...]] = ("at", "n")

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        at = numbers(s).at
        # The closed field also bars the way of refugees who stand behind it.
        announce_harm(t, (at, *[field for field in s.beside(at) if s.toward(field) == at]))
        t.then(Explosion(at, self.cause(s)))


class Explosion(RuleStep):
    """Carries out a blast after its announcement."""

    fields: ClassVar[tuple[str, ...]] = ("field", "cause")
    __slots__ = ("cause", "field")

    def __init__(self, field: str, cause: str) -> None:
        self.field: Final = field
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        effect = numbers(s)
        for zed in s.zeds_at(self.field):
            t.then(HitZed(zed.id, effect.n, self.cause))
        for unit in s.units_at(self.field):
            t.then(HitUnit(unit.id, effect.n, self.cause))
        t.then(LeaveAndClose(self.field, effect.chaos, self.cause))


class CloseField(RuleStep):
    """Puts chaos on a field, if the card says so, and closes it for this round."""

    fields: ClassVar[tuple[str, ...]] = ("field", "chaos", "cause")
    __slots__ = ("cause", "chaos", "field")

    def __init__(self, field: str, chaos: int, cause: str) -> None:
        self.field: Final = field
        self.chaos: Final = chaos
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        if self.chaos:
            t.put_chaos(self.field, self.chaos, self.cause)
        t.set_place(t.s.place(self.field).having(closed=True))
        t.emit("closed", "dawn.marker.no-entry", place=self.field)


class LeaveAndClose(CloseField):
    """All units and zeds leave the field before it is closed."""

    written: ClassVar[str] = "Scatter"

    def run(self, t: DawnFlow) -> None:
        vacate(t, self.field, self.cause)
        t.then(CloseField(self.field, self.chaos, self.cause))


class Bombardment(EventEffect):
    """Hits on the zeds of one field above ground, no Start; dice determine the number."""

    words: ClassVar[tuple[str, ...]] = ("bombardment",)
    needs: ClassVar[tuple[str, ...]] = ("dice", "table")

    def begin(self, t: DawnFlow) -> None:
        t.then(Bomb(self.cause(t.s)))


class Bomb(CausedQuestion):
    """The players choose the bombed field."""

    ask: ClassVar[str] = "bomb"
    verbs: ClassVar[tuple[str, ...]] = ("bomb",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("bomb", target=field) for field in fields(s) if s.zeds_at(field) and not s.underground(field)]

    def judge(self, view: Costs, option: Option) -> Judged:
        # The danger of the field's track before and after two hits.
        s = view.s
        field = option.target
        track, n = s.track(field), s.content.fields[field].n
        gain = view.base[track] - view.cost(track, view.after(track, n, 2), view.guards[track])
        return gain, "strongest", {"zed": s.zeds_at(field)[0].id}

    def answer(self, t: DawnFlow, option: Option) -> None:
        effect = numbers(t.s)
        dice = tuple([t.die() for _ in range(effect.dice)])
        hits = line(effect, sum(dice)) + 1
        t.emit("bombed", self.cause, place=option.target, dice=dice, n=hits)
        t.then(HitZeds(option.target, hits, self.cause))


class Breakdown(EventEffect):
    """A hero in the town centre or next to it, not in a bed, may take hits."""

    words: ClassVar[tuple[str, ...]] = ("breakdown",)

    def begin(self, t: DawnFlow) -> None:
        t.then(BreaksDown(self.cause(t.s)))


class BreaksDown(CausedQuestion):
    """The players choose the hero; a die determines the hits: 1 two, 2-5 one, 6 none."""

    ask: ClassVar[str] = "breakdown"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)

    def options(self, s: DawnState) -> list[Option]:
        near = (CENTER, OFFICES, LAB, *[f"{track}0" for track in s.tracks])
        return [
            Option("expose", unit.id)
            for unit in s.units
            if s.kind(unit.id) == "hero" and unit.field in near and not unit.ekg
        ]

    def answer(self, t: DawnFlow, option: Option) -> None:
        die = t.die()
        hits = 2 if die == 1 else 0 if die == 6 else 1
        t.emit("breaks-down", self.cause, who=option.actor, die=die, n=hits)
        t.then(HitUnit(option.actor, hits, self.cause))


class Bats(EventEffect):
    """Bats attack the unit in the tunnel that is farthest from the town."""

    words: ClassVar[tuple[str, ...]] = ("bats",)

    def begin(self, t: DawnFlow) -> None:
        victims = bats_victims(t.s)
        if len(victims) == 1:
            announce_harm(t, (victims[0].field,))
        t.then(BatsBite(self.cause(t.s)))


def bats_victims(s: DawnState) -> list[Unit]:
    """The units in the tunnel that are farthest from the town."""
    below = [unit for unit in s.units if s.is_player(unit) and s.track(unit.field) == "T"]
    far = max([s.distance(unit.field) for unit in below], default=0)
    return [unit for unit in below if s.distance(unit.field) == far]


class BatsBite(CausedTie):
    """The bats' victim takes a hit, retreats, and infection rises; the players choose among equals."""

    ask: ClassVar[str] = "bats"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("expose", unit.id) for unit in bats_victims(s)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        t.emit("bats", self.cause, who=unit.id, place=unit.field)
        t.then(HitUnit(unit.id, 1, self.cause))
        t.then(RetreatUnits((unit.id,), unit.field))
        t.infect(numbers(t.s).n, self.cause)


class Bloated(Located):
    """The track's zed nearest to the town bursts; units and zeds on adjacent fields are shot at."""

    words: ClassVar[tuple[str, ...]] = ("bloated",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        s = t.s
        burst = nearest(s, [zed.id for zed in s.zeds_on(track)])
        if len(burst) == 1:
            announce_harm(t, s.beside(field_of(s, burst[0])))
        t.then(ChooseBurstingZed(track, self.cause(s)))


class ChooseBurstingZed(TrackQuestion):
    """The players choose the bursting zed among equals."""

    written: ClassVar[str] = "Burst"
    tie: ClassVar[bool] = True
    ask: ClassVar[str] = "burst"
    verbs: ClassVar[tuple[str, ...]] = ("burst",)

    def options(self, s: DawnState) -> list[Option]:
        zeds = [zed.id for zed in s.zeds_on(self.track)]
        return [Option("burst", target=id) for id in nearest(s, zeds)] if zeds else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = s.zed(option.target)
        assert zed is not None
        t.emit("bursts", self.cause, zed=zed.id, place=zed.field)
        t.remove_zed(zed.id)
        for field in s.beside(zed.field):
            if s.is_start(field):
                continue
            for other in s.zeds_at(field):
                t.then(Splash(other.id, field, self.cause))
            for unit in s.units_at(field):
                if s.kind(unit.id) != "villagers" or unit.reduced:
                    t.then(Splash(unit.id, field, self.cause))


class Splash(RuleStep):
    """A separate gunfire attack on one unit or zed."""

    fields: ClassVar[tuple[str, ...]] = ("whom", "field", "cause")
    __slots__ = ("cause", "field", "whom")

    def __init__(self, whom: str, field: str, cause: str) -> None:
        self.whom: Final = whom
        self.field: Final = field
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        hits = fire(t, Shot(s.event, self.field, numbers(s).n))
        if self.whom in s.content.zeds:
            t.then(HitZed(self.whom, hits, self.cause))
        else:
            t.then(HitUnit(self.whom, hits, self.cause))
