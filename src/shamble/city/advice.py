"""What a sensible survivor would do, with a reason: kill what is close, gear up, then go for the goals together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from shamble.city.armory import best_worth, card_worth, held_worth, spare
from shamble.city.cars import SEATS, seated
from shamble.city.combat import burning, exposed, wild
from shamble.city.menu import tools
from shamble.city.outlook import blow_of, strike, toll
from shamble.city.plan import BOTTLE, Plan
from shamble.city.skills import count, purses
from shamble.city.state import THRESHOLDS, Attack, Car, City
from shamble.content.tooling import Advice
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.session import Session

Judged = tuple[float, str, Args]
Judge = Callable[[City, Any, Option], Judged]

LOVED: Final = ("amy", "wanda", "elle", "josh", "ned", "doug", "odin", "lou", "tiger-sam", "lili", "ostara", "bunny-g")
"""Whom to pick: those who can take most wounds, for the first death loses."""
LOUD: Final = 0.15
"""What a noise costs."""
STIR: Final = 2.0
LINGER: Final = 10.0
"""How much it may cost to wait at the way out for those who are behind."""
FRIENDS: Final = 1.5
"""How much worse a wound is that we give each other."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, the best first."""
    decision = session.decision
    if decision is None:
        return []
    s: City = session.state
    step: Any = decision.step
    if decision.frame in ("Menu", "MoveOn"):
        plan = Plan(s, step.who)
        asked = menu(plan) if decision.frame == "Menu" else move_on(plan, step.left - 1)
        found = [Advice(option.key, *asked(option)) for option in decision.options]
    else:
        judge = JUDGES.get(decision.frame, passive)
        found = [Advice(option.key, *judge(s, step, option)) for option in decision.options]
    found.sort(key=lambda advice: -advice.score)
    return found


# -- a turn ----------------------------------------------------------------------------------------------------------


