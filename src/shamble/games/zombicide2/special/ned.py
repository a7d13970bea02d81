"""Ned's mixture (M25, p. 63, Z-54): what he needs, what he hands out for it, and how to get it made unseen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.board.board import Door
from shamble.city.book.printed import kind_name
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import Effect
from shamble.city.survivors.inventory import Sort, receive
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Companion, Token
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import Turn
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import Wishes
    from shamble.city.advice.judged import Judged
    from shamble.city.advice.turn_options import TurnJudge

NED: Final = "ned"
CANISTERS: Final = ("blue", "green")
COMPONENTS: Final = ("molotov", *CANISTERS)


class Ned(Effect):
    """He cooks in his zone, counts as a survivor, follows nobody, and must never be found."""

    id: ClassVar[str] = "ned"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    verbs: ClassVar[tuple[str, ...]] = ("deliver",)

    def place(self, s: City) -> None:
        s.companions = [*s.companions, Companion(NED, self.zones[0])]

    def homes(self) -> list[int]:
        return list(self.zones)

    def offers(self, s: City, id: str) -> bool:
        return id != NED

    def followable(self, s: City, companion: Companion) -> bool:
        return companion.id != NED

    def horde_moved(self, t: Play, zones: tuple[int, ...]) -> None:
        if self.zones[0] in zones:
            t.tell("ned-found", "mission.m25.ned-zone", zone=t.zone(self.zones[0]))
            t.lose("ned-found", "mission.m25.ned-zone")

    def appeared(self, t: Play, zone: int, kind: int, n: int) -> None:
        self.horde_moved(t, (zone,))

    def options(self, s: City, turn: Turn) -> list[Option]:
        return deliveries(s, turn.survivor) if turn.acting and turn.zone == self.zones[0] else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        deliver(t, who, option.target, option.item)

    def taboo(self) -> tuple[int, ...]:
        return self.zones

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        """The mixture is for one target only."""
        s = judge.s
        if option.verb != "throw" or not s.noted(f"molofix {option.item}"):
            return None
        there = judge.plan.threats.horde[s.board.names[option.target]]
        hit = any(there[kind.index] for kind in s.rules.catalogue.kinds if is_super(s, kind.index))
        return (900.0 if hit else -900.0), "burn", {"who": judge.me.id, "zone": option.target}


def is_super(s: City, kind: int) -> bool:
    return s.rules.creatures[kind].invulnerable


def deliveries(s: City, survivor: Survivor) -> list[Option]:
    """Components to drop at Ned's. The last one names the survivor in the zone who gets the mixture."""
    there = delivered(s)
    if s.noted("mixed"):
        return []
    found = [colour for colour in CANISTERS if s.noted(f"carries {colour} {survivor.id}")]
    molotov = next((card for card in survivor.gear if kind_name(card) == "molotov"), "")
    if molotov and "molotov" not in there:
        found.append(molotov)
    if len(there) < len(COMPONENTS) - 1:
        return [Option("deliver", survivor.id, item=item) for item in found]
    return [Option("deliver", survivor.id, mate.id, item) for item in found for mate in s.at(survivor.zone)]


def delivered(s: City) -> list[str]:
    return [token.colour for token in s.tokens if token.kind == "component"]


def deliver(t: Play, who: str, mate: str, item: str) -> None:
    s = t.s
    zone = s.survivor(who).zone
    t.pay(who, "any")
    if item in CANISTERS:
        t.note(f"carries {item} {who}", 0)
        s.tokens = [*s.tokens, Token(f"component-{item}", "component", item, zone)]
    else:
        t.set(s.survivor(who).without(item))
        s.tokens = [*s.tokens, Token(item, "component", "molotov", zone)]
    t.tell("delivers", "mission.m25.component", who=who, item=kind_name(item), zone=t.zone(zone))
    there = [token for token in s.tokens if token.kind == "component"]
    if len(there) < len(COMPONENTS):
        return
    card = next(token.id for token in there if token.colour == "molotov")
    s.tokens = [token for token in s.tokens if token.kind != "component"]
    t.note("mixed", 1)
    t.note(f"molofix {card}", 1)
    receive(t, mate, card)
    t.tell("molofix", "mission.m25.molofix", who=mate, card=card)
    t.then(Sort(mate))


