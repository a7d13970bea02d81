"""A guest reads what the host did about the guest's seat and decides who gets it; a vote tells that hidden cards were
open."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.server.endings import quiet_ending

pytestmark = pytest.mark.browser_full
SIZES = [(1440, 900, "en"), (390, 844, "de")]


def away(host: Guest, seat: int) -> None:
    host.page.wait_for_selector(f"[data-seat='{seat}'][data-kind=absent]")


def shut(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize(("width", "height", "lang"), SIZES)
def test_a_guest_returns(come: Come, width: int, height: int, lang: str) -> None:
    anna, ben = come(name="Anna", width=width, height=height), come(name="Ben", width=width, height=height, lang=lang)
    made = anna.house.make("here", "link", level="expert")
    anna.sit(made)
    ben.sit(made, made["links"][0]["token"]).sit_down()
    ben.open("/")
    anna.page.click("[data-do=invite]")
    away(anna, 1)
    # The hand is Ben's: there is no link for it that Anna could open.
    assert not anna.page.locator("[data-seat='1'] [data-host=link]").count()
    anna.page.click("[data-seat='1'] [data-host=bot]")
    anna.page.wait_for_selector("[data-seat='1'][data-kind=bot]")
    anna.page.click("[data-seat='1'] [data-host=ask]")
    anna.page.wait_for_selector("[data-seat='1'] [data-host=ask]:disabled")
    anna.check("a seat that the host may ask for")
    ben.page.go_back()
    ben.page.wait_for_selector("[data-notice] [data-audit=bot]")
    ben.page.wait_for_selector("[data-consent='1']")
    ben.settled().check("what was done about my seat, and a request for it")
    ben.page.click("[data-do=acknowledge]")
    ben.page.wait_for_selector("[data-notice]", state="detached")
    ben.page.click("[data-do=keep-seat]")
    ben.page.wait_for_selector("[data-consent]", state="detached")
    ben.page.reload()
    ben.page.wait_for_selector(".board")
    ben.settled()
    assert not ben.page.locator("[data-notice]").count()
    ben.page.click("[data-do=invite]")
    ben.page.click("[data-audits] summary")
    assert ben.page.locator("[data-audits] [data-audit]").evaluate_all("all => all.map(one => one.dataset.audit)") == [
        "decline",
        "ask",
        "bot",
    ]
    ben.page.click(".own summary")
    ben.check("what was done at this table, and the own way back")
    shut(ben)
    # Now Ben agrees, and Anna may invite somebody else.
    anna.page.click("[data-seat='1'] [data-host=ask]:enabled")
    ben.page.wait_for_selector("[data-consent='1']")
    ben.page.click("[data-do=give-seat]")
    anna.page.click("[data-seat='1'] [data-host=link]")
    anna.page.wait_for_selector("[data-seat='1'] .share")


@pytest.mark.parametrize(("width", "height", "lang"), SIZES)
def test_an_undo_past_the_end(come: Come, width: int, height: int, lang: str) -> None:
    ending = quiet_ending("walkingdead", 2, level="expert")
    anna, ben = come(name="Anna"), come(name="Ben", width=width, height=height, lang=lang)
    made = anna.house.bring(msgspec.json.decode(msgspec.json.encode(ending.session().save(luck=False))))
    anna.sit(made)
    anna.called()
    anna.page.click("[data-do=invite]")
    anna.page.click("[data-seat='1'] [data-host=bot]")
    anna.page.click("[data-seat='1'] [data-host=person]")
    link = command(anna, made, {"type": "host", "do": "link", "seat": 1}, "link")["token"]
    shut(anna)
    ben.sit(made, link).sit_down()
    token = made["token"] if ending.last.seat == 0 else ben.table[1] if ben.table else ""
    play = {"type": "play", "seq": ben.seq, "seat": ending.last.seat, "key": ending.last.option_key}
    command(anna, {**made, "token": token}, play, "update")
    for guest in (anna, ben):
        guest.page.wait_for_selector("[data-end]")
        guest.settled()
    ben.page.click("[data-do=see-board]")
    ben.page.wait_for_selector("[data-end]", state="detached")
    # Anna still looks at the end: the vote comes before it.
    ben.page.click("[data-do=undo]:visible, [data-do=undo-below]:visible")
    anna.page.wait_for_selector("[data-vote] [data-opened]")
    anna.settled().check("a vote past hidden cards that were open")
    ben.page.wait_for_selector("[data-vote] [data-opened]")
    ben.settled().check("my vote past hidden cards that were open")
    seq = anna.seq
    anna.page.click("[data-vote] .primary")
    anna.moved(seq)
    anna.page.click("[data-do=invite]")
    anna.page.wait_for_selector("[data-audits]")


def command(guest: Guest, made: Any, message: Any, answer: str) -> Any:
    """Sends a message in the name of a person at the table."""
    where = f"{guest.house.url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
    with connect(where, proxy=None, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        heard = json.loads(socket.recv(20))
        while heard["type"] != "update":
            heard = json.loads(socket.recv(20))
        socket.send(json.dumps(message))
        while True:
            heard = json.loads(socket.recv(20))
            if heard["type"] in (answer, "error"):
                assert heard["type"] == answer, heard
                return heard
