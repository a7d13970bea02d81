"""The combat table (rule 6.1): enemies on a field, the column with its shifts, the loser, and the infection."""

from __future__ import annotations

from typing import Final

from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.printed.terms import CENTER, FIGHTERS
from shamble.games.dawn.table.book import powers_in_force, powers_of_zed
from shamble.games.dawn.table.flow import DawnFlow
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState

LAST_STAND: Final = 2
"""Defence bonus in the town centre, where only the Clarion's last stand is fought (cards)."""
COLUMNS: Final = ("zeds-x3", "zeds-x2", "zeds-more", "tie", "players-more", "players-x2", "players-x3")


def start_column(zeds: int, unit: int) -> int:
    """The column (0 to 6) for these strengths of zeds and unit, before shifts (p. 13)."""
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


def enemies(s: DawnState, unit: str, field: str) -> tuple[str, ...]:
    """Enemies of a non-zed on a field: zeds; otherwise raiders for a player unit, and for raiders all units with a
    strength that do not hide."""
    zeds = s.zeds_at(field)
    if zeds:
        return tuple([zed.id for zed in zeds])
    card = s.content.units[unit]
    if card.raiders:
        there = [other.id for other in s.defenders(field) if other.id != unit]
        return tuple([id for id in there if not s.spent("arrival", "hidden " + id)])
    if card.anti:
        return ()
    return tuple([other.id for other in s.raiders_at(field)])


def foes_are_raiders(s: DawnState, fight: Fight) -> bool:
    """True if the foes of this fight are raiders, not zeds."""
    return bool(fight.foes) and s.unit(fight.foes[0]) is not None


def foes_present(s: DawnState, fight: Fight) -> tuple[str, ...]:
    """Foes of this fight that are still on the field."""
    zeds, units, field = s.all_zeds().by_id, s.all_units().by_id, fight.field
    there = []
    for id in fight.foes:
        foe = zeds.get(id) or units.get(id)
        if foe is not None and foe.field == field:
            there.append(id)
    return tuple(there)


def foe_strength(s: DawnState, fight: Fight) -> int:
    """Strength of all foes still in the fight, added up."""
    zeds, cards, n = s.all_zeds().by_id, s.content.zeds, 0
    for id in foes_present(s, fight):
        zed = zeds.get(id)
        n += cards[id].strength[1 if zed.reduced else 0] if zed is not None else s.strength(id)
    return n


def listeners(s: DawnState, fight: Fight, moment: str) -> list[tuple[Power, str]]:
    """Powers for this moment of a melee with their carriers, those of the zeds included."""
    powers = powers_in_force(s, moment)
    listening = s.content.book.audience(moment)
    if not listening.zeds:
        return powers
    gifted = listening.carriers
    for zed in s.zeds_at(fight.field):
        if zed.id in gifted or zed.markers:
            own = foes_listening(s, fight, moment)
            return powers + own if own else powers
    return powers


def foes_listening(s: DawnState, fight: Fight, moment: str) -> list[tuple[Power, str]]:
    """Powers for this moment of the zeds in a melee, with their carriers."""
    return [(power, id) for id in foes_present(s, fight) for power in of_foe(s, id, moment)]


def of_foe(s: DawnState, id: str, moment: str) -> list[Power]:
    """The powers for a moment of a foe that is a zed."""
    zed = s.zed(id)
    return powers_of_zed(s, zed, moment) if zed is not None else []


def defence(s: DawnState, fight: Fight) -> tuple[str, int]:
    """The rule and size of the best defence bonus on the field (p. 13)."""
    if fight.attacking:
        return "", 0
    for power, _ in listeners(s, fight, "no_defence_bonus"):
        if power.no_defence_bonus(s, fight):
            return "", 0
    place = s.place(fight.field)
    rule, best = "dawn.fight.defence", s.content.fields[fight.field].defence
    if place.barricade and s.content.markers["barricade"].defence > best:
        rule, best = "dawn.build.barricade", s.content.markers["barricade"].defence
    if place.strongpoint and s.content.markers["strongpoint"].defence > best:
        rule, best = "dawn.build.strongpoint", s.content.markers["strongpoint"].defence
    if fight.field == CENTER and best < LAST_STAND:
        rule, best = "dawn.civilian.clarion.last-stand", LAST_STAND
    return (rule, best) if best else ("", 0)


