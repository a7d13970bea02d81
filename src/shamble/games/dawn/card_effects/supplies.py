"""Cards about supplies, ammunition, infection, actions and chaos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.card_effects.new_zeds import on_every_start
from shamble.games.dawn.card_effects.shared import amount, line, numbers
from shamble.games.dawn.fights.anytime import (
    AMMO,
    CHAOS,
    CONSUMPTION,
    EVENT,
    FIELDS,
    INFECTION,
    LOSS,
    MARCH,
    OUTBREAK,
    RISE,
    SCORE,
    TRACK,
    BeforeAmmoLoss,
    BeforeCardLoss,
    may_run_short,
)
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.printed_rows import Effect
from shamble.games.dawn.printed.terms import ACTIONS_MAX, DOCTOR, INFECTION_MAX, OFFICE
from shamble.games.dawn.rounds.mixed_losses import lose_mix
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import CausedQuestion, CauseStep, DawnFlow, RuleStep
from shamble.games.dawn.table.powers import EventEffect, StoryEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import outbreak_field
from shamble.games.dawn.zeds.placing_zeds import PlaceZed, lay_zed
from shamble.games.dawn.zeds.story_cards import candidates

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs

NEAR_TOWN: Final = 2
"""Highest field number that Despair counts: fields 2, 1 and 0."""
AUDIT_MAX: Final = 2
"""Most supplies, and most ammunition, that an audit takes."""
MIX: Final = {"supplies": "supply", "ammo": "ammo", "infection": "infection", "hits": "hit"}


def mix(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Kinds of losses for `LoseMix`, from the words of the data files."""
    return tuple([MIX[kind] for kind in kinds])


def take_losses(t: DawnFlow, effect: Effect, rule: str) -> None:
    """Queues as many losses as a card's number or its die says, in any mix that the card allows."""
    n = amount(t, effect)
    if effect.rolled:
        t.emit("price", rule, die=n)
    lose_mix(t, n, mix(effect.pay), rule)


class Losses(EventEffect):
    """As many losses as the card's number or its die says, in any mix."""

    words: ClassVar[tuple[str, ...]] = ("losses",)
    needs: ClassVar[tuple[str, ...]] = ("n", "pay")

    def begin(self, t: DawnFlow) -> None:
        take_losses(t, numbers(t.s), self.cause(t.s))


