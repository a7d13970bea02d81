"""Waiting times of a person at a table with two bots, in Chromium at normal speed.

A person follows the hints of the adviser. For each click the page records the time until the person is asked again.
Clicks that end a round are reported apart: their waits hold the bots' turns and the phase of the undead. `--horde`
plays one phase of the undead with seventy zombies on the board and counts frames and long tasks. Prints JSON, times in
seconds. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page

from tests.browser.chromium import chromium, fetched
from tests.browser.house import House
from tests.browser.prepared import bundle

GAMES: dict[str, dict[str, Any]] = {
    "zombicide2": {"mission": "m1"},
    "zombicide1": {},
    "marvel": {},
    "dawn": {"level": 1},
    "walkingdead": {},
}
"""Games and the settings of the measured table."""
FRESH = ("round", "event")
"""Kinds of events with which a round begins."""
ASKED = "html[data-busy=false][data-yours=true], html:has([data-end])"

WATCH = """
(() => {
  window.waits = [];
  window.kinds = [];
  window.marks = [];
  window.pace = { frames: [], tasks: [] };
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        try {
          const said = JSON.parse(data);
          if (said.type !== "update" || said.log_from) return;
          window.kinds.push(...said.events.map((event) => event.kind));
        } catch {}
      });
    }
  };
  let since = null;
  let last = "";
  const look = () => {
    const root = document.documentElement;
    const { busy, yours } = root.dataset;
    const asked = (busy === "false" && yours === "true") || !!document.querySelector("[data-end]");
    const said = document.querySelector("[data-playback] .now")?.textContent ?? "";
    if (said && said !== last) window.marks.push([performance.now(), said]);
    last = said;
    if (since && asked && root.dataset.seq !== since.seq) {
      const seconds = (performance.now() - since.at) / 1000;
      window.waits.push({ seconds, kinds: window.kinds.splice(0), said: window.marks.splice(0).length });
      since = null;
      root.dataset.waits = String(window.waits.length);
    }
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
  addEventListener("click", (event) => {
    if (!event.target.closest?.("[data-option]")) return;
    window.kinds.length = window.marks.length = 0;
    since = { at: performance.now(), seq: document.documentElement.dataset.seq };
  }, true);
  try {
    const keep = (list) => window.pace.tasks.push(...list.getEntries().map((task) => task.duration));
    const tasks = new PerformanceObserver(keep);
    tasks.observe({ entryTypes: ["longtask"] });
  } catch {}
  const frame = (at) => {
    window.pace.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})();
"""


def page(browser: Browser, speed: str = "normal") -> Page:
    """A fresh browser whose settings are the defaults, but for the tips, which would stop the playback."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en")
    context.set_default_timeout(120_000)
    settings = json.dumps(
        json.dumps({"lang": "en", "speed": speed, "name": "Anna", "coach": False, "briefing": False, "stops": False})
    )
    context.add_init_script(f"localStorage.setItem('shamble.settings', {settings})")
    context.add_init_script(WATCH)
    return context.new_page()


def sit(browser: Browser, house: House, made: Any) -> Page:
    seen = page(browser)
    seen.goto(f"{house.url}/table/{made['table']}#{made['token']}")
    seen.wait_for_selector(ASKED, state="attached")
    return seen


def figures(times: list[float]) -> dict[str, float | int]:
    ordered = sorted(times)
    if not ordered:
        return {"n": 0}
    return {"n": len(ordered), "median": round(statistics.median(ordered), 2), "worst": round(ordered[-1], 2)}


