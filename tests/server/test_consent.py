"""A host cannot read another person's hidden hand, and the host's commands stay in the audit log."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.server.table import EASY, House, Json, Player, house

EXPERT: dict[str, Json] = {"level": "expert"}
BUSY = msgspec.structs.replace(EASY, host_per_second=10_000, host_burst=10_000, chat_per_second=10_000)


def absent(ada: Player, seat: int) -> None:
    while not ada.settled().heard["table"]["seats"][seat]["absent"]:
        pass


def entries(player: Player) -> list[tuple[str, int | None, str | None]]:
    """The audit log as this player last received it."""
    told = player.settled().heard.get("audit") or {"entries": []}
    return [(one["do"], one.get("seat"), one.get("concerns")) for one in told["entries"]]


def news(player: Player, me: str) -> list[str]:
    """Entries about this person by the host that the person has not acknowledged."""
    told = player.settled().heard["audit"]
    mine = [one for one in told["entries"] if one.get("concerns") in (me, "*")]
    return [one["do"] for one in mine if one["serial"] > told["acknowledged"]]


def left(here: House, ada: Player, made: Json, seats: int = 1) -> None:
    """Lets the guests connect and disconnect again."""
    for number in range(seats):
        with here.sit(made["table"], made["links"][number]["token"], name=f"Guest {number}") as guest:
            guest.settled()
    for number in range(seats):
        absent(ada, number + 1)


def test_a_host_does_not_read_an_absent_guests_hand(here: House) -> None:
    """The host can neither take the seat, nor give it to an accomplice, nor make a link of their own."""
    made = here.make("here", "link", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada:
        left(here, ada, made, 2)
        assert ada.heard["table"]["seats"][1]["guarded"] is True
        assert ada.heard["table"]["seats"][0]["guarded"] is False
        for bot in (False, True):
            if bot:
                ada.say("host", do="bot", seat=1)
            for command in ({"do": "person", "person": "p1"}, {"do": "person", "person": "p3"}, {"do": "link"}):
                assert ada.ask("host", "link", "welcome", seat=1, **command)["code"] == "consent", command
        assert ada.settled().heard["welcome"]["me"]["seats"] == [0]
        assert ada.ask("sit", "update", seat=1)["code"] == "seat"


def test_an_accomplice_as_host_reads_it_neither(here: House) -> None:
    made = here.make("here", "link", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada:
        left(here, ada, made)
        with here.sit(made["table"], made["links"][1]["token"]) as eve:
            ada.say("host", do="pass", person="p3")
            assert eve.until("welcome")["me"]["host"] is True
            assert eve.ask("host", "link", "welcome", do="person", seat=1, person="p3")["code"] == "consent"
            assert eve.ask("host", "link", "welcome", do="link", seat=1)["code"] == "consent"
            assert eve.ask("host", "link", "welcome", do="link", seat=0)["code"] == "consent"  # the old host's hand


def test_a_bot_plays_for_who_is_away(here: House) -> None:
    """The table goes on, the host sees nothing, and the guest gets the seat back."""
    made = here.make("here", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada:
        left(here, ada, made)
        ada.say("host", do="bot", seat=1)
        for _ in range(8):
            while ada.decision is not None and ada.decision["seat"] != 0:
                ada.until("update")
            assert ada.decision is not None
            ada.play()
        assert {face for update in ada.raw if '"view"' in update for face in faces(json.loads(update))} == {None}
        ada.say("host", do="person", seat=1, person="p2")
        while ada.until("table")["seats"][1]["kind"] != "person":
            pass
        with here.sit(made["table"], made["links"][0]["token"]) as bob:
            assert bob.heard["welcome"]["me"]["seats"] == [1]


def faces(told: Json) -> list[Json]:
    """The faces of seat 1's hidden cards in an update."""
    sheets = told["view"]["scene"]["sheets"] if told["type"] == "update" else []
    return [card["face"] for card in sheets[1]["events"]] if len(sheets) > 1 else []


