"""Beats: groups of events that happen together and are shown together, each with one sentence and one sum.

A game declares a `BeatPlan`. Without one, the events of one action, card or attack are a beat: the scopes of the state
after an event tell its cause.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from shamble.core.event import Arg, Args, Event
from shamble.core.state import Scope

CAUSES: Final = frozenset({"action", "card", "attack", "activation", "arrival"})
"""Kinds of scopes whose events are one beat."""
ANNOUNCEMENTS: Final = frozenset({"turn", "phase", "round"})
"""Families of beats that only say what begins or ends. A wound is never part of one: their sentence hides it."""
SPANS: Final = ("turn", "phase", "round")
"""Kinds of scopes that share one time budget, narrowest first."""


class Sum:
    """One entry of a plan's sums. `name`: the sum; `arg`: the event's argument that is added, one if empty; `list`: the
    argument that names the counted thing, collected as `2 walker` under `<name>-list`."""

    __slots__ = ("arg", "list", "name")

    def __init__(self, name: str, arg: str = "", list: str = "") -> None:
        self.name: Final = name
        self.arg: Final = arg
        self.list: Final = list


@mypyc_attr(allow_interpreted_subclasses=True)
class BeatPlan:
    """The rules by which a game's events form beats.

    `opens`: event kind → kind of the beat that it opens, whatever its cause. `together`: kinds of beats that take in
    the following events of the same kind, with the argument that has to be equal (empty: none; `*`: the cause).
    `joins`: event kinds that belong to the open beat. `parts`: event kinds that open nothing in a beat of their own
    cause. `sums`: event kind → sums to which it adds. `hurts`: event kind → argument that names the figures that are
    harmed. `leads`: event kinds whose sentence tells a beat, most telling first. `told`: kinds of beats with a sentence
    of their own, message `beat-<kind>`, and the arguments that it needs; it gets those of all events, the first event's
    first, and all sums.
    """

    def __init__(
        self,
        opens: Mapping[str, str] | None = None,
        together: Mapping[str, str] | None = None,
        joins: Iterable[str] = (),
        parts: Iterable[str] = (),
        sums: Mapping[str, Sequence[Sum]] | None = None,
        hurts: Mapping[str, str] | None = None,
        leads: Sequence[str] = (),
        told: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.opens: Final[Mapping[str, str]] = opens or {}
        self.together: Final[Mapping[str, str]] = together or {}
        self.joins: Final = frozenset(joins)
        self.parts: Final = frozenset(parts)
        self.sums: Final[Mapping[str, Sequence[Sum]]] = sums or {}
        self.hurts: Final[Mapping[str, str]] = hurts or {}
        self.leads: Final = tuple(leads)
        self.told: Final[Mapping[str, Sequence[str]]] = told or {}
        self.blank: Final = {entry.name: 0 for entries in self.sums.values() for entry in entries}
        """All sums at zero: a sentence may use each of them."""

    def extended(
        self,
        opens: Mapping[str, str],
        together: Mapping[str, str] | None = None,
        parts: Iterable[str] = (),
        sums: Mapping[str, Sequence[Sum]] | None = None,
        leads: Sequence[str] = (),
    ) -> BeatPlan:
        """Returns this plan with the events of one game more. `leads` are more telling than those of this plan."""
        return BeatPlan(
            {**self.opens, **opens},
            {**self.together, **(together or {})},
            self.joins,
            {*self.parts, *parts},
            {**self.sums, **(sums or {})},
            self.hurts,
            (*leads, *self.leads),
            self.told,
        )


class Beat:
    """Events that are shown together. `kind`: what the plan calls it, else the kind of its first event. `span`: the
    turn or phase in which it happens. `joins`: beats with the same value may be played as one; empty for none."""

    __slots__ = ("_cause", "_plan", "events", "family", "span")

    def __init__(self, plan: BeatPlan, event: Event, family: str, cause: int, span: str) -> None:
        self._plan: Final = plan
        self._cause: Final = cause
        self.family: Final = family
        self.span: Final = span
        self.events: Final = [event]

    @property
    def kind(self) -> str:
        return self.family or self.events[0].kind

    @property
    def joins(self) -> str:
        """The key that this beat shares with beats that continue it; empty if none may."""
        return f"{self.family} {self._key}" if self._continues else ""

    @property
    def _key(self) -> str:
        return key_of(self._plan, self.family, self.events[0], self._cause)

    @property
    def _continues(self) -> bool:
        return self.family in self._plan.together

    def takes(self, event: Event, cause: int) -> bool:
        """True if the next event belongs to this beat."""
        plan = self._plan
        if event.kind in plan.joins and not (event.kind in plan.hurts and self.family in ANNOUNCEMENTS):
            return True
        if cause and cause == self._cause and (event.kind in plan.parts or event.kind not in plan.opens):
            return True
        family = plan.opens.get(event.kind, "")
        if family:
            return family == self.family and self._continues and key_of(plan, family, event, cause) == self._key
        return False

    def sums(self) -> dict[str, int]:
        """The sums of the plan over all events."""
        total = dict(self._plan.blank)
        for event in self.events:
            for entry in self._plan.sums.get(event.kind, ()):
                total[entry.name] += number(event.args.get(entry.arg, 0)) if entry.arg else 1
        return total

    def part(self, name: str, event: Event) -> int:
        """The number that an event adds to a sum of the plan."""
        entries = [entry for entry in self._plan.sums.get(event.kind, ()) if entry.name == name]
        return sum([number(event.args.get(entry.arg, 0)) if entry.arg else 1 for entry in entries])

    def lists(self) -> dict[str, tuple[str, ...]]:
        """The counted things of each sum with a list: `("2 walker", "1 runner")`."""
        counts: dict[str, dict[str, int]] = {}
        for event in self.events:
            for entry in self._plan.sums.get(event.kind, ()):
                if entry.list:
                    things = counts.setdefault(entry.list, {})
                    thing = str(event.args.get(entry.list, ""))
                    things[thing] = things.get(thing, 0) + (number(event.args.get(entry.arg, 0)) if entry.arg else 1)
        return {name: tuple([f"{n} {thing}" for thing, n in things.items()]) for name, things in counts.items()}

    def hurt(self) -> tuple[str, ...]:
        """The ids of harmed figures, in the order of the events, each once."""
        ids: dict[str, None] = {}
        for event in self.events:
            name = self._plan.hurts.get(event.kind, "")
            value = event.args.get(name, "") if name else ""
            for id in value if isinstance(value, tuple) else (value,):
                if isinstance(id, str) and id:
                    ids[id] = None
        return tuple(ids)

    def message(self) -> tuple[str, Args]:
        """Message id and arguments of the beat's one sentence."""
        needed = self._plan.told.get(self.family)
        if needed is not None and len(self.events) > 1:
            args: dict[str, Arg] = {}
            for event in reversed(self.events):
                args.update(event.args)
            args.update(self.sums())
            for name, things in self.lists().items():
                args[name + "s"] = things
            args["whom"] = self.hurt()
            if all(name in args for name in needed):
                return f"beat-{self.family}", args
        lead = self.lead()
        return f"log-{lead.kind}", lead.args

    def lead(self) -> Event:
        """The event whose sentence tells the beat."""
        for kind in self._plan.leads:
            for event in reversed(self.events):
                if event.kind == kind:
                    return event
        if self._continues:
            for event in reversed(self.events):
                if self._plan.opens.get(event.kind) == self.family:
                    return event
        return self.events[0]


