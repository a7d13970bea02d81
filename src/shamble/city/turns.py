"""Rounds, turns and the end phase (p. 8, 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.activation import Activate, everybody
from shamble.city.flow import Play, Question, Step, WhoQuestion, WhoStep
from shamble.city.skills import has
from shamble.city.spawning import SpawnStep
from shamble.city.state import City, Survivor
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option


class RoundStart(Step):
    def run(self, t: Play) -> None:
        s = t.s
        t.enter("round", str(s.round))
        t.enter("phase", "players")
        s.phase = "players"
        for survivor in s.survivors:
            if survivor.acted:
                t.set(survivor.having(acted=False))
        t.tell("round", "turn.order", n=s.round)
        for seat in s.order():
            t.then(SeatTurn(seat))
        for seat in s.order():
            t.then(SeatTurn(seat, True))
        t.then(ZombiePhase())


class SeatTurn(Question):
    """A player activates the own survivors one after the other, in any order (p. 19). A tactician of any seat may
    take the turn between two others (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "last")
    __slots__ = ("last", "who")
    ask: ClassVar[str] = "activate"
    cites: ClassVar[str] = "turn.survivors"

    def __init__(self, who: int, last: bool = False) -> None:
        self.who: Final = who
        self.last: Final = last
        """The end of the phase: whoever waited must act now."""

    def seat(self, s: City) -> int:
        return self.who

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(dict.fromkeys([self.who, *[survivor.seat for survivor in waiting(s) if tactician(s, survivor)]]))

    def options(self, s: City) -> list[Option]:
        mine = [survivor for survivor in waiting(s) if survivor.seat == self.who]
        if not mine:
            return []
        others = [survivor for survivor in waiting(s) if survivor.seat != self.who and tactician(s, survivor)]
        options = [Option("activate", survivor.id) for survivor in (*mine, *others)]
        later = any(survivor.seat != self.who for survivor in waiting(s))
        if later and not self.last and all(tactician(s, survivor) for survivor in mine):
            options.append(Option("wait", mine[0].id))
        return options

    def answer(self, t: Play, option: Option) -> None:
        survivor = t.s.survivor(option.actor)
        if option.verb == "wait":
            t.tell("waits", "skill.tactician", who=survivor.id)
            return
        if survivor.seat != self.who:
            t.tell("tactician", "skill.tactician", who=survivor.id)
        t.then(SurvivorTurn(survivor.id))
        t.then(SeatTurn(self.who, self.last))


def waiting(s: City) -> list[Survivor]:
    return [survivor for survivor in s.survivors if survivor.here and not survivor.acted]


def tactician(s: City, survivor: Survivor) -> bool:
    return "tactician" in survivor.skills or (bool(s.companions) and has(s, survivor, "tactician"))


class SurvivorTurn(WhoStep):
    def run(self, t: Play) -> None:
        from shamble.city.menu import Menu

        survivor = t.set(t.s.survivor(self.who).having(acted=True))
        t.enter("turn", survivor.id)
        t.tell("turn", "turn.actions", who=survivor.id)
        t.then(Menu(survivor.id))
        t.then(Leave("turn"))


class ExtraTurn(Step):
    """A turn inside another's turn, with a ledger of its own: `link` is a whole turn, `gift` one action (Z-34)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind")
    __slots__ = ("kind", "who")

    def __init__(self, who: str, kind: str) -> None:
        self.who: Final = who
        self.kind: Final = kind

    def run(self, t: Play) -> None:
        from shamble.city.menu import Menu

        if not t.s.survivor(self.who).here:
            return
        t.enter("turn", f"{self.who}+{self.kind}")
        t.then(Menu(self.who))
        t.then(Leave("turn"))


class ZombiePhase(Step):
    """Every zombie acts, then new ones appear (p. 23)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.leave("phase")
        t.enter("phase", "zombies")
        s.phase = "zombies"
        t.tell("phase-zombies", "phase.zombie.order")
        t.then(Activate(everybody(s)))
        t.then(SpawnStep())
        t.then(EndPhase())


class EndPhase(Step):
    """Noise goes, weapons are loaded, medics help, the token moves on (p. 8, 29, 64)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.leave("phase")
        t.enter("phase", "end")
        s.phase = "end"
        t.tell("phase-end", "noise.cleared")
        for zone in range(len(s.noise)):
            s.noise[zone] = 0
        if s.empty:
            t.tell("all-reloaded", "reload.end-phase", cards=s.empty)
            s.empty = ()
        for survivor in list(s.survivors):
            if survivor.here and survivor.life < survivor.health and has(s, survivor, "regeneration"):
                t.set(survivor.having(life=survivor.health))
                t.tell("heals", "skill.regeneration", who=survivor.id, n=survivor.health - survivor.life)
        for survivor in s.survivors:
            if survivor.here and has(s, survivor, "medic"):
                t.then(Medic(survivor.id))
        t.then(NextRound())


class Medic(WhoQuestion):
    """Free, in the end phase: everybody in the zone heals one wound; adrenaline for each (p. 64)."""

    ask: ClassVar[str] = "medic"
    cites: ClassVar[str] = "skill.medic"

    def hurt(self, s: City) -> list[Survivor]:
        medic = s.survivor(self.who)
        return [survivor for survivor in s.at(medic.zone) if survivor.life < survivor.health]

    def options(self, s: City) -> list[Option]:
        return [Option("heal", self.who), Option("pass", self.who)] if self.hurt(s) else []

    def answer(self, t: Play, option: Option) -> None:
        from shamble.city.levels import LevelUp

        if option.verb == "pass":
            return
        hurt = self.hurt(t.s)
        for survivor in hurt:
            t.set(survivor.having(life=survivor.life + 1))
            t.tell("heals", "skill.medic", who=survivor.id, n=1)
        t.gain(self.who, len(hurt), "skill.medic")
        t.then(LevelUp(self.who))


class NextRound(Step):
    def run(self, t: Play) -> None:
        s = t.s
        s.rules.mission.round_ends(t)
        t.leave("round")
        if s.result is not None:
            return
        s.first = (s.first + 1) % s.seats
        s.round += 1
        t.tell("first-player", "end.first-player", seat=s.first)
        t.then(RoundStart())


def phase_args(s: City) -> Args:
    return {"n": s.round}
