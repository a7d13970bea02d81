"""Runs with files: rows and trajectories are written as games end, so that a run can be stopped and resumed."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from shamble.analysis.training_games import Spread
from shamble.core.errors import ShambleError
from shamble.simulate.results import Count, Row, Setup, count_rows
from shamble.simulate.row_files import RowFile, RunPlan
from shamble.simulate.simulation import Chunk, Engine, chunk_of, simulate, whole_chunks
from shamble.simulate.trajectories import packed, shard_name


def engine_of(name: str, address: str | None = None, workers: int | None = None) -> Engine | None:
    """Returns the engine of a command line; None stands for processes of this machine."""
    if name == "local":
        if address is not None:
            raise ShambleError("--address is for --engine ray")
        return None
    from shamble.simulate.ray_engine import OnRay, ray_module

    ray_module(address is None)
    return OnRay(address, workers)


def spread_of(name: str, address: str | None = None, workers: int | None = None) -> Spread | None:
    """Returns the function of a command line's engine that runs any task piece by piece; None stands for this
    machine."""
    engine = engine_of(name, address, workers)
    return getattr(engine, "spread", None)


def run_all(
    run: RunPlan,
    workers: int | None = None,
    engine: Engine | None = None,
    rows_file: Path | None = None,
    shards: Path | None = None,
    earlier: Sequence[Row] = (),
    progress: Callable[[int], None] = lambda games: None,
    taken: Callable[[Sequence[Row]], object] = lambda rows: None,
) -> tuple[list[Count], bool]:
    """Plays a run, or the rest of it after the rows `earlier`. Returns the counts of all set-ups, and False if the user
    interrupted: what was played until then is counted and written. `taken` gets the rows of each chunk, first those of
    `earlier` that count. Games whose shard is missing in the folder `shards` are played again."""
    jobs: list[tuple[Setup, int]] = [(setup, run.games) for setup in run.setups]
    skip = whole_chunks(earlier, jobs, run.seed) if earlier else frozenset()
    if shards is not None:
        skip = frozenset([chunk for chunk in skip if (shards / shard_name(*chunk)).is_file()])
    kept = [row for row in earlier if chunk_of(row, run.seed) in skip]
    counts = [count_rows([row for row in kept if row["setup"] == number]) for number in range(len(jobs))]
    rows = RowFile(rows_file, run, kept) if rows_file is not None else None
    if shards is not None:
        make_folder(shards)
    progress(len(kept))
    taken(kept)

    def done(chunk: Chunk, count: Count) -> None:
        # The shard comes first: a chunk is played as soon as its rows are written.
        if shards is not None:
            write_whole(shards / shard_name(chunk.number, chunk.seeds[0]), packed(count.trajectories))
        if rows is not None:
            rows.add(count.rows)
        counts[chunk.number].add(count)
        taken(count.rows)

    try:
        simulate(
            jobs,
            run.seed,
            workers,
            run.overlay,
            progress=progress,
            record=shards is not None,
            done=done,
            skip=skip,
            engine=engine,
        )
    except KeyboardInterrupt:
        if rows is not None:
            rows.pause()
        return counts, False
    if rows is not None:
        rows.finish()
    for count in counts:
        count.faults.sort(key=lambda one: one.seed)
    return counts, True


def make_folder(folder: Path) -> None:
    """Makes a folder with its parents; a failure is raised as `ShambleError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as reason:
        raise ShambleError(f"{folder} cannot be made: {reason.strerror}") from None


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file so that it is either whole or not there."""
    made = path.with_name(path.name + ".new")
    try:
        made.write_bytes(data)
        os.replace(made, path)
    except OSError as reason:
        raise ShambleError(f"{path} cannot be written: {reason.strerror}") from None
