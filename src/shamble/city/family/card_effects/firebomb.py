"""A thrown bottle that burns a whole zone."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.combat.hits import AttackOver, kill
from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import bare_kit_of
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor

CERTAIN: Final = 99
"""Number of wounds that kills any survivor."""


class Firebomb(CardEffect):
    """Kills every figure in its zone, survivors included, unless an enemy there takes all fire alone."""

    thrown: ClassVar[bool] = True
    cites: ClassVar[str] = ""

    def throw(self, t: CityFlow, who: str, card: str, zone: int) -> None:
        s = t.s
        t.set(s.survivor(who).without(card))
        t.tell(self.id, self.cites, who=who, zone=t.zone(zone))
        if not any(skill.card_thrown(t, who, card) for skill in bare_kit_of(s, s.survivor(who)).on_card_thrown):
            t.throw_away(card)
        s.attack = Attack(who, "ranged", (), zone)
        shield = shielded(s, zone)
        if shield:
            t.tell("wild-shield", shield, zone=t.zone(zone))
        kills = 0
        for index in self.burns(s, zone, card):
            for _ in range(s.zombies[zone][index]):
                kill(t, who, zone, index, self.cites)
                kills += 1
        s.attack = t.fighting().having(kills=kills)
        if not shield:
            for victim in s.at(zone):
                t.then(SufferWounds(victim.id, CERTAIN, "fire"))
            for companion in s.guests(zone):
                t.then(SufferWounds(companion.id, 1, "fire"))
        t.then(AttackOver())

    def burns(self, s: CityState, zone: int, card: str) -> list[int]:
        shield = shielded(s, zone)
        return [
            kind.index
            for kind in s.rules.catalogue.kinds
            if s.zombies[zone][kind.index]
            and (not shield or s.rules.creatures[kind.index].takes_fire)
            and s.rules.creatures[kind.index].can_burn(s, kind, card)
        ]

    def harmless(self, s: CityState, zone: int) -> bool:
        return not s.people(zone) or bool(shielded(s, zone))

    def worth(self, s: CityState, survivor: Survivor, card: str, rest: tuple[str, ...]) -> float:
        return 1.5

    def hand_worth(self, special: bool) -> float:
        return 2.5 if special else 0.4


def shielded(s: CityState, zone: int) -> str:
    """The rule by which an enemy in the zone takes all fire alone; "" if there is none."""
    for kind in s.rules.catalogue.kinds:
        if s.zombies[zone][kind.index] and s.rules.creatures[kind.index].takes_fire:
            return s.rules.creatures[kind.index].takes_fire
    return ""
