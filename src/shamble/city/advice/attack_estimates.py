"""Estimates of a survivor's attacks, and of the enemies that are left after an attack."""

from __future__ import annotations

from typing import Final

from shamble.city.book.printed import Kind
from shamble.city.combat.attack_bonuses import picks_targets, preview_attack, safe_shot
from shamble.city.rules.rules import Rules
from shamble.city.table.kit import MODES, Kit, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

Counts = list[float]
"""Expected number of figures by index of the kind. Several zones may share one list: copy a list to change it."""


class AttackEstimate:
    """The estimate of one attack action with the weapons in hand."""

    __slots__ = ("damage", "dice", "free", "hits", "least", "mode", "most", "noise", "safe")

    def __init__(
        self, mode: str, dice: int, hits: float, damage: int, least: int, most: int, free: bool, safe: bool, noise: bool
    ) -> None:
        self.mode: Final = mode
        self.dice: Final = dice
        self.hits: Final = hits
        """Expected number of hits."""
        self.damage: Final = damage
        self.least: Final = least
        """Shortest and longest range (`least`, `most`), in zones."""
        self.most: Final = most
        self.free: Final = free
        """True if the attacker chooses the targets."""
        self.safe: Final = safe
        """True if the attack cannot hit friends."""
        self.noise: Final = noise

    def equals(self, other: AttackEstimate) -> bool:
        """True if the other estimate has the same values."""
        return (
            self.mode == other.mode
            and self.dice == other.dice
            and self.hits == other.hits
            and self.damage == other.damage
            and self.least == other.least
            and self.most == other.most
            and self.free == other.free
            and self.safe == other.safe
            and self.noise == other.noise
        )


def blow_of(s: CityState, survivor: Survivor, mode: str, weapons: tuple[str, ...], zone: int) -> AttackEstimate:
    """Estimates an attack by a survivor with these weapons into a zone."""
    kit = kit_of(s, survivor)
    aim = preview_attack(s, survivor, kit, mode, weapons, zone)
    line = aim.line
    accuracy = max(s.rules.minimum, line.accuracy - aim.roll_bonus)
    attack = Attack(survivor.id, mode, weapons, zone)
    most = line.most + (kit.reach if line.most else 0)
    return AttackEstimate(
        mode,
        aim.dice,
        aim.dice * (7 - accuracy) / 6.0,
        aim.damage,
        line.least,
        most,
        picks_targets(s, kit, attack),
        safe_shot(s, kit, attack) and not (s.rules.friends_first and not picks_targets(s, kit, attack)),
        line.noise,
    )


def strongest(blows: list[AttackEstimate]) -> AttackEstimate | None:
    """The attack with the most expected hits, or None."""
    best: AttackEstimate | None = None
    for blow in blows:
        if best is None or blow.hits > best.hits:
            best = blow
    return best


class Attacks:
    """All attacks that a survivor has, and the best attacks into the survivor's own zone: of all, of those that
    endanger no friend (`harmless`), and of those with damage 2 or more (`hard`)."""

    __slots__ = ("any", "blows", "hard", "hard_harmless", "harmless", "hits", "ranged", "tame")

    def __init__(self, blows: list[AttackEstimate]) -> None:
        self.blows: Final = blows
        self.ranged: Final = [blow for blow in blows if blow.mode == "ranged"]
        near = [blow for blow in blows if blow.least <= 0 and blow.damage > 0]
        hard = [blow for blow in near if blow.damage >= 2]
        self.any: Final = strongest(near)
        self.harmless: Final = strongest([blow for blow in near if blow.mode != "ranged" or blow.safe])
        self.hard: Final = strongest(hard)
        self.hard_harmless: Final = strongest([blow for blow in hard if blow.mode != "ranged" or blow.safe])
        self.tame: Final[bool] = self.any is self.harmless and self.hard is self.hard_harmless
        """True if the best attacks into the survivor's own zone endanger no friend, so that people there make no
        difference."""
        self.hits: Final[float] = max([blow.hits for blow in blows], default=0.0)
        """Expected hits of the best attack at any range."""

    def equals(self, other: Attacks) -> bool:
        """True if the other attacks have equal estimates; attacks that were computed anew are another object."""
        if self is other:
            return True
        if len(self.blows) != len(other.blows):
            return False
        for index, blow in enumerate(self.blows):
            if not blow.equals(other.blows[index]):
                return False
        return True


def arsenal_of(s: CityState, survivor: Survivor) -> Attacks:
    """Returns a survivor's attacks; cached in the kit unless they change with the table, the turn or an empty
    weapon."""
    kit = kit_of(s, survivor)
    if kit.bonus_varies:
        return Attacks(blows_of(s, survivor, kit))
    if s.empty:
        for card in kit.in_hand:
            if card in s.empty:
                return Attacks(blows_of(s, survivor, kit))
    cached = kit.arsenal
    if cached is None:
        cached = kit.arsenal = Attacks(blows_of(s, survivor, kit))
    return cached


def blows_of(s: CityState, survivor: Survivor, kit: Kit) -> list[AttackEstimate]:
    """Estimates every attack that the weapons in hand allow."""
    return [
        blow_of(s, survivor, mode, arm.cards, survivor.zone)
        for mode in MODES
        for arm in kit.ready_weapons(s, mode)
        if arm.line.dice
    ]


def strike(rules: Rules, counts: Counts, hits: float, damage: int, free: bool) -> Counts:
    """Returns the enemies left after an attack with so many hits: worst enemies first if `free`, else in the target
    order of shots."""
    left = counts.copy()
    if rules.hits_add_up:
        enemies: list[Kind] = []
        for kind in rules.enemies:
            if left[kind.index] > 0:
                enemies.append(kind)
        return wear_down(left, enemies, hits, free)
    for kind in rules.worst_first if free else rules.by_priority:
        n = left[kind.index]
        if n <= 0:
            continue
        if rules.withstands[kind.index] > damage:
            if free:
                continue
            break
        fallen = min(n, hits)
        left[kind.index] = n - fallen
        hits -= fallen
        if hits <= 0:
            break
    return left


def wear_down(left: Counts, kinds: list[Kind], hits: float, free: bool) -> Counts:
    """Like `strike`, where hits add up to a toughness: an enemy that survives shields those behind it."""
    if len(kinds) > 1:
        kinds.sort(key=lambda kind: (-kind.actions, kind.needs) if free else (kind.priority, 0))
    for kind in kinds:
        fallen = min(left[kind.index], hits / kind.needs)
        left[kind.index] -= fallen
        hits -= fallen * kind.needs
        if hits <= 0:
            break
    return left
