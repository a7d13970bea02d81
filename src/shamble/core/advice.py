"""What a sensible player would do."""

from __future__ import annotations

from typing import Final

from shamble.core.event import Arg
from shamble.core.option import Option


class Advice:
    """An option that a sensible player would take, how good it is, and why (message `why-<reason_id>`)."""

    __slots__ = ("args", "option", "reason_id", "score")

    def __init__(self, option: Option, score: float, reason_id: str, args: dict[str, Arg] | None = None) -> None:
        self.option: Final = option
        self.score: Final = score
        self.reason_id: Final = reason_id
        self.args: Final[dict[str, Arg]] = args or {}

    def __repr__(self) -> str:
        return f"<{self.option.key}: {self.score:g} {self.reason_id}>"
