"""What a sensible survivor would do, with a reason: kill what is close, gear up, then go for the goals together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.city.combat import damage_of, dice_of, exposed, line_of
from shamble.city.skills import actions_left, count, has, weapon_skill
from shamble.city.state import AWAY, Attack, City, Survivor
from shamble.content.tooling import Advice
from shamble.core.event import Args
from shamble.core.option import Option
from shamble.core.session import Session

Judged = tuple[float, str, Args]
Judge = Callable[[City, Any, Option], Judged]

LOVED = ("wanda", "amy", "josh", "doug", "elle", "ned", "odin", "lou", "tiger-sam", "lili", "ostara", "bunny-g")
"""Whom to pick: those who move and strike first."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, the best first."""
    decision = session.decision
    if decision is None:
        return []
    s: City = session.state
    step: Any = decision.step
    judge = JUDGES.get(decision.frame, passive)
    plan = Plan(s) if decision.frame in ("Menu", "MoveOn") else None
    found = []
    for option in decision.options:
        if plan is not None and decision.frame == "Menu":
            score, reason, args = menu(s, plan, step.who, option)
        elif plan is not None:
            score, reason, args = move_on(s, plan, step.who, option)
        else:
            score, reason, args = judge(s, step, option)
        found.append(Advice(option.key, score, reason, args))
    found.sort(key=lambda advice: -advice.score)
    return found


class Plan:
    """Where the group wants to go: the same for everybody, looked up once for a question."""

    def __init__(self, s: City) -> None:
        doors = 0
        for door in s.board.doors:
            if s.doors >> door.index & 1 or s.rules.mission.openable(s, door):
                doors |= 1 << door.index
        self.all = s.board.topology(doors)
        self.now = s.topology()
        self.goals = goal_zones(s)
        self.s = s

    def target(self, survivor: Survivor) -> tuple[int, int]:
        """The nearest goal that can be reached, and how far it is; -1 if there is none."""
        best, far = -1, 999
        for zone in self.goals.get(survivor.id, self.goals[""]):
            distance = self.all.distances(zone)[survivor.zone]
            if 0 <= distance < far:
                best, far = zone, distance
        return best, far

    def away(self, survivor: Survivor, zone: int, target: int) -> int:
        far = self.all.distances(target)[zone]
        return far if far >= 0 else 99


def goal_zones(s: City) -> dict[str, list[int]]:
    """Zones that matter to the goals now; under a survivor's id if only that one should go there."""
    mission = s.rules.mission
    zones: list[int] = []
    found: dict[str, list[int]] = {"": zones}
    open_goals = [goal for goal in mission.goals if not mission.met(s, goal)]
    tokens = [token.zone for token in s.tokens if token.kind == "objective"]
    kinds = [goal["type"] for goal in open_goals]
    if "objectives" in kinds or any(door.colour for door in s.board.doors):
        zones += tokens
    if not zones and ("exit" in kinds or "rescue" in kinds or "carry" in kinds):
        waiting = [companion.zone for companion in s.companions if not companion.leader]
        zones += waiting or mission.exits
    for goal in open_goals:
        if goal["type"] == "stand":
            zones.append(mission.zone("goals", goal["zone"]))
        elif goal["type"] == "seal":
            zones += [spawn.zone for spawn in s.spawns]
        elif goal["type"] == "light":
            zones += [mission.zone("goals", name) for name in goal["zones"] if not s.noted(f"lit {name}")]
        elif goal["type"] == "rescue":
            zones += [companion.zone for companion in s.companions if not companion.leader and companion.zone != AWAY]
    for survivor in s.survivors:
        if survivor.here and mission.has("one-each") and s.noted(f"took {survivor.id}") and "exit" not in kinds:
            found[survivor.id] = [survivor.zone]
    return found


# -- how dangerous ---------------------------------------------------------------------------------------------------


