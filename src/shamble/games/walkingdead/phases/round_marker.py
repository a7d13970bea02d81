"""The last step of a round: the round marker advances, and the next round begins or the game is won."""

from __future__ import annotations

from shamble.core.state import Result
from shamble.games.walkingdead.table.flow import RuleStep, WalkingDeadFlow
from shamble.games.walkingdead.table.state import ROUNDS


class Advance(RuleStep):
    """Advances the round marker and passes the badge to the left (p. 9); after the last round the game is won."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        t.close_scope("round")
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
        t.then(t.frame("RoundStart"))
