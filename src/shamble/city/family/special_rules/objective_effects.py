"""Special rules about taking objectives."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.printed import kind_name
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.survivors.inventory import SortInventory, receive
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import CityFlow
from shamble.city.table.pieces import Token
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor


class OneEach(SpecialRule):
    """No survivor may take a second objective."""

    id: ClassVar[str] = "one-each"

    def takeable(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        return token.kind != "objective" or not s.mission_counter(f"took {survivor.id}")


class ObjectiveAp(SpecialRule):
    """Sets the adrenaline for taking an objective."""

    id: ClassVar[str] = "objective-ap"
    words: ClassVar[tuple[str, ...]] = ("ap",)

    def worth(self, s: CityState, token: Token) -> int:
        return int(self.row["ap"])


class ObjectiveEffect(SpecialRule):
    """An effect on the survivor who takes one named objective."""

    words: ClassVar[tuple[str, ...]] = ("objective",)

    def took(self, t: CityFlow, who: str, token: Token) -> None:
        if token.id == self.row["objective"]:
            self.find(t, who)

    def find(self, t: CityFlow, who: str) -> None:
        """Applies the effect."""
        raise NotImplementedError


class Medicine(ObjectiveEffect):
    """Heals all wounds of everybody in the zone."""

    id: ClassVar[str] = "medicine"

    def find(self, t: CityFlow, who: str) -> None:
        for mate in t.s.at(t.s.survivor(who).zone):
            if mate.life < mate.health:
                t.heal(mate.id, mate.health - mate.life, self.cites)


class HealingObjective(ObjectiveEffect):
    """Heals one wound of the survivor who takes the objective."""

    id: ClassVar[str] = "first-aid"

    def find(self, t: CityFlow, who: str) -> None:
        survivor = t.s.survivor(who)
        if survivor.life < survivor.health:
            t.heal(who, 1, self.cites)

    def helps(self, s: CityState, survivor: Survivor, token: Token) -> bool:
        return token.id != self.row["objective"] or survivor.life < survivor.health


class DropWeapon(ObjectiveEffect):
    """Draws a card as from a crate."""

    id: ClassVar[str] = "drop-weapon"

    def find(self, t: CityFlow, who: str) -> None:
        t.then(DrawGear(who, t.s.rules.crate_deck, 1, "crate"))


class Cache(ObjectiveEffect):
    """Gives a named card, if the deck or its discards have one."""

    id: ClassVar[str] = "cache"
    words: ClassVar[tuple[str, ...]] = ("objective", "card")

    def find(self, t: CityFlow, who: str) -> None:
        s = t.s
        deck = s.rules.search_deck
        cards, discards = s.deck(deck).cards(), s.discarded(deck)
        card = next((card for card in (*cards, *discards) if kind_name(card) == self.row["card"]), "")
        if not card:
            return
        if card in cards:
            t.fetch(deck, card)
        else:
            t.set_discards(deck, tuple([other for other in discards if other != card]))
        receive(t, who, card)
        t.tell("finds", self.cites, who=who, card=card)
        t.then(SortInventory(who))


class Lair(ObjectiveEffect):
    """Places an individual enemy in a zone when the objective is taken."""

    id: ClassVar[str] = "lair"
    words: ClassVar[tuple[str, ...]] = ("objective", "zone")

    def find(self, t: CityFlow, who: str) -> None:
        type = next(iter(t.s.rules.catalogue.individuals.values()))
        # The goal `lair` asks for one more kill than so far.
        t.set_mission_counter("lair", t.s.mission_counter(f"kills {type}") + 1)
        t.s.rules.individual_appears(t, self.zones[0], type)

    def postpones(self, token: Token) -> bool:
        return token.id == str(self.row["objective"])


class Wakes(ObjectiveEffect):
    """Activates a spawn zone."""

    id: ClassVar[str] = "wakes"
    words: ClassVar[tuple[str, ...]] = ("objective", "zone")

    def find(self, t: CityFlow, who: str) -> None:
        for index, spawn in enumerate(t.s.spawns):
            if spawn.zone == self.zones[0] and not spawn.active:
                t.wake(index)
