"""Rounds, turns and the end phase (p. 8, 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.horde.activation import Activate
from shamble.city.horde.spawn_cards import SpawnStep
from shamble.city.table.flow import Play, Question, RuleStep, WhoStep
from shamble.city.table.kit import kit_of, training_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import GIFT
from shamble.city.turns.next_action import NextAction, TurnEnds
from shamble.core.frame import Frame, Leave
from shamble.core.option import Option


class RoundStart(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        t.enter("round", str(s.round))
        t.enter("phase", "players")
        s.phase = "players"
        s.survivors = [one.now(one.zone, False) if one.acted else one for one in s.survivors]
        t.tell("round", "turn.order", n=s.round)
        s.rules.round_starts(t)
        s.rules.player_phase(t)
        t.then(ZombiePhase())


def seats_in_turn(t: Play) -> None:
    """Seat by seat from the start player; whoever waited comes at the end."""
    for seat in t.s.order():
        t.then(SeatTurn(seat))
    for seat in t.s.order():
        t.then(SeatTurn(seat, True))


def rest_in_turn(s: City, who: str) -> list[Frame]:
    """The turns after somebody's, from that seat on."""
    order = s.order()
    return [SeatTurn(seat) for seat in order[order.index(s.survivor(who).seat) :]]


class SeatTurn(Question):
    """Players activate their survivors one after the other, in any order (p. 19). Who roams may take the turn
    between two others (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "last")
    __slots__ = ("last", "who")
    ask: ClassVar[str] = "activate"
    verbs: ClassVar[tuple[str, ...]] = ("activate", "wait")
    cites: ClassVar[str] = "turn.survivors"

    def __init__(self, who: int, last: bool = False) -> None:
        self.who: Final = who
        self.last: Final = last
        """The end of the phase: whoever waited must act now."""

    def seat(self, s: City) -> int:
        return self.who

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(dict.fromkeys([self.who, *[survivor.seat for survivor in waiting(s) if roams(s, survivor)]]))

    def options(self, s: City) -> list[Option]:
        who = self.who
        # Mostly all of a seat's survivors have acted: whoever else has not is of no interest then.
        mine = [one for one in s.survivors if one.seat == who and not one.acted and one.here]
        if not mine:
            return []
        options = [training_of(s, survivor).activate for survivor in mine]
        others = [one for one in s.survivors if one.seat != who and not one.acted and one.here]
        if others:
            for survivor in others:
                training = training_of(s, survivor)
                if training.roams:
                    options.append(training.activate)
            if not self.last and not [one for one in mine if not roams(s, one)]:
                options.append(Option("wait", mine[0].id))
        return options

    def answer(self, t: Play, option: Option) -> None:
        survivor = t.s.survivor(option.actor)
        if option.verb == "wait":
            t.tell("waits", f"skill.{kit_of(t.s, survivor).roams}", who=survivor.id)
            return
        if survivor.seat != self.who:
            skill = kit_of(t.s, survivor).roams
            t.tell(skill, f"skill.{skill}", who=survivor.id)
        t.then(SurvivorTurn(survivor.id))
        t.then(self)


def waiting(s: City) -> list[Survivor]:
    return [survivor for survivor in s.survivors if survivor.here and not survivor.acted]


def roams(s: City, survivor: Survivor) -> bool:
    return bool(training_of(s, survivor).roams)


class SurvivorTurn(WhoStep):
    def run(self, t: Play) -> None:
        s = t.s
        who = self.who
        survivor = s.survivor(who)
        survivor = t.set(survivor.now(survivor.zone, True))
        t.enter("turn", who)
        t.tell("turn", "turn.actions", who=who)
        for skill in training_of(s, survivor).on_turn_starts:
            skill.turn_starts(t, who)
        s.rules.turn_starts(t, who)
        t.then(NextAction(who))
        t.then(TurnEnds(who))
        t.then(LEAVE_TURN)


LEAVE_TURN: Final[Leave[Play]] = Leave("turn")


class ExtraTurn(RuleStep):
    """A turn inside another's turn, with a ledger of its own: `link` is a whole turn, `gift` one action (Z-34)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind")
    __slots__ = ("kind", "who")

    def __init__(self, who: str, kind: str) -> None:
        self.who: Final = who
        self.kind: Final = kind

    def run(self, t: Play) -> None:
        if not t.s.survivor(self.who).here:
            return
        t.enter("turn", self.who)
        if self.kind == GIFT:
            t.spend("turn", GIFT)
        t.then(NextAction(self.who))
        t.then(LEAVE_TURN)


class ZombiePhase(RuleStep):
    """Every zombie acts, then new ones appear (p. 23)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.leave("phase")
        t.enter("phase", "zombies")
        s.phase = "zombies"
        t.tell("phase-zombies", "phase.zombie.order")
        s.rules.zombie_phase(t)
        t.then(EndPhase())


def act_and_spawn(t: Play) -> None:
    t.then(Activate(t.s.rules.everybody))
    t.then(SpawnStep())


class EndPhase(RuleStep):
    """Noise goes, weapons are loaded, skills help, the token moves on (p. 8, 29, 64)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.leave("phase")
        t.enter("phase", "end")
        s.phase = "end"
        t.tell("phase-end", "noise.cleared")
        s.noise = [0] * len(s.noise)
        if s.empty:
            t.tell("all-reloaded", "reload.end-phase", cards=s.empty)
            s.empty = ()
        for survivor in s.survivors:
            for skill in training_of(s, survivor).on_end_phase if survivor.here else ():
                skill.end_phase(t, survivor.id)
        s.rules.end_phase(t)
        t.then(NextRound())


class NextRound(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        s.rules.mission.round_ends(t)
        t.leave("round")
        if s.result is not None:
            return
        s.round += 1
        if s.rules.start_player:
            s.first = s.rules.next_first(s)
            t.tell("first-player", "end.first-player", seat=s.first)
        t.then(RoundStart())
