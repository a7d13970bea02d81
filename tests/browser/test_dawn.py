"""Dawn of the Zeds at the table: its page, its map, its combat tables, and a game of two people against each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.prepared import bundle

pytestmark = pytest.mark.browser
Json = Any
QUIET: Json = {
    "start": "act",
    "level": 2,
    "units": {"civilian-4": "F2", "piazza": "center", "hernandez": "center"},
    "zeds": {"F3": ["zed-9-4"], "M5": ["zed-4-1"]},
}


def table(me: Guest, given: Json, play: tuple[Json, ...] = (), chance: Json = None) -> Guest:
    me.sit(me.house.bring(bundle(given, play, chance, game="dawn")))
    me.called()
    return me


def test_the_page_for_a_new_table_offers_what_goes_together(come: Come) -> None:
    me = come(lang="de")
    page = me.open("/new/dawn").page
    page.wait_for_selector("[data-choice=level-0]")
    assert page.is_disabled("[data-choice=length-epic]")
    page.click("[data-choice=level-3]")
    page.click("[data-choice=length-epic]")
    page.click("[data-many] summary")
    switches = page.locator("[data-many] [role=switch]")
    assert switches.count() == 30  # one of the 28 has three settings
    switches.nth(17).click()
    me.check("new table")
    page.click("[data-choice=level-0]")
    assert page.get_attribute("[data-choice=length-normal]", "aria-checked") == "true"
    page.click("[data-choice=mode-versus]")
    assert page.inner_text(".count output") == "2"
    page.click(".count button >> nth=0")
    assert page.get_attribute("[data-choice=mode-together]", "aria-checked") == "true"


@pytest.mark.parametrize("width", [1440, 390])
def test_somebody_is_chosen_and_walks_by_clicks_on_the_map(come: Come, width: int) -> None:
    me = table(come(width=width, height=900 if width > 500 else 844), QUIET)
    page = me.page
    assert page.locator(".item[data-thing^=zed-9-4]").get_attribute("data-strength") == "9"
    assert page.locator(".zone.can").count() == 0
    page.click(".item.can[data-thing=piazza]")
    page.wait_for_selector(".item.chosen[data-thing=piazza]")
    if width > 500:
        me.check("somebody chosen")
    seq = me.seq
    page.click(".zone[data-thing=H1]")
    me.moved(seq)
    page.wait_for_selector(".item[data-thing=piazza][data-at=H1]")
    me.check("after the walk")


def test_a_fight_is_looked_up_in_the_table(come: Come) -> None:
    """Strength 4 against 9 begins in the second column, arms shift it by one, and a roll of 7 has a row of its own."""
    armed = {**QUIET, "units": {**QUIET["units"], "civilian-4": {"field": "F2", "markers": ["well-armed"]}}}
    me = table(come(), armed, ("attack civilian-4 F3",), {"die": [3, 4]})
    panel = me.page.locator("[data-lookup=melee]")
    assert panel.locator("th.first").inner_text() == "Zeds ×2"
    assert panel.locator("th[data-column]").get_attribute("data-column") == "2"
    assert panel.locator(".shift").all_inner_texts() == ["1 → Well armed"]
    assert panel.locator("td.fell").inner_text() == "1/2"
    assert panel.locator("tr.hit th").inner_text() == "7"
    me.check("a fight")


def test_two_browsers_against_each_other(come: Come) -> None:
    anna, ben = come(name="Anna"), come(name="Ben", lang="de", theme="light")
    made = anna.house.make("here", "link", game="dawn", seed=4, level=4, mode="versus")
    anna.sit(made)
    ben.sit(made, next(link["token"] for link in made["links"] if link["seat"] == 1)).sit_down()
    seen = set()
    for _ in range(30):
        both = max(one.seq for one in (anna, ben))
        for one in (anna, ben):
            one.reached(both).settled()
        asked = next(one for one in (anna, ben) if one.told("yours") == "true")
        seen.add(asked)
        if len(seen) == 2:
            break
        asked.choose()
    assert len(seen) == 2
    assert anna.page.locator("[data-sheet=zed-player]").count() == 1
    anna.check("the heroes' side")
    ben.check("the zeds' side")


RUN_TOGETHER = """() => {
    const found = [...document.querySelectorAll(".board text.name")];
    const names = found.map((one) => [one.textContent, one.getBoundingClientRect()]);
    return names.flatMap(([name, a], i) =>
        names.slice(i + 1)
            .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
            .filter(([, b]) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
            .map(([other]) => `${name} / ${other}`));
}"""
"""Pairs of names on the map that lie on each other."""


@pytest.mark.parametrize("lang", ["en", "de"])
def test_names_on_the_full_map_keep_apart(come: Come, lang: str) -> None:
    me = come(width=1024, height=768, lang=lang)
    me.sit(me.house.make("here", game="dawn", deal=True, level=5))
    assert me.page.locator(".board text.name").count() > 30
    assert me.page.evaluate(RUN_TOGETHER) == []
