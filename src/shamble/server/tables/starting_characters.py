"""The start of a new table's game: its secret random stream, and the characters chosen with the seats or dealt."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from shamble.core.chance import SECRET, generator
from shamble.server.protocol.http_bodies import NewSeat
from shamble.server.protocol.refusals import Refuse
from shamble.server.views.catalogue import CASTING
from shamble.sessions.session import Session


def secret_path() -> tuple[str, ...]:
    """An unpredictable path for a table's random stream. It is stored with the table and never sent."""
    return SECRET, secrets.token_hex(32)


def choose_characters(session: Session, plan: Sequence[NewSeat]) -> None:
    """Plays the choice of the characters picked with the seats. Skips `characters` that the mission does not offer."""
    wishes = [[*([seat.character] if seat.character else []), *seat.characters] for seat in plan]
    while session.decision is not None and session.decision.ask in CASTING:
        seat = session.decision.seat
        offered = {option.target: option for option in session.decision.options}
        if plan[seat].characters:
            wishes[seat] = [wish for wish in wishes[seat] if wish in offered]
        enough = offered.get("")
        if not wishes[seat] and enough is not None and any(wishes):
            session.play(enough)
            continue
        if not wishes[seat]:
            return
        wish = wishes[seat].pop(0)
        if wish not in offered:
            raise Refuse("character", 422, f"{wish!r} cannot be chosen for seat {seat}")
        session.play(offered[wish])


def deal_characters(session: Session, seed: int) -> None:
    """Deals the characters that are left to choose, with a random stream that leaves the game's own untouched."""
    lots = generator(seed, "deal")
    while session.decision is not None and session.decision.ask in CASTING:
        people = [option for option in session.decision.options if option.target]
        session.play(people[lots.below(len(people))])