def threat(s: City, zone: int) -> float:
    """Wounds to expect in a zone in the next zombie phase."""
    kinds = s.rules.catalogue.kinds
    topology = s.topology()
    expected = 0.0
    for kind, n in zip(kinds, s.zombies[zone], strict=True):
        expected += n * kind.actions * kind.wounds
    for near in topology.near[zone]:
        runners = sum([n for kind, n in zip(kinds, s.zombies[near], strict=True) if kind.actions > 1])
        expected += 0.8 * runners
        for further in topology.near[near]:
            if further != zone:
                fast = sum([n for kind, n in zip(kinds, s.zombies[further], strict=True) if kind.actions > 1])
                expected += 0.1 * fast
    if any(spawn.zone == zone and spawn.active for spawn in s.spawns):
        expected += 1.2
    return expected


def expected_kills(s: City, survivor: Survivor, mode: str, weapons: tuple[str, ...], zone: int) -> float:
    """Zombies that should fall to one attack."""
    line = line_of(s, weapons[0], mode)
    dice = (dice_of(s, survivor, mode, line, zone) + count(s, survivor, "die", mode)) * len(weapons)
    accuracy = max(s.rules.minimum, line.accuracy - count(s, survivor, "to-roll", mode))
    hits = dice * (7 - accuracy) / 6.0
    damage = damage_of(s, survivor, mode, line)
    kinds = s.rules.catalogue.kinds
    free = mode == "melee" or has(s, survivor, "sniper") or weapon_skill(s, weapons, "sniper")
    counts = s.zombies[zone]
    weak = sum([n for kind, n in zip(kinds, counts, strict=True) if kind.needs <= damage])
    if not free:
        shield = [kind for kind in kinds if counts[kind.index] and kind.priority == 1 and kind.needs > damage]
        if shield:
            return 0.0
    return min(hits, float(weak))


def friendly_risk(s: City, survivor: Survivor, weapons: tuple[str, ...], zone: int) -> float:
    attack = Attack(survivor.id, "ranged", weapons, zone, 0, 0, 0)
    if has(s, survivor, "sniper") or weapon_skill(s, weapons, "sniper") or has(s, survivor, "steady-hand"):
        return 0.0
    return 25.0 if exposed(s, attack) else 0.0


# -- a turn ----------------------------------------------------------------------------------------------------------


def menu(s: City, plan: Plan, who: str, option: Option) -> Judged:
    survivor = s.survivor(who)
    verb = option.verb
    here = s.crowd(survivor.zone)
    mission = s.rules.mission
    if verb == "end":
        return 0.0, "nothing-better", {}
    if verb == "leave":
        return 90.0, "way-out", {"who": who}
    if verb in ("melee", "shoot", "throw", "improvise"):
        return judge_attack(s, survivor, option, here)
    if verb == "take":
        token = s.token(option.target)
        crate = token is not None and token.kind == "crate"
        return (14.0 if crate else 30.0) - 4.0 * here, "take-it", {"who": who}
    if verb in ("seal", "switch-on", "collect", "drop", "hand-over"):
        return 28.0, "mission", {"who": who}
    if verb in ("search", "search-car"):
        armed = strength(s, survivor)
        worth = 7.0 if armed < 2.0 else 3.0
        if len(survivor.gear) >= 5:
            worth = 0.5
        return worth - (3.0 if plan.target(survivor)[1] <= 2 else 0.0), "gear-up", {"who": who}
    if verb in ("move", "slip", "sprint"):
        return judge_move(s, plan, survivor, s.board.names[option.target], verb)
    if verb == "open":
        return judge_door(s, plan, survivor, int(option.target.partition("-")[2]), option.item)
    if verb == "sort":
        return (6.0 if wants_sorting(s, survivor) else -2.0), "ready-weapons", {"who": who}
    if verb == "reload":
        near = any(s.crowd(zone) for zone in s.topology().sight(survivor.zone))
        return (4.0 if near else -1.0), "reload", {"who": who}
    if verb == "eat":
        level = any(goal["type"] == "level" for goal in mission.goals)
        return (5.0 if level else -3.0), "save-food", {"who": who}
    if verb == "shove":
        to = s.board.names[option.target]
        return (6.0 * here - 8.0 if here >= 2 and not s.people(to) else -5.0), "shove", {"who": who}
    if verb == "command":
        mate = s.survivor(option.target)
        return (3.0 if s.crowd(mate.zone) else -1.0), "command", {"who": option.target}
    if verb in ("charge", "bloodlust", "blitz"):
        there = s.board.names[option.target]
        return (3.0 if 0 < s.crowd(there) <= 2 and strength(s, survivor) > 1 else -4.0), "charge", {"who": who}
    if verb == "field-medic":
        return -1.0, "nothing-better", {}
    return -6.0, "nothing-better", {}


