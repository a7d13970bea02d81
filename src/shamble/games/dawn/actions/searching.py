"""Action: Search (rule 5.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.printed_rows import Find
from shamble.games.dawn.printed.terms import FIGHTERS
from shamble.games.dawn.table.flow import Play, Question, UnitStep
from shamble.games.dawn.table.powers import common
from shamble.games.dawn.table.state import Table


def may_search(s: Table, unit: Unit) -> bool:
    """Heroes and civilians on a named field, defiant ones too; not the Guard, not refugees (p. 10)."""
    return s.kind(unit.id) in FIGHTERS and unit.id != "guard" and bool(s.content.fields[unit.field].search)


def search_dice(s: Table, unit: Unit) -> int:
    """Collectors roll two dice; Pickles one where zeds rule (cards)."""
    dice = 2 if s.has(unit.id, "collector") and not (unit.id == "pickles" and s.controlled(unit.field)) else 1
    for power, who in common(s, "extra_dice"):
        dice += power.extra_dice(s, "search", unit, who)
    return dice


class Search(UnitStep):
    def run(self, t: Play) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        dice = tuple([t.die() for _ in range(search_dice(s, unit))])
        t.emit("search-dice", "dawn.search.table", who=self.unit, place=unit.field, dice=dice)
        plus = t.luck("search", self.unit)
        for power, who in common(s, "searched"):
            power.searched(t, self.unit, who)
        if len(dice) > 1 and dice[0] == dice[1] and s.has(self.unit, "collector"):
            t.emit("search-double", "dawn.search.two-dice", who=self.unit)
            t.then(Finds(self.unit, dice[0] + plus))
            t.then(Finds(self.unit, dice[0] + plus))
            return
        t.then(ChooseDie(self.unit, tuple(sorted(set(dice), reverse=True)), plus))


class ChooseDie(Question):
    """Of two dice the player takes one; plus comes after the choice (p. 10, D-86)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "dice", "plus")
    __slots__ = ("dice", "plus", "unit")
    ask: ClassVar[str] = "choose-die"
    verbs: ClassVar[tuple[str, ...]] = ("take-die",)
    rule: ClassVar[str] = "dawn.search.two-dice"

    def __init__(self, unit: str, dice: tuple[int, ...], plus: int) -> None:
        self.unit: Final = unit
        self.dice: Final = dice
        self.plus: Final = plus

    def question(self, s: Table) -> Args:
        return {"who": self.unit}

    def options(self, s: Table) -> list[Option]:
        """Dice of the same worth are no choice."""
        found: list[Option] = []
        seen: list[int] = []
        for die in self.dice:
            line = row(s, die + self.plus)
            if line not in seen:
                seen.append(line)
                found.append(Option("take-die", self.unit, n=die))
        return found

    def answer(self, t: Play, option: Option) -> None:
        t.then(Finds(self.unit, option.n + self.plus))


def row(s: Table, total: int) -> int:
    """The line of the search table: nothing, 4-5, 6, 7 and more."""
    if total < 4:
        return 0
    if total < 6:
        return 1
    return 3 if total > 6 and s.option("good-haul") else 2


def finds(s: Table, field: str, total: int) -> list[Find]:
    """What a result offers; at the Basic level supplies are void (cards)."""
    line = row(s, total)
    table = s.content.search[s.content.fields[field].search]
    if line == 0:
        return []
    found = [table.mid] if line == 1 else list(table.high if line == 2 else s.content.search["good-haul"].high)
    if not s.plays("supplies"):
        found = [find for find in found if find.ammo and not find.supplies]
    return found


class Finds(Question):
    """The result of a search; where the table leaves a choice it is the player's."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "total")
    __slots__ = ("total", "unit")
    ask: ClassVar[str] = "find"
    verbs: ClassVar[tuple[str, ...]] = ("find-nothing", "find")
    rule: ClassVar[str] = "dawn.search.table"

    def __init__(self, unit: str, total: int) -> None:
        self.unit: Final = unit
        self.total: Final = total

    def question(self, s: Table) -> Args:
        return {"who": self.unit, "roll": self.total}

    def options(self, s: Table) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None:
            return []
        found = finds(s, unit.field, self.total)
        if not found:
            return [Option("find-nothing", self.unit)]
        return [Option("find", self.unit, item=name(find)) for find in found]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        unit = s.unit(self.unit)
        assert unit is not None
        if option.verb == "find-nothing":
            t.emit("finds-nothing", "dawn.search.table", who=self.unit, roll=self.total)
            return
        find = next(one for one in finds(s, unit.field, self.total) if name(one) == option.item)
        t.emit("finds", "dawn.search.table", who=self.unit, roll=self.total)
        if find.supplies:
            t.supply(find.supplies, "dawn.search.table")
        if find.ammo:
            t.ammunition(find.ammo, "dawn.search.table")


def name(find: Find) -> str:
    if find.supplies and find.ammo:
        return "both"
    return "supplies" if find.supplies else "ammo"
