"""The end of a round (p. 9): walkers wound or eat, survivors heal, coins are laid down."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Frame
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.effects.damage import Damage, damage
from shamble.games.walkingdead.phases.round_marker import Advance
from shamble.games.walkingdead.table.announcements import ItemAnnouncement
from shamble.games.walkingdead.table.consequences import wound_meaning
from shamble.games.walkingdead.table.flow import LeaderQuestion, RuleStep, SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import either
from shamble.games.walkingdead.table.state import MAX_LIFE, BoardPlace, Player, WalkingDeadState


class EndPhase(RuleStep):
    """Starts the end phase: walkers wound where they can, then the others eat (p. 9)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        t.open_scope("phase", "end")
        s.phase = "end"
        for seat in s.lures:  # no neighbouring place had a walker, so that `Lure` did not ask
            t.emit("no-lure", "twd.weapon.shotgun.nobody", who=s.players[seat].char)
        s.lures = ()
        t.emit("phase-end", "twd.end.steps")
        t.announce(BeforeDamage())
        t.follow(end_steps(s.order(), s.grid))


class BeforeDamage(ItemAnnouncement):
    """Announces that the walkers wound and eat."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__("damage", -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeDamage:
        return BeforeDamage(passed)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        return s.acting(s.place(player.place)) > 0 or s.acting(s.place(option.target)) > 0

    def harm(self, s: WalkingDeadState, player: Player) -> int:
        return s.acting(s.place(player.place))


@cache
def end_steps(order: tuple[int, ...], grid: tuple[str, ...]) -> tuple[Frame, ...]:
    """Returns the frames of the end phase, cached for each order of seats and places, since frames never change."""
    return (
        WalkersAct(),
        *[Wound(place) for place in grid],
        *[Eat(place) for place in grid],
        WalkersActed(),
        *[Heal(seat) for seat in order],
        Coins(),
        Advance(),
    )


class Wound(RuleStep):
    """Walkers at a place with survivors deal one damage each (p. 9)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        place = s.place(self.place)
        walls = s.content.walls[self.place]
        held = min(walls, place.walkers - place.fresh - place.dazed)
        if held > 0:
            t.emit("walls", "twd.prison.walls", place=self.place, n=held)
        if place.fresh:
            t.emit(
                "newly-risen",
                "twd.prison.newcomer-walker" if walls else "twd.death.walker.idle",
                place=self.place,
                n=place.fresh,
            )
        if place.dazed:
            t.emit("ignored", "twd.end.ignored", place=self.place, n=place.dazed)
        n = s.acting(place)
        if n > 0 and s.standing(self.place):
            t.emit("walkers-attack", "twd.end.wound", place=self.place, n=n)
            t.then(Assign(self.place, n))