class Despair(EventEffect):
    """One loss for each zed close to the town."""

    words: ClassVar[tuple[str, ...]] = ("despair",)
    needs: ClassVar[tuple[str, ...]] = ("pay",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        fields = s.content.fields
        n = len([zed for zed in s.zeds if fields[zed.field].way and fields[zed.field].n <= NEAR_TOWN])
        t.emit("despair", self.cause(s), n=n)
        lose_mix(t, n, mix(numbers(s).pay), self.cause(s))


class MysteriousDoctor(EventEffect):
    """Takes a kept card, raises infection and places new zeds; with Maestro the doctor himself appears."""

    words: ClassVar[tuple[str, ...]] = ("mysterious-doctor",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        if len(s.kept) == 1:
            t.announce(BeforeCardLoss())
        t.then(GiveUpCard(self.cause(s)))
        t.then(DoctorsFever(self.cause(s)))
        on_every_start(t, self.cause(s))
        if s.has_optional_rule("maestro"):
            t.then(DoctorArrives())


class DoctorArrives(RuleStep):
    """The doctor appears in his office, together with the sleeper or another super-zed."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        t.add_zed(Zed(DOCTOR, OFFICE))
        t.emit("doctor-arrives", "dawn.option.maestro", place=OFFICE)
        t.then(Arrive((DOCTOR,), OFFICE))
        supers = s.deck("supers")
        if "sleeper" in supers.cards():
            t.set_deck(supers.without("sleeper"))
            lay_zed(t, "sleeper", OFFICE, "dawn.option.maestro")
        else:
            t.then(PlaceZed(OFFICE, "dawn.option.maestro", "super"))


class DoctorsFever(CauseStep):
    """Raises infection; a step of its own, because the card is given up first."""

    def run(self, t: DawnFlow) -> None:
        t.infect(amount(t, numbers(t.s)), self.cause)


class GiveUpCard(CausedQuestion):
    """The heroes choose a kept story card and discard it unused (D-81)."""

    ask: ClassVar[str] = "give-up"
    verbs: ClassVar[tuple[str, ...]] = ("give-up",)

    def hidden(self, s: DawnState) -> bool:
        return s.versus

    def options(self, s: DawnState) -> list[Option]:
        return [Option("give-up", item=card) for card in s.kept]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.discard_story(option.item)
        t.emit("given-up", self.cause, card=option.item)


# -- story cards at once -------------------------------------------------------------------------------------------


class Duds(StoryEffect):
    """Supplies and ammunition are lost, each as far as possible (p. 5)."""

    words: ClassVar[tuple[str, ...]] = ("lose",)
    needs: ClassVar[tuple[str, ...]] = ("lose",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        lose = t.s.content.stories[self.id].effect.lose
        t.announce(BeforeAmmoLoss(lose["ammo"]))
        t.then(StocksLost(lose["supplies"], lose["ammo"], self.cause(t.s)))


class StocksLost(RuleStep):
    """Takes supplies and ammunition, each as far as possible, after the announcement."""

    fields: ClassVar[tuple[str, ...]] = ("supplies", "ammo", "cause")
    __slots__ = ("ammo", "cause", "supplies")

    def __init__(self, supplies: int, ammo: int, cause: str) -> None:
        self.supplies: Final = supplies
        self.ammo: Final = ammo
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        t.supply(-self.supplies, self.cause)
        t.ammunition(-self.ammo, self.cause)


class CookedBooks(StoryEffect):
    """Supplies and ammunition are lost, by a die for each."""

    words: ClassVar[tuple[str, ...]] = ("cooked-books",)
    needs: ClassVar[tuple[str, ...]] = ("table",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        t.announce(BeforeAmmoLoss(AUDIT_MAX))
        t.then(StoresAudit(self.id, self.cause(t.s)))


class StoresAudit(RuleStep):
    """Rolls for the supplies and the ammunition that are lost, after the announcement."""

    fields: ClassVar[tuple[str, ...]] = ("card", "cause")
    __slots__ = ("card", "cause")

    def __init__(self, card: str, cause: str) -> None:
        self.card: Final = card
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        effect, rule = t.s.content.stories[self.card].effect, self.cause
        for what in ("supplies", "ammo"):
            die = t.die()
            n = AUDIT_MAX - line(effect, die)
            t.emit("audit", rule, what=what, die=die, n=n)
            if n and what == "supplies":
                t.supply(-n, rule)
            elif n:
                t.ammunition(-n, rule)


class Protest(StoryEffect):
    """As many losses as the card's number or its die says, in any mix."""

    words: ClassVar[tuple[str, ...]] = ("losses",)
    needs: ClassVar[tuple[str, ...]] = ("n", "pay")

    def take_effect(self, t: DawnFlow, track: str) -> None:
        take_losses(t, t.s.content.stories[self.id].effect, self.cause(t.s))


# -- story cards from the hand -------------------------------------------------------------------------------------


class Adrenaline(StoryEffect):
    """Adds event actions in this phase."""

    words: ClassVar[tuple[str, ...]] = ("event-actions",)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if s.actions < ACTIONS_MAX else []

    def play(self, t: DawnFlow, option: Option) -> None:
        t.add_actions(t.s.content.stories[self.id].effect.n, self.cause(t.s))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (2.0 if o.s.actions <= 2 else -1.0), "card", {}


class Relief(StoryEffect):
    """Infection falls; one of the cards costs ammunition."""

    words: ClassVar[tuple[str, ...]] = ("infection",)
    interests: ClassVar[tuple[str, ...]] = (INFECTION, EVENT, RISE, AMMO, SCORE)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        cost = s.content.stories[self.id].effect.lose.get("ammo", 0)
        return super().plays(s) if s.infection and s.ammo >= cost else []

    def play(self, t: DawnFlow, option: Option) -> None:
        effect = t.s.content.stories[self.id].effect
        cost = effect.lose.get("ammo", 0)
        if cost:
            t.ammunition(-cost, self.cause(t.s))
        t.infect(effect.n, self.cause(t.s))

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        if kind == AMMO:
            cost = s.content.stories[self.id].effect.lose.get("ammo", 0)
            return cost > 0 and s.ammo - int(subject) < cost
        return relief_matters(s, kind, subject, relief_in(s, s.ammo + flare_ammo(s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.s.infection >= 8 else -1.0), "fever", {}


def relief_in(s: DawnState, ammo: int) -> int:
    """The points by which the kept cards could lower infection together, if this ammunition pays for them."""
    total = 0
    for card in s.kept:
        effect = s.content.stories[card].effect
        if isinstance(s.content.book.stories[card], Relief) and effect.lose.get("ammo", 0) <= ammo:
            ammo -= effect.lose.get("ammo", 0)
            total -= effect.n
    return total


def flare_ammo(s: DawnState) -> int:
    """The ammunition that kept flares would bring."""
    flares = [card for card in s.kept if isinstance(s.content.book.stories[card], RescueFlare)]
    return sum([s.content.stories[card].effect.gain["ammo"] for card in flares])


def relief_matters(s: DawnState, kind: str, subject: str, relief: int) -> bool:
    """True if an infection that is lower by up to these points could change the announced step."""
    if not relief or not s.infection:
        return False
    if kind == EVENT:
        return "infection" in s.content.book.events[s.event].counts
    if kind == RISE:
        rise = int(subject)
        return s.infection < INFECTION_MAX <= s.infection + rise and max(0, s.infection - relief) + rise < INFECTION_MAX
    if kind == SCORE:
        need = s.content.scores["infection"].need
        return s.level >= s.content.scores["infection"].level and s.infection - relief <= need < s.infection
    return s.infection > 1


class RescueFlare(StoryEffect):
    """Brings supplies and ammunition."""

    words: ClassVar[tuple[str, ...]] = ("gain",)
    interests: ClassVar[tuple[str, ...]] = (CONSUMPTION, LOSS, INFECTION, EVENT, RISE, SCORE)
    needs: ClassVar[tuple[str, ...]] = ("gain",)

    def play(self, t: DawnFlow, option: Option) -> None:
        gain = t.s.content.stories[self.id].effect.gain
        t.supply(gain["supplies"], self.cause(t.s))
        t.ammunition(gain["ammo"], self.cause(t.s))

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True if supplies may not suffice for the consumption tab, or for a loss that a hit would pay; if the stocks
        would then score; and if the ammunition would pay for a card that lowers infection."""
        if kind == LOSS:
            return "supply" in subject.split() or "ammo" in subject.split()
        if kind == CONSUMPTION:
            return may_run_short(s)
        gain = s.content.stories[self.id].effect.gain
        if kind == SCORE:
            stocks = (("supplies", s.supplies), ("ammo", s.ammo))
            scores = s.content.scores
            if any(s.level >= scores[id].level and n < scores[id].need <= n + gain[id] for id, n in stocks):
                return True
        more = relief_in(s, s.ammo + gain["ammo"])
        return more > relief_in(s, s.ammo) and relief_matters(s, kind, subject, more)

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.s.supplies <= 18 and o.s.ammo <= 18 else -1.0), "card", {}


class Ingenuity(StoryEffect):
    """For the rest of the round two supplies may be turned into one ammunition, any number of times."""

    words: ClassVar[tuple[str, ...]] = ("ingenuity",)

    def play(self, t: DawnFlow, option: Option) -> None:
        t.hold("round", "story " + self.id)

    def options(self, s: DawnState, who: str) -> list[Option]:
        return [Option("special", item=self.id)] if s.supplies >= 2 else []

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.supply(-2, self.cause(t.s))
        t.ammunition(1, self.cause(t.s))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        if option.verb == "special":
            return o.ammo() - 2 * o.supply(), "special", {"who": option.actor}
        return (0.2 if o.s.supplies > 7 and o.s.ammo < 3 else -1.0), "card", {}


class CleanSweep(StoryEffect):
    """Removes two chaos markers, from any fields."""

    words: ClassVar[tuple[str, ...]] = ("clean-sweep",)
    interests: ClassVar[tuple[str, ...]] = (CHAOS, EVENT, OUTBREAK, TRACK, MARCH, FIELDS, SCORE)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if any(place.chaos for place in s.places) else []

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True before a missing marker, before an event that compares the chaos of tracks, before a step that looks at
        fields of which one could be swept clean, before a story card whose track would then be another one, before a
        march onto defenders on which an event counts the chaos of both fields, and before chaos costs points."""
        if kind == EVENT:
            return "chaos" in s.content.book.events[s.event].counts
        if kind == TRACK:
            return self.moves_track(s, subject)
        n = s.content.stories[self.id].effect.n
        if kind == MARCH:
            ways = subject.split()
            heeded = any(power.heeds_chaos(s, ways[0], ways[-1]) for power, _ in powers_in_force(s, "heeds_chaos"))
            return heeded and bool(s.defenders(ways[0])) and sum([s.place(field).chaos for field in ways]) <= n
        if kind == SCORE:
            return s.level >= s.content.scores["chaos"].level
        fields = [outbreak_field(s, subject)[0]] if kind == OUTBREAK else subject.split()
        return kind == CHAOS or any(0 < s.place(field).chaos <= n for field in fields)

    def moves_track(self, s: DawnState, subject: str) -> bool:
        """True if removing the card's markers could change the tracks that a story card may mean. Among several tracks
        the heroes are asked anyway, and may play it beside that question; in versus the zed player is."""
        where, _, surface = subject.partition(" ")
        now = candidates(s, where, bool(surface))
        if len(now) > 1 and not s.versus:
            return False
        swept: list[tuple[str, ...]] = [()]
        for _ in range(s.content.stories[self.id].effect.n):
            swept = [(*less, track) for less in swept for track in s.tracks if s.chaos_on(track) > less.count(track)]
            if any(candidates(s, where, bool(surface), tracks) != now for tracks in swept):
                return True
        return False

    def play(self, t: DawnFlow, option: Option) -> None:
        t.then(Sweep(t.s.content.stories[self.id].effect.n, self.cause(t.s)))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.s.chaos_left() <= 4 else -1.0), "chaos-low", {}


class Sweep(CausedQuestion):
    """The players remove chaos markers, without infection."""

    fields: ClassVar[tuple[str, ...]] = ("n", "cause")
    __slots__ = ("n",)
    ask: ClassVar[str] = "sweep"
    verbs: ClassVar[tuple[str, ...]] = ("clear-chaos",)

    def __init__(self, n: int, cause: str) -> None:
        super().__init__(cause)
        self.n: Final = n

    def options(self, s: DawnState) -> list[Option]:
        return [Option("clear-chaos", target=place.id) for place in s.places if place.chaos] if self.n else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.clear_chaos(option.target, self.cause)
        t.then(Sweep(self.n - 1, self.cause))
