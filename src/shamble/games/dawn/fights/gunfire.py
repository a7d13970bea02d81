"""The action Gunfire (rule 5.4), minefields and acrid zeds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import may_use_weapon, shift_rule, tell_shifts
from shamble.games.dawn.fights.hits import HitUnit, HitZeds
from shamble.games.dawn.fights.refugees import Flee
from shamble.games.dawn.fights.retreats import FallBack, RetreatZeds
from shamble.games.dawn.fights.super_weapon import WeaponQuestion
from shamble.games.dawn.printed.counters import Shot, Unit
from shamble.games.dawn.printed.terms import FIGHTERS, TRAINED
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep, TieQuestion
from shamble.games.dawn.table.questions import MeetingStep
from shamble.games.dawn.table.state import DawnState

PHOSPHORUS: Final = 2
"""Hits from which phosphorus makes the zeds retreat (p. 12)."""
GUN_PARTS: Final = ("hypnoze", "phosphorus")
"""Components that change a gunfire attack (p. 12)."""


def targets(s: DawnState, unit: Unit) -> dict[str, int]:
    """Fields in range with zeds or raiders, and their distance. Shots never cross the centre, hit no Start, and reach
    only the next field in the tunnel (p. 10). The dict is a cached one: callers must not change it."""
    card = s.content.units[unit.id]
    if not card.fighter or "no-gunfire" in card.flags:
        return {}
    index, raiders = s.all_zeds(), s.all_units().census().raiders
    key = (unit.field, card.range, raiders)
    seen = index.in_sight.get(key)
    if seen is None:
        board = s.content.boards[s.level]
        zeds, bits = index.at, board.bits
        seen = index.in_sight[key] = {}
        for field, far in board.in_range(unit.field, max(1, card.range)):
            if field in zeds or (raiders and bits[field] & raiders):
                seen[field] = far
    return seen


def price(s: DawnState, unit: Unit) -> tuple[str, int]:
    """Price of a shot, as stock and amount: 1 ammunition, 2 for heavy fire, 1 supply if home-made (cards)."""
    for power, who in powers_in_force(s, "free_shot"):
        if (not who or who == unit.id) and power.free_shot(s, unit.id):
            return "", 0
    abilities = s.content.units[unit.id].abilities
    if "home-made" in abilities:
        return "supply", 1
    return "ammo", 2 if "heavy-fire" in abilities else 1


def can_pay(s: DawnState, unit: Unit) -> bool:
    """True if there is enough ammunition, or supplies for home-made shots, for this unit's shot."""
    abilities = s.content.units[unit.id].abilities
    stock, n = (s.supplies, 1) if "home-made" in abilities else (s.ammo, 2 if "heavy-fire" in abilities else 1)
    return stock >= n or not price(s, unit)[1]


def shot_of(s: DawnState, unit: Unit, field: str, extra: tuple[tuple[str, int], ...] = ()) -> Shot:
    """The shot of a unit at a field, with its strength and shift for the distance; `extra` as in `Shot`."""
    card = s.content.units[unit.id]
    far = targets(s, unit)[field]
    strength = s.gun(unit)
    if card.ranged:
        strength = card.ranged[far - 1] + (TRAINED if "trained" in unit.markers else 0)
    elif far > 1:
        extra = (*extra, (card.ability("long-range"), -1))
    return Shot(unit.id, field, strength, extra)


def pay_shot(t: DawnFlow, unit: Unit) -> None:
    """Pays for a shot and records that the unit has shot this round."""
    what, n = price(t.s, unit)
    if what == "supply":
        t.supply(-n, t.s.content.units[unit.id].ability("home-made"))
    elif n:
        t.ammunition(-n, "dawn.fight.ammo")
    t.spend("round", "shot " + unit.id)


def shoot(t: DawnFlow, id: str, field: str, free: bool, extra: tuple[tuple[str, int], ...] = ()) -> None:
    """Pays for a shot, unless it is free, and queues it. `extra`: shifts from cards, as pairs of rule and columns."""
    s = t.s
    unit = s.unit(id)
    assert unit is not None
    shot = shot_of(s, unit, field, extra)
    if not free:
        pay_shot(t, unit)
    pull_trigger(t, shot)


