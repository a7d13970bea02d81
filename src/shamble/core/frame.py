"""Frames, the suspended steps of the rules, and the flow through which a running frame changes the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from shamble.core.advice import Judged
from shamble.core.chance import Chance, Outcome
from shamble.core.deck import FIXED_UNSEEN, Deck
from shamble.core.entity import Entity
from shamble.core.event import Arg, Event
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.core.preferences import holds
from shamble.core.state import Result, Scope, State

if TYPE_CHECKING:
    from shamble.core.announcement import Announcement

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flow(Generic[S]):
    """Everything that a running rule may do: change the state `s`, roll and draw, emit events, queue frames."""

    def __init__(self, state: S, chance: Chance, events: list[Event] | None) -> None:
        self.s: S = state
        self.chance: Chance = chance
        self.events: list[Event] | None = events
        self.states_after_events: list[S] | None = None
        """The state after each event if the session keeps states, with which clients show each step; else None."""
        self.outcomes: list[Outcome] = []
        self.queue: Final[list[Frame]] = []
        self.revealed = False
        """True if the move has shown a seat something that was hidden from it (`reveal`)."""
        self.asking: Ask[Any, Any] | None = None
        """The question at which the kernel stopped."""
        self.stop = ""
        """Class name of a step before which the kernel stops, for scenarios; empty for none."""

    def then(self, frame: Frame) -> None:
        """Queues a frame. Frames run in the order in which they were queued and must look the state up again."""
        self.queue.append(frame)

    def announce(self, announcement: Announcement[Any, Any]) -> None:
        """Queues an announcement if somebody has something that is interested in it, or wants a stop."""
        if announcement.wanted(self.s) or holds(self.s):
            self.queue.append(announcement)

    def emit(self, _kind: str, _rule: str, _to: tuple[int, ...] | None = None, /, **args: Arg) -> None:
        """Adds an event to the log if the session keeps events. `_to`: the seats that may see it (None: all)."""
        # Underscores, because mypyc would take a keyword argument `kind` for this parameter in spite of the `/`.
        if self.events is not None:
            self.events.append(Event(_kind, _rule, args, _to))
            if self.states_after_events is not None:
                self.states_after_events.append(self.s.fork())

    def roll(self, die: str, faces: Sequence[int]) -> int:
        """Rolls a die and records the face for the replay."""
        face = self.chance.roll(die, faces)
        self.outcomes.append(face)
        return face

    def pick_index(self, name: str, cards: Sequence[str]) -> int:
        """Draws one of these cards, records it for the replay and returns its index."""
        index = self.chance.draw(name, cards)
        self.outcomes.append(cards[index])
        return index

    def draw(self, deck: Deck) -> tuple[str, Deck]:
        """Draws the top card; returns it and the remaining deck. A fixed card needs no chance, but is revealed."""
        top = deck.layers[0]
        self.reveal()
        index = self.pick_index(deck.name, top) if len(top) > 1 else 0
        return top[index], deck.without_top(index)

    def reveal(self) -> None:
        """Records that the move shows a seat something that was hidden from it: the next card of a deck, a card of
        another seat's hand. An undo of such a move needs the consent of the others at a table, and changes later
        chances. `draw` does this itself."""
        self.revealed = True

    def look_at_top(self, deck: Deck, seat: int) -> tuple[str, Deck]:
        """Shows the top card to a seat: returns the card, and the deck with it fixed on top and known to the seat."""
        card, remaining = self.draw(deck)
        seen = tuple([other for other in deck.known[0] if other not in FIXED_UNSEEN])
        return card, remaining.with_top(card, seen if seat in seen else (*seen, seat), deck.bag_of(0))

    def redraw(self, deck: Deck, seat: int, hidden: Sequence[str] = (), bag: int = 0) -> tuple[Deck, list[str]]:
        """Draws anew, for `imagine`, what the seat cannot know of a deck. A fixed card that the seat has not seen could
        be any card of its bag; so could the `hidden` cards, which other seats hold from bag number `bag`: as many cards
        are drawn for them and returned. Fixed cards that the seat has seen stay, and no card changes its bag."""
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
                layers[index] = (pool.pop(self.pick_index(deck.name, pool) if len(pool) > 1 else 0),)
            for _ in range(count):
                drawn.append(pool.pop(self.pick_index(deck.name, pool) if len(pool) > 1 else 0))
            if home >= 0:
                layers[home] = tuple(pool)
        return Deck(deck.name, tuple(layers), deck.known, deck.source), drawn

    # The methods below replace the list of scopes instead of changing it: earlier states may share it.

    def open_scope(self, kind: str, name: str = "") -> None:
        """Opens a scope inside the current ones."""
        state = self.s
        state.serial += 1
        state.scopes = state.scopes + [Scope(kind, name, state.serial)]

    def close_scope(self, kind: str) -> None:
        """Closes the innermost scope of this kind and every scope that is open inside it."""
        scopes = self.s.scopes
        index = len(scopes)
        for scope in reversed(scopes):
            index -= 1
            if scope.kind == kind:
                self.s.scopes = scopes[:index]
                return

    def spend(self, kind: str, what: str) -> None:
        """Records a use in the ledger of the innermost scope of this kind; nothing happens if none is open."""
        # Not by way of `spend_all`: nearly every action is recorded here.
        scopes = self.s.scopes
        index = len(scopes)
        for scope in reversed(scopes):
            index -= 1
            if scope.kind == kind:
                scopes = self.s.scopes = scopes.copy()
                # Adding two tuples is faster than unpacking one into a new one.
                scopes[index] = Scope(kind, scope.name, scope.serial, scope.spent + (what,))
                return

    def spend_all(self, kind: str, uses: tuple[str, ...]) -> None:
        """Records several uses at once."""
        scopes = self.s.scopes
        index = len(scopes)
        for scope in reversed(scopes):
            index -= 1
            if scope.kind == kind:
                scopes = self.s.scopes = scopes.copy()
                scopes[index] = Scope(kind, scope.name, scope.serial, scope.spent + uses)
                return

    def unspend(self, kind: str, begins: str) -> None:
        """Removes from the innermost scope of this kind every use whose name begins with `begins`."""
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
        """Ends the game at once: no queued or suspended frame runs any more. The first result counts."""
        if self.s.result is None:
            self.s.result = result


F = TypeVar("F", bound=Flow)  # type: ignore[type-arg]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Entity):
    """One suspended step of the rules on the state's stack: either a question (Ask) or a step without one (Run).

    The kernel takes the top frame. A `Run` is popped and run. An `Ask` is popped too if it has no option or one, which
    is then taken for the seat; otherwise the game waits, and `Session.play` calls `answer` with the choice. A frame may
    change the state only through its flow `t`. What follows is queued with `t.then`; program order is play order.
    Frames are saved and forked: they hold ids and small values, never objects or closures. Look everything up again in
    `run`, `options` and `answer`, because the state may have changed. `options` and `meaning` must not change anything
    and must not roll or draw.

    >>> from shamble.core.chance import Scripted
    >>> from shamble.core.game import Game
    >>> from shamble.core.kernel import run_to_decision
    >>> class Say(Run):
    ...     fields = ("word",)
    ...     def __init__(self, word): self.word = word
    ...     def run(self, t): t.emit(self.word, "demo.say")
    >>> class Knock(Ask):
    ...     def options(self, s): return [Option("open"), Option("wait")]
    ...     def answer(self, t, option): t.then(Say("first")); t.then(Say("second"))
    >>> t = Flow(State(), Scripted({}, {}), [])
    >>> Knock().answer(t, Option("open"))
    >>> run_to_decision(Game(), t), [event.kind for event in t.events]
    ([], ['first', 'second'])
    """

    asks: ClassVar[bool] = False

    def as_question(self) -> Ask[Any, Any] | None:
        """Returns this frame if it is an `Ask`, else None. `isinstance` would be slower."""
        return None

    def run(self, t: Any) -> Ask[Any, Any] | None:
        """Performs the step of a frame that does not ask. An `Ask` does nothing and returns itself, so that the kernel
        needs one call to tell one from the other."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Run(Frame, Generic[F]):
    """A step of the rules that needs no answer. The kernel pops it, then calls `run`.

    `run` may change the state and queue frames through its flow. A loop over several figures queues itself again with
    the figures that are left, so that a question between two of them can be saved.

    >>> from shamble.core.chance import Scripted
    >>> from shamble.core.game import Game
    >>> from shamble.core.kernel import run_to_decision
    >>> class Count(Run):
    ...     fields = ("left",)
    ...     def __init__(self, left): self.left = left
    ...     def run(self, t):
    ...         t.emit("count", "demo.count", n=self.left)
    ...         if self.left > 1: t.then(Count(self.left - 1))
    >>> t = Flow(State(), Scripted({}, {}), [])
    >>> t.then(Count(3))
    >>> run_to_decision(Game(), t), [event.args["n"] for event in t.events]
    ([], [3, 2, 1])
    """

    def run(self, t: F) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Frame, Generic[S, F]):
    """A question to a seat. `options` must be a pure function of state and frame, because it is called repeatedly.

    The kernel skips a question without options, and takes a single option for the seat unless `asks_when_forced` is
    set. While a question is pending, it stays on the stack. `Session.play` pops it and passes the chosen option to
    `answer`, which changes the state or queues what follows; to ask again, queue the question again.

    >>> from shamble.core.chance import Scripted
    >>> from shamble.core.game import Game
    >>> from shamble.core.kernel import run_to_decision
    >>> class Door(Ask):
    ...     ask, verbs = "door", ("open", "wait")
    ...     def seat(self, s): return 0
    ...     def options(self, s): return [Option("open"), Option("wait")]
    ...     def answer(self, t, option): t.emit(option.verb, "demo.door")
    >>> t = Flow(State(), Scripted({}, {}), [])
    >>> t.then(Door())
    >>> run_to_decision(Game(), t), t.asking.ask, len(t.s.stack)
    ([<open>, <wait>], 'door', 1)
    """

    asks: ClassVar[bool] = True
    asks_when_forced: ClassVar[bool] = False
    """True to ask even if there is one option: at the end of a turn, or where not asking would reveal a secret."""
    people_first: ClassVar[bool] = False
    """True if a person among `seats` answers instead of a bot: choices of the set-up that the book leaves to the
    players."""
    usually_passed: ClassVar[bool] = False
    """True if the question comes often in a round and is mostly passed: clients may offer to pass all of them."""
    held: ClassVar[bool] = False
    """True for announcements: a hold of the asked seat ends with its answer."""
    ask: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """All verbs of its options. A scenario that says another verb is not offered is refused."""

    def as_question(self) -> Ask[Any, Any] | None:
        return self

    def run(self, t: Any) -> Ask[Any, Any] | None:
        return self

    def seat(self, s: S) -> int:
        """Returns the seat that owns the question."""
        raise NotImplementedError

    def topic(self) -> str:
        """Returns the word under which a seat may silence a recurring question (`core.preferences`)."""
        return self.ask

    def seats(self, s: S) -> tuple[int, ...]:
        """Returns the seats that may answer on an open table: the owner alone, unless the game overrides this."""
        return (self.seat(s),)

    def hidden(self, s: S) -> bool:
        """True if the options reveal a secret of the asked seat, so that other seats may not see them."""
        return False

    def question(self, s: S) -> dict[str, Arg]:
        """Returns the arguments of the question's message."""
        return {}

    def reason(self, s: S) -> str:
        """Returns the id of the rule that asks."""
        return self.rule

    def options(self, s: S) -> list[Option]:
        """Returns the possible answers in a fixed order; none skips the question."""
        raise NotImplementedError

    def refusals(self, s: S) -> list[Refusal]:
        """Returns what a player might expect to be able to do here but may not, with the reasons."""
        return []

    def judge(self, view: Any, option: Option) -> Judged | None:
        """Returns what an option is worth to a sensible player, for hints and bots, or None if the game's advice knows
        this question. `view`: the table as that advice sees it: the state, in Dawn `Costs`. No rule may call it."""
        return None

    def meaning(self, s: S, option: Option) -> Meaning | None:
        """Returns what an option would do; None if its text says all. Pure; tells only what the seat may know."""
        return None

    def answer(self, t: F, option: Option) -> None:
        """Carries out the chosen option."""
        raise NotImplementedError


class Leave(Run[F]):
    """Closes the innermost scope of a kind after everything that was queued before this frame."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind: Final = kind

    def run(self, t: F) -> None:
        t.close_scope(self.kind)
