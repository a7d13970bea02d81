"""Measures whether a mission's central problem matters: a team that heeds it and one that does not play the same seeds.

`python soak/special_rules.py zombicide1 [--mission m7] [--games 40] [--seats 2] [--seed 1]` prints a table in Markdown,
or with `--json` its figures. What is tried stands in soak/special_rules.toml, one entry for each problem:

    [[trial]]
    game = "zombicide1"
    mission = "m7"
    rule = "lure"                       # what it is called in the table
    fires = ["lured-away"]              # kinds of events, verbs or rule ids: one of them says that it mattered
    overlooks = ["lure"]                # special rules or types of goals that the heedless team does not know of
    believes = {goals = [...]}          # other lines of the mission's file, as the heedless team takes them to be
    never = ["board"]                   # verbs that the heedless team never uses
    without = {doors = {}}              # lines of the file as they would be without the rule, beyond what is overlooked

Both teams play the mission as it is. Where it says what is overlooked or `without`, a third column plays the mission
without it, heeded by everybody: whether the rule itself makes it harder or easier. `p` is the chance of a difference
that large if heeding made none (sign test over the games that ended differently). A game that is not over after so many
questions counts as not won.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Mapping, Sequence
from math import comb
from pathlib import Path
from typing import Any

from shamble.bots.ablation_bot import Heedless
from shamble.bots.bot import Bot
from shamble.bots.garbage_collection import relaxed
from shamble.bots.play import move
from shamble.bots.steady import Steady
from shamble.core import registry
from shamble.core.game import Game
from shamble.sessions.session import Session

TRIALS = Path(__file__).with_suffix(".toml")
LIMIT = 1500
"""Number of questions after which a game counts as not won."""


class Played:
    """Results of some games, seed by seed."""

    def __init__(self) -> None:
        self.won: list[bool] = []
        self.fired = 0
        self.undecided = 0

    def plain(self) -> dict[str, Any]:
        return {
            "games": len(self.won),
            "won": sum(self.won),
            "rate": round(sum(self.won) / len(self.won), 4) if self.won else None,
            "fired": self.fired,
            "undecided": self.undecided,
        }


def changed(row: Mapping[str, Any], trial: Mapping[str, Any], believes: bool) -> dict[str, Any]:
    """The mission's file without the overlooked rules, and with the believed lines in place of the real ones."""
    dropped = trial.get("overlooks", [])
    lines = {key: value for key, value in row.items() if value is not None}
    lines["special"] = [one for one in row.get("special") or [] if one["effect"] not in dropped]
    lines["goals"] = [one for one in row["goals"] if one["type"] not in dropped]
    return {**lines, **trial.get("believes" if believes else "without", {})}


def with_mission(game: Game[Any], row: Mapping[str, Any]) -> Game[Any]:
    overlay = dict(game.overlay())
    tables = dict(overlay.get("tables", {}))
    return game.with_content({**overlay, "tables": {**tables, "missions": [row]}})


def play(game: Game[Any], bot: Bot, trial: Mapping[str, Any], seats: int, seeds: Sequence[int]) -> Played:
    wanted = set(trial["fires"])
    played = Played()
    for seed in seeds:
        settings = game.configure(seats, {"mission": trial["mission"]})
        session = Session(game, seats, settings, seed, history=False)
        session.begin()
        fired = False
        for _ in range(LIMIT):
            chosen = move(session, [bot] * seats, seed)
            if chosen is None:
                break
            events = session.play(*chosen)
            fired = fired or chosen[0].verb in wanted
            fired = fired or any(event.kind in wanted or event.rule in wanted for event in events)
        outcome = session.outcome
        played.won.append(outcome is not None and outcome.won)
        played.fired += fired
        played.undecided += outcome is None
    return played


def sign_test(a: Sequence[bool], b: Sequence[bool]) -> float:
    """Two-sided sign test over the pairs that differ."""
    better = sum(x and not y for x, y in zip(a, b, strict=True))
    worse = sum(y and not x for x, y in zip(a, b, strict=True))
    n = better + worse
    if not n:
        return 1.0
    tail = sum(comb(n, k) for k in range(max(better, worse), n + 1))
    return min(1.0, float(2 * tail / 2**n))


def run(trial: Mapping[str, Any], seats: int, games: int, seed: int) -> dict[str, Any]:
    game = registry.find(trial["game"])
    row = game.library[trial["mission"]].row  # type: ignore[attr-defined]
    able = row.get("seats") or [seats]
    here = seats if seats in able else able[-1]
    seeds = range(seed, seed + games)
    believed = with_mission(game, changed(row, trial, True))
    heeding = play(game, Steady(), trial, here, seeds)
    heedless = play(game, Heedless(believed, trial.get("never", ())), trial, here, seeds)
    result = {
        **{key: trial[key] for key in ("game", "mission", "rule")},
        "seats": here,
        "seed": seed,
        "heeding": heeding.plain(),
        "heedless": heedless.plain(),
        "p": round(sign_test(heeding.won, heedless.won), 4),
    }
    if trial.get("overlooks") or trial.get("without"):
        result["without"] = play(with_mission(game, changed(row, trial, False)), Steady(), trial, here, seeds).plain()
    return result


def rate(figures: Mapping[str, Any] | None) -> str:
    if figures is None:
        return "–"
    waits = f", {figures['undecided']} never end" if figures["undecided"] else ""
    return f"{figures['rate']:.0%}{waits}"


def line(result: Mapping[str, Any]) -> str:
    heeding = result["heeding"]
    cells = [
        *(result["mission"], result["rule"], str(heeding["games"]), f"{heeding['fired'] / heeding['games']:.0%}"),
        *(rate(heeding), rate(result["heedless"]), f"{result['p']:.3f}", rate(result.get("without"))),
    ]
    return f"| {' | '.join(cells)} |"


HEAD = """| mission | what is ignored | games | fires in | heeded: won | ignored: won | p | without the rule: won |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def main() -> None:
    words = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    words.add_argument("game")
    words.add_argument("--mission")
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--json", action="store_true")
    given = words.parse_args()
    trials = tomllib.loads(TRIALS.read_text())["trial"]
    mine = [one for one in trials if one["game"] == given.game and given.mission in (None, one["mission"])]
    if not mine:
        sys.exit(f"soak/special_rules.toml tries nothing of {given.game} {given.mission or ''}".rstrip())
    results = []
    if not given.json:
        print(HEAD)
    with relaxed():
        for trial in mine:
            results.append(run(trial, given.seats, given.games, given.seed))
            if not given.json:
                print(line(results[-1]), flush=True)
    if given.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
