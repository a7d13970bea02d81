"""Compares the values that a scenario expects with those of the session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.scenario.matching import names
from shamble.scenario.named_ids import rule_ids, told_as
from shamble.sessions.session import Session

COMMON: Final = ("over", "reason", "undos")
"""Paths with the same meaning in every game."""
NEAREST: Final = 3
"""Largest number of events that a message compares with the expected one."""
LOGS: Final = ("log", "no-log", "order")


def observe(session: Session, path: str) -> object:
    """Returns the value at a path: common paths here, all others from the game."""
    result = session.outcome
    if path == "over":
        return None if result is None else "won" if result.won else "lost"
    if path == "reason":
        return None if result is None else result.reason
    if path == "undos":
        return session.undos
    return tooling(session.game).observe(session, path)


def differences(session: Session, expect: Mapping[str, Any]) -> list[str]:
    """Returns one line for each path whose value differs."""
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
            actual = observe(session, str(path))
        except ShambleError as reason:
            wrong.append(f"expect {path}: {reason}")
        except (KeyError, IndexError, ValueError):
            wrong.append(f"expect {path}: there is no such path")
        else:
            if not equal(wanted, actual):
                wrong.append(f"expect {path}: {show(wanted)}, but it is {show(actual)}")
    return wrong


def log_differences(session: Session, path: str, wanted: object) -> list[str]:
    """Compares the log: `log` lists events that happened, `no-log` events that did not, `order` events in sequence."""
    if not isinstance(wanted, list):
        return [f"expect {path}: should be a list of events, not {wanted!r}"]
    for expected in wanted:
        wrong = misread(session, expected)
        if wrong:
            return [f"expect {path}: {wrong}"]
    events = session.log
    if path == "no-log":
        return [
            f"expect no-log: {show(expected)} happened"
            for expected in wanted
            if any(event_matches(expected, event) for event in events)
        ]
    happened = ", ".join(dict.fromkeys(event.kind for event in events)) or "nothing"
    otherwise = f"did not happen; {happened} did"
    if path == "log":
        missing = [expected for expected in wanted if not any(event_matches(expected, event) for event in events)]
        return [f"expect log: {show(expected)} {nearest_events(expected, events) or otherwise}" for expected in missing]
    left = list(events)
    for expected in wanted:
        at = next((index for index, event in enumerate(left) if event_matches(expected, event)), -1)
        if at < 0:
            return [f"expect order: {show(expected)} did not happen after the one before it; in order: {happened}"]
        del left[: at + 1]
    return []


def nearest_events(wanted: object, events: Sequence[Event]) -> str:
    """Returns in what the events of the expected kind differ from the expected one; empty if none happened."""
    kind = wanted.get("kind") if isinstance(wanted, dict) else None
    if not isinstance(wanted, dict) or kind is None:
        return ""
    differing: dict[str, None] = {}
    for event in events:
        if event.kind == kind:
            facts: dict[str, object] = {**event.args, "rule": event.rule}
            other = [name for name in wanted if name != "kind" and not noted({name: wanted[name]}, facts)]
            differing[", ".join(f"{name} {show(facts[name])}" if name in facts else f"no {name}" for name in other)] = (
                None
            )
    if not differing:
        return ""
    return f"did not happen: {kind} happened, but with {' and with '.join(list(differing)[:NEAREST])}"


def misread(session: Session, wanted: object) -> str:
    """Returns why an expected event could never occur; empty if it could. A misspelt event would pass any `no-log`."""
    kind = wanted if isinstance(wanted, str) else wanted.get("kind") if isinstance(wanted, dict) else None
    if not isinstance(wanted, str) and (not isinstance(wanted, dict) or not wanted):
        return f"an event is its kind or {{kind: …, rule: …, who: …}}, not {wanted!r}"
    kinds = told_as(session.game, "log-")
    if kind is not None and kinds and kind not in kinds:
        return f"there is no event {kind!r}{hint(kind, kinds)}; a new event needs the text log-{kind}"
    rules = rule_ids(session.game)
    rule = wanted.get("rule") if isinstance(wanted, dict) else None
    if rule is not None and rules and rule not in rules:
        return f"there is no rule {rule!r}{hint(rule, rules)}"
    return ""


def event_matches(wanted: str | Mapping[str, Any], event: Event) -> bool:
    """True if an event fits the expected kind or facts."""
    if isinstance(wanted, str):
        return event.kind == wanted
    return noted(wanted, {**event.args, "kind": event.kind, "rule": event.rule})


def noted(wanted: Mapping[str, Any], facts: Mapping[str, object]) -> bool:
    """True if all expected facts are among the facts."""
    return all(name in facts and value_matches(value, facts[name]) for name, value in wanted.items())


def value_matches(wanted: object, actual: object) -> bool:
    """True if values are equal; a card may be named by its kind."""
    if isinstance(wanted, str) and isinstance(actual, str):
        return names(wanted, actual)
    return equal(wanted, list(actual) if isinstance(actual, tuple) else actual)


def equal(wanted: object, actual: object) -> bool:
    """True if values are equal. Lists are compared in any order; a tuple from the game is compared in its order."""
    if isinstance(actual, tuple):
        return isinstance(wanted, list) and len(wanted) == len(actual) and all(map(equal, wanted, actual))
    if isinstance(actual, list):
        if not isinstance(wanted, list) or len(wanted) != len(actual):
            return False
        left = list(actual)
        for item in wanted:
            for index, other in enumerate(left):
                if equal(item, other):
                    del left[index]
                    break
            else:
                return False
        return True
    if isinstance(actual, Mapping):
        return (
            isinstance(wanted, Mapping)
            and wanted.keys() == actual.keys()
            and all(equal(wanted[key], actual[key]) for key in wanted)
        )
    # In Python True == 1, but not in a scenario.
    return type(wanted) is type(actual) and wanted == actual


def show(value: object) -> str:
    """Returns a value as it is written in YAML, for messages."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(show(item) for item in value) + "]"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {show(item)}" for key, item in value.items()) + "}"
    return str(value)
