"""Random streams, and the `Chance` classes through which alone rules roll and draw."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from shamble.core.errors import ReplayMismatch

MASK: Final = 0xFFFFFFFF
"""Keeps the lowest 32 bits: the stream computes with 32-bit words."""
StreamPosition = tuple[int, int, int, int]


class Generator:
    """A xoshiro128++ random stream: 32-bit words, shifts, xors and sums, so that it compiles to machine integers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def word(self) -> i64:
        """Returns the next 32-bit word of the stream."""
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
        """Returns a number from 0 to n-1, each with exactly the same chance."""
        faces: i64 = n
        limit = (0x100000000 // faces) * faces
        while True:
            word = self.word()
            if word < limit:
                return word % faces

    def copy(self) -> Generator:
        return Generator(self.a, self.b, self.c, self.d)

    def position(self) -> StreamPosition:
        """Returns the four words that describe the current position of the stream."""
        return self.a, self.b, self.c, self.d


SECRET: Final = "secret"
"""The first step of a path whose stream is unpredictable (`SecretGenerator`). The second step is its random key."""


class SecretGenerator(Generator):
    """A stream of BLAKE2b blocks under a key. The state of xoshiro128++ can be worked out from the dice it gave; the
    next words of this one cannot be foretold without the key, whatever was seen before. For games among people who
    could gain by it; simulations use the faster one."""

    def __init__(self, key: bytes, given: i64) -> None:
        """`given`: how many words were given before."""
        super().__init__(given, 0, 0, 0)
        self.key: Final = key
        self.block = b""

    def word(self) -> i64:
        at = int(self.a)
        start = at % 16 * 4
        if not start or not self.block:
            self.block = hashlib.blake2b((at // 16).to_bytes(8, "big"), key=self.key).digest()
        self.a += 1
        return int.from_bytes(self.block[start : start + 4], "big")

    def copy(self) -> Generator:
        return SecretGenerator(self.key, self.a)

    def position(self) -> StreamPosition:
        """Number of words given so far, as two 32-bit numbers. The key is not among them."""
        return self.a & MASK, self.a >> 32, 0, 0


def generator(seed: int, *path: str | int) -> Generator:
    """Creates the stream for a seed and path. Each path has its own stream, and no stream reveals another."""
    text = "/".join([str(seed), *[str(step) for step in path]])
    digest = hashlib.sha256(text.encode()).digest()
    if path and path[0] == SECRET:
        return SecretGenerator(digest, 0)
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8, 12)]
    return Generator(words[0], words[1], words[2], words[3] | 1)


def generator_at(position: StreamPosition, seed: int, *path: str | int) -> Generator:
    """Returns the stream of this path at a position that `Generator.position` has returned."""
    source = generator(seed, *path)
    source.a, source.b, source.c, source.d = position
    if isinstance(source, SecretGenerator):
        source.a = position[0] | position[1] << 32
    return source


Outcome = int | str
"""A random result: the face of a die, or the id of a drawn card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The only source of randomness for rules: die rolls and draws from unordered bags.

    Rules never call it directly: `Flow.roll`, `pick` and `draw` do, and record each outcome for the replay.
    `LazyStream` is the session's own stream, `Recorded` repeats a record, `Scripted` serves scenarios and fails when
    its results run out. A chance object belongs to a session, not to the state: a fork gets another stream, so trying a
    move cannot foretell the real dice. It must not read clocks, `random` or any order of sets or hashes.

    >>> luck = Scripted({"d6": [4, 1]}, {"zombies": ["walkers"]})
    >>> luck.roll("d6", range(1, 7)), luck.draw("zombies", ["runners", "walkers"])
    (4, 1)
    >>> luck.leftovers()
    ['d6 die: [1]']
    """

    def roll(self, die: str, faces: Sequence[int]) -> int:
        """Returns the face that the die shows. `faces` lists all faces; a face may occur twice."""
        raise NotImplementedError

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        """Returns the index of the drawn card in `cards`."""
        raise NotImplementedError


class Seeded(Chance):
    """Rolls and draws from a random stream that already exists."""

    def __init__(self, source: Generator) -> None:
        self.source = source

    def roll(self, die: str, faces: Sequence[int]) -> int:
        return faces[self.source.below(len(faces))]

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        return self.source.below(len(cards))


class LazyStream(Chance):
    """A random stream for a seed and path, created at its first roll or draw; most forks need neither."""

    def __init__(self, seed: int, path: tuple[str | int, ...], source: Generator | None = None) -> None:
        self.seed: Final = seed
        self.path: Final = path
        self.source: Generator | None = source
        self.used = False
        self.before_move: Generator | None = None
        """Copy of the stream from before the current move's first roll or draw; None if there was no stream yet."""

    def stream(self) -> Generator:
        """The stream for a roll or draw. The first call of a move stores a copy in `before_move`; most moves need
        none."""
        source = self.source
        if not self.used:
            self.used = True
            self.before_move = source.copy() if source is not None else None
        if source is None:
            source = self.source = generator(self.seed, *self.path)
        return source

    def roll(self, die: str, faces: Sequence[int]) -> int:
        source = self.source
        if source is None or not self.used:
            source = self.stream()
        return faces[source.below(len(faces))]

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        source = self.source
        if source is None or not self.used:
            source = self.stream()
        return source.below(len(cards))

    def position(self) -> StreamPosition | None:
        """Returns the position of the stream; None if nothing has been rolled or drawn yet."""
        return self.source.position() if self.source is not None else None

    def rewind(self) -> None:
        """Resets the stream to its position before the current move."""
        if self.used:
            self.used = False
            self.source = self.before_move

    def snapshot(self) -> Generator | None:
        """Returns a copy of the stream as it is now; None if nothing has been rolled or drawn yet."""
        return self.source.copy() if self.source is not None else None


class Recorded(Chance):
    """Repeats the outcomes of a record. An outcome that does not fit the rules raises `ReplayMismatch`."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.outcomes = list(outcomes)
        self.position = 0

    def next(self, what: str) -> Outcome:
        """Returns the next recorded outcome. `what` names the roll or draw in the error message."""
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
        """Returns the number of recorded outcomes that were not used."""
        return len(self.outcomes) - self.position


NAMED_CARDS: Final = 6
"""Largest number of cards that the refusal of a scripted draw names."""


class Scripted(Chance):
    """Rolls and draws that a scenario prescribes, by die and by deck. Missing results raise `ReplayMismatch`."""

    def __init__(self, dice: dict[str, list[int]], cards: dict[str, list[str]]) -> None:
        self.dice = {name: list(values) for name, values in dice.items()}
        self.cards = {name: list(values) for name, values in cards.items()}
        self.drawn: dict[str, int] = {}
        """Number of draws so far, by deck."""

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
        number = self.drawn[deck] = self.drawn.get(deck, 0) + 1
        for index, card in enumerate(cards):
            if name in (card, card.split(".")[0]):
                return index
        kinds = sorted({card.split(".")[0] for card in cards})
        possible = ", ".join([*kinds[:NAMED_CARDS], *(["…"] if len(kinds) > NAMED_CARDS else [])])
        raise ReplayMismatch(f"draw {number} from {deck} can be {possible}, but the scenario names {name!r}")

    def leftovers(self) -> list[str]:
        """Returns one line for each die and deck with unused results; a scenario fails if there are any."""
        left = [f"{name} die: {values}" for name, values in self.dice.items() if values]
        return left + [f"{name}: {values}" for name, values in self.cards.items() if values]
