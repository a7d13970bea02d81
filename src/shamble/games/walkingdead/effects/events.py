"""Effects of event cards (p. 3-4). Each effect is a function; its numbers come from the card's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.damage import damage
from shamble.games.walkingdead.effects.event_prices import LoseAmmo, pay_or, waste
from shamble.games.walkingdead.effects.moving import punish_mover
from shamble.games.walkingdead.effects.new_walkers import PlaceWalkers, bring_walkers
from shamble.games.walkingdead.effects.resource_cards import draw_resource
from shamble.games.walkingdead.table.consequences import found, takes
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.flow import LeaderAlone, RuleStep, SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import draw_or_pass
from shamble.games.walkingdead.table.state import Player, WalkingDeadState


class PlayEvent(RuleStep):
    """Applies a played event and discards it, unless it stays in play for the round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, t: WalkingDeadFlow) -> None:
        play_event(t, self.who, self.card)


def play_event(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Applies an event at once."""
    s = t.s
    event = s.content.events[card]
    if event.effect == "stay-put":
        s.in_play = (*s.in_play, card)
    else:
        t.discard(card)
    if not s.players[who].place:
        t.emit("nowhere", "twd.event.no-figure", who=s.players[who].char, event=card)
    told = len(t.events) if t.events is not None else 0
    EFFECTS[event.effect](t, who, event)
    if t.events is not None and len(t.events) == told and not t.queue:
        t.emit("no-effect", event.rule, who=s.players[who].char, event=card)


# -- being somewhere ---------------------------------------------------------------------------------------------


def reward(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """At the named place: a card of the named deck, wherever that deck lies (W-25). Elsewhere: walkers at the place."""
    if t.s.players[who].place == event.at:
        draw_resource(t, who, event.deck, "twd.event.reward.deck" if t.s.pile(event.at) != event.deck else event.rule)
    else:
        bring_walkers(t, who, (event.at,), event.walkers, event.rule)


def assault(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Walkers at the named place: another number if the player is there."""
    here = t.s.players[who].place == event.at
    bring_walkers(t, who, (event.at,), event.walkers if here else event.otherwise, event.rule)


def wrong_decision(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Two walkers at the leader's place if the leader plays the event, otherwise one."""
    s = t.s
    place = s.players[s.leader].place
    if place:
        if s.leader_last:
            t.emit("leader-place", "twd.variant.leader-last.place", who=s.players[s.leader].char, place=place)
        bring_walkers(t, who, (place,), 2 if who == s.leader else 1, event.rule)


# -- losing and gaining --------------------------------------------------------------------------------------------


def concerned(s: WalkingDeadState, who: int, event: EventCard) -> list[Player]:
    """Returns the players whom a loss hits. A condition applies to the active player too (p. 13); players without a
    figure are at no place (W-12)."""
    player = s.players[who]
    everybody = [s.players[seat] for seat in s.order()]
    if event.who == "hungry":
        return [mate for mate in everybody if not mate.food]
    if event.who == "alone":
        return [mate for mate in everybody if mate.place and s.standing(mate.place) == 1]
    if event.who == "not-with-leader":
        # A leader without a figure is at no place: every player on the board is away from the leader (W-12).
        lead = s.players[s.leader].place
        return [mate for mate in everybody if mate.place and mate.place != lead]
    return s.at(player.place)


def lose(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Queues the loss of each player concerned; the amount is rolled for each separately (p. 13)."""
    hit = concerned(t.s, who, event)
    if not hit:
        rule = "twd.variant.solo.no-others" if t.s.solo and event.who == "not-with-leader" else "twd.event.cannot"
        t.emit("no-effect", rule, who=t.s.players[who].char, event=event.id)
    for player in hit:
        t.then(Loss(player.seat, event.id))


class Loss(RuleStep):
    """One player loses what the event names."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card", "who")

    def __init__(self, who: int, card: str) -> None:
        self.who: Final = who
        self.card: Final = card

    def run(self, t: WalkingDeadFlow) -> None:
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
            damage(t, self.who, n, event.rule)


def gain_here(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """All players at the place gain life."""
    for player in t.s.at(t.s.players[who].place):
        t.gain_life(player.seat, event.life, event.rule)


# -- walkers -------------------------------------------------------------------------------------------------------


def walkers(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Walkers at each place that the card names, rolled for each place separately (p. 13)."""
    s = t.s
    where = event.where
    here = s.players[who].place
    meant = [
        place
        for place in s.grid
        if where in ("each", "occupied" if s.standing(place) else "empty") or (where == "here" and place == here)
    ]
    bring_walkers(t, who, meant, event.amount, event.rule)


def mourning(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """If no character has died yet: walkers at every place. Otherwise one at the player's place."""
    if not t.s.dead:
        bring_walkers(t, who, t.s.grid, "black", event.rule)
    elif t.s.players[who].place:
        bring_walkers(t, who, (t.s.players[who].place,), 1, event.rule)


def prison_crisis(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """If the prison is empty: walkers there. Otherwise each player there loses allies."""
    guards = t.s.at("prison")
    if not guards:
        bring_walkers(t, who, ("prison",), "white", event.rule)
    for guard in guards:
        n = t.amount("black")
        t.emit("rolled-loss", "twd.event.roll-each", who=guard.char, n=n)
        t.lose_allies(guard.seat, n, event.rule)


def split_group(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """One walker at each place with exactly one player, unless all players are at one place."""
    s = t.s
    if len({player.place for player in s.players if player.place}) <= 1:
        return
    bring_walkers(t, who, [place for place in s.grid if s.standing(place) == 1], 1, event.rule)


def noise(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """One walker from each neighbouring place moves to the player's place."""
    here = t.s.players[who].place
    if here:
        for place in t.s.neighbours(here):
            t.move_walkers(place, here, 1, event.rule)


def old_friends(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Walkers at the player's place: one, and one more for each dead character."""
    if t.s.players[who].place:
        bring_walkers(t, who, (t.s.players[who].place,), 1 + len(t.s.dead), event.rule)


def herd(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    if t.s.walkers():
        t.then(HerdFrom())


class HerdFrom(LeaderAlone):
    """Asks for the place with the most walkers; the leader decides a tie."""

    ask: ClassVar[str] = "herd-from"
    verbs: ClassVar[tuple[str, ...]] = ("herd-from",)
    rule: ClassVar[str] = "twd.event.herd"

    def options(self, s: WalkingDeadState) -> list[Option]:
        most = max([place.walkers for place in s.places])
        return [Option("herd-from", target=place.id) for place in s.places if place.walkers == most]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.then(HerdTo(option.target))


class HerdTo(LeaderAlone):
    """Asks for the neighbouring place to which the whole herd moves."""

    fields: ClassVar[tuple[str, ...]] = ("start",)
    __slots__ = ("start",)
    ask: ClassVar[str] = "herd-to"
    verbs: ClassVar[tuple[str, ...]] = ("herd-to",)
    rule: ClassVar[str] = "twd.event.herd"

    def __init__(self, start: str) -> None:
        self.start: Final = start

    def question(self, s: WalkingDeadState) -> Args:
        return {"place": self.start, "n": s.place(self.start).walkers}

    def options(self, s: WalkingDeadState) -> list[Option]:
        return [Option("herd-to", target=place) for place in s.neighbours(self.start)]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        there = s.place(option.target).walkers + s.place(self.start).walkers
        return Meaning(notes=(Note("walkers-then", place=option.target, n=there),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.move_walkers(self.start, option.target, t.s.place(self.start).walkers, self.rule)


# -- others ----------------------------------------------------------------------------------------------------


def stay_put(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    """Punishes players who have already moved in their turn; the others are punished when they move (W-29)."""
    if t.s.solo:
        t.emit("no-effect", "twd.variant.solo.no-others", who=t.s.players[who].char, event=event.id)
        return
    t.emit("stays-in-play", event.rule, event=event.id)
    for seat in t.s.order():
        if t.s.players[seat].moved:
            punish_mover(t, seat, event.id)


def looters(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    t.then(Loot(event.n))


class Loot(LeaderAlone):
    """Asks for the fullest deck, which loses cards; the leader decides a tie."""

    fields: ClassVar[tuple[str, ...]] = ("n",)
    __slots__ = ("n",)
    ask: ClassVar[str] = "loot"
    verbs: ClassVar[tuple[str, ...]] = ("loot",)
    rule: ClassVar[str] = "twd.event.looters"

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def options(self, s: WalkingDeadState) -> list[Option]:
        most = max([s.deck(pile).size for pile in s.piles])
        return [Option("loot", target=pile) for pile in s.piles if s.deck(pile).size == most]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return takes(s, option.target, self.n)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        waste(t, option.target, self.n, self.rule)


def bold_grab(t: WalkingDeadFlow, who: int, event: EventCard) -> None:
    if t.s.players[who].place:
        t.then(BoldGrab(who))


class BoldGrab(SeatQuestion):
    """Asks to draw a card at the player's place; a walker comes in either case."""

    ask: ClassVar[str] = "bold-grab"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "pass")
    rule: ClassVar[str] = "twd.event.bold-grab"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        return draw_or_pass(player.char, s.pile(player.place))

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return found(s, self.who, option.target) if option.verb == "draw" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        place = t.s.players[self.who].place
        if option.verb == "draw":
            draw_resource(t, self.who, option.target, self.rule)
        t.then(PlaceWalkers(self.who, place, 1, self.rule))


EFFECTS: Final[dict[str, Callable[[WalkingDeadFlow, int, EventCard], None]]] = {
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
