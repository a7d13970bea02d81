"""Skills that react to zombies (p. 63-66)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import attack_options, barred, chosen, shots
from shamble.city.combat.attack_dice import begin_attack
from shamble.city.survivors.searching import DrawGear
from shamble.city.survivors.wounds import type_of
from shamble.city.table.flow import CityFlow, Question, WhoStep
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.turns.rounds import ExtraTurn
from shamble.core.option import Option
from shamble.games.zombicide2.free_move import free_moves, move_free


class CombatReflexes(Skill):
    """Offers an attack on zombies that appear close by, once per card."""

    id: ClassVar[str] = "combat-reflexes"
    reacts: ClassVar[tuple[str, ...]] = ("melee", "shoot", "throw")

    def reactions(self, s: CityState, survivor: Survivor, zone: int, far: int) -> list[Option]:
        if s.spent("card", f"reflexes {survivor.id}"):
            return []
        name = s.board.zones[zone].id
        options = attack_options(s, survivor, "melee") if far == 0 else []
        kit = kit_of(s, survivor)
        # A quick reload costs nothing at any moment, so empty guns are as good as loaded ones (Z-76).
        quick = kit.quick_reload and not barred(s, survivor.zone)[0]
        ranged = shots(s, survivor, kit.arms["ranged"]) if quick else attack_options(s, survivor, "ranged")
        return options + [option for option in ranged if option.target == name]

    def react(self, t: CityFlow, option: Option, zone: int) -> None:
        t.spend("card", f"reflexes {option.actor}")
        t.tell("reflexes", "skill.combat-reflexes", who=option.actor)
        mode, weapons, target = chosen(t.s, option.actor, option)
        if mode == "ranged" and any(card in t.s.empty for card in weapons):
            t.uses(option.actor, kit_of(t.s, t.s.survivor(option.actor)).quick_reload)
            t.tell("reloads", "reload.action", who=option.actor)
            t.s.empty = tuple([card for card in t.s.empty if card not in weapons])
        begin_attack(t, option.actor, mode, weapons, target)


class Sidestep(Skill):
    """Offers a free move action when zombies appear close by, once per card."""

    id: ClassVar[str] = "sidestep"
    reacts: ClassVar[tuple[str, ...]] = ("sidestep",)
    walks: ClassVar[bool] = True

    def reactions(self, s: CityState, survivor: Survivor, zone: int, far: int) -> list[Option]:
        if s.spent("card", f"sidestep {survivor.id}") or survivor.car:
            return []
        return free_moves(s, survivor, "sidestep")

    def react(self, t: CityFlow, option: Option, zone: int) -> None:
        t.spend("card", f"sidestep {option.actor}")
        t.tell("sidesteps", "skill.sidestep", who=option.actor)
        move_free(t, option, "skill.sidestep")


class HoldYourNose(Skill):
    """Draws a card when the last zombie of the zone is killed (Z-38)."""

    id: ClassVar[str] = "hold-your-nose"

    def cleared(self, t: CityFlow, who: str, zone: int) -> None:
        if t.s.scope("attack") is None:
            t.then(HoldNose(who))
        else:
            # A zombie that the card places may cause another attack, so the card waits until this one is over.
            t.spend("attack", f"nose {who}")

    def attack_over(self, t: CityFlow, who: str) -> None:
        if t.s.spent("attack", f"nose {who}"):
            t.then(HoldNose(who))


class HoldNose(WhoStep):
    """Draws the card of Hold Your Nose."""

    def run(self, t: CityFlow) -> None:
        t.tell("holds-nose", "skill.hold-your-nose", who=self.who)
        t.then(DrawGear(self.who, "equipment", 1, "nose"))


class ArmorAgainst(Skill):
    """Cancels all wounds by one type of zombie."""

    id: ClassVar[str] = "armor-against"

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
        if type_of(t.s, source) != self.arg:
            return n
        t.tell("armored", "skill.armor-against", who=who, kind=source, n=n)
        return 0


class Tough(Skill):
    """Cancels one wound of the first step of each zombie phase, and one of each friendly attack (Z-37)."""

    id: ClassVar[str] = "tough"

    def wounded(self, t: CityFlow, who: str, n: int, source: str) -> int:
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
    """Heals all wounds in the end phase, after the medics, who gain adrenaline for each wound."""

    id: ClassVar[str] = "regeneration"
    heals_last: ClassVar[bool] = True

    def end_phase(self, t: CityFlow, who: str) -> None:
        t.then(Regenerate(who))


class Regenerate(WhoStep):
    """Heals all wounds of a survivor with Regeneration."""

    def run(self, t: CityFlow) -> None:
        survivor = t.s.survivor(self.who)
        if survivor.here and survivor.life < survivor.health:
            t.heal(self.who, survivor.health - survivor.life, "skill.regeneration")


class ZombieLink(Skill):
    """Grants a whole turn before a card activates zombies once more."""

    id: ClassVar[str] = "zombie-link"

    def extra_activation(self, t: CityFlow, who: str) -> bool:
        t.then(LinkTurns(()))
        return True


class LinkTurns(Question):
    """Asks which survivor with Zombie Link takes the next extra turn (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("done",)
    __slots__ = ("done",)
    ask: ClassVar[str] = "zombie-link"
    verbs: ClassVar[tuple[str, ...]] = ("link",)
    cites: ClassVar[str] = "skill.zombie-link"

    def __init__(self, done: tuple[str, ...]) -> None:
        self.done: Final = done

    def waiting(self, s: CityState) -> list[Survivor]:
        """Survivors with the skill who have not taken their extra turn yet."""
        return [
            survivor
            for survivor in s.survivors
            if survivor.here and survivor.id not in self.done and ZombieLink.id in kit_of(s, survivor).count
        ]

    def seat(self, s: CityState) -> int:
        return self.waiting(s)[0].seat

    def seats(self, s: CityState) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: CityState) -> list[Option]:
        return [Option("link", survivor.id) for survivor in self.waiting(s)]

    def answer(self, t: CityFlow, option: Option) -> None:
        t.tell("linked", "skill.zombie-link", who=option.actor)
        t.then(ExtraTurn(option.actor, "link"))
        t.then(LinkTurns((*self.done, option.actor)))