class Menu:
    """Every action is worth what it brings at once and the best that can be made of the turn after it."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.s: Final = plan.s
        self.me: Final = plan.me
        self.now, self.firsts = plan.best(self.me.zone, plan.actions, plan.free, plan.searched)
        self._later: dict[int, float] = {plan.actions: self.now}

    def later(self, actions: int) -> float:
        """The best end of the turn with so many actions left and nothing else changed."""
        known = self._later.get(actions)
        if known is None:
            plan = self.plan
            known = self._later[actions] = plan.best(self.me.zone, actions, plan.free, plan.searched)[0]
        return known

    def cost(self, what: str, paired: bool = False) -> int:
        """Whether an action is paid by an ordinary one."""
        found = purses(self.s, self.me, what, paired)
        return 0 if found and found[0] != "action" else 1

    def judge(self, option: Option) -> Judged:
        verb = option.verb
        plan, who = self.plan, self.me.id
        if verb == "end":
            return plan.ends(self.me.zone, 0, plan.searched), "nothing-better", {}
        if verb == "leave":
            return 900.0 if not plan.stragglers else plan.way(self.me.zone) - LINGER, "way-out", {"who": who}
        if verb in ("move", "slip"):
            return self.move(self.s.board.names[option.target], verb)
        if verb in ("melee", "shoot", "throw", "improvise"):
            return self.attack(option)
        if verb == "take":
            return self.take(option)
        if verb in ("seal", "switch-on", "collect", "deliver"):
            return self.later(plan.actions - 1) + 15.0, "mission", {"who": who}
        if verb in ("search", "search-car"):
            left = plan.actions - self.cost("search")
            worth = plan.search_worth() + (2.0 if verb == "search-car" else 0.0)
            worth -= plan.fright(self.me.zone, left)
            return plan.best(self.me.zone, left, plan.free, True)[0] + worth, "gear-up", {"who": who}
        if verb == "open":
            return self.door(int(option.target.partition("-")[2]) - 1, option.item)
        if verb in ("sort", "trade"):
            return self.gear(option)
        if verb in ("sprint", "charge", "bloodlust", "blitz", "field-medic", "jump"):
            return self.dash(self.s.board.names[option.target], verb)
        return self.odd(option)

    def move(self, zone: int, verb: str) -> Judged:
        plan = self.plan
        args: Args = {"who": self.me.id, "zone": self.s.board.zones[zone].id}
        if verb == "slip":
            value = plan.best(zone, plan.actions - (0 if plan.free else 1), max(0, plan.free - 1), plan.searched)[0]
            value -= 0.1
        else:
            value = self.firsts.get(zone, -500.0)
        nearer = plan.target >= 0 and plan.aims.far(zone, plan.target) < plan.aims.far(self.me.zone, plan.target)
        return value, "towards-goal" if nearer else "safer", args

    def dash(self, zone: int, verb: str) -> Judged:
        """A move of several zones: the best place it can lead to."""
        plan = self.plan
        left = plan.actions - (0 if verb == "charge" else 1)
        value = plan.run(zone, 2 if verb == "sprint" else 1, left)
        args: Args = {"who": self.me.id, "zone": self.s.board.zones[zone].id}
        return value - 0.1, "charge" if verb == "charge" else "safer", args

    def attack(self, option: Option) -> Judged:
        """Kills, what they spare the others, and what is left to do; less the noise, misses and a higher danger."""
        s, plan, me = self.s, self.plan, self.me
        mode = "melee" if option.verb == "melee" or option.item == "improvised-melee" else "ranged"
        weapons = tuple(option.item.split("+"))
        zone = me.zone if mode == "melee" else s.board.names[option.target]
        args: Args = {"who": me.id, "zone": s.board.zones[zone].id}
        if option.verb == "throw":
            return self.throw(option.item, zone, args)
        blow = blow_of(s, me, mode, weapons, zone)
        before = plan.outlook.horde[zone]
        after = strike(plan.outlook.kinds, before, blow.hits, blow.damage, blow.free)
        gain = plan.kill_worth(before, after, zone)
        if not gain:
            return -200.0, "cannot-hurt", args
        if mode == "ranged":
            gain -= LOUD if blow.noise else 0.0
            if not blow.safe:
                misses = blow.dice - blow.hits
                there = exposed(s, Attack(me.id, mode, weapons, zone, 0, 0, 0))
                lives = [mate.life for mate in s.survivors if mate.id in there] or [1 for _ in there]
                gain -= FRIENDS * toll(misses * blow.damage, lives)
        gain -= self.stir(float(sum(before)) - float(sum(after)))
        free = option.verb == "improvise" or not self.cost(mode, len(weapons) > 1)
        return gain + self.after(zone, after, plan.actions - (0 if free else 1)), "kill", args

    def after(self, zone: int, counts: list[float], actions: int) -> float:
        """What the turn is still worth when only these are left of a crowd, and what that spares the others."""
        plan = self.plan
        outlook = plan.outlook
        before = outlook.horde[zone]
        spared = outlook.around(zone)
        outlook.suppose(zone, counts)
        spared -= outlook.around(zone)
        value = plan.best(self.me.zone, actions, plan.free, plan.searched)[0]
        outlook.suppose(zone, before)
        return value + spared

    def throw(self, card: str, zone: int, args: Args) -> Judged:
        s, plan = self.s, self.plan
        if s.people(zone) and not wild(s, zone):
            return -900.0, "friends-there", args
        before = plan.outlook.horde[zone]
        kinds = plan.outlook.kinds
        if s.noted(f"molofix {card}"):
            hit = any(before[kind.index] for kind in kinds if kind.effect == "super")
            return (900.0 if hit else -900.0), "burn", args
        wanted = "super" in plan.aims.open and not s.noted("mixed")
        burnt = burning(s, zone, card)
        after = [0.0 if kind.index in burnt else before[kind.index] for kind in kinds]
        gain = plan.kill_worth(before, after, zone) - BOTTLE - (20.0 if wanted else 0.0)
        if any(goal.get("kind") == "abomination" for goal in s.rules.mission.goals):
            gain += 30.0 if any(before[kind.index] for kind in kinds if kind.type == "abomination") else -10.0
        gain -= self.stir(float(sum(before)) - float(sum(after)))
        return gain + self.after(zone, after, plan.actions - 1), "burn", args

    def stir(self, kills: float) -> float:
        """What it costs if adrenaline raises the danger for everybody."""
        me = self.me
        if "level" in self.plan.aims.open:
            return 0.0
        level = me.level
        if level >= 3 or level < self.plan.outlook.level:
            return -0.1 * kills
        short = THRESHOLDS[level + 1] - me.ap
        return min(1.0, kills / short) * STIR * (3.0 if level == 0 else 4.0) if kills + 0.5 >= short else 0.0

    def take(self, option: Option) -> Judged:
        plan = self.plan
        zone = self.me.zone
        worth = plan.prize(zone)
        known = plan.aims.prizes.pop(zone, 3.0)
        value = plan.best(zone, plan.actions - 1, plan.free, plan.searched)[0]
        plan.aims.prizes[zone] = known
        token = self.s.token(option.target)
        if token is not None and token.kind == "objective":
            worth -= 0.5 * self.stir(float(self.s.rules.mission.worth(self.s, token)))
        return value + worth + 0.3, "take-it", {"who": self.me.id}

    def door(self, index: int, tool: str) -> Judged:
        """Open what lies on the way, with friends near who can still act; quiet tools first."""
        s, plan, me = self.s, self.plan, self.me
        door = s.board.doors[index]
        other = door.b if me.zone == door.a else door.a
        args: Args = {"who": me.id, "zone": s.board.zones[other].id}
        later = self.later(plan.actions - self.cost("door"))
        if not plan.aims.opens(door):
            return later - 60.0, "closed-is-safe", args
        if plan.target < 0 or plan.aims.far(other, plan.target) >= plan.aims.far(me.zone, plan.target):
            return later - 3.0, "closed-is-safe", args
        # Not in one expression with `and`: mypyc 2.4.1 releases what it never set there, and aborts.
        loud = 0.0
        if tool != "hands" and s.rules.catalogue.gear[tool].door == "noisy":
            loud = LOUD
        value = max(later + plan.opening(other), self.firsts.get(-1 - index, -500.0))
        return value - loud, "on-the-way", args

    def gear(self, option: Option) -> Judged:
        s, me = self.s, self.me
        later = self.later(self.plan.actions - 1)
        if option.verb == "sort":
            gain = best_worth(s, me.gear) - held_worth(s, me.hands)
            return later + 1.5 * gain - 0.2, "ready-weapons", {"who": me.id}
        mate = s.survivor(option.target)
        gain = max(spare(s, me, mate)[0], spare(s, mate, me)[0])
        return later + 1.2 * gain - 0.6, "ready-weapons", {"who": me.id}

    def odd(self, option: Option) -> Judged:
        """What is rarely worth it."""
        s, plan, me = self.s, self.plan, self.me
        here = s.crowd(me.zone)
        if option.verb == "reload":
            later = self.later(plan.actions - 1)
            near = any(s.crowd(zone) for zone in s.topology().sight(me.zone))
            return later + (1.2 if near and plan.actions > 1 else -1.0), "reload", {"who": me.id}
        if option.verb == "eat":
            level = "level" in plan.aims.open and plan.champion
            return self.now + (3.0 if level else -3.0), "save-food", {"who": me.id}
        if option.verb == "shove":
            to = s.board.names[option.target]
            return self.now + (1.5 * here - 2.0 if not s.people(to) else -5.0), "shove", {"who": me.id}
        if option.verb == "command":
            mate = s.survivor(option.target)
            return self.now + (1.0 + s.crowd(mate.zone)), "command", {"who": option.target}
        if option.verb in ("board", "drive-seat", "slow", "fast", "alight", "swap-seat"):
            return self.ride(option)
        return self.later(plan.actions - 1) - 2.0, "nothing-better", {}

    def ride(self, option: Option) -> Judged:
        """Cars only where the mission wants them: wait until everybody is in one, then drive out."""
        s, plan, me = self.s, self.plan, self.me
        args: Args = {"who": me.id}
        leaving = s.rules.mission.has("by-car") and plan.aims.open == ["exit"]
        if not leaving:
            return -300.0 if option.verb != "alight" else self.now + 5.0, "nothing-better", {}
        if option.verb == "board":
            return self.now + 30.0, "mission", args
        car = s.car(me.car)
        if car is None:
            return -300.0, "nothing-better", {}
        if option.verb == "drive-seat":
            return self.now + (10.0 if not car.driver else -20.0), "mission", args
        if option.verb in ("slow", "fast"):
            there = s.board.names[option.target]
            nearer = self.course(car, car.zone) - self.course(car, there)
            crowd = s.crowd(there)
            return self.now + 20.0 * nearer - (1.5 * crowd if option.verb == "slow" else 0.0), "mission", args
        return -300.0, "nothing-better", {}

    def course(self, car: Car, zone: int) -> int:
        """How far a car still has to go from a zone: to the way out, or first to whom no other car can take."""
        s, plan = self.s, self.plan
        waiting = [mate for mate in plan.mates if not mate.car]
        others = [other for other in s.cars if other.id != car.id and other.drivable]
        seats = sum([SEATS - seated(s, other) for other in others])
        if seated(s, car) < SEATS and len(waiting) > seats:
            return min([plan.aims.far(zone, mate.zone) for mate in waiting])
        if seated(s, car) < SEATS and any(plan.aims.far(car.zone, mate.zone) <= 2 for mate in waiting):
            return 0
        return min([plan.aims.far(zone, way) for way in s.rules.mission.exits])


def menu(plan: Plan) -> Callable[[Option], Judged]:
    return Menu(plan).judge


def move_on(plan: Plan, left: int) -> Callable[[Option], Judged]:
    def asked(option: Option) -> Judged:
        zone = plan.me.zone if option.verb == "stop" else plan.s.board.names[option.target]
        if option.verb == "stop":
            return plan.best(zone, plan.actions, plan.free, plan.searched)[0], "good-here", {}
        value = max(plan.best(zone, plan.actions, plan.free, plan.searched)[0], plan.run(zone, left, plan.actions))
        return value - 0.05, "safer", {"who": plan.me.id, "zone": option.target}

    return asked


# -- everything else -------------------------------------------------------------------------------------------------


def passive(s: City, step: Any, option: Option) -> Judged:
    quiet = ("pass", "stay", "keep", "stand", "suffer", "done", "decline", "stop")
    return (1.0 if option.verb in quiet else 0.0), "nothing-better", {}


def choose(s: City, step: Any, option: Option) -> Judged:
    rank = LOVED.index(option.target) if option.target in LOVED else len(LOVED)
    return float(-rank), "good-skills", {"who": option.target}


def activate(s: City, step: Any, option: Option) -> Judged:
    """Who stands among zombies first, then who opens doors, then who can strike."""
    survivor = s.survivor(option.actor)
    if option.verb == "wait":
        return -50.0, "first-in-need", {"who": option.actor}
    crowd = s.crowd(survivor.zone)
    value = 3.0 * crowd + best_worth(s, survivor.hands)
    if not crowd and tools(s, survivor):
        value += 2.0
    return value, "first-in-need", {"who": option.actor}


def sort(s: City, step: Any, option: Option) -> Judged:
    survivor = s.survivor(step.who)
    if option.verb == "drop":
        return -card_worth(s, survivor, option.item), "least-useful", {"card": option.item}
    held = survivor.hands if option.verb == "keep" else tuple(option.item.split("+"))
    held = tuple([card for card in held if card != "nothing"])
    return held_worth(s, held) + (0.01 if option.verb == "keep" else 0.0), "best-hands", {"who": step.who}


def trade(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "give":
        gain, card = spare(s, s.survivor(option.actor), s.survivor(option.target))
        return (gain if card == option.item else -1.0), "best-hands", {"who": option.target}
    return (0.3 if option.verb == "done" else -1.0), "keep-it", {}


def agree(s: City, step: Any, option: Option) -> Judged:
    return (1.0 if option.verb == "agree" else 0.0), "share", {}


def reroll(s: City, step: Any, option: Option) -> Judged:
    attack = s.attack
    assert attack is not None
    survivor = s.survivor(attack.who)
    bonus = count(s, survivor, "to-roll", attack.mode)
    accuracy = max(s.rules.minimum, attack.accuracy)
    hits = len([die for die in attack.dice if min(6, die + bonus) >= accuracy])
    mean = len(attack.dice) * (7 - accuracy + bonus) / 6.0
    poor = hits < mean and hits < s.crowd(attack.zone)
    if option.verb == "stand":
        return 0.0, "good-roll", {"n": hits}
    return (1.0 if poor else -1.0), "poor-roll", {"n": hits}


def hit(s: City, step: Any, option: Option) -> Judged:
    """The fast ones first, then the tough."""
    if option.verb == "lose-hits":
        return -1.0, "nothing-better", {}
    kind = s.rules.catalogue.kind[option.actor]
    return kind.actions * 2.0 + kind.ap, "worst-first", {"kind": kind.id}


def bite(s: City, step: Any, option: Option) -> Judged:
    """Whoever has most life left takes it."""
    if option.verb == "bite-all":
        return -50.0, "share", {}
    for survivor in s.survivors:
        if survivor.id == option.actor:
            return float(survivor.life) * 2.0, "strongest", {"who": survivor.id}
    return -30.0, "strongest", {"who": option.actor}


def send(s: City, step: Any, option: Option) -> Judged:
    zone = s.board.names[option.target]
    return -float(s.people(zone)) * 3.0, "away-from-us", {"zone": option.target}


def reveal(s: City, step: Any, option: Option) -> Judged:
    """The farthest dark room first."""
    zone = s.board.names[option.target]
    far = [s.topology().distances(survivor.zone)[zone] for survivor in s.survivors if survivor.here]
    return float(min([d for d in far if d >= 0], default=0)), "far-first", {"zone": option.target}


def learn(s: City, step: Any, option: Option) -> Judged:
    liked = ("free:combat", "free:melee", "free:ranged", "die:", "to-roll", "free:move", "damage", "slippery", "medic")
    for rank, name in enumerate(liked):
        if option.item.startswith(name):
            return 10.0 - rank, "good-skill", {"skill": option.item}
    return 0.0, "good-skill", {"skill": option.item}


def react(s: City, step: Any, option: Option) -> Judged:
    """An attack for nothing, or a step out of the way."""
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    plan = Plan(s, option.actor)
    if option.verb == "sidestep":
        zone = s.board.names[option.target]
        gain = plan.ends(zone, 0, True) - plan.ends(plan.me.zone, 0, True) - 0.2
        return gain, "safer", {"who": option.actor, "zone": option.target}
    asked = Menu(plan)
    score, reason, args = asked.attack(option)
    return score - asked.later(max(0, plan.actions - 1)), reason, args


def wanted(s: City, step: Any, option: Option) -> Judged:
    """Offers that cost nothing: take them."""
    refuse = ("pass", "stay", "decline", "stop", "suffer")
    return (0.0 if option.verb in refuse else 1.0), "free", {}


def save_life(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "suffer":
        return (0.0 if s.survivor(step.who).life > step.n else -5.0), "bear-it", {}
    return -card_worth(s, s.survivor(step.who), option.item), "least-useful", {"card": option.item}


JUDGES: dict[str, Judge] = {
    "ChooseSurvivor": choose,
    "PlaceCompanion": choose,
    "SeatTurn": activate,
    "Sort": sort,
    "Trade": trade,
    "Agree": agree,
    "Reroll": reroll,
    "GiveHit": hit,
    "CarHit": hit,
    "Reap": wanted,
    "Bite": bite,
    "Misfire": bite,
    "CarMiss": bite,
    "Remainder": send,
    "OpenBuilding": reveal,
    "ChooseSkill": learn,
    "Reactions": react,
    "FreeAttack": react,
    "MatchingSet": wanted,
    "Medic": wanted,
    "Patch": wanted,
    "Pull": wanted,
    "LinkTurns": wanted,
    "IsThatAll": save_life,
}
