"""Probe: seat 0 plays the horde against the others. All plan in secret, hands are hidden, and the horde may look at its
next card and put it under the deck. No other seat may learn any of that before it is revealed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from shamble import Event, Game, Option, Result
from shamble.core.chance import Chance
from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.frame import Ask, Flow, Leave, Run
from shamble.core.game import Setting, Value
from shamble.core.scene import Card, Scene
from shamble.core.state import State
from tests.probe import table

ZONES: Final = ("dock", "park", "yard")
NAMES: Final = ("horde", "quin", "ray", "sue")
ROUNDS: Final = 4
HEALTH: Final = 2
TERRORS: Final = ["claw.0", "claw.1", "howl.0", "howl.1", "swarm.0", "swarm.1"]
EARLY: Final = ["bat.0", "bat.1", "rag.0", "rag.1", "rag.2", "rag.3"]
LATE: Final = ["flask.0", "gun.0", "gun.1", "rag.4", "rag.5", "rag.6"]


class Hand(Entity):
    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = ("cards", "seat")

    def __init__(self, seat: int, cards: tuple[str, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


class Plan(Entity):
    """A zone and a card of the hand. The card stays in the hand, because its absence would tell something."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "zone", "card")
    __slots__ = ("card", "seat", "zone")

    def __init__(self, seat: int, zone: str, card: str) -> None:
        self.seat: Final = seat
        self.zone: Final = zone
        self.card: Final = card


class SecretState(State):
    fields: ClassVar[tuple[str, ...]] = (
        *State.fields,
        "hands",
        "plans",
        "wounds",
        "terrors",
        "finds",
        "spoilt",
        "used",
        "round",
        "peeking",
    )
    __slots__ = ("finds", "hands", "peeking", "plans", "round", "spoilt", "terrors", "used", "wounds")

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[Hand] = []
        self.plans: list[Plan] = []
        self.wounds: list[int] = []
        self.terrors = Deck("terrors", ())
        self.finds = Deck("finds", ())
        self.spoilt: list[str] = []
        self.used: list[str] = []
        self.round = 0
        self.peeking = True

    def fork(self) -> SecretState:
        other = SecretState.__new__(SecretState)
        self.copy_kernel(other)
        other.hands = self.hands.copy()
        other.plans = self.plans.copy()
        other.wounds = self.wounds.copy()
        other.terrors = self.terrors
        other.finds = self.finds
        other.spoilt = self.spoilt.copy()
        other.used = self.used.copy()
        other.round = self.round
        other.peeking = self.peeking
        return other

    def alive(self, seat: int) -> bool:
        return self.wounds[seat] < HEALTH


class SecretFlow(Flow[SecretState]):
    def deal(self, seat: int) -> None:
        """Gives a hidden card to the seat; only the seat learns which."""
        s = self.s
        deck = s.finds if seat else s.terrors
        if not deck.layers:
            return
        card, deck = self.draw(deck)
        if seat:
            s.finds = deck
        else:
            s.terrors = deck
        s.hands[seat] = Hand(seat, tuple(sorted((*s.hands[seat].cards, card))))
        self.emit("dealt", "versus.hand", who=NAMES[seat])
        self.emit("got", "versus.hand", (seat,), card=card)

    def discard(self, seat: int, card: str) -> None:
        s = self.s
        s.hands[seat] = Hand(seat, tuple([other for other in s.hands[seat].cards if other != card]))
        (s.used if seat else s.spoilt).append(card)


class Deal(Run[SecretFlow]):
    __slots__ = ()

    def run(self, t: SecretFlow) -> None:
        for seat in range(len(t.s.hands)):
            t.deal(seat)
            t.deal(seat)


class Round(Run[SecretFlow]):
    __slots__ = ()

    def run(self, t: SecretFlow) -> None:
        s = t.s
        s.round += 1
        if s.round > ROUNDS:
            t.finish(Result(True, "hidden-well", "versus.end", tuple(range(1, len(s.hands)))))
            return
        t.open_scope("round", str(s.round))
        t.then(Peek())
        for seat in range(len(s.hands)):
            t.then(Scheme(seat))
        t.then(Reveal())
        t.then(Leave("round"))
        t.then(Round())


