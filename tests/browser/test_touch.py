"""Fingers on a phone's map: two pinch, a double tap zooms, and neither makes a move."""

from __future__ import annotations

import time

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import tutorial
from tests.browser.prepared import bundle

pytestmark = pytest.mark.browser
PHONE = (390, 844)


def scale(me: Guest) -> float:
    me.page.wait_for_function("!document.querySelector('.inside')?.getAnimations().length")
    factor: float = me.page.evaluate("new DOMMatrix(getComputedStyle(document.querySelector('.inside')).transform).a")
    return factor


class Hand:
    """Touches with exact times, sent through the debugging interface of the browser, so that a slow machine does not
    slow them."""

    def __init__(self, me: Guest) -> None:
        self.line = me.context.new_cdp_session(me.page)
        self.now = time.time()

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        self.now += 0.04
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches, "timestamp": self.now})

    def pinch(self, x: float, y: float, start: float, end: float) -> None:
        """Moves two fingers from one distance from the middle to another."""
        self.touch("touchStart", (x - start, y), (x + start, y))
        for part in (0.25, 0.5, 0.75, 1.0):
            far = start + (end - start) * part
            self.touch("touchMove", (x - far, y), (x + far, y))
        self.touch("touchEnd")
        self.now += 1

    def tap_twice(self, x: float, y: float) -> None:
        for _ in range(2):
            self.touch("touchStart", (x, y))
            self.touch("touchEnd")
        self.now += 1


def middle(me: Guest) -> tuple[float, float]:
    box = me.page.locator(".frame .view").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_and_two_taps(come: Come) -> None:
    me = come(width=PHONE[0], height=PHONE[1])
    me.sit(me.house.bring(bundle(tutorial("turn amy"))))
    assert me.called()
    seq = me.seq
    me.page.keyboard.press("0")  # the whole board
    x, y = middle(me)
    hand = Hand(me)
    before = scale(me)
    hand.pinch(x, y, 40, 90)
    near = scale(me)
    assert near > before * 1.5
    hand.pinch(x, y, 90, 40)
    assert scale(me) < near / 1.5
    # A double tap goes closer, another one back; the first of the two does not count as a click.
    before = scale(me)
    hand.tap_twice(x, y)
    closer = scale(me)
    assert closer != before
    hand.tap_twice(x, y)
    assert scale(me) != closer
    me.page.wait_for_timeout(400)
    assert me.seq == seq
    assert not me.page.locator(".menu[role=dialog]").count()
