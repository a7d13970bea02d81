"""In the fullest legal positions, letters, numbers and strengths of all figures in one place can be read at every
size."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.prepared import bundle

SIZES = ((1440, 900), (1280, 720), (720, 450), (390, 844), (844, 390))
TEAM = ("amy", "doug", "elle", "josh", "ned", "wanda")
FULL: dict[str, tuple[dict[str, Any], str, int]] = {
    # Six survivors and three kinds of zombies in one zone of a street.
    "zombicide2": (
        {
            "mission": "m1",
            "seats": 1,
            "survivors": {name: {"zone": "s11"} for name in TEAM},
            "zombies": {"s11": {"walker": 12, "brute": 7, "runner": 9}},
        },
        ".signs .letter, .signs .plate",
        9,
    ),
    # Two zeds with an infector, and three units with a hero: the most that a field holds.
    "dawn": (
        {
            "start": "act",
            "units": {"hunt": "F3", "pickles": "F3", "civilian-3.1": "F3"},
            "zeds": {"F3": ["zed-9-4", "zed-8-4", "zed-7-4"]},
        },
        ".item[data-at=F3] .strength",
        6,
    ),
}
SHARED = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((one) => [one.textContent, one.getBoundingClientRect()]);
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const area = (one) => one.width * one.height;
  const bad = [];
  for (const [i, [name, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(i + 1)) {
      const shared = Math.max(0, across(a, b)) * Math.max(0, down(a, b));
      if (shared > 0.3 * Math.min(area(a), area(b))) bad.push(`${name} | ${other}`);
    }
  return [boxes.length, bad];
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", FULL)
def test_everybody_in_the_fullest_place_can_be_told_apart(come: Come, game: str) -> None:
    given, selector, least = FULL[game]
    made = None
    for width, height in SIZES:
        me = come(width=width, height=height)
        made = made or me.house.bring(bundle(given, game=game))
        me.sit(made)
        assert me.called()
        figures, shared = me.page.evaluate(SHARED, selector)
        assert figures >= least, (game, width, figures)
        assert shared == [], (game, width, shared)
        me.context.close()
