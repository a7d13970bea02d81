"""Who is special on the other side: living super heroes and bystanders (p. 12, 17, 21-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from shamble.city.book.printed import Kind
from shamble.city.horde.creature import Creature
from shamble.city.table.flow import Play
from shamble.city.table.kit import kit_of
from shamble.city.table.state import City
from shamble.core.scene import Text, text
from shamble.games.marvel.horde.bystanders import escorted, guards
from shamble.games.marvel.special.meal_events import count, devoured, felled

PLAY_DEAD: Final = "play-dead"
DEVOUR: Final = "devour"
SUPER: Final = "super-hero"
JAMESON: Final = "j-jonah-jameson"
THOR_REACH: Final = 2


def plays_dead(s: City, who: str) -> bool:
    return s.phase == "zombies" and bool(s.spent("phase", f"{PLAY_DEAD} {who}"))


def lures(s: City, zone: int) -> list[str]:
    """The heroes in a zone whom enemies go for."""
    return [hero.id for hero in s.at(zone) if not plays_dead(s, hero.id)]


class Enemy(Creature):
    """Troopers, guards, specialists."""

    def killed(self, t: Play, who: str, zone: int, kind: Kind) -> None:
        felled(t, who)
        if kind.id == "guard" and JAMESON in kit_of(t.s, t.s.survivor(who)).count:
            t.uses(who, JAMESON)
            t.gain(who, 1, f"skill.{JAMESON}")


class SuperHero(Enemy):
    """One of six; the ability works while the figure stands (p. 12)."""

    kill_rule: ClassVar[str] = "hero.eliminated"

    def killed(self, t: Play, who: str, zone: int, kind: Kind) -> None:
        super().killed(t, who, zone, kind)
        attack = t.s.attack
        if attack is not None and attack.weapons[0] == DEVOUR:
            count(t, f"devoured {SUPER}")

    def marks(self, s: City, kind: Kind) -> list[Text]:
        return [text("mark-toughness", n=kind.needs)]

    def aims(self, s: City, zone: int) -> list[str]:
        """Heroes elsewhere whom an attack from this zone may reach, the nearest only."""
        return []

    def prey(self, s: City, zone: int, kind: Kind) -> int:
        if s.people(zone):
            return zone
        reached = self.aims(s, zone)
        return s.survivor(reached[0]).zone if reached else -1


class Thor(SuperHero):
    """Strikes at a hero in sight, up to two zones away, instead of walking."""

    id: ClassVar[str] = "thor"

    def aims(self, s: City, zone: int) -> list[str]:
        return nearest(s, zone, range(1, THOR_REACH + 1))


def nearest(s: City, zone: int, ranges: Sequence[int]) -> list[str]:
    """Heroes in sight in the nearest zones of these ranges that hold any."""
    view = s.topology().sight(zone)
    for far in ranges:
        found = [hero for other in sorted(view) if view[other] == far for hero in lures(s, other)]
        if found:
            return found
    return []


class MsMarvel(SuperHero):
    """Reaches into every zone an open step away."""

    id: ClassVar[str] = "ms-marvel"

    def aims(self, s: City, zone: int) -> list[str]:
        return [hero for near in s.topology().near[zone] for hero in lures(s, near)]


class DoctorStrange(SuperHero):
    """Stands where the most dangerous hero is when the enemy phase begins, if that is near (M-37)."""

    id: ClassVar[str] = "doctor-strange"


class ScarletWitch(SuperHero):
    """Who sees her may not roll again, and a 2 makes hungry as a 1 does."""

    id: ClassVar[str] = "scarlet-witch"


class BlackPanther(SuperHero):
    """Only a 5 or 6 touches him."""

    id: ClassVar[str] = "black-panther"


class SpiderMan(SuperHero):
    """Two zones with each move, and webs that hold on to whoever leaves."""

    id: ClassVar[str] = "spider-man"


class Bystander(Creature):
    """No enemy, and prey for nobody but who devours (M-2)."""

    enemy: ClassVar[bool] = False
    kill_rule: ClassVar[str] = "bystander.devour"

    def marks(self, s: City, kind: Kind) -> list[Text]:
        return [text("mark-escorted")] if escorted(s, kind.index) else []

    def prey(self, s: City, zone: int, kind: Kind) -> int:
        return -1

    def killed(self, t: Play, who: str, zone: int, kind: Kind) -> None:
        t.spend("attack", f"ate {kind.id}")
        devoured(t, who, kind.id, escorted(t.s, kind.index))


class Runner(Bystander):
    """Never fights."""

    id: ClassVar[str] = "runner"


class CombatBystander(Bystander):
    """Attacks like a trooper in the enemy phase; with guards who act once more, too (M-15, M-66)."""

    id: ClassVar[str] = "combat"

    def prey(self, s: City, zone: int, kind: Kind) -> int:
        if not s.people(zone):
            return -1
        # The first action of the enemy phase is everybody's; after that only an escort's guards take one along.
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


def stands(s: City, id: str) -> int:
    """The zone of somebody who stands for himself; -1: not on the board."""
    index = s.rules.catalogue.kind[id].index
    for zone in s.individuals():
        if s.zombies[zone][index]:
            return zone
    return -1


def bewitched(s: City, who: str) -> bool:
    """Whether a hero sees the Scarlet Witch."""
    where = stands(s, ScarletWitch.id)
    hero = s.survivor(who)
    return where >= 0 and hero.zone >= 0 and where in s.topology().sight(hero.zone)
