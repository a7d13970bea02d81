"""What happens when the box runs out of zombies while a group splits (p. 12, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.activation import Activate
from shamble.city.flow import Play, Step
from shamble.city.state import City
from shamble.core.frame import Leave

SHORTAGE: Final = "shortage"


class ShortActivation(Step):
    """Everybody of a kind acts once more. Splitting again in it grants nothing: it would never end (S1-12)."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, t: Play) -> None:
        t.enter(SHORTAGE, t.s.rules.catalogue.kinds[self.kind].id)
        t.then(Activate((self.kind,)))
        t.then(Leave(SHORTAGE))


def is_guarded(s: City, kind: str) -> bool:
    """Whether a kind acts because it ran out before."""
    scope = s.scope(SHORTAGE)
    return scope is not None and scope.name == kind
