"""Counts the clicks of a whole game by mouse, here and in another checkout: same seed, same choices.

    python bench/clicks.py OTHER [--games walkingdead zombicide2] [--seeds 3 | --seed-list 1 4 | --whole 3] [--board]

OTHER is a checkout of this project with its own environment and a built client (`make setup web`). Its `steady` bot
plays each game to the end; what it chose is then clicked in both clients. A client that answers a forced question
itself, walks several zones for one click, passes for a whole round or ends an idle turn needs no click for it; one
that offers beside a thing what can be done with it, while the pointer rests there, needs one. Where the rules of the
two have parted, counting stops in both: `--whole` looks for games in which they have not, without a browser.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from itertools import count as count_up

from playwright.sync_api import Browser, Page, WebSocket

import shamble
from tests.browser.chromium import chromium, fetch
from tests.browser.guest import Guest
from tests.browser.house import PEOPLE, ROOT, House

Json = Any
SEATS = {"walkingdead": ("here", "here"), "zombicide2": ("here",)}
SETTINGS: dict[str, Json] = {"walkingdead": {}, "zombicide2": {"mission": "m0"}}
WINDOW = 8
"""Number of choices in a row that the other client may have taken by itself."""
BY_LIST = ("end", "noise", "choose", "keep", "hold", "search", "pass", "stay", "spend", "done", "give", "leave")
"""Verbs that players look for in the list, not on the board."""
AIMED = ("melee", "shoot", "throw")
"""Verbs that aim at a crowd."""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Milliseconds after which an effective click shows a menu or that its answer is awaited."""
TOLD = 320
"""Milliseconds after which the tip of a thing under the pointer is shown."""
STEPS = ("move", "stay", "place")
PASSIVE = ("pass", "keep", "stop", "done", "stand", "stay", "hold-back", "decline", "no")

RECORD = """
import json, sys
import shamble
from shamble.bots.steady import Steady
game, seats, seed, most, settings, cast = json.loads(sys.argv[1])
session = shamble.new(game, seats=seats, seed=seed, **settings)
bot, keys = Steady(), []
for who in cast:
    session.play(f"choose {who}")
while session.decision is not None and len(keys) < most:
    option = bot.choose(session, session.decision.seat)
    keys.append((session.state.round, option.key))
    session.play(option)
print(json.dumps(keys))
"""


def recorded(root: Path, game: str, seed: int, most: int) -> list[tuple[int, str]]:
    """The choices of `steady`, question by question, each with its round."""
    cast = PEOPLE[: len(SEATS[game])] if game == "walkingdead" else ()
    words = json.dumps([game, len(SEATS[game]), seed, most, SETTINGS[game], cast])
    told = subprocess.run(
        [str(root / ".venv/bin/python"), "-c", RECORD, words], capture_output=True, text=True, check=True, cwd=root
    )
    return [(turn, key) for turn, key in json.loads(told.stdout)]


def agrees(game: str, seed: int, keys: list[tuple[int, str]]) -> bool:
    """True if these rules lead through the same choices to an end, as the browser would click them."""
    seats = len(SEATS[game])
    session = shamble.new(game, seats=seats, seed=seed, **SETTINGS[game])
    for who in PEOPLE[:seats] if game == "walkingdead" else ():
        session.play(f"choose {who}")
    done = 0
    while session.decision is not None:
        offered = {option.key: session.decision.seat for option in session.decision.options}
        for seat in range(seats):
            offered = {option.key: seat for option in session.interrupts(seat)} | offered
        skipped = next((n for n, (_, key) in enumerate(keys[done : done + WINDOW]) if key in offered), None)
        if skipped is None:
            return False
        done += skipped + 1
        key = keys[done - 1][1]
        session.play(key, offered[key])
    return done == len(keys)


def whole(root: Path, game: str, wanted: int, most: int) -> list[int]:
    """The first seeds whose games are equal in both checkouts, to the end."""
    lengths: list[int] = []
    for seed in count_up(1):
        if agrees(game, seed, recorded(root, game, seed, most)):
            lengths.append(seed)
        if len(lengths) == wanted:
            return lengths
    raise AssertionError


class Elsewhere(House):
    """A server of another checkout."""

    def __init__(self, folder: Path, root: Path) -> None:
        here, sys.executable = sys.executable, str(root / ".venv/bin/python")
        try:
            super().__init__(folder)
        finally:
            sys.executable = here


