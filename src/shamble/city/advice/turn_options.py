"""Scores for every option of a survivor's turn: kill the enemies that are close, gear up, then go for the goals
together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shamble.city.advice.attack_estimates import AttackEstimate, Counts, blow_of, strike
from shamble.city.advice.driving import Drives
from shamble.city.advice.gear_worth import SAME, fitting, held_worth, load_of, spare
from shamble.city.advice.horde_ground import number
from shamble.city.advice.threats import wound_cost
from shamble.city.advice.turn_plan import BOTTLE, UNSPENT, TurnPlan
from shamble.city.advice.waiting import why_end, why_no_step, why_search, why_step
from shamble.city.board.board import Door
from shamble.city.combat.hits import exposed
from shamble.city.survivors.inventory import DECLINED
from shamble.city.table.pieces import Attack, Car
from shamble.city.table.survivor import THRESHOLDS
from shamble.core.advice import ANYTHING, NOTHING, Judged, Opinion
from shamble.core.event import Args
from shamble.core.option import Option, parted

LOUD: Final = 0.15
"""Cost of making noise."""
STIR: Final = 2.0
"""Base cost of raising the danger level."""
LINGER: Final = 10.0
"""Cost of leaving the board while stragglers are behind."""
FRIENDS: Final = 2.5
"""Factor by which a wound dealt to a friend is worse than other wounds."""
SAVES: Final = 0.3
"""Minimum of unbearable wounds that a shot must prevent if it endangers a friend or ignores enemies in the shooter's
zone."""
ELSEWHERE: Final = 60.0
"""Cost of shooting into another zone while an attack could hurt enemies in the shooter's zone, unless the shot saves a
life."""


SORT: Final = 0.05
"""Cost of sorting, besides the action."""
TRADE: Final = 0.15
"""Cost of a trade, besides the action."""
WASTE: Final = 1.0
"""Cost of an action that gains nothing, compared to ending the turn."""
BOARD: Final = 0.3
"""Gain over walking that getting into a car must bring."""
POINTLESS: Final = -200.0
"""Worth of an attack that can hurt nobody."""
NOWHERE: Final = -500.0
"""Worth of a step after which the turn cannot end."""
HAIR: Final = 1e-6
"""Tolerance for rounding: an option this close to a floor is still evaluated."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnJudge(Opinion):
    """Judges the options of a turn: the immediate gain of an action plus the best value of the turn after it."""

    def __init__(self, plan: TurnPlan) -> None:
        self.plan: Final = plan
        self.s: Final = plan.s
        self.me: Final = plan.me
        self._firsts: dict[int, list[tuple[int, int]]] | None = None
        """First step of a turn (as in `first`) → the ends to which it leads, as (zone, actions left)."""
        self._ends: dict[int, int] = {}
        """The zone in which the best turn ends, by its first step."""
        self._later: dict[int, float] = {}
        """Actions left → best value of the turn with them."""
        self._below: dict[int, float] = {}
        """Actions left → upper limit of that value, where only the limit is known."""

    @property
    def now(self) -> float:
        """The best value of the turn with nothing changed."""
        return self.later(self.plan.actions)

    def later(self, actions: int, floor: float = ANYTHING) -> float:
        """The best value of the turn with so many actions left and nothing else changed; `floor` as in `judge`."""
        cached = self._later.get(actions)
        if cached is not None:
            return cached
        below = self._below.get(actions)
        if below is not None and below <= floor:
            return below
        plan = self.plan
        value = plan.best(self.me.zone, actions, plan.free, plan.searched, floor)
        if value > floor:
            self._later[actions] = value
        else:
            self._below[actions] = value
        return value

    def rest(self, cost: int, gain: float, floor: float) -> float:
        """The value of an action that costs so many actions and gains so much at once."""
        return self.later(self.plan.actions - cost, floor - gain - HAIR) + gain

    def first(self, step: int, floor: float) -> float:
        """The best value of a turn that begins with this step: a zone, or -1 - index of a door to be opened."""
        plan, here = self.plan, self.me.zone
        firsts = self._firsts
        if firsts is None:
            firsts = self._firsts = plan.firsts(here, plan.actions, plan.free)
        top = NOTHING
        ends = firsts.get(step)
        if ends is not None:
            for zone, left in ends:
                value = plan.ends(zone, left, plan.searched, top if top > floor else floor)
                if value > top:
                    top = value
                    self._ends[step] = zone
        if step in plan.threats.near[here] and plan.fetches(here, plan.actions, plan.free, plan.searched):
            top = max(top, plan.fetch(here, step, plan.actions, plan.free))
        if step in plan.threats.near[here] and plan.sallies(here, plan.actions, plan.free):
            top = max(top, plan.sally(here, step, plan.actions, plan.free, plan.searched))
        return top if top > NOTHING else NOWHERE

    def cost(self, what: str, paired: bool = False) -> int:
        """The number of ordinary actions that an action of this type costs: 0 if a free action pays for it, else 1."""
        return 0 if self.plan.turn.pays(what, paired) not in ("", "action") else 1

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        verb = option.verb
        if verb == "move":
            return self.move(self.s.board.names[option.target], floor)
        if verb in ("sort", "trade"):
            return self.gear(option, floor)
        plan, who = self.plan, self.me.id
        if verb == "end":
            value = self.stop(floor)
            if value <= floor:
                return value, "nothing-better", {}
            if floor <= ANYTHING and self.now > value + HAIR:
                return value, "could-do-more", {"who": who, "n": plan.actions}
            why, args = why_end(plan)
            return value, why, args
        if verb == "leave" and plan.kept:
            return self.now - 100.0, "goal-keeps", {"who": who}
        if verb == "leave":
            return 900.0 if not plan.stragglers else plan.way(self.me.zone) - LINGER, "way-out", {"who": who}
        if verb in ("melee", "shoot", "throw"):
            return self.attack(option, floor)
        if verb == "take":
            return self.take(option)
        own = self.by_owner(option, floor)
        if own is not None:
            return own
        special = False
        for effect in self.s.rules.mission.on_verbs:
            if verb in effect.verbs:
                special = True
                judged = effect.judge(self, option)
                if judged is not None:
                    return judged
        if verb == "collect" or special:
            return self.rest(1, 15.0, floor), "mission", {"who": who}
        if verb in ("search", "search-car"):
            left = plan.actions - self.cost("search")
            worth = plan.find + (2.0 if verb == "search-car" else 0.0)
            worth -= plan.fright(self.me.zone, left)
            why, args = why_search(plan)
            return plan.best(self.me.zone, left, plan.free, True, floor - worth - HAIR) + worth, why, args
        if verb == "open":
            for door in self.s.board.doors:
                if door.id == option.target:
                    return self.door(door, option.item)
        return self.odd(option, floor)

    def by_owner(self, option: Option, floor: float) -> Judged | None:
        """The judgement of the skill, card or action whose option it is; None if it leaves that to this judge."""
        verb, kit = option.verb, self.plan.turn.kit
        for skill in kit.on_options:
            if verb in skill.verbs:
                return skill.judge(self, option, floor)
        for effect, _ in kit.playable:
            if verb in effect.verbs:
                return effect.judge(self, option, floor)
        for action in self.s.rules.all_actions:
            if verb in action.verbs:
                return action.judge(self, option, floor)
        return None

    def move(self, zone: int, floor: float) -> Judged:
        """Judges a step to a neighbouring zone."""
        return self.step(zone, self.first(zone, floor), floor)

    def slip(self, zone: int, floor: float) -> Judged:
        """Judges a step that zombies neither make dearer nor stop, once a turn."""
        plan = self.plan
        left = plan.actions - (0 if plan.free else 1)
        return self.step(zone, plan.best(zone, left, max(0, plan.free - 1), plan.searched, floor) - 0.1, floor)

    def step(self, zone: int, value: float, floor: float) -> Judged:
        """A step of this value, with the reason for it."""
        plan = self.plan
        if value <= floor:
            return value, "good-place", {"who": self.me.id, "zone": self.s.board.zones[zone].id}
        worse = value < self.stop()
        why, args = why_no_step(plan, zone) if worse else why_step(plan, zone, self._ends.get(zone, zone))
        return value, why, args

    def dash(self, option: Option, floor: float, price: int = 1, further: int = 1, reason: str = "") -> Judged:
        """Judges a move of several zones by the best zone it can lead to. The move costs `price` actions and goes
        `further` zones after the first; `reason` is given instead of what the zone is good for."""
        plan = self.plan
        slips = bool(option.item)
        cost = price + (0 if slips else self.s.rules.leaving(self.s, plan.turn))
        zone = self.s.board.names[option.target]
        left = max(0, plan.actions - cost)
        value = plan.run(zone, further, left, slips or plan.slippery, floor)
        if slips:
            value -= 0.1
        if reason:
            return value - 0.1, reason, {"who": self.me.id, "zone": option.target}
        why, reasons = why_step(plan, zone)
        return value - 0.1, why, reasons

    def attack(self, option: Option, floor: float = ANYTHING, free: str = "") -> Judged:
        """Judges an attack: kills, the danger they take from others and the value of the rest of the turn, less noise,
        danger to friends and a higher danger level. `free` is the mode of an attack that costs no action."""
        s, plan, me = self.s, self.plan, self.me
        mode = free or ("melee" if option.verb == "melee" else "ranged")
        weapons = parted(option.item)
        zone = me.zone if mode == "melee" else s.board.names[option.target]
        args: Args = {"who": me.id, "zone": s.board.zones[zone].id}
        if option.verb == "throw":
            return self.throw(option, zone, args)
        blow = blow_of(s, me, mode, weapons, zone)
        before = plan.threats.horde[zone]
        after = strike(s.rules, before, blow.hits, blow.damage, blow.free)
        gain = plan.kill_worth(before, after, zone)
        if not gain:
            return POINTLESS, "cannot-hurt", args
        if mode == "ranged":
            gain -= LOUD if blow.noise else 0.0
            if not blow.safe:
                there = exposed(s, Attack(me.id, mode, weapons, zone))
                lives = [mate.life for mate in s.survivors if mate.id in there]
                lives += [1] * (len(there) - len(lives))
                if could_kill(blow, lives) or (there and (s.rules.friends_first or self.saves(zone, after) < SAVES)):
                    return -900.0, "friends-there", args
                gain -= FRIENDS * wound_cost((blow.dice - blow.hits) * blow.damage, lives)
            if zone != me.zone and self.fights_here() and self.saves(zone, after) < SAVES:
                gain -= ELSEWHERE
        if zone != me.zone:
            # Enemies in the survivor's zone would bite: they are killed even if that raises the danger level.
            gain -= self.stir(number(before) - number(after))
        left = plan.actions - (0 if free or not self.cost(mode, len(weapons) > 1) else 1)
        value = gain + self.after(zone, after, left, floor - gain)
        if value <= floor or s.rules.hits_add_up:
            return value, "kill", args
        odds = 100.0 - 100.0 * (1.0 - blow.hits / blow.dice) ** blow.dice
        return value, "kill-odds", {**args, "n": s.crowd(zone), "odds": int(odds + 0.5)}

    def both_ways(self, option: Option) -> Judged:
        """Judges shooting one gun of a pair at each of two zones as the sum of two single shots."""
        plan, me = self.plan, self.me
        args: Args = {"who": me.id, "zone": option.target}
        later = self.later(plan.actions - self.cost("ranged", True))
        gain = 0.0
        for zone in (option.target, option.item):
            shot = self.attack(Option("shoot", me.id, zone, me.hands[0]))
            if shot[0] <= POINTLESS:
                return shot
            gain += shot[0] - later
        return gain + later, "kill", args

    def fights_here(self) -> bool:
        """True if an attack into the survivor's zone would hurt an enemy there."""
        threats, me = self.plan.threats, self.me
        counts, n = threats.horde[me.zone], threats.size[me.zone]
        return n > 0 and number(threats.fight(me, me.zone, counts, 1.0)) < n

    def saves(self, zone: int, counts: Counts) -> float:
        """Number of unbearable wounds, in `zone` and in the survivor's zone, that are prevented if only `counts` are
        left in `zone`."""
        threats, me = self.plan.threats, self.me
        zones = (zone,) if zone == me.zone else (zone, me.zone)
        spared = sum([threats.excess_wounds(endangered, me) for endangered in zones])
        if spared:
            with threats.supposing([(zone, counts)]):
                spared -= sum([threats.excess_wounds(endangered, me) for endangered in zones])
        return spared

    def after(self, zone: int, counts: Counts, actions: int, floor: float = ANYTHING) -> float:
        """The value of the rest of the turn if only `counts` are left in a zone, plus the cost that this saves the
        mates."""
        plan = self.plan
        threats = plan.threats
        spared = threats.around(zone)
        with threats.supposing([(zone, counts)]):
            spared -= threats.around(zone)
            value = plan.best(self.me.zone, actions, plan.free, plan.searched, floor - spared - HAIR)
        return value + spared

    def throw(self, option: Option, zone: int, args: Args) -> Judged:
        """Judges throwing a card that burns a zone."""
        s, plan = self.s, self.plan
        effect = s.rules.card_effect(s.rules.catalogue.gear[option.item].effect)
        if not effect.harmless(s, zone):
            return -900.0, "friends-there", args
        for special in s.rules.mission.on_judge:
            judged = special.judge(self, option)
            if judged is not None:
                return judged
        before = plan.threats.horde[zone]
        burnt = effect.burns(s, zone, option.item)
        after = [0.0 if kind.index in burnt else before[kind.index] for kind in plan.threats.kinds]
        gain = plan.kill_worth(before, after, zone) - BOTTLE
        for goal in s.rules.mission.goals:
            gain += goal.throwing(s, before)
        gain -= self.stir(number(before) - number(after))
        return gain + self.after(zone, after, plan.actions - 1), "burn", args

    def stir(self, kills: float) -> float:
        """Cost of the danger level that the adrenaline of these kills may raise; negative (a gain) if this survivor
        cannot raise it."""
        me = self.me
        if self.plan.wishes.hero:
            return 0.0
        level = me.level
        if level >= 3 or level < self.plan.threats.level:
            return -0.1 * kills
        short = THRESHOLDS[level + 1] - me.ap
        return min(1.0, kills / short) * STIR * (3.0 if level == 0 else 4.0) if kills + 0.5 >= short else 0.0

    def take(self, option: Option) -> Judged:
        """Judges taking a token in the zone."""
        plan = self.plan
        zone = self.me.zone
        worth = plan.prize(zone)
        prize = plan.wishes.prizes.pop(zone, 0.0)
        value = plan.best(zone, plan.actions - 1, plan.free, plan.searched)
        if prize:
            plan.wishes.prizes[zone] = prize
        token = self.s.token(option.target)
        if token is not None and not self.s.rules.mission.helps(self.s, self.me, token):
            return value - 60.0, "no-need", {}
        if token is not None and token.kind == "objective":
            worth -= 0.5 * self.stir(float(self.s.rules.mission.worth(self.s, token)))
        return value + worth + 0.3, "take-it", {"who": self.me.id}

    def door(self, door: Door, tool: str) -> Judged:
        """Judges opening a door: wanted on the way to the target with fresh mates near; quiet tools are preferred."""
        s, plan, me = self.s, self.plan, self.me
        other = door.b if me.zone == door.a else door.a
        args: Args = {"who": me.id, "zone": s.board.zones[other].id}
        later = self.later(plan.actions - self.cost("door"))
        if not plan.wishes.opens(door):
            return later - 60.0, "closed-is-safe", args
        if plan.target < 0 or plan.wishes.far(other, plan.target) >= plan.wishes.far(me.zone, plan.target):
            behind = self.first(-1 - door.index, ANYTHING)
            if behind > later - 3.0:
                why, reasons = why_step(plan, other)
                return behind, why, reasons
            return later - 3.0, "closed-is-safe", args
        # Not in one expression with `and`: mypyc 2.4.1 releases what it never set there, and aborts.
        loud = 0.0
        if tool != "hands" and s.rules.catalogue.gear[tool].door == "noisy":
            loud = LOUD
        risk = plan.care(other) if plan.unseen(other) else 0.0
        value = max(later + plan.opening(other), self.first(-1 - door.index, ANYTHING) - risk)
        return value - loud, "on-the-way", args

    def gear(self, option: Option, floor: float) -> Judged:
        """Judges sorting the inventory and trading."""
        s, me, left = self.s, self.me, self.plan.actions - 1
        if option.verb == "sort":
            gain = 1.5 * (fitting(s, load_of(s, me).best) - held_worth(s, me.hands))
            if gain <= 0.0:
                return self.wasted(), "best-hands", {"who": me.id}
            return self.later(left, floor - gain + SORT - HAIR) + gain - SORT, "ready-weapons", {"who": me.id}
        mate = s.survivor(option.target)
        if s.spent("turn", f"{DECLINED} {mate.id}"):
            return self.wasted(), "trade-declined", {"whom": mate.id}
        given, card = spare(s, me, mate)
        taken, other = spare(s, mate, me)
        if max(given, taken) <= SAME:
            return self.wasted(), "keep-it", {}
        gain = 1.2 * max(given, taken)
        args: Args = {"whom": mate.id, "card": card} if given >= taken else {"whom": me.id, "card": other}
        return self.later(left, floor - gain + TRADE - HAIR) + gain - TRADE, "better-with", args

    def stop(self, floor: float = ANYTHING) -> float:
        """The value of ending the turn now; `floor` as in `judge`."""
        plan = self.plan
        return plan.ends(self.me.zone, 0, plan.searched, floor) - UNSPENT * max(0, plan.actions)

    def wasted(self) -> float:
        """The value of an action that gains nothing: less than that of ending the turn."""
        return self.stop() - WASTE

    def odd(self, option: Option, floor: float) -> Judged:
        """Judges options that are rarely worth their cost."""
        s, plan, me = self.s, self.plan, self.me
        if option.verb == "noise":
            return self.wasted(), "no-need", {}
        if option.verb in ("aim", "hold-back"):
            return -300.0, "no-need", {}
        if option.verb == "reload":
            near = any(s.crowd(zone) for zone in s.topology().sight(me.zone))
            return self.rest(1, 1.2 if near and plan.actions > 1 else -1.0, floor), "reload", {"who": me.id}
        if option.verb in ("board", "ride", "drive-seat", "back-seat", "slow", "fast", "alight", "swap-seat"):
            return self.ride(option)
        return self.rest(1, -2.0, floor), "no-need", {}

    def ride(self, option: Option) -> Judged:
        """Judges car options. Where the mission ends by car, it waits until everybody is in one, then drives out."""
        s, plan, me = self.s, self.plan, self.me
        args: Args = {"who": me.id}
        if not plan.wishes.drives:
            return self.spin(option)
        if option.verb == "board":
            return self.now + 30.0, "mission", args
        car = s.car(me.car)
        if car is None:
            return -300.0, "no-need", {}
        if option.verb == "drive-seat":
            return self.now + (10.0 if not car.driver else -20.0), "mission", args
        if option.verb in ("slow", "fast"):
            there = s.board.names[option.target]
            nearer = self.course(car, car.zone) - self.course(car, there)
            crowd = s.crowd(there)
            if Drives(self, car).runs_over(option):
                return -900.0, "friends-there", {**args, "zone": option.target}
            return self.now + 20.0 * nearer - (1.5 * crowd if option.verb == "slow" else 0.0), "mission", args
        return -300.0, "no-need", {}

    def spin(self, option: Option) -> Judged:
        """Judges car options where nobody has to leave by car: run over enemies, or get nearer to the goals."""
        s, plan, me = self.s, self.plan, self.me
        args: Args = {"who": me.id}
        verb = option.verb
        if not s.rules.book.taste.drives:
            return (self.now + 5.0, "by-foot", args) if verb == "alight" else (-300.0, "no-need", {})
        car = s.car(me.car or option.target)
        if car is None or verb in ("ride", "back-seat", "swap-seat"):
            return -300.0, "no-need", {}
        drives = Drives(self, car)
        if verb == "alight":
            return self.later(plan.actions - 1) - drives.keep(), "by-foot", args
        if verb in ("slow", "fast"):
            return drives.worth(option, plan.actions), "drive", {**args, "zone": option.target}
        if car.driver or not car.drivable:
            return -300.0, "no-need", {}
        return drives.at_wheel(plan.actions - 1) - BOARD, "to-the-wheel", args

    def course(self, car: Car, zone: int) -> int:
        """Distance that a car has to go from a zone: to the exit, or first to survivors whom no other car can take."""
        s, plan = self.s, self.plan
        waiting = [mate for mate in plan.mates if not mate.car]
        others = [other for other in s.cars if other.id != car.id and other.drivable]
        room = s.rules.cars.seats
        seats = sum([room - s.seated(other) for other in others])
        if s.seated(car) < room and len(waiting) > seats:
            return min([plan.wishes.far(zone, mate.zone) for mate in waiting])
        if s.seated(car) < room and any(plan.wishes.far(car.zone, mate.zone) <= 2 for mate in waiting):
            return 0
        return min([plan.wishes.far(zone, way) for way in s.rules.mission.exits])


def could_kill(blow: AttackEstimate, lives: list[int]) -> bool:
    """True if the misses could kill a friend, however they are divided."""
    bearable = sum([(life - 1) // blow.damage for life in lives])
    return bool(lives) and blow.dice > bearable


def fears(plan: TurnPlan) -> Args:
    """Message arguments: number of zombies in the survivor's zone (`n`) and in neighbouring zones (`near`)."""
    here, next_door = plan.besieged()
    return {"n": here, "near": next_door}


class OnTheWay(Opinion):
    """Judges each step of a move that may go on for `left` steps after the next one."""

    def __init__(self, plan: TurnPlan, left: int, glide: bool) -> None:
        self.plan: Final = plan
        self.left: Final = left
        self.glide: Final = glide

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        plan = self.plan
        zone = plan.me.zone if option.verb == "stop" else plan.s.board.names[option.target]
        ends = plan.best(zone, plan.actions, plan.free, plan.searched, floor)
        if option.verb == "stop":
            return ends, "good-here", {}
        value = max(ends, plan.run(zone, self.left, plan.actions, self.glide, ends))
        why, args = why_step(plan, zone)
        return value - 0.05, why, args