def number(value: Arg) -> int:
    """The value of a counted argument: a number, or the length of a list."""
    if isinstance(value, int):
        return value
    return len(value) if isinstance(value, tuple) else 0


def key_of(plan: BeatPlan, family: str, event: Event, cause: int) -> str:
    """The value that has to be equal in beats of this kind that go together."""
    name = plan.together.get(family, "")
    if name == "*":
        return str(cause)
    return str(event.args.get(name, "")) if name else ""


def cause_of(scopes: Sequence[Scope]) -> int:
    """The serial of the innermost action, card or attack; 0 if none is open."""
    for scope in reversed(scopes):
        if scope.kind in CAUSES:
            return scope.serial
    return 0


def span_of(scopes: Sequence[Scope]) -> str:
    """The innermost turn, phase or round with its serial: `turn 19`; empty if none is open."""
    for kind in SPANS:
        for scope in reversed(scopes):
            if scope.kind == kind:
                return f"{kind} {scope.serial}"
    return ""


def beats(plan: BeatPlan, steps: Iterable[tuple[Event, Sequence[Scope]]]) -> list[Beat]:
    """Groups consecutive events, each with the scopes of the state after it, into beats.

    >>> from shamble.core.state import Scope
    >>> shot = [Scope("turn", "amy", 1), Scope("attack", "amy", 2)]
    >>> events = [Event(kind, "demo", {"who": "amy"}) for kind in ("attacks", "rolls", "kills")]
    >>> made = beats(BeatPlan(leads=("kills",)), [(event, shot) for event in events])
    >>> len(made), made[0].span, made[0].message()
    (1, 'turn 1', ('log-kills', {'who': 'amy'}))
    """
    grouped: list[Beat] = []
    for event, scopes in steps:
        cause = cause_of(scopes)
        if grouped and grouped[-1].takes(event, cause):
            grouped[-1].events.append(event)
        else:
            grouped.append(Beat(plan, event, plan.opens.get(event.kind, ""), cause, span_of(scopes)))
    return grouped
