"""The state of a game: players, places, decks, declared attacks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.entity import Entity
from shamble.core.state import State
from shamble.games.walkingdead.table.content import KINDS, Content

MAX_LIFE: Final = 5
"""Life of a character at the beginning, and the most that healing restores."""
TOKENS: Final = 16
"""Number of tokens of each sort; a token is worth 1 or 3 (p. 2)."""
ROUNDS: Final = 12
"""Number of rounds that the team must survive."""


SEATS: Final = range(4)
ORDERS: Final = [
    [tuple([(leader + step) % count for step in range(count)]) for leader in range(count)]
    for count in range(len(SEATS) + 1)
]
"""Number of players → leader → seats clockwise from the leader."""


class PlayerCard(Entity):
    """An equipment or ammunition card in front of a player, with the ammunition on it."""

    written: ClassVar[str] = "Held"

    fields: ClassVar[tuple[str, ...]] = ("card", "ammo")
    __slots__ = ("ammo", "card")

    def __init__(self, card: str, ammo: int = 0) -> None:
        self.card: Final = card
        self.ammo: Final = ammo


class Player(Entity):
    """A seat and its current character. `place` is empty while the figure is off the board. `cards` and `ammo` are
    resource cards, `events` the event cards in hand. In this round: `moved` is True after a move in the own turn,
    `help` the extra dice in combat, and `guinea` True if an ally dies in the character's place. `goal`: the secret
    goal; `coins` lie on it, `earned` are not laid yet, and `met` is True when it is reached."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat",
        "char",
        "place",
        "life",
        "food",
        "allies",
        "cards",
        "ammo",
        "events",
        "moved",
        "help",
        "guinea",
        "goal",
        "coins",
        "earned",
        "met",
    )
    __slots__ = fields

    def __init__(
        self,
        seat: int,
        char: str,
        place: str = "",
        life: int = MAX_LIFE,
        food: int = 0,
        allies: int = 0,
        cards: tuple[PlayerCard, ...] = (),
        ammo: tuple[PlayerCard, ...] = (),
        events: tuple[str, ...] = (),
        moved: bool = False,
        help: int = 0,
        guinea: bool = False,
        goal: str = "",
        coins: int = 0,
        earned: int = 0,
        met: bool = False,
    ) -> None:
        self.seat: Final = seat
        self.char: Final = char
        self.place: Final = place
        self.life: Final = life
        self.food: Final = food
        self.allies: Final = allies
        self.cards: Final = cards
        self.ammo: Final = ammo
        self.events: Final = events
        self.moved: Final = moved
        self.help: Final = help
        self.guinea: Final = guinea
        self.goal: Final = goal
        self.coins: Final = coins
        self.earned: Final = earned
        self.met: Final = met

    def having(
        self,
        char: str | None = None,
        place: str | None = None,
        life: int | None = None,
        food: int | None = None,
        allies: int | None = None,
        cards: tuple[PlayerCard, ...] | None = None,
        ammo: tuple[PlayerCard, ...] | None = None,
        events: tuple[str, ...] | None = None,
        moved: bool | None = None,
        help: int | None = None,
        guinea: bool | None = None,
        goal: str | None = None,
        coins: int | None = None,
        earned: int | None = None,
        met: bool | None = None,
    ) -> Player:
        """Returns a copy with these values changed."""
        return Player(
            self.seat,
            self.char if char is None else char,
            self.place if place is None else place,
            self.life if life is None else life,
            self.food if food is None else food,
            self.allies if allies is None else allies,
            self.cards if cards is None else cards,
            self.ammo if ammo is None else ammo,
            self.events if events is None else events,
            self.moved if moved is None else moved,
            self.help if help is None else help,
            self.guinea if guinea is None else guinea,
            self.goal if goal is None else goal,
            self.coins if coins is None else coins,
            self.earned if earned is None else earned,
            self.met if met is None else met,
        )

    def holds(self, card: str) -> PlayerCard | None:
        """Returns the equipment or ammunition card with this id, or None."""
        for held in self.cards:
            if held.card == card:
                return held
        for held in self.ammo:
            if held.card == card:
                return held
        return None

    def without(self, card: str) -> Player:
        """Returns a copy without this card."""
        cards = tuple([held for held in self.cards if held.card != card])
        if len(cards) < len(self.cards):
            return self.having(cards=cards)
        return self.having(ammo=tuple([held for held in self.ammo if held.card != card]))

    def with_ammo(self, card: str, amount: int) -> Player:
        """Returns a copy with this amount of ammunition on a card."""
        for held in self.cards:
            if held.card == card:
                return self.having(cards=_loaded(self.cards, card, amount))
        return self.having(ammo=_loaded(self.ammo, card, amount))

    @property
    def ammunition(self) -> int:
        """Ammunition on all cards of the player together."""
        n = 0
        for held in self.cards:
            n += held.ammo
        for held in self.ammo:
            n += held.ammo
        return n


