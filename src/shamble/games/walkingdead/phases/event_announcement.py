"""The announcement of an event."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.walkingdead.table.announcements import ItemAnnouncement
from shamble.games.walkingdead.table.state import Player, WalkingDeadState


class BeforeEvent(ItemAnnouncement):
    """Announces a played event before it takes effect."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "passed")

    def __init__(self, who: int, card: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__("event", who, card, passed)
        self.card: Final = card

    def with_passed(self, passed: tuple[str, ...]) -> BeforeEvent:
        return BeforeEvent(self.who, self.card, passed)

    def candidates(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        event = s.content.events[self.card]
        asked = s.content.effect_of(event).asks(s, self.who, event)
        return [(char, seat) for char, seat in super().candidates(s) if seat != self.who or not asked]

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        event = s.content.events[self.card]
        effect = s.content.effect_of(event)
        then = s.fork()
        then.players = [mate.having(place=option.target) if mate.seat == player.seat else mate for mate in s.players]
        return effect.looks_at(then, self.who, event) != effect.looks_at(s, self.who, event)

    def harm(self, s: WalkingDeadState, player: Player) -> int:
        event = s.content.events[self.card]
        return s.content.effect_of(event).harm(s, self.who, event, player)
