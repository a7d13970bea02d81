"""What lies under the objectives."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.printed import kind_name
from shamble.city.missions.special_rule import Effect
from shamble.city.survivors.inventory import Sort, receive
from shamble.city.survivors.searching import DrawGear
from shamble.city.table.flow import Play
from shamble.city.table.pieces import Token
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor


class OneEach(Effect):
    """Nobody takes a second objective."""

    id: ClassVar[str] = "one-each"

    def takeable(self, s: City, survivor: Survivor, token: Token) -> bool:
        return token.kind != "objective" or not s.noted(f"took {survivor.id}")


class ObjectiveAp(Effect):
    """What taking an objective is worth."""

    id: ClassVar[str] = "objective-ap"
    words: ClassVar[tuple[str, ...]] = ("ap",)

    def worth(self, s: City, token: Token) -> int:
        return int(self.row["ap"])


class Find(Effect):
    """Something happens to who takes one named objective."""

    words: ClassVar[tuple[str, ...]] = ("objective",)

    def took(self, t: Play, who: str, token: Token) -> None:
        if token.id == self.row["objective"]:
            self.find(t, who)

    def find(self, t: Play, who: str) -> None:
        raise NotImplementedError


class Medicine(Find):
    """Everybody in the zone heals completely."""

    id: ClassVar[str] = "medicine"

    def find(self, t: Play, who: str) -> None:
        for mate in t.s.at(t.s.survivor(who).zone):
            if mate.life < mate.health:
                t.heal(mate.id, mate.health - mate.life, self.cites)


class FirstAid(Find):
    """Whoever takes it heals one wound."""

    id: ClassVar[str] = "first-aid"

    def find(self, t: Play, who: str) -> None:
        survivor = t.s.survivor(who)
        if survivor.life < survivor.health:
            t.heal(who, 1, self.cites)

    def helps(self, s: City, survivor: Survivor, token: Token) -> bool:
        return token.id != self.row["objective"] or survivor.life < survivor.health


class DropWeapon(Find):
    """It is worth a crate."""

    id: ClassVar[str] = "drop-weapon"

    def find(self, t: Play, who: str) -> None:
        t.then(DrawGear(who, t.s.rules.crate_deck, 1, "crate"))


class Cache(Find):
    """A named card lies there, if the deck or its discards still have one."""

    id: ClassVar[str] = "cache"
    words: ClassVar[tuple[str, ...]] = ("objective", "card")

    def find(self, t: Play, who: str) -> None:
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
        t.then(Sort(who))


class Lair(Find):
    """Somebody big waits in a zone for it to be taken."""

    id: ClassVar[str] = "lair"
    words: ClassVar[tuple[str, ...]] = ("objective", "zone")

    def find(self, t: Play, who: str) -> None:
        type = next(iter(t.s.rules.catalogue.individuals.values()))
        # From now on one more of them has to fall.
        t.note("lair", t.s.noted(f"kills {type}") + 1)
        t.s.rules.individual_appears(t, self.zones[0], type)

    def postpones(self, token: Token) -> bool:
        return token.id == str(self.row["objective"])


class Wakes(Find):
    """A sleeping spawn zone awakes."""

    id: ClassVar[str] = "wakes"
    words: ClassVar[tuple[str, ...]] = ("objective", "zone")

    def find(self, t: Play, who: str) -> None:
        for index, spawn in enumerate(t.s.spawns):
            if spawn.zone == self.zones[0] and not spawn.active:
                t.wake(index)
