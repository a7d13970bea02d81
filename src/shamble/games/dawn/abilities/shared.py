"""Abilities that several units have, and helper functions for abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from shamble.core.advice import Judged
from shamble.core.option import Option
from shamble.games.dawn.actions.actions_phase import BonusAction
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

if TYPE_CHECKING:
    from shamble.games.dawn.advice.track_costs import Costs


def near(s: DawnState, field: str) -> list[str]:
    """A field and the adjacent fields."""
    if not s.on_map(field):
        return [field]
    return [field, *s.beside(field)]


def reacting(s: DawnState, who: str, field: str) -> bool:
    """True if the carrier stands on the field and is awake."""
    unit = s.unit(who)
    return unit is not None and unit.field == field and not unit.ekg


class Reroll(Power):
    """Schmidt, Hunt, Horatius: both dice of a melee may be rolled again."""

    words: ClassVar[tuple[str, ...]] = ("reroll",)

    def may_reroll(self, s: DawnState, fight: Fight, who: str) -> bool:
        return who == fight.unit


class Duty(Power):
    """Schmidt, Jones: a special action gives the carrier an additional action, with its costs."""

    words: ClassVar[tuple[str, ...]] = ("duty",)

    def options(self, s: DawnState, who: str) -> list[Option]:
        return [] if s.spent("round", "special " + who) or silenced(s, who) else [Option("special", who, item=self.id)]

    def act(self, t: DawnFlow, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.then(BonusAction((who,), False, self.rule))

    def judge(self, o: Costs, option: Option) -> Judged | None:
        return o.led((option.actor,), False), "special", {"who": option.actor}


def silenced(s: DawnState, who: str) -> bool:
    """Versus: True if the unit stands near the Lawyers, who forbid special actions."""
    lawyers = s.present("lawyers") if s.versus else None
    if lawyers is None:
        return False
    unit = s.unit(who)
    return unit is not None and unit.field in near(s, lawyers.field)


class FirstShot(Power):
    """Staub, the Veterans: the first gunfire of a round needs no ammunition."""

    words: ClassVar[tuple[str, ...]] = ("first-shot",)

    def free_shot(self, s: DawnState, who: str) -> bool:
        return s.unit(who) is not None and not s.spent("round", "shot " + who)


def nursed(o: Costs, who: str) -> float:
    """Worth of healing one hit of a unit; infection falls with it."""
    unit = o.s.unit(who)
    return (o.harm(unit, 1.0) if unit is not None else 0.0) - o.fever(-1)


def look_at(t: DawnFlow, name: str, rule: str, who: str) -> None:
    """Shows the top card of a deck to the heroes; it stays on top."""
    s = t.s
    heroes = tuple(range(s.hero_seats))
    card, left = t.draw(s.deck(name))
    t.set_deck(left.with_top(card, heroes))
    t.emit("looks", rule, who=who, deck=name)
    t.emit("sees", rule, heroes, who=who, card=card)
