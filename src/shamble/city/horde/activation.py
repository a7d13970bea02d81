"""The activation of zombies: first all attacks, then all moves at once."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.survivors.wounds import ShareBites
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep, group_seat
from shamble.city.table.pieces import PlannedStep
from shamble.city.table.presence import Group
from shamble.city.table.state import CityState
from shamble.core.event import Args
from shamble.core.option import Option


class Activate(RuleStep):
    """Gives these kinds one action, then further ones to kinds with more actions. `zone` and `n` limit it to a group
    that has just appeared; `n` is clamped when the step runs, because some of the group may be dead by then."""

    fields: ClassVar[tuple[str, ...]] = ("kinds", "zone", "n", "again", "taunter")
    __slots__ = ("again", "kinds", "n", "taunter", "zone")

    def __init__(self, kinds: tuple[int, ...], zone: int = -1, n: int = 0, again: int = 0, taunter: str = "") -> None:
        self.kinds: Final = kinds
        self.zone: Final = zone
        self.n: Final = n
        self.again: Final = again
        """Number of actions that these kinds have already taken in this activation."""
        self.taunter: Final = taunter
        """Id of the only survivor whom a taunted group attacks and follows; empty for all."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        every = s.rules.catalogue.kinds
        again = self.again
        acting: list[int] = []
        for kind in self.kinds:
            if every[kind].actions > again:
                acting.append(kind)
        if not acting:
            return
        kinds = tuple(acting)
        if again and t.events is not None:
            told: list[str] = []
            for kind in kinds:
                if s.rules.acts_again(s, every[kind]):
                    told.append(every[kind].id)
            if told:
                t.tell("second-action", "phase.zombie.runners", kinds=tuple(told))
        s.rules.mission.zombies_act(t, kinds, self.zone)
        biting: list[tuple[int, int]] = []
        bites: list[tuple[int, int, int]] = []
        taunter = s.survivor(self.taunter).zone if self.taunter else -1
        groups = acting_groups(s, kinds, self.zone, self.n)
        people = s.presence().people if groups else []
        near_only = s.rules.near_only
        for zone, group in groups:
            for kind, n in group:
                if near_only[kind] and not people[zone]:
                    continue
                prey = s.rules.creatures[kind].prey(s, zone, every[kind])
                if prey < 0 or (self.taunter and taunter != prey):
                    continue
                biting.append((zone, kind))
                bites.append((prey, kind, n))
        s.rules.attacked(t, bites, self.taunter)
        t.then(PlanWalks(kinds, self.zone, self.n, tuple(biting), self.taunter))
        t.then(MakeWalks(self))


def acting_groups(s: CityState, kinds: tuple[int, ...], zone: int, n: int) -> list[tuple[int, Group]]:
    """The zones and groups that an activation concerns: all zombies of these kinds, or up to `n` of each in `zone`."""
    if zone >= 0:
        counts = s.zombies[zone]
        group: Group = []
        for kind in kinds:
            if counts[kind] and n:
                group.append((kind, min(counts[kind], n)))
        return [(zone, group)]
    return s.horde().groups_of(kinds)


def bite_by_kind(t: CityFlow, bites: list[tuple[int, int, int]], only: str) -> None:
    """Queues the sharing of bites for each zone and kind separately."""
    for zone, kind, n in bites:
        if t.events is not None:
            t.tell("attack", "phase.zombie.attack", zone=t.zone(zone), kind=t.s.rules.catalogue.kinds[kind].id, n=n)
        t.then(ShareBites(zone, kind, n, only))


class PlanWalks(RuleStep):
    """Plans a step for every group that did not attack; players decide about the remainders of splits.

    `kinds`, `zone`, `n`: the acting zombies, as in `acting_groups`. `biting`: zone and kind of the groups that
    attacked. `taunter`: id of the only survivor whom the groups follow; empty for all.
    """

    fields: ClassVar[tuple[str, ...]] = ("kinds", "zone", "n", "biting", "taunter")
    __slots__ = ("biting", "kinds", "n", "taunter", "zone")

    def __init__(
        self, kinds: tuple[int, ...], zone: int, n: int, biting: tuple[tuple[int, int], ...], taunter: str = ""
    ) -> None:
        self.kinds: Final = kinds
        self.zone: Final = zone
        self.n: Final = n
        self.biting: Final = biting
        self.taunter: Final = taunter

    def run(self, t: CityFlow) -> None:
        s = t.s
        taunt = s.survivor(self.taunter).zone if self.taunter else -1
        bitten = [zone for zone, _ in self.biting]
        for zone, there in acting_groups(s, self.kinds, self.zone, self.n):
            group = [pair for pair in there if (zone, pair[0]) not in self.biting] if zone in bitten else there
            if group and taunt >= 0:
                plan_group(t, zone, group, [taunt], "taunted")
            elif group:
                for party in s.rules.parties(s, zone, group):
                    targets, why = s.rules.targets(s, zone, party)
                    plan_group(t, zone, party, targets, why)
        s.rules.planned(t)


