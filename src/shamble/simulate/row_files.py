"""Files with one row for each game: JSON lines, CSV or Parquet, by the ending of the name.

While a run goes on, rows are appended to a journal of JSON lines: the file itself, or `FILE.part` for other formats.
Its first line describes the run, so that a stopped run can be resumed. At the end the rows are sorted and written in
the wanted format: the file is the same whichever process, machine or day played its games.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.core.errors import ShambleError
from shamble.simulate.results import FIELDS, Row, Setup

ENDINGS: Final = (".jsonl", ".csv", ".parquet")
RUN: Final = "shamble-run"
"""Key of the head of a file of rows; its value is the version of the format."""
FORMAT: Final = 1
"""Version of the format of rows; files of another version are refused."""
MISSING_PARQUET: Final = "Parquet needs pyarrow: pip install 'shamble[data]'"


class RunPlan:
    """A run as the head of its file describes it: set-ups, games of each, first seed, content overlay."""

    def __init__(self, setups: Sequence[Setup], games: int, seed: int, overlay: Any = None) -> None:
        self.setups: Final = list(setups)
        self.games: Final = games
        self.seed: Final = seed
        self.overlay: Final[Any] = overlay or {}

    def plain(self) -> dict[str, Any]:
        """Returns the plan as plain data, for the head of a file of rows."""
        return {
            RUN: FORMAT,
            "games": self.games,
            "seed": self.seed,
            "overlay": self.overlay,
            "setups": [setup.plain() for setup in self.setups],
        }


def check_name(path: Path) -> None:
    """Raises ShambleError for a file of rows whose format is not known or cannot be written here."""
    if path.suffix not in ENDINGS:
        raise ShambleError(f"{path}: rows are written to files that end in {', '.join(ENDINGS)}")
    if path.suffix == ".parquet":
        parquet()


def journal_of(path: Path) -> Path:
    """File to which rows are appended while games run: the result itself for JSONL, else a `.part` file beside it."""
    return path if path.suffix == ".jsonl" else path.with_name(path.name + ".part")


class RowFile:
    """Takes the rows of a run as they come. A crash loses at most the line that is being written."""

    def __init__(self, path: Path, run: RunPlan, earlier: Sequence[Row] = ()) -> None:
        """`earlier`: the rows that the journal holds already."""
        self.path: Final = path
        self.run: Final = run
        self.rows: Final = list(earlier)
        self.journal: Final = journal_of(path)
        try:
            # Written anew also when a run is resumed: the last line of the journal may have been cut off.
            self._file: Final = self.journal.open("w", encoding="utf-8")
        except OSError as reason:
            raise ShambleError(f"{self.journal} cannot be written: {reason.strerror}") from None
        self._file.write(line(run.plain()))
        self._write(earlier)

    def _write(self, rows: Iterable[Row]) -> None:
        self._file.write("".join([line(row) for row in rows]))
        self._file.flush()

    def add(self, rows: Iterable[Row]) -> None:
        new = list(rows)
        self.rows.extend(new)
        self._write(new)

    def pause(self) -> None:
        """Closes the journal of a run that was stopped, which can be resumed."""
        self._file.close()

    def finish(self) -> None:
        """Writes the sorted rows in the wanted format and removes the journal."""
        self._file.close()
        rows = sorted(self.rows, key=place)
        made = self.path.with_name(self.path.name + ".new")
        write_rows(made, self.path.suffix, rows, self.run)
        os.replace(made, self.path)
        if self.journal != self.path:
            self.journal.unlink()


def place(row: Row) -> tuple[int, int]:
    """The place of a row in a sorted file: set-up, then seed."""
    return row["setup"], row["seed"]


def line(value: Any) -> str:
    """Returns a value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def write_rows(path: Path, ending: str, rows: Sequence[Row], run: RunPlan) -> None:
    """Writes rows as JSON lines, CSV or Parquet, by the ending of the name."""
    if ending == ".jsonl":
        path.write_text("".join([line(run.plain()), *[line(row) for row in rows]]), encoding="utf-8")
    elif ending == ".csv":
        out = io.StringIO(newline="")
        table = csv.DictWriter(out, list(FIELDS), lineterminator="\n")
        table.writeheader()
        table.writerows([flat(row) for row in rows])
        path.write_text(out.getvalue(), encoding="utf-8")
    else:
        pa, pq = parquet()
        columns = {name: [flat(row)[name] for row in rows] for name in FIELDS}
        pq.write_table(pa.table(columns, metadata={"shamble": json.dumps(run.plain())}), path)


