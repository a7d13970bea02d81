"""Rules are shown by the scenarios that prove them, on a table to watch."""

from __future__ import annotations

import pytest

from tests.server.table import House


@pytest.mark.parametrize(("game", "rule"), [("zombicide2", "zc2.noise.token"), ("walkingdead", "twd.combat.kills")])
def test_a_rule_shows_itself(here: House, game: str, rule: str) -> None:
    names = here.client.get(f"/api/rules/{game}").json()["rules"]
    assert len(names) > 150
    assert names[rule]
    fired = set()
    longest = 0
    for number in range(len(names[rule])):
        made = here.client.post(f"/api/rules/{game}/show", json={"rule": rule, "number": number}).json()
        page = here.get(f"/api/tables/{made['table']}/replay", made["token"]).json()
        longest = max(longest, page["total"])
        fired |= {event["rule"] for frame in page["frames"] for event in frame["events"]}
    assert rule in fired
    assert longest > 1


def test_it_is_made_once_and_nobody_plays_there(here: House) -> None:
    wish = {"rule": "zc2.noise.token"}
    made, again = (here.client.post("/api/rules/zombicide2/show", json=wish).json() for _ in range(2))
    assert made["table"] == again["table"]
    with here.sit(made["table"], made["token"]) as ada:
        assert ada.heard["welcome"]["me"]["spectator"]


def test_it_is_made_anew_when_it_was_tidied_away(here: House) -> None:
    wish = {"rule": "zc2.noise.token"}
    made = here.client.post("/api/rules/zombicide2/show", json=wish).json()
    lobby = here.lobby

    async def delete() -> None:
        row = await lobby.storage.row(made["table"])
        assert row is not None
        lobby.drop(lobby.tables[made["table"]])
        assert await lobby.storage.remove(row.id, row.term, None)

    here.run(delete)
    again = here.client.post("/api/rules/zombicide2/show", json=wish).json()
    with here.sit(again["table"], again["token"]) as ada:
        assert ada.view


def test_what_cannot_be_shown_is_missing(here: House) -> None:
    for game, rule in (("zombicide2", "zc2.nothing"), ("chess", "zc2.noise.token")):
        assert here.client.post(f"/api/rules/{game}/show", json={"rule": rule}).status_code == 404
    assert (
        here.client.post("/api/rules/zombicide2/show", json={"rule": "zc2.noise.token", "number": 60}).status_code
        == 404
    )
    assert here.client.get("/api/rules/chess").status_code == 404
