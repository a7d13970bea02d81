"""A round: its beginning, the order of turns, its end (p. 6, 9)."""

from __future__ import annotations

from shamble.core.deck import Deck
from shamble.core.state import Result, replaced
from shamble.games.walkingdead.play import Play, RuleStep, SeatStep
from shamble.games.walkingdead.state import ROUNDS, Place, Table


class RoundStart(RuleStep):
    """The leader reads the ability; everybody gets two events (p. 6)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.enter("round", str(s.round))
        t.enter("phase", "start")
        s.phase = "start"
        s.places = [Place(place.id, place.walkers) for place in s.places]
        for player in s.players:
            if player.moved or player.help or player.guinea:
                t.set(player.having(moved=False, help=0, guinea=False))
        leader = s.players[s.leader].char
        t.emit("round", "twd.round.phases", n=s.round)
        t.emit("leads", "twd.variant.solo.ability" if s.solo else "twd.round.leader", who=leader)
        t.emit("ability", "twd.start.ability", who=leader)
        for seat in s.order():
            t.then(DealEvents(seat))
        t.then(TurnsPhase())


class DealEvents(SeatStep):
    """Open for all, or hidden until played (p. 11). An empty pile is made anew from the discards (W-1)."""

    def run(self, t: Play) -> None:
        s = t.s
        player = s.players[self.who]
        dealt: list[str] = []
        for _ in range(2):
            deck = s.deck("events")
            if not deck.layers:
                deck = Deck.of("events", list(s.discards[4]))
                s.discards = replaced(s.discards, 4, ())
                s.unseen = ()
                t.emit("events-reshuffled", "twd.start.reshuffle", n=deck.size)
            card, rest = t.draw(deck)
            t.set_deck(rest)
            dealt.append(card)
        t.set(player.having(events=(*player.events, *dealt)))
        if s.expert:
            t.emit("events-hidden", "twd.mode.expert", who=player.char, n=2)
            t.emit("events-yours", "twd.start.deal", (self.who,), who=player.char, events=tuple(dealt))
        else:
            t.emit("events-dealt", "twd.start.deal", who=player.char, events=tuple(dealt))


class TurnsPhase(RuleStep):
    """The leader first, then clockwise (p. 6). In one variant the leader's events come last (p. 12)."""

    def run(self, t: Play) -> None:
        from shamble.games.walkingdead.combat import CombatPhase
        from shamble.games.walkingdead.turns import EventStep, Turn

        s = t.s
        t.leave("phase")
        t.enter("phase", "turns")
        s.phase = "turns"
        t.emit("phase-turns", "twd.mode.expert.silence" if s.expert else "twd.mode.beginner")
        for seat in s.order():
            t.then(Turn(seat))
        if s.leader_last and not s.solo:
            t.then(EventStep(s.leader))
        t.then(TurnsOver())
        t.then(CombatPhase())


class TurnsOver(RuleStep):
    """Events that stayed in play are put away."""

    def run(self, t: Play) -> None:
        t.discard(*t.s.in_play)
        t.s.in_play = ()


class Advance(RuleStep):
    """The marker moves on; the badge goes left (p. 9)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.leave("round")
        if s.round == ROUNDS:
            t.emit("survived", "twd.goal.win")
            t.finish(Result(True, "survived", "twd.goal.win", tuple(range(len(s.players)))))
            return
        s.round += 1
        t.emit("round-marker", "twd.end.advance", n=s.round)
        if s.one_leader and not s.solo:
            t.emit("badge-stays", "twd.variant.one-leader", who=s.players[s.leader].char)
        elif not s.solo:
            s.leader = (s.leader + 1) % len(s.players)
            t.emit("badge-passes", "twd.end.badge", who=s.players[s.leader].char)
        t.then(RoundStart())


def silent(s: Table) -> bool:
    """Expert: nobody speaks from the deal until combat (p. 11, W-3)."""
    return s.expert and s.phase in ("start", "turns")
