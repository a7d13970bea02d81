"""Expert mode: event cards are hidden from other players, also when all share one screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from tests.browser.conftest import Come
from tests.browser.guest import CALLED, Guest
from tests.server.following import followed, stages

pytestmark = pytest.mark.browser


def listen(guest: Guest) -> list[Any]:
    """Collects every view that reaches the browser."""
    views: list[Any] = []

    def hear(text: str | bytes) -> None:
        told = json.loads(text)
        before: Any = views[-1] if views else None
        if told["type"] == "update" and "now" in told:
            views.extend({**before, "scene": scene} for scene in stages(before["scene"], told["events"]))
        if told["type"] in ("update", "look"):
            views.append(followed(before, told))

    def open(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    guest.page.on("websocket", open)
    return views


def faces(view: Any, own: bool) -> list[str]:
    sheets = [sheet for sheet in view["scene"]["sheets"] if (sheet["seat"] == view["seat"]) == own]
    return [card["face"] for sheet in sheets for card in sheet["events"] if card["face"]]


def test_around_one_screen(come: Come) -> None:
    me = come()
    views = listen(me)
    me.open("/new/walkingdead").page.wait_for_selector("[data-do=start]:enabled")
    me.page.locator(".modes").nth(1).locator(".mode").nth(1).click()
    me.page.click(".count button >> nth=1")
    me.page.click("ol li:nth-child(2) .who [role=radio] >> nth=0")
    me.check("new table, expert")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board, [data-curtain]")
    curtains = 0
    for move in range(24):
        me.page.wait_for_selector(CALLED, state="attached")
        if me.page.locator("[data-curtain]").count():
            if not curtains:
                me.check("curtain")
            curtains += 1
            # Behind it there is nothing to read.
            assert not me.page.locator(".card, .board, .log").count()
        if not me.called():
            break
        if move == 12:
            me.check("expert's table")
        me.choose()
    assert curtains > 2
    assert any(faces(view, own=True) for view in views)
    assert not any(faces(view, own=False) for view in views)


def test_in_two_browsers(come: Come) -> None:
    anna, ben = come(), come(name="Ben")
    made = anna.house.make("here", "link", level="expert")
    heard = [listen(anna), listen(ben)]
    anna.sit(made)
    ben.sit(made, made["links"][0]["token"]).sit_down()
    for _ in range(16):
        both = max(anna.seq, ben.seq)
        anna.reached(both).settled()
        ben.reached(both).settled()
        (anna if anna.told("yours") == "true" else ben).choose()
    for seat, views in enumerate(heard):
        assert {view["seat"] for view in views} == {seat}
        assert any(faces(view, own=True) for view in views)
        assert not any(faces(view, own=False) for view in views)
