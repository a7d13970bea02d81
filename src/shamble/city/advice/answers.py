"""Scores for the options of any pending question, each with a reason for the player."""

from __future__ import annotations

from typing import Any, Final

from shamble.city.advice.gear_worth import SAME, best_worth, card_worth, held_worth, spare
from shamble.city.advice.turn_options import OnTheWay, TurnJudge, fears
from shamble.city.advice.turn_plan import TurnPlan
from shamble.city.advice.waiting import why_end
from shamble.city.combat.attack_dice import lift_of
from shamble.city.survivors.inventory import DECLINED
from shamble.city.table.kit import kit_of
from shamble.city.table.state import CityState
from shamble.core.advice import Advice, Judge, Judged, Offhand, Opinion, best, rank
from shamble.core.decision import Decision
from shamble.core.event import Arg, Args
from shamble.core.option import Option, parted
from shamble.sessions.session import Session

LATER: Final = 10.0
"""Cost of choosing a survivor who can do nothing better now than to end the turn: mates of the same seat act first."""
GAIN: Final = 0.3
"""Gain from which a turn counts as better than ending it."""
SLACK: Final = 1e-6
"""Tolerance for rounding: a turn this close to the best one counts as the best."""
STAND: Final = 0.0
BETTER: Final = 1.0
WORSE: Final = -1.0
"""Worth of letting the dice stand, and of a re-roll that is likely to hit more often, or less often."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Scores every option of the pending question, best first."""
    return advise_on(session.state, session.decision)


def advise_on(s: CityState, decision: Decision | None) -> list[Advice]:
    """Scores every option of a question for the given view of the table, best first."""
    if decision is None:
        return []
    advice = rank(opinion_of(s, decision), decision.options, lesser=LESSER)
    if advice and advice[0].reason_id == "could-do-more":
        plan, _ = think(s, advice[0].option.actor)
        why, args = why_end(plan)
        advice[0] = Advice(advice[0].option, advice[0].score, why, args)
    return advice


def prefer(session: Session, seat: int) -> Advice | None:
    """Returns only the best option of the pending question."""
    decision = session.decision
    return best(opinion_of(session.state, decision), decision.options) if decision is not None else None


def opinion_of(s: CityState, decision: Decision) -> Opinion:
    """The object that judges the options of a question."""
    step: Any = decision.step
    frame, options = decision.frame, decision.options
    if len(options) == 1 and options[0].verb == "end":
        # `end` as the only option: the question exists only to let the player look around, so no plan is made.
        return Offhand(s, step, done)
    if frame == "NextAction":
        plan, turn = think(s, step.who)
        return turn(plan)
    if frame == "MoveOn":
        plan, _ = think(s, step.who)
        return OnTheWay(plan, step.left - 1, step.slip)
    return Offhand(s, step, s.rules.book.judges.get(frame) or JUDGES.get(frame, own))


def think(s: CityState, who: str) -> tuple[TurnPlan, type[TurnJudge]]:
    """Returns the plan for a survivor's turn and the class that judges options with it, both as the book names them."""
    foresight, turn = s.rules.book.thinking or (TurnPlan, TurnJudge)
    return foresight(s, who), turn


def done(s: CityState, step: Any, option: Option) -> Judged:
    """Judges the only option of a question, which ends a turn."""
    return 0.0, "turn-done", {"who": option.actor}


def own(s: CityState, step: Any, option: Option) -> Judged:
    """Asks the question itself (`Ask.judge`); for questions that neither the book nor `JUDGES` lists."""
    judged: Judged | None = step.judge(s, option)
    return judged or passive(s, step, option)


def passive(s: CityState, step: Any, option: Option) -> Judged:
    """Prefers the option that changes nothing; for questions without a judge of their own."""
    quiet = ("pass", "stay", "keep", "stand", "suffer", "done", "decline", "stop")
    return (1.0 if option.verb in quiet else 0.0), "nothing-better", {}


def choose(s: CityState, step: Any, option: Option) -> Judged:
    """Judges a survivor or companion by the book's order of preference."""
    if option.verb == "enough":
        return -100.0, "more-hands", {}
    loved = s.rules.book.taste.people
    rank = loved.index(option.target) if option.target in loved else len(loved)
    return float(-rank), "good-skills", {"who": option.target}


