"""Events that change the rules for a phase or a round."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.card_effects.shared import nearest, numbers
from shamble.games.dawn.fights.hits import HitZed
from shamble.games.dawn.printed.counters import Fight, Shot, Unit
from shamble.games.dawn.printed.terms import IN_FORCE
from shamble.games.dawn.rounds.mixed_losses import lose_mix
from shamble.games.dawn.table.flow import CausedQuestion, CausedTie, DawnFlow
from shamble.games.dawn.table.powers import EventEffect
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.zeds_phase import activate_group


class NoEffect(EventEffect):
    """A card with nothing but its tabs; BRAINS! and the finales, whose rounds are rules of their own (rule 1)."""

    words: ClassVar[tuple[str, ...]] = ("none", "brains", "finale")


class DoubleChaos(EventEffect):
    """Two chaos markers instead of one."""

    words: ClassVar[tuple[str, ...]] = ("double-chaos",)

    def chaos(self, s: DawnState, field: str, n: int) -> int:
        return numbers(s).n if n else 0


class Unstoppable(EventEffect):
    """No defence bonus counts, and barricades fall before the fight."""

    words: ClassVar[tuple[str, ...]] = ("unstoppable",)

    def no_defence_bonus(self, s: DawnState, fight: Fight) -> bool:
        return True

    def entering(self, t: DawnFlow, zeds: tuple[str, ...], field: str, start: str) -> None:
        place = t.s.place(field)
        if place.barricade:
            t.set_place(place.having(barricade=False))
            t.emit("barricade-falls", self.cause(t.s), place=field)


class Airborne(EventEffect):
    """No Move actions above ground; moves within the tunnel are allowed."""

    words: ClassVar[tuple[str, ...]] = ("airborne",)

    def bars(self, s: DawnState, unit: Unit, field: str) -> bool:
        return s.phase == "actions" and not (s.underground(unit.field) and s.underground(field))


class Flambe(EventEffect):
    """Zeds that enter or leave a chaos field burn: two columns worse for the players, then one hit on the zed."""

    words: ClassVar[tuple[str, ...]] = ("flambe",)

    def entering(self, t: DawnFlow, zeds: tuple[str, ...], field: str, start: str) -> None:
        if start and self.heeds_chaos(t.s, field, start):
            for id in zeds:
                t.spend("activation", "burns " + id)

    def heeds_chaos(self, s: DawnState, field: str, start: str) -> bool:
        return bool(s.place(field).chaos or (start and s.place(start).chaos))

    def burning(self, s: DawnState, zed: str) -> bool:
        """True if the zed has caught fire more often in this activation than it has burnt."""
        return s.spent("activation", "burns " + zed) > s.spent("activation", "burnt " + zed)

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        burning = not fight.attacking and any(self.burning(s, zed) for zed in fight.foes)
        return -numbers(s).n if burning else 0

    def stepped(self, t: DawnFlow, zeds: tuple[str, ...], start: str, field: str) -> None:
        for id in zeds:
            if self.burning(t.s, id):
                t.spend("activation", "burnt " + id)
                t.then(HitZed(id, 1, self.cause(t.s)))


class NoEscape(EventEffect):
    """No unit retreats after the first attack; the same zeds attack once more."""

    words: ClassVar[tuple[str, ...]] = ("no-escape",)

    def attacks_twice(self, s: DawnState, fight: Fight) -> bool:
        return True


class Mercenaries(EventEffect):
    """Gunfire is one column better and needs no ammunition; at the end of the phase the players pay for it."""

    words: ClassVar[tuple[str, ...]] = ("mercenaries",)

    def aim(self, s: DawnState, shot: Shot, who: str) -> int:
        return 1

    def free_shot(self, s: DawnState, who: str) -> bool:
        return True

    def end(self, t: DawnFlow) -> None:
        n = t.die()
        t.emit("price", self.cause(t.s), die=n)
        lose_mix(t, n, ("supply", "hit"), self.cause(t.s))


class KeepCalm(EventEffect):
    """One hero attacks better in this round."""

    words: ClassVar[tuple[str, ...]] = ("keep-calm",)

    def begin(self, t: DawnFlow) -> None:
        t.hold("round", IN_FORCE)
        t.then(CalmHero(self.cause(t.s)))

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        return numbers(s).n if fight.attacking and s.has_reminder("calm hero " + fight.unit) else 0


class CalmHero(CausedQuestion):
    """The players choose the hero who attacks better."""

    ask: ClassVar[str] = "calm"
    verbs: ClassVar[tuple[str, ...]] = ("calm",)

    def options(self, s: DawnState) -> list[Option]:
        return [Option("calm", unit.id) for unit in s.units if s.kind(unit.id) == "hero" and s.in_play(unit)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.hold("round", "calm hero " + option.actor)
        t.emit("calm", self.cause, who=option.actor)


class SuperFrenzy(EventEffect):
    """Every super-zed moves once more, on its own, and fights better."""

    words: ClassVar[tuple[str, ...]] = ("super-frenzy",)

    def end(self, t: DawnFlow) -> None:
        s = t.s
        t.hold("phase", IN_FORCE)
        supers = tuple([zed.id for zed in s.zeds if s.content.zeds[zed.id].kind == "super"])
        t.then(NextSuper(supers, self.cause(s)))

    def shift(self, s: DawnState, fight: Fight, who: str) -> int:
        # A card of an overlay may be in force earlier; the shift counts from the frenzy on.
        raging = not fight.attacking and any(s.content.zeds[zed].kind == "super" for zed in fight.foes if s.zed(zed))
        return -numbers(s).n if raging and s.has_reminder(IN_FORCE) else 0


class NextSuper(CausedTie):
    """The super-zed nearest to the town moves first; the players choose among equals."""

    fields: ClassVar[tuple[str, ...]] = ("left", "cause")
    __slots__ = ("left",)
    ask: ClassVar[str] = "frenzy"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)

    def __init__(self, left: tuple[str, ...], cause: str) -> None:
        super().__init__(cause)
        self.left: Final = left

    def options(self, s: DawnState) -> list[Option]:
        alive = [id for id in self.left if s.zed(id) is not None]
        return [Option("lead", target=id) for id in nearest(s, alive)] if alive else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        zed = t.s.zed(option.target)
        assert zed is not None
        t.emit("frenzy", self.cause, zed=zed.id, place=zed.field)
        t.open_scope("activation", t.s.track(zed.field))
        activate_group(t, (zed.id,), zed.field)
        t.then(Leave("activation"))
        t.then(NextSuper(tuple([id for id in self.left if id != zed.id]), self.cause))


class Feeding(EventEffect):
    """Zeds at or next to towns and villages without player units recover one hit."""

    words: ClassVar[tuple[str, ...]] = ("feeding",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        for zed in s.zeds:
            normal = s.content.zeds[zed.id].kind == "normal"
            if (normal or not numbers(s).normal) and any(
                self.deserted(s, field) for field in (zed.field, *s.beside(zed.field))
            ):
                t.recover(zed.id, self.cause(s))

    def deserted(self, s: DawnState, field: str) -> bool:
        """True if the field is in the town or a village, and no unit of the players stands on it."""
        info = s.content.fields[field]
        return (info.town or info.kind == "village") and not any(s.is_player(unit) for unit in s.units_at(field))


class FireBrigades(EventEffect):
    """The players may remove chaos from villages, each marker for one infection."""

    words: ClassVar[tuple[str, ...]] = ("fire-brigades",)

    def end(self, t: DawnFlow) -> None:
        t.then(PutOut(self.cause(t.s)))


class PutOut(CausedQuestion):
    """The players remove chaos from villages until they are done."""

    ask: ClassVar[str] = "put-out"
    verbs: ClassVar[tuple[str, ...]] = ("clear-chaos", "done")

    def options(self, s: DawnState) -> list[Option]:
        burning = [place.id for place in s.places if place.chaos and s.content.fields[place.id].kind == "village"]
        return [*[Option("clear-chaos", target=field) for field in burning], Option("done")] if burning else []

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "done":
            return
        t.clear_chaos(option.target, self.cause)
        t.infect(1, self.cause)
        t.then(PutOut(self.cause))


class Elwood(EventEffect):
    """Elwood Berra comes into play: infection falls each round."""

    words: ClassVar[tuple[str, ...]] = ("elwood",)

    def begin(self, t: DawnFlow) -> None:
        t.s.elwood = True
        t.emit("elwood", self.cause(t.s))


class Contamination(EventEffect):
    """One infection for each unit in beds and offices; Elwood Berra leaves."""

    words: ClassVar[tuple[str, ...]] = ("contamination",)
    counts: ClassVar[tuple[str, ...]] = ("patients",)

    def begin(self, t: DawnFlow) -> None:
        s = t.s
        t.infect(len(s.units_at("beds")) + len(s.units_at("offices")), self.cause(s))
        if s.elwood:
            s.elwood = False
            t.emit("elwood-leaves", self.cause(s))
