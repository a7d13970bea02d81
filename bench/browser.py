"""Measures waiting times in Chromium on this machine: until a page can be used, and until a click is answered.

The page itself takes the times (`performance.now()`, which begins with the navigation), so the test driver's own delays
are not in them. Prints JSON, milliseconds. No figure here passes or fails.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser

from tests.browser.chromium import chromium, fetched
from tests.browser.guest import Guest
from tests.browser.house import House

HOME = "[data-game]"
TABLE = "html[data-busy=false] .ask [data-option]"

WATCH = """
(() => {
  const wanted = %s;
  window.waits = { usable: null, clicks: [] };
  let clicked = null;
  const look = () => {
    if (window.waits.usable === null && document.querySelector(wanted)) window.waits.usable = performance.now();
    const { seq } = document.documentElement.dataset;
    if (clicked && seq !== clicked.seq) {
      const { at } = clicked;
      clicked = null;
      // The view is in the page; the next frame has it on the screen.
      requestAnimationFrame(() => setTimeout(() => window.waits.clicks.push(performance.now() - at)));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener("click", (event) => {
    const { seq } = document.documentElement.dataset;
    if (event.target.closest?.("[data-option]")) clicked = { at: performance.now(), seq };
  }, true);
})();
"""


def figures(times: list[float]) -> dict[str, float | int]:
    ordered = sorted(times)
    return {
        "n": len(ordered),
        "median": round(statistics.median(ordered), 1),
        "p95": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))], 1),
        "worst": round(ordered[-1], 1),
    }


def visitor(browser: Browser, house: House, wanted: str) -> Guest:
    me = Guest(browser, house)
    me.page.add_init_script(WATCH % json.dumps(wanted))
    return me


def usable(me: Guest, url: str, wanted: str) -> float:
    me.page.goto(url)
    me.page.wait_for_selector(wanted, state="attached")
    time: float = me.page.evaluate("waits.usable")
    return time


def opening(browser: Browser, house: House, path: str, wanted: str, rounds: int) -> dict[str, Any]:
    """Times to open a page with an empty cache of the browser, and with a full one."""
    cold, warm = [], []
    for _ in range(rounds):
        me = visitor(browser, house, wanted)
        cold.append(usable(me, house.url + path, wanted))
        me.page.reload()
        me.page.wait_for_selector(wanted, state="attached")
        warm.append(float(me.page.evaluate("waits.usable")))
        me.close(None, 0)
    return {"cold": figures(cold), "warm": figures(warm)}


def clicking(browser: Browser, house: House, clicks: int) -> dict[str, Any]:
    """Times of clicks of one person, so that only the server answers."""
    times: list[float] = []
    me = visitor(browser, house, TABLE)
    seed = 1
    while len(times) < clicks:
        me.sit(house.make("here", seed=seed))
        seed += 1
        while len(times) + int(me.page.evaluate("waits.clicks.length")) < clicks and me.called():
            me.choose()
        times += me.page.evaluate("waits.clicks")
    me.close(None, 0)
    return figures(times)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="times that each page is opened")
    parser.add_argument("--clicks", type=int, default=60)
    args = parser.parse_args()
    path = fetched()
    if path is None:
        return 1
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, chromium(path) as browser:
        made = house.make("here", "bot")
        table = f"/table/{made['table']}#{made['token']}"
        opening(browser, house, "/", HOME, 1)  # the first answer of a server is not like the others
        report = {
            "unit": "ms",
            "python": platform.python_version(),
            "chromium": browser.version,
            "cores": os.cpu_count(),
            "load": [round(one, 2) for one in os.getloadavg()],
            "home_usable": opening(browser, house, "/", HOME, args.rounds),
            "table_usable": opening(browser, house, table, TABLE, args.rounds),
            "click_answered": clicking(browser, house, args.clicks),
        }
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
