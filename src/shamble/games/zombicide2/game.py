"""Zombicide, 2nd Edition, as a game with its settings."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.city.game import CityGame
from shamble.city.presentation.beats import PLAN
from shamble.city.table.state import CityState
from shamble.core.game import Setting, Value
from shamble.games.zombicide2.book import BOOK
from shamble.games.zombicide2.free_move import BOTH, SPRINT
from shamble.games.zombicide2.kid_moves import SLIP
from shamble.games.zombicide2.old_saves import chosen_now, renewed
from shamble.games.zombicide2.rules import Rules2
from shamble.sessions.beats import BeatPlan

BEATS: Final = PLAN.extended(opens={"molotov": "fire", "aaahh": "search"}, leads=("aaahh",))


class Zombicide2(CityGame):
    """The game object: settings, seats, words and the classes of states and rules."""

    title = "Zombicide, 2nd Edition"
    folder: Path | None = Path(__file__).parent
    book = BOOK
    rules_class = Rules2
    named: Mapping[str, str] = {"component-": "token-component"}
    manners = ("hands", SLIP, SPRINT, BOTH)
    company = ("Mabel", "Ortiz", "Cleo", "Hank", "Dana", "Rook")

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.id = "zombicide2"
        self.version = 1
        self.seats = (1, 2, 3, 4, 5, 6)
        super().__init__(overlay)
        self.settings = (
            *self.settings,
            Setting("deck", ("all", "easy", "easy-extra", "hard", "hard-extra", "no-extra"), "all"),
            *[Setting(kind, (False, True), True) for kind in self.dealt()],
            Setting("fest", (0, 2, 3, 4), 0),
            Setting("dark-zones", (False, True), False),
            Setting("ultrared", (False, True), False),
        )

    def dealt(self) -> list[str]:
        """Ids of the abomination deck's cards; a setting for each lets players leave it out (p. 18)."""
        natures = self.book.creatures
        return [kind.id for kind in self.printed.kinds if kind.individual and natures[kind.effect].dealt]

    def configure(self, seats: int, given: Mapping[str, object]) -> dict[str, Value]:
        return super().configure(seats, chosen_now(given, self.dealt()))

    def read(self, plain: Mapping[str, Any]) -> CityState:
        return super().read({**renewed(plain), "chosen": chosen_now(plain["chosen"], self.dealt())})

    def beats(self) -> BeatPlan:
        return BEATS
