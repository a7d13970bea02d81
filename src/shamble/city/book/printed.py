"""What is printed: gear, zombies, zombie cards, survivors, skills. Read from a game's data files, looked up by id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.city.table.kit_cache import Kits
from shamble.content.nearest import hint
from shamble.content.tables import Field
from shamble.core.errors import ContentError

Schema = dict[str, Field]
Rows = Mapping[str, list[dict[str, Any]]]

MARKS: Final[Schema] = {"rule": Field(str), "origin": Field(str, allowed=("book", "public", "house"))}
SKILLS: Final[Schema] = {
    "id": Field(str),
    "args": Field(list, required=False),
    "once": Field(str, required=False),
    "needs": Field(int, required=False),
    **MARKS,
}
EQUIPMENT: Final[Schema] = {
    "id": Field(str),
    "kind": Field(str, allowed=("melee", "ranged", "both", "item", "trap")),
    "melee": Field(dict, required=False),
    "ranged": Field(dict, required=False),
    "dual": Field(bool, default=False),
    "ammo": Field(str, default=""),
    "reload": Field(bool, default=False),
    "door": Field(str, allowed=("", "silent", "noisy"), default=""),
    "skill": Field(str, default=""),
    "effect": Field(str, default=""),
    "backpack": Field(bool, default=False),
    **MARKS,
}
"""A game adds one number for each of its decks: how many copies lie in it."""
ZOMBIES: Final[Schema] = {
    "id": Field(str),
    "minis": Field(int),
    "actions": Field(int),
    "needs": Field(int),
    "ap": Field(int),
    "wounds": Field(int),
    "priority": Field(int),
    **MARKS,
}
INDIVIDUALS: Final[Schema] = {
    "id": Field(str),
    "effect": Field(str, default=""),
    "actions": Field(int, required=False),
    "needs": Field(int, required=False),
    "ap": Field(int, required=False),
    "wounds": Field(int, required=False),
    **MARKS,
}
"""Figures that each stand on the board as themselves; what a row leaves out is said by its type."""
ZOMBIE_CARDS: Final[Schema] = {
    "id": Field(str),
    "kind": Field(str),
    "type": Field(str),
    "blue": Field(int),
    "yellow": Field(int),
    "orange": Field(int),
    "red": Field(int),
    **MARKS,
}
SURVIVORS: Final[Schema] = {
    "id": Field(str),
    "health": Field(int),
    "blue": Field(list),
    "yellow": Field(list),
    "orange": Field(list),
    "red": Field(list),
    "rule": Field(str, required=False),
    "origin": Field(str),
}


class WeaponLine:
    """A weapon's combat line."""

    def __init__(self, mode: str, row: Mapping[str, Any]) -> None:
        self.mode: Final = mode
        self.least: Final[int] = row["range"][0]
        self.most: Final[int] = row["range"][1]
        self.dice: Final[int] = row["dice"]
        self.accuracy: Final[int] = row["accuracy"]
        self.damage: Final[int] = row["damage"]
        self.noise: Final[bool] = row.get("noise", False)


