"""What is worked out once and remembered is what counting anew gives, all over random games of the family."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import shamble
from shamble.city.advice.answers import advise_on, prefer
from shamble.city.advice.gear_worth import pair_worth
from shamble.city.table.kit import BESET, CARS, kit_of, skills_of
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.chance import generator

GAMES = ("zombicide1", "zombicide2", "marvel")


def positions(game: str) -> Iterator[City]:
    """From a few random games, of several missions."""
    for number, mission in enumerate(shamble.registry.find(game).missions[::4]):
        session = shamble.new(game, 1, number, mission=mission, events=False, history=False)
        luck = generator(number, "remembered")
        while (decision := session.decision) and session.seq < 250:
            yield session.state
            session.play(decision.options[luck.below(len(decision.options))])


@pytest.mark.parametrize("game", GAMES)
def test_who_is_where(game: str) -> None:
    for s in positions(game):
        for zone in range(len(s.noise)):
            here = s.at(zone)
            assert s.people(zone) == len(here) + len(s.guests(zone))
            heard = [one for one in here if s.rules.heard(s, one)]
            assert s.loudness(zone) == s.noise[zone] + len(heard) + len(s.guests(zone))


@pytest.mark.parametrize("game", GAMES)
def test_kits_and_worths(game: str) -> None:
    for s in positions(game):
        for survivor in s.survivors:
            kit = kit_of(s, survivor)
            assert kit.skills == skills_of(s, survivor)
            known = pair_worth(s, survivor.hands)
            s.rules.catalogue.worths.clear()
            assert pair_worth(s, survivor.hands) == known


@pytest.mark.parametrize("game", GAMES)
def test_what_costs_an_action_is_nothing_for_who_has_none(game: str) -> None:
    spent = 0
    for s in positions(game):
        for survivor in s.survivors:
            if survivor.here:
                turn = Turn(s, survivor)
                if not turn.able:
                    spent += 1
                    offered = [option for action in s.rules.acts if action.costs for option in action.options(s, turn)]
                    assert not offered, offered
    assert spent, "nobody had spent everything: this proves nothing"


@pytest.mark.parametrize("game", GAMES)
def test_advice(game: str) -> None:
    for number, mission in enumerate(shamble.registry.find(game).missions[::3]):
        session = shamble.new(game, 1, number, mission=mission, events=False, history=False)
        luck = generator(number, "advised")
        while (decision := session.decision) and session.seq < 250:
            advice = advise_on(session.state, decision)
            anew = session.state.fork()
            anew.threats = None
            for known, fresh in zip(advice, advise_on(anew, decision), strict=True):
                assert (known.option, known.score, known.args) == (fresh.option, fresh.score, fresh.args)
            alone = prefer(session, decision.seat)
            assert alone is not None
            best = advice[0]
            assert (alone.option, alone.score, alone.args) == (best.option, best.score, best.args)
            assert alone.reason_id == best.reason_id
            # Mostly as advised, so that people get far; now and then anything, so that they get into trouble.
            pick = luck.below(6 * len(decision.options))
            session.play(decision.options[pick] if pick < len(decision.options) else advice[0].option)


@pytest.mark.parametrize("game", ["zombicide1", "zombicide2"])
def test_what_a_kit_is_not_asked_for_was_never_possible(game: str) -> None:
    """Among enemies or not, on boards with cars or without."""
    left_out = 0
    for s in positions(game):
        for survivor in s.survivors:
            if survivor.here:
                turn = Turn(s, survivor)
                menu = s.rules.menu(turn.kit, (BESET if turn.crowd else 0) + (CARS if s.cars else 0))
                for action in s.rules.offered:
                    if action not in menu:
                        left_out += 1
                        assert not action.options(s, turn), action
    assert left_out, "everything was asked for: this proves nothing"
