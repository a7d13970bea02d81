"""Events: what happened, for the log, animations and statistics. They hold ids and numbers, never sentences."""

from __future__ import annotations

from typing import Final

from shamble.core.entity import Json, dump

Arg = int | str | tuple[str, ...] | tuple[int, ...]
Args = dict[str, Arg]


class Event:
    """One thing that happened. `kind`: message id; `rule`: its cause; `to`: seats that may see it (None: all)."""

    __slots__ = ("args", "kind", "rule", "to")

    def __init__(self, kind: str, rule: str, args: dict[str, Arg], to: tuple[int, ...] | None = None) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.args: Final = args
        self.to: Final = to

    def visible_to(self, seat: int | None) -> bool:
        """True if a seat may see the event; None stands for a spectator."""
        return self.to is None or (seat is not None and seat in self.to)

    def plain(self) -> Json:
        return {"kind": self.kind, "rule": self.rule, "args": dump(self.args)}

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.kind}({inside}) [{self.rule}]"
