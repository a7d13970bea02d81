"""Probe: the loser of a fight retreats, perhaps into a new fight, with a saving roll on the way. The first fight goes
on with its other losers when all of that is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from shamble import Event, Game, Option, Result
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.event import Arg
from shamble.core.frame import Ask, Flow, Leave, Run
from shamble.core.game import Setting, Value
from shamble.core.scene import Scene
from shamble.core.state import State
from tests.probe import table

PLACES: Final = ("farm", "mill", "town", "ford", "hill")
"""The places of the ring-shaped board."""
NAMES: Final = ("hal", "ida", "jon", "kim", "lou", "max")
ROUNDS: Final = 4
EARLY: Final = ["farm.1", "ford.2", "mill.1", "hill.2", "town.1"]
LATE: Final = ["farm.2", "mill.3", "hill.3", "ford.3"]


class Unit(Entity):
    fields: ClassVar[tuple[str, ...]] = ("id", "seat", "place", "strength")
    __slots__ = ("id", "place", "seat", "strength")

    def __init__(self, id: str, seat: int, place: str, strength: int) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.place: Final = place
        self.strength: Final = strength


class FightState(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "units", "foes", "arrivals", "discard", "round")
    __slots__ = ("arrivals", "discard", "foes", "round", "units")

    def __init__(self) -> None:
        super().__init__()
        self.units: list[Unit] = []
        self.foes: list[int] = [0] * len(PLACES)
        self.arrivals = Deck("arrivals", ())
        self.discard: list[str] = []
        self.round = 0

    def fork(self) -> FightState:
        other = FightState.__new__(FightState)
        self.copy_kernel(other)
        other.units = self.units.copy()
        other.foes = self.foes.copy()
        other.arrivals = self.arrivals
        other.discard = self.discard.copy()
        other.round = self.round
        return other

    def unit(self, id: str) -> Unit:
        return self.units[NAMES.index(id)]

    def here(self, place: str) -> list[Unit]:
        return [unit for unit in self.units if unit.strength and unit.place == place]

    def depth(self) -> int:
        return len([scope for scope in self.scopes if scope.kind == "retreat"])


def beside(place: str) -> tuple[str, str]:
    index = PLACES.index(place)
    return PLACES[index - 1], PLACES[(index + 1) % len(PLACES)]


class FightFlow(Flow[FightState]):
    def put(self, unit: Unit) -> None:
        self.s.units[NAMES.index(unit.id)] = unit


class Round(Run[FightFlow]):
    __slots__ = ()

    def run(self, t: FightFlow) -> None:
        t.s.round += 1
        if t.s.round > ROUNDS:
            t.finish(Result(True, "held", "retreating.end"))
            return
        t.open_scope("round", str(t.s.round))
        for seat in range(1 + max([unit.seat for unit in t.s.units])):
            t.then(Turn(seat))
        t.then(Arrive())
        t.then(Leave("round"))
        t.then(Round())


class Turn(Run[FightFlow]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: FightFlow) -> None:
        t.open_scope("turn", str(self.seat))
        for unit in t.s.units:
            if unit.seat == self.seat:
                t.then(March(unit.id))
        t.then(Leave("turn"))


class March(Ask[FightState, FightFlow]):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "march"
    rule: ClassVar[str] = "retreating.march"

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def seat(self, s: FightState) -> int:
        return s.unit(self.who).seat

    def options(self, s: FightState) -> list[Option]:
        unit = s.unit(self.who)
        if not unit.strength:
            return []
        return [Option("stay", unit.id)] + [Option("march", unit.id, place) for place in beside(unit.place)]

    def answer(self, t: FightFlow, option: Option) -> None:
        unit = t.s.unit(self.who)
        t.open_scope("action", option.verb)
        if option.verb == "march":
            t.put(Unit(unit.id, unit.seat, option.target, unit.strength))
            t.emit("marched", "retreating.march", who=unit.id, place=option.target)
        t.then(Fight(t.s.unit(self.who).place))
        t.then(Leave("action"))


class Arrive(Run[FightFlow]):
    __slots__ = ()

    def run(self, t: FightFlow) -> None:
        s = t.s
        if not s.arrivals.layers:
            s.arrivals = s.arrivals.shuffled_with(tuple(s.discard))
            s.discard.clear()
        card, s.arrivals = t.draw(s.arrivals)
        s.discard.append(card)
        place, number = card.split(".")
        s.foes[PLACES.index(place)] += int(number)
        t.emit("arrived", "retreating.arrive", place=place, n=int(number))
        t.then(Fight(place))


class Fight(Run[FightFlow]):
    """Every unit rolls: 5+ removes a foe, less than the foes' number makes it a loser that must retreat."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def run(self, t: FightFlow) -> None:
        s = t.s
        index = PLACES.index(self.place)
        units = s.here(self.place)
        if not s.foes[index] or not units:
            return
        t.emit("fight", "retreating.fight", place=self.place, depth=s.depth())
        losers = []
        for unit in units:
            face = t.roll("fight", range(1, 7))
            if face >= 5:
                s.foes[index] = max(0, s.foes[index] - 1)
            elif face <= s.foes[index] + 1:
                losers.append(unit.id)
        for id in losers:
            t.then(Retreat(id, self.place))
        t.then(FightDone(self.place))


