"""Attacks and wounds of survivors: where the books differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from shamble.city.book.printed import Gear, Kind
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.rules.horde_rules import HordeRules
from shamble.city.survivors.wounds import lose_life
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatRules(HordeRules):
    """Rules about dice, targets, wounds and death."""

    minimum: ClassVar[int] = 2
    """The best possible accuracy: a die below it never hits."""
    misses_hit_friends: ClassVar[bool] = True
    """True if misses of ranged attacks hit friends in the zone."""
    melee_picks: ClassVar[bool] = True
    """True if the attacker chooses the targets of melee hits."""
    hits_add_up: ClassVar[bool] = False
    """True if the hits of an attack add up to a toughness; otherwise each hit alone must be strong enough."""
    rerolls_misses_only: ClassVar[bool] = False
    """True if only misses are re-rolled."""
    friends_first: ClassVar[bool] = False
    """True if shots hit friends before all other targets, unless the attacker chooses the targets."""
    wound_rules: ClassVar[Mapping[str, str]] = {"friendly": "friendly.damage", "car": "car.attack.friendly"}
    """Rules that wounds cite, by source; wounds by zombies cite the zombie attack."""
    death_rule: ClassVar[str] = "goal.lose-death"
    """The rule that a death cites."""

    def strengthen(self, s: CityState, aim: AttackPreview) -> None:
        """Adds bonuses to an attack besides those of skills."""

    def ammo(self, gear: Gear) -> str:
        """Id of the card effect of the ammunition that fits a weapon; empty if none does."""
        return gear.ammo

    def accuracy(self, t: CityFlow, aim: AttackPreview) -> int:
        """The lowest result of a die that hits."""
        return aim.line.accuracy

    def targets_of(self, s: CityState, attack: Attack, free: bool) -> list[str]:
        """Allowed targets of the next hit, as ids of kinds or persons: by the target priorities, or all if `free`."""
        kinds = self.catalogue.kinds
        there = [kind for kind in kinds if s.zombies[attack.zone][kind.index]]
        if not free:
            first = [kind for kind in there if self.creatures[kind.index].first]
            best = min([kind.priority for kind in there], default=0)
            there = first or [kind for kind in there if kind.priority == best]
        return [kind.id for kind in there]

    def after_hit(self, s: CityState, attack: Attack, target: str) -> tuple[int, ...] | None:
        """The hits left after the weakest sufficient one is assigned to a target; None if no hit is sufficient.
        Any hit is enough for a survivor or companion."""
        kind = self.catalogue.kind.get(target)
        for index, damage in enumerate(attack.hits):
            if kind is None or self.creatures[kind.index].can_kill(s, kind, damage):
                return attack.hits[:index] + attack.hits[index + 1 :]
        return None

    def may_waste_hits(self, s: CityState, attack: Attack) -> bool:
        """True if an attacker who chooses the targets may waste hits without the `hold-back` action."""
        return False

    def kill_rule(self, kind: Kind, rule: str) -> str:
        """The rule that a kill cites."""
        return self.creatures[kind.index].kill_rule or rule

    def kill_event(self, s: CityState) -> str:
        """The kind of the event that tells a kill."""
        return "kills"

    def hits_lost(self, t: CityFlow, attack: Attack, targets: list[str]) -> None:
        """Tells that the remaining hits are too few or too weak for the targets that they must be assigned to."""
        t.tell("hits-lost", "priority.shield", who=attack.who, n=len(attack.hits))

    def ends_action(self, s: CityState, attack: Attack) -> bool:
        """True if a complete attack is the end of its action, so that the levels it reached are claimed now."""
        return True

    def attack_over(self, t: CityFlow, attack: Attack) -> None:
        """Called when an attack is complete."""

    def wound(self, t: CityFlow, who: str, n: int, source: str) -> None:
        """Inflicts `n` wounds that were not prevented."""
        lose_life(t, who, n, source)

    def healed(self, t: CityFlow, who: str, n: int) -> None:
        """Called when `n` wounds of a survivor have healed."""

    def died(self, t: CityFlow, survivor: Survivor) -> None:
        """Called when a survivor has died: loses the game. A game in which the team plays on overrides it."""
        t.lose("survivor-died", "goal.lose-death")

    def goal_became_impossible(self, t: CityFlow, goal: str) -> None:
        """Called when a goal can no longer be met: loses the game."""
        t.tell("impossible", "goal.lose-impossible", goal=goal)
        t.lose("impossible", "goal.lose-impossible")
