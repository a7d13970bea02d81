"""Hunger (p. 21): it adds dice, and at the end of its track a hero is ravenous."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor, read_counter
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.survivors.dashboard_slots import holds, use_trait

HUNGER: Final = "hunger"
MAX_HUNGER: Final = 4
"""Last step of the hunger track."""
NUMB: Final = "numb-the-hunger"
NUMBS: Final = 2
"""Steps that Numb the Hunger lowers hunger by."""
RISES: Final = {"hunger.round": "round", "hunger.ones": "ones", "hero.scarlet-witch": "witch"}
"""Reason for a rise in log texts, by rule id; any other rule is a price that was paid."""


def hunger_of(survivor: Survivor) -> int:
    """The hero's step on the hunger track."""
    return survivor.counter(HUNGER)


def ravenous(survivor: Survivor) -> bool:
    """True at maximum hunger: the hero may only move and devour (p. 21)."""
    return read_counter(survivor.counters, HUNGER) >= MAX_HUNGER


def hungrier(t: CityFlow, who: str, n: int, rule: str) -> None:
    """Raises a hero's hunger by `n` steps, up to the end of the track (M-56)."""
    survivor = t.s.survivor(who)
    before = hunger_of(survivor)
    after = min(MAX_HUNGER, before + n)
    if not survivor.here or after <= before:
        return
    t.set(survivor.counting(HUNGER, after))
    t.tell("hungrier", rule, who=who, n=after - before, total=after, why=RISES.get(rule, "price"))
    if after == MAX_HUNGER:
        t.tell("ravenous", "ravenous.when", who=who)
    if holds(survivor, NUMB):
        t.then(HungerRose(who))


def sate(t: CityFlow, who: str, n: int, rule: str) -> None:
    """Lowers a hero's hunger by `n` steps, down to 0."""
    survivor = t.s.survivor(who)
    before = hunger_of(survivor)
    after = max(0, before - n)
    if after == before:
        return
    t.set(survivor.counting(HUNGER, after))
    t.tell("sated", rule, who=who, n=before - after, total=after, why="meal" if rule == "hunger.devour" else "card")
    if before >= MAX_HUNGER:
        t.tell("sane-again", "ravenous.ends", who=who)


def numb(t: CityFlow, who: str) -> None:
    """Uses Numb the Hunger."""
    use_trait(t, who, NUMB)
    sate(t, who, NUMBS, f"skill.{NUMB}")


class HungerRose(WhoQuestion):
    """Offers Numb the Hunger right after the hero's hunger rose."""

    ask: ClassVar[str] = "hunger-rose"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")
    cites: ClassVar[str] = f"skill.{NUMB}"

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "n": hunger_of(s.survivor(self.who))}

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here or not hunger_of(survivor) or not holds(survivor, NUMB):
            return []
        return [Option("use", self.who, item=NUMB), Option("pass", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "use":
            numb(t, self.who)
            t.then(HungerRose(self.who))