class SuperGoal(Goal):
    """The big one burns."""

    id: ClassVar[str] = "super"

    def progress(self, s: City) -> tuple[int, int]:
        return s.noted("super"), 1

    def impossible(self, s: City) -> bool:
        """The only mixture there was is wasted."""
        if not s.noted("mixed") or s.noted("super"):
            return False
        return not any(s.noted(f"molofix {card}") for survivor in s.survivors for card in survivor.gear)

    def searching(self, s: City) -> bool:
        return not self.met(s) and not s.noted("mixed")

    def wish(self, wishes: Wishes) -> None:
        kitchen = Delivery(wishes.s)
        if kitchen.found:
            wishes.musts.extend(kitchen.steps if kitchen.shut else [kitchen.zone])

    def errand(self, wishes: Wishes, survivor: Survivor) -> list[int]:
        """The two canisters and a molotov to him, then the mixture to the big one."""
        s = wishes.s
        if any(s.noted(f"molofix {card}") for card in survivor.gear):
            kinds = [kind.index for kind in s.rules.catalogue.kinds if is_super(s, kind.index)]
            return [zone for zone, counts in enumerate(s.zombies) if any(counts[index] for index in kinds)]
        return Delivery(s).errand(survivor)

    def keeps_shut(self, wishes: Wishes) -> int:
        return Delivery(wishes.s).keeps_shut()

    def throwing(self, s: City, before: Sequence[float]) -> float:
        return -20.0 if self.searching(s) else 0.0


# -- advice ------------------------------------------------------------------------------------------------------------

NEAR: Final = 1
"""So near must everybody be who brings something before the door is opened."""


class Delivery:
    """What is still missing, and where to go with it: find everything, meet at his door, then open."""

    def __init__(self, s: City) -> None:
        self.s: Final = s
        self.zone: Final = next((companion.zone for companion in s.companions if companion.id == NED), -1)
        self.mixed: Final = bool(s.noted("mixed"))
        self.steps: Final = doorsteps(s, self.zone)
        self.found: Final = not self.mixed and self._found()
        self.shut: Final = not self.mixed and not (self.found and self._met())
        """Whether his house had better stay closed."""

    def brings(self, survivor: Survivor) -> list[str]:
        """The components somebody carries."""
        s = self.s
        carried = [colour for colour in CANISTERS if s.noted(f"carries {colour} {survivor.id}")]
        if any(s.rules.deadly(card) for card in survivor.gear):
            carried.append("molotov")
        return carried

    def _found(self) -> bool:
        known = delivered(self.s)
        for survivor in self.s.survivors:
            if survivor.here:
                known += self.brings(survivor)
        return all(component in known for component in COMPONENTS)

    def _met(self) -> bool:
        """Whether everything that is needed is already inside or waits at one of the doors."""
        s = self.s
        building = s.board.zones[self.zone].building
        near = delivered(s)
        for survivor in s.survivors:
            if survivor.here:
                inside = s.board.zones[survivor.zone].building == building
                distances = s.topology().distances(survivor.zone)
                if inside or any(0 <= distances[step] <= NEAR for step in self.steps):
                    near += self.brings(survivor)
        return all(component in near for component in COMPONENTS)

    def errand(self, survivor: Survivor) -> list[int]:
        """Where somebody has to go who brings a component; nowhere while others are still looking for theirs."""
        missing = [component for component in self.brings(survivor) if component not in delivered(self.s)]
        if self.mixed or not self.found or not missing:
            return []
        return self.steps if self.shut else [self.zone]

    def keeps_shut(self) -> int:
        """The doors of his house, as bits."""
        found = 0
        for door in self.s.board.doors if self.shut else ():
            if around(self.s, door, self.zone):
                found |= 1 << door.index
        return found


def doorsteps(s: City, zone: int) -> list[int]:
    """The zones in front of the doors of a zone's house."""
    found: list[int] = []
    for door in s.board.doors:
        if zone >= 0 and around(s, door, zone):
            building = s.board.zones[zone].building
            found.append(door.b if s.board.zones[door.a].building == building else door.a)
    return found


def around(s: City, door: Door, zone: int) -> bool:
    """Whether a door is one of the house around a zone."""
    building = s.board.zones[zone].building
    return building >= 0 and any(s.board.zones[side].building == building for side in (door.a, door.b))
