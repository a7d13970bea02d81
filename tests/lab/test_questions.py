"""Rules questions are made from scenarios, and the engine agrees with every answer."""

from __future__ import annotations

import pytest

import shamble
from shamble.lab.questions import check_item, evaluate, items_of, scenario_folder
from shamble.lab.renamed_terms import renamed_game
from shamble.scenario.files import Scenario, find, read

OPPOSITE = {"yes": "no", "no": "yes", "ja": "nein", "nein": "ja"}
GAMES = [game.id for game in shamble.installed_games()]


def some_scenarios(id: str) -> list[Scenario]:
    """Returns the first sound scenario of one file in five."""
    files = find([scenario_folder() / id])[::5]
    return [next(one for one in read(path) if not one.fault) for path in files]


@pytest.mark.parametrize("id", GAMES)
def test_the_engine_agrees_with_every_answer(id: str) -> None:
    kinds = set()
    for scenario in some_scenarios(id):
        for lang in ("en", "de"):
            for item in items_of(scenario, lang):
                assert check_item(item, scenario) == ""
                kinds.add(item["kind"])
                assert item["rule_text"] != item["rule"], "the rule has a sentence"
                if item["choices"]:
                    assert item["answer"] in item["choices"]
                wrong = {
                    **item,
                    "answer": {"yes": "no", "no": "yes", "ja": "nein", "nein": "ja"}.get(item["answer"], "-7"),
                }
                if item["kind"] != "why":
                    assert check_item(wrong, scenario) != "", "a wrong answer is found"
    assert {"may", "why"} <= kinds


def test_answers_are_counted() -> None:
    items = [item for scenario in some_scenarios("walkingdead") for item in items_of(scenario, "en")]
    assert evaluate(items, lambda item: str(item["answer"]))["all"]["rate"] == 1.0
    assert evaluate(items, lambda item: "maybe")["all"]["rate"] == 0.0
    short = evaluate(items, lambda item: str(item["answer"]).split(":")[0].upper())
    assert short["all"]["rate"] == 1.0
    assert short["all"]["items"] == sum(
        short[f"split={split}"]["items"] for split in ("train", "test") if f"split={split}" in short
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_same_questions_with_other_names(lang: str) -> None:
    game = shamble.registry.find("walkingdead")
    other = renamed_game(game)
    scenario = some_scenarios("walkingdead")[0]
    plain, renamed = items_of(scenario, lang), items_of(scenario, lang, other)
    assert [(item["id"], item["kind"]) for item in plain] == [(item["id"], item["kind"]) for item in renamed]
    text = "\n".join([item["position"] + item["question"] for item in renamed])
    for name in ("Daryl", "Rick ", "Michonne", "Glenn"):
        assert name not in text


def test_a_price_of_several_actions_is_no_question_about_the_rule_of_moving() -> None:
    """The event of a move out of a crowd cites the rule of moving, which does not say what leaving costs."""
    scenarios = [one for path in find([scenario_folder() / "zombicide2"]) for one in read(path)]
    (crowded,) = [one for one in scenarios if one.name == "two walkers cost two actions more"]
    (after,) = [item for item in items_of(crowded, "en") if item["kind"] == "after"]
    assert (after["key"], after["answer"], after["rule"]) == ("noise doug", "2", "zc2.action.noise")
