"""Compares what must be true with what is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.session import Session
from shamble.scenario.known import rule_ids, told_as
from shamble.scenario.matching import names

COMMON: Final = ("over", "reason", "undos")
"""Paths that mean the same in every game."""
LOGS: Final = ("log", "no-log", "order")


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
    vocabulary = tooling(session.game).vocabulary(session.state)
    for path, wanted in expect.items():
        if path in LOGS:
            wrong += log_differences(session, path, wanted)
            continue
        unknown = vocabulary.wrong_path(str(path)) if path not in COMMON else ""
        if unknown:
            wrong.append(f"expect {path}: {unknown}")
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
    """`log` names what happened, `no-log` what did not, `order` what happened one after the other."""
    if not isinstance(wanted, list):
        return [f"expect {path}: should be a list of events, not {wanted!r}"]
    for one in wanted:
        wrong = misread(session, one)
        if wrong:
            return [f"expect {path}: {wrong}"]
    events = session.log
    if path == "no-log":
        return [f"expect no-log: {show(one)} happened" for one in wanted if any(told(one, event) for event in events)]
    happened = ", ".join(dict.fromkeys(event.kind for event in events)) or "nothing"
    if path == "log":
        missing = [one for one in wanted if not any(told(one, event) for event in events)]
        return [f"expect log: {show(one)} did not happen; {happened} did" for one in missing]
    left = list(events)
    for one in wanted:
        at = next((index for index, event in enumerate(left) if told(one, event)), -1)
        if at < 0:
            return [f"expect order: {show(one)} did not happen after the one before it; in order: {happened}"]
        del left[: at + 1]
    return []


def misread(session: Session, wanted: object) -> str:
    """Why nothing could ever be told like this: a misspelt event would prove that it did not happen."""
    kind = wanted if isinstance(wanted, str) else wanted.get("kind") if isinstance(wanted, dict) else None
    if not isinstance(wanted, str) and (not isinstance(wanted, dict) or not wanted):
        return f"an event is its kind or {{kind: …, rule: …, who: …}}, not {wanted!r}"
    known = told_as(session.game, "log-")
    if kind is not None and known and kind not in known:
        return f"there is no event {kind!r}{hint(kind, known)}"
    rules = rule_ids(session.game)
    rule = wanted.get("rule") if isinstance(wanted, dict) else None
    if rule is not None and rules and rule not in rules:
        return f"there is no rule {rule!r}{hint(rule, rules)}"
    return ""


def told(wanted: str | Mapping[str, Any], event: Event) -> bool:
    if isinstance(wanted, str):
        return event.kind == wanted
    return noted(wanted, {**event.args, "kind": event.kind, "rule": event.rule})


def noted(wanted: Mapping[str, Any], facts: Mapping[str, object]) -> bool:
    return all(name in facts and said(value, facts[name]) for name, value in wanted.items())


def said(wanted: object, found: object) -> bool:
    """A card may be named by its kind, as everywhere in a scenario."""
    if isinstance(wanted, str) and isinstance(found, str):
        return names(wanted, found)
    return equal(wanted, list(found) if isinstance(found, tuple) else found)


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
