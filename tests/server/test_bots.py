"""Bots at the table, hints, and seats that change hands."""

from __future__ import annotations

from pathlib import Path

from tests.server.table import House, house


def test_bots_play_to_the_end(here: House) -> None:
    made = here.make("bot:steady", "bot:random")
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["welcome"]["me"] == {"person": "p1", "host": True, "seats": [], "spectator": True}
        while ada.view["result"] is None:
            ada.until("update")
        assert ada.decision is None


def test_a_bot_answers_a_person(here: House) -> None:
    made = here.make("here", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(12):
            while ada.decision is not None and ada.decision["seat"] != 0:
                ada.until("update")
            if ada.decision is None:
                break
            ada.play()
        seqs = [event["seq"] for event in ada.log]
        assert seqs == sorted(seqs)
        seat = ada.settled().heard["table"]["seats"][1]
        assert (seat["kind"], seat["bot"], seat["absent"]) == ("bot", "steady", False)


def test_bots_think_in_processes(tmp_path: Path) -> None:
    with house(tmp_path, workers=1) as real:
        made = real.make("here", "bot:random")
        with real.sit(made["table"], made["token"]) as ada:
            ada.play()
            while ada.decision["seat"] != 0:
                ada.until("update")
            hint = ada.ask("hint", seat=0)
            assert hint["seq"] == ada.seq
            assert hint["advice"][0]["key"] in [option["key"] for option in ada.decision["options"]]
            assert hint["advice"][0]["reason"]["id"].startswith("why-")
        [worker] = real.lobby.workers.all
        assert worker.process is not None
        # A worker that dies is replaced.
        worker.process.kill()
        with real.sit(made["table"], made["token"]) as ada:
            assert ada.ask("hint", seat=0)["advice"]


def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(here: House) -> None:
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada:
        with here.sit(made["table"], link, name="Bob") as bob:
            assert ada.ask("host", do="bot", seat=1)["code"] == "present"
            ada.play()
            bob.until_seq(1)
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("host", do="bot", seat=1, bot="random")
        while ada.decision["seat"] != 0:
            ada.until("update")
        assert ada.settled().heard["table"]["seats"][1]["bot"] == "random"
        with here.sit(made["table"], link) as bob:
            assert bob.heard["welcome"]["me"]["seats"] == [1]
            seat = bob.settled().heard["table"]["seats"][1]
            assert (seat["kind"], seat["bot"], seat["name"]) == ("person", None, "Bob")
        assert ada.ask("host", do="bot", seat=1, bot="hal")["code"] == "bot"


def test_bots_wait_when_no_person_plays_any_more(here: House) -> None:
    """The host lends the last seat to a bot: nobody wants to find the game played to its end."""
    made = here.make("here", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        while ada.decision["seat"] != 0:
            ada.until("update")
        seq = ada.seq
        ada.say("host", do="bot", seat=0)
        assert ada.until("table")["deserted"] is True
        assert ada.settled().seq == seq, "no bot moves"
        ada.say("host", do="bots")
        ada.until("update")
        assert ada.seq > seq
        ada.say("host", do="person", seat=0)
        while ada.heard["table"]["seats"][0]["kind"] != "person":
            ada.until("table")
        assert "deserted" not in ada.heard["table"] or not ada.heard["table"]["deserted"]
        ada.say("host", do="bot", seat=0)
        while not ada.until("table").get("deserted"):  # a seat that is lent again asks again
            pass


def test_a_table_of_bots_plays(here: House) -> None:
    made = here.make("bot:steady", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        ada.until("update")


def test_a_bots_burst_is_one_append(here: House) -> None:
    made = here.make("here", "bot:steady", "bot:steady", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        before = here.lobby.storage.commits
        updates = 0
        while ada.decision["seat"] == 0 and ada.seq < 1:
            ada.play()
        while ada.decision["seat"] != 0:
            ada.until("update")
            updates += 1
        assert ada.seq - 1 > updates
        assert here.lobby.storage.commits - before <= updates + 2


def test_people_choose_for_the_players_in_the_set_up(here: House) -> None:
    """The first seat is a bot's, but a person answers the question who begins, which the book leaves to the players."""
    made = here.make("bot:steady", "here", game="zombicide1", settings={"mission": "m0"}, deal=True)
    with here.sit(made["table"], made["token"]) as ada:
        while ada.decision is None or ada.decision["ask"]["id"] != "ask-agree-first":
            ada.until("update")
        assert ada.decision["seat"] == 0
        chosen = ada.decision["options"][1]["key"]
        ada.say("play", seq=ada.seq, seat=1, key=chosen)
        ada.until("update")
        assert ada.decision is None or ada.decision["ask"]["id"] != "ask-agree-first"
