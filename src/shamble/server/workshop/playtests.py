"""Playtests on the server: games in worker processes, with progress and cancel.

A playtest lives in the process that started it. With several processes on one database its id begins with the number of
that process, and requests about it are forwarded there.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import msgspec

from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.server.process.limits import network
from shamble.server.protocol.refusals import Refuse
from shamble.server.storage.stored_rows import OwnedElsewhere
from shamble.server.tables.lobby import Lobby
from shamble.server.tables.worker_pool import Workers
from shamble.server.workshop.workshop_jobs import TestJob, do_test
from shamble.workshop.playtest import CHUNK, NEVER, Arm
from shamble.workshop.playtest_report import usual_games

KEPT: Final = 40
"""Number of playtests that the server remembers; the oldest finished ones are forgotten first."""
GAMES: Final = 1000
"""Largest number of games of one playtest."""
CHUNK_SECONDS: Final = 120.0
"""Seconds that a chunk of games may take."""
RETRY_SECONDS: Final = 30.0
"""Seconds after which somebody may try again to start a playtest."""


class Playtest:
    """A playtest of one mission: its progress, and the records of the finished games."""

    def __init__(
        self, id: str, starter: str, address: str, game: str, mission: dict[str, Any], arms: list[tuple[Arm, int]]
    ) -> None:
        self.id = id
        self.starter = starter
        """The stored form of the secret of the person who started it (`author_of`)."""
        self.address = address
        """The address of that person, as limits count it (`network`)."""
        self.game = game
        self.mission = mission
        self.arms = arms
        self.total = sum(games for _, games in arms)
        self.left_out = 0
        """Number of games that cannot be played, because the mission is for fewer players."""
        self.earlier: list[dict[str, Any]] = []
        """Records of the games of the version to compare with, on the same seeds: those of a former test, complete from
        the start, or those of `other`, which this test adds one by one."""
        self.other: dict[str, Any] | None = None
        """The mission's file in another version, which this test plays too; None without one, and when `earlier` comes
        from a former test."""
        self.others: list[tuple[Arm, int]] = []
        """The set-ups in which this test plays the other version, each with its number of games."""
        self.names: list[str] = []
        """The names of both versions, the other one first."""
        self.records: list[dict[str, Any]] = []
        self.report: dict[str, Any] | None = None
        self.problem = ""
        self.task: asyncio.Task[None] | None = None
        self.cancelled = False
        self.pages: dict[str, asyncio.Task[str]] = {}
        """The report as a page, by language, made at the first request."""

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()

    def plain(self) -> dict[str, Any]:
        """Progress and report as the browser receives them. Only games that this test plays itself count."""
        games_of_other = sum(games for _, games in self.others)
        played_of_other = len(self.earlier) if self.other is not None else 0
        return {
            "id": self.id,
            "done": len(self.records) + played_of_other,
            "total": self.total + games_of_other - self.left_out,
            "running": self.running,
            "problem": self.problem,
            "report": self.report,
        }

    def job(self, **more: Any) -> TestJob:
        arms = [(arm.plain(), games) for arm, games in self.arms]
        return TestJob(self.game, self.mission, arms, earlier=self.earlier, names=self.names, **more)


class Playtests:
    """All playtests of this process. They share a pool of worker processes of their own, so that no bot waits."""

    def __init__(self, lobby: Lobby, workers: Workers) -> None:
        self.lobby = lobby
        self.workers = workers
        self.tests: dict[str, Playtest] = {}

    def find(self, id: str) -> Playtest:
        """The playtest with that id. Raises OwnedElsewhere if another process on the same database runs it."""
        if id in self.tests:
            return self.tests[id]
        owner, relay = id.partition("-")[0], self.lobby.relay
        others = {str(number) for number in relay.alive} - {str(self.lobby.storage.owner)} if relay is not None else ()
        if owner in others:
            raise OwnedElsewhere(int(owner))
        raise Refuse("missing", 404, "there is no such test")

    def check_room(self, address: str) -> None:
        """Refuses a further playtest while too many are running."""
        running = [test for test in self.tests.values() if test.running]
        if sum(test.address == network(address) for test in running) >= self.lobby.limits.playtests_per_address:
            raise Refuse("rate", 429, "your other tests are still running", RETRY_SECONDS)
        if len(running) >= self.lobby.limits.playtests:
            raise Refuse("rate", 429, "many tests are running: try again later", RETRY_SECONDS)

    def start(
        self,
        starter: str,
        address: str,
        game: str,
        mission: dict[str, Any],
        games: int,
        against: Playtest | None = None,
        other: tuple[str, dict[str, Any]] | None = None,
    ) -> Playtest:
        """Starts a playtest. `against`: an earlier one, of another version of the mission, to compare with. `other`:
        name and file of another version, which is played on the same seeds."""
        if game not in registry.ids():
            raise Refuse("missing", 404, "there is no such game")
        self.check_room(address)
        self.forget()
        owner = self.lobby.storage.owner
        id = secrets.token_hex(16) if owner is None else f"{owner}-{secrets.token_hex(16)}"
        arms = arms_for(mission, list(registry.find(game).seats), games)
        test = Playtest(id, starter, network(address), game, mission, arms)
        if against is not None:
            test.earlier = usual_games(against.records, [arm for arm, _ in against.arms])
        if other is not None:
            name, test.other = other
            test.names = [name, str(mission["id"])]
            usual = [(arm, n) for arm, n in arms if not arm.ignores and not arm.never and arm.team == "best"]
            allowed = test.other.get("seats")
            test.others = [(arm, n) for arm, n in usual if not allowed or arm.seats in allowed]
        self.tests[id] = test
        test.task = asyncio.get_running_loop().create_task(self.play(test))
        return test

    def forget(self) -> None:
        """Removes the oldest finished playtests, so that there is room for one more."""
        for id in [id for id, test in self.tests.items() if not test.running][: max(0, len(self.tests) - KEPT + 1)]:
            del self.tests[id]

    async def play(self, test: Playtest) -> None:
        """Plays all chunks, as many at a time as there are workers, and makes the report."""
        chunks = [
            (mission, records, arm, list(range(1 + first, 1 + min(first + CHUNK, games))))
            for mission, records, arms in (
                (test.mission, test.records, test.arms),
                (test.other or {}, test.earlier, test.others),
            )
            for arm, games in arms
            for first in range(0, games, CHUNK)
        ]
        gate = asyncio.Semaphore(max(1, self.workers.count))

        async def play_chunk(
            mission: dict[str, Any], records: list[dict[str, Any]], arm: Arm, seeds: list[int]
        ) -> None:
            async with gate:
                if test.cancelled or test.problem:
                    return
                job = TestJob(test.game, mission, [(arm.plain(), len(seeds))], seeds)
                try:
                    answer = await self.workers.run(do_test, job, CHUNK_SECONDS, patient=True)
                    played = msgspec.json.decode(answer)
                    records += played
                    test.left_out += len(seeds) - len(played)
                except ShambleError as reason:
                    test.problem = str(reason)

        await asyncio.gather(*[play_chunk(*chunk) for chunk in chunks])
        if test.records:
            test.records.sort(key=lambda record: (record["arm"], record["seed"]))
            try:
                answer = await self.workers.run(do_test, test.job(records=test.records), CHUNK_SECONDS)
                test.report = msgspec.json.decode(answer)
            except ShambleError as reason:
                test.problem = str(reason)

    async def page(self, test: Playtest, lang: str) -> str:
        """The report as an HTML page."""
        if not test.records or test.running:
            raise Refuse("missing", 404, "the test is still running")
        if lang not in test.pages:
            test.pages[lang] = asyncio.create_task(self._page(test, lang))
        try:
            return await asyncio.shield(test.pages[lang])
        except ShambleError as reason:
            test.pages.pop(lang, None)
            raise Refuse("rate", 503, str(reason), RETRY_SECONDS) from None

    async def _page(self, test: Playtest, lang: str) -> str:
        answer = await self.workers.run(do_test, test.job(records=test.records, lang=lang), CHUNK_SECONDS)
        return str(msgspec.json.decode(answer)["html"])

    async def save(self, test: Playtest, name: str) -> bytes:
        """The save of one of the games worth watching."""
        watch = (test.report or {}).get("watch", {})
        if name not in watch:
            raise Refuse("missing", 404, "there is no such game")
        game = watch[name]
        job = TestJob(test.game, test.mission, [(game["arm"], 1)], [int(game["seed"])], save=True)
        try:
            return await self.workers.run(do_test, job, CHUNK_SECONDS)
        except ShambleError as reason:
            raise Refuse("rate", 503, str(reason), RETRY_SECONDS) from None

    async def close(self) -> None:
        """Cancels all playtests and ends their worker processes."""
        for test in self.tests.values():
            test.cancelled = True
            if test.task is not None:
                test.task.cancel()
        self.workers.stop()


def arms_for(mission: dict[str, Any], seats: list[int], games: int) -> list[tuple[Arm, int]]:
    """The arms of a test with about this many games: numbers of players, teams, and each special
    rule, each goal and each of some actions ignored."""
    allowed = [n for n in seats if not mission.get("seats") or n in mission["seats"]] or seats[:1]
    two = 2 if 2 in allowed else allowed[0]
    few = max(4, min(games, GAMES) // 10)
    arms = [(Arm(n), few if n != two else few * 3) for n in allowed]
    arms += [(Arm(two, team), few) for team in ("worst", "random")]
    ignored = [f"special:{index}" for index in range(len(mission.get("special") or []))]
    if len(mission.get("goals") or []) > 1:
        ignored += [f"goal:{index}" for index in range(len(mission["goals"]))]
    arms += [(Arm(two, "best", entry), few) for entry in ignored]
    arms += [(Arm(two, "best", "", (verb,)), few) for verb in NEVER]
    return arms