def activate(s: CityState, step: Any, option: Option) -> Judged:
    """Prefers survivors among zombies, then those with strong weapons or with a tool for doors; a driver waits for the
    others in the zone."""
    survivor = s.survivor(option.actor)
    if option.verb == "wait":
        return -50.0, "others-wait", {"who": option.actor}
    car = s.car(survivor.car)
    if car is not None and car.driver == survivor.id and s.rules.book.taste.drives:
        in_the_way = [mate for mate in s.at(survivor.zone) if mate.car != car.id and not mate.acted]
        if in_the_way:
            return -20.0, "wait-riders", {"who": option.actor, "whom": in_the_way[0].id}
    crowd = s.crowd(survivor.zone)
    who: Args = {"who": option.actor}
    value = 3.0 * crowd + best_worth(s, survivor.hands)
    lead = ""
    if len([mate for mate in s.survivors if mate.seat == survivor.seat and mate.here and not mate.acted]) > 1:
        plan, turn = think(s, option.actor)
        asked = turn(plan)
        if asked.now - asked.stop() <= GAIN:
            return value - LATER, "can-wait", who
        lead = leads(asked)
    if crowd:
        return value, "first-among-them", {**who, "n": crowd}
    if kit_of(s, survivor).tools:
        value += 2.0
    if lead:
        return value, lead, who
    return value, "first-armed" if value else "first-unarmed", who


def leads(asked: TurnJudge) -> str:
    """Returns the reason of a survivor with a tool whose best turn begins with a door or with a step towards the next
    one; empty if it begins otherwise."""
    plan = asked.plan
    if not plan.tools or plan.target < 0:
        return ""
    s, here = plan.s, plan.me.zone
    best = asked.now - SLACK
    for door in s.board.doors_of[here]:
        if not s.doors >> door.index & 1 and plan.passable(door) and asked.first(-1 - door.index, best) > best:
            return "first-opener"
    for zone in plan.threats.near[here]:
        if plan.to_target[zone] < plan.to_target[here] and asked.first(zone, best) > best:
            return "first-tool"
    return ""


def sort(s: CityState, step: Any, option: Option) -> Judged:
    """Judges the cards to drop or to hold in hand."""
    survivor = s.survivor(step.who)
    if option.verb == "drop":
        return -card_worth(s, survivor, option.item), "least-useful", {"card": option.item}
    held = survivor.hands if option.verb == "keep" else parted(option.item)
    worth = held_worth(s, held)
    why = "best-hands" if worth >= best_worth(s, survivor.gear) - 1e-9 else "weaker-hands"
    return worth + (0.01 if option.verb == "keep" else 0.0), why, {"who": step.who}


def trade(s: CityState, step: Any, option: Option) -> Judged:
    """Judges giving a card by the gain of both survivors, and refuses every other exchange."""
    if option.verb == "give":
        gain, card = spare(s, s.survivor(option.actor), s.survivor(option.target))
        if card == option.item and not s.spent("turn", f"{DECLINED} {step.mate}"):
            return gain, "better-with", {"whom": option.target, "card": card}
        return -1.0, "least-gain", {"card": option.item, "whom": option.target}
    return (SAME if option.verb == "done" else -1.0), "keep-it", {}


def agree(s: CityState, step: Any, option: Option) -> Judged:
    """Always agrees to a trade."""
    return (1.0 if option.verb == "agree" else 0.0), "share", {}


def reroll(s: CityState, step: Any, option: Option) -> Judged:
    """Judges a re-roll: better than letting the dice stand if they hit less often than the mean of such a roll, and
    less often than there are enemies; otherwise worse. The dice tell it all, not the asking frame `step`."""
    attack = s.attack
    assert attack is not None
    bonus = lift_of(s, attack, kit_of(s, s.survivor(attack.who)))
    accuracy = max(s.rules.minimum, attack.accuracy)
    hits = len([die for die in attack.dice if min(6, die + bonus) >= accuracy])
    mean = len(attack.dice) * (7 - accuracy + bonus) / 6.0
    poor = hits < mean and hits < s.crowd(attack.zone)
    if option.verb == "stand":
        return STAND, "good-roll", {"n": hits}
    return (BETTER if poor else WORSE), "poor-roll", {"n": hits}


def hit(s: CityState, step: Any, option: Option) -> Judged:
    """Gives hits to the fastest enemies first, then to the toughest."""
    if option.verb in ("lose-hits", "waste"):
        return -1.0, "nothing-better", {}
    kind = s.rules.catalogue.kind.get(option.actor)
    if kind is None:
        return s.survivor(option.actor).life - 50.0, "strongest", {"who": option.actor}
    tough = 0.0 if s.rules.hits_add_up else 0.5 * (kind.needs - 1)
    return kind.actions * 2.0 + kind.ap + tough, "worst-first", {"kind": kind.id}


def bite(s: CityState, step: Any, option: Option) -> Judged:
    """Gives wounds to the survivor with the most life left."""
    if option.verb == "bite-all":
        return -50.0, "share", {}
    for survivor in s.survivors:
        if survivor.id == option.actor:
            return float(survivor.life) * 2.0, "strongest", {"who": survivor.id}
    return -30.0, "strongest", {"who": option.actor}


