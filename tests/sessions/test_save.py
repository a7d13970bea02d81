"""Saves: some are refused, some continue from their snapshot, and no other error escapes."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble import BadSave, Session
from shamble.core import registry
from shamble.core.chance import generator
from shamble.sessions import save
from tests.probe import interrupting, spawning, versus
from tests.properties.random_play import keys, play_on

Json = Any


class Newer(interrupting.Interrupting):
    """The next version of the rules, without flares and without resting."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2

    def interrupts(self, state: spawning.SpawnState, seat: int) -> list[shamble.Option]:
        return []


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    before = dict(registry._added)
    registry.add(interrupting.GAME)
    registry.add(versus.GAME)
    yield
    registry._added.clear()
    registry._added.update(before)


def some_save(seed: int = 3, steps: int = 12) -> Json:
    game = shamble.new("probe-interrupting", 2, seed)
    play_on(game, generator(seed, "save"), steps)
    assert game.decision is not None
    game.undo()
    return json.loads(json.dumps(game.save()))


def test_a_save_names_its_versions() -> None:
    data = some_save()
    assert list(data) == [
        "shamble",
        "engine",
        "game",
        "version",
        "content",
        "seats",
        "settings",
        "base",
        "records",
        "snapshot",
        "luck",
    ]
    assert (data["shamble"], data["engine"], data["version"]) == (save.FORMAT, save.ENGINE, 1)


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(some_save()), encoding="utf-8")
    assert shamble.load(path).save() == shamble.load(str(path)).save() == some_save()


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="cannot be read"):
        shamble.load(tmp_path / "nothing.json")
    with pytest.raises(BadSave, match="cannot be read"):
        shamble.load(tmp_path)
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadSave, match="is not JSON"):
        shamble.load(tmp_path / "bad.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadSave, match="is not text in UTF-8"):
        shamble.load(tmp_path / "bytes.json")
    (tmp_path / "list.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(BadSave, match="a save is a JSON object"):
        shamble.load(tmp_path / "list.json")


@pytest.mark.parametrize(
    "key",
    ["shamble", "engine", "game", "version", "content", "seats", "settings", "records", "snapshot"],
)
def test_what_is_missing_is_named(key: str) -> None:
    data = some_save()
    del data[key]
    with pytest.raises(BadSave, match=f"the save has no '{key}'"):
        shamble.load(data)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("shamble", save.FORMAT + 1, "this program reads up to"),
        ("shamble", "1", "'shamble' in the save is a str"),
        ("shamble", True, "'shamble' in the save is a bool"),
        ("engine", save.ENGINE + 1, "from engine"),
        ("game", "ludo", "there is no game 'ludo'"),
        ("game", 4, "'game' in the save is a int"),
        ("version", 2, "from version 2"),
        ("seats", 9, "2 to 4 seats, not 9"),
        ("seats", None, "'seats' in the save is a NoneType"),
        ("settings", {"colour": 1}, "no setting 'colour'"),
        ("settings", {"supply": [3]}, "supply is one of 3, 5, 8"),
        ("settings", [], "'settings' in the save is a list"),
        ("content", {"overlay": {"cards": {}}}, "takes no content overlay"),
        ("content", {"overlay": "x"}, "'overlay' in the save is a str"),
        ("records", [], "holds no records"),
        ("records", [1], "record 0 of the save is damaged"),
        ("records", [{"seat": 0}], "record 0 of the save is damaged at 'got'"),
        ("records", [{"seat": 0, "got": []}], "record 0 of the save is damaged at 'do'"),
        ("records", [{"seat": "0", "got": [], "do": ""}], "damaged at 'seat'"),
        ("records", [{"seat": True, "got": [], "do": ""}], "damaged at 'seat'"),
        ("records", [{"seat": 0, "got": [1.5], "do": ""}], "damaged at 'got'"),
        ("records", [{"seat": 0, "undo": 0}], "damaged at 'undo'"),
        ("luck", [1], "random stream in the save is damaged"),
        ("luck", 7, "random stream in the save is damaged"),
        ("luck", {}, "random stream in the save is damaged"),
        ("luck", {"seed": 1, "path": [], "forks": 0, "words": [1, 2, 3]}, "random stream"),
        ("luck", {"seed": 1, "path": [], "forks": 0, "words": [1, 2, 3, -1]}, "random stream"),
        ("luck", {"seed": 1, "path": [], "forks": 0, "words": [1, 2, 3, 1 << 32]}, "random stream"),
        ("luck", {"seed": 1.5, "path": [], "forks": 0, "words": None}, "random stream"),
        ("luck", {"seed": 1, "path": None, "forks": 0, "words": None}, "random stream"),
        ("luck", {"seed": float("inf"), "path": [], "forks": 0, "words": None}, "random stream"),
    ],
)
def test_what_is_wrong_is_named(key: str, value: Json, says: str) -> None:
    data = some_save()
    data[key] = value
    with pytest.raises(BadSave, match=says):
        shamble.load(data)


