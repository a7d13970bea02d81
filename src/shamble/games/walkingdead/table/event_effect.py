"""The base class of effects of event cards (p. 3-4): one object for each effect word of the data."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.meaning import Meaning, Note
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.flow import WalkingDeadFlow
from shamble.games.walkingdead.table.position_cost import Spots
from shamble.games.walkingdead.table.state import Player, WalkingDeadState

NOTHING: Final = Meaning(notes=(Note("nothing"),))


class EventEffect:
    """An effect of event cards. Its numbers come from the card; the object itself has no state.

    A row of `events.toml` names it by its `word`. A new effect is a class in a module of `effects/` that
    `effects/event_registry.py` reads, with its texts and a scenario.
    """

    word: ClassVar[str] = ""
    """The `effect` of the rows that stand for this class; empty for a base class."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Keys that every row with this effect must have; a row without one is an error."""
    wheres: ClassVar[tuple[str, ...]] = ()
    """The values that `where` of such a row may have; another one is an error."""
    stays: ClassVar[bool] = False
    """True if the card stays in play until all turns of the round are over."""
    looks_around: ClassVar[bool] = False
    """True if the cost depends on the places of other players than the one who plays the event."""

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        """Applies the event that seat `who` has played."""
        raise NotImplementedError

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning | None:
        """Returns the meaning of the event if it were played now; None if nothing certain can be told."""
        raise NotImplementedError

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        """Returns the cost of the event to the group in wounds, without its walkers; bots choose events by it.

        `spots`: the place of each seat's figure in the case that is judged. Read places from it, not from `s`.
        `extra`: cell → walkers. Add the mean number of walkers that the event brings; the caller prices them."""
        raise NotImplementedError

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        """Returns the places and characters on which the effect depends, as the players stand now. If a ride would
        change them, its owner is asked before the event."""
        return ()

    def asks(self, s: WalkingDeadState, who: int, event: EventCard) -> bool:
        """True if the event begins with a question to the seat that played it, beside which its items can be used."""
        return False

    def harm(self, s: WalkingDeadState, who: int, event: EventCard, player: Player) -> int:
        """Returns the most life that the event, or its price, may cost a player."""
        return event.pay.get("life", 0) if player.seat == who else 0
