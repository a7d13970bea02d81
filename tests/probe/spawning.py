"""Probe: opening a building spawns; a short supply activates the horde; its wounds are shared out; a skill
prevents one of them. All of that happens between the first and the second card of the same building.

Flares are the at-any-time items of the probe `interrupting`, which plays the same rules. One file, although it is long:
a whole game, to be read from the set-up to the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from shamble import Event, Game, Option, Refusal, Result
from shamble.core.announcement import Announcement, AnyTime
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.event import Arg
from shamble.core.frame import Ask, Flow, Leave, Run
from shamble.core.game import Setting, Value
from shamble.core.scene import Scene
from shamble.core.state import State
from tests.probe import table

ZONES: Final = ("street", "hall", "cellar", "attic")
"""A row: the street, then three rooms of the building that is opened room by room."""
NAMES: Final = ("amy", "bob", "cho", "dee")
ROUNDS: Final = 4
HEALTH: Final = 3


class Survivor(Entity):
    fields: ClassVar[tuple[str, ...]] = ("id", "seat", "zone", "wounds")
    __slots__ = ("id", "seat", "wounds", "zone")

    def __init__(self, id: str, seat: int, zone: str, wounds: int) -> None:
        self.id: Final = id
        self.seat: Final = seat
        self.zone: Final = zone
        self.wounds: Final = wounds

    def at(self, zone: str) -> Survivor:
        return Survivor(self.id, self.seat, zone, self.wounds)

    def hurt(self) -> Survivor:
        return Survivor(self.id, self.seat, self.zone, self.wounds + 1)

    @property
    def alive(self) -> bool:
        return self.wounds < HEALTH

    @property
    def tough(self) -> bool:
        """Every second survivor may prevent one wound per spawn card."""
        return self.seat % 2 == 0


class SpawnState(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "survivors",
        "walkers",
        "opened",
        "supply",
        "zombies",
        "discard",
        "flares",
        "round",
        "toughness",
    )
    __slots__ = (
        "discard",
        "flares",
        "opened",
        "round",
        "supply",
        "survivors",
        "toughness",
        "walkers",
        "zombies",
    )

    def __init__(self) -> None:
        super().__init__()
        self.survivors: list[Survivor] = []
        self.walkers: list[int] = [0] * len(ZONES)
        self.opened: list[int] = []
        self.supply = 0
        self.zombies = Deck("zombies", ())
        self.discard: list[str] = []
        self.flares: list[int] = []
        """The seats that still hold a flare."""
        self.round = 0
        self.toughness = True

    def fork(self) -> SpawnState:
        other = SpawnState.__new__(SpawnState)
        self.copy_kernel(other)
        other.survivors = self.survivors.copy()
        other.walkers = self.walkers.copy()
        other.opened = self.opened.copy()
        other.supply = self.supply
        other.zombies = self.zombies
        other.discard = self.discard.copy()
        other.flares = self.flares.copy()
        other.round = self.round
        other.toughness = self.toughness
        return other

    def leader(self) -> Survivor:
        """The first survivor who still stands decides for all players."""
        return next((one for one in self.survivors if one.alive), self.survivors[0])

    def standing(self, zone: str) -> list[Survivor]:
        return [one for one in self.survivors if one.alive and one.zone == zone]

    def crowd(self, zone: str) -> int:
        return self.walkers[ZONES.index(zone)]


class SpawnFlow(Flow[SpawnState]):
    def replace(self, one: Survivor) -> None:
        self.s.survivors[one.seat] = one

    def card(self) -> str:
        s = self.s
        if not s.zombies.layers:
            s.zombies = s.zombies.shuffled_with(tuple(s.discard))
            s.discard.clear()
            self.emit("reshuffled", "spawning.deck")
        drawn, s.zombies = self.draw(s.zombies)
        s.discard.append(drawn)
        return drawn

    def add(self, zone: str, wanted: int) -> int:
        s = self.s
        placed = min(wanted, s.supply)
        s.walkers[ZONES.index(zone)] += placed
        s.supply -= placed
        return placed

    def kill(self, zone: str, wanted: int) -> int:
        s = self.s
        killed = min(wanted, s.crowd(zone))
        s.walkers[ZONES.index(zone)] -= killed
        s.supply += killed
        return killed


class Round(Run[SpawnFlow]):
    """Every seat has a turn, then the horde acts and spawns in the street."""

    __slots__ = ()

    def run(self, t: SpawnFlow) -> None:
        t.s.round += 1
        if t.s.round > ROUNDS:
            t.finish(Result(True, "survived", "spawning.end"))
            return
        t.open_scope("round", str(t.s.round))
        for one in t.s.survivors:
            t.then(Turn(one.seat))
        t.then(ActivateAll("end"))
        t.then(SpawnCard("street"))
        t.then(Leave("round"))
        t.then(Round())


class Turn(Run[SpawnFlow]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: SpawnFlow) -> None:
        if t.s.survivors[self.seat].alive:
            t.open_scope("turn", str(self.seat))
            t.then(Act(self.seat, 2))
            t.then(Leave("turn"))


class Act(Ask[SpawnState, SpawnFlow]):
    """Two actions: open the next room, move, fight, or let it be."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    __slots__ = ("left", "who")
    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "act"
    rule: ClassVar[str] = "spawning.turn"

    def __init__(self, who: int, left: int) -> None:
        self.who: Final = who
        self.left: Final = left

    def seat(self, s: SpawnState) -> int:
        return self.who

    def question(self, s: SpawnState) -> dict[str, Arg]:
        return {"left": self.left}

    def options(self, s: SpawnState) -> list[Option]:
        me = s.survivors[self.who]
        if not me.alive or not self.left:
            return []
        offers = [Option("rest", me.id)]
        if len(s.opened) < len(ZONES) - 1:
            offers.append(Option("open", me.id))
        here = ZONES.index(me.zone)
        for there in (here - 1, here + 1):
            if there == 0 or there in s.opened:
                offers.append(Option("move", me.id, ZONES[there]))
        if s.crowd(me.zone):
            offers.append(Option("fight", me.id))
        return offers

    def refusals(self, s: SpawnState) -> list[Refusal]:
        me = s.survivors[self.who]
        if s.crowd(me.zone):
            return []
        return [Refusal(Option("fight", me.id), "nobody-here", "spawning.fight", {"zone": me.zone})]

    def answer(self, t: SpawnFlow, option: Option) -> None:
        s = t.s
        me = s.survivors[self.who]
        left = self.left - 1
        t.open_scope("action", option.verb)
        if option.verb == "rest":
            left = 0
        elif option.verb == "move":
            t.replace(me.at(option.target))
            t.emit("moved", "spawning.move", who=me.id, to_zone=option.target)
        elif option.verb == "fight":
            hits = len([1 for _ in range(2) if t.roll("fight", range(1, 7)) >= 4])
            t.emit("killed", "spawning.fight", who=me.id, n=t.kill(me.zone, hits))
        else:
            first = len(s.opened) + 1
            t.emit("opened", "spawning.open", who=me.id, room=ZONES[first])
            s.opened.append(first)
            t.then(SpawnCard(ZONES[first]))
            t.then(SpawnCard(ZONES[first - 1]))
        t.then(Leave("action"))
        if left:
            t.then(Act(self.who, left))


