"""The warning about the zeds that are nearest to the town."""

from __future__ import annotations

from shamble.core.meaning import Note
from shamble.games.dawn.table.state import DawnState


def fear(s: DawnState) -> Note | None:
    """Warns of the nearest group, of equals the strongest; steps are counted to the town centre."""
    fronts: list[tuple[int, int, str]] = []
    for track in s.tracks:
        for step, field in enumerate(s.way(track), 1):
            zeds = s.zeds_at(field)
            if zeds:
                strength = sum([s.content.zeds[zed.id].strength[1 if zed.reduced else 0] for zed in zeds])
                fronts.append((step, -strength, field))
                break
    if not fronts:
        return None
    step, strength, field = min(fronts)
    return Note("gates", field=field, n=-strength, steps=step)
