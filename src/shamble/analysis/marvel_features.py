"""The feature vector of Marvel Zombies: that of the city, and hunger, bystanders and super-heroes."""

from __future__ import annotations

from typing import Final

from shamble.analysis.city_features import FAR, applies, group, progress
from shamble.analysis.city_features import MEANINGS as CITY_MEANINGS
from shamble.analysis.city_features import vector as city_vector
from shamble.analysis.feature_sets import FeatureSet, least, mean, most
from shamble.city.table.state import CityState
from shamble.games.marvel.special.meal_events import edible, hiding
from shamble.games.marvel.survivors.hunger import hunger_of, ravenous

GOALS: Final = (
    "devour",
    "devour-escorted",
    "each-fells",
    "hero-points",
    "super-heroes",
    "no-super-hero",
    "gather",
    "exit",
    "objectives",
)

MEANINGS: Final = (
    *CITY_MEANINGS,
    ("hunger", "hunger of all heroes on the board"),
    ("hunger_most", "highest hunger of a hero"),
    ("ravenous", "heroes at maximum hunger"),
    ("troopers", "troopers on the board"),
    ("guards", "guards on the board"),
    ("specialists", "specialists on the board"),
    ("supers", "super-heroes on the board"),
    ("supers_tough", "damage that all super-heroes on the board need together"),
    ("super_nearest", "steps from a hero to the nearest super-hero"),
    ("super_beside", "super-heroes at most one step from a hero, for each hero together"),
    ("bystanders", "bystanders on the board"),
    ("bystander_mean", "mean of each hero's steps to the nearest bystander"),
    ("hidden", "bystanders face down in buildings not opened yet"),
    ("edible_spare", "bystanders that can still be devoured less those that the goals lack"),
    ("supers_deck", "super-heroes in the deck"),
    ("escaped_bystanders", "bystanders who have escaped"),
    ("supers_killed", "super-heroes killed"),
    ("traits", "cards in the heroes' slots for devoured skills"),
    *[(f"left_{name}", f"steps that goals of the type {name} lack") for name in GOALS],
)


def vector(s: CityState) -> list[float]:
    """Returns the numbers of `MEANINGS` for a position."""
    numbers = city_vector(s)
    here = [survivor for survivor in s.survivors if survivor.here]
    hungers = [float(hunger_of(survivor)) for survivor in here]
    count = {"trooper": 0.0, "guard": 0.0, "specialist": 0.0, "super-hero": 0.0, "bystander": 0.0}
    supers: list[int] = []
    food: list[int] = []
    tough = 0.0
    kinds = s.rules.catalogue.kinds
    for zone, figures in s.horde().all_groups:
        for index, n in figures:
            kind = kinds[index]
            count[kind.type] = count.get(kind.type, 0.0) + n
            if kind.type == "super-hero":
                supers.append(zone)
                tough += kind.needs
            elif kind.type == "bystander":
                food.append(zone)
    lacking = dict.fromkeys(GOALS, 0.0)
    for goal in s.rules.mission.goals:
        value, need = goal.progress(s)
        lacking[goal.id] = lacking.get(goal.id, 0.0) + max(0, need - value)
    ways = s.board.topology((1 << len(s.board.doors)) - 1)
    hidden = hiding(s)
    super_nearest = FAR
    super_beside = 0.0
    food_ways: list[float] = []
    for survivor in here:
        far = ways.distances(survivor.zone)
        super_nearest = min(super_nearest, least([float(far[zone]) for zone in supers if far[zone] >= 0], FAR))
        super_beside += float(len([zone for zone in supers if 0 <= far[zone] <= 1]))
        food_ways.append(least([float(far[zone]) for zone in food + hidden if far[zone] >= 0], FAR))
    wanted = lacking["devour"]
    numbers += [
        sum(hungers),
        most(hungers),
        float(len([survivor for survivor in here if ravenous(survivor)])),
        count["trooper"],
        count["guard"],
        count["specialist"],
        count["super-hero"],
        tough,
        super_nearest,
        super_beside,
        count["bystander"],
        mean(food_ways, FAR),
        float(len(hidden)),
        (float(edible(s)) if s.decks else 0.0) - wanted,
        float(s.deck("super-heroes").size) if s.decks else 0.0,
        float(s.mission_counter("escaped")),
        float(s.mission_counter("kills super-hero")),
        float(sum([len(survivor.kept) for survivor in here])),
    ]
    numbers += [lacking[name] for name in GOALS]
    return numbers


TOLD: Final = ("life", "dead", "beside", "enemies", "goals_left", "hunger", "supers")

MARVEL: Final = FeatureSet(MEANINGS, vector, group, progress, applies, TOLD)
