"""What events do (p. 3-4). Each effect is a function; its numbers are the card's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.cards import ammo_meaning, draw_resource
from shamble.games.walkingdead.content import EventCard
from shamble.games.walkingdead.damage import Damage
from shamble.games.walkingdead.fate import found, span, takes, wound
from shamble.games.walkingdead.moving import punish_mover
from shamble.games.walkingdead.play import LeaderAlone, Play, Question, SeatQuestion, Step
from shamble.games.walkingdead.state import Player, Table, distinct


class PlayEvent(Step):
    """A played event takes effect and is discarded, unless it stays in play for the round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, t: Play) -> None:
        event = t.s.content.events[self.card]
        if event.effect == "stay-put":
            t.s.in_play = (*t.s.in_play, self.card)
        else:
            t.discard(self.card)
        if not t.s.players[self.who].place:
            t.emit("nowhere", "twd.event.no-figure", who=t.s.players[self.who].char, event=self.card)
        told = len(t.events) if t.events is not None else 0
        EFFECTS[event.effect](t, self.who, event)
        if t.events is not None and len(t.events) == told and not t.queue:
            t.emit("no-effect", event.rule, who=t.s.players[self.who].char, event=self.card)


class PlaceWalkers(Step):
    """An event's walkers enter, less one if the player's silencer is used (house)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place", "amount", "rule")
    __slots__ = ("amount", "place", "rule", "who")

    def __init__(self, who: int, place: str, amount: int | str, rule: str) -> None:
        self.who: Final = who
        self.place: Final = place
        self.amount: Final = amount
        self.rule: Final = rule

    def run(self, t: Play) -> None:
        n = t.amount(self.amount)
        if isinstance(self.amount, str) and self.amount != "players":
            t.emit("rolled-walkers", "twd.event.dice", who=t.s.players[self.who].char, place=self.place, n=n)
        player = t.s.players[self.who]
        if n and player.place == self.place and silencer(t.s, player):
            t.then(Silence(self.who, self.place, n, self.rule))
        else:
            t.place_walkers(self.place, n, self.rule)


def silencer(s: Table, player: Player) -> str:
    for held in player.cards:
        if s.content.equipment[held.card].effect == "silencer" and not s.spent("round", held.card):
            return held.card
    return ""


class Silence(Question):
    """The silencer: one walker less at the own place, once a round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "place", "n", "cause")
    __slots__ = ("cause", "n", "place", "who")
    ask: ClassVar[str] = "silence"
    verbs: ClassVar[tuple[str, ...]] = ("silence", "pass")
    rule: ClassVar[str] = "twd.item.silencer"
    rolled: ClassVar[bool] = True

    def __init__(self, who: int, place: str, n: int, cause: str) -> None:
        self.who: Final = who
        self.place: Final = place
        self.n: Final = n
        self.cause: Final = cause

    def seat(self, s: Table) -> int:
        return self.who

    def question(self, s: Table) -> Args:
        return {"who": s.players[self.who].char, "place": self.place, "n": self.n}

    def options(self, s: Table) -> list[Option]:
        player = s.players[self.who]
        if player.place != self.place:
            return [Option("pass", player.char)]
        return [Option("silence", player.char), Option("pass", player.char)]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        return Meaning(notes=(walkers_come(s, self.place, self.n - (1 if option.verb == "silence" else 0)),))

    def answer(self, t: Play, option: Option) -> None:
        n = self.n
        card = silencer(t.s, t.s.players[self.who])
        if option.verb == "silence" and card:
            t.spend("round", card)
            t.emit("silenced", self.rule, who=option.actor, card=card)
            n -= 1
        if n:
            t.place_walkers(self.place, n, self.cause)


# -- being somewhere ---------------------------------------------------------------------------------------------


def reward(t: Play, who: int, event: EventCard) -> None:
    """At the place: a card of the named deck, wherever it lies (W-25). Elsewhere: walkers there."""
    if t.s.players[who].place == event.at:
        draw_resource(t, who, event.deck, "twd.event.reward.deck" if t.s.pile(event.at) != event.deck else event.rule)
    else:
        t.then(PlaceWalkers(who, event.at, event.walkers, event.rule))


def assault(t: Play, who: int, event: EventCard) -> None:
    here = t.s.players[who].place == event.at
    t.then(PlaceWalkers(who, event.at, event.walkers if here else event.otherwise, event.rule))


def wrong_decision(t: Play, who: int, event: EventCard) -> None:
    """The leader brings two walkers upon himself, anybody else one upon the leader."""
    s = t.s
    place = s.players[s.leader].place
    if place:
        if s.leader_last:
            t.emit("leader-place", "twd.variant.leader-last.place", who=s.players[s.leader].char, place=place)
        t.then(PlaceWalkers(who, place, 2 if who == s.leader else 1, event.rule))


