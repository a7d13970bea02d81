"""Finds Fluent files: the common ones, those of a family of games, a game's own, and those of an overlay."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.text.nouns import FUNCTIONS

COMMON: Final = Path(__file__).parent / "common"
LANGUAGES: Final = tuple(sorted((path.stem for path in COMMON.glob("*.ftl")), key=lambda lang: (lang != "en", lang)))
"""All languages, English first: the others fall back on it."""


def ignored_languages(game: Game[Any]) -> list[str]:
    """Returns the languages of a game's own files, or of its family's, that are not read, because the common texts lack
    the language."""
    folders = [folder / "texts" for folder in (tooling(game).folder, tooling(game).family) if folder is not None]
    entries = [path for folder in folders if folder.is_dir() for path in folder.iterdir()]
    written = {path.stem for path in entries if path.suffix == ".ftl" or path.is_dir()}
    return sorted(lang for lang in written if lang not in LANGUAGES and not lang.startswith("_"))


def sources(game: Game[Any] | None, lang: str) -> dict[str, str]:
    """Returns the texts of a language by origin, in order of precedence: later texts override earlier ones."""
    paths = [COMMON / f"{lang}.ftl"]
    folders = (tooling(game).family, tooling(game).folder) if game is not None else ()
    for folder in folders:
        if folder is not None:
            paths.append(folder / "texts" / f"{lang}.ftl")
            paths += sorted((folder / "texts" / lang).glob("*.ftl"))
    texts = {str(path): path.read_text(encoding="utf-8") for path in paths if path.exists()}
    if game is not None and (words := tooling(game).words(lang)):
        texts[f"{game.id}/content"] = words
    overlaid: Mapping[str, str] = game.overlay().get("texts", {}) if game is not None else {}
    if lang in overlaid:
        texts[f"overlay/{lang}.ftl"] = overlaid[lang]
    return texts


def whole_source(game: Game[Any] | None, lang: str) -> str:
    """Returns all texts of a language as one Fluent source, with the English message where the language has none: for
    clients, which have no second language to fall back on."""
    own = "\n".join(sources(game, lang).values())
    if lang == "en":
        return own
    there = {entry[1] for entry in ENTRY.finditer(own)}
    english = ENTRY.finditer("\n".join(sources(game, "en").values()) + "\n")
    return "\n".join([own, *[entry[0] for entry in english if entry[1] not in there]])


ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*\n(?:(?:[ \t}].*)?\n)*", re.MULTILINE)
"""A message of a Fluent source: its id, and the indented lines that belong to it."""


@lru_cache(maxsize=24)
def bundle(game: Game[Any] | None, lang: str) -> FluentBundle:
    """Returns the Fluent bundle of a game's texts in one language. Parsing takes up to half a second, so that the last
    bundles are kept; a game with other content is another object. Never change a bundle."""
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    # Fluent's isolation marks are for mixed scripts; terminals show them as boxes.
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for origin, text in sources(game, lang).items():
        # A game with other content shares the parsed files of the package: parsing takes most of the time.
        read = resource(text) if Path(origin).is_absolute() else FluentResource(text)
        made.add_resource(read, allow_overrides=True)
    return made


@lru_cache(maxsize=128)
def resource(text: str) -> Resource:
    """The parsed text of a file of the package. Never change a resource."""
    return FluentResource(text)
