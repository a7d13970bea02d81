"""Properties of every game: the probes and all installed games."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble import Game
from shamble.core.chance import Generator, Seeded, generator
from shamble.core.deck import Deck
from shamble.core.frame import Flow
from shamble.core.state import State
from tests.properties.moment_checks import check_save, check_views
from tests.properties.random_play import PROBES, Case, begin, begin_at_position, cases, play_on, registered
from tests.properties.walk import Tally, fingerprint, walk

ROOT = Path(__file__).resolve().parents[2]
GAMES = [*PROBES, *registered()]
FEW = 6


def few(game: Game[Any]) -> list[Case]:
    """All cases of a probe; of a real game, which has dozens, some spread evenly."""
    rows = cases(game)
    return rows if game in PROBES else rows[:: -(-len(rows) // FEW)]


CASES = [(game, case) for game in GAMES for case in few(game)]


def name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    assert isinstance(value, tuple)
    seats, settings = value
    return "-".join([str(seats), *[f"{key}={setting}" for key, setting in settings.items()]])


def stride(game: Game[Any]) -> int:
    """Number of moments from one check to the next: real games are long."""
    return 1 if game in PROBES else 3


@pytest.mark.parametrize(("game", "case"), CASES, ids=name)
def test_random_games(game: Game[Any], case: Case) -> None:
    tally = Tally()
    for seed in range(3 if game in PROBES else 1):
        walk(begin(game, case, seed), generator(seed, "walk", game.id), tally, stride(game))
    assert tally.checked
    assert tally.games == sum(tally.results.values()) + tally.undecided


@pytest.mark.parametrize(("game", "case"), CASES, ids=name)
def test_random_positions(game: Game[Any], case: Case) -> None:
    tally = Tally()
    for seed in range(4 if game in PROBES else 1):
        session = begin_at_position(game, case, seed)
        if session is not None:
            walk(session, generator(seed, "position walk", game.id), tally, stride(game))
    offers = type(game).position is not Game.position
    assert tally.games == ((4 if game in PROBES else 1) if offers else 0)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_case_can_be_played(game: Game[Any]) -> None:
    for number, case in enumerate(cases(game)):
        session = begin(game, case, number)
        source = generator(number, "case", game.id)
        check_views(session)
        play_on(session, source, 40)
        check_views(session)
        check_save(session)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_game_ends(game: Game[Any]) -> None:
    session = begin(game, cases(game)[0], 2)
    play_on(session, generator(2, "end", game.id), 20_000)
    assert session.decision is None
    assert session.outcome is not None
    check_views(session)
    check_save(session)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_pair_of_settings_has_a_case(game: Game[Any]) -> None:
    rows = cases(game)
    assert {seats for seats, _ in rows} == set(game.seats)
    for setting in game.settings:
        assert {settings[setting.id] for _, settings in rows} == set(setting.values)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_two_seeds_are_two_games_and_one_seed_is_one(game: Game[Any]) -> None:
    case = cases(game)[-1]
    prints = [fingerprint(begin(game, case, seed), generator(1, "print")) for seed in (1, 1, 2, 3, 4, 5)]
    assert prints[0] == prints[1]
    assert len(set(prints[1:])) >= 4  # a short game may happen twice


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_events_off_changes_nothing_else(game: Game[Any]) -> None:
    case = cases(game)[-1]
    loud, quiet = begin(game, case, 5), begin(game, case, 5, events=False)
    source = generator(5, "quiet")
    while loud.decision is not None and loud.seq < 400:
        assert quiet.decision is not None
        options = loud.decision.options
        key = options[source.below(len(options))].key
        loud.play(key)
        assert quiet.play(key) == []
        assert quiet.view(0) == loud.view(0)
    assert quiet.state.plain() == loud.state.plain()
    assert quiet.log == []


def test_other_processes_play_the_same_games() -> None:
    """Three processes play at once, so that a rule that is edited meanwhile is new to all of them."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.properties.walk"],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            stdout=subprocess.PIPE,
            text=True,
        )
        for hash_seed in ("0", "1", "4711")
    ]
    told = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    prints = [json.loads(out) for out in told]
    assert len(prints[0]) >= 2 * len(GAMES)
    assert prints[0] == prints[1] == prints[2]


