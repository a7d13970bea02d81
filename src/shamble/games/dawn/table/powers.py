"""What abilities, markers, cards in force and optional rules change: small objects with named moments.

Each object is registered under the id of what carries it. Rules ask those who listen; nobody asks for a name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Fight, Shot, Unit, Zed
from shamble.games.dawn.table.state import Table

if TYPE_CHECKING:
    from shamble.games.dawn.table.flow import Play


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """Every moment does nothing unless it is overridden. `who` is the unit or zed that carries the power."""

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the options it offers, so that `act` finds it."""

    def cause(self, s: Table) -> str:
        """The rule it is told under."""
        return self.rule

    # -- melee ---------------------------------------------------------------------------------------------------

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        """Columns to the right in this melee."""
        return 0

    def bare(self, s: Table, fight: Fight) -> bool:
        """No defence bonus."""
        return False

    def fever(self, s: Table, fight: Fight, n: int) -> int:
        """What the melee raises infection by, given what the others made of it."""
        return n

    def settles(self, s: Table, fight: Fight, who: str) -> int:
        """1: the players' side wins whatever the dice say; -1: it loses."""
        return 0

    def settled(self, t: Play, fight: Fight, beaten: bool) -> None:
        """A melee and its retreats are over; `beaten`: the zeds' side lost."""

    def may_reroll(self, s: Table, fight: Fight, who: str) -> bool:
        return False

    def extra_dice(self, s: Table, what: str, roller: Unit, who: str) -> int:
        """Dice added to a roll of `melee`, `defence`, `gunfire`, `search`, `save` or `catacomb`; the best count."""
        return 0

    def again(self, s: Table, fight: Fight) -> bool:
        """The same zeds attack once more before anybody retreats."""
        return False

    # -- gunfire ---------------------------------------------------------------------------------------------------

    def aim(self, s: Table, shot: Shot, who: str) -> int:
        """Columns to the right in this gunfire attack."""
        return 0

    def free_shot(self, s: Table, who: str) -> bool:
        """No ammunition needed."""
        return False

    # -- dice ----------------------------------------------------------------------------------------------------

    def luck(self, s: Table, what: str, who: str) -> int:
        """Added to a die: `search`, `save`, `research`, `consume`, `arrest`; `who` is the roller."""
        return 0

    def hunger(self, s: Table, n: int, who: str) -> int:
        """What the consumption tab takes, given what the others made of it."""
        return n

    def order(self, s: Table, n: int, units: list[str], who: str) -> int:
        """What restoring order raises infection by, with the units on the field."""
        return n

    # -- zeds on the move ------------------------------------------------------------------------------------------

    def chaos(self, s: Table, field: str, n: int) -> int:
        """Markers that rule 4.7 puts on a field."""
        return n

    def entering(self, t: Play, zeds: tuple[str, ...], field: str, start: str) -> None:
        """Zeds have come onto a field, before anybody reacts; `start` is empty if they were put there."""

    def stepped(self, t: Play, zeds: tuple[str, ...], start: str, field: str) -> None:
        """Zeds went from one field to the next; their fights are over."""

    def recovers(self, s: Table, who: str) -> bool:
        """The zed heals a hit whenever it is activated."""
        return False

    def moves_on(self, s: Table, who: str) -> bool:
        """The zed takes a second step alone."""
        return False

    def rampages(self, s: Table, who: str) -> bool:
        """The zed goes on after each attack it won."""
        return False

    def stops(self, s: Table, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        """Whether the carrier may try to stop zeds who `leave` a field or are about to `enter` one."""
        return False

    def stop(self, t: Play, who: str) -> bool:
        """Tries it."""
        return False

    def distracts(self, s: Table, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        """Ways to keep a group where it is, before it moves; done by `act`."""
        return []

    def reactions(self, s: Table, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        """What the heroes may do before zeds who entered fight: `Option("react", unit, item=self.id)`."""
        return []

    def react(self, t: Play, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        """Does it; True: the matter is settled, no melee follows."""
        return False

    def charges(self, s: Table, foes: tuple[str, ...], who: str) -> bool:
        """Whether the carrier may do something else before a melee it begins."""
        return False

    def charge(self, t: Play, fight: Fight, who: str) -> bool:
        """Does it; True: the matter is settled."""
        return False

    def lost(self, t: Play, unit: Unit, field: str, killed: bool) -> None:
        """A player unit was killed or carried to a bed."""

    def begins(self, t: Play, phase: str, who: str) -> None:
        """A phase begins; what the event does there has been queued."""

    # -- actions of others -----------------------------------------------------------------------------------------

    def shortcuts(self, s: Table, unit: Unit, field: str, who: str) -> list[str]:
        """Fields that one movement point leads to besides the neighbours."""
        return []

    def searched(self, t: Play, unit: str, who: str) -> None:
        """A unit has rolled for a search."""

    def relief(self, s: Table, n: int, who: str) -> int:
        """What a heal lowers infection by."""
        return n

    # -- units -----------------------------------------------------------------------------------------------------

    def arrives(self, t: Play, who: str) -> None:
        """The carrier enters play from outside."""

    def bars(self, s: Table, unit: Unit, field: str) -> bool:
        """Whether a unit may not go onto a field of its own will."""
        return False

    def options(self, s: Table, who: str) -> list[Option]:
        """Special actions and the like in the Actions phase: `Option("special", who, item=self.id)`."""
        return []

    def deeds(self, s: Table, unit: Unit, free: bool) -> list[Option]:
        """Abilities that are used as an action; `free`: without resources. Their verbs are in `verbs`."""
        return []

    def deed(self, t: Play, option: Option, free: bool) -> None:
        raise NotImplementedError

    def act(self, t: Play, who: str, option: Option) -> None:
        """Does what `options` offered; it pays for itself."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect(Power):
    """What an event card does. Lasting parts are moments, in force by the card's timing."""

    def cause(self, s: Table) -> str:
        return s.content.events[s.event].rule if s.event else self.rule

    def begin(self, t: Play) -> None:
        """At the beginning of the lit phase."""

    def end(self, t: Play) -> None:
        """At the end of the lit phase."""

    def at(self, t: Play, track: str) -> None:
        """The story card that this event drew has named the track."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryEffect(Power):
    """What a story card does, now or when it is played from the hand."""

    window: ClassVar[str] = ""

    def cause(self, s: Table) -> str:
        return s.content.stories[self.id].rule

    def at(self, t: Play, track: str) -> None:
        """A further story card that this one drew (`DrawStory(self.id)`) has named the track."""

    def now(self, t: Play, track: str) -> None:
        """The text of a card that takes effect at once."""

    def plays(self, s: Table) -> list[Option]:
        """How a kept card may be played in its window: `Option("play", item=self.id, …)`."""
        return [Option("play", item=self.id)]

    def play(self, t: Play, option: Option) -> None:
        """The card was discarded already; `t.keep(card)` takes it back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResearchEffect(Power):
    """What a research card does when it comes up, and while it is the active one."""

    def cause(self, s: Table) -> str:
        return s.content.research[self.id].rule

    def found(self, t: Play) -> None:
        """It has become the active card."""


CARRIED: Final[dict[str, tuple[Power, ...]]] = {}
"""Powers of units, zeds and their markers, by the id of who carries them."""
EVENTS: Final[dict[str, EventEffect]] = {}
STORIES: Final[dict[str, StoryEffect]] = {}
RESEARCH: Final[dict[str, ResearchEffect]] = {}
NOBODY: Final[list[str]] = []


class Audience:
    """Whose powers do something at a moment, worked out once: a moment nobody listens to costs nothing."""

    def __init__(self, moment: str) -> None:
        self.moment: Final = moment
        self.carriers: Final[dict[str, tuple[Power, ...]]] = {}
        for id, powers in CARRIED.items():
            heard = tuple([power for power in powers if hears(power, moment)])
            if heard:
                self.carriers[id] = heard
        self.events: Final = {id for id, event in EVENTS.items() if hears(event, moment)}
        self.stories: Final = [id for id, story in STORIES.items() if hears(story, moment)]
        self.research: Final = {id for id, card in RESEARCH.items() if hears(card, moment)}

    def units(self, s: Table) -> list[str]:
        """Units in play who listen, looked up once for each crowd."""
        if not self.carriers:
            return NOBODY
        heard = s.all_units().heard
        ids = heard.get(self.moment)
        if ids is None:
            ids = heard[self.moment] = [unit.id for unit in s.units if unit.id in self.carriers and s.in_play(unit)]
        return ids


AUDIENCES: Final[dict[str, Audience]] = {}


def carry(id: str, powers: Iterable[Power]) -> None:
    CARRIED[id] = tuple(powers)
    AUDIENCES.clear()


def hears(power: Power, moment: str) -> bool:
    return getattr(type(power), moment) is not getattr(Power, moment)


def audience(moment: str) -> Audience:
    known = AUDIENCES.get(moment)
    if known is None:
        known = AUDIENCES[moment] = Audience(moment)
    return known


def carriers(moment: str) -> dict[str, tuple[Power, ...]]:
    """Who listens to a moment by a power of one's own, in play or not."""
    return audience(moment).carriers


def of_zed(zed: Zed, moment: str) -> list[Power]:
    """What a zed does at a moment, by its own counter and by its markers."""
    known = carriers(moment)
    found = list(known.get(zed.id, ()))
    for marker in zed.markers:
        found += known.get(marker, ())
    return found


def event_in_force(s: Table) -> EventEffect | None:
    """The active event while its lasting part counts: never before the lit phase (p. 4)."""
    if not s.event:
        return None
    card = s.content.events[s.event]
    over = card.turn and s.phase == "organisation"
    if (card.during and card.phase == s.phase) or (not over and s.holds("in force")):
        return EVENTS.get(s.event)
    return None


def common(s: Table, moment: str) -> list[tuple[Power, str]]:
    """Whoever listens to a moment: the event in force, the active research card, stories in force, units in play."""
    found: list[tuple[Power, str]] = []
    heard = audience(moment)
    if s.event in heard.events:
        event = event_in_force(s)
        if event is not None:
            found.append((event, ""))
    if heard.research and s.research_discard:
        card = s.content.research[s.research_discard[-1]]
        if card.ongoing and card.id in heard.research:
            found.append((RESEARCH[card.id], ""))
    for id in heard.stories:
        if id in s.story_discard and s.holds("story " + id):
            found.append((STORIES[id], ""))
    for id in heard.units(s):
        for power in heard.carriers[id]:
            found.append((power, id))
    return found
