"""The turn of a player: move, draw, trade, events (p. 7-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Frame, Leave
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.effects.events import PlayEvent, play_event
from shamble.games.walkingdead.effects.moving import move_figure, step_meaning
from shamble.games.walkingdead.effects.resource_cards import draw_resource
from shamble.games.walkingdead.phases.event_announcement import BeforeEvent
from shamble.games.walkingdead.phases.leader_abilities import use_ability
from shamble.games.walkingdead.phases.trade import TradeStep
from shamble.games.walkingdead.table.announcements import item_in_hand
from shamble.games.walkingdead.table.consequences import draw_meaning
from shamble.games.walkingdead.table.flow import Question, RuleStep, SeatQuestion, SeatStep, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import draw_or_pass, steps
from shamble.games.walkingdead.table.state import SEATS, WalkingDeadState


class Turn(SeatStep):
    """Starts a turn of four steps; only the first and the last differ for the leader (p. 7)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        who = self.who
        t.open_scope("turn", str(who))
        player = s.players[who]
        if who != s.leader:
            t.emit("turn", "twd.turn.other.steps", who=player.char)
            t.open_scope("action", "move")
            if not player.place:
                t.emit("no-figure", "twd.turn.no-figure", who=player.char)
            t.follow(OTHER[who])
            return
        t.emit("turn", "twd.turn.leader.steps", who=player.char)
        t.open_scope("action", "move")
        use_ability(t, who)
        t.follow([FIGURES[seat] for seat in s.order()])
        t.follow(LEADER_LAST[who] if s.leader_last and not s.solo else LEADER[who])


class OpenStep(RuleStep):
    """Opens the next step of a turn, which undo treats as an action of its own."""

    fields: ClassVar[tuple[str, ...]] = ("name",)
    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def run(self, t: WalkingDeadFlow) -> None:
        t.open_action(self.name)


class MoveFigure(Question):
    """Asks the leader to place (round 1, newcomers) or move each figure, the leader's own first (p. 7, W-7, W-14)."""

    fields: ClassVar[tuple[str, ...]] = ("figure",)
    __slots__ = ("figure",)
    ask: ClassVar[str] = "move-figure"
    verbs: ClassVar[tuple[str, ...]] = ("place", "move", "stay")
    rule: ClassVar[str] = "twd.turn.leader.move"

    def __init__(self, figure: int) -> None:
        self.figure: Final = figure

    def seat(self, s: WalkingDeadState) -> int:
        return s.leader

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.figure].char, "leader": s.players[s.leader].char}

    def reason(self, s: WalkingDeadState) -> str:
        if s.round == 1:
            return "twd.turn.leader.place"
        if not s.players[self.figure].place:
            return "twd.turn.leader.newcomer"
        if self.figure == s.leader:
            return "twd.turn.leader.move-order"
        return "twd.variant.solo.move" if s.solo else "twd.turn.leader.move"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.figure]
        if not player.place:
            return [Option("place", player.char, place) for place in s.grid]
        return steps(s, player, "move")

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.figure]
        if not player.place:
            return []
        far = s.grid[s.cell(player.place) ^ 3]
        return [Refusal(Option("move", player.char, far), "not-adjacent", "twd.place.neighbours", {"place": far})]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        rule = self.reason(t.s) if t.events is not None else ""
        player = t.s.players[self.figure]
        if option.verb == "stay":
            t.emit("stays", rule, who=player.char, place=player.place)
            return
        t.set(player.having(place=option.target))
        t.emit("placed" if option.verb == "place" else "moved", rule, who=player.char, place=option.target)
        if option.verb == "move" and t.s.solo:
            # A player who declined the free step has no use for a step that costs food (p. 12).
            t.then(FoodMove(self.figure))


class FoodMove(SeatQuestion):
    """Asks a player other than the leader for a step that costs one food (p. 7); solo after the free move (p. 12)."""

    ask: ClassVar[str] = "food-move"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stay")
    rule: ClassVar[str] = "twd.turn.other.move"

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.variant.solo.move" if s.solo else self.rule

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not player.place or not player.food:
            return []
        return steps(s, player, "move")

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.who]
        far = s.grid[s.cell(player.place) ^ 3]
        return [Refusal(Option("move", player.char, far), "not-adjacent", "twd.place.neighbours", {"place": far})]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return step_meaning(s, self.who, 1) if option.verb == "move" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "stay":
            return
        rule = self.reason(t.s)
        t.lose_food(self.who, 1, rule)
        t.earn(self.who, "food-move")
        move_figure(t, self.who, option.target, rule)


