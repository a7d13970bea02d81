"""Set-up, rounds, turns, actions, levels and noise: where the books differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from shamble.city.board.board import Board
from shamble.city.book.action import Action
from shamble.city.book.printed import Catalogue
from shamble.city.combat.attack_actions import AttackAction
from shamble.city.missions.mission import Mission
from shamble.city.presentation.option_meanings import meaning
from shamble.city.rules.content_rules import ContentRules
from shamble.city.rules.registry import Book
from shamble.city.survivors.inventory import Barter, Rearrange
from shamble.city.survivors.levels import missing
from shamble.city.survivors.searching import Search
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import kit_of
from shamble.city.table.kit_cache import KitCache
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.city.table.turn_budget import TurnBudget
from shamble.city.turns.cars import CarNumbers, SearchCar, UseCar
from shamble.city.turns.moving import Move
from shamble.city.turns.next_action import LeaveBoard
from shamble.city.turns.rounds import act_and_spawn, rest_in_turn, seats_in_turn
from shamble.city.turns.setup import set_up
from shamble.city.turns.small_actions import Collect, MakeNoise, OpenDoor, PlayCard, Reload, TakeToken
from shamble.core.frame import Ask, Frame
from shamble.core.game import Value
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.random_picks import Picks

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
class TurnRules(ContentRules):
    """Rules about the team, the round, a survivor's turn and its actions."""

    actions: ClassVar[int] = 3
    """Number of ordinary actions in a survivor's turn."""
    objective_ap: ClassVar[int] = 0
    """Adrenaline points for an objective, unless the mission says otherwise."""
    doors_need_no_tool: ClassVar[bool] = False
    """True if doors open without a tool."""
    start_player: ClassVar[bool] = True
    """True if there is a first player, who changes every round."""
    victory_first: ClassVar[bool] = False
    """True if a step that both wins and loses the game wins it."""
    free_survivor_choice: ClassVar[bool] = True
    """True if the seats may have different numbers of survivors; otherwise each seat chooses in turn."""
    take_from_seat: ClassVar[bool] = False
    """True if a survivor in a car may take tokens that lie in its zone."""
    sorts_after_empty_search: ClassVar[bool] = False
    """True if a survivor sorts the inventory for free after a search that found nothing."""
    learns_at_once: ClassVar[bool] = False
    """True if a new level counts during the attack that reached it."""

    def __init__(
        self,
        book: Book,
        catalogue: Catalogue,
        kits: KitCache,
        mission: Mission,
        board: Board,
        chosen: Mapping[str, Value],
    ) -> None:
        super().__init__(book, catalogue, kits, mission, board, chosen)
        self.all_actions: Final = self.survivor_actions()
        self.offered: Final = tuple(
            [action for action in self.all_actions if type(action).options is not Action.options]
        )
        """Actions that offer options of their own."""
        self.on_foot: Final = tuple([action for action in self.offered if not action.with_cars])
        """Actions that are possible on boards without cars."""
        self.costless: Final = tuple([action for action in self.offered if not action.costs])
        """Actions that may be offered to a survivor without actions left."""
        self.cars: Final = self.car_numbers()
        self._actions: Final = {verb: action for action in self.all_actions for verb in action.verbs}

    def survivor_actions(self) -> tuple[Action, ...]:
        """All actions of the book in the order in which they are offered. It must not depend on the mission."""
        return ACTIONS

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
        return 0 if turn.kit.slippery_skill else turn.crowd

    def endings(self, s: CityState, survivor: Survivor, goal: str, zones: Sequence[int]) -> list[int]:
        """The zones among `zones` in which a move with this `goal` may end. The game defines its goals."""
        raise NotImplementedError

    def meaning(self, s: CityState, step: Ask[Any, Any], option: Option) -> Meaning | None:
        """The meaning of an option, shown to players before they choose."""
        return meaning(s, step, option)

    def team(self, seats: int) -> int:
        """Number of survivors in a game with this number of seats."""
        return self.mission.each * seats or self.mission.survivors

    def offers(self, s: CityState, id: str) -> bool:
        """True if the game allows the choice of this survivor; the mission is asked separately."""
        return True

    def complete_survivor(self, survivor: Survivor) -> Survivor:
        """Completes a survivor of a scenario with values that follow from the given ones."""
        return survivor

    def wound_cards(self, n: int) -> list[str]:
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

    def after_layout(self, s: CityState) -> None:
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

    def counts_as_noise(self, s: CityState, survivor: Survivor) -> bool:
        """True if the survivor counts as noise."""
        return True

    def makes_noise(self, t: CityFlow, who: str, rule: str) -> None:
        """Puts one noise token into the zone of a survivor who did something loud."""
        t.noise(t.s.survivor(who).zone, 1, rule)
