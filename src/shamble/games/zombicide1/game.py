"""Zombicide, Season 1, as a game with its settings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.city.game import FEWER, SPAWNS, CityGame
from shamble.city.presentation.beats import PLAN
from shamble.city.table.state import CityState
from shamble.core.event import Event
from shamble.core.game import Setting
from shamble.games.zombicide1.book import BOOK
from shamble.games.zombicide1.rules import Rules1
from shamble.sessions.beats import BeatPlan

BEATS: Final = PLAN.extended(opens={"molotov": "fire", "aaahh": "search"}, leads=("aaahh",))


class Zombicide1(CityGame):
    """The game object: settings, seats, words and the classes of states and rules."""

    title = "Zombicide, Season 1"
    folder: Path | None = Path(__file__).parent
    book = BOOK
    rules_class = Rules1
    manners = ("hands", "hand", "pack")
    company = ("Lorne", "Bettina", "Cruz", "Agnes", "Teddy", "Mo")

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.id = "zombicide1"
        self.version = 2
        self.seats = (1, 2, 3, 4, 5, 6)
        super().__init__(overlay)
        self.settings = (
            *self.settings,
            Setting("ammo", ("printed", "all-guns"), "printed"),
        )

    def saved_settings(self, settings: Mapping[str, object], version: int) -> Mapping[str, object]:
        """In saves of version 1 the missions had the spawn zones that are now called fewer."""
        return {SPAWNS: FEWER, **settings} if version < 2 else settings

    def read(self, plain: Mapping[str, Any]) -> CityState:
        return super().read({**plain, "chosen": {SPAWNS: FEWER, **plain["chosen"]}})

    def figure_changes(self, event: Event) -> dict[str, int]:
        """Adds zombies that make split groups equal, and removes those lured off the board."""
        ways = {"fills-up": 1, "lured-away": -1}
        if event.kind in ways:
            return {str(event.args["kind"]): ways[event.kind] * int(str(event.args["n"]))}
        return super().figure_changes(event)

    def beats(self) -> BeatPlan:
        return BEATS
