"""Obstacles at the table that a newcomer met: menus far from the click, taps that leave something chosen, hints that
are cut off, boards that jump, and answers hidden below a fold."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect as Box

from shamble.sessions.session import Session
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, tutorial
from tests.browser.prepared import bundle, played

pytestmark = pytest.mark.browser
SIZES = ((1440, 900), (1280, 720), (844, 390), (390, 844))
STRANDED = tutorial("turn amy", {"a1.se": {"walker": 1}}, amy={"hands": ["pistol", "fire-axe"]})


def box(me: Guest, selector: str) -> Box:
    area = me.page.locator(selector).first.bounding_box()
    assert area is not None, selector
    return area


def overlap(a: Box, b: Box) -> bool:
    across = a["x"] < b["x"] + b["width"] - 1 and b["x"] < a["x"] + a["width"] - 1
    return across and a["y"] < b["y"] + b["height"] - 1 and b["y"] < a["y"] + a["height"] - 1


def test_a_menu_opens_beside_what_was_pressed_and_lets_the_dock_be_used(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(bundle(STRANDED)))
    assert me.called()
    page = me.page
    head = page.locator(".people [data-thing=amy]")
    head.click()
    page.wait_for_selector(".menu[role=dialog]")
    assert "{" not in page.inner_text(".menu")
    menu, pressed = box(me, ".menu"), box(me, ".people [data-thing=amy]")
    assert not overlap(menu, pressed)
    near = (menu["x"] + menu["width"], menu["y"] + menu["height"])
    assert pressed["x"] - near[0] < 20 or abs(menu["y"] - pressed["y"] - pressed["height"]) < 20, (menu, pressed)
    assert page.inner_text("[data-consequence]").strip() == "", "nothing was pointed at"
    seq = me.seq
    page.click(".ask [data-corner=option]")
    me.moved(seq)


def test_a_tap_leaves_nothing_chosen(come: Come) -> None:
    me = come(width=390, height=844)
    me.sit(me.house.bring(bundle(STRANDED)))
    assert me.called()
    me.page.tap(".ask [data-option^=noise]")
    me.page.wait_for_selector("html[data-busy=false]", state="attached")
    assert me.page.inner_text("[data-consequence]").strip() == ""
    assert not me.page.locator(".board .glows").count()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hint_is_told_in_full(come: Come, lang: str) -> None:
    for width, height in SIZES:
        me = come(width=width, height=height, lang=lang)
        me.sit(me.house.bring(bundle(STRANDED)))
        assert me.called()
        me.page.click("[data-do=hint]:visible")
        me.page.wait_for_selector(".ask [data-advised]")
        room = me.page.evaluate(
            "(() => { const one = document.querySelector('[data-consequence]');"
            " return [one.scrollHeight, one.clientHeight]; })()"
        )
        assert room[0] <= room[1] + 1, (width, height, room)
        me.context.close()


def test_a_hint_is_told_although_the_mouse_rests_on_another_answer(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(bundle(STRANDED)))
    assert me.called()
    page = me.page
    page.hover(".ask [data-option^=noise]")
    assert page.inner_text("[data-consequence]").strip()
    page.keyboard.press("h")
    page.wait_for_selector(".ask [data-advised]")
    page.locator("[data-consequence] .why").wait_for()
    # In a list without the proposed answer, the way back is marked.
    for group in page.locator(".ask .docked [data-group]:not([data-advised])").all():
        group.click()
        page.wait_for_selector("[data-back][data-advised]")
        page.click("[data-back]")
        page.wait_for_selector("[data-back]", state="detached")


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["zombicide2", "marvel", "walkingdead", "dawn"])
def test_a_tip_moves_nothing(come: Come, game: str, width: int, height: int) -> None:
    me = come(width=width, height=height, coach=True)
    me.sit(me.house.make("here", game=game, deal=game != "walkingdead"))
    if me.page.locator("dialog[open]").count():
        me.page.keyboard.press("Escape")
    assert me.called()
    me.page.wait_for_selector("[data-tip]")
    view, ask = box(me, ".view"), box(me, ".ask")
    assert not overlap(box(me, "[data-tip]"), ask)
    me.page.click("[data-do=tip-read]")
    me.page.wait_for_selector("[data-tip]", state="detached")
    assert (box(me, ".view"), box(me, ".ask")) == (view, ask)


def acting(session: Session) -> bool:
    """True while many units could act."""
    return session.seq > 3 and session.decision is not None and session.decision.ask == "act"


def test_answers_below_the_fold_are_counted(come: Come) -> None:
    me = come(width=390, height=844)
    me.sit(me.house.bring(played("dawn", 1, 5, acting, level=0)))
    assert me.called()
    page = me.page
    page.wait_for_selector("[data-below]")
    # The sign itself takes a line of the list, so it is counted once more.
    page.wait_for_function("""() => {
        const list = document.querySelector("[data-scroll]");
        const edge = list.getBoundingClientRect().bottom;
        const answers = [...list.querySelectorAll("[data-option], [data-group]")];
        const middles = answers.map((one) => one.getBoundingClientRect()).map((box) => box.top + box.height / 2);
        const told = document.querySelector("[data-below]")?.dataset.below;
        return told === String(middles.filter((middle) => middle > edge).length);
    }""")
    page.evaluate("document.querySelector('[data-scroll]').scrollTo(0, 1e6)")
    page.wait_for_selector("[data-below]", state="detached")


def test_a_figure_stands_for_the_place_that_glows(come: Come) -> None:
    """The first question of this game: a new zed appears on one of the Starts, where others stand."""
    me = come()
    me.sit(me.house.make("here", game="dawn", level=0))
    assert me.called()
    place = (me.page.locator(".ask [data-option]").first.get_attribute("data-option") or "").split()[-1]
    seq = me.seq
    me.page.locator(f".item.zeds[data-at='{place}']").first.click()
    me.moved(seq)
    assert not me.page.locator(".menu[role=dialog]").count()


def test_the_exit_is_seen_above_a_crowd_and_its_goal_names_it(come: Come) -> None:
    me = come()
    me.sit(me.house.bring(bundle(tutorial("turn amy"))))
    assert me.called()
    page = me.page
    assert page.locator(".map.over .item.exit[data-at=s5]").count() == 1
    page.hover("[data-goal]:has-text('Get out')")
    page.wait_for_selector(".map.things path.lit")
    page.wait_for_selector("[role=tooltip]:has-text('Street 5')")


def test_the_sheet_of_a_phone_on_its_side_can_be_closed(come: Come) -> None:
    me = come(width=844, height=390)
    me.sit(me.house.bring(bundle(STRANDED)))
    assert me.called()
    me.page.click(".strip [data-mate=amy] .face")
    me.page.wait_for_selector(".who.open")
    assert not overlap(box(me, "[data-do=close-sheet]"), box(me, "[data-do=menu]"))
    me.page.click("[data-do=close-sheet]")
    me.page.wait_for_selector(".who.open", state="detached")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720)])
def test_dice_cut_nothing_of_a_sheet(come: Come, width: int, height: int) -> None:
    me = come(width=width, height=height)
    me.sit(me.house.bring(MOMENTS["a roll that may be rolled again"].bundle()))
    assert me.called()
    room = me.page.evaluate(
        "(() => { const one = document.querySelector('.people'); return [one.scrollHeight, one.clientHeight]; })()"
    )
    assert room[0] <= room[1] + 1, room
    cards = me.page.locator(".people .gear").first.bounding_box()
    growth = me.page.locator(".people .track").first.bounding_box()
    assert cards
    assert growth
    # The order of the sheet belongs to the size of the screen, not to what has been rolled.
    assert (cards["y"] < growth["y"]) == (height <= 800)


def test_the_log_is_not_ahead_of_an_opening(come: Come) -> None:
    me = come(speed="slow", coach=True)
    page = me.page
    made = me.house.make("here", game="dawn", seed=1)
    page.goto(f"{me.house.url}/table/{made['table']}#{made['token']}")
    page.wait_for_selector("html[data-busy=true] [data-do=begin]")
    page.click("[data-do=begin]")
    page.wait_for_selector("[data-goal-card]", state="detached")
    page.wait_for_selector("[data-waits]")
    told = page.inner_text("[data-do=log]")
    page.keyboard.press("s")
    me.settled()
    assert page.inner_text("[data-do=log]") != told, "the end of the opening was told before it was shown"
