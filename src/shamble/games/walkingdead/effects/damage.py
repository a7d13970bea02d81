"""Damage, body armour, the guinea pig, and death (p. 6, 9, 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.advice import Judged
from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.walkingdead.effects.characters import ChooseCharacter
from shamble.games.walkingdead.table.consequences import draw_meaning, wound_meaning
from shamble.games.walkingdead.table.flow import RuleStep, SeatQuestion, SeatStep, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import draw_or_pass, either
from shamble.games.walkingdead.table.state import MAX_LIFE, BoardPlace, Player, WalkingDeadState


class Damage(RuleStep):
    """A player loses life, by walkers or by anything else (W-22), after a question if body armour can help."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "rule")
    __slots__ = ("n", "rule", "who")

    def __init__(self, who: int, n: int, rule: str) -> None:
        self.who: Final = who
        self.n: Final = n
        self.rule: Final = rule

    def run(self, t: WalkingDeadFlow) -> None:
        damage(t, self.who, self.n, self.rule)


def damage(t: WalkingDeadFlow, who: int, n: int, rule: str) -> None:
    """Wounds a player, after a question if body armour can help."""
    player = t.s.players[who]
    if not player.place:
        # A player without a figure on the board cannot be wounded (W-12).
        t.emit("out-of-reach", "twd.event.no-figure", who=player.char)
    elif n > 0 and t.s.unused_card(player, "body-armor"):
        t.then(Armor(who, n, rule))
    else:
        hurt(t, who, n, rule)


class Armor(SeatQuestion):
    """Asks to use body armour, which prevents one damage once a round."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "cause")
    __slots__ = ("cause", "n")
    ask: ClassVar[str] = "armor"
    verbs: ClassVar[tuple[str, ...]] = ("armor", "pass")
    rule: ClassVar[str] = "twd.item.body-armor"
    rolled: ClassVar[bool] = True

    def __init__(self, who: int, n: int, cause: str) -> None:
        super().__init__(who)
        self.n: Final = n
        self.cause: Final = cause

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "n": self.n}

    def judge(self, view: WalkingDeadState, option: Option) -> Judged:
        return (1.0 if option.verb == "armor" else 0.0), "ignore-one", {}

    def options(self, s: WalkingDeadState) -> list[Option]:
        return either("armor", "pass", s.players[self.who].char)

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return wound_meaning(s, s.players[self.who], self.n - (1 if option.verb == "armor" else 0))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        n = self.n
        card = t.s.unused_card(t.s.players[self.who], "body-armor")
        if option.verb == "armor" and card:
            t.spend("round", card)
            t.emit("armor", self.rule, who=option.actor, card=card)
            n -= 1
        hurt(t, self.who, n, self.cause)


def hurt(t: WalkingDeadFlow, who: int, n: int, rule: str) -> None:
    """Takes life from a player. At 0 the character dies, unless the guinea pig saves it."""
    player = t.s.players[who]
    if n <= 0 or player.life <= 0:
        return
    life = max(0, player.life - n)
    saved = player.guinea and not life
    if saved:
        life = 1
    t.set(player.having(life=life))
    if t.events is not None:
        t.emit("damage", rule, who=player.char, n=player.life - life, life=life)
    if saved:
        t.emit("guinea-saves", "twd.ally.guinea-pig", who=player.char)
    elif not life:
        t.then(Death(who))


class Death(SeatStep):
    """A character dies and loses everything; a walker rises, and the seat takes a new character (p. 9)."""

    def run(self, t: WalkingDeadFlow) -> None:
        s = t.s
        player = s.players[self.who]
        t.emit("dies", "twd.death.dies", who=player.char, place=player.place)
        if s.goals:
            for mate in s.players:
                if mate.seat != self.who:
                    t.earn(mate.seat, "other-death")
        if player.place:
            rise(t, player.place)
        cards = [held.card for held in (*player.cards, *player.ammo)]
        t.discard(*cards)
        t.emit("loses-all", "twd.death.lose-all", who=player.char, n=len(cards))
        s.dead = (*s.dead, player.char)
        t.set(
            Player(
                player.seat,
                player.char,
                life=0,
                events=player.events,
                goal=player.goal,
                coins=player.coins,
                earned=player.earned,
                met=player.met,
            )
        )
        if s.hardcore:
            t.emit("hardcore", "twd.mode.hardcore", who=player.char)
            t.lose("hardcore-death", "twd.mode.hardcore")
            return
        if not s.spare:
            t.emit("nobody-left", "twd.death.none-left")
            t.lose("no-character", "twd.goal.no-character")
            return
        t.then(ChooseCharacter(self.who))
        t.then(Newcomer(self.who))
        for _ in range(2 if s.solo else 1):
            t.then(NewcomerDraw(self.who))


def rise(t: WalkingDeadFlow, id: str) -> None:
    """Puts the walker of a dead character on the place; it does nothing this round (W-15)."""
    if not t.place_walkers(id, 1, "twd.death.walker"):
        return
    place = t.s.place(id)
    t.set_place(BoardPlace(id, place.walkers, place.fresh + 1, place.dazed, place.acted, place.haunted))


class Newcomer(SeatStep):
    """Gives the new character five life and nothing else; the next leader places the figure (p. 9, W-12)."""

    def run(self, t: WalkingDeadFlow) -> None:
        player = t.set(t.s.players[self.who].having(life=MAX_LIFE))
        t.emit("newcomer", "twd.death.fresh-start", who=player.char)
        if self.who == t.s.leader:
            t.emit("ability", "twd.leader.seat", who=player.char)
        if t.s.goals and player.goal:
            t.emit("goal-kept", "twd.secret.death", who=player.char, n=player.coins)


class NewcomerDraw(SeatQuestion):
    """Offers a new character one equipment card of any kind, empty. Optional: it may be the last (p. 9, W-24)."""

    ask: ClassVar[str] = "newcomer-draw"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "pass")
    rule: ClassVar[str] = "twd.death.equipment"

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.variant.solo.equipment" if s.solo else self.rule

    def options(self, s: WalkingDeadState) -> list[Option]:
        return draw_or_pass(s.players[self.who].char, "equipment")

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return draw_meaning(s, self.who, "equipment") if option.verb == "draw" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "draw":
            card = t.take("equipment")
            t.emit("card-drawn", self.reason(t.s), who=option.actor, deck="equipment", card=card)
            t.hold(self.who, card, self.reason(t.s))
            t.check_deck("equipment")
