"""Powers: the effects of abilities, markers, cards in force and optional rules, as objects with named moments.

A power is registered under the id of its carrier. At each moment the rules call every power that overrides it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Fight, Shot, Unit, Zed
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.table.flow import DawnFlow


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """Base class of all powers. A moment does nothing unless a subclass overrides it; `who` is the carrier.

    Moments that take `s` must not change anything; moments that take `t` may.
    """

    id: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the options in `deeds`, by which the rules find the power."""

    def cause(self, s: DawnState) -> str:
        """The rule id that the power's events name."""
        return self.rule

    # -- melee ---------------------------------------------------------------------------------------------------

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        """Columns to the right in this melee; negative: to the left."""
        return 0

    def bare(self, s: DawnState, fight: Fight) -> bool:
        """True if the defence bonus of the field does not count."""
        return False

    def fever(self, s: DawnState, fight: Fight, n: int) -> int:
        """Infection that the melee causes, given the value `n` that earlier powers left."""
        return n

    def settles(self, s: DawnState, fight: Fight, who: str) -> int:
        """1 if the players' side wins regardless of the dice, -1 if it loses, 0 if the dice decide."""
        return 0

    def settled(self, t: DawnFlow, fight: Fight, beaten: bool) -> None:
        """Called after a melee and its retreats; `beaten`: the zeds' side lost."""

    def may_reroll(self, s: DawnState, fight: Fight, who: str) -> bool:
        """True if the carrier may have the dice of this melee rolled again."""
        return False

    def extra_dice(self, s: DawnState, what: str, roller: Unit, who: str) -> int:
        """Number of extra dice for `melee`, `defence`, `gunfire`, `search`, `save` or `catacomb`; the best count."""
        return 0

    def again(self, s: DawnState, fight: Fight) -> bool:
        """True if the same zeds attack once more before any unit retreats."""
        return False

    # -- gunfire ---------------------------------------------------------------------------------------------------

    def aim(self, s: DawnState, shot: Shot, who: str) -> int:
        """Columns to the right in this gunfire attack."""
        return 0

    def free_shot(self, s: DawnState, who: str) -> bool:
        """True if the shot needs no ammunition."""
        return False

    # -- dice ----------------------------------------------------------------------------------------------------

    def luck(self, s: DawnState, what: str, who: str) -> int:
        """Bonus to a die of `search`, `save`, `research`, `consume` or `arrest`; `who` is the roller."""
        return 0

    def hunger(self, s: DawnState, n: int, who: str) -> int:
        """Supplies that the consumption tab takes, given the value `n` that earlier powers left."""
        return n

    def order(self, s: DawnState, n: int, units: list[str], who: str) -> int:
        """Infection from restoring order with these units on the field, given the value that earlier powers left."""
        return n

    # -- zeds on the move ------------------------------------------------------------------------------------------

    def chaos(self, s: DawnState, field: str, n: int) -> int:
        """Number of chaos markers that rule 4.7 puts on a field."""
        return n

    def entering(self, t: DawnFlow, zeds: tuple[str, ...], field: str, start: str) -> None:
        """Called when zeds have entered a field, before any reaction; `start` is empty if they were placed there."""

    def stepped(self, t: DawnFlow, zeds: tuple[str, ...], start: str, field: str) -> None:
        """Called when zeds went from one field to the next and their fights are over."""

    def recovers(self, s: DawnState, who: str) -> bool:
        """True if the zed heals one hit at each activation."""
        return False

    def moves_on(self, s: DawnState, who: str) -> bool:
        """True if the zed takes a second step on its own."""
        return False

    def rampages(self, s: DawnState, who: str) -> bool:
        """True if the zed goes on after each attack that it wins."""
        return False

    def stops(self, s: DawnState, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        """True if the carrier may try to stop zeds who `leave` a field or are about to `enter` it."""
        return False

    def stop(self, t: DawnFlow, who: str) -> bool:
        """Tries to stop the zeds; True if they stay."""
        return False

    def distracts(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        """Options that keep a group of zeds on its field before it moves; carried out by `act`."""
        return []

    def reactions(self, s: DawnState, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        """Options before the fight with zeds who entered: `Option("react", unit, item=self.id)`."""
        return []

    def react(self, t: DawnFlow, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        """Carries out a reaction; True if no melee follows."""
        return False

    def charges(self, s: DawnState, foes: tuple[str, ...], who: str) -> bool:
        """True if the carrier may use its power before a melee that it begins."""
        return False

    def charge(self, t: DawnFlow, fight: Fight, who: str) -> bool:
        """Carries out the power before the melee; True if no melee follows."""
        return False

    def lost(self, t: DawnFlow, unit: Unit, field: str, killed: bool) -> None:
        """Called when a player unit was killed or carried to a bed."""

    def begins(self, t: DawnFlow, phase: str, who: str) -> None:
        """Called at the beginning of a phase, after the event's effect has been queued."""

    # -- actions of others -----------------------------------------------------------------------------------------

    def shortcuts(self, s: DawnState, unit: Unit, field: str, who: str) -> list[str]:
        """Fields that one movement point leads to, besides the adjacent ones."""
        return []

    def searched(self, t: DawnFlow, unit: str, who: str) -> None:
        """Called when a unit has rolled for a search."""

    def relief(self, s: DawnState, n: int, who: str) -> int:
        """Infection removed by a heal, given the value `n` that earlier powers left."""
        return n

    # -- units -----------------------------------------------------------------------------------------------------

    def arrives(self, t: DawnFlow, who: str) -> None:
        """Called when the carrier enters play from outside."""

    def bars(self, s: DawnState, unit: Unit, field: str) -> bool:
        """True if a unit may not enter a field of its own will."""
        return False

    def options(self, s: DawnState, who: str) -> list[Option]:
        """Options of the Actions phase, special actions among them: `Option("special", who, item=self.id)`."""
        return []

    def deeds(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        """Abilities that take an action, with verbs from `verbs`; `free`: the action costs no resources."""
        return []

    def deed(self, t: DawnFlow, option: Option, free: bool) -> None:
        """Carries out an option of `deeds`."""
        raise NotImplementedError

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        """Carries out an option of `options` and pays for it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect(Power):
    """The effect of an event card. Its lasting parts are moments, in force by the card's timing."""

    def cause(self, s: DawnState) -> str:
        return s.content.events[s.event].rule if s.event else self.rule

    def begin(self, t: DawnFlow) -> None:
        """Called at the beginning of the lit phase."""

    def end(self, t: DawnFlow) -> None:
        """Called at the end of the lit phase."""

    def at(self, t: DawnFlow, track: str) -> None:
        """Called when the story card that this event drew has named the track."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryEffect(Power):
    """The effect of a story card, at once or when played from the hand."""

    window: ClassVar[str] = ""

    def cause(self, s: DawnState) -> str:
        return s.content.stories[self.id].rule

    def at(self, t: DawnFlow, track: str) -> None:
        """Called when a further story card that this one drew (`DrawStory(self.id)`) has named the track."""

    def now(self, t: DawnFlow, track: str) -> None:
        """Carries out the text of a card that takes effect at once."""

    def plays(self, s: DawnState) -> list[Option]:
        """Options that play the kept card in its window: `Option("play", item=self.id, …)`."""
        return [Option("play", item=self.id)]

    def play(self, t: DawnFlow, option: Option) -> None:
        """Carries out the kept card, which is already discarded; `t.keep(card)` takes it back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResearchEffect(Power):
    """The effect of a research card when it is revealed, and while it is the active card."""

    def cause(self, s: DawnState) -> str:
        return s.content.research[self.id].rule

    def found(self, t: DawnFlow) -> None:
        """Called when the card has become the active one."""


CARRIED: Final[dict[str, tuple[Power, ...]]] = {}
"""Id of a unit, zed or marker → its powers."""
EVENTS: Final[dict[str, EventEffect]] = {}
STORIES: Final[dict[str, StoryEffect]] = {}
RESEARCH: Final[dict[str, ResearchEffect]] = {}
NOBODY: Final[list[str]] = []


class MomentListeners:
    """The powers that override one moment, listed once, so that a moment without listeners costs nothing."""

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

    def units(self, s: DawnState) -> list[str]:
        """Units in play with a power for this moment; cached in the index of units."""
        if not self.carriers:
            return NOBODY
        heard = s.all_units().heard
        ids = heard.get(self.moment)
        if ids is None:
            ids = heard[self.moment] = [unit.id for unit in s.units if unit.id in self.carriers and s.in_play(unit)]
        return ids


AUDIENCES: Final[dict[str, MomentListeners]] = {}


def carry(id: str, powers: Iterable[Power]) -> None:
    """Registers the powers of one carrier; replaces earlier ones."""
    CARRIED[id] = tuple(powers)
    AUDIENCES.clear()


def hears(power: Power, moment: str) -> bool:
    """True if the power overrides this moment."""
    return getattr(type(power), moment) is not getattr(Power, moment)


def audience(moment: str) -> MomentListeners:
    listeners = AUDIENCES.get(moment)
    if listeners is None:
        listeners = AUDIENCES[moment] = MomentListeners(moment)
    return listeners


def carriers(moment: str) -> dict[str, tuple[Power, ...]]:
    """Carriers with a power for this moment, in play or not, and these powers."""
    return audience(moment).carriers


def of_zed(zed: Zed, moment: str) -> list[Power]:
    """A zed's powers for a moment: those of its counter, then those of its markers."""
    by_carrier = carriers(moment)
    powers = list(by_carrier.get(zed.id, ()))
    for marker in zed.markers:
        powers += by_carrier.get(marker, ())
    return powers


def event_in_force(s: DawnState) -> EventEffect | None:
    """The active event while its lasting part is in force: never before the lit phase (p. 4)."""
    if not s.event:
        return None
    card = s.content.events[s.event]
    over = card.turn and s.phase == "organisation"
    if (card.during and card.phase == s.phase) or (not over and s.holds("in force")):
        return EVENTS.get(s.event)
    return None


def common(s: DawnState, moment: str) -> list[tuple[Power, str]]:
    """Powers for a moment with their carriers: event in force, active research, stories in force, units in play."""
    listeners: list[tuple[Power, str]] = []
    heard = audience(moment)
    if s.event in heard.events:
        event = event_in_force(s)
        if event is not None:
            listeners.append((event, ""))
    if heard.research and s.research_discard:
        card = s.content.research[s.research_discard[-1]]
        if card.ongoing and card.id in heard.research:
            listeners.append((RESEARCH[card.id], ""))
    for id in heard.stories:
        if id in s.story_discard and s.holds("story " + id):
            listeners.append((STORIES[id], ""))
    for id in heard.units(s):
        for power in heard.carriers[id]:
            listeners.append((power, id))
    return listeners