def places(data: Json, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """All paths inside plain data."""
    paths = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            paths += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            paths += places(value, (*path, index))
    return paths


def damaged(data: Json, path: tuple[str | int, ...], value: Json, delete: bool) -> Json:
    whole = copy.deepcopy(data)
    inner = whole
    for step in path[:-1]:
        inner = inner[step]
    if delete:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return whole


def load_or_reason(data: Json) -> Session | str:
    try:
        return shamble.load(data, seed=1)
    except BadSave as reason:
        return str(reason)


WRONG: list[Json] = [None, -1, 10**30, "x", [], {}, [[1]], {"_": "Round"}, {"_": []}, True]


@pytest.mark.parametrize("game", ["probe-interrupting", "probe-versus"])
def test_damage_anywhere_is_refused_or_survived(game: str) -> None:
    """Each place is deleted and overwritten in turn: the save is refused with a sentence, or it opens."""
    session = shamble.new(game, 2, 5)
    play_on(session, generator(5, "damage"), 6)
    data = json.loads(json.dumps(session.save()))
    refused = survived = 0
    for path in places(data):
        for value in WRONG:
            for delete in (False, True) if value is None else (False,):
                loaded = load_or_reason(damaged(data, path, value, delete))
                if isinstance(loaded, str):
                    assert loaded
                    assert "\n" not in loaded
                    refused += 1
                else:
                    assert loaded.decision is None or loaded.decision.options
                    json.dumps([loaded.view(seat) for seat in (None, 0, 1)])
                    survived += 1
    assert refused > 100
    assert survived > 100


def test_damage_to_both_records_and_snapshot_is_refused() -> None:
    data = some_save()
    data["records"][3]["do"] = "dance"
    refused = 0
    for path in places(data["snapshot"]):
        for value in (None, "x", {"_": "Ghost"}):
            loaded = load_or_reason(damaged(data, ("snapshot", *path), value, False))
            if isinstance(loaded, str):
                assert "snapshot is damaged" in loaded
                refused += 1
            else:
                assert len(loaded.notes) == 1
    assert refused > 50


# -- still openable ----------------------------------------------------------------------------------------------


def flare_save() -> tuple[Session, Json]:
    """A game of today in which a flare was thrown and burnt out."""
    game = shamble.new("probe-interrupting", 2, 8)
    game.play("throw-flare bob")
    game.play("fizzle bob")
    game.play("open amy")
    return game, json.loads(json.dumps(game.save()))


def test_an_old_save_whose_option_no_longer_fits_goes_on_from_its_snapshot() -> None:
    game, data = flare_save()
    registry.add(Newer())
    loaded = shamble.load(data)
    assert len(loaded.notes) == 1
    assert "throw-flare bob" in loaded.notes[0]
    assert loaded.notes[0].endswith("it goes on from its last position.")
    assert loaded.state.plain() == game.state.plain()
    assert loaded.undo_preview() is None
    play_on(loaded, generator(1, "on"), 5)
    again = shamble.load(json.loads(json.dumps(loaded.save())))
    assert again.notes == []
    assert again.save() == loaded.save()


def test_an_old_save_that_still_fits_is_replayed() -> None:
    data = some_save()
    data["records"] = data["records"][:1]
    first = shamble.new("probe-interrupting", 2, 3)
    data["snapshot"] = first.state.plain()

    later = interrupting.Interrupting()
    later.version = 7
    registry.add(later)
    loaded = shamble.load(json.loads(json.dumps(data)))
    assert loaded.notes == []
    assert loaded.save()["version"] == 7


def test_an_old_snapshot_whose_question_has_gone_is_played_on() -> None:
    """The newer rules find nothing to choose where the old ones asked: the next question is asked."""
    _, data = flare_save()
    data["records"][2]["do"] = "no longer"
    data["snapshot"]["stack"].append({"_": "Act", "who": 0, "left": 0})
    loaded = shamble.load(data)
    assert loaded.decision is not None
    assert loaded.decision.options
    assert loaded.notes


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"do": "dance"}, "'dance' is not possible now"),
        ({"seat": 7}, "seat 8 (seat=7) may not answer"),
        ({"got": [6, 6, 6, 6, 6, 6, 6]}, "were not used by"),
    ],
)
def test_a_record_that_does_not_fit_is_named(change: Json, says: str) -> None:
    game = shamble.new("probe-interrupting", 2, 8)
    game.play("rest amy")
    data = json.loads(json.dumps(game.save()))
    data["records"][1].update(change)
    loaded = shamble.load(data)
    assert says in loaded.notes[0]
    assert loaded.state.plain() == game.state.plain()


