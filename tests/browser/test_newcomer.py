"""Obstacles that a first-time player met: each page says what it waits for and offers a way on."""

from __future__ import annotations

import pytest

from tests.browser import checks
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.prepared import bundle, finished
from tests.browser.test_city import arrive
from tests.browser.test_dawn import QUIET, table

pytestmark = pytest.mark.browser


def undead(me: Guest) -> Guest:
    """Ends the last survivor's turn, so that the undead act."""
    arrive(me, "the last to act")
    me.page.click(".ask [data-option='end wanda']")
    return me


@pytest.mark.parametrize(("lang", "said"), [("en", "Read the tip"), ("de", "Lies den Tipp")])
def test_what_waits_for_a_tip_says_so(come: Come, lang: str, said: str) -> None:
    me = undead(come(lang=lang, speed="fast", coach=True))
    page = me.page
    # The first tips may belong to a question. In one go: between a look and a click the next one may have come.
    page.wait_for_function(
        """() => {
            document.querySelector("[data-tip^='tip-ask-'] [data-do=tip-read]")?.click();
            return document.querySelector("[data-waits]") !== null;
        }"""
    )
    assert said in page.inner_text("[data-waits]")
    assert not checks.barriers(page)
    # Going on is reading it, too. The next step may bring another tip at once, which waits in the same place.
    tip = page.get_attribute("[data-tip]:not([data-tip^='tip-ask-'])", "data-tip")
    page.click("[data-do=go-on]")
    page.wait_for_selector(f"[data-tip='{tip}']", state="detached")


def test_the_first_march_is_played_after_the_goal_card(come: Come) -> None:
    """The playback rests behind the card, so that the question about the march does not come before the march."""
    me = come(speed="slow", coach=True)
    page = me.page
    made = me.house.make("here", game="dawn", seed=1)
    page.goto(f"{me.house.url}/table/{made['table']}#{made['token']}")
    page.wait_for_selector("html[data-busy=true] [data-do=begin]")
    assert not page.locator(".ask [data-option]").count()
    page.click("[data-do=begin]")
    page.wait_for_selector("[data-goal-card]", state="detached")
    page.keyboard.press("s")
    me.settled()
    assert page.locator(".ask [data-option^=react]").count()
    assert "of strength" in page.inner_text(".ask h2")


def test_the_home_page_marks_the_game_to_begin_with(come: Come) -> None:
    me = come()
    me.page.goto(me.house.url)
    me.page.wait_for_selector("[data-first]")
    assert me.page.locator("[data-game]").first.get_attribute("data-game") == "walkingdead"
    me.sit(me.house.make("here"))
    me.page.goto(me.house.url)
    me.page.wait_for_selector("[data-game]")
    assert not me.page.locator("[data-first]").count(), "whoever has played needs no mark"


def test_skipping_takes_the_tip_and_its_frame_away(come: Come) -> None:
    me = undead(come(speed="slow", coach=True))
    page = me.page
    page.wait_for_selector("[data-waits]")
    page.keyboard.press("s")
    me.settled()
    assert not page.locator("[data-tip]:not([data-tip^='tip-ask-'])").count()
    assert not page.locator(".board .lit, .board .glows").count()


def test_a_tip_shows_the_signs_it_names(come: Come) -> None:
    me = undead(come(speed="fast", coach=True))
    page = me.page
    # In one go: between a look and a click the next tip may have come.
    page.wait_for_function(
        """() => {
            const here = document.querySelector("[data-tip=tip-horde-moves]");
            if (!here) document.querySelector("[data-do=tip-read]")?.click();
            return here !== null;
        }"""
    )
    assert page.locator("[data-tip=tip-horde-moves] .sign svg").count() == 2
    assert "[" not in page.inner_text("[data-tip] p")


def test_a_reload_goes_on_with_what_was_left(come: Come) -> None:
    me = undead(come(speed="slow"))
    page = me.page
    page.wait_for_selector("[data-playback]")
    page.wait_for_function("sessionStorage.length > 0")
    page.reload()
    page.wait_for_selector("[data-playback]")
    page.keyboard.press("s")
    me.settled()
    page.reload()
    page.wait_for_selector(".board")
    me.settled()
    assert not page.locator("[data-playback]").count()


