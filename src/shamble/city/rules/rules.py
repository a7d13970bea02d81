"""Base class of a city game's rules: content, mission, settings, and the points at which the games differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board, Zone
from shamble.city.book.action import Action
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import Catalogue, Gear, Kind, WeaponLine, ZombieCard
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import AttackAction
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.horde.activation import bite_by_kind, share_out
from shamble.city.horde.creature import Creature
from shamble.city.horde.spawn_cards import appear, extra_activation
from shamble.city.missions.mission import Mission
from shamble.city.presentation.option_meanings import meaning
from shamble.city.rules.registry import Book
from shamble.city.survivors.inventory import Barter, Rearrange
from shamble.city.survivors.levels import missing
from shamble.city.survivors.searching import Search
from shamble.city.survivors.wounds import lose_life
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import BESET, CARS, Kit, kit_of
from shamble.city.table.kit_cache import KitCache
from shamble.city.table.pieces import Attack, PlannedStep, Token
from shamble.city.table.presence import Group
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.cars import CarNumbers, SearchCar, UseCar
from shamble.city.turns.moving import Move
from shamble.city.turns.next_action import LeaveBoard
from shamble.city.turns.rounds import act_and_spawn, rest_in_turn, seats_in_turn
from shamble.city.turns.setup import set_up
from shamble.city.turns.small_actions import Collect, MakeNoise, OpenDoor, PlayCard, Reload, TakeToken
from shamble.content.nearest import hint
from shamble.core.deck import Deck
from shamble.core.errors import ContentError
from shamble.core.frame import Ask, Frame
from shamble.core.game import Value
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.random_picks import Picks

UNHURT: Final = 1_000
"""Damage that an invulnerable zombie withstands: more than any weapon deals."""
GROUPS: Final = 500
"""Maximum number of cached compositions of a zone's figures; a full cache is cleared."""

