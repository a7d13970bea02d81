"""Properties that must hold at every moment of every game, checked by `walk`."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, NoReturn

import pytest

import shamble
from shamble import Game, IllegalOption, NotYourSeat, Session, ShambleError
from shamble.content.tooling import tooling
from shamble.core.chance import Generator
from shamble.sessions import save as saves
from shamble.sessions.history import LEVELS
from shamble.sessions.position_check import check_position
from shamble.sessions.possible_keys import MOST_KEYS
from tests.properties.random_play import keys, moves, play_on, spread, text


class Shared(list[Any]):
    """A list of a past state that rules must replace, not change: past states and forks share it."""

    def _changed(self, *_: object) -> NoReturn:
        raise AssertionError("a list that is shared with earlier moments was changed in place")

    append = extend = insert = remove = pop = clear = reverse = _changed
    __delitem__ = __imul__ = _changed
    __setitem__: Any = _changed
    __iadd__: Any = _changed
    sort: Any = _changed


def share(state: Any) -> None:
    for name in type(state).fields:
        value = getattr(state, name)
        if isinstance(value, list):
            setattr(state, name, Shared(value))


def stock(session: Session) -> Counter[tuple[str, str]]:
    """Ids of the things that the game conserves → their numbers."""
    things = tooling(session.game).inventory(session.state)
    return Counter((what, id) for what, ids in things.items() for id in ids)


def in_hand(state: Any) -> set[str]:
    """Ids that suspended frames hold, for example a card that was drawn and is not yet laid down."""
    cards: set[str] = set()
    values: list[Any] = [getattr(frame, name) for frame in state.stack for name in frame.fields]
    for value in values:
        if isinstance(value, str):
            cards.add(value)
        elif isinstance(value, (tuple, list)):
            values += value
    return cards


def check_stock(first: Moment, now: Moment) -> None:
    made = {what: n for what, n in (now.stock - first.stock).items() if what[1] not in first.in_hand}
    assert not made, f"there is more than there was: {made}"
    lost = {what: n for what, n in (first.stock - now.stock).items() if what[1] not in now.in_hand}
    assert not lost, f"something is lost: {lost}"


def check_figures(before: Moment, now: Moment, events: list[shamble.Event], game: Game[Any]) -> None:
    """Checks that figures on the board and in the box add up, and that events tell every change."""
    told: Counter[str] = Counter()
    for event in events:
        told.update(tooling(game).figure_changes(event))
    for kind in {*before.figures, *now.figures, *told}:
        changed = now.figures.get(kind, 0) - before.figures.get(kind, 0)
        assert changed == told[kind], f"{kind}: {changed} more on the board, and {told[kind]} were told of"


class Moment:
    """History that the walk keeps by itself, to compare with the session's history."""

    def __init__(self, session: Session) -> None:
        node = session.current_line()[-1]
        self.state: Any = session.state
        share(self.state)
        self.plain = text(session.state.plain())
        self.keys = keys(session)
        self.revealed = node.revealed
        self.events = [repr(event) for event in node.events]
        self.scopes = [(scope.kind, scope.serial) for scope in session.state.scopes]
        self.stock = stock(session)
        self.figures = dict(tooling(session.game).figures(session.state))
        self.in_hand = in_hand(session.state)

    def innermost(self, kind: str) -> int:
        return next((serial for name, serial in reversed(self.scopes) if name == kind), 0)


def photo(session: Session) -> str:
    """Everything about a session that playing on a fork must not change."""
    records = [record.plain() for record in session.records]
    line = [node.seq for node in session.current_line()]
    log = [repr(event) for event in session.log]
    return text([session.state.plain(), keys(session), records, session.seq, session.undos, line, log])


def load(session: Session, data: Any, seed: int = 99) -> Session:
    return saves.load(data, lambda id: session.game, seed)


def same(left: object, right: object) -> None:
    assert left == right, "not plain JSON data"


