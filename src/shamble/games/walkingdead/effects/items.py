"""Items that may be used at any time (p. 4, W-6), and their effects."""

from __future__ import annotations

from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.walkingdead.effects.moving import move_figure, step_meaning
from shamble.games.walkingdead.effects.resource_cards import load_ammo, take_ammo
from shamble.games.walkingdead.table.consequences import heals
from shamble.games.walkingdead.table.flow import WalkingDeadFlow
from shamble.games.walkingdead.table.state import MAX_LIFE, BoardPlace, Player, WalkingDeadState, distinct


def usable(s: WalkingDeadState, player: Player) -> list[Option]:
    """Returns the items that a player may use now; none while the walkers act (W-54)."""
    options: list[Option] = []
    handy = s.content.handy
    items = tuple([held for held in player.cards if held.card in handy])
    if not items or not player.place or between_wounds(s):
        return options
    for held in distinct(items):
        equipment = s.content.equipment[held.card]
        if equipment.effect == "motorcycle":
            if not s.fights:
                options += [Option("ride", player.char, place, held.card) for place in s.grid if place != player.place]
        elif equipment.effect == "first-aid":
            options += [
                Option("bandage", player.char, mate.char, held.card)
                for mate in s.at(player.place)
                if 0 < mate.life < MAX_LIFE
            ]
        elif equipment.effect == "flashbang" and walkers_to_come(s) and s.acting(s.place(player.place)) > 0:
            options.append(Option("flash", player.char, item=held.card))
    return options


def carriers(s: WalkingDeadState) -> list[int]:
    """Returns the seats with an item that may be used at any time, leader first."""
    handy = s.content.handy
    seats = []
    for seat in s.order():
        for held in s.players[seat].cards:
            if held.card in handy:
                seats.append(seat)
                break
    return seats


def walkers_to_come(s: WalkingDeadState) -> bool:
    """True in combat, and in the end phase until the walkers have acted."""
    return s.phase == "combat" or (s.phase == "end" and not s.spent("phase", "walkers-acted"))


def between_wounds(s: WalkingDeadState) -> bool:
    """True while the walkers act in the end phase."""
    return bool(s.spent("phase", "walkers-act")) and not s.spent("phase", "walkers-acted")


def use(t: WalkingDeadFlow, seat: int, option: Option) -> None:
    """Carries out an interrupt."""
    s = t.s
    player = s.players[seat]
    verb = option.verb
    if verb == "load":
        load_ammo(t, seat, option.item, option.target, "twd.ammo.load-later")
    elif verb == "ride":
        t.set(player.without(option.item))
        t.discard(option.item)
        t.emit("item-used", "twd.turn.anytime", who=player.char, card=option.item)
        move_figure(t, seat, option.target, "twd.item.motorcycle")
    elif verb == "bandage":
        t.set(player.without(option.item))
        t.discard(option.item)
        t.emit("item-used", "twd.card.item.any-number", who=player.char, card=option.item)
        t.gain_life(s.seat_of(option.target), 2, "twd.item.first-aid")
    elif verb == "flash":
        t.set(player.without(option.item))
        t.discard(option.item)
        place = s.place(player.place)
        dazed = min(3, place.walkers - place.fresh - place.dazed)
        t.set_place(BoardPlace(place.id, place.walkers, place.fresh, place.dazed + dazed, place.acted, place.haunted))
        t.emit("flashbang", "twd.item.flashbang", who=player.char, card=option.item, place=place.id, n=dazed)
    elif verb == "spy":
        t.spend("round", option.item)
        card, deck = t.look(s.deck(option.target), seat)
        t.set_deck(deck)
        t.emit("spies", "twd.item.field-glasses", who=player.char, deck=option.target)
        t.emit("sees", "twd.item.field-glasses", (seat,), who=player.char, deck=option.target, card=card)
    elif verb == "collect":
        s.ground = tuple([(place, card) for place, card in s.ground if card != option.item])
        t.emit("ammo-collected", "twd.variant.solo.ground-ammo", who=player.char, card=option.item)
        take_ammo(t, seat, option.item)


def item_meaning(s: WalkingDeadState, seat: int, option: Option) -> Meaning | None:
    """Returns the meaning of using an item or a kept card."""
    player = s.players[seat]
    if option.verb == "ride":
        return step_meaning(s, seat, 0, final=True)
    if option.verb == "bandage":
        return Meaning(notes=(heals(s.players[s.seat_of(option.target)], 2),), final=True)
    if option.verb == "flash":
        place = s.place(player.place)
        return Meaning(notes=(Note("dazes", n=min(3, place.walkers - place.fresh - place.dazed)),), final=True)
    if option.verb == "load":
        stored, gun = player.holds(option.item), player.holds(option.target)
        if stored is not None and gun is not None:
            return Meaning(notes=(Note("ammo-then", n=gun.ammo + stored.ammo),))
    return None
