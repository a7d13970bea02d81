"""A win is celebrated over the board before its story opens; a game that was won before is not."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import shamble
from shamble.bots.steady import Steady
from shamble.sessions.session import Session
from tests.browser.conftest import Come

SEEDS = range(1, 40)


@cache
def nearly_won() -> tuple[Any, str]:
    """The export of a game one answer before its win, and the key of that answer."""
    bot = Steady()
    for seed in SEEDS:
        session = shamble.new("walkingdead", seats=1, seed=seed, level="beginner")
        before: tuple[Session, str] | None = None
        while session.decision is not None:
            option = bot.choose(session, session.decision.seat)
            before = session.fork(), option.key
            session.play(option)
        result = session.view(0)["result"]
        if result and result["mine"] and before:
            return before[0].save(luck=False), before[1]
    raise AssertionError("no game was won")


@pytest.mark.browser
def test_a_win_is_celebrated_once(come: Come) -> None:
    export, key = nearly_won()
    me = come(speed="normal")
    me.sit(me.house.bring(export))
    assert me.called()
    me.unfold(key)
    me.page.locator(f"[data-option='{key}']").first.click()
    me.page.wait_for_selector("[data-finale]")
    assert not me.over
    board, finale = me.page.locator(".view").bounding_box(), me.page.locator("[data-finale]").bounding_box()
    assert board
    assert finale
    assert finale["width"] >= board["width"]
    assert finale["height"] >= board["height"]
    assert me.page.locator("[data-finale] li").count() == 1
    # A key ends it, and the story opens.
    me.page.keyboard.press("Shift")
    me.page.wait_for_selector("[data-end=won]")
    assert me.page.locator("[data-finale]").count() == 0
    me.page.reload()
    me.page.wait_for_selector("[data-end=won]")
    assert me.page.locator("[data-finale]").count() == 0
