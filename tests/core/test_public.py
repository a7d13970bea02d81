"""The public interface for notebooks: names, copies, pickles, words, and games of other packages."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import tomllib
import warnings
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import shamble
import shamble.games.walkingdead
from shamble import Session, ShambleError, State, registry
from shamble.bots.play import play_out
from shamble.bots.roster import make_bot
from shamble.cli.common import find_game
from shamble.core import registry as registered
from shamble.core.chance import generator
from shamble.core.decoding import classes, digest, fill
from shamble.core.entity import Entity, Reader, dump
from tests.probe import interrupting, spawning, versus
from tests.properties.random_play import play_on, text


def test_every_public_name_is_there() -> None:
    for name in shamble.__all__:
        assert getattr(shamble, name) is not None, name
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = shamble.nonsense


def test_the_games_are_a_package_and_a_question() -> None:
    assert shamble.games.walkingdead.GAME in shamble.installed_games()
    import shamble.games.walkingdead as game

    assert game.GAME.id == "walkingdead"


def test_words_are_loaded_late() -> None:
    """Texts take longer to load than all the rest, and a simulation needs none."""
    code = "import sys, shamble; shamble.new('walkingdead'); sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", shamble.installed_games(), ids=lambda game: game.id)
def test_a_session_prints_the_table(game: shamble.Game[Any]) -> None:
    session = shamble.new(game, game.seats[0], 3)
    play_on(session, generator(3, "print"), 20)
    told = str(session)
    assert session.decision is not None
    assert f"Seat {session.decision.seat + 1}: " in told
    for option in session.decision.options:
        assert f"  {option.key}: " in told
    assert "{" not in told
    assert shamble.told(session, lang="de") != told
    assert repr(session).startswith(f"<{game.id}, {game.seats[0]} seats, move 20: <seat=")
    play_out(session, [make_bot("random", seat) for seat in range(session.seats)], 20_000)
    assert session.outcome is not None
    assert shamble.Speaker(game).result(session.outcome) in str(session)


def test_a_printed_table_hides_what_is_hidden() -> None:
    session = shamble.new(versus.GAME, 2, 1, peeking=False)
    assert session.decision is not None
    assert "strike" not in str(session)
    assert "strike" in shamble.told(session, 0)


# -- copies ------------------------------------------------------------------------------------------------------


def ways() -> list[Session]:
    """Sessions of every sort: long, undone, forked, imagined, without history, finished."""
    paths = []
    for game in (spawning.GAME, interrupting.GAME, versus.GAME):
        session = shamble.new(game, 2, 5)
        play_on(session, generator(5, "ways"), 7)
        session.undo("turn")
        session.fork()
        play_on(session, generator(6, "ways"), 2)
        paths += [session, session.fork(), session.imagine(1, 8), shamble.new(game, 2, 5, events=False, history=False)]
        play_on(paths[-1], generator(7, "ways"), 6)
    long = shamble.new("walkingdead", 4, 1)
    while long.seq < 1500:
        if long.decision is None or long.seq % 40 == 39:
            long.undo("round")
        play_on(long, generator(long.seq, "long"), 20)
    return [*paths, long]


def test_copies_and_pickles_have_the_same_past_and_the_same_future() -> None:
    for session in ways():
        for twin in (copy.copy(session), copy.deepcopy(session), pickle.loads(pickle.dumps(session))):
            assert text(twin.save()) == text(session.save())
            assert (twin.seq, twin.undos, twin.notes) == (session.seq, session.undos, session.notes)
            assert [repr(event) for event in twin.log] == [repr(event) for event in session.log]
            original = copy.copy(session)
            for one in (original, twin):
                play_on(one, generator(9, "future"), 12)
            assert text(twin.save()) == text(original.save())
            assert text(twin.fork().save()) == text(original.fork().save())
            if original.undo_preview() is not None:
                assert (twin.undo().steps, twin.random_state()) == (original.undo().steps, original.random_state())


def test_a_pickle_keeps_an_owners_values() -> None:
    own = {"tables": {"equipment": [{"id": "pistol", "start_ammo": 9}]}, "texts": {}}
    session = shamble.new("walkingdead", 2, 1, content=own)
    twin = pickle.loads(pickle.dumps(session))
    assert twin.game.content_digest == session.game.content_digest == digest(own)


# -- somebody else's games -----------------------------------------------------------------------------------------


def points(*values: tuple[str, str]) -> list[EntryPoint]:
    return [EntryPoint(name, value, registered.GROUP) for name, value in values]


def test_a_broken_game_is_named_and_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    installed = points(
        ("walkingdead", "shamble.games.walkingdead:GAME"),
        ("gone", "no_such_module:GAME"),
        ("no-game", "shamble:new"),
        ("alias", "shamble.games.zombicide2:GAME"),
    )
    monkeypatch.setattr(registered, "entry_points", lambda group: installed)
    for cache in ("_added", "_found", "_broken"):
        monkeypatch.setattr(registered, cache, {})
    with pytest.warns(UserWarning, match="is left out") as told:
        assert [game.id for game in shamble.installed_games()] == ["walkingdead"]
    assert len(told) == 3
    assert "the game 'gone' is left out (ModuleNotFoundError: No module named 'no_such_module')" in str(told[0].message)
    assert registry.broken() == {
        "gone": "ModuleNotFoundError: No module named 'no_such_module'",
        "no-game": "TypeError: shamble:new is no game",
        "alias": "ValueError: shamble.games.zombicide2:GAME calls itself 'zombicide2'",
    }
    with pytest.raises(ShambleError, match="the game 'gone' cannot be loaded: ModuleNotFoundError"):
        shamble.new("gone")
    with pytest.raises(ShambleError, match=r"there is no game .ludo.; there are walkingdead$"):
        shamble.new("ludo")


def test_naming_a_broken_game_gives_its_error_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registered, "entry_points", lambda group: points(("gone", "no_such_module:GAME")))
    for cache in ("_added", "_found", "_broken"):
        monkeypatch.setattr(registered, cache, {})
    assert registry.names() == {"gone"}
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        with pytest.raises(ShambleError, match="the game 'gone' cannot be loaded: ModuleNotFoundError"):
            find_game("gone")
    assert told == []


# -- reading -----------------------------------------------------------------------------------------------------


class Marker(Entity):
    fields = ("at", "colour")
    added = {"colour": "red"}  # noqa: RUF012

    def __init__(self, at: int, colour: str) -> None:
        self.at = at
        self.colour = colour


class Board(State):
    fields = (*State.fields, "markers", "moon")
    added = {"moon": "full"}  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self.markers: list[Marker] = []
        self.moon = "full"


def test_a_field_that_came_later_is_not_missed_in_an_older_save() -> None:
    reader = Reader({"Marker": Marker})
    assert dump(Marker(1, "red")) == {"_": "Marker", "at": 1}
    assert dump(Marker(1, "blue")) == {"_": "Marker", "at": 1, "colour": "blue"}
    for marker in (Marker(1, "red"), Marker(2, "blue")):
        assert reader.read(dump(marker)) == marker
    board = Board()
    old = {"stack": [], "scopes": [], "serial": 0, "result": None, "markers": [{"_": "Marker", "at": 3}]}
    fill(board, old, reader)
    assert board.markers == [Marker(3, "red")]
    assert board.plain() == old
    board.moon = "new"
    assert board.plain() == {**old, "moon": "new"}
    with pytest.raises(shamble.BadPosition, match="the position has no 'markers'"):
        fill(Board(), {"stack": [], "scopes": [], "serial": 0, "result": None}, reader)
    with pytest.raises(shamble.BadPosition, match="'markers' in the position is no list"):
        fill(Board(), {**old, "markers": 3}, reader)


class Strict(Entity):
    """A reader that checks types at once, as compiled classes do."""

    fields = ("n",)

    def __init__(self, n: int) -> None:
        if not isinstance(n, int):
            raise TypeError(f"int object expected; got {type(n).__name__}")
        self.n = n


def test_a_type_that_a_compiled_class_refuses_is_a_bad_position() -> None:
    reader = Reader({"Strict": Strict})
    assert reader.read({"_": "Strict", "n": 3}).n == 3
    with pytest.raises(shamble.BadPosition, match="Strict: int object expected; got str"):
        reader.read({"_": "Strict", "n": "three"})


def test_two_frames_of_one_name_are_refused() -> None:
    from tests.probe import extraturn

    by_name = classes([spawning])
    assert {"Leave", "Deck", "Scope", "Result", "SpawnCard"} <= set(by_name)
    with pytest.raises(ShambleError, match=r"two classes are called \w+: in tests.probe.spawning, tests.probe"):
        classes([spawning, extraturn, versus])


def test_no_game_of_our_own_is_left_out() -> None:
    """A game that fails to load is only warned of; this test would fail for it."""
    told = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(told["project"]["entry-points"]["shamble.games"]) <= {game.id for game in shamble.installed_games()}