def pull_trigger(t: DawnFlow, shot: Shot) -> None:
    """Queues a unit's shot, with the question for the super-weapon, and its falling back afterwards."""
    s = t.s
    if may_use_weapon(s, shot.source) and any(part in s.components for part in GUN_PARTS):
        t.then(UseWeapon(shot))
    else:
        t.then(Gunfire(shot))
    if "fall-back" in s.content.units[shot.source].abilities:
        t.then(MayFallBack(shot.source))


class UseWeapon(WeaponQuestion):
    """Asked before a shot: phosphorus may drive zeds to a bad field, a hit may wake a sleeper (p. 12)."""

    fields: ClassVar[tuple[str, ...]] = ("shot",)
    __slots__ = ("shot",)

    def __init__(self, shot: Shot) -> None:
        self.shot: Final = shot

    def where(self, s: DawnState) -> tuple[str, str]:
        return self.shot.source, self.shot.field

    def part(self, s: DawnState) -> str:
        return next(part for part in GUN_PARTS if part in s.components)

    def answer(self, t: DawnFlow, option: Option) -> None:
        shot = self.shot
        armed = option.verb == "use-weapon"
        t.then(Gunfire(Shot(shot.source, shot.field, shot.strength, shot.extra, armed)))


def aims(s: DawnState, shot: Shot) -> list[tuple[str, int]]:
    """All shifts of this shot, as pairs of rule and columns."""
    given: list[tuple[str, int]] = []
    unit = s.unit(shot.source)
    if unit is not None:
        card = s.content.units[unit.id]
        if card.gunfire_shift:
            given.append((shift_rule(s, unit.id), card.gunfire_shift))
        for marker in unit.markers:
            if marker in s.content.markers and s.content.markers[marker].gunfire_shift:
                given.append((s.content.markers[marker].rule, s.content.markers[marker].gunfire_shift))
    if shot.weapon and "hypnoze" in s.components:
        given.append(("dawn.weapon.hypnoze", 1))
    for power, who in powers_in_force(s, "aim"):
        n = power.aim(s, shot, who)
        if n:
            given.append((power.cause(s), n))
    return [*given, *shot.extra]


def gun_column(s: DawnState, shot: Shot) -> int:
    """The column (0 to 6) of a shot, with all shifts."""
    total = sum([n for _, n in aims(s, shot)])
    return max(0, min(6, min(7, shot.strength) - 1 + total))


class Gunfire(RuleStep):
    """Carries out a shot: the shooter's strength gives the column, two dice the hits. No side retreats (p. 13-15)."""

    fields: ClassVar[tuple[str, ...]] = ("shot",)
    __slots__ = ("shot",)

    def __init__(self, shot: Shot) -> None:
        self.shot: Final = shot

    def run(self, t: DawnFlow) -> None:
        s = t.s
        shot = self.shot
        zeds, bandits = s.zeds_at(shot.field), s.raiders_at(shot.field)
        if not zeds and not bandits:
            return
        hits = fire(t, shot)
        if zeds:
            t.then(HitZeds(shot.field, hits, "dawn.fight.gun-result"))
            if shot.weapon and "phosphorus" in s.components and hits >= PHOSPHORUS:
                ids = tuple([zed.id for zed in zeds])
                t.then(Burn(shot.field, ids, sum([stamina(s, id, shot.field) for id in ids])))
        else:
            t.then(HitUnit(bandits[0].id, hits, "dawn.fight.gun-result"))


def fire(t: DawnFlow, shot: Shot) -> int:
    """Rolls on the gunfire table, emits column, shifts and dice, and returns the hits."""
    s = t.s
    t.emit("gun-column", "dawn.fight.gun-column", source=shot.source, place=shot.field, n=shot.strength)
    tell_shifts(t, aims(s, shot))
    unit = s.unit(shot.source)
    extra = 0
    if unit is not None:
        for power, who in powers_in_force(s, "extra_dice"):
            extra += power.extra_dice(s, "gunfire", unit, who)
    dice = tuple([t.die() for _ in range(2 + extra)])
    best = sorted(dice, reverse=True)[:2]
    at = gun_column(s, shot)
    hits = s.content.combat[best[0] + best[1]].gunfire[at]
    t.emit("gun-dice", "dawn.fight.dice", source=shot.source, dice=dice, roll=best[0] + best[1], column=at + 1, n=hits)
    return hits


