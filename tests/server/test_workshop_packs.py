"""Packs on the server: odd archives, uploads, limits of size and time."""

from __future__ import annotations

import io
import tempfile
import threading
import warnings
import zipfile
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shamble.content.pack_files import bundle
from shamble.core.errors import ContentError
from shamble.server.workshop.workshop_jobs import MissionAnswer, PackJob, do_pack
from shamble.workshop.mission_toml import read_mission, write_mission
from shamble.workshop.templates import write_template
from tests.server.table import EASY, house
from tests.workshop.broken_content import MISSION

AUTHOR = {"authorization": "Bearer " + "a" * 24}


def odd_packs() -> dict[str, list[tuple[str, str]]]:
    """Files of packs that are refused, by words of the refusal."""
    row = '[[card]]\nid = "{}"\nstandard = 1\nkind = "item"\n'
    info = 'id = "{}"\n'
    return {
        "is in the pack twice": [("equipment.toml", row.format("a")), ("equipment.toml", row.format("b"))],
        "'EQUIPMENT.toml' is in the pack twice": [("equipment.toml", ""), ("EQUIPMENT.toml", "")],
        "lies in a file of the pack": [("a.toml", ""), ("a.toml/b.toml", "")],
        "'a\\x01.toml' does not belong": [("a\x01.toml", "")],
        "'C:/a.toml' does not belong": [("C:/a.toml", "")],
        "does not belong": [("a" * 300 + ".toml", "")],
        "id '../x' should be": [("pack.toml", info.format("../x"))],
        "id '' should be": [("pack.toml", info.format(""))],
        "id '<b>' should be": [("pack.toml", info.format("<b>"))],
        "should be one line": [("pack.toml", 'id = "a"\nauthor = "' + "x" * 500 + '"')],
        "more than 20 languages": [
            ("pack.toml", 'id = "a"\n[title]\n' + "".join(f'l{number} = "x"\n' for number in range(30)))
        ],
        "id '../x'": [("equipment.toml", row.format("../x"))],
        "equipment.toml: not TOML": [("equipment.toml", "x = [")],
        "the pack: there is no .toml": [],
        "there is no language": [("texts/xx.ftl", "a = b")],
    }


@pytest.mark.parametrize("words", odd_packs())
def test_an_odd_pack_is_refused_without_a_word_about_this_machine(words: str) -> None:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about the name that comes twice
        for name, text in odd_packs()[words]:
            archive.writestr(name, text)
    job = msgspec.json.encode(PackJob(b64encode(held.getvalue()).decode()))
    answer = msgspec.json.decode(do_pack(job), type=MissionAnswer)
    assert words in answer.error
    assert "shamble-upload" not in answer.error
    assert tempfile.gettempdir() not in answer.error


