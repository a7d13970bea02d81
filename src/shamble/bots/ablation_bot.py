"""`steady` with a handicap (other missions, or verbs it avoids), to measure what a rule is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.bots.steady import resolve
from shamble.content.tooling import tooling
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session


class Heedless(Bot):
    """Follows the advice for another game. `believed`: the same game with other missions; `never`: verbs that the bot
    avoids if there is any other option."""

    def __init__(self, believed: Game[Any], never: Sequence[str] = ()) -> None:
        self.believed: Final = believed
        self.never: Final = tuple(never)

    def choose(self, session: Session, seat: int) -> Option:
        ranked = tooling(self.believed).advise_believing(session, seat)
        for advice in ranked:
            option = resolve(session, seat, advice)
            if option.verb not in self.never:
                return option
        return resolve(session, seat, ranked[0])
