"""A city game in the terminal: options that read alike get notes, and a turn without options ends by itself."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.cli.common import OUT
from shamble.cli.play import Terminal, told_apart
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker

EN = Speaker(GAME, "en", strict=True)


def table(**given: Any) -> Session:
    seats, settings, city = GAME.build({"map": {"grid": "s1 s2"}, "start": "turn amy", **given})
    session = Session(GAME, seats, settings, 1)
    session.begin_at(city, city.plain())
    return session


def test_copies_that_read_alike_are_told_apart() -> None:
    amy = {"zone": "s1", "hands": ["sawed-off", "sawed-off"], "pack": ["sawed-off"], "skills": []}
    session = table(survivors={"amy": amy}, empty=["sawed-off amy"])
    away = session.interrupts(0)
    assert len({EN.option(option) for option in away}) == 1
    notes = told_apart(away, Terminal(session, {}, EN).cards(), EN)
    assert [notes[option.key] for option in away] == [" (in hand, not loaded)", " (in hand)", " (put away)"]


def test_a_turn_with_nothing_left_ends_by_itself_and_undo_goes_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    people = {"amy": {"zone": "s1", "skills": []}, "doug": {"zone": "s1", "skills": []}}
    session = table(survivors=people, spent={"amy": ["action", "action"]})
    typed = iter(["2", "u", "q"])
    monkeypatch.setattr(OUT, "input", lambda prompt: next(typed))
    asked: list[object] = []
    ask = Terminal.ask

    def noting(self: Terminal) -> None:
        assert self.session.decision is not None
        asked.append(self.session.decision.args["who"])
        ask(self)

    monkeypatch.setattr(Terminal, "ask", noting)
    Terminal(session, {}, EN).run()
    assert asked == ["amy", "doug", "amy"], "after her last action it is his turn, and undo leads before that action"
    assert session.state.survivor("amy").acted
