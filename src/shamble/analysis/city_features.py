"""The feature vector of the Zombicide games, which that of Marvel Zombies extends."""

from __future__ import annotations

from math import log1p
from typing import Final

from shamble.analysis.feature_sets import FeatureSet, least, mean, most
from shamble.city.advice.gear_worth import load_of
from shamble.city.table.state import CityState

FAR: Final = 12.0
"""Distance that stands for a zone out of reach, or for no zone at all."""
TOUGH: Final = 2
"""Damage that a zombie needs at least to count as tough."""
PHASES: Final = {"players": 0.0, "zombies": 1.0, "end": 2.0}

MEANINGS: Final = (
    ("mission", "number of the mission"),
    ("round", "number of the round"),
    ("phase", "0 in the players' phase, 1 in the enemies', 2 at the end of the round"),
    ("unacted", "share of the survivors on the board who have not acted this round"),
    ("danger", "highest danger level, 0 to 3"),
    ("goals_open", "goals that are not met"),
    ("goals_mean", "mean progress of the goals, 0 to 1"),
    ("goals_least", "lowest progress of a goal"),
    ("goals_left", "steps that all goals lack together"),
    ("pace", "mean progress of the goals for each round played"),
    ("here", "survivors on the board"),
    ("escaped", "survivors who have left the board alive"),
    ("dead", "survivors who have died"),
    ("life_least", "lowest life of a survivor on the board"),
    ("life", "life of all survivors on the board"),
    ("life_one", "survivors with one life left"),
    ("points", "mean adrenaline points"),
    ("points_most", "most adrenaline points of a survivor"),
    ("levels", "danger levels of all survivors together"),
    ("enemies", "logarithm of the enemies on the board"),
    ("tough", "logarithm of the enemies that need damage 2 or more"),
    ("fast", "logarithm of the enemies with two or more actions"),
    ("individuals", "zones with an enemy that is a kind by itself (an abomination)"),
    ("beside", "enemies in the zones of survivors"),
    ("one_step", "enemies one step from a survivor, for each survivor together"),
    ("two_steps", "enemies two steps from a survivor, for each survivor together"),
    ("fullest", "most enemies in a zone with survivors"),
    ("slack_least", "lowest difference of the life in a zone with survivors and the enemies there"),
    ("slack_short", "survivors in zones with at least as many enemies as life"),
    ("gear", "mean worth of the weapons of a survivor, in expected hits"),
    ("gear_most", "worth of the best weapons"),
    ("gear_least", "worth of the worst weapons"),
    ("firebombs", "cards that burn a zone"),
    ("tokens", "objectives on the board"),
    ("token_nearest", "steps from the nearest survivor to an objective, through closed doors"),
    ("token_mean", "mean of each survivor's steps to the nearest objective"),
    ("token_farthest", "steps from the farthest objective to its nearest survivor"),
    ("exit_nearest", "steps from the nearest survivor to an exit, through closed doors"),
    ("exit_farthest", "steps from the farthest survivor to an exit"),
    ("spread", "mean steps between two survivors"),
    ("spawns", "spawn zones in use"),
    ("spawn_nearest", "steps from the nearest spawn zone in use to a survivor"),
    ("doors_shut", "closed doors"),
    ("rooms_unseen", "buildings not opened yet"),
    ("companions", "companions on the board"),
    ("deck", "zombie cards left in the deck"),
)