def test_a_table_taken_off_the_list_comes_back(come: Come) -> None:
    me = come(lang="de")
    me.sit(me.house.make("here", game="zombicide2", mission="m0", deal=True))
    assert me.called()
    page = me.open("/").page
    page.click("[data-list=going] [data-do=forget]")
    page.wait_for_selector("[data-gone]")
    assert not page.locator("[data-list=going]").count()
    me.check("taken off the list")
    page.click("[data-do=back]")
    page.wait_for_selector("[data-list=going] li")
    page.reload()
    page.wait_for_selector("[data-list=going] li")


def test_the_end_leads_on(come: Come) -> None:
    """The end offers home, the next mission and the same one again; a finished game cannot be played on."""
    me = come()
    me.sit(me.house.bring(finished("zombicide2", 1, 1, mission="m0")))
    page = me.page
    page.wait_for_selector("[data-end]")
    page.wait_for_selector("[data-do=next-mission]")
    me.check("the end")
    assert page.get_attribute("[data-end] [data-do=home]", "href") == "/"
    replay = page.get_attribute("[data-end] a[href^='/replay/']", "href") or ""
    page.click("[data-do=next-mission]")
    # The easiest and shortest, not the next in the book.
    page.wait_for_selector("[data-mission=m10][aria-checked=true]")
    me.open(replay)
    page.wait_for_selector(".scrub")
    me.settled()
    page.keyboard.press("End")
    page.wait_for_selector("[data-do=fork]", state="detached")
    page.keyboard.press("Home")
    page.wait_for_selector("[data-do=fork]")
    names = {one.split("·")[-1].strip() for one in page.locator("#to-turn option:not([disabled])").all_inner_texts()}
    assert {"Amy", "Doug", "Elle", "Josh", "Ned", "Wanda"} <= names


@pytest.mark.parametrize(("lang", "title", "chaos"), [("en", "Basic Game", "chaos"), ("de", "Basis-Spiel", "Chaos")])
def test_the_goal_speaks_of_the_level_that_is_played(come: Come, lang: str, title: str, chaos: str) -> None:
    me = come(lang=lang)
    for level in (0, 2):
        me.sit(me.house.make("here", game="dawn", seed=4, level=level))
        me.page.keyboard.press("g")
        said = me.page.inner_text("dialog:has([data-goal-card])")
        assert (title.lower() in said.lower()) == (level == 0)
        assert (chaos in said) == (level == 2)


def test_how_long_it_takes_follows_the_length(come: Come) -> None:
    page = come(lang="de").open("/new/dawn").page
    page.wait_for_selector("[data-choice=length-short]")
    before = page.inner_text("[data-minutes]")
    page.click("[data-choice=length-short]")
    assert page.inner_text("[data-minutes]") != before
    for choice in page.locator("[data-choice]").all():
        assert len(choice.inner_text().split("\n")) > 1, choice.inner_text()


def test_a_fight_covers_nothing_of_the_map(come: Come) -> None:
    me = table(come(), QUIET, ("attack civilian-4 F3",), {"die": [3, 4]})
    told, view = me.page.locator("[data-lookup]").bounding_box(), me.page.locator(".view").bounding_box()
    assert told is not None
    assert view is not None
    assert told["x"] >= view["x"] + view["width"]


def test_what_an_ability_does_stands_on_its_button(come: Come) -> None:
    given = {**QUIET, "units": {"schmidt": "center", "hernandez": "center"}}
    for lang, words in (("en", "one additional action"), ("de", "eine zusätzliche Aktion")):
        me = come(lang=lang)
        me.sit(me.house.bring(bundle(given, game="dawn")))
        assert me.called()
        group = me.page.locator(".ask [data-group=schmidt]")
        if group.count():
            group.click()
        assert words in me.page.inner_text(".ask [data-option='special schmidt duty']")


def test_a_hint_is_seen_to_be_thought_about(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", game="zombicide2", mission="m0", deal=True))
    assert me.called()
    page = me.page
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('[data-thinking]')) window.thought = true; })"
        ".observe(document.body, {childList: true, subtree: true})"
    )
    page.click("[data-do=hint]:visible")
    page.wait_for_selector(".ask [data-advised]")
    assert page.evaluate("window.thought === true")
    assert not page.locator("[data-thinking]").count()


def test_a_hint_says_why_before_its_list_is_opened(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(bundle(QUIET, game="dawn")))
    assert me.called()
    me.page.click("[data-do=hint]:visible")
    me.page.locator(".ask [data-consequence] .why").first.wait_for()
