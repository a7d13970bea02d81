"""Two survivors at random in each start zone, and three pairs of them are played (M15, Z-53)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.effect import Effect
from shamble.city.effects.finds import OneEach
from shamble.city.flow import GroupQuestion, Play, Step
from shamble.city.state import City, Companion
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
        return bool(s.noted(f"picked {s.noted(f'pair {id}')}"))

    def start_of(self, s: City, id: str) -> int:
        return s.noted(f"pair {id}")


class DrawPairs(Step):
    def run(self, t: Play) -> None:
        s = t.s
        deck = Deck.of("survivors", list(s.rules.catalogue.sheets))
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


class LeaveRest(Step):
    """Those of the other pairs wait where they were drawn."""

    def run(self, t: Play) -> None:
        s = t.s
        for id in s.rules.catalogue.sheets:
            if not s.rules.mission.offers(s, id):
                zone = s.noted(f"pair {id}")
                s.companions = [*s.companions, Companion(id, zone)]
                t.tell("companion-waits", RULE, companion=id, zone=t.zone(zone))


class OneEachM1(OneEach):
    """Cited as the mission's own rule (M1)."""

    cites: ClassVar[str] = "mission.m1.one-each"
