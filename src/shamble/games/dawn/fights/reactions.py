"""Reactions of the heroes to zeds who leave or enter a field, before any fight (rule 4.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.melee import begin_melee
from shamble.games.dawn.fights.retreats import RetreatUnits
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.book import event_in_force, powers_in_force, powers_of_unit
from shamble.games.dawn.table.flow import DawnFlow, Question, WindowQuestion
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

HIDES: Final = 2
"""Lowest die with which Pickles hides; he is found on a 1 (cards)."""


def power_of(s: DawnState, id: str, who: str) -> Power:
    """The power that an option names: one of the carrier's own, or the event's."""
    for power in powers_of_unit(s, who):
        if power.id == id:
            return power
    event = event_in_force(s)
    assert event is not None
    return event


class Stops(Question):
    """The heroes may try to stop zeds who leave or enter a field: barking, defence perimeter (p. 7).

    `moment`: `leave` or `enter`; `tried`: units that tried to stop these zeds in vain.
    """

    fields: ClassVar[tuple[str, ...]] = ("moment", "field", "zeds", "tried")
    __slots__ = ("field", "moment", "tried", "zeds")
    ask: ClassVar[str] = "stop"
    verbs: ClassVar[tuple[str, ...]] = ("react", "let-pass")
    rule: ClassVar[str] = "dawn.zeds.hello"

    def __init__(self, moment: str, field: str, zeds: tuple[str, ...], tried: tuple[str, ...] = ()) -> None:
        self.moment: Final = moment
        self.field: Final = field
        self.zeds: Final = zeds
        self.tried: Final = tried

    def question(self, s: DawnState) -> Args:
        """Names the field that the zeds are going to, also for zeds who leave a field."""
        place = s.toward(self.field) if self.moment == "leave" else self.field
        return {"place": place, "zeds": self.zeds, "n": s.strength_of(self.zeds)}

    def options(self, s: DawnState) -> list[Option]:
        powers = powers_in_force(s, "stops")
        if not powers:
            return []
        ledger = s.ledger("activation")
        going = tuple([id for id in self.zeds if "halt " + id not in ledger])
        if not going:
            return []
        options = [
            Option("react", who, item=power.id)
            for power, who in powers
            if who not in self.tried and power.stops(s, self.moment, self.field, going, who)
        ]
        return [*options, Option("let-pass")] if options else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "let-pass":
            return
        power = power_of(t.s, option.item, option.actor)
        if power.stop(t, option.actor):
            t.emit("zeds-stopped", power.cause(t.s), who=option.actor, zeds=self.zeds)
            for id in self.zeds:
                t.spend("activation", "halt " + id)
            return
        t.then(Stops(self.moment, self.field, self.zeds, (*self.tried, option.actor)))


class React(WindowQuestion):
    """Window for traps, camouflage, assassin and cards, in the heroes' order, until one prevents the fight (D-21)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zeds")
    __slots__ = ("field", "zeds")
    ask: ClassVar[str] = "react"
    verbs: ClassVar[tuple[str, ...]] = ("react", "play", "fight")
    rule: ClassVar[str] = "dawn.zeds.hello"

    def __init__(self, field: str, zeds: tuple[str, ...]) -> None:
        self.field: Final = field
        self.zeds: Final = zeds

    def question(self, s: DawnState) -> Args:
        units = tuple([unit.id for unit in s.fighters_at(self.field)])
        return {"place": self.field, "zeds": self.zeds, "n": s.strength_of(self.zeds), "units": units}

    def options(self, s: DawnState) -> list[Option]:
        powers = powers_in_force(s, "reactions")
        if not (powers or s.kept) or not s.fighters_at(self.field) or "settled" in s.ledger("arrival"):
            return []
        zeds = tuple([zed.id for zed in s.zeds_at(self.field) if zed.id in self.zeds])
        if not zeds:
            return []
        options: list[Option] = []
        for power, who in powers:
            for option in power.reactions(s, self.field, zeds, who):
                if not s.spent("arrival", "tried " + option.key):
                    options.append(option)
        options += playable(s, ("attacked",))
        return self.window(s, options, Option("fight", target=self.field))

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "fight":
            return
        if option.verb == "play":
            play_card(t, option)
        else:
            t.spend("arrival", "tried " + option.key)
            zeds = tuple([zed.id for zed in t.s.zeds_at(self.field) if zed.id in self.zeds])
            if power_of(t.s, option.item, option.actor).react(t, option, self.field, zeds):
                t.spend("arrival", "settled")
                return
        t.then(React(self.field, self.zeds))


