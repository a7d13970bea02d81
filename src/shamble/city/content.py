"""What is printed: gear, zombies, zombie cards, survivors, skills. Read from a game's data files, looked up by id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.content.tables import Field
from shamble.core.errors import ContentError

MARKS: Final[dict[str, Field]] = {"rule": Field(str), "origin": Field(str, allowed=("book", "public", "house"))}
OPTIONAL: Final = {"required": False}

SCHEMAS: Final[dict[str, tuple[str, dict[str, Field]]]] = {
    "skills": (
        "skill",
        {
            "id": Field(str),
            "args": Field(list, required=False),
            "once": Field(str, required=False),
            "needs": Field(int, required=False),
            **MARKS,
        },
    ),
    "equipment": (
        "card",
        {
            "id": Field(str),
            "starting": Field(int, default=0),
            "standard": Field(int, default=0),
            "epic": Field(int, default=0),
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
        },
    ),
    "zombies": (
        "kind",
        {
            "id": Field(str),
            "minis": Field(int),
            "actions": Field(int),
            "needs": Field(int),
            "ap": Field(int),
            "wounds": Field(int),
            "priority": Field(int),
            **MARKS,
        },
    ),
    "abominations": ("abomination", {"id": Field(str), "effect": Field(str, default=""), **MARKS}),
    "zombie-cards": (
        "card",
        {
            "id": Field(str),
            "kind": Field(str, allowed=("spawn", "rush", "extra")),
            "type": Field(str),
            "blue": Field(int),
            "yellow": Field(int),
            "orange": Field(int),
            "red": Field(int),
            **MARKS,
        },
    ),
    "survivors": (
        "survivor",
        {
            "id": Field(str),
            "kid": Field(bool, default=False),
            "health": Field(int),
            "blue": Field(list),
            "yellow": Field(list),
            "orange": Field(list),
            "red": Field(list),
            "rule": Field(str, required=False),
            "origin": Field(str),
        },
    ),
}


class Line:
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
        self.kind: Final[str] = row["kind"]
        self.melee: Final = Line("melee", row["melee"]) if row.get("melee") else None
        self.ranged: Final = Line("ranged", row["ranged"]) if row.get("ranged") else None
        self.dual: Final[bool] = row["dual"]
        self.ammo: Final[str] = row["ammo"]
        self.reload: Final[bool] = row["reload"]
        self.door: Final[str] = row["door"]
        self.skill: Final[str] = row["skill"]
        self.effect: Final[str] = row["effect"]
        self.backpack: Final[bool] = row["backpack"]
        self.epic: Final = row["epic"] > 0
        self.rule: Final[str] = row["rule"]
        self.weapon: Final = self.melee is not None or self.ranged is not None

    def line(self, mode: str) -> Line | None:
        return self.melee if mode == "melee" else self.ranged


class Kind:
    """A kind of zombie. Every abomination is a kind of its own, because each stands on the board as itself."""

    def __init__(self, index: int, id: str, type: str, row: Mapping[str, Any], effect: str, rule: str) -> None:
        self.index: Final = index
        self.id: Final = id
        self.type: Final = type
        self.minis: Final[int] = row["minis"] if type == id else 1
        self.actions: Final[int] = row["actions"]
        self.needs: Final[int] = row["needs"]
        self.ap: Final[int] = row["ap"]
        self.wounds: Final[int] = row["wounds"]
        self.priority: Final[int] = row["priority"]
        self.effect: Final = effect
        self.rule: Final = rule


class ZombieCard:
    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kind: Final[str] = row["kind"]
        self.type: Final[str] = row["type"]
        self.numbers: Final[tuple[int, int, int, int]] = (row["blue"], row["yellow"], row["orange"], row["red"])
        self.rule: Final[str] = row["rule"]


class Sheet:
    """A survivor's sheet: the skills of the four danger levels."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.kid: Final[bool] = row["kid"]
        self.levels: Final[tuple[tuple[str, ...], ...]] = (
            tuple(row["blue"]),
            tuple(row["yellow"]),
            tuple(row["orange"]),
            tuple(row["red"]),
        )
        self.health: Final[int] = row["health"]

    def skills(self) -> tuple[str, ...]:
        return tuple([skill for level in self.levels for skill in level])


class Catalogue:
    """All content of a city game. Copies of equipment are `pistol.1`, `pistol.2`, …"""

    def __init__(self, rows: Mapping[str, list[dict[str, Any]]]) -> None:
        self.rows: Final = rows
        self.families: Final = {row["id"]: row for row in rows["skills"]}
        self.gear: Final[dict[str, Gear]] = {}
        self.decks: Final[dict[str, list[str]]] = {"starting": [], "standard": [], "epic": []}
        for row in rows["equipment"]:
            gear = Gear(row)
            self.gear[gear.id] = gear
            number = 0
            for deck in ("starting", "standard", "epic"):
                for _ in range(row[deck]):
                    number += 1
                    self.gear[f"{gear.id}.{number}"] = gear
                    self.decks[deck].append(f"{gear.id}.{number}")
        types = {row["id"]: row for row in rows["zombies"]}
        kinds: list[Kind] = []
        for row in rows["zombies"]:
            if row["id"] != "abomination":
                kinds.append(Kind(len(kinds), row["id"], row["id"], row, "", row["rule"]))
        for row in rows["abominations"]:
            kinds.append(
                Kind(len(kinds), row["id"], "abomination", types["abomination"], row.get("effect") or "", row["rule"])
            )
        self.kinds: Final = tuple(kinds)
        self.kind: Final = {kind.id: kind for kind in kinds}
        self.cards: Final = {row["id"]: ZombieCard(row) for row in rows["zombie-cards"]}
        self.sheets: Final = {row["id"]: Sheet(row) for row in rows["survivors"]}
        for sheet in self.sheets.values():
            for skill in sheet.skills():
                self.check_skill(sheet.id, skill)

    def check_skill(self, who: str, skill: str) -> None:
        """A skill is a family, or a family and its argument: `free:move`, `brother-in-arms:lucky`."""
        family, _, arg = skill.partition(":")
        if family not in self.families:
            raise ContentError(f"survivors: {who}: there is no skill {family!r}{hint(family, self.families)}")
        allowed = [arg for arg in self.families[family].get("args") or [] if not arg.startswith("<")]
        if family == "brother-in-arms":
            self.check_skill(who, arg)
        elif family == "starts-with":
            if arg not in self.gear:
                raise ContentError(f"survivors: {who}: {skill!r}: there is no equipment {arg!r}")
        elif family == "starts-health":
            if not arg.isdigit():
                raise ContentError(f"survivors: {who}: {skill!r} needs a number")
        elif bool(allowed) != bool(arg) or (arg and arg not in allowed):
            raise ContentError(f"survivors: {who}: {skill!r}: {family} takes {', '.join(allowed) or 'no argument'}")
        elif "." in skill:
            raise ContentError(f"survivors: {who}: {skill!r} is no skill")


def skill_key(skill: str) -> str:
    """`skill-free-move` for `free:move`; where anything may follow, the noun says it: `skill-starts-health 4`."""
    family, _, arg = skill.partition(":")
    if family in ("brother-in-arms", "starts-with", "starts-health"):
        return f"skill-{family} {arg}"
    return f"skill-{skill.replace(':', '-')}"


def kind_name(card: str) -> str:
    """`pistol` for `pistol.2`."""
    return card.split(".")[0]
