"""The play of an event card (p. 3-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.games.walkingdead.table.flow import RuleStep, WalkingDeadFlow


class PlayEvent(RuleStep):
    """Applies a played event and discards it, unless it stays in play for the round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, t: WalkingDeadFlow) -> None:
        play_event(t, self.who, self.card)


def play_event(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Applies an event at once."""
    s = t.s
    event = s.content.events[card]
    effect = s.content.effect_of(event)
    if effect.stays:
        s.in_play = (*s.in_play, card)
    else:
        t.discard(card)
    if not s.players[who].place:
        t.emit("nowhere", "twd.event.no-figure", who=s.players[who].char, event=card)
    told = len(t.events) if t.events is not None else 0
    effect.run(t, who, event)
    if t.events is not None and len(t.events) == told and not t.queue:
        t.emit("no-effect", event.rule, who=s.players[who].char, event=card)
