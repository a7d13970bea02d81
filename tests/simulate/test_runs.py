"""Runs can be stopped, resumed, written in several formats, replayed and compared."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.simulate.paired import mcnemar
from shamble.simulate.report import report
from shamble.simulate.results import FIELDS, Row, Setup
from shamble.simulate.row_files import RunPlan, check_name, read_run
from shamble.simulate.running import run_all
from shamble.simulate.simulation import Chunk, Count, Local
from shamble.simulate.tournament import Tournament, bradley_terry, page, teams_of
from shamble.simulate.trajectories import moves, read_games, replay
from tests.scenario.toy import GAME


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {"toy": GAME})


def a_run(games: int = 50) -> RunPlan:
    return RunPlan(
        [Setup("toy", 2, GAME.configure(2, {"mode": "hard"}), bot) for bot in ("random", "steady|random")], games, 5
    )


class Interrupted(Local):
    """Plays some chunks; then the user presses Ctrl-C."""

    def __init__(self, after: int) -> None:
        super().__init__(1, 1000)
        self.after = after

    def run(self, chunks: Iterator[Chunk], ids: Any, overlay: Any) -> Iterator[tuple[Chunk, Count]]:
        for number, result in enumerate(super().run(chunks, ids, overlay)):
            if number == self.after:
                raise KeyboardInterrupt
            yield result


class Backwards(Local):
    """Finishes the last chunk first, as another machine may."""

    def __init__(self) -> None:
        super().__init__(1, 1000)

    def run(self, chunks: Iterator[Chunk], ids: Any, overlay: Any) -> Iterator[tuple[Chunk, Count]]:
        yield from list(super().run(chunks, ids, overlay))[::-1]


def test_the_order_in_which_games_end_does_not_matter(tmp_path: Path) -> None:
    run_all(a_run(), 1, rows_file=tmp_path / "forwards.jsonl")
    run_all(a_run(), 1, Backwards(), tmp_path / "backwards.jsonl")
    assert (tmp_path / "backwards.jsonl").read_bytes() == (tmp_path / "forwards.jsonl").read_bytes()


@pytest.mark.parametrize("ending", ["jsonl", "csv", "parquet"])
def test_a_stopped_run_goes_on_and_ends_with_the_same_bytes(tmp_path: Path, ending: str) -> None:
    if ending == "parquet":
        pytest.importorskip("pyarrow", reason="Parquet needs shamble[data]")
    whole, parts = tmp_path / f"whole.{ending}", tmp_path / f"parts.{ending}"
    counts, done = run_all(a_run(), 1, rows_file=whole, shards=tmp_path / "whole")
    assert done
    some, done = run_all(a_run(), 1, Interrupted(2), parts, tmp_path / "parts")
    assert not done
    assert sum(count.games for count in some) == 40
    journal = parts if ending == "jsonl" else Path(f"{parts}.part")
    with journal.open("a") as file:
        file.write('{"setup":0,"ga')  # a line cut off by a crash
    run, rows = read_run(parts)
    assert len(rows) == 40
    again, done = run_all(run, 1, None, parts, tmp_path / "parts", rows)
    assert done
    assert [count.plain() for count in again] == [count.plain() for count in counts]
    assert parts.read_bytes() == whole.read_bytes()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["parts", parts.name, "whole", whole.name]
    for shard in (tmp_path / "whole").iterdir():
        assert (tmp_path / "parts" / shard.name).read_bytes() == shard.read_bytes()


def test_a_resumed_run_plays_games_without_a_shard_again(tmp_path: Path) -> None:
    """A run that went on without its folder of shards can be completed later."""
    run_all(a_run(), 1, rows_file=tmp_path / "whole.jsonl", shards=tmp_path / "whole")
    rows = tmp_path / "rows.jsonl"
    run_all(a_run(), 1, Interrupted(2), rows, tmp_path / "parts")
    run, earlier = read_run(rows)
    run_all(run, 1, None, rows, None, earlier)
    run, earlier = read_run(rows)
    run_all(run, 1, None, rows, tmp_path / "parts", earlier)
    assert rows.read_bytes() == (tmp_path / "whole.jsonl").read_bytes()
    whole = sorted((tmp_path / "whole").iterdir())
    assert [path.name for path in whole] == sorted(path.name for path in (tmp_path / "parts").iterdir())
    assert all((tmp_path / "parts" / path.name).read_bytes() == path.read_bytes() for path in whole)


def test_rows_say_what_happened(tmp_path: Path) -> None:
    file = tmp_path / "rows.csv"
    run_all(a_run(30), 1, rows_file=file)
    with file.open(newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 60
    assert list(rows[0]) == list(FIELDS)
    assert {row["bots"] for row in rows} == {"random+random", "steady+random"}
    assert {row["result"] for row in rows} <= {"won", "lost"}


def test_parquet_can_be_read_again(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="Parquet needs shamble[data]")
    for name in ("a.parquet", "a.jsonl"):
        run_all(a_run(20), 1, rows_file=tmp_path / name)
    assert read_run(tmp_path / "a.parquet")[1] == read_run(tmp_path / "a.jsonl")[1]


def test_stored_games_replay(tmp_path: Path) -> None:
    run_all(a_run(25), 1, shards=tmp_path)
    played = 0
    for game in read_games(tmp_path):
        moved = 0
        for session in replay(game):
            assert session.seq == moved
            moved += 1
        assert (session.decision is None) == (game["row"]["result"] != "undecided")
        assert moved == game["row"]["decisions"] + 1 == len(game["records"])
        assert session.outcome is not None
        assert session.outcome.won == (game["row"]["result"] == "won")
        played += 1
    assert played == 50


def test_positions_of_stored_games_come_with_their_moves(tmp_path: Path) -> None:
    run_all(a_run(3), 1, shards=tmp_path)
    for game in read_games(tmp_path):
        pairs = 0
        for session, record in moves(game):
            assert session.decision is not None
            keys = [option.key for seat in range(session.seats) for option in session.legal(seat)]
            assert record.option_key in keys
            pairs += 1
        assert pairs == game["row"]["decisions"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "holds no rows"),
        ('{"game": 1}\n', "holds no rows"),
        ('{"shamble-run": 9}\n', "written by a newer version: format 9"),
        ('{"shamble-run": 1}\n', "its first line is damaged at 'setups'"),
        ('nonsense\n{"x": 1}\n', "line 1 is not JSON"),
        ('{"shamble-run":1,"games":1,"seed":1,"overlay":{},"setups":[]}\n{"x": 1}\n', "line 2 is no row of a game"),
    ],
)
def test_files_that_hold_no_run_are_refused(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text(text)
    with pytest.raises(ShambleError, match=message):
        read_run(file)
    with pytest.raises(ShambleError, match="rows are written to files that end in"):
        check_name(tmp_path / "rows.txt")


def test_a_report_has_every_set_up_and_loads_nothing(tmp_path: Path) -> None:
    rows: list[Row] = []
    run_all(a_run(), 1, taken=rows.extend)
    text = report(a_run(), rows)
    assert text.count("<svg") == 4
    assert "steady with random" in text
    assert "http" not in text
    assert "src=" not in text


def test_a_tournament_pairs_the_same_seeds() -> None:
    plain = registry.find("walkingdead").configure(2, {})
    setups = [Setup("walkingdead", 2, plain, team) for team in teams_of(["random", "steady"], 2, True)]
    run, rows = RunPlan(setups, 12, 1), list[Row]()
    run_all(run, 1, taken=rows.extend)
    result = Tournament(setups, rows)
    assert result.teams == ["random", "steady", "random with steady", "steady with random"]
    (event,) = result.by_event
    assert [one.games for one in result.standings(event)] == [12] * 4
    pairs = {(pair.a, pair.b): pair for pair in result.pairings(event)}
    assert len(pairs) == 6
    won = {one.team: one.won for one in result.standings(event)}
    pair = pairs["random", "steady"]
    assert pair.only_a - pair.only_b == won["random"] - won["steady"]
    assert pair.low <= pair.difference <= pair.high
    ratings = result.ratings()
    assert (ratings["steady"] > ratings["random"]) == (won["steady"] > won["random"])
    assert won["steady"] != won["random"], "there is something to compare"
    made = page(result, "shamble tournament toy")
    assert made == page(Tournament(setups, rows[::-1]), "shamble tournament toy")
    json.dumps(result.plain())


def test_the_same_bot_is_no_better_than_itself() -> None:
    assert mcnemar(0, 0) == 1.0
    assert mcnemar(5, 5) == 1.0
    assert mcnemar(0, 10) == pytest.approx(2 / 1024)
    even = bradley_terry({("a", "b"): 5.0, ("b", "a"): 5.0}, ["a", "b"])
    assert even == {"a": 1500.0, "b": 1500.0}
    better = bradley_terry({("a", "b"): 90.0, ("b", "a"): 10.0}, ["a", "b"])
    assert better["a"] - better["b"] == pytest.approx(376, abs=6), "nine to one is 382 points; the added tie takes some"
    with pytest.raises(ShambleError, match="a bot is named twice"):
        teams_of(["random", "random"], 2, False)
