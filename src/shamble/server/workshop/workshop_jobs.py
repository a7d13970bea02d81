"""Jobs of the workshop for worker processes: check a mission, read and write its file, play chunks of a playtest."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from shamble.city.game import CityGame
from shamble.core import registry
from shamble.core.errors import ShambleError
from shamble.workshop.editor import inspect
from shamble.workshop.mission_toml import read_mission, write_mission
from shamble.workshop.playtest import Plan, play_chunk, read_arm, save_of
from shamble.workshop.playtest_page import page
from shamble.workshop.playtest_report import report as make_report


class MissionJob(Struct):
    """A job about one mission. `what`: check, read or write. `text`: the TOML of the file, where there is one."""

    what: str
    game: str
    mission: dict[str, Any] = {}
    text: str = ""
    lang: str = "en"


class MissionAnswer(Struct):
    """The result of a job. `error`: one line for the person; empty if it succeeded."""

    error: str = ""
    data: dict[str, Any] = {}
    text: str = ""


class TestJob(Struct):
    """A chunk of a playtest: games with these seeds. With `save`, the one game is played again and its save returned.
    With `records`, the report of all games is made."""

    game: str
    mission: dict[str, Any]
    arms: list[tuple[dict[str, Any], int]]
    seeds: list[int] = []
    save: bool = False
    records: list[dict[str, Any]] = []
    lang: str = ""
    links: dict[str, str] = {}


def city_game(id: str) -> CityGame:
    game = registry.find(id) if id in registry.ids() else None
    if not isinstance(game, CityGame):
        raise ShambleError("there is no editor for this game")
    return game


def do_mission(data: bytes) -> bytes:
    """Runs a `MissionJob`."""
    job = msgspec.json.decode(data, type=MissionJob)
    try:
        if job.what == "read":
            row = read_mission(job.text)
            answer = MissionAnswer(data=row, text=str(row.get("game", "")))
        elif job.what == "write":
            answer = MissionAnswer(text=write_mission(job.mission, job.text))
        else:
            answer = MissionAnswer(data=inspect(city_game(job.game), job.mission, job.lang))
    except ShambleError as reason:
        answer = MissionAnswer(error=str(reason))
    return msgspec.json.encode(answer)


@lru_cache(maxsize=4)
def game_with(id: str, mission: bytes) -> CityGame:
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
        if job.lang:
            return msgspec.json.encode({"html": page(told, game, job.lang, job.links)})
        return msgspec.json.encode(told)
    return msgspec.json.encode(play_chunk(game, settings, arms[0][0], job.seeds))
