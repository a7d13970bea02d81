"""Weapons and attacks of the city games as their cards print them (facts S1-1, 2E-1, 1.4 and 1.5)."""

from __future__ import annotations


class Weapon:
    """A weapon card. `least`: smallest range; the scenario's target is at range 0 or 1."""

    def __init__(
        self, game: str, id: str, dice: int, accuracy: int, damage: int, *, melee: bool, dual: bool, least: int
    ) -> None:
        self.game = game
        self.id = id
        self.dice = dice
        self.accuracy = accuracy
        self.damage = damage
        self.melee = melee
        self.dual = dual
        self.least = least


def melee(game: str, id: str, dice: int, accuracy: int, damage: int, dual: bool = False) -> Weapon:
    return Weapon(game, id, dice, accuracy, damage, melee=True, dual=dual, least=0)


def ranged(game: str, id: str, dice: int, accuracy: int, damage: int, dual: bool = False, least: int = 0) -> Weapon:
    return Weapon(game, id, dice, accuracy, damage, melee=False, dual=dual, least=least)


WEAPONS = (
    melee("zombicide1", "fire-axe", 1, 4, 2),
    melee("zombicide1", "machete", 1, 4, 2, dual=True),
    melee("zombicide1", "katana", 2, 4, 1),
    melee("zombicide1", "chainsaw", 5, 5, 2),
    ranged("zombicide1", "pistol", 1, 4, 1, dual=True),
    ranged("zombicide1", "sawed-off", 2, 3, 1, dual=True),
    ranged("zombicide1", "shotgun", 2, 4, 2),
    ranged("zombicide1", "sub-mg", 3, 5, 1, dual=True),
    ranged("zombicide1", "rifle", 1, 3, 1, least=1),
    ranged("zombicide1", "evil-twins", 2, 4, 1),
    melee("zombicide2", "baseball-bat", 2, 3, 1),
    melee("zombicide2", "katana", 2, 4, 1, dual=True),
    melee("zombicide2", "kukri", 2, 4, 2),
    melee("zombicide2", "machete", 1, 3, 2, dual=True),
    melee("zombicide2", "chainsaw", 5, 5, 2),
    melee("zombicide2", "zantetsuken", 5, 4, 1),
    ranged("zombicide2", "pistol", 1, 3, 1, dual=True),
    ranged("zombicide2", "sawed-off", 2, 3, 1, dual=True),
    ranged("zombicide2", "shotgun", 2, 4, 2),
    ranged("zombicide2", "sub-mg", 3, 5, 1, dual=True),
    ranged("zombicide2", "automatic-shotgun", 3, 4, 2),
    ranged("zombicide2", "golden-ak-47", 3, 4, 2, least=1),
)

HEROES = {
    "captain-america": ("shield-throw", "shoot", 2, 3),
    "wasp": ("wasp-sting", "shoot", 2, 3),
    "hulk": ("smash", "melee", 2, 4),
    "deadpool": ("dual-katanas", "melee", 3, 4),
    "captain-marvel": ("photon-burst", "shoot", 2, 4),
    "iron-man": ("missile-wave", "shoot", 3, 4),
}
"""Zombie hero → own attack: its id, verb, dice and accuracy."""
TOUGHNESS = {"thor": 5, "doctor-strange": 4, "ms-marvel": 4, "black-panther": 3, "spider-man": 3, "guard": 2}
"""Hits that eliminate; 1 for all others."""
