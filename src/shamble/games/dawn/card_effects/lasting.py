"""Events that change the rules for a phase or a round."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import nearest, numbers, register
from shamble.games.dawn.fights.hits import HitZed
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.rounds.mixed_losses import LoseMix
from shamble.games.dawn.table.flow import CardQuestion, Play, TieQuestion
from shamble.games.dawn.table.powers import EventEffect
from shamble.games.dawn.table.state import Table
from shamble.games.dawn.zeds.zeds_phase import activate_group


class DoubleChaos(EventEffect):
    """Where the rule would put one marker there are two."""

    def chaos(self, s: Table, field: str, n: int) -> int:
        return numbers(s).n if n else 0


class Unstoppable(EventEffect):
    """No defence bonus, and barricades fall before the fight."""

    def bare(self, s: Table, fight: Fight) -> bool:
        return True

    def entering(self, t: Play, zeds: tuple[str, ...], field: str, start: str) -> None:
        place = t.s.place(field)
        if place.barricade:
            t.set_place(place.having(barricade=False))
            t.emit("barricade-falls", self.cause(t.s), place=field)


class Airborne(EventEffect):
    """No Move actions above ground; within the tunnel they go on."""

    def bars(self, s: Table, unit: Unit, field: str) -> bool:
        return s.phase == "actions" and not (s.underground(unit.field) and s.underground(field))


class Flambe(EventEffect):
    """Zeds that enter or leave a chaos field burn: two columns worse for the players, then one hit."""

    def entering(self, t: Play, zeds: tuple[str, ...], field: str, start: str) -> None:
        if start and (t.s.place(field).chaos or t.s.place(start).chaos):
            for id in zeds:
                t.spend("activation", "burns " + id)

    def burning(self, s: Table, zed: str) -> bool:
        return s.spent("activation", "burns " + zed) > s.spent("activation", "burnt " + zed)

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        burning = not fight.attacking and any(self.burning(s, zed) for zed in fight.foes)
        return -numbers(s).n if burning else 0

    def stepped(self, t: Play, zeds: tuple[str, ...], start: str, field: str) -> None:
        for id in zeds:
            if self.burning(t.s, id):
                t.spend("activation", "burnt " + id)
                t.then(HitZed(id, 1, self.cause(t.s)))


class NoEscape(EventEffect):
    """Nobody retreats after the first attack: the same zeds attack once more."""

    def again(self, s: Table, fight: Fight) -> bool:
        return True


class Mercenaries(EventEffect):
    """Gunfire is better and needs no ammunition; at the end of the phase they are paid."""

    def aim(self, s: Table, shot: Shot, who: str) -> int:
        return 1

    def free_shot(self, s: Table, who: str) -> bool:
        return True

    def end(self, t: Play) -> None:
        n = t.die()
        t.emit("price", self.cause(t.s), die=n)
        t.then(LoseMix(n, ("supply", "hit"), self.cause(t.s)))


class KeepCalm(EventEffect):
    """One hero attacks better this round."""

    def begin(self, t: Play) -> None:
        t.hold("round", "in force")
        t.then(CalmHero(self.cause(t.s)))

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        return numbers(s).n if fight.attacking and s.holds("calm hero " + fight.unit) else 0


class CalmHero(CardQuestion):
    ask: ClassVar[str] = "calm"
    verbs: ClassVar[tuple[str, ...]] = ("calm",)

    def options(self, s: Table) -> list[Option]:
        return [Option("calm", unit.id) for unit in s.units if s.kind(unit.id) == "hero" and s.in_play(unit)]

    def answer(self, t: Play, option: Option) -> None:
        t.hold("round", "calm hero " + option.actor)
        t.emit("calm", self.cause, who=option.actor)


class SuperFrenzy(EventEffect):
    """Every super-zed moves once more, alone, and fights better."""

    def end(self, t: Play) -> None:
        s = t.s
        t.hold("phase", "in force")
        supers = tuple([zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "super"])
        t.then(NextSuper(supers, self.cause(s)))

    def shift(self, s: Table, fight: Fight, who: str) -> int:
        raging = not fight.attacking and any(s.content.zeds[zed].kind == "super" for zed in fight.foes if s.zed(zed))
        return -numbers(s).n if raging and s.holds("in force") else 0


class NextSuper(TieQuestion):
    """The nearest to the town first; of equals the players say which."""

    fields: ClassVar[tuple[str, ...]] = ("left", "cause")
    __slots__ = ("cause", "left")
    ask: ClassVar[str] = "frenzy"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def __init__(self, left: tuple[str, ...], cause: str) -> None:
        self.left: Final = left
        self.cause: Final = cause

    def reason(self, s: Table) -> str:
        return self.cause

    def options(self, s: Table) -> list[Option]:
        alive = [id for id in self.left if s.zed(id) is not None]
        return [Option("lead", target=id) for id in nearest(s, alive)] if alive else []

    def answer(self, t: Play, option: Option) -> None:
        zed = t.s.zed(option.target)
        assert zed is not None
        t.emit("frenzy", self.cause, zed=zed.id, place=zed.field)
        t.enter("activation", t.s.track(zed.field))
        activate_group(t, (zed.id,), zed.field)
        t.then(Leave("activation"))
        t.then(NextSuper(tuple([id for id in self.left if id != zed.id]), self.cause))


class Feeding(EventEffect):
    """Zeds at towns and villages without player units recover a hit."""

    def begin(self, t: Play) -> None:
        s = t.s
        for zed in s.zeds:
            normal = s.content.zeds[zed.id].kind == "normal"
            if (normal or not numbers(s).normal) and any(
                self.deserted(s, field) for field in (zed.field, *s.beside(zed.field))
            ):
                t.recover(zed.id, self.cause(s))

    def deserted(self, s: Table, field: str) -> bool:
        info = s.content.fields[field]
        return (info.town or info.kind == "village") and not any(s.is_player(unit) for unit in s.units_at(field))


class FireBrigades(EventEffect):
    """Chaos leaves villages, marker by marker, each for infection."""

    def end(self, t: Play) -> None:
        t.then(PutOut(self.cause(t.s)))


class PutOut(CardQuestion):
    ask: ClassVar[str] = "put-out"
    verbs: ClassVar[tuple[str, ...]] = ("clear-chaos", "done")

    def options(self, s: Table) -> list[Option]:
        burning = [place.id for place in s.places if place.chaos and s.content.fields[place.id].kind == "village"]
        return [*[Option("clear-chaos", target=field) for field in burning], Option("done")] if burning else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "done":
            return
        t.clear_chaos(option.target, self.cause)
        t.infect(1, self.cause)
        t.then(PutOut(self.cause))


class Elwood(EventEffect):
    def begin(self, t: Play) -> None:
        t.s.elwood = True
        t.emit("elwood", self.cause(t.s))


class Contamination(EventEffect):
    """Infection for everybody in beds and offices; Elwood Berra leaves."""

    def begin(self, t: Play) -> None:
        s = t.s
        t.infect(len(s.units_at("beds")) + len(s.units_at("offices")), self.cause(s))
        if s.elwood:
            s.elwood = False
            t.emit("elwood-leaves", self.cause(s))


register(DoubleChaos(), "total-chaos", "chaos-spreads")
register(Unstoppable(), "hard-headed", "unstoppable")
register(Airborne(), "airborne")
register(Flambe(), "flambe")
register(NoEscape(), "no-escape")
register(Mercenaries(), "mercenaries")
register(KeepCalm(), "keep-calm")
register(SuperFrenzy(), "super-mad", "super-frenzy")
register(Feeding(), "hells-diner", "do-not-feed")
register(FireBrigades(), "fire-brigades")
register(Elwood(), "elwood")
register(Contamination(), "contamination", "doc-trouble")
