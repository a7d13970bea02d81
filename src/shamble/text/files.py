"""Fluent files: the common ones, a family's, a game's own, and those of an overlay on top."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from shamble.content.tooling import tooling
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.text.nouns import FUNCTIONS

COMMON: Final = Path(__file__).parent / "common"
LANGUAGES: Final = tuple(sorted((path.stem for path in COMMON.glob("*.ftl")), key=lambda lang: (lang != "en", lang)))
"""English first: it is what the others fall back on."""


def sources(game: Game[Any] | None, lang: str) -> dict[str, str]:
    """The texts of a language, by where they come from; later ones win."""
    paths = [COMMON / f"{lang}.ftl"]
    folders = (tooling(game).family, tooling(game).folder) if game is not None else ()
    for folder in folders:
        if folder is not None:
            paths.append(folder / "texts" / f"{lang}.ftl")
            paths += sorted((folder / "texts" / lang).glob("*.ftl"))
    found = {str(path): path.read_text(encoding="utf-8") for path in paths if path.exists()}
    if game is not None and (words := tooling(game).words(lang)):
        found[f"{game.id}/content"] = words
    overlaid: Mapping[str, str] = game.overlay().get("texts", {}) if game is not None else {}
    if lang in overlaid:
        found[f"overlay/{lang}.ftl"] = overlaid[lang]
    return found


def bundle(game: Game[Any] | None, lang: str) -> FluentBundle:
    if lang not in LANGUAGES:
        raise ShambleError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    # Marks around placeables are for mixed scripts; in a terminal they show up as boxes.
    made = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
    for text in sources(game, lang).values():
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made
