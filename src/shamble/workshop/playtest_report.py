"""The report of a playtest: figures from the records of its games, as plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from statistics import mean, median, pstdev
from typing import Any, Final

from shamble.city.game import CityGame
from shamble.core.game import Game
from shamble.simulate.paired import paired_interval
from shamble.simulate.simulation import wilson
from shamble.workshop.mission_map import zone_name
from shamble.workshop.playtest import Arm, Plan, Record

WORDS: Final = ((0.85, "gentle"), (0.6, "easy"), (0.35, "medium"), (0.12, "hard"), (0.0, "brutal"))
"""Lowest win rate of each word for the difficulty."""
USUAL_PEOPLE: Final = 3
"""Number of people, with a turn each, in a game without missions."""
TURN_MINUTES: Final = 0.7
"""Minutes of one survivor's turn at a table with people."""
ROUND_MINUTES: Final = 1.5
"""Minutes that the zombies and the end of a round take at a table with people."""


def report(plan: Plan, records: Sequence[Record], game: Game[Any]) -> dict[str, Any]:
    """Returns all figures of a playtest."""
    arms = {arm.id: arm for arm, _ in plan.arms}
    by_arm: dict[str, list[Record]] = {}
    for record in records:
        by_arm.setdefault(record["arm"], []).append(record)
    free = {id: games for id, games in by_arm.items() if not arms[id].ignores and not arms[id].never}
    plain = [record for id, games in free.items() if arms[id].team == "best" for record in games]
    mission = str(plan.settings.get("mission", ""))
    told: dict[str, Any] = {
        "game": plan.game,
        "mission": mission,
        "settings": plan.settings,
        "games": len(records),
        "seed": plan.seed,
        "rate": rate(plain),
        "difficulty": word(plain),
        "minutes": expected_minutes(plain, game, mission),
        "seats": {str(arms[id].seats): rate(games) for id, games in free.items() if arms[id].team == "best"},
        "teams": {arms[id].team: rate(games) for id, games in free.items() if is_team(arms[id], arms.values())},
        "reasons": dict(Counter(record["reason"] for record in plain if not record["won"]).most_common()),
        "faults": sorted({record["fault"] for record in records if "fault" in record}),
        "rounds": spread([record["rounds"] for record in plain]),
    }
    if isinstance(game, CityGame) and mission:
        told |= city_figures(game, mission, plain)
        told["restricted"] = restricted(game, mission, arms, by_arm)
    told["watch"] = worth_watching(plain, arms)
    return told


def is_team(arm: Arm, arms: Any) -> bool:
    """True if the arm has the number of seats for which all teams play."""
    return arm.seats in {other.seats for other in arms if other.team == "worst"}


def rate(records: Sequence[Record]) -> dict[str, Any]:
    """Wins, games and win rate with its 95 % interval. A game with a fault does not count, an undecided one is no
    win."""
    games = [record for record in records if record["reason"] != "fault"]
    won = sum(record["won"] for record in games)
    low, high = wilson(won, len(games))
    return {
        "won": won,
        "games": len(games),
        "rate": round(won / len(games), 4) if games else None,
        "low": round(low, 4),
        "high": round(high, 4),
    }


def word(records: Sequence[Record]) -> str:
    """The word for the difficulty that follows from the win rate."""
    share = rate(records)["rate"] or 0.0
    return next(name for least, name in WORDS if share >= least)


def expected_minutes(records: Sequence[Record], game: Game[Any], mission: str) -> int:
    """Minutes that people need for a game of the mean number of rounds, to the nearest five; 0 without games."""
    if not records:
        return 0
    rounds = mean(record["rounds"] for record in records)
    people = game.library[mission].survivors if isinstance(game, CityGame) and mission else USUAL_PEOPLE
    played = float(rounds) * (people * TURN_MINUTES + ROUND_MINUTES)
    return max(5, 5 * round(played / 5))


def spread(numbers: Sequence[int]) -> dict[str, Any]:
    """Mean, smallest and largest of these numbers; None for each if there are none."""
    if not numbers:
        return {"mean": None, "min": None, "max": None}
    return {"mean": round(mean(numbers), 1), "min": min(numbers), "max": max(numbers)}


def city_figures(game: CityGame, mission: str, records: Sequence[Record]) -> dict[str, Any]:
    """The course of a game, heat of the zones, goals and special rules."""
    played = game.library[mission]
    told = [record for record in records if "course" in record]
    zones = range(len(played.board.zones))
    heat: dict[str, dict[str, float]] = {}
    for kind in ("wounds", "deaths", "searches", "visits"):
        sums = {zone: sum(record[kind].get(str(zone), 0) for record in told) / max(1, len(told)) for zone in zones}
        heat[kind] = {str(zone): round(value, 3) for zone, value in sums.items() if value}
    visited = {zone for zone in heat["visits"] if heat["visits"][zone] > 0}
    return {
        "course": course(told),
        "heat": heat,
        "unvisited": [zone_name(played.board, zone) for zone in zones if str(zone) not in visited],
        "goals": [
            {
                "id": goal.id,
                "met": sum(str(number) in record["goals"] for record in told),
                "round": round(mean(rounds), 1)
                if (rounds := [record["goals"][str(number)] for record in told if str(number) in record["goals"]])
                else None,
            }
            for number, goal in enumerate(played.goals)
        ],
        "special": [
            {"id": rule.id, "fired": fired_in(told, number), "games": len(told)}
            for number, rule in enumerate(played.effects)
        ],
        "dead": round(mean([record["dead"] for record in told]), 2) if told else None,
    }


