"""The one door through which randomness enters the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from shamble.core.errors import ReplayMismatch

MASK: Final = 0xFFFFFFFF
Words = tuple[int, int, int, int]


class Generator:
    """xoshiro128++: 32-bit words, shifts, xors and sums, so it compiles to machine integers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        a = self.a
        b = self.b
        d = self.d
        total = (a + d) & MASK
        result = ((total << 7 | total >> 25) + a) & MASK
        shifted = (b << 9) & MASK
        c = self.c ^ a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) & MASK) | (d >> 21)
        return result

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each with exactly the same chance."""
        faces: i64 = n
        limit = (0x100000000 // faces) * faces
        while True:
            word = self.word()
            if word < limit:
                return word % faces

    def copy(self) -> Generator:
        return Generator(self.a, self.b, self.c, self.d)

    def words(self) -> Words:
        """Where the stream is."""
        return self.a, self.b, self.c, self.d


def generator(seed: int, *path: str | int) -> Generator:
    """A stream of its own for each path: streams never reveal one another."""
    text = "/".join([str(seed), *[str(step) for step in path]])
    digest = hashlib.sha256(text.encode()).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Generator(words[0], words[1], words[2], words[3] | 1)


Outcome = int | str
"""What chance gave: the face of a die, or the id of a drawn card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers two questions: which face shows, and which card of an unordered bag comes."""

    def roll(self, die: str, faces: Sequence[int]) -> int:
        raise NotImplementedError

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        raise NotImplementedError


class Seeded(Chance):
    def __init__(self, source: Generator) -> None:
        self.source = source

    def roll(self, die: str, faces: Sequence[int]) -> int:
        return faces[self.source.below(len(faces))]

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        return self.source.below(len(cards))


class Keyed(Chance):
    """The stream of a seed and a path, made when it is first asked: most forks try a move that asks nothing."""

    def __init__(self, seed: int, path: tuple[str | int, ...], source: Generator | None = None) -> None:
        self.seed: Final = seed
        self.path: Final = path
        self.source: Generator | None = source
        self.asked = False
        self.mark: Generator | None = None
        """Where the stream was when this move first asked something."""

    def stream(self) -> Generator:
        """The stream, for whoever asks it. Most moves ask nothing: only at the first question of one is it noted where
        the stream was."""
        source = self.source
        if not self.asked:
            self.asked = True
            self.mark = source.copy() if source is not None else None
        if source is None:
            source = self.source = generator(self.seed, *self.path)
        return source

    def roll(self, die: str, faces: Sequence[int]) -> int:
        return faces[self.stream().below(len(faces))]

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        return self.stream().below(len(cards))

    def words(self) -> Words | None:
        """Where the stream is; None: nothing was asked yet."""
        return self.source.words() if self.source is not None else None

    def take_back(self) -> None:
        """As if this move had asked nothing."""
        if self.asked:
            self.asked = False
            self.source = self.mark

    def kept(self) -> Generator | None:
        """The stream as it is now, to come back to; None: nothing was asked yet."""
        return self.source.copy() if self.source is not None else None


class Recorded(Chance):
    """Gives again what a record holds."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    def next(self, what: str) -> Outcome:
        if self.position >= len(self.outcomes):
            raise ReplayMismatch(f"the record has no outcome left for {what}")
        self.position += 1
        return self.outcomes[self.position - 1]

    def roll(self, die: str, faces: Sequence[int]) -> int:
        value = self.next(f"the {die} die")
        if not isinstance(value, int) or value not in faces:
            raise ReplayMismatch(f"the record gives {value!r} for the {die} die, which shows {list(faces)}")
        return value

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        value = self.next(f"a draw from {deck}")
        if not isinstance(value, str) or value not in cards:
            raise ReplayMismatch(f"the record draws {value!r} from {deck}, which does not hold it")
        return list(cards).index(value)

    def left(self) -> int:
        return len(self.outcomes) - self.position


class Scripted(Chance):
    """Scenarios write down what the next rolls and draws give; running out is an error, so is a leftover."""

    def __init__(self, dice: dict[str, list[int]], cards: dict[str, list[str]]) -> None:
        self.dice = {name: list(values) for name, values in dice.items()}
        self.cards = {name: list(values) for name, values in cards.items()}

    def roll(self, die: str, faces: Sequence[int]) -> int:
        values = self.dice.get(die)
        if not values:
            raise ReplayMismatch(f"the scenario gives no (more) result for the {die} die")
        value = values.pop(0)
        if value not in faces:
            raise ReplayMismatch(f"the {die} die shows {sorted(set(faces))}, the scenario wants {value}")
        return value

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        wanted = self.cards.get(deck)
        if not wanted:
            raise ReplayMismatch(f"the scenario gives no (more) card for a draw from {deck}")
        name = wanted.pop(0)
        for index, card in enumerate(cards):
            if name in (card, card.split(".")[0]):
                return index
        raise ReplayMismatch(f"the scenario draws {name!r} from {deck}, which does not hold it")

    def leftovers(self) -> list[str]:
        left = [f"{name} die: {values}" for name, values in self.dice.items() if values]
        return left + [f"{name}: {values}" for name, values in self.cards.items() if values]
