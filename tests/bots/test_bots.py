"""Bots play any game to its end, reproducibly, and see no more than they may."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, ClassVar

import pytest

import shamble
from shamble.bots.bot import Bot
from shamble.bots.novice import Novice
from shamble.bots.play import bot_turns, look, move, play_out
from shamble.bots.random import Random
from shamble.bots.roster import bots_of, make_bot, usual_bot
from shamble.bots.steady import Steady
from shamble.core import registry
from shamble.core.advice import Advice
from shamble.core.errors import ShambleError
from shamble.core.option import Option
from shamble.sessions.save import load
from shamble.sessions.session import Session
from shamble.simulate import simulation
from shamble.simulate.simulation import Count, Setup, run_game, simulate, wilson
from shamble.simulate.sweep import pairwise, setups
from tests.scenario.toy import GAME, ToyGame


def fresh(seats: int = 2, seed: int = 1, **given: object) -> Session:
    session = Session(GAME, seats, GAME.configure(seats, given), seed)
    session.begin()
    return session


def finished(seed: int) -> Session:
    session = fresh(seed=seed)
    assert play_out(session, [Random(seed), Random(seed + 1)])
    return session


def test_random_play_ends_and_is_the_same_again() -> None:
    games = [finished(seed) for seed in range(20)]
    assert all(game.outcome for game in games)
    assert [game.save() for game in games] == [finished(seed).save() for seed in range(20)]


def test_random_play_takes_interrupts_also_in_anothers_turn() -> None:
    seen = set()
    for seed in range(80):
        session = finished(seed)
        replayed = fresh(seed=seed)
        for record in session.records[1:]:
            decision = replayed.decision
            assert decision is not None
            if record.option_key.startswith("bandage"):
                seen.add(record.seat == decision.seat)
            replayed.replay_record(record)
    assert seen == {True, False}


def test_a_game_over_the_limit_is_undecided() -> None:
    session = fresh()
    assert play_out(session, [Random(1), Random(2)], limit=1) is False
    count = Count()
    run_game(Setup("toy", 2, {}, "random", limit=1), GAME, 1, count)
    assert (count.undecided, count.games, count.lost, count.decisions) == (1, 1, 0, 1)


def test_steady_follows_the_advice() -> None:
    session = fresh(seats=1)
    play_out(session, [Steady()])
    assert [record.option_key.split()[0] for record in session.records[1:3]] in (
        ["search", "fight"],
        ["search", "search"],
    )


def test_advice_must_be_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "advise", lambda self, session, seat: [Advice(Option("fly", "ann"), 1, "x")])
    with pytest.raises(ShambleError, match="toy advises 'fly ann', which is not possible"):
        play_out(fresh(), [Steady(), Steady()])
    monkeypatch.setattr(ToyGame, "advise", lambda self, session, seat: [])
    session = fresh()
    play_out(session, [Steady(), Steady()], limit=1)
    assert session.records[-1].option_key == "rest ann"


def test_a_bot_that_looks_gets_an_imagined_session_where_something_is_hidden(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = fresh()
    for bot in (Steady(), Random(1)):
        assert look(session, bot, 0) is not session
        assert look(session, bot, 0).state is session.state
    monkeypatch.setattr(ToyGame, "hides", lambda self, state: True)
    dream = look(session, Steady(), 0)
    assert dream.state is not session.state
    assert dream.seq == 0
    assert look(session, Random(1), 0).state is session.state


def test_bots_play_until_a_person_is_asked() -> None:
    session = fresh(seats=3)
    session.play("rest ann")
    bot_turns(session, {1: Steady(), 2: Steady()})
    decision = session.decision
    assert decision is not None
    assert decision.seat == 0


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(ShambleError, match="2 seats need 2 bots, not 1"):
        play_out(fresh(), [Random(1)])


def test_bots_by_name() -> None:
    assert bots_of(GAME) == ["random", "novice", "steady"]
    assert usual_bot(GAME) == "steady"
    assert isinstance(make_bot("steady", 1), Steady)
    with pytest.raises(ShambleError, match="there is no bot 'stedy'; did you mean 'steady'"):
        make_bot("stedy", 1)


@pytest.mark.parametrize(
    ("won", "n", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (93, 100, 0.8625, 0.9657), (0, 0, 0, 1)],
)
def test_wilson_interval(won: int, n: int, low: float, high: float) -> None:
    assert list(wilson(won, n)) == pytest.approx([low, high], abs=1e-4)


def test_a_sweep_has_every_pair_of_values_that_the_book_allows() -> None:
    rows = setups(GAME)
    assert {seats for seats, _ in rows} == {1, 2, 3}
    for seats in GAME.seats:
        mine = [settings for n, settings in rows if n == seats]
        assert mine == pairwise(GAME, seats, {})
        for a, b in combinations(GAME.settings, 2):
            for x in a.values:
                for y in b.values:
                    allowed = not (a.id == "mode" and x == "easy" and b.id == "fog" and y is True)
                    assert allowed == any(one[a.id] == x and one[b.id] == y for one in mine), (a.id, x, b.id, y)
    assert rows[0][1] == {"mode": "easy", "walkers": 3, "fog": False}


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the toy game for one test; the registry of other tests in this process stays as it was."""
    monkeypatch.setattr(registry, "_added", {"toy": GAME})


