"""A game in progress: ask, play, undo, fork, imagine, save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shamble.core.chance import MASK, Chance, Generator, Keyed, Recorded, Seeded, generator
from shamble.core.decision import Decision
from shamble.core.entity import Json
from shamble.core.errors import IllegalOption, NotYourSeat, ShambleError
from shamble.core.event import Event
from shamble.core.frame import Flow
from shamble.core.game import Game, Value
from shamble.core.kernel import settle
from shamble.core.option import Option, Refusal
from shamble.core.record import BEGIN, Node, Record
from shamble.core.scene import View
from shamble.core.state import Result, State

LEVELS: Final = ("step", "action", "turn", "phase", "round")
SILENCE: Final[list[Event]] = []
"""The events of a move that nobody listens to."""
told_by: list[Callable[[Session], str]] = []
"""How a session is told in words: whoever knows words says so here, since the kernel knows none."""


class Undo:
    """What an undo would take back: how many steps, and whether something new had been revealed meanwhile."""

    __slots__ = ("reveals", "steps")

    def __init__(self, steps: int, reveals: bool) -> None:
        self.steps: Final = steps
        self.reveals: Final = reveals


class Session:
    """Made by `shamble.new` and `shamble.load`. Everything a client needs goes through here."""

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
        """`events`: whether anybody listens to what happens. `history`: whether the past is kept, for undo, records and
        the log; simulation and search go without, and a save then begins where it is made."""
        self.game: Final = game
        self.seats: Final = seats
        self.settings: Final = settings
        self.notes: list[str] = []
        """What a person should know about this session, e.g. that an old save went on from its snapshot."""
        self.watched = False
        """Whether each event remembers the state after it, for those who look on. Simulations do without."""
        self.stop = ""
        """The name of a rule step before which play rests, for scenarios: nothing is asked then."""
        self._seed = seed
        self._path = path
        self._events = events
        self._history = history
        self._begins = (seq, undos)
        """What the first moment counts from, where this is not the beginning of the game."""
        self._forks = 0
        self._chance: Keyed | None = None
        self._flow: Flow[Any] | None = None
        self._base: Json = None
        self._node: Node
        self._decision: Decision | None = None
        self._asked = False
        self._reached: tuple[Node | None, tuple[int, ...], tuple[int, ...], tuple[bool, ...]] = (None, (), (), ())
        """When somebody last asked how far an undo goes: at which moment, in which scopes, how many steps, and whether
        past something revealed, by each level. Numbers alone: it is kept for every table."""
        if node is not None:
            self._node = node

    # -- beginning ---------------------------------------------------------------------------------------------

    def begin(self, chance: Chance | None = None) -> None:
        """Run the set-up, up to the first question."""
        self._move(self.game.start(self.seats, self.settings), "", -1, None, None, chance, None)

    def begin_at(self, state: Any, base: Json, chance: Chance | None = None) -> None:
        """Start from a position instead of a set-up; records then count from there. It is looked at closely first,
        wherever it comes from: a position that cannot be is refused."""
        from shamble.core.position_check import check

        check(self.game, state, self.seats)
        self._base = base
        self._move(state, "", -1, None, None, chance, None)

    @property
    def first(self) -> Node:
        """The moment that the records count from."""
        node = self._node
        while node.before is not None:
            node = node.before
        return node

    @property
    def tells(self) -> bool:
        """Whether it makes events."""
        return self._events

    @property
    def remembers(self) -> bool:
        """Whether it keeps its past."""
        return self._history

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The state, for reading. Changing it is not playing."""
        return self._node.state

    @property
    def seq(self) -> int:
        return self._node.seq

    @property
    def outcome(self) -> Result | None:
        result: Result | None = self._node.state.result
        return result

    @property
    def undos(self) -> int:
        """How many undos went past something that chance had revealed."""
        return self._node.undos

    @property
    def decision(self) -> Decision | None:
        """The pending question; None when the game is over."""
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
        """What this seat may do now although it is not asked."""
        state = self._node.state
        if state.result is not None or not state.stack or not 0 <= seat < self.seats:
            return []
        return self.game.interrupts(state, seat)

    def refused(self) -> list[Refusal]:
        """What a player might expect to be able to do here, and why not. Computed only when asked for."""
        decision = self.decision
        return decision.refusals() if decision else []

    @property
    def log(self) -> list[Event]:
        """Every event of the game as it stands now; what was undone is not in it."""
        nodes = self._line()
        return [event for node in nodes for event in node.events]

    def log_for(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """The events this seat may see, each with the seq it happened at: the whole log, or with `since` what is new
        from that seq on. An undo brings nothing new: it shows again what was told before."""
        found: list[tuple[int, Event]] = []
        node: Node | None = self._node
        while node is not None and node.seq >= since:
            if not since or not node.record.undo:
                for event in reversed(node.events):
                    if event.visible_to(seat):
                        found.append((node.seq, event))
            node = node.parent
        found.reverse()
        return found

    @property
    def moments(self) -> list[Node]:
        """All there were, in the order of time, those that were taken back too."""
        found = []
        node: Node | None = self._node
        while node is not None:
            found.append(node)
            node = node.before
        found.reverse()
        return found

    def since(self, seq: int) -> list[Node]:
        """The moments from that number on, without those undone."""
        found = []
        node: Node | None = self._node
        while node is not None and node.seq >= seq:
            found.append(node)
            node = node.parent
        found.reverse()
        return found

    @property
    def records(self) -> list[Record]:
        return self.records_since(0)

    def records_since(self, seq: int) -> list[Record]:
        """What was done from that number on."""
        records = []
        node: Node | None = self._node
        while node is not None and node.seq >= seq:
            records.append(node.record)
            node = node.before
        records.reverse()
        return records

    def view(self, seat: int | None = None) -> View:
        """What this seat may see (None: a spectator)."""
        from shamble.core.view import view

        return view(self, seat)

    def __str__(self) -> str:
        """The table in words, as a spectator sees it."""
        return told_by[-1](self) if told_by else repr(self)

    def __repr__(self) -> str:
        over = self.outcome
        now = repr(self.decision) if over is None else "won" if over.won else "lost"
        return f"<{self.game.id}, {self.seats} seats, move {self.seq}: {now}>"

    # -- playing -----------------------------------------------------------------------------------------------

    def play(self, option: Option | str, seat: int | None = None, chance: Chance | None = None) -> list[Event]:
        """Take an option of the pending decision, or an interrupt; the events that followed.

        `seat` is who takes it; without it, the seat that owns the question or the interrupt. `chance` decides instead
        of the session's own luck: recorded outcomes, a script, or whatever a search wants to happen.
        """
        decision = self._decision if self._asked else self.decision
        if decision is None:
            raise IllegalOption("the game is over: nothing can be played")
        found: Option | None = None
        if isinstance(option, Option):
            for known in decision.options:
                if known is option:
                    found = option
                    break
            else:
                found = decision.find(option.key)
        else:
            found = decision.find(option)
        if found is not None and (seat is None or seat == decision.seat or seat in decision.seats):
            by = seat if seat is not None else decision.seat if self._history else -1
            return self._move(self._node.state.fork(), found, by, found, None, chance, self._node)
        own = decision.seat
        key = option.key if isinstance(option, Option) else option
        for holder in range(self.seats) if seat is None else (seat,):
            for interrupt in self.interrupts(holder):
                if interrupt.key == key:
                    return self._move(self._node.state.fork(), interrupt, holder, interrupt, holder, chance, self._node)
        # What somebody else could do while that is hidden must not be told by how a guess is refused.
        if seat is not None and seat != own and (found is not None or not decision.seen_by(seat)):
            raise NotYourSeat(f"seat {seat} may not answer: the question is for seat {own}")
        possible = ", ".join(known.key for known in decision.options)
        raise IllegalOption(f"{key!r} is not possible now; possible: {possible}")

    def _move(
        self,
        state: State,
        did: str | Option,
        seat: int,
        option: Option | None,
        holder: int | None,
        chance: Chance | None,
        before: Node | None,
    ) -> list[Event]:
        """Run the rules on a state that is nobody else's. A move that fails leaves the session and its luck alone."""
        own: Keyed | None = None
        if chance is None:
            own = self._chance
            if own is None:
                own = self._chance = Keyed(self._seed, self._path)
            own.asked = False
            chance = own
        heard: list[Event] | None = [] if self._events else None
        t = self._flow
        if t is None:
            t = self._flow = self.game.flow(state, chance, heard)
        else:
            t.again(state, chance, heard)
        t.trail = [] if self.watched else None
        t.stop = self.stop
        try:
            if option is not None:
                if holder is None:
                    asked = state.stack.pop().as_question()
                    assert asked is not None
                    asked.answer(t, option)
                else:
                    self.game.interrupt(t, holder, option)
            options = settle(self.game, t)
        except BaseException:
            if own is not None:
                own.take_back()
            raise
        trail, t.trail = t.trail, None  # whoever has shown it may let it go
        events = SILENCE if heard is None else heard
        revealed = t.revealed or bool(t.outcomes)
        undos = before.undos if before else self._begins[1]
        if self._history:
            done = Record(did, seat, tuple(t.outcomes) if t.outcomes else ())
            self._node = Node(done, state, events, revealed, before, before, undos, self._begins[0], trail)
        else:
            seq = before.seq + 1 if before else self._begins[0]
            self._node = Node(BEGIN, state, events, revealed, None, None, undos, seq, trail)
        self._asked = True
        self._decision = None
        if options:
            asks = t.asking
            assert asks is not None
            self._decision = Decision(asks, state, options)
        return events

    # -- going back --------------------------------------------------------------------------------------------

    def undo_preview(self, level: str = "step") -> Undo | None:
        """What an undo by this level would take back; None if there is nothing."""
        if level not in LEVELS:
            raise ShambleError(f"undo goes by {', '.join(LEVELS)}, not {level!r}")
        found = self.undo_previews()
        return found[LEVELS.index(level)] if found else None

    def undo_previews(self) -> list[Undo]:
        """What an undo would take back by each level, the narrowest first; none if there is nothing."""
        node = self._node
        first = node.parent
        if first is None:
            return []
        inner = {scope.kind: scope.serial for scope in first.state.scopes}
        serials = tuple([inner.get(kind, 0) for kind in LEVELS])
        asked, scopes, far, past = self._reached
        found = [Undo(1, node.revealed)]
        for number in range(1, len(LEVELS)):
            target, steps, reveals = first, 1, node.revealed
            if asked is first and scopes[number:] == serials[number:]:
                # It was asked a moment ago, in the same scopes: it goes back one step more.
                steps, reveals = far[number] + 1, reveals or past[number]
            else:
                # Between two turns, or where there are none, it goes no further than the phase and the round do.
                within = list(zip(LEVELS[number:], serials[number:], strict=True))
                bounds = [(kind, serial) for kind, serial in within if serial] or within
                while target.parent is not None and target.parent.inside(bounds):
                    reveals = reveals or target.revealed
                    target = target.parent
                    steps += 1
            found.append(Undo(steps, reveals))
        self._reached = (node, serials, tuple([one.steps for one in found]), tuple([one.reveals for one in found]))
        return found

    def undo(self, level: str = "step", seat: int = -1) -> Undo:
        """Go back to how it was before the last step, action, turn, phase or round. The state is remembered,
        not recomputed; past something revealed, chance starts a new stream."""
        preview = self.undo_preview(level)
        if preview is None:
            raise ShambleError("there is nothing to undo" if self._history else "this session keeps no history")
        return self._undo(preview.steps, seat)

    def _undo(self, steps: int, seat: int) -> Undo:
        target = self._node
        reveals = False
        for _ in range(steps):
            if target.parent is None:
                raise ShambleError("the undo goes back further than the game does")
            reveals = reveals or target.revealed
            target = target.parent
        undos = self._node.undos + (1 if reveals else 0)
        record = Record("", seat, (), steps)
        self._node = Node(record, target.state, target.events, target.revealed, target.parent, self._node, undos)
        self._asked = False
        if reveals:
            self._path = (*self._path, "undo", undos)
            self._chance = None
        return Undo(steps, reveals)

    # -- branching ---------------------------------------------------------------------------------------------

    def fork(self, seed: int | None = None) -> Session:
        """An independent session at this moment. Its luck is its own: no fork can foretell this game's dice."""
        self._forks += 1
        path: tuple[str | int, ...] = ("fork",)
        if seed is None:
            path = (*self._path, "fork", self._node.seq, self._forks)
            seed = self._seed
        return self._twin(seed, path, self._node)

    def _twin(self, seed: int, path: tuple[str | int, ...], node: Node) -> Session:
        twin = Session(self.game, self.seats, self.settings, seed, self._events, path, node, self._history)
        twin._base = self._base
        if node is self._node:
            twin._asked = self._asked
            twin._decision = self._decision
        return twin

    def imagine(self, seat: int, seed: int) -> Session:
        """A playable session in which all that the seat can't see is drawn anew. It has no past."""
        if not 0 <= seat < self.seats:
            raise ShambleError(f"there is no seat {seat}")
        state = self._node.state.fork()
        t = self.game.flow(state, Seeded(generator(seed, "imagine", seat)), None)
        self.game.imagine(t, seat)
        # Usually a no-op. Hidden cards drawn anew may leave a question with nothing to choose: play on then.
        settle(self.game, t)
        dream = self._twin(seed, ("dream",), Node(BEGIN, state, [], False, None, None, self.undos, self.seq))
        dream._base = state.plain
        return dream

    def __copy__(self) -> Session:
        """The same moment with the same luck: what follows is the same. Moments never change, so they are shared."""
        twin = self._twin(self._seed, self._path, self._node)
        twin._forks = self._forks
        twin.notes = self.notes.copy()
        twin.watched = self.watched
        if self._chance is not None:
            twin._chance = Keyed(self._seed, self._path, self._chance.kept())
        return twin

    def __deepcopy__(self, memo: object) -> Session:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: by its save, since a long chain of moments is too deep for it. A game that is installed goes by
        its name."""
        from shamble.core.save import pickled, unpickled

        return unpickled, pickled(self)

    # -- keeping -----------------------------------------------------------------------------------------------

    def save(self, luck: bool = True) -> dict[str, Json]:
        """Everything as plain JSON data. `luck=False` leaves out the random stream, so that nobody can read
        the future from the file."""
        from shamble.core.save import save

        return save(self, luck)

    def _line(self) -> list[Node]:
        nodes = []
        node: Node | None = self._node
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    def line(self) -> list[Node]:
        """The moments that led here, without those undone: for replays and looking back."""
        return self._line()

    def retrace(self, node: Node) -> list[Any]:
        """The state after each event of an earlier moment: played once more, with the chance that it had."""
        origin: Node | None = node
        while origin is not None and origin.record.undo:  # it only goes back to what another one told
            origin = origin.before
            while origin is not None and origin.events is not node.events:
                origin = origin.before
        if origin is None or not origin.events:
            return []
        if origin.trail is not None:
            return origin.trail
        twin = Session(self.game, self.seats, self.settings, 0, True, (), origin.parent)
        twin.watched = True
        if origin.parent is not None:
            twin.replay_record(origin.record)
        elif self._base is None:
            twin.begin(Recorded(origin.record.got))
        else:
            twin.begin_at(self.game.read(self.base), self.base, Recorded(origin.record.got))
        return twin._node.trail or []

    def replay_record(self, record: Record) -> None:
        """Do again what a record says, with the chance it holds."""
        if record.undo:
            self._undo(record.undo, record.seat)
            return
        chance = Recorded(record.got)
        self.play(record.do, record.seat if record.seat >= 0 else None, chance)
        if chance.left():
            raise ShambleError(f"{chance.left()} recorded outcomes were not used by {record.do!r}")

    def luck(self) -> Mapping[str, Json]:
        words = self._chance.words() if self._chance else None
        return {
            "seed": self._seed,
            "path": list(self._path),
            "forks": self._forks,
            "words": list(words) if words else None,
        }

    def set_luck(self, luck: Mapping[str, Json]) -> None:
        seed, path, forks, words = luck["seed"], luck["path"], luck["forks"], luck["words"]
        if type(seed) is not int or type(forks) is not int or not isinstance(path, list):
            raise ValueError("a stream has a seed, a path and a count of forks")
        if words is not None:
            if len(words) != 4 or not all(type(word) is int and 0 <= word <= MASK for word in words):
                raise ValueError("a stream has four words")
        self._seed = seed
        self._path = tuple(path)
        self._forks = forks
        self._chance = Keyed(seed, self._path, Generator(words[0], words[1], words[2], words[3])) if words else None

    @property
    def base(self) -> Json:
        """The position the records start from; None: from the set-up."""
        if not self._history:
            return self._node.state.plain()
        return self._base() if callable(self._base) else self._base
