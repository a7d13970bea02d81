"""Option Maestro (rule 13.2): Dr. Marteuse as an infector who flees down the tunnel."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.games.dawn.pieces import Zed
from shamble.games.dawn.play import Play, Step

OFFICE: Final = "T4"
DOCTOR: Final = "marteuse-infector"


def caught(t: Play, field: str) -> None:
    """A unit on his field: to jail, the next research card is free, and he counts at the end (p. 20)."""
    from shamble.games.dawn.researching import NextCard

    doctor = t.s.zed(DOCTOR)
    if doctor is None or doctor.field != field:
        return
    t.s.zeds = [zed for zed in t.s.zeds if zed.id != DOCTOR]
    t.s.used = (*t.s.used, "maestro-jailed")
    t.emit("doctor-caught", "dawn.option.maestro", place=field)
    t.then(NextCard("dawn.option.maestro"))


class DoctorArrives(Step):
    """He comes to his office, and the sleeper (or another super-zed) with him."""

    def run(self, t: Play) -> None:
        from shamble.games.dawn.zeds import PlaceZed, lay_zed

        s = t.s
        t.add_zed(Zed(DOCTOR, OFFICE))
        t.emit("doctor-arrives", "dawn.option.maestro", place=OFFICE)
        supers = s.deck("supers")
        if "sleeper" in supers.cards():
            rest = [id for id in supers.cards() if id != "sleeper"]
            t.set_deck(type(supers).of("supers", rest))
            lay_zed(t, "sleeper", OFFICE, "dawn.option.maestro")
        else:
            t.then(PlaceZed(OFFICE, "dawn.option.maestro", "super"))


def appear(t: Play) -> None:
    """The mysterious doctor's event brings him, with the option only (D-58)."""
    if t.s.option("maestro"):
        t.then(DoctorArrives())


class DoctorFlees(Step):
    """When the tunnel is activated he goes toward the Start; there he destroys a component and is gone."""

    def run(self, t: Play) -> None:
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


class DoctorEscapes(Step):
    fields: ClassVar[tuple[str, ...]] = ()

    def run(self, t: Play) -> None:
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
