"""A person at a browser. Steps wait for what the page reports of itself (`data-seq`, `data-busy`), never for a
clock."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.browser import checks
from tests.browser.house import House

FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TIMEOUT = int(os.environ.get("SHAMBLE_TIMEOUT", "60000"))
"""Milliseconds after which a page counts as hung."""
TRACED = "SHAMBLE_TRACE" in os.environ
"""Records every step with the page at that moment, for `playwright show-trace`. Tests take about twice as long."""
SETTLED = "html[data-busy=false]"
CALLED = f"{SETTLED}[data-yours=true], {SETTLED}:has([data-end]), html:has([data-curtain])"
"""Selector of pages that ask the person: for an answer, for a look at the end, or to take the device."""


def flags() -> list[str]:
    return [*FLAGS, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]


def seeded(route: Route, seed: int) -> str:
    """Makes the page create tables with a fixed seed."""
    return json.dumps({"seed": seed, **(route.request.post_data_json or {})})


class Guest:
    def __init__(
        self,
        browser: Browser,
        house: House,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        speed: str = "off",
        theme: str = "dark",
        name: str = "Anna",
        seed: int | None = 5,
        **kept: Any,
    ) -> None:
        self.house = house
        phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 500 else {}
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, reduced_motion="reduce", **phone
        )
        self.context.set_default_timeout(TIMEOUT)
        if TRACED:
            self.context.tracing.start(snapshots=True, screenshots=False)
        settings = {"lang": lang, "speed": speed, "theme": theme, "name": name, "ends": False, "coach": False}
        settings |= {"stops": False, "obvious": False, "briefing": kept.get("coach", False), **kept}
        key = "shamble.settings"
        self.context.add_init_script(
            f"if (!localStorage.getItem('{key}')) localStorage.setItem('{key}', {json.dumps(json.dumps(settings))})"
        )
        if seed is not None:
            self.context.route("**/api/tables", lambda route: route.continue_(post_data=seeded(route, seed)))
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        """Errors that the browser has reported."""
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        self.page.on(
            "console",
            lambda said: self.wrong.append(f"{said.type}: {said.text}") if said.type in ("error", "warning") else None,
        )

    # -- where -------------------------------------------------------------------------------------

    def open(self, path: str = "/") -> Guest:
        self.page.goto(self.house.url + path)
        return self.settled()

    def sit(self, made: Any, token: str | None = None, query: str = "") -> Guest:
        self.page.goto(f"{self.house.url}/table/{made['table']}{query}#{token or made['token']}")
        self.page.wait_for_selector(".board, [data-curtain]")
        return self if self.page.locator("[data-curtain]").count() else self.settled()

    def sit_down(self) -> Guest:
        """Enters name and colour, which a person who comes by a link is asked for once."""
        self.page.wait_for_selector("[data-who]")
        self.page.click("[data-do=sit]")
        self.page.wait_for_selector("[data-who]", state="detached")
        return self.settled()

    def choose_team(self) -> None:
        """Chooses a team on the page for a new table, in place of the team that is dealt."""
        self.page.wait_for_selector("[data-do=start]:enabled")
        self.page.click(".team [role=radio] >> nth=1")

    def settled(self) -> Guest:
        self.page.wait_for_selector(SETTLED, state="attached")
        return self

    def check(self, name: str) -> Guest:
        checks.check(self.page, name)
        return self

    # -- what the page says ------------------------------------------------------------------------

    def told(self, name: str) -> str:
        return self.page.get_attribute("html", f"data-{name}") or ""

    @property
    def seq(self) -> int:
        return int(self.told("seq") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("[data-end]").count() > 0

    @property
    def table(self) -> tuple[str, str] | None:
        """Id of the table and token of the person, from the address."""
        address = re.search(r"/(?:table|replay)/([^/#?]+)[^#]*#([^@]+)", self.page.url)
        return (address[1], address[2]) if address else None

    # -- doing -------------------------------------------------------------------------------------

    def called(self) -> bool:
        """Waits until the person is asked, and draws curtains on the way. False if the game is over."""
        while True:
            self.page.wait_for_selector(CALLED, state="attached")
            curtain = self.page.locator("[data-curtain] .btn")
            if not curtain.count():
                return not self.over
            curtain.click()
            self.page.wait_for_selector(f"{SETTLED}:not(:has([data-curtain]))", state="attached")

    def moved(self, seq: int) -> Guest:
        """Waits until the table has gone beyond `seq` and the page has shown that."""
        self.page.wait_for_selector(f"html:not([data-seq='{seq}'])", state="attached")
        self.page.wait_for_selector(f"{SETTLED}, html:has([data-curtain])", state="attached")
        return self

    def reached(self, seq: int) -> Guest:
        # Asked once each time: between two looks the page may arrive, and would be waited for to leave again.
        while (now := self.seq) < seq:
            self.moved(now)
        return self

    def unfold(self, key: str) -> None:
        """Opens the group of the dock that holds the option with this key, or one that begins like it."""
        holder = self.page.locator(f".ask [data-group][data-holds*={json.dumps(key)}]").first
        either = self.page.locator(f".ask [data-option^={json.dumps(key)}]").first.or_(holder).first
        either.wait_for(state="attached")
        if either.get_attribute("data-group") is not None:
            either.click()

    def menu(self, name: str) -> None:
        """Opens one of the tools above the board; small screens keep them behind one button."""
        if not self.page.locator(f"[data-do={name}]:visible").count():
            self.page.click("[data-do=menu]")
        self.page.click(f"[data-do={name}]")

    def read_log(self) -> None:
        """Opens the log, which is a single line until then."""
        self.page.click("[data-do=log]")
        self.page.wait_for_selector("[data-drawer=log]")

    def check_dialogs(self) -> None:
        """Opens and checks every dialog of the tools above the board."""
        opens = "header .tools > button[aria-label]:not([data-do=save-game], [data-do=mute], [data-do=chat]):enabled"
        for opener in self.page.locator(opens).all():
            if not opener.is_visible():
                self.page.click("[data-do=menu]")
            opener.click()
            self.page.wait_for_selector("dialog")
            self.check(opener.get_attribute("aria-label") or "dialog")
            self.page.keyboard.press("Escape")
            self.page.wait_for_selector("dialog", state="detached")

    def check_sheet_and_log(self, name: str) -> None:
        """Checks a sheet of the team, then opens and checks the log, which stays open."""
        self.page.locator("[data-mate] .face").last.click()
        self.check(f"{name}, a sheet")
        if self.page.locator("[data-do=close-sheet]:visible").count():
            self.page.click("[data-do=close-sheet]")
        self.read_log()
        self.check(f"{name}, log")

    def choose(self, selector: str = "") -> None:
        """Takes the first option of the question that fits, and opens groups of options on the way."""
        if wanted := re.search(r"data-option\^?='([^']*)'", selector):
            self.unfold(wanted[1])
        # One look at either: somebody may interrupt at any moment, even under the finger; then the question is put
        # anew, or the game is over, and a click on what that says does nothing.
        first = self.page.locator(f".ask :is([data-option], [data-group]){selector}").first
        either = first.or_(self.page.locator("[data-end] h2")).first
        either.wait_for(state="attached")
        while not self.over and either.get_attribute("data-group") is not None:
            either.click()
        seq = self.seq
        if not self.over:
            either.click()
        if self.over:
            self.settled()
        else:
            self.moved(seq)

    def play(self, moves: int, selector: str = "") -> bool:
        """Makes this many moves. False if the game is over."""
        for _ in range(moves):
            if not self.called():
                return False
            self.choose(selector)
        return True

    def follow_hint(self) -> None:
        """Asks for a hint with its button, and clicks the option that it recommends."""
        self.page.click("[data-do=hint]:visible")
        self.page.wait_for_selector(".ask [data-advised]")
        self.choose("[data-advised]")

    # -- the end -----------------------------------------------------------------------------------

    def close(self, keep: Path | None, number: int) -> None:
        """Closes the page. `keep`: folder that then gets the trace, a picture and the errors."""
        if keep is None:
            if TRACED:
                self.context.tracing.stop()
        else:
            keep.mkdir(parents=True, exist_ok=True)
            try:
                self.page.screenshot(path=keep / f"screen-{number}.png")
                if TRACED:
                    self.context.tracing.stop(path=keep / f"trace-{number}.zip")
                (keep / f"page-{number}.html").write_text(self.page.content(), encoding="utf-8")
                (keep / f"console-{number}.txt").write_text("\n".join([self.page.url, *self.wrong]), encoding="utf-8")
                if self.table is not None:
                    bundle = json.dumps(self.house.bundle(*self.table))
                    (keep / f"bundle-{number}.json").write_text(bundle, encoding="utf-8")
            except Exception as reason:  # a page that hangs must not hide why the test failed
                (keep / f"lost-{number}.txt").write_text(repr(reason), encoding="utf-8")
        self.context.close()
