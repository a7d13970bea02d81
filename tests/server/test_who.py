"""Who sits here: bots' names, names and colours of those who come by a link, dealt teams, whose step is undone."""

from __future__ import annotations

from tests.server.table import House


def test_bots_are_called_something_that_fits_the_game(here: House) -> None:
    made = here.make("here", "bot", "bot")
    with here.sit(made["table"], made["token"]) as ada:
        names = [seat["name"] for seat in ada.settled().heard["table"]["seats"]]
    assert names == ["", "Hershel", "Tyreese"]


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
