"""What a car is good for where nobody has to leave in one: it runs over what stands in the road, and it is fast."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.city.advice.attack_estimates import Counts, strike
from shamble.city.advice.threats import Supposed, number
from shamble.city.table.pieces import Car
from shamble.city.turns.cars import UseCar
from shamble.core.option import Option

if TYPE_CHECKING:
    from shamble.city.advice.turn_options import TurnJudge
    from shamble.city.advice.turn_plan import Foresight

RIDE: Final = 1.5
"""What it is worth to sit at a wheel when the next turn begins, if there is anywhere to go or anybody to run over."""
FARAWAY: Final = 4
"""So many zones are worth getting in for."""
FRIEND: Final = 900.0
"""Nobody runs over friends."""


class Drives:
    """The drives of one car, each thought to the end of the turn."""

    def __init__(self, judge: TurnJudge, car: Car) -> None:
        self.judge: Final = judge
        self.plan: Final[Foresight] = judge.plan
        self.car: Final = car
        self.action: Final = car_action(judge)

    def options(self) -> list[Option]:
        return self.action.drives(self.plan.s, self.plan.me.id, self.car) if self.car.drivable else []

    def at_wheel(self, actions: int) -> float:
        """What can be made of so many actions by who takes the wheel now."""
        value = self.seated(self.car.zone, actions)
        return max([value, *[self.worth(option, actions) for option in self.options()]]) if actions > 0 else value

    def worth(self, option: Option, actions: int) -> float:
        """Who is run over on the way, where it ends, and what can still be done there."""
        plan = self.plan
        threats = plan.threats
        end = plan.s.board.names[option.target]
        gain = -FRIEND if self.runs_over(option) else 0.0
        kills = 0.0
        before: list[Supposed] = []
        for zone in self.action.sweeps(plan.s, self.car, option):
            counts = threats.horde[zone]
            if not threats.size[zone]:
                continue
            after = self.struck(counts)
            gain += plan.kill_worth(counts, after, zone)
            kills += number(counts) - number(after)
            before.append(threats.suppose(zone, after))
        value = gain - self.judge.stir(kills) + self.seated(end, actions - 1)
        riders = len(self.car.people) - 1
        if riders > 0:
            # They come along, and are bitten where it ends instead of where it began.
            here = threats.with_one(self.car.zone, 0)
            value -= riders * (threats.with_one(end, 0) - here)
        for known in reversed(before):
            threats.drop(known)
        return value

    def runs_over(self, option: Option) -> bool:
        """Whether one of us stands where a drive attacks."""
        swept = self.action.sweeps(self.plan.s, self.car, option)
        mine = (self.plan.me.id, *self.car.people)
        return any(mate.zone in swept and mate.id not in mine for mate in self.plan.mates)

    def struck(self, counts: Counts) -> Counts:
        """A crowd that a car went through."""
        s = self.plan.s
        numbers = s.rules.cars
        dice = float(numbers.dice) if numbers.dice else number(counts)
        return strike(s.rules, counts, dice * (7 - numbers.accuracy) / 6.0, numbers.damage, False)

    def seated(self, zone: int, actions: int) -> float:
        """The rest of the turn of somebody in this car: stay and fight, drive on, or get out and walk."""
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
        """What it is worth not to get out."""
        mine = self.car.driver == self.plan.me.id and self.car.drivable
        return RIDE if mine and self.useful(self.car.zone) else 0.0

    def useful(self, zone: int) -> bool:
        """Whether a car is of any use from a zone."""
        plan = self.plan
        if plan.wishes.hero and plan.champion:
            return True
        return plan.target >= 0 and plan.wishes.far(zone, plan.target) >= FARAWAY


def car_action(judge: TurnJudge) -> UseCar:
    """How this game's cars are driven."""
    return next(action for action in judge.s.rules.acts if isinstance(action, UseCar))
