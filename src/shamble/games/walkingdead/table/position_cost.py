"""Costs that advice compares, in rough units of one wound."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.games.walkingdead.table.state import MAX_LIFE, ROUNDS, Player, WalkingDeadState

MEAN = {"black": 2.0, "white": 3.5}
WALKER = 1.0
"""Cost of one more walker on the board."""
FOOD = 0.5
ALLY = 0.45
AMMO = 0.35
"""Worth of one food, one ally and one ammunition in the stores of a player."""
EMPTY_DECK = 60.0
"""Cost of emptying a deck, which loses the game."""
CARD = 0.12
"""Cost of a card of a thick deck."""
SHORTAGE = 0.32
"""Cost of a card of a deck that holds one card for each round to come."""

Spots = Sequence[str]
"""Seat → place where its figure stands, or would stand; "" for none."""


def mean(s: WalkingDeadState, amount: int | str) -> float:
    """Returns the mean of a printed amount."""
    if isinstance(amount, int):
        return float(amount)
    return MEAN[amount] if amount in MEAN else float(s.by_players(amount))


def card_cost(s: WalkingDeadState, deck: str, n: float = 1.0) -> float:
    """Returns the cost of losing n cards of a deck: little while it is thick, very much for the last card."""
    left = s.deck(deck).size
    rounds = ROUNDS - s.round + 1
    if left - n < 1:
        return EMPTY_DECK
    ratio = (rounds + 2.0) / (left - n + 0.5)
    return n * (CARD + SHORTAGE * ratio * ratio)


def draw_value(s: WalkingDeadState, player: Player, deck: str) -> float:
    """Returns the worth of a card of a deck to a player, without its cost to the deck."""
    if deck == "food":
        return 1.1 if player.food < 2 else 0.5 if player.food < 5 else 0.1
    if deck == "allies":
        return 0.9 if player.allies < 4 else 0.5
    weapons = [s.content.equipment[held.card] for held in player.cards if s.content.equipment[held.card].weapon]
    ready = [
        held
        for held in player.cards
        if s.content.equipment[held.card].weapon and (held.ammo or not s.content.equipment[held.card].ranged)
    ]
    if deck == "equipment":
        return 2.2 if not ready else 0.9 if len(weapons) < 2 else 0.45
    guns = [held for held in player.cards if s.content.equipment[held.card].ranged]
    if not guns:
        return 0.3
    return 1.2 if sum([held.ammo for held in guns]) < 3 else 0.5


def wound_cost(s: WalkingDeadState, player: Player, n: float) -> float:
    """Returns the cost of n wounds for one player."""
    life = player.life - n
    if life <= 0 and not player.guinea:
        if s.hardcore or not s.spare:
            return 80.0
        gear = 0.7 * len(player.cards) + FOOD * player.food + ALLY * player.allies
        return 5.0 + gear + 6.0 / (len(s.spare) + 1)
    return n * (0.55 + 0.28 * max(0.0, MAX_LIFE - life - 1))


def damage_cost(s: WalkingDeadState, there: list[Player], n: float) -> float:
    """Returns the cost of n wounds shared by the players at a place, strongest first."""
    if n <= 0 or not there:
        return 0.0
    lives = [float(player.life) for player in there]
    taken = [0.0] * len(there)
    left = n
    while left > 0:
        index = lives.index(max(lives))
        if lives[index] <= 0:
            break
        step = min(1.0, left)
        lives[index] -= step
        taken[index] += step
        left -= step
    cost = 0.0
    for player, hits in zip(there, taken):
        if hits:
            cost += wound_cost(s, player, hits)
    return cost


def strength(s: WalkingDeadState, player: Player, weapon: str, alone: bool) -> float:
    """Returns the mean combat value of a weapon."""
    equipment = s.content.equipment[weapon]
    bonus = 1.0 if s.players[s.leader].char == "rick" else 0.0
    value = 3.5 * equipment.dice + bonus
    if equipment.effect == "chain":
        value += 3.5
    elif equipment.effect in ("crossbow", "plus1"):
        value += 1.0
    elif (equipment.effect == "lone" and alone) or (equipment.effect == "light" and len(player.cards) <= 2):
        value += 3.0
    return value


def best_blow(s: WalkingDeadState, player: Player, alone: bool) -> tuple[float, bool]:
    """Returns the mean value of the player's best weapon, and True if it is ranged."""
    best, ranged = 0.0, False
    for held in player.cards:
        equipment = s.content.equipment[held.card]
        if equipment.weapon and (held.ammo or not equipment.ranged):
            value = strength(s, player, held.card, alone)
            if value > best:
                best, ranged = value, equipment.ranged
    if not best and s.players[s.leader].char == "michonne":
        best = 3.5
    return best + (3.5 * player.help if best or player.help else 0.0), ranged


def kills(values: float, allies: int) -> float:
    """Returns the mean number of walkers that fall to a combat value; two or three allies bridge most gaps."""
    if values <= 0:
        return 0.0
    return max(0.15, values / 5.0 - 0.4 + 0.14 * min(allies, 3))


def price_cost(s: WalkingDeadState, player: Player, pay: dict[str, int], here: str) -> float:
    """Returns the cost of paying a price; very high if the player cannot pay it."""
    total = 0.0
    for what, n in pay.items():
        if what == "food":
            total += FOOD * n if player.food >= n else 99.0
        elif what == "allies":
            total += ALLY * n if player.allies >= n else 99.0
        elif what == "ammo":
            total += AMMO * n if player.ammunition >= n else 99.0
        elif what == "equipment":
            spare = [held for held in player.cards if not s.content.equipment[held.card].weapon or not held.ammo]
            total += (0.5 if spare and len(player.cards) > 1 else 1.6) if player.cards else 99.0
        elif what == "life":
            total += wound_cost(s, player, n)
        else:
            total += card_cost(s, s.pile(here), n) if here else 99.0
    return total
