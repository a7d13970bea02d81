"""A bot that compares the best advice in imagined games, judged by a learned value."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from shamble.analysis.value import Value, logistic, value_of
from shamble.bots.bot import Bot
from shamble.bots.manners import courteous
from shamble.bots.obedience import Obeyed, obey
from shamble.bots.steady import resolve
from shamble.content.tooling import Tooling, tooling
from shamble.core.advice import Advice
from shamble.core.decision import Decision
from shamble.core.errors import ShambleError
from shamble.core.event import Arg
from shamble.core.game import Game
from shamble.core.option import Option
from shamble.sessions.session import Session

SECONDS: Final = 1.5
"""Default limit of the time for one decision; it is checked at every imagined move."""
STEPS: Final = (4, 4, 8)
"""Imagined games of each candidate in the successive halvings; after each, the weaker half is dropped."""
ERRORS: Final = 1.5
"""Standard errors by which a candidate must exceed the advice to be taken instead."""
LEAST: Final = 0.004
"""Difference in worth below which the advice is kept."""
CLOSE: Final = 1
"""Difference of two chances in per cent up to which they are told as equally good."""
FLOOR: Final = 0.0002
"""Variance that is always assumed: few imagined games that agree are no certainty."""
MOVES: Final = 600
"""Imagined moves after which a rollout is judged where it stands."""
NO_DEADLINE: Final = 1e18
"""Reading of the clock that is never reached."""
TELLING: Final = 2.0
"""Standard errors from which a difference between imagined games is told; a smaller one may be luck."""
WELCOME: Final = frozenset(
    {"life", "thinnest", "food", "ammunition", "allies", "gear", "heroes", "chaos_left", "supplies", "ammo"}
)
"""Features of which more is better; of all others that are told, less is better."""
STOCKS: Final = frozenset({"food", "ammunition", "allies", "supplies", "ammo"})
"""Features that a mere move does not change: they are not told as what a move is good for."""
WALKING: Final = frozenset({"move", "step", "sprint", "charge", "drive", "slow", "fast"})
"""Verbs of a mere move."""
WAITING: Final = frozenset({"end", "noise", "end-actions"})
"""Verbs with which somebody does nothing: imagined games alone cannot tell a person what they are good for."""


class SearchLimits:
    """Parameters of a search: rounds to imagine, the questions at which a rollout may end after them (any, if
    none is named), the number of candidates, and `by_verb`, True if options of the same actor and verb count as one
    candidate."""

    def __init__(
        self, rounds: int = 1, until: tuple[str, ...] = (), candidates: int = 4, by_verb: bool = False
    ) -> None:
        self.rounds: Final = rounds
        self.until: Final = until
        self.candidates: Final = candidates
        self.by_verb: Final = by_verb


LIMITS: Final[dict[str, SearchLimits]] = {
    "walkingdead": SearchLimits(rounds=2),
    "dawn": SearchLimits(until=("Act",), candidates=6, by_verb=True),
}
"""Game → limits of a search in it."""
ORDINARY: Final = SearchLimits()
"""Limits in all other games."""


class SearchDeadline:
    """The moment at which a search must end. `seconds`: time left from now; 0 for no limit."""

    def __init__(self, clock: Callable[[], float], seconds: float) -> None:
        self.clock: Final = clock
        self.at: Final = clock() + seconds if seconds > 0 else NO_DEADLINE

    def passed(self) -> bool:
        return self.clock() > self.at


class Candidate:
    """An option of the advice with the results of its imagined games."""

    __slots__ = ("advice", "chances", "option", "vectors", "worths")

    def __init__(self, option: Option, advice: Advice) -> None:
        self.option: Final = option
        self.advice: Final = advice
        self.worths: Final[list[float]] = []
        """Worths of the ends of the imagined games (`RolloutEnd`)."""
        self.chances: Final[list[float]] = []
        """Chances to win at the ends of the imagined games."""
        self.vectors: Final[list[list[float]]] = []
        """Feature vectors at the ends of the imagined games that were not over by then."""

    def mean(self) -> float:
        """Returns the mean worth of the imagined games."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def percent(self) -> int:
        """Returns the mean chance to win after the imagined games, in per cent."""
        return round(100.0 * sum(self.chances) / len(self.chances)) if self.chances else 0


