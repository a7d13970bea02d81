"""Probe: a re-roll raises a track; the rising track draws events, which may raise it further; then the hits are
counted, and a kill may give a skill that counts at once."""

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

NAMES: Final = ("eve", "flo", "gus")
ROUNDS: Final = 5
TOP: Final = 14
STEPS: Final = (2, 3, 4, 6, 7, 9, 10, 11)
"""Noise at which an event is drawn."""
SKILLS: Final = ("calm-hand", "lucky")
CALM: Final = ["gust.0", "gust.1", "hush.0", "hush.1"]
STORM: Final = ["blaze.0", "blaze.1", "gust.2", "turmoil.0"]


class Fighter(Entity):
    fields: ClassVar[tuple[str, ...]] = ("id", "kills", "skills")
    __slots__ = ("id", "kills", "skills")

    def __init__(self, id: str, kills: int, skills: tuple[str, ...]) -> None:
        self.id: Final = id
        self.kills: Final = kills
        self.skills: Final = skills


class RollState(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "fighters",
        "foes",
        "noise",
        "round",
        "events",
        "discard",
    )
    __slots__ = ("discard", "events", "fighters", "foes", "noise", "round")

    def __init__(self) -> None:
        super().__init__()
        self.fighters: list[Fighter] = []
        self.foes = 0
        self.noise = 0
        self.round = 0
        self.events = Deck("events", ())
        self.discard: list[str] = []

    def fork(self) -> RollState:
        other = RollState.__new__(RollState)
        self.copy_kernel(other)
        other.fighters = self.fighters.copy()
        other.foes = self.foes
        other.noise = self.noise
        other.round = self.round
        other.events = self.events
        other.discard = self.discard.copy()
        return other


class RollFlow(Flow[RollState]):
    pass


class Round(Run[RollFlow]):
    __slots__ = ()

    def run(self, t: RollFlow) -> None:
        t.s.round += 1
        if t.s.round > ROUNDS:
            t.finish(Result(False, "too-late", "rerolling.end"))
            return
        t.open_scope("round", str(t.s.round))
        for seat in range(len(t.s.fighters)):
            t.then(Turn(seat))
        t.then(Leave("round"))
        t.then(Round())


class Turn(Run[RollFlow]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: RollFlow) -> None:
        t.open_scope("turn", str(self.seat))
        t.then(Strike(self.seat, 2))
        t.then(Leave("turn"))


class Strike(Ask[RollState, RollFlow]):
    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    __slots__ = ("left", "who")
    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "strike"
    rule: ClassVar[str] = "rerolling.turn"

    def __init__(self, who: int, left: int) -> None:
        self.who: Final = who
        self.left: Final = left

    def seat(self, s: RollState) -> int:
        return self.who

    def options(self, s: RollState) -> list[Option]:
        if not self.left:
            return []
        return [Option("strike", NAMES[self.who]), Option("wait", NAMES[self.who])]

    def answer(self, t: RollFlow, option: Option) -> None:
        if option.verb == "wait":
            return
        t.open_scope("action", "strike")
        t.then(Throw(self.who))
        t.then(Leave("action"))
        t.then(Strike(self.who, self.left - 1))


class Throw(Run[RollFlow]):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def run(self, t: RollFlow) -> None:
        dice = tuple([t.roll("strike", range(1, 7)) for _ in range(3)])
        t.emit("rolled", "rerolling.roll", who=NAMES[self.who], dice=dice)
        t.then(Rolled(self.who, dice))