def _loaded(cards: tuple[PlayerCard, ...], card: str, amount: int) -> tuple[PlayerCard, ...]:
    """The cards with this amount of ammunition on one of them."""
    return tuple([PlayerCard(card, amount) if held.card == card else held for held in cards])


def without_equal_copies(cards: tuple[PlayerCard, ...]) -> tuple[PlayerCard, ...]:
    """Returns the cards without duplicates of equal kind and ammunition: two empty pistols are one choice."""
    if len(cards) < 2:
        return cards
    kinds = [KINDS[held.card] for held in cards]
    if len(set(kinds)) == len(kinds):
        return cards
    marks: list[tuple[str, int]] = []
    different: list[PlayerCard] = []
    for name, held in zip(kinds, cards):
        mark = (name, held.ammo)
        if mark not in marks:
            marks.append(mark)
            different.append(held)
    return tuple(different)


class BoardPlace(Entity):
    """A place and its walkers. `fresh` rose from the dead this round and `dazed` were hit by a flashbang: neither act.
    `acted` have wounded this round. `haunted`: True if a walker was here at any time this round."""

    written: ClassVar[str] = "Place"

    fields: ClassVar[tuple[str, ...]] = ("id", "walkers", "fresh", "dazed", "acted", "haunted")
    __slots__ = fields

    def __init__(
        self, id: str, walkers: int = 0, fresh: int = 0, dazed: int = 0, acted: int = 0, haunted: bool = False
    ) -> None:
        self.id: Final = id
        self.walkers: Final = walkers
        self.fresh: Final = fresh if fresh < walkers else walkers
        self.dazed: Final = dazed if dazed < walkers - self.fresh else walkers - self.fresh
        self.acted: Final = acted
        self.haunted: Final = haunted or walkers > 0