class HideFromRaiders(Question):
    """Raiders have come to Pickles' field: he may try to hide before they attack (cards)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field")
    __slots__ = ("field", "unit")
    ask: ClassVar[str] = "react"
    verbs: ClassVar[tuple[str, ...]] = ("react", "fight")
    rule: ClassVar[str] = "dawn.hero.pickles.camouflage"

    def __init__(self, unit: str, field: str) -> None:
        self.unit: Final = unit
        self.field: Final = field

    def question(self, s: DawnState) -> Args:
        return {"place": self.field, "zeds": (self.unit,), "n": s.strength(self.unit), "units": ("pickles",)}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("react", "pickles", item="camouflage"), Option("fight", target=self.field)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "react":
            power_of(t.s, option.item, option.actor).react(t, option, self.field, (self.unit,))


class ChooseAttackPower(Question):
    """An attacker may use a power instead of a plain melee (bull charge, assassin). `foes`: the enemies attacked;
    `back`, `mates`: as in `UnitAttacks`."""

    written: ClassVar[str] = "Charge"
    fields: ClassVar[tuple[str, ...]] = ("unit", "field", "foes", "back", "mates")
    __slots__ = ("back", "field", "foes", "mates", "unit")
    ask: ClassVar[str] = "charge"
    verbs: ClassVar[tuple[str, ...]] = ("react", "fight")
    rule: ClassVar[str] = "dawn.fight.when"

    def __init__(self, unit: str, field: str, foes: tuple[str, ...], back: str, mates: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.field: Final = field
        self.foes: Final = foes
        self.back: Final = back
        self.mates: Final = mates

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit, "place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        options = [
            Option("react", self.unit, item=power.id)
            for power in powers_of_unit(s, self.unit)
            if power.charges(s, self.foes, self.unit)
        ]
        return [*options, Option("fight", target=self.field)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        fight = Fight(self.field, self.unit, self.foes, True, self.back)
        if option.verb == "react" and power_of(t.s, option.item, self.unit).charge(t, fight, self.unit):
            return
        begin_melee(t, fight, self.mates)


class Hide(Question):
    """Pickles on the field of a beaten defender may try to hide instead of retreating (p. 15)."""

    fields: ClassVar[tuple[str, ...]] = ("units", "field")
    __slots__ = ("field", "units")
    ask: ClassVar[str] = "hide"
    verbs: ClassVar[tuple[str, ...]] = ("react", "retreat")
    rule: ClassVar[str] = "dawn.retreat.pickles"

    def __init__(self, units: tuple[str, ...], field: str) -> None:
        self.units: Final = units
        self.field: Final = field

    def options(self, s: DawnState) -> list[Option]:
        return [Option("react", "pickles", item="camouflage"), Option("retreat", "pickles")]

    def answer(self, t: DawnFlow, option: Option) -> None:
        units = self.units
        if option.verb == "react":
            die = t.die()
            if die >= HIDES:
                t.emit("hides", self.rule, who="pickles", die=die, place=self.field)
                units = tuple([id for id in units if id != "pickles"])
            else:
                t.emit("hides-not", self.rule, who="pickles", die=die, place=self.field)
        t.then(RetreatUnits(units, self.field))
