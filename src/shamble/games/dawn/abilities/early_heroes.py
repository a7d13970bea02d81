"""Powers of the heroes of the blue and green cards. Abilities that only add numbers are data."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.abilities.shared import near, reacting, silenced
from shamble.games.dawn.actions.actions_phase import (
    BonusAction,
    SecondAction,
    actions_left,
    can_spend,
    pay_action,
)
from shamble.games.dawn.actions.building import fortified
from shamble.games.dawn.actions.healing import heal, healable
from shamble.games.dawn.actions.unit_choices import can_act
from shamble.games.dawn.fights.gunfire import can_pay, gun_column, pull_trigger, shoot, shot_of, targets
from shamble.games.dawn.fights.hits import HitZeds
from shamble.games.dawn.fights.retreats import FallBack, RetreatZeds
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


WORTH_A_SPEECH: Final = 2.2
"""Worth that all free actions together must exceed before the mayor's one speech is advised."""


class LongGun(Power):
    """Piazza shoots without ammunition, for two actions."""

    words: ClassVar[tuple[str, ...]] = ("hand-loading",)
    verbs: ClassVar[tuple[str, ...]] = ("hand-load",)

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        if free or actions_left(s) < 2:
            return []
        options: list[Option] = []
        for field in targets(s, unit):
            options.append(Option("hand-load", unit.id, field))
        return options

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        if can_spend(t.s):
            pay_action(t)
        else:
            t.then(SecondAction(unit.id))
        t.emit("hand-loads", self.rule, who=unit.id)
        pull_trigger(t, shot_of(t.s, unit, option.target))


