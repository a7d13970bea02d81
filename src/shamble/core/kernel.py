"""Runs rules until a seat has a real choice."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import EndlessMove
from shamble.core.frame import Flow, Frame
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.core.state import State

BUDGET: Final = 10_000
"""How many frames one move may run. Real ones need a few dozen; only a frame that queues itself for ever needs more."""


def settle(game: Game[Any], t: Flow[Any]) -> list[Option]:
    """Step until a question has to be asked; its options, or none when the game is over.

    A choice with one option is taken for the seat, unless the frame always asks or the seat could use an
    interrupt first: then being asked is the window for it.
    """
    # Named, since the flow of any game has a state of any type, and compiled code looks nothing up in one it knows.
    state: State = t.s
    stack: list[Frame] = state.stack
    queue: list[Frame] = t.queue
    stop = t.stop
    for _ in range(BUDGET):
        if queue:
            # What was queued goes onto the stack so that the first queued runs first.
            queue.reverse()
            stack += queue
            queue.clear()
        if state.result is not None or not stack:
            return []
        frame = stack[-1]
        question = frame.as_question()
        if question is None:
            if stop and type(frame).__name__ == stop:
                return []
            stack.pop()
            frame.run(t)
        else:
            options: list[Option] = question.options(state)
            count = len(options)
            if count > 1 or (count == 1 and (question.always or game.urgent(state, question.seat(state)))):
                t.asking = question
                return options
            stack.pop()
            if count:
                question.answer(t, options[0])
    if state.result is not None or not (stack or queue):
        return []
    following: Frame = queue[0] if queue else stack[-1]
    raise EndlessMove(
        f"{game.id}: after {BUDGET} steps there is still no question, and {type(following).__name__} is next: "
        "nothing of this move was kept"
    )
