"""Zombicide by the page's own buttons: whole games by hints, cards moved by hand, and rare moments."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS

SIZES = ((1440, 900), (1024, 768), (390, 844))
LONGEST = 2500
"""Moves after which a game of the tutorial counts as stuck."""


def arrive(me: Guest, name: str) -> Guest:
    """Opens a table at one of the moments."""
    me.sit(me.house.bring(MOMENTS[name].bundle()))
    assert me.called()
    return me


def sheet_and_log(me: Guest, name: str) -> None:
    """Checks a sheet of the team and the log, which a phone shows in place of the board."""
    me.check_sheet_and_log(name)
    me.page.click("[data-do=close-log]")


def new_table(me: Guest, *survivors: str) -> None:
    """Goes from the first page to the tutorial and picks these survivors."""
    me.open("/").page.wait_for_selector("[data-game=zombicide2]")
    me.check("home")
    me.page.click("[data-game=zombicide2]")
    me.page.wait_for_selector("[data-mission=m0]")
    assert me.page.locator("[data-mission] svg").count() == me.page.locator("[data-mission]").count() >= 12
    me.page.click("[data-mission=m16]")
    assert me.page.get_attribute("[data-mission=m16]", "aria-checked") == "true"
    me.page.click("[data-mission=m0]")
    me.choose_team()
    for id in survivors:
        assert me.page.locator(f"[data-survivor={id}] .skill, [data-survivor={id}] li").count() >= 7
        me.page.click(f"[data-survivor={id}]")
    assert me.page.inner_text(".count output") == "1"  # one person plays all six
    me.check("new table")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board")


def by_the_hint(me: Guest, look_at: tuple[int, ...]) -> int:
    moves = 0
    while me.called():
        if moves in look_at:
            me.check(f"move {moves}")
        me.follow_hint()
        moves += 1
        assert moves < LONGEST
    return moves


# -- quick -----------------------------------------------------------------------------------------------------------


@pytest.mark.browser
def test_a_first_round(come: Come) -> None:
    me = come()
    new_table(me, "amy", "doug", "elle", "josh", "ned", "wanda")
    assert me.called()
    page = me.page
    # Nobody was asked for survivors again: all six stand at the start.
    assert page.locator(".item.survivor").count() == 6
    me.check("the table")
    page.click("[data-do=briefing]")
    page.wait_for_selector("dialog")
    assert page.locator("dialog .list li").count() >= 3
    me.check("briefing")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    for _ in range(8):
        assert me.called()
        me.follow_hint()
    assert me.called()
    # Sight with its ranges, on demand.
    page.keyboard.press("v")
    page.wait_for_selector(".seen", state="attached")
    assert page.locator(".range").count() > 0
    me.check("sight")
    page.keyboard.press("v")
    page.wait_for_selector(".seen", state="detached")
    # The parts of the noise.
    page.locator("[data-noise]").first.hover()
    page.wait_for_selector("[role=tooltip] p")
    page.mouse.move(2, 2)
    # Take one back, and come back after a reload.
    lines = page.locator(".log .line, .log .chapter")
    told = lines.count()
    for _ in range(3):  # a choice of who acts next tells nothing, so several steps may be needed
        seq = me.seq
        page.keyboard.press("z")
        me.moved(seq)
        assert me.called()
        if lines.count() < told:
            break
    assert lines.count() < told
    seq = me.seq
    page.reload()
    page.wait_for_selector(".board")
    assert me.settled().seq == seq
    me.check("after a reload")


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.browser_full
@pytest.mark.parametrize(("width", "height", "lang"), [(1440, 900, "en"), (390, 844, "de")])
def test_the_tutorial_by_the_hint(come: Come, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang)
    new_table(me, "amy", "doug", "elle", "josh", "ned", "wanda")
    assert by_the_hint(me, (0, 7, 40, 90, 150)) > 60
    assert me.page.get_attribute("[data-end]", "data-end") in ("won", "lost")
    me.check("end")
    me.page.click(".next a[href^='/replay/']")
    me.page.wait_for_selector(".scrub")
    me.settled().check("replay")
    me.page.keyboard.press("End")
    me.check("replay at the end")


@pytest.mark.browser_full
@pytest.mark.parametrize("lang", ["en", "de"])
def test_survivors_picked_at_the_table(come: Come, lang: str) -> None:
    """Two seats share six survivors; the table asks for those that were not picked on the first page."""
    me = come(lang=lang)
    me.sit(me.house.make("here", "here", game="zombicide2", mission="m0"))
    taken: list[str] = []
    while me.called() and me.page.locator("[data-option^='choose ']").count():
        me.check(f"{len(taken)} picked")
        option = me.page.locator("[data-option^='choose ']").nth(1)
        taken.append((option.get_attribute("data-option") or "").split()[1])
        me.choose(f"[data-option='choose {taken[-1]}']")
    assert len(set(taken)) == len(taken) == 6
    assert {me.page.locator(f".item.survivor[data-thing='{id}']").count() for id in taken} == {1}
    for _ in range(12):
        assert me.called()
        me.follow_hint()


# -- gear ------------------------------------------------------------------------------------------------------------


def hands(me: Guest) -> list[str]:
    names = me.page.locator("[data-sheet=amy] .gear .part").first.locator(".name").all_text_contents()
    return sorted(names)


@pytest.mark.browser_full
def test_gear_by_dragging(come: Come) -> None:
    me = arrive(come(), "sorting")
    page = me.page
    assert hands(me) == ["Fire axe", "Pistol"]
    sheet = page.locator("[data-sheet=amy]")
    slots = sheet.locator(".slot")
    sheet.locator("[data-thing='katana.1']").drag_to(slots.nth(0))
    page.wait_for_selector("[data-sheet=amy] [data-thing='katana.1'][aria-pressed=true]")
    assert "Katana" in hands(me)
    assert len(hands(me)) == 2
    me.check("a card dragged")
    seq = me.seq
    page.click("[data-do=hold]")
    me.moved(seq)
    assert "Katana" in hands(me)
    # The bin appears while a card is dragged; what falls into it is gone.
    card = sheet.locator("[data-thing='rice.1']")
    seq = me.seq
    card.hover()
    page.mouse.down()
    sheet.locator(".skills").hover()
    page.wait_for_selector(".bin")
    page.locator(".bin").hover()
    page.mouse.up()
    me.moved(seq)
    assert not sheet.locator("[data-thing='rice.1']").count()
    me.check("a card thrown away")


@pytest.mark.browser_full
def test_gear_by_keys(come: Come) -> None:
    me = arrive(come(lang="en"), "sorting")
    keys = me.page.keyboard
    me.page.focus("[data-sheet=amy] [data-thing='fire-axe.1']")
    keys.press("Enter")
    me.page.focus("[data-sheet=amy] [data-thing='katana.1']")
    keys.press("Enter")
    assert hands(me) == ["Katana", "Pistol"]
    me.page.focus("[data-do=hold]")
    seq = me.seq
    keys.press("Enter")
    me.moved(seq)
    assert hands(me) == ["Katana", "Pistol"]


@pytest.mark.browser_full
def test_a_card_changes_hands(come: Come) -> None:
    me = arrive(come(), "a trade")
    page = me.page
    page.locator("[data-sheet=josh] [data-thing='flashlight.1']").drag_to(page.locator("[data-sheet=amy] .slot").nth(3))
    # Josh is another seat's: that one agrees.
    page.wait_for_selector("[data-option^='agree']")
    me.check("a gift")
    me.choose("[data-option^='agree']")
    page.wait_for_selector("[data-sheet=amy] [data-thing='flashlight.1']")
    assert me.called()
    me.choose("[data-option^='done']")
    assert me.called()


# -- by the map ------------------------------------------------------------------------------------------------------


@pytest.mark.browser_full
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_odd_one_goes_where_one_clicks(come: Come, width: int, height: int) -> None:
    me = arrive(come(width=width, height=height), "the odd one of a split")
    page = me.page
    # Why they go there stands at the arrow.
    if width > 500:
        page.locator("[data-course=s7] .why").first.hover()
        page.wait_for_selector("[role=tooltip] .rule")
        page.mouse.move(2, 2)
    seq = me.seq
    box = page.locator(".zone[data-thing=s8]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.8)
    me.moved(seq)
    assert me.called()
    # Three walkers: one each way by rule, the odd one by the click.
    page.wait_for_selector("[data-option='send runner s6']")
    me.choose("[data-option='send runner s6']")
    page.wait_for_selector(".item.zombie[data-thing='walker@s8'][data-count='2']")
    page.wait_for_selector(".item.zombie[data-thing='walker@s6'][data-count='1']")


@pytest.mark.browser_full
def test_who_is_bitten_by_a_click_on_the_piece(come: Come) -> None:
    me = arrive(come(), "wounds to share")
    page = me.page
    before = page.locator("[data-sheet=doug] .hearts .full").count()
    seq = me.seq
    page.locator(".item.survivor[data-thing=doug]").click()
    me.moved(seq)
    assert page.locator("[data-sheet=doug] .hearts .full").count() == before - 1


@pytest.mark.browser_full
def test_the_zombies_walk_with_arrows_and_reasons(come: Come) -> None:
    """Playback in single steps: each group's arrow tells its reason, and each card lies open while it is read."""
    me = arrive(come(speed="fast"), "the last to act")
    page = me.page
    page.click(".ask [data-option='end wanda']")
    page.wait_for_selector("[data-playback]")
    page.keyboard.press("n")
    seen: set[str] = set()
    while page.locator("[data-playback]").count():
        for name in (".course", ".fate", ".ghost"):
            if page.locator(name).count():
                seen.add(name)
        page.keyboard.press("n")
    assert {".course", ".fate"} <= seen
    me.settled()
    assert page.locator("[data-card]").count() == 2
    me.check("after the zombies")


@pytest.mark.browser_full
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_one_seldom_sees(come: Come, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang, theme="light" if lang == "de" else "dark")
    for name, moment in MOMENTS.items():
        arrive(me, name)
        for selector in moment.seen:
            if selector.startswith("[data-option") and not me.page.locator(f".ask {selector}").count():
                me.page.locator(".ask [data-group]").first.wait_for()  # it lies in a group
            else:
                me.page.wait_for_selector(selector, state="attached")
        me.check(name)
        sheet_and_log(me, name)


@pytest.mark.browser_full
@pytest.mark.parametrize("width", [1440, 390])
def test_the_board_that_draws_any_plan(come: Come, width: int) -> None:
    me = come(width=width, height=844)
    me.sit(me.house.bring(MOMENTS["some have acted"].bundle()), query="?board=generic")
    assert me.called()
    assert me.page.locator(".plan .area").count() == me.page.locator(".plan .space").count() > 0
    me.check("a plan")
    me.page.locator(".gate").first.click()
    me.page.wait_for_selector(".menu[role=dialog]")
    me.check("a door's menu")
