"""The workshop on the server: checks during editing, files, stored missions, tables, playtests and the shelf."""

from __future__ import annotations

import asyncio
import json
import time
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.server.http.workshop_routes import Workshop
from shamble.server.net.security import hash_of
from shamble.server.tables.worker_pool import JobFailed
from shamble.server.workshop.mission_shelf import MissionShelf, StoredMission, author_of
from shamble.server.workshop.playtests import Playtest, Playtests
from shamble.workshop.mission_toml import read_mission, write_mission
from tests.server.conftest import Fresh
from tests.server.table import EASY, House, house
from tests.workshop.broken_content import MISSION, SHORT

AUTHOR = {"authorization": "Bearer " + "a" * 24}
OTHER = {"authorization": "Bearer " + "b" * 24}


def body(**more: Any) -> dict[str, Any]:
    return {"game": "zombicide2", "mission": MISSION, **more}


def test_the_kit_has_everything(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        for game in ("zombicide1", "zombicide2", "marvel"):
            kit = here.client.get(f"/api/workshop/kit/{game}/de").json()
            assert len(kit["tiles"]) >= 9
            assert all(tile["plan"]["street"] or tile["plan"]["room"] for tile in kit["tiles"])
            assert {"objectives", "exit"} <= {goal["id"] for goal in kit["goals"]}
            deadline = next(rule for rule in kit["special"] if rule["id"] == "deadline")
            assert deadline["fields"]["rounds"] == {"types": ["number"], "required": True, "least": 1}
        assert here.client.get("/api/workshop/kit/dawn/en").status_code == 404
        ours = here.client.get("/api/workshop/ours/zombicide2/m4").json()
        assert ours["mission"]["id"] == "m4"


def test_problems_are_told_at_their_place(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        told = here.client.post("/api/workshop/check", json=body()).json()
        assert (told["problems"], told["playable"]) == ([], True)
        assert "a1.r2" in [name for zone in told["board"]["zones"] for name in zone["names"]]
        assert told["goals"][0]["text"]
        broken = {**MISSION, "spawns": [*MISSION["spawns"], {"zone": "a1.snw"}]}
        told = here.client.post("/api/workshop/check", json=body(mission=broken, lang="de")).json()
        assert [(row["key"], row["zone"], row["text"]) for row in told["problems"]] == [
            ("spawns", "a1.snw", "a1.snw ist zweimal Brutzone")
        ]
        told = here.client.post("/api/workshop/check", json=body(mission={**MISSION, "goals": ["x"]})).json()
        assert told["problems"][0]["key"] == "goals"
        assert told["board"] is not None, "the tiles alone are drawn"
        assert here.client.post("/api/workshop/check", json=body(mission={})).json()["playable"] is False
        assert here.client.post("/api/workshop/check", json=body(mission=[])).status_code == 422
        assert here.client.post("/api/workshop/check", json=body(game="dawn")).status_code == 422


def test_files_are_read_and_written(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        text = write_mission(MISSION)
        told = here.client.post("/api/workshop/read", json={"text": text}).json()
        assert told["mission"] == MISSION
        assert here.client.post("/api/workshop/read", json={"text": "x = ["}).status_code == 422
        noted = text.replace("minutes = 45", "minutes = 45  # an evening")
        changed = {**MISSION, "survivors": 4}
        again = here.client.post("/api/workshop/write", json=body(mission=changed, text=noted)).json()["text"]
        assert "minutes = 45  # an evening" in again
        assert tomllib.loads(again)["mission"][0] == changed


def test_a_round_trip_keeps_every_mission_of_ours() -> None:
    from shamble.city.game import CityGame
    from shamble.core import registry

    for game in registry.games():
        if not isinstance(game, CityGame):
            continue
        for mission in game.library.values():
            row = {key: value for key, value in mission.row.items() if value is not None}
            assert read_mission(write_mission(row)) == row
        assert game.folder is not None
        for path in (game.folder / "missions").glob("*.toml"):
            text = path.read_text(encoding="utf-8")
            row = tomllib.loads(text)["mission"][0]
            assert write_mission(row, text) == text


def test_missions_belong_to_their_author(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        assert here.client.post("/api/workshop/missions", json=body()).status_code == 401
        id = here.client.post("/api/workshop/missions", json=body(), headers=AUTHOR).json()["id"]
        assert here.client.get("/api/workshop/missions").json()["missions"] == []
        assert len(here.client.get("/api/workshop/missions", headers=AUTHOR).json()["missions"]) == 1
        assert here.client.post("/api/workshop/missions", json=body(id=id), headers=OTHER).status_code == 401
        shared = body(id=id, shared=True)
        assert here.client.post("/api/workshop/missions", json=shared, headers=AUTHOR).json()["id"] == id
        broken = body(mission={**MISSION, "start": []}, shared=True)
        assert here.client.post("/api/workshop/missions", json=broken, headers=AUTHOR).status_code == 422
        rated = here.client.post(
            f"/api/workshop/missions/{id}/comments", json={"text": "Good", "name": "Bo"}, headers=OTHER
        )
        assert rated.json()["comments"][0]["text"] == "Good"
        (row,) = here.client.get("/api/workshop/missions?game=zombicide2").json()["missions"]
        assert (row["stars"], row["ratings"], row["plays"], row["own"]) == (0.0, 0, 0, False)
        plan = {"game": "zombicide2", "seats": [{"kind": "here"}, {"kind": "bot"}]}
        made = here.client.post("/api/workshop/play", json={"plan": plan, "id": id})
        assert made.status_code == 200, made.text
        assert made.json()["table"]
        assert here.client.get("/api/workshop/missions").json()["missions"][0]["plays"] == 0, "it is not finished"
        assert here.client.get(f"/api/workshop/missions/{id}").json()["mission"] == MISSION
        assert here.client.delete(f"/api/workshop/missions/{id}", headers=OTHER).status_code == 401
        assert here.client.delete(f"/api/workshop/missions/{id}", headers=AUTHOR).status_code == 200
        assert here.client.get(f"/api/workshop/missions/{id}").status_code == 404
        assert here.client.get("/api/workshop/missions/..").status_code == 404


@pytest.mark.parametrize("won", [False, True])
def test_a_finished_game_counts_and_may_be_rated(tmp_path: Path, won: bool) -> None:
    # Both are over after one round: that round is the goal, or the deadline.
    goals = [{"type": "endure", "rounds": 1}] if won else MISSION["goals"]
    mission = {**SHORT, "survivors": 1, "seats": [1], "goals": goals}
    mission = {key: value for key, value in mission.items() if key != "special" or not won}
    with house(tmp_path) as here:
        kept = body(mission=mission, shared=True)
        id = here.client.post("/api/workshop/missions", json=kept, headers=AUTHOR).json()["id"]
        plan = {"game": "zombicide2", "seats": [{"kind": "here"}], "seed": 5}
        made = here.client.post("/api/workshop/play", json={"plan": plan, "id": id}).json()
        other = here.client.post("/api/workshop/play", json={"plan": plan, "id": id}).json()

        def rate(*seats: tuple[str, str], secret: str = "b" * 24) -> tuple[int, str]:
            path = f"/api/workshop/missions/{id}/comments"
            answer = here.client.post(
                path, json={"stars": 4, "seats": seats}, headers={"authorization": f"Bearer {secret}"}
            )
            return answer.status_code, answer.json().get("message", "")

        def shown() -> tuple[int, int, float, int]:
            (row,) = here.client.get("/api/workshop/missions").json()["missions"]
            return row["plays"], row["wins"], row["stars"], row["ratings"]

        mine = (made["table"], made["token"])
        refused = (403, "only people who have finished a game of this mission can give it stars")
        assert rate(mine) == refused
        with here.sit(*mine) as player:
            for _ in range(60):
                if player.view["result"] is not None:
                    break
                player.play(-1)
            assert player.view["result"]["won"] is won
        assert shown() == (1, int(won), 0.0, 0)
        assert rate() == refused
        assert rate((made["table"], made["spectate"]), (other["table"], other["token"]), ("../x", "y")) == refused
        assert rate((other["table"], other["token"]), mine) == (200, "")
        assert rate(mine, secret="c" * 24) == (200, ""), "another secret, the same game: it replaces the first rating"
        assert shown() == (1, int(won), 4.0, 1)


def test_a_playtest_runs_and_its_games_are_watched(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        assert here.client.post("/api/workshop/tests", json={**body(), "games": 5}, headers=AUTHOR).status_code == 422
        test = start(here)
        told = finished(here, test)
        assert told["done"] == told["total"] == told["report"]["games"]
        page = here.client.get(f"/api/workshop/tests/{test['id']}/report/en")
        assert "<svg" in page.text
        name = next(iter(told["report"]["watch"]))
        made = here.client.post(f"/api/workshop/tests/{test['id']}/watch", json={"name": name}, headers=AUTHOR)
        assert made.status_code == 200, made.text
        wrong = here.client.post(f"/api/workshop/tests/{test['id']}/watch", json={"name": "x"}, headers=AUTHOR)
        assert wrong.status_code == 404
        assert here.client.delete("/api/workshop/tests/none", headers=AUTHOR).status_code == 404


def test_two_versions_are_compared_on_the_same_seeds(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        before = start(here)
        assert "compare" not in finished(here, before)["report"]
        kept = {key: value for key, value in SHORT.items() if key != "special"}
        easier = {**kept, "goals": [{"type": "endure", "rounds": 1}]}
        after = start(here, mission=easier, against=before["id"])
        report = finished(here, after)["report"]
        same = start(here, mission=easier, against=after["id"])
        unchanged = finished(here, same)["report"]["compare"]
        page = here.client.get(f"/api/workshop/tests/{after['id']}/report/de").text
        wrong = {**body(mission=SHORT), "games": 10, "against": before["id"]}
        assert here.client.post("/api/workshop/tests", json=wrong, headers=OTHER).status_code == 401
        gone = {**wrong, "against": "none"}
        assert here.client.post("/api/workshop/tests", json=gone, headers=AUTHOR).status_code == 404
    both = report["compare"]
    assert (both["a"]["rate"]["won"], both["b"]["rate"]["won"]) == (0, both["b"]["rate"]["games"])
    change = both["difference"]
    assert (change["games"], change["mean"], change["high"]) == (both["b"]["rate"]["games"], 1.0, 1.0)
    assert 0.5 < change["low"] < 1.0, "few games leave room for a smaller difference"
    assert unchanged["difference"]["mean"] == 0.0
    assert "vorher" in page


def start(here: House, headers: dict[str, str] = AUTHOR, **more: Any) -> Any:
    plan = {**body(mission=SHORT), "games": 10, **more}
    answer = here.client.post("/api/workshop/tests", json=plan, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


def finished(here: House, test: dict[str, Any]) -> Any:
    """The progress of a playtest once it has ended."""
    for _ in range(600):
        told = here.client.get(f"/api/workshop/tests/{test['id']}", headers=AUTHOR).json()
        if not told["running"]:
            break
        time.sleep(0.1)
    assert told["problem"] == ""
    return told


@pytest.fixture
def slow_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaces playtests by ones that never finish a game."""

    async def wait(self: Playtests, test: Playtest) -> None:
        while not test.cancelled:
            await asyncio.sleep(0.01)

    monkeypatch.setattr(Playtests, "play", wait)


@pytest.mark.usefixtures("slow_games")
def test_a_playtest_belongs_to_whoever_started_it(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        assert here.client.post("/api/workshop/tests", json={**body(mission=SHORT), "games": 10}).status_code == 401
        path = f"/api/workshop/tests/{start(here)['id']}"
        for headers in ({}, OTHER):
            assert here.client.get(path, headers=headers).status_code == 401
            assert here.client.delete(path, headers=headers).status_code == 401
            assert here.client.post(f"{path}/watch", json={"name": "x"}, headers=headers).status_code == 401
        assert here.client.get(path, headers=AUTHOR).json()["running"] is True
        assert here.client.delete(path, headers=AUTHOR).status_code == 200


@pytest.mark.usefixtures("slow_games")
@pytest.mark.parametrize("limit", ["playtests", "playtests_per_address"])
def test_a_playtest_too_many_is_refused_before_any_work(
    tmp_path: Path, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house(tmp_path, limits=msgspec.structs.replace(EASY, **{limit: 1})) as here:
        start(here)
        worked: list[object] = []

        async def job(self: Workshop, request: Any, job: Any) -> Any:
            worked.append(job)

        monkeypatch.setattr(Workshop, "job", job)
        answer = here.client.post("/api/workshop/tests", json={**body(mission=SHORT), "games": 10}, headers=OTHER)
        assert (answer.status_code, worked) == (429, [])
        assert int(answer.headers["retry-after"]) >= 1


@pytest.mark.usefixtures("slow_games")
def test_any_process_tells_and_cancels_a_playtest(tmp_path: Path, fresh: Fresh) -> None:
    database = fresh()
    with house(tmp_path, name=database) as here, house(tmp_path, name=database) as there:
        path = f"/api/workshop/tests/{start(here)['id']}"
        told = there.client.get(path, headers=AUTHOR)
        assert (told.status_code, told.json()["running"]) == (200, True)
        assert there.client.get(path, headers=OTHER).status_code == 401
        assert there.client.delete(path, headers=AUTHOR).status_code == 200
        while here.client.get(path, headers=AUTHOR).json()["running"]:
            time.sleep(0.01)
        assert there.client.get("/api/workshop/tests/77-abc", headers=AUTHOR).status_code == 404


def test_every_refusal_of_a_hurry_tells_when_to_come_again(tmp_path: Path) -> None:
    slow = dict.fromkeys(("tables_per_minute", "drawings_per_minute", "missions_per_minute", "checks_per_minute"), 0.5)
    with house(tmp_path, limits=msgspec.structs.replace(EASY, tokens_per_minute=1.0, **slow)) as here:
        plan = {"game": "zombicide2", "seats": [{"kind": "here"}]}
        asked = [
            here.client.post("/api/tables", json=plan),
            here.client.post("/api/tables/import", content=b"{}"),
            here.client.post("/api/qr", json={"text": "x"}),
            here.client.post("/api/workshop/check", json=body()),
            here.client.post("/api/workshop/missions", json=body(), headers=AUTHOR),
            here.client.post("/api/workshop/play", json={"plan": plan}),
            here.client.post("/api/workshop/tests", json=body(), headers=AUTHOR),
            [here.get("/api/tables/nowhere/export", "x") for _ in range(2)][1],
        ]
        for answer in asked:
            assert answer.status_code == 429, answer.url
            assert int(answer.headers["retry-after"]) >= 1, answer.url


def test_the_shelf_comes_in_pages_and_costs(tmp_path: Path) -> None:
    with house(
        tmp_path, limits=msgspec.structs.replace(EASY, address_cost_burst=40.0, address_cost_per_second=0.1)
    ) as here:

        async def fill() -> None:
            shelf = MissionShelf(here.lobby.storage)
            for number in range(70):
                info = json.dumps({"id": f"m{number}", "plan": {"street": "M 0 0 " * 60}})
                author = author_of(f"{number // 30}" * 24)
                await shelf.keep(
                    None, StoredMission("", author, "zombicide2", "x" * 20_000, "{}", info, 1, 0.0, number)
                )

        here.run(fill)
        pages = [here.client.get(f"/api/workshop/missions?page={page}").json() for page in range(3)]
        assert [(len(page["missions"]), page["more"]) for page in pages] == [(30, True), (30, True), (10, False)]
        assert len({row["key"] for page in pages for row in page["missions"]}) == 70
        assert here.client.get("/api/workshop/missions?page=x").status_code == 422
        answer = [here.client.get("/api/workshop/missions") for _ in range(5)][-1]
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) >= 1


@pytest.mark.parametrize("path", ["check", "read", "write", "missions", "play", "tests"])
def test_nonsense_is_refused(tmp_path: Path, path: str) -> None:
    with house(tmp_path) as here:
        for data in (b"", b"[]", b"{", b'{"game": 5}', b"\xff"):
            answer = here.client.post(f"/api/workshop/{path}", content=data, headers=AUTHOR)
            assert answer.status_code in (400, 422)
            assert answer.json()["code"]


@pytest.mark.parametrize("path", ["check", "missions", "write", "read"])
def test_checks_have_a_budget_of_time(tmp_path: Path, path: str) -> None:
    with house(tmp_path, limits=msgspec.structs.replace(EASY, import_cpu_per_minute=0.00001)) as here:
        wish = {"text": write_mission(MISSION)} if path == "read" else body()
        sent = [here.client.post(f"/api/workshop/{path}", json=wish, headers=AUTHOR) for _ in range(3)]
        assert sent[-1].status_code == 429
        assert sent[-1].json()["code"] == "rate"
        assert int(sent[-1].headers["retry-after"]) >= 1


def test_a_job_that_fails_tells_nothing_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any, **__: Any) -> bytes:
        raise JobFailed("MemoryError: ")

    with house(tmp_path) as here:
        monkeypatch.setattr(here.lobby.openers, "run", fail)
        for _ in range(3):
            answer = here.client.post("/api/workshop/packs", content=b"x", headers=AUTHOR)
            assert (answer.status_code, answer.json()["message"]) == (422, "checking it takes too much time or memory")
    assert [record.getMessage() for record in caplog.records] == ["a pack cannot be checked: MemoryError: "]


def test_published_playtests_are_pages_whose_style_the_policy_allows(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        index = here.client.get("/api/workshop/published/walkingdead/de")
        assert "standard-expert" in index.text
        page = here.client.get("/api/workshop/published/walkingdead/standard-expert/en")
        style = page.text.partition("<style>")[2].partition("</style>")[0]
        assert hash_of(style) in page.headers["content-security-policy"]
        assert "style=" not in page.text
        assert here.client.get("/api/workshop/published/walkingdead/nothing/en").status_code == 404
        sheet = here.client.post("/api/workshop/sheet", json=body(lang="de"))
        assert "Eckladen" in sheet.text
        style = sheet.text.partition("<style>")[2].partition("</style>")[0]
        assert hash_of(style) in sheet.headers["content-security-policy"]
        assert here.client.post("/api/workshop/sheet", json=body(mission={})).status_code == 422
