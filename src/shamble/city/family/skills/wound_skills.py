"""Skills about wounds, and their questions."""

from __future__ import annotations

from typing import ClassVar

from shamble.city.book.skill import Skill
from shamble.city.survivors.inventory import loose
from shamble.city.survivors.wounds import WoundQuestion
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit
from shamble.city.table.state import CityState
from shamble.core.option import Option


class IsThatAllSkill(Skill):
    """Offers to discard a card for each wound instead of taking it."""

    id: ClassVar[str] = "is-that-all"
    sacrifices: ClassVar[bool] = True

    def equip(self, kit: Kit, n: int) -> None:
        kit.endures = True

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        if not any(loose(t.s, card) for card in t.s.survivor(who).gear):
            return n
        t.then(IsThatAll(who, n, source))
        return 0


class IsThatAll(WoundQuestion):
    """Asks which card to discard instead of the next wound."""

    ask: ClassVar[str] = "is-that-all"
    verbs: ClassVar[tuple[str, ...]] = ("sacrifice", "suffer")
    cites: ClassVar[str] = "skill.is-that-all"

    def options(self, s: CityState) -> list[Option]:
        gear = [card for card in s.survivor(self.who).gear if loose(s, card)]
        return [*[Option("sacrifice", self.who, item=card) for card in gear], Option("suffer", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "suffer":
            t.s.rules.wound(t, self.who, self.n, self.source)
            return
        t.set(t.s.survivor(self.who).without(option.item))
        t.throw_away(option.item)
        t.tell("sacrifices", "skill.is-that-all", who=self.who, card=option.item)
        if self.n > 1:
            t.then(IsThatAll(self.who, self.n - 1, self.source))
