"""Games on a phone, with a keyboard alone, and of a game without drawings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import Come
from tests.browser.guest import Guest

pytestmark = pytest.mark.browser


def test_on_a_phone(come: Come) -> None:
    me = come(width=390, height=844, lang="de")
    me.open("/").page.wait_for_selector("[data-game=walkingdead]")
    me.check("home")
    me.page.tap("[data-game=walkingdead]")
    me.page.wait_for_selector("[data-do=start]:enabled")
    me.check("new table")
    me.page.tap("[data-do=start]")
    me.page.wait_for_selector(".board")
    for _ in range(3):
        assert me.play(4)
        assert me.called()
        me.page.locator("[data-mate] .face").first.tap()
        me.page.wait_for_selector(".who.open")
        me.check("a sheet")
        me.page.tap("[data-do=close-sheet]")
        me.read_log()
        me.check("log")
        me.page.tap("[data-do=close-log]")
        me.check("question")
    # A thing that offers nothing, or several things, opens its details.
    me.page.locator(".board [data-thing=events]").tap()
    me.page.wait_for_selector(".menu[role=dialog]")
    me.check("a pile's menu")


def tab_to(guest: Guest, selector: str) -> None:
    """Presses Tab until the element has the focus, at most once around the page; the focus must be visible."""
    for _ in range(150):
        guest.page.keyboard.press("Tab")
        if guest.page.locator(f"{selector}:focus").count():
            assert guest.page.locator(f"{selector}:focus-visible").count()
            return
    raise AssertionError(f"Tab never reaches {selector}")


def test_keyboard_only(come: Come) -> None:
    me = come()
    keys = me.page.keyboard
    me.open("/").page.wait_for_selector("[data-game=walkingdead]")
    tab_to(me, "[data-game=walkingdead]")
    keys.press("Enter")
    me.page.wait_for_selector("[data-do=start]:enabled")
    tab_to(me, "[data-do=start]")
    keys.press("Enter")
    me.page.wait_for_selector(".board")
    for move in range(12):
        assert me.called()
        seq = me.seq
        if move % 3 == 0:  # the hint, and the arrows to what it proposes
            keys.press("h")
            me.page.wait_for_selector(".ask [data-advised]")
            for _ in range(60):
                if me.page.locator("[data-option][data-advised]:focus").count():
                    break
                if me.page.locator("[data-group][data-advised]:focus").count():
                    keys.press("Enter")
                    me.page.wait_for_selector("[data-option][data-advised]")
                keys.press("ArrowRight")
        else:  # the first number that has an option, through a group if there is one
            keys.press("1")
            me.page.wait_for_selector("[data-option]:focus, [data-back]")
            if me.page.locator("[data-back]").count():
                keys.press("1")
            me.page.wait_for_selector("[data-option]:focus")
        keys.press("Enter")
        me.moved(seq)
    assert me.called()
    seq = me.seq
    keys.press("z")
    me.moved(seq)
    assert me.called()
    keys.press("?")
    me.page.wait_for_selector("dialog")
    me.check("keys")
    keys.press("Escape")
    me.page.wait_for_selector("dialog", state="detached")
    tab_to(me, ".board [data-thing=events]")
    keys.press("Enter")
    me.page.wait_for_selector(".menu[role=dialog]")
    me.check("what a thing offers")
    keys.press("Escape")
    me.page.wait_for_selector(".menu[role=dialog]", state="detached")


@pytest.mark.parametrize("module", ["tests.browser.launcher"])
@pytest.mark.parametrize("game", ["probe-spawning", "probe-versus"])
def test_a_game_never_seen(come: Come, game: str) -> None:
    me = come()
    me.open("/").page.wait_for_selector(f"[data-game={game}]")
    me.check("home")
    me.page.click(f"[data-game={game}]")
    me.page.wait_for_selector("[data-do=start]:enabled")
    me.check("new table")
    me.page.click("[data-do=start]")
    me.page.wait_for_selector(".board, [data-curtain]")
    moves = 0
    while me.called():
        if moves in (0, 5):
            me.check(f"move {moves}")
        me.choose()
        moves += 1
        assert moves < 400
    assert moves
    me.check("end")


def test_the_board_that_draws_any_scene(come: Come) -> None:
    me = come()
    me.sit(me.house.make("here", "bot", "bot"), query="?board=generic")
    assert me.play(6)
    assert me.called()
    me.check("generic board")
    me.page.locator(".board [data-thing=events]").click()
    me.page.wait_for_selector(".menu[role=dialog]")
    me.check("a pile's menu")


def test_a_page_of_an_older_server_fetches_itself_anew(come: Come) -> None:
    """After an upgrade the file of the board has another name; the page loads itself again."""
    me = come()
    opened: list[str] = []
    me.page.on("request", lambda one: opened.append(one.url) if one.is_navigation_request() else None)

    def gone(route: Route) -> None:
        if len(opened) > 1:
            route.continue_()
        else:
            route.fulfill(status=404, body="")

    me.page.route("**/board-walkingdead*.js", gone)
    me.sit(me.house.make("here"))
    me.page.wait_for_selector(".board")
    assert me.called()
    assert len(opened) == 2
    me.wrong.clear()  # the browser complains of the file that was not there