def test_what_a_host_does_cannot_be_talked_away(tmp_path: Path) -> None:
    """The log is kept apart from the chat, survives a restart, and is sent to the people concerned until they have read
    it."""
    with house(tmp_path, BUSY) as here:
        made = here.make("here", "link", settings=EXPERT)
        with here.sit(made["table"], made["token"], name="Ada") as ada:
            left(here, ada, made)
            ada.say("host", do="bot", seat=1)
            ada.ask("host", "link", do="person", seat=1, person="p1")
            ada.say("host", do="person", seat=1, person="p2")
            for number in range(60):
                ada.say("chat", text=f"line {number}")
            ada.settled()
        with here.sit(made["table"], made["token"]) as ada:  # the chat as it is kept
            assert len(ada.chat) == 50
            assert not any("note" in line for line in ada.chat)
        secrets = here.kept
    with house(tmp_path, BUSY) as here:
        here.kept = secrets
        link = made["links"][0]["token"]
        with here.sit(made["table"], link) as bob:
            assert news(bob, "p2") == ["bot", "person"]
            first = bob.heard["audit"]["entries"][0]
            assert (first["name"], first["by"], first["seat"]) == ("Ada", "p1", 1)
        with here.sit(made["table"], link) as bob:
            assert news(bob, "p2") == ["bot", "person"]  # until it is acknowledged
            assert bob.ask("acknowledge", "audit", serial=10_000)["acknowledged"] == 2
            assert news(bob, "p2") == []
        with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link) as bob:
            assert news(bob, "p2") == []
            assert news(ada, "p1") == []
        with here.sit(made["table"], made["token"]) as ada:
            absent(ada, 1)
            ada.say("host", do="bot", seat=1)
            ada.settled()
            with here.sit(made["table"], link) as bob:
                assert news(bob, "p2") == ["bot"]  # once more is news


def test_flooding_pushes_nothing_out(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(BUSY, audit_entries=6)
    with house(tmp_path, limits) as here:
        made = here.make("here", "link", "bot", "bot", settings=EXPERT)
        with here.sit(made["table"], made["token"], name="Ada") as ada:
            left(here, ada, made)
            ada.say("host", do="bot", seat=1)
            first = entries(ada)
            assert first == [("bot", 1, "p2")]
            for number in range(40):
                for command in (
                    {"do": "link", "seat": 2},
                    {"do": "person", "seat": 2, "person": "p1"},
                    {"do": "bot", "seat": 2 + number % 2, "bot": "steady"},
                    {"do": "bot", "seat": 1},
                    {"do": "person", "seat": 1, "person": "p2"},
                    {"do": "spectate"},
                ):
                    ada.say("introduce", name=f"Ada {number}", colour="")
                    ada.say("host", **command)
                ada.settled()
            told = entries(ada)
            assert ("bot", 1, "p2") in told
            assert len(told) < 6 + 15 * 5
            counts = {(one["do"], one.get("seat")): one.get("count", 1) for one in ada.heard["audit"]["entries"]}
            assert counts[("bot", 1)] == 41
            assert counts[("person", 1)] == 40
            assert len(here.lobby.tables[made["table"]].roster.people) <= 4  # nor do links fill the table's memory


def test_a_full_log_tells_everybody(tmp_path: Path) -> None:
    """An entry that is merged for want of room still reaches the person concerned."""
    limits = msgspec.structs.replace(BUSY, audit_entries=1)
    with house(tmp_path, limits) as here:
        made = here.make("here", "link", settings=EXPERT)
        with here.sit(made["table"], made["token"]) as ada:
            left(here, ada, made)
            ada.say("host", do="spectate")
            ada.say("host", do="spectate")
            ada.say("host", do="bot", seat=1)
            assert entries(ada) == [("spectate", None, None), ("bot", 1, "*")]
            with here.sit(made["table"], made["links"][0]["token"]) as bob:
                assert news(bob, "p2") == ["bot"]


def test_a_host_has_a_rate(tmp_path: Path) -> None:
    with house(tmp_path, msgspec.structs.replace(EASY, host_per_second=0.001, host_burst=3)) as here:
        made = here.make("here", "here")
        with here.sit(made["table"], made["token"]) as ada:
            told = [ada.ask("host", "link", do="spectate")["type"] for _ in range(4)]
            assert told == ["link", "link", "link", "error"]
            assert ada.heard["error"]["code"] == "rate"


@pytest.mark.parametrize("yes", [True, False])
def test_the_person_is_asked(here: House, yes: bool) -> None:
    made = here.make("here", "link", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][1]["token"]) as eve:
        absent_guest = made["links"][0]["token"]
        with here.sit(made["table"], absent_guest):
            pass
        absent(ada, 1)
        assert ada.ask("host", do="ask", seat=0)["code"] == "nothing"  # one's own seat needs no request
        assert ada.ask("host", do="ask", seat=1, person="p2")["code"] == "person"
        ada.say("host", do="ask", seat=1, person="p3")
        while ada.until("table")["seats"][1]["asked"] != {"by": "p1", "to": "p3"}:
            pass
        assert eve.ask("consent", seat=1, yes=True)["code"] == "nothing"  # it is not for others to say
        assert ada.ask("consent", seat=1, yes=True)["code"] == "nothing"
        with here.sit(made["table"], absent_guest) as bob:
            assert news(bob, "p2") == ["ask"]
            bob.say("consent", seat=1, yes=yes)
            bob.settled()
            assert bob.heard["welcome"]["me"]["seats"] == ([] if yes else [1])
            assert bob.heard["table"]["seats"][1]["asked"] is None
        assert eve.settled().heard["welcome"]["me"]["seats"] == ([1, 2] if yes else [2])
        assert entries(eve)[-1][:2] == ("agree" if yes else "decline", 1)


