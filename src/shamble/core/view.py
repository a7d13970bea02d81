"""Builds what one seat receives: everything that leaves the rules for a client passes through here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.core.entity import dump
from shamble.core.option import Option
from shamble.core.scene import DecisionView, OptionView, RefusalView, ResultView, Text, View

if TYPE_CHECKING:
    from shamble.core.session import Session


def option_text(option: Option) -> Text:
    """Message `do-<verb>` with the option's parts as arguments."""
    args: dict[str, str | int] = {}
    if option.actor:
        args["who"] = option.actor
    if option.item:
        args["item"] = option.item
    if option.target:
        args["target"] = option.target
    if option.n >= 0:
        args["n"] = option.n
    return {"id": f"do-{option.verb}", "args": args}


def option_view(option: Option, seat: int) -> OptionView:
    return {
        "key": option.key,
        "verb": option.verb,
        "text": option_text(option),
        "touches": list(option.touches),
        "seat": seat,
    }


def decision_view(session: Session, seat: int | None) -> DecisionView | None:
    decision = session.decision
    if decision is None:
        return None
    seen = not decision.hidden or seat == decision.seat
    return {
        "seat": decision.seat,
        "seats": list(decision.seats),
        "ask": {"id": f"ask-{decision.ask}", "args": dump(decision.args) if seen else {}},
        "rule": decision.rule,
        "options": [option_view(option, decision.seat) for option in decision.options] if seen else [],
    }


def refusal_views(session: Session, seat: int | None) -> list[RefusalView]:
    """Refused options with their reasons; asked for separately, so that play stays fast."""
    decision = session.decision
    if decision is None or (decision.hidden and seat != decision.seat):
        return []
    return [
        {
            "key": refusal.option.key,
            "verb": refusal.option.verb,
            "text": option_text(refusal.option),
            "touches": list(refusal.option.touches),
            "reason": {"id": f"no-{refusal.reason}", "args": dump(refusal.args)},
            "rule": refusal.rule,
        }
        for refusal in decision.refusals()
    ]


def view(session: Session, seat: int | None) -> View:
    result = session.outcome
    shown: ResultView | None = None
    if result is not None:
        shown = {
            "won": result.won,
            "reason": {"id": f"end-{result.reason}", "args": {}},
            "rule": result.rule,
            "winners": list(result.winners),
        }
    return {
        "game": session.game.id,
        "seq": session.seq,
        "seat": seat,
        "seats": session.seats,
        "scene": session.game.scene(session.state, seat),
        "decision": decision_view(session, seat),
        "interrupts": [option_view(option, seat) for option in session.interrupts(seat)] if seat is not None else [],
        "result": shown,
        "undos": session.undos,
    }