WHY: Final = {
    "sees": "phase.zombie.move.see",
    "hears": "phase.zombie.move.hear",
    "beyond": "phase.zombie.move.doors",
    "taunted": "skill.taunt",
    "flees": "phase.zombie.move.flee",
}
"""Rules that the events of moves cite, by the reason for the move."""


def plan_group(t: CityFlow, zone: int, group: list[tuple[int, int]], targets: list[int], why: str) -> None:
    """Plans the steps of a zone's group towards the targets and tells the reason. Each type is split evenly over all
    first steps of shortest paths."""
    s = t.s
    kinds = s.rules.catalogue.kinds
    steps = s.rules.first_steps(s, zone, targets) if targets else []
    if t.events is not None:
        tell_way(t, zone, group, targets, steps, why)
    if not steps or steps == [zone]:
        return
    alone: dict[str, list[int]] = {}
    for kind, n in group:
        if kinds[kind].individual and len(steps) > 1:
            alone.setdefault(kinds[kind].type, []).append(kind)
        else:
            s.rules.split(t, zone, kind, n, steps)
    for kinds_of_type in alone.values():
        t.then(SplitIndividuals(zone, tuple(kinds_of_type), tuple(steps), ()))


def tell_way(
    t: CityFlow, zone: int, group: list[tuple[int, int]], targets: list[int], steps: list[int], why: str
) -> None:
    """Tells the move of a group: its goals, its steps and the reason."""
    here = t.zone(zone)
    told = tuple([f"{n} {t.s.rules.catalogue.kinds[kind].id}" for kind, n in group])
    if not targets:
        t.tell("horde-waits", "phase.zombie.move.hear", zone=here, group=told)
        return
    goals = tuple([t.zone(target) for target in targets])
    loud = t.s.loudness(targets[0])
    if not steps:
        t.tell("horde-stuck", "phase.zombie.move.blocked", zone=here, group=told, goals=goals, why=why, noise=loud)
    elif steps == [zone]:
        t.tell("horde-there", "phase.zombie.move.arrived", zone=here, group=told, why=why, noise=loud)
    else:
        ways = tuple([t.zone(step) for step in steps])
        rule = WHY[why] if len(steps) == 1 else "phase.zombie.move.split"
        t.tell("horde-moves", rule, zone=here, group=told, goals=goals, ways=ways, why=why, noise=loud)


def share_out(t: CityFlow, zone: int, kind: int, n: int, steps: list[int]) -> None:
    """Splits `n` zombies of a kind evenly over the steps; the players decide about the remainder."""
    even, remainder = divmod(n, len(steps))
    if even:
        walks: list[PlannedStep] = []
        for step in steps:
            if step != zone:
                walks.append(PlannedStep(kind, zone, step, even))
        plan_walks(t, walks)
    if remainder and len(steps) > 1:
        t.then(SplitRemainder(zone, kind, remainder, tuple(steps)))


def plan_walks(t: CityFlow, walks: list[PlannedStep]) -> None:
    """Adds steps to the plan."""
    t.s.plan = [*t.s.plan, *walks]


class SplitRemainder(GroupQuestion):
    """Asks for the way of one zombie of the remainder of a split. No way takes two of them. `rest`: number of zombies
    without a way yet; `steps`: the zones to which none of them was sent."""

    written: ClassVar[str] = "Remainder"

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind", "rest", "steps")
    __slots__ = ("kind", "rest", "steps", "zone")
    ask: ClassVar[str] = "odd-one"
    verbs: ClassVar[tuple[str, ...]] = ("send",)
    cites: ClassVar[str] = "phase.zombie.move.split.odd"

    def __init__(self, zone: int, kind: int, rest: int, steps: tuple[int, ...]) -> None:
        self.zone: Final = zone
        self.kind: Final = kind
        self.rest: Final = rest
        self.steps: Final = steps

    def seat(self, s: CityState) -> int:
        targets, _ = s.rules.targets(s, self.zone, [(self.kind, self.rest)])
        return group_seat(s, [survivor for zone in targets for survivor in s.at(zone)])

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": self.rest}

    def options(self, s: CityState) -> list[Option]:
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("send", kind, s.board.zones[step].id) for step in self.steps] if self.rest else []

    def answer(self, t: CityFlow, option: Option) -> None:
        step = t.s.board.names[option.target]
        if step != self.zone:
            plan_walks(t, [PlannedStep(self.kind, self.zone, step, 1)])
        t.then(SplitRemainder(self.zone, self.kind, self.rest - 1, tuple([way for way in self.steps if way != step])))