class SpawnCard(Run[SpawnFlow]):
    """One card for one zone. Too few miniatures: an extra activation, before anything else is drawn."""

    fields: ClassVar[tuple[str, ...]] = ("zone",)
    __slots__ = ("zone",)

    def __init__(self, zone: str) -> None:
        self.zone: Final = zone

    def run(self, t: SpawnFlow) -> None:
        t.open_scope("card", self.zone)
        drawn = t.card()
        kind, number, _ = drawn.split(".")
        wanted = int(number)
        placed = t.add(self.zone, wanted)
        t.emit("spawned", "spawning.card", card=drawn, zone=self.zone, n=placed)
        if placed < wanted or kind == "extra":
            t.emit("extra-activation", "spawning.short", zone=self.zone, lacking=wanted - placed)
            t.then(ActivateAll("extra"))
        t.then(CardDone(self.zone))


class CardDone(Run[SpawnFlow]):
    fields: ClassVar[tuple[str, ...]] = ("zone",)
    __slots__ = ("zone",)

    def __init__(self, zone: str) -> None:
        self.zone: Final = zone

    def run(self, t: SpawnFlow) -> None:
        t.emit("card-done", "spawning.card", zone=self.zone)
        t.close_scope("card")


class ActivateAll(Run[SpawnFlow]):
    """Walkers in a zone with survivors attack; the others go one zone towards the street."""

    fields: ClassVar[tuple[str, ...]] = ("why",)
    __slots__ = ("why",)

    def __init__(self, why: str) -> None:
        self.why: Final = why

    def run(self, t: SpawnFlow) -> None:
        s = t.s
        t.emit("activated", "spawning.activation", why=self.why)
        attacked = [zone for zone in ZONES if s.crowd(zone) and s.standing(zone)]
        for index in range(1, len(ZONES)):
            if s.walkers[index] and not s.standing(ZONES[index]):
                s.walkers[index - 1] += s.walkers[index]
                s.walkers[index] = 0
        for zone in attacked:
            t.announce(BeforeWounds(zone))
            t.then(ShareWounds(zone, s.crowd(zone)))


