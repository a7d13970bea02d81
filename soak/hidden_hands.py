"""Attacks on hidden hands over many random games: an undo past the end, a host who wants to read an absent guest's hand
and erase the trace, and positions that differ only in what a seat may not see.

`python soak/hidden_hands.py [--games 25] [--pairs 3]` prints its figures as JSON.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import msgspec

from tests.server.endings import Ending, endings
from tests.server.indistinguishable import UNHURRIED, everything, pairs
from tests.server.table import House, Json, Player, house
from tests.server.test_wire import CASES

FREE = msgspec.structs.replace(UNHURRIED, host_per_second=1e9, host_burst=1e9, bad_in_a_row=10**9)
HIDING: dict[str, tuple[str, dict[str, Json]]] = {
    "dawn versus": ("dawn", {"mode": "versus"}),
    "walking dead expert": ("walkingdead", {"level": "expert"}),
}
TALK = 60
"""Lines of chat with which the host tries to push the notes out of the chat."""


def past_the_end(here: House, ending: Ending) -> Counter[str]:
    """Plays to the end, where both players may read everything, and counts undos of the last move without a vote."""
    counts: Counter[str] = Counter(games=1, last_moves_that_drew_nothing=not ending.revealed)
    made = ending.lay(here, "here", "link")
    link = made.links[0].token
    with here.sit(made.table, made.token) as ada, here.sit(made.table, link) as bob:
        mover = (ada, bob)[ending.last.seat]
        mover.say("play", seq=mover.seq, seat=ending.last.seat, key=ending.last.option_key)
        end = len(ending.records)
        ada.until_seq(end), bob.until_seq(end)
        if ada.view["result"] is None:  # other dice this time
            return Counter(games_that_went_on=1)
        counts["exports"] += sum(
            "records" in here.get(f"/api/tables/{made.table}/export", one).json() for one in (made.token, link)
        )
        for level in ("step", "action", "turn", "phase", "round"):
            ada.say("undo", level=level)
            ada.settled(), bob.settled()
            counts["undone_without_a_vote"] += ada.seq != end
            counts["votes_that_say_so"] += bool((bob.heard["table"]["vote"] or {}).get("opened"))
            bob.say("vote", yes=False)
            bob.settled(), ada.settled()
        ada.say("undo", level="step")
        ada.settled()
        bob.say("vote", yes=True)
        bob.until_seq(end + 1)
        ada.until_seq(end + 1)
        counts["undone_by_agreement"] += 1
        counts["kept_in_the_audit_log"] += any(one["do"] == "undo" for one in ada.settled().heard["audit"]["entries"])
        counts["undos_after_it_without_a_vote"] += not ada.heard["table"]["undo"]["step"].get("opened", False)
    return counts


def greedy_host(here: House, game: str, settings: dict[str, Json], seed: int) -> Counter[str]:
    """Lets the host try every command in a random order and then chat, while a guest is away."""
    luck = random.Random(seed)
    counts: Counter[str] = Counter(tables=1)
    made = here.make(
        "here", "link", "link" if game == "walkingdead" else "here", game=game, settings=settings, seed=seed
    )
    table, link = made["table"], made["links"][0]["token"]
    with here.sit(table, made["token"]) as ada:
        with here.sit(table, link) as bob:
            bob.settled()
        while not ada.settled().heard["table"]["seats"][1]["absent"]:
            pass
        done: Counter[str] = Counter()
        for number in range(40):
            command: dict[str, Json] = luck.choice(
                [
                    {"do": "bot", "seat": 1},
                    {"do": "person", "seat": 1, "person": "p1"},
                    {"do": "person", "seat": 1, "person": "p3"},
                    {"do": "person", "seat": 1},
                    {"do": "link", "seat": 1},
                    {"do": "ask", "seat": 1},
                    {"do": "ask", "seat": 1, "person": "p1"},
                    {"do": "spectate"},
                ]
            )
            before = len(ada.raw)
            ada.say("host", **command)
            ada.say("open")
            ada.say("sit", seat=1)
            ada.settled()
            answers = [json.loads(text) for text in ada.raw[before:]]
            refused = any(one["type"] == "error" and one["about"] == "host" for one in answers)
            done[command["do"]] += not refused
            counts["commands_done"] += not refused
            counts["commands_refused"] += refused
            taken = command["do"] in ("link", "person") and command.get("person", "") != "" and not refused
            counts["hands_taken"] += taken or any(one.get("viewing") == 1 for one in answers)
            if number % 5 == 4:
                counts.update(requests(here, table, made["token"]))
        for number in range(TALK):
            ada.say("chat", text=f"line {number}")
        ada.settled()
        with here.sit(table, link) as bob:
            counts["commands_that_the_guest_reads_of"] += read(bob, done)
            counts["commands_about_the_guests_seat"] += sum(done[do] for do in ("bot", "person", "link", "ask"))
    return counts


def requests(here: House, table: str, token: str) -> Counter[str]:
    """Returns the part of the guest's hand that the host gets over HTTP."""
    counts: Counter[str] = Counter()
    for path in ("export?seat=1", "replay?seat=1"):
        counts["hands_read_by_request"] += here.get(f"/api/tables/{table}/{path}", token).status_code == 200
    counts["whole_games_taken"] += "records" in here.get(f"/api/tables/{table}/export", token).json()
    return counts


