"""People at a table: names of bots, names and colours of guests, dealt teams, owners of undone steps."""

from __future__ import annotations

import json
import time

from tests.server.table import House, Player


def test_bots_are_called_something_that_fits_the_game(here: House) -> None:
    made = here.make("here", "bot", "bot")
    with here.sit(made["table"], made["token"]) as ada:
        names = [seat["name"] for seat in ada.settled().heard["table"]["seats"]]
    assert names == ["", "Ortiz", "Cleo"]


def test_who_comes_by_a_link_brings_a_name_and_a_colour(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        taken = bob.settled().heard["table"]["seats"][0]["colour"]
        assert bob.ask("introduce", name="Bob", colour=taken)["code"] == "colour"
        bob.say("introduce", name="  Bob\u0007 ", colour="#123456")
        seat = ada.settled().heard["table"]["seats"][1]
        while seat["name"] != "Bob":
            seat = ada.until("table")["seats"][1]
        assert seat["colour"] == "#123456"


def test_names_that_a_table_is_laid_with_hold_nothing_unprintable(here: House) -> None:
    kinds = ("here", "link", "bot")
    seats = [{"kind": kind, "name": f" \u202e{kind}\u0007\n"} for kind in kinds]
    made = here.client.post("/api/tables", json={"game": "walkingdead", "seats": seats}).json()
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][0]["token"]) as bob:
        table = bob.settled().heard["table"]
        assert [seat["name"] for seat in table["seats"]] == list(kinds)
        assert {person["name"] for person in table["people"]} == {"here", "link"}
        assert ada.settled()


def test_a_team_is_dealt_and_the_same_seed_deals_the_same(here: House) -> None:
    def team(seed: int) -> list[str]:
        made = here.make("here", "bot", game="zombicide2", seed=seed, deal=True)
        with here.sit(made["table"], made["token"]) as ada:
            assert not ada.decision["ask"]["id"].startswith("ask-choose")
            return [sheet["id"] for sheet in ada.view["scene"]["sheets"]]

    assert len(team(1)) == 6
    assert team(1) == team(1) != team(2)


def test_wishes_come_before_the_deal(here: House) -> None:
    seats = [{"kind": "here", "character": "maggie"}, {"kind": "bot"}]
    made = here.client.post("/api/tables", json={"game": "walkingdead", "seats": seats, "seed": 4, "deal": True}).json()
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.view["scene"]["sheets"][0]["id"] == "maggie"
        assert len(ada.view["scene"]["sheets"]) == 2


def test_in_company_an_undo_says_what_it_takes_back_and_whose_it_was(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        option = ada.decision["options"][0]
        ada.play()
        bob.until_seq(1)
        step = bob.settled().heard["table"]["undo"]["step"]
        assert (step["seat"], step["what"]) == (0, option["text"])


def test_alone_nobody_needs_to_be_told(here: House) -> None:
    made = here.make("here", "bot")
    with here.sit(made["table"], made["token"]) as ada:
        ada.play()
        ada.until_seq(1)
        assert set(ada.settled().heard["table"]["undo"]["step"]) == {"steps", "reveals"}


def test_a_link_is_used_once(here: House) -> None:
    """The person who made the link cannot use it afterwards, nor while its guest is connected."""
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with here.connect(made["table"]) as socket:
        bob = Player(socket)
        bob.say("hello", token=link)
        bob.until("update")
        secret = bob.heard["welcome"]["token"]
        assert refused(here, made["table"], link) == "token"  # the guest is here
        bob.say("kept")
        bob.settled()
    assert secret not in (link, made["token"])
    assert refused(here, made["table"], link) == "token"  # the guest has a secret now
    with here.sit(made["table"], secret) as again:
        assert again.heard["welcome"]["me"]["seats"] == [1]
        assert again.heard["welcome"]["token"] is None


def test_a_link_is_for_sitting_down(here: House) -> None:
    """The person who handed the link out has it too, and could look into the hand by requests unnoticed."""
    made = here.make("here", "link", settings={"level": "expert"})
    link, table = made["links"][0]["token"], made["table"]

    def codes(token: str) -> list[int]:
        header = {"authorization": f"Bearer {token}"}
        return [
            here.client.get(f"/api/tables/{table}/{what}", headers=header).status_code for what in ("export", "replay")
        ]

    assert codes(link) == [401, 401]
    with here.connect(table) as socket:
        bob = Player(socket)
        bob.say("hello", token=link)
        bob.until("update")
        assert codes(link) == [401, 401]  # also before they have put their own away
        assert codes(bob.heard["welcome"]["token"]) == [200, 200]


def test_who_never_got_the_secret_comes_by_the_link_again(here: House) -> None:
    """If the connection broke before the `welcome` arrived, the guest is not locked out."""
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with here.connect(made["table"]) as socket:
        bob = Player(socket)
        bob.say("hello", token=link)
        first = bob.until("welcome")["token"]
    gone_by(here, made["table"], 1)
    with here.connect(made["table"]) as socket:
        bob = Player(socket)
        bob.say("hello", token=link)
        second = bob.until("welcome")["token"]
        assert second not in (None, first)
    assert refused(here, made["table"], first) == "token"


def test_what_a_host_does_is_told(here: House) -> None:
    made = here.make("here", "link", "bot:random")
    with (
        here.sit(made["table"], made["token"], name="Ada") as ada,
        here.sit(made["table"], made["links"][0]["token"], name="Bob") as bob,
    ):
        ada.ask("host", "link", do="link", seat=2)
        told = bob.until("table")
        while not told["chat"]:
            told = bob.until("table")
        assert told["chat"][0]["name"] == "Ada"
        assert told["chat"][0]["note"] == {"id": "note-host-link", "args": {"seat": 3, "name": ""}}
        assert told["seed"] == 42  # chosen, so everybody is told


def test_a_seat_can_be_given_back(here: House) -> None:
    made = here.make("here", "link")
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][0]["token"]) as bob:
        assert bob.ask("give-back", "error", seat=0)["code"] == "seat"
        assert bob.ask("give-back", "welcome", seat=1)["me"] == {
            "person": "p2",
            "host": False,
            "seats": [],
            "spectator": True,
        }
        while ada.until("table")["seats"][1]["kind"] != "bot":
            pass
        fresh = ada.ask("host", "link", do="link", seat=1)["token"]
        with here.sit(made["table"], fresh) as eve:
            assert eve.heard["welcome"]["me"]["seats"] == [1]


def refused(here: House, table: str, token: str) -> str:
    with here.connect(table) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        return str(json.loads(socket.recv(timeout=20)).get("code"))


def gone_by(here: House, table: str, most: int) -> None:
    """Waits until the server has noticed that a client left."""
    until = time.monotonic() + 10
    while len(here.lobby.tables[table].clients) >= most and time.monotonic() < until:
        time.sleep(0.02)
