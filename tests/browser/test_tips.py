"""Tips appear beside the pointer, never over the question, and name the right rule, which opens."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Come
from tests.browser.guest import Guest

TOLD = "[role=tooltip]"
COVERS = """(boxes) => {
  const [tip, ask] = boxes.map((one) => document.querySelector(one)?.getBoundingClientRect());
  return !!tip && !!ask && tip.left < ask.right && tip.right > ask.left && tip.top < ask.bottom && tip.bottom > ask.top;
}"""
KINDS = r"""() => {
  const seen = new Set();
  const all = [...document.querySelectorAll("[data-told]")];
  return all.flatMap((one, i) => {
    const box = one.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    const at = document.elementFromPoint(x, y);
    if (box.width < 2 || !at || !(one === at || one.contains(at))) return [];
    const { kind, value, goal, thing } = one.dataset;
    const sort = one.matches(".zone, [data-unit]") ? "" : thing?.replace(/[-.\d@].*/, "");
    const region = one.closest("article, .ledger, header, .board, .ask")?.tagName;
    const words = one.tagName === "LI" ? one.textContent : sort;
    const key = [region, one.getAttribute("class"), kind, value, goal, words].join(" ");
    if (seen.has(key)) return [];
    seen.add(key);
    return [i];
  });
}"""
"""Selectors of the first thing of each kind that has a tip."""


class Told(NamedTuple):
    title: str
    rule: str


def hovered(me: Guest, thing: Locator) -> Told:
    page = me.page
    page.mouse.move(3, 3)
    page.wait_for_selector(TOLD, state="detached")
    thing.hover()
    page.wait_for_selector(TOLD)
    title = page.locator(f"{TOLD} strong").inner_text()
    assert not page.evaluate(COVERS, [TOLD, ".ask"]), f"the tip of {title!r} covers the question"
    rule = page.locator(f"{TOLD} [data-cites]")
    return Told(title, (rule.get_attribute("data-cites") or "") if rule.count() else "")


def everything(me: Guest) -> list[Told]:
    things = me.page.locator("[data-told]")
    return [hovered(me, things.nth(index)) for index in me.page.evaluate(KINDS)]


def begun(me: Guest, game: str, **settings: Any) -> Guest:
    me.sit(me.house.make("here", game=game, deal=game != "walkingdead", **settings))
    assert me.called()
    return me


GAMES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "zombicide1": (
        {"mission": "m1"},
        {"Danger: Blue": "zc1.spawn.card", "Supplies": "zc1.mission.m1.supplies", "Pistol": "zc1.gear.ranged"},
    ),
    "zombicide2": (
        {"mission": "m0"},
        {"Danger: Blue": "zc2.adrenaline.danger", "Crate": "zc2.action.crate", "Zombies": "zc2.spawn.card"},
    ),
    "marvel": ({"mission": "m0"}, {"Devour": "mz.goal.devour", "Hunger": "mz.hunger.dice"}),
    "dawn": ({"level": 5}, {"Infection": "dawn.infection.roll", "Ammo": "dawn.fight.ammo"}),
    "walkingdead": ({}, {"Leader": "twd.round.leader", "Food": "twd.end.heal"}),
}
"""First words of each tip, and for some things the rule that the tip must name."""


@pytest.mark.browser_full
@pytest.mark.parametrize("game", GAMES)
def test_everything_tells_its_rule(come: Come, game: str) -> None:
    settings, right = GAMES[game]
    me = begun(come(), game, **settings)
    things = everything(me)
    assert len(things) > 15
    assert [told.title for told in things if not told.rule] == []
    for title, rule in right.items():
        assert rule in {told.rule for told in things if told.title.startswith(title)}, title


@pytest.mark.browser
def test_a_tip_waits_for_the_pointer_and_its_rule_opens(come: Come) -> None:
    me = begun(come(), "zombicide1", mission="m0")
    page = me.page
    danger = page.locator("[data-value=danger]")
    box = danger.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.wait_for_selector(TOLD)
    # A thing that appears under a resting pointer shows no tip.
    page.reload()
    assert me.called()
    page.wait_for_timeout(500)
    assert not page.locator(TOLD).count()
    told = hovered(me, danger)
    with me.context.expect_page() as other:
        page.keyboard.press("r")
    other.value.wait_for_selector(f"article.open[data-rule='{told.rule}']")
    other.value.close()
    # A click keeps it, with the way to its rule; the next one elsewhere puts it away.
    danger.click()
    link = page.locator("[role=dialog] [data-rule-link]")
    assert link.get_attribute("data-rule-link") == told.rule
    page.mouse.move(700, 500)
    assert link.is_visible()
    me.check("a tip that is kept")
    danger.click()
    link.wait_for(state="detached")


@pytest.mark.browser
def test_a_finger_is_told_as_well(come: Come) -> None:
    me = begun(come(width=390, height=844), "marvel", mission="m0")
    me.page.locator("[data-value=danger]").tap()
    kept = me.page.locator("[role=dialog]")
    assert kept.locator("[data-rule-link='mz.xp.highest']").is_visible()
    assert not me.page.evaluate(COVERS, ["[role=dialog]", ".ask"])
    me.page.locator(".ask h2").tap()
    kept.wait_for(state="detached")
