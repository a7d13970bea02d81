"""Moves of a player's figure, and the penalties of events in play for moving."""

from __future__ import annotations

from shamble.core.meaning import RISKY, Meaning, Note
from shamble.games.walkingdead.effects.damage import Damage
from shamble.games.walkingdead.table.consequences import wound_meaning
from shamble.games.walkingdead.table.flow import WalkingDeadFlow
from shamble.games.walkingdead.table.state import WalkingDeadState


def move_figure(t: WalkingDeadFlow, who: int, place: str, rule: str) -> None:
    """Moves a figure by its player's choice. In the own turn the player counts as having moved (W-29)."""
    player = t.s.players[who]
    turn = t.s.scope("turn")
    own = turn is not None and turn.name == str(who)
    t.set(player.having(place=place, moved=player.moved or own))
    t.emit("moved", rule, who=player.char, place=place)
    if own and not player.moved:
        for card in t.s.in_play:
            punish_mover(t, who, card)


def step_meaning(s: WalkingDeadState, who: int, food: int, final: bool = False) -> Meaning | None:
    """The price of a step, and the penalties of events that forbid moving. `final`: True if it uses up a card."""
    player = s.players[who]
    turn = s.scope("turn")
    notes = [Note("pays-food", n=food, left=player.food - food)] if food else []
    risk = 0
    if who != s.leader and not player.moved and turn is not None and turn.name == str(who):
        for card in s.in_play:
            penalty = s.content.events[card].penalty
            if "life" in penalty:
                hit = wound_meaning(s, player, penalty["life"])
                notes += hit.notes
                risk = max(risk, RISKY, hit.risk)
            elif player.allies:
                notes.append(Note("loses-allies", n=player.allies))
                risk = max(risk, RISKY)
    return Meaning(notes=tuple(notes), risk=risk, final=final) if notes or final else None


def punish_mover(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Applies the penalty of an event that forbids moving: to all but the leader, before and after its play (W-29)."""
    if who == t.s.leader:
        return
    event = t.s.content.events[card]
    t.emit("punished", event.rule, who=t.s.players[who].char, event=card)
    if "allies" in event.penalty:
        t.lose_allies(who, t.s.players[who].allies, event.rule)
    else:
        t.then(Damage(who, event.penalty["life"], event.rule))
