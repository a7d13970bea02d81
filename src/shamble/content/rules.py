"""Reads a game's rules.toml: one entry for each rule, with the page of the printed book and the number of our ruling.

The sentence of a rule is a Fluent message of every language (`message_of`); rules.toml holds none.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from shamble.content.tables import Field, Row, load_table
from shamble.content.tooling import tooling
from shamble.core.errors import ContentError
from shamble.core.game import Game

SCHEMA: Final = {
    "id": Field(str),
    "page": Field((int, str), default=0),
    "ruling": Field(str, default=""),
    "quiet": Field(str, default=""),
    "about": Field(list, default=[]),
}
FORMER_SENTENCES: Final = ("en", "de")
"""Keys that held the sentence of a rule before it became a Fluent message."""


class Rule:
    """One rule. `ruling`: number of our ruling where the book is unclear; `quiet`: reason why the rule never fires by
    itself; `about`: the things on the table that it explains, by the message of their name or by kind."""

    __slots__ = ("about", "id", "page", "quiet", "ruling")

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.page: Final[int | str] = row["page"]
        self.ruling: Final[str] = row["ruling"]
        self.quiet: Final[str] = row["quiet"]
        self.about: Final[tuple[str, ...]] = tuple(row["about"])


def message_of(rule_id: str) -> str:
    """Returns the id of the Fluent message with a rule's sentence: `rule-twd-setup-places` for `twd.setup.places`."""
    return f"rule-{rule_id.replace('.', '-')}"


def load_rules(path: Path) -> dict[str, Rule]:
    """Returns the rules of a file by id, in its order. Raises ContentError for a sentence in the file, and for two
    rules that would share a message."""
    former = {key: Field(str, default="") for key in FORMER_SENTENCES}
    rules: dict[str, Rule] = {}
    messages: dict[str, str] = {}
    for row in load_table(path, "rule", {**SCHEMA, **former}):
        id: str = row["id"]
        for lang in FORMER_SENTENCES:
            if row[lang]:
                line = f"{message_of(id)} = {row[lang]}"
                raise ContentError(f"{path}: {id}: a rule's sentence belongs in texts/{lang}.ftl, as: {line}")
        other = messages.setdefault(message_of(id), id)
        if other != id:
            raise ContentError(f"{path}: {id}: its message {message_of(id)} is also that of {other}")
        rules[id] = Rule(row)
    return rules


@lru_cache(maxsize=64)
def rules_in(folder: Path) -> Mapping[str, Rule]:
    """Returns the rules of a game's folder, read once; none if it has no rules.toml."""
    path = folder / "rules.toml"
    return load_rules(path) if path.exists() else {}


def rules_of(game: Game[Any]) -> Mapping[str, Rule]:
    """Returns the rules of a game by id, in the order of its book."""
    folder = tooling(game).folder
    return rules_in(folder) if folder is not None else {}