SHIFTING: Final = ("brawler", "marksman", "entrenched", "agent", "axes", "close-quarters")
"""Abilities that consist of a shift alone."""


def shift_rule(s: DawnState, id: str) -> str:
    """The rule that gives a unit its printed shift."""
    card = s.content.units[id]
    for ability in card.abilities:
        if ability in SHIFTING:
            return card.ability(ability)
    return card.rule


def shifts(s: DawnState, fight: Fight) -> list[tuple[str, int]]:
    """All shifts of this melee, as pairs of rule and columns; only the best defence bonus counts (D-36)."""
    given: list[tuple[str, int]] = []
    card = s.content.units[fight.unit]
    if foes_are_raiders(s, fight):
        card_foe = s.content.units[fight.foes[0]]
        if card_foe.melee_shift:
            given.append((card_foe.rule, -card_foe.melee_shift))
    if card.melee_shift:
        given.append((shift_rule(s, fight.unit), card.melee_shift))
    if card.defending_shift and not fight.attacking:
        given.append((shift_rule(s, fight.unit), card.defending_shift))
    rule, bonus = defence(s, fight)
    if bonus:
        given.append((rule, bonus))
    if fight.weapon and fight.attacking and "knuckles" in s.components:
        given.append(("dawn.weapon.knuckles", 1))
    unit = s.unit(fight.unit)
    if unit is not None:
        for marker in unit.markers:
            if marker in s.content.markers and s.content.markers[marker].melee_shift:
                given.append((s.content.markers[marker].rule, s.content.markers[marker].melee_shift))
    for power, who in listeners(s, fight, "shift"):
        n = power.shift(s, fight, who)
        if n:
            given.append((power.cause(s), n))
    return [*given, *fight.extra]


def column(s: DawnState, fight: Fight) -> int:
    """The final column (0 to 6) of a melee, with all shifts."""
    return shifted(start_column(foe_strength(s, fight), s.strength(fight.unit)), shifts(s, fight))


def shifted(start: int, given: list[tuple[str, int]]) -> int:
    """The column (0 to 6) after these shifts."""
    return max(0, min(6, start + sum([n for _, n in given])))


def zeds_lose(s: DawnState, fight: Fight, total: int, at: int) -> bool:
    """True if the zeds' side loses, by the combat table or because a power settles the melee."""
    powers = listeners(s, fight, "decides_melee")
    settled = sum([power.decides_melee(s, fight, who) for power, who in powers]) if powers else 0
    if settled and not foes_are_raiders(s, fight):
        return settled > 0
    return at >= s.content.combat[total].zeds_lose_from


def infection_of(s: DawnState, fight: Fight) -> int:
    """Infection from a melee against zeds: the highest value among the mob counts (p. 13, D-35)."""
    if foes_are_raiders(s, fight) or fight.spared:
        return 0
    n = 1
    for id in foes_present(s, fight):
        zed = s.zed(id)
        if zed is not None:
            n = max(n, s.content.zeds[id].infection)
            for marker in zed.markers:
                n = max(n, s.content.markers[marker].infection)
    for power, _ in listeners(s, fight, "melee_infection"):
        n = power.melee_infection(s, fight, n)
    return n


def may_use_weapon(s: DawnState, id: str) -> bool:
    """True for heroes and civilians, and for the Guard once it has been in town (p. 12)."""
    unit = s.unit(id)
    if unit is None or not s.components or s.kind(id) not in FIGHTERS:
        return False
    return s.kind(id) != "guard" or "town-seen" in unit.markers


def tell_shifts(t: DawnFlow, given: list[tuple[str, int]]) -> None:
    """Emits every shift with its source: field, building, card or ability."""
    for rule, n in given:
        t.emit("shift-right" if n > 0 else "shift-left", rule, n=abs(n), why=rule.split(".")[1])
