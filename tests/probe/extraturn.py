"""Probe: an order gives another player a whole turn inside the current one, to any depth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from shamble import Event, Game, Option, Refusal, Result
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.event import Arg
from shamble.core.frame import Ask, Flow, Leave, Run
from shamble.core.game import Value
from shamble.core.scene import Scene
from shamble.core.state import State
from tests.probe import table

NAMES: Final = ("nan", "oli", "pat")
ROUNDS: Final = 2
GOAL: Final = 12
ORDERS: Final = 3
"""Maximum number of extra turns in a round."""
UPPER: Final = ["coin.0", "coin.1", "dust.0", "dust.1", "gold.0"]
LOWER: Final = ["coin.2", "dust.2", "dust.3", "gold.1", "gold.2"]
WORTH: Final = {"dust": 0, "coin": 1, "gold": 2}


class TurnState(State):
    fields: ClassVar[tuple[str, ...]] = (*State.fields, "coins", "round", "mine", "discard", "deepest")
    __slots__ = ("coins", "deepest", "discard", "mine", "round")

    def __init__(self) -> None:
        super().__init__()
        self.coins: list[int] = []
        self.round = 0
        self.mine = Deck("mine", ())
        self.discard: list[str] = []
        self.deepest = 0

    def fork(self) -> TurnState:
        other = TurnState.__new__(TurnState)
        self.copy_kernel(other)
        other.coins = self.coins.copy()
        other.round = self.round
        other.mine = self.mine
        other.discard = self.discard.copy()
        other.deepest = self.deepest
        return other

    def depth(self) -> int:
        return len([scope for scope in self.scopes if scope.kind == "turn"])


class TurnFlow(Flow[TurnState]):
    def dig(self, seat: int, rule: str) -> None:
        s = self.s
        if not s.mine.layers:
            s.mine = s.mine.shuffled_with(tuple(s.discard))
            s.discard.clear()
        card, s.mine = self.draw(s.mine)
        s.discard.append(card)
        s.coins[seat] += WORTH[card.split(".")[0]]
        self.emit("dug", rule, who=NAMES[seat], card=card, depth=s.depth())


class Round(Run[TurnFlow]):
    __slots__ = ()

    def run(self, t: TurnFlow) -> None:
        t.s.round += 1
        if t.s.round > ROUNDS:
            t.finish(Result(sum(t.s.coins) >= GOAL, "counted", "extraturn.end"))
            return
        t.open_scope("round", str(t.s.round))
        for seat in range(len(t.s.coins)):
            t.then(Turn(seat))
        t.then(Leave("round"))
        t.then(Round())


class Turn(Run[TurnFlow]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: TurnFlow) -> None:
        s = t.s
        t.open_scope("turn", str(self.seat))
        s.deepest = max(s.deepest, s.depth())
        t.emit("turn-begins", "extraturn.turn", who=NAMES[self.seat], depth=s.depth())
        t.then(Do(self.seat, 2))
        t.then(TurnEnds(self.seat))


class TurnEnds(Run[TurnFlow]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: TurnFlow) -> None:
        t.emit("turn-ends", "extraturn.turn", who=NAMES[self.seat], depth=t.s.depth())
        t.close_scope("turn")


class Do(Ask[TurnState, TurnFlow]):
    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    __slots__ = ("left", "who")
    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "do"
    rule: ClassVar[str] = "extraturn.turn"

    def __init__(self, who: int, left: int) -> None:
        self.who: Final = who
        self.left: Final = left

    def seat(self, s: TurnState) -> int:
        return self.who

    def question(self, s: TurnState) -> dict[str, Arg]:
        return {"left": self.left, "depth": s.depth()}

    def options(self, s: TurnState) -> list[Option]:
        name = NAMES[self.who]
        offers = [Option("end", name)]
        if not s.spent("turn", f"sprint {name}"):
            offers.append(Option("sprint", name))
        if not s.spent("round", f"nap {name}"):
            offers.append(Option("nap", name))
        if self.left:
            offers.append(Option("dig", name))
            if not s.spent("turn", f"order {name}") and s.spent("round", "order") < ORDERS:
                offers += [Option("order", name, NAMES[seat]) for seat in range(len(s.coins))]
        return offers

    def refusals(self, s: TurnState) -> list[Refusal]:
        name = NAMES[self.who]
        if s.spent("turn", f"sprint {name}"):
            return [Refusal(Option("sprint", name), "once-per-turn", "extraturn.sprint")]
        return []

    def answer(self, t: TurnFlow, option: Option) -> None:
        s = t.s
        name = NAMES[self.who]
        left = self.left
        if option.verb == "end":
            return
        t.open_scope("action", option.verb)
        if option.verb == "sprint":
            t.spend("turn", f"sprint {name}")
            t.emit("sprinted", "extraturn.sprint", who=name, depth=s.depth())
            t.dig(self.who, "extraturn.sprint")
        elif option.verb == "nap":
            t.spend("round", f"nap {name}")
            t.emit("napped", "extraturn.nap", who=name, depth=s.depth())
        elif option.verb == "dig":
            left -= 1
            t.dig(self.who, "extraturn.dig")
        else:
            left -= 1
            t.spend("turn", f"order {name}")
            t.spend("round", "order")
            t.then(Turn(NAMES.index(option.target)))
        t.then(Leave("action"))
        t.then(Do(self.who, left))


CLASSES: Final = (Round, Turn, TurnEnds, Do)


class ExtraTurn(Game[TurnState]):
    def __init__(self) -> None:
        self.id = "probe-extraturn"
        self.seats = (1, 2, 3)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> TurnState:
        s = TurnState()
        s.coins = [0] * seats
        s.mine = Deck("mine", (tuple(sorted(UPPER)), tuple(sorted(LOWER))))
        s.stack.append(Round())
        return s

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> TurnState:
        """A position two turns deep, with some skills spent in either turn."""
        s = self.start(seats, chosen)
        s.stack.clear()
        flow = self.flow(s, chance, None)
        s.round = chance.roll("round", range(1, ROUNDS + 1))
        flow.open_scope("round", str(s.round))
        s.stack.extend([Round(), Leave("round")])
        for _ in range(2):
            seat = chance.roll("turn", range(seats))
            flow.open_scope("turn", str(seat))
            if chance.roll("sprint", range(2)):
                flow.spend("turn", f"sprint {NAMES[seat]}")
            s.stack.extend([TurnEnds(seat), Do(seat, chance.roll("left", range(3)))])
        s.deepest = 2
        return s

    def flow(self, state: TurnState, chance: Chance, events: list[Event] | None) -> TurnFlow:
        return TurnFlow(state, chance, events)

    def scene(self, state: TurnState, seat: int | None) -> Scene:
        s = state
        turn = s.scope("turn")
        return table.scene(
            s.round,
            ROUNDS,
            int(turn.name) if turn else None,
            [table.space(0, "pit", "pit", ["pit"])],
            [],
            [table.pile(s.mine, len(s.discard), len(UPPER + LOWER), seat)],
            [table.track("depth", s.depth(), 9)],
            [
                table.sheet(index, NAMES[index], "pit", [table.track("coins", coins, 99)])
                for index, coins in enumerate(s.coins)
            ],
        )

    def imagine(self, flow: TurnFlow, seat: int) -> None:
        """Does nothing: no card is hidden."""

    def read(self, plain: Mapping[str, Any]) -> TurnState:
        s = TurnState()
        source = table.reader(*CLASSES)
        table.read_kernel(s, plain, source)
        s.coins = list(plain["coins"])
        s.round = plain["round"]
        s.mine = source.read(plain["mine"])
        s.discard = list(plain["discard"])
        s.deepest = plain["deepest"]
        return s


GAME = ExtraTurn()
