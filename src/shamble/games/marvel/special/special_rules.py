"""Special rules that only missions of Marvel Zombies have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from shamble.city.board.board import Door
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.content.tables import Field
from shamble.games.marvel.horde.spawning import place_agents, run_out, super_hero
from shamble.games.marvel.special.meal_events import Feast


class MealXp(Feast):
    """Gives experience for devouring a bystander, or only an escorted one."""

    id: ClassVar[str] = "meal-xp"
    words: ClassVar[tuple[str, ...]] = ("ap", "escorted")
    optional: ClassVar[tuple[str, ...]] = ("escorted",)
    cites: ClassVar[str] = "mission.meal-xp"

    def devoured(self, t: CityFlow, who: str, bystander: str, escorted: bool) -> None:
        if escorted or not self.row.get("escorted"):
            t.gain(who, int(self.row["ap"]), self.cites)


class EscapeLimit(Feast):
    """Loses the game when a number of bystanders has escaped (M-31)."""

    id: ClassVar[str] = "no-escape"
    words: ClassVar[tuple[str, ...]] = ("n",)
    cites: ClassVar[str] = "mission.no-escape"

    def escaped(self, t: CityFlow, bystander: str) -> None:
        if t.s.mission_counter("escaped") >= int(self.row["n"]) and t.s.result is None:
            t.tell("too-many-escaped", self.cites, n=t.s.mission_counter("escaped"))
            t.lose("escaped", self.cites)


class Doorkeepers(SpecialRule):
    """Places guards in every room of a building when its first door opens, before its spawn cards."""

    id: ClassVar[str] = "doorkeepers"
    words: ClassVar[tuple[str, ...]] = ("zone", "n")
    cites: ClassVar[str] = "mission.doorkeepers"

    def opened(self, t: CityFlow, door: Door) -> None:
        s = t.s
        zones = s.board.zones
        building = zones[self.zones[0]].building
        if building not in (zones[door.a].building, zones[door.b].building) or s.opened >> building & 1:
            return
        rooms = [zone.index for zone in zones if zone.building == building]
        t.tell("doorkeepers", self.cites, zones=tuple([t.zone(room) for room in rooms]), n=int(self.row["n"]))
        missing = 0
        for room in rooms:
            _, short = place_agents(t, room, {"guard": int(self.row["n"])}, self.cites)
            missing += short.get("guard", 0)
        if missing:
            run_out(t, {"guard": missing})


class Starts(SpecialRule):
    """Places a random super hero in a zone at set-up."""

    id: ClassVar[str] = "starts"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    cites: ClassVar[str] = "mission.starts"

    def before_choosing(self, t: CityFlow) -> None:
        super_hero(t, self.zones[0], self.cites)


class Sign(SpecialRule):
    """Places the fallen sign in a zone: a hero there may throw it, twice in a game (p. 22)."""

    id: ClassVar[str] = "sign"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    cites: ClassVar[str] = "mission.sign"

    def place(self, s: CityState) -> None:
        s.tokens = [*s.tokens, Token("sign", "sign", "", self.zones[0])]


class WakesAfter(SpecialRule):
    """Activates a spawn zone when a number of objectives has been taken (M-73)."""

    id: ClassVar[str] = "wakes-after"
    words: ClassVar[tuple[str, ...]] = ("n", "zone")
    cites: ClassVar[str] = "mission.wakes-after"

    def took(self, t: CityFlow, who: str, token: Token) -> None:
        if len(t.s.taken) != int(self.row["n"]):
            return
        for index, spawn in enumerate(t.s.spawns):
            if spawn.zone == self.zones[0] and not spawn.active:
                t.wake(index)


class NoSuperHeroes(SpecialRule):
    """Only tells the players that the spawn deck has no super heroes; the mission's `decks` leaves them out."""

    id: ClassVar[str] = "no-super-heroes"
    cites: ClassVar[str] = "mission.no-super-heroes"


class Stacked(SpecialRule):
    """Only tells the players that the mission shuffles `n` cards of a kind into the first `first` cards of the spawn
    deck; `among` in the mission's `decks` does it."""

    id: ClassVar[str] = "stacked"
    words: ClassVar[tuple[str, ...]] = ("kind", "n", "first")
    fields: ClassVar[Mapping[str, Field]] = {"kind": Field(str)}
    cites: ClassVar[str] = "mission.stacked"


class LeaveLast(SpecialRule):
    """A text for the players only: a hero at the exit at the end of a turn, with no enemy there, may leave (M-76)."""

    id: ClassVar[str] = "leave-last"
    cites: ClassVar[str] = "mission.exit"


EFFECTS: tuple[type[SpecialRule], ...] = (
    *(MealXp, EscapeLimit, Doorkeepers, Starts, Sign, WakesAfter, NoSuperHeroes, Stacked, LeaveLast),
)
