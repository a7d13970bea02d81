"""Options, the possible answers to a question, and refusals of actions that are not possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.event import Arg

NOTHING: Final = "nothing"
NO_OPTIONS: Final[list[Option]] = []
"""Result of a frequent function that has nothing to offer; shared, so callers must not change it."""


def joined(items: Sequence[str]) -> str:
    """Joins several ids into the single item of an option; `nothing` for none."""
    return "+".join(items) or NOTHING


def parted(item: str) -> tuple[str, ...]:
    """Splits the item of an option into the ids that `joined` put together."""
    return tuple(item.split("+")) if item != NOTHING else ()


class Option:
    """A possible answer. Its `key` is stable, readable and unique within its decision: `move daryl highway`."""

    __slots__ = ("actor", "item", "n", "target", "verb")

    def __init__(self, verb: str, actor: str = "", target: str = "", item: str = "", n: int = -1) -> None:
        self.verb: Final = verb
        self.actor: Final = actor
        self.target: Final = target
        self.item: Final = item
        self.n: Final = n

    @property
    def key(self) -> str:
        """The parts of the option separated by blanks: verb, actor, item, target, number."""
        text = self.verb
        if self.actor:
            text += " " + self.actor
        if self.item:
            text += " " + self.item
        if self.target:
            text += " " + self.target
        if self.n >= 0:
            text += " " + str(self.n)
        return text

    @property
    def touches(self) -> tuple[str, ...]:
        """The objects on the table that this option concerns, by id."""
        return tuple([thing for thing in (self.actor, self.item, self.target) if thing])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Refusal:
    """An action that a player would expect but may not take, with the reason (a message id) and the rule."""

    __slots__ = ("args", "option", "reason", "rule")

    def __init__(self, option: Option, reason: str, rule: str, args: dict[str, Arg] | None = None) -> None:
        self.option: Final = option
        self.reason: Final = reason
        self.rule: Final = rule
        self.args: Final[dict[str, Arg]] = args or {}

    def __repr__(self) -> str:
        return f"<not {self.option.key}: {self.reason} [{self.rule}]>"
