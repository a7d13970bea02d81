"""Conditions that every position must meet, such as no card in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from shamble.games.walkingdead.phases.setup import SetUp
from shamble.games.walkingdead.table.content import RESOURCES
from shamble.games.walkingdead.table.state import DECKS, MAX_LIFE, ROUNDS, TOKENS, Player, WalkingDeadState
from shamble.sessions.position_check import require

PHASES = ("setup", "start", "turns", "combat", "end")


def inventory(s: WalkingDeadState) -> dict[str, list[str]]:
    """Returns all ids of things that are never created or destroyed: cards, events, secret goals and characters."""
    held = [held.card for player in s.players for held in (*player.cards, *player.ammo)]
    lying = [card for _, card in s.ground]
    return {
        "card": [
            *held,
            *lying,
            *[card for deck in s.decks[:4] for card in deck.cards()],
            *[card for pile in s.discards[:4] for card in pile],
        ],
        "event": [
            *[card for player in s.players for card in player.events],
            *s.in_play,
            *[card for deck in s.decks[4:5] for card in deck.cards()],
            *[card for pile in s.discards[4:5] for card in pile],
        ],
        "goal": [
            *[player.goal for player in s.players if player.goal],
            *[card for deck in s.decks[5:] for card in deck.cards()],
        ],
        # A dead character that could not be replaced still lies in front of its player, so count it once.
        "character": [*[mate.char for mate in s.players if mate.char and mate.char not in s.dead], *s.spare, *s.dead],
    }


def check_state(s: WalkingDeadState, seats: int) -> None:
    """Raises BadPosition for a state that no play leads to."""
    if s.stack and isinstance(s.stack[-1], SetUp):  # nothing has been laid out yet
        return
    require(len(s.players) == seats, f"players: there are {len(s.players)}, for {seats} seats")
    require(0 <= s.leader < seats, f"leader: there is no seat {s.leader}")
    require(1 <= s.round <= ROUNDS, f"round: {s.round} is none of {ROUNDS}")
    require(s.phase in PHASES, f"phase: there is no {s.phase!r}")
    require(sorted(s.grid) == sorted(s.content.places), f"grid: {s.grid} are not the four places")
    require(sorted(s.piles) == sorted(RESOURCES), f"piles: {s.piles} are not the four decks")
    require(tuple([place.id for place in s.places]) == s.grid, "places: their order differs from the grid")
    require(tuple([deck.name for deck in s.decks]) == DECKS, "decks: they are not those of this game")
    require(len(s.discards) == len(DECKS), "discards: there is one for each deck")
    for seat, player in enumerate(s.players):
        require(player.seat == seat, f"players {seat}: it says seat {player.seat}")
        check_player(s, player)
    for place in s.places:
        marks = (place.walkers, place.fresh, place.dazed, place.acted)
        require(min(marks) >= 0, f"places {place.id}: it counts below nothing")
        require(place.fresh + place.dazed <= place.walkers, f"places {place.id}: more walkers are idle than there are")
    check_tokens([place.walkers for place in s.places], "places", "walkers")
    check_tokens([player.food for player in s.players], "players", "food")
    check_tokens([player.allies for player in s.players], "players", "allies")
    for seat in (*s.lures, *[seat for seat, _ in s.unseen], *[fight.seat for fight in s.fights]):
        require(0 <= seat < seats, f"there is no seat {seat}")
    existing: dict[str, Container[str]] = {
        "card": s.content.deck,
        "event": s.content.events,
        "goal": s.content.goals,
        "character": s.content.characters,
    }
    for what, ids in inventory(s).items():
        for id, count in Counter(ids).items():
            require(id in existing[what], f"there is no {what} {id!r}")
            require(count == 1, f"the {what} {id!r} is there {count} times")


def check_player(s: WalkingDeadState, player: Player) -> None:
    """Checks the values, cards and place of one player."""
    where = f"players {player.seat}"
    require(not player.place or player.place in s.grid, f"{where}: there is no place {player.place!r}")
    require(0 <= player.life <= MAX_LIFE, f"{where}: life goes from 0 to {MAX_LIFE}, not {player.life}")
    require(player.life > 0 or not player.place, f"{where}: {player.char} is dead and still stands at {player.place}")
    require(not player.place or bool(player.char), f"{where}: no character is chosen for the figure at {player.place}")
    counts = (player.food, player.allies, player.help, player.coins, player.earned)
    require(min(counts) >= 0, f"{where}: something counts below nothing")
    for held in (*player.cards, *player.ammo):
        require(held.ammo >= 0, f"{where}: {held.card} holds {held.ammo}")
    for held in player.cards:
        require(held.card in s.content.equipment, f"{where}: {held.card!r} is no equipment")
    for held in player.ammo:
        require(held.card in s.content.ammo, f"{where}: {held.card!r} is no ammunition")


def check_tokens(counts: list[int], where: str, what: str) -> None:
    """Checks that the tokens could show these values. Each is worth at most three; piles may need more tokens than
    there are, because a loss is never blocked for want of change (W-11)."""
    total = sum(counts)
    require(total <= 3 * TOKENS, f"{where}: {what} are worth {total}, and all tokens together {3 * TOKENS}")
