"""Moving on foot: the cost of leaving a zone, and the conditions that end a move."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.table.flow import CityFlow, Question
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.event import Args
from shamble.core.option import NO_OPTIONS, Option, Refusal


class Move(Action):
    """The move action: one zone, or as many as the survivor's kit allows."""

    verbs: ClassVar[tuple[str, ...]] = ("move",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if turn.survivor.car:
            return NO_OPTIONS
        if (turn.crowd or not turn.has_action) and turn.can("move") <= s.rules.leaving(s, turn):
            return NO_OPTIONS
        near = s.topology().names_near[turn.zone]
        cached = turn.kit.moves.get(near)
        if cached is None:
            cached = turn.kit.moves[near] = []
            for name in near:
                cached.append(Option("move", turn.who, name))
        return cached

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        survivor = s.survivor(who)
        skill = kit_of(s, survivor).slippery_skill
        if s.crowd(survivor.zone):
            pay_move(t, who, s.rules.leaving(s, TurnBudget(s, survivor)))
            if skill:
                t.uses(who, skill)
        else:
            t.pay(who, "move")
        walk(t, who, option.target, bool(skill))

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        extra = s.rules.leaving(s, turn)
        if turn.survivor.car or turn.can("move") > extra:
            return []
        reason = "too-many-zombies" if extra else "no-actions"
        args: Args = {"n": extra + 1}
        rule = s.rules.rule("action.move.leave" if extra else "action.move")
        return [
            Refusal(Option("move", turn.who, s.board.zones[other].id), reason, rule, args)
            for other in s.topology().near[turn.zone]
        ]


def pay_move(t: CityFlow, who: str, extra: int) -> None:
    """Pays for a move and for `extra` actions that leaving the zone costs; free moves pay for both."""
    for _ in range(extra + 1):
        t.pay(who, "move")


def walk(t: CityFlow, who: str, zone: str, glide: bool, rule: str = "action.move") -> None:
    """Takes the first step of a move that is paid for, and queues the question for further steps."""
    steps = kit_of(t.s, t.s.survivor(who)).steps
    if steps > 1:
        pass_by(t, who, t.s.board.names[zone], rule)
        t.then(MoveOn(who, steps - 1, glide, "", rule))
    else:
        enter(t, who, t.s.board.names[zone], rule)


def enter(t: CityFlow, who: str, zone: int, rule: str) -> None:
    """Moves a survivor into a zone without cost."""
    t.go(who, zone)
    if t.events is not None:
        t.tell("moves", rule, who=who, zone=t.zone(zone))
    t.s.rules.mission.entered(t, who, zone)


def pass_by(t: CityFlow, who: str, zone: int, rule: str) -> None:
    """Moves a survivor into a zone where the move may go on, and checks the goals, which may be met on the way."""
    enter(t, who, zone, rule)
    t.s.rules.mission.check(t)


class MoveOn(Question):
    """Asks for the next step of a move over several zones, or to stop.

    `left`: number of zones that the move may still enter. `slip`: True if zones with enemies do not end it. `goal`:
    name of the condition that the last zone must meet (`Rules.endings`); empty for none. `cites_`: the rule of the
    move, without the game's prefix, that its events cite (`cites` is the same for all objects of a class).
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "left", "slip", "goal", "cites_")
    __slots__ = ("cites_", "goal", "left", "slip", "who")
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")

    def __init__(self, who: str, left: int, slip: bool, goal: str = "", cites_: str = "action.move") -> None:
        self.who: Final = who
        self.left: Final = left
        self.slip: Final = slip
        self.goal: Final = goal
        self.cites_: Final = cites_

    def reason(self, s: CityState) -> str:
        return s.rules.rule(self.cites_)

    def seat(self, s: CityState) -> int:
        return s.survivor(self.who).seat

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not self.left or not survivor.here:
            return []
        if s.crowd(survivor.zone) and not self.slip:
            return []
        zones = s.board.zones
        near = s.topology().near[survivor.zone]
        if not self.goal:
            options = [Option("move", self.who, zones[zone].id) for zone in near]
            return [*options, Option("stop", self.who)] if options else options
        ends = s.rules.endings(s, survivor, self.goal, s.topology().around(survivor.zone, self.left))
        ways = [zone for zone in near if end_within(s, zone, self.left - 1, ends, self.slip)]
        options = [Option("move", self.who, zones[zone].id) for zone in ways]
        if options and survivor.zone in ends:
            options.append(Option("stop", self.who))
        return options

    def reaches(self, s: CityState, ways: list[int], end: int) -> bool:
        """True if one of these next steps leads to the zone `end` within the zones left."""
        return any(end_within(s, zone, self.left - 1, [end], self.slip) for zone in ways)

    def answer(self, t: CityFlow, option: Option) -> None:
        """Takes the next step and asks again. Every step of an ordinary move after the first is thanks to the skill
        that lengthens moves, so each tells its use."""
        if option.verb == "stop":
            return
        longer = kit_of(t.s, t.s.survivor(self.who)).longer
        if self.cites_ == "action.move" and longer:
            t.uses(self.who, longer)
        pass_by(t, self.who, t.s.board.names[option.target], self.cites_)
        t.then(MoveOn(self.who, self.left - 1, self.slip, self.goal, self.cites_))


def end_within(s: CityState, zone: int, steps: int, ends: list[int], glide: bool) -> bool:
    """True if a move that enters this zone can reach one of `ends` in at most `steps` further steps. `glide`: True if
    zones with enemies do not end the move."""
    if zone in ends:
        return True
    if not ends or not steps or (s.crowd(zone) and not glide):
        return False
    near = s.topology().near[zone]
    if steps == 1:
        return not set(ends).isdisjoint(near)
    return any(end_within(s, other, steps - 1, ends, glide) for other in near)
