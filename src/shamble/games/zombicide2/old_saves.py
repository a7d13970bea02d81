"""Conversion of saved positions of older versions to the current format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.games.zombicide2.rules import RED


def renewed(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """Converts a position saved by version 0.1.0, which has a field `brothers`; returns any other unchanged."""
    if "brothers" not in plain:
        return plain
    return {
        **plain,
        "sharing": plain["brothers"],
        "notes": [noted(note) for note in plain["notes"]],
        "survivors": [survivor(row) for row in plain["survivors"]],
        "tokens": [{**row, "hidden": False} for row in plain["tokens"]],
        "scopes": [{**row, "spent": did(row["spent"])} for row in plain["scopes"]],
        "stack": [frame(row) for row in plain["stack"]],
    }


LEFT_OUT: Final[Mapping[str, Sequence[str]]] = {
    "all": (),
    "gentle": ("hobomination",),
    "patient-0": ("hobomination", "abominacop", "abominawild"),
}
"""Abominations left out, by name of the selection that older versions offered instead of one setting each."""


def chosen_now(chosen: Mapping[str, Any], dealt: Sequence[str]) -> Mapping[str, Any]:
    """Converts a named selection of abominations into one setting for each."""
    named = str(chosen.get("abominations"))
    if named not in LEFT_OUT:
        return chosen
    other_settings = {name: value for name, value in chosen.items() if name != "abominations"}
    return {**other_settings, **{kind: kind not in LEFT_OUT[named] for kind in dealt}}


def noted(note: str) -> list[Any]:
    """Splits a note into name and value."""
    name, _, value = note.rpartition(" ")
    return [name, int(value)]


def survivor(row: Mapping[str, Any]) -> dict[str, Any]:
    """Converts a survivor: the lap becomes a counter, and the red floor is stored."""
    lap = row["lap"]
    return {**row, "floor": RED if lap else 0, "kept": [], "counters": [["lap", lap]] if lap else []}


def did(spent: list[str]) -> list[str]:
    """Converts the counts of actions in a row into entries for every action of the turn."""
    words = {"row-broken": "did:move", "row:melee": "did:melee", "row:ranged": "did:ranged"}
    return [words.get(what, what) for what in spent if what != "row:combat"]


def frame(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Converts biting zones into pairs of zone and kind: every active kind in those zones had bitten."""
    if row["_"] != "PlanWalks":
        return row
    return {**row, "biting": [[zone, kind] for zone in row["biting"] for kind in row["kinds"]]}
