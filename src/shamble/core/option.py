"""Questions and answers as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.core.event import Arg

NOTHING: Final = "nothing"


def joined(items: Sequence[str]) -> str:
    """Several things, or none, as the one item that an option names."""
    return "+".join(items) or NOTHING


def parted(item: str) -> tuple[str, ...]:
    """The things that an option names as one item."""
    return tuple(item.split("+")) if item != NOTHING else ()


class Option:
    """A structured answer. Its key is stable, readable and unique in its decision: `move daryl highway`."""

    __slots__ = ("actor", "item", "n", "target", "verb")

    def __init__(self, verb: str, actor: str = "", target: str = "", item: str = "", n: int = -1) -> None:
        self.verb: Final = verb
        self.actor: Final = actor
        self.target: Final = target
        self.item: Final = item
        self.n: Final = n

    @property
    def key(self) -> str:
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
        """The objects on the table that this option concerns."""
        return tuple([thing for thing in (self.actor, self.item, self.target) if thing])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"<{self.key}>"


class Refusal:
    """An action a player would expect but may not take: why (a message id) and by which rule."""

    __slots__ = ("args", "option", "reason", "rule")

    def __init__(self, option: Option, reason: str, rule: str, args: dict[str, Arg] | None = None) -> None:
        self.option: Final = option
        self.reason: Final = reason
        self.rule: Final = rule
        self.args: Final[dict[str, Arg]] = args or {}

    def __repr__(self) -> str:
        return f"<not {self.option.key}: {self.reason} [{self.rule}]>"
