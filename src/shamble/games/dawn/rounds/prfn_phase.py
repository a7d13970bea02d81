"""The PRFN phase (rule 10): raiders, Rangers, refugees, National Guard."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.actions.moving import may_stand, open_to, rolls_to_leave
from shamble.games.dawn.fights.combat_columns import enemies
from shamble.games.dawn.fights.hits import HitUnit
from shamble.games.dawn.fights.reactions import Stops
from shamble.games.dawn.fights.refugees import flee_step, held_up
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.rounds.mixed_losses import lose_mix
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep, UnitStep
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak


class PrfnPhase(RuleStep):
    """Queues the steps of the phase: raiders, Rangers, refugees, National Guard."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        t.then(RaiderOrder(tuple([unit.id for unit in s.units if s.kind(unit.id) == "raiders"])))
        t.then(FreeStep("rangers"))
        t.then(RefugeesMove(s.content.events[s.event].prfn))
        t.then(FreeStep("guard"))


class RaiderOrder(Question):
    """All raiders go one field toward the centre, in the players' order (p. 17)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "raiders"
    verbs: ClassVar[tuple[str, ...]] = ("raid",)
    rule: ClassVar[str] = "dawn.prfn.raiders"

    def __init__(self, left: tuple[str, ...]) -> None:
        self.left: Final = left

    def options(self, s: DawnState) -> list[Option]:
        return [Option("raid", id) for id in self.left if s.unit(id) is not None]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(RaidersMove(option.actor))
        left = tuple([id for id in self.left if id != option.actor])
        if left:
            t.then(RaiderOrder(left))


class RaidersMove(UnitStep):
    """Checks closed fields and Pickles, who may bark at raiders as at zeds, before raiders move (cards)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None:
            return
        dest = s.toward(unit.field)
        place = s.place(dest)
        if dest != CENTER and (place.closed or place.bridge == "down"):
            t.emit("raiders-stuck", "dawn.marker.broken-bridge", who=self.unit, place=unit.field)
            return
        stops = Stops("leave", unit.field, (self.unit,))
        if stops.options(s):
            t.open_scope("activation", self.unit)
            t.then(stops)
            t.then(RaidersGo(self.unit))
            t.then(Leave("activation"))
        else:
            t.then(RaidersGo(self.unit))
        t.then(CheckOutbreak())


class RaidersGo(UnitStep):
    """Moves raiders one field toward the centre, where they plunder; elsewhere they meet who is there."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        if unit is None or s.spent("activation", "halt " + self.unit):
            return
        dest = s.toward(unit.field)
        t.put_unit(unit, dest)
        t.emit("raiders-move", "dawn.prfn.raiders", who=self.unit, place=unit.field, dest=dest)
        if dest == CENTER:
            t.then(Plunder(self.unit))
        else:
            units_enter(t, (self.unit,), unit.field)


class Plunder(UnitStep):
    """Raiders in the centre take supplies and ammunition worth their strength, then leave the game (cards)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        card = s.content.units[self.unit]
        n = s.strength(self.unit)
        t.emit("plunder", card.rule, who=self.unit, n=n)
        t.remove_unit(self.unit)
        lose_mix(t, n, ("supply", "ammo"), card.rule)
        if self.unit == "bubba":
            for unit in s.units:
                if s.fights(unit) and s.content.fields[unit.field].town:
                    t.then(HitUnit(unit.id, 1, card.rule))


class FreeStep(Question):
    """Rangers and the Guard may each go one field in any direction (p. 17)."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    __slots__ = ("unit",)
    ask: ClassVar[str] = "free-step"
    verbs: ClassVar[tuple[str, ...]] = ("attack", "step", "stay")

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit

    def reason(self, s: DawnState) -> str:
        return f"dawn.prfn.{self.unit}"

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or not s.on_map(unit.field) or unit.ekg or s.place(unit.field).chaos:
            return []
        options = []
        for field in s.beside(unit.field):
            if open_to(s, unit, field) and may_stand(s, unit, field):
                verb = "attack" if enemies(s, unit.id, field) else "step"
                options.append(Option(verb, unit.id, field))
        return [*options, Option("stay", unit.id)] if options else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "stay":
            return
        unit = t.s.unit(self.unit)
        assert unit is not None
        if rolls_to_leave(t, unit, points=0):
            t.move_unit(self.unit, option.target, self.reason(t.s))
            units_enter(t, (self.unit,), unit.field)
        t.then(CheckOutbreak())


class RefugeesMove(Question):
    """The players move as many different refugees as the tab says one field toward the centre (p. 17).

    Refugees next to zeds stay, but may be chosen all the same (D-100). Choices that would change nothing are not
    offered.
    """

    fields: ClassVar[tuple[str, ...]] = ("n", "moved")
    __slots__ = ("moved", "n")
    ask: ClassVar[str] = "refugees"
    verbs: ClassVar[tuple[str, ...]] = ("lead-on",)
    rule: ClassVar[str] = "dawn.prfn.refugees"

    def __init__(self, n: int, moved: tuple[str, ...] = ()) -> None:
        self.n: Final = n
        self.moved: Final = moved

    def question(self, s: DawnState) -> Args:
        return {"n": self.n}

    def options(self, s: DawnState) -> list[Option]:
        if self.n < 1:
            return []
        here = [unit for unit in s.units if s.refugees(unit) and not unit.ekg and s.track(unit.field)]
        left = [unit for unit in here if unit.id not in self.moved]
        free = [unit for unit in left if not held_up(s, unit)]
        return [Option("lead-on", unit.id) for unit in (left if free and self.n < len(left) else free)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        flee_step(t, option.actor, self.rule)
        t.then(CheckOutbreak())
        t.then(RefugeesMove(self.n - 1, (*self.moved, option.actor)))
