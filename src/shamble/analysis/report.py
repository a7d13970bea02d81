"""The report on a fitted value: how well it judges games that it has not seen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isnan, sqrt
from typing import Any

from shamble.analysis.fitting import (
    BANDS,
    TrainingPositions,
    auc_within,
    brier,
    chances_of,
    libraries,
)

DECILES = 10
"""Number of equally wide bands of chances that the calibration compares."""
ENOUGH = 10
"""Won and lost games of a set-up below which nothing is said about it."""
SIDE = 300
"""Width and height of the calibration plot's square, in pixels."""


def measure(examples: TrainingPositions, scores: Any, calibration: tuple[float, float]) -> dict[str, Any]:
    """Returns all figures about unseen games, as plain data."""
    np, _ = libraries()
    chances = chances_of(scores, calibration)
    base = examples.base_rates()
    key = examples.group * 1000 + examples.round
    won = examples.won
    rows = []
    for number, name in enumerate(examples.groups):
        here = examples.group == number
        games, wins = examples.results[name]
        rows.append(
            {
                "group": name,
                "games": games,
                "won": wins,
                "positions": int(here.sum()),
                "brier": rounded(brier(won[here], chances[here])),
                "brier_base": rounded(brier(won[here], base[here])),
                "auc": rounded(auc_within(won[here], chances[here], key[here])),
            }
        )
    stages = []
    longest = {number: np.median(lengths(examples, number)) for number in range(len(examples.groups))}
    share = examples.round / np.array([max(1.0, longest[number]) for number in examples.group])
    for name, low, high in (("early", -1.0, 0.4), ("middle", 0.4, 0.8), ("late", 0.8, 1e9)):
        here = (share >= low) & (share < high)
        if here.any():
            stages.append(
                {
                    "stage": name,
                    "positions": int(here.sum()),
                    "brier": rounded(brier(won[here], chances[here])),
                    "brier_base": rounded(brier(won[here], base[here])),
                    "auc": rounded(auc_within(won[here], chances[here], key[here])),
                }
            )
    return {
        "games": examples.games,
        "positions": len(won),
        "won": rounded(float(won.mean())),
        "brier": rounded(brier(won, chances)),
        "brier_base": rounded(brier(won, base)),
        "auc": rounded(auc_within(won, chances, key)),
        "stages": stages,
        "groups": sorted(rows, key=lambda row: str(row["group"])),
        "calibration": calibration_table(won, chances),
    }


def trusted(row: Mapping[str, Any]) -> bool:
    """True if the chance may be told in a set-up: it beats the win rate by round on unseen games, and there are enough
    games of either result to say so."""
    enough = min(row["won"], row["games"] - row["won"]) >= ENOUGH
    return bool(enough and row["brier"] < row["brier_base"])


def lengths(examples: TrainingPositions, group: int) -> list[int]:
    """Returns the number of rounds of each game of a set-up."""
    np, _ = libraries()
    here = examples.group == group
    games = examples.game[here]
    return [int(examples.round[here][games == one].max()) for one in np.unique(games)]


def rounded(number: float) -> float | None:
    """Rounds to four digits for JSON; None for a value that is not a number, which JSON cannot hold."""
    return None if isnan(number) else round(number, 4)


def calibration_table(won: Any, chances: Any) -> list[dict[str, float]]:
    """Returns, for each tenth of the chances, the mean chance and the share of positions that were won."""
    table = []
    for step in range(DECILES):
        here = (chances >= step / DECILES) & (chances < (step + 1) / DECILES + (step == DECILES - 1))
        n = int(here.sum())
        if n:
            table.append(
                {
                    "positions": n,
                    "chance": round(float(chances[here].mean()), 4),
                    "won": round(float(won[here].mean()), 4),
                }
            )
    return table


def against_truth(
    positions: Sequence[Mapping[str, Any]], chances: Any, rates: Mapping[tuple[str, int], float]
) -> tuple[dict[str, Any], list[tuple[float, float]]]:
    """Compares chances with the shares of games that `steady` wins from the same positions: the share of the gap
    between the base rate and a perfect judge that the value closes, and the error for each band of chances.

    A share of `n` games is itself uncertain; the binomial variance is taken off wherever squares are compared.
    """
    np, _ = libraries()
    tries = np.array([one["tries"] for one in positions], dtype=float)
    truth = np.array([one["won"] for one in positions], dtype=float) / tries
    noise = truth * (1.0 - truth) / (tries - 1.0)
    whole_rate = float(truth.mean())
    base = np.array([rates.get((one["group"], one["round"]), whole_rate) for one in positions])
    perfect = float((truth * (1.0 - truth) + noise).mean())
    judged = perfect + float(((chances - truth) ** 2 - noise).mean())
    base_brier = perfect + float(((base - truth) ** 2 - noise).mean())
    errors: list[tuple[float, float]] = []
    low = 0.0
    whole = sqrt(max(0.0, float(((chances - truth) ** 2 - noise).mean())))
    for high in BANDS:
        here = (chances >= low) & (chances <= high)
        n = int(here.sum())
        square = float(((chances - truth) ** 2 - noise)[here].mean()) if n else 0.0
        # A band with few positions leans on the error of all positions.
        mixed = (n * max(0.0, square) + 10.0 * whole * whole) / (n + 10.0)
        errors.append((high, sqrt(mixed)))
        low = high
    inside = np.zeros(len(truth))
    for index, chance in enumerate(chances):
        error = next(sd for high, sd in errors if chance <= high)
        width = 1.28 * sqrt(error * error + float(noise[index]))
        inside[index] = abs(chance - truth[index]) <= width + 0.5 / tries[index]
    return (
        {
            "positions": len(positions),
            "games_each": int(tries[0]) if len(tries) else 0,
            "brier_base": rounded(base_brier),
            "brier_value": rounded(judged),
            "brier_perfect": rounded(perfect),
            "gap_closed": rounded((base_brier - judged) / (base_brier - perfect)) if base_brier > perfect else None,
            "error": rounded(whole),
            "inside_80": rounded(float(inside.mean())),
        },
        errors,
    )


def plot(table: Sequence[Mapping[str, float]], title: str) -> str:
    """Returns the calibration plot as SVG: chance across, share won upwards, a dot for each tenth."""
    left, top = 46, 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE + 70} {SIDE + 80}" font-family="sans-serif" '
        f'font-size="12" role="img" aria-label="{title}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{left}" y="18" font-size="13">{title}</text>',
        f'<rect x="{left}" y="{top}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#888"/>',
        f'<line x1="{left}" y1="{top + SIDE}" x2="{left + SIDE}" y2="{top}" stroke="#bbb" stroke-dasharray="4 4"/>',
    ]
    for step in range(0, 101, 25):
        x, y = left + SIDE * step / 100, top + SIDE - SIDE * step / 100
        parts.append(f'<text x="{x:.0f}" y="{top + SIDE + 16}" text-anchor="middle">{step} %</text>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end">{step} %</text>')
    largest = max([row["positions"] for row in table], default=1)
    for row in table:
        x, y = left + SIDE * row["chance"], top + SIDE - SIDE * row["won"]
        radius = 3 + 6 * sqrt(row["positions"] / largest)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#2a6f97" fill-opacity="0.8"/>')
    parts.append(
        f'<text x="{left + SIDE / 2:.0f}" y="{top + SIDE + 36}" text-anchor="middle">value: chance to win</text>'
    )
    parts.append(
        f'<text transform="translate(12 {top + SIDE / 2:.0f}) rotate(-90)" text-anchor="middle">games won</text>'
    )
    return "\n".join([*parts, "</svg>", ""])