class SplitIndividuals(GroupQuestion):
    """Asks for the way of an individual: a zombie with a name and one figure. The individuals of one type are spread
    evenly over the ways, as figures of one kind are. `kinds`: those without a way yet, the asked one first."""

    written: ClassVar[str] = "SendEach"

    fields: ClassVar[tuple[str, ...]] = ("zone", "kinds", "steps", "taken")
    __slots__ = ("kinds", "steps", "taken", "zone")
    ask: ClassVar[str] = "odd-one"
    verbs: ClassVar[tuple[str, ...]] = ("send",)
    cites: ClassVar[str] = "phase.zombie.move.split.odd"

    def __init__(self, zone: int, kinds: tuple[int, ...], steps: tuple[int, ...], taken: tuple[int, ...]) -> None:
        self.zone: Final = zone
        self.kinds: Final = kinds
        self.steps: Final = steps
        self.taken: Final = taken
        """Steps that the individuals before this one took."""

    def seat(self, s: CityState) -> int:
        targets, _ = s.rules.targets(s, self.zone, [(self.kinds[0], 1)])
        return group_seat(s, [survivor for zone in targets for survivor in s.at(zone)])

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kinds[0]].id, "n": 1}

    def options(self, s: CityState) -> list[Option]:
        fewest = min([self.taken.count(step) for step in self.steps])
        kind = s.rules.catalogue.kinds[self.kinds[0]].id
        ways = [step for step in self.steps if self.taken.count(step) == fewest]
        return [Option("send", kind, s.board.zones[step].id) for step in ways]

    def answer(self, t: CityFlow, option: Option) -> None:
        step = t.s.board.names[option.target]
        if step != self.zone:
            plan_walks(t, [PlannedStep(self.kinds[0], self.zone, step, 1)])
        if len(self.kinds) > 1:
            t.then(SplitIndividuals(self.zone, self.kinds[1:], self.steps, (*self.taken, step)))


class MakeWalks(RuleStep):
    """Carries out all planned steps together, then starts the next action of the kinds that have one."""

    fields: ClassVar[tuple[str, ...]] = ("activation",)
    __slots__ = ("activation",)

    def __init__(self, activation: Activate) -> None:
        self.activation: Final = activation

    def run(self, t: CityFlow) -> None:
        activation = self.activation
        walks = make_walks(t)
        following = activation.again + 1
        if activation.zone < 0:
            t.then(Activate(activation.kinds, -1, 0, following))
        elif not walks:
            t.then(Activate(activation.kinds, activation.zone, activation.n, following, activation.taunter))
        else:
            # An even share and the odd one of a split that went the same way act as one group.
            arrived: dict[tuple[int, int], int] = {}
            for walk in walks:
                arrived[walk.kind, walk.end] = arrived.get((walk.kind, walk.end), 0) + walk.n
            for (kind, end), n in arrived.items():
                t.then(Activate((kind,), end, n, following, activation.taunter))


def make_walks(t: CityFlow) -> list[PlannedStep]:
    """Carries out all planned steps and returns them."""
    s = t.s
    entered: list[int] = []
    for walk in s.plan:
        n = min(walk.n, s.zombies[walk.start][walk.kind])
        if n and walk.end != walk.start:  # a group may also be planned to stay
            t.lead(walk.start, walk.end, walk.kind, n)
            if t.events is not None:
                t.tell(
                    "walks",
                    "phase.zombie.move",
                    kind=s.rules.catalogue.kinds[walk.kind].id,
                    zone=t.zone(walk.start),
                    dest=t.zone(walk.end),
                    n=n,
                )
            entered.append(walk.end)
    walks = s.plan
    s.plan = []
    s.rules.walked(t, walks)
    s.rules.mission.horde_moved(t, tuple(entered))
    return walks
