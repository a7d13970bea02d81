"""Kept cards and the discharge of patients, which the book allows at any time (p. 5, 11), and the announcements of
steps that they could change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from shamble.core.announcement import Announcement, AnyTime
from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.dawn.fights.hits import can_take
from shamble.games.dawn.fights.saving_rolls import discharge
from shamble.games.dawn.printed.terms import BEDS, CAMP, CEMETERY, CENTER
from shamble.games.dawn.table.book import powers_in_force, powers_of_unit
from shamble.games.dawn.table.flow import DawnFlow, RuleStep
from shamble.games.dawn.table.kept_cards import play_card
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.state import DawnState

INFECTION: Final = "infection"
CONSUMPTION: Final = "consumption"
MARCH: Final = "march"
CHAOS: Final = "chaos"
EVENT: Final = "event"
RISE: Final = "rise"
OUTBREAK: Final = "outbreak"
LOSS: Final = "loss"
TRACK: Final = "track"
HARM: Final = "harm"
FIELDS: Final = "fields"
CARD: Final = "card"
AMMO: Final = "ammo"
SCORE: Final = "score"
KINDS: Final = (
    *(INFECTION, CONSUMPTION, MARCH, CHAOS, EVENT, RISE, OUTBREAK),
    *(LOSS, TRACK, HARM, FIELDS, CARD, AMMO, SCORE),
)
"""Kinds of announcement: the infection roll, the consumption of supplies, zeds that march onto a field, a chaos marker
that is missing, an event that counts something which the heroes can still change, a rise of infection to 13, the zed of
an outbreak that is about to appear, a loss that only a hit can pay, a story card whose track depends on chaos, a step
that may harm refugees on certain fields, one that looks at the chaos of certain fields, the loss of the last kept card,
a loss of ammunition, the count of the points after a victory."""
WINDOWS: Final = ("any", "phase")
"""Windows of kept cards that are not bound to a moment of a phase."""

DawnAnyTime = AnyTime[DawnState, DawnFlow]
Holding = tuple[DawnAnyTime, str]


class KeptCard(AnyTime[DawnState, DawnFlow]):
    """A kept story card that may be played at any time; it declares its own interests (`StoryEffect.interests`)."""

    interests: ClassVar[tuple[str, ...]] = KINDS
    verbs: ClassVar[tuple[str, ...]] = ("play",)

    def options(self, s: DawnState, seat: int, card: str) -> list[Option]:
        return s.content.book.stories[card].plays(s)

    def matters(self, s: DawnState, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        if announcement.kind == CARD:
            return len(s.kept) == 1
        story = s.content.book.stories[option.item]
        return announcement.kind in story.interests and story.matters(s, announcement.kind, announcement.subject)

    def use(self, t: DawnFlow, seat: int, option: Option) -> None:
        play_card(t, option)
        t.then(t.frame("CheckOutbreak"))

    def meaning(self, s: DawnState, seat: int, option: Option) -> Meaning | None:
        notes = telling(s, option)
        return Meaning(notes=notes) if notes else None


class Discharge(AnyTime[DawnState, DawnFlow]):
    """The right to discharge a patient, to the town centre if awake, otherwise to the cemetery (p. 11)."""

    interests: ClassVar[tuple[str, ...]] = (CONSUMPTION, EVENT, MARCH, LOSS)
    verbs: ClassVar[tuple[str, ...]] = ("discharge",)

    def options(self, s: DawnState, seat: int, card: str) -> list[Option]:
        options: list[Option] = []
        for unit in s.units_at(BEDS):
            if not unit.ekg and not s.refugees(unit):
                options.append(Option("discharge", unit.id, CENTER))
            options.append(Option("discharge", unit.id, CEMETERY))
        return options

    def matters(self, s: DawnState, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        """No seat is asked whether to move a patient to the cemetery; that use is only offered beside questions."""
        if option.target != CENTER:
            return False
        if announcement.kind == CONSUMPTION:
            if s.content.events[s.event].consume_roll:
                return self.decides_roll(s)
            return s.supplies < consumption_due(s) and alone_to_hit(s) == option.actor
        if announcement.kind == LOSS:
            return alone_to_hit(s) == option.actor
        if announcement.kind == MARCH:
            target = announcement.subject.split()[0]
            if target == CENTER and last_stand_lacks_unit(s):
                return True
            return any(power.stops_from(s, target, CENTER) for power in powers_of_unit(s, option.actor))
        return "patients" in s.content.book.events[s.event].counts

    def decides_roll(self, s: DawnState) -> bool:
        """True if a consumption die could cost a supply now, and none if every patient who can get up did so."""
        lowest = mouths(s) - consumption_bonus(s)
        awake = len([unit for unit in s.units_at(BEDS) if not unit.ekg and not s.refugees(unit)])
        return lowest >= LOWEST_DIE and lowest - awake < HIGHEST_DIE

    def use(self, t: DawnFlow, seat: int, option: Option) -> None:
        discharge(t, option.actor, option.target)


KEPT_CARD: Final = KeptCard()
RIGHT: Final = Discharge()
ANYTIME: Final[tuple[DawnAnyTime, ...]] = (KEPT_CARD, RIGHT)


def holdings(s: DawnState) -> list[Holding]:
    """Everything that the heroes may use at any time, each with its card."""
    held: list[Holding] = []
    if s.units_at(BEDS):
        held.append((RIGHT, ""))
    if s.kept and s.fight is None:
        held += [(KEPT_CARD, card) for card in s.kept if s.content.stories[card].window in WINDOWS]
    return held


class TownAnnouncement(Announcement[DawnState, DawnFlow]):
    """Asks the heroes, who share one hand, before a step that something of theirs could change."""

    ask: ClassVar[str] = "anytime"
    verbs: ClassVar[tuple[str, ...]] = ("play", "discharge", "pass")
    rule: ClassVar[str] = "dawn.story.keep"

    def candidates(self, s: DawnState) -> list[tuple[str, int]]:
        return [(CENTER, s.first)]

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return tuple(range(s.hero_seats))

    def hidden(self, s: DawnState) -> bool:
        return s.versus

    def holdings(self, s: DawnState, seat: int) -> Sequence[Holding]:
        return holdings(s)

    def conceals(self, s: DawnState, seat: int) -> bool:
        """True in versus while the heroes hold a card: the zed player does not know which (D-81)."""
        return s.versus and bool(s.kept)

    def known(self, s: DawnState) -> bool:
        """False if everybody knows that no card could change the step: then nobody is asked in versus either."""
        return True

    def wanted(self, s: DawnState) -> bool:
        if not (s.kept or s.units_at(BEDS)):
            return False
        if s.versus and s.kept and self.known(s):
            return True
        return bool(self.uses(s, s.first))

    def take_option(self, t: DawnFlow, option: Option) -> None:
        """Carries out a use. The options name units and cards, not the heroes, who are asked together."""
        held = self.held_for(t.s, t.s.first, option)
        assert held is not None
        held.use(t, t.s.first, option)

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind}


class BeforeInfectionRoll(TownAnnouncement):
    """Announces the infection roll (p. 16)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(INFECTION, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeInfectionRoll:
        return BeforeInfectionRoll(passed)


LOWEST_DIE: Final = 1
HIGHEST_DIE: Final = 6
"""The least and the greatest result of a die."""


def consumption_due(s: DawnState) -> int:
    """Supplies that the tab without a die costs, with all powers (p. 17)."""
    due = s.content.events[s.event].consume
    for power, who in powers_in_force(s, "consumption"):
        due = power.consumption(s, due, who)
    return due


def mouths(s: DawnState) -> int:
    """Patients and refugees in the camp, with whom the consumption die is compared (p. 17)."""
    return len(s.units_at(BEDS)) + (len(s.units_at(CAMP)) if s.uses_rules("villagers") else 0)


def consumption_bonus(s: DawnState) -> int:
    """The sum of all bonuses to the consumption die."""
    return sum([power.die_bonus(s, "consume", "") for power, _ in powers_in_force(s, "die_bonus")])


def may_run_short(s: DawnState) -> bool:
    """True if the consumption may cost more supplies than there are, and a unit would take a hit for it."""
    if not s.uses_rules("supplies") or not any(can_take(s, unit) for unit in s.units):
        return False
    if s.content.events[s.event].consume_roll:
        return not s.supplies and mouths(s) >= LOWEST_DIE + consumption_bonus(s)
    return s.supplies < consumption_due(s)


class BeforeConsumption(TownAnnouncement):
    """Announces the consumption of supplies (p. 17)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CONSUMPTION, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeConsumption:
        return BeforeConsumption(passed)

    def known(self, s: DawnState) -> bool:
        return may_run_short(s)


class FieldAnnouncement(TownAnnouncement):
    """An announcement of a step on one field."""

    fields: ClassVar[tuple[str, ...]] = ("subject", "passed")

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "place": self.subject}


def alone_to_hit(s: DawnState) -> str:
    """Returns the unit that takes a shortage's hit without a question, because no other can; empty if several can. In a
    bed its last hit kills it; elsewhere it has a saving roll (p. 14, 17)."""
    units = [unit.id for unit in s.units if can_take(s, unit)]
    return units[0] if len(units) == 1 else ""


def last_stand_lacks_unit(s: DawnState) -> bool:
    """True if a unit in the town centre, where none is now, could make the Clarion's last stand (cards)."""
    return s.present("clarion") is not None and not s.fighters_at(CENTER)


class BeforeMarch(FieldAnnouncement):
    """Announces zeds that are about to go from `start` to the field `place` (p. 6): onto refugees, out of or into chaos
    that an event looks at, or into the town centre without a unit for the last stand. `subject`: both fields."""

    fields: ClassVar[tuple[str, ...]] = ("place", "start", "passed")
    added: ClassVar[Mapping[str, object]] = {"start": ""}
    __slots__ = ("place", "start")

    def __init__(self, place: str, start: str = "", passed: tuple[str, ...] = ()) -> None:
        super().__init__(MARCH, -1, f"{place} {start}", passed)
        self.place: Final = place
        self.start: Final = start

    def with_passed(self, passed: tuple[str, ...]) -> BeforeMarch:
        return BeforeMarch(self.place, self.start, passed)

    def known(self, s: DawnState) -> bool:
        """True if there are refugees on the field, or chaos that the event looks at."""
        if any(power.heeds_chaos(s, self.place, self.start) for power, _ in powers_in_force(s, "heeds_chaos")):
            return True
        return any(s.refugees(unit) for unit in s.units_at(self.place))

    def question(self, s: DawnState) -> Args:
        if self.place == CENTER and last_stand_lacks_unit(s):
            return {"moment": "center", "place": CENTER}
        return {"moment": self.kind, "place": self.place}


class BeforeHarm(FieldAnnouncement):
    """Announces a step that may harm refugees on certain fields: a zed that appears there, a blast, a shot. `subject`:
    these fields."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(HARM, -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeHarm:
        return BeforeHarm(self.subject, passed)

    def known(self, s: DawnState) -> bool:
        fields = self.subject.split()
        return any(s.refugees(unit) and unit.field in fields for unit in s.units)

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind}


def announce_harm(t: DawnFlow, fields: Sequence[str]) -> None:
    """Announces a step that may harm refugees on these fields."""
    if (t.s.kept or not t.unasked()) and fields:
        t.announce(BeforeHarm(" ".join(fields)))


class BeforeFields(FieldAnnouncement):
    """Announces a step that looks at the chaos of certain fields; `subject`: these fields."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(FIELDS, -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeFields:
        return BeforeFields(self.subject, passed)

    def known(self, s: DawnState) -> bool:
        return any(s.place(field).chaos for field in self.subject.split())

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "place": self.subject.split()[0]}