def test_a_seat_that_was_given_up_gets_a_new_link(here: House) -> None:
    made = here.make("here", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][0]["token"]) as bob:
        ada.say("host", do="ask", seat=1)
        while not bob.until("table")["seats"][1]["asked"]:
            pass
        bob.say("consent", seat=1, yes=True)
        assert bob.until("welcome")["me"]["seats"] == []
        while ada.until("table")["seats"][1]["kind"] != "bot":
            pass
        link = ada.ask("host", "link", do="link", seat=1)
        with here.sit(made["table"], link["token"]) as eve:
            assert eve.heard["welcome"]["me"]["seats"] == [1]


def test_giving_a_seat_back_is_consent_and_never_having_come_needs_none(here: House) -> None:
    made = here.make("here", "link", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada:
        with here.sit(made["table"], made["links"][0]["token"]) as bob:
            bob.ask("give-back", "welcome", seat=1)
            ada.settled()
            ada.say("host", do="person", seat=1, person="p1")
            assert ada.until("welcome")["me"]["seats"] == [0, 1]
        fresh = ada.ask("host", "link", do="link", seat=2)  # lost before anybody came by it
        assert fresh["type"] == "link"
        ada.say("host", do="person", seat=2, person="p1")
        assert ada.until("welcome")["me"]["seats"] == [0, 1, 2]


def test_where_nothing_is_hidden_a_host_is_free(here: House) -> None:
    made = here.make("here", "link")
    with here.sit(made["table"], made["token"]) as ada:
        left(here, ada, made)
        assert ada.heard["table"]["seats"][1]["guarded"] is False
        assert ada.ask("host", "link", do="link", seat=1)["type"] == "link"


def test_decks_alone_guard_no_seat(here: House) -> None:
    """Dawn hides its decks from all players alike, so no seat is guarded; in versus a hand is hidden."""
    for mode, guarded in (("together", False), ("versus", True)):
        made = here.make("here", "link", game="dawn", settings={"mode": mode})
        with here.sit(made["table"], made["token"]) as ada:
            left(here, ada, made)
            assert ada.heard["table"]["seats"][1]["guarded"] is guarded


def test_who_comes_by_a_link_that_was_used_before_is_told(here: House) -> None:
    """The person who handed the link out has it too, and may have used it first."""
    made = here.make("here", "link", settings=EXPERT)
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada:
        with here.connect(made["table"]) as socket:  # it does not say that it kept its secret
            Player(socket).say("hello", token=link)
            Player(socket).until("update")
        absent(ada, 1)
        with here.sit(made["table"], link) as bob:
            assert news(bob, "p2") == ["again"]


def test_a_move_retires_the_link(here: House) -> None:
    """The first move of a client that never says `kept` makes its link invalid."""
    made = here.make("link", "here", settings=EXPERT)
    link = made["links"][0]["token"]
    with here.sit(made["table"], made["token"]) as ada:
        with here.connect(made["table"]) as socket:
            bob = Player(socket)
            bob.say("hello", token=link)
            bob.until("update")
            bob.play()
        absent(ada, 0)
        with here.connect(made["table"]) as socket:
            eve = Player(socket)
            eve.say("hello", token=link)
            assert eve.until("error", "update")["code"] == "token"


def test_whoever_a_command_concerns_is_named(here: House) -> None:
    """A command about a free seat or a seat of the host concerns the next owner; a new host concerns that person; a
    closed table everybody."""
    made = here.make("here", "bot", "here", "link", settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], made["links"][0]["token"]) as bob:
        ada.ask("host", "link", do="link", seat=1)  # a bot's seat
        ada.ask("host", "link", do="link", seat=2)  # the host's own seat, whose cards the host knows
        ada.settled().say("host", do="pass", person="p2")
        bob.until("welcome")
        bob.settled().say("host", do="close")
        told = bob.until("audit")
        while told["entries"][-1]["do"] != "close":
            told = bob.until("audit")
        seats = bob.settled().heard["table"]["seats"]
        new = [seats[1]["person"], seats[2]["person"]]
        assert None not in new
        assert len({*new, "p1", "p2"}) == 4
        assert [(one["do"], one.get("concerns")) for one in told["entries"]] == [
            ("link", new[0]),
            ("link", new[1]),
            ("pass", "p2"),
            ("close", "*"),
        ]


