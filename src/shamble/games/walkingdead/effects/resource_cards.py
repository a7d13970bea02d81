"""Draws of resource cards, and the effect of each kind when it is found (p. 4-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.moving import move_figure, step_meaning
from shamble.games.walkingdead.table.flow import SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.shared_options import steps
from shamble.games.walkingdead.table.state import Player, PlayerCard, WalkingDeadState, without_equal_copies


def draw_resource(t: WalkingDeadFlow, who: int, deck: str, rule: str) -> None:
    """Draws the top card of a deck for a player and applies it."""
    s = t.s
    player = s.players[who]
    card = t.take(deck)
    t.emit("card-drawn", rule, who=player.char, deck=deck, card=card)
    if deck == "equipment":
        equipment = s.content.equipment[card]
        t.hold(who, card, "twd.card.ranged.found-empty" if equipment.ranged else "twd.card.equipment")
    elif deck == "ammo":
        find_ammo(t, who, card)
    elif deck == "food":
        eat_card(t, who, card)
    else:
        meet_allies(t, who, card)
    t.check_deck(deck)


def find_ammo(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Gives a found ammunition card to a player. Solo, it may be left on the ground, unrolled, for later (p. 12)."""
    if t.s.solo and t.s.players[who].place:
        t.then(TakeAmmo(who, card))
    else:
        take_ammo(t, who, card)


def take_ammo(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Rolls the amount of an ammunition card (W-28), then asks to load a fitting weapon or to keep the card (p. 4)."""
    player = t.s.players[who]
    kind = t.s.content.ammo[card]
    n = t.amount(kind.amount)
    t.set(player.having(ammo=(*player.ammo, PlayerCard(card))))
    if isinstance(kind.amount, str):
        t.emit("rolled-ammo", "twd.ammo.roll", who=player.char, n=n)
    t.emit(
        "ammo-found", "twd.ammo.any-type" if kind.type == "any" else "twd.ammo.card", who=player.char, card=card, n=n
    )
    t.then(LoadAmmo(who, card, n))


def fitting_weapons(s: WalkingDeadState, player: Player, card: str) -> list[str]:
    """Returns the player's weapons that this ammunition fits."""
    kind = s.content.ammo[card]
    return [held.card for held in without_equal_copies(player.cards) if kind.fits(s.content.equipment[held.card])]


def load_ammo(t: WalkingDeadFlow, who: int, card: str, weapon: str, rule: str) -> None:
    """Moves all ammunition of a card onto one fitting weapon and discards the card (p. 4, W-27)."""
    player = t.s.players[who]
    stored, gun = player.holds(card), player.holds(weapon)
    assert stored is not None
    assert gun is not None
    t.set(player.without(card).with_ammo(weapon, gun.ammo + stored.ammo))
    t.discard(card)
    t.emit("ammo-loaded", rule, who=player.char, card=card, weapon=weapon, n=stored.ammo)


def ammo_meaning(player: Player, card: str) -> Meaning | None:
    """Returns the ammunition on a card as a meaning, which tells two guns of a kind apart."""
    held = player.holds(card)
    return Meaning(notes=(Note("ammo-on-it", n=held.ammo),)) if held is not None else None


class CardQuestion(SeatQuestion):
    """A question about a card that a seat has just found."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card",)

    def __init__(self, who: int, card: str) -> None:
        super().__init__(who)
        self.card: Final = card

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "card": self.card}


class LoadAmmo(CardQuestion):
    """Asks to load found ammunition at once or to keep it on its card (p. 4)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "n")
    __slots__ = ("n",)
    ask: ClassVar[str] = "load-ammo"
    verbs: ClassVar[tuple[str, ...]] = ("load", "keep")
    rule: ClassVar[str] = "twd.ammo.load-now"

    def __init__(self, who: int, card: str, n: int) -> None:
        super().__init__(who, card)
        self.n: Final = n

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": s.players[self.who].char, "card": self.card, "n": self.n}

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        fits = fitting_weapons(s, player, self.card)
        options = [Option("load", player.char, weapon, self.card) for weapon in fits]
        options.append(Option("keep", player.char, item=self.card))
        return options

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        gun = s.players[self.who].holds(option.target)
        return Meaning(notes=(Note("ammo-then", n=(gun.ammo if gun is not None else 0) + self.n),))

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "keep":
            t.gain_ammo(self.who, self.card, self.n, "twd.ammo.keep")
            return
        t.set(t.s.players[self.who].without(self.card))
        t.discard(self.card)
        t.gain_ammo(self.who, option.target, self.n, self.rule)


