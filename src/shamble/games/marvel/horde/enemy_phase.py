"""The enemy phase (p. 14-16, 22): its start, moves with rules of their own, escorts, and its end."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.activation import Activate, PlanWalks, make_walks, plan_walks
from shamble.city.horde.spawn_cards import SpawnStep
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.pieces import PlannedStep
from shamble.city.table.state import CityState
from shamble.city.turns.next_action import CheckGoals
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.reaction_window import Window
from shamble.games.marvel.horde.bystanders import abandoned, escape, escorted, flees, guards, standing
from shamble.games.marvel.horde.enemies import PLAY_DEAD, DoctorStrange, SpiderMan, plays_dead, stands
from shamble.games.marvel.horde.spawning import keep_track, place_agents, run_out
from shamble.games.marvel.survivors.dashboard_slots import holds, use_trait

JUMP: Final = 3
"""Distance in open steps up to which Doctor Strange jumps."""
SWING: Final = "swing"
"""Scope of the second zone of Spider-Man's move."""


def enemy_phase(t: CityFlow) -> None:
    """Queues the steps of the enemy phase."""
    t.then(PhaseBegins())
    t.then(Activate(t.s.rules.all_kinds))
    t.then(CheckGoals())
    t.then(SpawnStep())
    t.then(Escorts())
    t.then(CheckGoals())


class PhaseBegins(RuleStep):
    """Records escorted bystanders without guards, offers Play Dead, and moves Doctor Strange."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        for zone in s.individuals():
            for kind in standing(s, zone):
                if escorted(s, kind) and not guards(s, zone):
                    t.spend("phase", f"abandoned {s.rules.catalogue.kinds[kind].id}")
        t.then(PlayDead())
        t.then(StrangeJump())


class PlayDead(Window[CityState, CityFlow]):
    """Offers the trait Play Dead to its holders."""

    ask: ClassVar[str] = "play-dead"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")
    reopens: ClassVar[bool] = True

    def reason(self, s: CityState) -> str:
        return s.rules.rule(f"skill.{PLAY_DEAD}")

    def candidates(self, s: CityState) -> list[tuple[str, int]]:
        return [(hero.id, hero.seat) for hero in s.survivors if hero.here]

    def answers(self, s: CityState, who: str) -> list[Option]:
        usable = holds(s.survivor(who), PLAY_DEAD) and not plays_dead(s, who)
        return [Option("use", who, item=PLAY_DEAD)] if usable else []

    def with_passed(self, passed: tuple[str, ...]) -> PlayDead:
        return PlayDead(passed)

    def question(self, s: CityState) -> Args:
        return {"who": self.next(s)[0]}

    def take_option(self, t: CityFlow, option: Option) -> None:
        use_trait(t, option.actor, PLAY_DEAD)
        t.spend("phase", f"{PLAY_DEAD} {option.actor}")


class StrangeJump(GroupQuestion):
    """Moves Doctor Strange to the hero with the most experience; the players break ties (M-37)."""

    ask: ClassVar[str] = "strange"
    verbs: ClassVar[tuple[str, ...]] = ("find",)
    cites: ClassVar[str] = "hero.doctor-strange"

    def options(self, s: CityState) -> list[Option]:
        where = stands(s, DoctorStrange.id)
        here = [hero for hero in s.survivors if hero.here]
        if where < 0 or not here:
            return []
        most = max([hero.ap for hero in here])
        first = [hero for hero in here if hero.ap == most]
        far = s.topology().distances(where)
        return [Option("find", hero.id) for hero in first] if any(1 <= far[h.zone] <= JUMP for h in first) else []

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        where = stands(s, DoctorStrange.id)
        there = s.survivor(option.actor).zone
        if 1 <= s.topology().distances(where)[there] <= JUMP:
            kind = s.rules.catalogue.kind[DoctorStrange.id].index
            t.add(where, kind, -1)
            t.add(there, kind, 1)
            t.tell("portal", self.cites, kind=DoctorStrange.id, zone=t.zone(there), who=option.actor)
            s.rules.mission.horde_moved(t, (there,))


# -- moving ----------------------------------------------------------------------------------------------------------


def walked(t: CityFlow, walks: list[PlannedStep]) -> None:
    """Removes runners who reached a spawn zone, and moves Spider-Man a second zone."""
    s = t.s
    keep_track(t, walks)
    if s.phase == "zombies" and not s.spent("phase", "first action"):
        t.spend("phase", "first action")
        gates = [spawn.zone for spawn in s.spawns]
        for zone in gates:
            for kind in standing(s, zone):
                if flees(s, kind):
                    escape(t, zone, kind)
    index = s.rules.catalogue.kind[SpiderMan.id].index
    for walk in walks:
        if walk.kind == index and not s.people(walk.end) and s.scope(SWING) is None:
            t.then(PlanWalks((index,), walk.end, 1, ()))
            t.then(SwingOn(index))


class SwingOn(RuleStep):
    """Makes the second zone of Spider-Man's move; the scope prevents a third."""

    fields: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def run(self, t: CityFlow) -> None:
        t.open_scope(SWING, SpiderMan.id)
        make_walks(t)
        t.close_scope(SWING)


class Follow(GroupQuestion):
    """Asks which guards an escorted bystander follows (p. 22, M-14)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind")
    __slots__ = ("kind", "zone")
    ask: ClassVar[str] = "odd-one"
    verbs: ClassVar[tuple[str, ...]] = ("send",)
    cites: ClassVar[str] = "bystander.escort.move"

    def __init__(self, zone: int, kind: int) -> None:
        self.zone: Final = zone
        self.kind: Final = kind

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": 1}

    def options(self, s: CityState) -> list[Option]:
        guard = s.rules.catalogue.kind["guard"].index
        ways = [walk.end for walk in s.plan if walk.kind == guard and walk.start == self.zone and walk.n]
        id = s.rules.catalogue.kinds[self.kind].id
        return [Option("send", id, s.board.zones[zone].id) for zone in dict.fromkeys(ways)]

    def answer(self, t: CityFlow, option: Option) -> None:
        plan_walks(t, [PlannedStep(self.kind, self.zone, t.s.board.names[option.target], 1)])


def lead_away(t: CityFlow, zone: int) -> None:
    """Makes escorted bystanders follow guards that leave a zone, unless they had no guards at the start of the
    phase."""
    s = t.s
    if s.spent("card", "rush"):
        return
    for kind in standing(s, zone):
        if escorted(s, kind) and not abandoned(s, kind):
            t.then(Follow(zone, kind))


class Escorts(RuleStep):
    """Places a guard in each zone with an escorted bystander but no guard, at the end of the phase (p. 22, M-17,
    M-66)."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        missing = 0
        for zone in s.individuals():
            if not guards(s, zone) and any(escorted(s, kind) for kind in standing(s, zone)):
                t.tell("escort-joins", "bystander.escort.guard", zone=t.zone(zone))
                _, short = place_agents(t, zone, {"guard": 1}, "bystander.escort.guard")
                missing += short.get("guard", 0)
        if missing:
            run_out(t, {"guard": missing})
