"""A survivor's turn: everything that can be done, and why an expected thing is refused (p. 19-22)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.book.action import Action
from shamble.city.table.flow import Play, RuleStep, WhoQuestion, WhoStep
from shamble.city.table.kit import BESET, CARS, Kit, kit_of, training_of
from shamble.city.table.state import City
from shamble.city.table.turn_budget import GIFT, Turn, ordinary, spent_in
from shamble.city.turns.cars import leave_car
from shamble.core.event import Args
from shamble.core.option import Option, Refusal


class NextAction(WhoQuestion):
    """What next? The turn ends when the player says so, or when nothing is left that could be done."""

    ask: ClassVar[str] = "action"
    cites: ClassVar[str] = "turn.actions"
    always: ClassVar[bool] = True
    written: ClassVar[str] = "Menu"

    def question(self, s: City) -> Args:
        survivor = s.survivor(self.who)
        left = Turn(s, survivor).actions
        return {"who": self.who, "n": max(0, left), "zone": s.board.zones[survivor.zone].id}

    def options(self, s: City) -> list[Option]:
        survivor = s.survivor(self.who)
        if not survivor.here:
            return []
        turn = Turn(s, survivor)
        kit = turn.kit
        rules = s.rules
        where = (BESET if turn.crowd else 0) + (CARS if s.cars else 0)
        options: list[Option] = []
        for action in (kit.menus[where] or rules.menu(kit, where)) if turn.able else rules.costless:
            options += action.options(s, turn)
        for skill in kit.training.on_options:
            options += skill.options(s, turn)
        if rules.mission.adds_options:
            options += rules.mission.options(s, turn)
        options.append(kit.end)
        return options

    def refusals(self, s: City) -> list[Refusal]:
        turn = Turn(s, s.survivor(self.who))
        return [refusal for action in s.rules.acts for refusal in action.refusals(s, turn)]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        if option.verb == "end":
            t.tell("ends-turn", "action.nothing", who=self.who)
            return
        before = t.open_action(option.verb)
        s.rules.perform(t, self.who, option)
        after = spent_in(s.scope("turn"))
        kit = kit_of(s, s.survivor(self.who))
        if after is not before and paid(kit, after) > paid(kit, before):
            t.spend("turn", f"did:{option.verb}")
        t.then(CHECK)
        if GIFT not in after or ordinary(kit, after) > 0:
            t.then(self)


def paid(kit: Kit, spent: tuple[str, ...]) -> int:
    """How many actions have been paid for, ordinary and free ones: what costs none is no action."""
    if not kit.purses:
        return spent.count("action")
    return len([what for what in spent if what in kit.means])


class TurnEnds(WhoStep):
    """A turn of somebody's own is over, however it ended."""

    def run(self, t: Play) -> None:
        s = t.s
        for skill in training_of(s, s.survivor(self.who)).on_turn_ends:
            skill.turn_ends(t, self.who)
        s.rules.turn_ends(t, self.who)
        s.rules.mission.turn_ends(t, self.who)


class Check(RuleStep):
    """After every action the mission looks whether it is won, or can't be won any more."""

    def run(self, t: Play) -> None:
        t.s.rules.mission.check(t)


CHECK: Final = Check()


class LeaveBoard(Action):
    """Leaving by the exit costs nothing; the mission says when it is offered."""

    verbs: ClassVar[tuple[str, ...]] = ("leave",)

    def perform(self, t: Play, who: str, option: Option) -> None:
        leave_car(t, who)
        t.escape(who, "mission.exit")
