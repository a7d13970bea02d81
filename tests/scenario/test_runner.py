"""The runner plays what a scenario says and tells exactly what differs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shamble.core.errors import ContentError
from shamble.core.game import Game
from shamble.scenario import runner
from shamble.scenario.files import find, parse, parse_all, read
from shamble.scenario.runner import Report, run
from tests.scenario.toy import GAME, Toy, Turn

HERE = Path(__file__).parent


def find_toy(id: str) -> Game[Any]:
    assert id == "toy"
    return GAME


def report(text: str) -> Report:
    (scenario,) = parse("game: toy\n" + text, Path("x.yaml"))
    return run(scenario, find_toy)


def problems(text: str) -> str:
    return " | ".join(report(text).problems)


@pytest.mark.parametrize("scenario", read(HERE / "toy/scenarios/fights.yaml"), ids=lambda one: one.name)
def test_good_scenarios_hold(scenario: Any) -> None:
    assert run(scenario, find_toy).problems == []


def test_a_file_is_several_documents_with_their_lines() -> None:
    scenarios = [one for path in find([HERE / "toy/scenarios"]) for one in read(path)]
    assert [(one.line, one.rules) for one in scenarios] == [(1, ["toy.fight"]), (25, ["toy.bandage"])]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("expect: {walkers: 2}", "expect walkers: 2, but it is 3"),
        ("expect: {walker: 2}", "expect walker: there is no path 'walker'; did you mean 'walkers'?"),
        ("expect: {heroes.ann.live: 2}", "there is no path 'heroes.ann.live'; did you mean 'heroes.ann.life'?"),
        ("expect: {no-log: [bittne]}", "expect no-log: there is no event 'bittne'; did you mean 'bitten'?"),
        ("expect: {log: [{kind: round, rule: toy.rond}]}", "there is no rule 'toy.rond'; did you mean 'toy.round'?"),
        ("expect: {log: [{kind: round, n: 2}]}", "{kind: round, n: 2} did not happen"),
        (
            "play: [{until: bite}]\nexpect: {order: [bitten, round, bitten]}",
            "bitten did not happen after the one before",
        ),
        ("expect: {order: [17]}", "an event is its kind or"),
        ("expect: {heroes.ann.cards: [rock]}", "expect heroes.ann.cards: [rock], but it is []"),
        ("expect: {log: [bitten]}", "expect log: bitten did not happen; round did"),
        ("expect: {no-log: [round]}", "expect no-log: round happened"),
        ("expect: {over: won}", "expect over: won, but it is null"),
        ("given: {walker: 2}", "given: unknown key 'walker'; did you mean 'walkers'?"),
        ("given: {heroes: {anne: {}}}", "given.heroes: 'anne' is not known; did you mean 'ann'?"),
        ("given: {heroes: {ann: {live: 2}}}", "given.heroes.ann: unknown key 'live'; did you mean 'life'?"),
        ("given: {mode: easier}", "given.mode: 'easier' is not known; did you mean 'easy'?"),
        ("given: {walkers: many}", "given.walkers: 'many' should be a whole number"),
        ("given: {heroes: {ann: {cards: [knive]}}}", "given: no card 'knive'; did you mean 'knife.2'?"),
        ("rules: [toy.figth]", "rules: toy has no rule 'toy.figth'; did you mean 'toy.fight'?"),
        ("chance: {wite: [2]}", "chance: unknown die or deck 'wite'; did you mean 'white'?"),
        ("chance: {white: [2]}\nexpect: {round: 1}", "chance is left over: white die: [2]"),
        ("chance: {white: 2}", "chance.white: should be a list, not 2"),
        ("chance: {white: [2, x]}", "chance.white: should hold only numbers (a die) or only names (a deck)"),
        ("play: [search ann]", "play step 1: the scenario gives no (more) card for a draw from cards"),
        ("play: [serch ann]", "serch ann is not possible: seat 1 is asked 'turn': search ann, rest"),
        ("play: [fight ann]", "refused because of no-weapon [toy.fight]"),
        ("play: [{verb: fight, weapon: x}]", "play step 1: unknown key 'weapon'"),
        ("play: [{offerd: []}]", "unknown key 'offerd'; did you mean 'offered'?"),
        ("play: [{until: x, because: y}]", "'because' does not belong to 'until'"),
        ("play: [{until: x, asked: y}]", "'until' and 'asked' are two steps"),
        ("play: [{until: turn bob}]", "play step 1: the game was lost (dead) before 'turn bob'"),
        ("play: [{until: over}]", "nothing is expected: say what must be true"),
        ("play: [{refused: rest ann}]", "rest ann should be refused, but it is possible: rest ann"),
        ("play: [{refused: fight ann, because: tired}]", "because: there is no reason 'tired'; known: no-weapon"),
        (
            "play: [{refused: {verb: fight, item: rock}, because: no-weapon}]",
            "but it is without any reason given (refused with reasons: fight ann: no-weapon)",
        ),
        (
            "play: [{refused: rest}]",
            "rest is only part of 'rest ann', which is on offer: write the whole key, or {verb: …}",
        ),
        ("play: [{not-offered: [rest]}]", "rest is only part of 'rest ann', which is on offer"),
        ("play: [{refused: {verb: figth}}]", "there is no verb 'figth'; did you mean 'fight'?"),
        ("play: [{refused: fight ann knive}]", "nothing is called 'knive'; did you mean 'knife'?"),
        ("play: [{not-offered: [{verb: fight, actor: anne}]}]", "nothing is called 'anne'; did you mean 'ann'?"),
        ("play: [{until: turn bobb}]", "until: there is no moment 'turn bobb'; did you mean 'turn bob'?"),
        ("play: [{until: over}, {refused: fight ann}]", "nothing is asked, so nothing can be refused"),
        ("play: [{refused: fight ann, anywhere: maybe}]", "anywhere is true or false, not 'maybe'"),
        ("play: [{verb: rest, seat: 0}]", "seats count from 1 to 1: there is no seat 0"),
        ("stop: rond\nexpect: {round: 1}", "toy has no moment 'rond' to stop at; did you mean 'round'?"),
        ("stop: bite\nplay: [rest ann, rest ann]", "rest ann is not possible: nothing is asked"),
        ("play: [{offered: [rest ann, fly ann]}]", "not on offer: fly ann; on offer as well: search ann"),
        ("play: [{offers: [fly ann]}]", "not on offer: fly ann"),
        ("play: [{not-offered: [rest ann]}]", "on offer, but should not be: rest ann"),
        ("play: [{asked: bob}]", "play step 1: nobody plays 'bob'"),
        ("play: [{asked: ann, about: tunr}]", "about: no question is called 'tunr'; did you mean 'turn'?"),
        ("play: [{asked: ann, rule: toy.bite}]", "ann should be asked by toy.bite, but is by toy.turn"),
        ("play: [{asked: null}]", "asked should be None, but seat 1 is asked"),
        ("play: [{undo: week}]", "undo goes by step, action, turn, phase, round, not 'week'"),
        ("play: [undo]", "there is nothing to undo"),
        ("play: [17]", "a step is an option's key or a mapping, not 17"),
        (
            "given: {heroes: {ann: {cards: [knife, knife]}}}\nplay: [fight ann knife]",
            "fight ann knife is ambiguous: fight ann knife.1, fight ann knife.2",
        ),
        ("play: [{expect: {round: 2}}]", "play step 1: expect round: 2, but it is 1"),
    ],
)
def test_what_differs_is_said(text: str, says: str) -> None:
    assert says in problems(text)


def test_next_round_means_another_one() -> None:
    assert problems("play: [{until: round}]\nexpect: {round: 2}") == ""
    assert problems("play: [{until: round}, {until: round}]\nexpect: {round: 3, heroes.ann.life: 1}") == ""


def test_a_scenario_stops_before_the_next_round() -> None:
    """No step of the next round runs, also if the scenario itself begins with a round."""
    assert problems("stop: round\nplay: [rest ann]\nexpect: {round: 1, heroes.ann.life: 2}") == ""
    assert problems("stop: bite\nplay: [rest ann, {asked: null}]\nexpect: {heroes.ann.life: 3, over: null}") == ""


def test_events_are_told_with_their_rules_and_in_order() -> None:
    text = "play: [{until: turn ann}, rest ann]\nexpect: {log: [{kind: bitten, rule: toy.bite, who: ann}], "
    assert problems(text + "order: [round, {rule: toy.bite}, {kind: round, n: 2}]}") == ""


def test_a_negative_where_it_could_never_be_needs_a_word() -> None:
    assert problems("play: [{until: over}, {refused: fight ann, anywhere: true}]") == ""


def test_one_bad_document_does_not_stop_the_others() -> None:
    text = "game: toy\nexpct: {}\n---\ngame: toy\nexpect: {round: 1}\n---\ngame: [\n"
    reports = [run(one, find_toy) for one in parse_all(text, Path("x.yaml"))]
    assert [(report.scenario.line, report.ok) for report in reports] == [(1, False), (4, True), (8, False)]
    assert reports[0].problems == ["x.yaml:1: unknown key 'expct'; did you mean 'expect'?"]


def test_true_is_not_one() -> None:
    assert "expect round: true, but it is 1" in problems("expect: {round: true}")


def test_a_bug_of_the_rules_is_a_problem_not_a_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "broken", True)
    text = "given: {heroes: {ann: {cards: [bandage]}}}\nplay: [bandage ann bandage]"
    assert "play step 1: the rules failed: RuntimeError: the toy is broken (toy.py:" in problems(text)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game: toy\nexpct: {}", "x.yaml:1: unknown key 'expct'; did you mean 'expect'?"),
        ("rules: []", "x.yaml:1: game is missing"),
        ("game: toy\nexpect: {a: 1, a: 2}", "x.yaml:2: 'a' is written twice"),
        ("game: toy\nplay: {a: 1}", "x.yaml:1: play should be a list of steps"),
        ("game: toy\nrules: [1]", "a rule id is a text, not 1"),
        ("- 1", "a scenario is a mapping"),
        ("game: [", "x.yaml: not YAML"),
    ],
)
def test_a_damaged_file_names_the_place(text: str, says: str) -> None:
    with pytest.raises(ContentError, match=r"x\.yaml") as caught:
        parse(text, Path("x.yaml"))
    assert says in str(caught.value)


def test_the_report_as_data() -> None:
    plain = report("name: n\nrules: [toy.turn]\nexpect: {round: 2}").plain()
    assert plain["ok"] is False
    assert plain["problems"] == ["expect round: 2, but it is 1"]
    assert (plain["name"], plain["line"], plain["rules"]) == ("n", 1, ["toy.turn"])


def test_an_event_without_a_text_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "told_as", lambda game, prefix: ["bitten"])
    assert "the event 'round' has no text: write log-round" in problems("play: [{until: bite}]\nexpect: {walkers: 3}")


def test_an_event_may_not_cite_a_rule_that_the_game_does_not_have(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "play: [{until: bite}]\nexpect: {walkers: 3}"
    assert problems(text) == ""
    monkeypatch.setattr(runner, "rule_ids", lambda game: ("toy.rond", "toy.bite"))
    assert problems(text) == "the event 'round' cites 'toy.round', which is not in rules.toml; did you mean 'toy.rond'?"


def test_a_prefix_that_is_written_twice_is_explained() -> None:
    assert runner.prefix_hint("zc2.zc2.skill.x") == "; its code cites 'zc2.skill.x': write it without 'zc2.'"
    assert runner.prefix_hint("zc2.skill.x") == ""


def test_a_question_offers_only_the_verbs_that_it_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "verbs", ("search", "fight"))
    monkeypatch.setattr(Toy, "_vocabulary", None, raising=False)
    said = problems("play: [{offers: [rest ann]}]")
    assert "the question 'turn' offers 'rest ann', but no class lists 'rest' in its `verbs`" in said


def test_an_event_that_happened_otherwise_is_shown() -> None:
    text = "play: [{until: turn ann}, rest ann]\nexpect: {log: [{kind: bitten, rule: toy.bandage, who: ann}]}"
    assert problems(text) == (
        "expect log: {kind: bitten, rule: toy.bandage, who: ann} did not happen: "
        "bitten happened, but with rule toy.bite"
    )
