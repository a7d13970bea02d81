"""Events with a price (p. 4): pay or suffer the effect, and the ways to pay."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.damage import Damage, damage
from shamble.games.walkingdead.effects.new_walkers import bring_walkers, printed_walkers, walkers_come
from shamble.games.walkingdead.effects.resource_cards import ammo_meaning
from shamble.games.walkingdead.table.announcements import BeforePrice
from shamble.games.walkingdead.table.consequences import taking_meaning, wound_meaning
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.event_effect import EventEffect
from shamble.games.walkingdead.table.flow import SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.position_cost import WALKER, Spots, mean, price_cost, strength, wound_cost
from shamble.games.walkingdead.table.shared_options import either
from shamble.games.walkingdead.table.state import Player, WalkingDeadState, without_equal_copies


def can_pay(s: WalkingDeadState, player: Player, pay: dict[str, int]) -> bool:
    """True if the player has everything that this price demands (resource → amount)."""
    for what, n in pay.items():
        have = {
            "food": player.food,
            "allies": player.allies,
            "ammo": player.ammunition,
            "equipment": len(player.cards),
            "life": player.life if player.place else 0,
            "top-card": n if player.place else 0,
        }[what]
        if have < n:
            return False
    return True


def life_at_stake(s: WalkingDeadState, event: EventCard) -> int:
    """Returns the life that refusing the price costs: some cards print another number for one or two players."""
    return event.few_life if s.few else event.life


class PriceEvent(EventEffect):
    """Pay or suffer (p. 4)."""

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        t.announce(BeforePrice(who, event.id))
        t.then(PayOr(who, event.id))

    def asks(self, s: WalkingDeadState, who: int, event: EventCard) -> bool:
        return can_pay(s, s.players[who], event.pay)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        if can_pay(s, s.players[who], event.pay):
            return Meaning(notes=(Note("payable"),))
        unpaid = unpaid_meaning(s, s.players[who], event)
        return Meaning(notes=(Note("unpayable"), *unpaid.notes), risk=unpaid.risk)


def unpaid_meaning(s: WalkingDeadState, player: Player, event: EventCard) -> Meaning:
    """Returns what an event does to a player who does not pay."""
    if not player.place:
        return Meaning()
    if event.effect == "pay-or-life":
        return wound_meaning(s, player, life_at_stake(s, event))
    where = s.neighbours(player.place) if event.where == "neighbours" else (player.place,)
    amount = printed_walkers(s, event)
    return Meaning(notes=tuple([walkers_come(s, place, amount) for place in where]))


class PayOrLife(PriceEvent):
    """Pay or lose life."""

    word: ClassVar[str] = "pay-or-life"
    needs: ClassVar[tuple[str, ...]] = ("pay", "life")

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        player = s.players[who]
        return min(price_cost(s, player, event.pay, spots[who]), wound_cost(s, player, life_at_stake(s, event)))

    def harm(self, s: WalkingDeadState, who: int, event: EventCard, player: Player) -> int:
        return life_at_stake(s, event) if player.seat == who else 0


class PayOrWalkers(PriceEvent):
    """Pay, or walkers come to the player's place or to its neighbours."""

    word: ClassVar[str] = "pay-or-walkers"
    needs: ClassVar[tuple[str, ...]] = ("pay", "walkers", "where")
    wheres: ClassVar[tuple[str, ...]] = ("here", "neighbours")

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        here = spots[who]
        if not here:
            return 0.0
        targets = s.neighbours(here) if event.where == "neighbours" else (here,)
        n = mean(s, printed_walkers(s, event))
        paid = price_cost(s, s.players[who], event.pay, here)
        if paid < n * WALKER * len(targets) * 0.9:
            return paid
        for place in targets:
            extra[s.cell(place)] += n
        return 0.0

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        here = s.players[who].place
        return tuple(sorted(s.neighbours(here))) if here and event.where == "neighbours" else (here,)


