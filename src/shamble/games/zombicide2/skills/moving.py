"""Skills that are moves of their own (p. 63-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import attack_options, chosen
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.table.flow import CityFlow, Question, WhoQuestion
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.moving import MoveOn, end_within, pass_by, pay_move
from shamble.core.event import Args
from shamble.core.option import NO_OPTIONS, Option
from shamble.games.zombicide2.free_move import SPRINT, SPRINT_ON, free_moves, move_free
from shamble.games.zombicide2.kid_moves import SLIP, may_slip

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged


class SpecialMove(Skill):
    """A move on foot, once a turn; a kid may make it the slippery move of the turn (p. 7)."""

    walks: ClassVar[bool] = True
    far: ClassVar[int] = 0
    """Number of zones that the move may go on after the first."""

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if self.id in turn.spent or turn.survivor.car:
            return NO_OPTIONS
        zones = s.board.zones
        options: list[Option] = []
        if self.payable(turn, s.rules.leaving(s, turn)):
            options += [
                Option(self.id, turn.who, zones[zone].id) for zone in self.ways(s, turn, bool(turn.kit.slippery_skill))
            ]
        if self.far and may_slip(s, turn) and self.payable(turn, 0):
            ways = [zone for zone in self.ways(s, turn, True) if turn.crowd or self.stopped(s, turn, zone, self.far)]
            options += [Option(self.id, turn.who, zones[zone].id, SLIP) for zone in ways]
        return options

    def payable(self, turn: TurnBudget, extra: int) -> bool:
        """True if the turn can pay one ordinary action and the extra cost of leaving, for which free moves pay too
        (Z-20)."""
        return turn.can("any") > 0 and turn.can("move") > extra

    def ways(self, s: CityState, turn: TurnBudget, glide: bool) -> list[int]:
        """Zones that the first step may lead to."""
        return list(s.topology().near[turn.zone])

    def stopped(self, s: CityState, turn: TurnBudget, zone: int, left: int) -> bool:
        """True if zombies could end the move in this zone or farther on, with zones left to go."""
        if not left:
            return False
        return s.crowd(zone) > 0 or any(self.stopped(s, turn, other, left - 1) for other in s.topology().near[zone])

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", self.id)
        turn = TurnBudget(t.s, t.s.survivor(who))
        slips = option.item == SLIP
        if slips:
            t.spend("turn", SLIP)
        self.pay(t, who, 0 if slips else t.s.rules.leaving(t.s, turn))
        pass_by(t, who, t.s.board.names[option.target], f"skill.{self.id}")
        self.go_on(t, who, slips or bool(turn.kit.slippery_skill))

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.dash(option, floor)

    def pay(self, t: CityFlow, who: str, extra: int) -> None:
        t.pay(who, "any")
        for _ in range(extra):
            t.pay(who, "move")

    def go_on(self, t: CityFlow, who: str, glide: bool) -> None:
        """Queues the part of the move after the first step."""


class Sprint(SpecialMove):
    """A move of up to three zones."""

    id: ClassVar[str] = SPRINT
    verbs: ClassVar[tuple[str, ...]] = ("sprint",)
    far: ClassVar[int] = SPRINT_ON

    def payable(self, turn: TurnBudget, extra: int) -> bool:
        return turn.can("move") > extra

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.dash(option, floor, further=self.far)

    def pay(self, t: CityFlow, who: str, extra: int) -> None:
        pay_move(t, who, extra)

    def go_on(self, t: CityFlow, who: str, glide: bool) -> None:
        t.then(MoveOn(who, self.far, glide, "", f"skill.{self.id}"))


class Dash(SpecialMove):
    """A move of up to two zones to a zone with a goal (Z-39)."""

    far: ClassVar[int] = 1
    goal: ClassVar[str] = ""
    """The goal that the last zone must have; see `Rules2.endings`."""

    def ways(self, s: CityState, turn: TurnBudget, glide: bool) -> list[int]:
        zone = turn.zone
        ends = s.rules.endings(s, turn.survivor, self.goal, s.topology().around(zone, self.far + 1))
        if not ends:
            return []
        return [near for near in s.topology().near[zone] if end_within(s, near, self.far, ends, glide)]

    def stopped(self, s: CityState, turn: TurnBudget, zone: int, left: int) -> bool:
        """True if zombies could end the move in this zone although it could go on to another zone with a goal."""
        near = s.topology().near[zone]
        return s.crowd(zone) > 0 and bool(s.rules.endings(s, turn.survivor, self.goal, near))

    def go_on(self, t: CityFlow, who: str, glide: bool) -> None:
        t.then(MoveOn(who, self.far, glide, self.goal, f"skill.{self.id}"))
        self.arrive(t, who)

    def arrive(self, t: CityFlow, who: str) -> None:
        """Queues the effect at the end of the move."""


class Charge(Dash):
    """A free move; only leaving zombies costs."""

    id: ClassVar[str] = "charge"
    verbs: ClassVar[tuple[str, ...]] = ("charge",)
    goal: ClassVar[str] = "zombie"

    def payable(self, turn: TurnBudget, extra: int) -> bool:
        return not turn.gift and turn.can("move") >= extra

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.dash(option, floor, price=0, reason=self.id)

    def pay(self, t: CityFlow, who: str, extra: int) -> None:
        for _ in range(extra):
            t.pay(who, "move")


class Bloodlust(Dash):
    """Adds a free attack at the end of the move, of the type in the skill's argument: melee, ranged or combat."""

    id: ClassVar[str] = "bloodlust"
    verbs: ClassVar[tuple[str, ...]] = ("bloodlust",)
    goal: ClassVar[str] = "zombie"

    def arrive(self, t: CityFlow, who: str) -> None:
        t.then(FreeAttack(who, self.id))