def judge_attack(s: City, survivor: Survivor, option: Option, here: int) -> Judged:
    mode = "melee" if option.verb == "melee" or option.item == "improvised-melee" else "ranged"
    weapons = tuple(option.item.split("+"))
    zone = survivor.zone if mode == "melee" else s.board.names[option.target]
    args: Args = {"who": survivor.id, "zone": s.board.zones[zone].id}
    if option.verb == "throw":
        friends = s.people(zone)
        tough = any(
            n and kind.type == "abomination" for kind, n in zip(s.rules.catalogue.kinds, s.zombies[zone], strict=True)
        )
        if friends:
            return -90.0, "friends-there", args
        return (26.0 if tough else 2.0 * s.crowd(zone) - 6.0), "burn", args
    kills = expected_kills(s, survivor, mode, weapons, zone)
    if kills <= 0:
        return -4.0, "cannot-hurt", args
    score = 9.0 * kills + (9.0 if zone == survivor.zone and here else 0.0)
    if mode == "ranged":
        line = line_of(s, weapons[0], "ranged")
        score -= friendly_risk(s, survivor, weapons, zone)
        score -= 1.5 if line.noise else 0.0
        if zone != survivor.zone and here:
            score -= 8.0
        far = s.topology().sight(survivor.zone).get(zone, 1)
        score -= 1.0 * far
    return score, "kill", args


def strength(s: City, survivor: Survivor) -> float:
    """How many walkers the best weapon in hand should kill."""
    best = 0.0
    for card in survivor.hands:
        gear = s.rules.catalogue.gear[card]
        for mode in ("melee", "ranged"):
            line = gear.line(mode)
            if line is not None and line.dice:
                best = max(best, line.dice * (7 - line.accuracy) / 6.0 + (0.4 if line.damage > 1 else 0.0))
    return best


def worth_of(s: City, card: str) -> float:
    """How good a card is in the hand."""
    gear = s.rules.catalogue.gear[card]
    best = 0.0
    for line in (gear.melee, gear.ranged):
        if line is not None:
            value = line.dice * (7 - line.accuracy) / 6.0 * (1.6 if line.damage > 1 else 1.0)
            best = max(best, value + (0.3 if line.mode == "ranged" else 0.0))
    if gear.door:
        best += 0.5
    return best


def wants_sorting(s: City, survivor: Survivor) -> bool:
    if not survivor.pack:
        return False
    held = sorted([worth_of(s, card) for card in survivor.hands] + [0.0, 0.0], reverse=True)[:2]
    packed = max([worth_of(s, card) for card in survivor.pack])
    return packed > min(held) + 0.4


def judge_move(s: City, plan: Plan, survivor: Survivor, zone: int, verb: str) -> Judged:
    """Towards the goal, out of danger, not alone into a crowd."""
    target, far = plan.target(survivor)
    here, there = threat(s, survivor.zone), threat(s, zone)
    args: Args = {"who": survivor.id, "zone": s.board.zones[zone].id}
    score = 0.0
    if target >= 0:
        score += 4.0 * (far - plan.away(survivor, zone, target))
    left = actions_left(s, survivor) - 1
    mates = len(s.at(zone))
    crowd = s.crowd(zone)
    score += 0.3 * min(mates, 3)
    score -= 5.0 * max(0.0, crowd - strength(s, survivor) * max(0, left))
    if left <= 0:
        score += 2.5 * (here - there)
    else:
        score += 0.7 * (here - there)
    if survivor.life == 1:
        score += 1.5 * (here - there)
    if verb == "slip":
        score -= 0.5
    if verb == "sprint" and target >= 0 and far < 2:
        score -= 3.0
    reason = "towards-goal" if target >= 0 and plan.away(survivor, zone, target) < far else "safer"
    return score, reason, args


