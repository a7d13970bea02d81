"""The reason why a key cannot be played now, in words."""

from __future__ import annotations

from shamble.core.option import Refusal
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker


def reason_against(session: Session, seat: int, key: str, speaker: Speaker) -> str:
    """Returns the reason that the rules give against an action of this key; empty if they give none, or if the seat is
    not asked."""
    decision = session.decision
    if decision is None or (seat != decision.seat and seat not in decision.seats):
        return ""
    refusal = refusal_of(key, session.refused())
    return speaker.refusal(refusal) if refusal is not None else ""


def refusal_of(key: str, refusals: list[Refusal]) -> Refusal | None:
    """Returns the refusal of this key, or one of a wider action: `move hunt` for `move hunt S3`."""
    wanted = key.lower()
    cases: list[Refusal] = []
    for refusal in refusals:
        refused = refusal.option.key.lower()
        if refused == wanted:
            return refusal
        if wanted.startswith(refused + " "):
            cases.append(refusal)
    return cases[0] if cases else None
