"""Legal actions as a table: what a policy chooses from.

An action is an index into this list. Row i describes candidate i; rows after the last candidate are zero.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from shamble.core.option import Option
from shamble.lab.words import WordNumbers
from shamble.sessions.session import Session

CANDIDATES: Final = 256
"""Length of the list. The longest seen in five games is 211 (Dawn of the Zeds); what does not fit cannot be chosen."""
COLUMNS: Final = ("verb", "actor", "item", "target", "n", "seat", "interrupt")
"""Columns of the table: numbers of the words (see `words`), the option's n + 1 (0: none), the seat that takes it + 1,
and 1 for an interrupt."""
Candidate = tuple[Option, int]
"""An option and the seat that takes it."""


def candidates(session: Session, seat: int | None = None) -> list[Candidate]:
    """Returns what may be played now: by this seat, or by all seats (None): the answers, then the interrupts."""
    decision = session.decision
    if decision is None:
        return []
    asked = decision.seat
    playable: list[Candidate] = []
    if seat is None or seat == asked or seat in decision.seats:
        by = asked if seat is None else seat
        playable = [(option, by) for option in decision.options]
    for holder in range(session.seats) if seat is None else (seat,):
        for option in session.interrupts(holder):
            playable.append((option, holder))
    return playable[:CANDIDATES]


def rows_of(playable: list[Candidate], words: WordNumbers, answers: int) -> list[tuple[int, ...]]:
    """Returns the rows of the table; the first `answers` candidates are answers, the others interrupts."""
    number = words.number
    rows: list[tuple[int, ...]] = []
    for at, (option, seat) in enumerate(playable):
        rows.append(
            (
                number("do " + option.verb),
                number(option.actor),
                number(option.item),
                number(option.target),
                option.n + 1,
                seat + 1,
                0 if at < answers else 1,
            )
        )
    return rows


def fill(table: NDArray[Any], mask: NDArray[Any], rows: list[tuple[int, ...]]) -> None:
    """Writes the rows into a table of zeros and ones into the mask."""
    table[:] = 0
    mask[:] = 0
    if rows:
        table[: len(rows)] = rows
        mask[: len(rows)] = 1


def answers_among(session: Session, playable: list[Candidate]) -> int:
    """Returns how many of the candidates answer the question; the others are interrupts, which come after them.

    `candidates` puts the options of the question first, all or none: a seat that is not asked has interrupts alone.
    So the first candidate tells whether the question's options are among them.
    """
    decision = session.decision
    options = decision.options if decision is not None else []
    if not playable or not options:
        return 0
    first, _ = playable[0]
    return min(len(options), len(playable)) if first is options[0] else 0


def empty_table() -> tuple[NDArray[Any], NDArray[Any]]:
    """An empty table of candidate moves and its mask (1 for a row that is a legal option)."""
    return np.zeros((CANDIDATES, len(COLUMNS)), np.int32), np.zeros(CANDIDATES, np.int8)
