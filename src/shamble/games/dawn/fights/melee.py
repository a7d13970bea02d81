"""Melee (rule 6.1): costs, dice, result and consequences."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Frame
from shamble.core.meaning import Meaning, percent
from shamble.core.option import Option
from shamble.games.dawn.fights.combat_columns import (
    column,
    foe_strength,
    foes_are_raiders,
    foes_present,
    infection_of,
    listeners,
    may_use_weapon,
    shifted,
    shifts,
    start_column,
    tell_shifts,
    zeds_lose,
)
from shamble.games.dawn.fights.fight_meanings import chance_of_last_hit, kept_roll_meaning, new_roll_meaning
from shamble.games.dawn.fights.hits import HitUnit, HitZeds
from shamble.games.dawn.fights.retreats import Overflow, RetreatUnits, RetreatZeds, field_with_room
from shamble.games.dawn.fights.super_weapon import Snack, UseKnuckles
from shamble.games.dawn.printed.counters import Fight
from shamble.games.dawn.printed.terms import CENTER, FIGHTERS
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, RuleStep, WindowQuestion
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.state import DawnState


def begin_melee(t: DawnFlow, fight: Fight, mates: tuple[str, ...] = ()) -> None:
    """Queues a melee. `mates`: units that came to the field with the attacker."""
    t.then(Melee(fight, mates))


class Melee(RuleStep):
    """One melee, from its costs to its consequences."""

    fields: ClassVar[tuple[str, ...]] = ("fight", "mates")
    __slots__ = ("fight", "mates")

    def __init__(self, fight: Fight, mates: tuple[str, ...] = ()) -> None:
        self.fight: Final = fight
        self.mates: Final = mates

    def run(self, t: DawnFlow) -> None:
        s = t.s
        fight = self.fight
        unit = s.unit(fight.unit)
        if unit is None or not foes_present(s, fight):
            return
        if unit.defiant:
            t.set_unit(unit.willing())
            t.emit("willing", "dawn.zeds.defiant", who=unit.id)
        if not fight.attacking:
            for zed in s.zeds_at(fight.field):
                if zed.id in fight.foes and "acrid" in zed.markers:
                    t.spend("arrival", "attacked " + zed.id)
        armed = may_use_weapon(s, unit.id)
        s.fight = fight.having(weapon=armed and not fight.attacking)
        n = infection_of(s, fight)
        if n:
            t.infect(n, "dawn.fight.infection")
        if armed and fight.attacking and "knuckles" in s.components:
            t.then(UseKnuckles())
        t.pose(BeforeDice())
        t.proceed(RollMelee())
        t.pose(AfterDice())
        t.proceed(MeleeResult(self.mates))


class BeforeDice(WindowQuestion):
    """Window for kept cards before the dice of a melee."""

    ask: ClassVar[str] = "before-dice"
    verbs: ClassVar[tuple[str, ...]] = ("play", "roll")
    rule: ClassVar[str] = "dawn.story.keep"

    def question(self, s: DawnState) -> Args:
        fight = s.fight
        return {"who": fight.unit, "place": fight.field} if fight else {}

    def options(self, s: DawnState) -> list[Option]:
        fight = s.fight
        if fight is None or not s.kept or s.kind(fight.unit) not in FIGHTERS:
            return []
        windows = ("melee", "phase", "attack") if fight.attacking else ("melee", "phase")
        plays = playable(s, windows)
        return self.window(s, plays, Option("roll", fight.unit))

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "play":
            play_card(t, option)
            t.then(BeforeDice())


class RollMelee(RuleStep):
    """Determines the column with all shifts, then rolls two dice (p. 13)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        fight = s.fight
        if fight is None:
            return
        unit = s.unit(fight.unit)
        if unit is None or not foes_present(s, fight):
            s.fight = None
            return
        zeds, own = foe_strength(s, fight), s.strength(fight.unit)
        first = start_column(zeds, own)
        foes = foes_present(s, fight)
        parts = tuple([s.strength(foe) for foe in foes])
        t.emit("column", "dawn.fight.column", who=unit.id, foes=foes, parts=parts, zeds_n=zeds, own=own, n=first)
        given = shifts(s, fight)
        tell_shifts(t, given)
        at = shifted(first, given)
        extra = 0
        for power, who in listeners(s, fight, "extra_dice"):
            extra += power.extra_dice(s, "melee" if fight.attacking else "defence", unit, who)
        dice = tuple([t.die() for _ in range(2 + extra)])
        best = sorted(dice, reverse=True)[:2]
        s.fight = fight.having(dice=(best[0], best[1]))
        t.emit("melee-dice", "dawn.fight.dice", who=unit.id, dice=dice, roll=best[0] + best[1], column=at)


