"""Two survivors at random in each start zone, and three pairs of them are played (M15, Z-53)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.family.special_rules.objective_effects import OneEach
from shamble.city.missions.special_rule import Effect
from shamble.city.table.flow import GroupQuestion, Play, RuleStep
from shamble.city.table.pieces import Companion
from shamble.city.table.state import City
from shamble.core.deck import Deck
from shamble.core.option import Option

PAIR: Final = 2
RULE: Final = "mission.m15.pairs"


class Pairs(Effect):
    id: ClassVar[str] = "pairs"

    def before_choosing(self, t: Play) -> None:
        t.then(DrawPairs())
        for _ in range(t.s.rules.team(t.s.seats) // PAIR):
            t.then(PickPair())

    def after_choosing(self, t: Play) -> None:
        t.then(LeaveRest())

    def offers(self, s: City, id: str) -> bool:
        return bool(s.noted(f"picked {drawn_at(s, id)}"))

    def start_of(self, s: City, id: str) -> int:
        return drawn_at(s, id)


def drawn_at(s: City, id: str) -> int:
    """The start zone that somebody was drawn for; -1: none, where there are more survivors than places."""
    return next((zone for name, zone in s.notes if name == f"pair {id}"), -1)


class DrawPairs(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        sheets = s.rules.catalogue.sheets.values()
        # Who starts with something of one's own cannot be a companion, and anybody drawn may become one (p. 63).
        able = [sheet.id for sheet in sheets if all(s.rules.skill(name).learnable for name in sheet.skills())]
        deck = Deck.of("survivors", able)
        for zone in s.rules.mission.start:
            for _ in range(PAIR):
                id, deck = t.draw(deck)
                t.note(f"pair {id}", zone)
                t.tell("drawn", RULE, who=id, zone=t.zone(zone))


class PickPair(GroupQuestion):
    """The players pick the pairs they play; everybody else waits as a companion."""

    ask: ClassVar[str] = "pick-pair"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)
    cites: ClassVar[str] = RULE

    def options(self, s: City) -> list[Option]:
        starts = s.rules.mission.start
        return [Option("pick", target=s.board.zones[zone].id) for zone in starts if not s.noted(f"picked {zone}")]

    def answer(self, t: Play, option: Option) -> None:
        t.note(f"picked {t.s.board.names[option.target]}", 1)
        t.tell("picked", RULE, zone=option.target)


class LeaveRest(RuleStep):
    """Those of the other pairs wait where they were drawn."""

    def run(self, t: Play) -> None:
        s = t.s
        for id in s.rules.catalogue.sheets:
            zone = drawn_at(s, id)
            if zone >= 0 and not s.rules.mission.offers(s, id):
                s.companions = [*s.companions, Companion(id, zone)]
                t.tell("companion-waits", RULE, companion=id, zone=t.zone(zone))


class OneEachM1(OneEach):
    """Cited as the mission's own rule (M1)."""

    cites: ClassVar[str] = "mission.m1.one-each"
