"""Events by which players lose or gain something, and events that cost cards."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.damage import damage
from shamble.games.walkingdead.effects.event_prices import LoseAmmo, waste
from shamble.games.walkingdead.effects.moving import punish_mover
from shamble.games.walkingdead.effects.new_walkers import bring_walkers, own_arrival_meaning, printed_walkers
from shamble.games.walkingdead.table.consequences import heals, loss_meaning, span, taking_meaning
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.event_effect import NOTHING, EventEffect
from shamble.games.walkingdead.table.flow import LeaderAlone, RuleStep, WalkingDeadFlow
from shamble.games.walkingdead.table.position_cost import ALLY, AMMO, FOOD, Spots, card_cost, mean, wound_cost
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState


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


def has_any(player: Player, what: str) -> bool:
    """True if the player has any of this resource to lose."""
    return {"life": player.life, "food": player.food, "allies": player.allies, "ammo": player.ammunition}[what] > 0


def printed_loss(s: WalkingDeadState, event: EventCard) -> int | str:
    """Returns the amount that each player concerned loses: some cards print another one for one or two players."""
    return event.few_amount if s.few else event.amount


class Lose(EventEffect):
    """Each player concerned loses something; the amount is rolled for each separately (p. 13)."""

    word: ClassVar[str] = "lose"
    needs: ClassVar[tuple[str, ...]] = ("what", "amount", "who")
    looks_around: ClassVar[bool] = True

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        hit = concerned(t.s, who, event)
        if not hit:
            rule = "twd.variant.solo.no-others" if t.s.solo and event.who == "not-with-leader" else "twd.event.cannot"
            t.emit("no-effect", rule, who=t.s.players[who].char, event=event.id)
        for player in hit:
            t.then(Loss(player.seat, event.id))

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        hit = concerned(s, who, event)
        if event.what == "life":
            least, most = span(s, printed_loss(s, event))
            hurt = [player for player in hit if player.place]
            return loss_meaning(s, hurt, least, most) if hurt else NOTHING
        have = {"food": [p.food for p in hit], "allies": [p.allies for p in hit], "ammo": [p.ammunition for p in hit]}
        losers = tuple([player.char for player, n in zip(hit, have[event.what], strict=True) if n])
        return Meaning(notes=(Note("must-give", who=losers),)) if losers else NOTHING

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        hit: list[Player] = []
        for mate in s.players:
            spot = spots[mate.seat]
            if (
                (event.who == "here" and spot and spot == spots[who])
                or (event.who == "hungry" and not mate.food)
                or (event.who == "alone" and spot and list(spots).count(spot) == 1)
                or (event.who == "not-with-leader" and spot and spot != spots[s.leader])
            ):
                hit.append(mate)
        n = mean(s, printed_loss(s, event))
        cost = 0.0
        for mate in hit:
            if event.what == "life":
                cost += wound_cost(s, mate, n)
            elif event.what == "food":
                cost += FOOD * min(n, mate.food)
            elif event.what == "allies":
                cost += ALLY * min(n, mate.allies)
            else:
                cost += AMMO * min(n, mate.ammunition)
        return cost

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        return tuple([player.char for player in concerned(s, who, event) if has_any(player, event.what)])

    def harm(self, s: WalkingDeadState, who: int, event: EventCard, player: Player) -> int:
        return span(s, printed_loss(s, event))[1] if event.what == "life" and player in concerned(s, who, event) else 0


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
        amount = printed_loss(t.s, event)
        n = t.amount(amount)
        if isinstance(amount, str):
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


class GainHere(EventEffect):
    """All players at the player's place gain life; then walkers come there."""

    word: ClassVar[str] = "gain-here"
    needs: ClassVar[tuple[str, ...]] = ("life",)
    looks_around: ClassVar[bool] = True

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        place = t.s.players[who].place
        for player in t.s.at(place):
            t.gain_life(player.seat, event.life, event.rule)
        amount = printed_walkers(t.s, event)
        if place and amount:
            bring_walkers(t, who, (place,), amount, event.rule)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        hurt = [player for player in s.at(s.players[who].place) if player.life < MAX_LIFE]
        amount = printed_walkers(s, event)
        come = own_arrival_meaning(s, who, amount).notes if amount else ()
        return Meaning(notes=(*[heals(player, event.life) for player in hurt], *come)) if hurt or come else NOTHING

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        here = spots[who]
        if here:
            extra[s.cell(here)] += mean(s, printed_walkers(s, event))
        hurt = 0
        for mate in s.players:
            if spots[mate.seat] == here and mate.life < MAX_LIFE:
                hurt += 1
        return -0.6 * hurt

    def looks_at(self, s: WalkingDeadState, who: int, event: EventCard) -> tuple[str, ...]:
        place = s.players[who].place
        return (place if event.walkers else "", *[mate.char for mate in s.at(place) if mate.life < MAX_LIFE])


class StayPut(EventEffect):
    """Punishes players who have already moved in their turn; the others are punished when they move (W-29)."""

    word: ClassVar[str] = "stay-put"
    needs: ClassVar[tuple[str, ...]] = ("penalty",)
    stays: ClassVar[bool] = True

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        if t.s.solo:
            t.emit("no-effect", "twd.variant.solo.no-others", who=t.s.players[who].char, event=event.id)
            return
        t.emit("stays-in-play", event.rule, event=event.id)
        for seat in t.s.order():
            if t.s.players[seat].moved:
                punish_mover(t, seat, event.id)

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning:
        movers = [player for player in s.players if player.moved and player.seat != s.leader]
        if s.solo:
            return NOTHING
        if "life" in event.penalty and movers:
            return loss_meaning(s, movers, event.penalty["life"], event.penalty["life"])
        losers = tuple([player.char for player in movers if player.allies])
        return Meaning(notes=(Note("must-give", who=losers),)) if losers else Meaning(notes=(Note("from-now-on"),))

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        moved = [mate for mate in s.players if mate.moved and mate.seat != s.leader]
        return sum([ALLY * mate.allies if "allies" in event.penalty else wound_cost(s, mate, 1) for mate in moved], 0.0)

    def harm(self, s: WalkingDeadState, who: int, event: EventCard, player: Player) -> int:
        return event.penalty.get("life", 0) if player.moved and player.seat != s.leader else 0


class Looters(EventEffect):
    """The fullest deck loses cards."""

    word: ClassVar[str] = "looters"
    needs: ClassVar[tuple[str, ...]] = ("n",)

    def run(self, t: WalkingDeadFlow, who: int, event: EventCard) -> None:
        t.then(ChooseLootedDeck(event.n))

    def foretell(self, s: WalkingDeadState, who: int, event: EventCard) -> Meaning | None:
        """Returns the danger of losing cards; None if the leader picks one of several safe decks."""
        most = max([s.deck(pile).size for pile in s.piles])
        fullest = [pile for pile in s.piles if s.deck(pile).size == most]
        taken = taking_meaning(s, fullest[0], event.n)
        return taken if len(fullest) == 1 or taken.risk else None

    def cost(self, s: WalkingDeadState, who: int, event: EventCard, spots: Spots, extra: list[float]) -> float:
        return card_cost(s, max(s.piles, key=lambda pile: s.deck(pile).size), event.n)


class ChooseLootedDeck(LeaderAlone):
    """Asks for the fullest deck, which loses cards; the leader decides a tie."""

    written: ClassVar[str] = "Loot"
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

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        return -card_cost(view, option.target, self.n), "thickest", {"deck": option.target}

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return taking_meaning(s, option.target, self.n)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        waste(t, option.target, self.n, self.rule)
