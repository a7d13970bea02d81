"""Fitting a value to training games: boosted trees by LightGBM, and everything that is measured on unseen games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from shamble.analysis.feature_sets import FeatureSet
from shamble.analysis.value import LEAF, VERSION
from shamble.core.errors import ShambleError

FOLDS: Final = 5
"""Parts of the games; each is judged by trees that were fitted to the others."""
PRIOR: Final = 5.0
"""Games by which the win rate of a set-up supports the win rate of one of its rounds."""
PARAMETERS: Final[Mapping[str, Any]] = {
    "objective": "cross_entropy",
    "learning_rate": 0.04,
    "num_leaves": 8,
    "max_depth": 4,
    "min_data_in_leaf": 60,
    "lambda_l2": 5.0,
    "feature_fraction": 0.5,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "verbose": -1,
    "num_threads": 1,
    "seed": 1,
    "deterministic": True,
    "force_row_wise": True,
}
"""Small trees with strong shrinkage: positions of one game share one result, so that there are few real examples."""
TREES: Final = 200
"""Number of trees that are fitted, unless a caller asks for fewer or more."""
BANDS: Final = (0.1, 0.25, 0.5, 0.75, 0.9, 1.0)
"""Upper ends of the bands of chances, for each of which the error is measured."""


def libraries() -> tuple[Any, Any]:
    """Returns NumPy and LightGBM; raises ShambleError if they are not installed."""
    try:
        import lightgbm
        import numpy
    except ImportError as reason:
        raise ShambleError(f"training needs more libraries: pip install 'shamble[train]' ({reason})") from None
    return numpy, lightgbm


class TrainingPositions:
    """Positions of all training games as arrays, one entry for each position."""

    def __init__(self, games: Iterable[Mapping[str, Any]], blend: float) -> None:
        np, _ = libraries()
        rows: list[Sequence[float]] = []
        game: list[int] = []
        rounds: list[int] = []
        group: list[int] = []
        names: dict[str, int] = {}
        won: list[float] = []
        target: list[float] = []
        self.results: Final[dict[str, list[int]]] = {}
        """Set-up → games and wins."""
        count = 0
        for played in games:
            if not played["rows"]:
                continue
            number = names.setdefault(played["group"], len(names))
            result = self.results.setdefault(played["group"], [0, 0])
            result[0] += 1
            result[1] += bool(played["won"])
            for row, at in zip(played["rows"], played["rounds"], strict=True):
                rows.append(row)
                game.append(count)
                rounds.append(at)
                group.append(number)
                won.append(float(played["won"]))
                target.append((1.0 - blend) * played["won"] + blend * played["progress"])
            count += 1
        if not rows:
            raise ShambleError("there are no training positions")
        self.games: Final = count
        self.groups: Final = list(names)
        self.rows: Final[Any] = np.array(rows, dtype=float)
        self.game: Final[Any] = np.array(game)
        self.round: Final[Any] = np.array(rounds)
        self.group: Final[Any] = np.array(group)
        self.won: Final[Any] = np.array(won)
        self.target: Final[Any] = np.array(target)
        self.fold: Final[Any] = self.game % FOLDS

    def base_rates(self) -> Any:
        """Returns, for each position, the win rate of the other folds' games of its set-up that reached its round."""
        np, _ = libraries()
        base = np.zeros(len(self.won))
        for fold in range(FOLDS):
            for group in range(len(self.groups)):
                train = (self.fold != fold) & (self.group == group)
                test = (self.fold == fold) & (self.group == group)
                if not test.any():
                    continue
                whole = self._rate(train, self.won.mean())
                for at in np.unique(self.round[test]):
                    base[test & (self.round == at)] = self._rate(train & (self.round == at), whole)
        return base

    def rates(self) -> dict[tuple[str, int], float]:
        """Returns the win rate by set-up and round, of the games that reached it."""
        np, _ = libraries()
        win_rates: dict[tuple[str, int], float] = {}
        for number, name in enumerate(self.groups):
            here = self.group == number
            whole = self._rate(here, self.won.mean())
            for at in np.unique(self.round[here]):
                win_rates[name, int(at)] = self._rate(here & (self.round == at), whole)
        return win_rates

    def _rate(self, where: Any, prior: float) -> float:
        """Returns the win rate of the games with a position in `where`, drawn to `prior` if they are few."""
        np, _ = libraries()
        games, first = np.unique(self.game[where], return_index=True)
        wins = self.won[where][first].sum()
        return float((wins + PRIOR * prior) / (len(games) + PRIOR))


