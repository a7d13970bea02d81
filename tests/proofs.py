"""Proofs: for each mode and variant a won and a lost game by legal play.

`python -m tests.proofs` looks for them anew; with ids of games, only for these, and with `--missing` only for those
without a file. `steady` bots win, `random` ones mostly lose. A game that they hardly ever win is taken up again some
rounds before it was lost, with other dice, until they win: it can be won, with luck. A game that even this does not win
is played round by round with many dice at a time, and goes on from the best positions.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

import shamble
from shamble.bots.bot import Bot
from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.bots.steady import Steady
from shamble.city.advice.goal_zones import GoalZones
from shamble.city.advice.team_distances import TeamDistances
from shamble.city.family.goals.leaving import Carry
from shamble.city.game import CityGame
from shamble.city.turns.next_action import NextAction
from shamble.content.nearest import hint
from shamble.core import registry
from shamble.core.chance import generator
from shamble.core.option import Option
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.game import Dawn
from shamble.games.dawn.table.state import DawnState as Farmingdale
from shamble.games.zombicide1.rules import Rules1
from shamble.sessions.session import Session

FOLDER = Path(__file__).parent / "proofs"
OPEN = FOLDER / "open.txt"
"""Victories without a proof so far, by name; the list may only get shorter."""
MISSING = "--missing"
"""Option of the command: look only for proofs without a file."""
CROSSED: dict[str, tuple[str, str]] = {"marvel": ("mission", "heroes")}
"""Settings of which every pair of values needs a proof."""
ALONE: dict[str, str] = {"dawn": "level"}
"""A setting of which every value needs a proof with the fewest seats, too."""


def cases() -> list[dict[str, Any]]:
    """Every seat count with the defaults, every other value of every setting, and pairs of those that are crossed."""
    proofs: list[dict[str, Any]] = []
    for game in shamble.installed_games():
        for seats in game.seats:
            proofs.append({"game": game.id, "seats": seats, "settings": {}})
        for setting in game.settings:
            for value in setting.values:
                if value == setting.default:
                    continue
                seats = max([n for n in game.seats if allowed(game, n, {setting.id: value})], default=game.seats[-1])
                proofs.append({"game": game.id, "seats": seats, "settings": {setting.id: value}})
                proofs += [
                    {**proofs[-1], "settings": chosen} for chosen in second_version(game, proofs[-1]["settings"])
                ]
                if setting.id == ALONE.get(game.id) and seats != game.seats[0]:
                    proofs.append({"game": game.id, "seats": game.seats[0], "settings": {setting.id: value}})
        crossed = [setting for setting in game.settings if setting.id in CROSSED.get(game.id, ())]
        for pair in product(*[setting.values for setting in crossed]) if crossed else ():
            chosen = {setting.id: value for setting, value in zip(crossed, pair, strict=True)}
            for settings in (chosen, *second_version(game, chosen)):
                proofs.append({"game": game.id, "seats": game.seats[0], "settings": settings})
    return [case for case in proofs if allowed(registry.find(case["game"]), case["seats"], case["settings"])]


def second_version(game: shamble.Game[Any], chosen: dict[str, Any]) -> list[dict[str, Any]]:
    """The same settings with the second version of the mission, if it has one."""
    if not isinstance(game, CityGame) or chosen.get("mission") not in game.versions:
        return []
    _, setting, _, other = game.second_version
    return [{**chosen, setting: other}]


def allowed(game: shamble.Game[Any], seats: int, settings: dict[str, Any]) -> bool:
    try:
        game.configure(seats, settings)
    except shamble.ShambleError:
        return False
    return True


def name(case: dict[str, Any], won: bool) -> str:
    settings = "".join(f"-{key}-{value}".lower() for key, value in case["settings"].items())
    return f"{case['game']}-{case['seats']}{settings}-{'won' if won else 'lost'}.json.gz"


def look_for(case: dict[str, Any], won: bool, tries: int = 60) -> dict[str, Any] | None:
    for seed in range(tries):
        session = shamble.new(case["game"], case["seats"], seed, events=False, **case["settings"])
        # Where nothing hunts those who wander about, random ones hardly ever lose.
        wander = not won and seed < tries // 2
        bots: list[Bot] = [Random(seed + seat) if wander else Steady() for seat in range(case["seats"])]
        play_out(session, bots)
        if session.outcome is not None and session.outcome.won == won:
            return session.save(luck=False)
    return None


def take_up_again(case: dict[str, Any], seed: int = 0, losses: int = 120) -> dict[str, Any] | None:
    """A victory that continues a lost game with other dice, each time from a little earlier."""
    session = shamble.new(case["game"], case["seats"], seed, events=False, **case["settings"])
    bots: list[Bot] = [Steady() for _ in range(case["seats"])]
    if case["settings"].get("mode") == "versus":
        bots[-1] = Random(seed)
    rounds = [session.fork(seed)]
    farthest, lost = 0, 0
    while losses:
        while not play_out(session, bots, 1):
            if session.state.round >= len(rounds):
                rounds.append(session.fork(seed))
                if len(rounds) > farthest:
                    farthest, lost = len(rounds), 0
        if session.outcome is not None and session.outcome.won:
            return session.save(luck=False)
        lost, losses, seed = lost + 1, losses - 1, seed + 1
        del rounds[max(1, len(rounds) - 1 - lost // 2) :]
        session = rounds[-1].fork(seed)
    return None


class Wayward(Bot):
    """Follows advice, but takes another option now and then."""

    def __init__(self, seed: int, often: int = 8) -> None:
        self.source = generator(seed, "wayward")
        self.often = often
        self.steady = Steady()

    def choose(self, session: Session, seat: int) -> Option:
        assert session.decision is not None
        if self.source.below(self.often):
            return self.steady.choose(session, seat)
        options = session.decision.options
        return options[self.source.below(len(options))]


class Hasty(Bot):
    """Goes straight for the goals in a share of its moves; otherwise it follows advice."""

    def __init__(self, seed: int, often: int) -> None:
        self.source = generator(seed, "hasty")
        self.often = often
        self.steady = Steady()

    def choose(self, session: Session, seat: int) -> Option:
        assert session.decision is not None
        options, s = session.decision.options, session.state
        searches = [option for option in options if option.verb in ("search", "search-car")]
        if searches and any(goal.by_cards for goal in s.rules.mission.goals) and self.source.below(4):
            return searches[0]
        if options[0].verb == "choose":
            return options[self.source.below(len(options))]
        if isinstance(s.stack[-1], NextAction) and self.source.below(100) < self.often:
            wishes = GoalZones(s)
            here = s.survivor(options[0].actor).zone
            best = min(options, key=lambda option: self.way_left(wishes, here, option))
            if self.way_left(wishes, here, best) < self.nearest(wishes, here):
                return best
        return self.steady.choose(session, seat)

    def way_left(self, wishes: GoalZones, here: int, option: Option) -> float:
        """Distance to the next wanted thing; a zone with enemies counts a little more, a wanted door less."""
        s = wishes.s
        if option.verb == "take":
            return -1.0
        if option.verb == "move":
            to = s.board.names[option.target]
            return self.nearest(wishes, to) + 0.3 * min(1, s.crowd(to))
        if option.verb == "open":
            door = next(door for door in s.board.doors if door.id == option.target)
            return self.nearest(wishes, door.b if door.a == here else door.a) - 0.1
        return 1000.0

    def nearest(self, wishes: GoalZones, zone: int) -> int:
        return min([wishes.far(zone, must) for must in wishes.musts], default=0)


NEAR = (1.0, 0.9, 0.5, 0.25)
"""Amount by which an enemy at this distance lowers the estimate of a position."""


DANGER = (0.0, 10.0, 30.0, 45.0)
"""Amount by which the highest danger level lowers the estimate of a position."""


def promise(session: Session) -> float:
    """Estimate of a position: how likely it leads to a victory."""
    return town(session.state) if isinstance(session.state, Farmingdale) else city(session.state)


def town(s: Farmingdale) -> float:
    """Estimate for Dawn: few zeds far away, chaos markers and stores left, low infection, units without wounds."""
    costs = Costs(s)
    value = -costs.danger() - costs.fever_at(s.infection) + 0.3 * (min(10, s.ammo) + min(10, s.supplies))
    for unit in s.units:
        if s.fights(unit):
            value += costs.worth(unit) * (0.4 if s.wounded(unit) else 1.0)
    return value - (2 * costs.chaos_price if s.uses_rules("chaos") else 0.0)


def city(s: Any) -> float:
    """Estimate for the city games: goals and their cards, what is left and its distance, health, danger level, enemies
    nearby."""
    dead = len([one for one in s.survivors if one.dead])
    if dead and not isinstance(s.rules, Rules1):  # only Season 1 plays on
        return -1000.0
    value: float = -22.0 * dead
    for goal in s.rules.mission.goals:
        value += 45.0 * goal.progress(s)[0] + (35.0 * goal.carried(s, True) if isinstance(goal, Carry) else 0.0)
    wishes = GoalZones(s)
    alone = TeamDistances([], wishes.ways)
    value += 6.0 * len(wishes.musts)
    here = [one for one in s.survivors if one.here]
    value += 12.0 * (len(s.survivors) - len(here) - dead)
    for one in here:
        target = wishes.target(one, alone)
        value -= 3 * min(9, wishes.far(one.zone, target)) if target >= 0 else 0
        value += (0, -14, 0, 4, 7, 9)[min(5, one.life)] - (0, 0, 0, 1.5, 4)[one.counter("hunger")]
        far = s.topology().distances(one.zone)
        value -= sum([s.crowd(zone) * NEAR[steps] for zone, steps in enumerate(far) if 0 <= steps < len(NEAR)])
    for must in wishes.musts if here else ():
        value -= (1.5 + 8.0 / len(wishes.musts)) * min(12, min([wishes.far(one.zone, must) for one in here]))
    value -= DANGER[max([one.level for one in here], default=0)]
    return value - 0.15 * float(sum([s.crowd(zone) for zone in range(len(s.zombies))]))


def go_on_from_the_best(
    case: dict[str, Any], seed: int = 0, width: int = 40, dice: int = 6, rounds: int = 16
) -> dict[str, Any] | None:
    """A victory that plays each round with many dice and continues from the most promising positions."""
    crowd = [shamble.new(case["game"], case["seats"], seed + n, events=False, **case["settings"]) for n in range(width)]
    hurries = isinstance(crowd[0].game, CityGame)
    for _ in range(rounds):
        ranked: list[tuple[float, int, Session]] = []
        parents: dict[int, int] = {}
        for number, start in enumerate(crowd):
            for _ in range(dice):
                seed += 1
                parents[seed] = number
                session = start.fork(seed)
                bots: list[Bot] = [
                    Hasty(seed, 20 * (seed % 6)) if hurries and seed % 2 else Wayward(seed, (4, 8, 1000)[seed % 3])
                    for _ in range(case["seats"])
                ]
                now = session.state.round
                while session.state.round == now and not play_out(session, bots, 1):
                    pass
                if session.outcome is None:
                    ranked.append((promise(session), -seed, session))
                elif session.outcome.won:
                    return session.save(luck=False)
        ranked.sort(key=lambda one: one[:2], reverse=True)
        # No more than three games go on from one position, so that the crowd stays varied.
        kept: dict[int, int] = {}
        crowd = []
        for _, number, session in ranked:
            parent = parents[-number]
            kept[parent] = kept.get(parent, 0) + 1
            if kept[parent] <= 3 and len(crowd) < width:
                crowd.append(session)
    return None


def wanted_games(words: Sequence[str]) -> list[str]:
    """The games whose proofs are looked for: those named on the command line, or all. Another word is an error."""
    games = [word for word in words if word != MISSING]
    for word in games:
        if word not in registry.ids():
            raise SystemExit(f"there is no game {word!r}{hint(word, registry.ids())}; the only option is {MISSING}")
    return games or registry.ids()


def still_open(before: Sequence[str], missing: Sequence[str], games: Sequence[str]) -> list[str]:
    """The lines of `OPEN` after proofs of these games were looked for: the lines of other games, and what is missing
    now."""
    others = [one for one in before if one.partition("-")[0] not in games]
    return [one for id in registry.ids() for one in (*others, *missing) if one.partition("-")[0] == id]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    missing = []
    wanted = wanted_games(sys.argv[1:])
    for case in [case for case in cases() if case["game"] in wanted]:
        for won in (True, False):
            if MISSING in sys.argv and (FOLDER / name(case, won)).exists():
                continue
            save = look_for(case, won) or (take_up_again(case) if won else None)
            if save is None and won and isinstance(registry.find(case["game"]), CityGame):
                save = go_on_from_the_best(case) or go_on_from_the_best(case, seed=100000, width=120)
            if save is None and won and isinstance(registry.find(case["game"]), Dawn):
                save = go_on_from_the_best(case, width=14, rounds=46)
            if save is None:
                missing.append(name(case, won))
                print(f"no proof found: {name(case, won)}", flush=True)
                continue
            packed = gzip.compress(json.dumps(save, separators=(",", ":")).encode(), mtime=0)
            (FOLDER / name(case, won)).write_bytes(packed)
            print(name(case, won), flush=True)
    before = OPEN.read_text().split() if OPEN.exists() else []
    OPEN.write_text("".join(f"{one}\n" for one in still_open(before, missing, wanted)))


if __name__ == "__main__":
    main()
