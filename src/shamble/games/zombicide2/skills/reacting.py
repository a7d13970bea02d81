"""Skills that answer to zombies (p. 63-66)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import attack_options, chosen
from shamble.city.combat.attack_dice import begin
from shamble.city.survivors.searching import DrawGear
from shamble.city.survivors.wounds import type_of
from shamble.city.table.flow import Play, Question, WhoStep
from shamble.city.table.kit import kit_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.turns.rounds import ExtraTurn
from shamble.core.option import Option
from shamble.games.zombicide2.free_move import free_moves, move_free


class CombatReflexes(Skill):
    """An attack at once on zombies that appear close by, once per card."""

    id: ClassVar[str] = "combat-reflexes"
    reacts: ClassVar[tuple[str, ...]] = ("melee", "shoot", "throw")

    def reactions(self, s: City, survivor: Survivor, zone: int, far: int) -> list[Option]:
        if s.spent("card", f"reflexes {survivor.id}"):
            return []
        name = s.board.zones[zone].id
        options = attack_options(s, survivor, "melee") if far == 0 else []
        return options + [option for option in attack_options(s, survivor, "ranged") if option.target == name]

    def react(self, t: Play, option: Option, zone: int) -> None:
        t.spend("card", f"reflexes {option.actor}")
        t.tell("reflexes", "skill.combat-reflexes", who=option.actor)
        begin(t, option.actor, *chosen(t.s, option.actor, option))


class Sidestep(Skill):
    """A free move action at once when zombies appear close by, once per card."""

    id: ClassVar[str] = "sidestep"
    reacts: ClassVar[tuple[str, ...]] = ("sidestep",)

    def reactions(self, s: City, survivor: Survivor, zone: int, far: int) -> list[Option]:
        if s.spent("card", f"sidestep {survivor.id}") or survivor.car:
            return []
        return free_moves(s, survivor, "sidestep")

    def react(self, t: Play, option: Option, zone: int) -> None:
        t.spend("card", f"sidestep {option.actor}")
        t.tell("sidesteps", "skill.sidestep", who=option.actor)
        move_free(t, option, "skill.sidestep")


class HoldYourNose(Skill):
    """A card when the last zombie of the zone falls (Z-38)."""

    id: ClassVar[str] = "hold-your-nose"

    def cleared(self, t: Play, who: str, zone: int) -> None:
        if t.s.scope("attack") is None:
            t.then(HoldNose(who))
        else:
            # What the card brings along must find the attack finished: somebody may answer it with another.
            t.spend("attack", f"nose {who}")

    def attack_over(self, t: Play, who: str) -> None:
        if t.s.spent("attack", f"nose {who}"):
            t.then(HoldNose(who))


class HoldNose(WhoStep):
    def run(self, t: Play) -> None:
        t.tell("holds-nose", "skill.hold-your-nose", who=self.who)
        t.then(DrawGear(self.who, "equipment", 1, "nose"))


class ArmorAgainst(Skill):
    """One type of zombie does not wound at all."""

    id: ClassVar[str] = "armor-against"

    def wounded(self, t: Play, who: str, n: int, source: str) -> int:
        if type_of(t.s, source) != self.arg:
            return n
        t.tell("armored", "skill.armor-against", who=who, kind=source, n=n)
        return 0


class Tough(Skill):
    """Ignores one wound of the first step of the zombie phase, and one of each friendly attack (Z-37)."""

    id: ClassVar[str] = "tough"

    def wounded(self, t: Play, who: str, n: int, source: str) -> int:
        s = t.s
        friendly = source == "friendly"
        if not n or not (friendly or (s.phase == "zombies" and not s.spent("phase", "spawning"))):
            return n
        scope = "attack" if friendly else "phase"
        if s.spent(scope, f"tough {who}"):
            return n
        t.spend(scope, f"tough {who}")
        t.tell("tough", "skill.tough", who=who)
        return n - 1


class Regeneration(Skill):
    """Heals completely in the end phase."""

    id: ClassVar[str] = "regeneration"

    def end_phase(self, t: Play, who: str) -> None:
        survivor = t.s.survivor(who)
        if survivor.life < survivor.health:
            t.heal(who, survivor.health - survivor.life, "skill.regeneration")


class ZombieLink(Skill):
    """A whole turn before zombies act by a card."""

    id: ClassVar[str] = "zombie-link"

    def extra_activation(self, t: Play, who: str) -> bool:
        t.then(LinkTurns(()))
        return True


class LinkTurns(Question):
    """Several agree on their order (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("done",)
    __slots__ = ("done",)
    ask: ClassVar[str] = "zombie-link"
    verbs: ClassVar[tuple[str, ...]] = ("link",)
    cites: ClassVar[str] = "skill.zombie-link"

    def __init__(self, done: tuple[str, ...]) -> None:
        self.done: Final = done

    def waiting(self, s: City) -> list[Survivor]:
        return [
            survivor
            for survivor in s.survivors
            if survivor.here and survivor.id not in self.done and ZombieLink.id in kit_of(s, survivor).count
        ]

    def seat(self, s: City) -> int:
        return self.waiting(s)[0].seat

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: City) -> list[Option]:
        return [Option("link", survivor.id) for survivor in self.waiting(s)]

    def answer(self, t: Play, option: Option) -> None:
        t.tell("linked", "skill.zombie-link", who=option.actor)
        t.then(ExtraTurn(option.actor, "link"))
        t.then(LinkTurns((*self.done, option.actor)))
