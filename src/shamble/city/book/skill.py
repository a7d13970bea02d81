"""Skills as small objects: each says what it does at which moment, and nobody else knows its name.

A game registers one class for each family of its book. Which skills answer a moment is worked out once for every
combination that somebody has (`Kit`), so a moment nobody listens to costs nothing. Skills answer a moment in the order
in which the game registers them, not in the order in which they were learnt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.book.printed import WeaponLine
    from shamble.city.combat.attack_bonuses import Aim
    from shamble.city.combat.attack_dice import Roll
    from shamble.city.table.flow import Play
    from shamble.city.table.kit import Kit, Training
    from shamble.city.table.pieces import Attack
    from shamble.city.table.state import City
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """One family of skills. `n` in a moment is how often somebody has this very skill."""

    id: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Actions of its own that it performs."""
    reacts: ClassVar[tuple[str, ...]] = ()
    """Verbs of its reactions."""
    paired: ClassVar[bool] = False
    """Whether it is for who holds a pair of equal weapons."""
    learnable: ClassVar[bool] = True
    """Whether it can still be learnt in the middle of a game."""
    likes_sixes: ClassVar[bool] = False
    """Whether a 6 is worth more than another hit."""
    tells_sparing: ClassVar[bool] = False
    """Whether the log says that a miss hit no friend because of it."""
    sacrifices: ClassVar[bool] = False
    """Whether it asks what to give up instead of a wound: after everything that prevents wounds by itself."""
    fickle: ClassVar[bool] = False
    """Whether what it adds to an attack into one's own zone changes with the table or the turn."""
    lends: ClassVar[bool] = False
    """Whether those in the zone of who has it have another skill by it."""

    def __init__(self, name: str, arg: str, rank: int) -> None:
        self.name: Final = name
        """As it is written on a sheet: `die:melee`."""
        self.arg: Final = arg
        self.rank: Final = rank
        """When it answers a moment that others answer too."""
        self.moments: Final = moments_of(type(self))
        """At which it has something to say."""

    # -- before play -------------------------------------------------------------------------------------------

    def recruited(self, survivor: Survivor) -> Survivor:
        """Somebody who has it from the beginning takes the place."""
        return survivor

    def geared(self, t: Play, who: str) -> None:
        """Before the starting gear is dealt."""

    # -- what one has ------------------------------------------------------------------------------------------

    def train(self, training: Training) -> None:
        """Lasting permissions that no card has a part in: they are looked up for who has cards in hand or not."""

    def equip(self, kit: Kit, n: int) -> None:
        """Lasting numbers and permissions: what somebody with it can do."""

    def lent(self) -> str:
        """The skill that those in the zone have by it."""
        return ""

    def line(self) -> WeaponLine | None:
        """What one strikes with who uses the skill itself as a weapon."""
        return None

    # -- one's own turn ------------------------------------------------------------------------------------------

    def turn_starts(self, t: Play, who: str) -> None:
        """One's own turn begins."""

    def options(self, s: City, turn: Turn) -> list[Option]:
        """Actions that only this skill offers."""
        return []

    def perform(self, t: Play, who: str, option: Option) -> None:
        """Do one of them: its verb is among `verbs`."""
        raise NotImplementedError

    def anytime(self, s: City, survivor: Survivor) -> list[Option]:
        """What somebody with it may do although nobody asks; it is performed like any action of its own."""
        return []

    # -- attacking ---------------------------------------------------------------------------------------------

    def strengthen(self, s: City, aim: Aim, n: int) -> None:
        """More dice or damage than the weapon's line prints, and how much the dice are lifted."""

    def noticed(self, s: City, aim: Aim) -> bool:
        """Whether it made this attack possible at all, for the log."""
        return False

    def prepare(self, s: City, attack: Attack) -> bool:
        """Whether it can still change this attack before the dice fall."""
        return False

    def prepared(self, t: Play, attack: Attack) -> None:
        """It does: what that costs, and what `strengthen` or the rules will know it by."""
        raise NotImplementedError

    def reroll(self, s: City, attack: Attack, n: int) -> bool:
        """Whether dice may be rolled again by it."""
        return False

    def rerolled(self, t: Play, attack: Attack) -> None:
        """They are: what that costs."""

    def rolled(self, t: Play, roll: Roll, n: int) -> None:
        """The dice are final: read them otherwise, or roll more."""

    def scored(self, t: Play, roll: Roll) -> None:
        """Hits are counted: tell that it made a difference."""

    def picks(self, s: City, attack: Attack) -> bool:
        """Whether hits of this attack are given freely."""
        return False

    def spares(self, s: City, attack: Attack) -> bool:
        """Whether misses of this attack hit no friends."""
        return False

    def surplus(self, t: Play, attack: Attack) -> None:
        """Hits are left that nobody in the zone can be given."""

    def hit(self, t: Play, attack: Attack, kind: int) -> None:
        """A hit has just killed one of a kind."""

    def killed(self, t: Play, who: str, zone: int) -> None:
        """Somebody with it has killed a zombie, however."""

    def cleared(self, t: Play, who: str, zone: int) -> None:
        """The last zombie of the zone falls in which somebody with it stands."""

    def attack_over(self, t: Play, who: str) -> None:
        """Anybody's attack is over, before its scope closes; `who` has the skill."""

    def after_attack(self, t: Play, attack: Attack) -> None:
        """One's own attack is complete, levels are taken."""

    # -- searching ---------------------------------------------------------------------------------------------

    def drawn(self, t: Play, who: str, draw: tuple[str, int, str, int], card: str) -> bool:
        """A card was drawn (`draw`: deck, cards left, way, cards kept); true if it takes over from here."""
        return False

    def found(self, t: Play, who: str, card: str) -> None:
        """A card was found by searching and kept."""

    def thrown(self, t: Play, who: str, card: str) -> bool:
        """A card was thrown; true if it is not used up."""
        return False

    # -- being hurt --------------------------------------------------------------------------------------------

    def wounded(self, t: Play, who: str, n: int, source: str) -> int:
        """Somebody with it is about to suffer so many wounds; how many are left to suffer."""
        return n

    # -- zombies -----------------------------------------------------------------------------------------------

    def spawn_step(self, t: Play, who: str, zones: list[int]) -> bool:
        """Zombies are about to appear in all of these zones; true if it deals with the cards itself."""
        return False

    def extra_activation(self, t: Play, who: str) -> bool:
        """A card gives zombies another activation; true if it answers for everybody who has it."""
        return False

    def reactions(self, s: City, survivor: Survivor, zone: int, far: int) -> list[Option]:
        """What somebody may answer to zombies that have just appeared so far away."""
        return []

    def react(self, t: Play, option: Option, zone: int) -> None:
        """Do it: its verb is among `reacts`."""
        raise NotImplementedError

    # -- the end -----------------------------------------------------------------------------------------------

    def turn_ends(self, t: Play, who: str) -> None:
        """One's own turn is over."""

    def end_phase(self, t: Play, who: str) -> None:
        """The end phase, for everybody who is still here."""


MOMENTS: Final = (
    *("options", "strengthen", "noticed", "prepare", "reroll", "rolled", "scored", "picks", "spares", "surplus"),
    *("hit", "killed", "cleared"),
    *(
        "attack_over",
        "after_attack",
        "drawn",
        "found",
        "thrown",
        "wounded",
        "spawn_step",
        "extra_activation",
        "reactions",
    ),
    *("anytime", "turn_starts", "turn_ends", "end_phase"),
)


known_moments: Final[dict[type[Skill], tuple[str, ...]]] = {}


def moments_of(family: type[Skill]) -> tuple[str, ...]:
    """The moments at which a family of skills has something to say."""
    found = known_moments.get(family)
    if found is None:
        heard = [moment for moment in MOMENTS if getattr(family, moment) is not getattr(Skill, moment)]
        found = known_moments[family] = tuple(heard)
    return found
