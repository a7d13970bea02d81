"""Zones and doors with a rule of their own."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.board.board import Door
from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import Play
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option
from shamble.core.scene import Text, text


class LoudZone(Effect):
    """A zone that is never silent."""

    id: ClassVar[str] = "loud-zone"
    words: ClassVar[tuple[str, ...]] = ("zone", "noise")

    def place(self, s: City) -> None:
        noise = s.noise.copy()
        noise[self.zones[0]] = int(self.row["noise"])
        s.noise = noise

    def round_ends(self, t: Play) -> None:
        self.place(t.s)

    def signs(self) -> list[tuple[int, Text]]:
        return [(self.zones[0], text("mark-loud", n=int(self.row["noise"])))]


class Forbidden(Effect):
    """The mission is lost when a zombie acts in one of these zones."""

    id: ClassVar[str] = "forbidden"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def acts(self, t: Play, kinds: tuple[int, ...], zone: int) -> None:
        for here in self.zones:
            if zone in (-1, here) and any(t.s.zombies[here][kind] for kind in kinds) and t.s.result is None:
                t.tell("overrun", "goal.lose-mission", zone=t.zone(here))
                t.lose("overrun", "goal.lose-mission")


class Alarm(Effect):
    """A door that rings."""

    id: ClassVar[str] = "alarm"
    words: ClassVar[tuple[str, ...]] = ("door", "noise")

    def opened(self, t: Play, door: Door) -> None:
        a, _, b = self.row["door"].partition("-")
        if {self.mission.zone("special", a), self.mission.zone("special", b)} == {door.a, door.b}:
            t.noise(door.a, int(self.row["noise"]), self.cites)


class NoSearch(Effect):
    """There is nothing to be found in these zones."""

    id: ClassVar[str] = "no-search"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def searchable(self, s: City, zone: int) -> bool:
        return zone not in self.zones


class SealSpawns(Effect):
    """A spawn zone without zombies is closed for good, once everything needed was taken."""

    id: ClassVar[str] = "seal-spawns"
    words: ClassVar[tuple[str, ...]] = ("needs",)
    verbs: ClassVar[tuple[str, ...]] = ("seal",)

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.acting or turn.survivor.car or turn.crowd:
            return []
        if not all(id in s.taken for id in self.row.get("needs", ())):
            return []
        return [Option("seal", turn.who, spawn.id) for spawn in s.spawns if spawn.zone == turn.zone]

    def perform(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        t.pay(who, "any")
        s.spawns = [spawn for spawn in s.spawns if spawn.id != option.target]
        t.note("sealed", s.noted("sealed") + 1)
        t.tell("seals", self.cites, who=who, zone=t.zone(s.survivor(who).zone))


class FuseBoxes(Effect):
    """Something to switch on in these zones; it hums."""

    id: ClassVar[str] = "fuse-boxes"
    words: ClassVar[tuple[str, ...]] = ("zones",)
    verbs: ClassVar[tuple[str, ...]] = ("switch-on",)

    def options(self, s: City, turn: Turn) -> list[Option]:
        if not turn.acting or turn.survivor.car:
            return []
        return [
            Option("switch-on", turn.who, s.board.zones[zone].id)
            for name, zone in zip(self.names, self.zones, strict=True)
            if zone == turn.zone and not s.noted(f"lit {name}")
        ]

    def perform(self, t: Play, who: str, option: Option) -> None:
        t.pay(who, "any")
        here = t.s.survivor(who).zone
        for name, zone in zip(self.names, self.zones, strict=True):
            if zone == here:
                t.note(f"lit {name}", 1)
                t.noise(here, 1, self.cites)
        t.tell("switches-on", self.cites, who=who, zone=option.target)
