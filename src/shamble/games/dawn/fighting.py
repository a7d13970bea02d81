"""Melee (rule 6.1): costs, column, shifts, dice, result."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.dawn.hits import HitUnit, HitZeds
from shamble.games.dawn.play import Play, Question, Step, WindowQuestion
from shamble.games.dawn.powers import STORIES, Power, common, of_zed
from shamble.games.dawn.retreats import RetreatUnits, RetreatZeds
from shamble.games.dawn.state import ANTI, CENTER, FIGHTERS, Fight, Table

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
    """Whom a non-zed meets on a field: zeds; a unit also raiders, raiders everybody but refugees and villagers."""
    zeds = tuple([zed.id for zed in s.zeds_at(field)])
    if zeds:
        return zeds
    kind = s.kind(unit)
    if kind == "raiders":
        return tuple([one.id for one in s.defenders(field) if one.id != unit])
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


# -- who fights --------------------------------------------------------------------------------------------------


class ZedsAttack(Step):
    """Zeds have entered a defended field: raiders defend it first; between unit and anti-unit a die decides (p. 13)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "zeds")
    __slots__ = ("field", "zeds")

    def __init__(self, field: str, zeds: tuple[str, ...]) -> None:
        self.field: Final = field
        self.zeds: Final = zeds

    def run(self, t: Play) -> None:
        s = t.s
        catacomb = s.content.fields[self.field].kind == "catacomb"
        # If a melee breaks out, all zeds there are one mob, but there are no mobs in the catacombs (D-66).
        foes = tuple([zed.id for zed in s.zeds_at(self.field) if not catacomb or zed.id in self.zeds])
        if not foes:
            return
        bandits = s.raiders_at(self.field)
        units = [unit for unit in s.fighters_at(self.field) if not s.spent("arrival", "hidden " + unit.id)]
        anti = s.anti_at(self.field)
        sides = [unit.id for unit in bandits]
        if not sides and units and anti:
            die = t.die()
            sides = [unit.id for unit in (units if die <= 3 else anti)]
            t.emit("defender-roll", "dawn.versus.defender", die=die, who=sides[0])
        elif not sides:
            sides = [unit.id for unit in (units or anti)]
        t.then(ChooseDefender(self.field, tuple(sides), foes))


class ChooseDefender(Question):
    """Of several units the players name the one that defends; only it fights and is hit (p. 6)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "units", "foes", "back")
    __slots__ = ("back", "field", "foes", "units")
    ask: ClassVar[str] = "defender"
    verbs: ClassVar[tuple[str, ...]] = ("defend",)
    rule: ClassVar[str] = "dawn.zeds.defender"

    def __init__(self, field: str, units: tuple[str, ...], foes: tuple[str, ...], back: str = "") -> None:
        self.field: Final = field
        self.units: Final = units
        self.foes: Final = foes
        self.back: Final = back

    def seat(self, s: Table) -> int:
        return s.zed_seat if self.units and s.kind(self.units[0]) in ANTI else s.first

    def seats(self, s: Table) -> tuple[int, ...]:
        return (s.zed_seat,) if self.seat(s) == s.zed_seat and s.versus else super().seats(s)

    def question(self, s: Table) -> Args:
        return {"place": self.field, "zeds": self.foes}

    def options(self, s: Table) -> list[Option]:
        found = []
        for id in self.units:
            unit = s.unit(id)
            if unit is not None and unit.field == self.field and not unit.ekg:
                found.append(Option("defend", id))
        return found

    def meaning(self, s: Table, option: Option) -> Meaning | None:
        from shamble.games.dawn.meanings import fight_meaning

        return fight_meaning(s, Fight(self.field, option.actor, self.foes, False, self.back))

    def answer(self, t: Play, option: Option) -> None:
        begin_melee(t, Fight(self.field, option.actor, self.foes, False, self.back))


class ChooseAttacker(Question):
    """Several units retreated onto enemies: one of them fights (D-27)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "units", "back")
    __slots__ = ("back", "field", "units")
    ask: ClassVar[str] = "attacker"
    verbs: ClassVar[tuple[str, ...]] = ("attack",)
    rule: ClassVar[str] = "dawn.retreat.new-fight"

    def __init__(self, field: str, units: tuple[str, ...], back: str) -> None:
        self.field: Final = field
        self.units: Final = units
        self.back: Final = back

    def question(self, s: Table) -> Args:
        return {"place": self.field}

    def options(self, s: Table) -> list[Option]:
        found = []
        for id in self.units:
            unit = s.unit(id)
            if unit is not None and unit.field == self.field and enemies(s, id, self.field):
                found.append(Option("attack", id, self.field))
        return found

    def answer(self, t: Play, option: Option) -> None:
        t.then(UnitAttacks(option.actor, self.field, self.back, self.units))


