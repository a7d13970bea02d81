"""A click does what glows, a click on a farther zone walks there, and a turn without options ends by itself."""

from __future__ import annotations

import pytest

from shamble.sessions.session import Session
from tests.browser import checks
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, tutorial
from tests.browser.prepared import bundle, played

pytestmark = pytest.mark.browser


def arrive(me: Guest, given: object) -> Guest:
    me.sit(me.house.bring(bundle(given)))  # type: ignore[arg-type]
    assert me.called()
    return me


def zone(me: Guest, id: str) -> None:
    """Clicks the ground of a zone, beside the things that stand there."""
    box = me.page.locator(f".zone[data-thing={id}]").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.88)


def where(me: Guest, who: str) -> str:
    return me.page.locator(f".item.survivor[data-thing={who}]").get_attribute("data-at") or ""


def test_a_zone_that_glows_is_gone_to_with_one_click(come: Come) -> None:
    me = arrive(come(), tutorial("turn amy"))
    seq = me.seq
    zone(me, "s6")
    me.moved(seq)
    assert where(me, "amy") == "s6"
    assert not me.page.locator(".menu[role=dialog]").count()


def test_a_farther_zone_is_walked_to(come: Come) -> None:
    me = arrive(come(), tutorial("turn amy"))
    page = me.page
    box = page.locator(".zone[data-thing=s7]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 20)
    page.wait_for_selector("[data-route='2']", state="attached")
    zone(me, "s7")
    page.wait_for_selector(".item.survivor[data-thing=amy][data-at=s7]")
    assert me.called()
    # Step by step: one undo takes one of them back.
    seq = me.seq
    page.keyboard.press("z")
    me.moved(seq)
    assert where(me, "amy") == "s6"


def test_nobody_walks_past_zombies(come: Come) -> None:
    """With a walker on the way, the first step is taken by hand, and a click on the zone behind opens its menu."""
    me = arrive(come(), tutorial("turn amy", {"a1.sse": {"walker": 1}}))
    zone(me, "s4")
    me.page.wait_for_selector(".menu[role=dialog]")
    assert where(me, "amy") == "s5"


def test_a_choice_opens(come: Come) -> None:
    """A zone with two possible actions (go there, shoot into it) opens a menu."""
    me = arrive(come(), tutorial("turn amy", {"b1.snw": {"walker": 2}}, amy={"zone": "a1.se", "hands": ["pistol"]}))
    zone(me, "s1")
    me.page.wait_for_selector(".menu [data-option^='shoot amy']")
    assert me.page.locator(".menu [data-option^='move amy']").count() == 1


def test_a_choice_stands_beside_what_is_pointed_at(come: Come) -> None:
    """A resting pointer shows the options that a click would open, so that one of two weapons takes one click."""
    hands = {"zone": "a1.se", "hands": ["pistol", "sawed-off"]}
    me = arrive(come(), tutorial("turn amy", {"b1.snw": {"walker": 2}}, amy=hands))
    page = me.page
    box = page.locator(".item.zombie[data-at=s1]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    beside = page.locator(".tip [data-option^='shoot amy sawed-off']")
    beside.wait_for()
    assert page.locator(".tip [data-option]").count() == 2
    assert not checks.barriers(page)
    seq = me.seq
    beside.click()
    me.moved(seq)
    assert not page.locator(".tip [data-option]").count()
    assert page.locator(".log .pane", has_text="Sawed-Off").count() == 1


def test_a_friend_in_the_way_does_not_catch_the_click(come: Come) -> None:
    """A survivor without options of her own stands for her zone, also before her turn."""
    me = arrive(come(), tutorial("turn ned"))
    page = me.page
    seq = me.seq
    zone(me, "s6")
    me.moved(seq)
    page.click("[data-next=elle]")
    page.wait_for_selector(".ask [data-option='end elle']")
    me.settled()
    seq = me.seq
    page.click(".item.survivor[data-thing=ned]")
    me.moved(seq)
    assert where(me, "elle") == "s6"


def test_an_idle_turn_ends_by_itself_and_undo_takes_it_back(come: Come) -> None:
    me = arrive(come(ends=True), tutorial("turn doug"))
    page = me.page
    for _ in range(3):
        assert me.called()
        assert not page.locator(".item.survivor[data-thing=doug] .acted").count()
        me.choose("[data-option='noise doug']")
    page.wait_for_selector(".item.survivor[data-thing=doug] .acted", state="attached")
    assert me.called()
    page.keyboard.press("z")
    page.wait_for_selector(".ask [data-option='end doug']")
    assert me.settled().page.locator(".ask [data-option]").count() == 1


def test_whoever_comes_next_is_one_click(come: Come) -> None:
    """One click ends the current turn and begins another survivor's; undo takes both back, one by one."""
    me = arrive(come(), tutorial("turn amy"))
    page = me.page
    page.click("[data-next=elle]")
    page.wait_for_selector(".ask [data-option='end elle']")
    me.settled()
    assert page.locator(".item.survivor[data-thing=amy] .acted").count()
    page.keyboard.press("z")
    page.wait_for_selector(".ask [data-option='activate elle']")
    page.keyboard.press("z")
    page.wait_for_selector(".ask [data-option='end amy']")


def test_a_crowd_beside_somebody_is_struck_with_one_click(come: Come) -> None:
    me = arrive(come(), tutorial("turn elle", {"a1.ssw": {"walker": 2}}, elle={"hands": ["fire-axe"], "pack": []}))
    seq = me.seq
    me.page.click(".item.zombie[data-at=s5]")
    me.moved(seq)
    assert me.page.locator(".log .pane", has_text="Fire Axe").count() == 1


def test_a_crowd_elsewhere_is_shot_at_with_one_click(come: Come) -> None:
    """A click on a crowd attacks the crowd, although its zone could also be entered."""
    me = arrive(come(), tutorial("turn amy", amy={"zone": "a1.se", "hands": ["pistol"]}))
    assert me.page.locator("[data-holds*='move amy s1'], [data-option='move amy s1']").count()
    seq = me.seq
    me.page.click(".item.zombie[data-at=s1]")
    me.moved(seq)
    assert where(me, "amy") != "s1"
    assert me.page.locator(".log .pane", has_text="Pistol").count() == 1


def test_a_wound_is_given_with_one_click(come: Come) -> None:
    """One wound is given by a click on the figure; giving all at once is offered by name."""
    me = come()
    me.sit(me.house.bring(MOMENTS["wounds to share"].bundle()))
    assert me.called()
    page = me.page
    assert page.locator(".ask [data-option='bite-all doug'], .ask [data-group=doug]").count()
    seq = me.seq
    page.click(".item.survivor[data-thing=doug]")
    me.moved(seq)
    assert not page.locator(".menu[role=dialog]").count()


def test_a_find_that_no_hand_needs_is_put_away(come: Come) -> None:
    """With weapons in both hands and none in the backpack, a found card is put away without a question."""
    board = {"map": {"grid": "s1 r1", "doors": ["r1-s1 open"]}, "start": "turn amy"}
    people = {"survivors": {"amy": {"zone": "r1", "skills": [], "hands": ["fire-axe", "pistol"], "pack": ["rice"]}}}
    position = bundle(board | people, ["search amy"], {"equipment": ["water"]})
    me = come(obvious=True)
    me.sit(me.house.bring(position))
    assert me.called()
    me.page.wait_for_selector(".ask [data-option='end amy']")
    me.page.keyboard.press("z")
    me.page.wait_for_selector(".ask [data-option='keep amy']")
    assert me.settled().page.locator(".ask [data-option='keep amy']").count()
    asks = come()
    asks.sit(asks.house.bring(position))
    assert asks.called()
    assert asks.page.locator(".ask [data-option='keep amy']").count()


def test_a_pile_is_gone_to_and_drawn_from_with_one_click(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", "here"))
    assert me.called()
    page = me.page
    before = page.locator(".board .pile[data-thing=food]").get_attribute("data-left")
    seq = me.seq
    page.click(".board .pile[data-thing=food]")
    me.moved(seq)
    assert me.called()
    me.choose("[data-option^='place ']")
    assert me.called()
    assert page.locator(".board .pile[data-thing=food]").get_attribute("data-left") != before


def test_what_is_passed_for_the_round_is_not_asked_again_in_it(come: Come) -> None:
    def asked_again_and_again(session: Session) -> bool:
        return session.decision is not None and session.decision.recurs

    me = come()
    me.sit(me.house.bring(played("walkingdead", 2, 3, asked_again_and_again)))
    assert me.called()
    page = me.page
    options = page.locator(".ask [data-option]")
    declined = {option.get_attribute("data-option") for option in options.all()}
    page.click("[data-do=pass-on]")
    first = page.locator(".round b").inner_text()
    for _ in range(12):
        if not me.called() or page.locator(".round b").inner_text() != first:
            break
        offered = {option.get_attribute("data-option") for option in options.all()}
        assert not offered or offered - declined
        me.choose()


def test_the_hint_says_what_it_fears(come: Come) -> None:
    """A hint tells, in both languages, how many enemies stand in the zone or one step away."""
    for lang, words in (("en", "Danger: 3 enemies"), ("de", "stehen 3 Gegner")):
        me = arrive(come(lang=lang), tutorial("turn amy", {"a1.ssw": {"walker": 3}}))
        me.page.click("[data-do=hint]:visible")
        assert words in me.page.locator(".ask [data-advised] [data-fear], .ask [data-fear]").first.inner_text()