class Hand:
    """A person with a mouse, whose clicks are counted."""

    def __init__(self, me: Guest, new: bool) -> None:
        self.me = me
        self.new = new
        self.page: Page = me.page
        self.clicks = 0
        self.heard = 0
        """Bytes that the server has sent, before compression."""
        self.asked: Json = None
        self.anytime: list[Json] = []
        self.page.on("websocket", lambda socket: self.listen(socket))

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, data: str | bytes) -> None:
        self.heard += len(data if isinstance(data, bytes) else data.encode())
        message = json.loads(data)
        told = message.get("view") or message.get("now") if message["type"] == "update" else None
        if told:
            self.asked, self.anytime = told["decision"], told["interrupts"]

    def wait(self) -> bool:
        """Waits until a question is asked that the client does not answer by itself; False if the game is over."""
        while self.me.called():
            if self.asked:
                return True
        return False

    def offered(self) -> dict[str, Json]:
        return {option["key"]: option for option in [*(self.asked or {}).get("options", []), *self.anytime]}

    def beside(self, spot: tuple[float, float], key: str) -> bool:
        """One click on an option that the tip of a thing offers, in clients that have that."""
        if not self.new:
            return False
        self.page.mouse.move(2, 2)
        self.page.mouse.move(*spot)
        self.page.wait_for_timeout(TOLD)
        choice = self.page.locator(f'.tip [data-option="{key}"]')
        if not choice.count():
            return False
        to = choice.bounding_box() or {}
        self.page.mouse.move(to["x"] + to["width"] * 0.5, to["y"] + to["height"] * 0.5, steps=4)
        choice.click()
        self.clicks += 1
        return True

    def point(self, key: str) -> bool:
        """Clicks the thing on the board that the option is about, and then the option, if a menu opens."""
        option = self.offered()[key]
        seq = self.me.seq
        for id in reversed(option["touches"]):
            thing = self.page.locator(f'.board [data-thing="{id}"]').first
            crowd = self.page.locator(f'.board .zombie[data-thing$="@{id}"]').first
            if option["verb"] in AIMED and crowd.count():  # a shooter clicks the target, not its zone
                thing = crowd
            if not thing.count():  # a card lies on somebody's sheet
                thing = self.page.locator(f'[data-thing="{id}"]:visible').first
            box = thing.bounding_box() if thing.count() else None
            if box is None or option["verb"] in BY_LIST:
                continue
            if option in self.anytime and any(id in one["touches"] for one in (self.asked or {}).get("options", [])):
                return False  # a click there would answer the question
            if "zone" in (thing.get_attribute("class") or ""):
                spot = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.88)
            else:
                thing.scroll_into_view_if_needed()
                box = thing.bounding_box() or box
                spot = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5)
            if self.beside(spot, key):
                self.me.moved(seq)
                return True
            self.page.mouse.click(*spot)
            self.clicks += 1
            self.page.evaluate(DRAWN)
            if not self.page.locator(f".menu[role=dialog], html[data-busy=true], html:not([data-seq='{seq}'])").count():
                self.clicks -= 1  # nothing there to be clicked: it is done from the list
                return False
            if self.page.locator(".menu[role=dialog]").count():
                choice = self.page.locator(f'.menu [data-option="{key}"]')
                if not choice.count():  # it was covered by something else: not the way to do it
                    self.page.keyboard.press("Escape")
                    self.clicks -= 1
                    return False
                choice.click()
                self.clicks += 1
            self.me.moved(seq)
            return True
        return False

    def take(self, key: str) -> bool:
        """Clicks an option, opening groups on the way; equal copies are one. False if the option is not shown."""
        option = self.offered()[key]
        seq = self.me.seq
        for _ in range(4):
            button = self.page.locator(f'.ask [data-option="{key}"]').first
            if not button.count():
                alike = self.page.locator(f'.ask [data-option^="{option["verb"]} "]')
                groups = [option["verb"], *option["touches"]]
                shut = self.page.locator(", ".join(f'.ask [data-group="{name}"]' for name in groups)).first
                button = shut if shut.count() else alike.first
            if not button.count():
                return False
            opens = button.get_attribute("data-group") is not None
            button.click()
            self.clicks += 1
            if not opens:
                self.me.moved(seq)
                return True
        return False

    def short(self, keys: list[tuple[int, str]]) -> bool:
        """One click for several choices, in clients that have that."""
        now, first = keys[0]
        verb, who, *_ = [*first.split(), ""]
        later = [key for turn, key in keys[1:] if turn == now]
        seq = self.me.seq
        if verb == "end" and keys[1:] and keys[1][1].startswith("activate "):
            shown = self.page.locator(f"[data-next='{keys[1][1].split()[1]}']:visible").first
        elif verb in STEPS:
            card = next((key for key in later if key.split()[0] not in STEPS), "")
            pile = card.split()[2] if card.startswith(f"draw {who} ") else ""
            shown = self.page.locator(f".board .pile.can[data-thing='{pile}']").first
            if not pile or self.asked["ask"]["args"].get("who") != who:
                return False
        elif verb == "pass" and not set(later) & (set(self.offered()) - {first}):
            shown = self.page.locator("[data-do=pass-on]:visible").first
            if first not in later:
                return False
        else:
            return False
        if not shown.count():
            return False
        shown.click()
        self.clicks += 1
        self.me.moved(seq)
        return True

    def walk(self, keys: list[str]) -> int:
        """One click for several steps, if the client would go the same way; returns the number of steps."""
        zones = [key.split()[2] for key in keys]
        for n in range(len(zones), 1, -1):
            box = self.page.locator(f'.zone[data-thing="{zones[n - 1]}"]').bounding_box()
            if box is None:
                continue
            spot = (box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.88)
            self.page.mouse.move(2, 2)
            self.page.mouse.move(*spot)
            route = self.page.locator(f"[data-route='{n}']")
            if not route.count():
                continue
            way = (route.get_attribute("data-way") or "").split()
            if way[-n:] != zones[:n]:
                continue
            seq = self.me.seq
            self.page.mouse.click(*spot)
            self.clicks += 1
            self.me.moved(seq).called()
            return self.me.seq - seq
        return 0