class PayOr(SeatQuestion):
    """Asks to pay or to suffer; a player who cannot pay suffers (p. 4)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card",)
    ask: ClassVar[str] = "pay"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "refuse")

    def __init__(self, who: int, card: str) -> None:
        super().__init__(who)
        self.card: Final = card

    def reason(self, s: WalkingDeadState) -> str:
        return s.content.events[self.card].rule

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "event": self.card}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if can_pay(s, player, s.content.events[self.card].pay):
            return either("pay", "refuse", player.char)
        return [Option("refuse", player.char)]

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        # The price, compared with what the event does to a player who does not pay.
        player = view.players[self.who]
        card = view.content.events[self.card]
        if option.verb == "pay":
            return -price_cost(view, player, card.pay, player.place), "cheaper", {"event": self.card}
        if card.effect == "pay-or-life":
            return -wound_cost(view, player, life_at_stake(view, card)), "better-suffer", {"event": self.card}
        places = 2 if card.where == "neighbours" else 1
        return -mean(view, printed_walkers(view, card)) * WALKER * places * 0.9, "better-suffer", {"event": self.card}

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        event = s.content.events[self.card]
        player = s.players[self.who]
        if option.verb == "pay":
            return price_meaning(s, player, event.pay)
        return unpaid_meaning(s, player, event)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        s = t.s
        event = s.content.events[self.card]
        if option.verb == "pay":
            t.emit("pays", event.rule, who=option.actor, event=self.card)
            for what, n in event.pay.items():
                pay_one(t, self.who, what, n, event.rule)
            return
        player = s.players[self.who]
        if t.events is not None and not can_pay(s, player, event.pay):
            t.emit("cannot-pay", "twd.event.cannot", who=player.char, event=self.card)
        if event.effect == "pay-or-life":
            damage(t, self.who, life_at_stake(s, event), event.rule)
        elif not player.place:
            t.emit("no-effect", "twd.event.no-figure", who=player.char, event=self.card)
        else:
            where = s.neighbours(player.place) if event.where == "neighbours" else (player.place,)
            bring_walkers(t, self.who, where, printed_walkers(s, event), event.rule)


def price_meaning(s: WalkingDeadState, player: Player, pay: dict[str, int]) -> Meaning:
    """Returns the meaning of a price: what is left after it, and the danger of paying life or cards."""
    notes: list[Note] = []
    risk = 0
    for what, n in pay.items():
        part: Meaning | None = None
        if what == "food":
            notes.append(Note("pays-food", n=n, left=player.food - n))
        elif what == "allies":
            notes.append(Note("pays-allies", n=n, left=player.allies - n))
        elif what == "ammo":
            notes.append(Note("pays-ammo", n=n, left=player.ammunition - n))
        elif what == "equipment":
            notes.append(Note("pays-card", n=n))
        elif what == "life":
            part = wound_meaning(s, player, n)
        else:
            part = taking_meaning(s, s.pile(player.place), n)
        if part is not None:
            notes += part.notes
            risk = max(risk, part.risk)
    return Meaning(notes=tuple(notes), risk=risk)


def pay_one(t: WalkingDeadFlow, who: int, what: str, n: int, rule: str) -> None:
    """Pays n of one resource."""
    if what == "food":
        t.lose_food(who, n, rule)
    elif what == "allies":
        t.lose_allies(who, n, rule)
    elif what == "ammo":
        t.then(LoseAmmo(who, n, rule))
    elif what == "equipment":
        t.then(LoseEquipment(who))
    elif what == "life":
        t.then(Damage(who, n, rule))
    else:
        waste(t, t.s.pile(t.s.players[who].place), n, rule)


def waste(t: WalkingDeadFlow, deck: str, n: int, rule: str) -> None:
    """Discards up to n cards from the top of a deck."""
    for _ in range(n):
        if not t.s.deck(deck).layers:
            break
        card = t.take(deck)
        t.discard(card)
        t.emit("card-wasted", rule, deck=deck, card=card)
    t.check_deck(deck)


class LoseAmmo(SeatQuestion):
    """Asks for each lost ammunition which weapon or ammunition card it is taken from (p. 4, W-5)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "cause")
    __slots__ = ("cause", "n")
    ask: ClassVar[str] = "lose-ammo"
    verbs: ClassVar[tuple[str, ...]] = ("lose-ammo",)
    rule: ClassVar[str] = "twd.ammo.lose"
    rolled: ClassVar[bool] = True

    def __init__(self, who: int, n: int, cause: str) -> None:
        super().__init__(who)
        self.n: Final = n
        self.cause: Final = cause

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "n": self.n}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not self.n:
            return []
        loaded = [held for held in without_equal_copies((*player.cards, *player.ammo)) if held.ammo]
        if self.n >= player.ammunition:
            loaded = loaded[:1]  # all ammunition is lost, in any order
        return [Option("lose-ammo", player.char, item=held.card) for held in loaded]

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        # Ammunition cards without a fitting gun go first, then the weaker gun.
        player = view.players[self.who]
        if option.item in view.content.ammo:
            ammo = view.content.ammo[option.item]
            fits = any(ammo.fits(view.content.equipment[held.card]) for held in player.cards)
            return (3.0 if not fits else 2.0), "least-needed", {"card": option.item}
        return -strength(view, player, option.item, True) / 10.0, "least-needed", {"card": option.item}

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return ammo_meaning(s.players[self.who], option.item)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        player = t.s.players[self.who]
        held = player.holds(option.item)
        assert held is not None
        player = t.set(player.with_ammo(option.item, held.ammo - 1))
        t.emit("ammo-lost", self.rule, who=player.char, card=option.item, n=1)
        if held.ammo == 1 and option.item in t.s.content.ammo:
            t.set(player.without(option.item))
            t.discard(option.item)
        t.then(LoseAmmo(self.who, self.n - 1, self.cause))


class LoseEquipment(SeatQuestion):
    """Asks for an equipment card to discard; a weapon goes with its ammunition."""

    ask: ClassVar[str] = "discard-equipment"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)
    rule: ClassVar[str] = "twd.card.discard"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        return [Option("discard", player.char, item=held.card) for held in without_equal_copies(player.cards)]

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        # The least useful card goes; a gun without ammunition is worth little.
        player = view.players[self.who]
        held = player.holds(option.item)
        assert held is not None
        equipment = view.content.equipment[option.item]
        worth = 2.0
        if equipment.weapon:
            worth = strength(view, player, option.item, True) * (1.0 if held.ammo or not equipment.ranged else 0.2)
        return -worth, "least-needed", {"card": option.item}

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        if not s.content.equipment[option.item].ranged:
            return Meaning(final=True)
        held = s.players[self.who].holds(option.item)
        assert held is not None
        return Meaning(notes=(Note("ammo-on-it", n=held.ammo),), final=True)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.set(t.s.players[self.who].without(option.item))
        t.discard(option.item)
        t.emit("equipment-lost", self.rule, who=option.actor, card=option.item)
