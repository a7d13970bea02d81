"""Every kept position at a question opens, offers the same options as then, and can be played on."""

from __future__ import annotations

import pytest

import shamble
from shamble import BadSave
from shamble.core.chance import generator
from shamble.core.entity import Entity
from tests.properties.random_play import play_on
from tests.questions import classes_of, kept, missing, names_in, offer, opened, path_of

GAMES = {game.id: game for game in shamble.installed_games()}
MOVES = 6
"""Moves that are played on from each position."""


@pytest.mark.parametrize("id", GAMES)
def test_every_name_that_was_kept_can_be_read(id: str) -> None:
    """A renamed class keeps its old name as `written`; after reading and writing, each name is known."""
    game = GAMES[id]
    positions = kept(game)
    assert positions, f"{path_of(game).name} is missing: python -m tests.questions {id}"
    unknown = set()
    for position in positions:
        try:
            plain = game.read(position["state"]).plain()
        except BadSave as reason:  # every name is told, not only the first
            unknown.add(str(reason))
            continue
        unknown |= names_in(plain) - set(classes_of(game))
    assert sorted(unknown) == []
    print(f"{id}: no position holds {', '.join(missing(game))}")


@pytest.mark.parametrize("id", GAMES)
def test_a_kept_position_offers_what_it_did(id: str) -> None:
    """After a rule was changed on purpose, `python -m tests.questions --offers` stores the options anew."""
    game = GAMES[id]
    wrong = []
    for number, position in enumerate(kept(game), 1):
        try:
            now = offer(opened(game, position, events=False))
        except Exception as reason:  # each bad line is named, not only the first
            wrong.append(f"line {number} ({position['asks']}): {type(reason).__name__}: {reason}")
            continue
        wrong += [
            f"line {number} ({position['asks']}): {what} was {position[what]}, now {now[what]}"
            for what in ("seat", "options", "interrupts")
            if now[what] != position[what]
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("id", GAMES)
def test_a_kept_position_can_be_played_on(id: str) -> None:
    for number, position in enumerate(kept(GAMES[id])):
        play_on(opened(GAMES[id], position), generator(number, "kept"), MOVES)


def descendants(base: type[Entity]) -> list[type[Entity]]:
    return [one for child in base.__subclasses__() for one in (child, *descendants(child))]


def test_every_step_of_the_rules_can_be_read_from_a_save() -> None:
    """A module that is missing from a game's list would lose every game that was saved at one of its questions."""
    readable = [entity for game in GAMES.values() for entity in classes_of(game).values()]
    lost = [
        f"{entity.__module__}.{entity.__name__}"
        for entity in descendants(Entity)
        if entity.__module__.startswith("shamble.") and not entity.__subclasses__() and entity not in readable
    ]
    assert sorted(lost) == []