class Comparison:
    """The result of a search: all candidates, the advice's choice first, and the chosen one."""

    def __init__(
        self, candidates: list[Candidate], chosen: Candidate, value: Value, hurried: bool, trusted: bool
    ) -> None:
        self.candidates: Final = candidates
        self.chosen: Final = chosen
        self.value: Final = value
        self.hurried: Final = hurried
        """True if the time limit ended the search."""
        self.trusted: Final = trusted
        """True if the value tells chances here, not only which position is better."""

    def rival(self) -> Candidate | None:
        """Returns the best other candidate, or None."""
        others = [one for one in self.candidates if one is not self.chosen and one.worths]
        best: Candidate | None = None
        for other in others:
            if best is None or other.mean() > best.mean():
                best = other
        return best

    def ranked(self) -> list[Candidate]:
        """Returns the candidates that were tried, the chosen one first; empty if no imagined game came to its end."""
        if not self.chosen.worths:
            return []
        others = [one for one in self.candidates if one is not self.chosen and one.worths]
        others.sort(key=lambda one: -one.mean())
        return [self.chosen, *others]

    def for_people(self) -> Comparison:
        """Returns this comparison without the options that do nothing, except where the advice prefers one: a person
        is told the reasons of the game, and those speak against waiting here."""
        first = self.candidates[0]
        left = [one for one in self.candidates if one is first or one.option.verb not in WAITING]
        chosen = self.chosen if self.chosen in left else choice(left)
        return Comparison(left, chosen, self.value, self.hurried, self.trusted)

    def told(self, candidate: Candidate) -> Advice:
        """Returns a candidate as advice: how its imagined games went, next to those of its best rival. Where the search
        left the advice's own choice, that one is the rival: it did clearly worse, another may have done as well."""
        rival = self.rival() if candidate is self.chosen else self.chosen
        overruled = candidate is self.chosen and candidate is not self.candidates[0]
        if overruled:
            rival = self.candidates[0]
        args: dict[str, Arg] = {"n": len(candidate.worths), "chance": candidate.percent()}
        reason = "imagined-alone"
        if rival is not None:
            args["other"] = rival.percent()
            hinted = candidate is self.chosen
            args["sign"] = self.sign(candidate, rival, hinted)
            if overruled:
                clear = self.trusted and self.chosen.percent() - rival.percent() > CLOSE
                reason = "imagined-over" if clear else "imagined-best-over"
            elif self.alike(rival if hinted else candidate):
                args["sign"] = "none"
                reason = "imagined-alike" if self.trusted else "imagined-best-alike"
                args["hinted"] = "yes" if hinted else "no"
            elif self.trusted:
                reason = "imagined" if hinted else "imagined-less"
            else:
                reason = "imagined-best" if hinted else "imagined-worse"
        return Advice(candidate.option, candidate.mean(), reason, args)

    def alike(self, other: Candidate) -> bool:
        """Returns True if another candidate did as well as the chosen one, or better but not clearly so."""
        if self.trusted:
            return self.chosen.percent() - other.percent() <= CLOSE
        return self.chosen.mean() - other.mean() <= LEAST

    def sign(self, candidate: Candidate, rival: Candidate, better: bool) -> str:
        """Returns the difference between the ends of the imagined games that tells most: `more-life` if the team has
        more life left than after the rival; "none" if no feature that can be told differs clearly. `better`: True for
        a difference that speaks for the candidate, False for one that speaks against it."""
        features = self.value.features
        if not candidate.vectors or not rival.vectors:
            return "none"
        best, told = 0.0, "none"
        for name in features.told:
            if name in STOCKS and candidate.option.verb in WALKING:
                continue
            index = features.names.index(name)
            mine = [vector[index] for vector in candidate.vectors]
            theirs = [vector[index] for vector in rival.vectors]
            difference = sum(mine) / len(mine) - sum(theirs) / len(theirs)
            if ((difference > 0) == (name in WELCOME)) != better:
                continue
            error = (variance(mine) / len(mine) + variance(theirs) / len(theirs)) ** 0.5
            spread = (variance(mine) + variance(theirs)) ** 0.5
            weight = abs(difference) / (spread + 0.3)
            if weight > max(best, 0.25) and abs(difference) > TELLING * error:
                best, told = weight, f"{'more' if difference > 0 else 'less'}-{name.replace('_', '-')}"
        return told