def test_outcomes_left_over_in_the_set_up_do_not_fit() -> None:
    game = shamble.new("probe-interrupting", 2, 8)
    data = json.loads(json.dumps(game.save()))
    data["records"][0]["got"] = [1]
    assert "not used by the set-up" in shamble.load(data).notes[0]


@pytest.mark.parametrize("version", [1, 7])
@pytest.mark.parametrize("supply", [99, "damaged"])
def test_a_replay_that_ends_elsewhere_counts_and_says_so(version: int, supply: Json) -> None:
    data = some_save()
    right = shamble.load(data)
    data["snapshot"]["supply"] = supply
    now = interrupting.Interrupting()
    now.version = version
    registry.add(now)
    loaded = shamble.load(data)
    assert len(loaded.notes) == 1
    assert "ends elsewhere" in loaded.notes[0]
    assert loaded.state.plain() == right.state.plain()
    assert loaded.undo_preview() is not None


def test_a_snapshot_that_only_older_rules_would_write_like_that_is_no_difference() -> None:
    data = some_save()
    supply = data["snapshot"].pop("supply")

    class Later(interrupting.Interrupting):
        """A reader that knows the fields that older versions did not write."""

        def read(self, plain: Json) -> spawning.SpawnState:
            return super().read({**plain, "supply": plain.get("supply", supply)})

    registry.add(Later())
    loaded = shamble.load(data)
    assert (loaded.notes, loaded.state.supply) == ([], supply)


# -- luck --------------------------------------------------------------------------------------------------------


def test_with_its_luck_the_future_is_the_same() -> None:
    game = shamble.new("probe-interrupting", 2, 8)
    play_on(game, generator(1, "a"), 4)
    loaded = shamble.load(json.loads(json.dumps(game.save())))
    for session in (game, loaded):
        play_on(session, generator(2, "b"), 200)
    assert game.save() == loaded.save()


def test_without_its_luck_the_future_is_another() -> None:
    differs = 0
    for seed in range(8):
        game = shamble.new("probe-interrupting", 2, seed)
        data = json.loads(json.dumps(game.save(luck=False)))
        assert str(seed) not in json.dumps(data["luck"])
        loaded = [shamble.load(data, seed=seed) for _ in range(2)]
        for session in (game, *loaded):
            play_on(session, generator(3, "c"), 200)
        assert loaded[0].state.plain() == loaded[1].state.plain()
        differs += [r.outcomes for r in game.records] != [r.outcomes for r in loaded[0].records]
    assert differs == 8


def test_a_fork_and_a_dream_can_be_saved_too() -> None:
    game = shamble.new("probe-versus", 3, 4)
    play_on(game, generator(4, "d"), 5)
    for session in (game.fork(), game.imagine(1, 3), game.imagine(1, 3).fork()):
        play_on(session, generator(5, "e"), 3)
        loaded = shamble.load(json.loads(json.dumps(session.save())))
        assert loaded.notes == []
        assert keys(loaded) == keys(session)
        assert loaded.save() == session.save()


def test_a_position_can_be_saved_too() -> None:
    session = Session(interrupting.GAME, 2, interrupting.GAME.configure(2, {}), 1)
    state = interrupting.GAME.start(2, session.settings)
    state.supply = 1
    session.begin_at(state, state.plain())
    play_on(session, generator(6, "f"), 4)
    data = json.loads(json.dumps(session.save()))
    assert data["base"]["supply"] == 1
    assert shamble.load(data).save() == data
