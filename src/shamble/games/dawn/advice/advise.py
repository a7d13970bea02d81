"""The entry point of advice: scores every option of the pending question, with a reason."""

from __future__ import annotations

from typing import Any, Final

from shamble.core.advice import ANYTHING, SCORE, Advice, Opinion, best, rank
from shamble.core.decision import Decision
from shamble.core.option import Option
from shamble.core.state import is_unchanged
from shamble.games.dawn.advice.action_advice import act, action_worth
from shamble.games.dawn.advice.answers import BY_FRAME, own
from shamble.games.dawn.advice.judging import Judge, Judged
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.advice.zed_player import BY_FRAME_ZED, worst
from shamble.games.dawn.fights.anytime import BeforeCardLoss, BeforeScore
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.power_texts import named
from shamble.games.dawn.table.state import DawnState
from shamble.sessions.session import Session

ACTIONS = ("Act", "OwnAction", "BonusAction", "MoveOn")
POWERS = ("play", "event", "react", "special")
"""Verbs of options that use a card or an ability."""
LESSER: Final[dict[str, str]] = {
    "leave-it": "better-act",
    "card": "card-waits",
    "guard": "guard-less",
    "attack": "attack-less",
    "shoot": "shoot-less",
    "search": "search-less",
    "special": "special-waits",
    "enough": "action-left",
    "good-odds": "worse-odds",
    "reroll": "no-reroll",
    "strongest": "hit-less",
    "least-harm": "more-harm",
    "react": "react-less",
    "far-away": "harm-there",
    "ability": "ability-less",
    "component": "component-less",
}
"""Reasons that praise the best option → reasons against the others."""


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, best first; useful interrupts come before all of them."""
    decision = session.decision
    if decision is None:
        return []
    s: DawnState = session.state
    if s.versus and (seat == s.zed_seat) != (decision.seat == s.zed_seat):
        return []  # no suggestions to the other side
    costs = costs_of(s)
    return rank(SeatOpinion(costs, seat, decision), decision.options, uses(costs, session, seat), LESSER)


def prefer(session: Session, seat: int) -> Advice | None:
    """The first of `advise`, without a list of all."""
    decision = session.decision
    if decision is None:
        return None
    s: DawnState = session.state
    if s.versus and (seat == s.zed_seat) != (decision.seat == s.zed_seat):
        return None
    costs = costs_of(s)
    first = best(SeatOpinion(costs, seat, decision), decision.options)
    use = max(uses(costs, session, seat), key=SCORE, default=None)
    return use if use is not None and (first is None or use.score >= first.score) else first


def uses(costs: Costs, session: Session, seat: int) -> list[Advice]:
    """Useful interrupts, which come before every option of the question."""
    useful: list[Advice] = []
    for option in session.interrupts(seat):
        score, reason, args = anytime(costs, option)
        if score > 0:
            useful.append(Advice(option, 1000.0 + score, reason, args))
    return useful


KEPT_COSTS: Final = "costs"
UNSEEN: Final = frozenset(("stack", "serial", "decks", "spare_research"))
"""Fields of a state that judgements of a position do not read; of the decks they read the sizes alone. Hidden cards are
drawn anew whenever advice is asked for."""


def costs_of(s: DawnState) -> Costs:
    """The costs of a position. Those of the position before are kept while all that they read is the same: an own
    action is chosen among the deeds that were judged when it was decided to take one."""
    kept = s.content.worked_out.get(KEPT_COSTS)
    if isinstance(kept, Costs) and alike(kept.s, s):
        return kept
    costs = s.content.worked_out[KEPT_COSTS] = Costs(s, action_worth)
    return costs


def alike(a: DawnState, b: DawnState) -> bool:
    """True if two positions differ in nothing that advice reads."""
    for name in a.fields:
        if name not in UNSEEN and not is_unchanged(getattr(a, name), getattr(b, name)):
            return False
    return [deck.size for deck in a.decks] == [deck.size for deck in b.decks]


class SeatOpinion(Opinion):
    """The opinion of a seat on the pending question: each option has a judge of its own."""

    def __init__(self, costs: Costs, seat: int, decision: Decision) -> None:
        self.costs: Final = costs
        self.seat: Final = seat
        self.frame: Final = decision.frame
        self.step: Final[Any] = decision.step

    def judge(self, option: Option, floor: float = ANYTHING) -> Judged:
        s = self.costs.s
        judged = None if s.versus and self.seat == s.zed_seat else by_power(self.costs, option)
        if option.verb == "play" and isinstance(self.step, (BeforeScore, BeforeCardLoss)):
            # The card is of no use later.
            return 1.0, "card", {}
        if judged is None:
            judged = judge_of(s, self.seat, self.frame)(self.costs, self.step, option)
        return judged


def judge_of(s: DawnState, seat: int, frame: str) -> Judge:
    """The judge for the options of a question: the game's advice, or the question itself."""
    if s.versus and seat == s.zed_seat:
        return BY_FRAME_ZED.get(frame, worst)
    if frame in ACTIONS:
        return act
    return BY_FRAME.get(frame, own)


def anytime(o: Costs, option: Option) -> Judged:
    """Judges interrupts: healed patients get up; cards judge themselves, and wait if they do not."""
    s = o.s
    if option.verb == "discharge":
        unit = s.unit(option.actor)
        fit = unit is not None and option.target == CENTER and not s.wounded(unit)
        return (1.0 if fit else -1.0), "get-up", {"who": option.actor}
    return by_power(o, option) or (-1.0, "card", {})


def by_power(o: Costs, option: Option) -> Judged | None:
    """Advice of the card or ability that an option uses, if it has any."""
    if option.verb not in POWERS:
        return None
    power = named(o.s, option)
    return power.judge(o, option) if power is not None else None
