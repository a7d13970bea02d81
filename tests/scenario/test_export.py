"""A position of a save becomes a scenario that says the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.core.errors import ShambleError
from shamble.scenario.export import export, game_of
from shamble.scenario.files import parse, read
from shamble.scenario.runner import run
from shamble.scenario.schema import schema
from shamble.sessions.session import Session
from tests.scenario.toy import GAME

HERE = Path(__file__).parent


def played(seed: int) -> Session:
    session = Session(GAME, 2, GAME.configure(2, {}), seed)
    session.begin()
    play_out(session, [Random(seed), Random(seed + 1)])
    return session


@pytest.mark.parametrize("seed", range(6))
def test_an_exported_scenario_plays_what_the_save_played(seed: int) -> None:
    session = played(seed)
    text = export(session.save(), GAME, 0, "bug")
    (scenario,) = parse(text, Path("bug.yaml"))
    report = run(scenario, lambda id: GAME)
    # It fails, and only because nobody has said yet what must be true.
    assert report.problems == ["nothing is expected: say what must be true"]
    assert report.session is not None
    assert report.session.state.heroes == session.state.heroes
    assert report.session.outcome == session.outcome
    assert jsonschema.Draft202012Validator(schema(GAME)).is_valid(yaml.safe_load(text))


def test_a_position_in_between() -> None:
    session = Session(GAME, 1, GAME.configure(1, {}), 3)
    session.begin()
    for key in ("search ann", "rest ann", "rest ann"):
        session.play(key)
    text = export(session.save(), GAME, 1, "bug")
    assert text.startswith("# From bug, position 1.")
    (scenario,) = parse(text, Path("bug.yaml"))
    assert scenario.given["heroes"]["ann"]["life"] == 3
    assert scenario.play == ["rest ann", "rest ann"]


def test_what_cannot_be_described_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "describe", lambda self, session: {"heroes": {"ann": {"cards": ["knife"]}}})
    session = Session(GAME, 1, GAME.configure(1, {}), 3)
    session.begin()
    text = export(session.save(), GAME, 0, "bug")
    assert "# NOTE: the save asks rest ann, search ann; this position fight ann knife, rest ann, search ann" in text


def test_undone_moves_are_undone_again() -> None:
    session = Session(GAME, 1, GAME.configure(1, {}), 3)
    session.begin()
    session.play("search ann")
    session.undo()
    session.play("rest ann")
    (scenario,) = parse(export(session.save(), GAME, 0, "bug"), Path("bug.yaml"))
    assert scenario.play == ["search ann", "undo", "rest ann"]
    assert run(scenario, lambda id: GAME).problems == ["nothing is expected: say what must be true"]


def test_a_position_that_is_not_there() -> None:
    with pytest.raises(ShambleError, match="the save has positions 0 to"):
        export(played(1).save(), GAME, 999, "bug")
    save: Any = played(1).save()
    assert game_of(save, lambda id: GAME) is GAME


def test_the_schema_accepts_what_the_runner_accepts() -> None:
    validator = jsonschema.Draft202012Validator(schema(GAME))
    jsonschema.Draft202012Validator.check_schema(schema(GAME))
    path = HERE / "toy/scenarios/fights.yaml"
    documents = list(yaml.safe_load_all(path.read_text(encoding="utf-8")))
    assert len(documents) == len(read(path)) == 2
    for document in documents:
        assert list(validator.iter_errors(document)) == []
    assert not validator.is_valid({"game": "toy", "expct": {}})
    assert not validator.is_valid({"game": "toy", "rules": ["toy.none"]})
    assert not validator.is_valid({"game": "toy", "play": [{"until": "x", "because": "y"}]})
