"""Runs rules until a seat has a real choice."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import EndlessMove
from shamble.core.frame import Ask, Flow, Run
from shamble.core.game import Game
from shamble.core.option import Option

BUDGET: Final = 10_000
"""How many frames one move may run. Real ones need a few dozen; only a frame that queues itself for ever needs more."""


def flush(t: Flow[Any]) -> None:
    """What was queued goes onto the stack so that the first queued runs first."""
    queue = t.queue
    if queue:
        queue.reverse()
        t.s.stack += queue
        t.queue = []


def settle(game: Game[Any], t: Flow[Any]) -> list[Option]:
    """Step until a question has to be asked; its options, or none when the game is over.

    A choice with one option is taken for the seat, unless the frame always asks or the seat could use an
    interrupt first: then being asked is the window for it.
    """
    state = t.s
    stack = state.stack
    for _ in range(BUDGET):
        if state.result is not None or not stack:
            return []
        frame = stack[-1]
        if isinstance(frame, Ask):
            options: list[Option] = frame.options(state)
            count = len(options)
            if count > 1 or (count == 1 and (frame.always or game.urgent(state, frame.seat(state)))):
                return options
            stack.pop()
            if count:
                frame.answer(t, options[0])
        elif t.stop and type(frame).__name__ == t.stop:
            return []
        elif isinstance(frame, Run):
            stack.pop()
            frame.run(t)
        if t.queue:
            flush(t)
    if state.result is not None or not stack:
        return []
    raise EndlessMove(
        f"{game.id}: after {BUDGET} steps there is still no question, and {type(stack[-1]).__name__} is next: "
        "nothing of this move was kept"
    )
