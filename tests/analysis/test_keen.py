"""The bot that compares options in imagined games."""

from __future__ import annotations

import pytest

import shamble
from shamble.analysis.keen import Candidate, Comparison, Keen, difference, halved
from shamble.analysis.value import value_of
from shamble.bots.roster import bots_of
from shamble.core.advice import Advice
from shamble.core.option import Option
from shamble.text.speaker import Speaker


def begun(seed: int = 5, moves: int = 12) -> shamble.Session:
    """A game some moves after the set-up."""
    game = shamble.new("walkingdead", seats=2, seed=seed, mode="hardcore", level="expert")
    steady = shamble.Steady()
    for _ in range(moves):
        assert game.decision is not None
        seen = game.imagine(game.decision.seat, 1)
        game.play(steady.choose(seen, game.decision.seat).key)
    return game


def searched(game: shamble.Session, bot: Keen) -> shamble.Session:
    """Plays on until the bot has compared options."""
    for _ in range(60):
        assert game.decision is not None
        option = bot.choose(game.imagine(game.decision.seat, 1), game.decision.seat)
        if bot.last is not None:
            return game
        game.play(option.key)
    raise AssertionError("nothing was compared")


class Clock:
    """A clock that advances by a fixed time at every look."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_the_same_seed_gives_the_same_choice() -> None:
    game = searched(begun(), Keen(3, seconds=0))
    assert game.decision is not None
    seat = game.decision.seat
    chosen = {Keen(3, seconds=0).choose(game.imagine(seat, 9), seat).key for _ in range(3)}
    assert len(chosen) == 1


def test_all_candidates_see_the_same_dice() -> None:
    bot = Keen(3, seconds=0)
    searched(begun(), bot)
    assert bot.last is not None
    counts = [len(one.worths) for one in bot.last.candidates]
    assert counts[0] == max(counts), "the advice's choice is never dropped"
    assert min(counts) >= 4


def test_the_time_is_checked_inside_an_imagined_game() -> None:
    bot = Keen(3, seconds=1.0, clock=Clock(0.4))
    game = begun()
    searched(game, bot)
    assert bot.last is not None
    assert bot.last.hurried
    assert sum(len(one.worths) for one in bot.last.candidates) == 0, "no imagined game ends after three moves"
    assert bot.last.chosen is bot.last.candidates[0], "without results the advice is followed"


def test_without_a_value_it_plays_like_steady() -> None:
    game = shamble.new("walkingdead", seats=2, seed=5)
    assert game.decision is not None
    assert Keen(1).choose(game, 0).key == shamble.Steady().choose(game, 0).key
    assert Keen(1).compare(game, 0) is None, "the value does not judge the set-up"


def test_it_is_offered_where_a_value_is_shipped() -> None:
    assert bots_of(shamble.registry.find("walkingdead")) == ["random", "novice", "steady", "keen"]


def test_it_leaves_the_advice_only_for_a_clear_gain() -> None:
    assert difference([0.5, 0.5], [0.5, 0.5])[0] == 0.0
    mean, error = difference([0.6, 0.7, 0.6, 0.7], [0.5, 0.6, 0.5, 0.6])
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx((0.0002 / 4) ** 0.5)
    assert difference([1.0], [0.0]) == (0.0, 1.0), "one game says nothing"


def test_halving_keeps_the_advice_and_drops_whoever_cannot_catch_up() -> None:
    def candidate(name: str, *worths: float) -> Candidate:
        one = Candidate(Option("go", name), Advice(Option("go", name), 0.0, "x"))
        one.worths.extend(worths)
        return one

    first = candidate("first", 0.5, 0.6, 0.5, 0.6)
    better, same, worse = [
        candidate(name, *[worth + more for worth in first.worths])
        for name, more in (("better", 0.1), ("same", 0.0), ("worse", -0.2))
    ]
    assert halved([first, better, same, worse], first) == [first, better]
    assert halved([first, worse], first) == [first]


def test_its_advice_tells_what_it_saw() -> None:
    game = searched(begun(), Keen(3, seconds=0))
    assert game.decision is not None
    advice = Keen(3, seconds=0).advise(game.imagine(game.decision.seat, 9), game.decision.seat)
    assert [one.reason_id for one in advice[:2]] in (["imagined", "imagined-less"], ["imagined-alike"] * 2)
    thoughts = {"en": " times, we win about ", "de": "-mal vorausgeschaut: Wir gewinnen zu etwa "}
    for lang, words in thoughts.items():
        said = Speaker(game.game, lang).advice(advice[0])
        assert words in said
        assert f"{advice[0].args['chance']} %" in said.replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("hint", "other", "ends"),
    [
        (0.74, 0.71, ("with the next best choice, 71 %.", "with the hint, 74 %.")),
        (0.63, 0.62, ("the next best choice is about as good.", "the hint is about as good.")),
        (0.63, 0.66, ("the next best choice is about as good.", "the hint is about as good.")),
    ],
)
def test_a_hint_never_praises_itself_for_less(hint: float, other: float, ends: tuple[str, str]) -> None:
    value = value_of("walkingdead")
    assert value is not None
    candidates = [Candidate(Option("go", name), Advice(Option("go", name), 0.0, "x")) for name in ("hint", "other")]
    for candidate, chance in zip(candidates, (hint, other), strict=True):
        candidate.worths.append(chance)
        candidate.chances.append(chance)
    speaker = Speaker(begun().game, "en")
    for trusted in (True, False):
        compared = Comparison(candidates, candidates[0], value, False, trusted)
        told = [speaker.advice(compared.told(one)).replace("\u2068", "").replace("\u2069", "") for one in candidates]
        assert all(said.startswith("Looking ahead once, ") for said in told)
        if trusted:
            assert (told[0].endswith(ends[0]), told[1].endswith(ends[1])) == (True, True), told
        else:
            assert ("best" in told[0].split(";")[0]) == (hint > other + 0.004), told


def test_a_person_is_not_told_to_wait_because_of_imagined_games_alone() -> None:
    value = value_of("walkingdead")
    assert value is not None

    def candidate(verb: str, *worths: float) -> Candidate:
        one = Candidate(Option(verb, "rick"), Advice(Option(verb, "rick"), 0.0, "x"))
        one.worths.extend(worths)
        return one

    draw, wait, go = candidate("draw", 0.5, 0.5, 0.5), candidate("end", 0.8, 0.8, 0.8), candidate("go", 0.6, 0.6, 0.6)
    compared = Comparison([draw, wait, go], wait, value, False, True).for_people()
    assert compared.chosen is go
    assert compared.ranked() == [go, draw]
    assert Comparison([wait, draw], wait, value, False, True).for_people().chosen is wait, "the advice itself says so"