class UnitAttacks(Question):
    """A unit fights whom it met; in the catacombs one zed after the other, in the players' order (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("unit", "field", "back", "mates")
    __slots__ = ("back", "field", "mates", "unit")
    ask: ClassVar[str] = "foe"
    verbs: ClassVar[tuple[str, ...]] = ("attack",)
    rule: ClassVar[str] = "dawn.tunnel.fight-all"

    def __init__(self, unit: str, field: str, back: str, mates: tuple[str, ...] = ()) -> None:
        self.unit: Final = unit
        self.field: Final = field
        self.back: Final = back
        self.mates: Final = mates

    def question(self, s: Table) -> Args:
        return {"who": self.unit, "place": self.field}

    def options(self, s: Table) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or unit.field != self.field or unit.ekg:
            return []
        foes = enemies(s, self.unit, self.field)
        if not foes:
            return []
        if s.content.fields[self.field].kind == "catacomb" or s.zed(foes[0]) is None:
            return [Option("attack", self.unit, foe) for foe in foes]
        return [Option("attack", self.unit, self.field)]

    def answer(self, t: Play, option: Option) -> None:
        foes = enemies(t.s, self.unit, self.field)
        if option.target != self.field:
            foes = (option.target,)
        attack(t, self.unit, foes, self.field, self.back, self.mates)


def attack(t: Play, unit: str, foes: tuple[str, ...], field: str, back: str, mates: tuple[str, ...] = ()) -> None:
    """A non-zed attacks: raiders who attack units stand on the zeds' side, and the unit defends (p. 13, 17)."""
    from shamble.games.dawn.reactions import Charge

    s = t.s
    t.emit("attacks", "dawn.fight.when", who=unit, place=field, foes=foes)
    if s.kind(unit) == "raiders" and s.unit(foes[0]) is not None:
        begin_melee(t, Fight(field, foes[0], (unit,), False, back))
        return
    t.then(Charge(unit, field, foes, back, mates))


def begin_melee(t: Play, fight: Fight, mates: tuple[str, ...] = ()) -> None:
    t.then(Melee(fight, mates))


# -- the fight ---------------------------------------------------------------------------------------------------


class Melee(Step):
    """One melee from its costs to its consequences."""

    fields: ClassVar[tuple[str, ...]] = ("fight", "mates")
    __slots__ = ("fight", "mates")

    def __init__(self, fight: Fight, mates: tuple[str, ...] = ()) -> None:
        self.fight: Final = fight
        self.mates: Final = mates

    def run(self, t: Play) -> None:
        s = t.s
        fight = self.fight
        unit = s.unit(fight.unit)
        if unit is None or not alive(s, fight):
            return
        if unit.defiant:
            t.set_unit(unit.willing())
            t.emit("willing", "dawn.zeds.defiant", who=unit.id)
        s.fight = fight.having(weapon=may_use_weapon(s, unit.id))
        n = fever(s, fight)
        if n:
            t.infect(n, "dawn.fight.infection")
        t.then(BeforeDice())
        t.then(RollMelee())
        t.then(AfterDice())
        t.then(MeleeResult(self.mates))


class BeforeDice(WindowQuestion):
    """Kept cards that may be played before the dice of a melee."""

    ask: ClassVar[str] = "before-dice"
    verbs: ClassVar[tuple[str, ...]] = ("play", "roll")
    rule: ClassVar[str] = "dawn.story.keep"

    def question(self, s: Table) -> Args:
        fight = s.fight
        return {"who": fight.unit, "place": fight.field} if fight else {}

    def options(self, s: Table) -> list[Option]:
        from shamble.games.dawn.story import playable

        fight = s.fight
        if fight is None or s.kind(fight.unit) not in FIGHTERS:
            return []
        windows = ("melee", "phase", "attack") if fight.attacking else ("melee", "phase")
        found = playable(s, windows)
        return self.window(s, found, Option("roll", fight.unit))

    def answer(self, t: Play, option: Option) -> None:
        from shamble.games.dawn.story import play_card

        if option.verb == "play":
            play_card(t, option)
            t.then(BeforeDice())


