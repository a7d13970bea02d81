"""A kit: what follows from somebody's skills and cards, worked out once for each combination, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.book.skill import MOMENTS, Skill
from shamble.core.option import Option, joined

if TYPE_CHECKING:
    from shamble.city.advice.attack_estimates import Arsenal
    from shamble.city.advice.gear_worth import Load
    from shamble.city.book.action import Action
    from shamble.city.book.printed import Gear, WeaponLine
    from shamble.city.rules.rules import Rules
    from shamble.city.table.state import City
    from shamble.city.table.survivor import Survivor

HANDS: Final = 2
PACK: Final = 3
MODES: Final = ("melee", "ranged")
NOBODY: Final[tuple[Skill, ...]] = ()
BESET: Final = 1
CARS: Final = 2
"""Where somebody acts: among enemies, on a board with cars, both or neither."""


class Arm:
    """A weapon or a pair of equal ones, ready for one kind of attack."""

    __slots__ = ("cards", "gear", "item", "line", "most", "options", "verb")

    def __init__(self, cards: tuple[str, ...], gear: Gear, line: WeaponLine, verb: str, most: int) -> None:
        self.cards: Final = cards
        self.item: Final = joined(cards)
        self.gear: Final = gear
        self.line: Final = line
        self.verb: Final = verb
        self.most: Final = most
        self.options: Final[dict[str, Option]] = {}
        """By target zone, made when they are first needed."""

    def option(self, who: str, zone: str) -> Option:
        known = self.options.get(zone)
        if known is None:
            known = self.options[zone] = Option(self.verb, who, zone, self.item)
        return known


class Purse:
    """Something that pays for one kind of action, and the skill that brings it."""

    __slots__ = ("n", "name", "skill")

    def __init__(self, name: str, n: int, skill: str) -> None:
        self.name: Final = name
        self.n: Final = n
        self.skill: Final = skill


class Training:
    """What follows from somebody's skills alone, whatever is carried: what skills permit (`train`), who listens, and
    options that never change."""

    def __init__(self, rules: Rules, who: str, skills: tuple[str, ...]) -> None:
        self.count: Final[dict[str, int]] = {}
        for name in skills:
            self.count[name] = self.count.get(name, 0) + 1
        self.learnt: Final[tuple[Skill, ...]] = tuple([rules.skill(name) for name in self.count])
        self.ranked: Final[tuple[Skill, ...]] = tuple(sorted(self.learnt, key=lambda skill: skill.rank))
        self.room = HANDS + PACK
        """How many cards there is room for."""
        self.hoards = ""
        """The skill by which that is more than usual."""
        self.roams = ""
        """The skill by which the turn may come between any two others."""
        for skill in self.ranked:
            skill.train(self)
        self.fickle: Final = rules.fickle or any(skill.fickle for skill in self.learnt)
        """Whether what one strikes with changes although the kit does not."""
        self.holds: Final[dict[tuple[tuple[str, ...], tuple[str, ...]], list[Option]]] = {}
        """By hands and backpack: the ways to sort them."""
        self.activate: Final = Option("activate", who)
        self.end: Final = Option("end", who)
        self.search: Final = Option("search", who)
        self.sort: Final = Option("sort", who)
        self.noise: Final = Option("noise", who)
        self.reload: Final = Option("reload", who)
        self.aim: Final = Option("aim", who)
        self.moves: Final[dict[tuple[str, ...], list[Option]]] = {}
        """By the zones that are near."""
        self.trades: Final[dict[str, Option]] = {}
        self.doors: Final[dict[tuple[str, str], Option]] = {}
        """By the door and the tool."""
        heard = dict.fromkeys(MOMENTS, NOBODY)
        for skill in self.ranked:
            for moment in skill.moments:
                heard[moment] = (*heard[moment], skill)
        # -- who listens
        self.on_strengthen: Final = heard["strengthen"]
        self.on_noticed: Final = heard["noticed"]
        self.on_prepare: Final = heard["prepare"]
        self.on_reroll: Final = heard["reroll"]
        self.on_rolled: Final = heard["rolled"]
        self.on_scored: Final = heard["scored"]
        self.on_picks: Final = heard["picks"]
        self.on_spares: Final = heard["spares"]
        self.on_surplus: Final = heard["surplus"]
        self.on_hit: Final = heard["hit"]
        self.on_killed: Final = heard["killed"]
        self.on_cleared: Final = heard["cleared"]
        self.on_attack_over: Final = heard["attack_over"]
        self.on_after_attack: Final = heard["after_attack"]
        self.on_drawn: Final = heard["drawn"]
        self.on_found: Final = heard["found"]
        self.on_thrown: Final = heard["thrown"]
        self.on_wounded: Final = heard["wounded"]
        self.on_spawn_step: Final = heard["spawn_step"]
        self.on_extra_activation: Final = heard["extra_activation"]
        self.on_reactions: Final = heard["reactions"]
        self.on_anytime: Final = heard["anytime"]
        self.on_turn_starts: Final = heard["turn_starts"]
        self.on_turn_ends: Final = heard["turn_ends"]
        self.on_end_phase: Final = heard["end_phase"]
        offering = {skill.id: skill for skill in reversed(self.learnt) if "options" in skill.moments}
        self.on_options: Final = tuple([skill for skill in self.learnt if offering.get(skill.id) is skill])


class Kit:
    """Skills set its numbers and permissions in `equip`; everything else is read off them and the cards."""

    def __init__(self, rules: Rules, survivor: Survivor, skills: tuple[str, ...]) -> None:
        self.skills: Final = skills
        who = survivor.id
        self.who: Final = who
        training = rules.kits.training(rules, who, skills)
        self.training: Final = training
        self.room: Final = training.room
        self.hoards: Final = training.hoards
        self.roams: Final = training.roams
        self.actions: int = rules.actions
        self.more = ""
        """The skill that brings more actions than everybody has."""
        self.purses: Final[dict[str, list[Purse]]] = {}
        """What pays besides ordinary actions, by kind of action, the narrowest first; `pair` only for two weapons."""
        self.steps = 1
        """Zones that a move covers."""
        self.longer = ""
        """The skill by which it covers more than one."""
        self.glides = ""
        """The skill by which zombies neither hold nor stop one."""
        self.reach = 0
        self.through = False
        """Whether walls inside buildings do not limit the sight."""
        self.feels = ""
        """The skill by which shots need no sight: their range is counted in steps."""
        self.point_blank = False
        self.draws = 1
        """Cards of a search."""
        self.thorough = ""
        """The skill by which there are more of them."""
        self.searches_again = ""
        """The skill by which there is more than one search in a turn, and one by which it may be in the street."""
        self.searches_outdoors = ""
        self.light = False
        self.all_in_hand = False
        self.pairs: Final[dict[str, str]] = {}
        """Kinds of attack for which any two equal weapons are a pair, and the skill that says so."""
        self.quick_reload = ""
        """The skill by which loading costs nothing."""
        self.spared = ""
        """The skill by which friends' misses never hit this one."""
        self.endures = False
        """Whether any number of wounds may be answered one by one."""
        self.bare_hands = rules.bare_hands
        """Whether doors open without a tool."""
        self.count: Final = training.count
        self.learnt: Final = training.learnt
        for skill in training.ranked:
            skill.equip(self, self.count[skill.name])
        # -- cards
        outfit = rules.kits.outfit(rules, survivor, self.all_in_hand)
        for effect, n in outfit.helping:
            effect.equip(self, n)
        self.means: Final = ("action", *[purse.name for kind in self.purses.values() for purse in kind])
        """What actions are paid with, ordinary and free ones."""
        self.in_hand: Final = outfit.in_hand
        self.effects: Final = outfit.effects
        self.shields: Final = outfit.shields
        self.tools: Final[tuple[str, ...]] = ("hands", *outfit.tools) if self.bare_hands else outfit.tools
        """What opens doors: bare hands, then gear."""
        self.playable: Final = outfit.playable
        self.sorts: Final = outfit.sorts
        self.loads: Final = outfit.loads
        self.arms: Final = {mode: self.ready(rules, mode, ()) if mode in outfit.modes else () for mode in MODES}
        self.melee: Final = [Option("melee", who, item=arm.item) for arm in self.arms["melee"]]
        self.shoots: Final = "ranged" in outfit.modes
        self.fickle: Final = training.fickle
        self.arsenal: Arsenal | None = None
        """For advice, if it does not: once somebody has asked for it."""
        self.load: Load | None = None
        """For advice: the cards, weighed."""
        self.menus: Final[list[tuple[Action, ...] | None]] = [None] * 4
        """By where somebody acts (`BESET`, `CARS`): the actions that may be possible there, once somebody has asked."""
        # -- options that never change
        self.end: Final = training.end
        self.search: Final = training.search
        self.sort: Final = training.sort
        self.noise: Final = training.noise
        self.reload: Final = training.reload
        self.aim: Final = training.aim
        self.moves: Final = training.moves
        self.trades: Final = training.trades
        self.doors: Final = training.doors

    def ready(self, rules: Rules, mode: str, empty: tuple[str, ...]) -> tuple[Arm, ...]:
        """Weapons ready for an action of a kind: single ones, and pairs of equal ones."""
        found: list[Arm] = []
        seen: list[str] = []
        gears = rules.catalogue.gear
        held = [card for card in self.in_hand if mode == "melee" or card not in empty]
        for card in held:
            gear = gears[card]
            line = gear.line(mode)
            if line is None or gear.id in seen:
                continue
            seen.append(gear.id)
            effect = rules.card_effect(gear.effect) if gear.effect else None
            verb = mode if mode == "melee" else "shoot" if effect is None or not effect.thrown else "throw"
            most = line.most + (self.reach if line.most else 0)
            twins = [other for other in held if gears[other].id == gear.id]
            if len(twins) > 1 and verb != "throw" and (gear.dual or mode in self.pairs):
                # Both at once, or one alone: fewer dice may spare a friend, and one barrel stays loaded (p. 27, 29).
                found.append(Arm((twins[0], twins[1]), gear, line, verb, most))
                found.append(Arm((twins[0],), gear, line, verb, most))
            else:
                found.append(Arm((card,), gear, line, verb, most))
        return tuple(found)

    def pay_with(self, what: str, name: str, n: int, skill: str) -> None:
        """So many actions of a kind are free in each turn."""
        self.purses.setdefault(what, []).append(Purse(name, n, skill))

    def arms_now(self, s: City, mode: str) -> tuple[Arm, ...]:
        """Weapons ready in this moment: what is not loaded does not shoot."""
        if mode == "ranged" and s.empty and any(card in s.empty for card in self.in_hand):
            return self.ready(s.rules, mode, s.empty)
        return self.arms[mode]


