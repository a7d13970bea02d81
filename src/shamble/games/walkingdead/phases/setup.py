"""The set-up (p. 2-3)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.frame import Frame
from shamble.games.walkingdead.effects.characters import ChooseCharacter
from shamble.games.walkingdead.phases.rounds import RoundStart
from shamble.games.walkingdead.table.content import BLACK, RESOURCES, WHITE
from shamble.games.walkingdead.table.flow import RuleStep, SeatStep, WalkingDeadFlow
from shamble.games.walkingdead.table.state import DECK, BoardPlace, Player, PlayerCard

CORNERS: Final = (0, 1, 3, 2)
"""Seat → cell nearest to it: seats go clockwise, cells row by row."""


class SetUp(RuleStep):
    """Lays out places and decks, and queues the rest of the set-up up to the first round."""

    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        content = s.content
        t.open_scope("phase", "setup")
        left = list(content.places)
        grid = []
        while left:
            grid.append(left.pop(t.pick_index("places", left) if len(left) > 1 else 0))
        s.grid = tuple(grid)
        s.places = [BoardPlace(place) for place in grid]
        t.emit("grid", "twd.setup.places", places=s.grid)
        decks = list(RESOURCES)
        piles = []
        while decks:
            piles.append(decks.pop(t.pick_index("piles", decks) if len(decks) > 1 else 0))
        s.piles = tuple(piles)
        for place, pile in zip(s.grid, s.piles):
            t.emit("pile", "twd.setup.decks", place=place, deck=pile, n=len(content.decks[pile]))
        s.decks = content.piles.copy()
        if not s.goals:
            s.decks[DECK["goals"]] = Deck("goals", ())
        s.discards = [() for _ in s.decks]
        t.emit("event-deck", "twd.setup.events", n=len(content.events))
        t.emit("supplies", "twd.setup.supply")
        if not s.goals:
            t.emit("goals-away", "twd.setup.goals-away")
        s.players = [Player(seat, "") for seat in range(self.count)]
        t.follow(setup_steps(self.count, s.goals))


@cache
def setup_steps(count: int, goals: bool) -> tuple[Frame, ...]:
    """Returns the frames of the set-up, cached for each number of players, since frames never change."""
    seats = range(count)
    return (
        *[ChooseCharacter(seat) for seat in seats],
        Spares(),
        *([DealGoal(seat) for seat in seats] if goals else []),
        *[FirstWalkers(seat) for seat in seats],
        *[FirstTokens(seat) for seat in seats],
        FirstWeapons(),
        FirstLeader(tuple(seats)),
        RoundStart(),
    )


class Spares(RuleStep):
    """Tells how many characters are left for later."""

    def run(self, t: WalkingDeadFlow) -> None:
        t.emit("spares", "twd.setup.spares", n=len(t.s.spare))


class DealGoal(SeatStep):
    """Deals a secret goal to one player, who alone knows it (p. 12)."""

    def run(self, t: WalkingDeadFlow) -> None:
        goal, remaining = t.draw(t.s.deck("goals"))
        t.set_deck(remaining)
        player = t.set(t.s.players[self.who].having(goal=goal))
        t.emit("goal-dealt", "twd.secret.deal", who=player.char)
        t.emit("goal-yours", "twd.secret.deal", (self.who,), who=player.char, goal=goal)


class FirstWalkers(SeatStep):
    """Puts the first walkers on the seat's own corner (W-31)."""

    def run(self, t: WalkingDeadFlow) -> None:
        place = t.s.grid[CORNERS[self.who]]
        n = t.roll("black", BLACK)
        t.emit("rolled-walkers", "twd.setup.walkers", who=t.s.players[self.who].char, place=place, n=n)
        t.place_walkers(place, n, "twd.setup.walkers")


class FirstTokens(SeatStep):
    """Gives a player the first tokens."""

    def run(self, t: WalkingDeadFlow) -> None:
        player = t.set(t.s.players[self.who].having(life=5, food=2, allies=2))
        t.emit("start-tokens", "twd.setup.start-tokens", who=player.char, life=5, food=2, allies=2)


class FirstWeapons(RuleStep):
    """Gives each player a weapon; items drawn meanwhile go back (p. 3). Solo: two weapons (W-32)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        items: list[str] = []
        solo = len(s.players) == 1
        for player in s.players:
            for _ in range(2 if solo else 1):
                while True:
                    card = t.take("equipment")
                    kind = s.content.equipment[card]
                    if kind.weapon:
                        break
                    items.append(card)
                    t.emit("item-back", "twd.setup.start-weapon", card=card)
                owner = s.players[player.seat]
                t.set(owner.having(cards=owner.cards + (PlayerCard(card),)))
                rule = "twd.variant.solo.equipment" if solo else "twd.setup.start-weapon"
                t.emit("start-weapon", rule, who=owner.char, card=card)
                if kind.ranged:
                    t.gain_ammo(player.seat, card, kind.start_ammo, "twd.setup.start-ammo")
        if items:
            t.set_deck(s.deck("equipment").shuffled_with(tuple(items)))


class FirstLeader(RuleStep):
    """Rolls for the first leader: the highest white die leads, only tied seats roll again (W-30). Solo: no roll."""

    fields: ClassVar[tuple[str, ...]] = ("rolling",)
    __slots__ = ("rolling",)

    def __init__(self, rolling: tuple[int, ...]) -> None:
        self.rolling: Final = rolling

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        best = list(self.rolling)
        if len(s.players) > 1:
            rolls = [t.roll("white", WHITE) for _ in self.rolling]
            for seat, n in zip(self.rolling, rolls):
                t.emit("leader-roll", "twd.setup.first-leader", who=s.players[seat].char, n=n)
            most = max(rolls)
            best = [seat for seat, n in zip(self.rolling, rolls) if n == most]
        if len(best) > 1:
            t.then(FirstLeader(tuple(best)))
            return
        s.leader = best[0]
        t.emit("leader", "twd.setup.first-leader", who=s.players[s.leader].char)
        t.emit("round-marker", "twd.setup.round-marker", n=1)
        t.close_scope("phase")