def choice(candidates: list[Candidate]) -> Candidate:
    """Returns the candidate that did best, if it did clearly better than the advice's own choice; else that one."""
    first = candidates[0]
    chosen, gain = first, LEAST
    for candidate in candidates[1:]:
        mean, error = difference(candidate.worths, first.worths)
        if mean > gain and mean > ERRORS * error:
            chosen, gain = candidate, mean
    return chosen


class Keen(Bot):
    """Takes the advice unless another of its best options does clearly better in imagined games: each candidate is
    played on by `steady` for a round or two, with the same dice for all, and the value judges the end.

    Where the game has no value, or the time is up at once, the bot plays like `steady`. The choice depends on the time
    limit; with `seconds=0` there is none, and the same seed gives the same choice.
    """

    def __init__(
        self,
        seed: int = 0,
        seconds: float = SECONDS,
        value: Value | None = None,
        effort: int = 1,
        people: tuple[int, ...] = (),
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        if effort < 1:
            raise ValueError(f"effort is 1 or more, not {effort}")
        self.effort: Final = effort
        """Factor on the number of imagined games."""
        self.people: Final = people
        """Seats of people, to whom the bot leaves goals and loot, as `Steady` does."""
        self.seed: Final = seed
        self.seconds: Final = seconds
        self.value: Final = value
        self.clock: Final = clock
        self.obeyed: Obeyed | None = None
        """The result of following an order at the last decision; None if the bot had no order to follow."""
        self.questions = 0
        """Number of decisions so far; each gets dice of its own."""
        self.left_advice = 0
        """Number of decisions in which another option than that of the advice was taken."""
        self.hurried = 0
        """Number of searches that the time limit ended."""
        self.last: Comparison | None = None
        """The latest search; None if the last decision needed none."""

    @classmethod
    def plays(cls, game: Game[Any]) -> bool:
        return value_of(game.id) is not None

    def choose(self, session: Session, seat: int) -> Option:
        decision = session.decision
        assert decision is not None, "a bot is asked only when there is a question"
        self.last = None
        self.obeyed = obey(session, seat)
        if self.obeyed is not None:
            return resolve(session, seat, self.obeyed.advice)
        polite = courteous(session, seat, self.people) if self.people else None
        if polite is not None:
            return resolve(session, seat, polite)
        tools = tooling(session.game)
        if len(decision.options) < 2:
            return plain_choice(session, seat, tools)
        compared = self.compare(session, seat)
        if compared is None:
            return plain_choice(session, seat, tools)
        self.last = compared
        if compared.chosen is not compared.candidates[0]:
            self.left_advice += 1
        if compared.hurried:
            self.hurried += 1
        return compared.chosen.option

    def compare(self, session: Session, seat: int) -> Comparison | None:
        """Compares the best options in imagined games; None if there is nothing to compare or no value."""
        decision = session.decision
        value = self.value if self.value is not None else value_of(session.game.id)
        if decision is None or value is None or not value.compares(session.state):
            return None
        deadline = SearchDeadline(self.clock, self.seconds)
        limits = LIMITS.get(session.game.id, ORDINARY)
        candidates = candidates_of(decision, tooling(session.game).advise(session, seat), limits)
        if len(candidates) < 2:
            return None
        base = self.seed * 1_000_003 + self.questions * 1_009
        self.questions += 1
        alive = list(candidates)
        first = candidates[0]
        done = 0
        hurried = False
        for step, games in enumerate(STEPS):
            for _ in range(games * self.effort):
                for candidate in list(alive):
                    end = rollout(session, seat, candidate.option.key, base + done, value, limits, deadline)
                    if end is None:
                        hurried = True
                        break
                    candidate.worths.append(end.worth)
                    candidate.chances.append(end.chance)
                    if end.vector is not None:
                        candidate.vectors.append(end.vector)
                if hurried:
                    break
                done += 1
            if hurried or step == len(STEPS) - 1:
                break
            alive = halved(alive, first)
            if len(alive) < 2:
                break
        return Comparison(candidates, choice(alive), value, hurried, value.applies(session.state))

    def advise(self, session: Session, seat: int) -> list[Advice]:
        """Returns the compared options as advice, best first, with what the imagined games showed; the game's own
        advice where nothing was compared."""
        compared = self.compare(session, seat)
        told = [compared.told(one) for one in compared.ranked()] if compared is not None else []
        return told or tooling(session.game).advise(session, seat)


def plain_choice(session: Session, seat: int, tools: Tooling) -> Option:
    """Returns the option that `steady` takes."""
    decision = session.decision
    assert decision is not None
    advice = tools.prefer(session, seat)
    return resolve(session, seat, advice) if advice is not None else decision.options[-1]


def candidates_of(decision: Decision, advice: list[Advice], limits: SearchLimits) -> list[Candidate]:
    """Returns the best options of the advice. Empty if the best one is an interrupt: interrupts are not compared."""
    candidates: list[Candidate] = []
    seen: list[str] = []
    for one in advice:
        option = decision.find(one.option.key)
        if option is None:
            if not candidates:
                return []
            continue
        mark = f"{option.actor} {option.verb}" if limits.by_verb else option.key
        if mark in seen:
            continue
        seen.append(mark)
        candidates.append(Candidate(option, one))
        if len(candidates) == limits.candidates:
            break
    return candidates


class RolloutEnd:
    """The end of an imagined game."""

    __slots__ = ("chance", "vector", "worth")

    def __init__(self, worth: float, chance: float, vector: list[float] | None) -> None:
        self.worth: Final = worth
        """Value of the end between 0 and 1, not calibrated: it compares candidates."""
        self.chance: Final = chance
        """Chance to win there between 0 and 1, calibrated: it is told to people."""
        self.vector: Final = vector
        """Feature vector of the end; None if the game was over."""


def rollout(
    session: Session, seat: int, key: str, seed: int, value: Value, limits: SearchLimits, deadline: SearchDeadline
) -> RolloutEnd | None:
    """Plays an option of the seat and then, by `steady` on every seat, some rounds of an imagined game; returns its
    end, or None if the time is up before. `key`: the option's key. `seed`: seed of the dice and of hidden things;
    candidates that are compared get the same seeds."""
    dream = session.imagine(seat, seed)
    tools = tooling(dream.game)
    decision = dream.decision
    if decision is None:
        return result_of(dream)
    # Hidden information was drawn anew, which may have changed the question.
    option = decision.find(key)
    dream.play(option if option is not None else plain_choice(dream, decision.seat, tools), decision.seat)
    last = dream.state.round + limits.rounds
    for _ in range(MOVES):
        decision = dream.decision
        if decision is None:
            return result_of(dream)
        if deadline.passed():
            return None
        now: int = dream.state.round
        if now >= last and (not limits.until or decision.frame in limits.until or now > last):
            break
        dream.play(plain_choice(dream, decision.seat, tools), decision.seat)
    vector = value.features.vector(dream.state)
    score = value.score(vector)
    return RolloutEnd(logistic(score), value.calibrated(score), vector)


def result_of(session: Session) -> RolloutEnd:
    """Returns the end of an imagined game that is over: worth and chance are 1 if the team won, 0 if not."""
    outcome: Any = session.outcome
    if outcome is None:
        raise ShambleError("an imagined game stopped without a question")
    won = 1.0 if outcome.won else 0.0
    return RolloutEnd(won, won, None)


def halved(alive: list[Candidate], first: Candidate) -> list[Candidate]:
    """Returns the better half of the candidates, the advice's choice always included; only that one if no other can
    still catch up."""
    order = sorted(alive, key=lambda one: -one.mean())
    kept = order[: max(2, (len(order) + 1) // 2)]
    if first not in kept:
        kept.append(first)
    rivals: list[Candidate] = []
    for one in kept:
        if one is first:
            continue
        mean, error = difference(one.worths, first.worths)
        if mean + 2.0 * error > 0.0:
            rivals.append(one)
    return [first, *rivals]


def difference(mine: list[float], theirs: list[float]) -> tuple[float, float]:
    """Returns the mean of the paired differences and its standard error."""
    n = min(len(mine), len(theirs))
    if n < 2:
        return 0.0, 1.0
    gaps = [mine[index] - theirs[index] for index in range(n)]
    return sum(gaps) / n, ((variance(gaps) + FLOOR) / n) ** 0.5


def variance(numbers: list[float]) -> float:
    """Returns the sample variance; 0 for fewer than two numbers."""
    n = len(numbers)
    if n < 2:
        return 0.0
    middle = sum(numbers) / n
    return sum([(number - middle) ** 2 for number in numbers]) / (n - 1)
