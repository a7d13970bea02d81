"""The entry point of advice: scores every option of the pending question, with a reason."""

from __future__ import annotations

from typing import Any

from shamble.core.advice import Advice
from shamble.core.option import Option
from shamble.core.session import Session
from shamble.games.dawn.advice.action_advice import act
from shamble.games.dawn.advice.answers import BY_FRAME, BY_VERB, passive
from shamble.games.dawn.advice.judging import Judge, Judged
from shamble.games.dawn.advice.track_costs import Costs
from shamble.games.dawn.advice.zed_player import BY_FRAME_ZED, worst
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.state import DawnState

ACTIONS = ("Act", "OwnAction", "BonusAction", "MoveOn")


def advise(session: Session, seat: int) -> list[Advice]:
    """Options of the pending question, best first; useful interrupts come before all of them."""
    decision = session.decision
    if decision is None:
        return []
    s: DawnState = session.state
    advice_list: list[Advice] = []
    costs = Costs(s)
    for option in session.interrupts(seat):
        score, reason, args = anytime(costs, option)
        if score > 0:
            advice_list.append(Advice(option, 1000.0 + score, reason, args))
    step: Any = decision.step
    for option in decision.options:
        judge = judge_of(s, seat, decision.frame, option)
        score, reason, args = judge(costs, step, option)
        advice_list.append(Advice(option, score, reason, args))
    advice_list.sort(key=lambda advice: -advice.score)
    return advice_list


def judge_of(s: DawnState, seat: int, frame: str, option: Option) -> Judge:
    """The judge for an option, by the question's frame or the option's verb."""
    if s.versus and seat == s.zed_seat:
        return BY_FRAME_ZED.get(frame, worst)
    if frame in ACTIONS:
        return act
    return BY_FRAME.get(frame) or BY_VERB.get(option.verb) or passive


def anytime(o: Costs, option: Option) -> Judged:
    """Judges interrupts: healed patients get up, cards against infection wait until it is high, stores are used."""
    s = o.s
    if option.verb == "discharge":
        unit = s.unit(option.actor)
        fit = unit is not None and option.target == CENTER and not s.wounded(unit)
        return (1.0 if fit else -1.0), "get-up", {"who": option.actor}
    card = option.item
    if card in ("bonfire", "desperate-measures"):
        return (1.0 if s.infection >= 8 else -1.0), "fever", {}
    if card == "clean-sweep":
        return (1.0 if s.chaos_left() <= 4 else -1.0), "chaos-low", {}
    if card == "rescue-flare":
        return (1.0 if s.supplies <= 18 and s.ammo <= 18 else -1.0), "card", {}
    return (0.5 if card in ("militia-leader", "scouts") else -1.0), "card", {}
