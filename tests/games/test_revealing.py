"""A move that openly takes something from a hidden place counts as revealing, so that an undo needs consent."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import shamble
from shamble.content.tooling import tooling

MODES: dict[str, dict[str, Any]] = {
    "zombicide1": {},
    "zombicide2": {},
    "marvel": {},
    "dawn": {"mode": "versus"},
    "walkingdead": {"level": "expert", "goals": True},
}


def secrets(game: str, state: Any) -> Counter[str]:
    """Things that one seat knows and another does not: hands, secret goals, cards of decks that a seat has seen."""
    seen = [layer[0] for deck in state.decks for layer, seats in zip(deck.layers, deck.known, strict=True) if seats]
    return Counter([*seen, *held(game, state)])


def held(game: str, state: Any) -> list[str]:
    """Things of `secrets` that lie in front of a seat."""
    if game == "dawn":
        return list(state.kept)
    if game != "walkingdead":
        return []
    goals = [player.goal for player in state.players if player.goal and not player.met]
    hands = [card for player in state.players for card in player.events]
    return [*goals, *hands, *[card for _, card in state.unseen]]


@pytest.mark.parametrize("game", MODES)
def test_what_leaves_a_hidden_place_is_revealed(game: str) -> None:
    opened = [openings(game, seed) for seed in range(6)]
    assert any(opened) or game not in ("dawn", "walkingdead")


def openings(game: str, seed: int) -> int:
    """Plays a random game, checks what each move reveals, and returns how many moves opened something hidden."""
    session = shamble.new(game, 2, seed, **MODES[game])
    luck = random.Random(seed)
    opened = 0
    while session.decision is not None and session.seq < 250:
        before, hidden = session.current_line()[-1], secrets(game, session.state)
        session.play(luck.choice(session.decision.options))
        node = session.current_line()[-1]
        assert node.parent is before
        assert set(held(game, session.state)) <= set(tooling(session.game).secrets(session.state))
        if hidden - secrets(game, session.state):
            opened += 1
            assert node.revealed, (session.seq, node.record, hidden - secrets(game, session.state))
    return opened


def test_laid_coins_are_revealed() -> None:
    """Laying no coins reveals something, too: all are asked in secret, and all see the answer (p. 12)."""
    luck = random.Random(1)
    session = shamble.new("walkingdead", 3, 1, goals=True)
    laid: Counter[int] = Counter()
    for _ in range(400):
        if session.decision is None:
            break
        option = luck.choice(session.decision.options)
        session.play(option)
        if option.verb == "lay":
            laid[option.n] += 1
            before, after = [set(tooling(session.game).secrets(node.state)) for node in session.current_line()[-2:]]
            assert before - after
            assert session.current_line()[-1].revealed
            session.undo()
            session.play(option)
    assert laid[0]
    assert laid[1]