# -- paying --------------------------------------------------------------------------------------------------------


def can_pay(s: Table, player: Player, pay: dict[str, int]) -> bool:
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


def pay_or(t: Play, who: int, event: EventCard) -> None:
    t.then(PayOr(who, event.id))


class PayOr(Question):
    """Pay, or suffer; who can't pay, suffers (p. 4)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")
    ask: ClassVar[str] = "pay"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "refuse")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def seat(self, s: Table) -> int:
        return self.who

    def reason(self, s: Table) -> str:
        return s.content.events[self.card].rule

    def question(self, s: Table) -> Args:
        return {"who": s.players[self.who].char, "event": self.card}

    def options(self, s: Table) -> list[Option]:
        player = s.players[self.who]
        refuse = Option("refuse", player.char)
        if can_pay(s, player, s.content.events[self.card].pay):
            return [Option("pay", player.char), refuse]
        return [refuse]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        event = s.content.events[self.card]
        player = s.players[self.who]
        if option.verb == "pay":
            return price(s, player, event.pay)
        if event.effect == "pay-or-life":
            return wound(s, player, event.life) if player.place else None
        if not player.place:
            return None
        where = s.neighbours(player.place) if event.where == "neighbours" else (player.place,)
        return Meaning(notes=tuple([walkers_come(s, place, event.walkers) for place in where]))

    def widened(self, s: Table) -> bool:
        """Alone, ammunition left lying here can still be picked up and paid with (p. 12)."""
        here = s.players[self.who].place
        return "ammo" in s.content.events[self.card].pay and any(place == here for place, _ in s.ground)

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        event = s.content.events[self.card]
        if option.verb == "pay":
            t.emit("pays", event.rule, who=option.actor, event=self.card)
            for what, n in event.pay.items():
                pay_one(t, self.who, what, n, event.rule)
            return
        player = s.players[self.who]
        if not can_pay(s, player, event.pay):
            t.emit("cannot-pay", "twd.event.cannot", who=player.char, event=self.card)
        if event.effect == "pay-or-life":
            t.then(Damage(self.who, event.life, event.rule))
        elif not player.place:
            t.emit("no-effect", "twd.event.no-figure", who=player.char, event=self.card)
        elif event.where == "neighbours":
            for place in s.neighbours(player.place):
                t.then(PlaceWalkers(self.who, place, event.walkers, event.rule))
        else:
            t.then(PlaceWalkers(self.who, player.place, event.walkers, event.rule))


def price(s: Table, player: Player, pay: dict[str, int]) -> Meaning:
    """What is paid, and what is left of it; a price in life or cards may be too high."""
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
            part = wound(s, player, n)
        else:
            part = takes(s, s.pile(player.place), n)
        if part is not None:
            notes += part.notes
            risk = max(risk, part.risk)
    return Meaning(notes=tuple(notes), risk=risk)


def walkers_come(s: Table, place: str, amount: int | str) -> Note:
    least, most = span(s, amount)
    if least == most:
        return Note("walkers-come", place=place, n=most)
    return Note("walkers-die", place=place, least=least, most=most)


def pay_one(t: Play, who: int, what: str, n: int, rule: str) -> None:
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


def waste(t: Play, deck: str, n: int, rule: str) -> None:
    """Cards from the top of a deck go to the discards, as many as there are."""
    for _ in range(n):
        if not t.s.deck(deck).layers:
            break
        card = t.take(deck)
        t.discard(card)
        t.emit("card-wasted", rule, deck=deck, card=card)
    t.check_deck(deck)


class LoseAmmo(Question):
    """Lost ammunition is taken from weapons and ammunition cards in any mix (p. 4, W-5)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "cause")
    __slots__ = ("cause", "n", "who")
    ask: ClassVar[str] = "lose-ammo"
    verbs: ClassVar[tuple[str, ...]] = ("lose-ammo",)
    rule: ClassVar[str] = "twd.ammo.lose"
    rolled: ClassVar[bool] = True

    def __init__(self, who: int, n: int, cause: str) -> None:
        self.who: Final = who
        self.n: Final = n
        self.cause: Final = cause

    def seat(self, s: Table) -> int:
        return self.who

    def question(self, s: Table) -> Args:
        return {"who": s.players[self.who].char, "n": self.n}

    def options(self, s: Table) -> list[Option]:
        player = s.players[self.who]
        if not self.n:
            return []
        loaded = [held for held in distinct((*player.cards, *player.ammo)) if held.ammo]
        if self.n >= player.ammunition:
            loaded = loaded[:1]  # all is lost, whatever goes first
        return [Option("lose-ammo", player.char, item=held.card) for held in loaded]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        return ammo_meaning(s.players[self.who], option.item)

    def answer(self, t: Play, option: Option) -> None:
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
    """A weapon is discarded with its ammunition."""

    ask: ClassVar[str] = "discard-equipment"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)
    rule: ClassVar[str] = "twd.card.discard"

    def options(self, s: Table) -> list[Option]:
        player = s.players[self.who]
        return [Option("discard", player.char, item=held.card) for held in distinct(player.cards)]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        if not s.content.equipment[option.item].ranged:
            return Meaning(final=True)
        held = s.players[self.who].holds(option.item)
        assert held is not None
        return Meaning(notes=(Note("ammo-on-it", n=held.ammo),), final=True)

    def answer(self, t: Play, option: Option) -> None:
        t.set(t.s.players[self.who].without(option.item))
        t.discard(option.item)
        t.emit("equipment-lost", self.rule, who=option.actor, card=option.item)


