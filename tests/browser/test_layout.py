"""The board keeps its place at the table, whatever question or log is shown."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, RING, six
from tests.browser.prepared import bundle

SIZES = ((1440, 900), (1024, 768), (390, 844))


def box(me: Guest, selector: str) -> tuple[float, float, float, float]:
    area = me.page.locator(selector).first.bounding_box()
    assert area is not None
    return area["x"], area["y"], area["width"], area["height"]


@pytest.mark.browser
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_board_stays(come: Come, width: int, height: int) -> None:
    me = come(width=width, height=height)
    made = me.house.make("here", "here", game="zombicide2", mission="m0")
    me.sit(made)
    assert me.called()
    board = box(me, ".frame")
    for _ in range(9):
        assert me.called()
        assert box(me, ".frame") == board
        me.follow_hint()
    # A long question scrolls inside, and begins at its top.
    me.sit(me.house.bring(MOMENTS["a trade"].bundle()))
    assert me.called()
    assert box(me, ".frame")[2:] == board[2:]
    assert me.page.evaluate("document.querySelector('[data-scroll]').scrollTop") == 0
    last = me.page.locator(".ask .options [data-option]").last
    last.scroll_into_view_if_needed()
    assert last.is_visible()
    assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    me.check("a long question")


@pytest.mark.browser
def test_a_square_map_fills_the_width(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", game="zombicide2", mission="m1"))
    assert me.called()
    zones = [one.bounding_box() for one in me.page.locator(".zone").all()]
    drawn = [one for one in zones if one]
    width = max(one["x"] + one["width"] for one in drawn) - min(one["x"] for one in drawn)
    assert width >= 0.65 * 1440
    me.check("a square map")
    # All of it is one key away, and stays so.
    me.page.keyboard.press("0")
    me.page.wait_for_function("!document.querySelector('.inside')?.getAnimations().length")
    high = [one.bounding_box() for one in me.page.locator(".zone").all()]
    view = box(me, ".view")
    assert all(one and one["y"] + one["height"] <= view[1] + view[3] + 1 for one in high)


CROWD = {
    "map": RING,
    "survivors": six("s4", amy={"hands": ["machete", "pistol"], "pack": ["rice", "water"]}, josh={"hands": ["katana"]}),
    "zombies": {"s4": {"walker": 3}, "s1": {"walker": 1}, "s6": {"walker": 1}},
    "start": "turn amy",
}


@pytest.mark.browser
def test_dice_lie_in_sight_below_a_long_list(come: Come) -> None:
    me = come(lang="de")
    melee = {"verb": "melee", "actor": "amy", "item": "machete.1"}
    me.sit(me.house.bring(bundle(CROWD, (melee,), {"d6": [6]})))
    assert me.called()
    ask, dice = box(me, ".ask"), box(me, ".strike")
    assert dice[1] + dice[3] <= ask[1] + 1
    me.check("a long list with dice")
    last = me.page.locator(".ask .options [data-option]").last
    last.focus()
    area = last.bounding_box()
    assert area is not None
    assert area["y"] >= dice[1] + dice[3]


@pytest.mark.browser
def test_one_heading_one_banner_and_a_way_past_them(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", game="zombicide2", mission="m0"))
    assert me.called()
    page = me.page
    assert page.locator("h1").count() == page.get_by_role("banner").count() == page.get_by_role("main").count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "ask"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.ask') !== null")


@pytest.mark.browser
@pytest.mark.parametrize("game", ["zombicide2", "marvel", "walkingdead", "dawn"])
def test_a_table_that_waits_is_still(come: Come, game: str) -> None:
    """No animation runs without end: the browser would draw it all the time."""
    me = come()
    me.page.emulate_media(reduced_motion="no-preference")
    me.sit(me.house.make("here", "here", game=game, deal=game != "walkingdead"))
    for _ in range(3):
        assert me.called()
        endless = """document.getAnimations().map((one) => [one.effect.getTiming().iterations, one.animationName])
            .filter(([times]) => times === Infinity)"""
        assert me.page.evaluate(endless) == []
        me.follow_hint()


@pytest.mark.browser
def test_the_log_ends_with_what_happened_last(come: Come) -> None:
    me = come(width=1024, height=768, lang="de")
    me.sit(me.house.bring(MOMENTS["after the zombies"].bundle()))
    assert me.called()
    me.read_log()
    # The letters come when they come: whatever that does to the lines, the last one is seen.
    me.page.wait_for_function(
        "() => document.fonts.status == 'loaded' && [document.querySelector('section.log')]"
        ".every((log) => log.scrollHeight - log.scrollTop - log.clientHeight < 2)"
    )
    assert "…." not in me.page.locator("section.log").inner_text()
