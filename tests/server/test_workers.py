"""Workers that hang, die or fail are replaced, and no other job waits for that."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

import shamble
from shamble.bots.steady import Steady
from shamble.core.option import Option
from shamble.server.protocol.server_messages import AdviceView
from shamble.server.tables import table_bots
from shamble.server.tables.bot_moves import (
    AdviceReply,
    AdviceRequest,
    BotRequest,
    Moves,
    Position,
    TooLong,
    advise,
    at_most,
    play_burst,
    seated_bot,
)
from shamble.server.tables.table import Table
from shamble.server.tables.worker_pool import CROWD, JobFailed, Unanswered, Workers
from shamble.sessions.session import Session
from tests.server.labour import Job, die, echo, process_id, sleep, stumble
from tests.server.table import House, Player, house

T = TypeVar("T")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    made = Workers(2)
    yield made
    made.stop()


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def test_what_hangs_is_ended_and_holds_up_nobody(workers: Workers) -> None:
    async def both() -> tuple[float, float]:
        await asyncio.gather(workers.run(process_id, Job(), 60), workers.run(process_id, Job(), 60))  # both are up now
        begun = time.perf_counter()
        stuck = asyncio.create_task(workers.run(sleep, Job(), 3))
        await asyncio.sleep(0)
        for _ in range(5):
            assert await workers.run(echo, Job("x"), 30) == b'{"word":"x"}'
        quick = time.perf_counter() - begun
        with pytest.raises(Unanswered):
            await stuck
        return quick, time.perf_counter() - begun

    quick, slow = run(both())
    assert quick < 2.9
    assert 3 <= slow < 30  # it would sleep for ten minutes
    assert run(workers.run(echo, Job("y"), 30)) == b'{"word":"y"}'


def test_what_dies_is_replaced(workers: Workers) -> None:
    with pytest.raises(Unanswered, match="died"):
        run(workers.run(die, Job(), 30))
    assert run(workers.run(echo, Job("z"), 30)) == b'{"word":"z"}'


def test_what_errs_says_so_and_works_on(workers: Workers) -> None:
    before = run(workers.run(process_id, Job(), 30))
    with pytest.raises(JobFailed, match="ValueError: no idea"):
        run(workers.run(stumble, Job(), 30))
    assert run(workers.run(process_id, Job(), 30)) == before


def test_who_goes_away_leaves_the_worker_to_the_next(workers: Workers) -> None:
    async def leave() -> bytes:
        tasks = [asyncio.create_task(workers.run(echo, Job("a"), 30)) for _ in range(6)]
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        answer = await workers.run(echo, Job("b"), 30)
        while workers.gate.free < 2:  # work of the other callers is still running
            await asyncio.sleep(0.01)
        return answer

    assert run(leave()) == b'{"word":"b"}'
    assert len(workers.idle) == 2


def catch_everything() -> None:
    while True:
        try:
            while True:
                pass
        except Exception:
            continue


def test_a_decision_has_a_limit() -> None:
    with pytest.raises(TooLong), at_most(0.05):
        catch_everything()


def forever(self: Steady, session: Session, seat: int) -> Option:
    while True:
        pass


def erring(self: Steady, session: Session, seat: int) -> Option:
    raise ValueError("no idea")


@pytest.mark.parametrize(("choose", "word"), [(forever, "TooLong"), (erring, "ValueError: no idea")])
def test_a_bot_without_an_answer_gets_any(monkeypatch: pytest.MonkeyPatch, choose: Any, word: str) -> None:
    session = shamble.new("walkingdead", seats=2, seed=1)
    burst = BotRequest(Position.of(session, luck=True), {0: "steady"}, 1, 64, 0.1, 0.05)
    monkeypatch.setattr(Steady, "choose", choose)
    moves = msgspec.json.decode(play_burst(msgspec.json.encode(burst)), type=Moves)
    assert word in moves.trouble
    assert moves.stumbled == 0
    [(key, seat)] = moves.taken
    assert seat == 0
    assert session.decision is not None
    assert session.decision.find(key) is not None


def until_note(ada: Player) -> Any:
    while True:
        for line in ada.until("table")["chat"]:
            if line.get("note"):
                return line


def test_the_table_is_told_of_a_bot_without_an_answer(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Steady, "choose", erring)
    made = here.make("here", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        line = until_note(ada)
        assert (line["seat"], line["note"]) == (1, {"id": "note-any-move", "args": {"seat": 2}})
        assert ada.seq >= 2


def test_a_table_whose_bots_nobody_can_bear_plays_on(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each job kills its worker: the server asks for one decision at a time, and then makes a random move."""
    made = here.make("here", "bot:steady")
    asked: list[int] = []

    async def refuse(work: object, job: Any, *rest: Any, **more: Any) -> bytes:
        asked.append(job.moves)
        raise Unanswered("it died")

    monkeypatch.setattr(here.lobby.workers, "run", refuse)
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        assert until_note(ada)["seat"] == 1
        while ada.decision["seat"] != 0:
            ada.until("update")
    assert asked[0] > 1
    assert set(asked[1:]) == {1}


async def waken(table: Table) -> None:
    table_bots.wake(table)


