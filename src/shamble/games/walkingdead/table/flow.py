"""The flow of this game: verbs that change tokens, cards and figures and emit events, and base classes of frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.frame import Ask, Flow, Frame, Run
from shamble.core.state import Result, Scope, with_item
from shamble.games.walkingdead.table.content import BLACK, WHITE
from shamble.games.walkingdead.table.state import (
    DECK,
    MAX_LIFE,
    BoardPlace,
    DeclaredAttack,
    Player,
    PlayerCard,
    WalkingDeadState,
    fitting,
)


class WalkingDeadFlow(Flow[WalkingDeadState]):
    """A flow with the verbs of this game."""

    def frame(self, name: str) -> Frame:
        """A frame by its class name, for rules that lead back to each other: a round ends with the next one."""
        kind: Any = self.s.content.frames[name]
        frame: Frame = kind()
        return frame

    def follow(self, steps: Sequence[Frame]) -> None:
        """Queues these frames one after another."""
        self.queue.extend(steps)

    def open_action(self, name: str) -> None:
        """Opens the next action of a turn in place of the last one; undo treats it as an action of its own."""
        s = self.s
        scopes = s.scopes
        if scopes and scopes[-1].kind == "action":
            s.serial += 1
            s.scopes = with_item(scopes, -1, Scope("action", name, s.serial))
        else:
            self.close_scope("action")
            self.open_scope("action", name)

    # -- dice and decks ----------------------------------------------------------------------------------------

    def amount(self, amount: int | str) -> int:
        """Returns a printed amount: a number, the roll of a die ("black", "white"), or a number for the players."""
        if isinstance(amount, int):
            return amount
        if amount == "black":
            return self.roll("black", BLACK)
        if amount == "white":
            return self.roll("white", WHITE)
        return self.s.by_players(amount)

    def set_deck(self, deck: Deck) -> None:
        self.s.decks = with_item(self.s.decks, DECK[deck.name], deck)

    def take(self, name: str) -> str:
        """Takes the top card of a resource deck. `check_deck` ends the game if it was the last one (p. 3, W-24)."""
        s = self.s
        index = DECK[name]
        card, remaining = self.draw(s.decks[index])
        s.decks = with_item(s.decks, index, remaining)
        return card

    def check_deck(self, name: str) -> None:
        """Loses the game if this deck is empty."""
        if self.s.deck(name).layers:
            return
        rule = (
            "twd.goal.deck-empty.last-round" if self.s.round == 12 and self.s.phase == "end" else "twd.goal.deck-empty"
        )
        self.emit("deck-empty", rule, deck=name)
        self.lose("deck-empty", rule)

    def discard(self, *cards: str) -> None:
        """Puts cards onto the discards of their decks."""
        s = self.s
        discards = s.discards.copy()
        for card in cards:
            index = DECK[s.content.deck.get(card, "events")]
            discards[index] += (card,)
        s.discards = discards

    # -- the end -----------------------------------------------------------------------------------------------

    def lose(self, reason: str, rule: str) -> None:
        """Ends the game as a loss for all; a player who met a secret goal still wins alone (p. 12)."""
        winners = tuple([player.seat for player in self.s.players if self.s.goals and self.goal_met(player)])
        for seat in winners:
            self.emit("goal-won", "twd.secret.result", who=self.s.players[seat].char, goal=self.s.players[seat].goal)
        self.finish(Result(False, reason, rule, winners))

    def goal_need(self, player: Player) -> int:
        """Returns the number that a player's secret goal demands in this mode."""
        goal = self.s.content.goals[player.goal]
        return goal.hardcore_need if self.s.hardcore else goal.need

    def goal_met(self, player: Player) -> bool:
        """True if the secret goal is met. Coins earned in the last round count, laid down or not (W-38)."""
        if not player.goal or player.met:
            return player.met
        goal = self.s.content.goals[player.goal]
        return goal.kind == "coins" and player.coins + player.earned >= self.goal_need(player)

    # -- players -----------------------------------------------------------------------------------------------

    def set(self, player: Player) -> Player:
        """Replaces the player with the same seat in the state."""
        s = self.s
        players = s.players.copy()
        players[player.seat] = player
        s.players = players
        return player

    def earn(self, seat: int, what: str, count: int = 1) -> None:
        """Adds coins to a secret goal that counts `what`. They are laid down at the end of the round, so that no other
        player sees their cause (p. 12)."""
        if not self.s.goals:
            return
        player = self.s.players[seat]
        if player.goal and self.s.content.goals[player.goal].what == what:
            self.set(player.having(earned=player.earned + count))

    def check_goal(self, seat: int) -> None:
        """Turns up a secret goal of the kind `hold` as soon as it is met (p. 12)."""
        if not self.s.goals:
            return
        player = self.s.players[seat]
        if not player.goal or player.met:
            return
        goal = self.s.content.goals[player.goal]
        if goal.kind != "hold":
            return
        held = {"food": player.food, "allies": player.allies, "equipment": len(player.cards)}[goal.what]
        if held >= self.goal_need(player):
            self.set(player.having(met=True))
            self.reveal()
            self.emit("goal-met", goal.rule, who=player.char, goal=goal.id)

    def gain_life(self, seat: int, n: int, rule: str) -> None:
        """Gives life to a player, at most up to the maximum."""
        player = self.s.players[seat]
        gained = min(n, MAX_LIFE - player.life)
        if gained > 0:
            self.set(player.having(life=player.life + gained))
            self.emit("life-gained", rule, who=player.char, n=gained)
        else:
            self.emit("life-full", "twd.token.life-max", who=player.char)

    def gain_food(self, seat: int, n: int, rule: str) -> None:
        """Gives food to a player, as far as the supply has tokens (W-11)."""
        player = self.s.players[seat]
        gained = fitting([mate.food for mate in self.s.players], seat, n)
        self.set(player.having(food=player.food + gained))
        self.emit("food-gained", rule, who=player.char, n=gained)
        if gained < n:
            self.emit("supply-short", "twd.token.supply", token="food", n=n - gained)
        self.check_goal(seat)

    def gain_allies(self, seat: int, n: int, rule: str) -> None:
        """Gives allies to a player, as far as the supply has tokens (W-11)."""
        player = self.s.players[seat]
        gained = fitting([mate.allies for mate in self.s.players], seat, n)
        self.set(player.having(allies=player.allies + gained))
        self.emit("allies-gained", rule, who=player.char, n=gained)
        if gained < n:
            self.emit("supply-short", "twd.token.supply", token="ally", n=n - gained)
        self.check_goal(seat)

    def gain_ammo(self, seat: int, card: str, n: int, rule: str) -> None:
        """Puts ammunition onto a weapon or ammunition card; each card is a token pile of its own (W-11)."""
        player = self.s.players[seat]
        held = player.holds(card)
        assert held is not None
        gained = self.s.ammo_for(held, n)
        self.set(player.with_ammo(card, held.ammo + gained))
        self.emit("ammo-gained", rule, who=player.char, card=card, n=gained)
        if gained < n:
            self.emit("supply-short", "twd.token.supply", token="ammo", n=n - gained)

    def lose_food(self, seat: int, n: int, rule: str) -> None:
        """Takes up to n food from a player."""
        player = self.s.players[seat]
        lost = min(n, player.food)
        if lost:
            self.set(player.having(food=player.food - lost))
        self.emit("food-lost", rule, who=player.char, n=lost)

    def lose_allies(self, seat: int, n: int, rule: str) -> None:
        """Takes up to n allies from a player."""
        player = self.s.players[seat]
        lost = min(n, player.allies)
        if lost:
            self.set(player.having(allies=player.allies - lost))
        self.emit("allies-lost", rule, who=player.char, n=lost)

    def hold(self, seat: int, card: str, rule: str) -> None:
        """Gives an equipment card to a player, face up beside the character; a weapon is empty when found (p. 4)."""
        player = self.s.players[seat]
        self.set(player.having(cards=player.cards + (PlayerCard(card),)))
        self.emit("equipment-found", rule, who=player.char, card=card)
        self.check_goal(seat)

    # -- figures and walkers -----------------------------------------------------------------------------------

    def set_place(self, place: BoardPlace) -> None:
        """Replaces the place with the same id in the state."""
        s = self.s
        places = s.places.copy()
        places[s.grid.index(place.id)] = place
        s.places = places

    def place_walkers(self, id: str, n: int, rule: str) -> int:
        """Puts walkers on a place, as many as the supply has tokens for (W-11), and returns their number."""
        places = self.s.places
        cell = self.s.grid.index(id)
        place = places[cell]
        placed = fitting([other.walkers for other in places], cell, n)
        self.set_place(BoardPlace(id, place.walkers + placed, place.fresh, place.dazed, place.acted, place.haunted))
        if self.events is not None:
            self.emit("walkers-placed", rule, place=id, n=placed)
        if placed < n:
            self.emit("walkers-short", "twd.token.supply.walkers", place=id, n=n - placed)
        return placed

    def remove_walkers(self, id: str, n: int) -> int:
        """Removes up to n walkers, first those that will act this round, and returns the number removed."""
        place = self.s.place(id)
        gone = min(n, place.walkers)
        self.set_place(BoardPlace(id, place.walkers - gone, place.fresh, place.dazed, place.acted, place.haunted))
        return gone

    def move_walkers(self, start: str, end: str, n: int, rule: str) -> None:
        """Moves up to n walkers. Those that rose this round or are dazed go first and stay idle there (W-15, W-51)."""
        source, target = self.s.place(start), self.s.place(end)
        moved = min(n, source.walkers)
        if not moved:
            return
        fresh = min(source.fresh, moved)
        dazed = min(source.dazed, moved - fresh)
        self.set_place(
            BoardPlace(
                start,
                source.walkers - moved,
                source.fresh - fresh,
                source.dazed - dazed,
                source.acted,
                source.haunted,
            )
        )
        self.set_place(
            BoardPlace(
                end, target.walkers + moved, target.fresh + fresh, target.dazed + dazed, target.acted, target.haunted
            )
        )
        self.emit("walkers-moved", rule, place=start, dest=end, n=moved)

    def set_fight(self, fight: DeclaredAttack) -> None:
        """Replaces the declared attack of the same seat, or adds it."""
        for index, other in enumerate(self.s.fights):
            if other.seat == fight.seat:
                self.s.fights = with_item(self.s.fights, index, fight)
                return
        self.s.fights = [*self.s.fights, fight]


class Question(Ask[WalkingDeadState, WalkingDeadFlow]):
    """Base class of questions of this game."""

    rolled: ClassVar[bool] = False
    """True if the question comes between a die roll and its effect: no item may be used meanwhile (G-2)."""


class RuleStep(Run[WalkingDeadFlow]):
    """Base class of steps of this game that need no answer."""


class SeatQuestion(Question):
    """A question to one seat."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: WalkingDeadState) -> int:
        return self.who

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char}


class SeatStep(RuleStep):
    """A step that concerns one seat."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who: Final = who


class LeaderQuestion(Question):
    """A decision of the group: every seat may answer, but the leader, who is asked, has the last word (p. 6)."""

    def seat(self, s: WalkingDeadState) -> int:
        return s.leader

    def seats(self, s: WalkingDeadState) -> tuple[int, ...]:
        return tuple(range(len(s.players)))


class LeaderAlone(LeaderQuestion):
    """A decision that a card leaves to the leader alone."""

    def seats(self, s: WalkingDeadState) -> tuple[int, ...]:
        return (s.leader,)