class ShareWounds(Ask[SpawnState, SpawnFlow]):
    """Asks the leader, wound by wound, who takes it. Walkers that are gone meanwhile wound nobody."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "wounds")
    __slots__ = ("wounds", "zone")
    ask: ClassVar[str] = "share"
    rule: ClassVar[str] = "spawning.share"

    def __init__(self, zone: str, wounds: int) -> None:
        self.zone: Final = zone
        self.wounds: Final = wounds

    def seat(self, s: SpawnState) -> int:
        return s.leader().seat

    def seats(self, s: SpawnState) -> tuple[int, ...]:
        return tuple(one.seat for one in s.survivors)

    def question(self, s: SpawnState) -> dict[str, Arg]:
        return {"zone": self.zone, "left": min(self.wounds, s.crowd(self.zone))}

    def options(self, s: SpawnState) -> list[Option]:
        if min(self.wounds, s.crowd(self.zone)) <= 0:
            return []
        return [Option("wound", one.id) for one in s.standing(self.zone)]

    def answer(self, t: SpawnFlow, option: Option) -> None:
        t.emit("shared", "spawning.share", who=option.actor, zone=self.zone)
        t.then(Prevent(option.actor))
        t.announce(BeforeWounds(self.zone))
        t.then(ShareWounds(self.zone, min(self.wounds, t.s.crowd(self.zone)) - 1))


class Prevent(Ask[SpawnState, SpawnFlow]):
    """Tough: once per card (outside of a card, once per round) this wound does not count."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "prevent"
    rule: ClassVar[str] = "spawning.tough"

    def __init__(self, who: str) -> None:
        self.who: Final = who

    def one(self, s: SpawnState) -> Survivor:
        return next(one for one in s.survivors if one.id == self.who)

    def seat(self, s: SpawnState) -> int:
        return self.one(s).seat

    def options(self, s: SpawnState) -> list[Option]:
        scope = "card" if s.scope("card") else "round"
        ready = s.toughness and self.one(s).tough and not s.spent(scope, f"tough {self.who}")
        taken = [Option("take", self.who)]
        return [Option("prevent", self.who), *taken] if ready else taken

    def answer(self, t: SpawnFlow, option: Option) -> None:
        s = t.s
        if option.verb == "prevent":
            t.spend("card" if s.scope("card") else "round", f"tough {self.who}")
            t.emit("prevented", "spawning.tough", who=self.who)
            return
        one = self.one(s).hurt()
        t.replace(one)
        t.emit("wounded", "spawning.wound", who=self.who, n=one.wounds)
        if not one.alive:
            t.emit("died", "spawning.wound", who=self.who)
            if not any(other.alive for other in s.survivors):
                t.finish(Result(False, "all-dead", "spawning.end"))