def test_bots_go_on_after_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "bot:steady")
        table = here.lobby.tables[made["table"]]
        with here.sit(made["table"], made["token"]) as ada:

            async def full(batch: Any) -> None:
                if any(line.seq > 1 for write in batch for line in write.lines):
                    raise OSError("no space left on device")
                await here.lobby.storage.database.commit(batch)

            with monkeypatch.context() as broken:
                broken.setattr(here.lobby.storage, "_commit", full)
                ada.play()
                while not table.bots.failures_in_row:
                    time.sleep(0.01)
                here.tick()
                assert table.session.seq == 1
            assert ada.settled().decision["seat"] == 1
            # As if the seat had been a person's for a while: nobody but time brings the bots back then.
            here.lobby.tables_awaiting_time.clear()
            here.run(lambda: waken(table))
            assert here.lobby.tables_awaiting_time == {table.id}
            here.clock.time += 2
            here.run(here.lobby.tick_waiting)
            assert ada.until("update")["seq"] > 1
            assert table.bots.failures_in_row == 0


def test_steady_moves_for_another_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    session = shamble.new("walkingdead", seats=2, seed=1)
    burst = BotRequest(Position.of(session, luck=True), {0: "keen"}, 1, 64, 0.1, 0.5, 0.2)
    monkeypatch.setattr(shamble.Keen, "choose", erring)
    moves = msgspec.json.decode(play_burst(msgspec.json.encode(burst)), type=Moves)
    assert (moves.stumbled, moves.instead) == (0, "steady")
    assert moves.taken == [(Steady().choose(session.imagine(0, 1), 0).key, 0)]


def test_the_table_is_told_that_steady_moved_for_another_bot(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shamble.Keen, "choose", erring)
    made = here.make("here", "bot:keen")
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        line = until_note(ada)
        assert (line["seat"], line["note"]["id"]) == (1, "note-steady-move")


def test_searches_get_less_time_the_more_jobs_wait() -> None:
    pool = Workers(0)
    assert pool.search_seconds(1.0) == 1.0
    pool.gate.waiting = [(0, 0, None)] * 3  # type: ignore[list-item]
    assert pool.search_seconds(1.0) == 0.25
    pool.gate.waiting = [(0, 0, None)] * (CROWD + 1)  # type: ignore[list-item]
    assert pool.search_seconds(1.0) == 0.0, "then nobody searches"


def test_a_crowded_server_plays_keen_without_searching() -> None:
    assert isinstance(seated_bot("keen", 1, 0.0), Steady)
    keen = seated_bot("keen", 1, 0.3)
    assert isinstance(keen, shamble.Keen)
    assert keen.seconds == 0.3


def test_a_hint_tells_what_a_search_saw() -> None:
    session = shamble.new("walkingdead", seats=2, seed=5)
    steady = Steady()
    for _ in range(40):
        assert session.decision is not None
        seat = session.decision.seat
        job = AdviceRequest(Position.of(session, luck=False), seat, 5.0)
        reply = msgspec.json.decode(advise(msgspec.json.encode(job)), type=AdviceReply)
        if reply.advice and reply.advice[0].seen is not msgspec.UNSET:
            break
        session.play(steady.choose(session, seat))
    assert reply.advice[0].seen["id"] in ("why-imagined", "why-imagined-alike")  # type: ignore[index]
    assert reply.advice[1].seen["id"] in ("why-imagined-less", "why-imagined-alike")  # type: ignore[index]
    assert not reply.advice[0].reason["id"].startswith("why-imagined"), "the game's own reason stays"
    assert sorted(view.key for view in reply.advice) == sorted({view.key for view in reply.advice})
    quick = AdviceRequest(Position.of(session, luck=False), seat, 0.0)
    plain = msgspec.json.decode(advise(msgspec.json.encode(quick)), type=AdviceReply)
    assert all(view.seen is msgspec.UNSET for view in plain.advice)
    assert {view.key for view in plain.advice} == {view.key for view in reply.advice}


def test_a_hint_gives_no_reason_against_itself() -> None:
    """A hint that leaves the rule of thumb tells what the search saw, not the sentence against itself."""
    session = shamble.new("walkingdead", seats=2, seed=5)
    steady = Steady()
    own = searched = 0
    while session.decision is not None and not (own and searched):
        seat = session.decision.seat
        position = Position.of(session, luck=False)
        hint, *_ = replied(AdviceRequest(position, seat, 5.0))
        if hint.key == replied(AdviceRequest(position, seat, 0.0))[0].key:
            own += 1
            assert not hint.reason["id"].startswith("why-imagined")
        else:
            searched += 1
            assert hint.reason["id"].startswith("why-imagined")
            assert hint.seen is msgspec.UNSET
        session.play(steady.choose(session, seat))
    assert own
    assert searched


def replied(request: AdviceRequest) -> list[AdviceView]:
    return msgspec.json.decode(advise(msgspec.json.encode(request)), type=AdviceReply).advice


def test_the_table_is_told_that_its_bots_do_not_search(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "search_seconds", lambda self, most: 0.0)
    made = here.make("here", "bot:keen")
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        line = until_note(ada)
        assert (line["seat"], line["note"]) == (1, {"id": "note-hasty", "args": {"seat": 2}})
