"""Abilities that several units have, and what abilities look at."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.option import Option
from shamble.games.dawn.actions.actions_phase import BonusAction
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import Table


def near(s: Table, field: str) -> list[str]:
    """A field and the fields beside it."""
    if not s.on_map(field):
        return [field]
    return [field, *s.beside(field)]


def reacting(s: Table, who: str, field: str) -> bool:
    unit = s.unit(who)
    return unit is not None and unit.field == field and not unit.ekg


class Reroll(Power):
    """Schmidt, Hunt, Horatius: both dice of a melee once again."""

    def __init__(self, rule: str) -> None:
        self.why = rule

    def cause(self, s: Table) -> str:
        return self.why

    def may_reroll(self, s: Table, fight: Fight, who: str) -> bool:
        return who == fight.unit


class Duty(Power):
    """Schmidt, Jones: a special action for himself, paid like any other."""

    id: ClassVar[str] = "duty"

    def __init__(self, rule: str) -> None:
        self.why = rule

    def cause(self, s: Table) -> str:
        return self.why

    def options(self, s: Table, who: str) -> list[Option]:
        return [] if s.spent("round", "special " + who) or silenced(s, who) else [Option("special", who, item=self.id)]

    def act(self, t: Play, who: str, option: Option) -> None:
        t.spend("round", "special " + who)
        t.emit("special", self.why, who=who)
        t.then(BonusAction((who,), False, self.why))


def silenced(s: Table, who: str) -> bool:
    """Versus: the Lawyers forbid special actions around them."""
    unit = s.unit(who)
    lawyers = s.present("lawyers")
    return lawyers is not None and unit is not None and unit.field in near(s, lawyers.field)


class FirstShot(Power):
    """Staub, the Veterans: the first gunfire of a round needs no ammunition."""

    def __init__(self, rule: str) -> None:
        self.why = rule

    def cause(self, s: Table) -> str:
        return self.why

    def free_shot(self, s: Table, who: str) -> bool:
        unit = s.unit(who)
        return (
            unit is not None and "first-shot" in s.content.units[who].abilities and not s.spent("round", "shot " + who)
        )


def look_at(t: Play, name: str, rule: str, who: str) -> None:
    """The heroes look at the top card of a deck; it stays there."""
    s = t.s
    heroes = tuple(range(s.hero_seats))
    card, rest = t.draw(s.deck(name))
    t.set_deck(rest.with_top(card, heroes))
    t.emit("looks", rule, who=who, deck=name)
    t.emit("sees", rule, heroes, who=who, card=card)