def rounds(browser: Browser, house: House, game: str, seed: int, most: int, seconds: float) -> dict[str, Any]:
    """The waits of a person in the first rounds of a game."""
    made = house.make("here", "bot", "bot", game=game, seed=seed, deal=game != "walkingdead", **GAMES[game])
    seen = sit(browser, house, made)
    waits: list[dict[str, Any]] = []
    clicks = passed = 0
    spent = 0.0
    while passed < most and spent < seconds and not seen.locator("[data-end]").count():
        before = len(seen.evaluate("window.waits"))
        seen.click("[data-do=hint]:visible")
        advised = seen.locator(".ask [data-advised]").first
        advised.wait_for(state="attached")
        while advised.get_attribute("data-group") is not None:
            advised.click()
        advised.click()
        clicks += 1
        seen.wait_for_selector(f"html[data-waits='{before + 1}']", state="attached")
        seen.wait_for_selector(ASKED, state="attached")
        waits = seen.evaluate("window.waits")
        passed = sum(any(kind in FRESH for kind in wait["kinds"]) for wait in waits)
        spent = sum(wait["seconds"] for wait in waits)
    seen.context.close()
    ends = [wait for wait in waits if any(kind in FRESH for kind in wait["kinds"])]
    own = [wait for wait in waits if wait not in ends]
    return {
        "clicks": clicks,
        "round_to_round": figures([wait["seconds"] for wait in ends]),
        "events_in_them": figures([float(len(wait["kinds"])) for wait in ends]),
        "sentences_in_them": figures([float(wait["said"]) for wait in ends]),
        "other_clicks": figures([wait["seconds"] for wait in own]),
        "shots": figures(
            [wait["seconds"] for wait in own if "attacks" in wait["kinds"] and "turn" not in wait["kinds"]]
        ),
    }


def horde(browser: Browser, house: House) -> dict[str, Any]:
    """One phase of the undead with seventy zombies: its length, frames a second, tasks over 50 ms."""
    zones = [f"s{n}" for n in range(1, 28) if n not in (11, 12)]
    zombies: dict[str, dict[str, int]] = {}
    kinds = ["walker"] * 40 + ["brute"] * 15 + ["runner"] * 15
    for number, kind in enumerate(kinds):
        there = zombies.setdefault(zones[number * 7 % len(zones)], {})
        there[kind] = there.get(kind, 0) + 1
    given = {
        "mission": "m1",
        "seats": 1,
        "survivors": {name: {"zone": "s11"} for name in ("amy", "doug", "elle", "josh", "ned", "wanda")},
        "zombies": zombies,
    }
    made = house.bring(bundle(given))
    seen = sit(browser, house, made)
    frames: list[float] = []
    tasks: list[float] = []
    waits: list[dict[str, Any]] = []
    for clicks in range(1, 80):
        # Everybody is chosen and ends the turn at once; the last one starts the phase, whose questions are answered.
        ends = seen.locator(".ask [data-option^='end']")
        seen.wait_for_timeout(400)
        seen.evaluate("(window.pace.frames.length = window.pace.tasks.length = 0)")
        (ends if ends.count() else seen.locator(".ask [data-option]")).first.click()
        seen.wait_for_selector(f"html[data-waits='{clicks}']", state="attached")
        seen.wait_for_selector(ASKED, state="attached")
        done = seen.evaluate("({ wait: window.waits.at(-1), ...window.pace })")
        kinds = done["wait"]["kinds"]
        if waits or "phase-zombies" in kinds:
            waits.append(done["wait"])
            frames += [b - a for a, b in zip(done["frames"], done["frames"][1:], strict=False)]
            tasks += done["tasks"]
        if waits and ("round" in kinds or seen.locator("[data-end]").count()):
            break
    seen.context.close()
    frames.sort()
    return {
        "questions": len(waits) - 1,
        "seconds": round(sum(wait["seconds"] for wait in waits), 2),
        "events": sum(len(wait["kinds"]) for wait in waits),
        "frames_a_second": round(1000 * len(frames) / max(1.0, sum(frames)), 1),
        "frame_p95_ms": round(frames[int(0.95 * len(frames))], 1) if frames else None,
        "slowest_frame_ms": round(frames[-1], 1) if frames else None,
        "long_tasks_ms": [round(task) for task in tasks],
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=150, help="stops a game after so much waiting")
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--horde", action="store_true", help="only the phase with seventy zombies")
    args = parser.parse_args()
    path = fetched()
    if path is None:
        return 1
    report: dict[str, Any] = {"cores": os.cpu_count(), "load": [round(one, 2) for one in os.getloadavg()]}
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, chromium(path) as browser:
        report["chromium"] = browser.version
        if args.horde:
            report["horde"] = horde(browser, house)
        else:
            for game in args.games.split(","):
                report[game] = rounds(browser, house, game, args.seed, args.rounds, args.seconds)
                print(json.dumps({game: report[game]}), file=sys.stderr, flush=True)
    print(json.dumps(report, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
