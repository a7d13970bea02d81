"""The option Maestro (rule 13.2): Dr. Marteuse, an infector who neither fights nor retreats and runs to his Start.

His flight down the tunnel is part of the zeds' moves (`zeds.zed_moves`).
"""

from __future__ import annotations

from shamble.games.dawn.printed.terms import DOCTOR
from shamble.games.dawn.table.flow import DawnFlow, RuleStep
from shamble.games.dawn.table.state import DawnState


def met_by_player(s: DawnState, field: str) -> bool:
    """True if a player unit stands on the field."""
    return any(s.is_player(unit) for unit in s.units_at(field))


def meet_doctor(t: DawnFlow, field: str) -> bool:
    """A player unit and the doctor on one field: he goes to jail, and the next research card is free (p. 20, D-58).

    Whoever of the two came, and however: every way of entering asks here before any fight. True if he was jailed.
    """
    s = t.s
    doctor = s.zed(DOCTOR)
    if doctor is None or doctor.field != field or not met_by_player(s, field):
        return False
    s.zeds = [zed for zed in s.zeds if zed.id != DOCTOR]
    s.used = (*s.used, "maestro-jailed")
    t.emit("doctor-caught", "dawn.option.maestro", place=field)
    t.then(t.frame("NextCard", "dawn.option.maestro"))
    return True


class DoctorEscapes(RuleStep):
    """Removes the doctor from the Start; he destroys a component at random."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        doctor = s.zed(DOCTOR)
        if doctor is None or not s.is_start(doctor.field):
            return
        s.zeds = [zed for zed in s.zeds if zed.id != DOCTOR]
        t.emit("doctor-escapes", "dawn.option.maestro")
        if s.components:
            parts = list(s.components)
            lost = parts[t.pick_index("components", parts) if len(parts) > 1 else 0]
            s.components = tuple([id for id in parts if id != lost])
            t.emit("component-lost", "dawn.option.maestro", component=lost)
