"""What a sensible player would do at any question, with a reason."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from shamble.city.advice.gear_worth import best_worth, card_worth, held_worth, spare
from shamble.city.advice.judged import ANYTHING, Judge, Judged, Opinion
from shamble.city.advice.turn_options import OnTheWay, TurnJudge, fears
from shamble.city.advice.turn_plan import Foresight
from shamble.city.combat.attack_dice import lift_of
from shamble.city.table.kit import kit_of
from shamble.city.table.state import City
from shamble.core.advice import Advice
from shamble.core.decision import Decision
from shamble.core.option import Option, parted
from shamble.core.session import Session

SCORE: Final = attrgetter("score")


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, the best first."""
    return advise_on(session.state, session.decision)


def advise_on(s: City, decision: Decision | None) -> list[Advice]:
    """The same for a question and a table as somebody takes it to be."""
    if decision is None:
        return []
    opinion = opinion_of(s, decision)
    found: list[Advice] = []
    for option in decision.options:
        score, why, args = opinion.judge(option)
        found.append(Advice(option, score, why, args))
    found.sort(key=SCORE, reverse=True)
    return found


def prefer(session: Session, seat: int) -> Advice | None:
    """The best of it alone: what cannot be better than something else is not thought to its end."""
    decision = session.decision
    if decision is None:
        return None
    opinion = opinion_of(session.state, decision)
    best: Option | None = None
    found: Judged = (ANYTHING, "", {})
    for option in decision.options:
        judged = opinion.judge(option, found[0])
        if best is None or judged[0] > found[0]:
            best, found = option, judged
    return Advice(best, found[0], found[1], found[2]) if best is not None else None


class Offhand(Opinion):
    """Of a question that is answered by a look at the table."""

    def __init__(self, s: City, step: Any, asked: Judge) -> None:
        self.s: Final = s
        self.step: Final = step
        self.asked: Final = asked

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        return self.asked(self.s, self.step, option)


def opinion_of(s: City, decision: Decision) -> Opinion:
    """Who judges the options of a question."""
    step: Any = decision.step
    frame, options = decision.frame, decision.options
    if len(options) == 1 and options[0].verb == "end":
        # Asked for the sake of who would rather look around once more: there is nothing to think about.
        return Offhand(s, step, done)
    if frame == "NextAction":
        plan, turn = think(s, step.who)
        return turn(plan)
    if frame == "MoveOn":
        plan, _ = think(s, step.who)
        return OnTheWay(plan, step.left - 1, step.slip)
    return Offhand(s, step, s.rules.book.judges.get(frame) or JUDGES.get(frame, passive))


def think(s: City, who: str) -> tuple[Foresight, type[TurnJudge]]:
    """Somebody's turn thought to its end, and who judges it: as the book has it."""
    foresight, turn = s.rules.book.thinking or (Foresight, TurnJudge)
    return foresight(s, who), turn


def done(s: City, step: Any, option: Option) -> Judged:
    return 0.0, "nothing-better", {}


def passive(s: City, step: Any, option: Option) -> Judged:
    quiet = ("pass", "stay", "keep", "stand", "suffer", "done", "decline", "stop")
    return (1.0 if option.verb in quiet else 0.0), "nothing-better", {}


def choose(s: City, step: Any, option: Option) -> Judged:
    if option.verb == "enough":
        return -100.0, "nothing-better", {}
    loved = s.rules.book.taste.people
    rank = loved.index(option.target) if option.target in loved else len(loved)
    return float(-rank), "good-skills", {"who": option.target}


def activate(s: City, step: Any, option: Option) -> Judged:
    """Who stands among zombies first, then who opens doors, then who can strike."""
    survivor = s.survivor(option.actor)
    if option.verb == "wait":
        return -50.0, "first-in-need", {"who": option.actor}
    car = s.car(survivor.car)
    if car is not None and car.driver == survivor.id and s.rules.book.taste.drives:
        in_the_way = [mate for mate in s.at(survivor.zone) if mate.car != car.id and not mate.acted]
        if in_the_way:
            return -20.0, "first-in-need", {"who": option.actor}
    crowd = s.crowd(survivor.zone)
    value = 3.0 * crowd + best_worth(s, survivor.hands)
    if not crowd and kit_of(s, survivor).tools:
        value += 2.0
    return value, "first-in-need", {"who": option.actor}


def sort(s: City, step: Any, option: Option) -> Judged:
    survivor = s.survivor(step.who)
    if option.verb == "drop":
        return -card_worth(s, survivor, option.item), "least-useful", {"card": option.item}
    held = survivor.hands if option.verb == "keep" else parted(option.item)
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
    bonus = lift_of(s, attack, kit_of(s, s.survivor(attack.who)))
    accuracy = max(s.rules.minimum, attack.accuracy)
    hits = len([die for die in attack.dice if min(6, die + bonus) >= accuracy])
    mean = len(attack.dice) * (7 - accuracy + bonus) / 6.0
    poor = hits < mean and hits < s.crowd(attack.zone)
    if option.verb == "stand":
        return 0.0, "good-roll", {"n": hits}
    return (1.0 if poor else -1.0), "poor-roll", {"n": hits}


def hit(s: City, step: Any, option: Option) -> Judged:
    """The fast ones first, then the tough."""
    if option.verb in ("lose-hits", "waste"):
        return -1.0, "nothing-better", {}
    kind = s.rules.catalogue.kind.get(option.actor)
    if kind is None:
        return s.survivor(option.actor).life - 50.0, "strongest", {"who": option.actor}
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
    for rank, name in enumerate(s.rules.book.taste.skills):
        if option.item.startswith(name):
            return 10.0 - rank, "good-skill", {"skill": option.item}
    return 0.0, "good-skill", {"skill": option.item}


def react(s: City, step: Any, option: Option) -> Judged:
    """An attack for nothing, or a step out of the way."""
    if option.verb == "pass":
        return 0.0, "nothing-better", {}
    plan, turn = think(s, option.actor)
    if option.verb == "sidestep":
        zone = s.board.names[option.target]
        gain = plan.ends(zone, 0, True) - plan.ends(plan.me.zone, 0, True) - 0.2
        return gain, "safer", {"who": option.actor, "zone": option.target, **fears(plan)}
    asked = turn(plan)
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


def lose_card(s: City, step: Any, option: Option) -> Judged:
    """What is missed least; with nothing to lose, the hands stay free."""
    if option.verb == "bear":
        return (1.0 if option.item == "pack" else 0.0), "nothing-better", {}
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
    "SendEach": send,
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
