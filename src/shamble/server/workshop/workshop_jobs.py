"""Jobs of the workshop for worker processes: check a mission, read and write its file, play chunks of a playtest."""

from __future__ import annotations

import time
from base64 import b64decode
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from msgspec import Struct

from shamble.city.game import CityGame
from shamble.content.pack_files import unpack
from shamble.content.packs import StackedPacks, find_pack
from shamble.core import registry
from shamble.core.errors import ContentError, ShambleError
from shamble.server.protocol.http_bodies import MissionInfo
from shamble.server.views.catalogue import briefings
from shamble.workshop.content_check import check
from shamble.workshop.editor import inspect
from shamble.workshop.mission_sheet import sheet_page
from shamble.workshop.mission_toml import read_mission, write_mission
from shamble.workshop.playtest import Plan, play_chunk, read_arm, save_of, seats_of
from shamble.workshop.playtest_page import page
from shamble.workshop.playtest_report import compare, usual_games
from shamble.workshop.playtest_report import report as make_report
from shamble.workshop.problems import say

PACK_MISSIONS: Final = 60
"""Largest number of missions of an uploaded pack. Checking one takes some hundredths of a second."""


class MissionJob(Struct):
    """A job about one mission. `what`: check, read, write or sheet. `text`: the TOML of the file, if any."""

    what: str
    game: str
    mission: dict[str, Any] = {}
    text: str = ""
    lang: str = "en"


class MissionAnswer(Struct):
    """The result of a job. `error`: one line for the person; empty if it succeeded. `seconds`: its processor time."""

    seconds: float = 0.0
    error: str = ""
    data: dict[str, Any] = {}
    text: str = ""


class PackJob(Struct):
    """An uploaded pack: the archive in base64."""

    data: str


class TestJob(Struct):
    """A chunk of a playtest: games with these seeds. With `save`, the one game is played again and its save returned.
    `arms`: ways to play (`workshop.playtest.Arm` as plain data), each with the number of its games.
    With `records`, the report of all games is made; with `earlier` too, it compares them with those games of another
    version; `names` are the names of both versions, the other one first."""

    game: str
    mission: dict[str, Any]
    arms: list[tuple[dict[str, Any], int]]
    seeds: list[int] = []
    save: bool = False
    records: list[dict[str, Any]] = []
    earlier: list[dict[str, Any]] = []
    names: list[str] = []
    lang: str = ""
    links: dict[str, str] = {}


def city_game(id: str) -> CityGame:
    """The game of this id, if missions can be made for it; `ShambleError` otherwise."""
    game = registry.find(id) if id in registry.ids() else None
    if not isinstance(game, CityGame):
        raise ShambleError("there is no editor for this game")
    return game


def do_mission(data: bytes) -> bytes:
    """Runs a `MissionJob`."""
    begun = time.thread_time()
    job = msgspec.json.decode(data, type=MissionJob)
    try:
        if job.what == "read":
            row = read_mission(job.text)
            answer = MissionAnswer(data=row, text=str(row.get("game", "")))
        elif job.what == "sheet":
            made = game_with(job.game, msgspec.json.encode(job.mission))
            answer = MissionAnswer(text=sheet_page(made, made.library[str(job.mission["id"])], job.lang))
        elif job.what == "write":
            answer = MissionAnswer(text=write_mission(job.mission, job.text))
        else:
            answer = MissionAnswer(data=inspect(city_game(job.game), job.mission, job.lang))
    except ShambleError as reason:
        answer = MissionAnswer(error=str(reason))
    answer.seconds = time.thread_time() - begun
    return msgspec.json.encode(answer)


def do_pack(data: bytes) -> bytes:
    """Runs a `PackJob`: reads and checks an uploaded pack. Code is refused, because nobody has read it."""
    begun = time.thread_time()
    job = msgspec.json.decode(data, type=PackJob)
    folder = ""
    try:
        with TemporaryDirectory(prefix="shamble-upload-") as folder:
            unpack(b64decode(job.data), Path(folder))
            pack = find_pack(Path(folder))
            if pack.brings_code or list(Path(folder).rglob("*.py")):
                raise ContentError("a pack with code cannot be uploaded: whoever runs the server adds it with --trust")
            content = StackedPacks([pack])
            if len(content.overlay["tables"].get("missions", ())) > PACK_MISSIONS:
                raise ContentError(f"a pack on the shelf has at most {PACK_MISSIONS} missions")
            verdict = check(content, play=False)
            bad = [problem.text() for _, problem in verdict.problems if problem.severe]
            if bad:
                raise ContentError(bad[0])
        rows = {name: len(listed) for name, listed in content.overlay["tables"].items()}
        id = pack.id if pack.info else "pack"
        info = {"kind": "pack", "id": id, "title": pack.info.get("title") or {"en": id}, "rows": rows}
        info |= {"author": str(pack.info.get("author", "")), "games": verdict.games}
        missions = {id: listed for id in verdict.games if (listed := pack_missions(id, content.overlay))}
        info["missions"] = {
            id: [{"id": one.id, "title": one.title} for one in listed] for id, listed in missions.items()
        }
        answer = MissionAnswer(data={"info": info, "overlay": content.overlay, "missions": missions})
    except ShambleError as reason:  # the names of the server's folders are nobody's business
        answer = MissionAnswer(error=str(reason).replace(f"{folder}/", "").replace(folder, "the pack"))
    except ValueError:
        answer = MissionAnswer(error="this is not a pack")
    answer.seconds = time.thread_time() - begun
    return msgspec.json.encode(answer)


def pack_missions(id: str, overlay: Mapping[str, Any]) -> list[MissionInfo]:
    """The missions of a pack as the page of a new table of this game shows them."""
    own = {str(row["id"]) for row in overlay["tables"].get("missions", ())}
    return briefings(registry.find(id).with_content(overlay), own) if own else []


@lru_cache(maxsize=4)
def game_with(id: str, mission: bytes) -> CityGame:
    """The game with one mission added; nothing is registered or stored."""
    return city_game(id).with_content({"tables": {"missions": [msgspec.json.decode(mission)]}, "texts": {}})


def do_test(data: bytes) -> bytes:
    """Runs a `TestJob`."""
    job = msgspec.json.decode(data, type=TestJob)
    game = game_with(job.game, msgspec.json.encode(job.mission))
    settings = {"mission": str(job.mission["id"])}
    arms = [(read_arm(arm), n) for arm, n in job.arms]
    if job.save:
        return msgspec.json.encode(save_of(game, settings, arms[0][0], job.seeds[0]))
    if job.records:
        told = make_report(Plan(job.game, game.overlay(), settings, arms), job.records, game)
        if job.earlier:
            usual = usual_games(job.records, [arm for arm, _ in arms])
            names = job.names or [say(job.lang or "en", key) for key in ("test-before", "test-now")]
            told["compare"] = compare(names[0], job.earlier, names[1], usual)
        if job.lang:
            return msgspec.json.encode({"html": page(told, game, job.lang, job.links)})
        return msgspec.json.encode(told)
    if arms[0][0].seats not in seats_of(game, settings):
        return msgspec.json.encode([])  # the mission is for fewer people
    return msgspec.json.encode(play_chunk(game, settings, arms[0][0], job.seeds))
