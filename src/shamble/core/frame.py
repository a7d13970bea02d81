"""Suspended rule steps, and the flow that runs them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.chance import Chance, Outcome
from shamble.core.deck import NOBODY, Deck
from shamble.core.entity import Entity
from shamble.core.event import Arg, Event
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.core.state import Result, Scope, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Generic[S]):
    """What a running rule may do: change the state, ask chance, tell events, queue what follows."""

    def __init__(self, state: S, chance: Chance, events: list[Event] | None) -> None:
        self.s: S = state
        self.chance: Chance = chance
        self.events: list[Event] | None = events
        self.trail: list[S] | None = None
        """Of a watched game: the state after each event, so that it can be shown step by step."""
        self.outcomes: list[Outcome] = []
        self.queue: Final[list[Frame]] = []
        self.revealed = False
        self.asking: Ask[Any, Any] | None = None
        """The question that the rules came to."""
        self.stop = ""
        """The name of a step before which the rules rest, for scenarios."""

    def again(self, state: S, chance: Chance, events: list[Event] | None) -> None:
        """The same flow for the next move: making one anew is what a quick move would spend most of its time on."""
        self.s = state
        self.chance = chance
        self.events = events
        if self.outcomes:
            self.outcomes = []
        if self.queue:
            self.queue.clear()
        self.revealed = False

    def then(self, frame: Frame) -> None:
        """Queue a frame: program order is play order. Whatever follows must look the state up again."""
        self.queue.append(frame)

    def emit(self, _kind: str, _rule: str, _to: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        # Underscores: compiled code takes an argument called `kind` for this parameter, in spite of the `/`.
        if self.events is not None:
            self.events.append(Event(_kind, _rule, args, _to))
            if self.trail is not None:
                self.trail.append(self.s.fork())

    def roll(self, die: str, faces: Sequence[int]) -> int:
        face = self.chance.roll(die, faces)
        self.outcomes.append(face)
        return face

    def pick(self, name: str, cards: Sequence[str]) -> int:
        """The index of one of these, by chance."""
        index = self.chance.draw(name, cards)
        self.outcomes.append(cards[index])
        return index

    def draw(self, deck: Deck) -> tuple[str, Deck]:
        """The next card, and the deck without it. A fixed card needs no chance, but it is news all the same."""
        top = deck.layers[0]
        self.revealed = True
        index = self.pick(deck.name, top) if len(top) > 1 else 0
        return top[index], deck.without_top(index)

    def look(self, deck: Deck, seat: int) -> tuple[str, Deck]:
        """Looking at the top fixes it, and the seat remembers."""
        card, rest = self.draw(deck)
        seen = tuple([one for one in deck.known[0] if one not in NOBODY])
        return card, rest.with_top(card, seen if seat in seen else (*seen, seat), deck.bag_of(0))

    def redraw(self, deck: Deck, seat: int, hidden: Sequence[str] = (), bag: int = 0) -> tuple[Deck, list[str]]:
        """For `imagine`: what this seat cannot know of a deck, drawn anew. A fixed card that it has not seen could be
        any card of the bag it came from, and so could the `hidden` ones, which others hold of that bag: as many are
        drawn in their stead. What the seat has seen stays, and no card changes its bag."""
        layers = list(deck.layers)
        unseen = deck.unseen_by(seat)
        drawn: list[str] = []
        for number in sorted({bag, *[deck.bag_of(index) for index in unseen]}):
            slots = [index for index in unseen if deck.bag_of(index) == number]
            count = len(hidden) if number == bag else 0
            if not slots and not count:
                continue
            pool = [layers[index][0] for index in slots]
            if count:
                pool += hidden
            home = -1
            for index, seen in enumerate(deck.known):
                if not seen and deck.bag_of(index) == number:
                    home = index
                    pool += layers[index]
            pool.sort()
            for index in slots:
                layers[index] = (pool.pop(self.pick(deck.name, pool) if len(pool) > 1 else 0),)
            for _ in range(count):
                drawn.append(pool.pop(self.pick(deck.name, pool) if len(pool) > 1 else 0))
            if home >= 0:
                layers[home] = tuple(pool)
        return Deck(deck.name, tuple(layers), deck.known, deck.source), drawn

    # Scopes are replaced like every list of a state: an earlier moment may still share them.

    def enter(self, kind: str, name: str = "") -> None:
        state = self.s
        state.serial += 1
        state.scopes = state.scopes + [Scope(kind, name, state.serial)]

    def leave(self, kind: str) -> None:
        """Close the innermost scope of that kind and whatever was left open inside it."""
        scopes = self.s.scopes
        index = len(scopes)
        for scope in reversed(scopes):
            index -= 1
            if scope.kind == kind:
                self.s.scopes = scopes[:index]
                return

    def close_inside(self, kind: str) -> None:
        """Close whatever was left open inside the innermost scope of that kind, which stays open itself."""
        scopes = self.s.scopes
        for index in range(len(scopes) - 1, -1, -1):
            if scopes[index].kind == kind:
                if index + 1 < len(scopes):
                    self.s.scopes = scopes[: index + 1]
                return

    def spend(self, kind: str, what: str) -> None:
        scopes = self.s.scopes
        index = len(scopes)
        for scope in reversed(scopes):
            index -= 1
            if scope.kind == kind:
                scopes = self.s.scopes = scopes.copy()
                scopes[index] = Scope(kind, scope.name, scope.serial, scope.spent + (what,))
                return

    def unspend(self, kind: str, begins: str) -> None:
        """The innermost scope of that kind forgets what was spent under a name that begins so."""
        scopes = self.s.scopes
        for index in range(len(scopes) - 1, -1, -1):
            scope = scopes[index]
            if scope.kind == kind:
                kept = tuple([what for what in scope.spent if not what.startswith(begins)])
                if len(kept) < len(scope.spent):
                    scopes = self.s.scopes = scopes.copy()
                    scopes[index] = Scope(kind, scope.name, scope.serial, kept)
                return

    def finish(self, result: Result) -> None:
        """The game is over at once: nothing that is queued or suspended still happens."""
        if self.s.result is None:
            self.s.result = result


F = TypeVar("F", bound=Flow)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Entity):
    """A rule step on the stack. It holds ids and small values, and looks everything up again when it runs."""

    asks: ClassVar[bool] = False

    def as_question(self) -> Ask[Any, Any] | None:
        """Itself, if it asks. The kernel wants to know of every frame, and a look at its type is what takes longest."""
        return None

    def run(self, t: Any) -> None:
        """What happens, if it does not ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Frame, Generic[F]):
    """A step that needs no answer."""

    def run(self, t: F) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame, Generic[S, F]):
    """A step that waits for a seat. `options` is a pure function of state and frame."""

    asks: ClassVar[bool] = True
    always: ClassVar[bool] = False
    """Ask even if there is one option: the end of a turn, or a choice whose being forced would tell a secret."""
    recurs: ClassVar[bool] = False
    """It may be put many times in a round and is mostly passed: a client may offer to pass for the rest of it."""
    ask: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Every verb its options may have: scenarios say in vain that another one is not offered."""

    def as_question(self) -> Ask[Any, Any] | None:
        return self

    def seat(self, s: S) -> int:
        raise NotImplementedError

    def seats(self, s: S) -> tuple[int, ...]:
        """Who may answer on an open table; the owner alone unless the game says otherwise."""
        return (self.seat(s),)

    def hidden(self, s: S) -> bool:
        """Whether the options tell a secret of the asked seat, so that others may not see them."""
        return False

    def question(self, s: S) -> dict[str, Arg]:
        """Arguments of the question's message."""
        return {}

    def reason(self, s: S) -> str:
        """The rule that asks."""
        return self.rule

    def options(self, s: S) -> list[Option]:
        raise NotImplementedError

    def refusals(self, s: S) -> list[Refusal]:
        return []

    def meaning(self, s: S, option: Option) -> Meaning | None:
        """What an option would do; None: it says it all itself. Pure, and no more than the asked seat may know."""
        return None

    def answer(self, t: F, option: Option) -> None:
        raise NotImplementedError


class Leave(Run[F]):
    """Closes a scope when everything queued before it has been played."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind

    def run(self, t: F) -> None:
        t.leave(self.kind)
