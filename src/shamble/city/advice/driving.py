"""Worth of driving a car in missions that do not require a car to leave: it runs over enemies and covers distance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.advice.attack_estimates import Counts, strike
from shamble.city.advice.horde_ground import number
from shamble.city.table.pieces import Car
from shamble.city.turns.cars import UseCar
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.advice.turn_plan import TurnPlan

RIDE: Final = 1.5
"""Worth of starting the next turn at the wheel, if the car is useful."""
FARAWAY: Final = 4
"""Distance to the target, in zones, from which a car is useful."""
FRIEND: Final = 900.0
"""Cost of a drive that runs over a friend: high enough to rule the drive out."""


class Drives:
    """The drives that one car offers, each with the best end of the turn after it."""

    def __init__(self, judge: TurnJudge, car: Car) -> None:
        self.judge: Final = judge
        self.plan: Final[TurnPlan] = judge.plan
        self.car: Final = car
        self.action: Final = car_action(judge)

    def options(self) -> list[Option]:
        """The drives that the rules allow the survivor; empty for a car that cannot be driven."""
        return self.action.drives(self.plan.s, self.plan.me.id, self.car) if self.car.drivable else []

    def at_wheel(self, actions: int) -> float:
        """The best value of the turn for a survivor who takes the wheel now and has so many actions left."""
        value = self.seated(self.car.zone, actions)
        return max([value, *[self.worth(option, actions) for option in self.options()]]) if actions > 0 else value

    def worth(self, option: Option, actions: int) -> float:
        """The value of a drive: enemies it runs over, the zone where it ends, and the actions left there."""
        plan = self.plan
        threats = plan.threats
        end = plan.s.board.names[option.target]
        gain = -FRIEND if self.runs_over(option) else 0.0
        kills = 0.0
        left: list[tuple[int, Counts]] = []
        for zone in self.action.sweeps(plan.s, self.car, option):
            counts = threats.horde[zone]
            if not threats.size[zone]:
                continue
            after = self.struck(counts)
            gain += plan.kill_worth(counts, after, zone)
            kills += number(counts) - number(after)
            left.append((zone, after))
        with threats.supposing(left):
            value = gain - self.judge.stir(kills) + self.seated(end, actions - 1)
            riders = len(self.car.people) - 1
            if riders > 0:
                # Passengers are exposed to the zombies where the drive ends instead of where it began.
                here = threats.with_one(self.car.zone, 0)
                value -= riders * (threats.with_one(end, 0) - here)
        return value

    def runs_over(self, option: Option) -> bool:
        """True if a survivor outside the car stands in a zone where the drive attacks."""
        swept = self.action.sweeps(self.plan.s, self.car, option)
        mine = (self.plan.me.id, *self.car.people)
        return any(mate.zone in swept and mate.id not in mine for mate in self.plan.mates)

    def struck(self, counts: Counts) -> Counts:
        """The enemies of a zone that are left after the car drove through it."""
        s = self.plan.s
        numbers = s.rules.cars
        dice = float(numbers.dice) if numbers.dice else number(counts)
        return strike(s.rules, counts, dice * (7 - numbers.accuracy) / 6.0, numbers.damage, False)

    def seated(self, zone: int, actions: int) -> float:
        """The best value of the rest of the turn for a survivor in the car: stay and fight, drive on, or get out and
        walk."""
        plan = self.plan
        value = plan.ends(zone, actions, plan.searched) + (RIDE if self.useful(zone) else 0.0)
        if actions > 0:
            near = plan.s.topology().near
            road = [other for other in near[zone] if plan.s.board.zones[other].street]
            road += [further for other in road for further in near[other] if plan.s.board.zones[further].street]
            for other in sorted(set(road)):
                value = max(value, plan.ends(other, actions - 1, plan.searched))
        if actions > 1:
            value = max(value, plan.best(zone, actions - 1, plan.free, plan.searched))
        return value

    def keep(self) -> float:
        """Worth of staying at the wheel instead of getting out."""
        mine = self.car.driver == self.plan.me.id and self.car.drivable
        return RIDE if mine and self.useful(self.car.zone) else 0.0

    def useful(self, zone: int) -> bool:
        """True if a car in this zone is worth keeping: a far target, or a champion who needs kills."""
        plan = self.plan
        if plan.wishes.hero and plan.champion:
            return True
        return plan.target >= 0 and plan.wishes.far(zone, plan.target) >= FARAWAY


def car_action(judge: TurnJudge) -> UseCar:
    """The action with which this game drives cars."""
    return next(action for action in judge.s.rules.all_actions if isinstance(action, UseCar))