def send(s: CityState, step: Any, option: Option) -> Judged:
    """Sends zombies to the zone with the fewest people."""
    zone = s.board.names[option.target]
    return -float(s.people(zone)) * 3.0, "away-from-us", {"zone": option.target}


def reveal(s: CityState, step: Any, option: Option) -> Judged:
    """Prefers the dark room farthest from the survivors."""
    zone = s.board.names[option.target]
    far = [s.topology().distances(survivor.zone)[zone] for survivor in s.survivors if survivor.here]
    return float(min([d for d in far if d >= 0], default=0)), "far-first", {"zone": option.target}


def learn(s: CityState, step: Any, option: Option) -> Judged:
    """Judges a skill by the book's order of preference."""
    for place, name in enumerate(s.rules.book.taste.skills):
        if option.item.startswith(name):
            return 10.0 - place, "good-skill", {"skill": option.item}
    return 0.0, "good-skill", {"skill": option.item}


def react(s: CityState, step: Any, option: Option) -> Judged:
    """Judges a reaction out of turn: an attack at no cost, or a step to a safer zone."""
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    plan, turn = think(s, option.actor)
    if option.verb in s.rules.book.walks:
        zone = s.board.names[option.target]
        gain = plan.ends(zone, 0, True) - plan.ends(plan.me.zone, 0, True) - 0.2
        return gain, "safer", {"who": option.actor, "zone": option.target, **fears(plan)}
    asked = turn(plan)
    score, reason, args = asked.attack(option)
    return score - asked.later(max(0, plan.actions - 1)), reason, args


def wanted(s: CityState, step: Any, option: Option) -> Judged:
    """Accepts any offer that costs nothing."""
    refuse = ("pass", "stay", "decline", "stop", "suffer")
    return (0.0 if option.verb in refuse else 1.0), "free", {}


def leave_alone(s: CityState, step: Any, option: Option) -> Judged:
    """Prefers to stand: asked only where another die may hit a friend."""
    attack = s.attack
    assert attack is not None
    args: dict[str, Arg] = {"who": attack.who, "zone": s.board.zones[attack.zone].id}
    return (1.0 if option.verb == "stand" else 0.0), "friends-there", args


def save_life(s: CityState, step: Any, option: Option) -> Judged:
    """Judges the cards to discard instead of a wound; a wound that kills is the worst choice."""
    if option.verb == "suffer":
        return (0.0 if s.survivor(step.who).life > step.n else -5.0), "bear-it", {}
    return -card_worth(s, s.survivor(step.who), option.item), "least-useful", {"card": option.item}


def lose_card(s: CityState, step: Any, option: Option) -> Judged:
    """Loses the least useful card; without a card to lose, the wound card goes into the backpack, not into a hand."""
    if option.verb == "bear":
        return (1.0 if option.item == "pack" else 0.0), "nothing-better", {}
    return -card_worth(s, s.survivor(step.who), option.item), "least-useful", {"card": option.item}


LESSER: dict[str, str] = {
    "worst-first": "less-dangerous",
    "strongest": "can-take-less",
    "away-from-us": "nearer-to-us",
    "far-first": "nearer-room",
    "least-useful": "more-useful",
    "good-skill": "lesser-skill",
    "good-skills": "lesser-skills",
    "good-roll": "roll-again",
    "poor-roll": "roll-stands",
    "good-here": "better-further",
    "bear-it": "too-much",
    "share": "not-shared",
}
"""Reasons that praise the best option → reasons against the others."""
JUDGES: dict[str, Judge] = {
    "ChooseSurvivor": choose,
    "PlaceCompanion": choose,
    "SeatTurn": activate,
    "SortInventory": sort,
    "Trade": trade,
    "AgreeToTrade": agree,
    "Reroll": reroll,
    "GiveHit": hit,
    "CarHit": hit,
    "Reap": wanted,
    "ShareBites": bite,
    "Misfire": bite,
    "CarMiss": bite,
    "SplitRemainder": send,
    "SplitIndividuals": send,
    "OpenBuilding": reveal,
    "ChooseSkill": learn,
    "Reactions": react,
    "FreeAttack": react,
    "MatchingSet": wanted,
    "Medic": wanted,
    "Patch": wanted,
    "Pull": wanted,
    "LinkTurns": wanted,
    "TakeWound": lose_card,
    "Ready": wanted,
    "IsThatAll": save_life,
    "Shield": save_life,
}
"""Judges of questions by frame name; a book may replace them."""