class AfterDice(WindowQuestion):
    """Window after the dice: a re-roll, or a card that reverses the result."""

    ask: ClassVar[str] = "after-dice"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "play", "accept")
    rule: ClassVar[str] = "dawn.fight.reroll"

    def question(self, s: DawnState) -> Args:
        fight = s.fight
        if fight is None or not fight.dice:
            return {}
        total = sum(fight.dice)
        at = column(s, fight)
        line = s.content.combat[total]
        unit = s.unit(fight.unit)
        hits = 0 if fight.spared else line.units[at]
        falls = chance_of_last_hit(s, unit, hits) if unit is not None else 0.0
        return {"who": fight.unit, "roll": total, "zeds_n": line.zeds[at], "own": hits, "falls": percent(falls)}

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        fight = s.fight
        if fight is None or s.unit(fight.unit) is None:
            return None
        if option.verb == "reroll":
            return new_roll_meaning(s, fight.having(dice=(), rerolled=True))
        if option.verb == "accept":
            hits = s.content.combat[sum(fight.dice)].units[column(s, fight)]
            return kept_roll_meaning(s, fight, 0 if fight.spared else hits)
        return super().meaning(s, option)

    def options(self, s: DawnState) -> list[Option]:
        fight = s.fight
        if fight is None or not fight.dice:
            return []
        options: list[Option] = []
        for power, who in () if fight.rerolled else listeners(s, fight, "may_reroll"):
            if power.may_reroll(s, fight, who):
                options.append(Option("reroll", fight.unit))
                break
        if self.may_reverse(s, fight):
            return self.window(s, options + playable(s, ("lost",)), Option("accept", fight.unit))
        return [*options, Option("accept", fight.unit)] if options else []

    def may_reverse(self, s: DawnState, fight: Fight) -> bool:
        """True if the heroes hold a card and have lost a defence, so that a card might reverse the result."""
        if (
            not s.kept
            or fight.attacking
            or fight.ironed
            or foes_are_raiders(s, fight)
            or s.kind(fight.unit) not in FIGHTERS
        ):
            return False
        return not zeds_lose(s, fight, sum(fight.dice), column(s, fight))

    def answer(self, t: DawnFlow, option: Option) -> None:
        fight = t.s.fight
        assert fight is not None
        if option.verb == "reroll":
            t.s.fight = fight.having(rerolled=True)
            t.emit("rerolls", "dawn.fight.reroll", who=fight.unit)
            t.then(RollMelee())
            t.then(AfterDice())
        elif option.verb == "play":
            play_card(t, option)


class MeleeResult(RuleStep):
    """Hits on the zeds first, then on the unit; then the loser retreats (p. 13-15)."""

    fields: ClassVar[tuple[str, ...]] = ("mates",)
    __slots__ = ("mates",)

    def __init__(self, mates: tuple[str, ...]) -> None:
        self.mates: Final = mates

    def run(self, t: DawnFlow) -> None:
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
        bandits = foes_are_raiders(s, fight)
        if on_zeds or not t.at_once():
            if bandits:
                t.then(HitUnit(fight.foes[0], on_zeds, "dawn.fight.result"))
            else:
                t.pose(HitZeds(fight.field, on_zeds, "dawn.fight.result", fight.foes))
        if on_unit or not t.at_once():
            t.proceed(HitUnit(fight.unit, on_unit, "dawn.fight.result"))
        if fight.weapon and not fight.attacking and "zed-snack" in s.components and not bandits:
            t.then(Snack(fight))
        t.proceed(AfterMelee(fight, beaten, self.mates))


