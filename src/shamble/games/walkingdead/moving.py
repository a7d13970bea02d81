"""A figure's own move, and what events in play make of it."""

from __future__ import annotations

from shamble.games.walkingdead.damage import Damage
from shamble.games.walkingdead.play import Play


def move_figure(t: Play, who: int, place: str, rule: str) -> None:
    """A move the player makes. In the own turn it counts as having moved (W-29)."""
    player = t.s.players[who]
    turn = t.s.scope("turn")
    own = turn is not None and turn.name == str(who)
    t.set(player.having(place=place, moved=player.moved or own))
    t.emit("moved", rule, who=player.char, place=place)
    if own and not player.moved:
        for card in t.s.in_play:
            punish_mover(t, who, card)


def punish_mover(t: Play, who: int, card: str) -> None:
    """Events that forbid moving hit everybody but the leader, before and after they were played (W-29)."""
    if who == t.s.leader:
        return
    event = t.s.content.events[card]
    t.emit("punished", event.rule, who=t.s.players[who].char, event=card)
    if "allies" in event.penalty:
        t.lose_allies(who, t.s.players[who].allies, event.rule)
    else:
        t.then(Damage(who, event.penalty["life"], event.rule))