# -- losing and gaining --------------------------------------------------------------------------------------------


def concerned(s: Table, who: int, event: EventCard) -> list[Player]:
    """Whom a loss hits: always including the active player (p. 13); nobody without a figure is anywhere (W-12)."""
    player = s.players[who]
    everybody = [s.players[seat] for seat in s.order()]
    if event.who == "hungry":
        return [mate for mate in everybody if not mate.food]
    if event.who == "alone":
        return [mate for mate in everybody if mate.place and len(s.at(mate.place)) == 1]
    if event.who == "not-with-leader":
        # While the leader has no figure, no place is his: everybody on the board is away from him (W-12).
        lead = s.players[s.leader].place
        return [mate for mate in everybody if mate.place and mate.place != lead]
    return s.at(player.place)


def lose(t: Play, who: int, event: EventCard) -> None:
    """Each one concerned loses that much, rolled for each one apart (p. 13)."""
    hit = concerned(t.s, who, event)
    if not hit:
        rule = "twd.variant.solo.no-others" if t.s.solo and event.who == "not-with-leader" else "twd.event.cannot"
        t.emit("no-effect", rule, who=t.s.players[who].char, event=event.id)
    for player in hit:
        t.then(Loss(player.seat, event.id))


class Loss(Step):
    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, t: Play) -> None:
        event = t.s.content.events[self.card]
        player = t.s.players[self.who]
        n = t.amount(event.amount)
        if isinstance(event.amount, str):
            t.emit("rolled-loss", "twd.event.roll-each", who=player.char, n=n)
        if event.what == "food":
            t.lose_food(self.who, n, event.rule)
        elif event.what == "allies":
            t.lose_allies(self.who, n, event.rule)
        elif event.what == "ammo":
            t.emit("must-lose-ammo", event.rule, who=player.char, n=min(n, player.ammunition))
            t.then(LoseAmmo(self.who, n, event.rule))
        else:
            t.then(Damage(self.who, n, event.rule))


def gain_here(t: Play, who: int, event: EventCard) -> None:
    for player in t.s.at(t.s.players[who].place):
        t.gain_life(player.seat, event.life, event.rule)


# -- walkers -------------------------------------------------------------------------------------------------------


def walkers(t: Play, who: int, event: EventCard) -> None:
    """Walkers at each place the card means, rolled for each place apart (p. 13)."""
    s = t.s
    for place in s.grid:
        held = bool(s.at(place))
        if (
            event.where == "each"
            or (event.where == "empty" and not held)
            or (event.where == "occupied" and held)
            or (event.where == "here" and place == s.players[who].place)
        ):
            t.then(PlaceWalkers(who, place, event.amount, event.rule))


def mourning(t: Play, who: int, event: EventCard) -> None:
    """Nobody has died yet: walkers everywhere. Otherwise one here."""
    if not t.s.dead:
        for place in t.s.grid:
            t.then(PlaceWalkers(who, place, "black", event.rule))
    elif t.s.players[who].place:
        t.then(PlaceWalkers(who, t.s.players[who].place, 1, event.rule))


def prison_crisis(t: Play, who: int, event: EventCard) -> None:
    guards = t.s.at("prison")
    if not guards:
        t.then(PlaceWalkers(who, "prison", "white", event.rule))
    for guard in guards:
        n = t.amount("black")
        t.emit("rolled-loss", "twd.event.roll-each", who=guard.char, n=n)
        t.lose_allies(guard.seat, n, event.rule)


def split_group(t: Play, who: int, event: EventCard) -> None:
    s = t.s
    if len({player.place for player in s.players if player.place}) <= 1:
        return
    for place in s.grid:
        if len(s.at(place)) == 1:
            t.then(PlaceWalkers(who, place, 1, event.rule))


