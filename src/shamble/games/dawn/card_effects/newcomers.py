"""Cards that bring new units: heroes, heroic civilians, Rangers, the Guard, Petra's Angels."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import Located, best_strength, numbers
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.rounds.new_units import ChooseNewUnit, PlaceNewUnit
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import EventEffect, ResearchEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.story_cards import DrawStory

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs

# -- events --------------------------------------------------------------------------------------------------------


class HeroArrives(EventEffect):
    """A new hero comes into play."""

    words: ClassVar[tuple[str, ...]] = ("hero-arrives",)

    def begin(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s)))


class HeroicHelp(EventEffect):
    """A heroic civilian comes into play in the town centre."""

    words: ClassVar[tuple[str, ...]] = ("heroic-help",)

    def begin(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("heroic", self.cause(t.s), CENTER))


class RangersArrive(EventEffect):
    """The Rangers appear on a Start above ground; if they came before, the heroes get only their ammunition."""

    words: ClassVar[tuple[str, ...]] = ("rangers",)
    helps: ClassVar[bool] = True

    def begin(self, t: DawnFlow) -> None:
        t.then(DrawStory("event", True))

    def track_named(self, t: DawnFlow, track: str) -> None:
        s = t.s
        if s.unit("rangers") is None:
            t.then(PlaceNewUnit("rangers", s.start(track), self.cause(s)))
        else:
            t.ammunition(numbers(s).gain["ammo"], self.cause(s))


class GuardEvent(EventEffect):
    """The National Guard appears on the Start of the track that a story card names."""

    words: ClassVar[tuple[str, ...]] = ("guard",)
    helps: ClassVar[bool] = True

    def track_named(self, t: DawnFlow, track: str) -> None:
        t.then(PlaceNewUnit("guard", t.s.start(track), self.cause(t.s)))


class UnknownMob(Located):
    """At high infection a super-zed, otherwise the V.I.P.; infection counts before the drawn story card's text."""

    words: ClassVar[tuple[str, ...]] = ("unknown-mob",)
    counts: ClassVar[tuple[str, ...]] = ("infection",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        s = t.s
        if s.infection >= numbers(s).n:
            t.then(PlaceZed(s.start(track), self.cause(s), "super"))
        elif s.unit("vip") is None:
            t.then(PlaceNewUnit("vip", s.start(track), self.cause(s)))


class Bikers(EventEffect):
    """Petra's Angels appear in the town centre, and supplies are lost."""

    words: ClassVar[tuple[str, ...]] = ("bikers",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        if s.unit("petra") is None:
            t.then(PlaceNewUnit("petra", CENTER, self.cause(s)))
        t.supply(-numbers(s).n, self.cause(s))


# -- story and research cards --------------------------------------------------------------------------------------


class SeeSomeone(StoryEffect):
    """A hero of the players' choice on a Start above ground."""

    words: ClassVar[tuple[str, ...]] = ("new-hero",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s), chosen=True, surface=True))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0 + 0.1 * best_strength(o.s, option.actor), "card", {}


class HeroKept(StoryEffect):
    """A new hero comes into play."""

    words: ClassVar[tuple[str, ...]] = ("random-hero",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.heroes_left else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(ChooseNewUnit("hero", self.cause(t.s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0 + 0.1 * best_strength(o.s, option.actor), "card", {}


class Organiser(StoryEffect):
    """A civilian never used before, or a heroic one; with Clueless the heroic one is drawn (p. 20)."""

    words: ClassVar[tuple[str, ...]] = ("new-civilian",)

    def plays(self, s: DawnState) -> list[Option]:
        heroics = [Option("play", id, item=self.id) for id in s.heroics_left]
        if heroics and s.has_optional_rule("clueless"):
            heroics = [Option("play", target="heroic", item=self.id)]
        return [*[Option("play", id, item=self.id) for id in s.civilians_left], *heroics]

    def play(self, t: DawnFlow, option: Option) -> None:
        if option.actor:
            t.then(PlaceNewUnit(option.actor, CENTER, self.cause(t.s)))
        else:
            t.then(ChooseNewUnit("heroic", self.cause(t.s), CENTER))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 2.0 + 0.1 * best_strength(o.s, option.actor), "card", {}


class VisitingProfessor(ResearchEffect):
    """A new scientist comes into play in the town centre."""

    words: ClassVar[tuple[str, ...]] = ("scientist",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(ChooseNewUnit("scientist", self.cause(t.s), CENTER))
