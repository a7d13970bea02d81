"""The preferences of one game's advice: preferred survivors and skills, and weights of dangers."""

from __future__ import annotations

from typing import Final


class PlayStyle:
    """Preferences and weights that advice uses for one game. The defaults prefer nothing."""

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
        risk: float = 0.45,
        near: int = 4,
        unready: float = 0.0,
    ) -> None:
        self.people: Final = people
        """Ids of the survivors to pick, the best first."""
        self.skills: Final = skills
        """Prefixes of the skills to learn, the best first."""
        self.rush: Final = rush
        """For each danger level: the probability that a zombie card makes zombies act at once, and their number."""
        self.ambush: Final = ambush
        """Probability that a search makes a zombie appear."""
        self.armed: Final = armed
        """Kills per action, averaged over the team, below which the team searches before it pursues the goals."""
        self.death: Final = death
        """Cost of a survivor's last wound in a mission that is not lost by one death."""
        self.wary: Final = wary
        """True if no building should be opened while zombies are in the zone or next to it."""
        self.restless: Final = restless
        """Increase per round of the value of a step towards the goals."""
        self.drives: Final = drives
        """True if cars are worth driving although no goal asks for it."""
        self.risk: Final = risk
        """Cost of each zombie in a newly opened building that no survivor is left to kill."""
        self.near: Final = near
        """Distance in zones within which mates count as near enough to open a building."""
        self.unready: Final = unready
        """Worth of opening a building while mates are farther away, compared to ending the turn."""
