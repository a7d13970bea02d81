"""An item used in the middle of another's spawning, by a seat that is not asked."""

from __future__ import annotations

import pytest

from shamble.core.chance import generator
from tests.probe.interrupting import GAME
from tests.probe.many import walked
from tests.probe.spawning import BeforeWounds, Flare, ShareWounds
from tests.properties.random_play import begin, cases, keys, take


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 32)
    assert tally.interrupts > 60
    assert tally.interrupted["ShareWounds"] >= 5
    assert tally.interrupted["Prevent"] >= 5
    assert tally.interrupted["Flare"] >= 5, "a flare while another flare waits for its zone"


def test_the_pending_question_comes_back_with_options_computed_anew() -> None:
    """At each shared wound of a card, every other seat throws its flare, and burns or lets it fizzle."""
    again = saved = others = 0
    rows = cases(GAME)
    for seed in range(80):
        session = begin(GAME, rows[seed % len(rows)], seed)
        source = generator(seed, "flares")
        while session.decision is not None:
            pending = session.decision.step
            if isinstance(pending, ShareWounds) and session.state.scope("card"):
                for seat in range(session.seats):
                    for throw in session.interrupts(seat):
                        twin = session.fork()
                        below = twin.state.stack
                        twin.play(throw, seat)
                        assert twin.decision is not None
                        asked = twin.decision.step
                        assert isinstance(asked, Flare)
                        assert twin.decision.seat == seat
                        assert twin.state.stack[: len(below)] == below
                        others += seat != session.decision.seat
                        if len(session.decision.options) > 1:  # else the window for it has closed now
                            quiet = twin.fork()
                            quiet.play(f"fizzle {throw.actor}", seat)
                            assert quiet.decision is not None
                            assert quiet.decision.step == pending
                            assert keys(quiet) == keys(session)
                            assert quiet.state.scope("card") == session.state.scope("card")
                            again += 1
                        burn = f"burn {throw.actor} {pending.zone}"
                        if twin.decision.find(burn):
                            left = session.state.crowd(pending.zone)
                            twin.play(burn, seat)
                            wounds = min(pending.wounds, twin.state.crowd(pending.zone))
                            if twin.state.crowd(pending.zone) == 0:
                                assert twin.decision is None or twin.decision.step != pending
                                saved += 1
                            elif twin.decision and twin.decision.step == pending:
                                assert twin.decision.args["left"] == wounds
                                assert twin.state.crowd(pending.zone) < left
            key, by, _ = take(session, source)
            session.play(key, by)
    assert again > 100
    assert others > 50
    assert saved > 20


def test_a_forced_wound_is_announced_to_every_seat_with_a_flare() -> None:
    """Every seat with a flare is asked before a wound that falls on the only survivor of a zone; nobody else is."""
    forced = thrown = 0
    for seed in range(40):
        session = begin(GAME, (2, {"supply": 3, "toughness": False}), seed)
        source = generator(seed, "forced")
        while session.decision is not None:
            step = session.decision.step
            assert len(session.decision.options) > 1 or step.asks_when_forced
            key, by, _ = take(session, source)
            if isinstance(step, BeforeWounds):
                assert session.decision.seat in session.state.flares
                assert len(session.state.standing(step.subject)) == 1
                forced += 1
                thrown += key.startswith("throw")
            session.play(key, by)
    assert forced > 20
    assert thrown > 5
