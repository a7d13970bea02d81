"""Research cards: their effects when revealed, and while active."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.actions.researching import (
    Research,
    find_antidote,
    gain_component,
    research_cost,
    researcher,
)
from shamble.games.dawn.card_effects.laboratory import lose_random_component, set_back
from shamble.games.dawn.card_effects.people import HealCivilian
from shamble.games.dawn.card_effects.shared import PERSONS
from shamble.games.dawn.card_effects.supplies import Sweep
from shamble.games.dawn.fights.hits import HitUnit, HitZed
from shamble.games.dawn.fights.retreats import RetreatUnits, RetreatZeds
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import CEMETERY, CENTER, FIGHTERS
from shamble.games.dawn.table.flow import DawnFlow, Question, TieQuestion
from shamble.games.dawn.table.powers import ResearchEffect
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


class Curious(ResearchEffect):
    """Changes infection by the printed number."""

    words: ClassVar[tuple[str, ...]] = ("infection",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def revealed(self, t: DawnFlow) -> None:
        t.infect(t.s.content.research[self.id].effect.n, self.cause(t.s))


class SuppliesFound(ResearchEffect):
    """Brings the printed number of supplies."""

    words: ClassVar[tuple[str, ...]] = ("gain",)
    needs: ClassVar[tuple[str, ...]] = ("gain",)

    def revealed(self, t: DawnFlow) -> None:
        t.supply(t.s.content.research[self.id].effect.gain["supplies"], self.cause(t.s))


class Poisoned(ResearchEffect):
    """At the start of each Actions phase the weakest zed next to a hero or civilian may take a hit."""

    words: ClassVar[tuple[str, ...]] = ("poisoned",)

    def begins(self, t: DawnFlow, phase: str, who: str) -> None:
        if phase == "actions":
            t.then(Bait())


class Bait(TieQuestion):
    """The weakest zed next to a hero or civilian may take a hit; the players choose among equals."""

    ask: ClassVar[str] = "bait"
    verbs: ClassVar[tuple[str, ...]] = ("bait", "skip")
    rule: ClassVar[str] = "dawn.research.poisoned"

    def options(self, s: DawnState) -> list[Option]:
        places: list[str] = []
        for unit in s.units:
            if s.kind(unit.id) in PERSONS and not unit.ekg and s.on_map(unit.field):
                places += s.beside(unit.field)
        near = [zed.id for zed in s.zeds if zed.field in places]
        least = min([s.strength(id) for id in near], default=0)
        weakest = [id for id in near if s.strength(id) == least]
        return [*[Option("bait", target=id) for id in weakest], Option("skip")] if weakest else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "bait":
            t.then(HitZed(option.target, 1, self.rule))


class NotDead(ResearchEffect):
    """A unit may return from the cemetery with one hit left."""

    words: ClassVar[tuple[str, ...]] = ("not-dead",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(ComeBack())


class ComeBack(Question):
    """The players may choose a dead unit that returns to the town centre."""

    ask: ClassVar[str] = "come-back"
    verbs: ClassVar[tuple[str, ...]] = ("come-back", "skip")
    rule: ClassVar[str] = "dawn.research.not-dead"

    def options(self, s: DawnState) -> list[Option]:
        dead = [unit.id for unit in s.units_at(CEMETERY) if s.kind(unit.id) in FIGHTERS]
        return [*[Option("come-back", id) for id in dead], Option("skip")] if dead else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "skip":
            return
        hits = t.s.content.units[option.actor].hits[1] - 1
        t.set_unit(Unit(option.actor, CENTER, reduced=True, hits=hits))
        t.emit("back-again", self.rule, who=option.actor, place=CENTER)


class Distraction(ResearchEffect):
    """A normal civilian next to zeds takes a hit and retreats; in return these zeds stay."""

    words: ClassVar[tuple[str, ...]] = ("distraction",)

    def distracts(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        options = []
        for place in s.beside(field):
            for unit in s.fighters_at(place):
                if s.kind(unit.id) == "civilian" and not unit.defiant:
                    options.append(Option("distract", unit.id))
        return options

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        t.emit("distracts", self.cause(t.s), who=unit.id, place=unit.field)
        t.then(HitUnit(unit.id, 1, self.cause(t.s)))
        t.then(RetreatUnits((unit.id,), unit.field))


class Leaflets(ResearchEffect):
    """Heals as many civilians as the card says."""

    words: ClassVar[tuple[str, ...]] = ("leaflets",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(HealCivilian(t.s.content.research[self.id].effect.n, (), self.cause(t.s)))


class Hope(ResearchEffect):
    """Adds one to saving rolls while the card is active."""

    words: ClassVar[tuple[str, ...]] = ("hope",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        return 1 if what == "save" else 0


class NowOrNever(ResearchEffect):
    """Adds one to searches while the card is active."""

    words: ClassVar[tuple[str, ...]] = ("now-or-never",)

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        return 1 if what == "search" else 0


class HighFrequency(ResearchEffect):
    """All zeds of one field retreat."""

    words: ClassVar[tuple[str, ...]] = ("turn-it-down",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(DriveBack())


class DriveBack(Question):
    """The players choose the field whose zeds retreat."""

    ask: ClassVar[str] = "drive-back"
    verbs: ClassVar[tuple[str, ...]] = ("drive-back",)
    rule: ClassVar[str] = "dawn.research.turn-it-down"

    def options(self, s: DawnState) -> list[Option]:
        fields: list[str] = []
        for zed in s.zeds:
            if zed.field not in fields and not s.is_start(zed.field):
                fields.append(zed.field)
        return [Option("drive-back", target=field) for field in fields]

    def judge(self, view: Costs, option: Option) -> Judged:
        # Zeds near the town lose most by going back.
        return -float(view.s.distance(option.target)), "far-away", {"track": view.s.track(option.target)}

    def answer(self, t: DawnFlow, option: Option) -> None:
        zeds = tuple([zed.id for zed in t.s.zeds_at(option.target)])
        t.then(RetreatZeds(zeds, self.rule))


class GoodNews(ResearchEffect):
    """Removes as many chaos markers as the card says."""

    words: ClassVar[tuple[str, ...]] = ("confident",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def revealed(self, t: DawnFlow) -> None:
        t.then(Sweep(t.s.content.research[self.id].effect.n, self.cause(t.s)))


class Shortage(ResearchEffect):
    """Research may cost a supply instead of an action."""

    words: ClassVar[tuple[str, ...]] = ("shortage",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        scientist = researcher(s)
        ready = scientist and s.deck("research").layers and not s.spent("round", "researched")
        if not ready or s.supplies < 1 + research_cost(s):
            return []
        return [Option("special", scientist, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.supply(-1, self.cause(t.s))
        t.then(Research(option.actor, False))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return 0.8 - o.supply(), "special", {"who": option.actor}


class HalfTurned(ResearchEffect):
    """An outbreak sets infection to the printed number."""

    words: ClassVar[tuple[str, ...]] = ("half-turned",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def infection_left(self, s: DawnState) -> int:
        return s.content.research[self.id].effect.n


class Vaccine(ResearchEffect):
    """The zed of an outbreak appears on the Start."""

    words: ClassVar[tuple[str, ...]] = ("vaccine",)

    def outbreak_at_start(self, s: DawnState) -> bool:
        return True


class Unnatural(ResearchEffect):
    """The heroes choose between two zeds."""

    words: ClassVar[tuple[str, ...]] = ("unnatural",)

    def draws_two(self, s: DawnState) -> bool:
        return True


class AntidoteFound(ResearchEffect):
    """The last component of the antidote, then the antidote itself."""

    words: ClassVar[tuple[str, ...]] = ("antidote",)

    def revealed(self, t: DawnFlow) -> None:
        find_antidote(t)


class WeaponPart(ResearchEffect):
    """A component of the super-weapon (rule 5.7)."""

    words: ClassVar[tuple[str, ...]] = ("weapon",)

    def revealed(self, t: DawnFlow) -> None:
        gain_component(t)


class NoFinding(ResearchEffect):
    """A card without an effect."""

    words: ClassVar[tuple[str, ...]] = ("none",)


class Inconclusive(ResearchEffect):
    """A random component of the super-weapon is lost; without one, a basic card goes on top of the research deck."""

    words: ClassVar[tuple[str, ...]] = ("more-tests",)

    def revealed(self, t: DawnFlow) -> None:
        if t.s.components:
            lose_random_component(t, self.cause(t.s))
        else:
            set_back(t, self.cause(t.s))