def fit(rows: Any, target: Any, trees: int = TREES) -> Any:
    """Returns a LightGBM booster fitted to these examples."""
    _, lightgbm = libraries()
    return lightgbm.train(dict(PARAMETERS), lightgbm.Dataset(rows, target, params={"verbose": -1}), trees)


def unseen_scores(examples: TrainingPositions) -> Any:
    """Returns, for each position, the score by trees that were fitted to games of the other folds."""
    np, _ = libraries()
    scores = np.zeros(len(examples.won))
    for fold in range(FOLDS):
        train = examples.fold != fold
        booster = fit(examples.rows[train], examples.target[train])
        scores[~train] = booster.predict(examples.rows[~train], raw_score=True)
    return scores


def calibrate(scores: Any, won: Any) -> tuple[float, float]:
    """Returns slope and offset of the logistic regression of winning on the score (Newton's method)."""
    np, _ = libraries()
    slope, offset = 1.0, 0.0
    for _ in range(30):
        p = 1.0 / (1.0 + np.exp(-np.clip(slope * scores + offset, -30, 30)))
        weight = p * (1.0 - p) + 1e-9
        gradient = np.array([((won - p) * scores).sum(), (won - p).sum()])
        hessian = np.array(
            [
                [(weight * scores * scores).sum() + 1e-3, (weight * scores).sum()],
                [(weight * scores).sum(), weight.sum() + 1e-3],
            ]
        )
        step = np.linalg.solve(hessian, gradient)
        slope, offset = slope + float(step[0]), offset + float(step[1])
        if abs(step).max() < 1e-6:
            break
    return slope, offset


def chances_of(scores: Any, calibration: tuple[float, float]) -> Any:
    """Returns the calibrated chances for scores."""
    np, _ = libraries()
    return 1.0 / (1.0 + np.exp(-np.clip(calibration[0] * scores + calibration[1], -30, 30)))


def auc(won: Any, chances: Any) -> float:
    """Returns the probability that a won position has a higher chance than a lost one; NaN without both."""
    np, _ = libraries()
    wins = int(won.sum())
    losses = len(won) - wins
    if not wins or not losses:
        return float("nan")
    _, inverse, counts = np.unique(chances, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2.0)[inverse]
    return float((ranks[won == 1].sum() - wins * (wins + 1) / 2) / (wins * losses))


def auc_within(won: Any, chances: Any, key: Any) -> float:
    """Returns the AUC over pairs of positions with the same key: the same set-up and round, as a search compares."""
    np, _ = libraries()
    total = pairs = 0.0
    for one in np.unique(key):
        here = key == one
        wins = won[here].sum()
        losses = here.sum() - wins
        if wins and losses:
            total += auc(won[here], chances[here]) * wins * losses
            pairs += wins * losses
    return float(total / pairs) if pairs else float("nan")


def brier(won: Any, chances: Any) -> float:
    """Returns the mean squared error of chances."""
    return float(((chances - won) ** 2).mean())


def flat_trees(booster: Any) -> list[dict[str, list[float]]]:
    """Returns the trees of a booster as lists by node, children after their parent, for the file of weights."""
    return [flat_tree(tree["tree_structure"]) for tree in booster.dump_model()["tree_info"]]


def flat_tree(root: Mapping[str, Any]) -> dict[str, list[float]]:
    """Returns one tree as lists by node: feature (`LEAF` for a leaf), limit or value, and the two children."""
    feature: list[float] = []
    limit: list[float] = []
    left: list[float] = []
    right: list[float] = []

    def add(node: Mapping[str, Any]) -> int:
        at = len(feature)
        feature.append(LEAF)
        limit.append(0.0)
        left.append(0)
        right.append(0)
        if "leaf_value" in node:
            limit[at] = round(float(node["leaf_value"]), 6)
        else:
            feature[at] = int(node["split_feature"])
            limit[at] = round(float(node["threshold"]), 6)
            left[at] = add(node["left_child"])
            right[at] = add(node["right_child"])
        return at

    add(root)
    return {"feature": feature, "limit": limit, "left": left, "right": right}


def weights(
    features: FeatureSet,
    game: str,
    booster: Any,
    calibration: tuple[float, float],
    groups: Sequence[str],
    known_values: Sequence[str],
    errors: Sequence[tuple[float, float]],
    about: Mapping[str, Any],
    report: Mapping[str, Any],
) -> dict[str, Any]:
    """Returns the content of a file of weights."""
    return {
        "format": VERSION,
        "game": game,
        **about,
        "features": list(features.names),
        "groups": sorted(groups),
        "known": sorted(known_values),
        "calibration": [round(number, 6) for number in calibration],
        "errors": [[upto, round(error, 4)] for upto, error in errors],
        "report": report,
        "trees": flat_trees(booster),
    }
