"""Walks random games and checks at every moment what must hold for every game.

    tally = Tally()
    walk(session, generator(7, "walk"), tally)

`python -m tests.properties.walk` prints the fingerprints of the probes' and the registered games' walks, for
the test that another process plays the same game.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from typing import Any

import shamble
from shamble import Session
from shamble.content.rules import rules_of
from shamble.core.chance import Generator, generator
from shamble.core.game import Game
from shamble.sessions.history import LEVELS
from shamble.sessions.record import Node
from tests.properties.moment_checks import (
    Moment,
    check,
    check_figures,
    check_replay,
    check_save,
    check_stock,
    check_undo_to_root,
    check_views,
    load,
    same,
)
from tests.properties.random_play import PROBES, begin, cases, registered, take, text


class Tally:
    """Counts of the situations that were reached: a property over situations that never occur proves nothing."""

    def __init__(self) -> None:
        self.games = 0
        self.moments = 0
        self.checked = 0
        self.undecided = 0
        self.interrupts = 0
        self.undos = 0
        self.asked: Counter[str] = Counter()
        self.interrupted: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()
        self.results: Counter[str] = Counter()


def walk(session: Session, source: Generator, tally: Tally, every: int = 1, limit: int = 3000) -> None:
    """Plays to the end at random, with interrupts and undos, and checks every `every`-th moment. Above 1, checks become
    rarer as the game gets longer, because each replays all of it.

    With more than 1, the checks get rarer as the game gets longer, since each of them replays all of it.
    """
    trail = [Moment(session)]
    kept = [trail[0]]
    undos = 0
    note_events(session.log, tally, session.game)
    while session.decision is not None and len(kept) < limit:
        thorough = every == 1 or len(kept) % (every * (1 + len(kept) // 40)) == 0
        shadow = None
        if thorough:
            check(session, trail, source)
            shadow = load(session, json.loads(text(session.save())))
            tally.checked += 1
        tally.asked[session.decision.frame] += 1
        if len(trail) > 1 and undos < 6 and source.below(12) == 0:
            level = LEVELS[source.below(len(LEVELS))]
            steps = session.undo(level, source.below(session.seats)).steps
            del trail[-steps:]
            assert text(session.state.plain()) == trail[-1].plain, f"undo by {level} led elsewhere"
            undos += 1
            tally.undos += 1
            kept.append(Moment(session))
            continue
        key, seat, interrupt = take(session, source)
        if interrupt:
            tally.interrupts += 1
            tally.interrupted[session.decision.frame] += 1
        events = session.play(key, seat)
        note_events(events, tally, session.game)
        trail.append(Moment(session))
        check_stock(kept[0], trail[-1])
        check_figures(trail[-2], trail[-1], events, session.game)
        kept.append(trail[-1])
        if shadow is not None:
            # The loaded game has the same future, since its luck was saved with it.
            told = shadow.play(key, seat)
            assert text(shadow.state.plain()) == trail[-1].plain, f"a loaded game went elsewhere at {key}"
            assert [repr(event) for event in told] == [repr(event) for event in events]
    tally.games += 1
    tally.moments += len(kept)
    if session.decision is None:
        assert session.outcome is not None, "the stack is empty but there is no result"
        tally.results[f"{'won' if session.outcome.won else 'lost'}: {session.outcome.reason}"] += 1
    else:
        tally.undecided += 1
    check_views(session)
    check_save(session)
    check_replay(session, kept)
    check_undo_to_root(session, trail)
    for moment in kept:
        assert text(moment.state.plain()) == moment.plain, "a past state has changed"


def note_events(events: list[shamble.Event], tally: Tally, game: Game[Any]) -> None:
    rules = {} if game in PROBES else rules_of(game)
    for event in events:
        assert event.kind, "an event without a message"
        assert event.rule, f"{event.kind} cites no rule"
        assert not rules or event.rule in rules, f"{event.kind} cites {event.rule!r}, which is no rule of {game.id}"
        same(json.loads(text(event.plain())), event.plain())
        tally.happened[event.kind] += 1


def fingerprint(session: Session, source: Generator, limit: int = 300) -> str:
    """A digest of a random game: every state, event and view."""
    digest = hashlib.sha256()
    while True:
        node: Node = session.current_line()[-1]
        views = [session.view(seat) for seat in range(session.seats)]
        digest.update(text([session.state.plain(), [repr(event) for event in node.events], views]).encode())
        if session.decision is None or session.seq > limit:
            return digest.hexdigest()
        key, seat, _ = take(session, source)
        session.play(key, seat)


def fingerprints() -> dict[str, str]:
    prints = {}
    for game in (*PROBES, *registered()):
        case = cases(game)[0]
        for seed in (1, 2):
            session = begin(game, case, seed)
            prints[f"{game.id} {seed}"] = fingerprint(session, generator(seed, "print"))
    return prints


if __name__ == "__main__":
    print(json.dumps(fingerprints()))
