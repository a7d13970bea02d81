"""Positions that older versions wrote, in the words of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.games.zombicide2.rules import RED


def renewed(plain: Mapping[str, Any]) -> Mapping[str, Any]:
    """A position of 0.1.0 can be told by its brothers; any other is as it should be."""
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
"""Selections of abominations that had a name, before each of them was a switch."""


def chosen_now(chosen: Mapping[str, Any], dealt: Sequence[str]) -> Mapping[str, Any]:
    """Settings with a switch for each abomination."""
    named = str(chosen.get("abominations"))
    if named not in LEFT_OUT:
        return chosen
    rest = {name: value for name, value in chosen.items() if name != "abominations"}
    return {**rest, **{kind: kind not in LEFT_OUT[named] for kind in dealt}}


def noted(note: str) -> list[Any]:
    """`kills 12` was one word."""
    name, _, value = note.rpartition(" ")
    return [name, int(value)]


def survivor(row: Mapping[str, Any]) -> dict[str, Any]:
    lap = row["lap"]
    return {**row, "floor": RED if lap else 0, "kept": [], "counters": [["lap", lap]] if lap else []}


def did(spent: list[str]) -> list[str]:
    """Actions in a row were counted by themselves; now every action of a turn is remembered."""
    words = {"row-broken": "did:move", "row:melee": "did:melee", "row:ranged": "did:ranged"}
    return [words.get(what, what) for what in spent if what != "row:combat"]


def frame(row: Mapping[str, Any]) -> Mapping[str, Any]:
    """Zombies that bite were told by their zone; every kind that was active there had bitten."""
    if row["_"] != "PlanWalks":
        return row
    return {**row, "biting": [[zone, kind] for zone in row["biting"] for kind in row["kinds"]]}
