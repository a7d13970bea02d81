"""Kept cards and the discharge of patients, which the book allows at any time (p. 5, 11), and the announcements of
steps that they could change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from shamble.core.announcement import Announcement, AnyTime
from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.dawn.fights.saving_rolls import discharge
from shamble.games.dawn.printed.terms import BEDS, CEMETERY, CENTER
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.kept_cards import play_card
from shamble.games.dawn.table.power_texts import telling
from shamble.games.dawn.table.state import DawnState

INFECTION: Final = "infection"
CONSUMPTION: Final = "consumption"
MARCH: Final = "march"
CHAOS: Final = "chaos"
EVENT: Final = "event"
KINDS: Final = (INFECTION, CONSUMPTION, MARCH, CHAOS, EVENT)
"""Kinds of announcement: the infection roll, the consumption of supplies, zeds that march onto undefended refugees, a
chaos marker that is missing, an event that counts something which the heroes can still change."""
WINDOWS: Final = ("any", "phase")
"""Windows of kept cards that are not bound to a moment of a phase."""

DawnAnyTime = AnyTime[DawnState, DawnFlow]
Held = tuple[DawnAnyTime, str]


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

    interests: ClassVar[tuple[str, ...]] = (CONSUMPTION, EVENT)
    verbs: ClassVar[tuple[str, ...]] = ("discharge",)

    def options(self, s: DawnState, seat: int, card: str) -> list[Option]:
        options: list[Option] = []
        for unit in s.units_at(BEDS):
            if not unit.ekg and not s.refugees(unit):
                options.append(Option("discharge", unit.id, CENTER))
            options.append(Option("discharge", unit.id, CEMETERY))
        return options

    def matters(self, s: DawnState, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        """Nobody is asked for the cemetery's sake; who wants it finds it beside the question."""
        if option.target != CENTER:
            return False
        if announcement.kind == CONSUMPTION:
            return s.content.events[s.event].consume_roll
        return "patients" in s.content.book.events[s.event].counts

    def use(self, t: DawnFlow, seat: int, option: Option) -> None:
        discharge(t, option.actor, option.target)


CARD: Final = KeptCard()
RIGHT: Final = Discharge()
ANYTIME: Final[tuple[DawnAnyTime, ...]] = (CARD, RIGHT)


def holdings(s: DawnState) -> list[Held]:
    """Everything that the heroes may use at any time, each with its card."""
    held: list[Held] = []
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

    def people(self, s: DawnState) -> list[tuple[str, int]]:
        return [(CENTER, s.first)]

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return tuple(range(s.hero_seats))

    def hidden(self, s: DawnState) -> bool:
        return s.versus

    def holdings(self, s: DawnState, seat: int) -> Sequence[Held]:
        return holdings(s)

    def conceals(self, s: DawnState, seat: int) -> bool:
        """True in versus while the heroes hold a card: the zed player does not know which (D-81)."""
        return s.versus and bool(s.kept)

    def wanted(self, s: DawnState) -> bool:
        return bool(s.kept)

    def do(self, t: DawnFlow, option: Option) -> None:
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

    def again(self, passed: tuple[str, ...]) -> BeforeInfectionRoll:
        return BeforeInfectionRoll(passed)


class BeforeConsumption(TownAnnouncement):
    """Announces the consumption of supplies (p. 17)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CONSUMPTION, -1, "", passed)

    def again(self, passed: tuple[str, ...]) -> BeforeConsumption:
        return BeforeConsumption(passed)

    def wanted(self, s: DawnState) -> bool:
        card = s.content.events[s.event]
        return (card.consume > 0 and bool(s.kept)) or (card.consume_roll and bool(s.kept or s.units_at(BEDS)))


class FieldAnnouncement(TownAnnouncement):
    """An announcement of a step on one field."""

    fields: ClassVar[tuple[str, ...]] = ("subject", "passed")

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "place": self.subject}


class BeforeMarch(FieldAnnouncement):
    """Announces zeds that are about to enter a field with refugees whom nobody defends (p. 17)."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(MARCH, -1, subject, passed)

    def again(self, passed: tuple[str, ...]) -> BeforeMarch:
        return BeforeMarch(self.subject, passed)

    def wanted(self, s: DawnState) -> bool:
        if not s.kept or s.defenders(self.subject):
            return False
        return any(s.refugees(unit) for unit in s.units_at(self.subject))


class BeforeChaos(FieldAnnouncement):
    """Announces a chaos marker that is not in stock, so that the game would be lost (p. 4)."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(CHAOS, -1, subject, passed)

    def again(self, passed: tuple[str, ...]) -> BeforeChaos:
        return BeforeChaos(self.subject, passed)


class BeforeEvent(TownAnnouncement):
    """Announces the effect of an event that counts patients or infection (cards)."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__(EVENT, -1, "", passed)

    def again(self, passed: tuple[str, ...]) -> BeforeEvent:
        return BeforeEvent(passed)

    def wanted(self, s: DawnState) -> bool:
        counts = s.content.book.events[s.event].counts
        return bool(counts) and (bool(s.kept) or ("patients" in counts and bool(s.units_at(BEDS))))

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "card": s.event}
