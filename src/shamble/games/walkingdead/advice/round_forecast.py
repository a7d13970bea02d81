"""What the rest of a round would cost, for every way in which the group could stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.games.walkingdead.advice.position_cost import WALKER, best_blow, card_cost, damage_cost, kills, spread
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.state import ROUNDS, Table

AROUND: Final = ("lose", "walkers", "prison-crisis", "split-group", "wrong-decision", "gain-here")
"""Events that ask where the others stand; the cost of all others follows from where their player does."""
Toll = tuple[float, float]
"""What walkers at a place do at the end of the round, and what they threaten afterwards."""
Burden = tuple[float, list[float], float]
"""What an event costs at once, the walkers it brings to each cell, and both as one number."""


def looks_around(event: EventCard) -> bool:
    return event.effect in AROUND and event.who != "hungry"


class Outlook:
    """Most ways to stand differ in little, so what a place or an event adds is worked out once for all of them."""

    def __init__(self, s: Table) -> None:
        self.s: Final = s
        self.cells: Final = {place: cell for cell, place in enumerate(s.grid)}
        self.later: Final = min(1.0, (ROUNDS - s.round) / 4.0)
        self.due: Final = [
            2 if player.seat == s.leader and (not s.solo or s.walkers() <= 5) else 1 for player in s.players
        ]
        self._around: Final = {
            card: looks_around(s.content.events[card]) for player in s.players for card in player.events
        }
        self._blows: Final[dict[tuple[int, bool], tuple[float, bool]]] = {}
        self._tolls: Final[dict[tuple[int, int, float], Toll]] = {}
        self._burdens: Final[dict[tuple[str, str | tuple[str, ...]], Burden]] = {}

    def round_cost(self, spots: Sequence[str], seats: Sequence[int]) -> float:
        """The whole round from here: what events of these seats bring, then fights, wounds and eaten cards."""
        stand = tuple(spots)
        extra = [0.0] * 4
        cost = 0.0
        for who in seats:
            events = self.s.players[who].events
            if self.due[who] >= len(events):
                for card in events:
                    burden = self.burden(who, card, stand)
                    cost += burden[0]
                    add(extra, burden[1])
                continue
            best = self.burden(who, events[0], stand)
            for card in events[1:]:
                burden = self.burden(who, card, stand)
                if burden[2] < best[2]:
                    best = burden
            cost += best[0]
            add(extra, best[1])
        return cost + self.cost_of_fights(stand, extra)

    def cost_of_fights(self, spots: Sequence[str], extra: Sequence[float]) -> float:
        """What the rest of the round costs if everybody stands there and that many walkers come as well."""
        groups = [0] * 4
        for seat, spot in enumerate(spots):
            if spot:
                groups[self.cells[spot]] |= 1 << seat
        cost = 0.0
        for cell, place in enumerate(self.s.places):
            done, threat = self.toll(cell, groups[cell], place.walkers + extra[cell])
            cost += done
            cost += threat
        return cost

    def burden(self, who: int, card: str, spots: tuple[str, ...]) -> Burden:
        """An event of a player, if everybody stands there."""
        key = (card, spots if self._around[card] else spots[who])
        known = self._burdens.get(key)
        if known is None:
            extra = [0.0] * 4
            cost = spread(self.s, who, card, spots, extra)
            known = self._burdens[key] = (cost, extra, cost + WALKER * sum(extra))
        return known

    def toll(self, cell: int, group: int, crowd: float) -> Toll:
        """So many walkers meet a group, whose seats are the bits of a number."""
        known = self._tolls.get((cell, group, crowd))
        if known is None:
            known = self._tolls[cell, group, crowd] = self._toll(cell, group, crowd)
        return known

    def _toll(self, cell: int, group: int, crowd: float) -> Toll:
        s = self.s
        there = [player for player in s.players if group >> player.seat & 1]
        power, allies, fallen = 0.0, 0, 0.0
        for player in there:
            value, ranged = self.blow(player.seat, len(there) == 1)
            if ranged:
                power += value
                allies += player.allies
            else:
                fallen += kills(value, player.allies)
        fallen = min(crowd, fallen + kills(power, allies))
        rest = crowd - fallen
        walls = s.content.walls[s.grid[cell]]
        acting = max(0.0, rest - walls)
        threat = self.later * WALKER * (0.45 * min(rest, float(walls)) + acting)
        if there:
            return damage_cost(s, there, acting), threat
        return (card_cost(s, s.piles[cell], acting) if acting > 0 else 0.0), threat

    def blow(self, seat: int, alone: bool) -> tuple[float, bool]:
        """The best weapon's mean value, and whether it is ranged."""
        known = self._blows.get((seat, alone))
        if known is None:
            known = self._blows[seat, alone] = best_blow(self.s, self.s.players[seat], alone)
        return known


def add(extra: list[float], more: list[float]) -> None:
    for cell in range(4):
        extra[cell] += more[cell]
