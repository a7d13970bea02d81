"""Cached values equal freshly computed ones throughout random games of the family."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import shamble
from shamble.city.advice.answers import advise_on, prefer
from shamble.city.advice.gear_worth import pair_worth
from shamble.city.board.recent_cache import RecentCache
from shamble.city.rules import content_rules
from shamble.city.survivors import inventory
from shamble.city.table import kit_cache
from shamble.city.table.kit import AMONG_ENEMIES, CARS_ON_BOARD, kit_of, skills_of
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.next_action import menu as actions_for
from shamble.core.chance import generator
from shamble.sessions.session import Session

GAMES = ("zombicide1", "zombicide2", "marvel")


def positions(game: str) -> Iterator[CityState]:
    """Positions from a few random games of several missions."""
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
            heard = [one for one in here if s.rules.counts_as_noise(s, one)]
            assert s.loudness(zone) == s.noise[zone] + len(heard) + len(s.guests(zone))


@pytest.mark.parametrize("game", GAMES)
def test_kits_and_worths(game: str) -> None:
    for s in positions(game):
        for survivor in s.survivors:
            assert kit_of(s, survivor).skills == skills_of(s, survivor)
            cached = pair_worth(s, survivor.hands)
            s.rules.catalogue.worths.clear()
            assert pair_worth(s, survivor.hands) == cached


@pytest.mark.parametrize("game", GAMES)
def test_what_costs_an_action_is_nothing_for_who_has_none(game: str) -> None:
    spent = 0
    for s in positions(game):
        for survivor in s.survivors:
            if survivor.here:
                turn = TurnBudget(s, survivor)
                if not turn.may_pay:
                    spent += 1
                    offered = [
                        option for action in s.rules.all_actions if action.costs for option in action.options(s, turn)
                    ]
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
            for cached, fresh in zip(advice, advise_on(anew, decision), strict=True):
                assert (cached.option, cached.score, cached.args) == (fresh.option, fresh.score, fresh.args)
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
    """Actions that a kit leaves out have no options, among enemies or not, with cars or without."""
    left_out = 0
    for s in positions(game):
        for survivor in s.survivors:
            if survivor.here:
                turn = TurnBudget(s, survivor)
                menu = actions_for(
                    s.rules, turn.kit, (AMONG_ENEMIES if turn.crowd else 0) + (CARS_ON_BOARD if s.cars else 0)
                )
                for action in s.rules.offered:
                    if action not in menu:
                        left_out += 1
                        assert not action.options(s, turn), action
    assert left_out, "everything was asked for: this proves nothing"


@pytest.mark.parametrize("game", GAMES)
def test_threats_are_weighed_once_while_nothing_changes(game: str) -> None:
    """A survivor who walks, searches or sorts cards meets the same threats, so they are computed once for all
    actions."""
    asked = reused = 0
    for session in advised_games(game):
        decision = session.decision
        assert decision is not None
        if decision.frame == "NextAction" and len(decision.options) > 1:
            before = session.state.threats
            prefer(session, decision.seat)
            asked += 1
            reused += before is not None and session.state.threats is before
    assert reused > asked // 5, f"{reused} of {asked}"


@pytest.mark.parametrize("game", GAMES)
def test_forgetting_changes_nothing(game: str) -> None:
    """Emptying full caches in the middle of a game changes no result."""
    played = [keys_of(session) for session in advised_games(game)]
    again = []
    for session in advised_games(game):
        again.append(keys_of(session))
        for keeper in session.state.rules.kits.keepers:
            keeper.forget()
        for cache in caches(session.state):
            cache.clear()
    assert again == played


@pytest.mark.parametrize("game", GAMES)
def test_caches_have_limits(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kit_cache, "MAX_ENTRIES", 3)
    monkeypatch.setattr(inventory, "MAX_ENTRIES", 3)
    monkeypatch.setattr(kit_cache, "LOADOUTS", 3)
    monkeypatch.setattr(content_rules, "GROUPS", 3)
    highest = [0] * 6
    for session in advised_games(game):
        for index, cache in enumerate(caches(session.state)):
            if session.seq:
                highest[index] = max(highest[index], len(cache) // 2 if isinstance(cache, RecentCache) else len(cache))
            else:
                cache.clear()
                if isinstance(cache, RecentCache):
                    monkeypatch.setattr(cache, "_size", 3)
    assert max(highest) == 3, "nothing was remembered, or more than there is room for"


def test_a_recent_cache_drops_what_is_not_used() -> None:
    """A cache of two keeps the last values that were used, and one that is used again and again."""
    cache: RecentCache[int, str] = RecentCache(2)
    for number in range(5):
        cache.put(number, f"value {number}")
        assert cache.get(0) == "value 0"
        assert len(cache) <= 4
    assert [number for number in range(5) if cache.get(number)] == [0, 3, 4]
    cache.clear()
    assert not len(cache)
    assert cache.get(0) is None


def caches(s: CityState) -> list[dict[Any, Any] | list[Any] | RecentCache[Any, Any]]:
    """All caches that grow with carried cards, positions and open doors."""
    kits = s.rules.kits
    return [kits._kits, kits._skill_sets, kits.sortings, kits.keepers, s.rules._groups, s.board._topologies]


def advised_games(game: str) -> Iterator[Session]:
    """A few games of several missions, played as advised, at every question."""
    for number, mission in enumerate(shamble.registry.find(game).missions[::4]):
        session = shamble.new(game, 1, number, mission=mission, events=False, history=False)
        while session.decision is not None and session.seq < 150:
            yield session
            advice = prefer(session, session.decision.seat)
            assert advice is not None
            session.play(advice.option)


def keys_of(session: Session) -> list[str]:
    """The options of the pending question."""
    return [option.key for option in session.decision.options] if session.decision else []