class DrawStep(SeatQuestion):
    """Asks to draw one card of the deck at the player's place. Optional, as an empty deck loses the game (p. 7)."""

    ask: ClassVar[str] = "draw"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "pass")
    rule: ClassVar[str] = "twd.turn.other.draw"

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.turn.leader.draw" if self.who == s.leader else "twd.turn.other.draw"

    def question(self, s: WalkingDeadState) -> Args:
        player = s.players[self.who]
        pile = s.pile(player.place)
        return {"who": player.char, "deck": pile, "n": s.deck(pile).size}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not player.place:
            return []
        return draw_or_pass(player.char, s.pile(player.place))

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.who]
        here = s.pile(player.place)
        return [
            Refusal(
                Option("draw", player.char, pile),
                "other-place",
                "twd.place.deck",
                {"deck": pile, "place": place},
            )
            for place, pile in zip(s.grid, s.piles, strict=True)
            if pile != here
        ]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return draw_meaning(s, self.who, option.target) if option.verb == "draw" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "draw":
            draw_resource(t, self.who, option.target, self.reason(t.s))
        else:
            t.emit("no-draw", self.reason(t.s), who=option.actor)


def events_due(s: WalkingDeadState, who: int) -> int:
    """Returns the number of events to play: two for the leader, one for others (p. 7-8). Solo, the walkers on the board
    decide, counted once (W-32)."""
    if s.solo:
        return 2 if s.walkers() <= 5 else 1
    return 2 if who == s.leader else 1


class EventStep(SeatStep):
    """Starts the event step of a player."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        t.open_action("events")
        due = events_due(s, self.who)
        if s.solo:
            t.emit("solo-events", "twd.variant.solo.events", n=due, walkers=s.walkers())
        elif s.leader_last and self.who == s.leader:
            t.emit("leader-last", "twd.variant.leader-last", who=s.players[self.who].char)
        t.follow(EVENTS[due][self.who])


class ChooseEvent(SeatQuestion):
    """Asks which of two events is played: those who do not lead play one of them (p. 8)."""

    ask: ClassVar[str] = "choose-event"
    verbs: ClassVar[tuple[str, ...]] = ("event",)
    rule: ClassVar[str] = "twd.turn.other.events"

    def reason(self, s: WalkingDeadState) -> str:
        if s.solo:
            return "twd.variant.solo.events"
        return "twd.turn.leader.events" if self.who == s.leader else "twd.turn.other.events"

    def hidden(self, s: WalkingDeadState) -> bool:
        return s.expert

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        return [Option("event", player.char, item=card) for card in player.events]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        event = s.content.events[option.item]
        return s.content.effect_of(event).foretell(s, self.who, event)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        player = t.s.players[self.who]
        left: list[str] = []
        for card in player.events:
            if card != option.item:
                left.append(card)
        t.set(player.having(events=tuple(left)))
        if t.s.expert:
            t.reveal()
        if t.events is not None:
            t.emit("event-played", self.reason(t.s), who=player.char, event=option.item)
        if item_in_hand(t.s):
            t.announce(BeforeEvent(self.who, option.item))
            t.then(PlayEvent(self.who, option.item))
        else:
            play_event(t, self.who, option.item)


class OrderEvents(ChooseEvent):
    """Asks which event comes first where both are played, as the leader has to (p. 7)."""

    ask: ClassVar[str] = "order-events"


class DiscardEvents(SeatStep):
    """Discards the events that a player did not play, face down in Expert (W-33)."""

    def run(self, t: WalkingDeadFlow) -> None:
        player = t.s.players[self.who]
        if not player.events:
            return
        t.discard(*player.events)
        t.set(player.having(events=()))
        if t.s.expert:
            t.s.unseen = (*t.s.unseen, *[(self.who, card) for card in player.events])
            t.emit("event-unseen", "twd.mode.expert.discard", who=player.char, n=len(player.events))
        elif t.events is not None:
            t.emit("event-discarded", self._rule(t.s), who=player.char, events=player.events)

    def _rule(self, s: WalkingDeadState) -> str:
        return "twd.variant.solo.events" if s.solo else "twd.turn.other.events"


# -- frames of a turn by seat; frames never change, so each is made once --------------------------------------------

FIGURES: Final = [MoveFigure(seat) for seat in SEATS]
DRAWS_AND_TRADES: Final[list[list[Frame]]] = [
    [OpenStep("draw"), DrawStep(seat), OpenStep("trade"), TradeStep(seat)] for seat in SEATS
]
LEADER_LAST: Final[list[list[Frame]]] = [[*DRAWS_AND_TRADES[seat], Leave("turn")] for seat in SEATS]
LEADER: Final[list[list[Frame]]] = [[*DRAWS_AND_TRADES[seat], EventStep(seat), Leave("turn")] for seat in SEATS]
OTHER: Final[list[list[Frame]]] = [[FoodMove(seat), *LEADER[seat]] for seat in SEATS]
EVENTS: Final[list[list[list[Frame]]]] = [
    [[DiscardEvents(seat)] for seat in SEATS],
    [[ChooseEvent(seat), DiscardEvents(seat)] for seat in SEATS],
    [[OrderEvents(seat), ChooseEvent(seat), DiscardEvents(seat)] for seat in SEATS],
]
"""Number of events due → seat → frames of the event step."""
