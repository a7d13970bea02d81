"""Takes pictures of a fixed list of screens: build/shots/*.jpg, and all of them on one sheet, build/shots/contact.jpg.

`make shots`, or only some of them: `make shots ARGS="city dawn"`. The luck is fixed, so a picture changes only when the
page or the rules do. Look at the sheet each time. `make shots ARGS=--docs` also renews the few pictures that README and
docs show (docs/shots).
"""

from __future__ import annotations

import base64
import html
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser

from shamble.sessions.session import Session
from tests.browser import checks
from tests.browser.chromium import chromium, fetched
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.moments import MOMENTS
from tests.browser.prepared import bundle, played
from tests.browser.test_dawn import QUIET

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "shots"
DOCS = ROOT / "docs" / "shots"
IN_DOCS = (
    "fight-1440-en",
    "city-fight-1440-en",
    "season-1440-en",
    "heroes-1440-en",
    "dawn-1440-en",
    "home-1440-en",
    "rules-1440-en",
    "replay-1440-en",
    "fight-390-en",
    "city-390-en",
    "dawn-390-en",
)
"""The pictures that are kept in the repository: a dozen at most, 2 MB together (a test counts)."""
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
LANGS = ("en", "de")
GROUPS = {
    "screens": ("home", "new", "table", "fight", "end", "replay"),
    "city": ("city-new", "city", "city-fight", "city-square"),
    "dawn": ("dawn-new", "dawn", "dawn-chosen", "dawn-fight", "dawn-how"),
    "season": ("season-new", "season", "season-how"),
    "heroes": ("heroes-new", "heroes", "heroes-fight", "heroes-how"),
    "teaching": ("goal", "tip", "how", "rules"),
}
NAMES = tuple(name for names in GROUPS.values() for name in names)
SEED = 12
MID = 24
"""Number of moves after which a table shows a game in progress."""
QUALITY = 84

Take = Callable[[Guest, str], None]
Until = Callable[[Session], bool]


def lived_in(session: Session) -> bool:
    return session.seq >= MID


def fighting(session: Session) -> bool:
    """True if rolled dice are on the table."""
    fights = session.view(0)["scene"].get("fights") or []
    return any(one["dice"] for fight in fights for one in fight["fighters"])


def well_on(session: Session) -> bool:
    return session.seq >= 3 * MID


def hits(session: Session) -> bool:
    """True if the question is about the next hit."""
    return session.decision is not None and session.decision.frame == "GiveHit"


def never(session: Session) -> bool:
    return False


@cache
def saved(game: str, seats: int, until: Until, settings: tuple[tuple[str, Any], ...]) -> Any:
    """The export of a game, the same for every size and language."""
    return played(game, seats, SEED, until, **dict(settings))


def settle_down(me: Guest, game: str, until: Until = lived_in, seats: int = 1, **wishes: Any) -> Any:
    """Opens a table at which a game is in progress."""
    made = me.house.bring(saved(game, seats, until, tuple(wishes.items())))
    me.sit(made)
    me.called()
    return made


