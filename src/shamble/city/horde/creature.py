"""Base class of the special abilities of zombies. The game registers one class for each effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from shamble.city.book.printed import Kind
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.state import CityState
    from shamble.core.scene import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature:
    """The special abilities of a zombie kind. The base class is an ordinary zombie."""

    id: ClassVar[str] = ""
    bars: ClassVar[tuple[str, str]] = ("", "")
    """Reason and rule, if no survivor in its zone may attack."""
    first: ClassVar[bool] = False
    """True if ranged hits must be assigned to it before all other targets."""
    takes_fire: ClassVar[str] = ""
    """The rule by which fire in its zone affects no other figure; empty if it has no such ability."""
    invulnerable: ClassVar[bool] = False
    """True if no weapon kills it."""
    counts: ClassVar[bool] = True
    """True if no other individual of its type appears while it is on the board."""
    enemy: ClassVar[bool] = True
    """True if it is an enemy. Other kinds do not hinder moves and are no targets."""
    dealt: ClassVar[bool] = True
    """True if its card is in the deck of its type."""
    kill_rule: ClassVar[str] = ""
    """The rule that its death cites; empty for the usual one."""

    def can_kill(self, s: CityState, kind: Kind, damage: int) -> bool:
        """True if a hit with this damage kills it."""
        return damage >= kind.needs and not self.invulnerable

    def can_burn(self, s: CityState, kind: Kind, card: str) -> bool:
        """True if the thrown card kills it."""
        return True

    def prey(self, s: CityState, zone: int, kind: Kind) -> int:
        """The zone in which it attacks instead of moving; -1: it moves."""
        return zone if s.people(zone) else -1

    def marks(self, s: CityState, kind: Kind) -> list[Text]:
        """Marks to show on its figure."""
        return []

    def killed(self, t: CityFlow, who: str, zone: int, kind: Kind) -> None:
        """Called when it was killed."""
