"""Events and story cards that bring new zeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.actions.researching import NextCard
from shamble.games.dawn.card_effects.shared import PERSONS, Located, extremes, numbers
from shamble.games.dawn.fights.anytime import announce_fields, announce_harm
from shamble.games.dawn.fights.retreats import RetreatUnits
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import INFECTION_MAX
from shamble.games.dawn.table.flow import CausedQuestion, CausedTie, CauseStep, DawnFlow, Question, RuleStep
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak
from shamble.games.dawn.zeds.placing_zeds import ArriveTogether, PlaceZed, draw_zed, lay_zed
from shamble.games.dawn.zeds.story_cards import DrawStory

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


class Wipe(CauseStep):
    """Removes all hit markers from all zeds."""

    def run(self, t: DawnFlow) -> None:
        t.unmark_all_hits(self.cause)


class SomeStart(RuleStep):
    """A new zed on one of several fields; with Foreshadowing it is drawn before the choice (p. 20)."""

    fields: ClassVar[tuple[str, ...]] = ("places", "cause")
    __slots__ = ("cause", "places")

    def __init__(self, places: tuple[str, ...], cause: str) -> None:
        self.places: Final = places
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        zed = ""
        if len(self.places) > 1 and t.s.has_optional_rule("foreshadowing"):
            zed = draw_zed(t, "normal")
            if zed:
                t.emit("zed-foreseen", "dawn.option.foreshadowing", zed=zed, strength=t.s.content.zeds[zed].strength[0])
        t.then(ChooseStart(self.places, zed, self.cause))


class ChooseStart(CausedTie):
    """The players choose the field of the new zed."""

    fields: ClassVar[tuple[str, ...]] = ("places", "zed", "cause")
    __slots__ = ("places", "zed")
    ask: ClassVar[str] = "place-zed"
    verbs: ClassVar[tuple[str, ...]] = ("place-zed",)

    def __init__(self, places: tuple[str, ...], zed: str, cause: str) -> None:
        super().__init__(cause)
        self.places: Final = places
        self.zed: Final = zed

    def options(self, s: DawnState) -> list[Option]:
        return [Option("place-zed", target=place) for place in self.places]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if self.zed:
            lay_zed(t, self.zed, option.target, self.cause)
        else:
            t.then(PlaceZed(option.target, self.cause))


def on_every_start(t: DawnFlow, rule: str) -> None:
    """Places a new zed on the Start of each track (p. 3)."""
    for track in t.s.tracks:
        t.then(PlaceZed(t.s.start(track), rule))


class Cardio(EventEffect):
    """A new zed on an empty Start, or on one with the weakest zed; heroes and civilians may run from fights."""

    words: ClassVar[tuple[str, ...]] = ("cardio",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        starts = [s.start(track) for track in s.tracks]
        empty = [start for start in starts if not s.zeds_at(start)]
        if not empty:
            weakest = min([s.strength(zed.id) for start in starts for zed in s.zeds_at(start)])
            empty = [start for start in starts if any(s.strength(zed.id) == weakest for zed in s.zeds_at(start))]
        t.then(SomeStart(tuple(empty), self.cause(s)))

    def reactions(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        runners = [unit for unit in s.fighters_at(field) if s.kind(unit.id) in PERSONS]
        return [Option("react", unit.id, item="cardio") for unit in runners]

    def react(self, t: DawnFlow, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        unit = t.s.unit(option.actor)
        assert unit is not None
        if unit.defiant:
            t.set_unit(unit.willing())
        t.emit("runs", self.cause(t.s), who=option.actor, place=field)
        t.then(RetreatUnits((option.actor,), field))
        return False

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.avoids(option.actor, 0.6) else 0.0), "react", {}


class NightRaid(EventEffect):
    """Infection for each zed of the track, then a new zed there; no defence bonus counts in this phase."""

    words: ClassVar[tuple[str, ...]] = ("night-raid",)
    needs: ClassVar[tuple[str, ...]] = ("track",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        track = numbers(s).track
        t.infect(len(s.zeds_on(track)), self.cause(s))
        t.then(PlaceZed(s.start(track), self.cause(s)))

    def no_defence_bonus(self, s: DawnState, fight: Fight) -> bool:
        return True


class Spreading(EventEffect):
    """Normal civilians who fall in this round return as zeds, after the retreats of their fight."""

    words: ClassVar[tuple[str, ...]] = ("spreading",)

    def begin(self, t: DawnFlow) -> None:
        if numbers(t.s).draw:
            t.then(DrawStory("event"))

    def track_named(self, t: DawnFlow, track: str) -> None:
        t.then(PlaceZed(t.s.start(track), self.cause(t.s)))

    def lost(self, t: DawnFlow, unit: Unit, field: str, killed: bool) -> None:
        s = t.s
        if s.kind(unit.id) != "civilian" or not s.track(field):
            return
        if s.fight is None:
            t.then(Rise(field, self.cause(s)))
        else:
            t.spend("round", "falls " + field)

    def melee_ended(self, t: DawnFlow, fight: Fight, beaten: bool) -> None:
        s = t.s
        for _ in range(s.spent("round", "falls " + fight.field) - s.spent("round", "risen " + fight.field)):
            t.spend("round", "risen " + fight.field)
            t.then(Rise(fight.field, self.cause(s)))


class Rise(RuleStep):
    """Places the zed of a fallen civilian; with Next Door it rests for the round. `told`: True after the
    announcement."""

    fields: ClassVar[tuple[str, ...]] = ("field", "cause", "told")
    added: ClassVar[Mapping[str, object]] = {"told": False}
    __slots__ = ("cause", "field", "told")

    def __init__(self, field: str, cause: str, told: bool = False) -> None:
        self.field: Final = field
        self.cause: Final = cause
        self.told: Final = told

    def run(self, t: DawnFlow) -> None:
        if not self.told:
            announce_harm(t, (self.field,))
            if t.queue:
                t.then(Rise(self.field, self.cause, True))
                return
        zed = draw_zed(t, "normal")
        if not zed:
            t.emit("no-zed", "dawn.term.bag-empty", place=self.field)
            return
        if t.s.event and not numbers(t.s).draw:
            t.hold("round", "rests " + zed)
        lay_zed(t, zed, self.field, self.cause)


class NewZeds(EventEffect):
    """A new zed on every Start, or in every village that the zeds control."""

    words: ClassVar[tuple[str, ...]] = ("new-zeds",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        rule = self.cause(s)
        if numbers(s).at == "villages":
            announce_fields(t, [field for field in fallen_villages(s) if not s.zeds_at(field)])
            t.then(VillageZeds(rule))
        else:
            on_every_start(t, rule)
        if numbers(s).wipe:
            t.then(Wipe(rule))


def fallen_villages(s: DawnState) -> list[str]:
    """The villages that the zeds control."""
    return [field.id for field in s.content.fields.values() if field.kind == "village" and s.controlled(field.id)]


class VillageZeds(CauseStep):
    """A new zed in every village that the zeds control, after the announcement."""

    def run(self, t: DawnFlow) -> None:
        for field in fallen_villages(t.s):
            t.then(PlaceZed(field, self.cause))


class GateCrash(Located):
    """A new zed close to the town, on the track that a story card names."""

    words: ClassVar[tuple[str, ...]] = ("gate-crash",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        t.then(PlaceZed(f"{track}{numbers(t.s).n}", self.cause(t.s)))
        t.then(Wipe(self.cause(t.s)))


class Pandemic(EventEffect):
    """Sets infection to its maximum, which causes an unchecked outbreak with all its steps."""

    words: ClassVar[tuple[str, ...]] = ("pandemic",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        if s.uses_rules("infection"):
            t.set_infection(INFECTION_MAX - s.infection, self.cause(s))
        s.due = s.uses_rules("infection")  # the outbreak follows now, without a check
        t.then(CheckOutbreak())
        t.then(Wipe(self.cause(s)))


class FreshZeds(EventEffect):
    """Zeds on named fields turn to their full side; then all hit markers are removed."""

    words: ClassVar[tuple[str, ...]] = ("fresh-zeds",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        for zed in s.zeds:
            if zed.reduced and s.content.fields[zed.field].named:
                t.set_zed(zed.with_hits(False, zed.hits))
                t.emit("zed-refreshed", self.cause(s), zed=zed.id, place=zed.field, strength=s.strength(zed.id))
        t.then(Wipe(self.cause(s)))


class Artifact(Located):
    """A super-zed on the field that a die names, and a free research card."""

    words: ClassVar[tuple[str, ...]] = ("artifact",)

    def track_named(self, t: DawnFlow, track: str) -> None:
        rule = self.cause(t.s)
        die = t.die()
        t.emit("crater", rule, die=die, place=f"{track}{die}")
        t.then(PlaceZed(f"{track}{die}", rule, "super"))
        t.then(NextCard(rule))


class FromTheLab(EventEffect):
    """A zed in Dr. Marteuse's office: a super-zed if none is in play, otherwise a normal one."""

    words: ClassVar[tuple[str, ...]] = ("from-the-lab",)
    needs: ClassVar[tuple[str, ...]] = ("at",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        there = any(s.content.zeds[zed.id].kind == "super" for zed in s.zeds)
        t.then(PlaceZed(numbers(s).at, self.cause(s), "normal" if there else "super"))


class HiddenZed(EventEffect):
    """A reduced zed on the field of a unit of the players' choice; if it wins, it turns to its full side."""

    words: ClassVar[tuple[str, ...]] = ("hidden-zed",)

    def end(self, t: DawnFlow) -> None:
        t.then(HiddenPlace(self.cause(t.s)))


class HiddenPlace(CausedQuestion):
    """The players choose the unit whose field gets the hidden zed."""

    ask: ClassVar[str] = "hidden-zed"
    verbs: ClassVar[tuple[str, ...]] = ("find-zed",)

    def options(self, s: DawnState) -> list[Option]:
        return [
            Option("find-zed", unit.id, unit.field)
            for unit in s.units
            if s.fights(unit) and s.content.fields[unit.field].way
        ]

    def answer(self, t: DawnFlow, option: Option) -> None:
        # The activation scope records the winner of the fight, which `HiddenResult` reads.
        t.open_scope("activation", "hidden")
        t.then(PlaceZed(option.target, self.cause, reduced=True))
        t.then(HiddenResult(self.cause))


class HiddenResult(CauseStep):
    """Turns a hidden zed that won to its full side."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        for zed in s.zeds:
            if zed.reduced and s.spent("activation", "won " + zed.id):
                t.set_zed(zed.with_hits(False, zed.hits))
                t.emit("zed-refreshed", self.cause, zed=zed.id, place=zed.field, strength=s.strength(zed.id))
        t.close_scope("activation")


# -- story cards -------------------------------------------------------------------------------------------------


class Appear(StoryEffect):
    """New zeds on the field that the card names."""

    words: ClassVar[tuple[str, ...]] = ("place",)
    needs: ClassVar[tuple[str, ...]] = ("at", "n")

    def take_effect(self, t: DawnFlow, track: str) -> None:
        effect = t.s.content.stories[self.id].effect
        announce_harm(t, (effect.at,))
        for _ in range(effect.n):
            t.then(PlaceZed(effect.at, self.cause(t.s), waits=True))
        t.then(ArriveTogether(effect.at, tuple([zed.id for zed in t.s.zeds])))


class ZedCall(StoryEffect):
    """Draws a zed for each chaos field; it appears only if it is weaker than the field's number."""

    words: ClassVar[tuple[str, ...]] = ("zed-call",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        call_next(t, tuple([place.id for place in t.s.places if place.chaos and t.s.track(place.id)]))


def call_next(t: DawnFlow, places: tuple[str, ...]) -> None:
    """Queues the call to one of these fields; the last one comes without a question, so it is announced."""
    if len(places) == 1:
        announce_fields(t, places)
        announce_harm(t, places)
    t.then(CallTo(places))


class CallTo(Question):
    """The players call a zed to one field after the other."""

    fields: ClassVar[tuple[str, ...]] = ("places",)
    __slots__ = ("places",)
    ask: ClassVar[str] = "zed-call"
    verbs: ClassVar[tuple[str, ...]] = ("call",)
    rule: ClassVar[str] = "dawn.story.zed-call"

    def __init__(self, places: tuple[str, ...]) -> None:
        self.places: Final = places

    def options(self, s: DawnState) -> list[Option]:
        return [Option("call", target=place) for place in self.places if s.place(place).chaos]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        zed = draw_zed(t, "normal")
        if not zed:
            t.emit("no-zed", "dawn.term.bag-empty", place=option.target)
            return
        strength, n = s.content.zeds[zed].strength[0], s.content.fields[option.target].n
        if strength < n:
            t.emit("call-heard", self.rule, zed=zed, place=option.target, strength=strength, n=n)
            lay_zed(t, zed, option.target, self.rule)
        else:
            t.emit("call-unheard", self.rule, zed=zed, place=option.target, strength=strength, n=n)
            deck = "zeds" if s.content.zeds[zed].kind == "normal" else "supers"
            t.set_deck(s.deck(deck).shuffled_with((zed,)))
        call_next(t, tuple([place for place in self.places if place != option.target]))


class EvilPlans(StoryEffect):
    """A second card names the track: zeds on its chaos fields, then on every Start, then that card's text."""

    words: ClassVar[tuple[str, ...]] = ("evil-plans",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.then(DrawStory(self.id))

    def track_named(self, t: DawnFlow, track: str) -> None:
        announce_fields(t, [field for field in t.s.way(track) if t.s.place(field).chaos])
        t.then(PlanRolls(track, self.id, self.cause(t.s)))
        on_every_start(t, self.cause(t.s))


class PlanRolls(RuleStep):
    """Rolls for each chaos field of the track: with a low die a new zed appears there (cards)."""

    fields: ClassVar[tuple[str, ...]] = ("track", "card", "cause")
    __slots__ = ("card", "cause", "track")

    def __init__(self, track: str, card: str, cause: str) -> None:
        self.track: Final = track
        self.card: Final = card
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        s = t.s
        limit = s.content.stories[self.card].effect.table[0]
        for field in s.way(self.track):
            if s.place(field).chaos:
                die = t.die()
                t.emit("plan-roll", self.cause, place=field, die=die)
                if die <= limit:
                    t.then(PlaceZed(field, self.cause))


def fewest_zeds(s: DawnState, tracks: list[str]) -> list[str]:
    """Those of the tracks with the fewest zeds; several at a tie."""
    return extremes(s, tracks, [len(s.zeds_on(track)) for track in tracks], False)
