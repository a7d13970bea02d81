"""Counts moves that a team mate would object to, in games that `steady` plays over every mission.

python soak/company.py zombicide2 --games 6 --seed 1 --seats 2

`won` names the seeds of the games won, by mission, so that two versions can be compared game by game.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import shamble
from shamble.bots.play import LIMIT, move
from shamble.bots.roster import make_bot
from shamble.city.advice.answers import think
from shamble.city.advice.attack_estimates import blow_of, strike
from shamble.city.advice.threats import Threats
from shamble.city.advice.turn_options import SAVES
from shamble.city.advice.waiting import why_end
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import turn_of
from shamble.core.event import Event
from shamble.core.option import Option, parted
from shamble.core.registry import find
from shamble.sessions.session import Session

WALKS = ("move", "slip", "sprint", "charge", "jump", "end")
"""Verbs that change nothing but the position of the survivor."""


class Watch:
    """Watches one game and counts the moves that a team mate would object to."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.ended: dict[str, int] = {}
        """Number of zombies beside each survivor at the end of a turn."""
        self.stood: dict[str, list[int]] = {}
        """Positions at the ends of the turns since the last one with more than walking."""
        self.acted: set[str] = set()
        """Survivors who have done more than walk in the current turn."""
        self.turn = (0, "")
        """Round and survivor of the turn under way."""
        self.done = 0
        """Number of answers in that turn so far."""
        self.began = -1
        """Zone in which the turn under way began."""
        self.steps = 0
        """Number of steps in that turn."""
        self.cause = ""
        """The rule of the last wound."""

    def before(self, session: Session, option: Option) -> None:
        """Counts one answer of a turn before it is given. Actions left at the end of a turn are counted by the reason
        that the advice gives for ending it."""
        s: CityState = session.state
        decision = session.decision
        assert decision is not None
        if decision.frame != "NextAction":
            return
        who = option.actor
        turn = turn_of(s, who)
        threats = Threats(s, who)
        crowd = threats.horde[turn.zone]
        here = turn.has_action and sum(threats.fight(turn.survivor, turn.zone, crowd, 1.0)) < sum(crowd)
        if option.verb in ("shoot", "throw") and turn.crowd and option.target != s.board.zones[turn.zone].id:
            self.count["shots elsewhere with zombies in one's own zone"] += 1
            self.count["… although an attack here could kill and endanger nobody"] += here
            self.count["… and nothing was gained by it"] += here and not self.gains(s, option)
        if (s.round, who) != self.turn:
            self.turn, self.done = (s.round, who), 0
            self.began, self.steps = turn.zone, 0
            self.count["actions"] += max(0, turn.actions)
        if option.verb not in WALKS:
            self.acted.add(who)
        elif option.verb != "end":
            self.steps += 1
            self.count["steps"] += 1
        if option.verb == "end":
            self.count["turns"] += 1
            self.count["turns with nothing done"] += not self.done
            self.count["actions unspent"] += max(0, turn.actions)
            self.ended[who] = turn.crowd
            self.count["turns ended beside two or more"] += turn.crowd >= 2
            self.count["walks in a circle"] += self.steps > 0 and who not in self.acted and turn.zone == self.began
            self.walked(who, turn.zone)
            if turn.actions > 0:
                self.count["turns ended with actions left"] += 1
                plan, _ = think(s, who)
                self.count[f"actions unspent: {why_end(plan)[0]}"] += turn.actions
                self.count["… although an attack here could kill and endanger nobody (ends)"] += here
                search = not turn.crowd and any(other.verb.startswith("search") for other in decision.options)
                self.count["… although one could have searched"] += search
        else:
            self.done += 1

    def gains(self, s: CityState, option: Option) -> bool:
        """True if an attack on another zone is right although one here was possible: it burns more enemies than stand
        here, or prevents wounds that could not be borne there, or here after they come."""
        plan, judge = think(s, option.actor)
        me, zone = plan.me, s.board.names[option.target]
        if option.verb == "throw":
            return s.crowd(zone) > s.crowd(me.zone) or bool(s.individuals())
        blow = blow_of(s, me, "ranged", parted(option.item), zone)
        left = strike(s.rules, plan.threats.horde[zone], blow.hits, blow.damage, blow.free)
        return judge(plan).saves(zone, left) >= SAVES

    def walked(self, who: str, zone: int) -> None:
        """True if the survivor is back where the turn before last ended, with nothing but walking in between."""
        stood = self.stood.setdefault(who, [])
        if who in self.acted:
            stood.clear()
        stood.append(zone)
        self.count["back and forth"] += len(stood) > 2 and stood[-3] == zone != stood[-2]
        self.acted.discard(who)

    def after(self, event: Event) -> None:
        if event.kind == "friendly-fire":
            self.count["friendly fire"] += 1
        if event.kind == "wounded":
            self.cause = event.rule
        if event.kind == "dies":
            self.count["dead"] += 1
            self.count["… who had ended the turn beside two or more"] += self.ended.get(str(event.args["who"]), 0) >= 2
            self.count["… by a friend's hand"] += "friendly" in self.cause


def play(given: tuple[str, str, int, int]) -> tuple[str, int, bool, Counter[str]]:
    name, mission, seed, seats = given
    session = shamble.new(name, seats=seats, seed=seed, mission=mission)
    bots = {seat: make_bot("steady", seed) for seat in range(seats)}
    watch = Watch()
    for _ in range(LIMIT):
        chosen = move(session, bots)
        if chosen is None:
            break
        watch.before(session, chosen[0])
        for event in session.play(chosen[0], chosen[1]):
            watch.after(event)
    watch.count["games"] += 1
    won = session.outcome is not None and session.outcome.won
    watch.count["won"] += won
    return mission, seed, won, watch.count


def share(part: int, whole: int) -> float:
    """Returns a part in per cent of the whole, rounded to one digit; 0 without a whole."""
    return round(100.0 * part / whole, 1) if whole else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    missions = find(given.game).missions
    cases = [(given.game, mission, given.seed + n, given.seats) for mission in missions for n in range(given.games)]
    total: Counter[str] = Counter()
    wins: dict[str, list[int]] = {mission: [] for mission in missions}
    with ProcessPoolExecutor(given.workers) as pool:
        for mission, seed, won, count in pool.map(play, cases):
            total.update(count)
            if won:
                wins[mission].append(seed)
    shares = {
        "actions unspent, %": share(total["actions unspent"], total["actions"]),
        "turns with nothing done, %": share(total["turns with nothing done"], total["turns"]),
    }
    result = {"total": dict(sorted(total.items())), "shares": shares, "won": wins}
    print(json.dumps(result, ensure_ascii=False))


if __name__ == "__main__":
    main()
