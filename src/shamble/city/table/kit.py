"""Kits: numbers, permissions and ready weapons that follow from a survivor's skills and cards, one per combination."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.book.card_effect import CardEffect
from shamble.city.book.skill import MOMENTS, Skill
from shamble.city.table.survivor import KitKeeper
from shamble.core.option import Option, joined

if TYPE_CHECKING:
    from shamble.city.advice.attack_estimates import Attacks
    from shamble.city.advice.gear_worth import CarriedWorth
    from shamble.city.book.action import Action
    from shamble.city.book.printed import Gear, WeaponLine
    from shamble.city.rules.rules import Rules
    from shamble.city.table.state import CityState
    from shamble.city.table.survivor import Survivor

HANDS: Final = 2
"""Number of cards that a survivor can hold."""
PACK: Final = 3
"""Number of cards that a backpack holds."""
MODES: Final = ("melee", "ranged")
NO_SKILLS: Final[tuple[Skill, ...]] = ()
AMONG_ENEMIES: Final = 1
"""Bit of a situation: enemies stand in the survivor's zone."""
CARS_ON_BOARD: Final = 2
"""Bit of a situation: there are cars on the board."""


class ReadyWeapon:
    """A weapon or a pair of equal weapons, ready for one kind of attack. `most` is the range with all bonuses."""

    __slots__ = ("cards", "gear", "item", "line", "most", "options", "verb")

    def __init__(self, cards: tuple[str, ...], gear: Gear, line: WeaponLine, verb: str, most: int) -> None:
        self.cards: Final = cards
        self.item: Final = joined(cards)
        self.gear: Final = gear
        self.line: Final = line
        self.verb: Final = verb
        self.most: Final = most
        self.options: Final[dict[str, Option]] = {}
        """Options by the id of the target zone, made at first use."""

    def option(self, who: str, zone: str) -> Option:
        """The option to attack a zone with the weapon; cached."""
        cached = self.options.get(zone)
        if cached is None:
            cached = self.options[zone] = Option(self.verb, who, zone, self.item)
        return cached


class FreeActions:
    """Free actions of one kind: their ledger name, their number per turn, and the skill that grants them."""

    __slots__ = ("n", "name", "skill")

    def __init__(self, name: str, n: int, skill: str) -> None:
        self.name: Final = name
        self.n: Final = n
        self.skill: Final = skill


class FixedOptions:
    """Options of a survivor that never change, and caches of options that recur; shared by all kits of the survivor."""

    __slots__ = ("activate", "aim", "doors", "end", "moves", "noise", "reload", "search", "sort", "trades")

    def __init__(self, who: str) -> None:
        self.activate: Final = Option("activate", who)
        self.end: Final = Option("end", who)
        # Lists of one, which actions return as they are; nobody changes them.
        self.search: Final = [Option("search", who)]
        self.sort: Final = [Option("sort", who)]
        self.noise: Final = [Option("noise", who)]
        self.reload: Final = [Option("reload", who)]
        self.aim: Final = [Option("aim", who)]
        self.moves: Final[dict[tuple[str, ...], list[Option]]] = {}
        """Cached move options, by the ids of the neighbouring zones."""
        self.trades: Final[dict[str, Option]] = {}
        """Cached trade options, by the id of the other survivor."""
        self.doors: Final[dict[tuple[str, str], Option]] = {}
        """Cached options to open doors, by door and tool."""


class SkillSet:
    """A combination of skills, sorted by what `Kit` asks for. Far fewer combinations of skills than kits occur."""

    __slots__ = ("count", "equipping", "bonus_varies", "heard", "learnt", "offering")

    def __init__(self, rules: Rules, skills: tuple[str, ...]) -> None:
        count: dict[str, int] = {}
        for name in skills:
            count[name] = count.get(name, 0) + 1
        self.count: Final = count
        """Skill name → how often it occurs."""
        self.learnt: Final[tuple[Skill, ...]] = tuple([rules.skill(name) for name in count])
        ranked = sorted(self.learnt, key=lambda skill: skill.rank)
        self.equipping: Final = tuple([skill for skill in ranked if type(skill).equip is not Skill.equip])
        """The skills that set numbers and permissions of a kit."""
        self.heard: Final = dict.fromkeys(MOMENTS, NO_SKILLS)
        """Moment → the skills that override it, in the order in which they answer."""
        for skill in ranked:
            for moment in skill.moments:
                self.heard[moment] = (*self.heard[moment], skill)
        offering = {skill.id: skill for skill in reversed(self.learnt) if "options" in skill.moments}
        self.offering: Final = tuple([skill for skill in self.learnt if offering.get(skill.id) is skill])
        """The skills that offer options, one of each family."""
        self.bonus_varies: Final = any(skill.bonus_varies for skill in self.learnt)


