"""Base classes of steps that several rules share: about a zed, zeds who enter a field, zeds who move, a unit's fate."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.games.dawn.table.flow import RuleStep


class ZedStep(RuleStep):
    """A step about one zed."""

    fields: ClassVar[tuple[str, ...]] = ("zed",)
    __slots__ = ("zed",)

    def __init__(self, zed: str) -> None:
        self.zed: Final = zed


class MeetingStep(RuleStep):
    """A step about zeds who have come to a field."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zeds")
    __slots__ = ("field", "zeds")

    def __init__(self, field: str, zeds: tuple[str, ...]) -> None:
        self.field: Final = field
        self.zeds: Final = zeds


class MarchStep(RuleStep):
    """A step about zeds who go from a field to an adjacent one."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "target")
    __slots__ = ("field", "target", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str, target: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.target: Final = target


class LotStep(RuleStep):
    """A step that decides what happens to a unit on a field; `cause` is the rule."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field", "cause")
    __slots__ = ("cause", "field", "unit")

    def __init__(self, unit: str, field: str, cause: str) -> None:
        self.unit: Final = unit
        self.field: Final = field
        self.cause: Final = cause
