"""Events and story cards about hospital and laboratory: setbacks, free research, heals at a price."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.healing import heal_in_bed, heal_options
from shamble.games.dawn.actions.researching import NextCard, Research, research_options
from shamble.games.dawn.card_effects.new_zeds import SomeStart, fewest_zeds
from shamble.games.dawn.card_effects.shared import amount, line, numbers, register
from shamble.games.dawn.fights.hits import HitUnit
from shamble.games.dawn.printed.terms import BEDS, LAB
from shamble.games.dawn.table.flow import CardQuestion, CardTie, CauseStep, Play, Question
from shamble.games.dawn.table.powers import STORIES, EventEffect, StoryEffect
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds.zeds_phase import ActivateTrack


def set_back(t: Play, rule: str) -> None:
    """A random unused basic card goes face down on top of the research deck."""
    s = t.s
    if not s.plays("research"):
        return
    spares = list(s.spare_research)
    if not spares:
        t.emit("no-setback", rule)
        return
    card = spares[t.pick("spares", spares)] if len(spares) > 1 else spares[0]
    s.spare_research = tuple([one for one in spares if one != card])
    t.set_deck(s.deck("research").with_top(card, ()))
    t.emit("setback", rule)


class SetBack(CauseStep):
    def run(self, t: Play) -> None:
        set_back(t, self.cause)


class LabAccident(EventEffect):
    """A die decides; on one of the cards infection rises by another."""

    def begin(self, t: Play) -> None:
        effect, rule = numbers(t.s), self.cause(t.s)
        die = t.die()
        t.emit("accident", rule, die=die)
        if line(effect, die) == 0:
            set_back(t, rule)
        if effect.rolled:
            t.infect(amount(t, effect), rule)


class SquareOne(StoryEffect):
    """Two cards, one or none."""

    id: ClassVar[str] = "square-one"

    def now(self, t: Play, track: str) -> None:
        die = t.die()
        t.emit("accident", self.cause(t.s), die=die)
        for _ in range(2 - line(t.s.content.stories[self.id].effect, die)):
            set_back(t, self.cause(t.s))


class LoseComponent(CardQuestion):
    """The players choose which component is lost, unless components come and go by chance (p. 20)."""

    ask: ClassVar[str] = "lose-component"
    verbs: ClassVar[tuple[str, ...]] = ("lose-component",)

    def options(self, s: Table) -> list[Option]:
        if s.option("botched") and len(s.components) > 1:
            return [Option("lose-component", item="any")]
        return [Option("lose-component", item=id) for id in s.components]

    def answer(self, t: Play, option: Option) -> None:
        if option.item == "any":
            lose_random_component(t, self.cause)
        else:
            drop_component(t, option.item, self.cause)


def lose_random_component(t: Play, rule: str) -> None:
    parts = list(t.s.components)
    drop_component(t, parts[t.pick("components", parts) if len(parts) > 1 else 0], rule)


def drop_component(t: Play, id: str, rule: str) -> None:
    t.s.components = tuple([one for one in t.s.components if one != id])
    t.emit("component-lost", rule, component=id)


class RustyLock(StoryEffect):
    """A component, or a setback; and a zed where there are the fewest."""

    id: ClassVar[str] = "rusty-lock"

    def now(self, t: Play, track: str) -> None:
        s = t.s
        rule = self.cause(s)
        t.then(LoseComponent(rule) if s.components else SetBack(rule))
        t.then(SomeStart(tuple([s.start(one) for one in fewest_zeds(s, list(s.tracks))]), rule))


class Malfunction(StoryEffect):
    """With the super-weapon a component; without it a setback, or the quietest track wakes up."""

    id: ClassVar[str] = "breakdown-weapon"

    def now(self, t: Play, track: str) -> None:
        rule = self.cause(t.s)
        t.then(LoseComponent(rule) if t.s.components else SetBackOrTrack(rule))


class SetBackOrTrack(CardTie):
    ask: ClassVar[str] = "malfunction"
    verbs: ClassVar[tuple[str, ...]] = ("set-back", "activate")

    def options(self, s: Table) -> list[Option]:
        return [
            Option("set-back"),
            *[Option("activate", target=track) for track in fewest_zeds(s, list(s.tracks))],
        ]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "set-back":
            set_back(t, self.cause)
        else:
            t.then(ActivateTrack(option.target))


# -- the Actions phase ---------------------------------------------------------------------------------------------


class Loot(EventEffect):
    """A unit with a strength on the named field brings something home."""

    def end(self, t: Play) -> None:
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
    """One of three, once, at any moment of the phase; these heals lower no infection."""

    id: ClassVar[str] = "hospital-drill"

    def options(self, s: Table, who: str) -> list[Option]:
        if s.spent("round", "drill"):
            return []
        found = [Option("event", target="calm")]
        if heal_options(s, True):
            found += [Option("event", target="heal-heal"), Option("event", target="heal-calm")]
        return found

    def act(self, t: Play, who: str, option: Option) -> None:
        rule = self.cause(t.s)
        t.spend("round", "drill")
        if option.target == "calm":
            t.infect(-2, rule)
            return
        t.then(FreeHeals(2 if option.target == "heal-heal" else 1, rule))
        if option.target == "heal-calm":
            t.infect(-1, rule)


class FreeHeals(Question):
    """Free heals in beds without the usual fall of infection; each unit once a round all the same."""

    fields: ClassVar[tuple[str, ...]] = ("n", "cause")
    __slots__ = ("cause", "n")
    ask: ClassVar[str] = "free-heal"
    verbs: ClassVar[tuple[str, ...]] = ("heal", "done")

    def __init__(self, n: int, cause: str) -> None:
        self.n: Final = n
        self.cause: Final = cause

    def reason(self, s: Table) -> str:
        return self.cause

    def options(self, s: Table) -> list[Option]:
        found = heal_options(s, True) if self.n else []
        return [*found, Option("done")] if found else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "heal":
            heal_in_bed(t, option.target, True, 0)
            t.then(FreeHeals(self.n - 1, self.cause))


class DoubleShift(EventEffect):
    """Infection for free heals and free research, a few times."""

    id: ClassVar[str] = "double-shift"

    def options(self, s: Table, who: str) -> list[Option]:
        if s.spent("round", "shift") >= numbers(s).n:
            return []
        return [
            *[Option("event", target=option.target, item="heal") for option in heal_options(s, True)],
            *[Option("event", option.actor, item="research") for option in research_options(s, True)],
        ]

    def act(self, t: Play, who: str, option: Option) -> None:
        t.spend("round", "shift")
        t.infect(1, self.cause(t.s))
        if option.item == "heal":
            heal_in_bed(t, option.target, True)
        else:
            t.then(Research(option.actor, True))


class RealMonster(EventEffect):
    """Patients for research cards."""

    id: ClassVar[str] = "real-monster"

    def options(self, s: Table, who: str) -> list[Option]:
        if s.spent("round", "monster") >= numbers(s).n:
            return []
        return [Option("event", unit.id) for unit in s.units_at(BEDS)]

    def act(self, t: Play, who: str, option: Option) -> None:
        t.spend("round", "monster")
        t.bury(option.actor, self.cause(t.s))
        t.then(NextCard(self.cause(t.s)))


class Shortcuts(EventEffect):
    """A hit on the hero in the laboratory for a good chance of a research card, as often as one dares."""

    id: ClassVar[str] = "shortcuts"

    def options(self, s: Table, who: str) -> list[Option]:
        if not s.deck("research").layers:
            return []
        return [Option("event", unit.id) for unit in s.units_at(LAB) if s.kind(unit.id) == "hero" and not unit.ekg]

    def act(self, t: Play, who: str, option: Option) -> None:
        t.then(HitUnit(option.actor, 1, self.cause(t.s)))
        t.then(ShortcutRoll(self.cause(t.s)))


class ShortcutRoll(CauseStep):
    def run(self, t: Play) -> None:
        die = t.die()
        t.emit("shortcut", self.cause, die=die)
        if die > 1:
            t.then(NextCard(self.cause))


register(LabAccident(), "lab-accident", "explosive-tests")
register(Loot(), "hunting-cabin", "pantry", "full-barn", "breakthrough", "lab-materials")
register(HospitalDrill(), "hospital-drill")
register(DoubleShift(), "double-shift")
register(RealMonster(), "real-monster")
register(Shortcuts(), "shortcuts")
for story in (SquareOne(), RustyLock(), Malfunction()):
    STORIES[story.id] = story