def read(bob: Player, done: Counter[str]) -> int:
    """Returns the number of commands about seat 1 that the returning guest is told."""
    told = bob.settled().heard.get("audit") or {"entries": [], "acknowledged": 0}
    mine = [one for one in told["entries"] if one.get("concerns") in ("p2", "*")]
    return sum(one.get("count", 1) for one in mine if one["serial"] > told["acknowledged"])


def alike(here: House, count: int, seed: int) -> Counter[str]:
    """Returns the number of pairs of tables that a seat could tell apart, though it must not."""
    counts: Counter[str] = Counter()
    for game, seats, seat, settings in CASES:
        for pair in islice(pairs(game, seats, seat, seed, **settings), count):
            one, other = [everything(here, pair, plain) for plain in pair.plains]
            counts["pairs"] += 1
            counts["messages_compared"] += len(one)
            counts["messages_that_differ"] += sum(left != right for left, right in zip(one, other, strict=True))
    return counts


def run(games: int, count: int, seed: int) -> dict[str, Any]:
    ends: dict[str, dict[str, int]] = {}
    hosts: dict[str, dict[str, int]] = {}
    with tempfile.TemporaryDirectory() as folder, house(Path(folder), FREE) as here:
        for name, (game, settings) in HIDING.items():
            total: Counter[str] = Counter()
            for ending in islice(endings(game, 2, **settings), games):
                total.update(past_the_end(here, ending))
            ends[name] = dict(total)
            total = Counter()
            for number in range(games):
                total.update(greedy_host(here, game, settings, seed + number))
            hosts[name] = dict(total)
        wire = dict(alike(here, count, seed))
    bad = sum(one["undone_without_a_vote"] + one["undos_after_it_without_a_vote"] for one in ends.values())
    bad += sum(one["games"] - one["kept_in_the_audit_log"] for one in ends.values())
    bad += sum(one["hands_taken"] + one["hands_read_by_request"] + one["whole_games_taken"] for one in hosts.values())
    bad += sum(
        one["commands_about_the_guests_seat"] - one["commands_that_the_guest_reads_of"] for one in hosts.values()
    )
    bad += wire["messages_that_differ"]
    return {"what": "hidden hands", "past_the_end": ends, "greedy_hosts": hosts, "alike": wire, "ok": bad == 0}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=25)
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    figures = run(given.games, given.pairs, given.seed)
    print(json.dumps(figures))
    sys.exit(not figures["ok"])
