"""The rules that only Marvel Zombies has, as overrides of the family's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from shamble.city.board.board import Zone
from shamble.city.book.action import Action
from shamble.city.book.printed import Kind, ZombieCard
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.rules.rules import Rules
from shamble.city.survivors.levels import learn
from shamble.city.survivors.wounds import SufferWounds, lose_life
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack, PlannedStep
from shamble.city.table.state import CityState
from shamble.city.table.survivor import LEVELS, Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.frame import Ask, Frame
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.core.random_picks import Picks
from shamble.games.marvel.horde import enemy_phase
from shamble.games.marvel.horde.bystanders import TYPE, OpenAtStart, ShowBystanders, escorted, flees, hide
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER, BlackPanther, SpiderMan, bewitched, luring_zones
from shamble.games.marvel.horde.spawning import play_card, super_hero
from shamble.games.marvel.skills.devoured_skills import MaryJaneWatson, PhilCoulson
from shamble.games.marvel.skills.heroes import (
    BURST,
    RAVENOUS_WOUND,
    FullPower,
    NotDoneYet,
    SlipThrough,
    Venom,
    not_done_yet,
)
from shamble.games.marvel.skills.traits import AfterMeal, DeepBite, FeedingFrenzy, RollTrait, chosen_for
from shamble.games.marvel.survivors.dashboard_slots import TRAITS, KeepBystander
from shamble.games.marvel.survivors.hunger import HUNGER, MAX_HUNGER, hunger_of, hungrier, ravenous, sate
from shamble.games.marvel.survivors.wounding import attacked
from shamble.games.marvel.turns.hero_actions import ACTIONS, GAIN, SIGN, HeroTurns, signed, wear_sign

LARGE: Final = 5
"""Number of heroes from which the large set-up is used (M-44)."""
STRONG: Final = 5
"""Lowest die result that counts as a hit on the Black Panther."""
RENAMED: Final = {
    "setup.six": "setup.heroes",
    "setup.sheet": "setup.hero",
    "melee.zone": "combat.zone",
    "ranged.zone": "combat.zone",
    "melee.assign": "priority.order",
    "combat.damage": "priority.order",
    "zombie.kill": "combat.toughness",
    "priority.shield": "combat.all-or-nothing",
    "adrenaline.kill": "xp.kill",
    "adrenaline.levels": "xp.levels",
    "adrenaline.yellow": "xp.skill",
    "adrenaline.orange": "xp.skill",
    "adrenaline.red": "xp.skill",
    "adrenaline.choose": "xp.skill",
    "action.objective": "action.interact",
    "action.objective.ap": "action.interact.xp",
    "noise.cleared": "end.phase",
    "goal.lose-death": "wound.eliminated",
    "combat.prepare": "trait.single-use",
}
"""This book's rule ids, by the family's ids."""


class MarvelRules(Rules):
    """This book's rules, as overrides of the family's."""

    prefix: ClassVar[str] = "mz"
    objective_ap: ClassVar[int] = 5
    misses_hit_friends: ClassVar[bool] = False
    learns_at_once: ClassVar[bool] = True
    melee_picks: ClassVar[bool] = False
    rerolls_misses_only: ClassVar[bool] = True
    hits_add_up: ClassVar[bool] = True
    doors_need_no_tool: ClassVar[bool] = True
    companions: ClassVar[bool] = False
    start_player: ClassVar[bool] = False
    noisy: ClassVar[bool] = False
    victory_first: ClassVar[bool] = True
    rooms_in_order: ClassVar[bool] = False
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "traits", "super-heroes", "bystanders")
    piles: ClassVar[tuple[str, ...]] = deck_names
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "traits", "super-heroes")
    returning: ClassVar[tuple[str, ...]] = ("traits",)
    search_deck: ClassVar[str] = "traits"
    counters: ClassVar[Mapping[str, str]] = {HUNGER: f"hunger, 0 to {MAX_HUNGER}"}
    shown: ClassVar[tuple[str, ...]] = (HUNGER,)
    wound_rules: ClassVar[Mapping[str, str]] = {
        RAVENOUS_WOUND: "ravenous.wound",
        "volley": "spawn.volley",
        "burst-open": "skill.burst-open",
        "thor": "hero.thor",
        "ms-marvel": "hero.ms-marvel",
    }

    def rule(self, name: str) -> str:
        if name.startswith("mz."):
            return name
        if name.startswith("skill."):
            return str(self.catalogue.families[name.removeprefix("skill.")]["rule"])
        return f"mz.{RENAMED.get(name) or name.replace('phase.zombie', 'phase.enemy')}"

    # -- heroes --------------------------------------------------------------------------------------------------

    def survivor_actions(self) -> tuple[Action, ...]:
        return ACTIONS

    def team(self, seats: int) -> int:
        """The number of heroes that the players chose, at least one per seat (M-44)."""
        return max(seats, int(self.chosen.get("heroes", self.mission.survivors)))

    def own_weapons(self, who: str) -> tuple[str, ...]:
        return (str(self.catalogue.sheets[who].row["attack"]), DEVOUR)

    def random_cards(self, picks: Picks, cards: list[str]) -> dict[str, list[str]]:
        return {"kept": [cards.pop() for _ in range(picks.upto(TRAITS)) if cards]}

    def random_loners(self, picks: Picks) -> int:
        return picks.upto(5)

    def random_counters(self, picks: Picks) -> dict[str, int]:
        return {HUNGER: picks.upto(MAX_HUNGER)}

    def meaning(self, s: CityState, step: Ask[Any, Any], option: Option) -> Meaning | None:
        meant = super().meaning(s, step, option)
        if option.verb != GAIN or meant is None:
            return meant
        return Meaning(cost=meant.cost, free_by=meant.free_by, notes=(Note("gains-trait"), *meant.notes))

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        if option.verb == "use":
            self.skill(option.item).perform(t, who, option)
        else:
            super().perform(t, who, option)

    def leaving(self, s: CityState, turn: TurnBudget) -> int:
        """Extra actions for leaving a zone: one for each enemy, and one for Spider-Man's webs (p. 13); skills may lower
        it."""
        count = turn.kit.count
        if not turn.crowd or SlipThrough.id in count:
            return 0
        counts = s.zombies[turn.zone]
        extra = turn.crowd + counts[self.catalogue.kind[SpiderMan.id].index]
        return extra - (counts[self.catalogue.kind["trooper"].index] if PhilCoulson.id in count else 0)

    # -- a round -------------------------------------------------------------------------------------------------

    def after_layout(self, s: CityState) -> None:
        hide(s)

    def set_up(self, t: CityFlow) -> None:
        t.then(OpenAtStart())
        super().set_up(t)

    def round_starts(self, t: CityFlow) -> None:
        """Raises every hero's hunger by 1, in the first round too (p. 13, M-43)."""
        for hero in t.s.survivors:
            hungrier(t, hero.id, 1, "hunger.round")

    def player_phase(self, t: CityFlow) -> None:
        t.then(HeroTurns())

    def rest_of_phase(self, s: CityState, who: str) -> list[Frame]:
        return [HeroTurns()]

    def turn_ends(self, t: CityFlow, who: str) -> None:
        """Wounds a hero who is still ravenous after the turn's heals; a hero who left takes no wound (p. 21, M-58)."""
        hero = t.s.survivor(who)
        if hero.here and ravenous(hero):
            t.tell("starves", "ravenous.wound", who=who)
            t.then(SufferWounds(who, 1, RAVENOUS_WOUND))

    def zombie_phase(self, t: CityFlow) -> None:
        enemy_phase.enemy_phase(t)

    def end_phase(self, t: CityFlow) -> None:
        """Loses the game if a hero was eliminated; until here the round could still be won (p. 7, M-20)."""
        for hero in t.s.survivors:
            if hero.dead:
                t.lose("hero-eliminated", "goal.lose-eliminated")
                return

    # -- experience ----------------------------------------------------------------------------------------------

    def adrenaline(self, ap: int) -> int:
        return ap

    def level_reached(self, t: CityFlow, survivor: Survivor) -> None:
        """Grants the skills of a new level at once (M-45)."""
        for level in range(survivor.claimed + 1, survivor.level + 1):
            t.set(t.s.survivor(survivor.id).having(claimed=level))
            for skill in self.catalogue.sheets[survivor.id].levels[level]:
                learn(t, survivor.id, skill, f"adrenaline.{LEVELS[level]}")

    # -- where enemies go ----------------------------------------------------------------------------------------

    def parties(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """Groups that move apart: the enemies together, each runner alone; escorted bystanders follow their guards
        (M-14, M-65)."""
        harmless = self.harmless
        for kind, _ in group:
            if kind in harmless:
                break
        else:
            return [group]
        # A runner in a spawn zone has reached its goal and does not move any more.
        gone = zone in [spawn.zone for spawn in s.spawns]
        alone: list[list[tuple[int, int]]] = []
        enemies: list[tuple[int, int]] = []
        for kind, n in group:
            if flees(s, kind):
                if not gone:
                    alone.append([(kind, n)])
            elif not escorted(s, kind):
                enemies.append((kind, n))
        return [enemies, *alone] if enemies else alone

    def targets(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """The nearest heroes in sight, else the nearest by open ways; for runners the nearest spawn zone (p. 15,
        22)."""
        topology = s.topology()
        if flees(s, group[0][0]):
            gates = [spawn.zone for spawn in s.spawns]
            return closest(topology.distances(zone), gates), "flees"
        sight = topology.sight(zone)
        people = luring_zones(s)
        seen: list[int] = []
        for other in people:
            if other in sight:
                seen.append(other)
        far = topology.distances(zone)
        return (closest(far, seen), "sees") if seen else (closest(far, people), "hears")

    def split(self, t: CityFlow, zone: int, kind: int, n: int, steps: list[int]) -> None:
        super().split(t, zone, kind, n, steps)
        if self.catalogue.kinds[kind].id == "guard":
            enemy_phase.lead_away(t, zone)

    def walked(self, t: CityFlow, walks: list[PlannedStep]) -> None:
        enemy_phase.walked(t, walks)

    def acts_again(self, s: CityState, kind: Kind) -> bool:
        return s.count(kind.index) > 0

    def attacked(self, t: CityFlow, bites: list[tuple[int, int, int]], only: str) -> None:
        attacked(t, bites)

    # -- enemies appear ------------------------------------------------------------------------------------------

    def play_zombie_card(self, t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
        play_card(t, zone, card, level)

    def individual_appears(self, t: CityFlow, zone: int, type: str) -> None:
        super_hero(t, zone)

    def spawns_inside(self, zone: Zone) -> bool:
        """True for a room with the spawn icon (p. 18)."""
        return any(mark == "lair" for mark, _ in zone.marks)

    def building_opened(self, t: CityFlow, building: int) -> None:
        t.then(ShowBystanders(building))

    def deck_cards(self, name: str) -> list[str]:
        if name in self.catalogue.individuals:
            type = self.catalogue.individuals[name]
            return [kind.id for kind in self.catalogue.kinds if kind.type == type]
        return super().deck_cards(name)

    def discards_to(self, card: str) -> str:
        return "bystanders" if self.catalogue.gear[card].kind == TYPE else "traits"

    # -- attacks -------------------------------------------------------------------------------------------------

    def strengthen(self, s: CityState, aim: AttackPreview) -> None:
        """Adds dice: hunger at the moment of the roll (p. 21, M-4, M-19), the sign, and traits used for this attack."""
        if aim.weapons[0] == SIGN:
            aim.add("dice", SIGN, signed(s, aim.zone))
        aim.add("dice", HUNGER, hunger_of(aim.survivor))
        scope = s.scope("attack")
        if scope is not None and scope.name == aim.survivor.id:
            for what in dict.fromkeys(scope.spent):
                trait = self.skill(what.removeprefix("trait ")) if what.startswith("trait ") else None
                if isinstance(trait, RollTrait):
                    trait.boost(s, aim)

    def accuracy(self, t: CityFlow, aim: AttackPreview) -> int:
        """The accuracy with skills and traits, never better than 2+ (M-55)."""
        need = aim.line.accuracy
        if aim.weapons[0] == BURST and FullPower.id in aim.kit.count:
            need = 3
        return max(self.minimum, need - t.s.spent("attack", f"trait {FeedingFrenzy.id}"))

    def targets_of(self, s: CityState, attack: Attack, free: bool) -> list[str]:
        """Targets by priority, in melee too (p. 19-20). A devour takes one target and is the only attack on a
        bystander."""
        devours = attack.weapons[0] == DEVOUR
        if devours and attack.kills:
            return []
        there = [kind for kind in self.catalogue.kinds if s.zombies[attack.zone][kind.index]]
        enemies = [kind for kind in there if self.creatures[kind.index].enemy]
        if attack.weapons[0] == SIGN:
            enemies = [kind for kind in enemies if kind.type != SUPER]
        candidates = enemies or (there if devours else [])
        best = min([kind.priority for kind in candidates], default=0)
        return [kind.id for kind in candidates if free or kind.priority == best]

    def kill_event(self, s: CityState) -> str:
        return "devours" if s.attack is not None and s.attack.weapons[0] == DEVOUR else "kills"

    def hits_lost(self, t: CityFlow, attack: Attack, targets: list[str]) -> None:
        t.tell("hits-lost", "combat.all-or-nothing", who=attack.who, n=len(attack.hits), kind=targets[0])

    def after_hit(self, s: CityState, attack: Attack, target: str) -> tuple[int, ...] | None:
        """The hits left after eliminating the target, which takes as many hits of one attack as its toughness (p. 19);
        None if there are too few."""
        kind = self.catalogue.kind[target]
        need = self.toughness(s, attack, kind)
        able = len(attack.hits)
        if target == BlackPanther.id:
            able = min(able, self.strong(s, attack))
        return attack.hits[need:] if able >= need else None

    def toughness(self, s: CityState, attack: Attack, kind: Kind) -> int:
        """The hits that a kind takes; Deep Bite lowers it by 1 for a devour."""
        bitten = attack.weapons[0] == DEVOUR and chosen_for(s, DeepBite.id)
        return max(1, kind.needs - 1) if bitten else kind.needs

    def strong(self, s: CityState, attack: Attack) -> int:
        """Number of hits high enough for the Black Panther; lower ones go to other targets first (M-36)."""
        twice = attack.dice.count(6) if Venom.id in kit_of(s, s.survivor(attack.who)).count else 0
        return len([die for die in attack.dice if die >= STRONG]) + twice

    def attack_over(self, t: CityFlow, attack: Attack) -> None:
        """Resets hunger after a meal; after any other attack, raises it by 1 for each 1 rolled (p. 20-21, M-10)."""
        s = t.s
        who = attack.who
        if attack.weapons[0] == SIGN:
            wear_sign(t, who)
        if attack.weapons[0] == DEVOUR and attack.kills:
            sate(t, who, MAX_HUNGER, "hunger.devour")
            scope = s.scope("attack")
            for what in scope.spent if scope is not None else ():
                if what.startswith("ate "):
                    t.then(KeepBystander(who, what.removeprefix("ate ")))
            t.then(AfterMeal(who))
            return
        ones = attack.dice.count(1)
        if ones and MaryJaneWatson.id in kit_of(s, s.survivor(who)).count and not s.spent("turn", MaryJaneWatson.id):
            t.spend("turn", MaryJaneWatson.id)
            t.uses(who, MaryJaneWatson.id)
            ones -= 1
        hungrier(t, who, ones, "hunger.ones")
        if bewitched(s, who):
            hungrier(t, who, attack.dice.count(2), "hero.scarlet-witch")

    # -- being hurt ----------------------------------------------------------------------------------------------

    def wound(self, t: CityFlow, who: str, n: int, source: str) -> None:
        hero = t.s.survivor(who)
        able = NotDoneYet.id in kit_of(t.s, hero).count and not t.s.mission_counter(f"{NotDoneYet.id} {who}")
        if able and hero.here and n >= hero.life:
            not_done_yet(t, who)
        else:
            lose_life(t, who, n, source)

    def died(self, t: CityFlow, survivor: Survivor) -> None:
        """Does nothing: the other heroes play on until the end phase (p. 7, 14)."""

    def goal_became_impossible(self, t: CityFlow, goal: str) -> None:
        """Loses the game at once if no hero is left on the board to win it (M-82)."""
        dead = len([hero for hero in t.s.survivors if hero.dead])
        if dead and not any(hero.here for hero in t.s.survivors):
            t.lose("heroes-eliminated" if dead == len(t.s.survivors) else "hero-eliminated", "goal.lose-eliminated")
        else:
            super().goal_became_impossible(t, goal)


def closest(far: Sequence[int], zones: list[int]) -> list[int]:
    """The zones at the shortest distance (`far`, -1 for none) by open steps (M-13)."""
    best = -1
    nearest: list[int] = []
    for other in zones:
        ways = far[other]
        if ways < 0 or 0 <= best < ways:
            continue
        if ways != best:
            best = ways
            nearest = []
        nearest.append(other)
    return nearest
