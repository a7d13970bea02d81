"""The client teaches a game: a page on how to play, tips at the first time, rules that can be searched and shown."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "lang", "width"), [("zombicide2", "en", 1440), ("walkingdead", "de", 390)])
def test_how_to_play(come: Come, game: str, lang: str, width: int) -> None:
    me = come(width=width, height=844, lang=lang)
    page = me.open("/").page
    page.click(f"[data-how={game}]")
    page.wait_for_selector("[data-how-page] ol li")
    assert page.locator("ol.round li").count() >= 3
    assert page.locator("ol.first li").count() == 3
    assert page.locator("ol svg").count() == page.locator("ol li").count()
    me.check("how to play")


def test_a_rule_is_found_and_shows_itself(come: Come) -> None:
    me = come()
    page = me.open("/rules/zombicide2").page
    page.wait_for_selector("[data-rules-page] article")
    me.check("rules")
    page.fill("input[type=search]", "noise token")
    assert 0 < page.locator("article").count() < 20
    page.locator("[data-rule='zc2.noise.token'] [data-do=show-me]").click()
    page.locator("[data-rule='zc2.noise.token'] [data-show]").first.click()
    page.wait_for_selector(".scrub")
    me.settled().check("a rule shown")


def test_a_reason_leads_to_its_rule(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", game="zombicide2", mission="m0", deal=True))
    assert me.called()
    me.read_log()
    me.page.locator(".log .line button").last.click()
    link = me.page.locator(".log [data-rule-link]").first
    rule = link.get_attribute("data-rule-link") or ""
    me.open(link.get_attribute("href") or "").page.wait_for_selector(f"article.open[data-rule='{rule}']")


def test_a_coached_first_game(come: Come) -> None:
    me = come(coach=True)
    page = me.page
    made = me.house.make("here", game="zombicide2", mission="m0", deal=True)
    me.sit(made)
    page.wait_for_selector("[data-goal-card]")
    page.click("[data-do=begin]")
    page.wait_for_selector("[data-tip^='tip-ask-']")
    me.check("a tip")
    first = page.get_attribute("[data-tip]", "data-tip")
    page.click("[data-do=tip-read]")
    page.wait_for_selector("[data-tip]", state="detached")
    # Once is enough.
    page.reload()
    page.wait_for_selector(".board")
    me.settled()
    assert not page.locator(f"[data-tip={first}]").count()
    # The next kind of question has its own; one click ends it all.
    for _ in range(6):
        if page.locator("[data-tip]").count():
            break
        me.choose()
        assert me.called()
    page.click("[data-do=tip-enough]")
    me.choose()
    assert me.called()
    assert not page.locator("[data-tip]").count()
