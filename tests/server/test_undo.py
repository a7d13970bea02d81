"""An undo is free until something was revealed; then it needs consent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.following import unfolded
from tests.server.table import House, Json, Player


@contextmanager
def pair(here: House) -> Iterator[tuple[Json, Player, Player]]:
    """Two people who have played until something was revealed."""
    made = here.make("here", "link")
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link) as bob:
        play_both(ada, bob, 2)
        step = ada.settled().heard["table"]["undo"]["step"]
        assert (step["steps"], step["reveals"]) == (1, True)
        bob.settled()
        yield made, ada, bob


def play_both(ada: Player, bob: Player, steps: int) -> None:
    for _ in range(steps):
        seq = ada.seq
        (ada if ada.decision["seat"] == 0 else bob).play()
        ada.until_seq(seq + 1)
        bob.until_seq(seq + 1)


def test_a_step_that_revealed_nothing_is_free(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        before = ada.view["scene"]
        ada.play()
        bob.until_seq(1)
        told = bob.ask("undo", "update", level="step")
        assert (told["seq"], told["log_from"], told["view"]["undos"]) == (2, True, 0)
        assert told["view"]["scene"] == before
        ada.until_seq(2)
        assert ada.log == bob.log


def test_an_undo_of_somebody_elses_move_is_told(here: House) -> None:
    made = here.make("here", "link")
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], made["links"][0]["token"]) as bob,
    ):
        (ada if ada.decision["seat"] == 0 else bob).play()
        ada.until_seq(1)
        bob.until_seq(1)
        undo = ada.settled().heard["table"]["undo"]["step"]
        assert not undo["reveals"]
        mine, other = (ada, bob) if undo["seat"] == 0 else (bob, ada)
        # My own move is nobody's news.
        mine.say("undo", level="step")
        ada.until_seq(2)
        bob.until_seq(2)
        assert not ada.settled().heard["table"].get("chat")
        mine.play()
        ada.until_seq(3)
        bob.until_seq(3)
        other.say("undo", level="step")
        line = mine.until("said")["line"]
        assert (line["note"]["id"], line["seat"], line["option"]) == ("note-undo-of", undo["seat"], undo["what"])


def test_a_replay_after_an_undo_to_the_set_up_still_tells_it(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        set_up = [(event["kind"], event["args"]) for event in ada.log]
        ada.play()
        ada.ask("undo", "update", level="action")
        replay = here.get(f"/api/tables/{made['table']}/replay", made["token"]).json()
        (first,) = unfolded(replay["frames"])
        assert set_up
        assert [(event["kind"], event["args"]) for event in first["events"]] == set_up
        assert first["events"] == ada.log


def test_both_must_agree(here: House) -> None:
    with pair(here) as (_, ada, bob):
        before = ada.seq
        ada.say("undo", level="step")
        vote = bob.until("table")["vote"]
        assert (vote["level"], vote["by"], vote["yes"]) == ("step", "p1", ["p1"])
        assert vote["until"] == here.clock.time + 20
        assert ada.settled().seq == before
        assert ada.ask("undo", level="step")["code"] == "vote"
        bob.say("vote", yes=True)
        assert bob.until("voted") == {"type": "voted", "about": "undo", "done": True}
        assert bob.until("update")["view"]["undos"] == 1
        assert ada.until_seq(before + 1)["seq"] == bob.seq
        assert bob.settled().heard["table"]["vote"] is None


def test_one_no_is_enough(here: House) -> None:
    with pair(here) as (_, ada, bob):
        before = ada.view
        ada.say("undo", level="round")
        bob.until("table")
        bob.say("vote", yes=False)
        assert ada.until("voted")["done"] is False
        assert ada.settled().view == before
        assert bob.ask("vote", yes=True)["code"] == "vote"


def test_an_absent_person_counts_as_yes_after_a_while(here: House) -> None:
    with pair(here) as (_, ada, bob):
        before = ada.seq
        bob.socket.close()
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("undo", level="step")
        ada.until("table")
        here.clock.time += 19
        here.tick()
        assert ada.settled().seq == before
        here.clock.time += 2
        here.tick()
        assert ada.until_seq(before + 1)["view"]["undos"] == 1


def test_who_is_here_must_answer_and_silence_is_no(here: House) -> None:
    with pair(here) as (_, ada, bob):
        before = ada.seq
        ada.say("undo", level="step")
        ada.until("table")
        here.clock.time += 60
        here.tick()
        assert ada.settled().seq == before
        here.clock.time += 61
        here.tick()
        assert ada.until("voted")["done"] is False
        assert bob.settled().seq == before


def test_a_vote_does_not_wait_until_all_tables_are_looked_after(here: House) -> None:
    with pair(here) as (made, ada, bob):
        before = ada.seq
        here.run(here.lobby.tick_waiting)
        assert not here.lobby.tables_awaiting_time
        ada.say("undo", level="step")
        ada.until("table")
        here.run(here.lobby.tick_waiting)
        assert here.lobby.tables_awaiting_time == {made["table"]}
        here.clock.time += 121
        here.run(here.lobby.tick_waiting)
        assert ada.until("voted")["done"] is False
        assert bob.settled().seq == before
        here.run(here.lobby.tick_waiting)
        assert not here.lobby.tables_awaiting_time


def test_a_move_ends_the_vote(here: House) -> None:
    with pair(here) as (_, ada, bob):
        ada.say("undo", level="step")
        bob.until("table")
        asked = ada if ada.decision["seat"] == 0 else bob
        asked.play()
        assert ada.until("voted")["done"] is False or asked is ada
        assert bob.settled().heard["table"]["vote"] is None


@pytest.mark.parametrize("level", ["step", "action", "turn", "phase", "round"])
def test_alone_it_is_always_free(here: House, level: str) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(10):
            ada.play()
        reach = ada.settled().heard["table"]["undo"][level]
        told = ada.ask("undo", "update", level=level)
        assert told["type"] == "update"
        assert told["view"]["undos"] == int(reach["reveals"])
        ada.play()


def test_back_to_the_beginning_and_no_further(here: House) -> None:
    made = here.make("here")
    with here.sit(made["table"], made["token"]) as ada:
        first = ada.view["scene"]
        ada.play()
        ada.play()
        ada.ask("undo", "update", level="step")
        ada.ask("undo", "update", level="step")
        assert ada.view["scene"] == first
        assert ada.ask("undo", level="step")["code"] == "nothing"


def test_an_undo_goes_past_the_moves_of_bots(here: House) -> None:
    made = here.make("here", "bot:steady")
    with here.sit(made["table"], made["token"]) as ada:
        first = ada.view
        ada.play()
        while ada.decision["seat"] != 0:
            ada.until("update")
        steps = ada.settled().heard["table"]["undo"]["step"]["steps"]
        assert steps >= 2
        told = ada.ask("undo", "update", level="step")
        assert told["view"]["decision"] == first["decision"]


def test_a_phase_is_no_longer_than_its_round(here: House) -> None:
    made = here.make("here", "bot:steady", "bot:steady")
    session = here.lobby.tables[made["table"]].session
    with here.sit(made["table"], made["token"]) as ada:
        rounds: set[int] = set()
        while len(rounds) < 4 and session.outcome is None:
            while ada.decision["seat"] != 0:
                ada.until("update")
            undo = ada.settled().heard["table"]["undo"]
            if undo["phase"] is not None:  # something was played
                assert undo["phase"]["steps"] <= undo["round"]["steps"]
            rounds.add(session.state.round)
            ada.play()
        assert len(rounds) == 4


def test_spectators_do_not_undo(here: House) -> None:
    made = here.make("here", "here")
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["spectate"]) as eve:
        ada.play()
        assert eve.ask("undo", level="step")["code"] == "seat"
        assert eve.ask("vote", yes=True)["code"] == "seat"


@pytest.mark.parametrize("kinds", [("here", "here"), ("here", "bot:random")])
def test_each_event_is_new_exactly_once(here: House, kinds: tuple[str, ...]) -> None:
    """An update holds the events since the last one, or says that it is a jump: no event is sent twice as new."""
    made = here.make(*kinds)
    with here.sit(made["table"], made["token"]) as ada:
        jumps = 0
        for number in range(24):
            before, log = ada.seq, list(ada.log)
            if number % 6 == 5:
                told = ada.ask("undo", "update", level="action")
                assert told["log_from"] is True
                assert len(told["events"]) <= len(log)
                jumps += 1
            else:
                told = ada.play(number % len(ada.decision["options"]))
                assert "log_from" not in told
                assert all(before < event["seq"] <= told["seq"] for event in told["events"])
            while ada.decision is not None and ada.decision["seat"] not in ada.heard["welcome"]["me"]["seats"]:
                seen = ada.seq
                told = ada.until("update")
                assert "log_from" not in told
                assert all(seen < event["seq"] <= told["seq"] for event in told["events"])
        assert jumps == 4
        ada.settled()
        frames = here.get(f"/api/tables/{made['table']}/replay", made["token"]).json()["frames"]
        assert [event for frame in unfolded(frames) for event in frame["events"]] == ada.log
