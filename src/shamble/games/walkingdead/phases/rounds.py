"""The start of a round, the order of turns, and the end of a round (p. 6, 9)."""

from __future__ import annotations

from functools import cache
from typing import Final

from shamble.core.deck import Deck
from shamble.core.frame import Frame
from shamble.core.state import with_item
from shamble.games.walkingdead.phases.combat import CombatPhase
from shamble.games.walkingdead.phases.turns import EventStep, Turn
from shamble.games.walkingdead.table.flow import RuleStep, WalkingDeadFlow
from shamble.games.walkingdead.table.state import DECK, BoardPlace, WalkingDeadState

EVENTS: Final = DECK["events"]
EVENTS_DEALT: Final = 2
"""Number of events that each player gets in a round (p. 6)."""


class RoundStart(RuleStep):
    """Starts a round: the leader's ability is announced, and each player gets two events (p. 6)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        t.open_scope("round", str(s.round))
        t.open_scope("phase", "start")
        s.phase = "start"
        s.places = [rested(place) for place in s.places]
        for player in s.players:
            if player.moved or player.help or player.guinea:
                t.set(player.having(moved=False, help=0, guinea=False))
        if t.events is not None:
            leader = s.players[s.leader].char
            t.emit("round", "twd.round.phases", n=s.round)
            t.emit("leads", "twd.variant.solo.ability" if s.solo else "twd.round.leader", who=leader)
            t.emit("ability", "twd.start.ability", who=leader)
        for seat in s.order():
            deal_events(t, seat)
        begin_turns(t)


def rested(place: BoardPlace) -> BoardPlace:
    """The place at the start of a round: all its walkers act again, and `haunted` counts present walkers only."""
    if place.fresh or place.dazed or place.acted or place.haunted != (place.walkers > 0):
        return BoardPlace(place.id, place.walkers)
    return place


def deal_events(t: WalkingDeadFlow, who: int) -> None:
    """Deals events to a player: face up, or hidden until played in Expert (p. 11)."""
    s = t.s
    player = s.players[who]
    dealt = tuple([next_event(t) for _ in range(EVENTS_DEALT)])
    t.set(player.having(events=player.events + dealt))
    if t.events is None:
        return
    if s.expert:
        t.emit("events-hidden", "twd.mode.expert", who=player.char, n=EVENTS_DEALT)
        t.emit("events-yours", "twd.start.deal", (who,), who=player.char, events=dealt)
    else:
        t.emit("events-dealt", "twd.start.deal", who=player.char, events=dealt)


def next_event(t: WalkingDeadFlow) -> str:
    """Draws an event; an empty deck is made anew from the discards (W-1)."""
    s = t.s
    deck = s.decks[EVENTS]
    if not deck.layers:
        deck = Deck.of("events", list(s.discards[EVENTS]))
        s.discards = with_item(s.discards, EVENTS, ())
        s.unseen = ()
        t.emit("events-reshuffled", "twd.start.reshuffle", n=deck.size)
    card, remaining = t.draw(deck)
    s.decks = with_item(s.decks, EVENTS, remaining)
    return card


def begin_turns(t: WalkingDeadFlow) -> None:
    """Queues the turns clockwise from the leader (p. 6); with leader-last, the leader's events come last (p. 12)."""
    s = t.s
    t.close_scope("phase")
    t.open_scope("phase", "turns")
    s.phase = "turns"
    t.emit("phase-turns", "twd.mode.expert.silence" if s.expert else "twd.mode.beginner")
    t.follow(turn_steps(s.order(), s.leader_last and not s.solo))


@cache
def turn_steps(order: tuple[int, ...], leader_last: bool) -> tuple[Frame, ...]:
    """Returns the frames of all turns, cached for each order of seats, since frames never change."""
    late = [EventStep(order[0])] if leader_last else []
    return (*[Turn(seat) for seat in order], *late, TurnsOver(), CombatPhase())


class TurnsOver(RuleStep):
    """Discards the events that stayed in play."""

    def run(self, t: WalkingDeadFlow) -> None:
        if t.s.in_play:
            t.discard(*t.s.in_play)
            t.s.in_play = ()


def silent(s: WalkingDeadState) -> bool:
    """True if players may not speak: in Expert from the deal until combat (p. 11, W-3)."""
    return s.expert and s.phase in ("start", "turns")
