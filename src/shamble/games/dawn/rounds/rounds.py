"""A round (rules 1, 7, 9): the event card's tabs from left to right, then the Organisation phase."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.actions_phase import ActionsPhase
from shamble.games.dawn.fights.anytime import (
    BeforeConsumption,
    BeforeEvent,
    BeforeScore,
    announce_fields,
    consumption_due,
    mouths,
)
from shamble.games.dawn.fights.hits import ShortageHit
from shamble.games.dawn.printed.terms import (
    FIGHTERS,
    GUARD_ARRIVES,
    GUARD_FROM_BOTTOM,
    IN_FORCE,
    INFECTION_MAX,
)
from shamble.games.dawn.rounds.prfn_phase import PrfnPhase
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, FieldStep, Question, RuleStep
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.coop_events import CoopIcon
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak, InfectionPhase
from shamble.games.dawn.zeds.story_cards import DrawStory
from shamble.games.dawn.zeds.zed_player import ZedActions
from shamble.games.dawn.zeds.zeds_phase import OrderTracks, activate_icons


class DrawEvent(RuleStep):
    """Draws the next event, whose tabs are the phases of the round (p. 4)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        s.round += 1
        t.open_scope("round", str(s.round))
        if s.guard and s.deck("events").size == GUARD_FROM_BOTTOM:
            card_id = GUARD_ARRIVES
            s.guard = False
        else:
            card_id = t.take("events")
        s.played = (*s.played, card_id)
        card = s.content.events[card_id]
        s.event = card_id
        if card.act > s.act and card.effect.name != "guard":
            s.act = card.act
            if s.versus and card.act >= 3:
                s.reinforce = True
        t.emit("event", "dawn.round.card", card=card_id, n=s.round)
        if card.effect.name == "brains":
            t.then(Brains())
        elif card.effect.name == "guard":
            t.then(GuardArrives())
            return
        else:
            for phase in s.content.levels[s.level].tabs:
                t.then(BeginPhase(phase))
        t.then(Organisation())


class GuardArrives(RuleStep):
    """The Guard appears on a Start above ground; the card is no round, and the next event follows at once (D-79)."""

    def run(self, t: DawnFlow) -> None:
        t.emit("guard-event", t.s.content.events[t.s.event].rule)
        t.then(DrawStory("event", True))
        t.then(CheckOutbreak())
        t.then(NoRound())


class NoRound(RuleStep):
    """Takes back the round of the Guard's card and draws the next event."""

    def run(self, t: DawnFlow) -> None:
        t.s.event = ""
        t.s.round -= 1
        t.close_scope("round")
        t.then(DrawEvent())


class Brains(RuleStep):
    """BRAINS!: infection, then every track, on which winners go on; then only the Organisation phase (cards)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        card = s.content.events[s.event]
        s.phase = "zeds"
        t.open_scope("phase", "zeds")
        t.emit("brains", card.rule, card=s.event)
        t.infect(card.effect.n, card.rule)
        t.hold("round", "brains")
        t.then(CheckOutbreak())
        t.then(OrderTracks(s.tracks))
        t.then(EndPhase("zeds"))


class BeginPhase(RuleStep):
    """Queues a phase: the event's effect at the beginning, the phase itself, the effect at the end (p. 4)."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)
    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def run(self, t: DawnFlow) -> None:
        s = t.s
        card = s.content.events[s.event]
        s.phase = self.phase
        t.open_scope("phase", self.phase)
        t.emit("phase", "dawn.round.phases", phase=self.phase)
        lit = card.phase == self.phase
        if self.phase == "actions" and card.kind == "finale":
            t.then(Finale())
            return
        if self.phase == "zeds" and card.coop != "none" and s.heroes > 1:
            t.then(CoopIcon(card.coop))
        if lit:
            t.then(EventStarts())
        t.then(PhaseBegins(self.phase))
        if self.phase == "prfn":
            t.then(PrfnPhase())
        elif self.phase == "infection":
            t.then(InfectionPhase())
        elif self.phase == "consume":
            t.then(ConsumePhase())
        elif self.phase == "zeds":
            t.then(ZedsPhase())
        else:
            t.then(ActionsPhase())
        if lit and card.end:
            t.then(EventEnds())
        t.then(CheckOutbreak())
        t.then(EndPhase(self.phase))


