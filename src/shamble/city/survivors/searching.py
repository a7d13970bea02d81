"""Searching and drawing equipment cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.survivors.inventory import SortInventory, receive
from shamble.city.survivors.levels import LevelUp
from shamble.city.table.flow import CityFlow, RuleStep
from shamble.city.table.kit import Kit, bare_kit_of, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import NO_OPTIONS, Option, Refusal

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules

Draw = tuple[str, int, str, int]
"""A draw under way: deck, number of cards left to draw, way (search, car, crate, …), number of cards kept so far."""


class Search(Action):
    """The search action: once a turn, in a building, with no zombie in the zone, unless skills allow more."""

    verbs: ClassVar[tuple[str, ...]] = ("search",)
    costs: ClassVar[bool] = True

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if turn.survivor.car or self.why_not(s, turn) or not (turn.has_action or turn.can("search")):
            return NO_OPTIONS
        return turn.kit.search

    def suits(self, rules: Rules, kit: Kit, beset: bool) -> bool:
        return not beset

    def why_not(self, s: CityState, turn: TurnBudget) -> str:
        """Id of the reason why the survivor may not search; empty if a search is possible."""
        if s.board.zones[turn.zone].street and not turn.kit.searches_outdoors:
            return "search-street"
        if turn.crowd:
            return "search-zombies"
        if "search" in turn.spent and not turn.kit.searches_again:
            return "search-once"
        return "" if s.rules.mission.searchable(s, turn.zone) else "search-nothing"

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        s = t.s
        survivor = s.survivor(who)
        kit = kit_of(s, survivor)
        t.pay(who, "search")
        if s.spent("turn", "search"):
            t.uses(who, kit.searches_again)
        if s.board.zones[survivor.zone].street:
            t.uses(who, kit.searches_outdoors)
        if kit.thorough:
            t.uses(who, kit.thorough)
        t.spend("turn", "search")
        t.then(DrawGear(who, s.rules.search_deck, kit.draws, "search"))

    def refusals(self, s: CityState, turn: TurnBudget) -> list[Refusal]:
        why = self.why_not(s, turn)
        if not why:
            return []
        rule = "action.search.once" if why == "search-once" else "action.search.where"
        if why == "search-zombies":
            return [Refusal(Option("search", turn.who), why, s.rules.rule(rule), {"n": turn.crowd})]
        return [Refusal(Option("search", turn.who), why, s.rules.rule(rule))]


class DrawGear(RuleStep):
    """Draws equipment cards one by one. `way` is search, car (until a weapon comes), crate, or the name of a skill."""

    fields: ClassVar[tuple[str, ...]] = ("who", "deck", "left", "way", "got")
    __slots__ = ("deck", "got", "left", "way", "who")

    def __init__(self, who: str, deck: str, left: int, way: str, got: int = 0) -> None:
        self.who: Final = who
        self.deck: Final = deck
        self.left: Final = left
        self.way: Final = way
        self.got: Final = got
        """Number of cards kept so far. Without any, only `sorts_after_empty_search` sorts for free."""

    def run(self, t: CityFlow) -> None:
        survivor = t.s.survivor(self.who)
        if not self.left or not survivor.here:
            t.then(SortInventory(self.who))
            t.then(LevelUp(self.who))
            return
        card = "" if self.in_vain(t.s) else t.take(self.deck, "action.search.reshuffle")
        if not card:
            rule = "action.crate.empty" if self.way == "crate" else "action.search"
            t.tell("nothing-found", rule, who=self.who, deck=self.deck)
            if self.got or t.s.rules.sorts_after_empty_search:
                t.then(SortInventory(self.who))
            return
        t.tell("finds", f"action.{'crate' if self.way == 'crate' else 'search'}", who=self.who, card=card)
        draw = (self.deck, self.left, self.way, self.got)
        for skill in bare_kit_of(t.s, survivor).on_card_drawn:
            if skill.card_drawn(t, self.who, draw, card):
                return
        keep(t, self.who, draw, card)

    def in_vain(self, s: CityState) -> bool:
        """True if a car is searched and no weapon is left in deck and discards: the search would never end."""
        if self.way != "car":
            return False
        cards = (*s.deck(self.deck).cards(), *s.discarded(self.deck))
        return not any(s.rules.catalogue.gear[card].weapon for card in cards)


def keep(t: CityFlow, who: str, draw: Draw, card: str) -> None:
    """Gives a drawn card to the survivor, unless its effect or the search of a car says otherwise, and draws on."""
    s = t.s
    deck, left, way, got = draw
    gear = s.rules.catalogue.gear[card]
    if gear.effect and s.rules.card_effect(gear.effect).card_drawn(t, who, draw, card):
        return
    if way == "car" and not gear.weapon:
        t.tell("no-weapon", "car.police", who=who, card=card)
        t.throw_away(card)
        t.then(DrawGear(who, deck, left, way, got))
        return
    receive(t, who, card)
    if s.rules.mission.hoards:
        s.rules.mission.check(t)
    if way in ("search", "car"):
        for skill in bare_kit_of(s, s.survivor(who)).on_card_kept:
            skill.card_kept(t, who, card)
    t.then(DrawGear(who, deck, left - 1, way, got + 1))
