"""The combat tables (rule 6.1): who meets whom, the column with its shifts, who loses, what it costs."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.printed.terms import ANTI, CENTER, FIGHTERS
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.powers import Power, common, of_zed
from shamble.games.dawn.table.state import Table

COLUMNS: Final = ("zeds-x3", "zeds-x2", "zeds-more", "tie", "players-more", "players-x2", "players-x3")


def start_column(zeds: int, unit: int) -> int:
    """How strong the zeds are against the unit (p. 13)."""
    if zeds >= 3 * unit:
        return 0
    if zeds >= 2 * unit:
        return 1
    if zeds > unit:
        return 2
    if zeds == unit:
        return 3
    if unit < 2 * zeds:
        return 4
    return 5 if unit < 3 * zeds else 6


def enemies(s: Table, unit: str, field: str) -> tuple[str, ...]:
    """Whom a non-zed meets on a field: zeds; a unit also raiders, raiders everybody but refugees and villagers
    and who hides from them."""
    zeds = tuple([zed.id for zed in s.zeds_at(field)])
    if zeds:
        return zeds
    kind = s.kind(unit)
    if kind == "raiders":
        there = [one.id for one in s.defenders(field) if one.id != unit]
        return tuple([id for id in there if not s.spent("arrival", "hidden " + id)])
    if kind in ANTI:
        return ()
    return tuple([one.id for one in s.raiders_at(field)])


def raiders(s: Table, fight: Fight) -> bool:
    """Whether raiders stand on the zeds' side of the table."""
    return bool(fight.foes) and s.unit(fight.foes[0]) is not None


def alive(s: Table, fight: Fight) -> tuple[str, ...]:
    """Foes still on the field."""
    found = []
    for id in fight.foes:
        zed = s.zed(id)
        unit = s.unit(id)
        if (zed is not None and zed.field == fight.field) or (unit is not None and unit.field == fight.field):
            found.append(id)
    return tuple(found)


def foe_strength(s: Table, fight: Fight) -> int:
    return sum([s.strength(id) for id in alive(s, fight)])


def listeners(s: Table, fight: Fight, moment: str) -> list[tuple[Power, str]]:
    """Everybody whose powers may concern this moment of a melee."""
    found = common(s, moment)
    for id in alive(s, fight):
        zed = s.zed(id)
        if zed is not None:
            for power in of_zed(zed, moment):
                found.append((power, id))
    return found


def defence(s: Table, fight: Fight) -> tuple[str, int]:
    """The best defence bonus of the field, and the rule that gives it (p. 13)."""
    if fight.attacking or any(power.bare(s, fight) for power, _ in listeners(s, fight, "bare")):
        return "", 0
    place = s.place(fight.field)
    found = [("dawn.fight.defence", s.content.fields[fight.field].defence)]
    if place.barricade:
        found.append(("dawn.build.barricade", s.content.markers["barricade"].defence))
    if place.strongpoint:
        found.append(("dawn.build.strongpoint", s.content.markers["strongpoint"].defence))
    if fight.field == CENTER:
        found.append(("dawn.civilian.clarion.last-stand", 2))
    best = max(found, key=lambda one: one[1])
    return best if best[1] else ("", 0)


SHIFTING: Final = ("brawler", "marksman", "entrenched", "agent", "axes", "close-quarters")
"""Abilities that are nothing but a shift."""


def shift_rule(s: Table, id: str) -> str:
    """The rule of a unit's own shift."""
    card = s.content.units[id]
    for ability in card.abilities:
        if ability in SHIFTING:
            return card.ability(ability)
    return card.rule


def shifts(s: Table, fight: Fight) -> list[tuple[str, int]]:
    """Every shift of this melee by the rule that gives it; only the best defence counts (D-36)."""
    found: list[tuple[str, int]] = []
    card = s.content.units[fight.unit]
    if raiders(s, fight):
        card_foe = s.content.units[fight.foes[0]]
        if card_foe.melee_shift:
            found.append((card_foe.rule, -card_foe.melee_shift))
    if card.melee_shift:
        found.append((shift_rule(s, fight.unit), card.melee_shift))
    if card.defending_shift and not fight.attacking:
        found.append((shift_rule(s, fight.unit), card.defending_shift))
    rule, bonus = defence(s, fight)
    if bonus:
        found.append((rule, bonus))
    if fight.weapon and fight.attacking and "knuckles" in s.components:
        found.append(("dawn.weapon.knuckles", 1))
    unit = s.unit(fight.unit)
    if unit is not None:
        for marker in unit.markers:
            if marker in s.content.markers and s.content.markers[marker].melee_shift:
                found.append((s.content.markers[marker].rule, s.content.markers[marker].melee_shift))
    for power, who in listeners(s, fight, "shift"):
        n = power.shift(s, fight, who)
        if n:
            found.append((power.cause(s), n))
    return [*found, *fight.extra]


def column(s: Table, fight: Fight) -> int:
    total = sum([n for _, n in shifts(s, fight)])
    return max(0, min(6, start_column(foe_strength(s, fight), s.strength(fight.unit)) + total))


def zeds_lose(s: Table, fight: Fight, total: int, at: int) -> bool:
    """Who loses by the table, unless an ability settles it."""
    settled = sum([power.settles(s, fight, who) for power, who in listeners(s, fight, "settles")])
    if settled and not raiders(s, fight):
        return settled > 0
    return at >= s.content.combat[total].zeds_lose_from


def fever(s: Table, fight: Fight) -> int:
    """What a melee against zeds raises infection by: the worst of the mob counts (p. 13, D-35)."""
    if raiders(s, fight) or fight.spared:
        return 0
    n = 1
    for id in alive(s, fight):
        zed = s.zed(id)
        if zed is not None:
            n = max(n, s.content.zeds[id].infection)
            for marker in zed.markers:
                n = max(n, s.content.markers[marker].infection)
    for power, _ in listeners(s, fight, "fever"):
        n = power.fever(s, fight, n)
    return n


def may_use_weapon(s: Table, id: str) -> bool:
    """The super-weapon serves heroes and civilians, the Guard once it has seen the town (p. 12)."""
    unit = s.unit(id)
    if unit is None or not s.components or s.kind(id) not in FIGHTERS:
        return False
    return s.kind(id) != "guard" or "town-seen" in unit.markers


def tell_shifts(t: Play, given: list[tuple[str, int]]) -> None:
    """Every shift with what it comes from: the field, what is built there, a card, somebody's ability."""
    for rule, n in given:
        t.emit("shift-right" if n > 0 else "shift-left", rule, n=abs(n), why=rule.split(".")[1])
