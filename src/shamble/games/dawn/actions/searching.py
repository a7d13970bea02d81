"""The action Search (rule 5.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.printed_rows import Find
from shamble.games.dawn.printed.terms import FIGHTERS
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, Question, UnitStep
from shamble.games.dawn.table.state import DawnState


def may_search(s: DawnState, unit: Unit) -> bool:
    """True for heroes and civilians on a named field, defiant ones too; not the Guard, not refugees (p. 10)."""
    return s.kind(unit.id) in FIGHTERS and unit.id != "guard" and bool(s.content.fields[unit.field].search)


def search_dice(s: DawnState, unit: Unit) -> int:
    """Number of dice for a search: collectors roll two, Pickles one on a field that zeds control (cards)."""
    dice = 2 if s.has(unit.id, "collector") and not (unit.id == "pickles" and s.controlled(unit.field)) else 1
    for power, who in powers_in_force(s, "extra_dice"):
        dice += power.extra_dice(s, "search", unit, who)
    return dice


class Search(UnitStep):
    """Rolls for a search; a collector's double brings the find twice."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        dice = tuple([t.die() for _ in range(search_dice(s, unit))])
        t.emit("search-dice", "dawn.search.table", who=self.unit, place=unit.field, dice=dice)
        plus = t.bonus_to_die("search", self.unit)
        for power, who in powers_in_force(s, "searched"):
            power.searched(t, self.unit, who)
        if len(dice) > 1 and dice[0] == dice[1] and s.has(self.unit, "collector"):
            t.emit("search-double", "dawn.search.two-dice", who=self.unit)
            t.then(Finds(self.unit, dice[0] + plus))
            t.then(Finds(self.unit, dice[0] + plus))
            return
        t.then(ChooseDie(self.unit, tuple(sorted(set(dice), reverse=True)), plus))


class ChooseDie(Question):
    """The player takes one of two dice; bonuses are added after the choice (p. 10, D-86)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "dice", "plus")
    __slots__ = ("dice", "plus", "unit")
    ask: ClassVar[str] = "choose-die"
    verbs: ClassVar[tuple[str, ...]] = ("take-die",)
    rule: ClassVar[str] = "dawn.search.two-dice"

    def __init__(self, unit: str, dice: tuple[int, ...], plus: int) -> None:
        self.unit: Final = unit
        self.dice: Final = dice
        self.plus: Final = plus

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        """The dice that lead to different lines of the search table."""
        options: list[Option] = []
        seen: list[int] = []
        for die in self.dice:
            line = row(s, die + self.plus)
            if line not in seen:
                seen.append(line)
                options.append(Option("take-die", self.unit, n=die))
        return options

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(Finds(self.unit, option.n + self.plus))


def row(s: DawnState, total: int) -> int:
    """The line of the search table for a result: 0 nothing, 1 for 4-5, 2 for 6, 3 for 7 and more."""
    if total < 4:
        return 0
    if total < 6:
        return 1
    return 3 if total > 6 and s.has_optional_rule("good-haul") else 2


def finds(s: DawnState, field: str, total: int) -> list[Find]:
    """The finds that a result offers; without supplies at this level, only ammunition counts (cards)."""
    line = row(s, total)
    table = s.content.search[s.content.fields[field].search]
    if line == 0:
        return []
    choices = [table.mid] if line == 1 else list(table.high if line == 2 else s.content.search["good-haul"].high)
    if not s.uses_rules("supplies"):
        choices = [find for find in choices if find.ammo and not find.supplies]
    return choices


class Finds(Question):
    """The result of a search; the player chooses if the table offers several finds."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "total")
    __slots__ = ("total", "unit")
    ask: ClassVar[str] = "find"
    verbs: ClassVar[tuple[str, ...]] = ("find-nothing", "find")
    rule: ClassVar[str] = "dawn.search.table"

    def __init__(self, unit: str, total: int) -> None:
        self.unit: Final = unit
        self.total: Final = total

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit, "roll": self.total}

    def options(self, s: DawnState) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None:
            return []
        choices = finds(s, unit.field, self.total)
        if not choices:
            return [Option("find-nothing", self.unit)]
        return [Option("find", self.unit, item=name(find)) for find in choices]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        if option.verb == "find-nothing":
            t.emit("finds-nothing", "dawn.search.table", who=self.unit, roll=self.total)
            return
        find = next(choice for choice in finds(s, unit.field, self.total) if name(choice) == option.item)
        t.emit("finds", "dawn.search.table", who=self.unit, roll=self.total)
        if find.supplies:
            t.supply(find.supplies, "dawn.search.table")
        if find.ammo:
            t.ammunition(find.ammo, "dawn.search.table")


def name(find: Find) -> str:
    """The name of a find in options: supplies, ammo or both."""
    if find.supplies and find.ammo:
        return "both"
    return "supplies" if find.supplies else "ammo"
