"""Questions for items (G-2), asked right before something that an item could change."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option, Refusal
from shamble.core.reaction_window import Window
from shamble.games.walkingdead.effects.events import concerned
from shamble.games.walkingdead.effects.items import carriers, item_meaning, usable, use
from shamble.games.walkingdead.effects.resource_cards import fitting_weapons
from shamble.games.walkingdead.table.consequences import deadly, span
from shamble.games.walkingdead.table.content import EventCard
from shamble.games.walkingdead.table.flow import Question, WalkingDeadFlow
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState, distinct

OWN_PLACE: Final = ("reward", "assault", "pay-or-walkers", "mourning", "noise", "old-friends", "bold-grab")
"""Effects of events that depend on the place of their player alone."""
ANYTIME: Final = ("load", "ride", "bandage", "flash", "spy", "collect")
"""Verbs of interrupts."""
ALL_PLACES: Final = ("lose", "walkers", "prison-crisis", "split-group", "gain-here")


def interrupts(s: WalkingDeadState, seat: int) -> list[Option]:
    """Everything that this seat may do now although it is not asked; nothing between a roll and its effect (G-2)."""
    player = s.players[seat]
    frame = s.stack[-1] if s.stack else None
    if s.phase == "setup" or not player.life or (isinstance(frame, Question) and frame.rolled):
        return []
    options: list[Option] = []
    if player.cards:
        for held in distinct(player.ammo):
            if held.ammo:
                options += [
                    Option("load", player.char, weapon, held.card) for weapon in fitting_weapons(s, player, held.card)
                ]
        items = usable(s, player)
        if items and isinstance(frame, ItemWindow) and frame.next(s)[0] == player.char:
            asked = frame.options(s)
            items = [option for option in items if option not in asked]
        options += items
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


class ItemWindow(Window[WalkingDeadState, WalkingDeadFlow]):
    """Asks the seats whose items could change what comes next, one after another, leader first."""

    ask: ClassVar[str] = "window"
    verbs: ClassVar[tuple[str, ...]] = ("ride", "bandage", "flash", "pass")
    rule: ClassVar[str] = "twd.turn.anytime"
    moment: ClassVar[str] = ""

    def matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        """True if the item would do less, or nothing, if it were used later."""
        raise NotImplementedError

    def people(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        return [(s.players[seat].char, seat) for seat in carriers(s)]

    def answers(self, s: WalkingDeadState, who: str) -> list[Option]:
        player = s.players[s.seat_of(who)]
        return [option for option in usable(s, player) if self.matters(s, player, option)]

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": self.next(s)[0], "moment": self.moment, "event": ""}

    def refusals(self, s: WalkingDeadState) -> list[Refusal]:
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

    def meaning(self, s: WalkingDeadState, option: Option) -> Meaning | None:
        return item_meaning(s, self.seat(s), option)

    def do(self, t: WalkingDeadFlow, option: Option) -> None:
        use(t, t.s.seat_of(option.actor), option)


class BeforeEvent(ItemWindow):
    """Asks for items after an event was played, before it takes effect."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card", "passed")
    __slots__ = ("card", "who")
    moment: ClassVar[str] = "event"

    def __init__(self, who: int, card: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__(passed)
        self.who: Final = who
        self.card: Final = card

    def again(self, passed: tuple[str, ...]) -> BeforeEvent:
        return BeforeEvent(self.who, self.card, passed)

    def question(self, s: WalkingDeadState) -> Args:
        return {**super().question(s), "event": self.card}

    def matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        event = s.content.events[self.card]
        if option.verb == "ride":
            return place_counts(s, self.who, event, player.seat)
        return option.verb == "bandage" and mortal(s, option.target, harm(s, self.who, event, option.target))


class BeforeCombat(ItemWindow):
    """Asks for the last ride to a fight or away from it; other items can wait until the walkers act."""

    moment: ClassVar[str] = "combat"

    def again(self, passed: tuple[str, ...]) -> BeforeCombat:
        return BeforeCombat(passed)

    def matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        return option.verb == "ride" and bool(s.place(player.place).walkers or s.place(option.target).walkers)


class BeforeDamage(ItemWindow):
    """Asks for items before the walkers wound and eat."""

    moment: ClassVar[str] = "damage"

    def again(self, passed: tuple[str, ...]) -> BeforeDamage:
        return BeforeDamage(passed)

    def matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        here = s.acting(s.place(player.place))
        if option.verb == "ride":
            return here > 0 or s.acting(s.place(option.target)) > 0
        return option.verb == "flash" or mortal(s, option.target, here)


# -- what an item could change -------------------------------------------------------------------------------------


def mortal(s: WalkingDeadState, char: str, damage: int) -> bool:
    """True if this damage could kill; if not, a bandage is as good afterwards."""
    return deadly(s, s.players[s.seat_of(char)], damage)


def place_counts(s: WalkingDeadState, who: int, event: EventCard, seat: int) -> bool:
    """True if the effect of an event depends on the place of this seat."""
    if event.effect in OWN_PLACE:
        return seat == who and (event.effect != "mourning" or bool(s.dead))
    if event.effect == "wrong-decision":
        return seat == s.leader
    return event.effect in ALL_PLACES and event.who != "hungry" and event.where != "each"


def harm(s: WalkingDeadState, who: int, event: EventCard, char: str) -> int:
    """Returns the most life that an event may take from a character, or that its price may cost."""
    player = s.players[s.seat_of(char)]
    if event.effect == "lose" and event.what == "life":
        return span(s, event.amount)[1] if player in concerned(s, who, event) else 0
    if event.effect == "stay-put":
        return event.penalty.get("life", 0) if player.moved and player.seat != s.leader else 0
    if player.seat != who:
        return 0
    return event.life if event.effect == "pay-or-life" else event.pay.get("life", 0)
