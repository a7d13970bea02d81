"""Plays like `steady`, but overlooks something: what a rule is worth is seen in what it costs not to heed it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shamble.bots.bot import Bot
from shamble.bots.steady import resolve
from shamble.content.tooling import tooling
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.core.session import Session


class Heedless(Bot):
    """`believed` is the game it takes the table for: the same with other missions. `never` are verbs it never uses, as
    long as there is anything else to do."""

    def __init__(self, believed: Game[Any], never: Sequence[str] = ()) -> None:
        self.believed: Final = believed
        self.never: Final = tuple(never)

    def choose(self, session: Session, seat: int) -> Option:
        found = tooling(self.believed).advise_believing(session, seat)
        for advice in found:
            option = resolve(session, seat, advice)
            if option.verb not in self.never:
                return option
        return resolve(session, seat, found[0])
