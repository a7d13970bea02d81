"""Trading (p. 7-8, W-26): the active player may give one object and may receive one, both voluntarily."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Frame
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.table.announcements import ItemAnnouncement, item_in_hand
from shamble.games.walkingdead.table.flow import Question, SeatQuestion, SeatStep, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import either
from shamble.games.walkingdead.table.state import ORDERS, Player, WalkingDeadState, without_equal_copies

GIFTS: Final = ("give-card", "give-ammo", "give-food", "give-ally", "pass")


def gifts(s: WalkingDeadState, giver: Player, receiver: Player, wide: bool) -> list[Option]:
    """Possible gifts. `wide`: True for Maggie's ability, with loose ammunition from ammunition cards (p. 13)."""
    char, whom = giver.char, receiver.char
    content = s.content
    cards, stored = without_equal_copies(giver.cards), without_equal_copies(giver.ammo)
    options = [Option("give-card", char, whom, held.card) for held in cards]
    for held in stored:
        # Maggie's gift never brings ammunition for a gun that the receiver lacks, loose or on its card (p. 13, W-53).
        if not wide or can_load(s, receiver, content.ammo[held.card].type):
            options.append(Option("give-card", char, whom, held.card))
    for held in cards:
        if held.ammo and can_load(s, receiver, content.equipment[held.card].ammo_type):
            options.append(Option("give-ammo", char, whom, held.card))
    if wide:
        for held in stored:
            if held.ammo and can_load(s, receiver, content.ammo[held.card].type):
                options.append(Option("give-ammo", char, whom, held.card))
    if giver.food:
        options.append(Option("give-food", char, whom))
    if giver.allies:
        options.append(Option("give-ally", char, whom))
    return options


def gift_meaning(s: WalkingDeadState, giver: int, option: Option) -> Meaning | None:
    """Returns what the giver keeps of food or allies, or the ammunition that goes with a gun or kept card."""
    player = s.players[giver]
    if option.verb == "give-food":
        return Meaning(notes=(Note("keeps", n=player.food - 1),))
    if option.verb == "give-ally":
        return Meaning(notes=(Note("keeps", n=player.allies - 1),))
    held = player.holds(option.item)
    if held is None or (option.item in s.content.equipment and not s.content.equipment[option.item].ranged):
        return None
    return Meaning(notes=(Note("ammo-on-it", n=held.ammo),))


def weapons_for(s: WalkingDeadState, player: Player, ammo_type: str) -> list[str]:
    """Returns the player's weapons that take this type of ammunition; loose ammunition keeps its type (p. 7)."""
    return [
        held.card
        for held in without_equal_copies(player.cards)
        if s.content.equipment[held.card].ranged and ammo_type in ("any", s.content.equipment[held.card].ammo_type)
    ]


def can_load(s: WalkingDeadState, player: Player, ammo_type: str) -> bool:
    """True if the player has a weapon that takes this type of ammunition."""
    equipment = s.content.equipment
    for held in player.cards:
        weapon = equipment[held.card]
        if weapon.ranged and ammo_type in ("any", weapon.ammo_type):
            return True
    return False


def without(options: list[Option], key: str) -> list[Option]:
    """The gifts without the one with this key. Splitting one key is faster than building the keys of all options."""
    words = key.split(" ")
    verb, target = words[0], words[-1]
    item = words[2] if len(words) > 3 else ""
    return [gift for gift in options if gift.target != target or gift.verb != verb or gift.item != item]


def mates(s: WalkingDeadState, who: int) -> list[Player]:
    """Returns the other players at the player's place."""
    player = s.players[who]
    return [mate for mate in s.at(player.place) if mate.seat != who]


def tradable(s: WalkingDeadState, player: Player, mate: Player) -> bool:
    """True if one of two players at the same place has something that the other may take."""
    return bool(gifts(s, player, mate, False) or gifts(s, mate, player, False))


