"""Hidden hands, hidden plans, and a card that one seat has seen: nothing leaks, and imagined sessions draw all of it
anew."""

from __future__ import annotations

import json

import pytest

from shamble.core.chance import generator
from tests.probe.many import played, walked
from tests.probe.versus import EARLY, GAME, LATE, NAMES, TERRORS
from tests.properties.random_play import begin, cases, take


@pytest.mark.slow
def test_many_random_games_hold_at_every_decision() -> None:
    tally = walked(GAME, 40)
    assert tally.asked["Scheme"] > 150
    assert tally.asked["Bury"] > 20
    assert len(tally.results) == 2


def test_no_view_names_a_card_or_plan_of_another() -> None:
    plans = hands = 0
    rows = cases(GAME)
    for seed in range(40):
        session = begin(GAME, rows[seed % len(rows)], seed)
        source = generator(seed, "leak")
        while session.decision is not None:
            s = session.state
            for seat in (None, *range(session.seats)):
                seen = json.dumps(session.view(seat))
                for hand in s.hands:
                    for card in hand.cards:
                        assert (f'"{card}"' in seen) == (hand.seat == seat)
                        hands += 1
                for card in s.finds.cards():
                    assert f'"{card}"' not in seen
                own = [piece for piece in session.view(seat)["scene"]["pieces"] if piece["id"] == "own-plan"]
                assert [piece["space"] for piece in own] == [p.zone for p in s.plans if p.seat == seat]
                plans += len(s.plans)
            key, by, _ = take(session, source)
            session.play(key, by)
    assert plans > 200
    assert hands > 1000


def test_the_log_of_a_seat_holds_no_secret_of_another() -> None:
    private = 0
    for session in played(GAME, 40):
        for seat in (None, *range(session.seats)):
            seen = {id(event) for _, event in session.log_for(seat)}
            for event in session.log:
                assert (id(event) in seen) == (event.to is None or seat in event.to)
                if event.kind in ("got", "own-plan", "saw"):
                    assert event.to is not None
                    assert len(event.to) == 1
                    private += 1
    assert private > 200


def test_a_dream_redraws_what_the_seat_cannot_see_and_keeps_the_rest() -> None:
    differing_plans = differing_hands = differing_tops = 0
    rows = cases(GAME)
    for seed in range(30):
        session = begin(GAME, rows[seed % len(rows)], seed)
        source = generator(seed, "dream")
        while session.decision is not None:
            s = session.state
            for seat in range(session.seats):
                d = session.imagine(seat, source.below(1 << 20)).state
                assert d.hands[seat] == s.hands[seat]
                assert [p for p in d.plans if p.seat == seat] == [p for p in s.plans if p.seat == seat]
                assert [p.seat for p in d.plans] == [p.seat for p in s.plans]
                for plan in d.plans:
                    assert not plan.card or plan.card in d.hands[plan.seat].cards
                held = [card for hand in d.hands for card in hand.cards]
                rest = d.terrors.cards() + d.finds.cards() + d.spoilt + d.used
                assert sorted(held + rest) == sorted(TERRORS + EARLY + LATE)
                differing_plans += d.plans != s.plans
                differing_hands += d.hands != s.hands
                if d.terrors.known and 0 in d.terrors.known[0]:
                    if seat == 0:
                        assert d.terrors.layers[0] == s.terrors.layers[0]
                    else:
                        differing_tops += d.terrors.layers[0] != s.terrors.layers[0]
            key, by, _ = take(session, source)
            session.play(key, by)
    assert differing_plans > 100
    assert differing_hands > 200
    assert differing_tops > 20


def test_a_buried_card_that_comes_up_is_still_known_to_who_buried_it() -> None:
    remembered = 0
    for session in played(GAME, 150):
        buried: list[str] = []
        saw = ""
        for event in session.log:
            if event.kind == "saw":
                saw = str(event.args["card"])
            if event.kind == "buried":
                buried.append(saw)
        top = session.state.terrors.top_known_to(0)
        if top in buried:
            assert session.state.terrors.top_known_to(1) is None
            remembered += 1
    assert remembered >= 1


def test_a_hidden_question_is_asked_even_if_it_is_forced_and_shows_nothing_to_others() -> None:
    session = begin(GAME, (2, {"peeking": False}), 1)
    assert session.decision is not None
    assert session.decision.frame == "Scheme"
    mine, theirs = session.view(0)["decision"], session.view(1)["decision"]
    assert mine is not None
    assert theirs is not None
    assert len(mine["options"]) >= 3
    assert theirs["options"] == []
    assert theirs["ask"] == {"id": "ask-scheme", "args": {}}
    assert session.view()["decision"] == theirs


def test_every_seat_is_told_whether_it_has_won() -> None:
    ends = set()
    for session in played(GAME, 60):
        result = session.outcome
        if result is None:
            continue
        for seat in range(session.seats):
            shown = session.view(seat)["result"]
            assert shown is not None
            assert shown["mine"] == (seat in result.winners) == (result.won == (seat > 0))
        spectator = session.view()["result"]
        assert spectator is not None
        assert spectator["mine"] == spectator["won"] == result.won
        ends.add(result.won)
    assert ends == {True, False}


def test_the_horde_wins_alone() -> None:
    winners = {session.outcome.winners for session in played(GAME, 60) if session.outcome}
    assert (0,) in winners
    assert all(0 not in seats or seats == (0,) for seats in winners)
    assert len(NAMES) == 4