def check(session: Session, trail: list[Moment], source: Generator) -> None:
    before = photo(session)
    check_position(session.game, session.state, session.seats)
    check_question(session)
    check_views(session)
    check_save(session)
    check_options(session, source)
    check_undo(session, trail)
    check_imagined(session, source)
    assert photo(session) == before, "looking, forking or saving has changed the game"


def check_question(session: Session) -> None:
    decision = session.decision
    assert decision is not None
    assert decision.options, f"{decision.frame} asks with nothing to choose"
    assert decision.ask, f"{decision.frame} has no message"
    assert decision.rule, f"{decision.frame} cites no rule"
    assert 0 <= decision.seat < session.seats
    assert decision.seat in decision.seats
    assert len(set(keys(session))) == len(decision.options), f"keys are not unique: {keys(session)}"
    for option in decision.options:
        assert decision.find(option.key) is option
    for seat in range(session.seats):
        names = [option.key for option in session.interrupts(seat)]
        assert len(set(names)) == len(names), f"interrupt keys are not unique: {names}"
        if seat in decision.seats:
            hidden = set(names) & set(keys(session))
            assert not hidden, f"an option hides the interrupt of the same name: {hidden}"
    for refusal in session.refused():
        assert refusal.rule, f"{refusal} cites no rule"
        assert refusal.reason
        assert decision.find(refusal.option.key) is None, f"{refusal} is refused and offered"
    for seat in range(session.seats):
        may_see = decision.seen_by(seat)
        with pytest.raises(IllegalOption if may_see else NotYourSeat) as refused:
            session.fork().play("no such thing", seat)
        named = [key for key in keys(session) if key in str(refused.value)]
        if not may_see:
            assert not named
        elif len(keys(session)) + len(session.interrupts(seat)) <= MOST_KEYS:
            assert named == keys(session)
        else:  # of a long list, the likest keys alone
            assert named


def check_views(session: Session) -> None:
    for seat in (None, *range(session.seats)):
        seen = session.view(seat)
        same(json.loads(text(seen)), seen)
        shown = seen["decision"]
        decision = session.decision
        assert (shown is None) == (decision is None)
        if shown is not None and decision is not None:
            may = decision.seen_by(seat)
            assert sorted(option["key"] for option in shown["options"]) == (sorted(keys(session)) if may else [])
            assert len(shown["refusals"]) == (len(decision.refusals()) if seat in decision.seats else 0)
            risks = [option["meaning"]["risk"] for option in shown["options"] if "meaning" in option]
            assert risks == sorted(risks), "a dangerous option stands before a harmless one"
        ids = [piece["id"] for piece in seen["scene"]["pieces"]]
        assert len(set(ids)) == len(ids), f"pieces share an id: {ids}"


def check_save(session: Session) -> None:
    written = text(session.save())
    again = load(session, json.loads(written))
    assert again.notes == []
    assert text(again.save()) == written, "save, load, save differs"
    assert keys(again) == keys(session)
    blind = session.save(luck=False)
    assert blind["luck"] is None
    assert text(load(session, json.loads(text(blind))).save(luck=False)) == text(blind)


def check_options(session: Session, source: Generator) -> None:
    """Every option and interrupt applies, on a fork, and leaves the original alone."""
    before = photo(session)
    for key, seat, _ in spread(moves(session), source):
        twin = session.fork()
        twin.play(key, seat)
        assert twin.seq == session.seq + 1
    twin = session.fork()
    play_on(twin, source, 5)
    if twin.undo_preview() is not None:
        twin.undo()
    assert photo(session) == before, "playing on a fork has changed the original"


