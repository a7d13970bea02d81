"""A move that openly takes something from a hidden place reveals it: an undo must not hide it again unasked."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import shamble

MODES: dict[str, dict[str, Any]] = {
    "zombicide1": {},
    "zombicide2": {},
    "marvel": {},
    "dawn": {"mode": "versus"},
    "walkingdead": {"level": "expert", "goals": True},
}


def secrets(game: str, state: Any) -> Counter[str]:
    """Things that one seat knows and another does not: hands, secret goals, cards of decks that a seat has seen."""
    held = [layer[0] for deck in state.decks for layer, seen in zip(deck.layers, deck.known, strict=True) if seen]
    if game == "dawn":
        held += state.kept
    if game == "walkingdead":
        held += [f"goal {player.seat}" for player in state.players if player.goal and not player.met]
        held += [card for player in state.players for card in player.events]
        held += [card for _, card in state.unseen]
    return Counter(held)


@pytest.mark.parametrize("game", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_what_leaves_a_hidden_place_is_revealed(game: str, seed: int) -> None:
    session = shamble.new(game, 2, seed, **MODES[game])
    luck = random.Random(seed)
    opened = 0
    while session.decision is not None and session.seq < 250:
        before, held = session.line()[-1], secrets(game, session.state)
        session.play(luck.choice(session.decision.options))
        node = session.line()[-1]
        assert node.parent is before
        if held - secrets(game, session.state):
            opened += 1
            assert node.revealed, (session.seq, node.record, held - secrets(game, session.state))
    assert opened or game not in ("dawn", "walkingdead")


def test_laid_coins_are_revealed() -> None:
    """Laying none, too: everybody is asked in secret, and everybody sees the answer (p. 12)."""
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
            assert session.line()[-1].revealed
            session.undo()
            session.play(option)
    assert laid[0]
    assert laid[1]
