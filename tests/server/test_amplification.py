"""Small messages with large answers: the server sends only changes, and costly requests have a budget."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from shamble.core import registry
from shamble.server.tables.table_client import TableClient
from tests.server.table import EASY, House, house

TIGHT = msgspec.structs.replace(EASY, cost_per_second=1.0, cost_burst=40.0)
"""Limits under which one client can afford a view or two."""
NARROW = msgspec.structs.replace(EASY, address_cost_per_second=1.0, address_cost_burst=40.0)


def test_a_line_of_the_chat_is_sent_alone(here: House) -> None:
    limit = here.lobby.limits.chat_lines
    made = here.make("here", "link")
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][0]["token"]) as bob:
        for connection in here.lobby.tables[made["table"]].clients:
            assert isinstance(connection, TableClient)
            connection.chatter.level = connection.chatter.brim = 1_000.0
        for number in range(limit + 5):
            assert bob.ask("chat", "said", text=f"{number} " + "x" * 200)["line"]["text"].startswith(f"{number} ")
        ada.settled()
        heard = len(ada.raw)
        bob.ask("chat", "said", text="hello")
        ada.settled()
        told = [text for text in ada.raw[heard:] if "pong" not in text]
        assert len(told) == 1
        assert len(told[0]) < 200
        assert [line["text"] for line in ada.chat][-2:] == [f"{limit + 4} " + "x" * 200, "hello"]
        with here.sit(made["table"], made["token"]) as late:  # a new client gets all lines that are kept
            assert [line["text"] for line in late.settled().chat] == [line["text"] for line in ada.chat][-limit:]
        heard = len(ada.raw)
        assert ada.play()["type"] == "update"
        ada.settled()
        assert not [text for text in ada.raw[heard:] if "xxx" in text]


@pytest.mark.parametrize("game", registry.ids())
def test_another_seat_is_told_what_it_sees_differently(here: House, game: str) -> None:
    made = here.make("here", "here", game=game)
    with here.sit(made["table"], made["token"]) as whole, here.sit(made["table"], made["token"], steps=True) as steps:
        for number in range(25):
            whole.play(number % len(whole.decision["options"]))
        steps.settled()
        for seat in (1, 0, 1):
            whole.ask("sit", "update", seat=seat)
            steps.ask("sit", "update", seat=seat)
            assert len(steps.raw[-1]) < len(whole.raw[-1]) / 2


@pytest.mark.parametrize(("limits", "others"), [(TIGHT, "update"), (NARROW, "error")], ids=["client", "address"])
def test_seats_cost_what_they_weigh(tmp_path: Path, limits: object, others: str) -> None:
    with house(tmp_path, limits) as here:  # type: ignore[arg-type]
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["token"]) as again:
            told = [ada.ask("sit", "update", seat=number % 2) for number in range(60)]
            refused = told[-1]
            assert told[0]["type"] == "update"
            assert (refused["type"], refused["code"], refused["about"]) == ("error", "rate", "sit")
            assert again.ask("sit", "update", seat=1)["type"] == others
            assert ada.play()["type"] == "update"  # playing costs nothing
            here.clock.time += refused["after"]
            assert ada.ask("sit", "update", seat=1)["type"] == "update"


@pytest.mark.parametrize("what", ["look", "hint"])
def test_looks_and_hints_cost_what_they_weigh(tmp_path: Path, what: str) -> None:
    with house(tmp_path, TIGHT) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            wish = {"look": {"seq": 0}, "hint": {"seat": ada.decision["seat"]}}[what]
            told = ada.ask(what, **wish)
            for _ in range(200):
                if told["type"] == "error":
                    break
                told = ada.ask(what, **wish)
            assert (told["code"], told["about"]) == ("rate", what)
            assert told["after"] > 0


@pytest.mark.parametrize("what", ["export", "replay", "story"])
def test_pages_and_exports_cost_what_they_weigh(tmp_path: Path, what: str) -> None:
    with house(tmp_path, NARROW) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            for _ in range(20):
                ada.play()
        assert here.get(f"/api/tables/{made['table']}/{what}", made["token"]).status_code == 200
        for _ in range(500):  # a short story costs little, mostly the time of making it
            refused = here.get(f"/api/tables/{made['table']}/{what}", made["token"])
            if refused.status_code != 200:
                break
        assert (refused.status_code, refused.json()["code"]) == (429, "rate")
        here.clock.time += int(refused.headers["retry-after"])
        assert here.get(f"/api/tables/{made['table']}/{what}", made["token"]).status_code == 200
