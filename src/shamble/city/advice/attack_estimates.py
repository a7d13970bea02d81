"""What a survivor strikes with, and what is left of a crowd that is struck."""

from __future__ import annotations

from typing import Final

from shamble.city.book.printed import Kind
from shamble.city.combat.attack_bonuses import aim_at, picks_targets, safe_shot
from shamble.city.rules.rules import Rules
from shamble.city.table.kit import MODES, Kit, kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor

Counts = list[float]
"""How many there are, by kind. A crowd is shared by whoever looks at it, so another one is another list."""


class Blow:
    """One action with the weapons in hand."""

    __slots__ = ("damage", "dice", "free", "hits", "least", "mode", "most", "noise", "safe")

    def __init__(
        self, mode: str, dice: int, hits: float, damage: int, least: int, most: int, free: bool, safe: bool, noise: bool
    ) -> None:
        self.mode: Final = mode
        self.dice: Final = dice
        self.hits: Final = hits
        self.damage: Final = damage
        self.least: Final = least
        self.most: Final = most
        self.free: Final = free
        """Whether the shooter picks the targets."""
        self.safe: Final = safe
        """Whether it can't hit friends."""
        self.noise: Final = noise


def blow_of(s: City, survivor: Survivor, mode: str, weapons: tuple[str, ...], zone: int) -> Blow:
    kit = kit_of(s, survivor)
    aim = aim_at(s, survivor, kit, mode, weapons, zone)
    line = aim.line
    accuracy = max(s.rules.minimum, line.accuracy - aim.lift)
    attack = Attack(survivor.id, mode, weapons, zone)
    most = line.most + (kit.reach if line.most else 0)
    return Blow(
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


def strongest(blows: list[Blow]) -> Blow | None:
    best: Blow | None = None
    for blow in blows:
        if best is None or blow.hits > best.hits:
            best = blow
    return best


class Arsenal:
    """All that somebody can strike with; the best blow into one's own zone, of all and of those that endanger no
    friend; and the best of those that kill the tough."""

    __slots__ = ("any", "blows", "hard", "hard_harmless", "harmless", "hits", "ranged", "tame")

    def __init__(self, blows: list[Blow]) -> None:
        self.blows: Final = blows
        self.ranged: Final = [blow for blow in blows if blow.mode == "ranged"]
        near = [blow for blow in blows if blow.least <= 0 and blow.damage > 0]
        hard = [blow for blow in near if blow.damage >= 2]
        self.any: Final = strongest(near)
        self.harmless: Final = strongest([blow for blow in near if blow.mode != "ranged" or blow.safe])
        self.hard: Final = strongest(hard)
        self.hard_harmless: Final = strongest([blow for blow in hard if blow.mode != "ranged" or blow.safe])
        self.tame: Final[bool] = self.any is self.harmless and self.hard is self.hard_harmless
        """Whether it makes no difference who else stands there."""
        self.hits: Final[float] = max([blow.hits for blow in blows], default=0.0)
        """Of the best of all, whatever the range."""


def arsenal_of(s: City, survivor: Survivor) -> Arsenal:
    """The same one for as long as nothing changes it: with most kits it is known for good."""
    kit = kit_of(s, survivor)
    if kit.fickle or (s.empty and any(card in s.empty for card in kit.in_hand)):
        return Arsenal(blows_of(s, survivor, kit))
    known = kit.arsenal
    if known is None:
        known = kit.arsenal = Arsenal(blows_of(s, survivor, kit))
    return known


def blows_of(s: City, survivor: Survivor, kit: Kit) -> list[Blow]:
    return [
        blow_of(s, survivor, mode, arm.cards, survivor.zone)
        for mode in MODES
        for arm in kit.arms_now(s, mode)
        if arm.line.dice
    ]


def strike(rules: Rules, counts: Counts, hits: float, damage: int, free: bool) -> Counts:
    """What is left of a crowd after so many hits: the worst first, or as the priorities of shots demand."""
    left = counts.copy()
    if rules.adds_up:
        enemies = [kind for kind in rules.enemies if left[kind.index] > 0]
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
    """The same where hits add up to a toughness: who is not brought down shields those behind."""
    kinds.sort(key=lambda kind: (-kind.actions, kind.needs) if free else (kind.priority, 0))
    for kind in kinds:
        fallen = min(left[kind.index], hits / kind.needs)
        left[kind.index] -= fallen
        hits -= fallen * kind.needs
        if hits <= 0:
            break
    return left
