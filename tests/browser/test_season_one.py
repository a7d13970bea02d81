"""Zombicide, Season 1, at the city's board: what only its tiles and cards have, and some turns by the hint."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest


def new_table(me: Guest, mission: str) -> None:
    """From the first page to a mission, with a team that is dealt."""
    me.open("/").page.wait_for_selector("[data-game=zombicide1]")
    me.page.click("[data-game=zombicide1]")
    me.page.wait_for_selector(f"[data-mission={mission}]")
    assert me.page.locator("[data-mission]").count() == 11
    me.page.click(f"[data-mission={mission}]")
    me.check("new table")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board")


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (390, 844, "de")])
def test_some_turns_by_the_hint(come: Come, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang)
    new_table(me, "m10")
    assert me.called()
    page = me.page
    assert page.locator(".item.survivor").count() == 4  # one person, without bots
    assert page.locator(".manhole").count() == 4
    me.check("the table")
    for _ in range(7):
        assert me.called()
        me.follow_hint()
    assert me.called()
    me.check("after some moves")
    assert not me.wrong
