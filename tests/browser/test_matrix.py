"""Whole games at every size, in every language and theme, with every number of seats and level; pages are checked on
the way."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest

pytestmark = pytest.mark.browser_full
SIZES = ((1440, 900), (1024, 768), (390, 844))
LONGEST = 1500


def pages(me: Guest) -> None:
    me.open("/").page.wait_for_selector("[data-game=walkingdead]")
    me.check("home")
    for path, selector in (("/about", "h2"), ("/new/walkingdead", "[data-do=start]"), ("/table/nope#x", ".stranded")):
        me.open(path).page.wait_for_selector(selector)
        me.settled().check(path)


def whole(me: Guest, width: int, every: int = 25) -> None:
    """Plays a game with the first and second options in turn, and checks pages on the way."""
    for move in range(LONGEST):
        if not me.called():
            break
        if move == 10:
            me.check_dialogs()
        if move % every == 0:
            me.check(f"move {move}")
            if width < 500:
                me.read_log()
                me.check(f"move {move}, log")
                me.page.click("[data-do=close-log]")
        seq = me.seq
        options = me.page.locator(".ask .options [data-option], .ask .options [data-group]")
        one = options.nth(move % 2 if options.count() > 1 else 0)
        grouped = one.get_attribute("data-group")
        one.click()
        while grouped:
            first = me.page.locator(".ask .options :is([data-option], [data-group])").first
            grouped = first.get_attribute("data-group")
            first.click()
        me.moved(seq)
    else:
        raise AssertionError("the game does not end")
    me.check("end")
    me.page.click(".next a[href^='/replay/']")
    me.page.wait_for_selector("html[data-page=replay]", state="attached")
    me.page.wait_for_selector(".scrub")
    me.settled().check("replay")
    me.page.keyboard.press("End")
    me.check("replay at the end")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_size_language_and_theme(come: Come, width: int, height: int, lang: str, theme: str) -> None:
    me = come(width=width, height=height, lang=lang, theme=theme)
    pages(me)
    me.sit(me.house.make("here", "bot", "bot", "bot", seed=width + len(theme)))
    whole(me, width)


@pytest.mark.parametrize("level", ["beginner", "expert"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_of_seats_around_one_screen(come: Come, seats: int, level: str) -> None:
    me = come(lang=("en", "de")[seats % 2])
    me.sit(me.house.make(*["here"] * seats, seed=seats, level=level, goals=seats > 1))
    whole(me, 1440, every=40)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_generic_board_to_the_end(come: Come, width: int) -> None:
    me = come(width=width, height=844)
    me.sit(me.house.make("here", "bot", seed=3), query="?board=generic")
    whole(me, width, every=40)


@pytest.mark.parametrize("luck", range(3))
def test_the_hint_to_the_end(come: Come, luck: int) -> None:
    me = come(lang="de")
    me.sit(me.house.make(*(["here"] * (luck + 1)), seed=100 + luck))
    moves = 0
    while me.called():
        me.follow_hint()
        moves += 1
        assert moves < LONGEST
