"""The board and the sheets of The Walking Dead, in prepared positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.prepared import bundle

pytestmark = pytest.mark.browser

FIT = """(() => {
  const room = { top: 0, bottom: document.querySelector(".people").getBoundingClientRect().bottom };
  const all = [...document.querySelectorAll(".strip li, .people .mine")].map((one) => one.getBoundingClientRect());
  return [all.length, all.filter((box) => box.top >= room.top - 1 && box.bottom <= room.bottom + 1).length];
})()"""
"""Number of elements of the team and the open sheet, and the number of them that are visible without scrolling."""


def table(me: Guest, given: dict[str, Any]) -> Guest:
    me.sit(me.house.bring(bundle(given, game="walkingdead")))
    assert me.called()
    return me


def person(place: str, *cards: str, **more: Any) -> dict[str, Any]:
    return {"place": place, "life": 4, "food": 3, "allies": 2, "cards": list(cards), **more}


@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (1440, 900, "de"), (1024, 768, "de")])
def test_everybody_is_in_sight(come: Come, width: int, height: int, lang: str) -> None:
    """The team with its numbers and the own sheet with all its cards are visible without scrolling."""
    people = {
        "rick": person("town", "pistol 2", "rifle 1", "machete", "flashbang", "silencer", events=["bar", "looters"]),
        "daryl": person("farm", "crossbow 5", "shotgun 0", "metal-pipe", "first-aid", events=["armory", "cold-night"]),
        "maggie": person("farm", "rifle 2", "pistol 0", "hatchet", events=["horde-at-the-gate", "time-to-run"]),
        "michonne": person("prison", "katana", "rifle 1", events=["traffic-jam-of-the-dead", "scattered"]),
    }
    me = come(width=width, height=height, lang=lang)
    table(me, {"walkers": {"farm": 3, "town": 2}, "characters": people, "start": "draw rick"})
    me.page.evaluate("document.fonts.ready.then(() => null)")
    assert me.page.evaluate(FIT) == [5, 5]
    for value in ("life", "food", "allies"):
        assert me.page.locator(f".strip [data-value={value}]").count() == 4
    assert me.page.locator(".place [data-left]").count() == 4
    me.check("four full sheets")


def test_walkers_walk_and_arrive(come: Come) -> None:
    me = come(speed="slow")
    people = {
        "rick": person("town", events=["noise-in-the-dark", "herd-turns"]),
        "glenn": person("town", events=["bar", "looters"]),
    }
    walkers = {"farm": 3, "highway": 2, "prison": 4, "town": 1}
    table(me, {"walkers": walkers, "characters": people, "start": "events rick"})
    seq = me.seq
    me.page.click(".ask [data-option^='event rick noise-in-the-dark']")
    me.page.wait_for_selector("[data-march]")
    me.page.keyboard.press("s")
    me.page.wait_for_selector("[data-march]", state="detached")
    me.moved(seq)
    assert me.called()

    def crowds() -> dict[str, int]:
        groups = me.page.locator(".crowd").all()
        return {str(one.get_attribute("data-thing")): int(one.get_attribute("data-count") or 0) for one in groups}

    shown = crowds()
    # The noise draws one from each neighbour; then the herd brings one for each player.
    assert sum(shown.values()) == 12
    assert shown["walkers-town"] == 5
    me.page.reload()
    me.page.wait_for_selector(".board")
    me.called()
    assert crowds() == shown


def test_ammo_lies_where_it_was_left(come: Come) -> None:
    me = come()
    alone = person("prison", "pistol 1", events=["bar", "looters"])
    table(me, {"ground": {"prison": ["pistol-ammo"]}, "characters": {"rick": alone}, "start": "draw rick"})
    assert me.page.locator(".place.prison [data-thing^=pistol-ammo]").count() == 1
    assert me.page.locator(".board [data-thing^=pistol-ammo]").count() == 1
    me.check("ammo on the ground")


def test_copies_of_a_card_are_told_apart(come: Come) -> None:
    """Two equal ammo cards for two unequal pistols give two options, not four, and no two options read the same."""
    me = come()
    rich = person("town", "pistol 2", "pistol 0", ammo=["pistol-ammo 3", "pistol-ammo 3"], events=["bar", "looters"])
    people = {"rick": rich, "glenn": person("farm", events=["armory", "cold-night"])}
    table(me, {"characters": people, "start": "draw rick"})
    said = me.page.locator(".anytime [data-option^=load]").all_inner_texts()
    assert len(said) == 2
    assert len(set(said)) == 2
