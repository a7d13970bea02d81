"""A game from the first page to its end by the page's own buttons."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come

pytestmark = pytest.mark.browser
LONGEST = 900
"""Moves after which a game of The Walking Dead can only be stuck."""


def test_a_whole_game_by_the_hint(come: Come) -> None:
    me = come()
    me.open("/").page.wait_for_selector("[data-game=walkingdead]")
    me.check("home")
    # Two clicks to be playing.
    me.page.click("[data-game=walkingdead]")
    me.page.wait_for_selector("[data-do=start]:enabled")
    me.check("new table")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board")
    moves = 0
    while me.called():
        if moves in (0, 4, 60):
            me.check(f"move {moves}")
        me.follow_hint()
        moves += 1
        assert moves < LONGEST
    assert moves > 10
    assert me.page.get_attribute("[data-end]", "data-end") in ("won", "lost")
    me.check("end")
    # Whoever looks at the board comes back to the result.
    me.page.click("[data-do=see-board]")
    me.page.wait_for_selector("[data-end]", state="detached")
    me.check("the board after the end")
    me.page.click("[data-do=result]")
    me.page.wait_for_selector("[data-end]")
    # The finished table is found again on the first page, and can be played again.
    me.page.click("[data-do=again]")
    me.page.wait_for_selector("html[data-page=new]", state="attached")
    me.open("/").page.wait_for_selector(".side li a")
    me.check("home with a table to continue")
    me.page.locator(".side li a").first.click()
    me.page.wait_for_selector("[data-end]")


def test_pages_that_say_one_thing(come: Come) -> None:
    me = come()
    pages = {
        "/about": "h2",
        "/new/walkingdead": "[data-do=start]:enabled",
        "/table/nope#abc": ".stranded",
        "/replay/nope#abc": ".stranded",
    }
    for path, selector in pages.items():
        me.open(path).page.wait_for_selector(selector)
        me.settled().check(path)
    me.open("/nowhere/at/all").page.wait_for_selector(".stranded")
    me.check("nowhere")
    # The browser itself reports what was not found.
    me.wrong = [line for line in me.wrong if "404" not in line]
