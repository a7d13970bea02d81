"""Special rules about zones and doors."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.board.board import Door
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option
from shamble.core.scene import Text, text


class LoudZone(SpecialRule):
    """A zone that always has noise."""

    id: ClassVar[str] = "loud-zone"
    words: ClassVar[tuple[str, ...]] = ("zone", "noise")

    def place(self, s: CityState) -> None:
        noise = s.noise.copy()
        noise[self.zones[0]] = int(self.row["noise"])
        s.noise = noise

    def round_ends(self, t: CityFlow) -> None:
        self.place(t.s)

    def zone_marks(self) -> list[tuple[int, Text]]:
        return [(self.zones[0], text("mark-loud", n=int(self.row["noise"])))]


class Forbidden(SpecialRule):
    """Loses the game when a zombie acts in one of these zones."""

    id: ClassVar[str] = "forbidden"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def zombies_act(self, t: CityFlow, kinds: tuple[int, ...], zone: int) -> None:
        for here in self.zones:
            if zone in (-1, here) and any(t.s.zombies[here][kind] for kind in kinds) and t.s.result is None:
                t.tell("overrun", "goal.lose-mission", zone=t.zone(here))
                t.lose("overrun", "goal.lose-mission")


class Alarm(SpecialRule):
    """A door that makes noise in the room behind it when it is opened."""

    id: ClassVar[str] = "alarm"
    words: ClassVar[tuple[str, ...]] = ("door", "noise")

    def opened(self, t: CityFlow, door: Door) -> None:
        a, _, b = self.row["door"].partition("-")
        if {self.mission.zone("special", a), self.mission.zone("special", b)} == {door.a, door.b}:
            inside = door.b if t.s.board.zones[door.a].street else door.a
            t.noise(inside, int(self.row["noise"]), self.cites)


class NoSearch(SpecialRule):
    """Zones where a search is not possible."""

    id: ClassVar[str] = "no-search"
    words: ClassVar[tuple[str, ...]] = ("zones",)

    def searchable(self, s: CityState, zone: int) -> bool:
        return zone not in self.zones


class SealSpawns(SpecialRule):
    """An action closes the spawn zone for good if no zombie is there and the needed objectives are taken."""

    id: ClassVar[str] = "seal-spawns"
    words: ClassVar[tuple[str, ...]] = ("needs",)
    optional: ClassVar[tuple[str, ...]] = ("needs",)
    verbs: ClassVar[tuple[str, ...]] = ("seal",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action or turn.survivor.car or turn.crowd:
            return NO_OPTIONS
        if not all(id in s.taken for id in self.row.get("needs", ())):
            return NO_OPTIONS
        return [Option("seal", turn.who, spawn.id) for spawn in s.spawns if spawn.zone == turn.zone]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        t.pay(who, "any")
        s.spawns = [spawn for spawn in s.spawns if spawn.id != option.target]
        t.set_mission_counter("sealed", s.mission_counter("sealed") + 1)
        t.tell("seals", self.cites, who=who, zone=t.zone(s.survivor(who).zone))


class FuseBoxes(SpecialRule):
    """An action switches on the fuse box in one of these zones, which makes noise."""

    id: ClassVar[str] = "fuse-boxes"
    words: ClassVar[tuple[str, ...]] = ("zones",)
    verbs: ClassVar[tuple[str, ...]] = ("switch-on",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action or turn.survivor.car:
            return NO_OPTIONS
        return [
            Option("switch-on", turn.who, s.board.zones[zone].id)
            for name, zone in zip(self.names, self.zones, strict=True)
            if zone == turn.zone and not s.mission_counter(f"lit {name}")
        ]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        here = t.s.survivor(who).zone
        for name, zone in zip(self.names, self.zones, strict=True):
            if zone == here:
                t.set_mission_counter(f"lit {name}", 1)
                t.noise(here, 1, self.cites)
        t.tell("switches-on", self.cites, who=who, zone=option.target)
