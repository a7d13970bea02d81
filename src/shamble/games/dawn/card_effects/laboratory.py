"""Events and story cards about hospital and laboratory: setbacks, free research, heals at a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.actions.healing import heal_in_bed, heal_options
from shamble.games.dawn.actions.researching import NextCard, Research, research_options
from shamble.games.dawn.card_effects.new_zeds import SomeStart, fewest_zeds
from shamble.games.dawn.card_effects.shared import amount, line, numbers
from shamble.games.dawn.fights.hits import HitUnit
from shamble.games.dawn.printed.terms import BEDS, LAB
from shamble.games.dawn.table.flow import CausedQuestion, CausedTie, CauseStep, DawnFlow
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


def set_back(t: DawnFlow, rule: str) -> None:
    """Puts a random unused basic card face down on top of the research deck."""
    s = t.s
    if not s.uses_rules("research"):
        return
    spares = list(s.spare_research)
    if not spares:
        t.emit("no-setback", rule)
        return
    card = spares[t.pick_index("spares", spares)] if len(spares) > 1 else spares[0]
    s.spare_research = tuple([spare for spare in spares if spare != card])
    t.set_deck(s.deck("research").with_top(card, ()))
    t.emit("setback", rule)


class SetBack(CauseStep):
    """Puts a random basic card on top of the research deck."""

    def run(self, t: DawnFlow) -> None:
        set_back(t, self.cause)


class LabAccident(EventEffect):
    """A die decides on a setback; one of the cards also raises infection by a die."""

    words: ClassVar[tuple[str, ...]] = ("setback",)

    def begin(self, t: DawnFlow) -> None:
        effect, rule = numbers(t.s), self.cause(t.s)
        die = t.die()
        t.emit("accident", rule, die=die)
        if line(effect, die) == 0:
            set_back(t, rule)
        if effect.rolled:
            t.infect(amount(t, effect), rule)


class SquareOne(StoryEffect):
    """Two, one or no setbacks, by a die."""

    words: ClassVar[tuple[str, ...]] = ("square-one",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        die = t.die()
        t.emit("accident", self.cause(t.s), die=die)
        for _ in range(2 - line(t.s.content.stories[self.id].effect, die)):
            set_back(t, self.cause(t.s))


class LoseComponent(CausedQuestion):
    """The players choose the component that is lost; with the option Botched it is random (p. 20)."""

    ask: ClassVar[str] = "lose-component"
    verbs: ClassVar[tuple[str, ...]] = ("lose-component",)

    def options(self, s: DawnState) -> list[Option]:
        if s.has_optional_rule("botched") and len(s.components) > 1:
            return [Option("lose-component", item="any")]
        return [Option("lose-component", item=id) for id in s.components]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.item == "any":
            lose_random_component(t, self.cause)
        else:
            drop_component(t, option.item, self.cause)


def lose_random_component(t: DawnFlow, rule: str) -> None:
    """Removes one component of the super-weapon at random; there must be one."""
    parts = list(t.s.components)
    drop_component(t, parts[t.pick_index("components", parts) if len(parts) > 1 else 0], rule)


def drop_component(t: DawnFlow, id: str, rule: str) -> None:
    """Removes this component of the super-weapon and reports it."""
    t.s.components = tuple([other for other in t.s.components if other != id])
    t.emit("component-lost", rule, component=id)


class RustyLock(StoryEffect):
    """A component is lost, or else a setback; a new zed appears on a track with the fewest zeds."""

    words: ClassVar[tuple[str, ...]] = ("rusty-lock",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        s = t.s
        rule = self.cause(s)
        t.then(LoseComponent(rule) if s.components else SetBack(rule))
        t.then(SomeStart(tuple([s.start(quiet) for quiet in fewest_zeds(s, list(s.tracks))]), rule))


class Malfunction(StoryEffect):
    """With the super-weapon a component is lost; without it a setback, or a track with the fewest zeds is activated."""

    words: ClassVar[tuple[str, ...]] = ("malfunction",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        rule = self.cause(t.s)
        t.then(LoseComponent(rule) if t.s.components else SetBackOrTrack(rule))


class SetBackOrTrack(CausedTie):
    """A setback, or the activation of a track with the fewest zeds."""

    ask: ClassVar[str] = "malfunction"
    verbs: ClassVar[tuple[str, ...]] = ("set-back", "activate")

    def options(self, s: DawnState) -> list[Option]:
        return [
            Option("set-back"),
            *[Option("activate", target=track) for track in fewest_zeds(s, list(s.tracks))],
        ]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "set-back":
            set_back(t, self.cause)
        else:
            t.then(ActivateTrack(option.target))


# -- the Actions phase ---------------------------------------------------------------------------------------------


class Loot(EventEffect):
    """A unit with a strength on the named field finds supplies, ammunition or a research card."""

    words: ClassVar[tuple[str, ...]] = ("loot",)
    needs: ClassVar[tuple[str, ...]] = ("at", "gain")

    def end(self, t: DawnFlow) -> None:
        s = t.s
        effect, rule = numbers(s), self.cause(s)
        finders = s.fighters_at(effect.at)
        if not finders:
            t.emit("no-loot", rule, place=effect.at)
            return
        t.emit("loot", rule, who=finders[0].id, place=effect.at)
        for what, n in effect.gain.items():
            if what == "supplies":
                t.supply(n, rule)
            elif what == "ammo":
                t.ammunition(n, rule)
            else:
                t.then(NextCard(rule))
        for _ in effect.gain_rolled:
            t.supply(t.die(), rule)


class HospitalDrill(EventEffect):
    """One of three choices, once, at any moment of the phase; these heals do not lower infection."""

    words: ClassVar[tuple[str, ...]] = ("hospital-drill",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "drill"):
            return []
        options = [Option("event", target="calm")]
        if heal_options(s, True):
            options += [Option("event", target="heal-heal"), Option("event", target="heal-calm")]
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        rule = self.cause(t.s)
        t.spend("round", "drill")
        if option.target == "calm":
            t.infect(-2, rule)
            return
        t.then(FreeHeals(2 if option.target == "heal-heal" else 1, rule))
        if option.target == "heal-calm":
            t.infect(-1, rule)


class FreeHeals(CausedQuestion):
    """Free heals in beds that do not lower infection; still once a round for each unit."""

    fields: ClassVar[tuple[str, ...]] = ("n", "cause")
    __slots__ = ("n",)
    ask: ClassVar[str] = "free-heal"
    verbs: ClassVar[tuple[str, ...]] = ("heal", "done")

    def __init__(self, n: int, cause: str) -> None:
        super().__init__(cause)
        self.n: Final = n

    def options(self, s: DawnState) -> list[Option]:
        heals = heal_options(s, True) if self.n else []
        return [*heals, Option("done")] if heals else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "heal":
            heal_in_bed(t, option.target, True, 0)
            t.then(FreeHeals(self.n - 1, self.cause))


class DoubleShift(EventEffect):
    """Free heals and free research, each for one infection, a limited number of times."""

    words: ClassVar[tuple[str, ...]] = ("double-shift",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "shift") >= numbers(s).n:
            return []
        return [
            *[Option("event", target=option.target, item="heal") for option in heal_options(s, True)],
            *[Option("event", option.actor, item="research") for option in research_options(s, True)],
        ]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "shift")
        t.infect(1, self.cause(t.s))
        if option.item == "heal":
            heal_in_bed(t, option.target, True)
        else:
            t.then(Research(option.actor, True))


class RealMonster(EventEffect):
    """Sacrifices patients for research cards."""

    words: ClassVar[tuple[str, ...]] = ("real-monster",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if s.spent("round", "monster") >= numbers(s).n:
            return []
        return [Option("event", unit.id) for unit in s.units_at(BEDS)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "monster")
        t.bury(option.actor, self.cause(t.s))
        t.then(NextCard(self.cause(t.s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return -1.0, "card", {}


class Shortcuts(EventEffect):
    """The hero in the laboratory takes a hit for a good chance of a research card, any number of times."""

    words: ClassVar[tuple[str, ...]] = ("shortcuts",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        if not s.deck("research").layers:
            return []
        return [Option("event", unit.id) for unit in s.units_at(LAB) if s.kind(unit.id) == "hero" and not unit.ekg]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.then(HitUnit(option.actor, 1, self.cause(t.s)))
        t.then(ShortcutRoll(self.cause(t.s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return -1.0, "card", {}


class ShortcutRoll(CauseStep):
    """Rolls for the shortcut: 2 or more brings the next research card."""

    def run(self, t: DawnFlow) -> None:
        die = t.die()
        t.emit("shortcut", self.cause, die=die)
        if die > 1:
            t.then(NextCard(self.cause))
