"""Special rules of missions that only this book has."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.board.board import Door
from shamble.city.horde.spawn_cards import appear
from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Token
from shamble.city.table.state import City
from shamble.games.marvel.horde.spawning import super_hero
from shamble.games.marvel.special.meal_events import Feast


class MealXp(Feast):
    """A devoured bystander, or only an escorted one, gives experience to who ate."""

    id: ClassVar[str] = "meal-xp"
    words: ClassVar[tuple[str, ...]] = ("ap", "escorted")
    cites: ClassVar[str] = "mission.meal-xp"

    def devoured(self, t: Play, who: str, bystander: str, escorted: bool) -> None:
        if escorted or not self.row.get("escorted"):
            t.gain(who, int(self.row["ap"]), self.cites)


class NoEscape(Feast):
    """When so many have got away, the game is lost (M-31)."""

    id: ClassVar[str] = "no-escape"
    words: ClassVar[tuple[str, ...]] = ("n",)
    cites: ClassVar[str] = "mission.no-escape"

    def escaped(self, t: Play, bystander: str) -> None:
        if t.s.noted("escaped") >= int(self.row["n"]) and t.s.result is None:
            t.tell("too-many-escaped", self.cites, n=t.s.noted("escaped"))
            t.lose("escaped", self.cites)


class Doorkeepers(Effect):
    """The first door of a building finds so many guards in each of its rooms, before its spawn cards."""

    id: ClassVar[str] = "doorkeepers"
    words: ClassVar[tuple[str, ...]] = ("zone", "n")
    cites: ClassVar[str] = "mission.doorkeepers"

    def opened(self, t: Play, door: Door) -> None:
        s = t.s
        zones = s.board.zones
        building = zones[self.zones[0]].building
        if building not in (zones[door.a].building, zones[door.b].building) or s.opened >> building & 1:
            return
        rooms = [zone.index for zone in zones if zone.building == building]
        t.tell("doorkeepers", self.cites, zones=tuple([t.zone(room) for room in rooms]), n=int(self.row["n"]))
        guard = s.rules.catalogue.kind["guard"].index
        for room in rooms:
            appear(t, room, guard, int(self.row["n"]))


class Starts(Effect):
    """A random super hero stands in a zone from the beginning."""

    id: ClassVar[str] = "starts"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    cites: ClassVar[str] = "mission.starts"

    def before_choosing(self, t: Play) -> None:
        super_hero(t, self.zones[0], self.cites)


class Sign(Effect):
    """The fallen sign lies in a zone: who stands there may hurl it, twice (p. 22)."""

    id: ClassVar[str] = "sign"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    cites: ClassVar[str] = "mission.sign"

    def place(self, s: City) -> None:
        s.tokens = [*s.tokens, Token("sign", "sign", "", self.zones[0])]


class WakesAfter(Effect):
    """A sleeping spawn zone awakes when so many objectives have been taken (M-73)."""

    id: ClassVar[str] = "wakes-after"
    words: ClassVar[tuple[str, ...]] = ("n", "zone")
    cites: ClassVar[str] = "mission.wakes-after"

    def took(self, t: Play, who: str, token: Token) -> None:
        if len(t.s.taken) != int(self.row["n"]):
            return
        for index, spawn in enumerate(t.s.spawns):
            if spawn.zone == self.zones[0] and not spawn.active:
                t.wake(index)


class NoSuperHeroes(Effect):
    """Said to the players: the deck's own words leave the cards out."""

    id: ClassVar[str] = "no-super-heroes"
    cites: ClassVar[str] = "mission.no-super-heroes"


class Stacked(Effect):
    """Said to the players: the deck's own words shuffle the cards among the first."""

    id: ClassVar[str] = "stacked"
    words: ClassVar[tuple[str, ...]] = ("kind", "n", "first")
    cites: ClassVar[str] = "mission.stacked"


class LeaveLast(Effect):
    """Said to the players: who stands at the exit at the end of a turn, with no enemy there, may leave (M-76)."""

    id: ClassVar[str] = "leave-last"
    cites: ClassVar[str] = "mission.exit"


EFFECTS: tuple[type[Effect], ...] = (
    *(MealXp, NoEscape, Doorkeepers, Starts, Sign, WakesAfter, NoSuperHeroes, Stacked, LeaveLast),
)
