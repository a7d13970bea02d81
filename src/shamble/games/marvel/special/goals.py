"""Goals of Marvel Zombies missions: devour bystanders, eliminate super heroes, gather in one room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.family.goals import leaving, tokens
from shamble.city.missions.goal import Goal
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY, Survivor
from shamble.games.marvel.horde import bystanders
from shamble.games.marvel.special.meal_events import edible, hiding, standing

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import GoalZones

SNACK: Final = 6.0
"""Worth of a room where a bystander hides: less than a meal, since the building must be opened first."""


class Devour(Goal):
    """Devour a number of bystanders, escorted or not."""

    id: ClassVar[str] = "devour"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: CityState) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.mission_counter("devoured"), n), n

    def impossible(self, s: CityState) -> bool:
        """True if too few bystanders are left: those who escaped or were devoured do not come back (M-34)."""
        if not s.decks:
            return False
        missing = int(self.row["n"]) - s.mission_counter("devoured")
        # Mostly the deck alone holds enough, which is quicker to see.
        return missing > s.deck("bystanders").size and missing > edible(s)

    def wish(self, wishes: GoalZones) -> None:
        out = standing(wishes.s, "bystander")
        for zone in out:
            wishes.want(zone)
        if not out:
            for zone in hiding(wishes.s):
                wishes.want(zone, SNACK)


class DevourEscorted(Goal):
    """Devour a number of escorted bystanders; others do not count (M-32)."""

    id: ClassVar[str] = "devour-escorted"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: CityState) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.mission_counter("devoured escorted"), n), n

    def impossible(self, s: CityState) -> bool:
        """True if too few bystanders are left who are or could still be escorted."""
        if not s.decks:
            return False
        coming = s.deck("bystanders").size - len(hiding(s))
        return coming <= 0 and s.mission_counter("devoured escorted") + len(escorted(s)) < int(self.row["n"])

    def wish(self, wishes: GoalZones) -> None:
        for zone in escorted(wishes.s):
            wishes.want(zone)


class EachFells(Goal):
    """Every hero eliminates a number of enemies (M-80)."""

    id: ClassVar[str] = "each-fells"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def done(self, s: CityState, survivor: Survivor) -> bool:
        """True if this hero has eliminated enough enemies."""
        return s.mission_counter(f"felled {survivor.id}") >= int(self.row["n"])

    def wants_everybody(self) -> bool:
        return True

    def progress(self, s: CityState) -> tuple[int, int]:
        return len([hero for hero in s.survivors if self.done(s, hero)]), max(1, len(s.survivors))

    def met(self, s: CityState) -> bool:
        # Called after every action: one hero who has not eliminated enough is enough to know.
        for hero in s.survivors:
            if not self.done(s, hero):
                return False
        return bool(s.survivors)

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        s = wishes.s
        return [] if self.done(s, survivor) else [zone for zone in range(len(s.zombies)) if enemies(s, zone)]


class Hunt(Goal):
    """A goal about super heroes: advice sends the heroes to them."""

    words: ClassVar[tuple[str, ...]] = ("n",)

    def wish(self, wishes: GoalZones) -> None:
        for zone in standing(wishes.s, "super-hero"):
            wishes.want(zone)


class HeroPoints(Hunt):
    """Score points: one for an eliminated super hero, two for a devoured one (M-78)."""

    id: ClassVar[str] = "hero-points"

    def progress(self, s: CityState) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.mission_counter("kills super-hero") + s.mission_counter("devoured super-hero"), n), n


class SuperHeroes(Hunt):
    """Eliminate a number of super heroes in any way."""

    id: ClassVar[str] = "super-heroes"

    def progress(self, s: CityState) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.mission_counter("kills super-hero"), n), n


class NoSuperHero(Goal):
    """No super hero is on the board when the last hero leaves (M-79)."""

    id: ClassVar[str] = "no-super-hero"
    passing: ClassVar[bool] = True

    def progress(self, s: CityState) -> tuple[int, int]:
        return int(not standing(s, "super-hero")), 1

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        return not last or self.met(s)

    def keeps_in(self, s: CityState) -> bool:
        return not self.met(s)

    def wish_last(self, wishes: GoalZones) -> None:
        for zone in standing(wishes.s, "super-hero"):
            wishes.want(zone)


class Gather(Goal):
    """All heroes are in one room at the same time, none eliminated; enemies there do not matter (M-20, M-77)."""

    id: ClassVar[str] = "gather"
    passing: ClassVar[bool] = True
    words: ClassVar[tuple[str, ...]] = ("zone",)

    def wants_everybody(self) -> bool:
        return True

    def progress(self, s: CityState) -> tuple[int, int]:
        return len(s.at(self.zones[0])), max(1, len(s.survivors))

    def wish_last(self, wishes: GoalZones) -> None:
        wishes.want(self.zones[0])


class Exit(leaving.Exit):
    """Every hero leaves; an eliminated hero cannot, so that round is not won (M-20, M-76)."""

    def progress(self, s: CityState) -> tuple[int, int]:
        return len([hero for hero in s.alive() if hero.zone == AWAY]), max(1, len(s.survivors))


class Objectives(tokens.Objectives):
    """Take the objectives. Heroes may leave before the last one is taken, except the last hero (M-76)."""

    def may_leave(self, s: CityState, survivor: Survivor, last: bool) -> bool:
        return not last or self.met(s)

    def keeps_in(self, s: CityState) -> bool:
        return not self.met(s)


def escorted(s: CityState) -> list[int]:
    """Zones of the escorted bystanders, one entry for each."""
    return [zone for zone in s.crowded() for kind in bystanders.standing(s, zone) if bystanders.escorted(s, kind)]


def enemies(s: CityState, zone: int) -> int:
    """Number of enemies in a zone; bystanders are no enemies (M-2)."""
    kinds = s.rules.catalogue.kinds
    return sum([n for kind, n in zip(kinds, s.zombies[zone], strict=True) if kind.type != "bystander"])


GOALS: tuple[type[Goal], ...] = (
    *(Devour, DevourEscorted, EachFells, HeroPoints, SuperHeroes, NoSuperHero, Gather, Exit, Objectives),
)
