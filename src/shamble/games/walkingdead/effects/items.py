"""Items and rights that may be used at any time (p. 4, W-6, W-55), and the announcements that they matter to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from shamble.core.announcement import Announcement, AnyTime
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.event_prices import can_pay
from shamble.games.walkingdead.effects.moving import move_figure, step_meaning
from shamble.games.walkingdead.effects.resource_cards import fitting_weapons, load_ammo, take_ammo
from shamble.games.walkingdead.table.announcements import ItemAnnouncement, holdings
from shamble.games.walkingdead.table.consequences import deadly, heals
from shamble.games.walkingdead.table.flow import Question, WalkingDeadFlow
from shamble.games.walkingdead.table.state import MAX_LIFE, BoardPlace, Player, WalkingDeadState

HEALED: Final = 2
"""Life that first aid gives."""


class Item(AnyTime[WalkingDeadState, WalkingDeadFlow]):
    """An item or right that may be used at any time."""

    def options(self, s: WalkingDeadState, seat: int, card: str) -> list[Option]:
        player = s.players[seat]
        return self.uses(s, player, card) if player.place else []

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        """Returns the uses by a player whose figure is on the board."""
        raise NotImplementedError

    def matters(self, s: WalkingDeadState, seat: int, option: Option, announcement: Announcement[Any, Any]) -> bool:
        assert isinstance(announcement, ItemAnnouncement)
        return self.changes(s, s.players[seat], option, announcement)

    def changes(self, s: WalkingDeadState, player: Player, option: Option, announced: ItemAnnouncement) -> bool:
        """True if this use could change the announced step."""
        return True

    def discard(self, t: WalkingDeadFlow, seat: int, card: str) -> None:
        """Uses up the item's card."""
        t.set(t.s.players[seat].without(card))
        t.discard(card)