class AfterMelee(RuleStep):
    """The loser retreats; zeds who won hold the field (p. 15). `beaten`: True if the foes of the fight lost it;
    `mates`: units that attacked together with the unit of the fight and retreat with it."""

    fields: ClassVar[tuple[str, ...]] = ("fight", "beaten", "mates")
    __slots__ = ("beaten", "fight", "mates")

    def __init__(self, fight: Fight, beaten: bool, mates: tuple[str, ...]) -> None:
        self.fight: Final = fight
        self.beaten: Final = beaten
        self.mates: Final = mates

    def run(self, t: DawnFlow) -> None:
        s = t.s
        saved = s.fight.saved if s.fight is not None else ()
        s.fight = None
        fight = self.fight
        bandits = foes_are_raiders(s, fight)
        again = not fight.attacking and any(
            power.attacks_twice(s, fight) for power, _ in powers_in_force(s, "attacks_twice")
        )
        if again and not s.spent("activation", "again " + fight.unit) and foes_present(s, fight) and s.unit(fight.unit):
            t.spend("activation", "again " + fight.unit)
            t.then(Melee(Fight(fight.field, fight.unit, fight.foes, False, fight.back)))
            return
        if fight.field == CENTER:
            # Units cannot retreat from the centre, and no second fight follows: the town has fallen (D-45).
            if self.beaten:
                back_off(t, foes_present(s, fight), fight.back)
        elif self.beaten:
            if bandits:
                t.then(RetreatUnits(foes_present(s, fight), fight.field))
            else:
                t.then(RetreatZeds(foes_present(s, fight), "dawn.retreat.zeds"))
            if fight.attacking and s.content.fields[fight.field].kind == "catacomb":
                t.then(t.frame("UnitAttacks", fight.unit, fight.field, fight.back, self.mates))
        else:
            if not fight.attacking:
                for id in foes_present(s, fight):
                    t.spend("activation", "won " + id)
            if fight.attacking:
                leavers: tuple[str, ...] = (fight.unit, *[id for id in self.mates if id != fight.unit])
                t.then(RetreatUnits(leavers, fight.field, fight.back))
                if "pickles" not in leavers and "pickles" in [unit_there.id for unit_there in s.units_at(fight.field)]:
                    # Pickles shared the field without fighting; the fight has revealed him (D-70).
                    t.then(t.frame("Hide", ("pickles",), fight.field))
            else:
                leavers = tuple([unit.id for unit in s.units_at(fight.field) if unit.id not in fight.foes])
                pickles = s.unit("pickles")
                if pickles is not None and "pickles" in leavers and fight.unit != "pickles":
                    t.then(t.frame("Hide", leavers, fight.field))
                else:
                    t.then(RetreatUnits(leavers, fight.field))
            if not bandits:
                t.then(t.frame("ZedsHoldField", fight.field))
        t.then(MeleeEnded(fight, self.beaten))
        for id in saved:
            # Set back to its Start by a saving roll, it meets whoever is there after this melee (p. 12, D-105).
            t.then(set_back(t, id))


class MeleeEnded(RuleStep):
    """Calls the powers and story cards that listen to the end of a melee."""

    written: ClassVar[str] = "Settled"

    fields: ClassVar[tuple[str, ...]] = ("fight", "beaten")
    __slots__ = ("beaten", "fight")

    def __init__(self, fight: Fight, beaten: bool) -> None:
        self.fight: Final = fight
        self.beaten: Final = beaten

    def run(self, t: DawnFlow) -> None:
        for power, _ in powers_in_force(t.s, "melee_ended"):
            power.melee_ended(t, self.fight, self.beaten)
        for rule, _ in self.fight.extra:
            story = next((story for story in t.s.content.book.stories.values() if story.rule == rule), None)
            if story is not None:
                story.melee_ended(t, self.fight, self.beaten)


def set_back(t: DawnFlow, id: str) -> Frame:
    """The arrival of an infector or anti-unit on the Start that its saving roll has sent it to."""
    zed = t.s.zed(id)
    return t.frame("Arrive", (id,), zed.field) if zed is not None else t.frame("UnitsEnter", (id,))


def back_off(t: DawnFlow, zeds: tuple[str, ...], field: str) -> None:
    """Zeds beaten in the town centre return to the field they came from, or farther out if it is full (D-45)."""
    s = t.s
    for id in zeds:
        zed = s.zed(id)
        if zed is not None:
            dest = field_with_room(s, field, id)
            if not dest:
                # The whole track is full: the zed goes to another Start (6.4.5).
                t.set_zed(zed.at(s.start(s.track(field))))
                t.then(Overflow(id))
                continue
            t.set_zed(zed.at(dest))
            t.emit("zed-retreats", "dawn.retreat.zeds", zed=id, place=CENTER, dest=dest)