def flat(row: Row) -> dict[str, Any]:
    """Returns a row for a table: settings as JSON, names and seats joined by `+`."""
    return {
        **row,
        "settings": json.dumps(row["settings"], sort_keys=True),
        "bots": "+".join(row["bots"]),
        "winners": "+".join([str(seat) for seat in row["winners"]]),
    }


def parquet() -> tuple[Any, Any]:
    """Returns pyarrow and its Parquet module."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ShambleError(MISSING_PARQUET) from None
    return pyarrow, pyarrow.parquet


def read_run(path: Path) -> tuple[RunPlan, list[Row]]:
    """Returns the run and the rows of a finished or stopped file."""
    source = path if path.exists() or journal_of(path) == path else journal_of(path)
    if source.suffix == ".csv":
        raise ShambleError(f"{path}: a CSV file does not describe its run; take the .jsonl or .parquet file")
    try:
        if source.suffix == ".parquet":
            return read_parquet(source)
        values = json_lines(source)
    except OSError as reason:
        raise ShambleError(f"{path} cannot be read: {reason.strerror}") from None
    head = values[0] if values else None
    if not isinstance(head, dict) or RUN not in head:
        raise ShambleError(f"{path} holds no rows of shamble simulate")
    return read_head(path, head), checked(path, values[1:])


def read_head(path: Path, head: dict[str, Any]) -> RunPlan:
    """Reads the plan of a run from a result's first line; raises `ShambleError` for a newer format or a damaged
    line."""
    if head[RUN] != FORMAT:
        raise ShambleError(f"{path} was written by a newer version: format {head[RUN]}")
    try:
        setups = [Setup.read(plain) for plain in head["setups"]]
        return RunPlan(setups, head["games"], head["seed"], head["overlay"])
    except (KeyError, TypeError) as wrong:
        raise ShambleError(f"{path}: its first line is damaged at {wrong}") from None


def checked(path: Path, rows: list[Any]) -> list[Row]:
    """Returns the rows if each has exactly the fields of a game; raises `ShambleError` with the line otherwise."""
    for number, row in enumerate(rows, 2):
        if not isinstance(row, dict) or row.keys() != FIELDS.keys():
            raise ShambleError(f"{path}, line {number} is no row of a game")
    return rows


def json_lines(path: Path) -> list[Any]:
    """Returns the values of a file of JSON lines. A last line that was cut off is left out."""
    values: list[Any] = []
    text = path.read_text(encoding="utf-8", errors="replace").split("\n")
    for number, one in enumerate(text, 1):
        try:
            if one.strip():
                values.append(json.loads(one))
        except ValueError:
            if number < len(text):
                raise ShambleError(f"{path}, line {number} is not JSON") from None
    return values


def read_parquet(path: Path) -> tuple[RunPlan, list[Row]]:
    """Returns the run and the rows of a Parquet file."""
    pa, pq = parquet()
    try:
        table = pq.read_table(path)
    except pa.ArrowInvalid as reason:
        raise ShambleError(f"{path} is no Parquet file: {reason}") from None
    head = json.loads((table.schema.metadata or {}).get(b"shamble", b"{}"))
    if RUN not in head:
        raise ShambleError(f"{path} holds no rows of shamble simulate")
    rows = []
    for row in table.to_pylist():
        row["settings"] = json.loads(row["settings"])
        row["bots"] = row["bots"].split("+")
        row["winners"] = [int(seat) for seat in row["winners"].split("+") if seat]
        rows.append(row)
    return read_head(path, head), rows