class Motorcycle(Item):
    """Moves its owner to any place; not from the first declared weapon until the last fight is over (W-49). It also
    brings first aid to somebody who might die, or somebody who might die to first aid."""

    verbs: ClassVar[tuple[str, ...]] = ("ride",)
    interests: ClassVar[tuple[str, ...]] = ("trade", "event", "combat", "lure", "damage", "coins")

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        if s.fights or between_wounds(s):
            return []
        return [Option("ride", player.char, place, card) for place in s.grid if place != player.place]

    def changes(self, s: WalkingDeadState, player: Player, option: Option, announced: ItemAnnouncement) -> bool:
        return announced.ride_matters(s, player, option) or self.brings_aid(s, player, option, announced)

    def brings_aid(self, s: WalkingDeadState, player: Player, option: Option, announced: ItemAnnouncement) -> bool:
        """True if the ride brings together first aid and somebody whom the announced step may kill."""
        there = s.at(option.target)
        if holds_first_aid(s, player) and any(deadly(s, mate, announced.harm(s, mate)) for mate in there):
            return True
        doomed = deadly(s, player, announced.harm(s, player))
        return doomed and any(holds_first_aid(s, mate) for mate in there)

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        self.discard(t, seat, option.item)
        t.emit("item-used", "twd.turn.anytime", who=option.actor, card=option.item)
        move_figure(t, seat, option.target, "twd.item.motorcycle")

    def meaning(self, s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
        return step_meaning(s, seat, 0, final=True)


def holds_first_aid(s: WalkingDeadState, player: Player) -> bool:
    """True if the player has a first-aid card."""
    return any(s.content.equipment[held.card].effect == "first-aid" for held in player.cards)


class FirstAid(Item):
    """Gives two life to a player at the same place; before damage that might kill, and before full life counts."""

    verbs: ClassVar[tuple[str, ...]] = ("bandage",)
    interests: ClassVar[tuple[str, ...]] = ("event", "damage", "coins")

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        if between_wounds(s):
            return []
        mates = [mate for mate in s.at(player.place) if 0 < mate.life < MAX_LIFE]
        return [Option("bandage", player.char, mate.char, card) for mate in mates]

    def changes(self, s: WalkingDeadState, player: Player, option: Option, announced: ItemAnnouncement) -> bool:
        mate = s.players[s.seat_of(option.target)]
        if announced.kind == "coins":
            return mate.life + HEALED >= MAX_LIFE
        return deadly(s, mate, announced.harm(s, mate))

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        self.discard(t, seat, option.item)
        t.emit("item-used", "twd.card.item.any-number", who=option.actor, card=option.item)
        t.gain_life(t.s.seat_of(option.target), HEALED, "twd.item.first-aid")

    def meaning(self, s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
        return Meaning(notes=(heals(s.players[s.seat_of(option.target)], HEALED),), final=True)


class Flashbang(Item):
    """Keeps up to three walkers at its owner's place from acting this round."""

    verbs: ClassVar[tuple[str, ...]] = ("flash",)
    interests: ClassVar[tuple[str, ...]] = ("damage",)

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        if between_wounds(s) or not walkers_to_come(s) or s.acting(s.place(player.place)) <= 0:
            return []
        return [Option("flash", player.char, item=card)]

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        self.discard(t, seat, option.item)
        place = t.s.place(t.s.players[seat].place)
        dazed = stunned(place)
        t.set_place(BoardPlace(place.id, place.walkers, place.fresh, place.dazed + dazed, place.acted, place.haunted))
        t.emit("flashbang", "twd.item.flashbang", who=option.actor, card=option.item, place=place.id, n=dazed)

    def meaning(self, s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
        return Meaning(notes=(Note("dazes", n=stunned(s.place(s.players[seat].place))),), final=True)


class FieldGlasses(Item):
    """Shows its owner the top card of a neighbouring deck, once a round; a draw is a question, so this can wait."""

    verbs: ClassVar[tuple[str, ...]] = ("spy",)

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        if s.spent("round", card):
            return []
        piles = [s.pile(place) for place in s.neighbours(player.place)]
        return [
            Option("spy", player.char, pile, card) for pile in piles if s.deck(pile).top_known_to(player.seat) is None
        ]

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        t.spend("round", option.item)
        card, deck = t.look_at_top(t.s.deck(option.target), seat)
        t.set_deck(deck)
        t.emit("spies", "twd.item.field-glasses", who=option.actor, deck=option.target)
        t.emit("sees", "twd.item.field-glasses", (seat,), who=option.actor, deck=option.target, card=card)


class KeptAmmo(Item):
    """Empties a kept ammunition card onto a weapon; before the declaration of an unarmed player, else it can wait."""

    verbs: ClassVar[tuple[str, ...]] = ("load",)
    interests: ClassVar[tuple[str, ...]] = ("declaration",)

    def options(self, s: WalkingDeadState, seat: int, card: str) -> list[Option]:
        player = s.players[seat]
        stored = player.holds(card)
        if stored is None or not stored.ammo:
            return []
        return [Option("load", player.char, weapon, card) for weapon in fitting_weapons(s, player, card)]

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        load_ammo(t, seat, option.item, option.target, "twd.ammo.load-later")

    def meaning(self, s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
        player = s.players[seat]
        stored, gun = player.holds(option.item), player.holds(option.target)
        if stored is None or gun is None:
            return None
        return Meaning(notes=(Note("ammo-then", n=gun.ammo + stored.ammo),))


class GroundAmmo(Item):
    """Solo: picks up an ammunition card from the ground (p. 12), for a weapon in a fight or for a price."""

    verbs: ClassVar[tuple[str, ...]] = ("collect",)
    interests: ClassVar[tuple[str, ...]] = ("declaration", "price")

    def uses(self, s: WalkingDeadState, player: Player, card: str) -> list[Option]:
        return [Option("collect", player.char, item=lying) for place, lying in s.ground if place == player.place]

    def changes(self, s: WalkingDeadState, player: Player, option: Option, announced: ItemAnnouncement) -> bool:
        if announced.kind == "declaration":
            return bool(fitting_weapons(s, player, option.item))
        price = s.content.events[announced.subject].pay
        return "ammo" in price and not can_pay(s, player, price)

    def use(self, t: WalkingDeadFlow, seat: int, option: Option) -> None:
        t.s.ground = tuple([(place, card) for place, card in t.s.ground if card != option.item])
        t.emit("ammo-collected", "twd.variant.solo.ground-ammo", who=option.actor, card=option.item)
        take_ammo(t, seat, option.item)


ITEMS: Final[Mapping[str, Item]] = {
    "motorcycle": Motorcycle(),
    "first-aid": FirstAid(),
    "flashbang": Flashbang(),
    "field-glasses": FieldGlasses(),
    "kept-ammo": KeptAmmo(),
    "ground-ammo": GroundAmmo(),
}
"""Effect word of an equipment card → the item; the last two words belong to ammunition cards."""
VERBS: Final = tuple([verb for item in ITEMS.values() for verb in item.verbs])


def interrupts(s: WalkingDeadState, seat: int) -> list[Option]:
    """Returns everything that this seat may use now although it is not asked; nothing between a roll and its effect
    (G-2)."""
    player = s.players[seat]
    frame = s.stack[-1] if s.stack else None
    if s.phase == "setup" or not player.life or not (player.cards or s.ground):
        return []
    if isinstance(frame, Question) and frame.rolled:
        return []
    options: list[Option] = []
    for item, card in holdings(s, seat):
        options += item.options(s, seat, card)
    if options and isinstance(frame, ItemAnnouncement) and frame.next(s)[0] == player.char:
        asked = frame.options(s)
        options = [option for option in options if option not in asked]
    return options


def use(t: WalkingDeadFlow, seat: int, option: Option) -> None:
    """Carries out an interrupt."""
    item_for(option).use(t, seat, option)


def item_meaning(s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
    """Returns the meaning of an interrupt."""
    return item_for(option).meaning(s, seat, option)


def item_for(option: Option) -> Item:
    """Returns the item or right to which an option belongs."""
    for item in ITEMS.values():
        if option.verb in item.verbs:
            return item
    raise KeyError(option.verb)


# -- when the walkers act ------------------------------------------------------------------------------------------


def walkers_to_come(s: WalkingDeadState) -> bool:
    """True in combat, and in the end phase until the walkers have acted."""
    return s.phase == "combat" or (s.phase == "end" and not s.spent("phase", "walkers-acted"))


def between_wounds(s: WalkingDeadState) -> bool:
    """True while the walkers act in the end phase: then no item may be used (W-54)."""
    return bool(s.spent("phase", "walkers-act")) and not s.spent("phase", "walkers-acted")


def stunned(place: BoardPlace) -> int:
    """Returns the number of walkers at a place that a flashbang would daze."""
    return min(3, place.walkers - place.fresh - place.dazed)