@pytest.mark.parametrize("kind", ["link", "bot"])
def test_who_gets_a_free_seat_hears_that_the_host_held_it(here: House, kind: str) -> None:
    """The host takes a free seat, looks through it, exports the game, and then invites a person to it."""
    made = here.make("here", kind, settings=EXPERT)
    with here.sit(made["table"], made["token"]) as ada:
        ada.say("host", do="person", seat=1, person="p1")
        ada.ask("sit", "update", seat=1)
        ada.say("sit", seat=0)
        assert here.get(f"/api/tables/{made['table']}/export", made["token"]).status_code == 200
        if kind == "bot":
            ada.say("host", do="bot", seat=1)
        link = ada.settled().ask("host", "link", do="link", seat=1)
        assert [one["do"] for one in ada.settled().heard["audit"]["entries"] if one.get("concerns") == "p1"] == []
        with here.sit(made["table"], link["token"]) as bob:
            me = bob.heard["welcome"]["me"]["person"]
            assert news(bob, me) == ["person", "export", *(["bot"] if kind == "bot" else []), "link"]
            assert entries(bob)[0] == ("person", 1, me)
            bob.say("acknowledge", serial=bob.heard["audit"]["entries"][-1]["serial"])
            assert news(bob, me) == []
        with here.sit(made["table"], made["spectate"]) as eve:
            assert [one[2] for one in entries(eve)][:2] == [None, "*"]


@pytest.mark.parametrize("first", [True, False])
def test_a_bot_in_an_absent_persons_place_does_not_shorten_their_vote(here: House, first: bool) -> None:
    """A bot started before or during a vote does not shorten the time for the absent person."""
    made = here.make("here", "link")
    with here.sit(made["table"], made["token"]) as ada:
        with here.sit(made["table"], made["links"][0]["token"]) as bob:
            session = here.lobby.tables[made["table"]].session
            while not session.current_line()[-1].revealed or session.seq == 0:
                assert session.decision is not None
                (ada, bob)[session.decision.seat].play()
                ada.until_seq(session.seq), bob.until_seq(session.seq)
        absent(ada, 1)
        here.lobby.tables[made["table"]].bots.retry_at = 1e9  # nothing happens but the vote
        seq = ada.seq
        if first:
            ada.say("host", do="bot", seat=1)
        ada.say("undo", level="step")
        if not first:
            ada.say("host", do="bot", seat=1)
        assert ada.settled().seq == seq
        assert ada.heard["table"]["vote"] is not None
        here.clock.time += 10
        here.tick()
        assert ada.settled().seq == seq
        here.clock.time += 11
        here.tick()
        assert ada.until("voted")["done"] is True
