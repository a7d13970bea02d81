"""Items and ammunition that may be used at any time, and the windows in which one is asked for them (W-6, G-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.cards import fitting_weapons, load_ammo, take_ammo
from shamble.games.walkingdead.moving import move_figure
from shamble.games.walkingdead.play import Play, Question
from shamble.games.walkingdead.state import MAX_LIFE, Place, Player, Table


def timely(s: Table, player: Player) -> list[Option]:
    """Items that help against what is about to happen: these are asked for in windows."""
    options: list[Option] = []
    if not player.place:
        return options
    for held in player.cards:
        equipment = s.content.equipment[held.card]
        if equipment.weapon:
            continue
        if equipment.effect == "motorcycle":
            if not s.fights and not between_wounds(s):
                options += [Option("ride", player.char, place, held.card) for place in s.grid if place != player.place]
        elif equipment.effect == "first-aid":
            options += [
                Option("bandage", player.char, mate.char, held.card)
                for mate in s.at(player.place)
                if 0 < mate.life < MAX_LIFE
            ]
        elif equipment.effect == "flashbang" and flash_helps(s, player.place):
            options.append(Option("flash", player.char, item=held.card))
    return options


def between_wounds(s: Table) -> bool:
    return bool(s.spent("phase", "walkers-act")) and not s.spent("phase", "walkers-acted")


def flash_helps(s: Table, id: str) -> bool:
    """In combat, and in the end phase until the walkers have acted."""
    if s.phase != "combat" and (s.phase != "end" or s.spent("phase", "walkers-acted")):
        return False
    place = s.place(id)
    return place.walkers - place.fresh - place.dazed > 0


def interrupts(s: Table, seat: int) -> list[Option]:
    """Everything this seat may do now although it is not asked."""
    player = s.players[seat]
    if s.phase == "setup" or not player.life:
        return []
    options: list[Option] = []
    if player.cards:
        for held in player.ammo:
            if not held.ammo:
                continue
            options += [
                Option("load", player.char, weapon, held.card) for weapon in fitting_weapons(s, player, held.card)
            ]
        if not in_window(s, seat):
            options += timely(s, player)
        if player.place:
            for held in player.cards:
                if s.content.equipment[held.card].effect == "field-glasses" and not s.spent("round", held.card):
                    options += [
                        Option("spy", player.char, s.pile(place), held.card)
                        for place in s.neighbours(player.place)
                        if s.deck(s.pile(place)).top_known_to(seat) is None
                    ]
    if s.ground:
        options += [Option("collect", player.char, item=card) for place, card in s.ground if place == player.place]
    return options


def in_window(s: Table, seat: int) -> bool:
    """Whether the seat is being asked for exactly these items."""
    frame = s.stack[-1] if s.stack else None
    return isinstance(frame, Window) and frame.next(s) >= 0 and frame.seat(s) == seat


def use(t: Play, seat: int, option: Option) -> None:
    """Do what an interrupt says."""
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
        t.set_place(Place(place.id, place.walkers, place.fresh, place.dazed + dazed, place.acted, place.haunted))
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


class Window(Question):
    """Before an event resolves and at the turns of combat, seats with a timely item are asked one by one."""

    fields: ClassVar[tuple[str, ...]] = ("moment", "step")
    __slots__ = ("moment", "step")
    ask: ClassVar[str] = "window"
    rule: ClassVar[str] = "twd.turn.anytime"

    def __init__(self, moment: str, step: int) -> None:
        self.moment: Final = moment
        self.step: Final = step

    def next(self, s: Table) -> int:
        """The first seat from this step on that holds something timely: -1 if there is none."""
        order = s.order()
        for step in range(self.step, len(order)):
            player = s.players[order[step]]
            if player.cards and timely(s, player):
                return step
        return -1

    def seat(self, s: Table) -> int:
        return s.order()[self.next(s)]

    def question(self, s: Table) -> Args:
        return {"who": s.players[self.seat(s)].char, "moment": self.moment}

    def options(self, s: Table) -> list[Option]:
        step = self.next(s)
        if step < 0:
            return []
        player = s.players[s.order()[step]]
        return [*timely(s, player), Option("pass", player.char)]

    def refusals(self, s: Table) -> list[Refusal]:
        player = s.players[self.seat(s)]
        return [
            Refusal(
                Option("bandage", player.char, mate.char, held.card),
                "full-life",
                "twd.item.first-aid.limits",
                {"who": mate.char},
            )
            for held in player.cards
            if s.content.equipment[held.card].effect == "first-aid"
            for mate in s.at(player.place)
            if mate.life >= MAX_LIFE
        ]

    def answer(self, t: Play, option: Option) -> None:
        step = self.next(t.s)
        if option.verb == "pass":
            t.then(Window(self.moment, step + 1))
        else:
            use(t, t.s.order()[step], option)
            t.then(Window(self.moment, step))