class RollMelee(Step):
    """The column with all its shifts, then two dice (p. 13)."""

    def run(self, t: Play) -> None:
        s = t.s
        fight = s.fight
        if fight is None:
            return
        unit = s.unit(fight.unit)
        if unit is None or not alive(s, fight):
            s.fight = None
            return
        zeds, own = foe_strength(s, fight), s.strength(fight.unit)
        first = start_column(zeds, own)
        t.emit("column", "dawn.fight.column", who=unit.id, foes=alive(s, fight), zeds_n=zeds, own=own, n=first)
        for rule, n in shifts(s, fight):
            t.emit("shift-right" if n > 0 else "shift-left", rule, n=abs(n))
        at = column(s, fight)
        extra = 0
        for power, who in listeners(s, fight, "extra_dice"):
            extra += power.extra_dice(s, "melee" if fight.attacking else "defence", unit, who)
        dice = tuple([t.die() for _ in range(2 + extra)])
        best = sorted(dice, reverse=True)[:2]
        s.fight = fight.having(dice=(best[0], best[1]))
        t.emit("melee-dice", "dawn.fight.dice", who=unit.id, dice=dice, roll=best[0] + best[1], column=at)


class AfterDice(WindowQuestion):
    """A re-roll, or a card that turns the result."""

    ask: ClassVar[str] = "after-dice"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "play", "accept")
    rule: ClassVar[str] = "dawn.fight.reroll"

    def question(self, s: Table) -> Args:
        fight = s.fight
        if fight is None or not fight.dice:
            return {}
        total = sum(fight.dice)
        at = column(s, fight)
        line = s.content.combat[total]
        return {"who": fight.unit, "roll": total, "zeds_n": line.zeds[at], "own": line.units[at]}

    def options(self, s: Table) -> list[Option]:
        from shamble.games.dawn.story import playable

        fight = s.fight
        if fight is None or not fight.dice:
            return []
        found = []
        if not fight.rerolled and any(
            power.may_reroll(s, fight, who) for power, who in listeners(s, fight, "may_reroll")
        ):
            found.append(Option("reroll", fight.unit))
        total = sum(fight.dice)
        lost = not fight.attacking and not raiders(s, fight) and not zeds_lose(s, fight, total, column(s, fight))
        if lost and not fight.ironed and s.kind(fight.unit) in FIGHTERS:
            return self.window(s, found + playable(s, ("lost",)), Option("accept", fight.unit))
        return [*found, Option("accept", fight.unit)] if found else []

    def answer(self, t: Play, option: Option) -> None:
        from shamble.games.dawn.story import play_card

        fight = t.s.fight
        assert fight is not None
        if option.verb == "reroll":
            t.s.fight = fight.having(rerolled=True)
            t.emit("rerolls", "dawn.fight.reroll", who=fight.unit)
            t.then(RollMelee())
            t.then(AfterDice())
        elif option.verb == "play":
            play_card(t, option)


class MeleeResult(Step):
    """Hits on the zeds first, then on the unit, then the loser retreats (p. 13-15)."""

    fields: ClassVar[tuple[str, ...]] = ("mates",)
    __slots__ = ("mates",)

    def __init__(self, mates: tuple[str, ...]) -> None:
        self.mates: Final = mates

    def run(self, t: Play) -> None:
        s = t.s
        fight = s.fight
        if fight is None or not fight.dice:
            s.fight = None
            return
        total = sum(fight.dice)
        at = column(s, fight)
        line = s.content.combat[total]
        beaten = zeds_lose(s, fight, total, at)
        on_zeds, on_unit = line.zeds[at], 0 if fight.spared else line.units[at]
        if fight.ironed:
            beaten, on_zeds, on_unit = True, 1, 0
        kind = "melee-won" if beaten else "melee-lost"
        t.emit(kind, "dawn.fight.result", who=fight.unit, place=fight.field, zeds_n=on_zeds, own=on_unit)
        if raiders(s, fight):
            t.then(HitUnit(fight.foes[0], on_zeds, "dawn.fight.result"))
        else:
            t.then(HitZeds(fight.field, on_zeds, "dawn.fight.result", fight.foes))
        t.then(HitUnit(fight.unit, on_unit, "dawn.fight.result"))
        if fight.weapon and not fight.attacking and "zed-snack" in s.components and not raiders(s, fight):
            t.then(HitZeds(fight.field, 1, "dawn.weapon.zed-snack", fight.foes))
        t.then(AfterMelee(fight, beaten, self.mates))


