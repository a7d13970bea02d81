"""Long work is cut into slices, so that nothing holds the event loop."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from asyncio.events import Handle
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import shamble
from shamble.bots.play import move
from shamble.bots.roster import make_bot
from shamble.core import registry
from shamble.server.process.limits import Limits
from shamble.server.tables import lobby
from shamble.server.views import history
from shamble.server.views.history import TimeSlice, free_gradually
from shamble.sessions.record import Node
from shamble.sessions.session import Session
from tests.server.table import EASY, Json, house

MOST = 0.030
"""Seconds. Ten milliseconds are promised (soak/event_loop.py measures them); a test machine may be three times as
slow."""


@contextmanager
def timed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """The processor time of every callback of the loop, in seconds."""
    plain = Handle._run
    spent: list[float] = []

    def run(handle: Handle) -> None:
        before = time.thread_time()
        plain(handle)
        spent.append(time.thread_time() - before)

    with monkeypatch.context() as patch:
        patch.setattr(Handle, "_run", run)
        yield spent


@pytest.fixture(scope="module")
def long_save() -> Json:
    """A game of the city with thousands of moves; at each end, a part of it is undone and played again."""
    game = registry.find("zombicide2")
    seats = game.seats[-1]
    session = Session(game, seats, game.configure(seats, {"mission": "m4"}), 5)
    session.begin()
    bots = {seat: make_bot("steady", seat) for seat in range(seats)}
    while session.seq < 2_500 or session.decision is None:
        chosen = move(session, bots, 1)
        if chosen is None:
            session.undo("round")
            session.undo("round")
        else:
            session.play(*chosen)
    return session.save(luck=False)


def test_a_long_game_never_holds_the_loop(tmp_path: Path, long_save: Json, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = msgspec.structs.replace(EASY, import_undos=len(long_save["records"]))  # nothing is left out
    with house(tmp_path, whole, workers=1) as here, timed(monkeypatch) as spent:
        answer = here.client.post("/api/tables/import", json=long_save)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        assert max(spent) < MOST
    with house(tmp_path, workers=1) as here, timed(monkeypatch) as spent:
        with here.sit(made["table"], made["token"]) as ada:
            assert ada.view["seq"] == len(long_save["records"]) - 1
            ada.ask("undo", "update", level="round")
            total = here.get(f"/api/tables/{made['table']}/replay?to=1", made["token"]).json()["total"]
            page = here.get(f"/api/tables/{made['table']}/replay?from={total - 50}", made["token"]).json()
            assert len(page["frames"]) == 50
            here.post(f"/api/tables/{made['table']}/fork", made["token"], {"seq": ada.seq})
            assert here.get(f"/api/tables/{made['table']}/export", made["token"]).json()["records"]
        assert max(spent) < MOST
        assert sum(spent) > 3 * MOST, "it was no long work"


def test_nothing_is_begun_or_loaded_while_people_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a thread waits until it runs, and loading a module takes as long as ten clicks."""
    faults: list[str] = []
    begin = threading.Thread.start

    def in_the_loop() -> bool:
        return asyncio._get_running_loop() is not None

    def start(thread: threading.Thread) -> None:
        if in_the_loop():
            faults.append(f"thread {thread.name}")
        begin(thread)

    class Loads:
        def find_spec(self, name: str, path: object = None, target: object = None) -> None:
            if in_the_loop():
                faults.append(f"module {name}")

    with house(tmp_path) as here, monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", start)
        patch.setattr(sys, "meta_path", [Loads(), *sys.meta_path])
        # 503: the client has not been built here, which is said in so many words.
        assert here.client.get("/").status_code in (200, 503)
        assert here.client.get("/nowhere.js").status_code == 404
        assert here.client.get("/api/about").status_code == 200
        assert here.client.get("/api/texts/nothing/en").status_code == 404
        assert here.client.post("/api/tables", json={"game": "chess", "seats": []}).status_code == 422
        assert here.client.get("/api/tables/nothing/replay?seat=x").status_code == 422
        made = here.make("here", "bot:steady")
        with here.sit(made["table"], made["token"]) as ada:
            while ada.decision["seat"] != 0:
                ada.until("update")
            ada.play()
            ada.ask("hint", seat=0)
        saved = here.get(f"/api/tables/{made['table']}/export", made["token"])
        assert here.client.post("/api/tables/import", content=saved.content).status_code == 200
        assert here.client.post("/api/tables/import", content=b"{").status_code == 422
    assert not faults


def test_long_works_take_turns() -> None:
    """One long job runs in each iteration of the event loop, however many there are."""
    order: list[str] = []

    async def work(name: str, turns: asyncio.Lock) -> None:
        async with TimeSlice(-1, turns) as time_slice:
            for _ in range(3):
                order.append(name)
                await time_slice.yield_if_due()

    async def beat() -> None:
        while len([one for one in order if one != "|"]) < 9:
            order.append("|")
            await asyncio.sleep(0)

    async def all_at_once() -> None:
        turns = asyncio.Lock()
        await asyncio.gather(*[work(name, turns) for name in "abc"], beat())
        assert not turns.locked()

    asyncio.run(all_at_once())
    done = "".join(order)
    assert all(len(part) <= 1 for part in done.split("|")), done
    assert done.replace("|", "") == "abcabcabc"


def test_a_work_that_is_called_off_gives_its_turn_back() -> None:
    async def main() -> None:
        turns = asyncio.Lock()

        async def forever() -> None:
            async with TimeSlice(-1, turns) as time_slice:
                while True:
                    await time_slice.yield_if_due()

        tasks = [asyncio.create_task(forever()) for _ in range(3)]
        for _ in range(10):
            await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not turns.locked()
        async with TimeSlice(1, turns):
            pass

    asyncio.run(asyncio.wait_for(main(), 10))


def test_looking_after_many_tables_lets_others_run(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, slice_seconds=-1)) as here:
        for _ in range(30):
            here.make("here", "here")

        async def rounds() -> int:
            """Number of iterations of the event loop until every table was ticked."""
            count = 0
            work = asyncio.create_task(here.lobby.tick())
            while not work.done():
                await asyncio.sleep(0)
                count += 1
            return count

        assert here.run(rounds) >= 30


def test_a_game_that_nobody_needs_goes_a_few_moments_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeing all of its states at once would take as long as ten clicks."""
    monkeypatch.setattr(history, "RELEASE_DELAY", 0.0)
    session = shamble.new("walkingdead", seats=2, seed=3)
    while session.seq < 12:
        assert session.decision is not None
        session.play(session.decision.options[0].key)
    session.undo("step")
    moments = session.all_nodes
    assert [one.seq for one in moments] == list(range(14)), "those that were taken back, too"
    left: list[int] = []

    async def beat() -> None:
        while moments:
            left.append(len(moments))
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(free_gradually(moments, TimeSlice(-1)), beat())

    asyncio.run(both())
    assert sorted(set(left), reverse=True) == list(range(14, 0, -1))


def test_a_table_that_leaves_the_memory_is_let_go_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[int] = []

    async def noted(moments: list[Node], time_slice: TimeSlice) -> None:
        gone.append(len(moments))

    monkeypatch.setattr(lobby, "free_gradually", noted)
    with house(tmp_path, Limits(tables_open=1, tables_per_minute=100)) as here:
        first = here.make("here")
        with here.sit(first["table"], first["token"]) as ada:
            for _ in range(5):
                ada.play()
        for _ in range(1_000):
            if not here.lobby.connections:
                break
        here.make("here")
        here.tick()
    assert gone == [6]
