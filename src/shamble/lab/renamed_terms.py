"""The same game with invented names for people, places, cards and enemies: whoever has read about the published game
gains nothing by it, the rules stay the same."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from shamble.content.tooling import tooling
from shamble.core.game import Game
from shamble.text.files import LANGUAGES, sources
from shamble.text.nouns import FORMS

STARTS: Final = ("b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z", "br", "dr", "kr", "tr")
MIDDLES: Final = ("a", "e", "i", "o", "u", "ai", "ei", "ou")


def invented(key: str) -> str:
    """Returns an invented name for a noun, always the same one: `Kraivou`."""
    number = zlib.crc32(key.encode())
    name = ""
    for _ in range(3):
        number, start = divmod(number, len(STARTS))
        number, middle = divmod(number, len(MIDDLES))
        name += STARTS[start] + MIDDLES[middle]
    return name.capitalize()


@lru_cache(maxsize=16)
def renamed_game(game: Game[Any]) -> Game[Any]:
    """Returns the game with other texts. Its rules, ids and positions are the same."""
    tools = tooling(game)
    nouns = {
        tools.noun_of(id).partition(" ")[0] for kind, ids in tools.catalogue().items() if kind != "verb" for id in ids
    }
    names = {key: invented(key) for key in sorted(nouns)}
    overlay = {**game.overlay()}
    own = dict(overlay.get("texts", {}))
    for lang in LANGUAGES:
        own[lang] = own.get(lang, "") + "\n" + renamed_texts(game, lang, names)
    return game.with_content({**overlay, "texts": own})


def renamed_texts(game: Game[Any], lang: str, names: dict[str, str]) -> str:
    """Returns the messages of these nouns with invented names; their other attributes stay."""
    changed: dict[str, ast.Message] = {}
    for text in sources(game, lang).values():
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name in names:
                name = names[entry.id.name]
                kept = [one for one in entry.attributes if form_of(one.id.name) not in FORMS]
                changed[entry.id.name] = ast.Message(entry.id, ast.Pattern([ast.TextElement(name)]), kept)
    serializer = FluentSerializer()
    return "".join([serializer.serialize_entry(message) for message in changed.values()])


def form_of(attribute: str) -> str:
    """Returns the grammatical form that an attribute is; itself if it is none."""
    return "nom" if attribute in ("one", "many") else attribute