def fired_in(records: Sequence[Record], number: int) -> int | None:
    """Number of games in which a special rule did something; None if it always holds."""
    answers = [record["fired"][number] for record in records]
    return None if all(answer is None for answer in answers) else sum(bool(answer) for answer in answers)


def course(records: Sequence[Record]) -> list[dict[str, float]]:
    """By round, over the games that reached it: share of games, danger level, zombies, wounds and deaths so far."""
    rows: list[dict[str, float]] = []
    for number in range(max((len(record["course"]) for record in records), default=0)):
        here = [record["course"][number] for record in records if len(record["course"]) > number]
        if len(here) < max(2, len(records) // 20):
            break
        danger, zombies, wounds, deaths = (round(mean(values), 2) for values in zip(*here, strict=True))
        rows.append(
            {
                "round": number + 1,
                "share": round(len(here) / len(records), 3),
                "danger": danger,
                "zombies": zombies,
                "wounds": wounds,
                "deaths": deaths,
            }
        )
    return rows


def restricted(
    game: CityGame, mission: str, arms: Mapping[str, Arm], by_arm: Mapping[str, list[Record]]
) -> list[dict[str, Any]]:
    """Restricted play: for each arm that ignores something, its win rate and the difference on the same seeds."""
    rows: list[dict[str, Any]] = []
    played = game.library[mission]
    for id, games in by_arm.items():
        arm = arms[id]
        if not arm.ignores and not arm.never:
            continue
        usual = by_arm.get(Arm(arm.seats).id, [])
        kind, _, index = arm.ignores.partition(":")
        entries: Sequence[Any] = played.effects if kind == "special" else played.goals
        what = entries[int(index)].id if arm.ignores else arm.never[0]
        seeds = {game["seed"] for game in games}
        same = rate([game for game in usual if game["seed"] in seeds])
        told = {"kind": kind or "verb", "what": what, "rate": rate(games), "usual": same}
        rows.append({**told, "difference": difference(games, usual)})
    return rows


def difference(games: Sequence[Record], others: Sequence[Record]) -> dict[str, Any]:
    """The mean difference of wins on the same seeds, with its 95 % interval."""
    won = {record["seed"]: int(record["won"]) for record in others}
    pairs = [int(record["won"]) - won[record["seed"]] for record in games if record["seed"] in won]
    if not pairs:
        return {"games": 0, "mean": None, "low": None, "high": None}
    low, high = paired_interval(pairs.count(1), pairs.count(-1), len(pairs))
    return {
        "games": len(pairs),
        "mean": round(mean(pairs), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def compare(name: str, games: Sequence[Record], other: str, others: Sequence[Record]) -> dict[str, Any]:
    """Two versions of a mission, played by the same arms on the same seeds: both win rates, and the difference that the
    second version makes."""

    def by_arm_and_seed(records: Sequence[Record]) -> list[Record]:
        return [{**record, "seed": f"{record['arm']} {record['seed']}"} for record in records]

    return {
        "a": {"name": name, "rate": rate(games)},
        "b": {"name": other, "rate": rate(others)},
        "difference": difference(by_arm_and_seed(others), by_arm_and_seed(games)),
    }


def usual_games(records: Sequence[Record], arms: Iterable[Arm]) -> list[Record]:
    """The games of the best teams that ignored nothing."""
    ids = {arm.id for arm in arms if not arm.ignores and not arm.never and arm.team == "best"}
    return [record for record in records if record["arm"] in ids]


def worth_watching(records: Sequence[Record], arms: Mapping[str, Arm]) -> dict[str, Any]:
    """Three games: the closest win, the typical loss and the strangest game, by arm and seed."""
    won = [record for record in records if record["won"]]
    lost = [record for record in records if not record["won"] and record["reason"] not in ("fault", "undecided")]
    shown: dict[str, Record] = {}
    if won:
        shown["closest"] = max(won, key=lambda record: (record.get("dead", 0), hurt(record), record["rounds"]))
    if lost:
        usual = Counter(record["reason"] for record in lost).most_common(1)[0][0]
        same = [record for record in lost if record["reason"] == usual]
        middle = median(record["rounds"] for record in same)
        shown["typical"] = min(same, key=lambda record: (abs(record["rounds"] - middle), record["seed"]))
    rest = [record for record in [*won, *lost] if record not in shown.values()]
    if rest:
        means = {key: mean(record.get(key, 0) for record in records) for key in ("rounds", "peak", "moves")}
        spreads = {key: pstdev([record.get(key, 0) for record in records]) or 1.0 for key in means}
        shown["strangest"] = max(
            rest, key=lambda record: sum(abs(record.get(key, 0) - means[key]) / spreads[key] for key in means)
        )
    return {
        name: {
            "arm": arms[record["arm"]].plain(),
            "seed": record["seed"],
            "won": record["won"],
            "reason": record["reason"],
            "rounds": record["rounds"],
            "dead": record.get("dead", 0),
        }
        for name, record in shown.items()
    }


def hurt(record: Record) -> int:
    """Number of wounds that all survivors suffered in one game."""
    return sum(record.get("wounds", {}).values())
