"""Moving on foot (p. 11, 19): what it costs to leave, what ends a move, and skills that bend it."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.flow import Play, Question
from shamble.city.skills import has, purses
from shamble.city.state import City, Survivor
from shamble.core.event import Args
from shamble.core.option import Option


def slippery(s: City, survivor: Survivor) -> bool:
    return has(s, survivor, "slippery")


def may_slip(s: City, survivor: Survivor) -> bool:
    """Kids slip through once a turn, with one move action (p. 7)."""
    return s.rules.catalogue.sheets[survivor.id].kid and not s.spent("turn", "slip")


def leaving(s: City, survivor: Survivor, slip: bool = False) -> int:
    """Actions beyond the first: one for each zombie in the zone that is left (p. 19)."""
    return 0 if slip or slippery(s, survivor) else s.crowd(survivor.zone)


def affordable(s: City, survivor: Survivor, extra: int, first: str = "move") -> bool:
    """The first action is a move; what leaving costs is paid by moves or ordinary actions (Z-20)."""
    return len(purses(s, survivor, first)) > extra


def pay_move(t: Play, who: str, extra: int) -> None:
    for _ in range(extra + 1):
        t.pay(who, "move")
    t.spend("turn", "row-broken")


def enter(t: Play, who: str, zone: int, rule: str) -> None:
    t.go(who, zone)
    t.tell("moves", rule, who=who, zone=t.zone(zone))
    t.s.rules.mission.entered(t, who, zone)


def walk_free(t: Play, who: str, zone: int, rule: str) -> None:
    """A step that costs nothing, also out of a crowd."""
    enter(t, who, zone, rule)


def steps_of(s: City, survivor: Survivor) -> int:
    """Zones a move action covers (p. 63)."""
    return 1 + (1 if has(s, survivor, "zone-per-move") else 0)


class MoveOn(Question):
    """The rest of a move over several zones; a zone with zombies ends it, unless one slips through (p. 19)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left", "slip", "goal", "cites_")
    __slots__ = ("cites_", "goal", "left", "slip", "who")
    ask: ClassVar[str] = "move-on"

    def __init__(self, who: str, left: int, slip: bool, goal: str = "", cites_: str = "action.move") -> None:
        self.who: Final = who
        self.left: Final = left
        self.slip: Final = slip
        self.goal: Final = goal
        """What the zone must hold in which it ends: zombie, survivor, range, or nothing in particular."""
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
        options = [
            Option("move", self.who, zones[zone].id)
            for zone in near
            if not self.goal or goal_within(s, survivor, zone, self.left - 1, self.goal)
        ]
        if options and (not self.goal or meets(s, survivor, survivor.zone, self.goal)):
            options.append(Option("stop", self.who))
        return options

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "stop":
            return
        if self.cites_ == "action.move":
            t.uses(self.who, "zone-per-move")
        enter(t, self.who, t.s.board.names[option.target], self.cites_)
        t.then(MoveOn(self.who, self.left - 1, self.slip, self.goal, self.cites_))


def meets(s: City, survivor: Survivor, zone: int, goal: str) -> bool:
    """Whether a special move may end in a zone."""
    from shamble.city.combat import arms, line_of

    if goal == "zombie":
        return s.crowd(zone) > 0
    if goal == "survivor":
        return any(mate.id != survivor.id for mate in s.at(zone)) or bool(s.guests(zone))
    if goal == "range":
        there = survivor.having(zone=zone)
        view = s.topology().sight(zone)
        for cards in arms(s, survivor, "ranged"):
            line = line_of(s, cards[0], "ranged")
            if any(line.least <= far <= line.most and s.crowd(other) for other, far in view.items()):
                return True
        return bool(arms(s, there, "melee")) and s.crowd(zone) > 0
    return True


def goal_within(s: City, survivor: Survivor, zone: int, steps: int, goal: str) -> bool:
    """Whether a move that goes on to this zone can still end as it must."""
    if meets(s, survivor, zone, goal):
        return True
    if not steps or (s.crowd(zone) and not slippery(s, survivor)):
        return False
    return any(goal_within(s, survivor, other, steps - 1, goal) for other in s.topology().near[zone])
