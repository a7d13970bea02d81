"""Heroes of the blue and green cards. What only adds up is data; here is what needs a rule of its own."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.option import Option
from shamble.games.dawn.abilities.shared import Duty, FirstShot, Reroll, near, reacting, silenced
from shamble.games.dawn.actions.actions_phase import BonusAction, able, markers_left, pay_action
from shamble.games.dawn.actions.building import fortified
from shamble.games.dawn.actions.healing import heal, healable
from shamble.games.dawn.fights.gunfire import can_pay, pull_trigger, shoot, shot_of, targets
from shamble.games.dawn.fights.hits import HitZeds
from shamble.games.dawn.fights.retreats import FallBack, RetreatZeds
from shamble.games.dawn.printed.counters import Fight, Unit
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import Play
from shamble.games.dawn.table.powers import Power, carry
from shamble.games.dawn.table.state import Table


class LongGun(Power):
    """Piazza: two actions shoot without ammunition."""

    id: ClassVar[str] = "hand-loading"
    rule: ClassVar[str] = "dawn.hero.piazza.hand-loading"
    verbs: ClassVar[tuple[str, ...]] = ("hand-load",)

    def deeds(self, s: Table, unit: Unit, free: bool) -> list[Option]:
        own = markers_left(s, 0) if s.hero_seats == 1 else 0
        if free or s.actions + own < 2:
            return []
        return [Option("hand-load", unit.id, field) for field in targets(s, unit)]

    def deed(self, t: Play, option: Option, free: bool) -> None:
        unit = t.s.unit(option.actor)
        assert unit is not None
        pay_action(t)
        t.emit("hand-loads", self.rule, who=unit.id)
        pull_trigger(t, shot_of(t.s, unit, option.target))


class TownSearch(Power):
    """Hernandez: plus one on searches in town."""

    rule: ClassVar[str] = "dawn.hero.hernandez.town-search"

    def luck(self, s: Table, what: str, who: str) -> int:
        unit = s.unit(who)
        return 1 if what == "search" and unit is not None and s.content.fields[unit.field].town else 0


class Rally(Power):
    """Hernandez: a unit in the town centre shoots one column better, for its ammunition."""

    id: ClassVar[str] = "rally"
    rule: ClassVar[str] = "dawn.hero.hernandez.rally"

    def options(self, s: Table, who: str) -> list[Option]:
        if s.spent("round", "special " + who) or silenced(s, who):
            return []
        found = []
        for unit in s.fighters_at(CENTER):
            if can_pay(s, unit):
                found += [Option("special", unit.id, field, item=self.id) for field in targets(s, unit)]
        return found

    def act(self, t: Play, who: str, option: Option) -> None:
        t.spend("round", "special hernandez")
        t.emit("special", self.rule, who="hernandez")
        shoot(t, option.actor, option.target, False, ((self.rule, 1),))


class Speech(Power):
    """Hernandez, once a game: a free action for every other unit in town (with the radio: above ground)."""

    id: ClassVar[str] = "speech"
    rule: ClassVar[str] = "dawn.hero.hernandez.speech"

    def options(self, s: Table, who: str) -> list[Option]:
        return [] if "speech" in s.used or silenced(s, who) else [Option("special", who, item=self.id)]

    def act(self, t: Play, who: str, option: Option) -> None:
        s = t.s
        s.used = (*s.used, "speech")
        t.emit("speech", self.rule, who=who)
        radio = s.present("wzed") is not None
        for unit in s.units:
            info = s.content.fields[unit.field]
            hears = info.town or (radio and info.way and not s.underground(unit.field))
            if unit.id != who and hears and able(s, unit):
                t.then(BonusAction((unit.id,), True, self.rule))


class Orders(Power):
    """Hunt: a free action for a civilian or refugees beside him."""

    id: ClassVar[str] = "orders"
    rule: ClassVar[str] = "dawn.hero.hunt.orders"

    def options(self, s: Table, who: str) -> list[Option]:
        return [Option("special", who, item=self.id)] if self.led(s, who) else []

    def led(self, s: Table, who: str) -> tuple[str, ...]:
        hunt = s.unit(who)
        if hunt is None or s.spent("round", "special " + who) or not s.on_map(hunt.field) or silenced(s, who):
            return ()
        fields = near(s, hunt.field)
        kinds = ("civilian", "heroic")
        return tuple(
            [
                unit.id
                for unit in s.units
                if unit.field in fields and able(s, unit) and (s.kind(unit.id) in kinds or s.refugees(unit))
            ]
        )

    def act(self, t: Play, who: str, option: Option) -> None:
        led = self.led(t.s, who)
        t.spend("round", "special " + who)
        t.emit("special", self.rule, who=who)
        t.then(BonusAction(led, True, self.rule))


class Traps(Power):
    """Johnson: on 4-6 a zed takes a hit, he and his stack fall back, and nobody fights."""

    id: ClassVar[str] = "traps"
    rule: ClassVar[str] = "dawn.hero.johnson.traps"

    def reactions(self, s: Table, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        return [Option("react", who, item=self.id)] if reacting(s, who, field) else []

    def react(self, t: Play, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        die = t.die()
        if die < 4:
            t.emit("trap-fails", self.rule, who=option.actor, die=die)
            return False
        t.emit("trap", self.rule, who=option.actor, die=die)
        t.then(HitZeds(field, 1, self.rule, zeds))
        t.then(FallBack(tuple([unit.id for unit in t.s.defenders(field)]), field))
        return True


class FirstAid(Power):
    """Johnson: an action and a supply heal a hit on him or beside him."""

    id: ClassVar[str] = "first-aid"
    rule: ClassVar[str] = "dawn.hero.johnson.first-aid"
    verbs: ClassVar[tuple[str, ...]] = ("first-aid",)

    def deeds(self, s: Table, unit: Unit, free: bool) -> list[Option]:
        if not s.plays("supplies") or (not free and not s.supplies) or not s.on_map(unit.field):
            return []
        fields = near(s, unit.field)
        return [Option("first-aid", unit.id, one.id) for one in s.units if one.field in fields and healable(s, one)]

    def deed(self, t: Play, option: Option, free: bool) -> None:
        if not free:
            t.supply(-1, self.rule)
        heal(t, option.target, self.rule)


class Engineer(Power):
    """Kingman: strongpoint and minefield, each once a game."""

    id: ClassVar[str] = "engineer"
    verbs: ClassVar[tuple[str, ...]] = ("strongpoint", "minefield")

    def deeds(self, s: Table, unit: Unit, free: bool) -> list[Option]:
        if not s.content.fields[unit.field].way:
            return []
        found = []
        markers = s.content.markers
        rich = free or s.supplies >= markers["strongpoint"].supplies
        if "strongpoint" not in s.used and rich and not fortified(s, s.track(unit.field)):
            found.append(Option("strongpoint", unit.id, unit.field))
        mine = markers["minefield"]
        rich = free or (s.supplies >= mine.supplies and s.ammo >= mine.ammo)
        if "minefield" not in s.used and rich and not unit.reduced:
            found.append(Option("minefield", unit.id, unit.field))
        return found

    def deed(self, t: Play, option: Option, free: bool) -> None:
        s = t.s
        marker = s.content.markers[option.verb]
        rule = f"dawn.hero.kingman.{option.verb}"
        if not free:
            t.supply(-marker.supplies, rule)
            if marker.ammo:
                t.ammunition(-marker.ammo, rule)
        s.used = (*s.used, option.verb)
        place = s.place(option.target)
        t.set_place(place.having(strongpoint=True) if option.verb == "strongpoint" else place.having(mines=2))
        t.emit(f"built-{option.verb}", rule, who=option.actor, place=option.target)


class Perimeter(Power):
    """Kingman: zeds on the way to his or an adjacent field are stopped on 5-6."""

    id: ClassVar[str] = "perimeter"
    rule: ClassVar[str] = "dawn.hero.kingman.perimeter"

    def stops(self, s: Table, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        unit = s.unit(who)
        return moment == "enter" and unit is not None and s.on_map(unit.field) and field in near(s, unit.field)

    def stop(self, t: Play, who: str) -> bool:
        die = t.die()
        t.emit("perimeter", self.rule, who=who, die=die)
        return die >= 5


class Bark(Power):
    """Pickles: zeds or raiders leaving his field stay on 4-6."""

    id: ClassVar[str] = "bark"
    rule: ClassVar[str] = "dawn.hero.pickles.bark"

    def stops(self, s: Table, moment: str, field: str, zeds: tuple[str, ...], who: str) -> bool:
        return moment == "leave" and reacting(s, who, field)

    def stop(self, t: Play, who: str) -> bool:
        die = t.die()
        t.emit("barks", self.rule, who=who, die=die)
        return die >= 4


class Camouflage(Power):
    """Pickles: found on a 1 only; otherwise he and the zeds share the field."""

    id: ClassVar[str] = "camouflage"
    rule: ClassVar[str] = "dawn.hero.pickles.camouflage"

    def reactions(self, s: Table, field: str, zeds: tuple[str, ...], who: str) -> list[Option]:
        return [Option("react", who, item=self.id)] if reacting(s, who, field) else []

    def react(self, t: Play, option: Option, field: str, zeds: tuple[str, ...]) -> bool:
        die = t.die()
        if die < 2:
            t.emit("hides-not", self.rule, who=option.actor, die=die, place=field)
            return False
        t.emit("hides", self.rule, who=option.actor, die=die, place=field)
        t.spend("arrival", "hidden " + option.actor)
        return len(t.s.defenders(field)) == 1

    def charges(self, s: Table, foes: tuple[str, ...], who: str) -> bool:
        return True

    def charge(self, t: Play, fight: Fight, who: str) -> bool:
        die = t.die()
        t.emit("hides" if die >= 2 else "hides-not", self.rule, who=who, die=die, place=fight.field)
        return die >= 2


class BullCharge(Power):
    """Santana against normal zeds only: on 4-6 one takes a hit and all retreat, without a fight."""

    id: ClassVar[str] = "charge"
    rule: ClassVar[str] = "dawn.hero.santana.charge"

    def charges(self, s: Table, foes: tuple[str, ...], who: str) -> bool:
        return all(foe in s.content.zeds and s.content.zeds[foe].kind == "normal" for foe in foes)

    def charge(self, t: Play, fight: Fight, who: str) -> bool:
        die = t.die()
        if die < 4:
            t.emit("charge-fails", self.rule, who=who, die=die)
            return False
        t.emit("charge", self.rule, who=who, die=die)
        t.then(HitZeds(fight.field, 1, self.rule, fight.foes))
        t.then(RetreatZeds(fight.foes, self.rule))
        return True


class Forager(Power):
    """Staub: a supply on every search, and a second die for his saving roll."""

    rule: ClassVar[str] = "dawn.hero.staub.forager"

    def searched(self, t: Play, unit: str, who: str) -> None:
        if unit == who:
            t.supply(1, self.rule)

    def extra_dice(self, s: Table, what: str, roller: Unit, who: str) -> int:
        return 1 if what == "save" and roller.id == who else 0


carry("piazza", [LongGun()])
carry("hernandez", [TownSearch(), Rally(), Speech()])
carry("schmidt", [Duty("dawn.hero.schmidt.duty"), Reroll("dawn.hero.schmidt.reroll")])
carry("hunt", [Orders(), Reroll("dawn.hero.hunt.reroll")])
carry("johnson", [Traps(), FirstAid()])
carry("kingman", [Engineer(), Perimeter()])
carry("pickles", [Camouflage(), Bark()])
carry("santana", [BullCharge()])
carry("staub", [Forager(), FirstShot("dawn.hero.staub.first-shot")])
