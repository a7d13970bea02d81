"""Small files with large costs: limits on what a file can make the server do."""

from __future__ import annotations

import copy

import msgspec
import pytest

import shamble
from shamble.server.process.limits import Limits
from shamble.server.tables.bot_moves import CheckedSave, UploadedSave, open_save
from tests.server.table import House, Json
from tests.server.test_undo import pair


@pytest.fixture(scope="module")
def save() -> Json:
    session = shamble.new("walkingdead", seats=2, seed=1)
    while session.decision is not None and session.seq < 30:
        session.play(session.decision.options[0])
    return msgspec.json.decode(msgspec.json.encode(session.save(luck=False)))


def opened(save: Json, limits: Limits) -> str:
    job = UploadedSave(msgspec.json.encode(save).decode(), limits)
    return msgspec.json.decode(open_save(msgspec.json.encode(job)), type=CheckedSave).problem


def test_an_overlay_of_twenty_thousand_cards(here: House, save: Json) -> None:
    large = copy.deepcopy(save)
    large["content"]["overlay"] = {"tables": {"equipment": [{"id": "axe", "count": 20_000}]}, "texts": {}}
    answer = here.client.post("/api/tables/import", json=large)
    assert (answer.status_code, answer.json()["code"]) == (422, "save")
    assert "between 0 and" in answer.json()["message"]


def test_what_a_view_may_weigh(save: Json) -> None:
    assert opened(save, Limits()) == ""
    weight = len(msgspec.json.encode(shamble.load(save).view(0)))
    assert opened(save, Limits(import_view_bytes=weight - 1)) == "there is more on this table than any game puts there"
    assert weight < Limits().import_view_bytes / 10


def test_a_vote_does_not_end_because_somebody_sets_the_clock(here: House) -> None:
    with pair(here) as (_, ada, bob):
        before = ada.seq
        bob.socket.close()
        ada.say("undo", level="step")
        while ada.until("table")["vote"] is None:
            pass
        until = ada.heard["table"]["vote"]["until"]
        here.clock.set = 10_000.0
        here.tick()
        assert ada.settled().seq == before
        assert ada.heard["table"]["vote"] is not None
        here.clock.set = -10_000.0
        here.tick()
        assert ada.settled().heard["table"]["vote"]["until"] <= until
        here.clock.time += 21
        here.tick()
        assert ada.until_seq(before + 1)["view"]["undos"] == 1


def test_more_allies_than_people_live_there(save: Json) -> None:
    """The table continues from its snapshot, in which somebody has written a large number."""
    crowded = copy.deepcopy(save)
    crowded["records"][2]["do"] = "teleport"
    assert opened(crowded, Limits()) == ""
    crowded["snapshot"]["players"][0]["allies"] = 25_000
    assert opened(crowded, Limits()) != ""
