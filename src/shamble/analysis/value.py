"""Learned values: boosted decision trees that turn a feature vector into a chance to win. Training needs other
libraries; reading and evaluating the weights does not."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from shamble.analysis.feature_sets import FeatureSet
from shamble.analysis.registry import features_of
from shamble.core.errors import ContentError

VERSION: Final = 1
"""Version of the file format of the weights."""
FOLDER: Final = Path(__file__).parent / "values"
"""Folder with the weights that come with the package, `<game>.json`."""
LEAF: Final = -1
"""Feature index that marks a leaf; its threshold is then the leaf's value."""
EVEN: Final = 1.28
"""Standard errors on either side that hold 80 % of a normal distribution."""


class Value:
    """The value of one game: an ensemble of trees over its feature vector, with a calibration.

    `worth` is the number that a search compares: the mean of winning and of the progress made, where the training
    mixed them. `chance` is calibrated: of many positions with a chance of 30 %, the team wins 30 %.
    """

    def __init__(self, data: Mapping[str, Any]) -> None:
        try:
            if data["format"] != VERSION:
                raise ContentError(f"the weights have format {data['format']!r}, not {VERSION}")
            self.game: Final[str] = data["game"]
            features = features_of(self.game)
            if features is None or list(features.names) != list(data["features"]):
                raise ContentError(f"the weights of {self.game} were trained with other features: train them anew")
            self.features: Final[FeatureSet] = features
            self.groups: Final[frozenset[str]] = frozenset(data["groups"])
            """Set-ups for which the value beats their win rate on unseen games; others have no value."""
            self.known_groups: Final[frozenset[str]] = frozenset(data["known"])
            """Set-ups that the training played: a search may compare positions of them."""
            self.slope: Final[float] = float(data["calibration"][0])
            self.offset: Final[float] = float(data["calibration"][1])
            self.errors: Final[list[tuple[float, float]]] = [(float(upto), float(sd)) for upto, sd in data["errors"]]
            """Standard deviation of the true chance around the value, for chances up to the first number."""
            self._index: Final[list[int]] = []
            self._limit: Final[list[float]] = []
            self._left: Final[list[int]] = []
            self._right: Final[list[int]] = []
            self._roots: Final[list[int]] = []
            for tree in data["trees"]:
                self._add(tree["feature"], tree["limit"], tree["left"], tree["right"])
        except (KeyError, TypeError, ValueError, IndexError) as reason:
            raise ContentError(f"the weights are damaged: {reason!r}") from None

    def _add(self, feature: Sequence[int], limit: Sequence[float], left: Sequence[int], right: Sequence[int]) -> None:
        """Appends a tree to the lists of all trees; raises ValueError if its lists do not fit together."""
        start = len(self._index)
        n = len(feature)
        if not n or len(limit) != n or len(left) != n or len(right) != n:
            raise ValueError("a tree has lists of different lengths")
        self._roots.append(start)
        for node in range(n):
            if feature[node] >= len(self.features.names) or left[node] >= n or right[node] >= n:
                raise ValueError("a tree points outside itself")
            if feature[node] != LEAF and (left[node] <= node or right[node] <= node):
                raise ValueError("a tree goes in circles")
            self._index.append(int(feature[node]))
            self._limit.append(float(limit[node]))
            self._left.append(start + int(left[node]))
            self._right.append(start + int(right[node]))

    def score(self, vector: list[float]) -> float:
        """Returns the sum of the trees: the logarithm of the odds, before the calibration."""
        index, limit, left, right = self._index, self._limit, self._left, self._right
        total = 0.0
        for node in self._roots:
            feature = index[node]
            while feature >= 0:
                node = left[node] if vector[feature] <= limit[node] else right[node]
                feature = index[node]
            total += limit[node]
        return total

    def applies(self, state: Any) -> bool:
        """True if the value can tell the chance to win here."""
        return self.features.applies(state) and self.features.group(state) in self.groups

    def compares(self, state: Any) -> bool:
        """True if the worth of positions can be compared here."""
        return self.features.applies(state) and self.features.group(state) in self.known_groups

    def worth(self, state: Any) -> float:
        """Returns the worth of a position, 0 to 1, for comparing positions of one game."""
        return self.worth_of(self.features.vector(state))

    def worth_of(self, vector: list[float]) -> float:
        """Returns the worth of a position with this feature vector."""
        return logistic(self.score(vector))

    def chance(self, state: Any) -> float:
        """Returns the calibrated chance to win."""
        return self.calibrated(self.score(self.features.vector(state)))

    def calibrated(self, score: float) -> float:
        """Returns the chance to win for a sum of the trees."""
        return logistic(self.slope * score + self.offset)

    def interval(self, chance: float) -> tuple[float, float]:
        """Returns the bounds between which the true chance lies in four of five positions with this value."""
        sd = 0.5
        for upto, error in self.errors:
            sd = error
            if chance <= upto:
                break
        return max(0.0, chance - EVEN * sd), min(1.0, chance + EVEN * sd)


def logistic(score: float) -> float:
    """Returns the probability for the logarithm of odds."""
    if score < -40.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score))


def read_value(path: Path) -> Value:
    """Reads weights from a file. Raises ContentError, with the file's name, if it holds no usable weights."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as reason:
        raise ContentError(f"{path}: {reason}") from None
    try:
        return Value(data)
    except ContentError as reason:
        raise ContentError(f"{path}: {reason}") from None


VALUES: Final[dict[str, Value | None]] = {}
"""Values that were read already, by game; None for games without one."""


def value_of(game: str) -> Value | None:
    """Returns the value that comes with the package, or None. Weights for other features are left out: the feature
    vector has changed since they were trained."""
    if game not in VALUES:
        path = FOLDER / f"{game}.json"
        try:
            VALUES[game] = read_value(path) if path.exists() else None
        except ContentError:
            VALUES[game] = None
    return VALUES[game]
