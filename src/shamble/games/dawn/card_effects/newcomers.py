"""Cards that bring new units: heroes, heroic civilians, Rangers, the Guard, Petra's Angels."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import Located, numbers, register
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.rounds.new_units import Enter, Newcomer
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.powers import RESEARCH, STORIES, EventEffect, ResearchEffect, StoryEffect
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds.story_cards import DrawStory
from shamble.games.dawn.zeds.zeds_phase import PlaceZed

# -- events --------------------------------------------------------------------------------------------------------


class HeroArrives(EventEffect):
    def begin(self, t: Play) -> None:
        t.then(Newcomer("hero", self.cause(t.s)))


class HeroicHelp(EventEffect):
    def begin(self, t: Play) -> None:
        t.then(Newcomer("heroic", self.cause(t.s), CENTER))


class RangersArrive(EventEffect):
    """Only above ground; if they have come before, only their ammunition does."""

    def begin(self, t: Play) -> None:
        t.then(DrawStory("event", True))

    def at(self, t: Play, track: str) -> None:
        s = t.s
        if s.unit("rangers") is None:
            t.then(Enter("rangers", s.start(track), self.cause(s)))
        else:
            t.ammunition(numbers(s).gain["ammo"], self.cause(s))


class GuardArrives(EventEffect):
    def at(self, t: Play, track: str) -> None:
        t.then(Enter("guard", t.s.start(track), self.cause(t.s)))


class UnknownMob(Located):
    """High infection: a super-zed. Otherwise the V.I.P.s. Read after the card was drawn, before its text."""

    def at(self, t: Play, track: str) -> None:
        s = t.s
        if s.infection >= numbers(s).n:
            t.then(PlaceZed(s.start(track), self.cause(s), "super"))
        elif s.unit("vip") is None:
            t.enter_play("vip", s.start(track), self.cause(s))


class Bikers(EventEffect):
    def begin(self, t: Play) -> None:
        s = t.s
        if s.unit("petra") is None:
            t.enter_play("petra", CENTER, self.cause(s))
        t.supply(-numbers(s).n, self.cause(s))


# -- story and research cards --------------------------------------------------------------------------------------


class SeeSomeone(StoryEffect):
    """A hero of the players' choice on a Start above ground."""

    id: ClassVar[str] = "see-someone"

    def plays(self, s: Table) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: Play, option: Option) -> None:
        t.then(Newcomer("hero", self.cause(t.s), chosen=True, surface=True))


class HeroKept(StoryEffect):
    id: ClassVar[str] = "hero-kept"

    def plays(self, s: Table) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: Play, option: Option) -> None:
        t.then(Newcomer("hero", self.cause(t.s)))


class Organiser(StoryEffect):
    """A civilian who was never used, or a heroic one; of those the players may not choose with Clueless (p. 20)."""

    id: ClassVar[str] = "organiser"

    def plays(self, s: Table) -> list[Option]:
        heroics = [Option("play", id, item=self.id) for id in s.heroics_left]
        if heroics and s.option("clueless"):
            heroics = [Option("play", target="heroic", item=self.id)]
        return [*[Option("play", id, item=self.id) for id in s.civilians_left], *heroics]

    def play(self, t: Play, option: Option) -> None:
        if option.actor:
            t.then(Enter(option.actor, CENTER, self.cause(t.s)))
        else:
            t.then(Newcomer("heroic", self.cause(t.s), CENTER))


class VisitingProfessor(ResearchEffect):
    id: ClassVar[str] = "scientist"

    def found(self, t: Play) -> None:
        t.then(Newcomer("scientist", self.cause(t.s), CENTER))


register(HeroArrives(), "hero-arrives-1", "hero-arrives-2")
register(HeroicHelp(), "heroic-help")
register(RangersArrive(), "rangers-deploy")
register(GuardArrives(), "guard-arrives")
register(UnknownMob(), "unknown-mob")
register(Bikers(), "bikers")
for story in (SeeSomeone(), HeroKept(), Organiser()):
    STORIES[story.id] = story
RESEARCH["scientist"] = VisitingProfessor()