class DeclaredAttack(Entity):
    """A fighter of this combat. `weapon` is a card, `bare` (Michonne leads) or `help` (only the extra die). `dice` are
    the rolled faces, empty before the roll; `natural` is the sum of the weapon's own dice. `killed` is the number of
    walkers killed when the attack was done; of shooters who count together, the first one has the number of all."""

    written: ClassVar[str] = "Fight"
    added: ClassVar[Mapping[str, object]] = {"killed": 0}

    fields: ClassVar[tuple[str, ...]] = ("seat", "weapon", "ranged", "dice", "natural", "value", "done", "killed")
    __slots__ = fields

    def __init__(
        self,
        seat: int,
        weapon: str,
        ranged: bool,
        dice: tuple[int, ...] = (),
        natural: int = 0,
        value: int = 0,
        done: bool = False,
        killed: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.weapon: Final = weapon
        self.ranged: Final = ranged
        self.dice: Final = dice
        self.natural: Final = natural
        self.value: Final = value
        self.done: Final = done
        self.killed: Final = killed


class WalkingDeadState(State):
    """The whole state of a game. `grid` (places) and `piles` (decks) list the four cells row by row: 0 1 / 2 3."""

    fields: ClassVar[tuple[str, ...]] = (
        "stack",
        "scopes",
        "serial",
        "result",
        "players",
        "places",
        "decks",
        "discards",
        "fights",
        "grid",
        "piles",
        "spare",
        "dead",
        "ground",
        "in_play",
        "lures",
        "unseen",
        "leader",
        "round",
        "phase",
        "hardcore",
        "expert",
        "goals",
        "one_leader",
        "leader_last",
    )
    __slots__ = ("content", *fields[4:])
    content: Content
    hardcore: bool
    expert: bool
    goals: bool
    one_leader: bool
    leader_last: bool
    players: list[Player]
    places: list[BoardPlace]
    decks: list[Deck]
    discards: list[tuple[str, ...]]
    fights: list[DeclaredAttack]
    grid: tuple[str, ...]
    piles: tuple[str, ...]
    spare: tuple[str, ...]
    dead: tuple[str, ...]
    ground: tuple[tuple[str, str], ...]
    in_play: tuple[str, ...]
    lures: tuple[int, ...]
    """Seats whose loud shot in this combat draws a walker from a neighbouring place; each is removed when the walker
    comes (`Lure`). The end phase tells those for whom no place had one, and empties the list."""
    unseen: tuple[tuple[int, str], ...]
    """Events that a seat discarded face down, as (seat, card): only that seat knows them (W-33)."""
    leader: int
    round: int
    phase: str

    def __init__(
        self,
        content: Content,
        hardcore: bool = False,
        expert: bool = False,
        goals: bool = False,
        one_leader: bool = False,
        leader_last: bool = False,
        model: WalkingDeadState | None = None,
    ) -> None:
        State.__init__(self, model)
        self.content = content
        self.hardcore = hardcore
        self.expert = expert
        self.goals = goals
        self.one_leader = one_leader
        self.leader_last = leader_last
        if model is not None:
            self.players = model.players
            self.places = model.places
            self.decks = model.decks
            self.discards = model.discards
            self.fights = model.fights
            self.grid = model.grid
            self.piles = model.piles
            self.spare = model.spare
            self.dead = model.dead
            self.ground = model.ground
            self.in_play = model.in_play
            self.lures = model.lures
            self.unseen = model.unseen
            self.leader = model.leader
            self.round = model.round
            self.phase = model.phase
        else:
            self.players = []
            self.places = []
            self.decks = []
            self.discards = []
            self.fights = []
            self.grid = ()
            self.piles = ()
            self.spare = content.characters
            self.dead = ()
            self.ground = ()
            self.in_play = ()
            self.lures = ()
            self.unseen = ()
            self.leader = 0
            self.round = 1
            self.phase = "setup"

    def fork(self) -> WalkingDeadState:
        return WalkingDeadState(
            self.content, self.hardcore, self.expert, self.goals, self.one_leader, self.leader_last, self
        )

    # -- looking things up -------------------------------------------------------------------------------------

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def few(self) -> bool:
        """True with one or two players: some cards print other numbers for them."""
        return len(self.players) <= 2

    def by_players(self, amount: str) -> int:
        """Returns an amount that depends on the players: one for each ("players"), one for each fellow player
        ("mates"), or one and a pair for each fellow player ("pairs")."""
        if amount == "players":
            return len(self.players)
        if amount == "mates":
            return len(self.players) - 1
        if amount == "pairs":
            return 2 * len(self.players) - 1
        raise ValueError(f"an amount is a number, black, white, players, mates or pairs, not {amount!r}")

    def order(self) -> tuple[int, ...]:
        """Returns the seats clockwise, leader first."""
        return ORDERS[len(self.players)][self.leader]

    def seat_of(self, char: str) -> int:
        """The seat of a character; raises KeyError if no player has that character."""
        for player in self.players:
            if player.char == char:
                return player.seat
        raise KeyError(char)

    def cell(self, place: str) -> int:
        return self.grid.index(place)

    def place(self, id: str) -> BoardPlace:
        return self.places[self.grid.index(id)]

    def neighbours(self, place: str) -> tuple[str, str]:
        """Returns the two places that share an edge with this one; diagonals do not count (p. 7)."""
        cell = self.grid.index(place)
        return self.grid[cell ^ 1], self.grid[cell ^ 2]

    def at(self, place: str) -> list[Player]:
        """Returns the players at a place, clockwise from the leader."""
        if not place:
            return []
        players = self.players
        leader = self.leader
        if leader:
            players = players[leader:] + players[:leader]
        here: list[Player] = []
        for player in players:
            if player.place == place:
                here.append(player)
        return here

    def standing(self, place: str) -> int:
        """Returns the number of players at a place."""
        n = 0
        if place:
            for player in self.players:
                if player.place == place:
                    n += 1
        return n

    def pile(self, place: str) -> str:
        """Returns the name of the deck that lies at a place."""
        return self.piles[self.grid.index(place)]

    def deck(self, name: str) -> Deck:
        return self.decks[DECK[name]]

    def hides(self) -> bool:
        """True if something is hidden from a seat: Expert events, secret goals, or a top card that a seat knows."""
        if self.expert or self.goals:
            return True
        for deck in self.decks[:4]:
            if len(deck.layers) > 1:
                return True
        return False

    def walkers(self) -> int:
        return sum([place.walkers for place in self.places])

    def unused_card(self, player: Player, effect: str) -> str:
        """Returns a card of the player with this effect that was not used in this round, or ""."""
        for held in player.cards:
            if self.content.equipment[held.card].effect == effect and not self.spent("round", held.card):
                return held.card
        return ""

    def ammo_for(self, held: PlayerCard, wanted: int) -> int:
        """Returns how much of the wanted ammunition fits on this card with the tokens in the supply (W-11)."""
        piles = [card.ammo for mate in self.players for card in mate.cards + mate.ammo]
        return fitting(piles, piles.index(held.ammo), wanted)

    def acting(self, place: BoardPlace) -> int:
        """Returns the number of walkers that will still wound or eat at the end of this round (p. 9, W-15, W-16)."""
        able = place.walkers - place.fresh - place.dazed - self.content.walls[place.id]
        return (able if able > 0 else 0) - place.acted


DECKS: Final = ("equipment", "ammo", "food", "allies", "events", "goals")
DECK: Final = {name: index for index, name in enumerate(DECKS)}


def tokens(value: int) -> int:
    """Returns the number of tokens that show this value, with as many threes as possible (p. 6)."""
    return value // 3 + value % 3


def fitting(piles: list[int], index: int, wanted: int) -> int:
    """Returns how much of `wanted` can be added to a pile, with 16 tokens for all piles (W-11)."""
    if sum(piles) + wanted <= TOKENS:
        return wanted  # a value never needs more tokens than its number
    used = sum([tokens(pile) for pile in piles]) - tokens(piles[index])
    for extra in range(wanted, 0, -1):
        if used + tokens(piles[index] + extra) <= TOKENS:
            return extra
    return 0
