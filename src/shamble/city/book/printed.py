"""Printed values of equipment, zombies, zombie cards, survivors and skills, read from a game's data files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from shamble.content.nearest import hint
from shamble.content.tables import Field
from shamble.core.errors import ContentError

Schema = dict[str, Field]
Rows = Mapping[str, list[dict[str, Any]]]

MARKS: Final[Schema] = {
    "rule": Field(str, refers="rule"),
    "origin": Field(str, allowed=("book", "public", "house")),
}
SKILLS: Final[Schema] = {
    "id": Field(str),
    "args": Field(list, required=False, each=Field(str)),
    "needs": Field(int, required=False, least=1, most=6),
    **MARKS,
}
WEAPON: Final = Field(
    dict,
    required=False,
    keys={
        "range": Field(list, size=(2, 2), ordered=True, each=Field(int, least=0, most=9)),
        "dice": Field(int, least=0),
        "accuracy": Field(int, least=0, most=6),
        "damage": Field(int, least=0),
        "noise": Field(bool, default=False),
    },
)
"""Combat values of a card. Cards that are thrown have neither dice nor accuracy (0)."""
EQUIPMENT: Final[Schema] = {
    "id": Field(str),
    "kind": Field(str, allowed=("melee", "ranged", "both", "item", "trap")),
    "melee": WEAPON,
    "ranged": WEAPON,
    "dual": Field(bool, default=False),
    "ammo": Field(str, default="", refers="ammo"),
    "reload": Field(bool, default=False),
    "door": Field(str, allowed=("", "silent", "noisy"), default=""),
    "skill": Field(str, default="", refers="skill"),
    "effect": Field(str, default="", refers="card effect"),
    "backpack": Field(bool, default=False),
    **MARKS,
}
"""A game adds one column for each of its equipment decks: the number of copies in that deck."""
ZOMBIES: Final[Schema] = {
    "id": Field(str),
    "minis": Field(int, least=1, most=99),
    "actions": Field(int, least=0, most=6),
    "needs": Field(int, least=1, most=9),
    "ap": Field(int, least=0, most=43),
    "wounds": Field(int, least=0, most=9),
    "priority": Field(int, least=1, most=9),
    **MARKS,
}
INDIVIDUALS: Final[Schema] = {
    "id": Field(str),
    "effect": Field(str, default="", refers="zombie effect"),
    "actions": Field(int, required=False, least=0, most=6),
    "needs": Field(int, required=False, least=1, most=9),
    "ap": Field(int, required=False, least=0, most=43),
    "wounds": Field(int, required=False, least=0, most=9),
    **MARKS,
}
"""Individuals: zombies with one figure each. A value that a row leaves out is taken from the row of its type."""
SPAWNED: Final = Field(int, least=0, most=99)
ZOMBIE_CARDS: Final[Schema] = {
    "id": Field(str),
    "kind": Field(str),
    "type": Field(str, refers="zombie"),
    "blue": SPAWNED,
    "yellow": SPAWNED,
    "orange": SPAWNED,
    "red": SPAWNED,
    **MARKS,
}
SHEET_LEVEL: Final = Field(list, size=(0, 9), each=Field(str, refers="skill"))
SURVIVORS: Final[Schema] = {
    "id": Field(str),
    "health": Field(int, least=1, most=12),
    "blue": SHEET_LEVEL,
    "yellow": SHEET_LEVEL,
    "orange": SHEET_LEVEL,
    "red": SHEET_LEVEL,
    "rule": Field(str, required=False, refers="rule"),
    "origin": Field(str, allowed=("book", "public", "house")),
}


class WeaponLine:
    """A weapon's combat values for melee or ranged attacks: range from `least` to `most`, dice, accuracy, damage."""

    def __init__(self, mode: str, row: Mapping[str, Any]) -> None:
        self.mode: Final = mode
        self.least: Final[int] = row["range"][0]
        self.most: Final[int] = row["range"][1]
        self.dice: Final[int] = row["dice"]
        self.accuracy: Final[int] = row["accuracy"]
        self.damage: Final[int] = row["damage"]
        self.noise: Final[bool] = row.get("noise", False)


