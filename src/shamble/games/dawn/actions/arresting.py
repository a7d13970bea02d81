"""Action: Arrest (rule 5.8), and what the heroes get for it."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.researching import NextCard
from shamble.games.dawn.printed.terms import DOCTOR, JAIL
from shamble.games.dawn.table.flow import CardQuestion, CauseStep, Play, RuleStep
from shamble.games.dawn.table.state import Table

ARREST: Final = 5


class Arrest(RuleStep):
    """5 or more takes an anti-unit to jail, for lawmen 4 (p. 12)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "anti")
    __slots__ = ("anti", "unit")

    def __init__(self, unit: str, anti: str) -> None:
        self.unit: Final = unit
        self.anti: Final = anti

    def run(self, t: Play) -> None:
        s = t.s
        lawman = s.has(self.unit, "lawman") and not s.option("nobody-called")
        need = (ARREST - 1 if lawman else ARREST) + (1 if self.anti == "lawyers" else 0)
        die = t.die()
        rule = "dawn.arrest.roll"
        if die < need:
            t.emit("arrest-fails", rule, who=self.unit, whom=self.anti, die=die, need=need)
            return
        anti = s.unit(self.anti)
        assert anti is not None
        t.emit("arrest", rule, who=self.unit, whom=self.anti, die=die, need=need)
        t.set_unit(anti.at(JAIL))
        bonus(t, self.anti)


def bonus(t: Play, id: str) -> None:
    """What the heroes get for the arrest (cards)."""
    s = t.s
    card = s.content.units[id]
    rule = f"{card.rule}.jailed"
    if card.jailed == "research":
        t.then(NextCard(rule))
    elif card.jailed == "infection":
        t.infect(-1, rule)
    elif card.jailed == "supplies":
        t.supply(2, rule)
    elif card.jailed == "choice":
        t.then(Reward(rule))
    elif card.jailed == "chaos":
        t.then(ClearOne(rule))
    elif card.jailed == "story":
        t.then(Gossip(rule))


def caught(t: Play, field: str) -> None:
    """A unit on his field: to jail, the next research card is free, and he counts at the end (p. 20)."""
    doctor = t.s.zed(DOCTOR)
    if doctor is None or doctor.field != field:
        return
    t.s.zeds = [zed for zed in t.s.zeds if zed.id != DOCTOR]
    t.s.used = (*t.s.used, "maestro-jailed")
    t.emit("doctor-caught", "dawn.option.maestro", place=field)
    t.then(NextCard("dawn.option.maestro"))


class Reward(CardQuestion):
    ask: ClassVar[str] = "reward"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    def options(self, s: Table) -> list[Option]:
        return [Option("gain", item="supplies"), Option("gain", item="ammo")]

    def answer(self, t: Play, option: Option) -> None:
        if option.item == "supplies":
            t.supply(2, self.cause)
        else:
            t.ammunition(2, self.cause)


class ClearOne(CardQuestion):
    """One chaos marker of the heroes' choice is removed."""

    ask: ClassVar[str] = "clear-chaos"
    verbs: ClassVar[tuple[str, ...]] = ("clear-chaos",)

    def options(self, s: Table) -> list[Option]:
        return [Option("clear-chaos", target=place.id) for place in s.places if place.chaos]

    def answer(self, t: Play, option: Option) -> None:
        t.clear_chaos(option.target, self.cause)


class Gossip(CauseStep):
    """A story card for the hand if it may be kept; otherwise it is discarded."""

    def run(self, t: Play) -> None:
        s = t.s
        card = t.take("stories")
        if not card:
            return
        if s.content.stories[card].keep:
            s.kept = (*s.kept, card)
            t.emit("story-kept", self.cause, tuple(range(s.hero_seats)), card=card)
        else:
            s.story_discard = (*s.story_discard, card)
            t.emit("story-away", self.cause, card=card)
