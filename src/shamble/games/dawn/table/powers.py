"""Powers: the effects of abilities, markers and cards, as objects with named moments.

The data name an effect or ability by a word; the class with that word in `words` carries it out. The game's `Book`
makes one object for each card and each carrier (`table.book`). At each moment the rules call every power that overrides
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs
    from shamble.games.dawn.table.flow import DawnFlow


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """Base class of all powers. A moment does nothing unless a subclass overrides it; `who` is the carrier.

    Moments that take `s` must not change anything; moments that take `t` may.
    """

    words: ClassVar[tuple[str, ...]] = ()
    """Words of the data for which this class stands. A word of one carrier alone is written `seaver.first-aid`."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Fields that a row with one of these words must have besides those of every card."""
    item: ClassVar[str] = ""
    """The id by which options name this power, if it is not its word."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the options in `action_options`, by which the rules find the power."""

    def __init__(self, id: str, rule: str) -> None:
        self.id: Final = id
        """Id by which options name the power: the card of a story or research card, otherwise the word."""
        self.rule: Final = rule

    def cause(self, s: DawnState) -> str:
        """The rule id that the power's events name."""
        return self.rule

    # -- melee ---------------------------------------------------------------------------------------------------

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        """Columns to the right in this melee; negative: to the left."""
        return 0

    def no_defence_bonus(self, s: DawnState, fight: Fight) -> bool:
        """True if the defence bonus of the field does not count."""
        return False

    def melee_infection(self, s: DawnState, fight: Fight, n: int) -> int:
        """Infection that the melee causes, given the value `n` that earlier powers left."""
        return n

    def decides_melee(self, s: DawnState, fight: Fight, who: str) -> int:
        """1 if the players' side wins regardless of the dice, -1 if it loses, 0 if the dice decide."""
        return 0

    def melee_ended(self, t: DawnFlow, fight: Fight, beaten: bool) -> None:
        """Called after a melee and its retreats; `beaten`: the zeds' side lost."""

    def may_reroll(self, s: DawnState, fight: Fight, who: str) -> bool:
        """True if the carrier may have the dice of this melee rolled again."""
        return False

    def extra_dice(self, s: DawnState, what: str, roller: Unit, who: str) -> int:
        """Number of extra dice for `melee`, `defence`, `gunfire`, `search`, `save` or `catacomb`; the best count."""
        return 0

    def attacks_twice(self, s: DawnState, fight: Fight) -> bool:
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

    def die_bonus(self, s: DawnState, what: str, who: str) -> int:
        """Bonus to a die of `search`, `save`, `research`, `consume` or `arrest`; `who` is the roller."""
        return 0

    def consumption(self, s: DawnState, n: int, who: str) -> int:
        """Supplies that the consumption tab takes, given the value `n` that earlier powers left."""
        return n

    def order_infection(self, s: DawnState, n: int, units: list[str], who: str) -> int:
        """Infection from restoring order with these units on the field, given the value that earlier powers left."""
        return n

    # -- zeds on the move ------------------------------------------------------------------------------------------

    def chaos(self, s: DawnState, field: str, n: int) -> int:
        """Number of chaos markers that rule 4.7 puts on a field."""
        return n

    def entering(self, t: DawnFlow, zeds: tuple[str, ...], field: str, start: str) -> None:
        """Called when zeds have entered a field, before any reaction; `start` is empty if they were placed there."""

    def heeds_chaos(self, s: DawnState, field: str, start: str) -> bool:
        """True if the chaos of the two fields counts for zeds that go from `start` to `field`."""
        return False

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

    def stops_from(self, s: DawnState, field: str, place: str) -> bool:
        """True if the carrier, when standing on `place`, may try to stop zeds who are about to enter a field."""
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

    # -- outbreaks -------------------------------------------------------------------------------------------------

    def infection_left(self, s: DawnState) -> int:
        """Infection level that an outbreak sets instead of lowering it by the dice; -1 if the dice count."""
        return -1

    def outbreak_at_start(self, s: DawnState) -> bool:
        """True if the zed of an outbreak appears on the Start of its track."""
        return False

    def draws_two(self, s: DawnState) -> bool:
        """True if the heroes choose between two zeds whenever one is drawn."""
        return False

    # -- units -----------------------------------------------------------------------------------------------------

    def arrives(self, t: DawnFlow, who: str) -> None:
        """Called when the carrier enters play from outside."""

    def bars(self, s: DawnState, unit: Unit, field: str) -> bool:
        """True if a unit may not enter a field of its own will."""
        return False

    def options(self, s: DawnState, who: str) -> list[Option]:
        """Options of the Actions phase, special actions among them: `Option("special", who, item=self.id)`."""
        return []

    def action_options(self, s: DawnState, unit: Unit, free: bool) -> list[Option]:
        """Abilities that take an action, with verbs from `verbs`; `free`: the action costs no resources."""
        return []

    def take_action(self, t: DawnFlow, option: Option, free: bool) -> None:
        """Carries out an option of `action_options`."""
        raise NotImplementedError

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        """Carries out an option of `options` and pays for it."""
        raise NotImplementedError

    # -- advice ----------------------------------------------------------------------------------------------------

    office_worth: ClassVar[float] = 0.0
    """Worth of a carrier in the offices, for a power that works there; 0 for all others."""
    post: ClassVar[str] = ""
    """Field on which the zed player puts a carrier, for a power that works there alone."""

    def judge(self, o: Costs, option: Option) -> Judged | None:
        """Advice on an option that uses this power, at whichever question; None if the question's own advice holds."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect(Power):
    """The effect of an event card. Its lasting parts are moments, in force by the card's timing."""

    helps: ClassVar[bool] = False
    """True if the event brings help to the track that a story card names."""
    counts: ClassVar[tuple[str, ...]] = ()
    """Numbers that the effect counts and the heroes can change at any time: `patients`, `infection`, `chaos`."""

    def begin(self, t: DawnFlow) -> None:
        """Called at the beginning of the lit phase."""

    def end(self, t: DawnFlow) -> None:
        """Called at the end of the lit phase."""

    def track_named(self, t: DawnFlow, track: str) -> None:
        """Called when the story card that this event drew has named the track."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryEffect(Power):
    """The effect of a story card, at once or when played from the hand."""

    interests: ClassVar[tuple[str, ...]] = ()
    """Kinds of announcement before which the heroes are asked for the card (`fights.anytime`)."""

    def track_named(self, t: DawnFlow, track: str) -> None:
        """Called when a further story card that this one drew (`DrawStory(self.id)`) has named the track."""

    def take_effect(self, t: DawnFlow, track: str) -> None:
        """Carries out the text of a card that takes effect at once."""

    def plays(self, s: DawnState) -> list[Option]:
        """Options that play the kept card in its window: `Option("play", item=self.id, …)`."""
        return [Option("play", item=self.id)]

    def matters(self, s: DawnState, kind: str, subject: str) -> bool:
        """True if the card could change the announced step. `subject`: the field, the track or the number that the
        announcement names; empty if it names none."""
        return True

    def play(self, t: DawnFlow, option: Option) -> None:
        """Carries out the kept card, which is already discarded; `t.keep(card)` takes it back."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResearchEffect(Power):
    """The effect of a research card when it is revealed, and while it is the active card."""

    def revealed(self, t: DawnFlow) -> None:
        """Called when the card has become the active one."""
