"""Checks the references of an overlay: cards, zombies, skills and effects that its rows and missions name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from shamble.city.book.printed import Catalogue
from shamble.city.missions.mission import Mission
from shamble.city.missions.mission_entry import entry_schema
from shamble.city.missions.mission_file import SCHEMA
from shamble.city.rules.registry import Book
from shamble.content.nearest import hint
from shamble.content.tables import suggest
from shamble.core.errors import ContentError


def known_ids(book: Book, catalogue: Catalogue) -> dict[str, Iterable[str]]:
    """The ids that a content file may refer to, by the name of the reference (`Field.refers`)."""
    return {
        "card": [row["id"] for row in catalogue.rows["equipment"]],
        "kind": list(catalogue.kind),
        "zombie": [row["id"] for row in catalogue.rows["zombies"]],
        "card effect": list(book.cards),
        "ammo": list(book.cards),
        "zombie effect": list(book.creatures),
    }


def check_printed(book: Book, catalogue: Catalogue, tables: Mapping[str, list[dict[str, Any]]]) -> None:
    """Raises an error for a row of the overlay that refers to something which the game does not have."""
    ids = known_ids(book, catalogue)
    for table, rows in tables.items():
        if table not in book.schemas:
            continue
        key, schema = book.schemas[table]
        own = {row["id"] for row in rows}
        for row in catalogue.rows[table]:
            where = f"{table}.toml: {key} {row['id']!r}"
            if row["id"] not in own:
                continue
            for name, field in schema.items():
                complaint = field.unresolved(name, row[name], ids)
                if complaint:
                    raise ContentError(f"{where}: {complaint}")
            if table == "skills" and row["id"] not in book.skills:
                raise ContentError(f"{where}: nothing says what this skill does{suggest(row['id'], book.skills)}")
            if table == "equipment":
                check_card(where, catalogue, row)


def unmatched(book: Book, catalogue: Catalogue) -> list[str]:
    """Returns one line for each row that no registered class stands for, and for each class that no row names."""
    sides: tuple[tuple[str, Iterable[str], Iterable[str]], ...] = (
        ("skills", catalogue.families, book.skills),
        ("equipment", {gear.effect for gear in catalogue.gear.values() if gear.effect}, book.cards),
        ("zombies", {kind.effect for kind in catalogue.kinds}, book.creatures),
    )
    problems: list[str] = []
    for table, written, registered in sides:
        rows, classes = set(written), set(registered) - {""}
        for id in sorted(rows - classes - {""}):
            problems.append(f"{table}.toml: nothing says what {id!r} does{suggest(id, sorted(classes - rows))}")
        for id in sorted(classes - rows):
            problems.append(f"{table}.toml: no row names {id!r}, the id of a class{hint(id, sorted(rows - classes))}")
    return problems


def check_card(where: str, catalogue: Catalogue, row: Mapping[str, Any]) -> None:
    """Raises an error for an equipment card that could not be used as its kind says."""
    if row["skill"]:
        catalogue.check_skill(where, row["skill"])
    for mode in ("melee", "ranged"):
        if row["kind"] in (mode, "both") and not row.get(mode):
            raise ContentError(f"{where}: {mode} is missing: a card of the kind {row['kind']} has these combat values")
        if row["kind"] not in (mode, "both") and row.get(mode):
            raise ContentError(f"{where}: {mode}: a card of the kind {row['kind']} has no such combat values")


def check_mission_references(book: Book, catalogue: Catalogue, mission: Mission) -> None:
    """Raises an error for a mission that names zombies, cards or doors that do not exist, or needs more survivors and
    companions than the game has."""
    ids = known_ids(book, catalogue)
    for name, field in SCHEMA.items():
        value = mission.row.get(name)
        if value is not None and (complaint := field.unresolved(name, value, ids)):
            raise ContentError(f"{mission.where}: {complaint}")
    for entries, classes, key in (
        (mission.goals, book.goals, "type"),
        (mission.effects, book.effects, "effect"),
    ):
        for entry in entries:
            kind = classes[entry.id]
            for name, field in entry_schema(kind, key).items():
                complaint = field.unresolved(name, entry.row.get(name), ids)
                if complaint:
                    raise ContentError(f"{mission.where}: {'goals' if key == 'type' else 'special'}: {complaint}")
    for rule in mission.effects:
        if "door" in rule.row:
            check_door(mission, str(rule.row["door"]))
    people = mission.survivors + len(mission.row.get("companions") or [])
    if people > len(catalogue.sheets):
        raise ContentError(
            f"{mission.where}: survivors: the mission needs {people} people, the game has {len(catalogue.sheets)}"
        )


def check_door(mission: Mission, written: str) -> None:
    """Raises an error unless there is a door between the two zones of `a1.r2-a1.sn`."""
    a, _, b = written.partition("-")
    pair = {mission.zone("special", a), mission.zone("special", b)}
    if not any({door.a, door.b} == pair for door in mission.board.doors):
        raise ContentError(f"{mission.where}: special: there is no door {written!r}")
