"""The actions of a survivor's turn: all options, the reasons for refused ones, and the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.table.flow import CityFlow, RuleStep, WhoQuestion, WhoStep
from shamble.city.table.kit import AMONG_ENEMIES, CARS_ON_BOARD, Kit, bare_kit_of, kit_of
from shamble.city.table.state import CityState
from shamble.city.table.turn_budget import GIVEN_ACTION, SMALL_TURN, TurnBudget, ordinary
from shamble.city.turns.cars import leave_car
from shamble.core.event import Args
from shamble.core.option import Option, Refusal

if TYPE_CHECKING:
    from shamble.city.rules.rules import Rules


class NextAction(WhoQuestion):
    """Asks for the next action of a survivor's turn, until the player ends the turn, a given action is spent, a small
    turn offers nothing more, or the survivor leaves the board."""

    ask: ClassVar[str] = "action"
    cites: ClassVar[str] = "turn.actions"
    asks_when_forced: ClassVar[bool] = True
    written: ClassVar[str] = "Menu"

    def question(self, s: CityState) -> Args:
        survivor = s.survivor(self.who)
        left = TurnBudget(s, survivor).actions
        return {"who": self.who, "n": max(0, left), "zone": s.board.zones[survivor.zone].id}

    def options(self, s: CityState) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        turn = TurnBudget(s, survivor)
        kit = turn.kit
        rules = s.rules
        where = (AMONG_ENEMIES if turn.crowd else 0) + (CARS_ON_BOARD if s.cars else 0)
        options: list[Option] = []
        for action in (kit.menus[where] or menu(rules, kit, where)) if turn.may_pay else rules.costless:
            options += action.options(s, turn)
        for skill in kit.on_options:
            options += skill.options(s, turn)
        if rules.mission.adds_options:
            options += rules.mission.options(s, turn)
        if not (options or turn.has_action) and SMALL_TURN in turn.spent:
            return []
        options.append(kit.end)
        return options

    def refusals(self, s: CityState) -> list[Refusal]:
        turn = TurnBudget(s, s.survivor(self.who))
        return [refusal for action in s.rules.all_actions for refusal in action.refusals(s, turn)]

    def answer(self, t: CityFlow, option: Option) -> None:
        s = t.s
        if option.verb == "end":
            t.tell("ends-turn", "action.nothing", who=self.who)
            return
        before = t.open_action(option.verb)
        s.rules.perform(t, self.who, option)
        after = s.ledger("turn")
        kit = kit_of(s, s.survivor(self.who))
        if after is not before and paid(kit, after) > paid(kit, before):
            t.spend("turn", f"did:{option.verb}")
        t.then(CHECK)
        if GIVEN_ACTION not in after or ordinary(kit, after) > 0:
            t.then(self)


def menu(rules: Rules, kit: Kit, where: int) -> tuple[Action, ...]:
    """The actions that may be possible for a kit in a situation (bits `AMONG_ENEMIES`, `CARS_ON_BOARD`); cached with
    the kit."""
    cached = kit.menus[where]
    if cached is None:
        candidates = rules.offered if where & CARS_ON_BOARD else rules.on_foot
        beset = bool(where & AMONG_ENEMIES)
        cached = kit.menus[where] = tuple([action for action in candidates if action.suits(rules, kit, beset)])
    return cached


def paid(kit: Kit, spent: tuple[str, ...]) -> int:
    """Number of actions in the ledger that were paid for, ordinary and free."""
    if not kit.free_actions:
        return spent.count("action")
    n = 0
    for what in spent:
        if what in kit.means:
            n += 1
    return n


class TurnEnds(WhoStep):
    """Calls skills, rules and mission at the end of a survivor's own turn."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        for skill in bare_kit_of(s, s.survivor(self.who)).on_turn_ends:
            skill.turn_ends(t, self.who)
        s.rules.turn_ends(t, self.who)
        s.rules.mission.turn_ends(t, self.who)


class CheckGoals(RuleStep):
    """Checks after an action whether the mission is won or lost."""

    written: ClassVar[str] = "Check"

    def run(self, t: CityFlow) -> None:
        t.s.rules.mission.check(t)


CHECK: Final = CheckGoals()


class LeaveBoard(Action):
    """The free action of leaving by the exit; the mission offers it."""

    verbs: ClassVar[tuple[str, ...]] = ("leave",)

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        leave_car(t, who)
        t.escape(who, "mission.exit")
