"""The skills of the 2nd Edition (p. 63-66), in the order in which they answer a moment."""

from __future__ import annotations

from shamble.city.skill import Skill
from shamble.city.skills.enduring import IsThatAllSkill
from shamble.city.skills.finding import DestinySkill, MatchingSetSkill
from shamble.city.skills.hands import Ambidextrous, Gunslinger, Swordmaster
from shamble.city.skills.numbers import (
    FreeAction,
    Lucky,
    MaxRange,
    MoreDamage,
    MoreDice,
    PlusAction,
    Slippery,
    Sniper,
    ToRoll,
    ZonePerMove,
)
from shamble.games.zombicide2.skills.aiming import (
    ActionDamage2,
    Barbaric,
    Escalation,
    FullAuto,
    HomeDefender,
    ImprovisedMelee,
    ImprovisedRanged,
    PointBlank,
    Reaper,
    Roll6Damage,
    Roll6Die,
    SteadyHand,
    SuperStrength,
)
from shamble.games.zombicide2.skills.having import (
    BreakIn,
    BrotherInArms,
    DualExpert,
    Hoard2,
    LowProfile,
    QuickReload,
    Scavenger,
    SearchAgain,
    SearchThoroughly,
    StartsHealth,
    StartsWith2,
    StartsWithAp,
    Tactician,
    TwoCocktails,
    Webbing,
)
from shamble.games.zombicide2.skills.helping import BornLeader, DispatcherSkill, Lifesaver, MedicSkill, Shove, Taunt
from shamble.games.zombicide2.skills.moving import Blitz, Bloodlust, Charge, FieldMedic, HitAndRunSkill, Jump, Sprint
from shamble.games.zombicide2.skills.reacting import (
    ArmorAgainst,
    CombatReflexes,
    HoldYourNose,
    Regeneration,
    Sidestep,
    Tough,
    ZombieLink,
)

SKILLS: tuple[type[Skill], ...] = (
    *(StartsHealth, StartsWithAp, StartsWith2, BrotherInArms, PlusAction, DualExpert, BreakIn, FreeAction),
    *(Barbaric, FullAuto, MoreDice, Escalation, SuperStrength, ActionDamage2, MoreDamage, ToRoll, Roll6Die),
    *(Roll6Damage, Ambidextrous, Swordmaster, Gunslinger, Webbing, HomeDefender, MaxRange, Lucky, Sniper),
    *(SteadyHand, PointBlank, LowProfile, Reaper, HoldYourNose, HitAndRunSkill, ZonePerMove, Slippery, Sprint),
    *(Charge, Bloodlust, Blitz, FieldMedic, Jump, Shove, Lifesaver, Taunt, BornLeader, ImprovisedMelee),
    *(ImprovisedRanged, SearchThoroughly, SearchAgain, Scavenger, DestinySkill, MatchingSetSkill, TwoCocktails),
    *(Hoard2, QuickReload, Tactician, ArmorAgainst, Tough, IsThatAllSkill, CombatReflexes, Sidestep),
    *(DispatcherSkill, ZombieLink, Regeneration, MedicSkill),
)