class Rolled(Ask[RollState, RollFlow]):
    """Asks to keep the roll, to push (re-roll all misses, once a turn, loud) or to use luck (re-roll one die, once an
    action, loud by one)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "dice")
    __slots__ = ("dice", "who")
    ask: ClassVar[str] = "rolled"
    rule: ClassVar[str] = "rerolling.reroll"

    def __init__(self, who: int, dice: tuple[int, ...]) -> None:
        self.who: Final = who
        self.dice: Final = dice

    def seat(self, s: RollState) -> int:
        return self.who

    def question(self, s: RollState) -> dict[str, Arg]:
        return {"dice": self.dice}

    def options(self, s: RollState) -> list[Option]:
        me = s.fighters[self.who]
        offers = [Option("keep", me.id)]
        missed = min(self.dice) < 4
        if missed and not s.spent("turn", f"push {me.id}"):
            offers.append(Option("push", me.id))
        if missed and "lucky" in me.skills and not s.spent("action", f"lucky {me.id}"):
            offers.append(Option("lucky", me.id))
        return offers

    def answer(self, t: RollFlow, option: Option) -> None:
        name = NAMES[self.who]
        if option.verb == "keep":
            t.then(Hits(self.who, self.dice))
            return
        dice = list(self.dice)
        if option.verb == "push":
            t.spend("turn", f"push {name}")
            again = [index for index, die in enumerate(dice) if die < 4]
        else:
            t.spend("action", f"lucky {name}")
            again = [dice.index(min(dice))]
        for index in again:
            dice[index] = t.roll("strike", range(1, 7))
        t.emit("rerolled", "rerolling.reroll", who=name, dice=tuple(dice), how=option.verb)
        loud = 0 if "calm-hand" in t.s.fighters[self.who].skills and option.verb == "lucky" else len(again)
        t.then(Rise(loud))
        t.then(Rolled(self.who, tuple(dice)))


class Rise(Run[RollFlow]):
    """The noise rises step by step; each marked step draws an event before the next."""

    fields: ClassVar[tuple[str, ...]] = ("steps",)
    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def run(self, t: RollFlow) -> None:
        s = t.s
        if not self.steps:
            return
        s.noise += 1
        t.emit("risen", "rerolling.noise", n=s.noise)
        if s.noise >= TOP:
            t.finish(Result(False, "too-loud", "rerolling.end"))
            return
        if s.noise in STEPS:
            t.then(DrawEvent())
        t.then(Rise(self.steps - 1))


class DrawEvent(Run[RollFlow]):
    __slots__ = ()

    def run(self, t: RollFlow) -> None:
        s = t.s
        if not s.events.layers:
            t.finish(Result(False, "no-events", "rerolling.end"))
            return
        card, s.events = t.draw(s.events)
        s.discard.append(card)
        t.emit("event", "rerolling.event", card=card)
        kind = card.split(".")[0]
        if kind == "gust":
            s.foes += 1
        elif kind == "blaze":
            t.then(Rise(1))
        elif kind == "turmoil":
            s.events = s.events.shuffled_with(tuple(s.discard))
            s.discard.clear()


class Hits(Run[RollFlow]):
    """Counts the hits after everything that the dice have caused. The crowd may be smaller by then, so the number is
    limited."""

    fields: ClassVar[tuple[str, ...]] = ("who", "dice")
    __slots__ = ("dice", "who")

    def __init__(self, who: int, dice: tuple[int, ...]) -> None:
        self.who: Final = who
        self.dice: Final = dice

    def run(self, t: RollFlow) -> None:
        s = t.s
        me = s.fighters[self.who]
        kills = min(s.foes, len([die for die in self.dice if die >= 4]))
        s.foes -= kills
        s.fighters[self.who] = Fighter(me.id, me.kills + kills, me.skills)
        t.emit("hits", "rerolling.hits", who=me.id, n=kills)
        if not s.foes:
            t.finish(Result(True, "cleared", "rerolling.end"))
        elif kills and len(me.skills) < len(SKILLS) and (me.kills + kills) // 2 > me.kills // 2:
            t.then(ChooseSkill(self.who))


class ChooseSkill(Ask[RollState, RollFlow]):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "skill"
    rule: ClassVar[str] = "rerolling.skill"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: RollState) -> int:
        return self.who

    def options(self, s: RollState) -> list[Option]:
        me = s.fighters[self.who]
        return [Option("learn", me.id, item=skill) for skill in SKILLS if skill not in me.skills]

    def answer(self, t: RollFlow, option: Option) -> None:
        me = t.s.fighters[self.who]
        t.s.fighters[self.who] = Fighter(me.id, me.kills, (*me.skills, option.item))
        t.emit("learnt", "rerolling.skill", who=me.id, skill=option.item)


CLASSES: Final = (Fighter, Round, Turn, Strike, Throw, Rolled, Rise, DrawEvent, Hits, ChooseSkill)


class Rerolling(Game[RollState]):
    def __init__(self) -> None:
        self.id = "probe-rerolling"
        self.seats = (1, 2, 3)
        self.settings = (Setting("foes", (6, 12), 12),)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> RollState:
        s = RollState()
        s.fighters = [Fighter(NAMES[seat], 0, ()) for seat in range(seats)]
        s.foes = int(chosen["foes"])
        s.events = Deck("events", (tuple(sorted(CALM)), tuple(sorted(STORM))))
        s.stack.append(Round())
        return s

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> RollState:
        s = self.start(seats, chosen)
        s.noise = chance.roll("noise", range(TOP))
        s.foes = chance.roll("foes", range(1, s.foes + 1))
        for seat in range(seats):
            skills = tuple([skill for skill in SKILLS if chance.roll("skill", range(2))])
            s.fighters[seat] = Fighter(NAMES[seat], chance.roll("kills", range(4)), skills)
        for _ in range(chance.roll("drawn", range(len(CALM + STORM)))):
            index = chance.draw("events", s.events.layers[0])
            s.discard.append(s.events.layers[0][index])
            s.events = s.events.without_top(index)
        return s

    def flow(self, state: RollState, chance: Chance, events: list[Event] | None) -> RollFlow:
        return RollFlow(state, chance, events)

    def scene(self, state: RollState, seat: int | None) -> Scene:
        s = state
        turn = s.scope("turn")
        return table.scene(
            s.round,
            ROUNDS,
            int(turn.name) if turn else None,
            [table.space(0, "arena", "zone", ["arena"])],
            [table.piece("foes", "foe", "arena", s.foes)],
            [table.pile(s.events, len(s.discard), len(CALM + STORM), seat)],
            [table.track("noise", s.noise, TOP)],
            [
                table.sheet(index, one.id, "arena", [table.track("kills", one.kills, 99)])
                for index, one in enumerate(s.fighters)
            ],
        )

    def imagine(self, flow: RollFlow, seat: int) -> None:
        """Does nothing: no card is hidden."""

    def read(self, plain: Mapping[str, Any]) -> RollState:
        s = RollState()
        source = table.reader(*CLASSES)
        table.read_kernel(s, plain, source)
        s.fighters = list(source.read(plain["fighters"]))
        s.foes = plain["foes"]
        s.noise = plain["noise"]
        s.round = plain["round"]
        s.events = source.read(plain["events"])
        s.discard = list(plain["discard"])
        return s


GAME = Rerolling()