def test_a_pack_is_uploaded_and_switched_on(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    write_template("card", folder)
    with house(tmp_path) as here:
        sent = here.client.post("/api/workshop/packs", content=bundle(folder), headers=AUTHOR)
        assert sent.status_code == 200, sent.text
        (row,) = here.client.get("/api/workshop/missions").json()["missions"]
        assert (row["kind"], row["games"], row["rows"]) == ("pack", ["zombicide2"], {"equipment": 1})
        plan = {"game": "zombicide2", "seats": [{"kind": "here"}], "settings": {"mission": "m0"}}
        made = here.client.post("/api/workshop/play", json={"plan": plan, "packs": [row["key"]]}).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        kept = here.client.get(f"/api/tables/{made['table']}/export", headers=headers).json()
        assert "lump-hammer" in str(kept)
        texts = here.client.get(f"/api/tables/{made['table']}/texts/de", headers=headers).json()
        assert "card-lump-hammer = Fäustel" in texts["ftl"]
        assert texts["kinds"]["lump-hammer"] == "card-lump-hammer"
        assert here.client.get(f"/api/tables/{made['table']}/texts/xx", headers=headers).status_code == 404
        assert here.client.get(f"/api/tables/{made['table']}/texts/de", headers=AUTHOR).status_code == 401
        page = here.client.get(f"/api/tables/{made['table']}/replay?from=0&to=1", headers=headers).json()
        assert page["content"]
        for data in (b"", b"PK", b"x" * 2000):
            assert here.client.post("/api/workshop/packs", content=data, headers=AUTHOR).status_code == 422
        write_template("skill", tmp_path / "code")
        code = bundle(tmp_path / "code", (tmp_path / "code" / "second_wind.py",))
        refused = here.client.post("/api/workshop/packs", content=code, headers=AUTHOR)
        assert (refused.status_code, "code" in refused.json()["message"]) == (422, True)


def test_the_missions_of_a_pack_are_listed_and_played(tmp_path: Path) -> None:
    write_template("pack", tmp_path / "pack")
    with house(tmp_path) as here:
        sent = here.client.post("/api/workshop/packs", content=bundle(tmp_path / "pack"), headers=AUTHOR)
        assert sent.status_code == 200, sent.text
        (row,) = here.client.get("/api/workshop/missions").json()["missions"]
        (listed,) = row["missions"]["zombicide2"]
        told = here.client.get(f"/api/workshop/packs/{row['key']}").json()["missions"]
        (mission,) = told["zombicide2"]
        assert mission["id"] == listed["id"]
        assert mission["title"] == listed["title"]
        assert mission["plan"]["street"]
        assert mission["teams"]["1"] == 6
        plan = {"game": "zombicide2", "seats": [{"kind": "here"}], "settings": {"mission": listed["id"]}}
        made = here.client.post("/api/workshop/play", json={"plan": plan, "packs": [row["key"]]})
        assert made.status_code == 200, made.text
        kept = here.client.post(
            "/api/workshop/missions", json={"game": "zombicide2", "mission": MISSION}, headers=AUTHOR
        )
        assert here.client.get(f"/api/workshop/packs/{kept.json()['id']}").status_code == 404
        listed = here.client.get("/api/workshop/missions", headers=AUTHOR).json()["missions"]
        assert [one["tiles"] for one in listed if one.get("kind") != "pack"] == [["1R", "2R"]]


def archive_of(*files: tuple[str, str]) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files:
            archive.writestr(name, text)
    return held.getvalue()


def test_a_pack_of_many_missions_is_refused_before_they_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[Any] = []
    monkeypatch.setattr("shamble.server.workshop.workshop_jobs.check", lambda *args, **more: checked.append(args))
    text = write_mission(MISSION)
    files = [
        (f"missions/m{number}.toml", text.replace(MISSION["id"], f"{MISSION['id']}-{number}")) for number in range(70)
    ]
    job = msgspec.json.encode(PackJob(b64encode(archive_of(*files)).decode()))
    assert msgspec.json.decode(do_pack(job), type=MissionAnswer).error == "a pack on the shelf has at most 60 missions"
    assert not checked


def test_one_pack_of_an_address_is_checked_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_template("card", tmp_path / "pack")
    entered, go_on = threading.Event(), threading.Event()

    def slow(data: bytes) -> bytes:
        entered.set()
        assert go_on.wait(30)
        return do_pack(data)

    monkeypatch.setattr("shamble.server.http.workshop_routes.do_pack", slow)
    with house(tmp_path) as here, ThreadPoolExecutor(1) as other:

        def send() -> Any:
            return here.client.post("/api/workshop/packs", content=bundle(tmp_path / "pack"), headers=AUTHOR)

        first = other.submit(send)
        try:
            assert entered.wait(30)
            second = send()
        finally:
            go_on.set()
        assert (second.status_code, second.json()["code"]) == (429, "rate")
        assert int(second.headers["retry-after"]) >= 1
        assert first.result().status_code == 200
        assert send().status_code == 200


@pytest.mark.parametrize(
    "text",
    ["a" + ".a" * 50_000 + " = 1", "x = {a" + ".a" * 5_000 + " = 1}", "a = " + "[" * 900],
    ids=["dots", "dots in a value", "brackets"],
)
def test_deep_toml_is_refused_in_words(text: str) -> None:
    job = msgspec.json.encode(PackJob(b64encode(archive_of(("pack.toml", text))).decode()))
    said = msgspec.json.decode(do_pack(job), type=MissionAnswer).error
    assert said in ("pack.toml: a line has more than 100 dots", "pack.toml: not TOML: nested too deeply")
    with pytest.raises(ContentError, match=r"^(a line has more than 100 dots|not TOML: nested too deeply)$"):
        read_mission(text[:29_000])


def test_packs_have_a_budget_of_time(tmp_path: Path) -> None:
    write_template("card", tmp_path / "pack")
    with house(tmp_path, limits=msgspec.structs.replace(EASY, import_cpu_per_minute=0.001)) as here:
        sent = [
            here.client.post("/api/workshop/packs", content=bundle(tmp_path / "pack"), headers=AUTHOR) for _ in range(2)
        ]
        assert [answer.status_code for answer in sent] == [200, 429]
        assert int(sent[1].headers["retry-after"]) >= 1