def screens(me: Guest, take: Take) -> None:
    me.open("/").page.wait_for_selector("[data-game=walkingdead]")
    take(me, "home")
    me.page.click("[data-game=walkingdead]")
    me.page.wait_for_selector("[data-do=start]:enabled")
    take(me, "new")
    settle_down(me, "walkingdead", seats=4)
    take(me, "table")
    settle_down(me, "walkingdead", fighting, seats=4)
    take(me, "fight")
    made = settle_down(me, "walkingdead", never, seats=4)
    take(me, "end")
    me.page.goto(f"{me.house.url}/replay/{made['table']}#{made['token']}")
    me.page.wait_for_selector(".scrub")
    me.settled()
    last = int(me.page.get_attribute("input[type=range]", "max") or 0)
    me.page.locator("input[type=range]").fill(str(last * 2 // 3))
    take(me, "replay")


def city(me: Guest, take: Take) -> None:
    me.open("/new/zombicide2").page.wait_for_selector("[data-mission]")
    take(me, "city-new")
    for name, moment in (("city", "after the zombies"), ("city-fight", "the arithmetic of a fight")):
        me.sit(me.house.bring(MOMENTS[moment].bundle()))
        me.called()
        take(me, name)
    settle_down(me, "zombicide2", mission="m1")
    take(me, "city-square")


def season(me: Guest, take: Take) -> None:
    """Season 1: its missions, a round under way, how to play."""
    me.open("/new/zombicide1").page.wait_for_selector("[data-mission]")
    take(me, "season-new")
    settle_down(me, "zombicide1", well_on, mission="m10")
    take(me, "season")
    me.open("/how/zombicide1").page.wait_for_selector("[data-how-page] ol li")
    take(me, "season-how")


def heroes(me: Guest, take: Take) -> None:
    """Marvel Zombies: its missions, a round under way, hits to be given, how to play."""
    me.open("/new/marvel").page.wait_for_selector("[data-mission]")
    take(me, "heroes-new")
    settle_down(me, "marvel", well_on, mission="m3")
    take(me, "heroes")
    settle_down(me, "marvel", hits)
    take(me, "heroes-fight")
    me.open("/how/marvel").page.wait_for_selector("[data-how-page] ol li")
    take(me, "heroes-how")


def dawn(me: Guest, take: Take) -> None:
    """Dawn of the Zeds: its page, a round in progress, a unit that is about to act, a look-up in the combat table."""
    me.open("/new/dawn").page.wait_for_selector("[data-choice=level-2]")
    me.page.click("[data-choice=level-2]")
    me.page.click("[data-many] summary")
    take(me, "dawn-new")
    settle_down(me, "dawn", level=4)
    take(me, "dawn")
    me.sit(me.house.bring(bundle(QUIET, game="dawn")))
    me.called()
    me.page.click(".item.can[data-thing=piazza]")
    me.page.wait_for_selector(".item.chosen")
    take(me, "dawn-chosen")
    me.sit(me.house.bring(bundle(QUIET, ("attack civilian-4 F3",), {"die": [3, 4]}, "dawn")))
    me.called()
    take(me, "dawn-fight")
    me.open("/how/dawn").page.wait_for_selector("[data-how-page] ol li")
    take(me, "dawn-how")


def teaching(me: Guest, take: Take) -> None:
    """Screens for a newcomer: the goal, the first tip, how to play, the rules."""
    me.sit(me.house.make("here", game="zombicide2", mission="m0", deal=True))
    me.page.wait_for_selector("[data-goal-card]")
    take(me, "goal")
    me.page.click("[data-do=begin]")
    me.page.wait_for_selector("[data-tip]")
    take(me, "tip")
    me.open("/how/zombicide2").page.wait_for_selector("[data-how-page] ol li")
    take(me, "how")
    me.open("/rules/zombicide2#zc2.noise.token").page.wait_for_selector("article.open [data-show]")
    take(me, "rules")


def shoot(browser: Browser, house: House, groups: list[str]) -> list[str]:
    """Takes the pictures of these groups at every size and in both languages; returns faults of the texts on them."""
    wrong: list[str] = []
    for width, (w, h) in SIZES.items():
        for lang in LANGS:

            def take(me: Guest, name: str, width: str = width, lang: str = lang) -> None:
                me.page.mouse.move(2, 2)
                me.page.evaluate("document.activeElement?.blur()")
                where = OUT / f"{name}-{width}-{lang}.jpg"
                me.page.screenshot(path=where, type="jpeg", quality=QUALITY, animations="disabled")
                wrong.extend(f"{name}-{width}-{lang}: {line}" for line in checks.texts(me.page))

            me = Guest(browser, house, width=w, height=h, lang=lang)
            for name, group in (
                ("screens", screens),
                ("city", city),
                ("dawn", dawn),
                ("season", season),
                ("heroes", heroes),
            ):
                if name in groups:
                    group(me, take)
            me.close(None, 0)
            if "teaching" in groups:
                novice = Guest(browser, house, width=w, height=h, lang=lang, coach=True)
                teaching(novice, take)
                novice.close(None, 0)
            print(f"{width} {lang}", flush=True)
    return wrong


def sheet(browser: Browser) -> None:
    """Puts all pictures on one page and takes a picture of it."""
    rows = []
    for width, columns in (("1440", 7), ("1024", 7), ("390", 14)):
        cells = []
        for lang in LANGS:
            for name in NAMES:
                path = OUT / f"{name}-{width}-{lang}.jpg"
                if path.exists():
                    image = f'<img src="data:image/jpeg;base64,{base64.b64encode(path.read_bytes()).decode()}">'
                    cells.append(f"<figure>{image}<figcaption>{html.escape(path.stem)}</figcaption></figure>")
        rows.append(f'<section style="grid-template-columns:repeat({columns},1fr)">{"".join(cells)}</section>')
    style = (
        "body{margin:16px;background:#333;color:#ddd;font:13px sans-serif}"
        "section{display:grid;gap:10px;margin-bottom:14px}"
        "figure{margin:0}img{width:100%;display:block}"
    )
    page = browser.new_page(viewport={"width": 2400, "height": 1000})
    page.set_content(f"<!doctype html><style>{style}</style>{''.join(rows)}")
    page.screenshot(path=OUT / "contact.jpg", full_page=True, type="jpeg", quality=70)
    page.close()


def renew_docs() -> None:
    """Copies the pictures that README and docs show, as far as they were taken."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for name in IN_DOCS:
        taken = OUT / f"{name}.jpg"
        if taken.exists():
            shutil.copyfile(taken, DOCS / taken.name)


def main(words: list[str]) -> int:
    for_docs = "--docs" in words
    groups = [word for word in words if word != "--docs"] or list(GROUPS)
    if unknown := [word for word in groups if word not in GROUPS]:
        print(f"there is no {unknown[0]!r}; there are {', '.join(GROUPS)}", file=sys.stderr)
        return 2
    begun = time.monotonic()
    path = fetched()
    if path is None:
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    for name in [name for group in groups for name in GROUPS[group]]:
        for old in OUT.glob(f"{name}-[0-9]*.*"):
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, chromium(path) as browser:
        wrong = shoot(browser, house, groups)
        sheet(browser)
    if for_docs:
        renew_docs()
    taken = len(list(OUT.glob("*.jpg")))
    print(f"build/shots: {taken} pictures in {time.monotonic() - begun:.0f} s; look at contact.jpg")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
