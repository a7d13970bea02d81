"""The JSON Schema of a game's scenarios, for editors and for the docs."""

from __future__ import annotations

from typing import Any, Final

from shamble.content.rules import load_rules
from shamble.content.tooling import tooling
from shamble.core.entity import Json
from shamble.core.game import Game
from shamble.core.session import LEVELS

TEXT: Final[Json] = {"type": "string"}
OPTION: Final[Json] = {
    "description": "An option: its key (`move daryl highway`) or some parts. A kind may name a card.",
    "anyOf": [
        TEXT,
        {
            "type": "object",
            "additionalProperties": False,
            "minProperties": 1,
            "properties": {
                "verb": TEXT,
                "actor": TEXT,
                "item": TEXT,
                "target": TEXT,
                "n": {"type": "integer"},
                "seat": {"type": "integer", "description": "Who takes it; otherwise the seat that is asked."},
            },
        },
    ],
}
OPTIONS: Final[Json] = {"type": "array", "items": OPTION}
EXPECT: Final[Json] = {
    "type": "object",
    "description": "Paths and their values. Lists are compared in any order, where the order means nothing.",
    "properties": {
        "over": {"enum": ["won", "lost", None]},
        "reason": {"type": ["string", "null"]},
        "undos": {"type": "integer"},
        "log": {"type": "array", "items": TEXT, "description": "Kinds of events that happened."},
        "no-log": {"type": "array", "items": TEXT, "description": "Kinds of events that did not happen."},
    },
}


def step(lead: str, value: Json, description: str, **along: Json) -> Json:
    return {
        "type": "object",
        "description": description,
        "required": [lead],
        "additionalProperties": False,
        "properties": {lead: value, **along},
    }


STEPS: Final[list[Json]] = [
    OPTION,
    step("refused", OPTION, "Not possible now, and why (a reason's id).", because=TEXT),
    step("offered", OPTIONS, "Exactly these options of the pending question."),
    step("offers", OPTIONS, "At least these, by the question or as interrupts."),
    step("not-offered", OPTIONS, "None of these, neither by the question nor as interrupts."),
    step(
        "asked",
        {"type": ["string", "integer", "null"]},
        "Whose question is pending, what about, and by which rule; null: nothing is asked any more.",
        about=TEXT,
        rule=TEXT,
    ),
    step("until", TEXT, "Takes the last option of each question, the passive one, until that moment."),
    step("undo", {"enum": list(LEVELS)}, "Takes back a step, action, turn, phase or round."),
    step("expect", EXPECT, "Checks in between."),
]


def schema(game: Game[Any]) -> dict[str, Json]:
    tools = tooling(game)
    path = tools.folder / "rules.toml" if tools.folder else None
    rules: Json = {"enum": sorted(load_rules(path))} if path and path.exists() else TEXT
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
            "play": {"type": "array", "items": {"anyOf": STEPS}},
            "expect": EXPECT,
        },
    }
