"""Wounds, their prevention by skills and cards, and death."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.table.flow import CityFlow, Question, RuleStep, WhoQuestion, group_seat
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Companion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import AWAY
from shamble.core.event import Args
from shamble.core.option import Option


class SufferWounds(RuleStep):
    """Inflicts wounds on a survivor or a companion, unless skills or cards prevent them.
    `source` is a kind of zombie, or `friendly` (a miss), `car` or `fire`."""

    written: ClassVar[str] = "Wounds"

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "source", "bare")
    added: ClassVar[Mapping[str, object]] = {"bare": False}
    __slots__ = ("bare", "n", "source", "who")

    def __init__(self, who: str, n: int, source: str, bare: bool = False) -> None:
        self.who: Final = who
        self.n: Final = n
        self.source: Final = source
        self.bare: Final = bare
        """True if the player has already declined to use a card against these wounds."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        for companion in s.companions:
            if companion.id == self.who:
                t.tell("companion-dies", "companion.one-wound", who=self.who)
                s.companions = [other for other in s.companions if other.id != self.who]
                t.lose("companion-died", "companion.one-wound")
                return
        n = self.n
        kit = kit_of(s, s.survivor(self.who))
        # Fire kills without wounds, so nothing prevents it.
        answers = kit.on_wounded if self.source != "fire" else ()
        for skill in [answer for answer in answers if not answer.sacrifices]:
            n = skill.wounded(t, self.who, n, self.source)
            if n <= 0:
                return
        if kit.shields and not self.bare and self.source != "fire":
            t.then(Shield(self.who, n, self.source))
            return
        for skill in [answer for answer in answers if answer.sacrifices]:
            n = skill.wounded(t, self.who, n, self.source)
            if n <= 0:
                return
        if n > 0:
            s.rules.wound(t, self.who, n, self.source)


class WoundQuestion(WhoQuestion):
    """Base class of questions about preventing `n` wounds of a survivor."""

    fields: ClassVar[tuple[str, ...]] = ("who", "n", "source")
    __slots__ = ("n", "source")

    def __init__(self, who: str, n: int, source: str) -> None:
        super().__init__(who)
        self.n: Final = n
        self.source: Final = source

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "n": self.n}


class Shield(WoundQuestion):
    """Asks whether to discard a card to prevent a wound."""

    ask: ClassVar[str] = "shield"
    verbs: ClassVar[tuple[str, ...]] = ("shield", "suffer")
    cites: ClassVar[str] = "wound.shield"

    def options(self, s: CityState) -> list[Option]:
        cards = kit_of(s, s.survivor(self.who)).shields
        return [*[Option("shield", self.who, item=card) for card in cards], Option("suffer", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "suffer":
            t.then(SufferWounds(self.who, self.n, self.source, True))
            return
        t.set(t.s.survivor(self.who).without(option.item))
        t.throw_away(option.item)
        t.tell("shielded", self.cites, who=self.who, card=option.item)
        if self.n > 1:
            t.then(SufferWounds(self.who, self.n - 1, self.source))


def type_of(s: CityState, source: str) -> str:
    """The zombie type for a source of wounds that is a kind; any other source unchanged."""
    kind = s.rules.catalogue.kind.get(source)
    return kind.type if kind else source


def lose_life(t: CityFlow, who: str, n: int, source: str) -> None:
    """Reduces the life of a survivor by `n` wounds; at 0 the survivor dies."""
    survivor = t.s.survivor(who)
    if survivor.dead:
        return
    life = max(0, survivor.life - n)
    t.set(survivor.having(life=life))
    lost = survivor.life - life
    t.tell("wounded", t.s.rules.wound_rules.get(source, "phase.zombie.attack"), who=who, n=lost, life=life)
    if not life:
        die(t, who)


def die(t: CityFlow, who: str) -> None:
    """Discards the cards of a survivor, frees companions and seat, and marks the survivor as dead. `Rules.died` decides
    whether the game is lost."""
    s = t.s
    survivor = s.survivor(who)
    for card in (*survivor.gear, *survivor.kept):
        t.throw_away(card)
    for companion in s.led_by(who):
        t.set_companion(Companion(companion.id, survivor.zone))
    t.set(survivor.having(life=0, hands=(), pack=(), kept=(), car="", dead=True))
    car = s.car(survivor.car) if survivor.car else None
    if car is not None:
        driver = "" if car.driver == who else car.driver
        t.set_car(car.having(driver=driver, riders=tuple([id for id in car.riders if id != who])))
    t.tell("dies", s.rules.death_rule, who=who, zone=t.zone(survivor.zone) if survivor.zone != AWAY else "")
    s.rules.died(t, survivor)


class ShareBites(Question):
    """Asks the players which survivor or companion in the zone the attackers of one kind wound. `left`: wounds still to
    be dealt; `only`: id of the one survivor who can be wounded, empty for all."""

    written: ClassVar[str] = "Bite"

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind", "left", "only", "chosen")
    added: ClassVar[Mapping[str, object]] = {"chosen": ""}
    __slots__ = ("chosen", "kind", "left", "only", "zone")
    ask: ClassVar[str] = "share-wounds"
    verbs: ClassVar[tuple[str, ...]] = ("bite", "bite-all")
    cites: ClassVar[str] = "phase.zombie.attack.share"

    def __init__(self, zone: int, kind: int, left: int, only: str = "", chosen: str = "") -> None:
        self.zone: Final = zone
        self.kind: Final = kind
        self.left: Final = left
        self.only: Final = only
        self.chosen: Final = chosen
        """Id of the survivor who takes all wounds while alive, because the players said so."""

    def seat(self, s: CityState) -> int:
        return group_seat(s, s.at(self.zone))

    def seats(self, s: CityState) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": self.left}

    def options(self, s: CityState) -> list[Option]:
        if self.left <= 0:
            return []
        there = [survivor.id for survivor in s.at(self.zone)]
        there += [companion.id for companion in s.guests(self.zone)]
        if self.only:
            there = [id for id in there if id == self.only]
        if self.chosen in there:
            there = [self.chosen]
        if len(there) == 1:
            return [Option("bite-all", there[0])]
        options = [Option("bite", id) for id in there]
        if self.left > 1:
            options += [Option("bite-all", id) for id in there]
        return options

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        kind = s.rules.catalogue.kinds[self.kind]
        n = 1 if option.verb == "bite" else self.left
        # A dead survivor takes no more wounds: the other bites go to the others in the zone.
        mates = [survivor for survivor in s.survivors if survivor.id == option.actor]
        if mates and len(s.at(self.zone)) > 1 and not kit_of(s, mates[0]).endures:
            n = min(n, max(1, -(-mates[0].life // kind.wounds)))
        t.tell("bites", "phase.zombie.attack", who=option.actor, kind=kind.id, n=n)
        t.then(SufferWounds(option.actor, n * kind.wounds, kind.id))
        chosen = option.actor if option.verb == "bite-all" else ""
        t.then(ShareBites(self.zone, self.kind, self.left - n, self.only, chosen))
