"""Announcements: what is about to happen, and the items and rights that may be used at any time before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.preferences import holds
from shamble.core.reaction_window import F, S, Window


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyTime(Generic[S, F]):
    """An item or right that its holder may use at any time: one object for each kind of card, without state.

    While a question is pending, every use is offered beside it (`Game.interrupts`). `interests` names the kinds of
    announcement before which the holder is asked, because a use after the announced step would do less or nothing.
    Without interests the holder is never asked: the use can wait for the next question.
    """

    interests: ClassVar[tuple[str, ...]] = ()
    verbs: ClassVar[tuple[str, ...]] = ()
    """All verbs of its options."""

    def options(self, s: S, seat: int, card: str) -> list[Option]:
        """Returns the uses that the rules allow this seat now; `card` is the card it holds, empty for a right."""
        raise NotImplementedError

    def matters(self, s: S, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        """True if this use could change the announced step. Called for kinds in `interests` only."""
        return True

    def use(self, t: F, seat: int, option: Option) -> None:
        """Carries out a use."""
        raise NotImplementedError

    def meaning(self, s: S, seat: int, option: Option) -> Meaning | None:
        """Returns what a use would do; None if its text says all."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Announcement(Window[S, F], Generic[S, F]):
    """Says what is about to happen and asks, seat by seat, the holders of items and rights that could change it.

    A rule step that reveals, rolls, wounds, moves or ends something is queued behind its announcement:
    `t.announce(BeforeDamage()); t.then(WalkersAct())`. `kind` is the word that `AnyTime.interests` refer to; `who` is
    the seat whose step is announced (-1: nobody's) and `subject` the id of its card, figure or place, for `matters`. A
    subclass says who holds what (`candidates`, `holdings`). Each reaction opens the announcement again for those who
    have not passed; then the announced step runs and must look the state up again.

    >>> from shamble.core.chance import Scripted
    >>> from shamble.core.frame import Flow
    >>> from shamble.core.game import Game
    >>> from shamble.core.kernel import run_to_decision
    >>> from shamble.core.state import State
    >>> class Flare(AnyTime):
    ...     interests, verbs = ("roll",), ("burn",)
    ...     def options(self, s, seat, card): return [Option("burn", "amy")]
    >>> class BeforeRoll(Announcement):
    ...     def __init__(self, passed=()): super().__init__("roll", passed=passed)
    ...     def candidates(self, s): return [("amy", 0)]
    ...     def holdings(self, s, seat): return [(Flare(), "")]
    >>> t = Flow(State(), Scripted({}, {}), [])
    >>> t.announce(BeforeRoll())
    >>> run_to_decision(Game(), t)
    [<burn amy>, <pass amy>]
    """

    asks_when_forced: ClassVar[bool] = True
    held: ClassVar[bool] = True

    def __init__(self, kind: str, who: int = -1, subject: str = "", passed: tuple[str, ...] = ()) -> None:
        super().__init__(passed)
        self.kind: Final = kind
        self.who: Final = who
        self.subject: Final = subject

    def wanted(self, s: S) -> bool:
        """False if nobody holds anything interested, by a cheap test: `Flow.announce` then queues nothing."""
        return True

    def holdings(self, s: S, seat: int) -> Sequence[tuple[AnyTime[S, F], str]]:
        """Returns the items and rights of a seat, each with its card."""
        raise NotImplementedError

    def conceals(self, s: S, seat: int) -> bool:
        """True if the seat is asked even with nothing to use, because not being asked would reveal its hidden hand."""
        return False

    def uses(self, s: S, seat: int) -> list[Option]:
        """Returns the uses of this seat that could change the announced step."""
        uses: list[Option] = []
        for held, card in self.holdings(s, seat):
            if self.kind in held.interests:
                for option in held.options(s, seat, card):
                    if held.matters(s, seat, option, self):
                        uses.append(option)
        return uses

    def topic(self) -> str:
        return self.kind

    def every_use(self, s: S, seat: int) -> list[Option]:
        """Returns the uses of a seat that holds, whether they could change the announced step or not."""
        return [option for held, card in self.holdings(s, seat) for option in held.options(s, seat, card)]

    def next(self, s: S) -> tuple[str, int, list[Option]]:
        for who, seat in self.candidates(s):
            if who not in self.passed:
                stopped = holds(s, seat)
                uses = self.every_use(s, seat) if stopped else self.uses(s, seat)
                if uses or stopped or self.conceals(s, seat):
                    return who, seat, uses
        return "", 0, []

    def meaning(self, s: S, option: Option) -> Meaning | None:
        seat = self.seat(s)
        held = self.held_for(s, seat, option)
        return held.meaning(s, seat, option) if held is not None else None

    def take_option(self, t: F, option: Option) -> None:
        # By the figure, not by `next`: a hold that has just ended no longer puts its seat first.
        seat = next(seat for who, seat in self.candidates(t.s) if who == option.actor)
        held = self.held_for(t.s, seat, option)
        assert held is not None
        held.use(t, seat, option)

    def held_for(self, s: S, seat: int, option: Option) -> AnyTime[S, F] | None:
        """Returns the item or right of a seat to which this option belongs; None for passing."""
        for held, _ in self.holdings(s, seat):
            if option.verb in held.verbs:
                return held
        return None
