"""The warning that advice shows: the zombies nearest to a survivor, before they attack."""

from __future__ import annotations

from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.meaning import Note


def fear(s: CityState, who: str) -> Note | None:
    """A warning for this survivor or, if no zombie is near, for the survivor among the most zombies; None if there is
    none."""
    people = [survivor for survivor in s.survivors if survivor.here]
    if not people or s.phase == "setup":
        return None
    asked = next((survivor for survivor in people if survivor.id == who), None)
    if asked is not None:
        warning = beside(s, asked)
        if warning is not None:
            return warning
    worst = max(people, key=lambda survivor: s.crowd(survivor.zone) * 10 - survivor.life)
    return beside(s, worst) if s.crowd(worst.zone) else None


def beside(s: CityState, survivor: Survivor) -> Note | None:
    """Counts the zombies in the survivor's zone, else those in the neighbouring zone with the most; None if both are
    empty."""
    here = s.crowd(survivor.zone)
    if here:
        return Note("here", who=survivor.id, n=here, life=survivor.life)
    near = s.topology().near[survivor.zone]
    nearest = max(near, key=s.crowd, default=-1)
    n = s.crowd(nearest) if nearest >= 0 else 0
    return Note("near", who=survivor.id, n=n, zone=s.board.zones[nearest].id) if n else None
