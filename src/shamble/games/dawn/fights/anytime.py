"""Kept cards and the discharge of patients, which the book allows at any time (p. 5, 11), and the announcements of
steps that they could change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from shamble.core.announcement import Announcement, AnyTime
from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.dawn.fights.hits import can_take
from shamble.games.dawn.fights.saving_rolls import discharge
from shamble.games.dawn.printed.terms import BEDS, CEMETERY, CENTER
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
KINDS: Final = (INFECTION, CONSUMPTION, MARCH, CHAOS, EVENT, RISE, OUTBREAK, LOSS, TRACK)
"""Kinds of announcement: the infection roll, the consumption of supplies, zeds that march onto undefended refugees or
into the town centre, a chaos marker that is missing, an event that counts something which the heroes can still change,
a rise of infection to 13, the zed of an outbreak that is about to appear, a loss that only a hit can pay, a story card
whose track depends on chaos."""
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
            card = s.content.events[s.event]
            return card.consume_roll or (s.supplies < card.consume and alone_to_hit(s) == option.actor)
        if announcement.kind == LOSS:
            return alone_to_hit(s) == option.actor
        if announcement.kind == MARCH:
            return announcement.subject == CENTER and last_stand_lacks_unit(s)
        return "patients" in s.content.book.events[s.event].counts

    def use(self, t: DawnFlow, seat: int, option: Option) -> None:
        discharge(t, option.actor, option.target)


CARD: Final = KeptCard()
RIGHT: Final = Discharge()
ANYTIME: Final[tuple[DawnAnyTime, ...]] = (CARD, RIGHT)


def holdings(s: DawnState) -> list[Holding]:
    """Everything that the heroes may use at any time, each with its card."""
    held: list[Holding] = []
    if s.units_at(BEDS):
        held.append((RIGHT, ""))
    if s.kept and s.fight is None:
        held += [(CARD, card) for card in s.kept if s.content.stories[card].window in WINDOWS]
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

    def wanted(self, s: DawnState) -> bool:
        return bool(s.kept)

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


class BeforeConsumption(TownAnnouncement):
    """Announces the consumption of supplies (p. 17)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CONSUMPTION, -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeConsumption:
        return BeforeConsumption(passed)

    def wanted(self, s: DawnState) -> bool:
        card = s.content.events[s.event]
        short = s.uses_rules("supplies") and s.supplies < card.consume and bool(s.units_at(BEDS))
        return short or (card.consume > 0 and bool(s.kept)) or (card.consume_roll and bool(s.kept or s.units_at(BEDS)))


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
    """Announces zeds that are about to enter a field with refugees whom nobody defends (p. 17), or the town centre
    without a unit for the last stand."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(MARCH, -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeMarch:
        return BeforeMarch(self.subject, passed)

    def wanted(self, s: DawnState) -> bool:
        if self.subject == CENTER:
            return last_stand_lacks_unit(s) and bool(s.units_at(BEDS))
        if not s.kept or s.defenders(self.subject):
            return False
        return any(s.refugees(unit) for unit in s.units_at(self.subject))

    def question(self, s: DawnState) -> Args:
        return {"moment": "center" if self.subject == CENTER else self.kind, "place": self.subject}


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

    def wanted(self, s: DawnState) -> bool:
        counts = s.content.book.events[s.event].counts
        return bool(counts) and (bool(s.kept) or ("patients" in counts and bool(s.units_at(BEDS))))

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

    def wanted(self, s: DawnState) -> bool:
        return bool(s.kept) and (s.versus or bool(self.uses(s, s.first)))

    def holdings(self, s: DawnState, seat: int) -> Sequence[Holding]:
        """Returns the heroes' cards and rights. In a melee, whose infection rises before the dice: cards that lower
        infection alone, because others would change the fight."""
        if s.fight is None:
            return holdings(s)
        return [(CARD, card) for card in s.kept if RISE in s.content.book.stories[card].interests]

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