class TradeStep(SeatStep):
    """Offers a trade: first the active player's gift, then each mate there is asked until one gift is accepted."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        riders = item_in_hand(s)
        if riders:
            t.announce(BeforeTrade(self.who))
        if riders or s.standing(s.players[self.who].place) > 1:
            t.follow(TRADES[len(s.players)][self.who])


class BeforeTrade(ItemAnnouncement):
    """Announces the trade of a player whom nobody could give or take anything: a ride may bring somebody there."""

    fields: ClassVar[tuple[str, ...]] = ("who", "passed")

    def __init__(self, who: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__("trade", who, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeTrade:
        return BeforeTrade(self.who, passed)

    def wanted(self, s: WalkingDeadState) -> bool:
        return len(s.players) > 1 and bool(s.players[self.who].place) and super().wanted(s)

    def candidates(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        player = s.players[self.who]
        if not player.place or any(tradable(s, player, mate) for mate in mates(s, self.who)):
            return []
        return super().candidates(s)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        rider = player.without(option.item)
        if player.seat == self.who:
            return any(tradable(s, rider, mate) for mate in s.at(option.target))
        active = s.players[self.who]
        return option.target == active.place and tradable(s, active, rider)


class Offer(SeatQuestion):
    """Asks the active player (or Maggie, for any receiver) to offer one object; after a refusal, for another offer.

    `wide`: True for a gift by Maggie's ability (see `gifts`); `declined`: keys of the gifts refused in this trade.
    """

    fields: ClassVar[tuple[str, ...]] = ("who", "wide", "declined")
    __slots__ = ("declined", "wide")
    ask: ClassVar[str] = "give"
    usually_passed: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = GIFTS

    def __init__(self, who: int, wide: bool, declined: tuple[str, ...]) -> None:
        super().__init__(who)
        self.wide: Final = wide
        self.declined: Final = declined

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.leader.maggie" if self.wide else "twd.trade.give"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if self.wide:
            others = [s.players[seat] for seat in s.order() if seat != self.who]
        else:
            others = mates(s, self.who)
        options: list[Option] = []
        for mate in others:
            options += gifts(s, player, mate, self.wide)
        for key in self.declined:
            options = without(options, key)
        if options:
            options.append(Option("pass", player.char))
        return options

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return gift_meaning(s, self.who, option)

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.who]
        refused = []
        if not self.wide:
            for mate in s.players:
                if mate.seat != self.who and mate.place != player.place:
                    refused.append(
                        Refusal(
                            Option("give", player.char, mate.char),
                            "not-here",
                            "twd.trade.give",
                            {"who": mate.char},
                        )
                    )
        for mate in s.players if self.wide else mates(s, self.who):
            for held in player.cards:
                ranged = s.content.equipment[held.card]
                if held.ammo and mate.seat != self.who and not weapons_for(s, mate, ranged.ammo_type):
                    refused.append(
                        Refusal(
                            Option("give-ammo", player.char, mate.char, held.card),
                            "no-such-weapon",
                            "twd.leader.maggie.ammo" if self.wide else "twd.trade.loose-ammo",
                            {"who": mate.char, "card": held.card},
                        )
                    )
        return refused

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        whom = t.s.seat_of(option.target)
        if t.events is not None:
            rule = self.reason(t.s)
            t.emit("offers", rule, who=option.actor, whom=option.target, what=option.verb, item=option.item)
        t.then(Accept(self.who, whom, option.verb, option.item, self.wide, self.declined + (option.key,), -1))


class Gift(Question):
    """Asks a mate at the same place to give the active player one object (p. 7).

    `declined`: keys of the gifts that the receiver has refused in this trade; they are not offered again.
    """

    fields: ClassVar[tuple[str, ...]] = ("giver", "who", "declined")
    __slots__ = ("declined", "giver", "who")
    ask: ClassVar[str] = "gift"
    usually_passed: ClassVar[bool] = True
    verbs: ClassVar[tuple[str, ...]] = GIFTS
    rule: ClassVar[str] = "twd.trade.receive"

    def __init__(self, giver: int, who: int, declined: tuple[str, ...]) -> None:
        self.giver: Final = giver
        self.who: Final = who
        self.declined: Final = declined

    def seat(self, s: WalkingDeadState) -> int:
        return self.giver

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.giver].char, "whom": s.players[self.who].char}

    def options(self, s: WalkingDeadState) -> list[Option]:
        giver, player = s.players[self.giver], s.players[self.who]
        if not player.place or giver.place != player.place or s.spent("action", "received"):
            return []
        options = gifts(s, giver, player, False)
        for key in self.declined:
            options = without(options, key)
        if options:
            options.append(Option("pass", giver.char))
        return options

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return gift_meaning(s, self.giver, option)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "pass":
            return
        if t.events is not None:
            t.emit("offers", self.rule, who=option.actor, whom=option.target, what=option.verb, item=option.item)
        t.then(
            Accept(
                self.giver,
                self.who,
                option.verb,
                option.item,
                wide=False,
                declined=self.declined + (option.key,),
                active=self.who,
            )
        )


class Accept(Question):
    """Asks the receiver to accept a gift (W-26).

    `active`: the seat that receives in its own turn, or -1. `wide`: True for a gift by Maggie's ability (see `gifts`).
    `declined`: keys of the gifts that the receiver has refused in this trade.
    """

    fields: ClassVar[tuple[str, ...]] = ("giver", "whom", "verb", "item", "wide", "declined", "active")
    __slots__ = fields
    ask: ClassVar[str] = "accept"
    verbs: ClassVar[tuple[str, ...]] = ("accept", "accept-ammo", "decline")
    rule: ClassVar[str] = "twd.trade.refuse"
    asks_when_forced: ClassVar[bool] = True

    def __init__(
        self, giver: int, whom: int, verb: str, item: str, wide: bool, declined: tuple[str, ...], active: int
    ) -> None:
        self.giver: Final = giver
        self.whom: Final = whom
        self.verb: Final = verb
        self.item: Final = item
        self.wide: Final = wide
        self.declined: Final = declined
        self.active: Final = active

    def seat(self, s: WalkingDeadState) -> int:
        return self.whom

    def question(self, s: WalkingDeadState) -> Args:
        return {
            "who": s.players[self.whom].char,
            "giver": s.players[self.giver].char,
            "what": self.verb,
            "item": self.item,
        }

    def options(self, s: WalkingDeadState) -> list[Option]:
        giver, receiver = s.players[self.giver], s.players[self.whom]
        if not self.wide and giver.place != receiver.place:
            return []
        if self.verb != "give-ammo":
            return either("accept", "decline", receiver.char) if self._still(giver) else []
        held = giver.holds(self.item)
        if held is None or not held.ammo:
            return []
        guns = weapons_for(s, receiver, self._type(s))
        accept = [Option("accept-ammo", receiver.char, item=weapon) for weapon in guns]
        return [*accept, Option("decline", receiver.char)] if accept else []

    def _still(self, giver: Player) -> bool:
        """True if the giver still has the object: an item may have been used since the offer."""
        if self.verb == "give-food":
            return giver.food > 0
        return giver.allies > 0 if self.verb == "give-ally" else giver.holds(self.item) is not None

    def _type(self, s: WalkingDeadState) -> str:
        if self.item in s.content.ammo:
            return s.content.ammo[self.item].type
        return s.content.equipment[self.item].ammo_type

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "decline":
            t.emit("declined", self.rule, who=option.actor, whom=t.s.players[self.giver].char)
            if self.active >= 0:
                t.then(Gift(self.giver, self.active, self.declined))
            else:
                t.then(Offer(self.giver, self.wide, self.declined))
            return
        hand_over(t, self.giver, self.whom, self.verb, self.item, option.item, self.wide)
        if self.active >= 0:
            t.spend("action", "received")


TRADES: Final[list[list[list[Frame]]]] = [
    [[Offer(who, False, ()), *[Gift(giver, who, ()) for giver in seats[1:]]] for who, seats in enumerate(orders)]
    for orders in ORDERS
]
"""Number of players → active seat → frames of the trade; frames never change."""
RULES: Final = {
    "give-food": "twd.trade.tokens",
    "give-ally": "twd.trade.tokens",
    "give-ammo": "twd.trade.loose-ammo",
}


def hand_over(t: WalkingDeadFlow, giver: int, whom: int, verb: str, item: str, weapon: str, wide: bool) -> None:
    """Hands the object over. Values move between players, so that the supply of tokens never blocks a gift."""
    s = t.s
    left, right = s.players[giver], s.players[whom]
    if verb == "give-food":
        t.set(left.having(food=left.food - 1))
        t.set(right.having(food=right.food + 1))
    elif verb == "give-ally":
        t.set(left.having(allies=left.allies - 1))
        t.set(right.having(allies=right.allies + 1))
    elif verb == "give-ammo":
        source, target = left.holds(item), right.holds(weapon)
        assert source is not None
        assert target is not None
        left = t.set(left.with_ammo(item, source.ammo - 1))
        if item in s.content.ammo and source.ammo == 1:
            t.set(left.without(item))
            t.discard(item)
        t.set(right.with_ammo(weapon, target.ammo + 1))
    else:
        held = left.holds(item)
        assert held is not None
        t.set(left.without(item))
        if item in s.content.ammo:
            t.set(right.having(ammo=(*right.ammo, held)))
        else:
            t.set(right.having(cards=(*right.cards, held)))
    if t.events is not None:
        rule = RULES.get(verb, "twd.trade.ammo-card" if item in s.content.ammo else "twd.trade.equipment")
        if wide:
            rule = "twd.leader.maggie.ammo" if verb == "give-ammo" else "twd.leader.maggie"
        t.emit("given", rule, who=left.char, whom=right.char, what=verb, item=item)
    if not wide:
        t.earn(giver, "gift")
    t.check_goal(whom)