class Gear:
    """An equipment card."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.row: Final = row
        self.kind: Final[str] = row["kind"]
        self.melee: Final = WeaponLine("melee", row["melee"]) if row.get("melee") else None
        self.ranged: Final = WeaponLine("ranged", row["ranged"]) if row.get("ranged") else None
        self.dual: Final[bool] = row["dual"]
        self.ammo: Final[str] = row["ammo"]
        self.reload: Final[bool] = row["reload"]
        self.door: Final[str] = row["door"]
        self.skill: Final[str] = row["skill"]
        self.effect: Final[str] = row["effect"]
        self.backpack: Final[bool] = row["backpack"]
        self.rule: Final[str] = row["rule"]
        self.weapon: Final = self.melee is not None or self.ranged is not None
        self.house: Final[bool] = row["origin"] == "house"

    def line(self, mode: str) -> WeaponLine | None:
        return self.melee if mode == "melee" else self.ranged


class Kind:
    """A kind of zombie. An individual is a kind of its own, because it stands on the board as itself."""

    def __init__(self, index: int, type: str, row: Mapping[str, Any], own: Mapping[str, Any] | None = None) -> None:
        one = own or {}
        self.index: Final = index
        self.id: Final[str] = one.get("id", row["id"])
        self.type: Final = type
        self.individual: Final = own is not None
        self.minis: Final[int] = 1 if own is not None else row["minis"]
        self.actions: Final[int] = number(one, row, "actions")
        self.needs: Final[int] = number(one, row, "needs")
        self.ap: Final[int] = number(one, row, "ap")
        self.wounds: Final[int] = number(one, row, "wounds")
        self.priority: Final[int] = row["priority"]
        self.effect: Final[str] = one.get("effect") or row.get("effect") or ""
        self.rule: Final[str] = one.get("rule", row["rule"])
        self.house: Final = one.get("origin", row.get("origin")) == "house"


def number(own: Mapping[str, Any], row: Mapping[str, Any], name: str) -> int:
    value = own.get(name)
    return int(row[name] if value is None else value)


LINES: Final = ("blue", "yellow", "orange", "red")


class ZombieCard:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.row: Final = row
        self.kind: Final[str] = row["kind"]
        self.type: Final[str] = row.get("type") or ""
        """Who appears at every level; empty where each level says it for itself."""
        lines = [self._line(row[level]) for level in LINES]
        self.numbers: Final[tuple[int, ...]] = tuple([n for n, _ in lines])
        self.types: Final[tuple[str, ...]] = tuple([type for _, type in lines])
        """By danger level: how many appear, and who."""
        several = [row[level] for level in LINES if isinstance(row[level], dict) and "n" not in row[level]]
        self.groups: Final[tuple[str, ...]] = tuple(
            ["+".join([f"{n} {kind}" for kind, n in line.items()]) for line in several]
        )
        """By danger level, where several kinds stand on a line: how many of each."""
        self.rule: Final[str] = row["rule"]

    def _line(self, written: int | Mapping[str, Any]) -> tuple[int, str]:
        if isinstance(written, int):
            return written, self.type
        # What else a game writes here, it reads for itself.
        return int(written.get("n", 0)), str(written.get("kind", self.type))


class Sheet:
    """A survivor's sheet: the skills of the four danger levels."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.row: Final = row
        self.levels: Final[tuple[tuple[str, ...], ...]] = (
            tuple(row["blue"]),
            tuple(row["yellow"]),
            tuple(row["orange"]),
            tuple(row["red"]),
        )
        self.health: Final[int] = row["health"]

    def skills(self) -> tuple[str, ...]:
        return tuple([skill for level in self.levels for skill in level])


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All content of a city game. Copies of equipment are `pistol.1`, `pistol.2`, …"""

    def __init__(self, rows: Rows, columns: Mapping[str, str], individuals: Mapping[str, str]) -> None:
        """`columns` are the numbers of an equipment row and the deck that so many copies lie in; `individuals` the
        tables of figures that stand for themselves, and their type."""
        self.rows: Final = rows
        self.families: Final = {row["id"]: row for row in rows["skills"]}
        self.gear: Final[dict[str, Gear]] = {}
        self.decks: Final[dict[str, list[str]]] = {deck: [] for deck in columns.values()}
        self.home: Final[dict[str, str]] = {}
        """The deck that a copy comes from."""
        self.copies: Final[dict[str, int]] = {}
        """How many copies of a card the decks hold."""
        for row in rows["equipment"]:
            self._print(Gear(row), row, columns)
        self.individuals: Final = individuals
        self.kinds: Final = self._kinds()
        self.kind: Final = {kind.id: kind for kind in self.kinds}
        self._types: Final[dict[str, tuple[int, ...]]] = {}
        self.cards: Final = {row["id"]: ZombieCard(row) for row in rows["zombie-cards"]}
        types = [row["id"] for row in rows["zombies"]]
        for card in self.cards.values():
            for n, type in zip(card.numbers, card.types, strict=True):
                if n and type not in types:
                    raise ContentError(f"zombie-cards: {card.id}: there is no zombie {type!r}{hint(type, types)}")
        self.sheets: Final = {row["id"]: Sheet(row) for row in rows["survivors"]}
        for sheet in self.sheets.values():
            for skill in sheet.skills():
                self.check_skill(sheet.id, skill)
        self.kits: Final = Kits()
        """What follows from skills and cards, in any mission."""
        self.worths: Final[dict[tuple[str, ...], tuple[float, float]]] = {}
        """For advice: how good some cards are, without and with an individual on the board, in any mission."""

    def _print(self, gear: Gear, row: Mapping[str, Any], columns: Mapping[str, str]) -> None:
        self.gear[gear.id] = gear
        copy = 0
        for column, deck in columns.items():
            for _ in range(row[column]):
                copy += 1
                self.gear[f"{gear.id}.{copy}"] = gear
                self.decks[deck].append(f"{gear.id}.{copy}")
                self.home[f"{gear.id}.{copy}"] = deck
        self.copies[gear.id] = copy

    def _kinds(self) -> tuple[Kind, ...]:
        types = {row["id"]: row for row in self.rows["zombies"]}
        kinds: list[Kind] = []
        for row in self.rows["zombies"]:
            if row["id"] not in self.individuals.values():
                kinds.append(Kind(len(kinds), row["id"], row))
        for table, type in self.individuals.items():
            for row in self.rows[table]:
                kinds.append(Kind(len(kinds), type, types[type], row))
        return tuple(kinds)

    def kinds_of(self, type: str) -> tuple[int, ...]:
        known = self._types.get(type)
        if known is None:
            known = self._types[type] = tuple([kind.index for kind in self.kinds if kind.type == type])
        return known

    def open_ended(self, family: str) -> bool:
        """Whether anything of a kind may follow a family's name: a card, a number, a skill."""
        return any(arg.startswith("<") for arg in self.families[family].get("args") or [])

    def check_skill(self, who: str, skill: str) -> None:
        """A skill is a family, or a family and its argument: `free:move`."""
        family, _, arg = skill.partition(":")
        if family not in self.families:
            raise ContentError(f"survivors: {who}: there is no skill {family!r}{hint(family, self.families)}")
        allowed: Sequence[str] = self.families[family].get("args") or []
        if "<skill>" in allowed:
            self.check_skill(who, arg)
        elif "<equipment>" in allowed:
            if arg not in self.gear:
                raise ContentError(f"survivors: {who}: {skill!r}: there is no equipment {arg!r}")
        elif "<number>" in allowed:
            if not arg.isdigit():
                raise ContentError(f"survivors: {who}: {skill!r} needs a number")
        elif bool(allowed) != bool(arg) or (arg and arg not in allowed):
            raise ContentError(f"survivors: {who}: {skill!r}: {family} takes {', '.join(allowed) or 'no argument'}")
        elif "." in skill:
            raise ContentError(f"survivors: {who}: {skill!r} is no skill")

    def skill_names(self) -> list[str]:
        """Every skill that needs nothing else to be named."""
        found: list[str] = []
        for family, row in self.families.items():
            if not self.open_ended(family):
                args = row.get("args") or []
                found += [f"{family}:{arg}" for arg in args] if args else [family]
        return found

    def skill_key(self, skill: str) -> str:
        """`skill-free-move` for `free:move`; where anything may follow, the noun says it: `skill-starts-health 4`."""
        family, _, arg = skill.partition(":")
        if arg and self.open_ended(family):
            return f"skill-{family} {arg}"
        return f"skill-{skill.replace(':', '-')}"

    def subjects(self) -> dict[str, str]:
        """What everything printed is called, and the rule that it follows."""
        found = {f"card-{row['id']}": str(row["rule"]) for row in self.rows["equipment"]}
        found |= {f"zombie-card-{card.id}": card.rule for card in self.cards.values()}
        for kind in self.kinds:
            found[f"{kind.type if kind.individual else 'zombie'}-{kind.id}"] = kind.rule
        for family, row in self.families.items():
            found[f"skill-{family}"] = str(row["rule"])
            if not self.open_ended(family):
                found |= {f"skill-{family}-{arg}": str(row["rule"]) for arg in row.get("args") or []}
        return found


def kind_name(card: str) -> str:
    """`pistol` for `pistol.2`."""
    return card.partition(".")[0]