class Kit:
    """Numbers, permissions, weapons and options of a survivor with these skills and cards; shared by all states.
    Skills and card effects set numbers and permissions in `equip`; the rest follows from these and the cards."""

    def __init__(
        self,
        rules: Rules,
        who: str,
        skills: tuple[str, ...],
        hands: tuple[str, ...],
        pack: tuple[str, ...],
        kept: tuple[str, ...],
    ) -> None:
        self.who: Final = who
        self.skills: Final = skills
        mine = rules.kits.skill_set(rules, skills)
        count = mine.count
        self.count: Final = count
        self.learnt: Final = mine.learnt
        # -- numbers and permissions
        self.actions: int = rules.actions
        self.more = ""
        """Name of the skill that grants additional ordinary actions; empty if none."""
        self.free_actions: Final[dict[str, list[FreeActions]]] = {}
        """Free actions by kind of action, the most restricted first; `pair` pays only for attacks with two weapons."""
        self.room = HANDS + PACK
        """Number of cards that the survivor can carry."""
        self.hoards = ""
        """Name of the skill that raises `room`; empty if none."""
        self.roams = ""
        """Name of the skill that lets the survivor take the turn between any two other turns; empty if none."""
        self.steps = 1
        """Number of zones that a move covers."""
        self.longer = ""
        """Name of the skill that lets a move cover more than one zone; empty if none."""
        self.slippery_skill = ""
        """Name of the skill by which zombies neither hold back nor stop the survivor; empty if none."""
        self.reach = 0
        """Bonus on the maximum range of ranged attacks, in zones."""
        self.through = False
        """True if walls inside buildings do not limit the sight."""
        self.feels = ""
        """Name of the skill by which shots need no line of sight (range counts steps); empty if none."""
        self.point_blank = False
        """True if weapons may be used at range 0 below their minimum range."""
        self.draws = 1
        """Number of cards that a search draws."""
        self.thorough = ""
        """Name of the skill that raises `draws`; empty if none."""
        self.searches_again = ""
        """Name of the skill that allows several searches in a turn; empty if none."""
        self.searches_outdoors = ""
        """Name of the skill that allows searches in the street; empty if none."""
        self.light = False
        """True if a usable card gives light."""
        self.all_in_hand = False
        """True if cards in the backpack count as held."""
        self.pairs: Final[dict[str, str]] = {}
        """Modes of attack for which any two equal weapons are a pair, each with the skill that allows it."""
        self.quick_reload = ""
        """Name of the skill that makes reloading free; empty if none."""
        self.spared = ""
        """Name of the skill by which friends' misses never hit the survivor; empty if none."""
        self.endures = False
        """True if a skill may prevent any number of wounds one by one."""
        self.doors_need_no_tool = rules.doors_need_no_tool
        """True if the survivor opens doors without a tool."""
        for skill in mine.equipping:
            skill.equip(self, count[skill.name])
        # -- cards
        gear = rules.catalogue.gear
        carried = hands + pack if pack else hands
        self.in_hand: Final = rules.own_weapons(who) + (carried if self.all_in_hand else hands)
        usable = carried if self.all_in_hand else (*hands, *[card for card in pack if gear[card].backpack])
        effects: dict[str, int] = {}
        shields: list[str] = []
        for card in usable:
            name = gear[card].effect
            effects[name] = effects.get(name, 0) + 1
            if name and rules.card_effect(name).shields:
                shields.append(card)
        self.effects: Final = effects
        """Effects of the usable cards, each with the number of cards that have it."""
        self.shields: Final = tuple(shields)
        """Cards that can be discarded to prevent a wound."""
        for name, n in effects.items():
            if name and type(rules.card_effect(name)).equip is not CardEffect.equip:
                rules.card_effect(name).equip(self, n)
        self.means: Final = ("action", *[free.name for kind in self.free_actions.values() for free in kind])
        """Ledger names of everything that pays for actions, ordinary and free."""
        self.tools: Final = (("hands",) if self.doors_need_no_tool else ()) + openers(gear, self.in_hand)
        """Tools that open doors: bare hands, then equipment."""
        self.playable: Final = playable(rules, (*carried, *kept))
        """Cards that can be played as an action, one copy of each, with their effects."""
        self.sorts: Final = bool(pack) or len(hands) > 1
        """True if the cards can be sorted in another way."""
        self.loads: Final = any(gear[card].reload for card in carried)
        """True if a carried weapon has to be reloaded after a shot."""
        self.arms: Final = {mode: self.ready(rules, mode, ()) for mode in MODES}
        """Weapons ready for attacks of each mode, if all are loaded."""
        self.melee: Final = [Option("melee", who, item=arm.item) for arm in self.arms["melee"]]
        self.shoots: Final = bool(self.arms["ranged"])
        """True if a weapon for ranged attacks is held."""
        # -- the skills that override each moment
        heard = mine.heard
        self.on_strengthen: Final = heard["strengthen"]
        self.on_enabled_attack: Final = heard["enabled_attack"]
        self.on_can_boost: Final = heard["can_boost"]
        self.on_reroll: Final = heard["reroll"]
        self.on_settled: Final = heard["settled"]
        self.on_rolled: Final = heard["rolled"]
        self.on_report_difference: Final = heard["report_difference"]
        self.on_chooses_targets: Final = heard["chooses_targets"]
        self.on_spares_friends: Final = heard["spares_friends"]
        self.on_hits_left: Final = heard["hits_left"]
        self.on_hit: Final = heard["hit"]
        self.on_killed: Final = heard["killed"]
        self.on_cleared: Final = heard["cleared"]
        self.on_attack_over: Final = heard["attack_over"]
        self.on_after_attack: Final = heard["after_attack"]
        self.on_card_drawn: Final = heard["card_drawn"]
        self.on_card_kept: Final = heard["card_kept"]
        self.on_card_thrown: Final = heard["card_thrown"]
        self.on_wounded: Final = heard["wounded"]
        self.on_spawn_step: Final = heard["spawn_step"]
        self.on_extra_activation: Final = heard["extra_activation"]
        self.on_reactions: Final = heard["reactions"]
        self.on_anytime: Final = heard["anytime"]
        self.on_turn_starts: Final = heard["turn_starts"]
        self.on_turn_ends: Final = heard["turn_ends"]
        self.on_end_phase: Final = heard["end_phase"]
        self.on_options: Final = mine.offering
        # -- options that never change
        fixed = rules.kits.options(who)
        self.activate: Final = fixed.activate
        self.end: Final = fixed.end
        self.search: Final = fixed.search
        self.sort: Final = fixed.sort
        self.noise: Final = fixed.noise
        self.reload: Final = fixed.reload
        self.aim: Final = fixed.aim
        self.moves: Final = fixed.moves
        self.trades: Final = fixed.trades
        self.doors: Final = fixed.doors
        # -- caches
        self.bonus_varies: Final = rules.bonus_varies or mine.bonus_varies
        """True if attack bonuses may change while the kit stays the same."""
        self.arsenal: Attacks | None = None
        """For advice: cached attacks, if `bonus_varies` is False."""
        self.load: CarriedWorth | None = None
        """For advice: cached value of the cards."""
        self.menus: Final[list[tuple[Action, ...] | None]] = [None] * 4
        """Cached actions that may be possible, by situation (bits `AMONG_ENEMIES`, `CARS_ON_BOARD`)."""

    def ready(self, rules: Rules, mode: str, empty: tuple[str, ...]) -> tuple[ReadyWeapon, ...]:
        """Weapons ready for attacks of a mode, alone and as pairs; `empty` are the cards that are not loaded."""
        weapons: list[ReadyWeapon] = []
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
                # A pair may also be used as one weapon: fewer dice may spare a friend, and one weapon stays loaded.
                weapons.append(ReadyWeapon((twins[0], twins[1]), gear, line, verb, most))
                weapons.append(ReadyWeapon((twins[0],), gear, line, verb, most))
            else:
                weapons.append(ReadyWeapon((card,), gear, line, verb, most))
        return tuple(weapons)

    def pay_with(self, what: str, name: str, n: int, skill: str) -> None:
        """Adds `n` free actions of a kind per turn, which `skill` grants."""
        self.free_actions.setdefault(what, []).append(FreeActions(name, n, skill))

    def ready_weapons(self, s: CityState, mode: str) -> tuple[ReadyWeapon, ...]:
        """Weapons ready for attacks of a mode now, without those that must be reloaded first."""
        if mode == "ranged" and s.empty:
            for card in self.in_hand:
                if card in s.empty:
                    return self.ready(s.rules, mode, s.empty)
        return self.arms[mode]