class Gear:
    """The printed values of an equipment card."""

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
        self.special: Final = bool(self.effect or self.skill or not self.weapon)
        """True if the card has a text, because its values do not tell everything."""

    def line(self, mode: str) -> WeaponLine | None:
        """The combat values of the weapon for a mode; None if it has none."""
        return self.melee if mode == "melee" else self.ranged


class Kind:
    """A kind of zombie. An individual (one figure, `own` is its row) is a kind by itself within its type."""

    def __init__(self, index: int, type: str, row: Mapping[str, Any], own: Mapping[str, Any] | None = None) -> None:
        individual = own or {}
        self.index: Final = index
        self.id: Final[str] = individual.get("id", row["id"])
        self.type: Final = type
        self.individual: Final = own is not None
        self.minis: Final[int] = 1 if own is not None else row["minis"]
        self.actions: Final[int] = number(individual, row, "actions")
        self.needs: Final[int] = number(individual, row, "needs")
        self.ap: Final[int] = number(individual, row, "ap")
        self.wounds: Final[int] = number(individual, row, "wounds")
        self.priority: Final[int] = row["priority"]
        self.effect: Final[str] = individual.get("effect") or row.get("effect") or ""
        self.rule: Final[str] = individual.get("rule", row["rule"])
        self.house: Final = individual.get("origin", row.get("origin")) == "house"


def number(own: Mapping[str, Any], row: Mapping[str, Any], name: str) -> int:
    """A printed number of an individual, or of its type if its own row leaves it out."""
    value = own.get(name)
    return int(row[name] if value is None else value)


LINES: Final = ("blue", "yellow", "orange", "red")
"""Names of the lines of a zombie card, by danger level."""


