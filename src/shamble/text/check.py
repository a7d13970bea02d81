"""Compares the languages of a game and reports missing and unused texts."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from shamble.content.rules import message_of, rules_of
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.game import Game
from shamble.text.files import LANGUAGES, sources
from shamble.text.named_in_code import missing_in_code, variables_not_given
from shamble.text.nouns import FORMS


def check(game: Game[Any] | None, languages: Iterable[str] = LANGUAGES) -> list[str]:
    """Returns one line for each key that is missing, unused, written twice or unreadable, for each variable that code
    does not give or that only some languages use, and for each row of the data that cites an unknown rule."""
    problems = unknown_rules(game) if game is not None else []
    entries = {lang: read(game, lang, problems) for lang in languages}
    english = entries["en"]
    demanded = dict.fromkeys(expected(game)) if game is not None else {}
    for lang, own in entries.items():
        needed = english.keys() | demanded.keys()
        if game is not None:
            needed |= set(named_in_code(game, lang, own))
        for key in sorted(needed - own.keys()):
            problems.append(f"{lang}: {key} is missing")
        for key in sorted(own.keys() - english.keys() - demanded.keys()):
            problems.append(f"en: {key} is missing, or {lang} does not need it")
        for key in sorted(own.keys() & english.keys()):
            if own[key] != english[key]:
                here, there = sorted(own[key]), sorted(english[key])
                problems.append(f"{key}: {lang} uses {here or 'no variables'}, en uses {there or 'none'}")
    folder = tooling(game).folder if game is not None else None
    if game is not None and folder is not None:
        problems += [f"en: {line}" for line in variables_not_given(folder, tooling(game).family, english)]
    return problems


def named_in_code(game: Game[Any], lang: str, own: Mapping[str, object]) -> list[str]:
    """Returns the messages that the code of a game names and that a language does not have; its messages are `own`."""
    tools = tooling(game)
    if tools.folder is None:
        return []
    relatives = set(own)
    if tools.family is not None:
        for id in registry.ids():
            other = registry.find(id)
            if tooling(other).family == tools.family:
                relatives.update(read(other, lang, []))
    return missing_in_code(tools.folder, tools.family, set(own), relatives)


def unknown_rules(game: Game[Any]) -> list[str]:
    """Returns one line for each row in the game's data folder whose `rule` is neither a rule nor the beginning of one:
    a unit of several rules names what their ids have in common."""
    folder = tooling(game).folder
    if folder is None:
        return []
    ids = rules_of(game)
    beginnings = {id[:end] for id in ids for end, sign in enumerate(id) if sign == "."}
    return [
        f"{path.name}: {row.get('id', table)} cites {row['rule']!r}, which is not in rules.toml"
        for path in sorted((folder / "data").glob("*.toml"))
        for table, rows in tomllib.loads(path.read_text(encoding="utf-8")).items()
        for row in (rows if isinstance(rows, list) else [])
        if isinstance(row, dict) and row.get("rule") and row["rule"] not in ids and row["rule"] not in beginnings
    ]


def expected(game: Game[Any]) -> Iterator[str]:
    """Yields the keys that every language must have: sentences of rules, names of printed things, settings and whatever
    else the game says that it needs."""
    tools = tooling(game)
    yield from (message_of(id) for id in rules_of(game))
    yield from (key.partition(" ")[0] for key in tools.subjects())
    yield from (tools.noun_of(id).partition(" ")[0] for id in tools.things)
    yield from tools.required_texts()
    words = tools.vocabulary()
    yield from (f"ask-{question}" for question in words.questions)
    yield from (f"tip-ask-{question}" for question in own_questions(game))
    yield from (f"do-{verb}" for verb in words.verbs)
    if tools.folder is not None:
        yield from (f"setting-{setting.id}" for setting in game.settings)
    for kind, ids in tools.catalogue().items():
        for id in ids:
            yield f"do-{id}" if kind == "verb" else tools.noun_of(id).partition(" ")[0]


def own_questions(game: Game[Any]) -> list[str]:
    """Returns the questions that need a tip for newcomers, in a game that has such tips: those whose text is the game's
    own. Not every game of a family asks each shared question."""
    folder = tooling(game).folder
    own = "".join([text for path, text in sources(game, "en").items() if folder and path.startswith(str(folder))])
    if "\ntip-ask-" not in own:
        return []
    return [question for question in tooling(game).vocabulary().questions if f"\nask-{question} =" in own]


def read(game: Game[Any] | None, lang: str, problems: list[str]) -> dict[str, frozenset[str]]:
    """Returns every message and attribute with its variables. Forms of nouns are left out: languages differ in them."""
    keys: dict[str, frozenset[str]] = {}
    for where, text in sources(game, lang).items():
        here: set[str] = set()
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines()[0]
                problems.append(f"{where}: cannot be read: {first!r}")
            if not isinstance(entry, ast.Message):
                continue
            key = entry.id.name
            if key in here:
                problems.append(f"{where}: {key} is written twice")
            here.add(key)
            if entry.value is not None:
                keys[key] = variables(entry.value)
            for attribute in entry.attributes:
                if attribute.id.name not in FORMS:
                    keys[f"{key}.{attribute.id.name}"] = variables(attribute.value)
    return keys


def variables(node: object) -> frozenset[str]:
    """Returns the names of the variables in a part of a Fluent message."""
    if isinstance(node, ast.VariableReference):
        return frozenset([node.id.name])
    if isinstance(node, list):
        return frozenset().union(*[variables(part) for part in node]) if node else frozenset()
    if isinstance(node, ast.SyntaxNode):
        return variables([value for name, value in vars(node).items() if name != "span"])
    return frozenset()
