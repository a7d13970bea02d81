"""Kept story cards for a fight, a move, or zeds that are about to move."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.actions.moving import do_move, free_of_chaos, may_stand, move_options, open_to, points_of
from shamble.games.dawn.card_effects.shared import plays_on, surface
from shamble.games.dawn.fights.gunfire import Gunfire
from shamble.games.dawn.fights.hits import HitUnit
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.printed.terms import BEDS, CENTER, LAB, OFFICES
from shamble.games.dawn.table.flow import DawnFlow, RuleStep
from shamble.games.dawn.table.powers import StoryEffect
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs

KEEPS: Final = 4
"""Lowest die with which the decoy stays in the hand (cards)."""
CANNON_STAYS: Final = 6
"""Lowest die with which the cannon stays in the hand (cards)."""


class MeleeShift(StoryEffect):
    """Columns to the right, played before the dice; several cards add up."""

    words: ClassVar[tuple[str, ...]] = ("melee-shift",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def play(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        assert s.fight is not None
        s.fight = s.fight.having(extra=(*s.fight.extra, (self.cause(s), s.content.stories[self.id].effect.n)))

    def melee_ended(self, t: DawnFlow, fight: Fight, beaten: bool) -> None:
        hits = t.s.content.stories[self.id].effect.hits
        if hits:
            t.then(HitUnit(fight.unit, hits, self.cause(t.s)))


class IronWill(StoryEffect):
    """Reverses a lost defence: one hit on the zeds, who retreat, and none on the unit."""

    words: ClassVar[tuple[str, ...]] = ("iron-will",)

    def play(self, t: DawnFlow, option: Option) -> None:
        assert t.s.fight is not None
        t.s.fight = t.s.fight.having(ironed=True)


class ThrowSomething(StoryEffect):
    """A weak shot at zeds that have arrived, before the fight."""

    words: ClassVar[tuple[str, ...]] = ("throw",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def play(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        for scope in reversed(s.scopes):
            if scope.kind == "arrival":
                t.then(Gunfire(Shot(self.id, scope.name, s.content.stories[self.id].effect.n)))
                return


class KeepRoll(RuleStep):
    """Rolls whether a card returns to the hand after its effect (cards)."""

    fields: ClassVar[tuple[str, ...]] = ("card", "least")
    __slots__ = ("card", "least")

    def __init__(self, card: str, least: int) -> None:
        self.card: Final = card
        self.least: Final = least

    def run(self, t: DawnFlow) -> None:
        die = t.die()
        t.emit("keep-roll", t.s.content.stories[self.card].rule, card=self.card, die=die)
        if die >= self.least:
            t.keep(self.card)


class Cannon(StoryEffect):
    """A free shot at a field close to the town; on a 6 the card returns to the hand."""

    words: ClassVar[tuple[str, ...]] = ("cannon",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        near = [f"{track}{n}" for track in surface(s) for n in (0, 1)]
        return plays_on(self.id, [field for field in near if s.zeds_at(field) or s.raiders_at(field)])

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(Gunfire(Shot(self.id, option.target, t.s.content.stories[self.id].effect.n)))
        t.then(KeepRoll(self.id, CANNON_STAYS))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0, "card", {}


class Decoy(StoryEffect):
    """A group stays on its field and one of its zeds recovers; on 4-6 the card returns to the hand."""

    words: ClassVar[tuple[str, ...]] = ("decoy",)

    def plays(self, s: DawnState) -> list[Option]:
        return plays_on(self.id, [zed.id for zed in s.zeds])

    def play(self, t: DawnFlow, option: Option) -> None:
        t.recover(option.target, self.cause(t.s))
        t.then(KeepRoll(self.id, KEEPS))


class Hypnotised(StoryEffect):
    """Cancels all activations of a track in this Zeds phase."""

    words: ClassVar[tuple[str, ...]] = ("hypnotised",)

    def plays(self, s: DawnState) -> list[Option]:
        return plays_on(self.id, list(s.tracks))

    def play(self, t: DawnFlow, option: Option) -> None:
        t.hold("phase", "calm " + option.target)


def drivers(s: DawnState) -> list[Unit]:
    """Heroes above ground who can move and use a vehicle."""
    return [
        unit
        for unit in s.units
        if s.kind(unit.id) == "hero"
        and s.in_play(unit)
        and not s.flag(unit.id, "no-vehicle")
        and not s.underground(unit.field)
        and (not s.place(unit.field).chaos or free_of_chaos(s, unit))
    ]


class Trucks(StoryEffect):
    """A Move action with extra movement points, above ground."""

    words: ClassVar[tuple[str, ...]] = ("trucks",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        n = s.content.stories[self.id].effect.n
        options = []
        for unit in drivers(s):
            for option in move_options(s, unit, points_of(s, unit) + n):
                if not s.underground(option.target):
                    options.append(Option("play", unit.id, option.target, self.id))
        return options

    def play(self, t: DawnFlow, option: Option) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        do_move(t, option.actor, option.target, points_of(t.s, unit) + t.s.content.stories[self.id].effect.n)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        unit = o.s.unit(option.actor)
        gain = o.gain(unit, option.target) if unit is not None and option.target in o.s.content.fields else 0.0
        return gain - 0.6, "card", {}


class Chopper(StoryEffect):
    """A Move action between any two fields above ground, hospital and laboratory included."""

    words: ClassVar[tuple[str, ...]] = ("chopper",)

    def plays(self, s: DawnState) -> list[Option]:
        fields = [field for track in surface(s) for field in s.way(track)] + [CENTER, BEDS, OFFICES, LAB]
        return [
            Option("play", unit.id, field, self.id)
            for unit in drivers(s)
            for field in fields
            if field != unit.field and s.content.fields[field].level <= s.level
            if open_to(s, unit, field) and may_stand(s, unit, field)
        ]

    def play(self, t: DawnFlow, option: Option) -> None:
        t.move_unit(option.actor, option.target, self.cause(t.s))
        units_enter(t, (option.actor,))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        unit = o.s.unit(option.actor)
        gain = o.gain(unit, option.target) if unit is not None and option.target in o.s.content.fields else 0.0
        return gain - 0.6, "card", {}
