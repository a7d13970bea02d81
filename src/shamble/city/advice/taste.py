"""What only one game knows of playing it well, as numbers and names."""

from __future__ import annotations

from typing import Final


class Taste:
    """A game's own experience. Without any, nobody and nothing is preferred."""

    def __init__(
        self,
        people: tuple[str, ...] = (),
        skills: tuple[str, ...] = (),
        rush: tuple[tuple[float, float], ...] = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)),
        ambush: float = 0.0,
    ) -> None:
        self.people: Final = people
        """Whom to pick, the best first."""
        self.skills: Final = skills
        """What to learn, the best first, by how it begins."""
        self.rush: Final = rush
        """By danger level: how likely a card makes zombies act at once, and how many."""
        self.ambush: Final = ambush
        """How likely a search wakes somebody."""
