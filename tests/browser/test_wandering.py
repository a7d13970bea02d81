"""Random games at every size: the board never moves, and a phone's map can be read and touched."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest

pytestmark = pytest.mark.browser_full
SIZES = ((1440, 900), (1024, 768), (390, 844))
GAMES: dict[str, dict[str, Any]] = {
    "zombicide1": {"mission": "m5"},
    "zombicide2": {"mission": "m1"},
    "marvel": {"mission": "m10"},
    "dawn": {"level": 5},
    "walkingdead": {},
}
"""Games with settings that give a large map."""
MOVES = 60
LETTERS = 11
THUMB = 44
SEEN = (Path(__file__).parent / "seen.js").read_text(encoding="utf-8").partition("\n")[2]
BOX = "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('.frame').getBoundingClientRect())"
RESTS = "new Promise((rests) => requestAnimationFrame(() => requestAnimationFrame(rests)))"
"""Waits until the camera has followed the new picture; motion is reduced in these tests."""


def wander(me: Guest, luck: Random) -> None:
    """Chooses any option, also from inside a group."""
    offers = me.page.locator(".ask .options :is([data-option], [data-group]):visible")
    seq = me.seq
    while True:
        one = offers.nth(luck.randrange(offers.count()))
        group = one.get_attribute("data-group")
        one.click()
        if group is None:
            break
    me.moved(seq)


def unfit(me: Guest) -> list[str]:
    """Elements that are too small for a finger."""
    me.page.evaluate(RESTS)
    faults = me.page.evaluate(SEEN)
    small = [f"{one['said']!r} {one['size']:.1f} px" for one in faults["words"] if one["size"] < LETTERS - 0.05]
    small += [f"{one['id']} is {one['size']:.0f} px" for one in faults["targets"] if one["size"] < THUMB - 0.5]
    return [*small, "nothing that glows is in sight"] if faults["lost"] else small


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_random_game(come: Come, game: str, width: int, height: int) -> None:
    me = come(width=width, height=height)
    me.sit(me.house.make("here", game=game, deal=game != "walkingdead", **GAMES[game]))
    assert me.called()
    assert not me.page.locator(".board .around").count(), "that is the board for any game"
    luck = Random(f"{game} {width}")
    board = me.page.evaluate(BOX)
    wrong: dict[str, None] = {}
    for _ in range(MOVES):
        if not me.called():
            break
        asked = me.page.locator(".ask h2").inner_text()
        now = me.page.evaluate(BOX)
        if now != board:
            wrong.setdefault(f"{asked}: the board is {now} instead of {board}")
        if width < 500:
            wrong |= dict.fromkeys(f"{asked}: {one}" for one in unfit(me))
        wander(me, luck)
    assert not wrong, "\n".join(wrong)