def steps_ahead(keys: list[str]) -> list[str]:
    """The following moves of the same survivor."""
    first = keys[0].split()
    ahead: list[str] = []
    for key in keys:
        words = key.split()
        if len(words) != 3 or words[:2] != first[:2] or words[0] != "move":
            break
        ahead.append(key)
    return ahead


def count(
    browser: Browser, house: House, game: str, seed: int, chosen: list[tuple[int, str]], new: bool, by_board: bool
) -> list[tuple[int, int]]:
    """Clicks and bytes up to each of the choices; shorter if the rules differ."""
    keys = [key for _, key in chosen]
    kept: dict[str, Any] = {"ends": True, "obvious": True} if new else {}
    me = Guest(browser, house, seed=None, speed="off", **kept)
    hand = Hand(me, new)
    made = house.make(*SEATS[game], game=game, seed=seed, **SETTINGS[game])
    me.sit(made)
    told: list[tuple[int, int]] = []

    def taken(choices: int = 1) -> None:
        told.extend([(hand.clicks, hand.heard)] * choices)

    strange = 0
    while len(told) < len(keys) and hand.wait():
        offered = hand.offered()
        ahead = keys[len(told) : len(told) + WINDOW]
        skipped = next((n for n, key in enumerate(ahead) if key in offered), None)
        if skipped is None:
            passive = next((key for key, one in offered.items() if one["verb"] in PASSIVE), None)
            strange += 1
            if passive is None or strange > 3 or not hand.take(passive):
                break
            continue
        taken(skipped)
        walked = hand.walk(steps_ahead(keys[len(told) :])) if new and game != "walkingdead" else 0
        if walked:
            taken(walked)
            continue
        key = keys[len(told)]
        if new and hand.short(chosen[len(told) :]):
            strange = 0
            taken()
            continue
        if not (by_board and hand.point(key)) and not hand.take(key):
            break
        strange = 0
        taken()
    me.close(None, 0)
    return told


def kinds(keys: list[str], old: list[tuple[int, int]], new: list[tuple[int, int]], n: int) -> str:
    """Number of clicks by kind of choice."""
    sums: dict[str, list[int]] = {}
    for i, key in enumerate(keys[:n]):
        one = sums.setdefault(key.split()[0], [0, 0, 0])
        one[0] += 1
        for side, told in enumerate((old, new), 1):
            one[side] += told[i][0] - (told[i - 1][0] if i else 0)
    rows = sorted(sums.items(), key=lambda item: -item[1][2])
    return "\n".join(f"  {verb:16} {times:8} {there:6} {here:6}" for verb, (times, there, here) in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", type=Path)
    parser.add_argument("--games", nargs="+", default=list(SEATS))
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--seed-list", type=int, nargs="+", help="these seeds, instead of the first ones")
    parser.add_argument("--whole", type=int, help="so many seeds whose games the rules of both lead to their end")
    parser.add_argument("--most", type=int, default=400)
    parser.add_argument("--kinds", action="store_true", help="also what the clicks were for")
    parser.add_argument("--board", action="store_true", help="what lies on the board is clicked there, not in the list")
    wishes = parser.parse_args()
    heads = f"{'game':12} {'seed':>4} {'choices':>8} {'there':>6} {'here':>6} {'share':>6}"
    print(f"{heads} {'kB a choice, there':>19} {'here':>6}")
    with chromium(fetch()) as browser, tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        for game in wishes.games:
            seeds = wishes.seed_list or range(1, wishes.seeds + 1)
            for seed in whole(wishes.other, game, wishes.whole, wishes.most) if wishes.whole else seeds:
                keys = recorded(wishes.other, game, seed, wishes.most)
                with Elsewhere(Path(one), wishes.other.resolve()) as there:
                    old = count(browser, there, game, seed, keys, False, wishes.board)
                with Elsewhere(Path(two), ROOT) as here:
                    new = count(browser, here, game, seed, keys, True, wishes.board)
                n = min(len(old), len(new))
                (before, much), (after, less) = (old[n - 1], new[n - 1]) if n else ((0, 0), (0, 0))
                share = f"{100 * after / before:.0f} %" if n else "-"
                sent = f"{much / max(1, n) / 1000:19.1f} {less / max(1, n) / 1000:6.1f}"
                print(f"{game:12} {seed:4} {n:4}/{len(keys):<4}{before:6} {after:6} {share:>6} {sent}", flush=True)
                if wishes.kinds:
                    print(kinds([key for _, key in keys], old, new, n), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
