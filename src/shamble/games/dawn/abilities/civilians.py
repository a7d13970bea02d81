"""Powers of the heroic civilians (cards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.abilities.shared import near, nursed, silenced
from shamble.games.dawn.actions.actions_phase import BonusAction
from shamble.games.dawn.actions.healing import heal, healable
from shamble.games.dawn.actions.unit_choices import can_act
from shamble.games.dawn.fights.refugees import Flee
from shamble.games.dawn.fights.retreats import RetreatZeds
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.rounds.new_units import ChooseNewUnit
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


class Care(Power):
    """Salvation heals a unit on its or an adjacent field, for a special action and a supply."""

    words: ClassVar[tuple[str, ...]] = ("care",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        unit = s.unit(who)
        if unit is None or s.spent("round", "special " + who) or not s.supplies or silenced(s, who):
            return []
        fields = near(s, unit.field)
        return [
            Option("special", who, patient.id, self.id)
            for patient in s.units
            if patient.field in fields and healable(s, patient)
        ]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.supply(-1, self.rule)
        heal(t, option.target, self.rule)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return nursed(o, option.target) - o.supply(), "special", {"who": option.actor}


class Kitchen(Power):
    """Salvation adds one to the consumption roll."""

    words: ClassVar[tuple[str, ...]] = ("kitchen",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        return 1 if what == "consume" else 0


class Unbeaten(Power):
    """The Veterans win every melee against zeds."""

    words: ClassVar[tuple[str, ...]] = ("unbeaten",)

    def decides_melee(self, s: DawnState, fight: Fight, who: str) -> int:
        return 1 if who == fight.unit else 0


class Evacuation(Power):
    """The Firemen end defiance, or turn villagers into refugees, in or next to a village."""

    words: ClassVar[tuple[str, ...]] = ("evacuation",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        unit = s.unit(who)
        if unit is None or s.spent("round", "special " + who) or not s.on_map(unit.field) or silenced(s, who):
            return []
        options = []
        for other in s.units:
            if other.field in near(s, unit.field) and s.content.fields[other.field].kind == "village":
                if other.defiant or (s.kind(other.id) == "villagers" and not other.reduced):
                    options.append(Option("special", who, other.id, self.id))
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        unit = t.s.unit(option.target)
        assert unit is not None
        if unit.defiant:
            t.set_unit(unit.willing())
            t.emit("willing", self.rule, who=unit.id)
        else:
            t.then(Flee(unit.id))


class Hose(Power):
    """The Firemen roll two dice: an adjacent zed of at most that strength retreats."""

    words: ClassVar[tuple[str, ...]] = ("hose",)
    verbs: ClassVar[tuple[str, ...]] = ("hose",)

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        if not s.on_map(unit.field):
            return []
        fields = [field for field in s.beside(unit.field) if not s.is_start(field)]
        return [Option("hose", unit.id, zed.id) for field in fields for zed in s.zeds_at(field)]

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        roll = t.two()
        need = t.s.strength(option.target)
        t.emit("hose", self.rule, who=option.actor, zed=option.target, roll=roll, need=need)
        if roll >= need:
            t.then(RetreatZeds((option.target,), self.rule))


class Exchange(Power):
    """Bauer turns two supplies into one ammunition, for a special action."""

    words: ClassVar[tuple[str, ...]] = ("exchange",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "special " + who) or s.supplies < 2 or silenced(s, who):
            return []
        return [Option("special", who, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.supply(-2, self.rule)
        t.ammunition(1, self.rule)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return o.ammo() - 2 * o.supply(), "special", {"who": option.actor}


class Bridge(Power):
    """Bauer's crew on the bridge removes its marker, for an action."""

    words: ClassVar[tuple[str, ...]] = ("bridge",)
    verbs: ClassVar[tuple[str, ...]] = ("mend-bridge",)

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        return [Option("mend-bridge", unit.id, unit.field)] if s.place(unit.field).bridge else []

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        t.set_place(t.s.place(option.target).having(bridge=""))
        t.emit("bridge-mended", self.rule, who=option.actor, place=option.target)


class Masks(Power):
    """The riot squad never raises infection, neither in melee nor by restoring order."""

    words: ClassVar[tuple[str, ...]] = ("masks",)

    def melee_infection(self, s: DawnState, fight: Fight, n: int) -> int:
        return 0 if fight.unit == "riot-squad" else n

    def order_infection(self, s: DawnState, n: int, units: list[str], who: str) -> int:
        return min(n, 0) if who in units else n


class Guest(Power):
    """The Clarion brings another heroic civilian into play."""

    words: ClassVar[tuple[str, ...]] = ("guest",)

    def arrives(self, t: DawnFlow, who: str) -> None:
        t.then(ChooseNewUnit("heroic", self.rule, CENTER))


class Rations(Power):
    """The Clarion saves one of two supplies in a consumption phase."""

    words: ClassVar[tuple[str, ...]] = ("rations",)

    def consumption(self, s: DawnState, n: int, who: str) -> int:
        return 1 if n == 2 else n


class Broadcast(Power):
    """WZED grants a free action to a normal civilian or refugees above ground."""

    words: ClassVar[tuple[str, ...]] = ("broadcast",)

    def listeners(self, s: DawnState, who: str) -> tuple[str, ...]:
        """Ids of the civilians and refugees above ground to whom the broadcast can grant an action now."""
        if s.spent("round", "special " + who) or silenced(s, who):
            return ()
        return tuple(
            [
                unit.id
                for unit in s.units
                if (s.kind(unit.id) == "civilian" or s.refugees(unit))
                and s.on_map(unit.field)
                and not s.underground(unit.field)
                and can_act(s, unit)
            ]
        )

    def options(self, s: DawnState, who: str) -> list[Option]:
        return [Option("special", who, item=self.id)] if self.listeners(s, who) else []

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        heard = self.listeners(t.s, who)
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.then(BonusAction(heard, True, self.rule))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return o.led(self.listeners(o.s, option.actor), True), "special", {"who": option.actor}


class Morale(Power):
    """WZED gives defenders in town an extra die."""

    words: ClassVar[tuple[str, ...]] = ("morale",)

    def extra_dice(self, s: DawnState, what: str, roller: Unit, who: str) -> int:
        return 1 if what == "defence" and s.content.fields[roller.field].town else 0