class Peek(Ask[SecretState, SecretFlow]):
    """All seats see that the horde looks at its deck; only the horde sees the card."""

    __slots__ = ()
    ask: ClassVar[str] = "peek"
    rule: ClassVar[str] = "versus.peek"

    def seat(self, s: SecretState) -> int:
        return 0

    def options(self, s: SecretState) -> list[Option]:
        return [Option("peek"), Option("trust")] if s.peeking and s.terrors.layers else []

    def answer(self, t: SecretFlow, option: Option) -> None:
        if option.verb == "trust":
            return
        card, t.s.terrors = t.look_at_top(t.s.terrors, 0)
        t.emit("peeked", "versus.peek")
        t.emit("saw", "versus.peek", (0,), card=card)
        t.then(Bury())


class Bury(Ask[SecretState, SecretFlow]):
    __slots__ = ()
    ask: ClassVar[str] = "bury"
    rule: ClassVar[str] = "versus.bury"

    def seat(self, s: SecretState) -> int:
        return 0

    def options(self, s: SecretState) -> list[Option]:
        return [Option("bury"), Option("leave")]

    def answer(self, t: SecretFlow, option: Option) -> None:
        s = t.s
        if option.verb == "bury":
            card, rest = t.draw(s.terrors)
            s.terrors = rest.with_bottom(card, (0,))
            t.emit("buried", "versus.bury")


