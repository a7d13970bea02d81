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
        armed: float = 0.0,
        death: float = 70.0,
        wary: bool = False,
        restless: float = 0.0,
        drives: bool = False,
    ) -> None:
        self.people: Final = people
        """Whom to pick, the best first."""
        self.skills: Final = skills
        """What to learn, the best first, by how it begins."""
        self.rush: Final = rush
        """By danger level: how likely a card makes zombies act at once, and how many."""
        self.ambush: Final = ambush
        """How likely a search wakes somebody."""
        self.armed: Final = armed
        """Hits by an action, on the average of the team: below that, searching comes before the goals."""
        self.death: Final = death
        """What the last wound of somebody costs, where a mission does not need everybody."""
        self.wary: Final = wary
        """Whether houses are so full that none is opened while somebody is near."""
        self.restless: Final = restless
        """How much more a step towards the goals counts with every round: waiting only makes it worse."""
        self.drives: Final = drives
        """Whether cars are worth driving where nobody has to leave in one."""
