"""No window opens for a use that would do the same after the announced step, beside the next question of its seat, but
for those that open for everybody alike so that nothing hidden is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from shamble import Game, Option
from shamble.core.announcement import Announcement
from shamble.core.chance import generator
from shamble.core.decision import Decision
from shamble.sessions.session import Session
from tests.properties.test_announcements import GAMES, STEPS, beginnings, chosen

BEGINNINGS = 500
"""Positions from which random games look for windows."""
EACH = 12
"""Uses that are tried for each kind of announcement, verb and kind of card."""
LUCKS = 100
"""Dice and hidden cards with which a use is tried until it makes a difference."""


def fields(step: Announcement[Any, Any]) -> list[Any]:
    """The class and fields of an announcement, without those who have passed."""
    return [type(step), *[getattr(step, name) for name in step.fields if name != "passed"]]


def pending(session: Session, step: Announcement[Any, Any]) -> Decision | None:
    """The question of this window, if it is still open."""
    decision = session.decision
    if decision is None or not isinstance(decision.step, Announcement) or fields(decision.step) != fields(step):
        return None
    return decision


def pass_all(session: Session, step: Announcement[Any, Any]) -> None:
    """Passes for every seat that the window asks; then the announced step has happened."""
    while (decision := pending(session, step)) is not None:
        session.play(decision.options[-1], decision.seat)


def question(session: Session) -> tuple[str, tuple[int, ...]]:
    """The next question and those who answer it."""
    decision = session.decision
    return (decision.ask, decision.seats) if decision is not None else ("", ())


def makes_a_difference(session: Session, option: Option) -> bool:
    """True if the use makes others possible in the same window, or if with some dice and hidden cards it cannot wait:
    afterwards the seat is not asked, may not use it any more, is asked something else than with the use before, or the
    use leads to another position."""
    decision = session.decision
    assert decision is not None
    assert isinstance(decision.step, Announcement)
    step, seat, key = decision.step, decision.seat, option.key
    for luck in range(LUCKS):
        dream = session.imagine(seat, luck)
        asked = pending(dream, step)
        if asked is None or asked.find(key) is None:
            continue
        before, after = dream.fork(luck), dream.fork(luck)
        before.play(key, seat)
        reopened = pending(before, step)
        if reopened is not None and any(asked.find(other.key) is None for other in reopened.options[:-1]):
            return True
        pass_all(before, step)
        pass_all(after, step)
        if question(before) != question(after) or seat not in question(after)[1]:
            return True
        if key not in [other.key for other in after.legal(seat)]:
            return True
        after.play(key, seat)
        if before.state.plain() != after.state.plain():
            return True
    return False


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_window_opens_for_a_use_that_could_as_well_wait(game: Game[Any]) -> None:
    tried: Counter[tuple[str, str, str]] = Counter()
    for seed, session in enumerate(beginnings(game)):
        if seed == BEGINNINGS:
            break
        source = generator(seed, "needless windows", game.id)
        for _ in range(STEPS):
            decision = session.decision
            if decision is None:
                break
            step = decision.step
            if isinstance(step, Announcement) and not step.conceals(session.state, decision.seat):
                for option in decision.options[:-1]:
                    what = (step.kind, option.verb, option.item.partition(".")[0])
                    if tried[what] < EACH:
                        tried[what] += 1
                        assert makes_a_difference(session, option), f"{option.key} before {fields(step)}"
            session.play(chosen(session, source))
    assert tried
