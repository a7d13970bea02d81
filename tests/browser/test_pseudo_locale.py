"""A language is files alone: with a pseudo-language made by a script, all that the browser shows comes from its files.

The server runs from a copy of the package with the pseudo-language in it. The client's own texts are exchanged on the
way, instead of building the client once more.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from shamble.core import registry
from shamble.server.net.static_files import STATIC
from tests.browser.guest import Guest
from tests.browser.house import ROOT, House
from tests.browser.test_every_screen import table
from tools.pseudo_locale import LANG, bracketed, write, write_missions

GAMES = registry.ids()
LOOK = (Path(__file__).parent / "untranslated.js").read_text(encoding="utf-8")
Json = Any
NAMES = (
    *("Anna", "Ortiz", "Cleo", "Hank"),  # people at the table
    *("shamble", "SHAMBLE", "English", "Deutsch"),
)
"""Words that are the same in every language: names of people, of this program, and of languages for themselves."""
PACKAGE = ROOT / "src" / "shamble"


pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def pseudo_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose package has the pseudo-language."""
    folder = tmp_path_factory.mktemp("pseudo")
    copy = folder / "shamble"
    shutil.copytree(PACKAGE, copy, ignore=lambda where, names: ["static"] if where.endswith("/server") else [])
    (copy / "server" / "static").symlink_to(STATIC, target_is_directory=True)
    write(copy)
    write_missions(copy / "games")
    with House(folder, package=folder) as house:
        yield house


def own_words(route: Route) -> None:
    """Answers the request for the client's English texts with the pseudo-language."""
    source = (ROOT / "web" / "src" / "texts" / "en.ftl").read_text(encoding="utf-8")
    route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(bracketed(source))}")


@pytest.fixture
def me(browser: Browser, pseudo_house: House) -> Iterator[Guest]:
    guest = Guest(browser, pseudo_house, lang=LANG, coach=True)
    guest.context.route("**/assets/en-*.js", own_words)
    yield guest
    guest.close(None, 0)
    assert not guest.wrong, guest.wrong


def look(me: Guest, where: str, unknown: list[str]) -> None:
    """Notes the texts of this page that are not in brackets."""
    unknown += [f"{where}: {text}" for text in me.page.evaluate(LOOK, list(NAMES))]


def test_pages_show_no_untranslated_word(me: Guest) -> None:
    page = me.page
    unknown: list[str] = []
    me.open("/").page.wait_for_selector(f"[data-game={GAMES[0]}]")
    assert page.evaluate("document.body.innerText.includes('⟦')")
    look(me, "home", unknown)
    me.open("/workshop").page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    look(me, "workshop", unknown)
    me.open("/shelf").page.wait_for_selector("main")
    page.wait_for_load_state("networkidle")
    look(me, "shelf", unknown)
    assert not unknown, "\n".join(unknown)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_shows_no_untranslated_word(me: Guest, game: str) -> None:
    page = me.page
    unknown: list[str] = []
    me.open(f"/how/{game}").page.wait_for_selector("[data-how-page] ol li")
    look(me, "how to play", unknown)
    me.open(f"/rules/{game}").page.wait_for_selector("[data-rules-page] article")
    look(me, "rules", unknown)
    me.open(f"/new/{game}").page.wait_for_selector("[data-do=start]:enabled")
    closed = page.locator("details:not([open]) > summary")
    for _ in range(closed.count()):
        closed.first.click()
    assert not closed.count()
    look(me, "new table", unknown)
    page.click("[data-do=start]")
    page.wait_for_selector("[data-goal-card]")
    look(me, "goal", unknown)
    page.click("[data-do=begin]")
    for step in range(8):
        if not me.called():
            break
        look(me, f"step {step}", unknown)
        me.choose()
        me.settled()
    me.sit(me.house.bring(table(game, "end"))).page.wait_for_selector("[data-end]")
    look(me, "end", unknown)
    assert not unknown, "\n".join(unknown)


def test_a_new_table_waits_for_its_words(me: Guest) -> None:
    """Texts that come late leave the page empty; they do not show the ids of settings."""
    held: list[Route] = []
    unknown: list[str] = []
    me.context.route(f"**/api/texts/{GAMES[-1]}/**", lambda route: held.append(route))
    me.open(f"/new/{GAMES[-1]}").page.wait_for_selector("[data-do=start]")
    me.page.wait_for_timeout(500)
    look(me, "new table", unknown)
    assert held
    for route in held:
        route.continue_()
    me.page.wait_for_selector("[data-do=start]:enabled")
    assert not unknown, "\n".join(unknown)


def test_pages_show_no_word_of_another_language_while_words_fail(me: Guest) -> None:
    """A page without its words offers to try again, and shows neither the server's title nor ids."""
    page = me.page
    unknown: list[str] = []
    answers: Json = {"status": 503, "body": "{}"}
    game = GAMES[-1]
    me.context.route(
        f"**/api/texts/{game}/**", lambda route: route.fulfill(**answers) if answers else route.continue_()
    )
    for where in ("new", "rules", "how"):
        me.open(f"/{where}/{game}").page.wait_for_selector("[data-do=again]")
        look(me, where, unknown)
    answers.clear()
    page.click("[data-do=again]")
    page.wait_for_selector("[data-how-page] ol li")
    look(me, "how to play", unknown)
    me.wrong.clear()  # the browser's own lines about the refused requests
    assert not unknown, "\n".join(unknown)
