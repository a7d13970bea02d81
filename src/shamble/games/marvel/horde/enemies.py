"""Creatures of Marvel Zombies with rules of their own: living super heroes and bystanders (p. 12, 17, 21-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from shamble.city.book.printed import Kind
from shamble.city.horde.creature import Creature
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.core.derived import derived
from shamble.core.scene import Text, text
from shamble.games.marvel.horde.bystanders import escorted, guards
from shamble.games.marvel.special.meal_events import count, devoured, felled

PLAY_DEAD: Final = "play-dead"
DEVOUR: Final = "devour"
SUPER: Final = "super-hero"
JAMESON: Final = "j-jonah-jameson"
THOR_REACH: Final = 2
"""Range of Thor's attack, in zones."""


def plays_dead(s: CityState, who: str) -> bool:
    """True if the hero plays dead in this enemy phase."""
    return s.phase == "zombies" and bool(s.spent("phase", f"{PLAY_DEAD} {who}"))


def lures(s: CityState, zone: int) -> list[str]:
    """Ids of the heroes in a zone whom enemies go for."""
    return [hero.id for hero in s.at(zone) if not plays_dead(s, hero.id)]


@derived("survivors", "scopes", "phase")
def luring_zones(s: CityState) -> list[int]:
    """The zones with heroes whom enemies go for."""
    return sorted({hero.zone for hero in s.survivors if hero.here and not plays_dead(s, hero.id)})


class Enemy(Creature):
    """A trooper, guard or specialist."""

    def killed(self, t: CityFlow, who: str, zone: int, kind: Kind) -> None:
        felled(t, who)
        if kind.id == "guard" and JAMESON in kit_of(t.s, t.s.survivor(who)).count:
            t.uses(who, JAMESON)
            t.gain(who, 1, f"skill.{JAMESON}")


class SuperHero(Enemy):
    """One of the six living super heroes; the ability works while the figure is on the board (p. 12)."""

    kill_rule: ClassVar[str] = "hero.eliminated"

    def killed(self, t: CityFlow, who: str, zone: int, kind: Kind) -> None:
        super().killed(t, who, zone, kind)
        attack = t.s.attack
        if attack is not None and attack.weapons[0] == DEVOUR:
            count(t, f"devoured {SUPER}")

    def marks(self, s: CityState, kind: Kind) -> list[Text]:
        return [text("mark-toughness", n=kind.needs)]

    def aims(self, s: CityState, zone: int) -> list[str]:
        """Ids of the nearest heroes in other zones whom an attack from this zone may reach."""
        return []

    def prey(self, s: CityState, zone: int, kind: Kind) -> int:
        if s.people(zone):
            return zone
        reached = self.aims(s, zone)
        return s.survivor(reached[0]).zone if reached else -1


class Thor(SuperHero):
    """Attacks a hero in sight up to two zones away instead of moving."""

    id: ClassVar[str] = "thor"

    def aims(self, s: CityState, zone: int) -> list[str]:
        return nearest(s, zone, range(1, THOR_REACH + 1))


def nearest(s: CityState, zone: int, ranges: Sequence[int]) -> list[str]:
    """Ids of the heroes in sight at the first of these ranges that has any."""
    view = s.topology().sight(zone)
    for far in ranges:
        heroes = [hero for other in sorted(view) if view[other] == far for hero in lures(s, other)]
        if heroes:
            return heroes
    return []


class MsMarvel(SuperHero):
    """Attacks into every zone one open step away."""

    id: ClassVar[str] = "ms-marvel"

    def aims(self, s: CityState, zone: int) -> list[str]:
        return [hero for near in s.topology().near[zone] for hero in lures(s, near)]


class DoctorStrange(SuperHero):
    """Moves to the hero with the most experience at the start of the enemy phase, if near (M-37)."""

    id: ClassVar[str] = "doctor-strange"


class ScarletWitch(SuperHero):
    """Keeps heroes who see her from re-rolling; their 2s raise hunger like 1s."""

    id: ClassVar[str] = "scarlet-witch"


class BlackPanther(SuperHero):
    """Takes hits only from results of 5 or 6."""

    id: ClassVar[str] = "black-panther"


class SpiderMan(SuperHero):
    """Moves two zones at a time, and costs heroes one more action to leave."""

    id: ClassVar[str] = "spider-man"


class Bystander(Creature):
    """A figure that is no enemy; only a devour may target it (M-2)."""

    enemy: ClassVar[bool] = False
    kill_rule: ClassVar[str] = "bystander.devour"

    def marks(self, s: CityState, kind: Kind) -> list[Text]:
        return [text("mark-escorted")] if escorted(s, kind.index) else []

    def prey(self, s: CityState, zone: int, kind: Kind) -> int:
        return -1

    def killed(self, t: CityFlow, who: str, zone: int, kind: Kind) -> None:
        t.spend("attack", f"ate {kind.id}")
        devoured(t, who, kind.id, escorted(t.s, kind.index))


class Runner(Bystander):
    """A bystander who never attacks."""

    id: ClassVar[str] = "runner"


class CombatBystander(Bystander):
    """A bystander who attacks like a trooper in the enemy phase, and with guards that act again (M-15, M-66)."""

    id: ClassVar[str] = "combat"

    def prey(self, s: CityState, zone: int, kind: Kind) -> int:
        if not s.people(zone):
            return -1
        # All figures act first in the enemy phase; after that a bystander acts only along with guards as escort.
        if s.phase == "zombies" and not s.spent("phase", "first action"):
            return zone
        return zone if escorted(s, kind.index) and guards(s, zone) else -1


CREATURES: Final = (
    Enemy,
    Thor,
    MsMarvel,
    DoctorStrange,
    ScarletWitch,
    BlackPanther,
    SpiderMan,
    Runner,
    CombatBystander,
)


def stands(s: CityState, id: str) -> int:
    """The zone of an individual enemy or bystander; -1 if not on the board."""
    index = s.rules.catalogue.kind[id].index
    for zone in s.individuals():
        if s.zombies[zone][index]:
            return zone
    return -1


def bewitched(s: CityState, who: str) -> bool:
    """True if the hero sees the Scarlet Witch."""
    where = stands(s, ScarletWitch.id)
    hero = s.survivor(who)
    return where >= 0 and hero.zone >= 0 and where in s.topology().sight(hero.zone)
