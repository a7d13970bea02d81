"""Moving on foot (p. 11, 19): what it costs to leave, and what ends a move."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.table.flow import Play, Question
from shamble.city.table.kit import kit_of
from shamble.city.table.state import City
from shamble.city.table.turn_budget import Turn
from shamble.core.event import Args
from shamble.core.option import Option, Refusal


class Move(Action):
    """One zone, or as many as a move covers."""

    verbs: ClassVar[tuple[str, ...]] = ("move",)
    costs: ClassVar[bool] = True

    def options(self, s: City, turn: Turn) -> list[Option]:
        if turn.survivor.car:
            return []
        if (turn.crowd or not turn.acting) and turn.can("move") <= s.rules.leaving(s, turn):
            return []
        near = s.topology().names_near[turn.zone]
        known = turn.kit.moves.get(near)
        if known is None:
            known = turn.kit.moves[near] = [Option("move", turn.who, name) for name in near]
        return known

    def perform(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        survivor = s.survivor(who)
        glides = kit_of(s, survivor).glides
        if s.crowd(survivor.zone):
            pay_move(t, who, s.rules.leaving(s, Turn(s, survivor)))
            if glides:
                t.uses(who, glides)
        else:
            t.pay(who, "move")
        walk(t, who, option.target, bool(glides))

    def refusals(self, s: City, turn: Turn) -> list[Refusal]:
        extra = s.rules.leaving(s, turn)
        if turn.survivor.car or turn.can("move") > extra:
            return []
        reason = "too-many-zombies" if extra else "no-actions"
        args: Args = {"n": extra + 1}
        rule = s.rules.rule("action.move.leave")
        return [
            Refusal(Option("move", turn.who, s.board.zones[other].id), reason, rule, args)
            for other in s.topology().near[turn.zone]
        ]


def pay_move(t: Play, who: str, extra: int) -> None:
    """The first action is a move; what leaving costs is paid by moves or ordinary actions (Z-20)."""
    for _ in range(extra + 1):
        t.pay(who, "move")


def walk(t: Play, who: str, zone: str, glide: bool, rule: str = "action.move") -> None:
    """The first step of a move action, whoever paid for it, and the steps that may follow."""
    steps = kit_of(t.s, t.s.survivor(who)).steps
    if steps > 1:
        pass_by(t, who, t.s.board.names[zone], rule)
        t.then(MoveOn(who, steps - 1, glide, "", rule))
    else:
        enter(t, who, t.s.board.names[zone], rule)


def enter(t: Play, who: str, zone: int, rule: str) -> None:
    """Somebody steps into a zone, whatever it costs."""
    t.go(who, zone)
    if t.events is not None:
        t.tell("moves", rule, who=who, zone=t.zone(zone))
    t.s.rules.mission.entered(t, who, zone)


def pass_by(t: Play, who: str, zone: int, rule: str) -> None:
    """A step after which more may follow: a goal that is met there is met, also on the way (Z-72)."""
    enter(t, who, zone, rule)
    t.s.rules.mission.check(t)


class MoveOn(Question):
    """The rest of a move over several zones; a zone with zombies ends it, unless one slips through (p. 19)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left", "slip", "goal", "cites_")
    __slots__ = ("cites_", "goal", "left", "slip", "who")
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")

    def __init__(self, who: str, left: int, slip: bool, goal: str = "", cites_: str = "action.move") -> None:
        self.who: Final = who
        self.left: Final = left
        self.slip: Final = slip
        self.goal: Final = goal
        """What the zone must hold in which it ends, as the rules know it; or nothing in particular."""
        self.cites_: Final = cites_

    def reason(self, s: City) -> str:
        return s.rules.rule(self.cites_)

    def seat(self, s: City) -> int:
        return s.survivor(self.who).seat

    def question(self, s: City) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: City) -> list[Option]:
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

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "stop":
            return
        longer = kit_of(t.s, t.s.survivor(self.who)).longer
        if self.cites_ == "action.move" and longer:
            t.uses(self.who, longer)
        pass_by(t, self.who, t.s.board.names[option.target], self.cites_)
        t.then(MoveOn(self.who, self.left - 1, self.slip, self.goal, self.cites_))


def end_within(s: City, zone: int, steps: int, ends: list[int], glide: bool) -> bool:
    """Whether a move that goes on to this zone can still end where it must."""
    if zone in ends:
        return True
    if not ends or not steps or (s.crowd(zone) and not glide):
        return False
    near = s.topology().near[zone]
    if steps == 1:
        return not set(ends).isdisjoint(near)
    return any(end_within(s, other, steps - 1, ends, glide) for other in near)
