"""Counts how often rules, verbs and other things fired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shamble.core.event import Event
from shamble.core.option import Option
from shamble.sessions.session import Session


class Tally:
    """Counts of what fired. A rule fires when an event, a question, a refusal or the result cites it; a verb when it is
    played; anything else when an event's arguments mention it."""

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.mentions: Counter[str] = Counter()

    def question(self, session: Session) -> None:
        """Counts the rules of the pending question, and at the start of a game those of the set-up."""
        if session.seq == 0:
            self.events(session.log)
        decision = session.decision
        if decision is not None:
            self.rules[decision.rule] += 1
            for refusal in decision.refusals():
                self.rules[refusal.rule] += 1

    def move(self, option: Option, events: Sequence[Event]) -> None:
        """Counts an option that was taken, and its events."""
        self.verbs[option.verb] += 1
        self.events(events)

    def events(self, events: Sequence[Event]) -> None:
        """Counts the rules that these events cite and the things that they name."""
        for event in events:
            self.rules[event.rule] += 1
            for value in event.args.values():
                for id in value if isinstance(value, tuple) else (value,):
                    if isinstance(id, str):
                        self.mentions[kind(id)] += 1

    def end(self, session: Session) -> None:
        """Counts the rule that ended the game."""
        if session.outcome is not None:
            self.rules[session.outcome.rule] += 1

    def add(self, other: Tally) -> None:
        self.rules += other.rules
        self.verbs += other.verbs
        self.mentions += other.mentions

    def fired(self, catalogue_kind: str, id: str) -> int:
        """Returns how often a thing of this kind fired."""
        if catalogue_kind == "rule":
            return self.rules[id]
        return self.verbs[id] if catalogue_kind == "verb" else self.mentions[id]


def kind(id: str) -> str:
    """Returns the kind of a copy: `pistol` for `pistol.2`."""
    head, dot, copy = id.rpartition(".")
    return head if dot and copy.isdigit() else id
