"""Checks that concern several rows or tables of the data: fields that exist, rows without gap or overlap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from shamble.content.nearest import hint
from shamble.core.errors import ContentError
from shamble.games.dawn.printed.printed_rows import Row

LOWEST: Final = 2
HIGHEST: Final = 12
"""Sums of two dice."""
PLACES: Final = ("starts", "villages")
"""Words that stand for several fields in `at` of a card."""
ACTS: Final = 4
"""Number of acts of the event deck."""


def check_tables(rows: Mapping[str, Sequence[Row]]) -> None:
    """Raises ContentError for the first row that does not fit the others."""
    check_fields(rows["tracks"], rows["fields"])
    check_sides(rows)
    fields = [row["id"] for row in rows["fields"]]
    spots = (*fields, *PLACES)
    for table in ("events", "stories", "research"):
        for row in rows[table]:
            if row.get("at") and row["at"] not in spots:
                raise ContentError(
                    f"{table}.toml: {row['id']}: at: there is no field {row['at']!r}{hint(row['at'], fields)}"
                )
    check_range("combat", [(row["id"], row["low"], row["high"]) for row in rows["combat"]], LOWEST, HIGHEST)
    ranks = [(row["id"], row.get("low"), row.get("high")) for row in rows["ranks"]]
    check_range("ranks", ranks, None, None)
    check_decks(rows["decks"], rows["events"], [row["n"] for row in rows["levels"]])


def check_fields(tracks: Sequence[Row], fields: Sequence[Row]) -> None:
    """Every track has its fields from 0 to the Start, each once, and its outbreak on one of its fields."""
    ids = {row["id"] for row in fields}
    for row in fields:
        track, n = row.get("track", ""), row["n"]
        named = f"{track}-start" if row["kind"] == "start" else f"{track}{n}"
        if track and row["id"] != named:
            raise ContentError(f"fields.toml: {row['id']}: n is {n}, but that is the field {named}")
    for row in tracks:
        id = row["id"]
        wanted = [f"{id}-start", *[f"{id}{n}" for n in range(row["start"])]]
        for name in wanted:
            if name not in ids:
                raise ContentError(f"tracks.toml: {id}: start is {row['start']}, but there is no field {name}")
        if row["outbreak"] not in wanted:
            near = hint(row["outbreak"], wanted)
            raise ContentError(f"tracks.toml: {id}: outbreak: there is no field {row['outbreak']!r} on it{near}")
        if id in row["neighbours"] or len(set(row["neighbours"])) < len(row["neighbours"]):
            raise ContentError(f"tracks.toml: {id}: neighbours should be different other tracks")


def check_sides(rows: Mapping[str, Sequence[Row]]) -> None:
    """A counter has each value on both sides or on none; who fights can be hit."""
    for table in ("units", "zeds", "markers"):
        for row in rows[table]:
            for key in ("strength", "hits", "gunfire"):
                if len(row.get(key) or ()) not in (0, 2):
                    raise ContentError(
                        f"{table}.toml: {row['id']}: {key} should be two numbers: full side, reduced side"
                    )
            if table == "units" and row["ranged"] and len(row["ranged"]) < row["range"]:
                raise ContentError(
                    f"units.toml: {row['id']}: ranged should have a number for each of {row['range']} fields"
                )
            if table != "markers" and row["strength"] and 0 in (row["hits"] or (0,)):
                raise ContentError(f"{table}.toml: {row['id']}: hits should be at least 1 on both sides")


def check_range(
    table: str, rows: Sequence[tuple[str, int | None, int | None]], least: int | None, most: int | None
) -> None:
    """Every number from `least` to `most` (None: without an end) belongs to exactly one row."""
    ordered = sorted(rows, key=lambda row: (row[1] is not None, row[1] or 0))
    below: int | None = None if least is None else least - 1
    for place, (id, low, high) in enumerate(ordered):
        first = place == 0
        if low is None and (not first or least is not None):
            raise ContentError(f"{table}.toml: {id}: low is missing")
        if low is not None and (below is None or low != below + 1):
            wanted = "nothing" if below is None else below + 1
            raise ContentError(f"{table}.toml: {id}: low is {low}, but should be {wanted}: each number has one row")
        if high is None and place < len(ordered) - 1:
            raise ContentError(f"{table}.toml: {id}: high is missing")
        if high is not None and low is not None and high < low:
            raise ContentError(f"{table}.toml: {id}: high is {high}, but low is {low}")
        below = high
    if below != most:
        raise ContentError(f"{table}.toml: {ordered[-1][0]}: high is {below}, but should be {most or 'left out'}")


def check_decks(decks: Sequence[Row], events: Sequence[Row], levels: Sequence[int]) -> None:
    """A deck asks for no more cards of an act than there are."""
    for row in decks:
        if row["level"] not in levels:
            raise ContentError(f"decks.toml: {row['id']}: there is no level {row['level']}")
        for kind, key in (("normal", "regular"), ("special", "special")):
            for act in range(1, ACTS + 1):
                there = len([event for event in events if event["kind"] == kind and event["act"] == act])
                if row[key][act - 1] > there:
                    raise ContentError(
                        f"decks.toml: {row['id']}: {key}[{act}] is {row[key][act - 1]}, "
                        f"but there are only {there} such events of act {act}"
                    )
