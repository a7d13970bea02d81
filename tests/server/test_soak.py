"""The long run can be stopped and continues where it was."""

from __future__ import annotations

import ast
import json
import os
import sys
import time
from pathlib import Path

import pytest

from soak import mutation, run


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of its own, with parts that leave a trace."""
    for folder in ("src", "soak", "web"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.py").write_text("x")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "STATE", tmp_path / "soak" / "state")
    parts = [part(tmp_path, "one", ["src", "soak"]), part(tmp_path, "two", ["web"])]
    monkeypatch.setattr(run, "PARTS", parts)
    return tmp_path


def part(root: Path, name: str, source: list[str], code: str = "") -> run.Part:
    text = f"open({str(root / name)!r}, 'a').write('x'); print('{{\"ran\": 1}}'); {code}"
    return run.Part(name, [sys.executable, "-c", text], 0.1, 1, source)


def ran(root: Path) -> list[int]:
    return [len(path.read_text()) if path.exists() else 0 for path in (root / "one", root / "two")]


def soak(root: Path, *words: str) -> int:
    return run.main(["--out", str(root / "soak" / "figures.json"), *words])


def test_what_is_done_is_not_done_again(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(root) == 0
    assert ran(root) == [1, 1]
    kept = json.loads((root / "soak" / "figures.json").read_text())
    assert [(one["part"], one["ok"], one["figures"]) for one in kept] == [
        ("one", True, {"ran": 1}),
        ("two", True, {"ran": 1}),
    ]
    assert soak(root) == 0
    assert ran(root) == [1, 1]
    assert json.loads((root / "soak" / "figures.json").read_text()) == kept
    assert "2 parts, 0 to run" in capsys.readouterr().out
    assert soak(root, "--fresh", "--only", "two") == 0
    assert ran(root) == [1, 2]


def test_what_was_changed_is_done_again(root: Path) -> None:
    assert soak(root) == 0
    (root / "web" / "a.py").write_text("y")
    assert soak(root) == 0
    assert ran(root) == [1, 2]


def test_a_part_that_fails_is_told_and_tried_again(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = part(root, "one", ["src"], "import sys; sys.stderr.write('it broke'); sys.exit(3)")
    monkeypatch.setattr(run, "PARTS", [bad, run.PARTS[1]])
    assert soak(root) == 1
    assert soak(root) == 1
    assert ran(root) == [2, 1]
    told = capsys.readouterr().out
    assert "[1/2] one: FAILED" in told
    assert "it broke" in told
    assert "1 passed, 1 failed" in told


@pytest.mark.parametrize("works", [True, False])
def test_games_are_played_on_the_compiled_build_if_there_is_one(
    root: Path, monkeypatch: pytest.MonkeyPatch, works: bool
) -> None:
    build = part(root, "compiled", ["src"], "" if works else "raise SystemExit(1)")
    text = "import json, os; print(json.dumps({'path': os.environ.get('PYTHONPATH', '')}))"
    plays = run.Part("plays", [sys.executable, "-c", text], 0.1, 1, ["src"], plays=True)
    monkeypatch.setattr(run, "PARTS", [build, plays])
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    soak(root)
    played = json.loads((root / "soak" / "figures.json").read_text())[1]
    assert (played["build"], played["figures"]["path"]) == (
        ("compiled", str(run.COMPILED)) if works else ("plain", "elsewhere")
    )


def test_no_part_begins_that_the_hour_has_no_room_for(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak(root, "--minutes", "0.05") == 1
    assert ran(root) == [0, 0]
    assert "not enough time left" in capsys.readouterr().out


def test_what_takes_too_long_ends_with_all_that_it_started(root: Path) -> None:
    child = root / "child"
    text = (
        "import subprocess, sys, time; "
        "p = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']); "
        f"open({str(child)!r}, 'w').write(str(p.pid)); time.sleep(600)"
    )
    begun = time.monotonic()
    code, _, _ = run.follow([sys.executable, "-c", text], 3, {})
    assert code is None
    assert time.monotonic() - begun < 60
    until = time.monotonic() + 20
    while alive(int(child.read_text())) and time.monotonic() < until:  # a signal takes a moment
        time.sleep(0.01)
    assert not alive(int(child.read_text()))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_state_that_was_cut_off_is_ignored(root: Path) -> None:
    assert soak(root) == 0
    (root / "soak" / "state" / "one.json").write_text('{"part": "on')
    assert soak(root) == 0
    assert ran(root) == [2, 1]


def test_the_parts_fit_into_the_hour() -> None:
    assert sum(part.usual for part in run.PARTS) < run.LIMIT / 60
    assert len({part.name for part in run.PARTS}) == len(run.PARTS)
    for part in run.PARTS:
        assert part.usual < part.most
        for folder in part.source:
            assert (run.ROOT / folder).is_dir(), folder
        assert os.path.exists(run.ROOT / part.command[1]) or part.command[0] == run.SHAMBLE


def test_a_fault_changes_one_function_and_is_taken_back() -> None:
    path = str(mutation.SOURCE / "shamble" / "core" / "deck.py")
    covered = {str(line): [0] for line in range(1, 400)}
    places = list(mutation.places(path, covered))
    assert len(places) > 20
    whole = ast.dump(places[0].tree)
    for place in places:
        target = mutation.function(path, place.name)
        broken = place.code()
        assert target is not None, str(place)
        assert broken is not None, str(place)
        assert broken.co_qualname == target.__code__.co_qualname
        assert broken != target.__code__, str(place)
    assert ast.dump(places[0].tree) == whole