ACTIONS: Final[tuple[Action, ...]] = (
    *(
        Move(),
        UseCar(),
        SearchCar(),
        AttackAction(),
        Search(),
        OpenDoor(),
        Rearrange(),
        Barter(),
        TakeToken(),
        Collect(),
    ),
    *(MakeNoise(), Reload(), PlayCard(), LeaveBoard()),
)
"""The actions that every survivor has, in the order in which they are offered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game for one mission and its settings. One object is shared by all states and never changes.

    The class attributes and methods are the points at which the games differ; a game overrides them in its subclass.
    A rule for every survivor belongs here, a rule for the holder of a skill into the skill.
    """

    prefix: ClassVar[str] = ""
    """Prefix of the ids of this book's rules."""
    actions: ClassVar[int] = 3
    """Number of ordinary actions in a survivor's turn."""
    minimum: ClassVar[int] = 2
    """The best possible accuracy: a die below it never hits."""
    objective_ap: ClassVar[int] = 0
    """Adrenaline points for an objective, unless the mission says otherwise."""
    misses_hit_friends: ClassVar[bool] = True
    """True if misses of ranged attacks hit friends in the zone."""
    learns_at_once: ClassVar[bool] = False
    """True if a new level counts during the attack that reached it."""
    melee_picks: ClassVar[bool] = True
    """True if the attacker chooses the targets of melee hits."""
    adds_up: ClassVar[bool] = False
    """True if the hits of an attack add up to a toughness; otherwise each hit alone must be strong enough."""
    keeps_hits: ClassVar[bool] = False
    """True if only misses are re-rolled."""
    bare_hands: ClassVar[bool] = False
    """True if doors open without a tool."""
    start_player: ClassVar[bool] = True
    """True if there is a first player, who changes every round."""
    victory_first: ClassVar[bool] = False
    """True if a step that both wins and loses the game wins it."""
    shared_freely: ClassVar[bool] = True
    """True if the seats may have different numbers of survivors; otherwise each seat chooses in turn."""
    friends_first: ClassVar[bool] = False
    """True if shots hit friends before all other targets, unless the attacker chooses the targets."""
    take_from_seat: ClassVar[bool] = False
    """True if a survivor in a car may take tokens that lie in its zone."""
    sorts_in_vain: ClassVar[bool] = False
    """True if a survivor sorts the inventory for free after a search that found nothing."""
    rooms_in_order: ClassVar[bool] = True
    """True if the order of an opened building's rooms is fixed before the first card; otherwise it is room by room."""
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    piles: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """Decks that are shown on the table with their number of cards."""
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """Decks that are made anew from their discards."""
    returning: ClassVar[tuple[str, ...]] = ("equipment",)
    """Equipment decks whose discarded cards return to the deck."""
    search_deck: ClassVar[str] = "equipment"
    crate_deck: ClassVar[str] = "equipment"
    wound_rules: ClassVar[Mapping[str, str]] = {"friendly": "friendly.damage", "car": "car.attack.friendly"}
    """Rules that wounds cite, by source; wounds by zombies cite the zombie attack."""
    death_rule: ClassVar[str] = "goal.lose-death"
    """The rule that a death cites."""
    companions: ClassVar[bool] = True
    """True if the game has companions."""
    noisy: ClassVar[bool] = True
    """True if the game has noise; if False, none is shown."""
    counters: ClassVar[tuple[str, ...]] = ()
    """Names of the survivors' counters that only this game has."""
    shown: ClassVar[tuple[str, ...]] = ()
    """Names of the counters that are shown on the sheet."""

    def __init__(
        self,
        book: Book,
        catalogue: Catalogue,
        kits: KitCache,
        mission: Mission,
        board: Board,
        chosen: Mapping[str, Value],
    ) -> None:
        self.book: Final = book
        self.catalogue: Final = catalogue
        self.mission: Final = mission
        self.board: Final = board
        self.chosen: Final = dict(chosen)
        names = (*self.deck_names, "faces") if mission.faces() else self.deck_names
        self.deck_index: Final = {name: index for index, name in enumerate(names)}
        self.acts: Final = self.survivor_actions()
        self.offered: Final = tuple([action for action in self.acts if type(action).options is not Action.options])
        """Actions that offer options of their own."""
        self.on_foot: Final = tuple([action for action in self.offered if not action.with_cars])
        """Actions that are possible on boards without cars."""
        self.costless: Final = tuple([action for action in self.offered if not action.costs])
        """Actions that may be offered to a survivor without actions left."""
        self.cars: Final = self.car_numbers()
        self.lending: Final = any(gear.skill and not gear.weapon for gear in catalogue.gear.values())
        """True if the game has cards other than weapons that grant a skill when carried."""
        self.stacked: Final[dict[str, Mapping[str, Any]]] = {
            name: words["among"] for name, words in (mission.row.get("decks") or {}).items() if "among" in words
        }
        """The `among` entries of the mission by deck: cards, how many of them, and among how many from the top."""
        self.nobody: Final[tuple[int, ...]] = (0,) * len(catalogue.kinds)
        """The figures of an empty zone, always this object: an identity check tells whether a zone is empty."""
        self.choices: Final = {id: Option("choose", target=id) for id in catalogue.sheets}
        """Options to choose each survivor, by id."""
        self.picky: Final = mission.picky or type(self).offers is not Rules.offers
        """True if the mission or the game limits the choice of survivors."""
        self._decks: list[Deck] = []
        if kits.rules is not type(self) or kits.catalogue is not catalogue:
            raise ValueError("the cache of kits belongs to other rules or other content")
        self.kits: Final = kits
        """Values that follow from skills and cards; shared by all missions of this content."""
        for family in catalogue.families:
            if family not in book.skills:
                raise ContentError(f"skills: nothing says what {family!r} does")
        self._cards: Final = {name: card() for name, card in book.cards.items()}
        self.creatures: Final[tuple[Creature, ...]] = tuple([self._creature(kind) for kind in catalogue.kinds])
        """The special abilities of each kind, by index."""
        self.barring: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].bars[0]]
        )
        """Kinds that keep survivors in their zone from attacking."""
        self.enemies: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].enemy]
        )
        self.worst_first: Final = sorted(self.enemies, key=lambda kind: (-kind.actions, -kind.needs))
        """Enemy kinds, most actions and toughest first: the order of a player who chooses targets."""
        self.by_priority: Final = sorted(self.enemies, key=lambda kind: kind.priority)
        """Enemy kinds in the order of the target priorities."""
        self.withstands: Final = [
            UNHURT if self.creatures[kind.index].invulnerable else kind.needs for kind in catalogue.kinds
        ]
        """The damage that kills each kind, by index."""
        self.harmless: Final[tuple[int, ...]] = tuple(
            [kind.index for kind in catalogue.kinds if not self.creatures[kind.index].enemy]
        )
        """Indices of the kinds that are no enemies."""
        self.individuals: Final[tuple[int, ...]] = tuple([kind.index for kind in catalogue.kinds if kind.individual])
        """Indices of the kinds that are individuals."""
        self.fickle: Final = type(self).strengthen is not Rules.strengthen
        """True if the game adds bonuses to attacks besides those of skills."""
        self._actions: Final = {verb: action for action in self.acts for verb in action.verbs}
        self.everybody: Final = tuple(range(len(catalogue.kinds)))
        """Indices of all kinds."""
        self.near_only: Final = [type(creature).prey is Creature.prey for creature in self.creatures]
        """For each kind, by index: True if it attacks only in its own zone."""
        self._groups: Final[dict[tuple[int, ...], Group]] = {}

    def rule(self, name: str) -> str:
        """The id of a rule in this game's book."""
        return f"{self.prefix}.{name}"

    # -- registered objects ------------------------------------------------------------------------------------

    def skill(self, name: str) -> Skill:
        """The skill with this name, as in `free:move`."""
        cached = self.kits.skills.get(name)
        if cached is None:
            family, _, arg = name.partition(":")
            # A skill for one kind of combat action is called before the one for all of them.
            rank = 2 * self.book.ranks[family] + (1 if arg == "combat" else 0)
            cached = self.kits.skills[name] = self.book.skills[family](name, arg, rank)
        return cached

    def card_effect(self, name: str) -> CardEffect:
        """The card effect with this id."""
        effect = self._cards.get(name)
        if effect is None:
            raise ContentError(f"equipment: nothing says what {name!r} does")
        return effect

    def deadly(self, card: str) -> bool:
        """True if the card is thrown into a zone."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).thrown

    def fixed(self, card: str) -> bool:
        """True if the card can be neither given away nor discarded."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).fixed

    def _creature(self, kind: Kind) -> Creature:
        if kind.effect not in self.book.creatures:
            raise ContentError(f"zombies: {kind.id}: nothing says what {kind.effect!r} does")
        return self.book.creatures[kind.effect]()

    def weapon_skills(self, weapons: Sequence[str]) -> list[Skill]:
        """Skills that the weapons of an attack grant."""
        skills: list[Skill] = []
        for card in weapons:
            gear = self.catalogue.gear.get(card)
            if gear is not None and gear.skill:
                skills.append(self.skill(gear.skill))
        return skills

    def own_weapons(self, who: str) -> tuple[str, ...]:
        """Weapons that the survivor always has, besides the cards in hand."""
        return ()

    def line_of(self, weapon: str, mode: str) -> WeaponLine:
        """Combat values of a weapon, or of a skill that is a weapon."""
        gear = self.catalogue.gear.get(weapon)
        line = gear.line(mode) if gear is not None else self.skill(weapon).line()
        assert line is not None
        return line

    def meaning(self, s: CityState, step: Ask[Any, Any], option: Option) -> Meaning | None:
        """The meaning of an option, shown to players before they choose."""
        return meaning(s, step, option)

    # -- actions -----------------------------------------------------------------------------------------------

    def survivor_actions(self) -> tuple[Action, ...]:
        """All actions of the book in the order in which they are offered. It must not depend on the mission."""
        return ACTIONS

    def menu(self, kit: Kit, where: int) -> tuple[Action, ...]:
        """The actions that may be possible for a kit in a situation (bits `BESET`, `CARS`); cached with the kit."""
        cached = kit.menus[where]
        if cached is None:
            candidates = self.offered if where & CARS else self.on_foot
            beset = bool(where & BESET)
            cached = kit.menus[where] = tuple([action for action in candidates if action.suits(self, kit, beset)])
        return cached

    def car_numbers(self) -> CarNumbers:
        """Seats and attack values of the game's cars; all 0 for a game without cars."""
        return CarNumbers(0, 0, 0, 0)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        """Carries out the chosen option of a turn by the action, skill, card or special rule with its verb."""
        verb = option.verb
        action = self._actions.get(verb)
        if action is not None:
            action.perform(t, who, option)
            return
        for skill in kit_of(t.s, t.s.survivor(who)).learnt:
            if verb in skill.verbs:
                skill.perform(t, who, option)
                return
        for card in self._cards.values():
            if verb in card.verbs:
                card.perform(t, who, option)
                return
        for effect in self.mission.effects:
            if verb in effect.verbs:
                effect.perform(t, who, option)
                return
        raise ValueError(f"no action, skill, card or special rule performs {verb!r}")

    def leaving(self, s: CityState, turn: TurnBudget) -> int:
        """Number of additional actions that leaving the zone costs: one for each enemy there."""
        return 0 if turn.kit.glides else turn.crowd

    def endings(self, s: CityState, survivor: Survivor, goal: str, zones: Sequence[int]) -> list[int]:
        """The zones among `zones` in which a move with this `goal` may end. The game defines its goals."""
        raise NotImplementedError

    # -- survivors ---------------------------------------------------------------------------------------------

    def make_state(self, seats: int) -> CityState:
        """An empty state under these rules."""
        return CityState(self, self.board, seats)

    def team(self, seats: int) -> int:
        """Number of survivors in a game with this number of seats."""
        return self.mission.each * seats or self.mission.survivors

    def recruit(self, id: str, seat: int, zone: int, skills: tuple[str, ...] | None = None) -> Survivor:
        """A new survivor with the values of the sheet; starting skills may change health and adrenaline."""
        sheet = self.catalogue.sheets[id]
        mine = sheet.levels[0] if skills is None else skills
        survivor = Survivor(id, seat, zone, sheet.health, sheet.health, skills=mine)
        for name in mine:
            survivor = self.skill(name).recruited(survivor)
        return survivor

    def offers(self, s: CityState, id: str) -> bool:
        """True if the game allows the choice of this survivor; the mission is asked separately."""
        return True

    def written(self, survivor: Survivor) -> Survivor:
        """Completes a survivor of a scenario with values that follow from the given ones."""
        return survivor

    def scars(self, n: int) -> list[str]:
        """Cards that a survivor of a random position carries for `n` wounds."""
        return []

    def random_counters(self, picks: Picks) -> dict[str, int]:
        """Counters of a survivor in a random position."""
        return {name: picks.upto(2) for name in self.counters}

    def random_cards(self, picks: Picks, cards: list[str]) -> dict[str, list[str]]:
        """Cards of a survivor in a random position, removed from the end of `cards`."""
        hands = [cards.pop() for _ in range(picks.upto(2)) if cards]
        return {"hands": hands, "pack": [cards.pop() for _ in range(picks.upto(2)) if cards]}

    def random_loners(self, picks: Picks) -> int:
        """Number of individuals in a random position."""
        return 0 if picks.upto(2) else 1

    def laid_out(self, s: CityState) -> None:
        """Called when the board is laid out as the mission says: adds what the game itself places."""

    def set_up(self, t: CityFlow) -> None:
        """Queues the frames of the set-up, up to the first round."""
        set_up(t)

    def first_seat(self, s: CityState) -> int:
        """The seat of the first player in the first round."""
        return s.first

    def next_first(self, s: CityState) -> int:
        """The seat of the first player in the next round."""
        return (s.first + 1) % s.seats

    # -- a round -----------------------------------------------------------------------------------------------

    def round_starts(self, t: CityFlow) -> None:
        """Called at the start of a round, before the player phase."""

    def player_phase(self, t: CityFlow) -> None:
        """Queues the turns of the player phase."""
        seats_in_turn(t)

    def rest_of_phase(self, s: CityState, who: str) -> list[Frame]:
        """The frames of the player phase after a survivor's turn."""
        return rest_in_turn(s, who)

    def zombie_phase(self, t: CityFlow) -> None:
        """Queues the steps of the zombie phase."""
        act_and_spawn(t)

    def turn_starts(self, t: CityFlow, who: str) -> None:
        """Called when a survivor's own turn begins."""

    def turn_ends(self, t: CityFlow, who: str) -> None:
        """Called when a survivor's own turn ends."""

    def end_phase(self, t: CityFlow) -> None:
        """Called in the end phase, after the skills."""

    # -- adrenaline --------------------------------------------------------------------------------------------

    def adrenaline(self, ap: int) -> int:
        """Limits adrenaline points to the end of the track."""
        return min(ap, 43)

    def level_reached(self, t: CityFlow, survivor: Survivor) -> None:
        """Called when a survivor has reached a new danger level; its skills are taken later, by `LevelUp`."""

    def track_ends(self, t: CityFlow, survivor: Survivor) -> bool:
        """Called when a survivor has claimed all levels reached. True if the track starts again."""
        return False

    def skills_offered(self, s: CityState, survivor: Survivor) -> tuple[list[str], str]:
        """Skills that can be learnt at the claimed level, and the rule to cite."""
        return missing(s, survivor), "adrenaline.choose"

    # -- noise -------------------------------------------------------------------------------------------------

    def heard(self, s: CityState, survivor: Survivor) -> bool:
        """True if the survivor counts as noise."""
        return True

    def makes_noise(self, t: CityFlow, who: str, rule: str) -> None:
        """Puts one noise token into the zone of a survivor who did something loud."""
        t.noise(t.s.survivor(who).zone, 1, rule)

    # -- moves of zombies --------------------------------------------------------------------------------------

    def group(self, counts: tuple[int, ...]) -> Group:
        """The kinds with figures in a zone, each with its number; cached, because the same groups recur."""
        cached = self._groups.get(counts)
        if cached is None:
            if len(self._groups) >= GROUPS:
                self._groups.clear()
            cached = self._groups[counts] = [(kind, n) for kind, n in enumerate(counts) if n]
        return cached

    def parties(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """Splits a zone's group into parts that choose their targets separately."""
        return [group]

    def targets(self, s: CityState, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """Target zones of a group and the reason (`sees`, `hears`): the loudest zones in sight with survivors or
        companions, else the loudest of all, at any distance."""
        now = s.presence()
        people = now.people
        seen = [other for other in self.visible(s, zone) if people[other]]
        if not seen:
            return now.loudest, "hears"
        if len(seen) == 1:
            return seen, "sees"
        most = max([now.sounds[other] for other in seen])
        return [other for other in seen if now.sounds[other] == most], "sees"

    def visible(self, s: CityState, zone: int) -> Sequence[int]:
        """Zones that zombies in a zone see, sorted by index."""
        return s.topology().seen(zone)

    def in_view(self, s: CityState, zone: int, far: int) -> bool:
        """True if a zone in the line of sight can be seen at this range."""
        return True

    def first_steps(self, s: CityState, zone: int, targets: list[int]) -> list[int]:
        """First steps of the shortest paths to each of the targets; the zone itself if it is a target."""
        return s.topology().steps_to_any(zone, targets)

    def split(self, t: CityFlow, zone: int, kind: int, n: int, steps: list[int]) -> None:
        """Plans the steps of `n` zombies of a kind that may go several ways."""
        share_out(t, zone, kind, n, steps)

    def planned(self, t: CityFlow) -> None:
        """Called when the steps of all groups are planned."""

    def walked(self, t: CityFlow, walks: list[PlannedStep]) -> None:
        """Called when the planned steps have been taken."""

    def prey(self, s: CityState, zone: int, kind: int) -> int:
        """The zone in which zombies of a kind attack instead of moving; -1: they move."""
        return self.creatures[kind].prey(s, zone, self.catalogue.kinds[kind])

    def acts_again(self, s: CityState, kind: Kind) -> bool:
        """True if an event tells a further action of a kind; not for an individual that is not on the board."""
        return not kind.individual or s.count(kind.index) > 0

    def attacked(self, t: CityFlow, bites: list[tuple[int, int, int]], only: str) -> None:
        """Queues simultaneous attacks, each a zone, kind and number; `only`: the only survivor attacked, if given."""
        bite_by_kind(t, bites, only)

    # -- zombies appear ----------------------------------------------------------------------------------------

    def play_zombie_card(self, t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
        """Resolves a zombie card in a zone at a danger level."""
        n, type = card.numbers[level], card.types[level]
        if card.kind == "extra":
            extra_activation(t, type, level, n)
        elif type in self.catalogue.individuals.values():
            if n:
                self.individual_appears(t, zone, type)
        else:
            appear(t, zone, self.catalogue.kind[type].index, n, rush=card.kind == "rush")

    def individual_appears(self, t: CityFlow, zone: int, type: str) -> None:
        """Makes an individual of a type appear in a zone."""
        raise NotImplementedError

    def deck_of_type(self, type: str) -> str:
        """The deck that holds the individuals of a type."""
        return next(table for table, its_type in self.catalogue.individuals.items() if its_type == type)

    def spawns_inside(self, zone: Zone) -> bool:
        """True if zombies appear in this room when its building is opened."""
        return zone.kind == "dark"

    def points(self, s: CityState) -> int:
        """The seat that chooses the next room of an opened building."""
        return s.first

    def building_opened(self, t: CityFlow, building: int) -> None:
        """Called when a building is opened for the first time; frames queued here follow the cards of its rooms."""

    # -- attacks -----------------------------------------------------------------------------------------------

    def strengthen(self, s: CityState, aim: AttackPreview) -> None:
        """Adds bonuses to an attack besides those of skills."""

    def ammo(self, gear: Gear) -> str:
        """Id of the card effect of the ammunition that fits a weapon; empty if none does."""
        return gear.ammo

    def accuracy(self, t: CityFlow, aim: AttackPreview) -> int:
        """The lowest result of a die that hits."""
        return aim.line.accuracy

    def targets_of(self, s: CityState, attack: Attack, free: bool) -> list[str]:
        """Allowed targets of the next hit, as ids of kinds or persons: by the target priorities, or all if `free`."""
        kinds = self.catalogue.kinds
        there = [kind for kind in kinds if s.zombies[attack.zone][kind.index]]
        if not free:
            first = [kind for kind in there if self.creatures[kind.index].first]
            best = min([kind.priority for kind in there], default=0)
            there = first or [kind for kind in there if kind.priority == best]
        return [kind.id for kind in there]

    def after_hit(self, s: CityState, attack: Attack, target: str) -> tuple[int, ...] | None:
        """The hits left after the weakest sufficient one is assigned to a target; None if no hit is sufficient."""
        kind = self.catalogue.kind.get(target)
        for index, damage in enumerate(attack.hits):
            if kind is None or self.creatures[kind.index].can_kill(s, kind, damage):
                return attack.hits[:index] + attack.hits[index + 1 :]
        return None

    def wastes(self, s: CityState, attack: Attack) -> bool:
        """True if an attacker who chooses the targets may waste hits without the `hold-back` action."""
        return False

    def kill_rule(self, kind: Kind, rule: str) -> str:
        """The rule that a kill cites."""
        return self.creatures[kind.index].kill_rule or rule

    def kill_event(self, s: CityState) -> str:
        """The kind of the event that tells a kill."""
        return "kills"

    def hits_lost(self, t: CityFlow, attack: Attack, targets: list[str]) -> None:
        """Tells that the remaining hits are too few or too weak for the targets that they must be assigned to."""
        t.tell("hits-lost", "priority.shield", who=attack.who, n=len(attack.hits))

    def attack_over(self, t: CityFlow, attack: Attack) -> None:
        """Called when an attack is complete."""

    # -- wounds ------------------------------------------------------------------------------------------------

    def wound(self, t: CityFlow, who: str, n: int, source: str) -> None:
        """Inflicts `n` wounds that were not prevented."""
        lose_life(t, who, n, source)

    def healed(self, t: CityFlow, who: str, n: int) -> None:
        """Called when `n` wounds of a survivor have healed."""

    def died(self, t: CityFlow, survivor: Survivor) -> None:
        """Called when a survivor has died: loses the game. A game in which the team plays on overrides it."""
        t.lose("survivor-died", "goal.lose-death")

    def hopeless(self, t: CityFlow, goal: str) -> None:
        """Called when a goal can no longer be met: loses the game."""
        t.tell("impossible", "goal.lose-impossible", goal=goal)
        t.lose("impossible", "goal.lose-impossible")

    def companion_died(self, t: CityFlow, who: str) -> None:
        """Called when a companion has died: loses the game."""
        t.lose("companion-died", "companion.one-wound")

    # -- cards and tokens --------------------------------------------------------------------------------------

    def discards_to(self, card: str) -> str:
        """The deck to whose discards a card goes; empty: the card leaves the game."""
        return self.catalogue.home.get(card, self.search_deck)

    def deck_cards(self, name: str) -> list[str]:
        """The cards of a deck before the mission changes it."""
        if name == "zombies":
            return list(self.catalogue.cards)
        return self.catalogue.decks[name]

    def decks(self) -> list[Deck]:
        """All decks at the start of the game; made once, because decks are immutable."""
        if not self._decks:
            self._decks = [self._deck(name) for name in self.deck_index]
        return self._decks

    def _deck(self, name: str) -> Deck:
        """A deck as the mission says: only some of its cards, without some, and some on top in random order."""
        if name == "faces":
            return Deck.of(name, [f"{colour}.{n}" for n, colour in enumerate(self.mission.faces())])
        words = (self.mission.row.get("decks") or {}).get(name, {})
        cards = self.deck_cards(name)
        if "only" in words:
            cards = [card for card in cards if card in words["only"]]
        cards = [card for card in cards if card not in words.get("without", ())]
        top: list[str] = []
        for wanted in words.get("top", ()):
            fits = [card for card in cards if wanted in (card, card.partition(".")[0]) and card not in top]
            if not fits:
                raise ContentError(f"{self.mission.where}: decks: {name}: top: there is no {wanted!r} in it")
            top.append(fits[0])
        deck = Deck.of(name, [card for card in cards if card not in top])
        return Deck(name, (tuple(sorted(top)), *deck.layers)) if top else deck

    def check_decks(self) -> None:
        """Raises an error if the mission's `decks` name a deck or card that the game does not have."""
        for name, words in (self.mission.row.get("decks") or {}).items():
            where = f"{self.mission.where}: decks"
            if name not in self.deck_names:
                raise ContentError(f"{where}: there is no deck {name!r}{hint(name, self.deck_names)}")
            cards = self.deck_cards(name)
            named = {word: list(words.get(word, ())) for word in ("only", "without")}
            named["among"] = list(words.get("among", {}).get("cards", ()))
            for word, wanted in named.items():
                for card in wanted:
                    if card not in cards:
                        raise ContentError(f"{where}: {name}: {word}: there is no card {card!r}{hint(card, cards)}")
        self.decks()

    def turn_over(self, t: CityFlow, token: Token) -> Token:
        """Draws the colour of a face-down token; returns the token turned over."""
        face = t.take("faces", "action.objective").partition(".")[0]
        return Token(token.id, token.kind, "" if face == "red" else face, token.zone, token.car)