class ZombieCard:
    """The printed values of a zombie card, one line for each danger level."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.row: Final = row
        self.kind: Final[str] = row["kind"]
        self.type: Final[str] = row.get("type") or ""
        """The zombie type of all lines; empty if each line names its own."""
        lines = [self._line(row[level]) for level in LINES]
        self.numbers: Final[tuple[int, ...]] = tuple([n for n, _ in lines])
        self.types: Final[tuple[str, ...]] = tuple([type for _, type in lines])
        """Zombie types by danger level; `numbers` are their numbers by danger level."""
        several = [row[level] for level in LINES if isinstance(row[level], dict) and "n" not in row[level]]
        self.groups: Final[tuple[str, ...]] = tuple(
            ["+".join([f"{n} {kind}" for kind, n in line.items()]) for line in several]
        )
        """For lines with several kinds: numbers and kinds as text, joined by `+`."""
        self.rule: Final[str] = row["rule"]

    def _line(self, written: int | Mapping[str, Any]) -> tuple[int, str]:
        """Number and type of a line: a bare number, or a table that may name another type."""
        if isinstance(written, int):
            return written, self.type
        # Other keys of the line are read by the game that defines them.
        return int(written.get("n", 0)), str(written.get("kind", self.type))


class Sheet:
    """A survivor's sheet: health, and the skills of the four danger levels."""

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
        """The skills of all danger levels, in their order."""
        return tuple([skill for level in self.levels for skill in level])


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All printed content of a city game, by id. Copies of equipment are `pistol.1`, `pistol.2`, …"""

    def __init__(self, rows: Rows, columns: Mapping[str, str], individuals: Mapping[str, str]) -> None:
        """`columns` maps a number column of the equipment rows to the deck that holds so many copies; `individuals`
        maps a table of individuals to their zombie type."""
        self.rows: Final = rows
        self.families: Final = {row["id"]: row for row in rows["skills"]}
        self.gear: Final[dict[str, Gear]] = {}
        self.decks: Final[dict[str, list[str]]] = {deck: [] for deck in columns.values()}
        self.home: Final[dict[str, str]] = {}
        """Deck of each copy, by the id of the copy."""
        self.copies: Final[dict[str, int]] = {}
        """Number of copies of each card in all decks."""
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
                self.check_skill(f"survivors: {sheet.id}", skill)
        self.worths: Final[dict[tuple[str, ...], tuple[float, float]]] = {}
        """For advice, cached: value of a set of cards without and with an individual on the board."""

    def deck_of_type(self, type: str) -> str:
        """The deck that holds the individuals of a type."""
        return next(table for table, its_type in self.individuals.items() if its_type == type)

    def _print(self, gear: Gear, row: Mapping[str, Any], columns: Mapping[str, str]) -> None:
        """Enters a card and its copies, and puts the copies into their decks."""
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
        """All kinds: the ordinary types first, then the individuals of each type."""
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
        """Indices of the kinds of a zombie type."""
        cached = self._types.get(type)
        if cached is None:
            cached = self._types[type] = tuple([kind.index for kind in self.kinds if kind.type == type])
        return cached

    def open_ended(self, family: str) -> bool:
        """True if the argument of a skill family is a placeholder: any equipment, number or skill."""
        return any(arg.startswith("<") for arg in self.families[family].get("args") or [])

    def check_skill(self, where: str, skill: str) -> None:
        """Raises an error unless the skill is a known family with a valid argument, as in `free:move`."""
        family, _, arg = skill.partition(":")
        if family not in self.families:
            raise ContentError(f"{where}: there is no skill {family!r}{hint(family, self.families)}")
        allowed: Sequence[str] = self.families[family].get("args") or []
        if "<skill>" in allowed:
            self.check_skill(where, arg)
        elif "<equipment>" in allowed:
            if arg not in self.gear:
                raise ContentError(f"{where}: {skill!r}: there is no equipment {arg!r}")
        elif "<number>" in allowed:
            if not arg.isdigit():
                raise ContentError(f"{where}: {skill!r} needs a number")
        elif bool(allowed) != bool(arg) or (arg and arg not in allowed):
            raise ContentError(f"{where}: {skill!r}: {family} takes {', '.join(allowed) or 'no argument'}")
        elif "." in skill:
            raise ContentError(f"{where}: {skill!r} is no skill")

    def skill_names(self) -> list[str]:
        """All skills with their listed arguments, without the open-ended families."""
        names: list[str] = []
        for family, row in self.families.items():
            if not self.open_ended(family):
                args = row.get("args") or []
                names += [f"{family}:{arg}" for arg in args] if args else [family]
        return names

    def skill_key(self, skill: str) -> str:
        """Text key of a skill: `skill-free-move` for `free:move`, `skill-starts-health 4` for an open-ended family."""
        family, _, arg = skill.partition(":")
        if arg and self.open_ended(family):
            return f"skill-{family} {arg}"
        return f"skill-{skill.replace(':', '-')}"

    def subjects(self) -> dict[str, str]:
        """Text keys of all printed things, each with the id of its rule."""
        rules = {f"card-{row['id']}": str(row["rule"]) for row in self.rows["equipment"]}
        rules |= {f"zombie-card-{card.id}": card.rule for card in self.cards.values()}
        for kind in self.kinds:
            rules[f"{kind.type if kind.individual else 'zombie'}-{kind.id}"] = kind.rule
        for family, row in self.families.items():
            rules[f"skill-{family}"] = str(row["rule"])
            if not self.open_ended(family):
                rules |= {f"skill-{family}-{arg}": str(row["rule"]) for arg in row.get("args") or []}
        return rules


def is_named(card: str, names: Sequence[str]) -> bool:
    """True if one of these names of a mission file means this card: `pistol` means all copies, `pistol.2` one of
    them."""
    return card in names or kind_name(card) in names


def kind_name(card: str) -> str:
    """Id of the card that a copy belongs to: `pistol` for `pistol.2`."""
    copy = card.find(".")
    return card if copy < 0 else card[:copy]
