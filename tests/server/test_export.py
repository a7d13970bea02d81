"""Exports replay, games come back from files, and replays and forks work."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import shamble
from shamble import Session
from shamble.server.process.limits import Limits
from tests.server.following import stages, unfolded
from tests.server.table import House, Json


@pytest.fixture
def played(here: House) -> Json:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        for number in range(15):
            ada.play(number % len(ada.decision["options"]))
        ada.ask("undo", "update", level="step")
        ada.play()
        made["view"], made["log"], made["seq"] = ada.view, ada.log, ada.seq
    made["bundle"] = here.get(f"/api/tables/{made['table']}/export", made["token"]).json()
    return made


def test_the_bundle_replays(played: Json) -> None:
    session = shamble.load(played["bundle"])
    assert session.view(0) == played["view"]
    assert session.notes == []
    assert played["bundle"]["luck"] is None
    assert played["token"] not in str(played["bundle"])


def test_a_bundle_comes_back_as_a_table(here: House, played: Json) -> None:
    answer = here.client.post("/api/tables/import", json=played["bundle"])
    assert answer.status_code == 200, answer.text
    made = answer.json()
    assert made["table"] != played["table"]
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["welcome"]["me"]["seats"] == [0, 1]
        assert (ada.view, ada.log) == (played["view"], played["log"])
        assert ada.play()["type"] == "update"


def test_an_opened_bundle_keeps_the_seats_of_its_bots(here: House) -> None:
    made = here.make("here", "bot")
    bundle = here.get(f"/api/tables/{made['table']}/export", made["token"]).json()
    assert [bool(bot) for bot in bundle["about"]["bots"]] == [False, True]
    opened = here.client.post("/api/tables/import", json=bundle).json()
    with here.sit(opened["table"], opened["token"]) as ada:
        assert ada.heard["welcome"]["me"]["seats"] == [0]


@pytest.mark.parametrize("bots", [["steady", "steady"], ["", "nobody"], ["steady"], [5, 6], "steady", None])
def test_a_bundle_with_other_bots_belongs_to_whoever_opens_it(here: House, played: Json, bots: Any) -> None:
    bundle = copy.deepcopy(played["bundle"])
    bundle["about"]["bots"] = bots
    made = here.client.post("/api/tables/import", json=bundle).json()
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["welcome"]["me"]["seats"] == [0, 1]


def test_a_bundle_that_no_longer_replays_goes_on_from_its_snapshot(here: House, played: Json) -> None:
    bundle = copy.deepcopy(played["bundle"])
    bundle["records"][3]["do"] = "teleport"
    made = here.client.post("/api/tables/import", json=bundle).json()
    assert "could not be replayed" in made["notes"][0]
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["welcome"]["notes"] == made["notes"]
        assert ada.view["scene"] == played["view"]["scene"]
        ada.play()


def deep(levels: int) -> Json:
    made: Json = 0
    for _ in range(levels):
        made = [made]
    return made


SPOILED: list[tuple[str, Any]] = [
    ("records", 5),
    ("records", []),
    ("shamble", 99),
    ("game", "chess"),
    ("settings", {"mode": "easy"}),
    ("seats", 77),
    ("base", deep(60)),
    ("seats", 10**30),
    ("records", [{"do": "", "seat": 10**9, "got": []}]),
    ("content", {"overlay": {"tables": 5}}),
]


@pytest.mark.parametrize(("key", "value"), SPOILED)
def test_a_spoiled_bundle_is_refused(here: House, played: Json, key: str, value: Any) -> None:
    answer = here.client.post("/api/tables/import", json={**played["bundle"], key: value})
    assert (answer.status_code, answer.json()["code"]) == (422, "save"), answer.text


@pytest.mark.parametrize("body", [b"", b"[]", b"\xff", b"{", b"[" * 10_000, b'{"shamble-view": 1}'])
def test_no_bundle_at_all(here: House, body: bytes) -> None:
    answer = here.client.post("/api/tables/import", content=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "save")


def test_the_replay_tells_every_moment(here: House, played: Json) -> None:
    path = f"/api/tables/{played['table']}/replay"
    first = here.get(path + "?from=0&to=5", played["token"]).json()
    rest = here.get(path + "?from=5", played["token"]).json()
    assert (first["start"], len(first["frames"]), rest["start"]) == (0, 5, 5)
    frames = unfolded(first["frames"] + rest["frames"])
    assert len(frames) == first["total"] == 16
    assert frames[-1]["view"] == played["view"]
    assert [event for frame in frames for event in frame["events"]] == played["log"]
    assert here.get(path + "?from=x", played["token"]).status_code == 422
    assert here.get(path + "?from=99", played["token"]).json()["frames"] == []


def test_a_replay_begins_between_the_set_up_and_the_first_round(here: House) -> None:
    """The zeds march before the first question, which nobody has seen when the table opens."""
    made = here.make("here", game="dawn", seed=1)
    (frame,) = here.get(f"/api/tables/{made['table']}/replay?to=1", made["token"]).json()["frames"]
    opening = frame["opening"]
    told = [event["kind"] for event in frame["events"]]
    assert told[opening["events"]] == "begins"
    assert "zeds-move" in told[opening["events"] :]
    assert opening["scene"]["pieces"] != frame["view"]["scene"]["pieces"]
    assert not any("then" in event for event in frame["events"][: opening["events"]])
    *_, scene = stages(opening["scene"], frame["events"][opening["events"] :])
    assert scene["pieces"] == frame["view"]["scene"]["pieces"]
    played = here.make("here", game="walkingdead")
    (frame,) = here.get(f"/api/tables/{played['table']}/replay?to=1", played["token"]).json()["frames"]
    assert "opening" not in frame


def test_looking_back_while_playing(here: House, played: Json) -> None:
    frames = unfolded(here.get(f"/api/tables/{played['table']}/replay", played["token"]).json()["frames"])
    with here.sit(played["table"], played["token"]) as ada:
        told = ada.ask("look", seq=frames[4]["seq"])
        assert (told["view"], told["events"]) == (frames[4]["view"], frames[4]["events"])
        assert ada.ask("look", seq=15)["code"] == "stale"  # that moment was undone


def test_playing_on_from_an_earlier_moment(here: House, played: Json) -> None:
    frames = unfolded(here.get(f"/api/tables/{played['table']}/replay", played["token"]).json()["frames"])
    path = f"/api/tables/{played['table']}/fork"
    made = here.post(path, played["token"], {"seq": frames[6]["seq"]}).json()
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.view == frames[6]["view"]
        assert ada.play()["seq"] == frames[6]["seq"] + 1
    assert here.post(path, played["token"], {"seq": 999}).status_code == 404
    assert here.post(path, played["token"], {"seq": "1"}).status_code == 422
    with here.sit(played["table"], played["token"]) as ada:
        assert ada.seq == played["seq"]


def test_a_city_with_all_its_doors_open_comes_back(here: House) -> None:
    """Doors are a bit set: nineteen open doors are not a forbidden large number."""
    game = next(one for one in shamble.installed_games() if one.id == "marvel")
    session = shamble.new(game, seats=1, seed=1, mission="m10")
    position = session.save()["snapshot"]
    position["doors"] = (1 << len(session.state.board.doors)) - 1
    assert position["doors"] > Limits().import_number
    open_all = Session(game, 1, session.settings, 1)
    open_all.begin_at(game.read(position), position)
    answer = here.client.post("/api/tables/import", json=open_all.save())
    assert answer.status_code == 200, answer.text
    position["round"] = position["doors"]
    crowded = {**open_all.save(), "base": position}
    assert "a number larger than" in here.client.post("/api/tables/import", json=crowded).json()["message"]
