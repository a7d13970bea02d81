"""Compares what must be true with what is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.session import Session


def observe(session: Session, path: str) -> object:
    """Paths that mean the same in every game; the rest is the game's own."""
    result = session.outcome
    if path == "over":
        return None if result is None else "won" if result.won else "lost"
    if path == "reason":
        return None if result is None else result.reason
    if path == "undos":
        return session.undos
    return tooling(session.game).observe(session, path)


def differences(session: Session, expect: Mapping[str, Any]) -> list[str]:
    """One line for each path whose value is another one."""
    wrong = []
    for path, wanted in expect.items():
        if path in ("log", "no-log"):
            wrong += log_differences(session, path, wanted)
            continue
        try:
            found = observe(session, str(path))
        except ShambleError as reason:
            wrong.append(f"expect {path}: {reason}")
        except (KeyError, IndexError, ValueError):
            wrong.append(f"expect {path}: there is no such path")
        else:
            if not equal(wanted, found):
                wrong.append(f"expect {path}: {show(wanted)}, but it is {show(found)}")
    return wrong


def log_differences(session: Session, path: str, wanted: object) -> list[str]:
    """`log` names kinds of events that happened, `no-log` such that did not."""
    if not isinstance(wanted, list):
        return [f"expect {path}: should be a list of kinds of events, not {wanted!r}"]
    kinds = {event.kind for event in session.log}
    if path == "no-log":
        return [f"expect no-log: {kind} happened" for kind in wanted if kind in kinds]
    happened = ", ".join(sorted(kinds)) or "nothing"
    return [f"expect log: {kind} did not happen; {happened} did" for kind in wanted if kind not in kinds]


def equal(wanted: object, found: object) -> bool:
    """Lists are compared in any order, unless the game gives a tuple: then the order is meant."""
    if isinstance(found, tuple):
        return isinstance(wanted, list) and len(wanted) == len(found) and all(map(equal, wanted, found))
    if isinstance(found, list):
        if not isinstance(wanted, list) or len(wanted) != len(found):
            return False
        left = list(found)
        for one in wanted:
            for index, other in enumerate(left):
                if equal(one, other):
                    del left[index]
                    break
            else:
                return False
        return True
    if isinstance(found, Mapping):
        return (
            isinstance(wanted, Mapping)
            and wanted.keys() == found.keys()
            and all(equal(wanted[key], found[key]) for key in wanted)
        )
    # True == 1 in Python, but not in a scenario.
    return type(wanted) is type(found) and wanted == found


def show(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(show(one) for one in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {show(one)}" for key, one in value.items()) + "}"
    return str(value)
