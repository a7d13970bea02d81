"""The announcement of an event, and what the place and the life of a player mean to it."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.walkingdead.effects.events import concerned
from shamble.games.walkingdead.table.announcements import ItemAnnouncement
from shamble.games.walkingdead.table.consequences import span
from shamble.games.walkingdead.table.state import Player, WalkingDeadState

OWN_PLACE: Final = ("reward", "assault", "pay-or-walkers", "mourning", "noise", "old-friends", "bold-grab")
"""Effects of events that depend on the place of their player alone."""
ALL_PLACES: Final = ("lose", "walkers", "prison-crisis", "split-group", "gain-here")


class BeforeEvent(ItemAnnouncement):
    """Announces a played event before it takes effect."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "passed")

    def __init__(self, who: int, card: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__("event", who, card, passed)
        self.card: Final = card

    def again(self, passed: tuple[str, ...]) -> BeforeEvent:
        return BeforeEvent(self.who, self.card, passed)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        """True if the effect of the event depends on the place of this player."""
        event = s.content.events[self.card]
        if event.effect in OWN_PLACE:
            return player.seat == self.who and (event.effect != "mourning" or bool(s.dead))
        if event.effect == "wrong-decision":
            return player.seat == s.leader
        return event.effect in ALL_PLACES and event.who != "hungry" and event.where != "each"

    def harm(self, s: WalkingDeadState, player: Player) -> int:
        """Returns the most life that the event may take from a player, or that its price may cost."""
        event = s.content.events[self.card]
        if event.effect == "lose" and event.what == "life":
            return span(s, event.amount)[1] if player in concerned(s, self.who, event) else 0
        if event.effect == "stay-put":
            return event.penalty.get("life", 0) if player.moved and player.seat != s.leader else 0
        if player.seat != self.who:
            return 0
        return event.life if event.effect == "pay-or-life" else event.pay.get("life", 0)
