"""The feature sets of the games, by id. Each is imported when it is asked for, because it imports its game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from shamble.analysis.feature_sets import FeatureSet

FEATURES: Final[dict[str, tuple[str, str]]] = {
    "dawn": ("shamble.analysis.dawn_features", "DAWN"),
    "marvel": ("shamble.analysis.marvel_features", "MARVEL"),
    "walkingdead": ("shamble.analysis.walkingdead_features", "WALKING_DEAD"),
    "zombicide1": ("shamble.analysis.city_features", "CITY"),
    "zombicide2": ("shamble.analysis.city_features", "CITY"),
}
"""Game → module and name of its feature set."""


def features_of(game: str) -> FeatureSet | None:
    """Returns the feature set of a game, or None if it has none."""
    place = FEATURES.get(game)
    if place is None:
        return None
    features: FeatureSet = getattr(import_module(place[0]), place[1])
    return features
