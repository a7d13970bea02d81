"""Hidden things never leave the server: exchanging hidden cards changes not one byte for the other seats."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from pathlib import Path

import pytest

from shamble.core import registry
from shamble.server.protocol.http_bodies import NewSeat
from shamble.sessions.session import Session
from tests.server.table import House, Json, Player, house

LUCK = {"seed": 1, "path": ["test"], "forks": 0, "words": None}


def position(until: Callable[[Session], bool], seats: int = 2, **settings: Json) -> Json:
    """A moment in mid-game with hidden things, as plain data."""
    game = registry.find("walkingdead")
    for seed in range(50):
        session = Session(game, seats, game.configure(seats, settings), seed)
        session.begin()
        for step in itertools.count():
            if session.decision is None or step > 300:
                break
            if until(session):
                return session.state.plain()
            options = session.decision.options
            session.play(options[step % len(options)])
    raise AssertionError("no game came to such a moment")


def open_table(here: House, plain: Json, **settings: Json) -> Json:
    """A table at this position: seat 0 here, the others by link."""
    game = registry.find("walkingdead")
    seats = len(plain["players"])

    async def make() -> Json:
        session = Session(game, seats, game.configure(seats, settings), 0)
        session.set_random_state(LUCK)
        session.begin_at(game.read(plain), plain)
        plan = [NewSeat("here")] + [NewSeat("link")] * (seats - 1)
        return await here.lobby.store_new_table(session, plan, session.records, session.random_state())

    return here.run(make)


def everything(here: House, made: Json, moves: int) -> list[str]:
    """All bytes that seat 1 and a spectator can get from a table by all requests; seat 0 plays along."""
    heard: list[str] = []
    link = made.links[0].token
    with here.sit_all(made.table, made.token, link, made.spectate) as (ada, bob, eve, bobs_screen, eves_screen):
        for number in range(moves + 1):
            for one in (ada, bob, eve, bob):  # everybody has heard all that was said so far
                one.settled()
            pester(bob, [0, 1])
            eve.settled()
            pester(eve, [0, 1])
            bob.settled()
            for token in (link, made.spectate):
                for path in ("export", "replay", "export?seat=0", "replay?seat=0", "export?seat=1"):
                    heard.append(here.get(f"/api/tables/{made.table}/{path}", token).text)
                fork = here.post(f"/api/tables/{made.table}/fork", token, {"seq": 0})
                heard.append(fork.text)
                assert fork.status_code == 403
            if number == moves or bob.decision is None or bob.decision["seat"] != 1:
                break
            bob.play()
            for one in (eve, bobs_screen, eves_screen):
                one.until_seq(bob.seq)
        eve.settled()
        bob.ask("undo", "table", "update", level="step")
        bob.settled()
        for one in (eve, bobs_screen, eves_screen):
            heard += one.settled().raw
        heard += bob.raw
    secret = here.kept[link]
    return [text.replace(made.table, "TABLE").replace(secret, "SECRET") for text in heard]


def pester(player: Player, seats: list[int]) -> None:
    for seat in seats:
        player.say("hint", seat=seat)
        player.say("sit", seat=seat)
        player.say("suggest", seat=seat, key="event blood-trail")
        player.say("play", seq=player.seq, seat=seat, key="event blood-trail")
    player.say("look", seq=0)
    player.say("look", seq=player.seq)
    player.say("open")
    player.say("vote", yes=False)
    player.settled()


def exchanged(plain: Json) -> Json:
    """The hidden hands of seats 0 and 2 exchanged."""
    twin = copy.deepcopy(plain)
    first, third = twin["players"][0], twin["players"][2]
    first["events"], third["events"] = third["events"], first["events"]
    return twin


def swapped(plain: Json, seat: int) -> Json:
    """The hidden hand of a seat exchanged for other cards of the pile."""
    twin = copy.deepcopy(plain)
    hand = twin["players"][seat]["events"]
    deck = next(deck for deck in twin["decks"] if deck["name"] == "events")
    for number in range(len(hand)):
        hand[number], deck["layers"][0][number] = deck["layers"][0][number], hand[number]
    deck["layers"][0].sort()
    return twin


def bobs_question(session: Session) -> bool:
    decision = session.decision
    return (
        decision is not None
        and decision.seat == 1
        and decision.ask == "move-figure"
        and all(player.events for player in session.state.players)
    )


@pytest.mark.parametrize("moves", [0, 4])
def test_a_hidden_hand(tmp_path: Path, moves: int) -> None:
    """A hand is exchanged for cards of the deck, or two hands for each other, while the game goes on."""
    settings = {"level": "expert"}
    plain = position(bobs_question, 3 if moves else 2, **settings)
    other = exchanged(plain) if moves else swapped(plain, 0)
    assert other["players"][0]["events"] != plain["players"][0]["events"]
    heard = []
    for number, data in enumerate((plain, other)):
        with house(tmp_path, name=f"{number}.sqlite3") as here:
            heard.append(everything(here, open_table(here, data, **settings), moves))
    assert heard[0] == heard[1]
    assert not any(card in text for text in heard[0] for card in plain["players"][0]["events"])


def test_the_own_hand_is_seen(here: House) -> None:
    """Guards the test above, which would pass if the server never sent anything."""
    plain = position(bobs_question, level="expert")
    made = open_table(here, plain, level="expert")
    with here.sit(made.table, made.token) as ada, here.sit(made.table, made.links[0].token) as bob:
        sheets = ada.view["scene"]["sheets"]
        assert [card["id"] for card in sheets[0]["events"]] == plain["players"][0]["events"]
        assert [card["face"] for card in sheets[1]["events"]] == [None] * len(sheets[1]["events"])
        assert [card["face"] for card in bob.view["scene"]["sheets"][0]["events"]] == [None] * len(sheets[0]["events"])


def test_a_secret_goal(tmp_path: Path) -> None:
    plain = position(lambda session: session.seq > 12, goals=True)
    other = copy.deepcopy(plain)
    deck = next(deck for deck in other["decks"] if deck["name"] == "goals")
    goals = deck["layers"][0]
    goals[0], other["players"][0]["goal"] = other["players"][0]["goal"], goals[0]
    goals.sort()
    heard = []
    for number, data in enumerate((plain, other)):
        with house(tmp_path, name=f"{number}.sqlite3") as here:
            heard.append(everything(here, open_table(here, data, goals=True), 0))
    assert heard[0] == heard[1]


@pytest.mark.parametrize("name", ["export", "replay"])
def test_no_look_through_anothers_seat(here: House, name: str) -> None:
    made = here.make("here", "link", settings={"level": "expert"})
    path = f"/api/tables/{made['table']}/{name}?seat="
    answer = here.get(path + "1", made["token"])
    assert (answer.status_code, answer.json()["code"]) == (403, "hidden")
    assert here.get(path + "0", made["token"]).status_code == 200
    assert here.get(path + "9", made["token"]).status_code == 422


def test_the_full_bundle_when_all_agree(here: House) -> None:
    made = here.make("here", "link", settings={"level": "expert"})
    link = made["links"][0]["token"]
    path = f"/api/tables/{made['table']}/export"
    with here.sit(made["table"], made["token"]) as ada, here.sit(made["table"], link) as bob:
        assert ada.settled().heard["table"]["full"] is False
        assert "records" not in here.get(path, made["token"]).json()
        ada.say("open")
        assert bob.until("table")["vote"]["about"] == "open"
        here.clock.time += 30  # being away is no consent here
        here.tick()
        assert "records" not in here.get(path, made["token"]).json()
        bob.say("vote", yes=True)
        assert ada.until("voted") == {"type": "voted", "about": "open", "done": True}
        assert ada.until("table")["full"] is True
        assert "records" in here.get(path, made["token"]).json()
        assert "records" in here.get(path, link).json()
        assert "records" not in here.get(path, made["spectate"]).json()
        ada.play()  # later moves are not part of the agreement
        assert "records" not in here.get(path, made["token"]).json()


def test_the_full_bundle_for_one_person(here: House) -> None:
    made = here.make("here", "here", settings={"level": "expert"})
    path = f"/api/tables/{made['table']}/export"
    assert "records" in here.get(path, made["token"]).json()
    assert "records" not in here.get(path, made["spectate"]).json()
    botted = here.make("here", "bot:steady", settings={"level": "expert"})
    assert "records" not in here.get(f"/api/tables/{botted['table']}/export", botted["token"]).json()


def test_the_full_bundle_at_the_end(here: House) -> None:
    made = here.make("bot:random", "bot:random", settings={"level": "expert"})
    with here.sit(made["table"], made["token"]) as ada:
        while ada.view["result"] is None:
            ada.until("update")
    bundle = here.get(f"/api/tables/{made['table']}/export", made["spectate"]).json()
    assert bundle["records"]
    assert bundle["luck"] is None
