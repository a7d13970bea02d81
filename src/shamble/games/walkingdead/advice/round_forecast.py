"""The expected cost of the rest of a round for any arrangement of figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from shamble.games.walkingdead.table.position_cost import WALKER, best_blow, card_cost, damage_cost, kills
from shamble.games.walkingdead.table.state import ROUNDS, Player, WalkingDeadState

WalkerCost = tuple[float, float]
"""Cost of the walkers at a place: at the end of this round, and the threat afterwards."""
EventCost = tuple[float, list[float], float]
"""Cost of an event: at once, walkers that it brings to each cell, and both as one number."""


class RoundForecast:
    """Expected cost of the rest of the round for any arrangement of figures; costs per place and event are cached."""

    def __init__(self, s: WalkingDeadState) -> None:
        self.s: Final = s
        self.cells: Final = {place: cell for cell, place in enumerate(s.grid)}
        self.later: Final = min(1.0, (ROUNDS - s.round) / 4.0)
        self.due: Final = [
            2 if player.seat == s.leader and (not s.solo or s.walkers() <= 5) else 1 for player in s.players
        ]
        dealt = [s.content.events[card] for player in s.players for card in player.events]
        self._around: Final = {event.id: s.content.effect_of(event).looks_around for event in dealt}
        self._blows: Final[dict[tuple[int, bool], tuple[float, bool]]] = {}
        self._walker_costs: Final[dict[tuple[int, int, float], WalkerCost]] = {}
        self._event_costs: Final[dict[tuple[str, str | tuple[str, ...]], EventCost]] = {}

    def round_cost(self, spots: Sequence[str], seats: Sequence[int]) -> float:
        """Returns the cost of the whole round from here: events of these seats, then fights, wounds and eaten cards."""
        stand = tuple(spots)
        extra = [0.0] * 4
        cost = 0.0
        for who in seats:
            events = self.s.players[who].events
            if self.due[who] >= len(events):
                for card in events:
                    burden = self.event_cost(who, card, stand)
                    cost += burden[0]
                    add(extra, burden[1])
                continue
            best = self.event_cost(who, events[0], stand)
            for card in events[1:]:
                burden = self.event_cost(who, card, stand)
                if burden[2] < best[2]:
                    best = burden
            cost += best[0]
            add(extra, best[1])
        return cost + self.cost_of_fights(stand, extra)

    def cost_of_fights(self, spots: Sequence[str], extra: Sequence[float]) -> float:
        """The cost of fights, wounds and eaten cards for these places of the seats and `extra` walkers per cell."""
        groups = [0] * 4
        for seat, spot in enumerate(spots):
            if spot:
                groups[self.cells[spot]] |= 1 << seat
        cost = 0.0
        for cell, place in enumerate(self.s.places):
            done, threat = self.walker_cost(cell, groups[cell], place.walkers + extra[cell])
            cost += done
            cost += threat
        return cost

    def event_cost(self, who: int, card: str, spots: tuple[str, ...]) -> EventCost:
        """Returns the cost of a player's event for these places of the seats, cached."""
        key = (card, spots if self._around[card] else spots[who])
        cached = self._event_costs.get(key)
        if cached is None:
            extra = [0.0] * 4
            event = self.s.content.events[card]
            cost = self.s.content.effect_of(event).cost(self.s, who, event, spots, extra)
            cached = self._event_costs[key] = (cost, extra, cost + WALKER * sum(extra))
        return cached

    def walker_cost(self, cell: int, group: int, crowd: float) -> WalkerCost:
        """Returns the cost of `crowd` walkers at a cell for a group, whose seats are the bits of a number, cached."""
        cached = self._walker_costs.get((cell, group, crowd))
        if cached is None:
            cached = self._walker_costs[cell, group, crowd] = self._walker_cost(cell, group, crowd)
        return cached

    def _walker_cost(self, cell: int, group: int, crowd: float) -> WalkerCost:
        """Computes `walker_cost`."""
        s = self.s
        there: list[Player] = []
        for player in s.players:
            if group >> player.seat & 1:
                there.append(player)
        power, allies, fallen = 0.0, 0, 0.0
        for player in there:
            value, ranged = self.blow(player.seat, len(there) == 1)
            if ranged:
                power += value
                allies += player.allies
            else:
                fallen += kills(value, player.allies)
        fallen = min(crowd, fallen + kills(power, allies))
        surviving = crowd - fallen
        walls = s.content.walls[s.grid[cell]]
        acting = max(0.0, surviving - walls)
        threat = self.later * WALKER * (0.45 * min(surviving, float(walls)) + acting)
        if there:
            return damage_cost(s, there, acting), threat
        return (card_cost(s, s.piles[cell], acting) if acting > 0 else 0.0), threat

    def blow(self, seat: int, alone: bool) -> tuple[float, bool]:
        """Returns the mean value of the player's best weapon, and True if it is ranged; cached."""
        cached = self._blows.get((seat, alone))
        if cached is None:
            cached = self._blows[seat, alone] = best_blow(self.s, self.s.players[seat], alone)
        return cached


def add(extra: list[float], more: list[float]) -> None:
    """Adds the numbers of walkers of a second list to the first."""
    for cell in range(4):
        extra[cell] += more[cell]
