"""The loop that runs frames until a seat has a choice."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.errors import EndlessMove
from shamble.core.frame import Flow, Frame
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.core.preferences import SCOPE, passed, stops
from shamble.core.state import State

MAX_FRAMES_PER_MOVE: Final = 10_000
"""Frames that one move may run before it fails. Moves need a few dozen; only endless loops need more."""


def run_to_decision(game: Game[Any], t: Flow[Any]) -> list[Option]:
    """Runs frames until a question has to be asked and returns its options; none if the game is over.

    A choice with one option is taken for the seat, unless the frame sets `asks_when_forced` or the seat holds. A
    recurring question about a topic that its seat has silenced is passed (`core.preferences`).
    """
    # Typed locals: `t.s` is `Any` here, and mypyc reads attributes of a known class without a look-up.
    state: State = t.s
    stack: list[Frame] = state.stack
    queue: list[Frame] = t.queue
    stop = t.stop
    scopes = state.scopes
    wishing = scopes[0].kind == SCOPE if scopes else False
    for _ in range(MAX_FRAMES_PER_MOVE):
        if state.result is not None:
            queue.reverse()
            stack += queue
            queue.clear()
            return []
        if queue:
            frame = queue.pop()  # the usual case: a single frame, which need not go by way of the stack
            if queue:
                # Reversed, so that the frame that was queued first lies on top and runs first.
                stack.append(frame)
                queue.reverse()
                stack += queue
                queue.clear()
                frame = stack.pop()
        elif stack:
            frame = stack.pop()
        else:
            return []
        if stop and type(frame).__name__ == stop and frame.as_question() is None:
            stack.append(frame)
            return []
        question = frame.run(t)
        if question is not None:
            stack.append(frame)  # a question lies on the stack while its options are listed and while it is pending
            options: list[Option] = question.options(state)
            count = len(options)
            if count > 1 or (
                count == 1 and (question.asks_when_forced or (wishing and stops(state, question, options)))
            ):
                declined = passed(state, question, options) if wishing and question.usually_passed else None
                if declined is None:
                    t.asking = question
                    return options
                options, count = [declined], 1
            stack.pop()
            if count:
                question.answer(t, options[0])
    if state.result is not None or not (stack or queue):
        return []
    following: Frame = queue[0] if queue else stack[-1]
    raise EndlessMove(
        f"{game.id}: after {MAX_FRAMES_PER_MOVE} steps there is still no question, "
        f"and {type(following).__name__} is next: nothing of this move was kept"
    )
