"""Wishes of the seats about being asked: kinds of question that are passed for a seat, and a stop at the next step.

A wish is a move like any other (`Session.play("ask-never damage", seat)`), so that records and replays hold it. Wishes
are kept in the ledger of a scope below all others; a state without wishes has no such scope.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from shamble.core.errors import IllegalOption
from shamble.core.option import Option
from shamble.core.state import Scope, State

if TYPE_CHECKING:
    from shamble.core.frame import Ask

SCOPE: Final = "preferences"
NEVER: Final = "ask-never"
"""Verb: pass every question about this topic for the seat, to the end of the game."""
NOT_NOW: Final = "ask-not-now"
"""Verb: pass every question about this topic for the seat, to the end of the round."""
AGAIN: Final = "ask-again"
"""Verb: ask the seat about this topic again."""
HOLD: Final = "ask-hold"
"""Verb: stop before the next step that would run by itself."""
GO_ON: Final = "ask-go-on"
"""Verb: no longer stop."""
WISHES: Final = (NEVER, NOT_NOW, AGAIN, HOLD, GO_ON)
PASSING: Final = ("pass", "go-on")
"""Verbs that decline a recurring question."""
TOPICS: Final = 32
"""Most topics that one seat may silence."""


def preference(key: str) -> Option | None:
    """Returns the wish with this key, None if the key is none; a damaged one raises IllegalOption."""
    if not key.startswith("ask-"):
        return None
    verb, _, topic = key.partition(" ")
    if verb in (HOLD, GO_ON) and not topic:
        return Option(verb)
    if verb in (NEVER, NOT_NOW, AGAIN) and 0 < len(topic) <= 40 and topic.replace("-", "").isalnum():
        return Option(verb, item=topic)
    raise IllegalOption(f"{key!r} is no wish: {NEVER}, {NOT_NOW} and {AGAIN} name a topic, {HOLD} and {GO_ON} do not")


def wishes(state: State) -> tuple[str, ...]:
    """Returns all wishes as words: `never SEAT TOPIC`, `round SEAT TOPIC SERIAL-OF-THE-ROUND`, `hold SEAT`."""
    scopes = state.scopes
    return scopes[0].spent if scopes and scopes[0].kind == SCOPE else ()


def set_wishes(state: State, words: list[str]) -> None:
    """Stores the seats' wishes in the state's first scope, which exists only while there are some."""
    scopes = state.scopes[1:] if wishes(state) else state.scopes
    state.scopes = [Scope(SCOPE, "", 0, tuple(words)), *scopes] if words else scopes


def round_serial(state: State) -> int:
    """Returns the serial of the current round, or of the outermost scope of a game without rounds."""
    for scope in state.scopes:
        if scope.kind == "round":
            return scope.serial
    outer = [scope.serial for scope in state.scopes if scope.kind != SCOPE]
    return outer[0] if outer else 0


def enter_wish(state: State, seat: int, option: Option) -> None:
    """Enters a wish of a seat into the state; wishes of earlier rounds are dropped. A hold counts among its topics."""
    now = round_serial(state)
    own = (f"never {seat} {option.item}", f"round {seat} {option.item} ")
    words = [word for word in wishes(state) if not word.startswith("round ") or word.endswith(f" {now}")]
    if option.verb in (HOLD, GO_ON):
        words = [word for word in words if word != f"hold {seat}"]
        if option.verb == HOLD:
            words.append(f"hold {seat}")
    else:
        words = [word for word in words if word != own[0] and not word.startswith(own[1])]
        if option.verb != AGAIN and len([word for word in words if word.split(" ")[1] == str(seat)]) >= TOPICS:
            raise IllegalOption(f"a seat silences at most {TOPICS} topics")
        if option.verb == NEVER:
            words.append(own[0])
        elif option.verb == NOT_NOW:
            words.append(f"{own[1]}{now}")
    set_wishes(state, words)


def silenced(state: State, seat: int) -> dict[str, str]:
    """Returns the topics that a seat has silenced, each with `game` or `round`."""
    topics: dict[str, str] = {}
    now = str(round_serial(state))
    for word in wishes(state):
        parts = word.split(" ")
        if parts[0] == "never" and parts[1] == str(seat):
            topics[parts[2]] = "game"
        elif parts[0] == "round" and parts[1] == str(seat) and parts[3] == now:
            topics[parts[2]] = "round"
    return topics


def holds(state: State, seat: int = -1) -> bool:
    """True if this seat (-1: any seat) wants a stop before the next step that would run by itself."""
    if not state.scopes or state.scopes[0].kind != SCOPE:  # the usual case: nobody wishes anything
        return False
    for word in state.scopes[0].spent:
        if word.startswith("hold ") and seat in (-1, int(word[5:])):
            return True
    return False


def release(state: State, seat: int) -> None:
    """Ends the hold of a seat."""
    set_wishes(state, [word for word in wishes(state) if word != f"hold {seat}"])


def passed(state: State, question: Ask[Any, Any], options: list[Option]) -> Option | None:
    """Returns the option with which the kernel answers a recurring question whose topic its seat has silenced; None if
    the seat is asked."""
    seat = question.seat(state)
    if question.topic() not in silenced(state, seat) or holds(state, seat):
        return None
    return options[-1] if options[-1].verb in PASSING else None


def stops(state: State, question: Ask[Any, Any], options: list[Option]) -> bool:
    """True if a hold makes the kernel ask this question with its single option."""
    return len(options) == 1 and bool(state.scopes) and holds(state, question.seat(state))


def release_if_stopped(state: State, question: Ask[Any, Any], options: list[Option]) -> None:
    """Ends the hold of the asked seat if it stopped the game at this question, which is now answered."""
    if question.held or len(options) == 1:
        release(state, question.seat(state))
