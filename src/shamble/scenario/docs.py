"""Writes docs/scenarios.md: the guide, and the words of each game, from the schemas."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from shamble.content.tooling import tooling
from shamble.content.vocabulary import Vocabulary
from shamble.core.entity import Json
from shamble.core.game import Game

GUIDE: Final = Path(__file__).parent / "guide.md"


def page(games: Sequence[Game[Any]]) -> str:
    """Returns the whole page."""
    return "\n".join([GUIDE.read_text(encoding="utf-8"), *[chapter(game) for game in games]]).rstrip("\n") + "\n"


def chapter(game: Game[Any]) -> str:
    """Returns the chapter of one game."""
    tools = tooling(game)
    vocabulary = tools.vocabulary()
    # The verbs of a turn depend on the table, so take those of a started game.
    begun = game.start(game.seats[0], game.configure(game.seats[0], {}))
    questions = {**vocabulary.questions, **tools.vocabulary(begun).questions}
    parts = [f"## {tools.title or game.id} (`{game.id}`)", "### Given", given(tools.given_schema())]
    if tools.chances:
        parts.append(f"Dice and decks of `chance`: {code(tools.chances)}.")
    if questions:
        lines = [f"| `{about}` | {code(verbs)} |" for about, verbs in sorted(questions.items())]
        parts += ["### Questions and their verbs", table(("about", "verbs"), lines)]
    if vocabulary.anytime:
        parts.append(f"Without being asked: {code(vocabulary.anytime)}.")
    if vocabulary.moments:
        lines = [f"| `{moment}` | {meaning} |" for moment, meaning in vocabulary.moments.items()]
        parts += ["### Moments for `until`", table(("moment", "when"), lines)]
    if vocabulary.stops:
        parts.append(f"`stop` may name {code(vocabulary.stops)}.")
    if vocabulary.paths:
        lines = [f"| `{path}` | {meaning} |" for path, meaning in vocabulary.paths.items()]
        parts += ["### Paths of `expect`", table(("path", "value"), lines), capitals(vocabulary)]
    return "\n\n".join(part for part in parts if part) + "\n"


def capitals(vocabulary: Vocabulary) -> str:
    """Returns one line for each word in capitals, with the names that it stands for."""
    return "\n".join(f"- `{word}`: {code(ids)}" for word, ids in vocabulary.words.items())


def given(schema: Mapping[str, Json]) -> str:
    """Returns the table of the keys of `given`."""
    return table(("key", "value", "meaning"), rows(schema, ""))


def rows(schema: Mapping[str, Json], before: str) -> list[str]:
    """Returns the table rows for a schema and for the nested keys below it; `before` is the path so far."""
    lines = []
    for name, inner in schema.get("properties", {}).items():
        lines.append(f"| `{before}{name}` | {value(inner)} | {inner.get('description', '')} |")
        for below, path in nested(inner):
            lines += rows(below, f"{before}{name}{path}.")
    return lines


def nested(schema: Mapping[str, Json]) -> Iterator[tuple[Mapping[str, Json], str]]:
    """Yields each mapping with known keys below a schema, with its path: `.*` for a mapping behind free names."""
    if "properties" in schema:
        yield schema, ""
    below = schema.get("additionalProperties")
    for way in below.get("anyOf", [below]) if isinstance(below, Mapping) else ():
        if "properties" in way:
            yield way, ".*"


def value(schema: Mapping[str, Json]) -> str:
    """Describes the allowed values of a schema in a few words."""
    if "enum" in schema:
        names = [show(entry) for entry in schema["enum"]]
        return ", ".join(names) if len(names) <= FEW else f"a name such as {names[0]}"
    if "anyOf" in schema:
        ways = " or ".join(value(entry) for entry in schema["anyOf"])
        return ways.replace(NESTED, "the keys below")
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join("null" if entry == "null" else PLAIN.get(str(entry), str(entry)) for entry in kind)
    if kind == "integer" and "maximum" in schema:
        return f"{schema['minimum']} to {schema['maximum']}"
    if kind == "array":
        items = value(schema["items"]) if "items" in schema else ""
        return f"list of {items.replace('a name such', 'names such')}" if items else "list"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"names: {value(inner)}" if isinstance(inner, Mapping) and "properties" not in inner else NESTED
    return PLAIN.get(kind, str(kind))


FEW: Final = 8
"""Largest number of names that a table lists; of more names it shows one, so that a new card does not change it."""
NESTED: Final = "names: …"
"""A mapping whose keys stand in rows of their own, or are free."""
PLAIN: Final = {"integer": "number", "string": "text", "boolean": "true or false"}


def show(one: object) -> str:
    """Returns a value in backquotes; `null` for None."""
    return "null" if one is None else f"`{one}`"


def table(head: Sequence[str], lines: Sequence[str]) -> str:
    """Returns a Markdown table."""
    return "\n".join([f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}", *lines])


def code(names: object) -> str:
    """Returns names in backquotes, separated by commas; empty for anything but a list."""
    return ", ".join(f"`{name}`" for name in names) if isinstance(names, (tuple, list, Mapping)) else ""
