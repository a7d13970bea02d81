"""Rounds: the player phase with its turns, the zombie phase, and the end phase."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.horde.activation import Activate
from shamble.city.horde.spawn_cards import SpawnStep
from shamble.city.table.flow import CityFlow, Question, RuleStep, WhoStep
from shamble.city.table.kit import bare_kit_of, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import GIVEN_ACTION, HAD, SMALL_TURN
from shamble.city.turns.next_action import NextAction, TurnEnds
from shamble.core.frame import Frame, Leave
from shamble.core.option import Option


class RoundStart(RuleStep):
    """Opens a round and queues its player phase and zombie phase."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        t.open_scope("round", str(s.round))
        t.open_scope("phase", "players")
        s.phase = "players"
        s.survivors = [mate.moved_to(mate.zone, acted=False) if mate.acted else mate for mate in s.survivors]
        t.tell("round", "turn.order", n=s.round)
        s.rules.round_starts(t)
        s.rules.player_phase(t)
        t.then(ZombiePhase())


def seats_in_turn(t: CityFlow) -> None:
    """Queues the turns seat by seat from the first player, then a second round of seats for survivors who waited."""
    for seat in t.s.order():
        t.then(SeatTurn(seat))
    for seat in t.s.order():
        t.then(SeatTurn(seat, True))


def rest_in_turn(s: CityState, who: str) -> list[Frame]:
    """The frames of the player phase from the seat of this survivor on."""
    order = s.order()
    return [SeatTurn(seat) for seat in order[order.index(s.survivor(who).seat) :]]


class SeatTurn(Question):
    """Asks the seat `who` which survivor acts next, until all its survivors have acted. Survivors of other seats with a
    roaming skill may act in between."""

    fields: ClassVar[tuple[str, ...]] = ("who", "last")
    __slots__ = ("last", "who")
    ask: ClassVar[str] = "activate"
    verbs: ClassVar[tuple[str, ...]] = ("activate", "wait")
    cites: ClassVar[str] = "turn.survivors"

    def __init__(self, who: int, last: bool = False) -> None:
        self.who: Final = who
        self.last: Final = last
        """True at the end of the phase: survivors who waited must act now."""

    def seat(self, s: CityState) -> int:
        return self.who

    def seats(self, s: CityState) -> tuple[int, ...]:
        return tuple(dict.fromkeys([self.who, *[survivor.seat for survivor in waiting(s) if roams(s, survivor)]]))

    def options(self, s: CityState) -> list[Option]:
        who = self.who
        options: list[Option] = []
        others: list[Survivor] = []
        all_roam = True
        for mate in s.survivors:
            if not mate.acted and mate.here:
                if mate.seat == who:
                    kit = bare_kit_of(s, mate)
                    options.append(kit.activate)
                    all_roam = all_roam and bool(kit.roams)
                else:
                    others.append(mate)
        if not options:
            return options
        first = options[0].actor
        for mate in others:
            kit = bare_kit_of(s, mate)
            if kit.roams:
                options.append(kit.activate)
        if others and all_roam and not self.last:
            options.append(Option("wait", first))
        return options

    def answer(self, t: CityFlow, option: Option) -> None:
        survivor = t.s.survivor(option.actor)
        if option.verb == "wait":
            t.tell("waits", f"skill.{kit_of(t.s, survivor).roams}", who=survivor.id)
            return
        if survivor.seat != self.who:
            skill = kit_of(t.s, survivor).roams
            t.tell(skill, f"skill.{skill}", who=survivor.id)
        t.then(SurvivorTurn(survivor.id))
        t.then(self)


def waiting(s: CityState) -> list[Survivor]:
    """Survivors on the board who have not acted in this round."""
    waiters: list[Survivor] = []
    for survivor in s.survivors:
        if survivor.here and not survivor.acted:
            waiters.append(survivor)
    return waiters


def roams(s: CityState, survivor: Survivor) -> bool:
    """True if the survivor may take the turn between any two other turns."""
    return bool(bare_kit_of(s, survivor).roams)


class SurvivorTurn(WhoStep):
    """Opens the turn of a survivor and queues its actions and its end."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        who = self.who
        survivor = s.survivor(who)
        survivor = t.set(survivor.moved_to(survivor.zone, acted=True))
        t.open_scope("turn", who)
        t.tell("turn", "turn.actions", who=who)
        for skill in bare_kit_of(s, survivor).on_turn_starts:
            skill.turn_starts(t, who)
        s.rules.turn_starts(t, who)
        t.then(NextAction(who))
        t.then(TurnEnds(who))
        t.then(LEAVE_TURN)


LEAVE_TURN: Final[Leave[CityFlow]] = Leave("turn")


class ExtraTurn(RuleStep):
    """Opens a turn inside another turn, with a ledger of its own: `link` is a whole turn, `gift` one action, `small
    turn` one action with everything that costs none."""

    fields: ClassVar[tuple[str, ...]] = ("who", "kind")
    __slots__ = ("kind", "who")

    def __init__(self, who: str, kind: str) -> None:
        self.who: Final = who
        self.kind: Final = kind

    def run(self, t: CityFlow) -> None:
        if not t.s.survivor(self.who).here:
            return
        t.open_scope("turn", self.who)
        if self.kind == GIVEN_ACTION:
            t.spend("turn", GIVEN_ACTION)
        elif self.kind == SMALL_TURN:
            t.spend_all("turn", (SMALL_TURN, *[HAD] * kit_of(t.s, t.s.survivor(self.who)).actions))
        t.then(NextAction(self.who))
        t.then(LEAVE_TURN)


class ZombiePhase(RuleStep):
    """Opens the zombie phase and queues its steps and the end phase."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        t.close_scope("phase")
        t.open_scope("phase", "zombies")
        s.phase = "zombies"
        t.tell("phase-zombies", "phase.zombie.order")
        s.rules.zombie_phase(t)
        t.then(EndPhase())


def act_and_spawn(t: CityFlow) -> None:
    """Queues the activation of all zombies, then the spawn step."""
    t.then(Activate(t.s.rules.all_kinds))
    t.then(SpawnStep())


class EndPhase(RuleStep):
    """Removes noise tokens, reloads all weapons, and calls skills and rules of the end phase."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        t.close_scope("phase")
        t.open_scope("phase", "end")
        s.phase = "end"
        t.tell("phase-end", "noise.cleared")
        s.noise = [0] * len(s.noise)
        if s.empty:
            t.tell("all-reloaded", "reload.end-phase", cards=s.empty)
            s.empty = ()
        late: list[tuple[Skill, str]] = []
        for survivor in s.survivors:
            for skill in bare_kit_of(s, survivor).on_end_phase if survivor.here else ():
                if skill.heals_last:
                    late.append((skill, survivor.id))
                else:
                    skill.end_phase(t, survivor.id)
        for skill, who in late:
            skill.end_phase(t, who)
        s.rules.end_phase(t)
        t.then(NextRound())


class NextRound(RuleStep):
    """Ends the round for the mission, passes the first player token on, and starts the next round."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        s.rules.mission.round_ends(t)
        t.close_scope("round")
        if s.result is not None:
            return
        s.round += 1
        if s.rules.start_player:
            s.first = s.rules.next_first(s)
            t.tell("first-player", "end.first-player", seat=s.first)
        t.then(RoundStart())
