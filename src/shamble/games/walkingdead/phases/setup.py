"""Set-up (p. 2-3)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.frame import Frame
from shamble.core.option import Option
from shamble.games.walkingdead.table.content import BLACK, RESOURCES, WHITE
from shamble.games.walkingdead.table.flow import Play, RuleStep, SeatQuestion, SeatStep
from shamble.games.walkingdead.table.state import DECK, Held, Place, Player, Table

CORNERS: Final = (0, 1, 3, 2)
"""The cell nearest to each seat: seats go clockwise, cells run like lines of text."""


class SetUp(RuleStep):
    """The whole set-up, up to the first round."""

    fields: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def run(self, t: Play) -> None:
        s = t.s
        content = s.content
        t.enter("phase", "setup")
        left = list(content.places)
        grid = []
        while left:
            grid.append(left.pop(t.pick("places", left) if len(left) > 1 else 0))
        s.grid = tuple(grid)
        s.places = [Place(place) for place in grid]
        t.emit("grid", "twd.setup.places", places=s.grid)
        decks = list(RESOURCES)
        piles = []
        while decks:
            piles.append(decks.pop(t.pick("piles", decks) if len(decks) > 1 else 0))
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
    """They never change, so they are made once for each number of players."""
    from shamble.games.walkingdead.phases.rounds import RoundStart

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


class ChooseCharacter(SeatQuestion):
    """Each character is used once (p. 2); also after a death (p. 9)."""

    ask: ClassVar[str] = "choose-character"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    rule: ClassVar[str] = "twd.setup.characters"

    def question(self, s: Table) -> Args:
        return {"seat": self.who}

    def reason(self, s: Table) -> str:
        return "twd.setup.characters" if s.phase == "setup" else "twd.death.new-character"

    def options(self, s: Table) -> list[Option]:
        return [Option("choose", target=char) for char in s.spare]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        s.spare = tuple([char for char in s.spare if char != option.target])
        t.set(s.players[self.who].having(char=option.target))
        rule = "twd.setup.characters" if s.phase == "setup" else "twd.mode.standard"
        t.emit("character-chosen", rule, seat=self.who, who=option.target)


class Spares(RuleStep):
    def run(self, t: Play) -> None:
        t.emit("spares", "twd.setup.spares", n=len(t.s.spare))


class DealGoal(SeatStep):
    """One secret goal each, known to its owner alone (p. 12)."""

    def run(self, t: Play) -> None:
        goal, rest = t.draw(t.s.deck("goals"))
        t.set_deck(rest)
        player = t.set(t.s.players[self.who].having(goal=goal))
        t.emit("goal-dealt", "twd.secret.deal", who=player.char)
        t.emit("goal-yours", "twd.secret.deal", (self.who,), who=player.char, goal=goal)


class FirstWalkers(SeatStep):
    """Each seat has a corner of its own (W-31)."""

    def run(self, t: Play) -> None:
        place = t.s.grid[CORNERS[self.who]]
        n = t.roll("black", BLACK)
        t.emit("rolled-walkers", "twd.setup.walkers", who=t.s.players[self.who].char, place=place, n=n)
        t.place_walkers(place, n, "twd.setup.walkers")


class FirstTokens(SeatStep):
    def run(self, t: Play) -> None:
        player = t.set(t.s.players[self.who].having(life=5, food=2, allies=2))
        t.emit("start-tokens", "twd.setup.start-tokens", who=player.char, life=5, food=2, allies=2)


class FirstWeapons(RuleStep):
    """Draw until everybody has a weapon; items found meanwhile go back (p. 3). Solo: two weapons (W-32)."""

    def run(self, t: Play) -> None:
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
                t.set(owner.having(cards=owner.cards + (Held(card),)))
                rule = "twd.variant.solo.equipment" if solo else "twd.setup.start-weapon"
                t.emit("start-weapon", rule, who=owner.char, card=card)
                if kind.ranged:
                    t.gain_ammo(player.seat, card, kind.start_ammo, "twd.setup.start-ammo")
        if items:
            t.set_deck(s.deck("equipment").shuffled_with(tuple(items)))


class FirstLeader(RuleStep):
    """The highest white die leads; only the tied roll again (W-30). Alone, one always leads."""

    fields: ClassVar[tuple[str, ...]] = ("rolling",)
    __slots__ = ("rolling",)

    def __init__(self, rolling: tuple[int, ...]) -> None:
        self.rolling: Final = rolling

    def run(self, t: Play) -> None:
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
        t.leave("phase")
