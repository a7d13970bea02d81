"""In the fullest legal positions, letters, numbers and strengths of all figures in one place can be read at every
size."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.browser.conftest import Come
from tests.browser.prepared import bundle

SIZES = ((1440, 900), (1280, 720), (720, 450), (390, 844), (844, 390))
TEAM = ("amy", "doug", "elle", "josh", "ned", "wanda")
SEASON_ONE = ("amy", "doug", "phil", "josh", "ned", "wanda")
HEROES = ("hulk", "deadpool", "wasp", "iron-man", "captain-marvel", "captain-america")
PEOPLE = ("rick", "daryl", "glenn", "michonne")
SIGNS = ".signs .letter, .signs .plate"


class Full(NamedTuple):
    game: str
    given: dict[str, Any]
    selector: str
    least: int
    """The number of signs in the place."""


def crowd(game: str, team: tuple[str, ...], zone: str, **kinds: int) -> Full:
    """The whole team and three kinds of enemies in one zone."""
    everybody = {name: {"zone": zone} for name in team}
    given = {"mission": "m1", "seats": 1, "survivors": everybody, "zombies": {zone: kinds}}
    return Full(game, given, SIGNS, len(team) + len(kinds))


FULL: dict[str, Full] = {
    "zombicide2": crowd("zombicide2", TEAM, "s11", walker=12, brute=7, runner=9),
    # The narrowest zone of the map, with a spawn token.
    "zombicide2, a corner": crowd("zombicide2", TEAM, "s27", walker=12, brute=7, runner=9),
    "zombicide1": crowd("zombicide1", SEASON_ONE, "s11", walker=12, fatty=7, runner=9),
    "zombicide1, a corner": crowd("zombicide1", SEASON_ONE, "s22", walker=12, fatty=7, runner=9),
    "marvel": crowd("marvel", HEROES, "s5", trooper=12, guard=7, specialist=9),
    # Everybody in the prison, about to die, so that their hearts are told on the board.
    "walkingdead": Full(
        "walkingdead",
        {
            "characters": {name: {"place": "prison", "life": 1, "food": 2, "allies": 1} for name in PEOPLE},
            "walkers": {"prison": 12},
            "start": "turn rick",
        },
        ".board > .figure .letter, .board > .figure .weak, .crowd[data-count='12'] b",
        9,
    ),
    # Two zeds with an infector, and three units with a hero: the most that a field holds.
    "dawn": Full(
        "dawn",
        {
            "start": "act",
            "units": {"hunt": "F3", "pickles": "F3", "civilian-3.1": "F3"},
            "zeds": {"F3": ["zed-9-4", "zed-8-4", "zed-7-4"]},
        },
        ".item[data-at=F3] .strength",
        6,
    ),
    # The same in an open field, whose number must be readable too.
    "dawn, an open field": Full(
        "dawn",
        {
            "start": "act",
            "units": {"hunt": "F2", "pickles": "F2", "civilian-3.1": "F2"},
            "zeds": {"F2": ["zed-9-4", "zed-8-4", "zed-7-4"]},
        },
        ".item[data-at=F2] .strength, .zone[data-thing=F2] .number",
        7,
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
@pytest.mark.parametrize("name", FULL)
def test_everybody_in_the_fullest_place_can_be_told_apart(come: Come, name: str) -> None:
    game, given, selector, least = FULL[name]
    made = None
    for width, height in SIZES:
        me = come(width=width, height=height)
        made = made or me.house.bring(bundle(given, game=game))
        me.sit(made)
        assert me.called()
        figures, shared = me.page.evaluate(SHARED, selector)
        assert figures >= least, (name, width, figures)
        assert shared == [], (name, width, shared)
        me.context.close()
