"""One click does what glows; a farther zone is walked to; what has nothing left to do ends by itself."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import tutorial
from tests.browser.prepared import bundle

pytestmark = pytest.mark.browser


def arrive(me: Guest, given: object) -> Guest:
    me.sit(me.house.bring(bundle(given)))  # type: ignore[arg-type]
    assert me.called()
    return me


def zone(me: Guest, id: str) -> None:
    """A click on the ground of a zone, beside whatever stands there."""
    box = me.page.locator(f".zone[data-thing={id}]").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.88)


def where(me: Guest, who: str) -> str:
    return me.page.locator(f".item.survivor[data-thing={who}]").get_attribute("data-at") or ""


def test_a_zone_that_glows_is_gone_to_with_one_click(come: Come) -> None:
    me = arrive(come(), tutorial("turn amy"))
    seq = me.seq
    zone(me, "s6")
    me.moved(seq)
    assert where(me, "amy") == "s6"
    assert not me.page.locator(".menu[role=dialog]").count()


def test_a_farther_zone_is_walked_to(come: Come) -> None:
    me = arrive(come(), tutorial("turn amy"))
    page = me.page
    box = page.locator(".zone[data-thing=s7]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.wait_for_selector("[data-route='2']", state="attached")
    zone(me, "s7")
    page.wait_for_selector(".item.survivor[data-thing=amy][data-at=s7]")
    assert me.called()
    # Step by step: one undo takes one of them back.
    seq = me.seq
    page.keyboard.press("z")
    me.moved(seq)
    assert where(me, "amy") == "s6"


def test_nobody_walks_past_zombies(come: Come) -> None:
    """A walker stands in the way: the first step is taken by hand, and the zone behind opens instead."""
    me = arrive(come(), tutorial("turn amy", {"a1.sse": {"walker": 1}}))
    zone(me, "s4")
    me.page.wait_for_selector(".menu[role=dialog]")
    assert where(me, "amy") == "s5"


def test_a_choice_opens(come: Come) -> None:
    """Two things can be done with the zone: go there, or shoot into it."""
    me = arrive(come(), tutorial("turn amy", {"b1.snw": {"walker": 2}}, amy={"zone": "a1.se", "hands": ["pistol"]}))
    zone(me, "s1")
    me.page.wait_for_selector(".menu [data-option^='shoot amy']")
    assert me.page.locator(".menu [data-option^='move amy']").count() == 1


def test_an_idle_turn_ends_by_itself_and_undo_takes_it_back(come: Come) -> None:
    me = arrive(come(ends=True), tutorial("turn doug"))
    page = me.page
    for _ in range(3):
        assert me.called()
        assert not page.locator(".item.survivor[data-thing=doug] .acted").count()
        me.choose("[data-option='noise doug']")
    page.wait_for_selector(".item.survivor[data-thing=doug] .acted", state="attached")
    assert me.called()
    page.keyboard.press("z")
    page.wait_for_selector(".ask [data-option='end doug']")
    assert me.settled().page.locator(".ask [data-option]").count() == 1
