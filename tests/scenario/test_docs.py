"""The page about scenarios says what the schemas say, and the schemas say what the games know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from shamble.bots.play import move
from shamble.bots.random import Random
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.game import Game
from shamble.scenario.docs import page
from shamble.scenario.expect import observe
from shamble.scenario.files import find
from shamble.scenario.schema import schema
from shamble.sessions.session import Session
from shamble.simulate.sweep import setups

ROOT = Path(__file__).resolve().parents[2]
GAMES = [registry.find(id) for id in registry.ids()]


def test_the_page_is_up_to_date() -> None:
    path = ROOT / "docs" / "scenarios.md"
    if not path.parent.is_dir():
        pytest.skip("this is not a checkout")
    assert path.read_text(encoding="utf-8") == page(GAMES), "run: shamble scenario --docs > docs/scenarios.md"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_scenario_follows_the_schema(game: Game[Any]) -> None:
    validator = jsonschema.Draft202012Validator(schema(game))
    for path in find([ROOT / "tests" / "scenarios" / game.id]):
        for document in yaml.safe_load_all(path.read_text(encoding="utf-8")):
            wrong = next(validator.iter_errors(document), None)
            assert wrong is None, f"{path.name}: {document.get('name')}: {wrong.json_path}: {wrong.message}"


def played(game: Game[Any], seats: int, seed: int) -> Session:
    """A session with the first settings that these seats allow: a fifth seat may need another mode."""
    settings = next(chosen for number, chosen in setups(game) if number == seats)
    session = Session(game, seats, settings, seed)
    session.begin()
    return session


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_questions_offer_what_they_say(game: Game[Any]) -> None:
    """A question declares all verbs of its options; otherwise a scenario that refuses a verb would be rejected by
    mistake."""
    vocabulary = tooling(game).vocabulary()
    for seats in (game.seats[0], game.seats[-1]):
        session = played(game, seats, 7)
        bots = [Random(seat) for seat in range(seats)]
        for _ in range(300):
            decision = session.decision
            if decision is None:
                break
            possible = vocabulary.verbs_of(decision.ask)
            for option in decision.options:
                assert not possible or option.verb in possible, f"{decision.ask} offers {option.key}"
                named = tooling(game).vocabulary(session.state).names
                parts = [part for name in option.touches for part in name.split("+")]  # a pair of weapons is two
                assert not named or all(part in named for part in parts), option.key
            for seat in range(seats):
                for option in session.interrupts(seat):
                    assert not vocabulary.anytime or option.verb in vocabulary.anytime, option.key
            chosen = move(session, bots)
            assert chosen is not None
            session.play(chosen[0], chosen[1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_path_shows_something(game: Game[Any]) -> None:
    vocabulary = tooling(game).vocabulary()
    session = played(game, game.seats[-1], 3)
    bots = [Random(seat) for seat in range(session.seats)]
    while session.decision and len(session.records) < 30:
        chosen = move(session, bots)
        assert chosen is not None
        session.play(chosen[0], chosen[1])
    for template in vocabulary.paths:
        if any(part.isupper() and part not in vocabulary.words for part in template.split(".")):
            continue  # names that only a board knows
        shown = 0
        for path in vocabulary.spelt(template):
            try:
                observe(session, path)
            except (KeyError, IndexError, StopIteration):
                continue
            shown += 1
        assert shown, f"{template} is never there"