def noise(t: Play, who: int, event: EventCard) -> None:
    here = t.s.players[who].place
    if here:
        for place in t.s.neighbours(here):
            t.move_walkers(place, here, 1, event.rule)


def old_friends(t: Play, who: int, event: EventCard) -> None:
    if t.s.players[who].place:
        t.then(PlaceWalkers(who, t.s.players[who].place, 1 + len(t.s.dead), event.rule))


def herd(t: Play, who: int, event: EventCard) -> None:
    if t.s.walkers():
        t.then(HerdFrom())


class HerdFrom(LeaderAlone):
    """The place with most walkers; on a tie the leader says which."""

    ask: ClassVar[str] = "herd-from"
    verbs: ClassVar[tuple[str, ...]] = ("herd-from",)
    rule: ClassVar[str] = "twd.event.herd"

    def options(self, s: Table) -> list[Option]:
        most = max([place.walkers for place in s.places])
        return [Option("herd-from", target=place.id) for place in s.places if place.walkers == most]

    def answer(self, t: Play, option: Option) -> None:
        t.then(HerdTo(option.target))


class HerdTo(LeaderAlone):
    fields: ClassVar[tuple[str, ...]] = ("start",)
    __slots__ = ("start",)
    ask: ClassVar[str] = "herd-to"
    verbs: ClassVar[tuple[str, ...]] = ("herd-to",)
    rule: ClassVar[str] = "twd.event.herd"

    def __init__(self, start: str) -> None:
        self.start: Final = start

    def question(self, s: Table) -> Args:
        return {"place": self.start, "n": s.place(self.start).walkers}

    def options(self, s: Table) -> list[Option]:
        return [Option("herd-to", target=place) for place in s.neighbours(self.start)]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        there = s.place(option.target).walkers + s.place(self.start).walkers
        return Meaning(notes=(Note("walkers-then", place=option.target, n=there),))

    def answer(self, t: Play, option: Option) -> None:
        t.move_walkers(self.start, option.target, t.s.place(self.start).walkers, self.rule)


# -- the rest ------------------------------------------------------------------------------------------------------


def stay_put(t: Play, who: int, event: EventCard) -> None:
    """Hits who has moved in the own turn already; who still will is hit when moving (W-29)."""
    if t.s.solo:
        t.emit("no-effect", "twd.variant.solo.no-others", who=t.s.players[who].char, event=event.id)
        return
    t.emit("stays-in-play", event.rule, event=event.id)
    for seat in t.s.order():
        if t.s.players[seat].moved:
            punish_mover(t, seat, event.id)


def looters(t: Play, who: int, event: EventCard) -> None:
    t.then(Loot(event.n))


class Loot(LeaderAlone):
    """The fullest deck; on a tie the leader says which."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    __slots__ = ("n",)
    ask: ClassVar[str] = "loot"
    verbs: ClassVar[tuple[str, ...]] = ("loot",)
    rule: ClassVar[str] = "twd.event.looters"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def options(self, s: Table) -> list[Option]:
        most = max([s.deck(pile).size for pile in s.piles])
        return [Option("loot", target=pile) for pile in s.piles if s.deck(pile).size == most]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        return takes(s, option.target, self.n)

    def answer(self, t: Play, option: Option) -> None:
        waste(t, option.target, self.n, self.rule)


def bold_grab(t: Play, who: int, event: EventCard) -> None:
    if t.s.players[who].place:
        t.then(BoldGrab(who))


class BoldGrab(SeatQuestion):
    """Draw if you dare; a walker comes either way."""

    ask: ClassVar[str] = "bold-grab"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "pass")
    rule: ClassVar[str] = "twd.event.bold-grab"

    def options(self, s: Table) -> list[Option]:
        player = s.players[self.who]
        return [Option("draw", player.char, s.pile(player.place)), Option("pass", player.char)]

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        return found(s, self.who, option.target) if option.verb == "draw" else None

    def answer(self, t: Play, option: Option) -> None:
        place = t.s.players[self.who].place
        if option.verb == "draw":
            draw_resource(t, self.who, option.target, self.rule)
        t.then(PlaceWalkers(self.who, place, 1, self.rule))


EFFECTS: Final[dict[str, Callable[[Play, int, EventCard], None]]] = {
    "reward": reward,
    "assault": assault,
    "pay-or-walkers": pay_or,
    "pay-or-life": pay_or,
    "lose": lose,
    "walkers": walkers,
    "mourning": mourning,
    "prison-crisis": prison_crisis,
    "stay-put": stay_put,
    "looters": looters,
    "wrong-decision": wrong_decision,
    "split-group": split_group,
    "noise": noise,
    "herd": herd,
    "old-friends": old_friends,
    "gain-here": gain_here,
    "bold-grab": bold_grab,
}
