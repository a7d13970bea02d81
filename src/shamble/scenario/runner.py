"""Runs a scenario and reports exactly what differs."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from shamble.content.nearest import hint
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.chance import Scripted
from shamble.core.entity import Json
from shamble.core.errors import ContentError, ShambleError
from shamble.core.game import Game
from shamble.scenario.expect import differences
from shamble.scenario.files import Scenario
from shamble.scenario.given import complaints, scripted
from shamble.scenario.named_ids import rule_ids, told_as
from shamble.scenario.steps import StepPlayer
from shamble.sessions.session import Session

Find = Callable[[str], Game[Any]]
UNLISTED_VERB: Final = "no class lists {!r} in its `verbs`: add it to the question, skill or effect that offers it"
NOTHING_EXPECTED: Final = "nothing is expected: say what must be true"


class Report:
    """The outcome of a scenario. Without problems, the ruling holds."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.problems: list[str] = []
        self.session: Session | None = None

    @property
    def ok(self) -> bool:
        return not self.problems

    def plain(self) -> dict[str, Json]:
        """Returns the report as plain data."""
        scenario = self.scenario
        return {
            "file": str(scenario.path),
            "line": scenario.line,
            "name": scenario.name,
            "game": scenario.game,
            "rules": list(scenario.rules),
            "source": scenario.source,
            "ok": self.ok,
            "problems": list(self.problems),
        }


def run(scenario: Scenario, find: Find = registry.find) -> Report:
    """Runs a scenario; problems of any kind go into the report."""
    report = Report(scenario)
    if scenario.fault:
        report.problems.append(scenario.fault)
        return report
    try:
        game = find(scenario.game)
        check_rules(scenario, game)
        stop = stop_of(scenario, game)
        chance = scripted(scenario.chance, tooling(game).chances)
        session = begin(scenario, game, chance, stop)
    except ShambleError as reason:
        report.problems.append(str(reason))
        return report
    except Exception as reason:
        report.problems.append(f"the rules failed at the start: {fault(reason)}")
        return report
    report.session = session
    session.stop = stop
    player = StepPlayer(session, chance)
    wrong = unlisted(session)
    if wrong:
        report.problems.append(wrong)
        return report
    for number, step in enumerate(scenario.play, 1):
        try:
            player.step(step)
        except ShambleError as reason:
            # Steps after a failed one would fail for the wrong reason.
            report.problems.append(f"play step {number}: {reason}")
            return report
        except Exception as reason:
            report.problems.append(f"play step {number}: the rules failed: {fault(reason)}")
            return report
        wrong = unlisted(session)
        if wrong:
            report.problems.append(f"play step {number}: {wrong}")
            return report
    report.problems += differences(session, scenario.expect)
    report.problems += untold(session)
    report.problems += unknown_citations(session)
    report.problems += [f"chance is left over: {left}" for left in chance.leftovers()]
    if not player.checks and not scenario.expect:
        report.problems.append(NOTHING_EXPECTED)
    return report


def untold(session: Session) -> list[str]:
    """Returns one line for each kind of event that happened and has no text."""
    kinds = set(told_as(session.game, "log-"))
    silent = dict.fromkeys([event.kind for event in session.log if kinds and event.kind not in kinds])
    return [f"the event {kind!r} has no text: write log-{kind}" for kind in silent]


def unlisted(session: Session) -> str:
    """Returns what is wrong if the pending question offers a verb that its frame does not list; empty if nothing is."""
    decision = session.decision
    if decision is None:
        return ""
    listed = tooling(session.game).vocabulary(session.state).verbs_of(decision.ask)
    for option in decision.options:
        if listed and option.verb not in listed:
            return f"the question {decision.ask!r} offers {option.key!r}, but {UNLISTED_VERB.format(option.verb)}"
    return ""


def unknown_citations(session: Session) -> list[str]:
    """Returns one line for each event that happened and cites a rule which is not in the game's `rules.toml`."""
    known = rule_ids(session.game)
    cited = dict.fromkeys([(event.kind, event.rule) for event in session.log if event.rule])
    return [
        f"the event {kind!r} cites {rule!r}, which is not in rules.toml{prefix_hint(rule) or hint(rule, known)}"
        for kind, rule in cited
        if known and rule not in known
    ]


def prefix_hint(rule: str) -> str:
    """Returns an explanation if a rule's id has its prefix twice: code of the Zombicide family leaves it out."""
    prefix, _, rest = rule.partition(".")
    return f"; its code cites {rest!r}: write it without {prefix + '.'!r}" if rest.startswith(f"{prefix}.") else ""


def check_rules(scenario: Scenario, game: Game[Any]) -> None:
    """Raises ContentError if the scenario names a rule that the game does not have."""
    ids = rule_ids(game)
    for rule in scenario.rules:
        if ids and rule not in ids:
            raise ContentError(f"rules: {game.id} has no rule {rule!r}{hint(rule, ids)}")


def stop_of(scenario: Scenario, game: Game[Any]) -> str:
    """Returns the class name of the rule step before which the scenario ends; empty if it has no `stop`."""
    if not scenario.stop:
        return ""
    stops = tooling(game).vocabulary().stops
    if scenario.stop not in stops:
        raise ContentError(f"stop: {game.id} has no moment {scenario.stop!r} to stop at{hint(scenario.stop, stops)}")
    return stops[scenario.stop]


def begin(scenario: Scenario, game: Game[Any], chance: Scripted, stop: str = "") -> Session:
    """Returns a session in the given position, at its first question or at `stop`. If the position itself begins with
    that step, the session runs past it: a scenario that starts a round may end before the next."""
    tools = tooling(game)
    wrong = complaints(scenario.given, tools.given_schema(), "given")
    if wrong:
        raise ContentError("; ".join(wrong))
    seats, settings, state = tools.build(scenario.given)
    session = Session(game, seats, settings, seed=0)
    if state.stack and type(state.stack[-1]).__name__ != stop:
        session.stop = stop
    session.begin_at(state, state.plain(), chance)
    return session


def fault(reason: Exception) -> str:
    """Describes an exception that no rule should raise, with its place; the other scenarios still run."""
    last = traceback.extract_tb(reason.__traceback__)[-1]
    return f"{type(reason).__name__}: {reason} ({Path(last.filename).name}:{last.lineno} in {last.name})"
