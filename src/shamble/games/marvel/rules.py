"""What is a rule of Marvel Zombies alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.board.board import Zone
from shamble.city.book.action import Action
from shamble.city.book.printed import Kind, ZombieCard
from shamble.city.combat.attack_bonuses import Aim
from shamble.city.rules.rules import Rules
from shamble.city.survivors.levels import learn
from shamble.city.survivors.wounds import Wounds, lose_life
from shamble.city.table.flow import Play
from shamble.city.table.kit import kit_of
from shamble.city.table.pieces import Attack, Walk
from shamble.city.table.state import City
from shamble.city.table.survivor import LEVELS, Survivor
from shamble.city.table.turn_budget import Turn
from shamble.core.frame import Frame
from shamble.core.option import Option
from shamble.core.random_picks import Picks
from shamble.games.marvel.horde import enemy_phase
from shamble.games.marvel.horde.bystanders import TYPE, OpenAtStart, ShowBystanders, escorted, flees, hide
from shamble.games.marvel.horde.enemies import DEVOUR, SUPER, BlackPanther, SpiderMan, bewitched, lures
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
from shamble.games.marvel.survivors.hunger import HUNGER, MOST, hunger_of, hungrier, ravenous, sate
from shamble.games.marvel.survivors.wounding import attacked
from shamble.games.marvel.turns.hero_actions import ACTIONS, SIGN, HeroTurns, signed, wear_sign

LARGE: Final = 5
"""From so many heroes on the other set-up is used (M-44)."""
STRONG: Final = 5
"""What a die must show to touch the Black Panther."""
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
"""Rules of the family by the names they have in this book."""


class MarvelRules(Rules):
    prefix: ClassVar[str] = "mz"
    objective_ap: ClassVar[int] = 5
    misses_hit_friends: ClassVar[bool] = False
    learns_at_once: ClassVar[bool] = True
    melee_picks: ClassVar[bool] = False
    keeps_hits: ClassVar[bool] = True
    adds_up: ClassVar[bool] = True
    bare_hands: ClassVar[bool] = True
    companions: ClassVar[bool] = False
    start_player: ClassVar[bool] = False
    noisy: ClassVar[bool] = False
    victory_first: ClassVar[bool] = True
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "traits", "super-heroes", "bystanders")
    piles: ClassVar[tuple[str, ...]] = deck_names
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "traits", "super-heroes")
    returning: ClassVar[tuple[str, ...]] = ("traits",)
    search_deck: ClassVar[str] = "traits"
    counters: ClassVar[tuple[str, ...]] = (HUNGER,)
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
        """As many as the players want, every seat at least one (M-44)."""
        return max(seats, int(self.chosen.get("heroes", self.mission.survivors)))

    def own_weapons(self, survivor: Survivor) -> tuple[str, ...]:
        return (str(self.catalogue.sheets[survivor.id].row["attack"]), DEVOUR)

    def random_cards(self, picks: Picks, cards: list[str]) -> dict[str, list[str]]:
        return {"kept": [cards.pop() for _ in range(picks.upto(TRAITS)) if cards]}

    def random_loners(self, picks: Picks) -> int:
        return picks.upto(5)

    def random_counters(self, picks: Picks) -> dict[str, int]:
        return {HUNGER: picks.upto(MOST)}

    def perform(self, t: Play, who: str, option: Option) -> None:
        if option.verb == "use":
            self.skill(option.item).perform(t, who, option)
        else:
            super().perform(t, who, option)

    def leaving(self, s: City, turn: Turn) -> int:
        """One action more for each enemy, and one for the webs (p. 13); some leave more easily."""
        count = turn.kit.count
        if not turn.crowd or SlipThrough.id in count:
            return 0
        counts = s.zombies[turn.zone]
        extra = turn.crowd + counts[self.catalogue.kind[SpiderMan.id].index]
        return extra - (counts[self.catalogue.kind["trooper"].index] if PhilCoulson.id in count else 0)

    # -- a round -------------------------------------------------------------------------------------------------

    def laid_out(self, s: City) -> None:
        hide(s)

    def set_up(self, t: Play) -> None:
        t.then(OpenAtStart())
        super().set_up(t)

    def round_starts(self, t: Play) -> None:
        """Everybody grows hungrier, in the first round too (p. 13, M-43)."""
        for hero in t.s.survivors:
            hungrier(t, hero.id, 1, "hunger.round")

    def player_phase(self, t: Play) -> None:
        t.then(HeroTurns())

    def rest_of_phase(self, s: City, who: str) -> list[Frame]:
        return [HeroTurns()]

    def turn_ends(self, t: Play, who: str) -> None:
        """Heals have been; who left takes no wound (p. 21, M-58)."""
        hero = t.s.survivor(who)
        if hero.here and ravenous(hero):
            t.tell("starves", "ravenous.wound", who=who)
            t.then(Wounds(who, 1, RAVENOUS_WOUND))

    def zombie_phase(self, t: Play) -> None:
        enemy_phase.enemy_phase(t)

    def end_phase(self, t: Play) -> None:
        """The round could still be won; now it is over (p. 7, M-20)."""
        if any(hero.dead for hero in t.s.survivors):
            t.lose("hero-eliminated", "goal.lose-eliminated")

    # -- experience ----------------------------------------------------------------------------------------------

    def adrenaline(self, ap: int) -> int:
        return ap

    def level_reached(self, t: Play, survivor: Survivor) -> None:
        """A new level works at once (M-45)."""
        for level in range(survivor.claimed + 1, survivor.level + 1):
            t.set(t.s.survivor(survivor.id).having(claimed=level))
            for skill in self.catalogue.sheets[survivor.id].levels[level]:
                learn(t, survivor.id, skill, f"adrenaline.{LEVELS[level]}")

    # -- where enemies go ----------------------------------------------------------------------------------------

    def parties(self, s: City, zone: int, group: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """Enemies together; whoever runs, runs alone; whom guards escort goes with them (M-14, M-65)."""
        # Who stands where runners get away does not walk any more.
        gone = any(spawn.zone == zone for spawn in s.spawns)
        alone = [[(kind, n)] for kind, n in group if flees(s, kind) and not gone]
        rest = [(kind, n) for kind, n in group if not flees(s, kind) and not escorted(s, kind)]
        return [rest, *alone] if rest else alone

    def targets(self, s: City, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """The nearest seen heroes, else the nearest by open ways; runners: the nearest spawn zone (p. 15, 22)."""
        topology = s.topology()
        if flees(s, group[0][0]):
            gates = [spawn.zone for spawn in s.spawns]
            return closest(s, zone, gates), "flees"
        sight = topology.sight(zone)
        people = [other for other, n in enumerate(s.presence().people) if n and lures(s, other)]
        seen = [other for other in people if other in sight]
        return (closest(s, zone, seen), "sees") if seen else (closest(s, zone, people), "hears")

    def split(self, t: Play, zone: int, kind: int, n: int, steps: list[int]) -> None:
        super().split(t, zone, kind, n, steps)
        if self.catalogue.kinds[kind].id == "guard":
            enemy_phase.lead_away(t, zone)

    def walked(self, t: Play, walks: list[Walk]) -> None:
        enemy_phase.walked(t, walks)

    def acts_again(self, s: City, kind: Kind) -> bool:
        return s.count(kind.index) > 0

    def attacked(self, t: Play, bites: list[tuple[int, int, int]], only: str) -> None:
        attacked(t, bites)

    # -- enemies appear ------------------------------------------------------------------------------------------

    def play_zombie_card(self, t: Play, zone: int, card: ZombieCard, level: int) -> None:
        play_card(t, zone, card, level)

    def individual_appears(self, t: Play, zone: int, type: str) -> None:
        super_hero(t, zone)

    def spawns_inside(self, zone: Zone) -> bool:
        """Rooms with the icon (p. 18)."""
        return any(mark == "lair" for mark, _ in zone.marks)

    def building_opened(self, t: Play, building: int) -> None:
        t.then(ShowBystanders(building))

    def deck_cards(self, name: str) -> list[str]:
        if name in self.catalogue.individuals:
            type = self.catalogue.individuals[name]
            return [kind.id for kind in self.catalogue.kinds if kind.type == type]
        return super().deck_cards(name)

    def discards_to(self, card: str) -> str:
        return "bystanders" if self.catalogue.gear[card].kind == TYPE else "traits"

    # -- attacks -------------------------------------------------------------------------------------------------

    def strengthen(self, s: City, aim: Aim) -> None:
        """Hunger, by its value at the moment of the roll (p. 21, M-4, M-19); the sign; traits that were used."""
        if aim.weapons[0] == SIGN:
            aim.add("dice", SIGN, signed(s, aim.zone))
        aim.add("dice", HUNGER, hunger_of(aim.survivor))
        scope = s.scope("attack")
        if scope is not None and scope.name == aim.survivor.id:
            for what in dict.fromkeys(scope.spent):
                trait = self.skill(what.removeprefix("trait ")) if what.startswith("trait ") else None
                if isinstance(trait, RollTrait):
                    trait.boost(s, aim)

    def accuracy(self, t: Play, aim: Aim) -> int:
        """Never better than 2+ (M-55)."""
        need = aim.line.accuracy
        if aim.weapons[0] == BURST and FullPower.id in aim.kit.count:
            need = 3
        return max(self.minimum, need - t.s.spent("attack", f"trait {FeedingFrenzy.id}"))

    def targets_of(self, s: City, attack: Attack, free: bool) -> list[str]:
        """By the priorities, in melee too (p. 19-20). A devour has one target; only it may have a bystander."""
        devours = attack.weapons[0] == DEVOUR
        if devours and attack.kills:
            return []
        there = [kind for kind in self.catalogue.kinds if s.zombies[attack.zone][kind.index]]
        enemies = [kind for kind in there if self.creatures[kind.index].enemy]
        if attack.weapons[0] == SIGN:
            enemies = [kind for kind in enemies if kind.type != SUPER]
        found = enemies or (there if devours else [])
        best = min([kind.priority for kind in found], default=0)
        return [kind.id for kind in found if free or kind.priority == best]

    def kill_event(self, s: City) -> str:
        return "devours" if s.attack is not None and s.attack.weapons[0] == DEVOUR else "kills"

    def hits_lost(self, t: Play, attack: Attack, targets: list[str]) -> None:
        t.tell("hits-lost", "combat.all-or-nothing", who=attack.who, n=len(attack.hits), kind=targets[0])

    def after_hit(self, s: City, attack: Attack, target: str) -> tuple[int, ...] | None:
        """All hits that the toughness asks for, in one attack (p. 19)."""
        kind = self.catalogue.kind[target]
        need = self.toughness(s, attack, kind)
        able = len(attack.hits)
        if target == BlackPanther.id:
            able = min(able, self.strong(s, attack))
        return attack.hits[need:] if able >= need else None

    def toughness(self, s: City, attack: Attack, kind: Kind) -> int:
        bitten = attack.weapons[0] == DEVOUR and chosen_for(s, DeepBite.id)
        return max(1, kind.needs - 1) if bitten else kind.needs

    def strong(self, s: City, attack: Attack) -> int:
        """Hits of dice that show enough for the Black Panther; weaker ones are given away first (M-36)."""
        twice = attack.dice.count(6) if Venom.id in kit_of(s, s.survivor(attack.who)).count else 0
        return len([die for die in attack.dice if die >= STRONG]) + twice

    def attack_over(self, t: Play, attack: Attack) -> None:
        """A meal ends all hunger; otherwise every 1 brings some (p. 20-21, M-10)."""
        s = t.s
        who = attack.who
        if attack.weapons[0] == SIGN:
            wear_sign(t, who)
        if attack.weapons[0] == DEVOUR and attack.kills:
            sate(t, who, MOST, "hunger.devour")
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

    def wound(self, t: Play, who: str, n: int, source: str) -> None:
        hero = t.s.survivor(who)
        able = NotDoneYet.id in kit_of(t.s, hero).count and not t.s.noted(f"{NotDoneYet.id} {who}")
        if able and hero.here and n >= hero.life:
            not_done_yet(t, who)
        else:
            lose_life(t, who, n, source)

    def died(self, t: Play, survivor: Survivor) -> None:
        """The others play on until the end phase (p. 7, 14)."""

    def hopeless(self, t: Play, goal: str) -> None:
        """Where nobody is left to win, nobody waits for the end phase (M-82)."""
        dead = len([hero for hero in t.s.survivors if hero.dead])
        if dead and not any(hero.here for hero in t.s.survivors):
            t.lose("heroes-eliminated" if dead == len(t.s.survivors) else "hero-eliminated", "goal.lose-eliminated")
        else:
            super().hopeless(t, goal)


def closest(s: City, zone: int, zones: list[int]) -> list[int]:
    """Those of some zones that the fewest open steps lead to (M-13)."""
    far = s.topology().distances(zone)
    best = min([far[other] for other in zones if far[other] >= 0], default=-1)
    return [other for other in zones if far[other] == best and best >= 0]
