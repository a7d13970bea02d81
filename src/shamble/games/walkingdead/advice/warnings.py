"""The greatest danger that a sensible player sees: a character about to die, a thin deck, a crowd of walkers."""

from __future__ import annotations

from typing import Final

from shamble.core.meaning import Note
from shamble.games.walkingdead.table.state import WalkingDeadState

WEAK: Final = 2
"""Life at or below which a player beside walkers is in danger."""
THIN: Final = 3
"""Cards at or below which a deck counts as thin: an empty deck loses the game (p. 7)."""


def fear(s: WalkingDeadState) -> Note | None:
    """Returns the greatest danger as a note, or None."""
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
