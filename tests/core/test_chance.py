"""The generator gives its published numbers, and secret streams are unpredictable."""

from __future__ import annotations

from collections import Counter

import pytest

from shamble.core.chance import (
    MASK,
    SECRET,
    Generator,
    Recorded,
    Scripted,
    SecretGenerator,
    Seeded,
    generator,
    generator_at,
)
from shamble.core.errors import ReplayMismatch


def test_xoshiro128_plus_plus_gives_the_published_numbers() -> None:
    source = Generator(1, 2, 3, 4)
    assert [source.word() for _ in range(10)] == [
        641,
        1573767,
        3222811527,
        3517856514,
        836907274,
        4247214768,
        3867114732,
        1355841295,
        495546011,
        621204420,
    ]


def test_words_stay_in_32_bits() -> None:
    source = Generator(MASK, MASK, MASK, MASK)
    for _ in range(1000):
        assert 0 <= source.word() <= MASK
        assert min(source.a, source.b, source.c, source.d) >= 0
        assert max(source.a, source.b, source.c, source.d) <= MASK


def test_below_rejects_the_words_that_would_favour_small_numbers() -> None:
    # 2**32 = 6 * 715827882 + 4: the last four words would make 0 to 3 likelier. This state gives the last.
    first = Generator(MASK, 77, 99, 1)
    assert first.copy().word() == MASK
    assert first.copy().below(1) == 0
    assert first.copy().below(2) == 1
    twin = first.copy()
    second = [twin.word() for _ in range(2)][1]
    assert first.copy().below(6) == second % 6
    assert first.copy().below(3) == second % 3


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 1000, (1 << 31) - 1, 1 << 31, (1 << 31) + 1, 3 << 30, MASK])
def test_below_is_the_first_word_under_the_largest_multiple(n: int) -> None:
    source, twin = generator(9, n), generator(9, n)
    for _ in range(200):
        word = twin.word()
        while word >= (1 << 32) - (1 << 32) % n:
            word = twin.word()
        assert source.below(n) == word % n


def test_below_reaches_every_number() -> None:
    source = generator(4)
    counts = Counter(source.below(7) for _ in range(7000))
    assert set(counts) == set(range(7))
    assert min(counts.values()) > 850


def test_a_copy_goes_on_alone() -> None:
    source = generator(5)
    twin = source.copy()
    ahead = [twin.word() for _ in range(5)]
    assert [source.word() for _ in range(5)] == ahead


def test_each_path_is_a_stream_of_its_own() -> None:
    paths: list[tuple[str | int, ...]] = [(), ("fork", 1), ("fork", 2), ("fork", 1, "undo", 1), ("undo", 1)]
    firsts = {tuple(generator(1, *path).word() for _ in range(2)) for path in paths}
    firsts.add((generator(2).word(), 0))
    assert len(firsts) == 6


def test_the_streams_of_a_seed_are_fixed_for_ever() -> None:
    """Seeds in bug reports and goldens depend on these numbers."""
    source = generator(42, "fork", 3)
    assert [source.below(1000) for _ in range(6)] == [81, 567, 388, 37, 142, 200]


def test_seeded_gives_faces_and_indexes() -> None:
    chance = Seeded(generator(1))
    assert {chance.roll("odd", (1, 3, 5)) for _ in range(60)} == {1, 3, 5}
    assert {chance.draw("deck", ("a", "b")) for _ in range(40)} == {0, 1}


def test_recorded_gives_again_what_it_holds() -> None:
    chance = Recorded([3, "b", "b"])
    assert chance.roll("die", range(1, 7)) == 3
    assert chance.draw("deck", ("a", "b", "b")) == 1
    assert chance.left() == 1
    assert chance.draw("deck", ("b", "a")) == 0
    with pytest.raises(ReplayMismatch, match="no outcome left for the blue die"):
        chance.roll("blue", range(1, 7))


@pytest.mark.parametrize("held", [9, "b"])
def test_recorded_refuses_a_face_the_die_does_not_have(held: int | str) -> None:
    with pytest.raises(ReplayMismatch, match="die"):
        Recorded([held]).roll("die", range(1, 7))


@pytest.mark.parametrize("held", [0, "z"])
def test_recorded_refuses_a_card_the_deck_does_not_hold(held: int | str) -> None:
    with pytest.raises(ReplayMismatch, match="from finds"):
        Recorded([held]).draw("finds", ("a", "b"))


def test_scripted_says_what_is_missing_wrong_or_left() -> None:
    chance = Scripted({"red": [6, 7]}, {"finds": ["axe", "saw.1", "axe"]})
    assert chance.roll("red", range(1, 7)) == 6
    with pytest.raises(ReplayMismatch, match="the scenario wants 7"):
        chance.roll("red", range(1, 7))
    with pytest.raises(ReplayMismatch, match="no \\(more\\) result for the red die"):
        chance.roll("red", range(1, 7))
    assert chance.draw("finds", ("saw.0", "axe.2")) == 1
    assert chance.draw("finds", ("saw.0", "saw.1")) == 1
    assert chance.leftovers() == ["finds: ['axe']"]
    with pytest.raises(ReplayMismatch, match=r"^draw 3 from finds can be saw, but the scenario names 'axe'$"):
        chance.draw("finds", ("saw.0",))
    with pytest.raises(ReplayMismatch, match="no \\(more\\) card"):
        chance.draw("finds", ("saw.0",))
    assert chance.leftovers() == []


def test_a_secret_stream_is_fixed_by_its_path_and_goes_on_where_it_was() -> None:
    """Stored tables depend on these numbers."""
    source = generator(42, SECRET, "key")
    assert type(source) is SecretGenerator
    assert [source.below(1000) for _ in range(6)] == [748, 129, 647, 151, 621, 456]
    for _ in range(100):
        again = generator_at(source.position(), 42, SECRET, "key")
        twin = source.copy()
        ahead = [source.word() for _ in range(5)]
        assert [again.word() for _ in range(5)] == [twin.word() for _ in range(5)] == ahead


def test_a_secret_stream_that_has_given_many_words_goes_on() -> None:
    words = (5, 3, 0, 0)
    assert generator_at(words, 1, SECRET).position() == words
    assert generator_at(words, 1, SECRET).word() != generator_at((5, 2, 0, 0), 1, SECRET).word()


def test_where_a_secret_stream_is_says_nothing_about_what_comes() -> None:
    """The words of the plain stream are its whole state; those of the secret one are only a count."""
    plain, secret = generator(1), generator(1, SECRET, "one")
    for source in (plain, secret):
        for _ in range(40):
            source.below(6)
    assert generator_at(plain.position(), 2).word() == plain.word()
    guessed = generator_at(secret.position(), 1, SECRET, "two")
    assert [guessed.word() for _ in range(8)] != [secret.word() for _ in range(8)]


def test_a_secret_stream_is_even() -> None:
    source = generator(3, SECRET)
    counts = Counter(source.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert min(counts.values()) > 850
