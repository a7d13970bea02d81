"""The option Maestro (rule 13.2): Dr. Marteuse as an infector who flees down the tunnel."""

from __future__ import annotations

from typing import ClassVar

from shamble.games.dawn.printed.terms import DOCTOR
from shamble.games.dawn.table.flow import DawnFlow, RuleStep


class DoctorFlees(RuleStep):
    """Moves the doctor one field toward the Start when the tunnel is activated, then checks his escape."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        doctor = s.zed(DOCTOR)
        if doctor is None:
            return
        if s.content.fields[doctor.field].kind == "catacomb":
            die = t.die()
            if die > 3:
                t.emit("catacomb-stays", "dawn.tunnel.roll", zeds=(DOCTOR,), die=die)
                return
        dest = s.away(doctor.field)
        if dest:
            t.set_zed(doctor.at(dest))
            t.emit("doctor-flees", "dawn.option.maestro", place=doctor.field, dest=dest)
        t.then(DoctorEscapes())


class DoctorEscapes(RuleStep):
    """Removes the doctor from the Start; he destroys a component at random."""

    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, t: DawnFlow) -> None:
        s = t.s
        doctor = s.zed(DOCTOR)
        if doctor is None or not s.is_start(doctor.field):
            return
        s.zeds = [zed for zed in s.zeds if zed.id != DOCTOR]
        t.emit("doctor-escapes", "dawn.option.maestro")
        if s.components:
            parts = list(s.components)
            lost = parts[t.pick("components", parts) if len(parts) > 1 else 0]
            s.components = tuple([id for id in parts if id != lost])
            t.emit("component-lost", "dawn.option.maestro", component=lost)
