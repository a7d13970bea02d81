"""Numbers for the ids of a game: verbs, figures, cards, places.

There is no fixed list of all actions: missions that people write bring zones and tokens of their own. So a word that
the game's catalogue knows has a number of its own, and any other word one of a few hundred numbers by its letters.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Any, Final

from shamble.bots.counters import kind
from shamble.content.tooling import tooling
from shamble.core.game import Game

VERSION: Final = 1
"""Version of observations and numbering; part of the environments' ids. Raised when numbers change their meaning.

Version 1 (2026-11-19): the compact observation has 128 numbers and names places, people and decks by the words of the
candidates; rows of `spaces` have the word of the space. Version 0 had 96 numbers without them.
"""
OTHER_WORDS: Final = 512
"""Numbers for words that the catalogue does not know; two of them may share one."""


class WordNumbers:
    """The numbering of one game. 0 means none; copies of a card (`pistol.2`) have the number of their kind."""

    def __init__(self, game: Game[Any]) -> None:
        tools = tooling(game)
        words: dict[str, None] = {}
        for verb in tools.vocabulary().verbs:
            words.setdefault(f"do {verb}")
        for ids in tools.catalogue().values():
            for id in ids:
                words.setdefault(id)
        for thing in tools.things:
            words.setdefault(thing)
        self.first_other: Final = 1 + len(words)
        self.size: Final = self.first_other + OTHER_WORDS
        self._numbers: Final = {word: number for number, word in enumerate(words, 1)}
        self.digest: Final = f"v{VERSION}-{zlib.crc32(' '.join(words).encode()):08x}"
        """Names the numbering: weights that were trained with another digest do not fit."""

    def number(self, word: str) -> int:
        """Returns the number of an id; 0 for an empty one."""
        if not word:
            return 0
        number = self._numbers.get(word)
        if number is None:
            base = self._numbers.get(kind(word))
            number = base if base is not None else self.first_other + zlib.crc32(word.encode()) % OTHER_WORDS
            if len(self._numbers) < 100_000:
                self._numbers[word] = number
        return number

    def verb(self, verb: str) -> int:
        return self.number(f"do {verb}")


@lru_cache(maxsize=16)
def numbers_of(game: Game[Any]) -> WordNumbers:
    """Returns the numbering of a game."""
    return WordNumbers(game)
