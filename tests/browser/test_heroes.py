"""Marvel Zombies at the table: the board and the sheets show what only heroes have, and hints play a game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come

MOVES = 9


@pytest.mark.browser
def test_heroes_begin_by_the_hint(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", game="marvel", deal=True, mission="m3"))
    assert me.called()
    page = me.page
    # Four hide face down, the sign lies before the tower, and everybody has grown hungry by one.
    assert page.locator(".item.hidden").count() == 4
    assert page.locator(".item.sign").count() == 1
    assert page.locator(".strip [data-value=hunger]").count() == 4
    me.check("heroes at the table")
    for _ in range(MOVES):
        assert me.called()
        me.follow_hint()
    assert me.called()
    sheet = page.locator("article.acting")
    assert sheet.locator("[data-thing=devour]").count() == 1
    page.click("[data-do=briefing]")
    page.wait_for_selector("dialog")
    me.check("a mission of ours")
