"""The action Arrest (rule 5.8), and the heroes' rewards."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.option import Option
from shamble.games.dawn.actions.researching import NextCard
from shamble.games.dawn.printed.terms import JAIL
from shamble.games.dawn.table.flow import CausedQuestion, CauseStep, DawnFlow, RuleStep
from shamble.games.dawn.table.state import DawnState

ARREST: Final = 5
"""The least result of the die that arrests an anti-unit."""


class Arrest(RuleStep):
    """Rolls for an arrest: 5 or more takes the anti-unit to jail, 4 or more for lawmen (p. 12), one more against the
    lawyers (card). The option `nobody-called` takes the lawmen's advantage away. `unit`: the hero's unit; `anti`: the
    anti-unit."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "anti")
    __slots__ = ("anti", "unit")

    def __init__(self, unit: str, anti: str) -> None:
        self.unit: Final = unit
        self.anti: Final = anti

    def run(self, t: DawnFlow) -> None:
        s = t.s
        lawman = s.has(self.unit, "lawman") and not s.has_optional_rule("nobody-called")
        need = (ARREST - 1 if lawman else ARREST) + (1 if self.anti == "lawyers" else 0)
        die = t.die()
        rule = "dawn.arrest.roll"
        if die < need:
            t.emit("arrest-fails", rule, who=self.unit, whom=self.anti, die=die, need=need)
            return
        anti = s.unit(self.anti)
        assert anti is not None
        t.emit("arrest", rule, who=self.unit, whom=self.anti, die=die, need=need)
        t.put_unit(anti, JAIL)
        give_reward(t, self.anti)


def give_reward(t: DawnFlow, id: str) -> None:
    """Gives the heroes what the card of this anti-unit promises for its arrest."""
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
        t.then(ArrestReward(rule))
    elif card.jailed == "chaos":
        t.then(ClearOne(rule))
    elif card.jailed == "story":
        t.then(Gossip(rule))


class ArrestReward(CausedQuestion):
    """The heroes choose 2 supplies or 2 ammunition."""

    written: ClassVar[str] = "Reward"
    ask: ClassVar[str] = "reward"
    verbs: ClassVar[tuple[str, ...]] = ("gain",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("gain", item="supplies"), Option("gain", item="ammo")]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.item == "supplies":
            t.supply(2, self.cause)
        else:
            t.ammunition(2, self.cause)


class ClearOne(CausedQuestion):
    """The heroes remove one chaos marker of their choice."""

    ask: ClassVar[str] = "clear-chaos"
    verbs: ClassVar[tuple[str, ...]] = ("clear-chaos",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("clear-chaos", target=place.id) for place in s.places if place.chaos]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.clear_chaos(option.target, self.cause)


class Gossip(CauseStep):
    """Draws a story card: kept if it is a "keep" card, otherwise discarded."""

    def run(self, t: DawnFlow) -> None:
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