def announce_fields(t: DawnFlow, fields: Sequence[str]) -> None:
    """Announces a step that looks at the chaos of these fields."""
    if fields:
        t.announce(BeforeFields(" ".join(fields)))


class BeforeCardLoss(TownAnnouncement):
    """Announces that the heroes lose their only kept card unused (cards)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CARD, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeCardLoss:
        return BeforeCardLoss(passed)

    def known(self, s: DawnState) -> bool:
        return len(s.kept) == 1


class BeforeAmmoLoss(TownAnnouncement):
    """Announces a loss of up to `n` ammunition without a choice (cards)."""

    fields: ClassVar[tuple[str, ...]] = ("n", "passed")
    __slots__ = ("n",)

    def __init__(self, n: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__(AMMO, -1, str(n), passed)
        self.n: Final = n

    def with_passed(self, passed: tuple[str, ...]) -> BeforeAmmoLoss:
        return BeforeAmmoLoss(self.n, passed)

    def known(self, s: DawnState) -> bool:
        return 0 < s.ammo <= self.n


class BeforeScore(TownAnnouncement):
    """Announces the victory, after which the points are counted (epilogue)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(SCORE, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeScore:
        return BeforeScore(passed)


class BeforeChaos(FieldAnnouncement):
    """Announces a chaos marker that is not in stock, so that the game would be lost (p. 4)."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CHAOS, -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeChaos:
        return BeforeChaos(self.subject, passed)


class BeforeEvent(TownAnnouncement):
    """Announces the effect of an event that counts patients, infection or chaos (cards)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(EVENT, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeEvent:
        return BeforeEvent(passed)

    def known(self, s: DawnState) -> bool:
        return bool(s.content.book.events[s.event].counts)

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "card": s.event}


class BeforeRise(TownAnnouncement):
    """Announces that infection is about to reach 13, which causes an unchecked outbreak (p. 16). `n`: the points by
    which infection rises; cards read them from `subject`."""

    fields: ClassVar[tuple[str, ...]] = ("n", "passed")
    __slots__ = ("n",)

    def __init__(self, n: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__(RISE, -1, str(n), passed)
        self.n: Final = n

    def with_passed(self, passed: tuple[str, ...]) -> BeforeRise:
        return BeforeRise(self.n, passed)

    def holdings(self, s: DawnState, seat: int) -> Sequence[Holding]:
        """Returns the heroes' cards and rights. In a melee, whose infection rises before the dice: cards that lower
        infection alone, because others would change the fight."""
        if s.fight is None:
            return holdings(s)
        return [(KEPT_CARD, card) for card in s.kept if RISE in s.content.book.stories[card].interests]

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "n": self.n}


class InfectionChanges(RuleStep):
    """Changes infection after an announcement."""

    fields: ClassVar[tuple[str, ...]] = ("n", "cause")
    __slots__ = ("cause", "n")

    def __init__(self, n: int, cause: str) -> None:
        self.n: Final = n
        self.cause: Final = cause

    def run(self, t: DawnFlow) -> None:
        t.set_infection(self.n, self.cause)
