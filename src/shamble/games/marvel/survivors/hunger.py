"""The hunger (p. 21): dice and danger at once. At the end of the track a hero is ravenous."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.table.flow import Play, WhoQuestion
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.survivors.dashboard_slots import holds, use_trait

HUNGER: Final = "hunger"
MOST: Final = 4
NUMB: Final = "numb-the-hunger"
NUMBS: Final = 2
RISES: Final = {"hunger.round": "round", "hunger.ones": "ones", "hero.scarlet-witch": "witch"}
"""Why the track rises, as the log says it; whatever else raises it is a price that was paid."""


def hunger_of(survivor: Survivor) -> int:
    return survivor.counter(HUNGER)


def ravenous(survivor: Survivor) -> bool:
    """Only moving and devouring is left to somebody at the end of the track."""
    return survivor.counter(HUNGER) >= MOST


def hungrier(t: Play, who: str, n: int, rule: str) -> None:
    """The track rises; what is above its end is lost (M-56)."""
    survivor = t.s.survivor(who)
    before = hunger_of(survivor)
    after = min(MOST, before + n)
    if not survivor.here or after <= before:
        return
    t.set(survivor.counting(HUNGER, after))
    t.tell("hungrier", rule, who=who, n=after - before, total=after, why=RISES.get(rule, "price"))
    if after == MOST:
        t.tell("ravenous", "ravenous.when", who=who)
    if holds(survivor, NUMB):
        t.then(HungerRose(who))


def sate(t: Play, who: str, n: int, rule: str) -> None:
    """The track falls."""
    survivor = t.s.survivor(who)
    before = hunger_of(survivor)
    after = max(0, before - n)
    if after == before:
        return
    t.set(survivor.counting(HUNGER, after))
    t.tell("sated", rule, who=who, n=before - after, total=after, why="meal" if rule == "hunger.devour" else "card")
    if before >= MOST:
        t.tell("sane-again", "ravenous.ends", who=who)


def numb(t: Play, who: str) -> None:
    use_trait(t, who, NUMB)
    sate(t, who, NUMBS, f"skill.{NUMB}")


class HungerRose(WhoQuestion):
    """Just after one's own hunger rose, somebody may numb it."""

    ask: ClassVar[str] = "hunger-rose"
    verbs: ClassVar[tuple[str, ...]] = ("use", "pass")
    cites: ClassVar[str] = f"skill.{NUMB}"

    def question(self, s: City) -> Args:
        return {"who": self.who, "n": hunger_of(s.survivor(self.who))}

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here or not hunger_of(survivor) or not holds(survivor, NUMB):
            return []
        return [Option("use", self.who, item=NUMB), Option("pass", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "use":
            numb(t, self.who)
            t.then(HungerRose(self.who))
