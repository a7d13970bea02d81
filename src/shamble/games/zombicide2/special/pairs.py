"""Random pairs of survivors in the start zones, of which the players choose three (M15, Z-53)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.family.special_rules.objective_effects import OneEach
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.pieces import Companion
from shamble.city.table.state import CityState
from shamble.core.deck import Deck
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option

PAIR: Final = 2
"""Number of survivors in a start zone."""
RULE: Final = "mission.m15.pairs"


class Pairs(SpecialRule):
    """Draws pairs at set-up and lets the players choose which to play."""

    id: ClassVar[str] = "pairs"

    def before_choosing(self, t: CityFlow) -> None:
        t.then(DrawPairs())
        for _ in range(t.s.rules.team(t.s.seats) // PAIR):
            t.then(PickPair())

    def after_choosing(self, t: CityFlow) -> None:
        t.then(LeaveRest())

    def offers(self, s: CityState, id: str) -> bool:
        return bool(s.mission_counter(f"picked {drawn_at(s, id)}"))

    def start_of(self, s: CityState, id: str) -> int:
        return drawn_at(s, id)


def drawn_at(s: CityState, id: str) -> int:
    """The start zone that a survivor was drawn for; -1 for a survivor who was not drawn."""
    return next((zone for name, zone in s.notes if name == f"pair {id}"), -1)


class DrawPairs(RuleStep):
    """Draws two survivors for each start zone."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        sheets = s.rules.catalogue.sheets.values()
        # Anybody drawn may become a companion, but not a survivor who starts with something special (p. 63).
        able = [sheet.id for sheet in sheets if all(s.rules.skill(name).learnable for name in sheet.skills())]
        deck = Deck.of("survivors", able)
        for zone in s.rules.mission.start:
            for _ in range(PAIR):
                id, deck = t.draw(deck)
                t.set_mission_counter(f"pair {id}", zone)
                t.tell("drawn", RULE, who=id, zone=t.zone(zone))


class PickPair(GroupQuestion):
    """Asks the players which pair to play next; the pairs left become companions."""

    people_first: ClassVar[bool] = True
    ask: ClassVar[str] = "pick-pair"
    verbs: ClassVar[tuple[str, ...]] = ("pick",)
    cites: ClassVar[str] = RULE

    def options(self, s: CityState) -> list[Option]:
        starts = s.rules.mission.start
        return [
            Option("pick", target=s.board.zones[zone].id) for zone in starts if not s.mission_counter(f"picked {zone}")
        ]

    def meaning(self, s: CityState, option: Option) -> Meaning | None:
        """Names the two survivors, who stand on the map only later."""
        zone = s.board.names[option.target]
        pair = [id for id in s.rules.catalogue.sheets if drawn_at(s, id) == zone]
        return Meaning(notes=(Note("pair", who=tuple(pair)),)) if pair else None

    def answer(self, t: CityFlow, option: Option) -> None:
        t.set_mission_counter(f"picked {t.s.board.names[option.target]}", 1)
        t.tell("picked", RULE, zone=option.target)


class LeaveRest(RuleStep):
    """Places the survivors of the other pairs as companions in their start zones."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        for id in s.rules.catalogue.sheets:
            zone = drawn_at(s, id)
            if zone >= 0 and not s.rules.mission.offers(s, id):
                s.companions = [*s.companions, Companion(id, zone)]
                t.tell("companion-waits", RULE, companion=id, zone=t.zone(zone))


class OneEachM1(OneEach):
    """The family's rule, cited as the rule of mission 1."""

    cites: ClassVar[str] = "mission.m1.one-each"
