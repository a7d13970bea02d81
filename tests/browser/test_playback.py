"""Playback pauses before the undead act, turns cards over on the board, and folds into lines of the log."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.test_city import arrive

pytestmark = pytest.mark.browser
CARD = """() => [...document.querySelectorAll("[data-fate] .card")].map((card) =>
  [card.offsetWidth, card.closest("foreignObject").width.baseVal.value])[0]"""
"""Width of the card that turns over, and the width available, in pixels."""


def test_it_holds_before_the_undead_act(come: Come) -> None:
    me = arrive(come(speed="fast", stops=True), "the last to act")
    page = me.page
    page.click(".ask [data-option='end wanda']")
    page.wait_for_selector("[data-halt]")
    # The board stands as it did, and waits to be sent on.
    assert page.get_attribute("html", "data-busy") == "true"
    page.click("[data-do=go-on]")
    page.wait_for_selector("[data-halt]", state="detached")
    card, room = page.wait_for_function(CARD).json_value()
    assert card <= room
    me.settled()
    me.check("after the undead")


def test_an_attack_is_one_line_that_opens(come: Come) -> None:
    me = arrive(come(), "the arithmetic of a fight")
    assert not me.page.locator(".log .part").count()
    me.read_log()
    me.page.locator(".log .line:has(.fold) button").last.click()
    assert me.page.locator(".log .part").count() >= 2


LETTERS = """[...document.querySelectorAll("text.number")].map((text) =>
  parseFloat(getComputedStyle(text).fontSize) * text.getBoundingClientRect().height / text.getBBox().height)"""


def close_enough(me: Guest) -> None:
    """Every zone is large enough for a thumb, and its name can be read."""
    me.page.wait_for_function("!document.querySelector('.inside')?.getAnimations().length")
    zones = me.page.locator(".zone").all()
    assert min(min(box["width"], box["height"]) for zone in zones if (box := zone.bounding_box())) >= 43
    assert min(me.page.evaluate(LETTERS)) >= 10.9


def test_a_phone_looks_at_who_acts(come: Come) -> None:
    me = come(width=390, height=844)
    me.sit(me.house.make("here", game="zombicide2", mission="m3", deal=True))
    assert me.called()
    me.follow_hint()
    assert me.called()
    page = me.page
    close_enough(me)
    page.reload()
    page.wait_for_selector(".board")
    assert me.called()
    close_enough(me)
    ring = page.locator(".item.survivor:has(.ring)").bounding_box()
    view = page.locator(".view").bounding_box()
    assert ring is not None
    assert view is not None
    assert view["x"] <= ring["x"]
    assert ring["x"] + ring["width"] <= view["x"] + view["width"] + 1
    # Nothing of the rail lies on the map.
    rail = page.locator("[data-rail]").bounding_box()
    assert rail is not None
    assert rail["y"] >= view["y"] + view["height"] - 1


def test_every_tool_stands_beside_the_map(come: Come) -> None:
    me = arrive(come(), "after the zombies")
    rail, view = me.page.locator("[data-rail]").bounding_box(), me.page.locator(".view").bounding_box()
    assert rail is not None
    assert view is not None
    assert rail["y"] >= view["y"] + view["height"] - 1


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
def test_what_was_rolled_stands_beside_the_map(come: Come, width: int, height: int) -> None:
    me = arrive(come(width=width, height=height), "the arithmetic of a fight")
    told, view = me.page.locator(".strike").bounding_box(), me.page.locator(".view").bounding_box()
    assert told is not None
    assert view is not None
    beside = told["x"] >= view["x"] + view["width"]
    assert beside or told["y"] >= view["y"] + view["height"]
    assert me.page.locator(".strike .die").count() == 4
