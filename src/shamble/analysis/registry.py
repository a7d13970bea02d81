"""The feature sets of the games, by id."""

from __future__ import annotations

from typing import Final

from shamble.analysis.city_features import CITY
from shamble.analysis.dawn_features import DAWN
from shamble.analysis.feature_sets import FeatureSet
from shamble.analysis.marvel_features import MARVEL
from shamble.analysis.walkingdead_features import WALKING_DEAD

FEATURES: Final[dict[str, FeatureSet]] = {
    "dawn": DAWN,
    "marvel": MARVEL,
    "walkingdead": WALKING_DEAD,
    "zombicide1": CITY,
    "zombicide2": CITY,
}


def features_of(game: str) -> FeatureSet | None:
    """Returns the feature set of a game, or None if it has none."""
    return FEATURES.get(game)