class FightDone(Run[FightFlow]):
    fields: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def run(self, t: FightFlow) -> None:
        t.emit("fight-done", "retreating.fight", place=self.place, depth=t.s.depth())


class Retreat(Ask[FightState, FightFlow]):
    """Asks the owner where a unit retreats to. A unit that is gone or has fallen meanwhile is not asked for."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place")
    __slots__ = ("place", "who")
    ask: ClassVar[str] = "retreat"
    rule: ClassVar[str] = "retreating.retreat"

    def __init__(self, who: str, place: str) -> None:
        self.who: Final = who
        self.place: Final = place

    def seat(self, s: FightState) -> int:
        return s.unit(self.who).seat

    def question(self, s: FightState) -> dict[str, Arg]:
        return {"who": self.who, "place": self.place}

    def options(self, s: FightState) -> list[Option]:
        unit = s.unit(self.who)
        if not unit.strength or unit.place != self.place:
            return []
        return [Option("retreat", unit.id, place) for place in beside(unit.place)]

    def answer(self, t: FightFlow, option: Option) -> None:
        unit = t.s.unit(self.who)
        t.open_scope("retreat", unit.id)
        t.emit("retreated", "retreating.retreat", who=unit.id, place=option.target, depth=t.s.depth())
        t.put(Unit(unit.id, unit.seat, option.target, unit.strength))
        t.then(Save(unit.id))
        t.then(Fight(option.target))
        t.then(Leave("retreat"))


class Save(Run[FightFlow]):
    """A saving roll that gets harder with the depth of the retreat, so that every retreat ends."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def run(self, t: FightFlow) -> None:
        s = t.s
        unit = s.unit(self.who)
        saved = t.roll("save", range(1, 7)) >= 2 + s.depth()
        t.emit("saved" if saved else "hurt", "retreating.save", who=unit.id, depth=s.depth())
        if not saved:
            t.put(Unit(unit.id, unit.seat, unit.place, unit.strength - 1))
            if not any(other.strength for other in s.units):
                t.finish(Result(False, "all-lost", "retreating.end"))


CLASSES: Final = (Unit, Round, Turn, March, Arrive, Fight, FightDone, Retreat, Save)


class Retreating(Game[FightState]):
    def __init__(self) -> None:
        self.id = "probe-retreating"
        self.seats = (2, 3)
        self.settings = (Setting("foes", (1, 3), 1),)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> FightState:
        s = FightState()
        s.units = [Unit(NAMES[i], i % seats, PLACES[i % 5], 2) for i in range(2 * seats)]
        s.foes = [int(chosen["foes"])] * len(PLACES)
        s.arrivals = Deck("arrivals", (tuple(sorted(EARLY)), tuple(sorted(LATE))))
        s.stack.append(Round())
        return s

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> FightState:
        s = self.start(seats, chosen)
        s.foes = [chance.roll("foes", range(5)) for _ in PLACES]
        s.units = [
            Unit(NAMES[i], i % seats, PLACES[chance.draw("place", PLACES)], chance.roll("strength", (1, 2)))
            for i in range(2 * seats)
        ]
        s.stack.append(Fight(PLACES[chance.draw("place", PLACES)]))
        return s

    def flow(self, state: FightState, chance: Chance, events: list[Event] | None) -> FightFlow:
        return FightFlow(state, chance, events)

    def scene(self, state: FightState, seat: int | None) -> Scene:
        s = state
        turn = s.scope("turn")
        return table.scene(
            s.round,
            ROUNDS,
            int(turn.name) if turn else None,
            [table.space(i, place, "place", list(PLACES)) for i, place in enumerate(PLACES)],
            [table.unit(u.id, u.place if u.strength else None, u.seat, u.strength) for u in s.units]
            + [table.piece(f"foes-{p}", "foe", p, n) for p, n in zip(PLACES, s.foes) if n],
            [table.pile(s.arrivals, len(s.discard), len(EARLY + LATE), seat)],
            [],
            [table.sheet(u.seat, u.id, u.place, [table.track("strength", u.strength, 2)]) for u in s.units],
        )

    def imagine(self, flow: FightFlow, seat: int) -> None:
        """Does nothing: no card is hidden."""

    def read(self, plain: Mapping[str, Any]) -> FightState:
        s = FightState()
        source = table.reader(*CLASSES)
        table.read_kernel(s, plain, source)
        s.units = list(source.read(plain["units"]))
        s.foes = list(plain["foes"])
        s.arrivals = source.read(plain["arrivals"])
        s.discard = list(plain["discard"])
        s.round = plain["round"]
        return s


GAME = Retreating()
