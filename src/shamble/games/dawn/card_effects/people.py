"""Story and event cards about civilians, refugees and patients, the weather and the bridge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.actions.healing import heal, healable
from shamble.games.dawn.actions.researching import NextCard
from shamble.games.dawn.card_effects.shared import CIVILIANS, best_strength, line, numbers
from shamble.games.dawn.fights.anytime import HARM, LOSS, MARCH, OUTBREAK, alone_to_hit, announce_harm
from shamble.games.dawn.fights.refugees import flee_step, held_up, refugees_enter
from shamble.games.dawn.fights.retreats import field_with_room
from shamble.games.dawn.fights.saving_rolls import BedQuestion, bed_options
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import BEDS, CAMP, CENTER
from shamble.games.dawn.table.flow import CausedQuestion, CauseStep, DawnFlow, RuleStep, TrackStep
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak, Outbreak, outbreak_field
from shamble.games.dawn.zeds.zed_moves import Depart

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


def normal_civilians(s: DawnState) -> list[str]:
    """Ids of the civilian units in play; heroes, Guards and refugees are not among them."""
    return [unit.id for unit in s.units if s.kind(unit.id) == "civilian" and s.in_play(unit)]


class WellArmed(EventEffect):
    """One normal civilian gets the marker that the card names."""

    words: ClassVar[tuple[str, ...]] = ("mark-civilian",)
    needs: ClassVar[tuple[str, ...]] = ("marker",)

    def begin(self, t: DawnFlow) -> None:
        t.then(MarkCivilian(numbers(t.s).marker, self.cause(t.s)))


class MarkCivilian(CausedQuestion):
    """The players choose the civilian who gets the marker."""

    fields: ClassVar[tuple[str, ...]] = ("marker", "cause")
    __slots__ = ("marker",)
    ask: ClassVar[str] = "mark"
    verbs: ClassVar[tuple[str, ...]] = ("mark",)

    def __init__(self, marker: str, cause: str) -> None:
        super().__init__(cause)
        self.marker: Final = marker

    def options(self, s: DawnState) -> list[Option]:
        return [Option("mark", id, item=self.marker) for id in normal_civilians(s)]

    def judge(self, view: Costs, option: Option) -> Judged:
        return view.marked(option.actor), "good-odds", {"who": option.actor}

    def answer(self, t: DawnFlow, option: Option) -> None:
        mark(t, option.actor, self.marker, self.cause)


def mark(t: DawnFlow, id: str, marker: str, rule: str) -> None:
    """Puts a marker on a unit and tells it."""
    unit = t.s.unit(id)
    assert unit is not None
    t.set_unit(unit.with_marker(marker))
    t.emit("marked", rule, who=id, marker=marker)


class MilitiaLeader(StoryEffect):
    """Gives a normal civilian the marker that the card names."""

    words: ClassVar[tuple[str, ...]] = ("mark-civilian",)
    needs: ClassVar[tuple[str, ...]] = ("marker",)

    def plays(self, s: DawnState) -> list[Option]:
        return [Option("play", id, item=self.id) for id in normal_civilians(s)]

    def play(self, t: DawnFlow, option: Option) -> None:
        mark(t, option.actor, t.s.content.stories[self.id].effect.marker, self.cause(t.s))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return o.marked(option.actor), "good-odds", {"who": option.actor}


class BridgeBreaks(StoryEffect):
    """The bridge breaks."""

    words: ClassVar[tuple[str, ...]] = ("bridge-down",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        for field in s.content.fields.values():
            if field.bridge:
                # Refugees behind a broken bridge cannot go on.
                announce_harm(t, [other for other in s.beside(field.id) if s.toward(other) == field.id])
                t.then(BridgeFalls(field.id, self.cause(s)))


class BridgeFalls(RuleStep):
    """Breaks the bridge to one field, after the announcement."""

    fields: ClassVar[tuple[str, ...]] = ("field", "cause")
    __slots__ = ("cause", "field")

    def __init__(self, field: str, cause: str) -> None:
        self.field: Final = field
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        t.set_place(t.s.place(self.field).having(bridge="down"))
        t.emit("bridge-down", self.cause, place=self.field)


class Downpour(StoryEffect):
    """Zeds on the mountain slip; then no unit or zed moves there any more in this round."""

    words: ClassVar[tuple[str, ...]] = ("downpour",)
    needs: ClassVar[tuple[str, ...]] = ("track", "table")

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        effect = s.content.stories[self.id].effect
        zeds = sorted(s.zeds_on(effect.track), key=lambda zed: s.distance(zed.field))
        for zed in zeds:
            t.then(Slide(zed.id, self.id))
        t.then(Still(effect.track))


class Slide(RuleStep):
    """Rolls for a zed: it takes a step toward the town with all consequences, stays, or slides back one field."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "card")
    added: ClassVar[Mapping[str, object]] = {"card": "downpour"}
    __slots__ = ("card", "zed")

    def __init__(self, zed: str, card: str) -> None:
        self.zed: Final = zed
        self.card: Final = card

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = s.zed(self.zed)
        if zed is None:
            return
        story = s.content.stories[self.card]
        rule = story.rule
        die = t.die()
        which = line(story.effect, die)
        t.emit("slips", rule, zed=zed.id, die=die)
        if which == 0:
            t.open_scope("activation", s.track(zed.field))
            t.then(Depart((zed.id,), zed.field))
            t.then(Leave("activation"))
        elif which == 2:
            back = s.away(zed.field)
            if back and field_with_room(s, back, zed.id) == back:
                t.set_zed(zed.at(back))
                t.emit("zed-slides", rule, zed=zed.id, place=zed.field, dest=back)
                t.then(Arrive((zed.id,), back, zed.field))
        t.then(CheckOutbreak())