class Assign(LeaderQuestion):
    """Asks how to share the damage among the survivors of a place (p. 9); each walker hurts one of them once."""

    fields: ClassVar[tuple[str, ...]] = ("place", "left")
    __slots__ = ("left", "place")
    ask: ClassVar[str] = "share-damage"
    verbs: ClassVar[tuple[str, ...]] = ("wound", "wound-all", "wound-even")
    rule: ClassVar[str] = "twd.end.wound.shared"

    def __init__(self, place: str, left: int) -> None:
        self.place: Final = place
        self.left: Final = left

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.round.last-word" if s.players[s.leader].place != self.place else self.rule

    def due(self, s: WalkingDeadState) -> int:
        """Returns the wounds still to be dealt; a flashbang in between reduces them."""
        return min(self.left, s.acting(s.place(self.place)))

    def question(self, s: WalkingDeadState) -> Args:
        return {"place": self.place, "n": self.due(s)}

    def options(self, s: WalkingDeadState) -> list[Option]:
        there = s.at(self.place)
        due = self.due(s)
        if due <= 0 or not there:
            return []
        if len(there) == 1:
            return [Option("wound-all", there[0].char)]
        options = [Option("wound", player.char) for player in there]
        if due > 1:
            options += [Option("wound-all", player.char) for player in there if player.life > 1 or player.guinea]
            options.append(Option("wound-even", target=self.place))
        return options

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        due = self.due(s)
        there = s.at(self.place)
        if option.verb != "wound-even":
            player = s.players[s.seat_of(option.actor)]
            return wound_meaning(s, player, 1 if option.verb == "wound" else min(due, player.life))
        # The even share is rounded up for players who come first, as in `answer`.
        notes: list[Note] = []
        risk = 0
        for index, player in enumerate(there):
            share = -(-due // (len(there) - index))
            taken = share if player.guinea else min(share, player.life)
            due -= taken
            part = wound_meaning(s, player, taken)
            notes += part.notes
            risk = max(risk, part.risk)
        return Meaning(notes=tuple(notes), risk=risk)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        s = t.s
        left = self.due(s)
        if option.verb == "wound-even":
            there = s.at(self.place)
            for index, player in enumerate(there):
                share = left // (len(there) - index) + (1 if left % (len(there) - index) else 0)
                taken = self.hit(t, player, share)
                t.then(Damage(player.seat, taken, "twd.token.damage"))
                left -= taken
        else:
            player = s.players[s.seat_of(option.actor)]
            taken = self.hit(t, player, 1 if option.verb == "wound" else left)
            damage(t, player.seat, taken, "twd.token.damage")
            left -= taken
        if left > 0 or t.queue:
            t.then(Assign(self.place, left))

    def hit(self, t: WalkingDeadFlow, player: Player, n: int) -> int:
        """Marks and counts the walkers that wound this player: at most one per life; any with the guinea pig."""
        taken = n if player.guinea else min(n, player.life)
        place = t.s.place(self.place)
        t.set_place(BoardPlace(place.id, place.walkers, place.fresh, place.dazed, place.acted + taken, place.haunted))
        return taken


class Eat(RuleStep):
    """At a place without figures, each walker that has not wounded eats one card (p. 9)."""

    fields: ClassVar[tuple[str, ...]] = ("place",)
    __slots__ = ("place",)

    def __init__(self, place: str) -> None:
        self.place: Final = place

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        place = s.place(self.place)
        n = s.acting(place)
        if n <= 0 or s.standing(self.place):
            return
        pile = s.pile(self.place)
        if s.ground and any(where == self.place for where, _ in s.ground):
            t.emit("ground-safe", "twd.variant.solo.ground-ammo.safe", place=self.place)
        rule = "twd.end.eat.after-death" if place.acted else "twd.end.eat"
        eaten = 0
        while eaten < n and s.deck(pile).layers:
            card = t.take(pile)
            t.discard(card)
            if t.events is not None:
                t.emit("card-eaten", "twd.end.one-each", place=self.place, deck=pile, card=card)
            eaten += 1
        t.emit("walkers-eat", rule, place=self.place, deck=pile, n=eaten)
        t.check_deck(pile)


class WalkersAct(RuleStep):
    """Marks that the walkers act now. Until all have acted, no item may be used: wounds are shared at once (W-54)."""

    def run(self, t: WalkingDeadFlow) -> None:
        t.spend("phase", "walkers-act")


class WalkersActed(RuleStep):
    """Marks that all walkers have acted."""

    def run(self, t: WalkingDeadFlow) -> None:
        t.spend("phase", "walkers-acted")


class Heal(SeatQuestion):
    """Asks a player to heal one life for one food, once a round (p. 9)."""

    ask: ClassVar[str] = "heal"
    verbs: ClassVar[tuple[str, ...]] = ("eat", "pass")
    rule: ClassVar[str] = "twd.end.heal"

    def question(self, s: WalkingDeadState) -> Args:
        player = s.players[self.who]
        return {"who": player.char, "life": player.life, "food": player.food}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if player.life >= MAX_LIFE or not player.food:
            return []
        return either("eat", "pass", player.char)

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
        player = s.players[self.who]
        return [Refusal(Option("eat", player.char, n=2), "once-a-round", "twd.end.heal.once", {"who": player.char})]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        if option.verb != "eat":
            return None
        player = s.players[self.who]
        return Meaning(notes=(Note("pays-food", n=1, left=player.food - 1),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "eat":
            t.lose_food(self.who, 1, self.rule)
            t.gain_life(self.who, 1, self.rule)


class BeforeCoins(ItemAnnouncement):
    """Announces the coins for secret goals, which count full life and who is alone at a place with walkers."""

    def __init__(self, passed: tuple[str, ...] = ()) -> None:
        super().__init__("coins", -1, "", passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforeCoins:
        return BeforeCoins(passed)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        joins = s.place(option.target).haunted and not s.standing(option.target)
        leaves = s.place(player.place).haunted and s.standing(player.place) == 2
        return joins or leaves

    def conceals(self, s: WalkingDeadState, seat: int) -> bool:
        """True for a seat with a use: asking only those whose goal it serves would reveal the goal."""
        return bool(self.uses(s, seat))


class Coins(RuleStep):
    """Announces the count of coins for secret goals, then lets it happen (p. 12)."""

    def run(self, t: WalkingDeadFlow) -> None:
        if t.s.goals:
            t.announce(BeforeCoins())
            t.then(CountCoins())


class CountCoins(RuleStep):
    """Counts the coins for secret goals and asks all players to lay coins down (p. 12)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        for player in list(s.players):
            if player.life == MAX_LIFE:
                t.earn(player.seat, "full-life")
            if player.place and s.standing(player.place) == 1 and s.place(player.place).haunted:
                t.earn(player.seat, "alone-with-walkers")
        for seat in s.order():
            t.then(LayCoins(seat))


class LayCoins(SeatQuestion):
    """Asks a player to lay coins. All are asked, so that goals stay secret; others may bluff (p. 12, W-4)."""

    ask: ClassVar[str] = "lay-coins"
    verbs: ClassVar[tuple[str, ...]] = ("lay",)
    rule: ClassVar[str] = "twd.secret.coins"
    asks_when_forced: ClassVar[bool] = True

    def hidden(self, s: WalkingDeadState) -> bool:
        return True

    def question(self, s: WalkingDeadState) -> Args:
        player = s.players[self.who]
        return {"who": player.char, "n": player.earned}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if player.met:
            return []
        if s.content.goals[player.goal].kind == "coins":
            return [Option("lay", player.char, n=player.earned)]
        return [Option("lay", player.char, n=1), Option("lay", player.char, n=0)]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        player = t.s.players[self.who]
        goal = t.s.content.goals[player.goal]
        player = t.set(player.having(coins=player.coins + option.n, earned=0))
        t.reveal()  # laying none tells something, too
        if option.n:
            t.emit("coins-laid", self.rule, who=player.char, n=option.n, total=player.coins)
            private = goal.rule if goal.kind == "coins" else "twd.secret.bluff"
            t.emit("coins-why", private, (self.who,), who=player.char, n=option.n)
        if goal.kind == "coins" and player.coins >= t.goal_need(player):
            t.set(player.having(met=True))
            t.emit("goal-met", goal.rule, who=player.char, goal=goal.id)