class EndPhase(RuleStep):
    """Closes the scope of a phase."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)
    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def run(self, t: DawnFlow) -> None:
        t.close_scope("phase")


class PhaseBegins(RuleStep):
    """Calls the powers that listen to the beginning of a phase."""

    fields: ClassVar[tuple[str, ...]] = ("phase",)
    __slots__ = ("phase",)

    def __init__(self, phase: str) -> None:
        self.phase: Final = phase

    def run(self, t: DawnFlow) -> None:
        for power, who in powers_in_force(t.s, "begins"):
            power.begins(t, self.phase, who)


class EventStarts(RuleStep):
    """Runs the event's effect at the beginning of its phase, or puts its lasting part in force (p. 4)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        card = s.content.events[s.event]
        effect = s.content.book.events[s.event]
        if card.begin:
            t.emit("event-now", card.rule, card=s.event)
            if effect.counts:
                t.announce(BeforeEvent())
                t.then(EventBegins())
            else:
                effect.begin(t)
            if card.turn:
                t.hold("round", IN_FORCE)
            t.then(CheckOutbreak())
        elif card.during:
            t.emit("event-holds", card.rule, card=s.event)
            effect.begin(t)


class EventBegins(RuleStep):
    """Carries out the effect of an event after its announcement."""

    def run(self, t: DawnFlow) -> None:
        t.s.content.book.events[t.s.event].begin(t)


class EventEnds(RuleStep):
    """Runs the event's effect at the end of its phase (p. 4)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        t.emit("event-now", s.content.events[s.event].rule, card=s.event)
        s.content.book.events[s.event].end(t)


class ZedsPhase(RuleStep):
    """Activates the tracks of the tab from left to right; in versus the zed player acts instead (p. 6, 18)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if s.versus:
            t.then(ZedActions())
            return
        activate_icons(t, s.content.events[s.event].zeds)


class Finale(RuleStep):
    """Announces the victory, when the Actions phase of the finale begins (D-47, D-88)."""

    def run(self, t: DawnFlow) -> None:
        t.announce(BeforeScore())
        t.then(Victory())


class Victory(RuleStep):
    """Wins the game, and counts the points."""

    def run(self, t: DawnFlow) -> None:
        t.emit("finale", "dawn.goal.win", card=t.s.event)
        t.win("finale", "dawn.goal.win")


# -- consumption (rule 9) ------------------------------------------------------------------------------------------


class ConsumePhase(RuleStep):
    """Announces the consumption, then carries it out."""

    def run(self, t: DawnFlow) -> None:
        t.announce(BeforeConsumption())
        t.then(Consume())


class Consume(RuleStep):
    """Consumes supplies as the tab says; a die is compared with patients and refugees in the camp (p. 17)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        card = s.content.events[s.event]
        if card.consume_roll:
            hungry = mouths(s)
            die = t.die()
            total = die + t.bonus_to_die("consume", "")
            if total > hungry:
                t.emit("consume-roll-safe", "dawn.consume.roll", die=total, n=hungry)
                return
            t.emit("consume-roll-pays", "dawn.consume.roll", die=total, n=hungry)
            due = 1
        else:
            due = consumption_due(s)
        if not due:
            t.emit("consume-none", "dawn.consume.tab")
            return
        paid = t.supply(-due, "dawn.consume.tab")
        for _ in range(due - paid):
            t.emit("shortage", "dawn.consume.shortage")
            t.then(ShortageHit("dawn.consume.shortage"))


# -- organisation (rule 7) -----------------------------------------------------------------------------------------


class Organisation(RuleStep):
    """Removes markers of the round, restores order and applies the antidote (p. 15-16)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        s.phase = "organisation"
        t.open_scope("phase", "organisation")
        t.emit("phase", "dawn.organisation.discard", phase="organisation")
        s.actions = 0
        s.zed_actions = 0
        for place in s.places:
            if place.closed:
                t.set_place(place.having(closed=False))
        t.emit("ready-again", "dawn.organisation.ready")
        t.then(RestoreNext(()))
        t.then(Antidote())
        t.then(CheckOutbreak())
        t.then(EndRound())


