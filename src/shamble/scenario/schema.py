"""Builds the JSON Schema of a game's scenarios, for editors and for the documentation."""

from __future__ import annotations

import re
from typing import Any, Final

from shamble.content.tooling import tooling
from shamble.content.vocabulary import Vocabulary
from shamble.core.entity import Json
from shamble.core.game import Game
from shamble.scenario.named_ids import rule_ids, told_as
from shamble.sessions.history import LEVELS

TEXT: Final[Json] = {"type": "string"}
OPTION_PART: Final[Json] = {"type": ["string", "null"]}
"""Part of a wanted option; null: the option must not have this part."""
SEAT: Final[Json] = {"type": "integer", "minimum": 1, "description": "Who takes it; otherwise the seat that is asked."}


def named(allowed: object) -> Json:
    """Returns the schema of one of these names, or of any text if the names are not listed."""
    names = sorted(dict.fromkeys(allowed)) if isinstance(allowed, (list, tuple)) else []
    return {"enum": names} if names else TEXT


def option(verbs: list[str]) -> Json:
    """The schema of a wanted option: a key that begins with one of these verbs, or some parts."""
    key: Json = TEXT
    if verbs:
        key = {"type": "string", "pattern": f"^ *({'|'.join(sorted(verbs))}|undo)( |$)"}
    return {
        "description": "An option: its key (`move daryl highway`) or some parts. A kind may name a card.",
        "anyOf": [
            key,
            {
                "type": "object",
                "additionalProperties": False,
                "minProperties": 1,
                "properties": {
                    "verb": named(verbs),
                    "actor": OPTION_PART,
                    "item": OPTION_PART,
                    "target": OPTION_PART,
                    "n": {"type": "integer"},
                    "seat": SEAT,
                },
            },
        ],
    }


def event(kinds: list[str], rules: Json) -> Json:
    """The schema of a wanted event: its kind, or some of its facts."""
    parts = {"type": "object", "minProperties": 1, "properties": {"kind": named(kinds), "rule": rules}}
    return {"description": "Its kind, or some of its facts.", "anyOf": [named(kinds), parts]}


def expectation(vocabulary: Vocabulary, kinds: list[str], rules: Json) -> Json:
    """The schema of `expect`: the common paths, then those of the game."""
    event_schema = event(kinds, rules)
    events: Json = {"type": "array", "items": event_schema}
    made: dict[str, Json] = {
        "type": "object",
        "description": "Paths and their values. Lists are compared in any order, where the order means nothing.",
        "properties": {
            "over": {"enum": ["won", "lost", None]},
            "reason": {"type": ["string", "null"]},
            "undos": {"type": "integer"},
            "log": {**events, "description": "What happened."},
            "no-log": {**events, "description": "What did not happen."},
            "order": {**events, "description": "What happened, one after the other."},
        },
    }
    if vocabulary.paths:
        made["patternProperties"] = {
            pattern(path, vocabulary): {"description": meaning} for path, meaning in vocabulary.paths.items()
        }
        made["additionalProperties"] = False
    return made


def pattern(path: str, vocabulary: Vocabulary) -> str:
    """Regular expression for a path of a scenario's vocabulary: words in capitals stand for a list of names."""
    parts = []
    for part in path.split("."):
        if part in vocabulary.words:
            parts.append(f"({'|'.join(re.escape(word) for word in vocabulary.words[part])})")
        else:
            parts.append("[^.]+" if part.isupper() else re.escape(part))
    return f"^{'[.]'.join(parts)}$"


def step(lead: str, value: Json, description: str, **along: Json) -> Json:
    """The schema of a step with this leading key; `along` are the keys that may accompany it."""
    return {
        "type": "object",
        "description": description,
        "required": [lead],
        "additionalProperties": False,
        "properties": {lead: value, **along},
    }


def steps(game: Game[Any], vocabulary: Vocabulary, rules: Json, expect: Json) -> list[Json]:
    """The schemas of all steps of `play`."""
    choice = option(told_as(game, "do-"))
    choices: Json = {"type": "array", "items": choice}
    anywhere: Json = {"type": "boolean", "description": "Also where such a question could never offer it."}
    moments = [moment for template in vocabulary.moments for moment in vocabulary.spelt(template)]
    return [
        choice,
        step("refused", choice, "Not possible now, and why.", because=named(told_as(game, "no-")), anywhere=anywhere),
        step("offered", choices, "Exactly these options of the pending question."),
        step("offers", choices, "At least these, by the question or as interrupts."),
        step("not-offered", choices, "None of these, neither by the question nor as interrupts.", anywhere=anywhere),
        step(
            "asked",
            {"type": ["string", "integer", "null"]},
            "Whose question is pending (a name, or a seat from 1), what about, and by which rule; null: none is.",
            about=named(told_as(game, "ask-")),
            rule=rules,
        ),
        step(
            "means",
            choice,
            "What an option says before it is taken, and its risk: 0 none, 1 may hurt, 2 kills or loses.",
            says={"type": "array", "items": {"type": ["string", "object"]}},
            risk={"enum": [0, 1, 2]},
        ),
        step("until", named(moments), "Takes the last option of each question, the passive one, until that moment."),
        step("undo", {"enum": list(LEVELS)}, "Takes back a step, action, turn, phase or round."),
        step("expect", expect, "Checks in between."),
    ]


def schema(game: Game[Any]) -> dict[str, Json]:
    """JSON Schema of a game's scenarios, for editors and for the check before a scenario runs."""
    tools = tooling(game)
    vocabulary = tools.vocabulary()
    rules = named(rule_ids(game))
    expect = expectation(vocabulary, told_as(game, "log-"), rules)
    script: Json = {"type": "array", "items": {"type": ["integer", "string"]}}
    chance: Json = {
        "type": "object",
        "description": "What the next rolls and draws give. Running out is an error, so is a leftover.",
    }
    if tools.chances:
        chance |= {"additionalProperties": False, "properties": dict.fromkeys(tools.chances, script)}
    else:
        chance["additionalProperties"] = script
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A scenario of {tools.title or game.id}",
        "type": "object",
        "additionalProperties": False,
        "required": ["game"],
        "properties": {
            "name": {"type": "string", "description": "Says the ruling in a few words."},
            "game": {"const": game.id},
            "rules": {"type": "array", "items": rules, "description": "The rules that this scenario proves."},
            "source": {
                "type": "string",
                "description": "The page of the printed book, the number of a ruling.",
            },
            "given": tools.given_schema(),
            "chance": chance,
            "play": {"type": "array", "items": {"anyOf": steps(game, vocabulary, rules, expect)}},
            "stop": {**named(list(vocabulary.stops)), "description": "It ends before that begins."},
            "expect": expect,
        },
    }
