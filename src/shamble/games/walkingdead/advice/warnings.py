"""What a sensible player is afraid of: somebody about to die, a pile about to be empty, a crowd among us."""

from __future__ import annotations

from typing import Final

from shamble.core.meaning import Note
from shamble.games.walkingdead.table.state import Table

WEAK: Final = 2
THIN: Final = 3
"""A deck of so few cards may be empty soon, and an empty one loses the game (p. 7)."""


def fear(s: Table) -> Note | None:
    if s.phase == "setup":
        return None
    alive = [player for player in s.players if player.life and player.place]
    weak = [player for player in alive if player.life <= WEAK and s.place(player.place).walkers]
    if weak:
        worst = min(weak, key=lambda player: player.life)
        return Note("weak", who=worst.char, n=worst.life, place=worst.place)
    thin = min(s.piles, key=lambda pile: s.deck(pile).size)
    if s.deck(thin).size <= THIN:
        return Note("thin", deck=thin, n=s.deck(thin).size)
    beset = [place for place in s.places if place.walkers > 1 and s.at(place.id)]
    if not beset:
        return None
    crowd = max(beset, key=lambda place: place.walkers)
    return Note("crowd", place=crowd.id, n=crowd.walkers)
