"""The slots of a dashboard: two for traits, one for a devoured bystander (p. 13, 21)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.printed import kind_name
from shamble.city.table.flow import CityFlow, WhoQuestion, WhoStep
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.event import Args
from shamble.core.option import Option

TRAITS: Final = 2
"""Number of trait slots."""
PEPPER: Final = "pepper-potts"


def traits(s: CityState, survivor: Survivor) -> list[str]:
    """The trait cards in the slots."""
    return [card for card in survivor.kept if s.rules.catalogue.gear[card].kind == "trait"]


def eaten(s: CityState, survivor: Survivor) -> list[str]:
    """The bystander cards in the slot, normally one at most."""
    return [card for card in survivor.kept if s.rules.catalogue.gear[card].kind == "bystander"]


def holds(survivor: Survivor, name: str) -> str:
    """The card of this name in a slot, or ""."""
    for card in survivor.kept:
        if kind_name(card) == name:
            return card
    return ""


def lay_off(t: CityFlow, who: str, card: str) -> None:
    """Moves a card from its slot to its discard pile."""
    survivor = t.s.survivor(who)
    t.set(survivor.having(kept=tuple([other for other in survivor.kept if other != card])))
    t.throw_away(card)


def use_trait(t: CityFlow, who: str, name: str) -> None:
    """Discards a trait for its single use (p. 13)."""
    card = holds(t.s.survivor(who), name)
    assert card, f"{who} has no {name}"
    lay_off(t, who, card)
    t.tell("trait", f"skill.{name}", who=who, card=card)


# -- gaining one -----------------------------------------------------------------------------------------------------


class DrawTrait(WhoStep):
    """Draws the top trait; a hero with three traits then discards one of them (p. 13)."""

    def run(self, t: CityFlow) -> None:
        drawn = [draw(t, self.who)]
        if PEPPER in kit_of(t.s, t.s.survivor(self.who)).count and drawn[0]:
            t.uses(self.who, PEPPER)
            drawn.append(draw(t, self.who))
        if len(drawn) > 1 and all(drawn):
            t.then(PickTrait(self.who, drawn[0], drawn[1]))
        t.then(TooManyTraits(self.who))


def draw(t: CityFlow, who: str) -> str:
    """Draws a trait into the hero's slots; returns "" if no card is left."""
    card = t.take("traits", "trait.reshuffle")
    if not card:
        t.tell("no-trait", "trait.reshuffle", who=who)
        return ""
    survivor = t.s.survivor(who)
    t.set(survivor.having(kept=(*survivor.kept, card)))
    t.tell("gains-trait", "action.trait", who=who, card=card)
    return card


class PickTrait(WhoQuestion):
    """Asks which of two drawn traits to keep (Pepper Potts)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "first", "second")
    __slots__ = ("first", "second")
    ask: ClassVar[str] = "pick-trait"
    verbs: ClassVar[tuple[str, ...]] = ("take",)
    cites: ClassVar[str] = f"skill.{PEPPER}"

    def __init__(self, who: str, first: str, second: str) -> None:
        super().__init__(who)
        self.first: Final = first
        self.second: Final = second

    def options(self, s: CityState) -> list[Option]:
        kept = s.survivor(self.who).kept
        return [Option("take", self.who, item=card) for card in (self.first, self.second) if card in kept]

    def answer(self, t: CityFlow, option: Option) -> None:
        other = self.second if option.item == self.first else self.first
        lay_off(t, self.who, other)
        t.tell("drops-card", f"skill.{PEPPER}", who=self.who, card=other)


class TooManyTraits(WhoQuestion):
    """Asks which of three traits to discard (p. 13)."""

    ask: ClassVar[str] = "too-many-traits"
    verbs: ClassVar[tuple[str, ...]] = ("drop",)
    cites: ClassVar[str] = "trait.slots"

    def options(self, s: CityState) -> list[Option]:
        mine = traits(s, s.survivor(self.who))
        return [Option("drop", self.who, item=card) for card in mine] if len(mine) > TRAITS else []

    def answer(self, t: CityFlow, option: Option) -> None:
        lay_off(t, self.who, option.item)
        t.tell("drops-card", "trait.slots", who=self.who, card=option.item)
        t.then(TooManyTraits(self.who))


# -- a bystander -----------------------------------------------------------------------------------------------------


class KeepBystander(WhoStep):
    """Gives the hero the card of a devoured bystander; with a second card, the hero chooses one (p. 21, M-61)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "id")
    __slots__ = ("id",)

    def __init__(self, who: str, id: str) -> None:
        super().__init__(who)
        self.id: Final = id

    def run(self, t: CityFlow) -> None:
        s = t.s
        survivor = s.survivor(self.who)
        if not survivor.here:
            return
        t.set_discards("bystanders", tuple([card for card in s.discarded("bystanders") if card != self.id]))
        t.set(survivor.having(kept=(*survivor.kept, self.id)))
        t.tell("keeps", "bystander.card", who=self.who, card=self.id)
        t.then(OneBystander(self.who))


class OneBystander(WhoQuestion):
    """Asks which of two bystander cards to discard."""

    ask: ClassVar[str] = "one-bystander"
    verbs: ClassVar[tuple[str, ...]] = ("drop",)
    cites: ClassVar[str] = "bystander.slot"

    def options(self, s: CityState) -> list[Option]:
        mine = eaten(s, s.survivor(self.who))
        return [Option("drop", self.who, item=card) for card in mine] if len(mine) > 1 else []

    def question(self, s: CityState) -> Args:
        return {"who": self.who}

    def answer(self, t: CityFlow, option: Option) -> None:
        lay_off(t, self.who, option.item)
        t.tell("drops-card", "bystander.slot", who=self.who, card=option.item)
