"""The opening picture: the survivor who acts is wholly visible, the map fills its frame or is shown whole, and a tip
covers neither sheets nor question."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Come

SIZES = ((1440, 900), (1280, 720), (390, 844), (844, 390))
GAMES: dict[str, dict[str, Any]] = {
    "zombicide1": {"mission": "m0"},
    "zombicide2": {"mission": "m0"},
    "marvel": {"mission": "m0"},
    "dawn": {"level": 0},
}
FRAMED = """() => {
  const frame = document.querySelector("[data-camera]").getBoundingClientRect();
  const zones = [...document.querySelectorAll(".zone")].map((one) => one.getBoundingClientRect());
  const share = (from, to, least, most) => (Math.min(to, most) - Math.max(from, least)) / (most - least);
  const side = (name, pick) => pick(...zones.map((one) => one[name]));
  const asked = [...document.querySelectorAll(".item.can")];
  const cut = asked.filter((one) => {
    const box = one.getBoundingClientRect();
    const across = box.left < frame.left - 1 || box.right > frame.right + 1;
    return across || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  });
  const inside = (name, pick, limit) => Math.abs(pick(side(name, pick), limit) - limit) < 1;
  return {
    whole: inside("left", Math.min, frame.left) && inside("right", Math.max, frame.right)
      && inside("top", Math.min, frame.top) && inside("bottom", Math.max, frame.bottom),
    wide: share(side("left", Math.min), side("right", Math.max), frame.left, frame.right),
    high: share(side("top", Math.min), side("bottom", Math.max), frame.top, frame.bottom),
    asked: asked.length,
    cut: cut.map((one) => one.dataset.thing),
  };
}"""
COVERED = """() => {
  const tip = document.querySelector("[data-tip]")?.getBoundingClientRect();
  const beside = (box) => tip.left >= box.right - 1 || box.left >= tip.right - 1;
  // On a small screen a tip also lies over the lowest strip of the board.
  const small = innerWidth < 1024 || innerHeight <= 500;
  const room = (one) => (small && one.matches("[data-camera]") ? 60 : 1);
  const above = (box, one) => tip.top >= box.bottom - room(one) || box.top >= tip.bottom - 1;
  return [...document.querySelectorAll(".who, .ask, .strip, [data-camera]")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.width > 0 && !beside(box) && !above(box, one))
    .map(([one]) => one.className);
}"""


@pytest.mark.browser
@pytest.mark.parametrize("game", GAMES)
def test_the_opening_shows_who_acts_and_leaves_little_empty(come: Come, game: str) -> None:
    made = None
    for width, height in SIZES:
        me = come(width=width, height=height, coach=True)
        made = made or me.house.make("here", game=game, deal=True, **GAMES[game])
        me.sit(made)
        if me.page.locator("dialog[open]").count():
            me.page.keyboard.press("Escape")
        assert me.called()
        me.page.wait_for_selector("[data-tip]")
        seen = me.page.evaluate(FRAMED)
        # A map that is shown whole may leave more of its frame to the ground around it.
        least = 0.6 if seen["whole"] else 0.78
        assert min(seen["wide"], seen["high"]) >= least, (game, width, seen)
        if game != "dawn":
            assert seen["asked"], (game, width, "nobody is lit")
            assert seen["cut"] == [], (game, width, seen)
        assert me.page.evaluate(COVERED) == [], (game, width)
        me.context.close()