class Flare(Ask[SpawnState, SpawnFlow]):
    """Asks which zone the flare clears (probe `interrupting`)."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "flare"
    rule: ClassVar[str] = "interrupting.flare"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: SpawnState) -> int:
        return self.who

    def options(self, s: SpawnState) -> list[Option]:
        offers = [Option("burn", NAMES[self.who], zone) for zone in ZONES if s.crowd(zone)]
        return [*offers, Option("fizzle", NAMES[self.who])]

    def answer(self, t: SpawnFlow, option: Option) -> None:
        if option.verb == "burn":
            n = t.kill(option.target, t.roll("flare", (1, 2, 3)))
            t.emit("burnt", "interrupting.flare", zone=option.target, n=n)


class ThrowFlare(AnyTime[SpawnState, SpawnFlow]):
    """The flare in hand: it may burn walkers at any time, and is asked for before a wound that nobody shares out."""

    interests = ("wounds",)
    verbs = ("throw-flare",)

    def options(self, s: SpawnState, seat: int, card: str) -> list[Option]:
        return [Option("throw-flare", NAMES[seat])] if seat in s.flares and s.survivors[seat].alive else []

    def matters(self, s: SpawnState, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        return len(s.standing(announcement.subject)) == 1 and s.crowd(announcement.subject) > 0

    def use(self, t: SpawnFlow, seat: int, option: Option) -> None:
        t.s.flares.remove(seat)
        t.emit("thrown", "interrupting.flare", who=NAMES[seat])
        t.then(Flare(seat))


THROW: Final = ThrowFlare()


class BeforeWounds(Announcement[SpawnState, SpawnFlow]):
    """Announces wounds in a zone."""

    fields: ClassVar[tuple[str, ...]] = ("subject", "passed")
    ask: ClassVar[str] = "before-wounds"
    rule: ClassVar[str] = "interrupting.flare"
    verbs: ClassVar[tuple[str, ...]] = ("throw-flare", "pass")

    def __init__(self, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__("wounds", -1, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeWounds:
        return BeforeWounds(self.subject, passed)

    def wanted(self, s: SpawnState) -> bool:
        return bool(s.flares)

    def candidates(self, s: SpawnState) -> list[tuple[str, int]]:
        return [(NAMES[seat], seat) for seat in range(len(s.survivors))]

    def holdings(self, s: SpawnState, seat: int) -> list[tuple[AnyTime[SpawnState, SpawnFlow], str]]:
        return [(THROW, "")]


CLASSES: Final = (
    BeforeWounds,
    Survivor,
    Round,
    Turn,
    Act,
    SpawnCard,
    CardDone,
    ActivateAll,
    ShareWounds,
    Prevent,
    Flare,
)
WEAK: Final = ["walker.1.0", "walker.2.0", "walker.1.1", "extra.0.0"]
STRONG: Final = ["walker.3.0", "walker.4.0", "extra.1.0", "extra.2.0", "walker.2.1"]


class Spawning(Game[SpawnState]):
    def __init__(self) -> None:
        self.id = "probe-spawning"
        self.seats = (2, 3, 4)
        self.settings = (Setting("supply", (3, 5, 8), 5), Setting("toughness", (False, True), True))

    def start(self, seats: int, chosen: Mapping[str, Value]) -> SpawnState:
        s = SpawnState()
        s.survivors = [Survivor(NAMES[seat], seat, "street", 0) for seat in range(seats)]
        s.supply = int(chosen["supply"])
        s.toughness = bool(chosen["toughness"])
        s.zombies = Deck("zombies", (tuple(sorted(WEAK)), tuple(sorted(STRONG))))
        s.stack.append(Round())
        return s

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> SpawnState:
        """A position in mid-round: walkers anywhere, a few wounds, open rooms, a turn about to begin."""
        s = self.start(seats, chosen)
        s.stack.clear()
        s.opened = list(range(1, chance.roll("rooms", range(len(ZONES))) + 1))
        zones = ZONES[: len(s.opened) + 1]
        for seat in range(seats):
            zone = zones[chance.draw("zone", zones)]
            s.survivors[seat] = Survivor(NAMES[seat], seat, zone, chance.roll("wounds", range(HEALTH)))
        while s.supply and chance.roll("more", range(4)):
            s.walkers[ZONES.index(zones[chance.draw("zone", zones)])] += 1
            s.supply -= 1
        s.round = chance.roll("round", range(1, ROUNDS + 1))
        s.serial = 1
        flow = self.flow(s, chance, None)
        flow.open_scope("round", str(s.round))
        s.stack.extend([Round(), Leave("round"), SpawnCard("street"), Turn(chance.roll("turn", range(seats)))])
        return s

    def flow(self, state: SpawnState, chance: Chance, events: list[Event] | None) -> SpawnFlow:
        return SpawnFlow(state, chance, events)

    def scene(self, state: SpawnState, seat: int | None) -> Scene:
        s = state
        turn = s.scope("turn")
        return table.scene(
            s.round,
            ROUNDS,
            int(turn.name) if turn else None,
            [table.space(i, zone, "zone", list(ZONES)) for i, zone in enumerate(ZONES)],
            [table.piece(one.id, "who", one.zone, 1, one.seat) for one in s.survivors]
            + [table.piece(f"walkers-{z}", "walker", z, s.crowd(z)) for z in ZONES if s.crowd(z)],
            [table.pile(s.zombies, len(s.discard), len(WEAK) + len(STRONG), seat)],
            [table.track("supply", s.supply, 8)],
            [
                table.sheet(one.seat, one.id, one.zone, [table.track("wounds", one.wounds, HEALTH)])
                for one in s.survivors
            ],
        )

    def imagine(self, flow: SpawnFlow, seat: int) -> None:
        """Does nothing: the layers of the deck are public, and its draws are not decided yet."""

    def read(self, plain: Mapping[str, Any]) -> SpawnState:
        s = SpawnState()
        source = table.reader(*CLASSES)
        table.read_kernel(s, plain, source)
        s.survivors = list(source.read(plain["survivors"]))
        s.walkers = list(plain["walkers"])
        s.opened = list(plain["opened"])
        s.supply = plain["supply"]
        s.zombies = source.read(plain["zombies"])
        s.discard = list(plain["discard"])
        s.flares = list(plain["flares"])
        s.round = plain["round"]
        s.toughness = plain["toughness"]
        return s


GAME = Spawning()
