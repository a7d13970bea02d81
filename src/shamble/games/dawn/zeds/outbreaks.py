"""The Infection phase and outbreaks (rule 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.games.dawn.fights.anytime import OUTBREAK, BeforeInfectionRoll, FieldAnnouncement
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, RuleStep
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.placing_zeds import PlaceZed


class InfectionPhase(RuleStep):
    """Infectors raise infection first, then the tab's two dice are rolled (p. 16, D-73)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        for zed in s.zeds:
            if s.content.zeds[zed.id].kind == "infector" and not s.is_start(zed.field):
                t.emit("infector-spreads", "dawn.infection.infectors", zed=zed.id, place=zed.field)
                t.infect(2 if zed.id == "marteuse-infector" else 1, "dawn.infection.infectors")
        t.then(CheckOutbreak())
        if s.content.events[s.event].infection:
            t.announce(BeforeInfectionRoll())
        t.then(InfectionRoll())


class InfectionRoll(RuleStep):
    """Two dice at or below the infection: it falls by the roll, and an outbreak follows (p. 16)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if not s.content.events[s.event].infection:
            t.emit("no-infection-roll", "dawn.infection.no-roll")
            return
        dice = (t.die(), t.die())
        total = dice[0] + dice[1]
        if total > s.infection:
            t.emit("infection-safe", "dawn.infection.roll", dice=dice, roll=total, level=s.infection)
            return
        t.emit("infection-breaks", "dawn.infection.roll", dice=dice, roll=total, level=s.infection)
        if not set_low(t):
            t.infect(-total, "dawn.infection.roll")
        t.then(Outbreak(False))


def set_low(t: DawnFlow) -> bool:
    """Sets the infection to a fixed level if a card in force says so; True if one did (cards)."""
    s = t.s
    for power, _ in powers_in_force(s, "infection_left"):
        level = power.infection_left(s)
        if level >= 0:
            t.infect(level - s.infection, power.rule)
            return True
    return False


def check_outbreak(t: DawnFlow) -> None:
    """Queues the check for an unchecked outbreak, unless it comes next anyway and none is due."""
    if t.s.due or not t.at_once():
        t.then(CheckOutbreak())


class CheckOutbreak(RuleStep):
    """Starts an unchecked outbreak that is due, after the step that caused it (p. 16, D-29)."""

    def run(self, t: DawnFlow) -> None:
        if not t.s.due:
            return
        t.s.due = False
        if not set_low(t):
            roll = t.two()
            t.emit("unchecked", "dawn.infection.unchecked", roll=roll)
            t.infect(-roll, "dawn.infection.roll")
        t.then(Outbreak(True))
        # The outbreak itself may bring infection back to 13.
        t.then(CheckOutbreak())


class Outbreak(RuleStep):
    """Draws a story card: it names the track, a new zed appears there, then its text follows (p. 16)."""

    fields: ClassVar[tuple[str, ...]] = ("unchecked",)
    __slots__ = ("unchecked",)

    def __init__(self, unchecked: bool) -> None:
        self.unchecked: Final = unchecked

    def run(self, t: DawnFlow) -> None:
        t.then(t.frame("DrawStory", "unchecked" if self.unchecked else "outbreak"))
        if self.unchecked and t.s.has_optional_rule("rain-to-eaves"):
            t.emit("rain-to-eaves", "dawn.option.rain-to-eaves")
            t.then(t.frame("DrawStory", "unchecked-more"))


def outbreak_field(s: DawnState, track: str) -> tuple[str, str]:
    """The field where the new zed of an outbreak appears, and the rule for it (p. 16, D-24)."""
    if s.has_optional_rule("infection-control"):
        return s.start(track), "dawn.option.infection-control"
    for power, _ in powers_in_force(s, "outbreak_at_start"):
        if power.outbreak_at_start(s):
            return s.start(track), power.rule
    for field in s.way(track):
        if s.place(field).chaos:
            return field, "dawn.outbreak.place"
    return s.content.tracks[track].outbreak, "dawn.outbreak.place"


def break_out(t: DawnFlow, track: str, unchecked: bool, more: bool = False) -> None:
    """Announces and places the new zed of an outbreak on the track that the story card has named."""
    t.announce(BeforeOutbreak(track))
    t.then(OutbreakZed(track, unchecked, more))


class BeforeOutbreak(FieldAnnouncement):
    """Announces the zed of an outbreak; `subject` is the track, which a story card has named (p. 16)."""

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(OUTBREAK, -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeOutbreak:
        return BeforeOutbreak(self.subject, passed)

    def question(self, s: DawnState) -> Args:
        return {"moment": self.kind, "place": outbreak_field(s, self.subject)[0]}


class OutbreakZed(RuleStep):
    """Places the new zed of an outbreak. `more`: the second zed of an unchecked outbreak (option Rain to the eaves)."""

    fields: ClassVar[tuple[str, ...]] = ("track", "unchecked", "more")
    __slots__ = ("more", "track", "unchecked")

    def __init__(self, track: str, unchecked: bool, more: bool) -> None:
        self.track: Final = track
        self.unchecked: Final = unchecked
        self.more: Final = more

    def run(self, t: DawnFlow) -> None:
        field, rule = outbreak_field(t.s, self.track)
        sort = "super" if self.unchecked else "normal"
        t.emit("outbreak", "dawn.infection.super" if self.unchecked else "dawn.outbreak.place", track=self.track)
        t.then(PlaceZed(field, rule, sort, True))
        if self.unchecked and not self.more and t.s.has_optional_rule("like-rabbits"):
            t.then(PlaceZed(t.s.start(self.track), "dawn.option.like-rabbits"))
