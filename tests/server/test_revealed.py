"""An undo hides things again that a person has seen only if everybody agrees."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.endings import Ending, quiet_ending
from tests.server.table import House, Json, Player, house

EXPERT: dict[str, Json] = {"level": "expert"}


@contextmanager
def company(here: House) -> Iterator[tuple[Json, Player, Player]]:
    """Two people at an expert table."""
    made = here.make("here", "link", settings=EXPERT)
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link) as bob:
        yield made, ada, bob


def finish(ending: Ending, players: dict[int, Player]) -> None:
    """Plays the last move of the game."""
    mover = players[ending.last.seat]
    mover.say("play", seq=mover.seq, seat=ending.last.seat, key=ending.last.option_key)
    for player in players.values():
        player.until_seq(len(ending.records))
        assert player.view["result"] is not None


@pytest.fixture(scope="module")
def expert() -> Ending:
    return quiet_ending("walkingdead", 2, **EXPERT)


@pytest.mark.parametrize("game", ["walkingdead", "dawn"])
def test_an_undo_past_the_end_needs_everybody(here: House, game: str, expert: Ending) -> None:
    ending = expert if game == "walkingdead" else quiet_ending("dawn", 2, mode="versus")
    made = ending.lay(here, "here", "link")
    link = made.links[0].token
    path = f"/api/tables/{made.table}/export"
    with here.sit(made.table, made.token, name="Ada") as ada, here.sit(made.table, link, name="Bob") as bob:
        assert "records" not in here.get(path, made.token).json()
        finish(ending, {0: ada, 1: bob})
        assert "records" in here.get(path, made.token).json()  # now everything is known
        end = ada.seq
        ada.settled(), bob.settled()
        assert ada.heard["table"]["undo"]["step"]["opened"] is True
        ada.say("undo", level="step")
        vote = bob.until("table", "update")["vote"]
        assert (vote["about"], vote["reveals"], vote["opened"], vote["until"]) == ("undo", True, True, None)
        assert ada.settled().seq == end
        bob.say("vote", yes=False)
        assert ada.until("voted")["done"] is False
        ada.say("undo", level="step")
        ada.until("table")
        bob.say("vote", yes=True)
        ada.until_seq(end + 1)
        assert ada.view["result"] is None
        told = bob.until_seq(end + 1) and bob.settled()
        assert [(one["do"], one["name"]) for one in told.heard["audit"]["entries"]] == [("undo", "Ada")]
        assert told.heard["table"]["chat"][-1]["note"]["id"] == "note-undo-opened"


def test_who_is_away_has_not_agreed(here: House, expert: Ending) -> None:
    """Neither an absent person nor the bot in their place counts as yes: the host could start that bot."""
    made = expert.lay(here, "here", "link")
    with here.sit(made.table, made.token) as ada:
        with here.sit(made.table, made.links[0].token) as bob:
            finish(expert, {0: ada, 1: bob})
        end = ada.seq
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("host", do="bot", seat=1)
        ada.say("undo", level="step")
        ada.settled()
        assert ada.heard["table"]["vote"]["opened"] is True
        here.clock.time += 60
        here.tick()
        assert ada.settled().seq == end
        here.clock.time += 61
        here.tick()
        assert ada.until("voted")["done"] is False
        assert ada.settled().seq == end


def test_it_is_remembered(tmp_path: Path, expert: Ending) -> None:
    """The moment survives a restart, and a new client reads in the log that hidden things were open."""
    with house(tmp_path) as here:
        made = expert.lay(here, "here", "link")
        link = made.links[0].token
        with here.sit(made.table, made.token) as ada, here.sit(made.table, link) as bob:
            finish(expert, {0: ada, 1: bob})
            end = ada.seq
            ada.settled(), bob.settled()
            ada.say("undo", level="step")
            bob.until("table")
            bob.say("vote", yes=True)
            ada.until_seq(end + 1)
        secrets = here.kept
    with house(tmp_path) as here:
        here.kept = secrets
        with (
            here.sit(made.table, made.token) as ada,
            here.sit(made.table, link) as bob,
            here.sit(made.table, made.spectate) as eve,
        ):
            assert [one["do"] for one in eve.settled().heard["audit"]["entries"]] == ["undo"]
            step = ada.settled().heard["table"]["undo"]["step"]
            assert (step["opened"], step["reveals"]) == (True, True)
            ada.say("undo", level="step")
            bob.settled()
            assert ada.settled().seq == end + 1
            assert ada.heard["table"]["vote"]["opened"] is True


def test_where_nothing_is_hidden_it_is_a_vote_like_any_other(here: House) -> None:
    ending = quiet_ending("walkingdead", 2)
    made = ending.lay(here, "here", "link")
    with here.sit(made.table, made.token) as ada:
        with here.sit(made.table, made.links[0].token) as bob:
            finish(ending, {0: ada, 1: bob})
            step = bob.settled().heard["table"]["undo"]["step"]
            assert step["reveals"] is True
            assert "opened" not in step
        end = ada.seq
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("undo", level="step")
        ada.settled()
        here.clock.time += 21
        here.tick()
        assert ada.until_seq(end + 1)["view"]["result"] is None
        assert "audit" not in ada.settled().heard


def test_alone_it_stays_free(here: House, expert: Ending) -> None:
    made = expert.lay(here, "here", "here")
    with here.sit(made.table, made.token) as ada:
        finish(expert, {0: ada, 1: ada})
        end = ada.seq
        assert ada.ask("undo", "update", level="step")["seq"] == end + 1


def test_hands_that_were_opened_by_agreement(here: House) -> None:
    with company(here) as (_, ada, bob):
        ada.play()
        bob.until_seq(ada.seq)
        assert bob.settled().heard["table"]["undo"]["step"] != {}
        ada.say("open")
        bob.until("table")
        bob.say("vote", yes=True)
        assert ada.until("voted")["done"] is True
        ada.settled()
        step = ada.heard["table"]["undo"]["step"]
        assert (step["opened"], step["reveals"]) == (True, True)
        assert [one["do"] for one in ada.heard["audit"]["entries"]] == ["open"]
        before = ada.seq
        ada.say("undo", level="step")
        bob.until("table")
        assert ada.settled().seq == before


def test_an_absent_guests_hand_is_not_opened_by_the_bot_in_their_place(here: House) -> None:
    """The host alone plays then, which is not the agreement of everybody."""
    made = here.make("here", "link", settings=EXPERT)
    path = f"/api/tables/{made['table']}/export"
    with here.sit(made["table"], made["token"]) as ada:
        with here.sit(made["table"], made["links"][0]["token"]):
            pass
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        ada.say("host", do="bot", seat=1)
        ada.say("open")
        ada.settled()
        assert ada.heard["table"]["full"] is False
        assert "records" not in here.get(path, made["token"]).json()
        here.clock.time += 121
        here.tick()
        assert ada.until("voted")["done"] is False
        assert "records" not in here.get(path, made["token"]).json()


def test_who_played_every_seat_knows_them_after_giving_some_away(here: House) -> None:
    made = here.make("here", "here", settings=EXPERT)
    with here.sit(made["table"], made["token"], name="Ada") as ada:
        ada.play()
        assert "records" in here.get(f"/api/tables/{made['table']}/export", made["token"]).json()
        link = ada.ask("host", "link", do="link", seat=1)["token"]
        with here.sit(made["table"], link) as bob:
            told = bob.settled().heard["audit"]["entries"]
            assert told[0]["concerns"] == "*"
            assert [(one["do"], one["name"], one.get("seat")) for one in told] == [
                ("export", "Ada", None),
                ("link", "Ada", 1),
            ]
            assert bob.heard["table"]["undo"]["step"]["opened"] is True
            before = ada.seq
            ada.say("undo", level="step")
            bob.until("table")
            assert ada.settled().seq == before


def test_a_seat_that_changed_hands(here: House) -> None:
    """Its new owner has seen the hand, so an undo to before that needs everybody."""
    made = here.make("here", "link", "link", settings=EXPERT)
    links = [link["token"] for link in made["links"]]
    with (
        here.sit(made["table"], made["token"]) as ada,
        here.sit(made["table"], links[0]) as bob,
        here.sit(made["table"], links[1]) as eve,
    ):
        ada.play()
        bob.until_seq(1)
        assert bob.settled().heard["table"]["undo"]["step"]["reveals"] is False
        bob.say("give-back", seat=1)
        while ada.until("table")["seats"][1]["kind"] != "bot":
            pass
        ada.say("host", do="person", seat=1, person="p3")
        assert eve.until("welcome")["me"]["seats"] == [1, 2]
        step = eve.settled().heard["table"]["undo"]["step"]
        assert (step["reveals"], step["opened"]) == (True, True)


def test_a_bot_in_an_absent_guests_place_shows_its_cards_for_nobody_to_take_back(here: House) -> None:
    """A host who could undo the moves of such a bot would know a hand that its person still holds."""
    made = here.make("here", "link", settings={"level": "expert"})
    with here.sit(made["table"], made["links"][0]["token"], name="Bob") as bob:
        bob.settled()
    with here.sit(made["table"], made["token"]) as ada:
        ada.say("host", do="bot", seat=1, bot="random")
        ada.settled()
        table = here.lobby.tables[made["table"]]
        for _ in range(60):
            if (
                any(node.record.seat == 1 and node.record.option_key for node in table.session.current_line())
                and table.bots.thinking is None
            ):
                break
            if ada.decision is not None and ada.decision["seat"] == 0:
                ada.play()
            else:
                ada.hear()
        ada.settled()
        assert any(node.record.seat == 1 and node.record.option_key for node in table.session.current_line())
        reach = table.undo_reach().of("round")
        assert reach is not None
        assert reach.opened
        ada.say("undo", level="round")
        ada.settled()
        assert table.ballot is not None, "the absent person's consent is needed"


def test_an_absent_guests_seat_is_not_taken_after_the_end(here: House, expert: Ending) -> None:
    """The seat's person votes about an undo that hides everything again, so the host must not take the seat."""
    made = expert.lay(here, "here", "link")
    with here.sit(made.table, made.token) as ada:
        with here.sit(made.table, made.links[0].token) as bob:
            finish(expert, {0: ada, 1: bob})
        while not ada.until("table")["seats"][1]["absent"]:
            pass
        assert ada.ask("host", "error", do="person", seat=1, person="p1")["code"] == "consent"


def test_a_card_that_was_played_openly_is_not_hidden_again_without_consent(here: House) -> None:
    with company(here) as (made, ada, bob):
        players = {0: ada, 1: bob}
        session = here.lobby.tables[made["table"]].session
        while True:
            assert session.decision is not None
            seat, ask = session.decision.seat, session.decision.ask
            players[seat].play()
            for player in players.values():
                player.until_seq(session.seq)
            if ask == "choose-event" and not session.records[-1].outcomes:  # nothing but the card itself was shown
                break
        mover, other = players[seat], players[1 - seat]
        played = mover.seq
        step = other.settled().heard["table"]["undo"]["step"]
        assert (step["reveals"], step["opened"]) == (True, True)
        mover.settled().say("undo", level="step")
        vote = other.until("table")["vote"]
        assert (vote["reveals"], vote["opened"], vote["until"]) == (True, True, None)
        assert mover.settled().seq == played
        other.say("vote", yes=True)
        assert mover.until_seq(played + 1)["view"]["decision"]["ask"]["id"] == "ask-choose-event"
