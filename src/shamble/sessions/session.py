"""Sessions: games in progress that can be asked, played, undone, forked, imagined and saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.core.chance import Chance, LazyStream, Recorded, Seeded, generator
from shamble.core.decision import Decision
from shamble.core.entity import Json
from shamble.core.errors import IllegalOption, NotYourSeat, ShambleError
from shamble.core.event import Event
from shamble.core.frame import Flow
from shamble.core.game import Game, Value
from shamble.core.kernel import run_to_decision
from shamble.core.option import Option, Refusal
from shamble.core.orders import ORDERS, enter_order, order
from shamble.core.preferences import SCOPE, WISHES, enter_wish, preference, release_if_stopped
from shamble.core.scene import View
from shamble.core.state import State
from shamble.sessions.chance_branches import Branch, branches
from shamble.sessions.history import History, UndoPreview
from shamble.sessions.position_check import check_position
from shamble.sessions.position_key import position_key
from shamble.sessions.possible_keys import possible_keys
from shamble.sessions.random_state import plain_random_state, read_random_state
from shamble.sessions.record import BEGIN, Node, Record
from shamble.sessions.view import seat_name, view

SILENCE: Final[list[Event]] = []
"""Event list of every move in sessions that keep no events."""
MOST_BRANCHES: Final = 1000
"""Default limit for the number of courses that `Session.outcomes` lists."""
renderers: list[Callable[[Session], str]] = []
"""Functions session → text for `str(session)`; the last one is used. Set outside core, which has no texts."""
observed_by: list[Callable[[Session, int | None, str, int | None, bool, bool, str, bool], str]] = []
"""Functions for `Session.observe`; the last one is used. Set outside core, which has no texts."""


class Session(History):
    """A game in progress: the current state, its history, and the random stream.

    `play` takes an option of `decision` or an interrupt and returns the events. It works on a fork: if a rule raises,
    state and random stream stay as they were. Undo restores an earlier state; past a roll or draw the stream starts
    anew. `imagine(seat, seed)` returns a playable session without history in which everything hidden from the seat is
    drawn anew; bots and advice must use it, never the real session, while something is hidden. Do not change `state`:
    earlier nodes and forks share its lists. `shamble.new` and `shamble.load` make sessions.

    >>> import shamble
    >>> game = shamble.new("walkingdead", seats=2, seed=7)
    >>> before = game.state
    >>> events = game.play(game.decision.options[0])
    >>> game.undo().steps, game.state is before
    (1, True)
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        settings: dict[str, Value],
        seed: int,
        events: bool = True,
        path: tuple[str | int, ...] = (),
        node: Node | None = None,
        history: bool = True,
        seq: int = 0,
        undos: int = 0,
    ) -> None:
        """Makes a session before its first move. `events`: True to keep events. `history`: True to keep the past for
        undo, records and the log; simulations and searches go without, and their saves begin at the current state."""
        super().__init__(node)
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.notes: list[str] = []
        """Messages for people about this session, e.g. that an old save continues from its snapshot."""
        self.keeps_states = False
        """True to keep the state after each event, so that clients can show every step; not for simulations."""
        self.stop = ""
        """Class name of a rule step before which play stops without a question, for scenarios; empty for none."""
        self._seed = seed
        self._path = path
        self._events = events
        self._history = history
        self._begins = (seq, undos)
        """`seq` and `undos` of the first node, if this session does not start at the beginning of its game."""
        self._forks = 0
        self._chance: LazyStream | None = None
        self._flow: Flow[Any] | None = None
        self._base: Json = None
        self._decision: Decision | None = None
        self._asked = False

    # -- beginning ---------------------------------------------------------------------------------------------

    def begin(self, chance: Chance | None = None) -> None:
        """Runs the set-up up to the first question."""
        self._move(None, -1, None, chance, self.game.start(self.seats, self.settings))

    def begin_at(self, state: Any, base: Json, chance: Chance | None = None) -> None:
        """Starts from a position, where records then begin. An impossible position raises BadPosition."""
        check_position(self.game, state, self.seats)
        self._base = base
        self._move(None, -1, None, chance, state)

    @property
    def has_events(self) -> bool:
        """True if the session keeps events."""
        return self._events

    @property
    def has_history(self) -> bool:
        """True if the session keeps its history."""
        return self._history

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The pending question; None if the game is over."""
        if not self._asked:
            state = self._node.state
            self._asked = True
            self._decision = None
            if state.result is None and state.stack:
                asks = state.stack[-1].as_question()
                assert asks is not None
                self._decision = Decision(asks, state, asks.options(state))
        return self._decision

    def interrupts(self, seat: int) -> list[Option]:
        """Returns the options that this seat may take now although it is not asked."""
        self._check_seat(seat)
        state = self._node.state
        if state.result is not None or not state.stack:
            return []
        return self.game.interrupts(state, seat)

    def legal(self, seat: int) -> list[Option]:
        """Returns everything that this seat may play now: the options of its question, then its interrupts.

        >>> import shamble
        >>> game = shamble.new("walkingdead", seats=2, seed=42)
        >>> len(game.legal(0)), game.legal(1)
        (6, [])
        """
        interrupts = self.interrupts(seat)
        decision = self.decision
        if decision is None or (seat != decision.seat and seat not in decision.seats):
            return interrupts
        return decision.options + interrupts

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise ShambleError(f"there is no {seat_name(seat)}: this game has {self.seats}, counted from seat=0")

    def score(self, seat: int | None = None) -> int:
        """Returns the progress of this seat's side (None: of the team), from 0 to 100.

        It is the mean of the goals that the seat sees, each from 0 to 1, times 100 and rounded down; 100 means won and
        nothing else. A lost or unfinished game has 99 at most. Goals that may be unmet again let the score fall;
        otherwise it only grows.

        >>> import shamble
        >>> game = shamble.new("walkingdead", seats=2, seed=42)
        >>> game.score()
        0
        """
        if seat is not None:
            self._check_seat(seat)
        result = self.outcome
        if result is not None and result.won_by(seat):
            return 100
        return max(0, min(99, int(self.game.progress(self._node.state, seat) * 100.0)))

    def key(self) -> str:
        """Returns a hash of the position, equal for equal positions however they were reached: state, question and
        hidden things, without history and random stream. It may reveal hidden things by comparison.

        >>> import shamble
        >>> game = shamble.new("walkingdead", seats=2, seed=1)
        >>> before = game.key()
        >>> events, back = game.play(game.decision.options[0]), game.undo()
        >>> game.key() == before, len(before)
        (True, 32)
        """
        return position_key(self)

    def outcomes(
        self, option: Option | str, seat: int | None = None, limit: int = MOST_BRANCHES
    ) -> list[Branch] | None:
        """Returns every course that playing this option can take, as `Branch`es with `probability`, `outcomes` (rolls
        and draws) and `session` (the fork after the move); None if there are more than `limit`, or if a roll may be
        repeated without end, as a tie is.

        The probabilities add up to 1. Cards that lie fixed in a deck are what they are: call `imagine` first if the
        seat may not know them.
        """
        return branches(self, option, seat, limit)

    def observe(
        self,
        seat: int | None = None,
        lang: str = "en",
        since: int | None = None,
        options: bool = True,
        meanings: bool = True,
        rules: str = "none",
        full: bool = False,
    ) -> str:
        """Returns one text that is enough to play from, as this seat sees the table (None: a spectator).

        It holds mission and goals, the map with neighbours and doors, figures, cards with their numbers, decks, the
        events from move `since` on (None: those of the last move), the question with its options and their meanings,
        and the seat's interrupts. `rules`: `none`, `cited` (the rules of the question and of these events) or
        `chapter` (all rules of the chapter that asks). `full`: also empty zones, printed tables, and the text of every
        card and special rule.
        """
        if seat is not None:
            self._check_seat(seat)
        if rules not in ("none", "cited", "chapter"):
            raise ShambleError(f"rules is none, cited or chapter, not {rules!r}")
        if not observed_by:
            raise ShambleError("there are no texts: import shamble first")
        return observed_by[-1](self, seat, lang, since, options, meanings, rules, full)

    def refused(self) -> list[Refusal]:
        """Returns actions that a player might expect to be possible now, with the reasons why they are not."""
        decision = self.decision
        return decision.refusals() if decision else []

    def view(self, seat: int | None = None) -> View:
        """Returns everything that this seat may see (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        return view(self, seat)

    def __str__(self) -> str:
        """Returns the table in words, as a spectator sees it."""
        return renderers[-1](self) if renderers else repr(self)

    def __repr__(self) -> str:
        over = self.outcome
        now = repr(self.decision) if over is None else "won" if over.won else "lost"
        return f"<{self.game.id}, {self.seats} seats, move {self.seq}: {now}>"

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, option: Option | str, seat: int | None = None, chance: Chance | None = None) -> list[Event]:
        """Takes an option of the pending decision, or an interrupt, and returns the events that followed.

        `option` is an `Option` or its key. `seat` is the seat that takes it; without it, the seat that owns the
        question or the interrupt. `chance` replaces the session's random stream for this move: recorded outcomes, a
        script, or outcomes that a search wants to try. An option that is not possible raises IllegalOption, another
        seat's question NotYourSeat; after any exception, the session is as it was.

        >>> import shamble
        >>> game = shamble.new("walkingdead", seats=2, seed=42)
        >>> [event.kind for event in game.play("choose daryl")][:1], game.decision.seat
        (['character-chosen'], 1)
        """
        decision = self._decision if self._asked else self.decision
        if decision is None:
            raise IllegalOption("the game is over: nothing can be played")
        match: Option | None = None
        if isinstance(option, Option):
            for possible_option in decision.options:
                if possible_option is option:
                    match = option
                    break
            else:
                match = decision.find(option.key)
        else:
            match = decision.find(option)
        if match is None:
            named = option.key if isinstance(option, Option) else option
            wish = preference(named) or order(named)
            if wish is not None:
                by = decision.seat if seat is None else seat
                if not 0 <= by < self.seats:
                    raise IllegalOption(f"there is no seat {by}")
                return self._move(wish, by, by, chance)
        if match is not None and (seat is None or seat == decision.seat or seat in decision.seats):
            by = seat if seat is not None else decision.seat if self._history else -1
            return self._move(match, by, None, chance)
        own = decision.seat
        key = option.key if isinstance(option, Option) else option
        for holder in range(self.seats) if seat is None else (seat,) if 0 <= seat < self.seats else ():
            for interrupt in self.interrupts(holder):
                if interrupt.key == key:
                    return self._move(interrupt, holder, holder, chance)
        # The error must not reveal the hidden options of another seat to a seat that guesses a key.
        if seat is not None and seat != own and (match is not None or not decision.seen_by(seat)):
            raise NotYourSeat(f"{seat_name(seat)} may not answer: the question is for {seat_name(own)}")
        asked = own if seat is None else seat
        possible = decision.options + (self.interrupts(asked) if 0 <= asked < self.seats else [])
        raise IllegalOption(f"{key!r} is not possible now; possible: {possible_keys(key, possible)}")

    def _move(
        self, option: Option | None, seat: int, holder: int | None, chance: Chance | None, start: State | None = None
    ) -> list[Event]:
        """Carries out an option on a fork of the current state, or runs `start`, the state of a session that begins. If
        a rule raises, session and random stream stay as they were. `holder`: the seat of an interrupt or wish, None for
        an answer to the question."""
        before: Node | None = None
        if start is None:
            before = self._node
            state = before.state.fork()
            seq = before.seq + 1
            undos = before.undos
        else:
            state = start
            seq, undos = self._begins
        own: LazyStream | None = None
        if chance is None:
            own = self._chance
            if own is None:
                own = self._chance = LazyStream(self._seed, self._path)
            own.used = False
            chance = own
        heard: list[Event] | None = [] if self._events else None
        t = self._flow
        if t is None:
            t = self._flow = self.game.flow(state, chance, heard)
        else:
            # The flow of the last move is used again, which is cheaper than making a new one.
            t.s = state
            t.chance = chance
            t.events = heard
            if t.outcomes:
                t.outcomes = []
            t.revealed = False
        if self.keeps_states:
            t.states_after_events = []
        t.stop = self.stop
        try:
            if option is not None:
                if holder is None:
                    answered = self._decision
                    assert answered is not None
                    state.stack.pop()
                    scopes = state.scopes
                    if scopes and scopes[0].kind == SCOPE:
                        release_if_stopped(state, answered.step, answered.options)
                    answered.step.answer(t, option)
                elif option.verb in WISHES:
                    enter_wish(state, holder, option)
                elif option.verb in ORDERS:
                    enter_order(state, holder, option, self.seats)
                else:
                    self.game.interrupt(t, holder, option)
            options = run_to_decision(self.game, t)
        except BaseException:
            t.states_after_events = None
            t.queue.clear()
            if own is not None:
                own.rewind()
            raise
        states = t.states_after_events
        if states is not None:
            t.states_after_events = None  # the node keeps the only reference, so that its owner can drop them
        events = SILENCE if heard is None else heard
        outcomes = t.outcomes
        revealed = True if outcomes else t.revealed
        if self._history:
            done = Record(option if option is not None else "", seat, tuple(outcomes) if outcomes else ())
            self._node = Node(done, state, events, revealed, before, before, undos, seq, states)
        else:
            self._node = Node(BEGIN, state, events, revealed, None, None, undos, seq, states)
        self._asked = True
        asks = t.asking
        self._decision = Decision(asks, state, options) if options and asks is not None else None
        return events

    # -- going back --------------------------------------------------------------------------------------------

    def undo(self, level: str = "step", seat: int = -1) -> UndoPreview:
        """Goes back to the state before the last step, action, turn, phase or round. The state is restored, not
        computed again. If the undo takes back something revealed, a new random stream starts."""
        preview = self.undo_preview(level)
        if preview is None:
            raise ShambleError("there is nothing to undo" if self._history else "this session keeps no history")
        return self._undo(preview.steps, seat)

    def _undo(self, steps: int, seat: int) -> UndoPreview:
        """Goes back this many steps and adds the node of the undo to the history."""
        target = self._node
        reveals = False
        for _ in range(steps):
            if target.parent is None:
                raise ShambleError("the undo goes back further than the game does")
            reveals = reveals or target.revealed
            target = target.parent
        undos = self._node.undos + (1 if reveals else 0)
        record = Record("", seat, (), steps)
        seq = self._node.seq + 1
        self._node = Node(record, target.state, target.events, target.revealed, target.parent, self._node, undos, seq)
        self._asked = False
        if reveals:
            self._path = (*self._path, "undo", undos)
            self._chance = None
        return UndoPreview(steps, reveals)

    # -- branching ---------------------------------------------------------------------------------------------

    def fork(self, seed: int | None = None) -> Session:
        """An independent session at this state, with its own random stream: a fork cannot foretell the real dice."""
        path: tuple[str | int, ...] = ("fork",)
        if seed is None:
            self._forks += 1
            path = (*self._path, "fork", self._node.seq, self._forks)
            seed = self._seed
        return self._twin(seed, path, self._node)

    def _twin(self, seed: int, path: tuple[str | int, ...], node: Node) -> Session:
        """Returns a session of the same game at this node, with the random stream of `seed` and `path`."""
        twin = Session(self.game, self.seats, self.settings, seed, self._events, path, node, self._history)
        twin._base = self._base
        if node is self._node:
            twin._asked = self._asked
            twin._decision = self._decision
        return twin

    def imagine(self, seat: int, seed: int) -> Session:
        """Returns a playable session in which everything hidden from this seat is drawn anew. It has no history.

        Bots and advice play in such sessions instead of the real one, so that they cannot use what the seat does not
        know. The same `seed` gives the same session; use several seeds to sample the possibilities.

        >>> import shamble
        >>> game = shamble.new("walkingdead", seats=2, seed=42)
        >>> dream = game.imagine(0, seed=1)
        >>> events = dream.play("choose daryl")
        >>> dream.seq, game.seq
        (1, 0)
        """
        self._check_seat(seat)
        state = self._node.state.fork()
        t = self.game.flow(state, Seeded(generator(seed, "imagine", seat)), None)
        self.game.imagine(t, seat)
        # Usually a no-op. Hidden cards drawn anew may leave a question without a choice: run on in that case.
        run_to_decision(self.game, t)
        dream = self._twin(seed, ("dream",), Node(BEGIN, state, [], False, None, None, self.undos, self.seq))
        dream._base = state.plain
        return dream

    def __copy__(self) -> Session:
        """A session at the same node with the same random stream. Nodes never change, so that both share them."""
        twin = self._twin(self._seed, self._path, self._node)
        twin._forks = self._forks
        twin.notes = self.notes.copy()
        twin.keeps_states = self.keeps_states
        if self._chance is not None:
            twin._chance = LazyStream(self._seed, self._path, self._chance.snapshot())
        return twin

    def __deepcopy__(self, memo: object) -> Session:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the session as its save: a chain of nodes is too deep for pickle. Installed games go by id."""
        from shamble.sessions.save import pickled, unpickled  # not at the head: `save` makes sessions

        return unpickled, pickled(self)

    # -- keeping -----------------------------------------------------------------------------------------------

    def save(self, luck: bool = True) -> dict[str, Json]:
        """Returns the session as plain JSON data. With `luck=False` the random stream is left out, so that the file
        cannot be used to foretell rolls and draws."""
        from shamble.sessions.save import save  # not at the head: `save` makes sessions

        return save(self, luck)

    def replay_record(self, record: Record) -> None:
        """Carries out a record again, with the outcomes that it holds."""
        if record.undo:
            self._undo(record.undo, record.seat)
            return
        chance = Recorded(record.outcomes)
        self.play(record.option_key, record.seat if record.seat >= 0 else None, chance)
        if chance.left():
            raise ShambleError(f"{chance.left()} recorded outcomes were not used by {record.option_key!r}")

    def random_state(self) -> Mapping[str, Json]:
        """Returns seed, path, fork count and position of the random stream, for saves (key `luck`)."""
        return plain_random_state(self._seed, self._path, self._forks, self._chance)

    def set_random_state(self, plain: Mapping[str, Json]) -> None:
        """Restores the random stream from the data of `random_state`; ValueError if they are invalid."""
        self._seed, self._path, self._forks, self._chance = read_random_state(plain)

    @property
    def base(self) -> Json:
        """The position from which the records start, as plain data; None if they start with the set-up."""
        if not self._history:
            return self._node.state.plain()
        return self._base() if callable(self._base) else self._base
