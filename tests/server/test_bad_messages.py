"""Stale, forged, oversized, too frequent or malformed messages are refused and change nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from shamble.server.process.limits import Limits
from tests.server.table import House, Json, Player, house


def state(player: Player) -> Json:
    player.settled()
    return (player.seq, player.view)


def test_a_stale_move_is_refused(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        key = ada.decision["options"][1]["key"]
        ada.play()
        before = state(ada)
        told = ada.ask("play", seq=0, seat=0, key=key)
        assert (told["type"], told["code"], told["about"]) == ("error", "stale", "play")
        assert told["text"] == {"id": "error-stale", "args": {}}
        assert state(ada) == before


def test_who_comes_second_is_stale(here: House) -> None:
    made = here.make("here", "link")
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["token"]) as twin:
        ada.play()
        told = twin.ask("play", seq=0, seat=0, key=twin.decision["options"][1]["key"])
        assert told["code"] == "stale"
        assert twin.settled().seq == 1


def test_only_the_own_seat_may_answer(here: House) -> None:
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link) as bob:
        key = ada.decision["options"][0]["key"]
        before = state(ada)
        assert bob.ask("play", seq=0, seat=0, key=key)["code"] == "seat"
        assert bob.ask("play", seq=0, seat=1, key=key)["code"] == "seat"
        assert bob.ask("play", seq=0, seat=7, key=key)["code"] == "seat"
        assert bob.ask("hint", seat=0)["code"] == "seat"
        assert bob.ask("sit", seat=0)["code"] == "seat"
        assert bob.ask("host", do="close")["code"] == "host"
        assert state(ada) == before


def test_an_impossible_option_names_no_others(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        told = ada.ask("play", seq=0, seat=0, key="choose negan")
        assert told == {
            "type": "error",
            "code": "illegal",
            "text": {"id": "error-illegal", "args": {}},
            "about": "play",
            "after": None,
        }


@pytest.mark.parametrize("token", ["", "x" * 32, "x" * 65, "é"])
def test_a_forged_token_opens_nothing(here: House, token: str) -> None:
    made = here.make("here", "link")
    with here.connect(made["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        told = json.loads(socket.recv(timeout=20))
        assert told["code"] == ("malformed" if len(token) > 64 else "token")
        assert json.loads(socket.recv(timeout=20))["type"] == "bye"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=20)
    for path in ("export", "replay"):
        wrong = token if token.isascii() and token else "nothing"
        answer = here.get(f"/api/tables/{made['table']}/{path}", wrong)
        assert (answer.status_code, answer.json()["code"]) == (401, "token")
    assert here.client.get(f"/api/tables/{made['table']}/export").status_code == 401


def test_a_table_that_is_not_there(here: House) -> None:
    with here.connect("nowhere") as socket:
        socket.send(json.dumps({"type": "hello", "token": "x"}))
        assert json.loads(socket.recv(timeout=20))["code"] == "table"
    assert here.get("/api/tables/nowhere/export", "x").status_code == 404


BAD = [
    "",
    "null",
    "[]",
    "{}",
    "{",
    '"play"',
    '{"type":"dance"}',
    '{"type":"play"}',
    '{"type":"play","seq":"0","seat":0,"key":"x"}',
    '{"type":"play","seq":0,"seat":true,"key":"x"}',
    '{"type":"play","seq":0,"seat":-1,"key":"x"}',
    '{"type":"play","seq":1e400,"seat":0,"key":"x"}',
    '{"type":"play","seq":0,"seat":0,"key":"x","sudo":true}',
    '{"type":"undo","level":"everything"}',
    '{"type":"chat","text":""}',
    '{"type":"chat","text":"\\u0007"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"host","do":"rule"}',
    '{"type":"hello","token":"again"}',
    "[" * 2000,
    "\x00",
]


def test_malformed_messages(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        before = state(ada)
        for text in BAD:
            ada.socket.send(text)
            assert ada.until("error")["code"] == "malformed", text
        ada.socket.send(b'{"type":"undo"}')
        assert ada.until("error")["code"] == "malformed"
        assert state(ada) == before


def test_oversized_messages(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        ada.say("chat", text="x" * 5_000)
        assert ada.until("error")["code"] == "size"
        before = state(ada)
        ada.say("chat", text="x" * 100_000)
        with pytest.raises(ConnectionClosed):
            ada.until("error")
    with here.sit(made["table"], made["token"]) as again:
        assert state(again) == before
    answer = here.client.post("/api/tables", content=b"x" * 20_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "size")
    answer = here.client.post("/api/tables", content=(b"x" * 1_000 for _ in range(30)))
    assert answer.status_code == 413
    answer = here.client.post("/api/tables/import", content=b"x" * 1_100_000)
    assert answer.status_code == 413


def test_too_many_messages(tmp_path: Path) -> None:
    limits = Limits(messages_per_second=0.001, message_burst=5, bad_in_a_row=10)
    with house(tmp_path, limits) as slow:
        made = slow.make("here", "here")
        with slow.sit(made["table"], made["token"]) as ada:
            # One more than it bears, and no more: it hangs up at that one, maybe in the middle of the next.
            for _ in range(5 + 10 + 1):
                ada.say("ping")
            codes = [ada.hear() for _ in range(5 + 10)]
            assert [told["type"] for told in codes] == ["pong"] * 5 + ["error"] * 10
            assert codes[-1]["code"] == "rate"
            assert ada.hear() == {"type": "bye", "reason": "rate"}
            with pytest.raises(ConnectionClosed):
                ada.hear()


def test_too_many_tables_and_guesses(tmp_path: Path) -> None:
    with house(tmp_path, Limits(tables_per_minute=2, tokens_per_minute=2)) as slow:
        slow.make("here")
        made = slow.make("here")
        body = {"game": "walkingdead", "seats": [{}]}
        assert slow.client.post("/api/tables", json=body).status_code == 429
        slow.clock.time += 60
        assert slow.client.post("/api/tables", json=body).status_code == 200
        path = f"/api/tables/{made['table']}/export"
        assert [slow.get(path, "guess").status_code for _ in range(3)] == [401, 401, 429]
        assert slow.get(path, made["token"]).status_code == 200


def test_other_sites_may_not_use_it(here: House) -> None:
    made = here.make("here")
    body = {"game": "walkingdead", "seats": [{}]}
    answer = here.client.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert here.client.post("/api/tables", json=body, headers={"origin": here.url}).status_code == 200
    rebound = {"host": "evil.example", "origin": "http://evil.example"}
    assert here.client.get("/api/games", headers=rebound).json()["code"] == "host"
    with pytest.raises(InvalidStatus):
        here.connect(made["table"], origin="https://evil.example")
    with here.connect(made["table"], origin=here.url) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(socket.recv(timeout=20))["type"] == "welcome"


def test_a_public_name_must_be_given(tmp_path: Path) -> None:
    with house(tmp_path, origins=["https://play.example"]) as public:
        headers = {"host": "play.example", "origin": "https://play.example"}
        body = {"game": "walkingdead", "seats": [{}]}
        assert public.client.post("/api/tables", json=body, headers=headers).status_code == 200
        assert public.client.get("/api/about").json()["reach"]["urls"] == ["https://play.example"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": [{}]}, 422, "settings"),
        ({"game": "walkingdead", "seats": []}, 422, "malformed"),
        ({"game": "walkingdead", "seats": [{}] * 5}, 422, "settings"),
        ({"game": "walkingdead", "seats": [{}], "settings": {"mode": "nightmare"}}, 422, "settings"),
        ({"game": "walkingdead", "seats": [{"kind": "bot", "bot": "hal"}]}, 422, "bot"),
        ({"game": "walkingdead", "seats": [{"character": "negan"}]}, 422, "character"),
        ({"game": "walkingdead", "seats": [{"character": "rick"}] * 2}, 422, "character"),
        ({"game": "walkingdead", "seats": [{}], "seed": -1}, 422, "malformed"),
        ([], 422, "malformed"),
    ],
)
def test_a_table_that_makes_no_sense(here: House, body: Json, status: int, code: str) -> None:
    answer = here.client.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