class Still(TrackStep):
    """Stops all moves on a track for this round."""

    def run(self, t: DawnFlow) -> None:
        t.hold("round", "still " + self.track)
        t.emit("track-still", "dawn.story.downpour", track=self.track)


def refugees_on_tracks(s: DawnState) -> list[Unit]:
    """Groups of refugees on a track who can still act: not in coma and not in the town's buildings."""
    return [unit for unit in s.units if s.refugees(unit) and not unit.ekg and s.content.fields[unit.field].way]


class ForgotWhat(StoryEffect):
    """All refugees turn back, the farthest first; never onto a Start, and on a field with zeds they are bitten."""

    words: ClassVar[tuple[str, ...]] = ("refugees-back",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        exposed = [unit.field for unit in refugees_on_tracks(s) if s.zeds_at(s.away(unit.field))]
        announce_harm(t, exposed)
        t.then(TurnBack(self.cause(s)))


class TurnBack(CauseStep):
    """Moves all refugees one field outwards, after the announcement."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        for unit in sorted(refugees_on_tracks(s), key=lambda unit: -s.distance(unit.field)):
            back = s.away(unit.field)
            if s.is_start(back):
                continue
            t.put_unit(unit, back)
            t.emit("refugees-move", self.cause, who=unit.id, place=unit.field, dest=back)
            refugees_enter(t, unit.id)


class Scouts(StoryEffect):
    """All refugees next to zeds go one field toward the town, never onto zeds."""

    words: ClassVar[tuple[str, ...]] = ("scouts",)
    interests: ClassVar[tuple[str, ...]] = (MARCH, OUTBREAK, HARM, LOSS)

    def moving(self, s: DawnState) -> list[Unit]:
        """Refugees next to zeds whose next field toward the town is free of zeds."""
        return [
            unit
            for unit in refugees_on_tracks(s)
            if any(s.zeds_at(field) for field in s.beside(unit.field)) and not s.zeds_at(s.toward(unit.field))
        ]

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if self.moving(s) else []

    def play(self, t: DawnFlow, option: Option) -> None:
        for unit in self.moving(t.s):
            flee_step(t, unit.id, self.cause(t.s))

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True if refugees could leave a field that the step concerns, also one that a unit defends: when it has lost,
        it is too late. Before a loss: if they alone would take its hit, and could go into the camp instead."""
        able = [unit for unit in self.moving(s) if not held_up(s, unit)]
        if kind == LOSS:
            alone = alone_to_hit(s)
            return any(unit.id == alone and s.toward(unit.field) == CENTER for unit in able)
        if kind == OUTBREAK:
            fields = [outbreak_field(s, subject)[0]]
        else:
            fields = subject.split()[:1] if kind == MARCH else subject.split()
        return any(unit.field in fields for unit in able)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 0.5, "card", {}


class AnotherWay(StoryEffect):
    """Rolls for each group of refugees in the camp: it leaves, stays, or heals a civilian."""

    words: ClassVar[tuple[str, ...]] = ("another-way",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        rule = self.cause(s)
        for unit in s.units_at(CAMP):
            die = t.die()
            t.emit("camp-roll", rule, who=unit.id, die=die)
            if die == 1:
                t.remove_unit(unit.id)
                t.emit("leaves-game", rule, who=unit.id)
            elif die == 6:
                t.then(HealCivilian(1, (), rule))


class HealCivilian(CausedQuestion):
    """Heals one hit of a civilian anywhere, and infection falls as usual; in a bed also an EKG."""

    fields: ClassVar[tuple[str, ...]] = ("n", "done", "cause")
    __slots__ = ("done", "n")
    ask: ClassVar[str] = "heal-civilian"
    verbs: ClassVar[tuple[str, ...]] = ("heal", "done")

    def __init__(self, n: int, done: tuple[str, ...], cause: str) -> None:
        super().__init__(cause)
        self.n: Final = n
        self.done: Final = done

    def options(self, s: DawnState) -> list[Option]:
        if not self.n:
            return []
        heals = [
            Option("heal", target=unit.id)
            for unit in s.units
            if s.kind(unit.id) in CIVILIANS and unit.id not in self.done and (healable(s, unit) or unit.ekg)
        ]
        return [*heals, Option("done")] if heals else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "heal":
            heal(t, option.target, self.cause)
            t.then(HealCivilian(self.n - 1, (*self.done, option.target), self.cause))


class OutOfBed(StoryEffect):
    """Heals a civilian in a bed completely and puts it on a named field that zeds do not control."""

    words: ClassVar[tuple[str, ...]] = ("out-of-bed",)

    def plays(self, s: DawnState) -> list[Option]:
        places = [
            field.id
            for field in s.content.fields.values()
            if field.named and field.track != "T" and not s.controlled(field.id) and s.unit_room(field.id) > 0
        ]
        patients = [unit.id for unit in s.units_at(BEDS) if s.kind(unit.id) in CIVILIANS]
        return [Option("play", id, place, self.id) for id in patients for place in places]

    def play(self, t: DawnFlow, option: Option) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        t.put_unit(Unit(unit.id, unit.field, markers=unit.markers), option.target)
        t.emit("up-again", self.cause(t.s), who=unit.id, place=option.target)
        t.infect(-1, self.cause(t.s))
        units_enter(t, (unit.id,))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0 + 0.1 * best_strength(o.s, option.actor), "card", {}


class ProjectFile(StoryEffect):
    """A unit in the doctor's office gains the next research card."""

    words: ClassVar[tuple[str, ...]] = ("project-file",)
    needs: ClassVar[tuple[str, ...]] = ("at",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.fighters_at(s.content.stories[self.id].effect.at) else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(NextCard(self.cause(t.s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0 + 0.1 * best_strength(o.s, option.actor), "card", {}


class Contagion(StoryEffect):
    """An unchecked outbreak that does not lower infection; a unit in the town centre falls ill."""

    words: ClassVar[tuple[str, ...]] = ("contagion",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.then(Outbreak(True))
        t.then(FallsIll(self.cause(t.s)))


class FallsIll(CausedQuestion):
    """The unit has one hit left but needs no EKG; it goes to a bed, or stays in the centre if none is free."""

    ask: ClassVar[str] = "falls-ill"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("expose", unit.id) for unit in s.fighters_at(CENTER)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(SickBed(option.actor, self.cause))


class SickBed(BedQuestion):
    """Puts the ill unit into a bed; without a free bed, or one made free, it stays in the town centre."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "cause")
    __slots__ = ("cause",)
    verbs: ClassVar[tuple[str, ...]] = ("admit", "discharge", "stay")

    def __init__(self, unit: str, cause: str) -> None:
        super().__init__(unit)
        self.cause: Final = cause

    def reason(self, s: DawnState) -> str:
        return self.cause

    def options(self, s: DawnState) -> list[Option]:
        if s.beds() > 0 or not s.units_at(BEDS):
            return [Option("admit" if s.beds() > 0 else "stay", self.unit)]
        return [*bed_options(s, self.unit)[:-1], Option("stay", self.unit)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "discharge":
            super().answer(t, option)
            return
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        field = BEDS if option.verb == "admit" else CENTER
        t.put_unit(unit.with_hits(True, s.content.units[unit.id].hits[1] - 1), field)
        t.emit("falls-ill", self.cause, who=unit.id, place=field)
