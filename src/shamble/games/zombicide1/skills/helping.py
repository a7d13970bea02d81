"""Skills that help others or close doors (p. 18-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.city.book.skill import Skill
from shamble.city.family.skills.commands import command_options, judge_command
from shamble.city.table.flow import CityFlow
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class BornLeader(Skill):
    """Gives another survivor one more action in the next turn; free, once a turn (S1-24)."""

    id: ClassVar[str] = "born-leader"
    verbs: ClassVar[tuple[str, ...]] = ("command",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if self.id in turn.spent:
            return NO_OPTIONS
        return command_options(s, turn)

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge_command(judge, option)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        mate = t.s.survivor(option.target)
        t.set(mate.counting("gift", mate.counter("gift") + 1))
        t.tell("commands", f"skill.{self.id}", who=who, whom=mate.id)


class Medic(Skill):
    """Heals a wound of anybody in the zone, including the medic; free, once a turn (S1-21)."""

    id: ClassVar[str] = "medic"
    verbs: ClassVar[tuple[str, ...]] = ("patch",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if self.id in turn.spent:
            return NO_OPTIONS
        return [Option("patch", turn.who, mate.id) for mate in s.at(turn.zone) if mate.life < mate.health]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.now + 3.0, "free", {}

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        t.heal(option.target, 1, f"skill.{self.id}")


class LockItDown(Skill):
    """Closes an open door with an action, without tool or noise; opening it again spawns no zombies (S1-23)."""

    id: ClassVar[str] = "lock-it-down"
    verbs: ClassVar[tuple[str, ...]] = ("lock",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if not turn.has_action or turn.survivor.car:
            return NO_OPTIONS
        return [Option("lock", turn.who, door.id) for door in s.board.doors_of[turn.zone] if s.doors >> door.index & 1]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        t.pay(who, "any")
        here = s.survivor(who).zone
        door = next(door for door in s.board.doors_of[here] if door.id == option.target)
        s.doors &= ~(1 << door.index)
        t.tell("locks", f"skill.{self.id}", who=who, zone=t.zone(door.b if here == door.a else door.a))
