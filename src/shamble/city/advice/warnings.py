"""What somebody who advises is afraid of: the nearest teeth, before they bite."""

from __future__ import annotations

from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.meaning import Note


def fear(s: City, who: str) -> Note | None:
    """For the survivor in question; if nothing threatens them, for whoever is worst off."""
    people = [survivor for survivor in s.survivors if survivor.here]
    if not people or s.phase == "setup":
        return None
    asked = next((survivor for survivor in people if survivor.id == who), None)
    if asked is not None:
        found = beside(s, asked)
        if found is not None:
            return found
    worst = max(people, key=lambda survivor: s.crowd(survivor.zone) * 10 - survivor.life)
    return beside(s, worst) if s.crowd(worst.zone) else None


def beside(s: City, survivor: Survivor) -> Note | None:
    """How many would strike where one stands, else how many are a step away, and from where."""
    here = s.crowd(survivor.zone)
    if here:
        return Note("here", who=survivor.id, n=here, life=survivor.life)
    near = s.topology().near[survivor.zone]
    nearest = max(near, key=s.crowd, default=-1)
    n = s.crowd(nearest) if nearest >= 0 else 0
    return Note("near", who=survivor.id, n=n, zone=s.board.zones[nearest].id) if n else None
