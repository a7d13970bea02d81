"""Zombies with a nature of their own: one small object for each effect, registered by the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from shamble.city.book.printed import Kind
    from shamble.city.table.flow import Play
    from shamble.city.table.state import City
    from shamble.core.scene import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Creature:
    """What is special about a kind. The base is an ordinary zombie."""

    id: ClassVar[str] = ""
    bars: ClassVar[tuple[str, str]] = ("", "")
    """Nobody in its zone may attack: the reason that is told, and its rule."""
    first: ClassVar[bool] = False
    """Whether ranged hits must be given to it before anybody else."""
    takes_fire: ClassVar[str] = ""
    """Fire in its zone touches nobody else: the rule that says so."""
    invulnerable: ClassVar[bool] = False
    """Whether no weapon kills it."""
    counts: ClassVar[bool] = True
    """Whether it keeps another individual of its type from coming."""
    enemy: ClassVar[bool] = True
    """Whether it is against us: who is not makes nobody stay, stops nobody and draws no fire."""
    dealt: ClassVar[bool] = True
    """Whether its card is in the deck of its type."""
    kill_rule: ClassVar[str] = ""
    """The rule that its death cites, if it has one of its own."""

    def can_kill(self, s: City, kind: Kind, damage: int) -> bool:
        return damage >= kind.needs and not self.invulnerable

    def can_burn(self, s: City, kind: Kind, card: str) -> bool:
        """Whether a thrown card kills it."""
        return True

    def prey(self, s: City, zone: int, kind: Kind) -> int:
        """The zone whose people it attacks instead of moving; -1: it moves."""
        return zone if s.people(zone) else -1

    def marks(self, s: City, kind: Kind) -> list[Text]:
        """What can be seen of it besides who it is."""
        return []

    def killed(self, t: Play, who: str, zone: int, kind: Kind) -> None:
        """It falls."""
