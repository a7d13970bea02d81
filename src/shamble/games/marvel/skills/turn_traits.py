"""Traits that are used between actions of one's own turn."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.hits import kill
from shamble.city.survivors.wounds import Wounds
from shamble.city.table.flow import Play, WhoQuestion
from shamble.city.table.state import City
from shamble.city.table.turn_budget import MORE, Turn
from shamble.city.turns.moving import enter, pass_by
from shamble.city.turns.small_actions import open_door
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.marvel.horde.bystanders import standing
from shamble.games.marvel.horde.enemies import PLAY_DEAD
from shamble.games.marvel.skills.heroes import others_in_sight
from shamble.games.marvel.skills.traits import HEALS, Trait
from shamble.games.marvel.survivors.dashboard_slots import use_trait
from shamble.games.marvel.survivors.hunger import NUMB, hunger_of, hungrier, numb, ravenous
from shamble.games.marvel.turns.hero_actions import MOVED, STILL, Granted

LIGHT: Final = ("trooper", "specialist")
"""Who is pushed or torn apart by a trait."""
EMBRACED: Final = 3
TRACKS: Final = 3
HOWLS: Final = 4


class TurnTrait(Trait):
    """Used between actions of one's own turn."""

    sober: ClassVar[bool] = False
    """Whether a ravenous hero can't use it."""
    verbs: ClassVar[tuple[str, ...]] = ("use",)

    def options(self, s: City, turn: Turn) -> list[Option]:
        if turn.gift or (self.sober and ravenous(turn.survivor)):
            return []
        return [Option("use", turn.who, target, self.id) for target in self.aims(s, turn)]

    def aims(self, s: City, turn: Turn) -> list[str]:
        """What it may be used on; one empty name where there is nothing to choose."""
        raise NotImplementedError

    def perform(self, t: Play, who: str, option: Option) -> None:
        use_trait(t, who, self.id)
        self.work(t, who, option)

    def work(self, t: Play, who: str, option: Option) -> None:
        raise NotImplementedError


class Bloodhound(TurnTrait):
    """Up to three zones towards the nearest bystander in the open, whatever holds one back."""

    id: ClassVar[str] = "bloodhound"

    def aims(self, s: City, turn: Turn) -> list[str]:
        return [] if STILL in turn.spent else [s.board.zones[zone].id for zone in scents(s, turn.zone)]

    def work(self, t: Play, who: str, option: Option) -> None:
        t.spend("turn", MOVED)
        pass_by(t, who, t.s.board.names[option.target], f"skill.{self.id}")
        t.then(Track(who, TRACKS - 1))


def scents(s: City, zone: int) -> list[int]:
    """First steps of the shortest ways to the nearest bystanders."""
    topology = s.topology()
    prey = [other for other in range(len(s.zombies)) if standing(s, other)]
    far = {other: topology.distances(other)[zone] for other in prey}
    best = min([steps for steps in far.values() if steps >= 0], default=0)
    if not best:
        return []
    return sorted({step for other in prey if far[other] == best for step in topology.first_steps(zone, other)})


class Track(WhoQuestion):
    """The rest of the way; enemies in a zone end it."""

    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    __slots__ = ("left",)
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")
    cites: ClassVar[str] = f"skill.{Bloodhound.id}"

    def __init__(self, who: str, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def question(self, s: City) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: City) -> list[Option]:
        hero = s.survivor(self.who)
        if not self.left or not hero.here or s.crowd(hero.zone):
            return []
        ways = [Option("move", self.who, s.board.zones[zone].id) for zone in scents(s, hero.zone)]
        return [*ways, Option("stop", self.who)] if ways else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "move":
            pass_by(t, self.who, t.s.board.names[option.target], self.cites)
            t.then(Track(self.who, self.left - 1))


class OffTheHinges(TurnTrait):
    """A door, and a step for nothing."""

    id: ClassVar[str] = "off-the-hinges"
    sober: ClassVar[bool] = True

    def aims(self, s: City, turn: Turn) -> list[str]:
        doors = s.board.doors_of[turn.zone]
        return [door.id for door in doors if not s.doors >> door.index & 1 and s.rules.mission.openable(s, door)]

    def work(self, t: Play, who: str, option: Option) -> None:
        open_door(t, who, Option("open", who, option.target, "hands"))
        t.then(StepIn(who))


class StepIn(WhoQuestion):
    """One zone without extra cost, or none."""

    ask: ClassVar[str] = "step-in"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")
    cites: ClassVar[str] = f"skill.{OffTheHinges.id}"

    def options(self, s: City) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here or s.spent("turn", STILL):
            return []
        near = s.topology().near[hero.zone]
        return [*[Option("move", self.who, s.board.zones[zone].id) for zone in near], Option("stop", self.who)]

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "move":
            t.spend("turn", MOVED)
            enter(t, self.who, t.s.board.names[option.target], self.cites)


class NumbTheHunger(TurnTrait):
    """Two points less; also just after hunger rose (`HungerRose`)."""

    id: ClassVar[str] = NUMB

    def aims(self, s: City, turn: Turn) -> list[str]:
        return [""] if hunger_of(turn.survivor) else []

    def perform(self, t: Play, who: str, option: Option) -> None:
        numb(t, who)