class Scheme(Ask[SecretState, SecretFlow]):
    """A hidden choice: neither its options nor their number may be seen, so it is asked even if forced."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    asks_when_forced: ClassVar[bool] = True
    ask: ClassVar[str] = "scheme"
    rule: ClassVar[str] = "versus.plan"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: SecretState) -> int:
        return self.who

    def hidden(self, s: SecretState) -> bool:
        return True

    def options(self, s: SecretState) -> list[Option]:
        return schemes(s, self.who)

    def answer(self, t: SecretFlow, option: Option) -> None:
        t.s.plans.append(Plan(self.who, option.target, option.item))
        t.emit("planned", "versus.plan", who=NAMES[self.who])
        t.emit("own-plan", "versus.plan", (self.who,), zone=option.target, card=option.item)


def schemes(s: SecretState, seat: int) -> list[Option]:
    if seat and not s.alive(seat):
        return []
    name = NAMES[seat]
    verb = "hide" if seat else "strike"
    plain = [Option(verb, name, zone) for zone in ZONES]
    # A rag is good for nothing, so how many schemes there are tells what is in the hand.
    cards = [card for card in s.hands[seat].cards if not card.startswith("rag")]
    return plain + [Option(verb, name, zone, card) for card in cards for zone in ZONES]


class Reveal(Run[SecretFlow]):
    """Reveals all plans at once; then they are public, and the used cards are discarded."""

    __slots__ = ()

    def run(self, t: SecretFlow) -> None:
        s = t.s
        plans = list(s.plans)
        s.plans.clear()
        t.revealed = True
        horde = plans[0]
        for plan in plans:
            t.emit("revealed", "versus.reveal", who=NAMES[plan.seat], zone=plan.zone, card=plan.card)
            if plan.card:
                t.discard(plan.seat, plan.card)
        for plan in plans[1:]:
            hit = plan.zone == horde.zone or horde.card.startswith("swarm")
            if hit and not plan.card and t.roll("hit", range(1, 7)) >= (1 if horde.card else 4):
                s.wounds[plan.seat] += 1
                t.emit("wounded", "versus.strike", who=NAMES[plan.seat], n=s.wounds[plan.seat])
        if not any(s.alive(seat) for seat in range(1, len(s.hands))):
            t.finish(Result(False, "devoured", "versus.end", (0,)))
            return
        for plan in plans:
            if plan.card:
                t.deal(plan.seat)


CLASSES: Final = (Hand, Plan, Deal, Round, Peek, Bury, Scheme, Reveal)


class Versus(Game[SecretState]):
    def __init__(self) -> None:
        self.id = "probe-versus"
        self.seats = (2, 3, 4)
        self.settings = (Setting("peeking", (False, True), True),)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> SecretState:
        s = SecretState()
        s.hands = [Hand(seat, ()) for seat in range(seats)]
        s.wounds = [0] * seats
        s.peeking = bool(chosen["peeking"])
        s.terrors = Deck.of("terrors", TERRORS)
        s.finds = Deck("finds", (tuple(sorted(EARLY)), tuple(sorted(LATE))))
        s.stack.extend([Round(), Deal()])
        return s

    def flow(self, state: SecretState, chance: Chance, events: list[Event] | None) -> SecretFlow:
        return SecretFlow(state, chance, events)

    def cards(self, s: SecretState, holder: int, seat: int | None) -> list[Card]:
        return [
            table.card(f"hand-{holder}-{index}", card if seat == holder else None)
            for index, card in enumerate(s.hands[holder].cards)
        ]

    def scene(self, state: SecretState, seat: int | None) -> Scene:
        s = state
        own = [plan for plan in s.plans if plan.seat == seat]
        return table.scene(
            s.round,
            ROUNDS,
            None,
            [table.space(i, zone, "zone", list(ZONES)) for i, zone in enumerate(ZONES)],
            [table.piece(f"plan-{plan.seat}", "plan", None, 1, plan.seat) for plan in s.plans]
            + [table.piece("own-plan", "plan", plan.zone, 1, plan.seat) for plan in own],
            [
                table.pile(s.terrors, len(s.spoilt), len(TERRORS), seat),
                table.pile(s.finds, len(s.used), len(EARLY + LATE), seat),
            ],
            [],
            [
                table.sheet(
                    holder,
                    NAMES[holder],
                    None,
                    [table.track("wounds", s.wounds[holder], HEALTH)],
                    self.cards(s, holder, seat),
                )
                for holder in range(len(s.hands))
            ],
        )

    def imagine(self, flow: SecretFlow, seat: int) -> None:
        """Draws anew others' hands, the cards that the horde knows of its deck, and the plans made with them. The id of
        a find tells from which act of the deck it came, which everybody could count: so it is exchanged within its act
        only.

        A find tells by its id from which act of its deck it came, and everybody could count that: so it is
        swapped within its act only.
        """
        s = flow.s
        others = [hand.seat for hand in s.hands if hand.seat and hand.seat != seat]
        for number, act in enumerate((EARLY, LATE)):
            held = [card for other in others for card in s.hands[other].cards if card in act]
            s.finds, drawn = flow.redraw(s.finds, seat, held, number)
            for other in others:
                kept = [card for card in s.hands[other].cards if card not in act]
                n = len(s.hands[other].cards) - len(kept)
                s.hands[other] = Hand(other, tuple(sorted([*kept, *drawn[:n]])))
                drawn = drawn[n:]
        if seat:
            s.terrors, drawn = flow.redraw(s.terrors, seat, s.hands[0].cards)
            s.hands[0] = Hand(0, tuple(sorted(drawn)))
        for index, plan in enumerate(s.plans):
            if plan.seat != seat:
                hidden = schemes(s, plan.seat)
                option = hidden[flow.pick_index("plan", [option.key for option in hidden])]
                s.plans[index] = Plan(plan.seat, option.target, option.item)

    def read(self, plain: Mapping[str, Any]) -> SecretState:
        s = SecretState()
        source = table.reader(*CLASSES)
        table.read_kernel(s, plain, source)
        s.hands = list(source.read(plain["hands"]))
        s.plans = list(source.read(plain["plans"]))
        s.wounds = list(plain["wounds"])
        s.terrors = source.read(plain["terrors"])
        s.finds = source.read(plain["finds"])
        s.spoilt = list(plain["spoilt"])
        s.used = list(plain["used"])
        s.round = plain["round"]
        s.peeking = plain["peeking"]
        return s


GAME = Versus()