def test_the_same_games_whoever_plays_them() -> None:
    jobs = [(Setup("toy", n, settings, "random"), 45) for n, settings in setups(GAME)[:2]]
    seen: list[int] = []
    alone = simulate(jobs, seed=7, workers=1, progress=seen.append)
    assert sum(seen) == 90
    together = simulate(jobs, seed=7, workers=2)
    assert [one.plain() for one in alone] == [one.plain() for one in together]
    assert alone[0].won + alone[0].lost == 45
    assert sum(alone[0].reasons.values()) == alone[0].lost


def test_a_million_games_are_not_held_as_a_million_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    handed = 0
    every = simulation.chunks

    def counted(jobs: Sequence[tuple[Setup, int]], *given: Any) -> Iterator[simulation.Chunk]:
        nonlocal handed
        for chunk in every(jobs, *given):
            handed += 1
            yield chunk

    monkeypatch.setattr(simulation, "chunks", counted)
    ahead: list[int] = []
    done = 0

    def progress(games: int) -> None:
        nonlocal done
        done += 1
        ahead.append(handed - done)

    (count,) = simulate([(Setup("toy", 2, {}, "random"), 1000)], seed=1, workers=2, progress=progress)
    assert count.games == 1000
    assert max(ahead) < simulation.AHEAD * 2


def test_simulating_leaves_the_collector_as_it_was() -> None:
    gc.unfreeze()
    before = gc.get_threshold(), gc.get_freeze_count()
    simulate([(Setup("toy", 2, {}, "random"), 30)], seed=1, workers=1)
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


def test_a_game_that_errs_is_kept_with_what_replays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "broken", True)
    (count,) = simulate([(Setup("toy", 2, {}, "random"), 60)], seed=0, workers=1)
    assert count.faults
    fault = count.faults[0]
    plain = fault.plain()
    assert plain["error"] == "RuntimeError: the toy is broken"
    assert plain["command"] == f"shamble simulate toy --seats 2 --bot random --games 1 --seed {fault.seed}"
    session = load(plain["save"], lambda id: GAME, seed=0)
    assert session.notes == []
    with pytest.raises(RuntimeError, match="the toy is broken"):
        session.play(plain["save"]["next"]["do"], plain["save"]["next"]["seat"])
    assert count.lost + count.won + count.undecided + len(count.faults) == 60


def test_an_erring_bot_is_kept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Bot, session: Session, seat: int) -> Option:
        raise ValueError("no idea")

    monkeypatch.setattr(Steady, "choose", fail)
    count = Count()
    run_game(Setup("toy", 2, {}, "steady"), GAME, 1, count)
    assert (count.faults[0].error, count.faults[0].then) == ("ValueError: no idea", None)


class Meddler(Bot):
    """A bot that plays on in the session that it gets, as a searching bot does, without making a fork of its own."""

    interrupts: ClassVar[bool] = True

    def choose(self, session: Session, seat: int) -> Option:
        assert session.decision is not None
        chosen = session.decision.options[0]
        for _ in range(3):
            if session.decision is not None:
                session.play(session.decision.options[-1])
        return chosen

    def interrupt(self, session: Session, seat: int) -> Option | None:
        self.choose(session, seat)
        return None


@pytest.mark.parametrize("looks", [True, False])
@pytest.mark.parametrize("id", ["walkingdead", "zombicide2"])
def test_a_bot_never_gets_the_game_itself(id: str, looks: bool) -> None:
    class Curious(Meddler):
        pass

    Curious.looks = looks
    session = shamble.new(id, seats=2, seed=4)
    twin = shamble.new(id, seats=2, seed=4)
    for _ in range(40):
        assert session.decision is not None
        chosen = move(session, [Curious(), Curious()])
        assert chosen is not None
        assert session.key() == twin.key(), "the bot moved the game that is played"
        first = twin.decision.options[0]  # type: ignore[union-attr]
        session.play(first)
        twin.play(first)


class Picky(Bot):
    """A bot whose constructor has an option, for the loader."""

    def __init__(self, seed: int, depth: int = 1, bold: bool = False, name: str = "") -> None:
        self.seed, self.depth, self.bold, self.name = seed, depth, bold, name

    def choose(self, session: Session, seat: int) -> Option:
        raise NotImplementedError


def test_a_bot_takes_options_from_its_text() -> None:
    bot = make_bot(f"{__name__}:Picky,depth=3,bold=true,name=ann", 7)
    assert isinstance(bot, Picky)
    assert (bot.seed, bot.depth, bot.bold, bot.name) == (7, 3, True, "ann")
    given = make_bot(f"{__name__}:Picky", 7, {"depth": 4})
    assert isinstance(given, Picky)
    assert given.depth == 4


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("Picky,width=3", "has no option 'width'; it has: depth, bold, name"),
        ("Picky,seed=3", "has no option 'seed'"),
        ("Picky,depth", "an option of a bot is name=value, not 'depth'"),
        ("Nobody", "there is no bot"),
        ("pytest", "is no bot"),
    ],
)
def test_a_wrong_bot_gets_one_clear_line(spec: str, said: str) -> None:
    with pytest.raises(ShambleError, match=said):
        make_bot(f"{__name__}:{spec}", 1)


def test_a_novice_errs_now_and_then_and_always_in_the_same_way() -> None:
    def answers(bot: Bot) -> list[str]:
        session, taken = fresh(seats=1), []
        for _ in range(40):
            if session.decision is None:
                break
            taken.append(bot.choose(session, 0).key)
            session.play(taken[-1])
        return taken

    assert answers(Novice(3)) == answers(Novice(3))
    assert any(answers(Novice(seed)) != answers(Steady()) for seed in range(5))
    with pytest.raises(ValueError, match="1 or more, not 0"):
        Novice(1, lapses=0)