class TownSearch(Power):
    """Hernandez adds one to searches in town."""

    words: ClassVar[tuple[str, ...]] = ("town-search",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        unit = s.unit(who)
        return 1 if what == "search" and unit is not None and s.content.fields[unit.field].town else 0


class Rally(Power):
    """Hernandez lets a unit in the town centre shoot one column better, for its ammunition."""

    words: ClassVar[tuple[str, ...]] = ("rally",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "special " + who) or silenced(s, who):
            return []
        options: list[Option] = []
        for unit in s.fighters_at(CENTER):
            fields = targets(s, unit)
            if fields and can_pay(s, unit):
                for field in fields:
                    options.append(Option("special", unit.id, field, item=self.id))
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        # `who` is the shooter: the option names the unit that acts, not the mayor.
        t.spend("round", "special hernandez")
        t.emit("special", self.rule, who="hernandez")
        shoot(t, option.actor, option.target, False, ((self.rule, 1),))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        unit = o.s.unit(option.actor)
        assert unit is not None
        column = min(6, gun_column(o.s, shot_of(o.s, unit, option.target)) + 1)
        return o.shot_worth(option.target, column) - o.ammo(), "special", {"who": option.actor}


class Speech(Power):
    """Hernandez, once a game, gives every other unit in town a free action (with the radio: above ground)."""

    words: ClassVar[tuple[str, ...]] = ("speech",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        return [] if "speech" in s.used or silenced(s, who) else [Option("special", who, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        s = t.s
        s.used = (*s.used, "speech")
        t.emit("speech", self.rule, who=who)
        for id in self.hearers(s, who):
            t.then(BonusAction((id,), True, self.rule))

    def hearers(self, s: DawnState, who: str) -> list[str]:
        """Units that hear the speech: in town, with the radio also above ground."""
        radio = s.present("wzed") is not None
        hearers = []
        for unit in s.units:
            info = s.content.fields[unit.field]
            hears = info.town or (radio and info.way and not s.underground(unit.field))
            if unit.id != who and hears and can_act(s, unit):
                hearers.append(unit.id)
        return hearers

    def judge(self, o: Costs, option: Option) -> Judged | None:
        if o.s.round <= 1:
            return -0.5, "special", {"who": option.actor}
        total = sum([o.best_action((id,), True) for id in self.hearers(o.s, option.actor)])
        late = min(1.0, o.steps_left / 6)
        return (total if total > WORTH_A_SPEECH * late else -0.5), "special", {"who": option.actor}


class Orders(Power):
    """Hunt gives a civilian or refugees on his or an adjacent field a free action."""

    words: ClassVar[tuple[str, ...]] = ("orders",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        for field in self.range(s, who):
            for unit in s.units_at(field):
                if self.follows(s, unit):
                    return [Option("special", who, item=self.id)]
        return []

    def range(self, s: DawnState, who: str) -> list[str]:
        """The fields on which Hunt may lead somebody now."""
        hunt = s.unit(who)
        if hunt is None or s.spent("round", "special " + who) or not s.on_map(hunt.field) or silenced(s, who):
            return []
        return near(s, hunt.field)

    def follows(self, s: DawnState, unit: Unit) -> bool:
        """True if Hunt may lead this unit, if it is near enough."""
        return (s.kind(unit.id) in ("civilian", "heroic") or s.refugees(unit)) and can_act(s, unit)

    def led(self, s: DawnState, who: str) -> tuple[str, ...]:
        """Units that Hunt may lead now, in the order of the table."""
        fields = self.range(s, who)
        return tuple([unit.id for unit in s.units if unit.field in fields and self.follows(s, unit)])

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        led = self.led(t.s, who)
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.then(BonusAction(led, True, self.rule))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return o.led(self.led(o.s, option.actor), True), "special", {"who": option.actor}


class Traps(Power):
    """Johnson's traps: on 4-6 a zed takes a hit, all defenders of the field fall back, and no fight follows."""

    words: ClassVar[tuple[str, ...]] = ("traps",)

    def reactions(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        return [Option("react", who, item=self.id)] if reacting(s, who, field) else []

    def react(self, t: DawnFlow, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        die = t.die()
        if die < 4:
            t.emit("trap-fails", self.rule, who=option.actor, die=die)
            return False
        t.emit("trap", self.rule, who=option.actor, die=die)
        t.then(HitZeds(field, 1, self.rule, zeds))
        t.then(FallBack(tuple([unit.id for unit in t.s.defenders(field)]), field))
        return True

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.avoids(option.actor, 1.6) else 0.0), "react", {}


class FirstAid(Power):
    """Johnson heals a hit on his or an adjacent field, for an action and a supply."""

    words: ClassVar[tuple[str, ...]] = ("first-aid",)
    verbs: ClassVar[tuple[str, ...]] = ("first-aid",)

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        if not s.uses_rules("supplies") or (not free and not s.supplies) or not s.on_map(unit.field):
            return []
        fields = near(s, unit.field)
        return [
            Option("first-aid", unit.id, patient.id)
            for patient in s.units
            if patient.field in fields and healable(s, patient)
        ]

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        if not free:
            t.supply(-1, self.rule)
        heal(t, option.target, self.rule)


class Engineer(Power):
    """Kingman builds strongpoint and minefield, each once a game."""

    words: ClassVar[tuple[str, ...]] = ("strongpoint", "minefield")
    verbs: ClassVar[tuple[str, ...]] = ("strongpoint", "minefield")

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        if not s.content.fields[unit.field].way:
            return []
        options = []
        markers = s.content.markers
        rich = free or s.supplies >= markers["strongpoint"].supplies
        if "strongpoint" not in s.used and rich and not fortified(s, s.track(unit.field)):
            options.append(Option("strongpoint", unit.id, unit.field))
        mine = markers["minefield"]
        rich = free or (s.supplies >= mine.supplies and s.ammo >= mine.ammo)
        if "minefield" not in s.used and rich and not unit.reduced:
            options.append(Option("minefield", unit.id, unit.field))
        return options

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        s = t.s
        marker = s.content.markers[option.verb]
        rule = s.content.units[option.actor].ability(option.verb)
        if not free:
            t.supply(-marker.supplies, rule)
            if marker.ammo:
                t.ammunition(-marker.ammo, rule)
        s.used = (*s.used, option.verb)
        place = s.place(option.target)
        t.set_place(place.having(strongpoint=True) if option.verb == "strongpoint" else place.having(mines=2))
        t.emit(f"built-{option.verb}", rule, who=option.actor, place=option.target)


class Perimeter(Power):
    """Kingman stops zeds on their way to his or an adjacent field on 5-6."""

    words: ClassVar[tuple[str, ...]] = ("perimeter",)

    def stops(self, s: DawnState, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        unit = s.unit(who)
        return moment == "enter" and unit is not None and self.stops_from(s, field, unit.field)

    def stops_from(self, s: DawnState, field: str, place: str) -> bool:
        return s.on_map(place) and field in near(s, place)

    def stop(self, t: DawnFlow, who: str) -> bool:
        die = t.die()
        t.emit("perimeter", self.rule, who=who, die=die)
        return die >= 5


class Bark(Power):
    """Pickles keeps zeds or raiders from leaving his field on 4-6."""

    words: ClassVar[tuple[str, ...]] = ("bark",)

    def stops(self, s: DawnState, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        return moment == "leave" and reacting(s, who, field)

    def stop(self, t: DawnFlow, who: str) -> bool:
        die = t.die()
        t.emit("barks", self.rule, who=who, die=die)
        return die >= 4


class Camouflage(Power):
    """Pickles is found on a 1 only; otherwise he and the enemies share the field."""

    words: ClassVar[tuple[str, ...]] = ("camouflage",)

    def reactions(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        return [Option("react", who, item=self.id)] if reacting(s, who, field) else []

    def react(self, t: DawnFlow, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        die = t.die()
        if die < 2:
            t.emit("hides-not", self.rule, who=option.actor, die=die, place=field)
            return False
        t.emit("hides", self.rule, who=option.actor, die=die, place=field)
        t.spend("arrival", "hidden " + option.actor)
        return len(t.s.defenders(field)) == 1

    def charges(self, s: DawnState, foes: tuple[str, ...], who: str) -> bool:
        return True

    def charge(self, t: DawnFlow, fight: Fight, who: str) -> bool:
        die = t.die()
        t.emit("hides" if die >= 2 else "hides-not", self.rule, who=who, die=die, place=fight.field)
        return die >= 2

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.avoids(option.actor, 1.6) else 0.0), "react", {}


class BullCharge(Power):
    """Santana's charge at normal zeds only: on 4-6 one takes a hit and all retreat, without a fight."""

    words: ClassVar[tuple[str, ...]] = ("charge",)

    def charges(self, s: DawnState, foes: tuple[str, ...], who: str) -> bool:
        return all(foe in s.content.zeds and s.content.zeds[foe].kind == "normal" for foe in foes)

    def charge(self, t: DawnFlow, fight: Fight, who: str) -> bool:
        die = t.die()
        if die < 4:
            t.emit("charge-fails", self.rule, who=who, die=die)
            return False
        t.emit("charge", self.rule, who=who, die=die)
        t.then(HitZeds(fight.field, 1, self.rule, fight.foes))
        t.then(RetreatZeds(fight.foes, self.rule))
        return True


class Forager(Power):
    """Staub gains a supply on every search."""

    words: ClassVar[tuple[str, ...]] = ("forager",)

    def searched(self, t: DawnFlow, unit: str, who: str) -> None:
        if unit == who:
            t.supply(1, self.rule)


class Tough(Power):
    """Staub has a second die for his saving roll."""

    words: ClassVar[tuple[str, ...]] = ("tough",)

    def extra_dice(self, s: DawnState, what: str, roller: Unit, who: str) -> int:
        return 1 if what == "save" and roller.id == who else 0
