"""Every screen of every game, on a desk and on a phone, in both languages: no text is cut, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from shamble.sessions.session import Session
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.prepared import played

pytestmark = pytest.mark.browser_full
Json = Any
GAMES: dict[str, tuple[int, dict[str, Json]]] = {
    "dawn": (1, {"level": 4}),
    "marvel": (1, {"mission": "m3"}),
    "walkingdead": (4, {}),
    "zombicide1": (1, {"mission": "m10"}),
    "zombicide2": (1, {"mission": "m1"}),
}
"""Seats, and how it is set up."""
MOMENTS: dict[str, Callable[[Session], bool]] = {
    "lived in": lambda session: session.seq >= 24,
    "well on": lambda session: session.seq >= 90,
    "late": lambda session: session.seq >= 200,
}


@cache
def table(game: str, moment: str) -> Json:
    seats, settings = GAMES[game]
    return played(game, seats, 12, MOMENTS.get(moment, lambda session: False), **settings)


def tabs(me: Guest, name: str) -> None:
    """Checks the sheets, the log and the chat."""
    me.check_sheet_and_log(name)
    me.page.click("[data-pane=chat]")
    me.check(f"{name}, chat")
    me.page.click("[data-do=close-log]")


def dialogs(me: Guest) -> None:
    """Checks the dialogs of the tools above the board, and the undo menu."""
    me.check_dialogs()
    further = me.page.locator("[aria-haspopup=menu]:visible").first
    further.click()
    me.page.wait_for_selector("[role=menu]")
    me.check("undo menu")
    further.click()
    me.page.wait_for_selector("[role=menu]", state="detached")


def asked(me: Guest, name: str) -> None:
    """Checks the question with its hint, the refusals, and the options of a thing on the board."""
    page = me.page
    if not me.called():
        return
    me.check(name)
    tabs(me, name)
    page.click("[data-do=hint]:visible")
    page.wait_for_selector(".ask [data-advised]")
    me.check(f"{name}, hint")
    more = page.locator(".ask .options > .quiet[aria-expanded=false]")
    if more.count():
        more.first.click()
        me.check(f"{name}, why not")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_before_the_table(come: Come, game: str, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang, theme="light" if lang == "de" else "dark", coach=True)
    page = me.page
    me.open("/").page.wait_for_selector(f"[data-game={game}]")
    me.check("home")
    me.open(f"/how/{game}").page.wait_for_selector("[data-how-page] ol li")
    me.check("how to play")
    me.open(f"/rules/{game}").page.wait_for_selector("[data-rules-page] article")
    me.check("rules")
    page.locator("[data-do=show-me]").first.click()
    me.check("a rule's examples")
    page.locator("[data-show]").first.click()
    page.wait_for_selector(".scrub")
    me.settled().check("a rule shown")
    me.open(f"/new/{game}").page.wait_for_selector("[data-do=start]:enabled")
    closed = page.locator("details:not([open]) > summary")
    for _ in range(closed.count()):
        closed.first.click()
    assert not closed.count()
    me.check("new table")
    if page.locator(".team [role=radio]").count() > 1:
        me.choose_team()
        me.check("new table, a team of one's own")
        page.locator(".team [role=radio]").first.click()
    page.click("[data-do=start]")
    page.wait_for_selector("[data-goal-card]")
    me.check("goal")
    page.click("[data-do=begin]")
    me.called()
    me.check("first question")


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_at_the_table(come: Come, game: str, width: int, height: int, lang: str) -> None:
    me = come(width=width, height=height, lang=lang, theme="light" if lang == "de" else "dark")
    for moment in MOMENTS:
        me.sit(me.house.bring(table(game, moment)))
        asked(me, moment)
        if moment == "lived in":
            dialogs(me)
    made = me.house.bring(table(game, "end"))
    me.sit(made).page.wait_for_selector("[data-end]")
    me.check("end")
    me.page.click("[data-do=see-board]")
    me.check("the board after the end")
    me.page.goto(f"{me.house.url}/replay/{made['table']}#{made['token']}")
    me.page.wait_for_selector(".scrub")
    me.settled().check("replay")
    last = int(me.page.get_attribute("input[type=range]", "max") or 0)
    me.page.locator("input[type=range]").fill(str(last // 2))
    me.check("replay, in the middle")
