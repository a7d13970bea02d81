"""A city game's rules in force: content, mission, options, and the points in which the games of the family differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board, Zone
from shamble.city.book.action import Action
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.printed import Catalogue, Gear, Kind, WeaponLine, ZombieCard
from shamble.city.book.skill import Skill
from shamble.city.combat.attack_actions import Fight
from shamble.city.combat.attack_bonuses import Aim
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
from shamble.city.table.flow import Play
from shamble.city.table.kit import BESET, CARS, Kit, kit_of
from shamble.city.table.kit_cache import MOST
from shamble.city.table.pieces import Attack, Token, Walk
from shamble.city.table.presence import Group
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import Turn
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
"""More than any weapon does."""

ACTIONS: Final[tuple[Action, ...]] = (
    *(Move(), UseCar(), SearchCar(), Fight(), Search(), OpenDoor(), Rearrange(), Barter(), TakeToken(), Collect()),
    *(MakeNoise(), Reload(), PlayCard(), LeaveBoard()),
)
"""The actions that every survivor has, in the order in which they are offered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One set of rules for one mission with its options. Shared by all states of that game; never changes.

    The methods are the points where the games differ. A game subclasses it for what is a rule of its own.
    """

    prefix: ClassVar[str] = ""
    """What the ids of the book's rules begin with."""
    actions: ClassVar[int] = 3
    minimum: ClassVar[int] = 2
    """The best accuracy there is."""
    objective_ap: ClassVar[int] = 0
    """What an objective is worth where the mission says nothing."""
    misses_hit_friends: ClassVar[bool] = True
    learns_at_once: ClassVar[bool] = False
    """Whether a level works in the middle of the attack that brought it."""
    melee_picks: ClassVar[bool] = True
    """Whether hits of a melee are given freely."""
    adds_up: ClassVar[bool] = False
    """Whether the hits of an attack add up to a toughness, instead of each being strong enough or not."""
    keeps_hits: ClassVar[bool] = False
    """Whether a re-roll is for the dice that missed only."""
    bare_hands: ClassVar[bool] = False
    """Whether doors open without a tool."""
    start_player: ClassVar[bool] = True
    """Whether somebody begins, and another one in the next round."""
    victory_first: ClassVar[bool] = False
    """Whether who wins and loses by the same step has won."""
    shared_freely: ClassVar[bool] = True
    """Whether players share the survivors out as they like; otherwise seat by seat, one after the other."""
    friends_first: ClassVar[bool] = False
    """Whether shots hit friends before anybody else, unless the shooter picks the targets."""
    take_from_seat: ClassVar[bool] = False
    """Whether who sits in a car may take what lies in its zone."""
    sorts_in_vain: ClassVar[bool] = False
    """Whether who searched sorts the inventory for free although nothing was found."""
    rooms_in_order: ClassVar[bool] = True
    """Whether the order of an opened building's rooms is fixed before the first card; otherwise it is room by room."""
    deck_names: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    piles: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """The decks that lie on the table where everybody sees how many cards are left."""
    reshuffled: ClassVar[tuple[str, ...]] = ("zombies", "equipment")
    """Decks that are made anew from their discards."""
    returning: ClassVar[tuple[str, ...]] = ("equipment",)
    """Decks of equipment whose discarded cards come back."""
    search_deck: ClassVar[str] = "equipment"
    crate_deck: ClassVar[str] = "equipment"
    wound_rules: ClassVar[Mapping[str, str]] = {"friendly": "friendly.damage", "car": "car.attack.friendly"}
    """The rule that a wound cites, by its source; a zombie's cites its attack."""
    death_rule: ClassVar[str] = "goal.lose-death"
    """The rule that a death cites."""
    companions: ClassVar[bool] = True
    """Whether anybody may follow a survivor."""
    noisy: ClassVar[bool] = True
    """Whether anybody hears anything: where nobody does, no noise is shown."""
    counters: ClassVar[tuple[str, ...]] = ()
    """Numbers of the game's own that a survivor has."""
    shown: ClassVar[tuple[str, ...]] = ()
    """Those of them that stand on the sheet."""

    def __init__(
        self, book: Book, catalogue: Catalogue, mission: Mission, board: Board, chosen: Mapping[str, Value]
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
        """Those that are offered to who has an action left."""
        self.on_foot: Final = tuple([action for action in self.offered if not action.with_cars])
        """Those of them that need no car."""
        self.costless: Final = tuple([action for action in self.offered if not action.costs])
        """What may be offered to who has no action left."""
        self.cars: Final = self.car_numbers()
        self.lending: Final = any(gear.skill and not gear.weapon for gear in catalogue.gear.values())
        """Whether any carried card that is no weapon lends a skill."""
        self.stacked: Final[dict[str, Mapping[str, Any]]] = {
            name: words["among"] for name, words in (mission.row.get("decks") or {}).items() if "among" in words
        }
        """Decks with some cards among the first: how many, of which, and how far down."""
        self.nobody: Final[tuple[int, ...]] = (0,) * len(catalogue.kinds)
        """The figures in an empty zone: most are, and one look tells."""
        self.choices: Final = {id: Option("choose", target=id) for id in catalogue.sheets}
        """Everybody who may be somebody's survivor."""
        self.picky: Final = mission.picky or type(self).offers is not Rules.offers
        """Whether anything keeps somebody from being chosen."""
        self._decks: list[Deck] = []
        self.kits: Final = catalogue.kits
        for family in catalogue.families:
            if family not in book.skills:
                raise ContentError(f"skills: nothing says what {family!r} does")
        self._cards: Final = {name: card() for name, card in book.cards.items()}
        self.creatures: Final[tuple[Creature, ...]] = tuple([self._creature(kind) for kind in catalogue.kinds])
        """By kind: what is special about it."""
        self.barring: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].bars[0]]
        )
        """Kinds that keep everybody in their zone from attacking."""
        self.enemies: Final[tuple[Kind, ...]] = tuple(
            [kind for kind in catalogue.kinds if self.creatures[kind.index].enemy]
        )
        self.worst_first: Final = sorted(self.enemies, key=lambda kind: (-kind.actions, -kind.needs))
        """As who gives hits freely gives them; the others as shots have to."""
        self.by_priority: Final = sorted(self.enemies, key=lambda kind: kind.priority)
        self.withstands: Final = [
            UNHURT if self.creatures[kind.index].invulnerable else kind.needs for kind in catalogue.kinds
        ]
        """By kind: the damage that it takes to kill it."""
        self.harmless: Final[tuple[int, ...]] = tuple(
            [kind.index for kind in catalogue.kinds if not self.creatures[kind.index].enemy]
        )
        """Kinds that are no enemies."""
        self.individuals: Final[tuple[int, ...]] = tuple([kind.index for kind in catalogue.kinds if kind.individual])
        """Kinds of one figure."""
        self.fickle: Final = type(self).strengthen is not Rules.strengthen
        """Whether what strengthens an attack is more than skills."""
        self._actions: Final = {verb: action for action in self.acts for verb in action.verbs}
        self.everybody: Final = tuple(range(len(catalogue.kinds)))
        """Every kind there is."""
        self.near_only: Final = [type(one).prey is Creature.prey for one in self.creatures]
        """By kind: whether it attacks nobody but who stands in its own zone."""
        self._groups: Final[dict[tuple[int, ...], Group]] = {}

    def rule(self, name: str) -> str:
        """The id of a rule in this game's book."""
        return f"{self.prefix}.{name}"

    # -- registered objects ------------------------------------------------------------------------------------

    def skill(self, name: str) -> Skill:
        known = self.kits.skills.get(name)
        if known is None:
            family, _, arg = name.partition(":")
            # A skill for one kind of action comes before the one that is for all of them.
            rank = 2 * self.book.ranks[family] + (1 if arg == "combat" else 0)
            known = self.kits.skills[name] = self.book.skills[family](name, arg, rank)
        return known

    def card_effect(self, name: str) -> CardEffect:
        found = self._cards.get(name)
        if found is None:
            raise ContentError(f"equipment: nothing says what {name!r} does")
        return found

    def deadly(self, card: str) -> bool:
        """Whether a card kills everything where it is thrown."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).thrown

    def fixed(self, card: str) -> bool:
        """Whether a card can neither be given away nor thrown away."""
        effect = self.catalogue.gear[card].effect
        return bool(effect) and self.card_effect(effect).fixed

    def _creature(self, kind: Kind) -> Creature:
        if kind.effect not in self.book.creatures:
            raise ContentError(f"zombies: {kind.id}: nothing says what {kind.effect!r} does")
        return self.book.creatures[kind.effect]()

    def weapon_skills(self, weapons: Sequence[str]) -> list[Skill]:
        """What the weapons of an attack bring themselves."""
        found: list[Skill] = []
        for card in weapons:
            gear = self.catalogue.gear.get(card)
            if gear is not None and gear.skill:
                found.append(self.skill(gear.skill))
        return found

    def own_weapons(self, survivor: Survivor) -> tuple[str, ...]:
        """What somebody always strikes with, whatever is in hand."""
        return ()

    def line_of(self, weapon: str, mode: str) -> WeaponLine:
        gear = self.catalogue.gear.get(weapon)
        line = gear.line(mode) if gear is not None else self.skill(weapon).line()
        assert line is not None
        return line

    def meaning(self, s: City, step: Ask[Any, Any], option: Option) -> Meaning | None:
        """What an answer would do, for people who look."""
        return meaning(s, step, option)

    # -- what somebody may do ----------------------------------------------------------------------------------

    def survivor_actions(self) -> tuple[Action, ...]:
        """Every action of the book, in the order in which they are offered; the same ones in every mission."""
        return ACTIONS

    def menu(self, kit: Kit, where: int) -> tuple[Action, ...]:
        """The actions that may be possible for a kit in such a place: most never are."""
        known = kit.menus[where]
        if known is None:
            some = self.offered if where & CARS else self.on_foot
            beset = bool(where & BESET)
            known = kit.menus[where] = tuple([action for action in some if action.suits(self, kit, beset)])
        return known

    def car_numbers(self) -> CarNumbers:
        """What the game's cars are; a game without cars says nothing."""
        return CarNumbers(0, 0, 0, 0)

    def perform(self, t: Play, who: str, option: Option) -> None:
        """Do what was picked in a turn: it is an action's, a skill's, a card's or a special rule's."""
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
        raise ValueError(f"nobody performs {verb!r}")

    def leaving(self, s: City, turn: Turn) -> int:
        """Actions beyond the first that leaving a zone costs: one for each zombie there (p. 19), none where none is."""
        return 0 if turn.kit.glides else turn.crowd

    def endings(self, s: City, survivor: Survivor, goal: str, zones: Sequence[int]) -> list[int]:
        """Those of some zones in which a special move may end; a game knows its own such goals."""
        raise NotImplementedError

    # -- people ------------------------------------------------------------------------------------------------

    def make_state(self, seats: int) -> City:
        return City(self, self.board, seats)

    def team(self, seats: int) -> int:
        """How many survivors so many players have."""
        return self.mission.each * seats or self.mission.survivors

    def recruit(self, id: str, seat: int, zone: int, skills: tuple[str, ...] | None = None) -> Survivor:
        """A survivor as the sheet says; skills may change health and adrenaline."""
        sheet = self.catalogue.sheets[id]
        mine = sheet.levels[0] if skills is None else skills
        survivor = Survivor(id, seat, zone, sheet.health, sheet.health, skills=mine)
        for name in mine:
            survivor = self.skill(name).recruited(survivor)
        return survivor

    def offers(self, s: City, id: str) -> bool:
        """Whether somebody may be chosen by whom nothing in the mission forbids."""
        return True

    def written(self, survivor: Survivor) -> Survivor:
        """Somebody as a scenario describes, made whole."""
        return survivor

    def scars(self, n: int) -> list[str]:
        """Cards that somebody carries for so many wounds, for a random position."""
        return []

    def random_counters(self, picks: Picks) -> dict[str, int]:
        """Numbers of the game's own for a random position."""
        return {name: picks.upto(2) for name in self.counters}

    def random_cards(self, picks: Picks, cards: list[str]) -> dict[str, list[str]]:
        """Cards that somebody has in a random position, taken from these."""
        hands = [cards.pop() for _ in range(picks.upto(2)) if cards]
        return {"hands": hands, "pack": [cards.pop() for _ in range(picks.upto(2)) if cards]}

    def random_loners(self, picks: Picks) -> int:
        """How many who stand for themselves are in a random position."""
        return 0 if picks.upto(2) else 1

    def laid_out(self, s: City) -> None:
        """The board lies as the mission wants it; what the book adds."""

    def set_up(self, t: Play) -> None:
        """The frames of the set-up, up to the first round."""
        set_up(t)

    def first_seat(self, s: City) -> int:
        """Who begins."""
        return s.first

    def next_first(self, s: City) -> int:
        """Who begins the next round."""
        return (s.first + 1) % s.seats

    # -- a round -----------------------------------------------------------------------------------------------

    def round_starts(self, t: Play) -> None:
        """Before anybody acts."""

    def player_phase(self, t: Play) -> None:
        """Whose turns come when."""
        seats_in_turn(t)

    def rest_of_phase(self, s: City, who: str) -> list[Frame]:
        """The frames of the player phase after somebody's turn."""
        return rest_in_turn(s, who)

    def zombie_phase(self, t: Play) -> None:
        """The steps of the zombie phase."""
        act_and_spawn(t)

    def turn_starts(self, t: Play, who: str) -> None:
        """A turn of somebody's own begins."""

    def turn_ends(self, t: Play, who: str) -> None:
        """A turn of somebody's own is over."""

    def end_phase(self, t: Play) -> None:
        """The end phase, after the skills."""

    # -- adrenaline --------------------------------------------------------------------------------------------

    def adrenaline(self, ap: int) -> int:
        """Where the track ends."""
        return min(ap, 43)

    def level_reached(self, t: Play, survivor: Survivor) -> None:
        """Somebody has just become more dangerous; skills are taken when the action is done (Z-41)."""

    def track_ends(self, t: Play, survivor: Survivor) -> bool:
        """Somebody has claimed everything that was reached; true if the track goes on."""
        return False

    def skills_offered(self, s: City, survivor: Survivor) -> tuple[list[str], str]:
        """What can be learnt at the level being claimed, and the rule that says so."""
        return missing(s, survivor), "adrenaline.choose"

    # -- noise -------------------------------------------------------------------------------------------------

    def heard(self, s: City, survivor: Survivor) -> bool:
        """Whether somebody on the board counts as noise."""
        return True

    def makes_noise(self, t: Play, who: str, rule: str) -> None:
        """What somebody does is loud: one token, however often it bangs (p. 14)."""
        t.noise(t.s.survivor(who).zone, 1, rule)

    # -- where zombies go --------------------------------------------------------------------------------------

    def group(self, counts: tuple[int, ...]) -> Group:
        """The figures of a zone by kind, without the kinds that are not there: the same few come again and again."""
        known = self._groups.get(counts)
        if known is None:
            if len(self._groups) >= MOST:
                self._groups.clear()
            known = self._groups[counts] = [(kind, n) for kind, n in enumerate(counts) if n]
        return known

    def parties(self, s: City, zone: int, group: list[tuple[int, int]]) -> list[list[tuple[int, int]]]:
        """Kinds and numbers of a zone's zombies, as they go together."""
        return [group]

    def targets(self, s: City, zone: int, group: list[tuple[int, int]]) -> tuple[list[int], str]:
        """The loudest zone with somebody in sight, else the loudest of all; distance never matters (p. 24, Z-15)."""
        now = s.presence()
        people = now.people
        seen = [other for other in self.visible(s, zone) if people[other]]
        if not seen:
            return now.loudest, "hears"
        if len(seen) == 1:
            return seen, "sees"
        most = max([now.sounds[other] for other in seen])
        return [other for other in seen if now.sounds[other] == most], "sees"

    def visible(self, s: City, zone: int) -> Sequence[int]:
        """Zones in sight, in the order of their numbers."""
        return s.topology().seen(zone)

    def in_view(self, s: City, zone: int, far: int) -> bool:
        """Whether a zone in the line of sight is really seen so far away."""
        return True

    def first_steps(self, s: City, zone: int, targets: list[int]) -> list[int]:
        """Where the shortest ways to all targets begin; one's own zone is a way of no step (Z-16, Z-17)."""
        return s.topology().steps_to_any(zone, targets)

    def split(self, t: Play, zone: int, kind: int, n: int, steps: list[int]) -> None:
        """How some of a kind go several ways."""
        share_out(t, zone, kind, n, steps)

    def planned(self, t: Play) -> None:
        """Every group has chosen its way."""

    def walked(self, t: Play, walks: list[Walk]) -> None:
        """Planned steps have been taken: who fled may be gone now."""

    def prey(self, s: City, zone: int, kind: int) -> int:
        """The zone whose people some of a kind attack instead of moving; -1: they move."""
        return self.creatures[kind].prey(s, zone, self.catalogue.kinds[kind])

    def acts_again(self, s: City, kind: Kind) -> bool:
        """Whether a second action of a kind is worth telling: not of one who stands for himself and is not here."""
        return not kind.individual or s.count(kind.index) > 0

    def attacked(self, t: Play, bites: list[tuple[int, int, int]], only: str) -> None:
        """Zones, kinds and numbers that attack at the same time; `only` one of the living, if it is named."""
        bite_by_kind(t, bites, only)

    # -- zombies appear ----------------------------------------------------------------------------------------

    def play_zombie_card(self, t: Play, zone: int, card: ZombieCard, level: int) -> None:
        n, type = card.numbers[level], card.types[level]
        if card.kind == "extra":
            extra_activation(t, type, level, n)
        elif type in self.catalogue.individuals.values():
            if n:
                self.individual_appears(t, zone, type)
        else:
            appear(t, zone, self.catalogue.kind[type].index, n, rush=card.kind == "rush")

    def individual_appears(self, t: Play, zone: int, type: str) -> None:
        """Somebody of a type appears who stands for himself."""
        raise NotImplementedError

    def deck_of_type(self, type: str) -> str:
        """The deck that holds the individuals of a type."""
        return next(table for table, known in self.catalogue.individuals.items() if known == type)

    def spawns_inside(self, zone: Zone) -> bool:
        """Which rooms spawn when a building is opened: the dark ones (p. 20)."""
        return zone.kind == "dark"

    def points(self, s: City) -> int:
        """The seat that says which room of an opened building comes next."""
        return s.first

    def building_opened(self, t: Play, building: int) -> None:
        """A building is seen into for the first time; what is queued here follows the cards of its rooms."""

    # -- attacks -----------------------------------------------------------------------------------------------

    def strengthen(self, s: City, aim: Aim) -> None:
        """What adds to an attack besides skills."""

    def ammo(self, gear: Gear) -> str:
        """The effect of the ammunition that fits a weapon."""
        return gear.ammo

    def accuracy(self, t: Play, aim: Aim) -> int:
        """What a die must show."""
        return aim.line.accuracy

    def targets_of(self, s: City, attack: Attack, free: bool) -> list[str]:
        """Whom the next hit may be given to: kinds or persons, by the priorities unless the attacker is free to choose
        (p. 28, Z-32)."""
        kinds = self.catalogue.kinds
        there = [kind for kind in kinds if s.zombies[attack.zone][kind.index]]
        if not free:
            first = [kind for kind in there if self.creatures[kind.index].first]
            best = min([kind.priority for kind in there], default=0)
            there = first or [kind for kind in there if kind.priority == best]
        return [kind.id for kind in there]

    def after_hit(self, s: City, attack: Attack, target: str) -> tuple[int, ...] | None:
        """The hits that are left when one is given to a target: the weakest that is enough. None if none is."""
        kind = self.catalogue.kind.get(target)
        for index, damage in enumerate(attack.hits):
            if kind is None or self.creatures[kind.index].can_kill(s, kind, damage):
                return attack.hits[:index] + attack.hits[index + 1 :]
        return None

    def wastes(self, s: City, attack: Attack) -> bool:
        """Whether who picks the targets may leave hits unused, without having said so before."""
        return False

    def kill_rule(self, kind: Kind, rule: str) -> str:
        """The rule that a kill cites."""
        return self.creatures[kind.index].kill_rule or rule

    def kill_event(self, s: City) -> str:
        """What the log calls it when somebody falls."""
        return "kills"

    def hits_lost(self, t: Play, attack: Attack, targets: list[str]) -> None:
        """The hits are too few or too weak for whoever they must be given to."""
        t.tell("hits-lost", "priority.shield", who=attack.who, n=len(attack.hits))

    def attack_over(self, t: Play, attack: Attack) -> None:
        """An attack is complete."""

    # -- being hurt --------------------------------------------------------------------------------------------

    def wound(self, t: Play, who: str, n: int, source: str) -> None:
        """What wounds do that nothing prevented."""
        lose_life(t, who, n, source)

    def healed(self, t: Play, who: str, n: int) -> None:
        """So many wounds of somebody have healed."""

    def died(self, t: Play, survivor: Survivor) -> None:
        """Somebody has died; where the team plays on, this does nothing."""
        t.lose("survivor-died", "goal.lose-death")

    def hopeless(self, t: Play, goal: str) -> None:
        """A goal can't be met any more."""
        t.tell("impossible", "goal.lose-impossible", goal=goal)
        t.lose("impossible", "goal.lose-impossible")

    def companion_died(self, t: Play, who: str) -> None:
        t.lose("companion-died", "companion.one-wound")

    # -- cards and tokens --------------------------------------------------------------------------------------

    def discards_to(self, card: str) -> str:
        """The discards that a card goes to; empty: it is out of the game."""
        return self.catalogue.home.get(card, self.search_deck)

    def deck_cards(self, name: str) -> list[str]:
        """The cards of a deck, as the box and the set-up give them."""
        if name == "zombies":
            return list(self.catalogue.cards)
        return self.catalogue.decks[name]

    def decks(self) -> list[Deck]:
        """All decks, full and unshuffled: nothing changes a deck, so they are made once."""
        if not self._decks:
            self._decks = [self._deck(name) for name in self.deck_index]
        return self._decks

    def _deck(self, name: str) -> Deck:
        """A deck as the mission wants it: some cards only, or not at all, some on top in an order nobody knows."""
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
        rest = Deck.of(name, [card for card in cards if card not in top])
        return Deck(name, (tuple(sorted(top)), *rest.layers)) if top else rest

    def check_decks(self) -> None:
        """What the mission says of decks names decks and cards of this game."""
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

    def turn_over(self, t: Play, token: Token) -> Token:
        """What a face-down token shows is drawn now."""
        face = t.take("faces", "action.objective").partition(".")[0]
        return Token(token.id, token.kind, "" if face == "red" else face, token.zone, token.car)
