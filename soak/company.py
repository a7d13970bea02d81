"""Counts what a friend at the table would shake the head at, in games that `steady` plays over every mission.

python soak/company.py zombicide2 --games 6 --seed 1
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import shamble
from shamble.bots.play import LIMIT, move
from shamble.bots.roster import make
from shamble.city.advice.threats import Threats
from shamble.city.state import City
from shamble.city.turn import turn_of
from shamble.core.registry import find
from shamble.core.session import Session


def watch(session: Session, count: Counter[str], ended: dict[str, int], key: str) -> None:
    """One answer of a turn, before it is given."""
    s: City = session.state
    decision = session.decision
    assert decision is not None
    option = decision.find(key)
    if option is None or decision.frame != "NextAction":
        return
    who = option.actor
    turn = turn_of(s, who)
    threats = Threats(s, who)
    crowd = threats.horde[turn.zone]
    here = turn.acting and sum(threats.fight(turn.survivor, turn.zone, crowd, 1.0)) < sum(crowd)
    if option.verb in ("shoot", "throw") and turn.crowd and option.target != s.board.zones[turn.zone].id:
        count["shots elsewhere with zombies in one's own zone"] += 1
        if here:
            count["… although an attack here could kill and endanger nobody"] += 1
    if option.verb == "end":
        count["turns"] += 1
        ended[who] = turn.crowd
        if turn.actions > 0:
            count["turns ended with actions left"] += 1
            if here:
                count["… although an attack here could kill and endanger nobody (ends)"] += 1


def play(given: tuple[str, str, int]) -> tuple[str, bool, Counter[str]]:
    name, mission, seed = given
    session = shamble.new(name, seats=1, seed=seed, mission=mission)
    bots = {0: make("steady", seed)}
    count: Counter[str] = Counter()
    ended: dict[str, int] = {}
    for _ in range(LIMIT):
        chosen = move(session, bots)
        if chosen is None:
            break
        watch(session, count, ended, chosen[0].key)
        for event in session.play(chosen[0], chosen[1]):
            if event.kind == "friendly-fire":
                count["friendly fire"] += 1
            if event.kind == "dies":
                count["dead"] += 1
                if ended.get(str(event.args.get("who")), 0) >= 2:
                    count["… who had ended the turn beside two or more"] += 1
    count["games"] += 1
    won = session.outcome is not None and session.outcome.won
    count["won"] += won
    return mission, won, count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    cases = [(given.game, m, given.seed + n) for m in find(given.game).missions for n in range(given.games)]
    total: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    with ProcessPoolExecutor(given.workers) as pool:
        for mission, won, count in pool.map(play, cases):
            total += count
            wins[mission] += won
    print(json.dumps({"total": dict(sorted(total.items())), "won": dict(wins)}, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
