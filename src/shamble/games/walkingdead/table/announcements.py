"""Announcements of this game (G-2, W-55): the holders of items are asked right before a step that an item changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from shamble.core.announcement import Announcement, AnyTime
from shamble.core.event import Args
from shamble.core.option import Option, Refusal
from shamble.games.walkingdead.table.flow import WalkingDeadFlow
from shamble.games.walkingdead.table.state import MAX_LIFE, Player, WalkingDeadState, without_equal_copies

Holding = tuple[AnyTime[Any, Any], str]


def item_in_hand(s: WalkingDeadState) -> bool:
    """True if somebody holds an item that is interested in an announcement. Cheap, because it is asked very often."""
    handy = s.content.handy
    for player in s.players:
        for held in player.cards:
            if held.card in handy:
                return True
    return False


def holdings(s: WalkingDeadState, seat: int) -> list[Holding]:
    """Returns everything that a seat may use at any time, each with its card: kept ammunition, items, and ammunition on
    the ground."""
    player = s.players[seat]
    items = s.content.items
    held: list[Holding] = []
    for kept in without_equal_copies(player.ammo):
        held.append((items["kept-ammo"], kept.card))
    for card in without_equal_copies(player.cards):
        item = items.get(s.content.equipment[card.card].effect)
        if item is not None:
            held.append((item, card.card))
    if s.ground:
        held.append((items["ground-ammo"], ""))
    return held


class ItemAnnouncement(Announcement[WalkingDeadState, WalkingDeadFlow]):
    """Asks the seats whose items could change what comes next, one after another, leader first."""

    ask: ClassVar[str] = "window"
    verbs: ClassVar[tuple[str, ...]] = ("ride", "bandage", "flash", "load", "collect", "pass")
    rule: ClassVar[str] = "twd.turn.anytime"

    def wanted(self, s: WalkingDeadState) -> bool:
        return item_in_hand(s)

    def candidates(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        return [(s.players[seat].char, seat) for seat in s.order()]

    def holdings(self, s: WalkingDeadState, seat: int) -> Sequence[Holding]:
        return holdings(s, seat)

    def ride_matters(self, s: WalkingDeadState, player: Player, option: Option) -> bool:
        """True if the announced step would go differently after this player's ride."""
        return False

    def harm(self, s: WalkingDeadState, player: Player) -> int:
        """Returns the most life that the announced step may cost a player."""
        return 0

    def question(self, s: WalkingDeadState) -> Args:
        return {"who": self.next(s)[0], "moment": self.kind, "event": self.subject}

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


class OwnAnnouncement(ItemAnnouncement):
    """An announcement that only the seat whose step is announced can change."""

    fields: ClassVar[tuple[str, ...]] = ("who", "passed")

    def candidates(self, s: WalkingDeadState) -> list[tuple[str, int]]:
        return [(s.players[self.who].char, self.who)]


class BeforePrice(OwnAnnouncement):
    """Announces a price that the player cannot pay yet: solo, ammunition on the ground may pay it (p. 12)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "subject", "passed")

    def __init__(self, who: int, subject: str, passed: tuple[str, ...] = ()) -> None:
        super().__init__("price", who, subject, passed)

    def with_passed(self, passed: tuple[str, ...]) -> BeforePrice:
        return BeforePrice(self.who, self.subject, passed)

    def wanted(self, s: WalkingDeadState) -> bool:
        return bool(s.ground)