def vector(s: CityState) -> list[float]:
    """Returns the numbers of `MEANINGS` for a position."""
    mission = s.rules.mission
    shares: list[float] = []
    lacking = 0.0
    for goal in mission.goals:
        value, need = goal.progress(s)
        need = max(1, need)
        shares.append(max(0.0, min(1.0, value / need)))
        lacking += need - min(value, need)
    here = [survivor for survivor in s.survivors if survivor.here]
    lives = [float(survivor.life) for survivor in here]
    size = [0.0] * len(s.zombies)
    enemies = tough = fast = 0.0
    kinds = s.rules.catalogue.kinds
    harmless = s.rules.harmless
    for zone, group in s.horde().all_groups:
        for index, n in group:
            if index in harmless:
                continue
            kind = kinds[index]
            size[zone] += n
            if kind.needs >= TOUGH:
                tough += n
            if kind.actions > 1:
                fast += n
        enemies += size[zone]
    crowded = [zone for zone in range(len(size)) if size[zone]]
    ways = s.board.topology((1 << len(s.board.doors)) - 1)
    open_ways = s.topology()
    tokens = [s.token_zone(token) for token in s.tokens if token.kind == "objective"]
    tokens = [zone for zone in tokens if zone >= 0]
    spawns = [spawn.zone for spawn in s.spawns if spawn.active]
    life_in: dict[int, float] = {}
    for survivor in here:
        life_in[survivor.zone] = life_in.get(survivor.zone, 0.0) + survivor.life
    beside = one = two = spread = short = 0.0
    slack = FAR
    to_token: list[float] = []
    to_exit: list[float] = []
    to_spawn = FAR
    token_ways = [FAR] * len(tokens)
    for survivor in here:
        zone = survivor.zone
        far = ways.distances(zone)
        walk = open_ways.distances(zone)
        for crowd in crowded:
            steps = walk[crowd]
            if steps == 1:
                one += size[crowd]
            elif steps == 2:
                two += size[crowd]
        margin = life_in[zone] - size[zone]
        slack = min(slack, margin)
        if size[zone] and margin <= 0:
            short += 1.0
        nearest = FAR
        for index, token in enumerate(tokens):
            steps_to = float(far[token]) if far[token] >= 0 else FAR
            nearest = min(nearest, steps_to)
            token_ways[index] = min(token_ways[index], steps_to)
        to_token.append(nearest)
        to_exit.append(least([float(far[zone]) for zone in mission.exits if far[zone] >= 0], FAR))
        to_spawn = min(to_spawn, least([float(far[zone]) for zone in spawns if far[zone] >= 0], FAR))
        for mate in here:
            spread += max(0, far[mate.zone])
    for zone in life_in:
        beside += size[zone]
    worths = [load_of(s, survivor).best[0] for survivor in here]
    gear = s.rules.catalogue.gear
    bombs = 0.0
    for survivor in here:
        for card in survivor.gear:
            if gear[card].effect and gear[card].kind == "item" and "molotov" in card:
                bombs += 1.0
    done = mean(shares)
    buildings: dict[int, bool] = {}
    for place in s.board.zones:
        if place.building >= 0 and not s.opened >> place.building & 1:
            buildings[place.building] = True
    n_here = max(1, len(here))
    points = [float(survivor.ap) for survivor in s.survivors]
    return [
        number_of(str(mission.id)),
        float(s.round),
        PHASES.get(s.phase, 0.0),
        len([survivor for survivor in here if not survivor.acted]) / n_here,
        float(s.danger()),
        float(len([share for share in shares if share < 1.0])),
        done,
        least(shares),
        lacking,
        done / (s.round + 1.0),
        float(len(here)),
        float(len([survivor for survivor in s.survivors if not survivor.here and not survivor.dead])),
        float(len([survivor for survivor in s.survivors if survivor.dead])),
        least(lives),
        sum(lives),
        float(len([life for life in lives if life <= 1.0])),
        mean(points),
        most(points),
        float(sum([survivor.level for survivor in s.survivors])),
        log1p(enemies),
        log1p(tough),
        log1p(fast),
        float(len(s.individuals())),
        beside,
        one,
        two,
        most([size[zone] for zone in life_in]),
        slack,
        short,
        mean(worths),
        most(worths),
        least(worths),
        bombs,
        float(len(tokens)),
        least(to_token, FAR) if tokens else 0.0,
        mean(to_token, FAR) if tokens else 0.0,
        most(token_ways),
        least(to_exit, FAR) if mission.exits else 0.0,
        most(to_exit, FAR) if mission.exits else 0.0,
        spread / (n_here * n_here),
        float(len(spawns)),
        to_spawn,
        float(len(s.board.doors) - s.doors.bit_count()),
        float(len(buildings)),
        float(len(s.companions)),
        float(s.deck("zombies").size) if s.decks else 0.0,
    ]


def number_of(id: str) -> float:
    """Returns the number in the id of a mission: 7 for `m7`; -1 without a number."""
    digits = "".join([sign for sign in id if sign.isdigit()])
    return float(int(digits)) if digits else -1.0


def group(s: CityState) -> str:
    """Returns the id of the mission."""
    return str(s.rules.mission.id)


def progress(s: CityState) -> float:
    """Returns the mean progress of the goals."""
    shares: list[float] = []
    for goal in s.rules.mission.goals:
        value, need = goal.progress(s)
        shares.append(max(0.0, min(1.0, value / max(1, need))))
    return mean(shares)


def applies(s: CityState) -> bool:
    """True in states with features: survivors are on the board and set-up is over."""
    return s.phase != "setup" and bool(s.survivors)


TOLD: Final = ("life", "dead", "beside", "one_step", "enemies", "goals_left", "gear")

CITY: Final = FeatureSet(MEANINGS, vector, group, progress, applies, TOLD)
