"""Cards about supplies, ammunition, infection, actions and chaos."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.card_effects.new_zeds import on_every_start
from shamble.games.dawn.card_effects.shared import amount, line, numbers
from shamble.games.dawn.fights.anytime import CHAOS, CONSUMPTION, EVENT, INFECTION, LOSS, OUTBREAK, RISE, TRACK
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.printed_rows import Effect
from shamble.games.dawn.printed.terms import ACTIONS_MAX, DOCTOR, INFECTION_MAX, OFFICE
from shamble.games.dawn.rounds.mixed_losses import lose_mix
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
            left = [id for id in supers.cards() if id != "sleeper"]
            t.set_deck(type(supers).of("supers", left))
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
        t.supply(-lose["supplies"], self.cause(t.s))
        t.ammunition(-lose["ammo"], self.cause(t.s))


class CookedBooks(StoryEffect):
    """Supplies and ammunition are lost, by a die for each."""

    words: ClassVar[tuple[str, ...]] = ("cooked-books",)
    needs: ClassVar[tuple[str, ...]] = ("table",)

    def take_effect(self, t: DawnFlow, track: str) -> None:
        effect, rule = t.s.content.stories[self.id].effect, self.cause(t.s)
        for what in ("supplies", "ammo"):
            die = t.die()
            n = 2 - line(effect, die)
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
    interests: ClassVar[tuple[str, ...]] = (INFECTION, EVENT, RISE)
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
        if kind == EVENT:
            return "infection" in s.content.book.events[s.event].counts
        if kind == RISE:
            hand = [s.content.book.stories[card] for card in s.kept]
            relief = sum(
                [s.content.stories[card.id].effect.n for card in hand if card.plays(s) and RISE in card.interests]
            )
            return s.infection < INFECTION_MAX and max(0, s.infection + relief) + int(subject) < INFECTION_MAX
        return s.infection > 1

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return (1.0 if o.s.infection >= 8 else -1.0), "fever", {}


class RescueFlare(StoryEffect):
    """Brings supplies and ammunition."""

    words: ClassVar[tuple[str, ...]] = ("gain",)
    interests: ClassVar[tuple[str, ...]] = (CONSUMPTION, LOSS)
    needs: ClassVar[tuple[str, ...]] = ("gain",)

    def play(self, t: DawnFlow, option: Option) -> None:
        gain = t.s.content.stories[self.id].effect.gain
        t.supply(gain["supplies"], self.cause(t.s))
        t.ammunition(gain["ammo"], self.cause(t.s))

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True if supplies may not suffice for the consumption tab, or for a loss that a hit would pay."""
        if kind == LOSS:
            return "supply" in subject.split() or "ammo" in subject.split()
        card = s.content.events[s.event]
        return s.uses_rules("supplies") and s.supplies < (1 if card.consume_roll else card.consume)

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
    interests: ClassVar[tuple[str, ...]] = (CHAOS, EVENT, OUTBREAK, TRACK)
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def plays(self, s: DawnState) -> list[Option]:
        return super().plays(s) if any(place.chaos for place in s.places) else []

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True before a missing marker, before an event that compares the chaos of tracks, before an outbreak whose
        zed goes to a field because of its chaos, and before a story card whose track would then be another one."""
        if kind == EVENT:
            return "chaos" in s.content.book.events[s.event].counts
        if kind == TRACK:
            return self.moves_track(s, subject)
        return kind == CHAOS or 0 < s.place(outbreak_field(s, subject)[0]).chaos <= s.content.stories[self.id].effect.n

    def moves_track(self, s: DawnState, subject: str) -> bool:
        """True if removing the card's markers could change the tracks that a story card may mean."""
        where, _, surface = subject.partition(" ")
        now = candidates(s, where, bool(surface))
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
