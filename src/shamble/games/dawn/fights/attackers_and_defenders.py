"""The choice of attacker and defender (rules 4.1, 6.1, 6.4.3), on open fields and in the catacombs."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import enemies
from shamble.games.dawn.fights.fight_meanings import fight_meaning
from shamble.games.dawn.fights.melee import begin_melee
from shamble.games.dawn.fights.reactions import ChooseAttackPower, HideFromRaiders
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.printed.terms import ANTI
from shamble.games.dawn.table.flow import DawnFlow, Question
from shamble.games.dawn.table.questions import MeetingStep
from shamble.games.dawn.table.state import DawnState


class ZedsAttack(MeetingStep):
    """Zeds have entered a defended field: raiders defend first; between unit and anti-unit a die decides (p. 13)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        catacomb = s.content.fields[self.field].kind == "catacomb"
        # In a melee all zeds on the field fight as one mob, except in the catacombs (D-66).
        foes = tuple([zed.id for zed in s.zeds_at(self.field) if not catacomb or zed.id in self.zeds])
        if not foes:
            return
        raiders = s.raiders_at(self.field)
        units = [unit for unit in s.fighters_at(self.field) if not s.spent("arrival", "hidden " + unit.id)]
        anti = s.anti_at(self.field)
        defenders = [unit.id for unit in raiders]
        if not defenders and units and anti:
            defenders = thrown_for(t, [unit.id for unit in units], [unit.id for unit in anti])
        elif not defenders:
            defenders = [unit.id for unit in (units or anti)]
        t.pose(ChooseDefender(self.field, tuple(defenders), foes))


def thrown_for(t: DawnFlow, units: list[str], anti: list[str]) -> list[str]:
    """Rolls a die that decides whether units or anti-units defend a field that both occupy (p. 13)."""
    die = t.die()
    defenders = units if die <= 3 else anti
    t.emit("defender-roll", "dawn.versus.defender", die=die, who=defenders[0])
    return defenders


class ChooseDefender(Question):
    """The players choose the defender among several units; only the defender fights and is hit (p. 6).

    `foes`: the attackers, zeds or raiders; `back`: the field to which beaten attackers go back, empty for zeds.
    """

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

    def seat(self, s: DawnState) -> int:
        return s.zed_seat if self.units and s.kind(self.units[0]) in ANTI else s.first

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return (s.zed_seat,) if self.seat(s) == s.zed_seat and s.versus else super().seats(s)

    def question(self, s: DawnState) -> Args:
        return {"place": self.field, "zeds": self.foes, "n": s.strength_of(self.foes)}

    def options(self, s: DawnState) -> list[Option]:
        options = []
        for id in self.units:
            unit = s.unit(id)
            if unit is not None and unit.field == self.field and not unit.ekg:
                options.append(Option("defend", id))
        return options

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        return fight_meaning(s, Fight(self.field, option.actor, self.foes, False, self.back))

    def answer(self, t: DawnFlow, option: Option) -> None:
        begin_melee(t, Fight(self.field, option.actor, self.foes, False, self.back))


class ChooseAttacker(Question):
    """The players choose the attacker among several units that retreated onto enemies (D-27). `back`: the field to
    which they go back if they are beaten; empty for toward the centre."""

    fields: ClassVar[tuple[str, ...]] = ("field", "units", "back")
    __slots__ = ("back", "field", "units")
    ask: ClassVar[str] = "attacker"
    verbs: ClassVar[tuple[str, ...]] = ("attack",)
    rule: ClassVar[str] = "dawn.retreat.new-fight"

    def __init__(self, field: str, units: tuple[str, ...], back: str) -> None:
        self.field: Final = field
        self.units: Final = units
        self.back: Final = back

    def seat(self, s: DawnState) -> int:
        return s.zed_seat if all(s.kind(id) in ANTI for id in self.units) else super().seat(s)

    def seats(self, s: DawnState) -> tuple[int, ...]:
        return (s.zed_seat,) if all(s.kind(id) in ANTI for id in self.units) else super().seats(s)

    def question(self, s: DawnState) -> Args:
        return {"place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        options = []
        for id in self.units:
            unit = s.unit(id)
            if unit is not None and unit.field == self.field and enemies(s, id, self.field):
                options.append(Option("attack", id, self.field))
        return options

    def answer(self, t: DawnFlow, option: Option) -> None:
        meet(t, option.actor, self.field, self.back, self.units)


def meet(t: DawnFlow, unit: str, field: str, back: str, mates: tuple[str, ...] = ()) -> None:
    """Queues the attack of a non-zed that has come onto enemies; Pickles may first hide from raiders (cards)."""
    s = t.s
    if s.kind(unit) == "raiders" and "pickles" in enemies(s, unit, field):
        t.open_scope("arrival", field)
        t.then(HideFromRaiders(unit, field))
        t.then(UnitAttacks(unit, field, back, mates))
        t.then(Leave("arrival"))
    else:
        t.then(UnitAttacks(unit, field, back, mates))


class UnitAttacks(Question):
    """A unit attacks the enemies on its field; in the catacombs zed by zed, in the players' order (p. 18).

    `back`: the field to which a beaten attacker goes back. `mates`: armed units that came onto the field with the
    attacker and retreat with it.
    """

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

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit, "place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        unit = s.unit(self.unit)
        if unit is None or unit.field != self.field or unit.ekg:
            return []
        foes = enemies(s, self.unit, self.field)
        if not foes:
            return []
        if s.zed(foes[0]) is None and self.both(s, foes):
            return [Option("attack", self.unit, self.field)]
        if s.content.fields[self.field].kind == "catacomb" or s.zed(foes[0]) is None:
            return [Option("attack", self.unit, foe) for foe in foes]
        return [Option("attack", self.unit, self.field)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        s = t.s
        foes = enemies(s, self.unit, self.field)
        if option.target != self.field:
            foes = (option.target,)
        elif s.zed(foes[0]) is None and self.both(s, foes):
            t.emit("attacks", "dawn.fight.when", who=self.unit, place=self.field, foes=foes)
            anti = [id for id in foes if s.kind(id) in ANTI]
            sides = thrown_for(t, [id for id in foes if id not in anti], anti)
            t.then(ChooseDefender(self.field, tuple(sides), (self.unit,), self.back))
            return
        attack(t, self.unit, foes, self.field, self.back, self.mates)

    def both(self, s: DawnState, foes: tuple[str, ...]) -> bool:
        """True if raiders have met units of the heroes and of the zed player."""
        anti = [id for id in foes if s.kind(id) in ANTI]
        return 0 < len(anti) < len(foes)


def attack(t: DawnFlow, unit: str, foes: tuple[str, ...], field: str, back: str, mates: tuple[str, ...] = ()) -> None:
    """Starts an attack by a non-zed; raiders who attack units stand on the zeds' side (p. 13, 17)."""
    s = t.s
    t.emit("attacks", "dawn.fight.when", who=unit, place=field, foes=foes)
    if s.kind(unit) == "raiders" and s.unit(foes[0]) is not None:
        begin_melee(t, Fight(field, foes[0], (unit,), False, back))
        return
    t.then(ChooseAttackPower(unit, field, foes, back, mates))
