"""Cards that bring new units: heroes, heroic civilians, Rangers, the Guard, Petra's Angels."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import Located, numbers, register
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.rounds.new_units import ChooseNewUnit, PlaceNewUnit
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import RESEARCH, STORIES, EventEffect, ResearchEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.story_cards import DrawStory

# -- events --------------------------------------------------------------------------------------------------------


class HeroArrives(EventEffect):
    def begin(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s)))


class HeroicHelp(EventEffect):
    def begin(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("heroic", self.cause(t.s), CENTER))


class RangersArrive(EventEffect):
    """The Rangers appear on a Start above ground; if they came before, the heroes get only their ammunition."""

    def begin(self, t: DawnFlow) -> None:
        t.then(DrawStory("event", True))

    def at(self, t: DawnFlow, track: str) -> None:
        s = t.s
        if s.unit("rangers") is None:
            t.then(PlaceNewUnit("rangers", s.start(track), self.cause(s)))
        else:
            t.ammunition(numbers(s).gain["ammo"], self.cause(s))


class GuardArrives(EventEffect):
    def at(self, t: DawnFlow, track: str) -> None:
        t.then(PlaceNewUnit("guard", t.s.start(track), self.cause(t.s)))


class UnknownMob(Located):
    """At high infection a super-zed, otherwise the V.I.P.; infection counts before the drawn story card's text."""

    def at(self, t: DawnFlow, track: str) -> None:
        s = t.s
        if s.infection >= numbers(s).n:
            t.then(PlaceZed(s.start(track), self.cause(s), "super"))
        elif s.unit("vip") is None:
            t.then(PlaceNewUnit("vip", s.start(track), self.cause(s)))


class Bikers(EventEffect):
    """Petra's Angels appear in the town centre, and supplies are lost."""

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        if s.unit("petra") is None:
            t.then(PlaceNewUnit("petra", CENTER, self.cause(s)))
        t.supply(-numbers(s).n, self.cause(s))


# -- story and research cards --------------------------------------------------------------------------------------


class SeeSomeone(StoryEffect):
    """A hero of the players' choice on a Start above ground."""

    id: ClassVar[str] = "see-someone"

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s), chosen=True, surface=True))


class HeroKept(StoryEffect):
    id: ClassVar[str] = "hero-kept"

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s)))


class Organiser(StoryEffect):
    """A civilian never used before, or a heroic one; with Clueless the heroic one is drawn (p. 20)."""

    id: ClassVar[str] = "organiser"

    def plays(self, s: DawnState) -> list[Option]:
        heroics = [Option("play", id, item=self.id) for id in s.heroics_left]
        if heroics and s.option("clueless"):
            heroics = [Option("play", target="heroic", item=self.id)]
        return [*[Option("play", id, item=self.id) for id in s.civilians_left], *heroics]

    def play(self, t: DawnFlow, option: Option) -> None:
        if option.actor:
            t.then(PlaceNewUnit(option.actor, CENTER, self.cause(t.s)))
        else:
            t.then(ChooseNewUnit("heroic", self.cause(t.s), CENTER))


class VisitingProfessor(ResearchEffect):
    id: ClassVar[str] = "scientist"

    def found(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("scientist", self.cause(t.s), CENTER))


register(HeroArrives(), "hero-arrives-1", "hero-arrives-2")
register(HeroicHelp(), "heroic-help")
register(RangersArrive(), "rangers-deploy")
register(GuardArrives(), "guard-arrives")
register(UnknownMob(), "unknown-mob")
register(Bikers(), "bikers")
for story in (SeeSomeone(), HeroKept(), Organiser()):
    STORIES[story.id] = story
RESEARCH["scientist"] = VisitingProfessor()