def restores(s: DawnState, id: str) -> bool:
    """True if the unit restores order: heroes, civilians, the Guard, raiders; not Pickles or Horatius (p. 16)."""
    unit = s.unit(id)
    if unit is None or unit.ekg or s.flag(id, "no-restore-order"):
        return False
    return s.kind(id) in FIGHTERS or s.kind(id) == "raiders"


class RestoreNext(Question):
    """Restores order field by field, in the order of the board. The players choose the order if an unchecked outbreak
    could come between two fields (rule 7.2, D-110). `done`: fields on which order was restored in this round."""

    fields: ClassVar[tuple[str, ...]] = ("done",)
    __slots__ = ("done",)
    ask: ClassVar[str] = "restore"
    verbs: ClassVar[tuple[str, ...]] = ("restore",)
    rule: ClassVar[str] = "dawn.organisation.order"

    def __init__(self, done: tuple[str, ...]) -> None:
        self.done: Final = done

    def waiting(self, s: DawnState) -> list[str]:
        """Fields with chaos and a unit that restores order, on which none was restored yet in this round."""
        if not s.places:
            return []
        chaos = [place.id for place in s.places if place.chaos and place.id not in self.done]
        fields = [field for track in s.tracks for field in s.way(track) if field in chaos]
        return [field for field in fields if any(restores(s, unit.id) for unit in s.units_at(field))]

    def options(self, s: DawnState) -> list[Option]:
        fields = self.waiting(s)
        between = s.infection + sum([max(0, fever_of_order(s, field)) for field in fields]) > INFECTION_MAX
        return [Option("restore", target=field) for field in (fields if between else fields[:1])]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if t.s.infection < INFECTION_MAX <= t.s.infection + fever_of_order(t.s, option.target):
            announce_fields(t, (option.target,))
        t.then(RestoreOrder(option.target))
        t.then(RestoreNext((*self.done, option.target)))


def fever_of_order(s: DawnState, field: str) -> int:
    """The infection that restored order on a field costs, with all powers (p. 16)."""
    if not s.uses_rules("infection"):
        return 0
    n = 0 if s.has_optional_rule("hazmat") else 1
    here = [unit.id for unit in s.units_at(field) if restores(s, unit.id)]
    for power, who in powers_in_force(s, "order_infection"):
        n = power.order_infection(s, n, here, who)
    return n


class RestoreOrder(FieldStep):
    """Removes one chaos marker from a field with a unit; infection rises (p. 16)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.place(self.field).chaos:
            return
        t.clear_chaos(self.field, "dawn.organisation.order")
        n = fever_of_order(s, self.field)
        if n:
            t.infect(n, "dawn.organisation.order")
        elif s.has_optional_rule("hazmat"):
            t.emit("no-fever", "dawn.option.hazmat")
        t.then(CheckOutbreak())


class Antidote(RuleStep):
    """Lowers infection by the antidote, then by Elwood Berra (p. 16)."""

    def run(self, t: DawnFlow) -> None:
        if t.s.antidote == 2:
            t.infect(-1, "dawn.organisation.antidote")
        if t.s.elwood:
            t.infect(-1, "dawn.organisation.elwood")


class EndRound(RuleStep):
    """Discards the active card and begins the next round (p. 15)."""

    def run(self, t: DawnFlow) -> None:
        t.s.event = ""
        t.close_scope("round")
        t.then(DrawEvent())