def judge_door(s: City, plan: Plan, survivor: Survivor, index: int, tool: str) -> Judged:
    """Open what lies on the way; quiet tools first; not with zombies in the back."""
    door = s.board.doors[index]
    other = door.b if survivor.zone == door.a else door.a
    args: Args = {"who": survivor.id, "zone": s.board.zones[other].id}
    target, far = plan.target(survivor)
    if target < 0:
        return -2.0, "closed-is-safe", args
    gain = far - plan.away(survivor, other, target)
    if gain <= 0:
        return -3.0, "closed-is-safe", args
    score = 7.0 - 1.5 * s.crowd(survivor.zone)
    if tool != "hands" and s.rules.catalogue.gear[tool].door == "noisy":
        score -= 1.0
    return score, "on-the-way", args


def move_on(s: City, plan: Plan, who: str, option: Option) -> Judged:
    if option.verb == "stop":
        return 0.0, "good-here", {}
    survivor = s.survivor(who)
    score, reason, args = judge_move(s, plan, survivor, s.board.names[option.target], "move")
    return score - 0.5, reason, args


# -- everything else -------------------------------------------------------------------------------------------------


def passive(s: City, step: Any, option: Option) -> Judged:
    quiet = ("pass", "stay", "keep", "stand", "suffer", "done", "decline", "stop")
    return (1.0 if option.verb in quiet else 0.0), "nothing-better", {}


def choose(s: City, step: Any, option: Option) -> Judged:
    rank = LOVED.index(option.target) if option.target in LOVED else len(LOVED)
    return float(-rank), "good-skills", {"who": option.target}


def activate(s: City, step: Any, option: Option) -> Judged:
    """Who is in danger first, then who can strike."""
    survivor = s.survivor(option.actor)
    return 3.0 * s.crowd(survivor.zone) + strength(s, survivor), "first-in-need", {"who": option.actor}


def sort(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "drop":
        food = s.rules.catalogue.gear[option.item].effect == "food"
        return -worth_of(s, option.item) - (0.5 if food else 0.0), "least-useful", {"card": option.item}
    survivor = s.survivor(step.who)
    held = survivor.hands if option.verb == "keep" else tuple(option.item.split("+"))
    value = 0.0
    tool = False
    names: list[str] = []
    for card in held:
        if card == "nothing":
            continue
        gear = s.rules.catalogue.gear[card]
        value += worth_of(s, card)
        names.append(gear.id)
        tool = tool or bool(gear.door)
        if gear.dual and names.count(gear.id) == 2:
            value += 0.8
    return value + (0.4 if tool else 0.0) + (0.01 if option.verb == "keep" else 0.0), "best-hands", {"who": step.who}


def trade(s: City, step: Any, option: Option) -> Judged:
    return (1.0 if option.verb == "done" else 0.0), "keep-it", {}


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
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    if option.verb == "sidestep":
        zone = s.board.names[option.target]
        survivor = s.survivor(option.actor)
        return threat(s, survivor.zone) - threat(s, zone) - 0.5, "safer", {"who": option.actor, "zone": option.target}
    survivor = s.survivor(option.actor)
    return judge_attack(s, survivor, option, s.crowd(survivor.zone))


def wanted(s: City, step: Any, option: Option) -> Judged:
    """Offers that cost nothing: take them."""
    refuse = ("pass", "stay", "decline", "stop", "suffer")
    return (0.0 if option.verb in refuse else 1.0), "free", {}


def save_life(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "suffer":
        return (0.0 if s.survivor(step.who).life > step.n else -5.0), "bear-it", {}
    return -worth_of(s, option.item), "least-useful", {"card": option.item}


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
