"""`shamble train`: learns a game's chance to win from games by bots, and reports how far it can be trusted."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import click

from shamble.analysis.feature_sets import FeatureSet
from shamble.analysis.registry import FEATURES, features_of
from shamble.analysis.training_games import TrainingGames, fresh_positions
from shamble.bots.roster import make_bot
from shamble.cli.common import OUT, address_option, engine_option, find_game, game_argument, progress_bar
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.simulate.running import spread_of

FRESH = 10_000_000
"""Distance of the seeds of the positions that are played to the end from those of the training games."""


@click.command("train")
@game_argument
@click.option("--games", default=2000, type=click.IntRange(50), metavar="N", help="Games to learn from [2000].")
@click.option("--bot", default="steady", metavar="NAME", help="Who plays them [steady]; or module:Class.")
@click.option("--seed", default=1, type=int, metavar="S", help="Game i has seed S + i [1].")
@click.option("--blend", default=0.5, type=click.FloatRange(0, 1), metavar="B", help="Share of the progress [0.5].")
@click.option("--positions", default=200, type=click.IntRange(20), metavar="N", help="Positions to play out [200].")
@click.option("--tries", default=20, type=click.IntRange(4), metavar="N", help="Games from each of them [20].")
@click.option("--shard", metavar="I/N", help="Only play part I of N (1/4 to 4/4), without learning.")
@engine_option
@address_option
@click.option("--work", default=Path("build/training"), type=Path, metavar="DIR", help="Where games are kept.")
@click.option("--out", type=Path, metavar="DIR", help="Where weights go [the package].")
def command(
    game_id: str,
    games: int,
    bot: str,
    seed: int,
    blend: float,
    positions: int,
    tries: int,
    shard: str | None,
    engine: str,
    address: str | None,
    work: Path,
    out: Path | None,
) -> None:
    """Learn a game's chance to win. Games that were played before are not played again."""
    game = find_game(game_id)
    features = features_of(game.id)
    if features is None:
        raise ShambleError(f"there are no features for {game.id}; there are for {', '.join(FEATURES)}")
    make_bot(bot, 0)
    part, parts = read_shard(shard)
    spread = spread_of(engine, address)
    if spread is not None and shard is not None:
        raise ShambleError("--shard shares the games among processes, --engine ray on a cluster: give one of them")
    training = TrainingGames(game, features, work, bot, seed, games)
    with progress_bar() as progress:
        task = progress.add_task(f"{game.id}: games", total=games // parts)
        if spread is not None:
            training.play_there(spread, lambda n: progress.advance(task, n))
        else:
            training.play(part, parts, lambda n: progress.advance(task, n))
    if shard is not None:
        OUT.print(f"part {shard} of {games} games is played; without --shard they are learned from")
        return
    line = f"shamble train {game.id} --games {games} --bot {bot} --seed {seed} --blend {blend:g}"
    line += f" --positions {positions} --tries {tries}"
    learn(game, features, training, blend, (positions, tries), out, line)


def read_shard(text: str | None) -> tuple[int, int]:
    """Reads `2/4` as part 1 (from 0) of 4."""
    if text is None:
        return 0, 1
    part, slash, parts = text.partition("/")
    if not slash or not part.isdigit() or not parts.isdigit() or not 1 <= int(part) <= int(parts):
        raise ShambleError(f"--shard takes I/N, such as 1/4, not {text!r}")
    return int(part) - 1, int(parts)


def learn(
    game: Game[Any],
    features: FeatureSet,
    training: TrainingGames,
    blend: float,
    truth: tuple[int, int],
    out: Path | None,
    line: str,
) -> None:
    """Fits the trees, measures them on unseen games, and writes weights, report and plot."""
    from shamble.analysis import fitting, report
    from shamble.analysis.value import FOLDER

    np, _ = fitting.libraries()
    examples = fitting.TrainingPositions(training.read(), blend)
    OUT.print(f"{examples.games} games, {len(examples.won)} positions: fitting")
    scores = fitting.unseen_scores(examples)
    calibration = fitting.calibrate(scores, examples.won)
    figures = report.measure(examples, scores, calibration)
    booster = fitting.fit(examples.rows, examples.target)
    OUT.print(f"playing {truth[0]} fresh positions to the end, {truth[1]} times each")
    fresh = fresh_positions(game, features, truth[0], truth[1], training.seed + FRESH)
    judged = fitting.chances_of(booster.predict(np.array([one["row"] for one in fresh]), raw_score=True), calibration)
    figures["truth"], errors = report.against_truth(fresh, judged, examples.rates())
    better = [row["group"] for row in figures["groups"] if report.trusted(row)]
    about = {"command": line, "date": datetime.now(UTC).date().isoformat(), "seeds": [training.seed, training.games]}
    data = fitting.weights(features, game.id, booster, calibration, better, examples.groups, errors, about, figures)
    folder = out or FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.id}.json").write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
    title = f"{game.id}: {examples.games} games, unseen"
    (folder / f"{game.id}.svg").write_text(report.plot(figures["calibration"], title), encoding="utf-8")
    show(game.id, figures, better)


def show(game: str, figures: dict[str, Any], better: list[str]) -> None:
    """Prints the report."""
    OUT.print(
        f"{game}: Brier {figures['brier']} (win rate by set-up and round {figures['brier_base']}), "
        f"AUC within set-up and round {figures['auc']}"
    )
    for row in figures["stages"]:
        OUT.print(f"  {row['stage']}: Brier {row['brier']} ({row['brier_base']}), AUC {row['auc']}")
    for row in figures["groups"]:
        mark = "" if row["group"] in better else "  no chance is told"
        OUT.print(
            f"  {row['group']}: {row['won']} of {row['games']} won, Brier {row['brier']} ({row['brier_base']}), "
            f"AUC {row['auc']}{mark}"
        )
    truth = figures["truth"]
    OUT.print(
        f"  {truth['positions']} positions, {truth['games_each']} games each: Brier {truth['brier_value']}, base "
        f"{truth['brier_base']}, perfect {truth['brier_perfect']}: {truth['gap_closed']} of the gap closed, error "
        f"{truth['error']}, {truth['inside_80']} inside the 80 % interval"
    )