def expected_steps(trail: list[Moment], level: str) -> int:
    """Number of steps back to the beginning of the last step, action, turn, phase or round, by the walk's history.
    Outside of any, no further than the wider ones go."""
    if level == "step":
        return 1
    target = len(trail) - 2
    wider = LEVELS[LEVELS.index(level) :]
    around = {(kind, trail[target].innermost(kind)) for kind in wider if trail[target].innermost(kind)}
    while target > 0:
        earlier = trail[target - 1]
        if not (around <= set(earlier.scopes) if around else not any(earlier.innermost(kind) for kind in wider)):
            break
        target -= 1
    return len(trail) - 1 - target


def check_undo(session: Session, trail: list[Moment]) -> None:
    reach = [0 if preview is None else preview.steps for preview in map(session.undo_preview, LEVELS)]
    assert reach == sorted(reach), f"a turn is longer than the round that it is part of: {reach}"
    for level in LEVELS:
        twin = session.fork()
        preview = twin.undo_preview(level)
        if len(trail) == 1:
            assert preview is None
            continue
        assert preview is not None
        assert preview.steps == expected_steps(trail, level), f"undo by {level}"
        undos = twin.undos
        done = twin.undo(level, 0)
        reveals = any(moment.revealed for moment in trail[-done.steps :])
        assert done.steps == preview.steps
        assert done.reveals == preview.reveals == reveals
        assert twin.undos == undos + (1 if reveals else 0)
        target = trail[-1 - done.steps]
        assert text(twin.state.plain()) == target.plain, f"undo by {level} led elsewhere"
        assert keys(twin) == target.keys
        assert [repr(event) for event in twin.log] == [
            event for moment in trail[: -done.steps] for event in moment.events
        ]
        again = load(twin, json.loads(text(twin.save())))
        assert text(again.save()) == text(twin.save())


def check_undo_to_root(session: Session, trail: list[Moment]) -> None:
    twin = session.fork()
    for moment in reversed(trail[:-1]):
        twin.undo()
        assert text(twin.state.plain()) == moment.plain
        assert keys(twin) == moment.keys
    assert twin.undo_preview() is None


def check_imagined(session: Session, source: Generator) -> None:
    """Draws everything anew that a seat cannot see, and checks that its view does not change by one byte."""
    for seat in range(session.seats):
        real = text(session.view(seat))
        seed = source.below(1 << 30)
        dream = session.imagine(seat, seed)
        seen = text(dream.view(seat))
        assert seen == real, f"seat {seat} can tell what it should not see"
        guesses = sorted({*keys(session), *keys(dream), "no such thing"})
        for guess in guesses:
            assert tried(session, guess, seat) == tried(dream, guess, seat), f"seat {seat} can guess what it can't see"
        assert text(session.imagine(seat, seed).state.plain()) == text(dream.state.plain())
        assert dream.undo_preview() is None
        for key, by, _ in spread(moves(dream), source):
            dream.fork().play(key, by)
        play_on(dream, source, 4)
        written = text(dream.save())
        again = load(dream, json.loads(written))
        assert again.notes == []
        assert text(again.save()) == written


def tried(session: Session, guess: str, seat: int) -> str:
    """Checks that trying an option tells a seat nothing but the refusal or the success."""
    decision = session.decision
    if decision is not None and (seat == decision.seat or seat in decision.seats):
        return "its own question"
    try:
        session.fork().play(guess, seat)
    except ShambleError as refused:
        return f"{type(refused).__name__}: {refused}"
    return "played"


def check_replay(session: Session, kept: list[Moment]) -> None:
    """Replays the records without the seed; every moment must be equal byte for byte."""
    for events in (True, False):
        again = Session(session.game, session.seats, session.settings, 12345, events)
        saves.replay(again, session.records, session.base, 0)
        for number, (record, moment) in enumerate(zip(session.records, kept)):
            if number:
                again.replay_record(record)
            assert text(again.state.plain()) == moment.plain, f"the replay differs at {record.plain()}"
            assert keys(again) == moment.keys
        assert again.seq == session.seq
        assert again.undos == session.undos
        log = [repr(event) for event in again.log]
        assert log == ([repr(event) for event in session.log] if events else [])