class EmbraceIt(TurnTrait):
    """Hungry at once, and an action more; it raises hunger, so only up to 2 (M-39)."""

    id: ClassVar[str] = "embrace-it"

    def aims(self, s: City, turn: Turn) -> list[str]:
        return [""] if hunger_of(turn.survivor) < EMBRACED else []

    def work(self, t: Play, who: str, option: Option) -> None:
        hungrier(t, who, EMBRACED - hunger_of(t.s.survivor(who)), f"skill.{self.id}")
        t.spend("turn", MORE)


class GraveHowl(TurnTrait):
    """Up to four troopers or specialists back off."""

    id: ClassVar[str] = "grave-howl"

    def aims(self, s: City, turn: Turn) -> list[str]:
        if not light(s, turn.zone):
            return []
        return [s.board.zones[zone].id for zone in s.topology().near[turn.zone]]

    def work(self, t: Play, who: str, option: Option) -> None:
        t.then(Howl(who, t.s.board.names[option.target], HOWLS))


def light(s: City, zone: int) -> list[str]:
    return [id for id in LIGHT if s.zombies[zone][s.rules.catalogue.kind[id].index]]


class Howl(WhoQuestion):
    """Who goes, one by one."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "zone")
    ask: ClassVar[str] = "howl"
    verbs: ClassVar[tuple[str, ...]] = ("push", "done")
    cites: ClassVar[str] = f"skill.{GraveHowl.id}"

    def __init__(self, who: str, zone: int, left: int) -> None:
        super().__init__(who)
        self.zone: Final = zone
        self.left: Final = left

    def question(self, s: City) -> Args:
        return {"who": self.who, "zone": s.board.zones[self.zone].id, "n": self.left}

    def options(self, s: City) -> list[Option]:
        there = light(s, s.survivor(self.who).zone) if self.left else []
        ways = [Option("push", id) for id in there]
        return [*ways, Option("done", self.who)] if ways and self.left < HOWLS else ways

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "done":
            return
        s = t.s
        kind = s.rules.catalogue.kind[option.actor].index
        t.add(s.survivor(self.who).zone, kind, -1)
        t.add(self.zone, kind, 1)
        t.tell("pushed", self.cites, kind=option.actor, zone=t.zone(self.zone))
        s.rules.mission.horde_moved(t, (self.zone,))
        t.then(Howl(self.who, self.zone, self.left - 1))


class PlayDeadTrait(Trait):
    """Used at the start of the enemy phase; see `PlayDead`."""

    id: ClassVar[str] = PLAY_DEAD


class PackHunter(TurnTrait):
    """Somebody in sight acts at once."""

    id: ClassVar[str] = "pack-hunter"

    def aims(self, s: City, turn: Turn) -> list[str]:
        return others_in_sight(s, turn)

    def work(self, t: Play, who: str, option: Option) -> None:
        t.then(Granted(option.target, f"skill.{self.id}"))


class Reattach(TurnTrait):
    """Heals who has not moved and will not."""

    id: ClassVar[str] = "reattach"

    def aims(self, s: City, turn: Turn) -> list[str]:
        moved = "did:move" in turn.spent or MOVED in turn.spent
        return [""] if not moved and turn.survivor.life < turn.survivor.health else []

    def work(self, t: Play, who: str, option: Option) -> None:
        hero = t.s.survivor(who)
        t.heal(who, min(HEALS, hero.health - hero.life), f"skill.{self.id}")
        t.spend("turn", STILL)


class BurstOpen(TurnTrait):
    """One or two troopers or specialists fall, for a wound."""

    id: ClassVar[str] = "burst-open"

    def aims(self, s: City, turn: Turn) -> list[str]:
        return light(s, turn.zone)

    def work(self, t: Play, who: str, option: Option) -> None:
        kind = t.s.rules.catalogue.kind[option.target].index
        kill(t, who, t.s.survivor(who).zone, kind, f"skill.{self.id}")
        t.then(Burst(who))
        t.then(Wounds(who, 1, self.id))


class Burst(WhoQuestion):
    """Perhaps a second one."""

    ask: ClassVar[str] = "burst"
    verbs: ClassVar[tuple[str, ...]] = ("burst", "done")
    cites: ClassVar[str] = f"skill.{BurstOpen.id}"

    def options(self, s: City) -> list[Option]:
        ways = [Option("burst", id) for id in light(s, s.survivor(self.who).zone)]
        return [*ways, Option("done", self.who)] if ways else []

    def answer(self, t: Play, option: Option) -> None:
        if option.verb == "burst":
            kind = t.s.rules.catalogue.kind[option.actor].index
            kill(t, self.who, t.s.survivor(self.who).zone, kind, self.cites)


TRICKS: Final[tuple[type[Skill], ...]] = (
    *(Bloodhound, OffTheHinges, NumbTheHunger, EmbraceIt, GraveHowl, PlayDeadTrait, PackHunter, Reattach, BurstOpen),
)
