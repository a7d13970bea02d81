"""The command that looks for proofs: which games it takes up, and which victories it leaves open."""

from __future__ import annotations

import pytest

from tests.proofs import still_open, wanted_games


def test_an_unknown_word_is_an_error() -> None:
    assert wanted_games(["dawn", "--missing"]) == ["dawn"]
    assert {"dawn", "marvel"} < set(wanted_games(["--missing"]))
    with pytest.raises(SystemExit, match="there is no game 'dwan'; did you mean 'dawn'"):
        wanted_games(["dwan"])


def test_proofs_of_other_games_stay_open() -> None:
    before = ["dawn-2-won.json.gz", "marvel-1-won.json.gz"]
    assert still_open(before, ["walkingdead-2-lost.json.gz"], ["walkingdead"]) == [
        *before,
        "walkingdead-2-lost.json.gz",
    ]
    assert still_open(before, [], ["marvel"]) == ["dawn-2-won.json.gz"]