def stamina(s: DawnState, id: str, field: str) -> int:
    """Number of hits that a zed on this field can still take; 1 for an infector, which any hit removes (p. 14-15)."""
    zed = s.zed(id)
    if zed is None or zed.field != field:
        return 0
    card = s.content.zeds[id]
    if card.kind == "infector":
        return 1
    return card.hits[1] - zed.hits + (0 if zed.reduced else card.hits[0])


class Burn(RuleStep):
    """Phosphorus: all zeds of the field retreat if at least two hits were dealt and not cancelled (p. 12, 15)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zeds", "before")
    added: ClassVar[Mapping[str, object]] = {"zeds": (), "before": PHOSPHORUS}
    __slots__ = ("before", "field", "zeds")

    def __init__(self, field: str, zeds: tuple[str, ...], before: int) -> None:
        self.field: Final = field
        self.zeds: Final = zeds
        """Zeds that were shot at."""
        self.before: Final = before
        """Number of hits that these zeds could take before the shot."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        dealt = self.before - sum([stamina(s, id, self.field) for id in self.zeds])
        zeds = tuple([zed.id for zed in s.zeds_at(self.field)])
        if zeds and dealt >= PHOSPHORUS:
            t.emit("burns", "dawn.weapon.phosphorus", place=self.field)
            t.then(RetreatZeds(zeds, "dawn.weapon.phosphorus"))


class MayFallBack(Question):
    """Captain Piazza may fall back after shooting, with the other units on her field (cards)."""

    fields: ClassVar[tuple[str, ...]] = ("unit",)
    __slots__ = ("unit",)
    ask: ClassVar[str] = "fall-back"
    verbs: ClassVar[tuple[str, ...]] = ("fall-back", "fall-back-all", "stay")
    rule: ClassVar[str] = "dawn.hero.piazza.fall-back"

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or not s.track(unit.field):
            return []
        options = [Option("fall-back", self.unit)]
        if any(self.comes_along(s, mate) for mate in s.units_at(unit.field)):
            options.append(Option("fall-back-all", self.unit))
        return [*options, Option("stay", self.unit)]

    def comes_along(self, s: DawnState, mate: Unit) -> bool:
        """True if the unit leaves the field with her: fighters fall back, villagers flee; refugees (the reduced side of
        villagers) never retreat (p. 15)."""
        if s.kind(mate.id) == "villagers":
            return not mate.reduced
        return mate.id != self.unit and s.kind(mate.id) in FIGHTERS

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        if option.verb == "stay":
            return
        unit = s.unit(self.unit)
        assert unit is not None
        ids = [self.unit]
        if option.verb == "fall-back-all":
            for mate in s.units_at(unit.field):
                if not self.comes_along(s, mate):
                    continue
                if s.kind(mate.id) == "villagers":
                    t.then(Flee(mate.id))
                else:
                    ids.append(mate.id)
        t.emit("falls-back", self.rule, who=self.unit)
        t.then(FallBack(tuple(ids), unit.field))


class Mines(MeetingStep):
    """The minefield fires at zeds who enter, twice in all; the super-weapon does not help it (p. 11)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        place = s.place(self.field)
        strength = s.content.markers["minefield"].strength[0 if place.mines == 2 else 1]
        t.emit("mines", "dawn.build.mine-blast", place=self.field)
        t.set_place(place.having(mines=place.mines - 1))
        hits = fire(t, Shot("minefield", self.field, strength))
        t.then(HitZeds(self.field, hits, "dawn.build.mine-blast", self.zeds))


class Spray(TieQuestion):
    """An acrid zed fires with its strength at one non-zed on the next field; among several the players choose (cards,
    D-107)."""

    fields: ClassVar[tuple[str, ...]] = ("zed", "field")
    __slots__ = ("field", "zed")
    ask: ClassVar[str] = "acid"
    verbs: ClassVar[tuple[str, ...]] = ("expose",)
    rule: ClassVar[str] = "dawn.marker.acrid"

    def __init__(self, zed: str, field: str) -> None:
        self.zed: Final = zed
        self.field: Final = field

    def question(self, s: DawnState) -> Args:
        return {"zed": self.zed, "place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        return [
            Option("expose", unit.id)
            for unit in s.units_at(self.field)
            if s.kind(unit.id) != "villagers" or unit.reduced
        ]

    def answer(self, t: DawnFlow, option: Option) -> None:
        hits = fire(t, Shot(self.zed, self.field, t.s.strength(self.zed)))
        t.then(HitUnit(option.actor, hits, "dawn.marker.acrid"))