class TakeAmmo(CardQuestion):
    """Asks, in solo play, to take an ammunition card now or to leave it at this place (p. 12)."""

    ask: ClassVar[str] = "take-ammo"
    verbs: ClassVar[tuple[str, ...]] = ("take", "leave")
    rule: ClassVar[str] = "twd.variant.solo.ground-ammo"

    def options(self, s: WalkingDeadState) -> list[Option]:
        char = s.players[self.who].char
        return [Option("take", char, item=self.card), Option("leave", char, item=self.card)]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        place = t.s.players[self.who].place
        if option.verb == "leave" and place:
            t.s.ground = (*t.s.ground, (place, self.card))
            t.emit("ammo-left", self.rule, who=option.actor, card=self.card, place=place)
        else:
            take_ammo(t, self.who, self.card)


def eat_card(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Applies a food card: food for the player, or for all at the place, and life."""
    meal = t.s.content.food[card]
    player = t.s.players[who]
    t.discard(card)
    n = t.amount(meal.food)
    if isinstance(meal.food, str):
        t.emit("rolled-food", meal.rule, who=player.char, n=n)
    eaters = t.s.at(player.place) if meal.all and player.place else [player]
    for eater in eaters:
        t.gain_food(eater.seat, n, meal.rule)
    if meal.life:
        t.gain_life(who, meal.life, meal.rule)


def meet_allies(t: WalkingDeadFlow, who: int, card: str) -> None:
    """Applies an ally card: allies and its extra effect."""
    ally = t.s.content.allies[card]
    t.discard(card)
    n = t.amount(ally.allies)
    if isinstance(ally.allies, str):
        t.emit("rolled-allies", ally.rule, who=t.s.players[who].char, n=n)
    if n:
        t.gain_allies(who, n, ally.rule)
    player = t.s.players[who]
    if ally.extra == "help-die":
        t.set(player.having(help=player.help + 1))
        t.emit("help-die", ally.rule, who=player.char)
    elif ally.extra == "guinea-pig":
        t.set(player.having(guinea=True))
        t.emit("guinea-pig", ally.rule, who=player.char)
    elif ally.extra == "life":
        t.gain_life(who, 1, ally.rule)
    elif ally.extra == "step":
        t.then(PathfinderStep(who))
    elif ally.extra == "ammo":
        t.then(SupplyOwn(who))


class PathfinderStep(SeatQuestion):
    """The pathfinder's step, at once and free."""

    written: ClassVar[str] = "FreeStep"
    ask: ClassVar[str] = "free-step"
    verbs: ClassVar[tuple[str, ...]] = ("step", "stay")
    rule: ClassVar[str] = "twd.ally.pathfinder"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        if not player.place:
            return []
        return steps(s, player, "step")

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return step_meaning(s, self.who, 0) if option.verb == "step" else None

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        if option.verb == "step":
            move_figure(t, self.who, option.target, self.rule)


class SupplyOwn(SeatQuestion):
    """The quartermaster's ammunition, for a weapon of the player."""

    ask: ClassVar[str] = "supply"
    verbs: ClassVar[tuple[str, ...]] = ("supply",)
    rule: ClassVar[str] = "twd.ally.quartermaster"

    def options(self, s: WalkingDeadState) -> list[Option]:
        player = s.players[self.who]
        return [
            Option("supply", player.char, item=held.card)
            for held in without_equal_copies(player.cards)
            if s.content.equipment[held.card].ranged and s.ammo_for(held, 1)
        ]

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return ammo_meaning(s.players[self.who], option.item)

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        t.gain_ammo(self.who, option.item, 1, self.rule)
