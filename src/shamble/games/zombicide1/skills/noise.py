"""Skills about noise (p. 18-19)."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option


def loud_zone(s: CityState) -> int:
    """The zone that the skill Loud makes the noisiest; -1 if there is none."""
    return s.mission_counter("loud") - 1


def fall_silent(t: CityFlow) -> None:
    """Ends the effect of Loud."""
    t.s.notes = tuple([note for note in t.s.notes if note[0].partition(" ")[0] != "loud"])


class Loud(Skill):
    """Makes the zone the noisiest until the survivor's next turn; free, once a turn. Only the latest use counts."""

    id: ClassVar[str] = "loud"
    verbs: ClassVar[tuple[str, ...]] = ("shout",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return [Option("shout", turn.who)] if self.id not in turn.spent else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        fall_silent(t)
        zone = t.s.survivor(who).zone
        t.set_mission_counter("loud", zone + 1)
        t.set_mission_counter(f"loud {who}", 1)
        t.tell("shouts", f"skill.{self.id}", who=who, zone=t.zone(zone))

    def turn_starts(self, t: CityFlow, who: str) -> None:
        if t.s.mission_counter(f"loud {who}"):
            fall_silent(t)


class Ninja(Skill):
    """Makes no noise unless the survivor wants to be heard (S1-22)."""

    id: ClassVar[str] = "ninja"
    verbs: ClassVar[tuple[str, ...]] = ("be-heard", "be-silent")

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return self.switch(turn.survivor)

    def anytime(self, s: CityState, survivor: Survivor) -> list[Option]:
        turn = s.scope("turn")
        return [] if turn is not None and turn.name == survivor.id else self.switch(survivor)

    def switch(self, survivor: Survivor) -> list[Option]:
        return [Option("be-silent" if survivor.counter("heard") else "be-heard", survivor.id)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        heard = 1 if option.verb == "be-heard" else 0
        t.set(t.s.survivor(who).counting("heard", heard))
        t.tell("heard" if heard else "unheard", f"skill.{self.id}", who=who)
