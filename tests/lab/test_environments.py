"""Environments for learners keep the promises of Gymnasium and PettingZoo, and show only what a seat may see."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="environments need shamble[rl]")
pytest.importorskip("pettingzoo", reason="environments need shamble[rl]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import shamble
from shamble.lab import gym
from shamble.lab.afterstates import Afterstates
from shamble.lab.candidates import candidates
from shamble.lab.compact import SIZE, SURVIVORS, compact, reader_of
from shamble.lab.encoding import encode
from shamble.lab.factored import Factored, word
from shamble.lab.vector import ShambleVectorEnv
from shamble.lab.words import numbers_of
from shamble.lab.zoo import ShambleAEC, ShambleParallel

GAMES = [game.id for game in shamble.installed_games()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("id", GAMES)
def test_gymnasium_accepts_every_game(id: str) -> None:
    gym.register()
    check_env(gymnasium.make(f"shamble/{id}-v1", disable_env_checker=True).unwrapped, skip_render_check=True)


@pytest.mark.parametrize(
    "made",
    [
        {"observation": "text"},
        {"observation": "compact", "reward": "both"},
        {"actions": "factored"},
        {"actions": "keys", "reward": "score"},
        {"seat": 1, "partner": "random"},
        {"level": "expert", "goals": True},
    ],
)
def test_gymnasium_accepts_every_form(made: dict[str, Any]) -> None:
    check_env(gym.ShambleEnv("walkingdead", **made), skip_render_check=True)


@pytest.mark.parametrize("id", GAMES)
def test_pettingzoo_accepts_every_game(id: str) -> None:
    api_test(ShambleAEC(id), num_cycles=25)
    parallel_api_test(ShambleParallel(id), num_cycles=25)
    seed_test(lambda: ShambleAEC(id), num_cycles=8)
    parallel_seed_test(lambda: ShambleParallel(id), num_cycles=8)


def played(env: gym.ShambleEnv, seed: int) -> tuple[float, list[str]]:
    """Plays an episode at random among the possible actions."""
    _, info = env.reset(seed=seed)
    source = np.random.default_rng(seed)
    total, keys = 0.0, []
    for _ in range(3000):
        action: Any = int(source.choice(np.flatnonzero(info["action_mask"])))
        if env.actions == "keys":
            action = info["keys"][action]
        keys.append(info["keys"][action] if env.actions != "keys" else action)
        _, reward, over, late, info = env.step(action)
        assert not info["illegal"]
        total += float(reward)
        if over or late:
            break
    return total, keys


@pytest.mark.parametrize("actions", ["candidates", "factored", "keys"])
def test_whole_episodes(actions: str) -> None:
    env = gym.ShambleEnv("walkingdead", actions=actions, observation="compact", reward="both")
    total, keys = played(env, 3)
    assert env.table.session.decision is None
    won = env.table.session.outcome is not None and env.table.session.outcome.won
    assert total == pytest.approx((1 if won else -1) + env.table.session.score() / 100)
    assert played(env, 3) == (total, keys), "the same seed gives the same episode"
    assert played(env, 4)[1] != keys


@pytest.mark.parametrize("actions", ["candidates", "factored", "keys"])
def test_what_is_not_possible_changes_nothing(actions: str) -> None:
    env = gym.ShambleEnv("zombicide2", actions=actions, illegal_reward=-0.5)
    before, _ = env.reset(seed=1)
    key = env.table.session.key()
    seen, reward, over, late, info = env.step("fly away" if actions == "keys" else 255)
    assert (reward, over, late, info["illegal"]) == (-0.5, False, False, True)
    assert env.table.session.key() == key
    assert all(np.array_equal(before[name], seen[name]) for name in before)


def test_the_table_of_candidates_describes_them() -> None:
    env = gym.ShambleEnv("walkingdead")
    seen, info = env.reset(seed=1)
    words = numbers_of(env.table.game)
    for row, (option, seat) in zip(seen["candidates"], env.offered):
        assert row.tolist() == [
            words.verb(option.verb),
            *map(words.number, (option.actor, option.item, option.target)),
            option.n + 1,
            seat + 1,
            0,
        ]
    assert seen["action_mask"].sum() == len(env.offered) == len(info["keys"])
    assert words.number("pistol.1") == words.number("pistol.2") == words.number("pistol") != words.number("katana")
    assert words.number("") == 0


@pytest.mark.parametrize("id", GAMES)
def test_observations_tell_nothing_hidden(id: str) -> None:
    """Everything that is hidden from the seat is drawn anew; no number may change."""
    settings: dict[str, dict[str, Any]] = {
        "walkingdead": {"level": "expert", "goals": True},
        "dawn": {"mode": "versus", "level": 5},
    }
    session = shamble.new(id, seats=2, seed=5, **settings.get(id, {}))
    words = numbers_of(session.game)
    reader = reader_of(session)
    for _ in range(6):
        shamble.play_out(session, [shamble.Random(1), shamble.Random(2)], limit=12)
        if session.decision is None:
            break
        for seat in range(2):
            seen = encode(session, seat, words)
            short = compact(session, seat, reader)
            for seed in range(3):
                dream = session.imagine(seat, seed)
                for name, array in encode(dream, seat, words).items():
                    assert np.array_equal(array, seen[name]), name
                assert compact(dream, seat, reader) == short


def test_compact_numbers_of_places_can_be_joined_with_candidates() -> None:
    """Places and decks of The Walking Dead are dealt to the map: the observation says which lies where."""
    layouts = set()
    for seed in range(6):
        session = shamble.new("walkingdead", seats=2, seed=seed)
        while session.decision is not None and not session.decision.options[0].verb.startswith("move"):
            session.play(session.decision.options[0])
        words = numbers_of(session.game)
        numbers = compact(session, 0, reader_of(session))
        places = {numbers[6 + 3 * cell + 1]: cell + 1 for cell in range(4)}
        scene = session.view(0)["scene"]
        for cell, space in enumerate(scene["spaces"]):
            assert numbers[6 + 3 * cell + 1] == words.number(space["id"])
            pile = next(pile for pile in scene["piles"] if pile["space"] == space["id"])
            assert numbers[6 + 3 * cell + 2] == ["equipment", "ammo", "food", "allies"].index(pile["id"]) + 1
        for seat in range(2):
            sheet = scene["sheets"][seat]
            start = 23 + 8 * seat
            assert numbers[start] == words.number(sheet["id"])
            assert numbers[start + 4] == places[words.number(sheet["space"] or "")]
        assert session.decision is not None
        for target in {option.target for option in session.decision.options if option.verb == "move"}:
            assert words.number(target) in places
        layouts.add(tuple(places))
    assert len(layouts) > 1


@pytest.mark.parametrize("id", ["zombicide1", "zombicide2", "marvel", "dawn"])
def test_rows_of_spaces_can_be_joined_with_candidates(id: str) -> None:
    session = shamble.new(id, seats=2, seed=3)
    words = numbers_of(session.game)
    table = encode(session, 0, words)["spaces"]
    for row, space in enumerate(session.view(0)["scene"]["spaces"]):
        assert table[row, 8] == words.number(space["id"])


def test_spaces_of_texts_are_shown_shortly() -> None:
    env = gym.ShambleEnv("walkingdead", observation="text", actions="keys")
    assert repr(env.observation_space) == "Text(0 to 50000 characters)"
    assert repr(env.action_space) == "Text(1 to 200 characters)"


def test_the_longest_compact_observation_fits() -> None:
    session = shamble.new("zombicide2", seats=6, seed=3, mission="m1")
    assert len(compact(session, 0, reader_of(session))) == SIZE
    assert 8 + 10 * SURVIVORS <= SIZE
    assert SIZE >= 10 + 3 * (28 + 5)


@pytest.mark.parametrize("id", GAMES)
def test_vector_environments_play_the_same_games(id: str) -> None:
    """Single environments with the same actions have equal candidates, rewards and ends."""
    many = ShambleVectorEnv(id, num_envs=3, reward="both", copy=False)
    seen, _ = many.reset(seed=7)
    assert many.observation_space.contains({name: np.array(array) for name, array in seen.items()})
    twins = [session.fork(0) for session in many.sessions]
    source = np.random.default_rng(1)
    for _ in range(60):
        actions = np.array([source.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        playable = [candidates(twin) for twin in twins]
        assert [len(choices) for choices in playable] == seen["action_mask"].sum(axis=1).tolist()
        assert [choices[at][0].key for choices, at in zip(playable, actions)] == [
            many.offered[row][at][0].key for row, at in enumerate(actions)
        ]
        seen, _, _, cut, info = many.step(actions)
        assert not info["illegal"].any()
        for row in range(3):
            twins[row] = many.sessions[row].fork(0)
        assert not cut.any()
    _, rewards, _, _, info = many.step(np.full(3, 255))
    assert info["illegal"].all()
    assert (rewards == many.model.illegal_reward).all()


@pytest.mark.parametrize("id", ["walkingdead", "zombicide2", "dawn"])
def test_words_lead_to_every_candidate(id: str) -> None:
    session = shamble.new(id, seats=2, seed=5)
    shamble.play_out(session, [shamble.Steady()] * 2, limit=50)
    playable = candidates(session)
    words = numbers_of(session.game)
    assert len(playable) > 1
    for wanted in playable:
        steps = Factored()
        steps.begin(playable)
        reached = None
        while reached is None:
            assert len(set(steps.choices)) == len(steps.choices) > 1
            table, mask = steps.table(words)
            assert table[: int(mask.sum()), 2].sum() == len(steps.left), "the words share the candidates out"
            reached = steps.choose(steps.choices.index(word(wanted, steps.slot)))
        assert (reached[0].key, reached[1]) == (wanted[0].key, wanted[1])


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_rendering(mode: str) -> None:
    env = gym.ShambleEnv("zombicide2", render_mode=mode)
    env.reset(seed=1)
    assert ("<svg" in env.render()) == (mode == "svg")
    assert "Room 1" in env.render() or "r1" in env.render()


@pytest.mark.parametrize("id", GAMES)
def test_afterstates_foretell_no_dice(id: str) -> None:
    """Two games in the same position that will roll different dice have equal afterstates."""
    env = ShambleVectorEnv(id, num_envs=2, afterstates=True)
    seen, _ = env.reset(seed=4)
    assert seen["after"].shape == (2, 256, env.afterstates.width)  # type: ignore[union-attr]
    reader = Afterstates(env.model.game)
    session = shamble.new(id, seats=2, seed=5)
    source = np.random.default_rng(2)
    changed = 0
    for seed in range(40):
        playable = candidates(session)
        if not playable:
            break
        tables = np.zeros((2, len(playable) + 1, reader.width))
        tables[:, -1] = 1.0
        reader.fill(tables[0], session, playable, seed, before=len(playable) + 1)
        reader.fill(tables[1], session.fork(seed=seed + 100), playable, seed, before=len(playable) + 1)
        assert np.array_equal(tables[0], tables[1])
        assert not tables[0, -1].any()
        changed += bool((tables[0, :-1] != np.array(reader.row(session, 0))).any())
        session.play(*playable[source.integers(len(playable))])
    assert changed