def openers(gear: dict[str, Gear], in_hand: tuple[str, ...]) -> tuple[str, ...]:
    """Held cards that open doors, one copy of each, the silent ones first."""
    tools = [card for card in in_hand if gear[card].door]
    if not tools:
        return ()
    tools.sort(key=lambda card: gear[card].door != "silent")
    copies: dict[str, str] = {}
    for card in tools:
        copies.setdefault(gear[card].id, card)
    return tuple(copies.values())


def playable(rules: Rules, cards: tuple[str, ...]) -> tuple[tuple[CardEffect, str], ...]:
    """Cards that can be played as an action, one copy of each, with their effects."""
    ways: dict[str, tuple[CardEffect, str]] = {}
    for card in cards:
        gear = rules.catalogue.gear[card]
        if gear.effect and rules.card_effect(gear.effect).verbs:
            ways.setdefault(gear.id, (rules.card_effect(gear.effect), card))
    return tuple(ways.values())


def skills_of(s: CityState, survivor: Survivor) -> tuple[str, ...]:
    """All skills of a survivor: own, of led companions, lent by others in the zone, granted by carried equipment."""
    skills = survivor.skills
    if not s.companions and not s.skills_are_lent and not s.rules.cards_grant_skills:
        return skills
    for companion in s.companions:
        if companion.leader == survivor.id:
            skills = (*skills, s.rules.catalogue.sheets[companion.id].levels[0][0])
    if s.skills_are_lent:
        there = s.at(survivor.zone)
        if len(there) > 1:
            for mate in there:
                for name in mate.skills:
                    if s.rules.skill(name).lends:
                        skills = (*skills, s.rules.skill(name).lent())
    if s.rules.cards_grant_skills:
        for card in (*survivor.gear, *survivor.kept):
            gear = s.rules.catalogue.gear[card]
            if gear.skill and not gear.weapon:
                skills = (*skills, gear.skill)
    return skills


