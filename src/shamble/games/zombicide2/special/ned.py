"""Ned's mixture (M25, p. 63, Z-54): the components he needs, the mixture he makes of them, and advice for the
delivery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.board.board import Door
from shamble.city.book.printed import kind_name
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.survivors.inventory import SortInventory, receive
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Companion, Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.goal_zones import GoalZones
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged

NED: Final = "ned"
CANISTERS: Final = ("blue", "green")
COMPONENTS: Final = ("molotov", *CANISTERS)
"""Components of the mixture: a Molotov and both canisters."""


class Ned(SpecialRule):
    """Ned stays in his zone, counts as a survivor and follows nobody; the game is lost if a zombie enters the zone."""

    id: ClassVar[str] = "ned"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    verbs: ClassVar[tuple[str, ...]] = ("deliver",)

    def place(self, s: CityState) -> None:
        s.companions = [*s.companions, Companion(NED, self.zones[0])]

    def extra_survivor_zones(self) -> list[int]:
        return list(self.zones)

    def offers(self, s: CityState, id: str) -> bool:
        return id != NED

    def followable(self, s: CityState, companion: Companion) -> bool:
        return companion.id != NED

    def horde_moved(self, t: CityFlow, zones: tuple[int, ...]) -> None:
        if self.zones[0] in zones:
            t.tell("ned-found", "mission.m25.ned-zone", zone=t.zone(self.zones[0]))
            t.lose("ned-found", "mission.m25.ned-zone")

    def appeared(self, t: CityFlow, zone: int, kind: int, n: int) -> None:
        self.horde_moved(t, (zone,))

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return deliveries(s, turn.survivor) if turn.has_action and turn.zone == self.zones[0] else NO_OPTIONS

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        deliver(t, who, option.target, option.item)

    def forbidden_zones(self) -> tuple[int, ...]:
        return self.zones

    def judge(self, judge: TurnJudge, option: Option) -> Judged | None:
        """Throws the mixture only at the super abomination."""
        s = judge.s
        if option.verb != "throw" or not s.mission_counter(f"molofix {option.item}"):
            return None
        there = judge.plan.threats.horde[s.board.names[option.target]]
        hit = any(there[kind.index] for kind in s.rules.catalogue.kinds if is_super(s, kind.index))
        return (900.0 if hit else -900.0), "burn", {"who": judge.me.id, "zone": option.target}


def is_super(s: CityState, kind: int) -> bool:
    """True for the kind that only the mixture kills."""
    return s.rules.creatures[kind].invulnerable


def deliveries(s: CityState, survivor: Survivor) -> list[Option]:
    """Options to deliver components to Ned. The option for the last one names the survivor in the zone who gets the
    mixture."""
    there = delivered(s)
    if s.mission_counter("mixed"):
        return []
    items = [colour for colour in CANISTERS if s.mission_counter(f"carries {colour} {survivor.id}")]
    molotov = next((card for card in survivor.gear if kind_name(card) == "molotov"), "")
    if molotov and "molotov" not in there:
        items.append(molotov)
    if len(there) < len(COMPONENTS) - 1:
        return [Option("deliver", survivor.id, item=item) for item in items]
    return [Option("deliver", survivor.id, mate.id, item) for item in items for mate in s.at(survivor.zone)]


def delivered(s: CityState) -> list[str]:
    """The components delivered so far."""
    return [token.colour for token in s.tokens if token.kind == "component"]


def deliver(t: CityFlow, who: str, mate: str, item: str) -> None:
    """Delivers a component; with the last one, gives the mixture to `mate`."""
    s = t.s
    zone = s.survivor(who).zone
    t.pay(who, "any")
    if item in CANISTERS:
        t.set_mission_counter(f"carries {item} {who}", 0)
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
    t.set_mission_counter("mixed", 1)
    t.set_mission_counter(f"molofix {card}", 1)
    receive(t, mate, card)
    t.tell("molofix", "mission.m25.molofix", who=mate, card=card)
    t.then(SortInventory(mate))


class SuperGoal(Goal):
    """Burn the super abomination."""

    id: ClassVar[str] = "super"

    def progress(self, s: CityState) -> tuple[int, int]:
        return s.mission_counter("super"), 1

    def impossible(self, s: CityState) -> bool:
        """True if the only mixture was made and is gone."""
        if not s.mission_counter("mixed") or s.mission_counter("super"):
            return False
        return not any(s.mission_counter(f"molofix {card}") for survivor in s.survivors for card in survivor.gear)

    def searching(self, s: CityState) -> bool:
        return not self.met(s) and not s.mission_counter("mixed")

    def wish(self, wishes: GoalZones) -> None:
        kitchen = Delivery(wishes.s)
        if kitchen.complete:
            wishes.musts.extend(kitchen.steps if kitchen.shut else [kitchen.zone])

    def errand(self, wishes: GoalZones, survivor: Survivor) -> list[int]:
        """Sends carriers of components to Ned, then the carrier of the mixture to the super abomination."""
        s = wishes.s
        if any(s.mission_counter(f"molofix {card}") for card in survivor.gear):
            kinds = [kind.index for kind in s.rules.catalogue.kinds if is_super(s, kind.index)]
            return [zone for zone, counts in enumerate(s.zombies) if any(counts[index] for index in kinds)]
        return Delivery(s).errand(survivor)

    def keeps_shut(self, wishes: GoalZones) -> int:
        return Delivery(wishes.s).keeps_shut()

    def throwing(self, s: CityState, before: Sequence[float]) -> float:
        return -20.0 if self.searching(s) else 0.0


# -- advice ------------------------------------------------------------------------------------------------------------

NEAR: Final = 1
"""Distance in zones from Ned's doors within which all carriers must be before a door is opened."""


