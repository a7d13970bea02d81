"""Events that look where their player or the leader stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.new_walkers import (
    PlaceWalkers,
    arrival_meaning,
    bring_walkers,
    own_arrival_meaning,
    places_of_walkers,
    printed_walkers,
)
from shamble.games.walkingdead.effects.resource_cards import draw_resource
from shamble.games.walkingdead.table.consequences import draw_meaning, taking_meaning
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.event_effect import EventEffect
from shamble.games.walkingdead.table.flow import SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.position_cost import Spots, card_cost, draw_value, mean
from shamble.games.walkingdead.table.shared_options import draw_or_pass
from shamble.games.walkingdead.table.state import WalkingDeadState


class OwnPlaceEvent(EventEffect):
    """An event that depends on the place of its player alone."""

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return (s.players[who].place,)


class NamedPlaceEvent(EventEffect):
    """An event that depends on whether its player is at the named place."""

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return (event.at,) if s.players[who].place == event.at else ()


class Reward(NamedPlaceEvent):
    """At the named place: a card of the named deck, wherever that deck lies (W-25). Elsewhere: walkers at the place."""

    word: ClassVar[str] = "reward"
    needs: ClassVar[tuple[str, ...]] = ("at", "deck", "walkers")

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        if t.s.players[who].place == event.at:
            elsewhere = t.s.pile(event.at) != event.deck
            draw_resource(t, who, event.deck, "twd.event.reward.deck" if elsewhere else event.rule)
        else:
            bring_walkers(t, who, (event.at,), printed_walkers(t.s, event), event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        if s.players[who].place != event.at:
            return arrival_meaning(s, [event.at], printed_walkers(s, event))
        drawn = taking_meaning(s, event.deck)
        return Meaning(notes=(Note("reward", deck=event.deck), *drawn.notes), risk=drawn.risk)

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if spots[who] == event.at:
            return card_cost(s, event.deck) - draw_value(s, s.players[who], event.deck)
        extra[s.cell(event.at)] += mean(s, printed_walkers(s, event))
        return 0.0


class Assault(NamedPlaceEvent):
    """Walkers at the named place: another number if the player is there."""

    word: ClassVar[str] = "assault"
    needs: ClassVar[tuple[str, ...]] = ("at", "walkers", "otherwise")

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        here = t.s.players[who].place == event.at
        bring_walkers(t, who, (event.at,), event.walkers if here else event.otherwise, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        here = s.players[who].place == event.at
        return arrival_meaning(s, [event.at], event.walkers if here else event.otherwise)

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        extra[s.cell(event.at)] += mean(s, event.walkers if spots[who] == event.at else event.otherwise)
        return 0.0


class WrongDecision(EventEffect):
    """Walkers at the leader's place: `walkers` if the leader plays the event, otherwise `otherwise`."""

    word: ClassVar[str] = "wrong-decision"
    needs: ClassVar[tuple[str, ...]] = ("walkers", "otherwise")
    looks_around: ClassVar[bool] = True

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        s = t.s
        place = s.players[s.leader].place
        if place:
            if s.leader_last:
                t.emit("leader-place", "twd.variant.leader-last.place", who=s.players[s.leader].char, place=place)
            bring_walkers(
                t, who, (place,), printed_walkers(s, event) if who == s.leader else event.otherwise, event.rule
            )

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return own_arrival_meaning(s, s.leader, printed_walkers(s, event) if who == s.leader else event.otherwise)

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if spots[s.leader]:
            extra[s.cell(spots[s.leader])] += mean(s, printed_walkers(s, event) if who == s.leader else event.otherwise)
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return places_of_walkers(s, who, (s.players[s.leader].place,))


class BoldGrabEvent(OwnPlaceEvent):
    """The player may draw a card; walkers come in either case."""

    word: ClassVar[str] = "bold-grab"
    needs: ClassVar[tuple[str, ...]] = ("walkers",)

    def asks(self, s: WalkingDeadState, who: int, event: EventCard) -> bool:
        return bool(s.players[who].place)

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        if t.s.players[who].place:
            t.then(BoldGrab(who, event.id))

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        return own_arrival_meaning(s, who, printed_walkers(s, event))

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        if not spots[who]:
            return 0.0
        cell = s.cell(spots[who])
        extra[cell] += mean(s, printed_walkers(s, event))
        return min(0.0, card_cost(s, s.piles[cell]) - draw_value(s, s.players[who], s.piles[cell]))


class BoldGrab(SeatQuestion):
    """Asks to draw a card at the player's place; walkers come in either case."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card",)
    added: ClassVar[Mapping[str, object]] = {"card": "bold-grab"}
    ask: ClassVar[str] = "bold-grab"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "pass")
    rule: ClassVar[str] = "twd.event.bold-grab"

    def __init__(self, who: int, card: str) -> None:
        super().__init__(who)
        self.card: Final = card

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        return draw_or_pass(player.char, s.pile(player.place))

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return draw_meaning(s, self.who, option.target) if option.verb == "draw" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        place = t.s.players[self.who].place
        if option.verb == "draw":
            draw_resource(t, self.who, option.target, self.rule)
        amount = printed_walkers(t.s, t.s.content.events[self.card])
        t.then(PlaceWalkers(self.who, place, amount, self.rule))