class AfterMelee(Step):
    """The loser retreats; zeds who won hold the field (p. 15)."""

    fields: ClassVar[tuple[str, ...]] = ("fight", "beaten", "mates")
    __slots__ = ("beaten", "fight", "mates")

    def __init__(self, fight: Fight, beaten: bool, mates: tuple[str, ...]) -> None:
        self.fight: Final = fight
        self.beaten: Final = beaten
        self.mates: Final = mates

    def run(self, t: Play) -> None:
        from shamble.games.dawn.entering import Held
        from shamble.games.dawn.reactions import Hide

        s = t.s
        s.fight = None
        fight = self.fight
        bandits = raiders(s, fight)
        again = not fight.attacking and any(power.again(s, fight) for power, _ in common(s, "again"))
        if again and not s.spent("activation", "again " + fight.unit) and alive(s, fight) and s.unit(fight.unit):
            t.spend("activation", "again " + fight.unit)
            t.then(Melee(Fight(fight.field, fight.unit, fight.foes, False)))
            return
        if fight.field == CENTER and self.beaten:
            back_off(t, alive(s, fight), fight.back)
        elif self.beaten:
            if bandits:
                t.then(RetreatUnits(alive(s, fight), fight.field))
            else:
                t.then(RetreatZeds(alive(s, fight), "dawn.retreat.zeds"))
            if fight.attacking and s.content.fields[fight.field].kind == "catacomb":
                t.then(UnitAttacks(fight.unit, fight.field, fight.back, self.mates))
        else:
            if not fight.attacking:
                for id in alive(s, fight):
                    t.spend("activation", "won " + id)
            if fight.attacking:
                leavers: tuple[str, ...] = (fight.unit, *[id for id in self.mates if id != fight.unit])
                t.then(RetreatUnits(leavers, fight.field, fight.back))
            else:
                leavers = tuple([unit.id for unit in s.units_at(fight.field) if unit.id not in fight.foes])
                pickles = s.unit("pickles")
                if pickles is not None and "pickles" in leavers and fight.unit != "pickles" and not bandits:
                    t.then(Hide(leavers, fight.field))
                else:
                    t.then(RetreatUnits(leavers, fight.field))
            if not bandits:
                t.then(Held(fight.field))
        t.then(Settled(fight, self.beaten))


class Settled(Step):
    """Whoever waits for the end of a melee."""

    fields: ClassVar[tuple[str, ...]] = ("fight", "beaten")
    __slots__ = ("beaten", "fight")

    def __init__(self, fight: Fight, beaten: bool) -> None:
        self.fight: Final = fight
        self.beaten: Final = beaten

    def run(self, t: Play) -> None:
        for power, _ in common(t.s, "settled"):
            power.settled(t, self.fight, self.beaten)
        for rule, _ in self.fight.extra:
            card = rule.removeprefix("dawn.story.")
            if card in STORIES:
                STORIES[card].settled(t, self.fight, self.beaten)


def back_off(t: Play, zeds: tuple[str, ...], field: str) -> None:
    """Zeds beaten in the town centre go back to where they came from, or farther if that is full (D-45)."""
    s = t.s
    for id in zeds:
        zed = s.zed(id)
        if zed is not None:
            dest = field
            while dest and s.zed_room(dest) < 1 and s.content.zeds[id].kind != "infector":
                dest = s.away(dest)
            if not dest:
                t.remove_zed(id)
                continue
            t.set_zed(zed.at(dest))
            t.emit("zed-retreats", "dawn.retreat.zeds", zed=id, place=CENTER, dest=dest)
