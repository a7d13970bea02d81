"""The action Barricade (rule 5.6), and the sites for defences."""

from __future__ import annotations

from shamble.core.option import Option, Refusal
from shamble.games.dawn.printed.counters import Unit
from shamble.games.dawn.printed.terms import FIGHTERS
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.state import DawnState


def fortified(s: DawnState, track: str) -> str:
    """The field of a track with its one barricade or the strongpoint; empty if it has neither (p. 11)."""
    for place in s.places:
        if (place.barricade or place.strongpoint) and s.track(place.id) == track:
            return place.id
    return ""


def barricade_cost(s: DawnState, unit: Unit) -> int:
    """Supplies that a barricade costs this unit: a builder pays one, the defence strategy saves one."""
    cost = 1 if "builder" in s.content.units[unit.id].abilities else s.content.markers["barricade"].supplies
    return max(0, cost - 1) if s.has_optional_rule("defence-strategy") else cost


def site(s: DawnState, field: str) -> bool:
    """True if a barricade may be built on the field: one for each track; an option lets it move there (D-42)."""
    info = s.content.fields[field]
    if not info.way:
        return False
    other = fortified(s, info.track)
    if not other:
        return True
    return s.has_optional_rule("defence-strategy") and other != field and s.place(other).barricade


def sites(s: DawnState, unit: Unit) -> list[str]:
    """Fields on which the unit could build a barricade; a builder also reaches the fields beside its own."""
    if not s.uses_rules("defences") or s.kind(unit.id) not in FIGHTERS or s.flag(unit.id, "no-build"):
        return []
    fields = [unit.field]
    if "builder" in s.content.units[unit.id].abilities and s.track(unit.field):
        fields += [field for field in s.beside(unit.field) if not s.is_start(field)]
    return [field for field in fields if site(s, field)]


def barricade_refusals(s: DawnState, unit: Unit) -> list[Refusal]:
    """Reasons why the unit cannot build where it stands, for the greyed option; none for units that never build."""
    if not s.uses_rules("defences") or s.kind(unit.id) not in FIGHTERS or not s.content.fields[unit.field].way:
        return []
    option = Option("barricade", unit.id, unit.field)
    if s.flag(unit.id, "no-build"):
        return [Refusal(option, "no-build", "dawn.build.who", {"who": unit.id})]
    if not site(s, unit.field):
        return [Refusal(option, "track-fortified", "dawn.build.one", {"track": s.track(unit.field)})]
    if s.supplies < barricade_cost(s, unit):
        return [Refusal(option, "no-supplies", "dawn.build.barricade", {"n": barricade_cost(s, unit)})]
    return []


def build_barricade(t: DawnFlow, id: str, field: str, free: bool) -> None:
    """Builds a barricade, paid for unless it is free. With an option, the one of the track moves there (D-42)."""
    s = t.s
    unit = s.unit(id)
    assert unit is not None
    if not free:
        t.supply(-barricade_cost(s, unit), "dawn.build.barricade")
    old = fortified(s, s.track(field))
    if old:
        t.set_place(s.place(old).having(barricade=False))
        t.emit("barricade-moved", "dawn.option.defence-strategy", place=old)
    t.set_place(s.place(field).having(barricade=True))
    t.emit("barricade", "dawn.build.barricade", who=id, place=field)
