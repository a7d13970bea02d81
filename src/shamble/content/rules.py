"""Reads a game's rules.toml: one entry for each rule, with the page of the printed book and a sentence of ours."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from shamble.content.tables import Field, Row, load_table

SCHEMA: Final = {
    "id": Field(str),
    "page": Field((int, str), default=0),
    "en": Field(str),
    "de": Field(str),
    "ruling": Field(str, default=""),
    "quiet": Field(str, default=""),
    "about": Field(list, default=[]),
}


class Rule:
    """One rule. `ruling`: number of our ruling where the book is unclear; `quiet`: reason why the rule never fires by
    itself; `about`: the things on the table that it explains, by the message of their name or by kind."""

    __slots__ = ("about", "de", "en", "id", "page", "quiet", "ruling")

    def __init__(self, row: Row) -> None:
        self.id: Final[str] = row["id"]
        self.page: Final[int | str] = row["page"]
        self.en: Final[str] = row["en"]
        self.de: Final[str] = row["de"]
        self.ruling: Final[str] = row["ruling"]
        self.quiet: Final[str] = row["quiet"]
        self.about: Final[tuple[str, ...]] = tuple(row["about"])

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en


def load_rules(path: Path) -> dict[str, Rule]:
    return {row["id"]: Rule(row) for row in load_table(path, "rule", SCHEMA)}