class Blitz(Dash):
    """Adds a free ranged attack at the end of the move."""

    id: ClassVar[str] = "blitz"
    verbs: ClassVar[tuple[str, ...]] = ("blitz",)
    goal: ClassVar[str] = "range"

    def arrive(self, t: CityFlow, who: str) -> None:
        t.then(FreeAttack(who, self.id))


class FieldMedic(Dash):
    """Heals a wound at the end of the move."""

    id: ClassVar[str] = "field-medic"
    verbs: ClassVar[tuple[str, ...]] = ("field-medic",)
    goal: ClassVar[str] = "survivor"

    def arrive(self, t: CityFlow, who: str) -> None:
        t.then(Patch(who))


class Jump(SpecialMove):
    """Moves two zones at once over anything between; leaving zombies costs extra even for Slippery."""

    id: ClassVar[str] = "jump"
    verbs: ClassVar[tuple[str, ...]] = ("jump",)

    def payable(self, turn: TurnBudget, extra: int) -> bool:
        return super().payable(turn, turn.crowd)

    def ways(self, s: CityState, turn: TurnBudget, glide: bool) -> list[int]:
        near = s.topology().near
        return sorted({other for zone in near[turn.zone] for other in near[zone] if other != turn.zone})

    def pay(self, t: CityFlow, who: str, extra: int) -> None:
        super().pay(t, who, t.s.crowd(t.s.survivor(who).zone))


class FreeAttack(Question):
    """Offers the free attack of Bloodlust or Blitz."""

    fields: ClassVar[tuple[str, ...]] = ("who", "skill")
    __slots__ = ("skill", "who")
    ask: ClassVar[str] = "free-attack"
    verbs: ClassVar[tuple[str, ...]] = ("shoot", "melee", "throw", "pass")

    def __init__(self, who: str, skill: str) -> None:
        self.who: Final = who
        self.skill: Final = skill

    def reason(self, s: CityState) -> str:
        return s.rules.rule(f"skill.{self.skill}")

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who}

    def modes(self, s: CityState) -> list[str]:
        """Attack modes that the skill allows."""
        if self.skill == Blitz.id:
            return ["ranged"]
        modes: list[str] = []
        for skill in kit_of(s, s.survivor(self.who)).learnt:
            if skill.id == self.skill:
                modes += ["melee", "ranged"] if skill.arg == "combat" else [skill.arg]
        return list(dict.fromkeys(modes))

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        options = [option for mode in self.modes(s) for option in attack_options(s, survivor, mode)]
        return [*options, Option("pass", self.who)] if options else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb != "pass":
            begin_attack(t, self.who, *chosen(t.s, self.who, option))
            t.spend("turn", f"did:{option.verb}")


class Patch(WhoQuestion):
    """Asks whom the field medic heals (p. 65)."""

    ask: ClassVar[str] = "patch"
    verbs: ClassVar[tuple[str, ...]] = ("patch", "pass")
    cites: ClassVar[str] = "skill.field-medic"

    def options(self, s: CityState) -> list[Option]:
        there = [mate for mate in s.at(s.survivor(self.who).zone) if mate.life < mate.health]
        return [*[Option("patch", mate.id) for mate in there], Option("pass", self.who)] if there else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "patch":
            t.heal(option.actor, 1, self.cites)


class HitAndRunSkill(Skill):
    """Grants a free move action after an attack that killed."""

    id: ClassVar[str] = "hit-and-run"

    def after_attack(self, t: CityFlow, attack: Attack) -> None:
        if attack.kills:
            t.then(HitAndRun(attack.who))


class HitAndRun(WhoQuestion):
    """Offers the free move; leaving zombies costs nothing (p. 66)."""

    ask: ClassVar[str] = "hit-and-run"
    verbs: ClassVar[tuple[str, ...]] = ("run", "stay")
    cites: ClassVar[str] = "skill.hit-and-run"

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here or survivor.car:
            return []
        options = free_moves(s, survivor, "run")
        return [*options, Option("stay", self.who)] if options else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "run":
            t.spend("turn", "did:run")
            move_free(t, option, self.cites)
