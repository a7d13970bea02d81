"""What a track costs that is left alone: what the next step of its zeds would do, before they take it."""

from __future__ import annotations

from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Note
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import Table


def next_step(s: Table, track: str, gone: str = "") -> tuple[Note | None, int]:
    """The nearest zeds of a track go on while a unit (`gone`) has left it: what is lost, and how grave it is.
    Where somebody defends the next field, or nothing is lost there, there is nothing to tell."""
    front = next((field for field in s.way(track) if s.zeds_at(field)), "")
    if not front:
        return None, HARMLESS
    field = s.toward(front)
    if field == CENTER:
        return Note("alone-town", track=track), GRAVE
    if any(unit.id != gone for unit in s.defenders(field)):
        return None, HARMLESS
    if s.plays("chaos") and s.content.fields[field].named and not s.place(field).chaos:
        last = not s.chaos_left() and not s.option("crisis-proof")
        return Note("alone-end" if last else "alone-chaos", place=field), GRAVE if last else RISKY
    people = [unit.id for unit in s.units_at(field) if s.kind(unit.id) == "villagers"]
    if people:
        return Note("alone-people", place=field, who=tuple(people)), RISKY
    return None, HARMLESS


def all_alone(s: Table) -> tuple[tuple[Note, ...], int]:
    """The same for every track, as things stand."""
    found = [next_step(s, track) for track in s.tracks]
    return tuple([note for note, _ in found if note is not None]), max([risk for _, risk in found])
