"""Cards of Season 1 with an effect besides attacks, and the cards made out of two others (p. 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import kind_name
from shamble.city.family.card_effects.firebomb import Firebomb
from shamble.city.family.card_effects.tools import AmbushCard, Ammunition, Lamp, Provision
from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.kit import HANDS, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.event import Args
from shamble.core.option import NO_OPTIONS, Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.core.advice import Judged

MADE: Final = "made"
"""Deck of the cards that are made out of two others."""


class Aaahh(AmbushCard):
    """Places a walker in a search."""

    id: ClassVar[str] = "aaahh"
    kind: ClassVar[str] = "walker"


class Bullets(Ammunition):
    """Re-rolls guns."""

    id: ClassVar[str] = "bullets"


class Shells(Ammunition):
    """Re-rolls shotguns."""

    id: ClassVar[str] = "shells"


class Flashlight(Lamp):
    """Draws one more card in a search for each flashlight (S1-26)."""

    id: ClassVar[str] = "flashlight"

    def draws(self, draws: int, n: int) -> int:
        return draws + n


class Mask(CardEffect):
    """Discarded instead of taking a wound."""

    id: ClassVar[str] = "mask"
    shields: ClassVar[bool] = True

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 1.2


class Supply(Provision):
    """Food: it has no effect, but missions may ask for it."""

    id: ClassVar[str] = "supply"


class WoundCard(CardEffect):
    """A wound, which takes up a slot."""

    id: ClassVar[str] = "wound"
    fixed: ClassVar[bool] = True


class Molotov(Firebomb):
    """Burns a zone."""

    id: ClassVar[str] = "molotov"
    cites: ClassVar[str] = "gear.molotov"


# -- made out of two cards -------------------------------------------------------------------------------------------


class Part(CardEffect):
    """One of two cards that become a weapon, for free between actions of the survivor's own turn (S1-54)."""

    verbs: ClassVar[tuple[str, ...]] = ()
    other: ClassVar[str] = ""
    makes: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def options(self, s: CityState, turn: TurnBudget, card: str) -> list[Option]:
        if not any(kind_name(carried) == self.other for carried in turn.survivor.gear) or not in_supply(s, self.makes):
            return NO_OPTIONS
        return [Option(self.verbs[0], turn.who)]

    def judge(self, judge: TurnJudge, option: Option, floor: float) -> Judged | None:
        return judge.now + 3.0, "free", {}

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        parts = [first(t.s.survivor(who), name) for name in (self.id, self.other)]
        for card in parts:
            t.set(t.s.survivor(who).without(card))
            self.use_up(t, card)
        for _ in range(self.copies(t, who)):
            made = t.supplied(MADE, self.makes)
            if made:
                t.set(t.s.survivor(who).having(pack=(*t.s.survivor(who).pack, made)))
                t.tell("makes", self.rule, who=who, card=made)
                t.then(Ready(who, made))

    def use_up(self, t: CityFlow, card: str) -> None:
        """Discards a part."""
        t.throw_away(card)

    def copies(self, t: CityFlow, who: str) -> int:
        """Number of cards made."""
        return 1

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 1.2 if any(kind_name(carried) == self.other for carried in rest) else 0.2


class Gasoline(Part):
    """Becomes a Molotov with a bottle."""

    id: ClassVar[str] = "gasoline"
    verbs: ClassVar[tuple[str, ...]] = ("mix",)
    other: ClassVar[str] = "glass-bottles"
    makes: ClassVar[str] = "molotov"
    rule: ClassVar[str] = "gear.molotov.make"

    def copies(self, t: CityFlow, who: str) -> int:
        skill = next((learnt for learnt in kit_of(t.s, t.s.survivor(who)).learnt if learnt.id == "two-cocktails"), None)
        if skill is None:
            return 1
        t.uses(who, skill.name)
        return 2


class RifleScope(Part):
    """Becomes a sniper rifle with a rifle; both cards are set aside until the sniper rifle is lost."""

    id: ClassVar[str] = "scope"
    verbs: ClassVar[tuple[str, ...]] = ("mount",)
    other: ClassVar[str] = "rifle"
    makes: ClassVar[str] = "sniper-rifle"
    rule: ClassVar[str] = "gear.sniper-rifle"

    def use_up(self, t: CityFlow, card: str) -> None:
        t.discard(MADE, card)


class SniperRifle(CardEffect):
    """A rifle with a scope; when it is discarded, both cards are (S1-54)."""

    id: ClassVar[str] = "sniper-rifle"

    def discarded(self, t: CityFlow, card: str) -> None:
        for name in ("rifle", "scope"):
            part = t.supplied(MADE, name)
            if part:
                t.throw_away(part)

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 0.3


def in_supply(s: CityState, name: str) -> bool:
    """True if a card of this name can still be made."""
    return any(kind_name(card) == name for card in (*s.deck(MADE).cards(), *s.discarded(MADE)))


def first(survivor: Survivor, name: str) -> str:
    """The first card of this name that a survivor carries."""
    return next(card for card in survivor.gear if kind_name(card) == name)


class Ready(WhoQuestion):
    """Asks whether a card just made goes into a hand; the card there takes the free slot (S1-5)."""

    fields: ClassVar[tuple[str, ...]] = ("who", "card")
    __slots__ = ("card",)
    ask: ClassVar[str] = "ready"
    verbs: ClassVar[tuple[str, ...]] = ("ready", "stow")
    cites: ClassVar[str] = "gear.made"

    def __init__(self, who: str, card: str) -> None:
        super().__init__(who)
        self.card: Final = card

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "card": self.card}

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if self.card not in survivor.pack:
            return []
        if len(survivor.hands) < HANDS:
            options = [Option("ready", self.who)]
        else:
            options = [Option("ready", self.who, item=card) for card in survivor.hands]
        fits = len(survivor.pack) <= kit_of(s, survivor).room - HANDS
        return [*options, Option("stow", self.who)] if fits else options

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "stow":
            return
        survivor = t.s.survivor(self.who)
        hands = tuple([card for card in survivor.hands if card != option.item])
        pack = tuple([card for card in survivor.pack if card != self.card])
        if option.item:
            pack = (*pack, option.item)
        t.set(survivor.having(hands=(*hands, self.card), pack=pack))
        t.tell("holds", self.cites, who=self.who, cards=(*hands, self.card))
