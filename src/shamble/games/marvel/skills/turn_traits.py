"""Traits that a hero uses between the actions of his or her own turn."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.combat.hits import kill
from shamble.city.survivors.wounds import SufferWounds
from shamble.city.table.flow import CityFlow, WhoQuestion
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import EXTRA_ACTION, TurnBudget
from shamble.city.turns.moving import enter, pass_by
from shamble.city.turns.small_actions import open_door
from shamble.core.event import Args
from shamble.core.option import NO_OPTIONS, Option
from shamble.games.marvel.horde.bystanders import standing
from shamble.games.marvel.horde.enemies import PLAY_DEAD
from shamble.games.marvel.skills.heroes import others_in_sight
from shamble.games.marvel.skills.traits import HEALS, Trait
from shamble.games.marvel.survivors.dashboard_slots import use_trait
from shamble.games.marvel.survivors.hunger import NUMB, hunger_of, hungrier, numb, ravenous
from shamble.games.marvel.turns.hero_actions import MOVED, STILL, Granted

LIGHT: Final = ("trooper", "specialist")
"""Kinds that Grave Howl pushes and Burst Open kills."""
EMBRACED: Final = 3
"""Hunger that Embrace It raises the hero to."""
TRACKS: Final = 3
"""Zones that Bloodhound moves at most."""
HOWLS: Final = 4
"""Figures that Grave Howl pushes at most."""


class TurnTrait(Trait):
    """A trait used between the actions of the hero's own turn."""

    sober: ClassVar[bool] = False
    """True if a ravenous hero cannot use the trait."""
    verbs: ClassVar[tuple[str, ...]] = ("use",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        if turn.gift or (self.sober and ravenous(turn.survivor)):
            return NO_OPTIONS
        return [Option("use", turn.who, target, self.id) for target in self.aims(s, turn)]

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        """Ids of the targets to choose from; one empty id if the trait has no target."""
        raise NotImplementedError

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        use_trait(t, who, self.id)
        self.work(t, who, option)

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        """Applies the effect of the trait."""
        raise NotImplementedError


class Bloodhound(TurnTrait):
    """Moves up to three zones towards the nearest bystander on the board, at no extra cost for leaving enemies."""

    id: ClassVar[str] = "bloodhound"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        return [] if STILL in turn.spent else [s.board.zones[zone].id for zone in scents(s, turn.zone)]

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        t.spend("turn", MOVED)
        pass_by(t, who, t.s.board.names[option.target], f"skill.{self.id}")
        t.then(BloodhoundStep(who, TRACKS - 1))


def scents(s: CityState, zone: int) -> list[int]:
    """First steps of the shortest ways to the nearest bystanders."""
    topology = s.topology()
    prey = [other for other in s.individuals() if standing(s, other)]
    far = {other: topology.distances(other)[zone] for other in prey}
    best = min([steps for steps in far.values() if steps >= 0], default=0)
    if not best:
        return []
    return sorted({step for other in prey if far[other] == best for step in topology.first_steps(zone, other)})


class BloodhoundStep(WhoQuestion):
    """Asks for the next zone of Bloodhound; enemies in a zone end the move."""

    written: ClassVar[str] = "Track"
    fields: ClassVar[tuple[str, ...]] = ("who", "left")
    __slots__ = ("left",)
    ask: ClassVar[str] = "move-on"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")
    cites: ClassVar[str] = f"skill.{Bloodhound.id}"

    def __init__(self, who: str, left: int) -> None:
        super().__init__(who)
        self.left: Final = left

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "n": self.left}

    def options(self, s: CityState) -> list[Option]:
        hero = s.survivor(self.who)
        if not self.left or not hero.here or s.crowd(hero.zone):
            return []
        ways = [Option("move", self.who, s.board.zones[zone].id) for zone in scents(s, hero.zone)]
        return [*ways, Option("stop", self.who)] if ways else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "move":
            pass_by(t, self.who, t.s.board.names[option.target], self.cites)
            t.then(BloodhoundStep(self.who, self.left - 1))


class OffTheHinges(TurnTrait):
    """Opens a door and offers a free step."""

    id: ClassVar[str] = "off-the-hinges"
    sober: ClassVar[bool] = True

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        doors = s.board.doors_of[turn.zone]
        return [door.id for door in doors if not s.doors >> door.index & 1 and s.rules.mission.openable(s, door)]

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        open_door(t, who, Option("open", who, option.target, "hands"))
        t.then(StepIn(who))


class StepIn(WhoQuestion):
    """Asks for the free step of Off the Hinges, without extra cost for leaving enemies."""

    ask: ClassVar[str] = "step-in"
    verbs: ClassVar[tuple[str, ...]] = ("move", "stop")
    cites: ClassVar[str] = f"skill.{OffTheHinges.id}"

    def options(self, s: CityState) -> list[Option]:
        hero = s.survivor(self.who)
        if not hero.here or s.spent("turn", STILL):
            return []
        near = s.topology().near[hero.zone]
        return [*[Option("move", self.who, s.board.zones[zone].id) for zone in near], Option("stop", self.who)]

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "move":
            t.spend("turn", MOVED)
            enter(t, self.who, t.s.board.names[option.target], self.cites)


