"""Orders to bots are found, explained, and offered only where bots obey; other things that newcomers could not find."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come

INSIDE = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const room = document.querySelector(".ask .scroll").getBoundingClientRect();
  return box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
}"""
"""True if an element lies inside the visible part of the list of answers."""


@pytest.mark.browser
def test_orders_open_in_sight_and_say_what_they_mean(come: Come) -> None:
    me = come(width=1024, height=768, lang="de")
    me.sit(me.house.make("here", "bot", game="zombicide2", mission="m0", deal=True))
    for _ in range(30):
        assert me.called()
        if me.page.locator(".ask [data-place]").count():
            break
        me.choose()
    me.page.click(".orders summary")
    me.page.wait_for_selector("[data-order]")
    me.page.wait_for_function(INSIDE, arg="[data-order^=come]")
    for button in me.page.locator("[data-order]").all():
        assert len(button.inner_text().split("\n")) == 2
    me.check("orders")


@pytest.mark.browser
def test_bots_that_take_no_orders_are_offered_none(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", "bot"))
    assert me.called()
    assert me.page.locator(".orders").count() == 0


@pytest.mark.browser
def test_the_end_button_stays_in_the_window_beside_a_warning(come: Come) -> None:
    host = come(lang="de")
    made = host.house.make("here", "here", "link", game="zombicide2", mission="m0", deal=True)
    host.sit(made)
    friend = come(lang="de", name="Gustav")
    friend.sit(made, made["links"][0]["token"])
    if friend.page.locator("[data-who]").count():
        friend.sit_down()
    for _ in range(40):
        if host.page.locator("[data-do=undo] .warns").count():
            break
        for one in (host, friend):
            if one.told("yours") == "true":
                one.choose()
    assert host.page.locator("[data-do=undo] .warns").count()
    corner = host.page.locator(".corner").bounding_box()
    dock = host.page.locator(".ask").bounding_box()
    assert corner
    assert dock
    assert corner["x"] + corner["width"] <= dock["x"] + dock["width"] - 8


@pytest.mark.browser
def test_a_look_at_how_to_play_keeps_the_set_up(come: Come) -> None:
    me = come().open("/new/zombicide2")
    me.page.wait_for_selector("[data-do=start]:enabled")
    seats = me.page.locator("ol > li:has(input.field)")
    me.page.click("button:has(svg.lucide-plus)")
    assert seats.count() == 2
    me.page.click("[data-do=how]")
    me.page.wait_for_selector("[data-how-page]")
    me.page.click("button:has(svg.lucide-arrow-left)")
    me.page.wait_for_selector("[data-do=start]:enabled")
    assert seats.count() == 2
