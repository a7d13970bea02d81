"""Builds the view of one seat: everything that a client learns from the rules passes through this module."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.core.entity import dump
from shamble.core.meaning import HARMLESS, Meaning
from shamble.core.option import Option, Refusal
from shamble.core.orders import standing_order
from shamble.core.preferences import holds, silenced, wishes
from shamble.core.scene import (
    DecisionView,
    MeaningView,
    OptionView,
    Pending,
    RefusalView,
    ResultView,
    Text,
    View,
    WishesView,
)

if TYPE_CHECKING:
    from shamble.core.decision import Decision
    from shamble.sessions.session import Session


def seat_name(seat: int) -> str:
    """Returns a seat for error messages: as people count it, and as the argument of a call."""
    return f"seat {seat + 1} (seat={seat})"


def option_text(option: Option) -> Text:
    """Returns message `do-<verb>` with the option's parts as arguments."""
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


def meaning_view(meaning: Meaning) -> MeaningView:
    """Returns the meaning of an option as clients receive it."""
    told: list[Text] = [{"id": f"means-{note.id}", "args": dump(note.args)} for note in meaning.told()]
    return {"told": told, "risk": meaning.risk, "final": meaning.final}


def option_view(option: Option, seat: int, meaning: Meaning | None) -> OptionView:
    """Returns an option as clients receive it, with its meaning if there is one."""
    shown: OptionView = {
        "key": option.key,
        "verb": option.verb,
        "text": option_text(option),
        "touches": list(option.touches),
        "seat": seat,
    }
    if meaning is not None:
        shown["meaning"] = meaning_view(meaning)
    return shown


def explained(decision: Decision) -> list[tuple[Option, Meaning | None]]:
    """Returns the options with their meanings, harmless options first, otherwise in the order of the rules."""
    pairs = [(option, decision.meaning(option)) for option in decision.options]
    return sorted(pairs, key=lambda pair: pair[1].risk if pair[1] is not None else HARMLESS)


def decision_view(session: Session, seat: int | None) -> DecisionView | None:
    """The pending question as this seat may see it; None if nobody is asked. Hidden options are left out for others."""
    decision = session.decision
    if decision is None:
        return None
    seen = decision.seen_by(seat)
    asked = seat == decision.seat or seat in decision.seats
    shown: DecisionView = {
        "seat": decision.seat,
        "seats": list(decision.seats),
        "ask": {"id": f"ask-{decision.ask}", "args": dump(decision.args) if seen else {}},
        "rule": decision.rule,
        "options": [option_view(option, decision.seat, means) for option, means in explained(decision)] if seen else [],
        "refusals": [refusal_view(refusal) for refusal in decision.refusals()] if seen and asked else [],
    }
    if decision.recurs:
        shown["recurs"] = True
        shown["topic"] = decision.step.topic()
    return shown


def refusal_view(refusal: Refusal) -> RefusalView:
    """Returns a refused action as clients receive it, with the reason."""
    return {
        "key": refusal.option.key,
        "verb": refusal.option.verb,
        "text": option_text(refusal.option),
        "touches": list(refusal.option.touches),
        "reason": {"id": f"no-{refusal.reason}", "args": dump(refusal.args)},
        "rule": refusal.rule,
    }


def interrupt_views(session: Session, seat: int) -> list[OptionView]:
    """Options that the seat may take at any time, each with its meaning."""
    game, state = session.game, session.state
    return [option_view(option, seat, game.meaning(state, seat, option)) for option in session.interrupts(seat)]


def pending(session: Session, seat: int | None) -> Pending:
    """Returns what the session waits for, as this seat sees it: question, interrupts, result."""
    result = session.outcome
    shown: ResultView | None = None
    if result is not None:
        shown = {
            "won": result.won,
            "reason": {"id": f"end-{result.reason}", "args": {}},
            "rule": result.rule,
            "winners": list(result.winners),
            "mine": result.won_by(seat),
        }
    wanted: WishesView | None = None
    if seat is not None and wishes(session.state):
        wanted = {"silenced": silenced(session.state, seat), "hold": holds(session.state, seat)}
        given = [(other, standing_order(session.state, other)) for other in range(session.seats)]
        orders = {str(other): order.verb for other, order in given if order is not None}
        if orders:
            wanted["orders"] = orders
    return {
        "decision": decision_view(session, seat),
        "interrupts": interrupt_views(session, seat) if seat is not None else [],
        "result": shown,
        "undos": session.undos,
        "wishes": wanted,
    }


def view(session: Session, seat: int | None) -> View:
    """Returns everything that this seat may see (None: a spectator)."""
    return {
        "game": session.game.id,
        "seq": session.seq,
        "seat": seat,
        "seats": session.seats,
        "scene": session.game.scene(session.state, seat),
        **pending(session, seat),
    }
