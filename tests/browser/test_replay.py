from __future__ import annotations

import pytest

from tests.browser.conftest import Come

pytestmark = pytest.mark.browser


def test_replay_and_play_on(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", "bot", seed=9))
    assert me.play(14)
    assert me.called()
    last = me.seq
    # A look back from the log, while playing.
    me.read_log()
    me.page.locator(".log .back").first.click()
    me.page.click("[data-do=close-log]")
    me.page.wait_for_selector(".banner.past")
    me.check("looking back")
    me.page.locator(".banner.past .btn").first.click()
    me.page.click("[data-do=replay]")
    me.page.wait_for_selector("html[data-page=replay]", state="attached")
    me.page.wait_for_selector(".scrub")
    me.settled().check("replay")
    page = me.page
    page.keyboard.press("End")
    page.wait_for_selector(f"html[data-seq='{last}']", state="attached")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"html:not([data-seq='{last}'])", state="attached")
    page.keyboard.press("Home")
    first = me.seq
    assert first < last
    turns = page.locator("#to-turn option:not([disabled])")
    page.select_option("#to-turn", turns.nth(turns.count() // 2).get_attribute("value"))
    middle = me.seq
    assert first < middle < last
    me.check("replay, in the middle")
    page.click("[data-do=run]")
    page.wait_for_selector(f"html:not([data-seq='{middle}'])", state="attached")
    page.click("[data-do=run]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    here = me.seq
    before = page.url
    page.click("[data-do=fork]")
    page.wait_for_selector("html[data-page=table]", state="attached")
    page.wait_for_selector(".board")
    assert page.url != before
    assert me.called()
    assert me.seq >= here
    assert me.play(4)
    # The first table stands where it stood.
    page.goto(before.replace("/replay/", "/table/"))
    page.wait_for_selector(".board")
    assert me.settled().seq == last


def test_save_and_bring(come: Come) -> None:
    """The export is a file that any shamble opens as a table."""
    me = come()
    me.sit(me.house.make("here", "bot", seed=9))
    assert me.play(6)
    assert me.called()
    seq = me.seq
    with me.page.expect_download() as saved:
        me.page.click("[data-do=save-game]")
    path = saved.value.path()
    other = come(name="Ben").open("/")
    other.page.set_input_files("input[type=file]", path)
    other.page.wait_for_selector(".board")
    assert other.called()
    assert other.seq == seq
    assert other.play(3)
