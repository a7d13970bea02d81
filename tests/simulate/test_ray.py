"""The same games on a Ray cluster. Ray is large and no part of the development set-up: `pip install 'shamble[ray]'`."""

from __future__ import annotations

import builtins
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.simulate.ray_engine import guard
from shamble.simulate.results import Setup
from shamble.simulate.row_files import RunPlan
from shamble.simulate.running import engine_of, run_all


def test_ray_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *given: Any, **named: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *given, **named)

    monkeypatch.delitem(sys.modules, "ray", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(ShambleError, match=r"--engine ray needs Ray: pip install 'shamble\[ray\]'"):
        engine_of("ray")
    with pytest.raises(ShambleError, match="--address is for --engine ray"):
        engine_of("local", "127.0.0.1:6379")


def test_a_cluster_of_ones_own_has_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RAY_AUTH_MODE", "RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"):
        monkeypatch.setenv(name, "")  # so that it is as before after the test
        monkeypatch.delenv(name)
    guard()
    assert os.environ["RAY_AUTH_MODE"] == "token"
    assert len(os.environ["RAY_AUTH_TOKEN"]) == 64
    monkeypatch.setenv("RAY_AUTH_TOKEN", "mine")
    guard()
    assert os.environ["RAY_AUTH_TOKEN"] == "mine"
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    guard()
    assert os.environ["RAY_AUTH_MODE"] == "disabled"


@pytest.mark.slow
def test_the_same_bytes_as_in_this_process(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="the engine needs shamble[ray], which the development set-up leaves out")
    settings = registry.find("walkingdead").configure(2, {})
    run = RunPlan([Setup("walkingdead", 2, settings, bot) for bot in ("random", "steady|random")], 45, 1)
    for name, engine in (("local", None), ("ray", engine_of("ray", None, 2))):
        _, whole = run_all(run, 1, engine, tmp_path / f"{name}.jsonl", tmp_path / name)
        assert whole
    assert (tmp_path / "ray.jsonl").read_bytes() == (tmp_path / "local.jsonl").read_bytes()
    for shard in (tmp_path / "local").iterdir():
        assert (tmp_path / "ray" / shard.name).read_bytes() == shard.read_bytes()