class NumbTheHunger(TurnTrait):
    """Lowers hunger by 2; may also be used just after hunger rose (`HungerRose`)."""

    id: ClassVar[str] = NUMB

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        return [""] if hunger_of(turn.survivor) else []

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        numb(t, who)


class EmbraceIt(TurnTrait):
    """Raises hunger to 3 for one more action. As it must raise hunger, only a hero with hunger 2 or less may use it
    (M-39)."""

    id: ClassVar[str] = "embrace-it"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        return [""] if hunger_of(turn.survivor) < EMBRACED else []

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        hungrier(t, who, EMBRACED - hunger_of(t.s.survivor(who)), f"skill.{self.id}")
        t.spend("turn", EXTRA_ACTION)


class GraveHowl(TurnTrait):
    """Pushes up to four troopers or specialists to a neighbouring zone."""

    id: ClassVar[str] = "grave-howl"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        if not light(s, turn.zone):
            return []
        return [s.board.zones[zone].id for zone in s.topology().near[turn.zone]]

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        t.then(Howl(who, t.s.board.names[option.target], HOWLS))


def light(s: CityState, zone: int) -> list[str]:
    """Ids of the `LIGHT` kinds in a zone."""
    return [id for id in LIGHT if s.zombies[zone][s.rules.catalogue.kind[id].index]]


class Howl(WhoQuestion):
    """Asks which figures Grave Howl pushes, one by one."""

    fields: ClassVar[tuple[str, ...]] = ("who", "zone", "left")
    __slots__ = ("left", "zone")
    ask: ClassVar[str] = "howl"
    verbs: ClassVar[tuple[str, ...]] = ("push", "done")
    cites: ClassVar[str] = f"skill.{GraveHowl.id}"

    def __init__(self, who: str, zone: int, left: int) -> None:
        super().__init__(who)
        self.zone: Final = zone
        self.left: Final = left

    def question(self, s: CityState) -> Args:
        return {"who": self.who, "zone": s.board.zones[self.zone].id, "n": self.left}

    def options(self, s: CityState) -> list[Option]:
        there = light(s, s.survivor(self.who).zone) if self.left else []
        ways = [Option("push", id) for id in there]
        return [*ways, Option("done", self.who)] if ways and self.left < HOWLS else ways

    def answer(self, t: CityFlow, option: Option) -> None:
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
    """Lets a hero play dead in the enemy phase. The window `horde.enemy_phase.PlayDead` offers it and applies it, so
    this class does nothing but tell the book that there is such a trait."""

    id: ClassVar[str] = PLAY_DEAD


class PackHunter(TurnTrait):
    """Grants a hero in sight a free action at once."""

    id: ClassVar[str] = "pack-hunter"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        return others_in_sight(s, turn)

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        t.then(Granted(option.target, f"skill.{self.id}"))


class Reattach(TurnTrait):
    """Heals a hero who has not moved and will not move this turn."""

    id: ClassVar[str] = "reattach"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        moved = "did:move" in turn.spent or MOVED in turn.spent
        return [""] if not moved and turn.survivor.life < turn.survivor.health else []

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        hero = t.s.survivor(who)
        t.heal(who, min(HEALS, hero.health - hero.life), f"skill.{self.id}")
        t.spend("turn", STILL)


class BurstOpen(TurnTrait):
    """Kills one or two troopers or specialists; the hero takes a wound."""

    id: ClassVar[str] = "burst-open"

    def aims(self, s: CityState, turn: TurnBudget) -> list[str]:
        return light(s, turn.zone)

    def work(self, t: CityFlow, who: str, option: Option) -> None:
        kind = t.s.rules.catalogue.kind[option.target].index
        kill(t, who, t.s.survivor(who).zone, kind, f"skill.{self.id}")
        t.then(Burst(who))
        t.then(SufferWounds(who, 1, self.id))


class Burst(WhoQuestion):
    """Offers the second kill of Burst Open."""

    ask: ClassVar[str] = "burst"
    verbs: ClassVar[tuple[str, ...]] = ("burst", "done")
    cites: ClassVar[str] = f"skill.{BurstOpen.id}"

    def options(self, s: CityState) -> list[Option]:
        ways = [Option("burst", id) for id in light(s, s.survivor(self.who).zone)]
        return [*ways, Option("done", self.who)] if ways else []

    def answer(self, t: CityFlow, option: Option) -> None:
        if option.verb == "burst":
            kind = t.s.rules.catalogue.kind[option.actor].index
            kill(t, self.who, t.s.survivor(self.who).zone, kind, self.cites)
