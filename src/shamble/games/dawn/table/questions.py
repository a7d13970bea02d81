"""Shapes of steps that several rules share: about one zed, zeds who meet a field, zeds on the march, somebody's lot."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.games.dawn.table.flow import RuleStep


class ZedStep(RuleStep):
    fields: ClassVar[tuple[str, ...]] = ("zed",)
    __slots__ = ("zed",)

    def __init__(self, zed: str) -> None:
        self.zed: Final = zed


class MeetingStep(RuleStep):
    """Zeds have come to a field."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zeds")
    __slots__ = ("field", "zeds")

    def __init__(self, field: str, zeds: tuple[str, ...]) -> None:
        self.field: Final = field
        self.zeds: Final = zeds


class MarchStep(RuleStep):
    """Zeds go from a field to the next."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "target")
    __slots__ = ("field", "target", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str, target: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.target: Final = target


class LotStep(RuleStep):
    """What becomes of a unit on a field, and why."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field", "cause")
    __slots__ = ("cause", "field", "unit")

    def __init__(self, unit: str, field: str, cause: str) -> None:
        self.unit: Final = unit
        self.field: Final = field
        self.cause: Final = cause
