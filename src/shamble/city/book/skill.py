"""Base class of skills: objects whose methods (moments) the rules call at fixed points; no rule knows a skill's name.

A game registers one class for each family of its book. `Kit` lists, once per combination of skills, the skills that
override a moment, so a moment that no skill overrides costs nothing. Skills are called in the order in which the game
registers them, not in the order in which they were learnt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.book.printed import WeaponLine
    from shamble.city.combat.attack_bonuses import AttackPreview
    from shamble.city.combat.attack_dice import DiceResult
    from shamble.city.table.flow import CityFlow
    from shamble.city.table.kit import Kit
    from shamble.city.table.pieces import Attack
    from shamble.city.table.state import CityState
    from shamble.city.table.survivor import Survivor
    from shamble.city.table.turn_budget import TurnBudget
    from shamble.core.advice import Judged


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill:
    """The effects of one family of skills. One object serves every survivor and table: it must keep no state.

    Each method is a *moment*; the rules call it at that point of the book if a survivor has the skill. Override only
    the moments that matter: `Kit` lists, once per combination of skills, which skills override what, so other moments
    cost nothing. Skills answer in the order in which the book registers them. Moments that take `s` must be pure; those
    that take `t` may change the state. `Rules` holds the other points where books differ: a rule for every survivor
    belongs there, a rule for the holder of a skill here. Record uses in a scope, never in the object. The parameter `n`
    of a moment is how often the survivor has this very skill.

    >>> class SteadyHand(Skill):
    ...     id = "steady-hand"
    ...     def spares_friends(self, s, attack): return True
    >>> moments_of(SteadyHand)
    ('spares_friends',)
    """

    id: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs of the actions that it offers and performs."""
    reacts: ClassVar[tuple[str, ...]] = ()
    """Verbs of its reactions."""
    walks: ClassVar[bool] = False
    """True if its verbs and reactions move the survivor; their options then name the zone."""
    paired: ClassVar[bool] = False
    """True if it needs a pair of equal weapons."""
    learnable: ClassVar[bool] = True
    """True if it can be learnt in the middle of a game."""
    likes_sixes: ClassVar[bool] = False
    """True if with it a rolled 6 is worth more than another hit."""
    tells_sparing: ClassVar[bool] = False
    """True if the log tells that it kept misses from hitting friends."""
    sacrifices: ClassVar[bool] = False
    """True if it asks for a sacrifice instead of a wound; called after all skills and cards that prevent wounds."""
    bonus_varies: ClassVar[bool] = False
    """True if its bonus depends on table or turn, so that advice must not cache the best attack with the kit."""
    heals_last: ClassVar[bool] = False
    """True if `end_phase` is called after that of the other skills of all survivors, so that these may heal first."""
    lends: ClassVar[bool] = False
    """True if all survivors in its owner's zone get the skill `lent`."""

    def __init__(self, name: str, arg: str, rank: int) -> None:
        self.name: Final = name
        """Name as printed on a sheet, with the argument: `die:melee`."""
        self.arg: Final = arg
        self.rank: Final = rank
        """Position among the skills that are called at the same moment, the lowest first."""
        self.moments: Final = moments_of(type(self))
        """Names of the moments that its class overrides."""

    # -- before play -------------------------------------------------------------------------------------------

    def recruited(self, survivor: Survivor) -> Survivor:
        """Changes a survivor who starts the game with it."""
        return survivor

    def geared(self, t: CityFlow, who: str) -> None:
        """Called before the starting equipment is dealt."""

    # -- permissions -------------------------------------------------------------------------------------------

    def equip(self, kit: Kit, n: int) -> None:
        """Sets lasting numbers and permissions of a kit in which the skill occurs `n` times."""

    def lent(self) -> str:
        """Name of the skill that survivors in its owner's zone get."""
        return ""

    def line(self) -> WeaponLine | None:
        """Combat values of the skill if it is itself a weapon."""
        return None

    # -- the survivor's turn -------------------------------------------------------------------------------------

    def turn_starts(self, t: CityFlow, who: str) -> None:
        """Called when the survivor's turn begins."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        """Actions that only this skill offers."""
        return NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out one of its options; the verb is in `verbs`."""
        raise NotImplementedError

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        """Judges one of its options for advice: worth, message id of the reason (`why-<id>`), the message's arguments.
        Returns None if the turn judge has a judgement of its own. `floor`: worth of the best option so far; where the
        worth is at most that, any such value will do."""
        return None

    def anytime(self, s: CityState, survivor: Survivor) -> list[Option]:
        """Options that the survivor has at any time as interrupts; `perform` carries them out."""
        return []

    # -- attacking ---------------------------------------------------------------------------------------------

    def strengthen(self, s: CityState, aim: AttackPreview, n: int) -> None:
        """Adds dice, damage or a bonus on the roll to an attack."""

    def enabled_attack(self, s: CityState, aim: AttackPreview) -> bool:
        """True if the attack would be impossible without it; the log then tells its use."""
        return False

    def can_boost(self, s: CityState, attack: Attack) -> bool:
        """True if its owner may use it on this attack before the dice are rolled."""
        return False

    def apply_boost(self, t: CityFlow, attack: Attack) -> None:
        """Uses it before the roll: pays its cost and records the use for `strengthen` or the rules."""
        raise NotImplementedError

    def reroll(self, s: CityState, attack: Attack, n: int) -> bool:
        """True if it allows a re-roll of this attack."""
        return False

    def rerolled(self, t: CityFlow, attack: Attack) -> None:
        """Called when it is used for a re-roll: pays its cost."""

    def settled(self, t: CityFlow, attack: Attack) -> None:
        """Called when no re-roll follows, before the hits are counted: queues rolls of additional dice."""

    def rolled(self, t: CityFlow, roll: DiceResult, n: int) -> None:
        """Called when the hits are counted: changes the result."""

    def report_difference(self, t: CityFlow, roll: DiceResult) -> None:
        """Called when the hits are counted: tells whether it made a difference."""

    def chooses_targets(self, s: CityState, attack: Attack) -> bool:
        """True if the attacker chooses the targets of this attack's hits."""
        return False

    def spares_friends(self, s: CityState, attack: Attack) -> bool:
        """True if misses of this attack hit no friends."""
        return False

    def hits_left(self, t: CityFlow, attack: Attack) -> None:
        """Called when hits are left that no target in the zone can take."""

    def hit(self, t: CityFlow, attack: Attack, kind: int) -> None:
        """Called when a hit of the attack has killed a zombie of this kind."""

    def killed(self, t: CityFlow, who: str, zone: int) -> None:
        """Called when the survivor has killed a zombie by any means."""

    def cleared(self, t: CityFlow, who: str, zone: int) -> None:
        """Called when the last zombie in the survivor's zone has been killed."""

    def attack_over(self, t: CityFlow, who: str) -> None:
        """Called at the end of any survivor's attack, before its scope closes; `who` has the skill."""

    def after_attack(self, t: CityFlow, attack: Attack) -> None:
        """Called after the survivor's attack, when its level-up is queued."""

    # -- searching ---------------------------------------------------------------------------------------------

    def card_drawn(self, t: CityFlow, who: str, draw: tuple[str, int, str, int], card: str) -> bool:
        """Called for a drawn card (`draw`: deck, cards left, way, cards kept). True if it handles the draw itself."""
        return False

    def card_kept(self, t: CityFlow, who: str, card: str) -> None:
        """Called when a card that a search has found is kept."""

    def card_thrown(self, t: CityFlow, who: str, card: str) -> bool:
        """Called when a card was thrown. True if the card is not discarded."""
        return False

    # -- wounds ------------------------------------------------------------------------------------------------

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        """Called before the survivor suffers `n` wounds; returns the number that is left to suffer."""
        return n

    # -- zombies -----------------------------------------------------------------------------------------------

    def spawn_step(self, t: CityFlow, who: str, zones: list[int]) -> bool:
        """Called before the spawn step of these zones. True if it draws the cards itself."""
        return False

    def extra_activation(self, t: CityFlow, who: str) -> bool:
        """Called for an extra activation card. True if no other owner of the skill is to be called."""
        return False

    def reactions(self, s: CityState, survivor: Survivor, zone: int, far: int) -> list[Option]:
        """Reactions of the survivor to zombies that have just appeared in a zone at range `far`."""
        return []

    def react(self, t: CityFlow, option: Option, zone: int) -> None:
        """Carries out a reaction; its verb is in `reacts`."""
        raise NotImplementedError

    # -- the end -----------------------------------------------------------------------------------------------

    def turn_ends(self, t: CityFlow, who: str) -> None:
        """Called when the survivor's turn ends."""

    def end_phase(self, t: CityFlow, who: str) -> None:
        """Called in the end phase for every survivor on the board."""


MOMENTS: Final = (
    *(
        "options",
        "strengthen",
        "enabled_attack",
        "can_boost",
        "reroll",
        "settled",
        "rolled",
        "report_difference",
        "chooses_targets",
        "spares_friends",
        "hits_left",
    ),
    *("hit", "killed", "cleared"),
    *(
        "attack_over",
        "after_attack",
        "card_drawn",
        "card_kept",
        "card_thrown",
        "wounded",
        "spawn_step",
        "extra_activation",
        "reactions",
    ),
    *("anytime", "turn_starts", "turn_ends", "end_phase"),
)
"""Names of the methods of `Skill` that `Kit` looks up by overriding class."""


known_moments: Final[dict[type[Skill], tuple[str, ...]]] = {}
"""Cache of `moments_of`."""


def moments_of(family: type[Skill]) -> tuple[str, ...]:
    """Names of the moments that a family of skills overrides."""
    cached = known_moments.get(family)
    if cached is None:
        overridden = [moment for moment in MOMENTS if getattr(family, moment) is not getattr(Skill, moment)]
        cached = known_moments[family] = tuple(overridden)
    return cached
