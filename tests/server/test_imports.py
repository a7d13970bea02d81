"""Imported files: addresses take turns, processor time has a budget, undone moves are not replayed."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import shamble
from shamble.core import registry
from shamble.core.chance import Generator, generator
from shamble.server.process.fair_queue import FairQueue, QueueFull
from shamble.server.process.limits import AddressBuckets, Limits
from shamble.server.tables.bot_moves import CheckedSave, UploadedSave, fold_undos, open_save
from shamble.sessions.save import load
from shamble.sessions.session import Session
from tests.server.table import EASY, Json, house


def save_of(session: Session) -> Json:
    return json.loads(json.dumps(session.save(luck=False)))


def wander(session: Session, source: Generator, moves: int) -> None:
    """Plays any moves, and undoes about every third by any level."""
    for _ in range(moves):
        if session.undo_preview() is not None and not source.below(3):
            session.undo(("step", "step", "action", "turn")[source.below(4)])
        elif session.decision is not None:
            session.play(session.decision.options[source.below(len(session.decision.options))])


def without_seq(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_seq(value) for key, value in data.items() if key != "seq"}
    return [without_seq(one) for one in data] if isinstance(data, list) else data


@pytest.mark.parametrize("game", registry.ids())
def test_a_folded_save_opens_as_the_same_game(game: str) -> None:
    folded = 0
    for seed in range(4):
        session = shamble.new(game, seats=2, seed=seed)
        wander(session, generator(seed, "fold"), 60)
        save = save_of(session)
        short = {**save, "records": fold_undos(save["records"])}
        folded += len(save["records"]) - len(short["records"])
        one, two = load(save, registry.find, 0), load(short, registry.find, 0)
        while True:  # also after each undo that is left
            assert two.notes == one.notes
            assert two.state.plain() == one.state.plain()
            assert without_seq(two.view(0)) == without_seq(one.view(0))
            assert [repr(event) for event in two.log] == [repr(event) for event in one.log]
            reach = [[(undo.steps, undo.reveals) for undo in session.undo_previews()] for session in (one, two)]
            assert reach[0] == reach[1]
            if not reach[0]:
                break
            one.undo()
            two.undo()
    assert folded


@pytest.mark.parametrize(
    ("records", "kept"),
    [
        ([{"do": "", "got": []}, {"undo": 1}], 2),  # never the set-up
        ([{"do": "", "got": []}, {"do": "a", "got": [3]}, {"undo": 1}], 3),  # chance has shown something
        ([{"do": "", "got": []}, {"do": "a", "got": []}, {"undo": 2}], 3),
        ([{"do": "", "got": []}, {"do": "a", "got": []}, {"do": "b", "got": []}, {"undo": 2}], 1),
        ([{"do": "", "got": []}, {"do": "a", "got": [1]}, {"do": "b", "got": []}, {"undo": 2}], 4),
        ([{"do": "", "got": []}, {"do": "a", "got": [1]}, {"undo": 1}, {"do": "b", "got": []}, {"undo": 1}], 3),
        ([{"do": "", "got": []}, 7, {"undo": 1}, {"undo": "x"}, {"undo": -1}, {"undo": True}], 6),
    ],
)
def test_only_what_is_undone_at_once_and_revealed_nothing_is_folded(records: list[Any], kept: int) -> None:
    assert len(fold_undos(records)) == kept


def costly(pairs: int, rolls: bool = False) -> Json:
    session = shamble.new("walkingdead", seats=2, seed=3)
    while session.decision is not None:
        for option in session.decision.options:
            twin = session.fork()
            twin.play(option)
            if bool(twin.records[-1].outcomes) is rolls:
                save = save_of(session)
                save["records"] += [twin.records[-1].plain(), {"undo": 1, "seat": 0}] * pairs
                return save
        session.play(session.decision.options[0])
    raise AssertionError("no such move")


def opened(save: Json, limits: Limits) -> CheckedSave:
    job = UploadedSave(json.dumps(save), limits)
    return msgspec.json.decode(open_save(msgspec.json.encode(job)), type=CheckedSave)


def test_thousands_of_undone_moves_are_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    plain = Session.replay_record

    def counted(self: Session, record: Any) -> None:
        nonlocal played
        played += 1
        plain(self, record)

    monkeypatch.setattr(Session, "replay_record", counted)
    save = costly(9_800)
    checked = opened(save, Limits())
    assert checked.problem == ""
    assert len(checked.records) == len(save["records"]) - 2 * 9_800
    assert played < 100
    assert len(opened(costly(20), Limits()).records) == len(costly(20)["records"])  # few undos stay where they are


def test_a_replay_has_a_budget_that_falls_with_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr(time, "thread_time", clock)
    save = costly(150, rolls=True)
    size = len(json.dumps(save))
    limits = Limits(import_cpu_seconds=10, import_cpu_seconds_large=1, import_bytes=size)
    assert "more than 1 seconds" in opened(save, limits).problem
    assert opened(save, msgspec.structs.replace(limits, import_bytes=100 * size)).problem == ""


def test_an_address_has_a_budget_of_processor_time(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(EASY, import_cpu_per_minute=0.001)
    with house(tmp_path, limits) as here:
        save = costly(1)
        assert here.client.post("/api/tables/import", json=save).status_code == 200
        refused = here.client.post("/api/tables/import", json=save)
        assert (refused.status_code, refused.json()["code"]) == (429, "rate")
        here.clock.time += int(refused.headers["retry-after"])
        assert here.client.post("/api/tables/import", json=save).status_code == 200


def test_addresses_take_turns() -> None:
    async def story() -> list[str]:
        queue = FairQueue(2, 1, 4)
        done: list[str] = []
        gate = asyncio.Event()

        async def work(name: str, address: str) -> None:
            async with queue.place(address):
                done.append(name)
                await gate.wait()

        crowd = [asyncio.create_task(work(f"a{n}", "203.0.113.1")) for n in range(5)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(work(name, f"203.0.113.{n}")) for n, name in ((2, "b"), (3, "c"))]
        await asyncio.sleep(0)
        assert done == ["a0", "b"]
        with pytest.raises(QueueFull):
            await work("too many", "203.0.113.1")
        crowd[2].cancel()
        gate.set()
        await asyncio.gather(*crowd, *others, return_exceptions=True)
        assert (queue.free, queue.length, +queue.running) == (2, 0, {})
        return done

    done = asyncio.run(story())
    assert sorted(done) == ["a0", "a1", "a3", "a4", "b", "c"]
    assert done.index("c") < done.index("a3")


def test_a_debt_is_worked_off_and_who_has_none_is_forgotten() -> None:
    costs = AddressBuckets(1.0, 10.0)
    bucket = costs.of("203.0.113.1", 0.0)
    bucket.charge(30.0)
    assert bucket.wait(0.0) == 21.0
    assert bucket.wait(20.5) == 0.0
    for number in range(1_100):
        costs.of(f"198.51.{number // 250}.{number % 250}", 100.0)
    assert len(costs.buckets) < 1_100