def kit_of(s: CityState, survivor: Survivor) -> Kit:
    """The current kit of a survivor."""
    loadout = survivor.loadout
    if loadout.kit_for is s.companions and not s.skills_are_lent:
        kit: Kit = loadout.kit
        return kit
    kit = s.rules.kits.kit(s.rules, survivor.id, skills_of(s, survivor), loadout.hands, loadout.pack, loadout.kept)
    if not s.skills_are_lent:  # skills that others in the zone lend change with every step
        s.rules.kits.note_keeper(loadout)
        loadout.kit = kit
        loadout.kit_for = s.companions
    return kit


def bare_kit_of(s: CityState, survivor: Survivor) -> Kit:
    """The current kit of a survivor as it would be without cards. Where only skills matter, it is cheaper than
    `kit_of`: cards come and go, and skills stay."""
    # A carried card that grants a skill counts even here: then the kit belongs to one loadout, not to all with the same
    # skills.
    keeper: KitKeeper = survivor.loadout
    if not s.rules.cards_grant_skills:
        keeper = survivor.loadout.without_cards
    if keeper.bare_kit_for is s.companions and not s.skills_are_lent:
        kit: Kit = keeper.bare_kit
        return kit
    kit = s.rules.kits.kit(s.rules, survivor.id, skills_of(s, survivor), (), (), ())
    if not s.skills_are_lent:  # lent skills change with every step: such a kit is not kept
        s.rules.kits.note_keeper(keeper)
        keeper.bare_kit = kit
        keeper.bare_kit_for = s.companions
    return kit
