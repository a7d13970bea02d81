"""The dice of a live table are unpredictable, and continue after a restart with the same stream."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from shamble.core import registry
from shamble.core.chance import SECRET, generator_at
from shamble.sessions.save import load
from shamble.sessions.session import Session
from tests.server.table import House, Json, Player, house


def stream(here: House, table: str) -> Json:
    return json.loads(json.dumps(dict(here.lobby.tables[table].session.random_state())))


def play_on(player: Player, moves: int) -> None:
    for number in range(moves):
        if player.decision is None:
            return
        player.play(number % len(player.decision["options"]))


def foretold(here: House, table: str, count: int = 40) -> list[int]:
    """The next dice, as a reader of the server's memory would know them."""
    return dice(stream(here, table), count)


def dice(luck: Json, count: int = 40) -> list[int]:
    source = generator_at(tuple(luck["words"] or (0, 0, 0, 0)), luck["seed"], *luck["path"])
    return [source.below(6) for _ in range(count)]


@pytest.mark.parametrize("way", ["laid", "forked", "imported"])
def test_nothing_that_is_sent_or_exported_tells_the_stream(here: House, way: str) -> None:
    made = here.make("here", "here", seed=None)
    with here.sit(made["table"], made["token"]) as ada:
        play_on(ada, 30)
    save = here.get(f"/api/tables/{made['table']}/export", made["token"]).json()
    if way == "forked":
        made = here.post(f"/api/tables/{made['table']}/fork", made["token"], {"seq": 5}).json()
    if way == "imported":
        made = here.client.post("/api/tables/import", json=save).json()
    with here.sit(made["table"], made["token"]) as ada:
        play_on(ada, 20)
        ada.ask("undo", "update", "voted")
        play_on(ada, 20)
        sent = "".join(ada.raw)
    save = here.get(f"/api/tables/{made['table']}/export", made["token"])
    replay = here.get(f"/api/tables/{made['table']}/replay", made["token"])
    luck = stream(here, made["table"])
    assert luck["path"][0] == SECRET
    assert len(luck["path"][1]) == 64
    for text in (sent, save.text, replay.text):
        assert luck["path"][1] not in text
        assert str(luck["seed"]) not in text
    # All that an outsider knows, with luck put in that was guessed: other dice follow.
    assert save.json()["luck"] is None
    twin = load(save.json(), registry.find, 0)
    twin.set_random_state({**luck, "path": [SECRET, "0" * 64, *luck["path"][2:]]})
    assert dice(twin.random_state()) != foretold(here, made["table"])


def test_a_restart_goes_on_with_the_same_stream(tmp_path: Path) -> None:
    with house(tmp_path) as here:
        made = here.make("here", "here", seed=None)
        with here.sit(made["table"], made["token"]) as ada:
            play_on(ada, 20)
            ada.ask("undo", "update", "voted", level="turn")
            play_on(ada, 15)
        before, ahead = stream(here, made["table"]), foretold(here, made["table"])
    with house(tmp_path) as here, here.sit(made["table"], made["token"]) as ada:
        assert stream(here, made["table"]) == before
        assert foretold(here, made["table"]) == ahead
        play_on(ada, 5)


def test_bots_and_people_roll_from_the_same_stream(here: House) -> None:
    """A worker computes the moves of a bot on a copy; the server then plays them itself."""
    made = here.make("here", "bot:random", seed=None)
    with here.sit(made["table"], made["token"]) as ada:
        for _ in range(12):
            if ada.settled().decision is None or ada.decision["seat"] != 0:
                break
            ada.play()
        session = here.lobby.tables[made["table"]].session
        luck = stream(here, made["table"])
        assert luck["path"][0] == SECRET
        outcomes = sum(len(record.outcomes) for record in session.records)
        assert outcomes
        assert luck["words"][0] >= outcomes


def test_undoing_past_chance_begins_another_secret_stream(here: House) -> None:
    made = here.make("here", "here", seed=None)
    session: Session = here.lobby.tables[made["table"]].session
    with here.sit(made["table"], made["token"]) as ada:
        while not session.undos:
            play_on(ada, 1)
            if session.nodes_since(session.seq)[-1].revealed:
                ada.say("undo")
                ada.settled()
        first = foretold(here, made["table"])
        luck = stream(here, made["table"])
    assert luck["path"][0] == SECRET
    assert luck["path"][2:] == ["undo", 1]
    assert dice({**luck, "path": luck["path"][:2], "words": None}) != first


def test_a_seed_that_was_chosen_still_gives_the_same_table(here: House) -> None:
    def course(seed: int | None) -> Json:
        made = here.make("here", "here", seed=seed)
        with here.sit(made["table"], made["token"]) as ada:
            play_on(ada, 40)
            assert ada.settled().heard["table"]["seed"] == seed
        return here.get(f"/api/tables/{made['table']}/export", made["token"]).json()["records"]

    assert course(7) == course(7)
    assert course(None) != course(None)
