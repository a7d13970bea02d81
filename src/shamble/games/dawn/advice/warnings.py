"""What a sensible player is afraid of: the track on which they are nearest to the town."""

from __future__ import annotations

from shamble.core.meaning import Note
from shamble.games.dawn.table.state import Table


def fear(s: Table) -> Note | None:
    """The nearest group, the stronger one first; steps are counted to the Town Center, which must not fall."""
    found: list[tuple[int, int, str]] = []
    for track in s.tracks:
        for step, field in enumerate(s.way(track), 1):
            zeds = s.zeds_at(field)
            if zeds:
                strength = sum([s.content.zeds[zed.id].strength[1 if zed.reduced else 0] for zed in zeds])
                found.append((step, -strength, field))
                break
    if not found:
        return None
    step, strength, field = min(found)
    return Note("gates", field=field, n=-strength, steps=step)