class Delivery:
    """The state of the delivery, for advice: find all components, meet at Ned's doors, then open one."""

    def __init__(self, s: CityState) -> None:
        self.s: Final = s
        self.zone: Final = next((companion.zone for companion in s.companions if companion.id == NED), -1)
        self.mixed: Final = bool(s.mission_counter("mixed"))
        self.steps: Final = doorsteps(s, self.zone)
        self.complete: Final = not self.mixed and self._complete()
        """True if all components are delivered or carried."""
        self.shut: Final = not self.mixed and not (self.complete and self._met())
        """True if the doors of Ned's building should stay closed."""

    def brings(self, survivor: Survivor) -> list[str]:
        """The components that a survivor carries."""
        s = self.s
        carried = [colour for colour in CANISTERS if s.mission_counter(f"carries {colour} {survivor.id}")]
        if any(s.rules.deadly(card) for card in survivor.gear):
            carried.append("molotov")
        return carried

    def _complete(self) -> bool:
        """Computes `complete`."""
        components = delivered(self.s)
        for survivor in self.s.survivors:
            if survivor.here:
                components += self.brings(survivor)
        return all(component in components for component in COMPONENTS)

    def _met(self) -> bool:
        """True if all components are delivered, in the building, or near one of its doors."""
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
        """Zones that a carrier of a component has to go to; empty while components are still to be found."""
        missing = [component for component in self.brings(survivor) if component not in delivered(self.s)]
        if self.mixed or not self.complete or not missing:
            return []
        return self.steps if self.shut else [self.zone]

    def keeps_shut(self) -> int:
        """Bit set of the doors of Ned's building, or 0 if they may be opened."""
        bits = 0
        for door in self.s.board.doors if self.shut else ():
            if around(self.s, door, self.zone):
                bits |= 1 << door.index
        return bits


def doorsteps(s: CityState, zone: int) -> list[int]:
    """Zones in front of the doors of a zone's building."""
    steps: list[int] = []
    for door in s.board.doors:
        if zone >= 0 and around(s, door, zone):
            building = s.board.zones[zone].building
            steps.append(door.b if s.board.zones[door.a].building == building else door.a)
    return steps


def around(s: CityState, door: Door, zone: int) -> bool:
    """True if the door belongs to the building of this zone."""
    building = s.board.zones[zone].building
    return building >= 0 and any(s.board.zones[side].building == building for side in (door.a, door.b))