def skills_of(s: City, survivor: Survivor) -> tuple[str, ...]:
    """Own skills, a companion's first one, what others in the zone lend, and what carried gear grants."""
    found = survivor.skills
    if not s.companions and not s.sharing and not s.rules.lending:
        return found
    for companion in s.companions:
        if companion.leader == survivor.id:
            found = (*found, s.rules.catalogue.sheets[companion.id].levels[0][0])
    if s.sharing:
        there = s.at(survivor.zone)
        if len(there) > 1:
            for mate in there:
                for name in mate.skills:
                    if s.rules.skill(name).lends:
                        found = (*found, s.rules.skill(name).lent())
    if s.rules.lending:
        for card in (*survivor.gear, *survivor.kept):
            gear = s.rules.catalogue.gear[card]
            if gear.skill and not gear.weapon:
                found = (*found, gear.skill)
    return found


def training_of(s: City, survivor: Survivor) -> Training:
    """What somebody can do at this moment, as far as cards have no part in it: nobody needs a new kit for that after
    every card that comes or goes."""
    training = survivor.training
    if training is not None and survivor.company is s.companions and not s.sharing:
        return training
    training = s.rules.kits.training(s.rules, survivor.id, skills_of(s, survivor))
    if survivor.training is not training:
        survivor.training = training
        survivor.kit = None
    survivor.company = None if s.sharing else s.companions
    return training


def kit_of(s: City, survivor: Survivor) -> Kit:
    """What somebody can do at this moment."""
    kit = survivor.kit
    if kit is not None and survivor.company is s.companions and not s.sharing:
        # What one's own cards lend changes only with them.
        return kit
    skills = skills_of(s, survivor)
    if kit is None or kit.skills != skills:
        kit = survivor.kit = s.rules.kits.kit(s.rules, survivor, skills)
        survivor.training = kit.training
    survivor.company = None if s.sharing else s.companions
    return kit