# -- chance is that of a shuffled deck --------------------------------------------------------------------------


class Nothing(State):
    def fork(self) -> Nothing:
        return self


def fits(counts: Counter[Any], kinds: int) -> bool:
    """Pearson's chi-square test: fails for a deviation that chance shows once in about 30,000 runs (4 sigma)."""
    total = sum(counts.values())
    each = total / kinds
    chi = sum((n - each) ** 2 / each for n in counts.values()) + (kinds - len(counts)) * each
    free = kinds - 1
    return chi < free * (1 - 2 / (9 * free) + 4 * math.sqrt(2 / (9 * free))) ** 3  # Wilson-Hilferty


def flow(source: Generator) -> Flow[Nothing]:
    return Flow(Nothing(), Seeded(source), None)


def drawn(t: Flow[Nothing], deck: Deck) -> tuple[str, ...]:
    cards = []
    while deck.layers:
        card, deck = t.draw(deck)
        cards.append(card)
    return tuple(cards)


def test_the_test_can_fail() -> None:
    assert not fits(Counter({"a": 600, "b": 400}), 2)
    assert not fits(Counter({"a": 500, "b": 500}), 3)
    assert fits(Counter({"a": 510, "b": 490}), 2)


def test_a_bag_is_a_shuffled_deck() -> None:
    t = flow(generator(11, "bag"))
    counts = Counter(drawn(t, Deck.of("d", list("abcd"))) for _ in range(6000))
    assert set(counts) == set(permutations("abcd"))
    assert fits(counts, 24)


def test_equal_cards_come_as_often_as_they_are_there() -> None:
    t = flow(generator(12, "equal"))
    counts = Counter(drawn(t, Deck.of("d", ["a", "a", "b"])) for _ in range(3000))
    assert fits(counts, 3)


def test_layers_keep_their_order_and_are_shuffled_each() -> None:
    t = flow(generator(13, "layers"))
    deck = Deck("d", (("a", "b", "c"), ("x",), ("y", "z")))
    counts = Counter(drawn(t, deck) for _ in range(4000))
    assert {order[3] for order in counts} == {"x"}
    assert {order[0] for order in counts} == {"a", "b", "c"}
    assert fits(counts, 12)


def test_looking_does_not_change_the_odds() -> None:
    t = flow(generator(14, "look"))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        card, deck = t.look_at_top(Deck.of("d", list("abcd")), 0)
        order = drawn(t, deck)
        assert order[0] == card
        counts[order] += 1
    assert fits(counts, 24)


def test_what_was_looked_at_and_shuffled_in_is_anywhere() -> None:
    t = flow(generator(15, "shuffle"))
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(6000):
        _, deck = t.look_at_top(Deck("d", (("a", "b"), ("c",))), 0)
        counts[drawn(t, deck.shuffled_with(("d",)))] += 1
    assert fits(counts, 24)


def test_seeds_next_to_one_another_are_independent() -> None:
    """The first draws of the games 0, 1, 2, … are evenly distributed."""
    counts = Counter(drawn(flow(generator(seed)), Deck.of("d", list("abc"))) for seed in range(3000))
    assert fits(counts, 6)


def test_forks_of_one_moment_draw_evenly() -> None:
    game = shamble.new(PROBES[5], 1, seed=3)
    counts: Counter[object] = Counter()
    for _ in range(2000):
        twin = game.fork()
        twin.play("dig nan")
        counts[twin.records[-1].outcomes] += 1
    assert fits(counts, 5)


def test_dreams_of_one_moment_draw_evenly() -> None:
    """Imagined hands of the horde contain each pair of the six cards equally often."""
    game = shamble.new(PROBES[3], 2, seed=3)
    counts = Counter(game.imagine(1, seed).state.hands[0].cards for seed in range(3000))
    assert fits(counts, 15)
