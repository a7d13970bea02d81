"""Warnings for undefended tracks: the loss that the next step of the zeds would cause."""

from __future__ import annotations

from typing import Final

from shamble.core.derived import derived
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Note
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import DawnState


class NextSteps:
    """Losses by the next steps of the zeds, each worked out at the first look-up (`next_step`)."""

    def __init__(self) -> None:
        self.losses: Final[dict[str, tuple[Note | None, int]]] = {}


@derived("units", "zeds", "places", fixed=("content", "level", "options"))
def next_steps(s: DawnState) -> NextSteps:
    return NextSteps()


def next_step(s: DawnState, track: str, gone: str = "") -> tuple[Note | None, int]:
    """The loss if the nearest zeds of a track take a step after the unit `gone` has left, and its risk. None if a unit
    defends the next field or nothing is lost there. Cached, because each move of a unit asks for it."""
    losses = next_steps(s).losses
    key = f"{track} {gone}"
    if key not in losses:
        losses[key] = reckon_next_step(s, track, gone)
    return losses[key]


def reckon_next_step(s: DawnState, track: str, gone: str) -> tuple[Note | None, int]:
    """Works out `next_step` without the cache."""
    front = next((field for field in s.way(track) if s.zeds_at(field)), "")
    if not front:
        return None, HARMLESS
    field = s.toward(front)
    if field == CENTER:
        return Note("alone-town", track=track), GRAVE
    if any(unit.id != gone for unit in s.defenders(field)):
        return None, HARMLESS
    if s.uses_rules("chaos") and s.content.fields[field].named and not s.place(field).chaos:
        last = not s.chaos_left() and not s.has_optional_rule("crisis-proof")
        return Note("alone-end" if last else "alone-chaos", place=field), GRAVE if last else RISKY
    people = [unit.id for unit in s.units_at(field) if s.kind(unit.id) == "villagers"]
    if people:
        return Note("alone-people", place=field, who=tuple(people)), RISKY
    return None, HARMLESS


def all_alone(s: DawnState) -> tuple[tuple[Note, ...], int]:
    """Warnings for all tracks in the current position, and the highest risk."""
    steps = [next_step(s, track) for track in s.tracks]
    return tuple([note for note, _ in steps if note is not None]), max([risk for _, risk in steps])
