"""Tables are created, played, reloaded, opened in a second browser, and survive a restart."""

from __future__ import annotations

from pathlib import Path

from tests.server.table import House, house


def test_a_table_is_made_played_and_reloaded(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"], name="Ada") as ada:
        assert ada.heard["welcome"]["me"] == {"person": "p1", "host": True, "seats": [0, 1], "spectator": False}
        assert ada.seq == 0
        assert ada.decision["ask"]["id"] == "ask-choose-character"
        told = ada.play()
        assert told["seq"] == 1
        assert [event["kind"] for event in told["events"]] == ["character-chosen"]
        ada.play()
        view, log = ada.view, ada.log
    with here.sit(made["table"], made["token"]) as again:
        assert again.view == view
        assert again.heard["update"]["log_from"] is True
        assert again.log == log


def test_two_browsers_see_the_same_game(here: House) -> None:
    made = here.make("here", "link")
    link = made["links"][0]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link["token"], name="Bob") as bob:
        assert bob.heard["welcome"]["me"]["seats"] == [1]
        ada.play()
        bob.until_seq(1)
        assert bob.decision["seat"] == 1
        bob.play()
        ada.until_seq(2)
        assert ada.view["scene"]["pieces"] == bob.view["scene"]["pieces"]
        assert ada.log == bob.log
        bob.settled()
        seats = bob.heard["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person"]
        assert seats[1]["name"] == "Bob"


def test_a_restart_goes_on_where_it_was(tmp_path: Path) -> None:
    with house(tmp_path) as one:
        made = one.make("here", "here")
        with one.sit(made["table"], made["token"]) as ada:
            for _ in range(12):
                ada.play()
            ada.ask("undo", "update", level="step")
            before = (ada.view, ada.log, ada.settled().heard["table"]["undo"])
        twin = one.make("here", "here")
        with one.sit(twin["table"], twin["token"]) as other:  # the same seed and choices: what would come next
            for _ in range(12):
                other.play()
            other.ask("undo", "update", level="step")
            other.play()
            after = other.view
    with house(tmp_path) as two, two.sit(made["table"], made["token"]) as ada:
        assert (ada.view, ada.log, ada.settled().heard["table"]["undo"]) == before
        ada.play()
        assert ada.view == after


def test_wishes_about_being_asked_are_moves_of_their_seat(here: House) -> None:
    """A hold and a silenced topic are stored and shown to their seat alone; wishes for another person's seat are
    refused."""
    made = here.make("here", "link")
    link = made["links"][0]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link["token"], name="Bob") as bob:
        bob.say("play", seq=bob.seq, seat=1, key="ask-hold")
        bob.until_seq(1)
        ada.until_seq(1)
        assert bob.view["wishes"] == {"silenced": {}, "hold": True}
        assert ada.view["wishes"] == {"silenced": {}, "hold": False}
        bob.say("play", seq=bob.seq, seat=1, key="ask-never damage")
        bob.until_seq(2)
        assert bob.view["wishes"] == {"silenced": {"damage": "game"}, "hold": True}
        assert bob.ask("play", "error", seq=bob.seq, seat=0, key="ask-go-on")["code"] == "seat"
        assert bob.ask("play", "error", seq=bob.seq, seat=1, key="ask-everything")["code"] == "illegal"
    with here.sit(made["table"], link["token"]) as again:
        assert again.view["wishes"] == {"silenced": {"damage": "game"}, "hold": True}
