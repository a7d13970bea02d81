"""Marvel Zombies: A Zombicide Game, core box, Zombie Mode."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from shamble.city.book.printed import ZombieCard
from shamble.city.game import CityGame
from shamble.city.presentation.beats import PLAN
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Setting, Value
from shamble.games.marvel.book import BOOK
from shamble.games.marvel.rules import MarvelRules
from shamble.sessions.beats import BeatPlan, Sum

USUAL: Final = 4
"""Default number of heroes; with more seats, each seat plays one hero."""
NUMBERS: Final = "numbers"
"""Setting: the missions as they were `FIRST` written down, or `TUNED` after many games of bots."""
FIRST: Final = "first"
TUNED: Final = "tuned"

BEATS: Final = PLAN.extended(
    opens={"devours": "attack", "hungrier": "hunger"},
    together={"hunger": ""},
    parts=("devours", "hungrier"),
    sums={"devours": (Sum("falls", list="kind"),)},
    leads=("devours",),
)


class Marvel(CityGame):
    """The game object: settings, seats, words and the classes of states and rules."""

    title = "Marvel Zombies"
    folder: Path | None = Path(__file__).parent
    book = BOOK
    rules_class = MarvelRules
    second_version = (TUNED, NUMBERS, FIRST, TUNED)
    named: Mapping[str, str] = {"bystander-": "token-bystander", "sign": "token-sign", "hunger": "track-hunger"}
    company = ("Mabel", "Ortiz", "Cleo", "Hank", "Dana", "Rook")

    def __init__(self, overlay: Mapping[str, Any] | None = None) -> None:
        self.id = "marvel"
        self.version = 2
        self.seats = (1, 2, 3, 4, 5, 6)
        super().__init__(overlay)
        self.settings = (
            *self.settings,
            Setting("heroes", (1, 2, 3, 4, 5, 6), USUAL),
        )

    def saved_settings(self, settings: Mapping[str, object], version: int) -> Mapping[str, object]:
        """In saves of version 1 the missions had the numbers that are now called tuned."""
        return {NUMBERS: TUNED, **settings} if version < 2 else settings

    def read(self, plain: Mapping[str, Any]) -> CityState:
        return super().read({**plain, "chosen": {NUMBERS: TUNED, **plain["chosen"]}})

    def check(self, seats: int, chosen: Mapping[str, Value]) -> None:
        heroes = int(chosen["heroes"])
        if heroes < seats and heroes != USUAL:
            raise ShambleError(f"every seat plays a hero: {heroes} heroes are too few for {seats} seats")
        super().check(seats, chosen)

    def figure_changes(self, event: Event) -> dict[str, int]:
        """Adds bystanders who appear, and removes those who escape or are devoured."""
        if event.kind in ("bystander", "gets-away", "devours"):
            return {str(event.args["kind"]): 1 if event.kind == "bystander" else -1}
        return super().figure_changes(event)

    def card_words(self, card: ZombieCard) -> str:
        """Names a spawn card by its id, kind and the figures of each danger level, in its form `short` by its kind."""
        lines = ["+".join([f"{n}{{ letter-{id} }}" for id, n in card.row[level].items()]) or "–" for level in LEVELS]
        printed = f" {'/'.join(lines)}" if any(card.row[level] for level in LEVELS) else ""
        what = "-".join([word for word in (card.kind, card.row["effect"] or card.type) if word])
        short = f"{{ spawn-card-{what} }}"
        return f"zombie-card-{card.id} = {card.id} ({short}{printed})\n    .short = {short}\n"

    def beats(self) -> BeatPlan:
        return BEATS
