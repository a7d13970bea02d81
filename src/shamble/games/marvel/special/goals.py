"""What missions want here: meals, super heroes, everybody in one place."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.family.goals import leaving, tokens
from shamble.city.missions.goal import Goal
from shamble.city.table.state import City
from shamble.city.table.survivor import AWAY, Survivor
from shamble.games.marvel.horde import bystanders
from shamble.games.marvel.special.meal_events import edible, hiding, standing

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import Wishes

SNACK: Final = 6.0
"""What a room where somebody hides is worth: nobody is eaten there yet."""


class Devour(Goal):
    """So many bystanders are devoured, wherever they came from."""

    id: ClassVar[str] = "devour"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: City) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.noted("devoured"), n), n

    def impossible(self, s: City) -> bool:
        """Too few are left: who escaped or was eaten never comes back (M-34)."""
        return bool(s.decks) and s.noted("devoured") + edible(s) < int(self.row["n"])

    def wish(self, wishes: Wishes) -> None:
        out = standing(wishes.s, "bystander")
        for zone in out:
            wishes.want(zone)
        if not out:
            for zone in hiding(wishes.s):
                wishes.want(zone, SNACK)


class DevourEscorted(Goal):
    """So many escorted bystanders are devoured; others do not count (M-32)."""

    id: ClassVar[str] = "devour-escorted"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def progress(self, s: City) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.noted("devoured escorted"), n), n

    def impossible(self, s: City) -> bool:
        """Nobody is left who could still be escorted."""
        if not s.decks:
            return False
        coming = s.deck("bystanders").size - len(hiding(s))
        return coming <= 0 and s.noted("devoured escorted") + len(escorted(s)) < int(self.row["n"])

    def wish(self, wishes: Wishes) -> None:
        for zone in escorted(wishes.s):
            wishes.want(zone)


class EachFells(Goal):
    """Every hero has eliminated so many enemies (M-80)."""

    id: ClassVar[str] = "each-fells"
    words: ClassVar[tuple[str, ...]] = ("n",)

    def done(self, s: City, survivor: Survivor) -> bool:
        return s.noted(f"felled {survivor.id}") >= int(self.row["n"])

    def progress(self, s: City) -> tuple[int, int]:
        return len([one for one in s.survivors if self.done(s, one)]), max(1, len(s.survivors))

    def errand(self, wishes: Wishes, survivor: Survivor) -> list[int]:
        s = wishes.s
        return [] if self.done(s, survivor) else [zone for zone in range(len(s.zombies)) if enemies(s, zone)]


class Hunt(Goal):
    """Super heroes are what it waits for, wherever they stand."""

    words: ClassVar[tuple[str, ...]] = ("n",)

    def wish(self, wishes: Wishes) -> None:
        for zone in standing(wishes.s, "super-hero"):
            wishes.want(zone)


class HeroPoints(Hunt):
    """An eliminated super hero is a point, a devoured one two (M-78)."""

    id: ClassVar[str] = "hero-points"

    def progress(self, s: City) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.noted("kills super-hero") + s.noted("devoured super-hero"), n), n


class SuperHeroes(Hunt):
    """So many super heroes are eliminated, in whatever way."""

    id: ClassVar[str] = "super-heroes"

    def progress(self, s: City) -> tuple[int, int]:
        n = int(self.row["n"])
        return min(s.noted("kills super-hero"), n), n


class NoSuperHero(Goal):
    """No super hero stands on the board; looked at when the last hero leaves (M-79)."""

    id: ClassVar[str] = "no-super-hero"
    passing: ClassVar[bool] = True

    def progress(self, s: City) -> tuple[int, int]:
        return int(not standing(s, "super-hero")), 1

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        return not last or self.met(s)

    def keeps_in(self, s: City) -> bool:
        return not self.met(s)

    def wish_last(self, wishes: Wishes) -> None:
        for zone in standing(wishes.s, "super-hero"):
            wishes.want(zone)


class Gather(Goal):
    """Every hero is in one room at the same time, so never with a dead one; who else is there does not matter (M-20,
    M-77)."""

    id: ClassVar[str] = "gather"
    passing: ClassVar[bool] = True
    words: ClassVar[tuple[str, ...]] = ("zone",)

    def progress(self, s: City) -> tuple[int, int]:
        return len(s.at(self.zones[0])), max(1, len(s.survivors))

    def wish_last(self, wishes: Wishes) -> None:
        wishes.want(self.zones[0])


class Exit(leaving.Exit):
    """Every hero leaves; whoever fell is missed, so that round brings no victory (M-20, M-76)."""

    def progress(self, s: City) -> tuple[int, int]:
        return len([one for one in s.alive() if one.zone == AWAY]), max(1, len(s.survivors))


class Objectives(tokens.Objectives):
    """Somebody may leave before the last objective is taken, but not everybody (M-76); whoever does is missed."""

    def may_leave(self, s: City, survivor: Survivor, last: bool) -> bool:
        return not last or self.met(s)

    def keeps_in(self, s: City) -> bool:
        return not self.met(s)


def escorted(s: City) -> list[int]:
    """Where escorted bystanders stand, one zone for each."""
    return [zone for zone in s.crowded() for kind in bystanders.standing(s, zone) if bystanders.escorted(s, kind)]


def enemies(s: City, zone: int) -> int:
    """Enemies in a zone: bystanders are none (M-2)."""
    kinds = s.rules.catalogue.kinds
    return sum([n for kind, n in zip(kinds, s.zombies[zone], strict=True) if kind.type != "bystander"])


GOALS: tuple[type[Goal], ...] = (
    *(Devour, DevourEscorted, EachFells, HeroPoints, SuperHeroes, NoSuperHero, Gather, Exit, Objectives),
)
