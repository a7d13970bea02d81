"""Options and judgements of Dawn that are kept from one position to the next equal those that are made anew."""

from __future__ import annotations

from typing import Any

import pytest

import shamble
from shamble import Session
from shamble.core.chance import generator
from shamble.core.derived import ROOM
from shamble.games.dawn.advice.advise import KEPT_COSTS, advise
from shamble.games.dawn.game import Dawn
from shamble.games.dawn.table.counter_index import UnitIndex, ZedIndex
from shamble.games.dawn.table.state import DawnState

GAME = Dawn()
CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"level": 0}),
    (4, {"level": 1}),
    (2, {"level": 5, "options": "defence-strategy+hospital-wing"}),
    (3, {"level": 5, "mode": "versus"}),
    (4, {"level": 4, "length": "short", "options": "only-the-strong"}),
]


def keys_anew(state: DawnState) -> list[str]:
    """The options of the pending question, made without any cached value."""
    content = GAME.content
    caches: list[dict[Any, Any]] = [board.reaches for board in content.boards]
    kept = [dict(cache) for cache in caches]
    for cache in caches:
        cache.clear()
    fresh = state.fork()
    fresh.derivations = [None] * ROOM
    fresh.all_zeds().in_sight.clear()
    asks = fresh.stack[-1].as_question()
    assert asks is not None
    keys = [option.key for option in asks.options(fresh)]
    for cache, before in zip(caches, kept, strict=True):
        cache.clear()
        cache.update(before)
    return keys


@pytest.mark.parametrize(("seats", "settings"), CASES)
def test_kept_options_equal_new_ones(seats: int, settings: dict[str, Any]) -> None:
    for seed in range(3):
        session = shamble.new(GAME, seats, seed, **settings)
        luck = generator(seed, "choices")
        for _ in range(150):
            decision = session.decision
            if decision is None:
                break
            assert [option.key for option in decision.options] == keys_anew(session.state)
            session.play(decision.options[luck.below(len(decision.options))])


@pytest.mark.parametrize(("seats", "settings"), CASES)
def test_kept_indexes_equal_new_ones(seats: int, settings: dict[str, Any]) -> None:
    session = shamble.new(GAME, seats, 4, **settings)
    luck = generator(4, "indexes")
    for _ in range(150):
        decision, s = session.decision, session.state
        if decision is None:
            break
        units, zeds = UnitIndex(s.units, GAME.content), ZedIndex(s.zeds, GAME.content)
        assert (s.all_units().by_id, s.all_units().at) == (units.by_id, units.at)
        assert (s.all_zeds().by_id, s.all_zeds().at) == (zeds.by_id, zeds.at)
        assert [s.all_zeds().on(track) for track in s.tracks] == [zeds.on(track) for track in s.tracks]
        assert s.all_units().heard in (None, GAME.content.book.heard_by(units.carriers_in_play()))
        session.play(decision.options[luck.below(len(decision.options))])


def judged(session: Session, seat: int) -> list[tuple[str, float, str]]:
    return [(one.option.key, one.score, one.reason_id) for one in advise(session, seat)]


@pytest.mark.parametrize(("seats", "settings"), CASES)
def test_kept_judgements_equal_new_ones(seats: int, settings: dict[str, Any]) -> None:
    session = shamble.new(GAME, seats, 5, **settings)
    luck = generator(5, "judgements")
    own = reused = 0
    for number in range(120):
        decision = session.decision
        if decision is None:
            break
        seat = decision.seat
        before = GAME.content.worked_out.get(KEPT_COSTS)
        kept = judged(session.imagine(seat, number), seat)
        if decision.frame == "OwnAction":
            reused += GAME.content.worked_out.get(KEPT_COSTS) is before
        GAME.content.worked_out.pop(KEPT_COSTS, None)
        assert kept == judged(session.imagine(seat, number), seat)
        preferred = GAME.prefer(session.imagine(seat, number), seat)
        assert [preferred.option.key] == [kept[0][0]] if preferred is not None else not kept
        chosen = [option for option in decision.options if option.verb == "own"] or decision.options
        own += chosen is not decision.options
        session.play(chosen[luck.below(len(chosen))])
    assert reused == own
