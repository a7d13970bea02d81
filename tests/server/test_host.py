"""Commands of the host, spectators, and chat."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.table import House


def test_a_lost_link_is_issued_again(here: House) -> None:
    made = here.make("here", "link")
    old = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], old) as bob:
        link = ada.ask("host", "link", do="link", seat=1)
        assert link["seat"] == 1
        assert bob.until("bye")["reason"] == "link"
        with pytest.raises(ConnectionClosed):
            bob.hear()
        assert link["token"] not in "".join(bob.raw)
    with here.connect(made["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "token": old}))
        assert json.loads(socket.recv(timeout=20))["code"] == "token"
    with here.sit(made["table"], link["token"]) as bob:
        assert bob.heard["welcome"]["me"] == {"person": "p2", "host": False, "seats": [1], "spectator": False}


def test_a_seat_here_becomes_a_seat_by_link(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        token = ada.ask("host", "link", do="link", seat=1)["token"]
        assert ada.settled().heard["welcome"]["me"]["seats"] == [0]
        with here.sit(made["table"], token) as bob:
            assert bob.heard["welcome"]["me"]["seats"] == [1]
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("host", do="person", seat=1, person="p1")
        assert ada.until("welcome")["me"]["seats"] == [0, 1]


def test_a_spectator_sees_says_and_goes(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["spectate"], name="Eve") as eve:
        assert eve.heard["welcome"]["me"]["spectator"] is True
        assert eve.view["seat"] is None
        assert eve.ask("play", seq=0, seat=0, key="choose rick")["code"] == "seat"
        eve.say("chat", text="hello\nthere")
        line = ada.until("said")["line"]
        assert (line["name"], line["text"]) == ("Eve", "hello there")
        person = next(one["id"] for one in ada.heard["table"]["people"] if one["name"] == "Eve")
        assert ada.ask("host", "link", do="kick", person="p1")["code"] == "person"
        link = ada.ask("host", "link", do="kick", person=person)
        assert link["seat"] is None
        assert eve.until("bye")["reason"] == "kick"
        with here.sit(made["table"], link["token"]) as again:
            assert again.view["seat"] is None


def test_the_host_role_is_passed_on(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        ada.settled()
        ada.say("host", do="pass", person="p2")
        assert bob.until("welcome")["me"]["host"] is True
        assert ada.until("welcome")["me"]["host"] is False
        assert ada.ask("host", do="close")["code"] == "host"
        bob.say("host", do="close")
        while not bob.until("table")["closed"]:
            pass
        seq = bob.seq
        assert ada.ask("play", seq=seq, seat=0, key=ada.decision["options"][0]["key"])["code"] == "closed"
        assert ada.ask("undo", level="step")["code"] == "closed"
        assert ada.ask("chat", text="oh")["code"] == "closed"
    assert here.get(f"/api/tables/{made['table']}/export", made["token"]).status_code == 200


def test_a_proposal_is_told_to_all(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        option = bob.decision["options"][2]
        bob.say("suggest", seat=0, key=option["key"])
        assert ada.until("said")["line"]["option"] == option["text"]
        assert bob.ask("suggest", seat=0, key="win")["code"] == "illegal"


@pytest.mark.parametrize(
    ("do", "more"),
    [
        ("host", {"do": "link", "seat": 1}),
        ("host", {"do": "spectate"}),
        ("host", {"do": "kick", "person": "p3"}),
        ("host", {"do": "pass", "person": "p2"}),
        ("host", {"do": "bot", "seat": 0}),
        ("host", {"do": "close"}),
        ("chat", {"text": "hi"}),
        ("suggest", {"seat": 0}),
    ],
)
def test_what_cannot_be_stored_did_not_happen(
    here: House, monkeypatch: pytest.MonkeyPatch, do: str, more: dict[str, object]
) -> None:
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], link) as bob,
        here.sit(made["table"], made["spectate"]) as eve,
    ):
        eve.settled(), bob.settled()
        before = ada.settled().heard["table"]
        if do == "suggest":
            more = {**more, "key": ada.decision["options"][0]["key"]}

        async def full(batch: object) -> None:
            raise OSError("no space left on device")

        with monkeypatch.context() as broken:
            broken.setattr(here.lobby.storage, "_commit", full)
            assert ada.ask(do, "link", "table", **more)["code"] == "storage"
        # Nobody was sent away, nothing was told, every secret still opens.
        assert "bye" not in bob.settled().heard
        assert "bye" not in eve.settled().heard
        assert ada.settled().heard["table"] == before
        with here.sit(made["table"], link) as again:
            assert again.heard["welcome"]["me"] == bob.heard["welcome"]["me"]
        with here.sit(made["table"], made["spectate"]):
            pass
        assert ada.play()["seq"] == 1


def test_silence_is_kept(here: House) -> None:
    """The server refuses chat while the rules forbid talk."""
    made = here.make("here", "here", settings={"level": "expert"})
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(400):
            if ada.decision is None or ada.view["scene"]["silence"]:
                break
            ada.play()
        if not ada.view["scene"]["silence"]:
            pytest.skip("this game never fell silent")
        assert ada.ask("chat", text="psst")["code"] == "silence"
        option = ada.decision["options"][0]["key"]
        assert ada.ask("suggest", seat=ada.decision["seat"], key=option)["code"] == "silence"
