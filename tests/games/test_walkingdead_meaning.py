"""Meanings of options of The Walking Dead: chances by counting all rolls, words in both languages."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

import shamble
from shamble.bots.play import move
from shamble.bots.random import Random
from shamble.core.chance import Scripted, Seeded, generator
from shamble.core.meaning import percent
from shamble.games.walkingdead import GAME
from shamble.games.walkingdead.phases.combat import Strike
from shamble.games.walkingdead.presentation.scene import fights
from shamble.games.walkingdead.table.combat_value import at_least, chain, dice, kill_odds, value_odds
from shamble.games.walkingdead.table.state import DeclaredAttack, Player
from shamble.text.speaker import Speaker


@pytest.mark.parametrize("n", [1, 2, 3])
def test_dice_are_counted_exactly(n: int) -> None:
    rolls = Counter(sum(roll) for roll in product(range(1, 7), repeat=n))
    assert dice(n) == pytest.approx({value: count / 6**n for value, count in rolls.items()})


def test_a_chain_rolls_on_after_each_high_die() -> None:
    odds = chain()
    assert sum(odds.values()) == pytest.approx(1.0)
    assert [odds[value] for value in (1, 2, 3)] == pytest.approx([1 / 6] * 3)
    assert 4 not in odds, "a 4 never stays alone"
    assert odds[5] == pytest.approx(1 / 36), "4 and 1"
    assert sum(value * p for value, p in odds.items()) == pytest.approx(7.0, abs=1e-4), "twice the mean of a die"


def table(**person: Any) -> Any:
    given = {"walkers": {"farm": 3}, "characters": {"rick": {"place": "farm", **person}, "glenn": {"place": "town"}}}
    return GAME.build({**given, "leader": "glenn", "start": "combat"})[2]


def test_a_certain_blow_is_told_as_certain() -> None:
    """One die, +3 for the machete alone and +1 from Rick always reach 5; the sum of six sixths does not reach 1."""
    assert percent(sum([1 / 6] * 6)) == 100
    assert percent(1e-9) == 0
    assert (percent(0.0001), percent(0.9999)) == (1, 99)
    for dice_number in range(1, 40):
        assert percent(at_least(dice(dice_number), dice_number)) == 100


@pytest.mark.parametrize(
    ("card", "person", "told", "risk"),
    [
        ("share-or-suffer", {"life": 5, "food": 0}, "you cannot pay · this kills Rick", 2),
        ("share-or-suffer", {"life": 5, "food": 4}, "you can pay", 0),
        ("bar-the-doors", {"allies": 1}, "you cannot pay · Farm: +1–3 walkers", 0),
    ],
)
def test_an_event_that_cannot_be_paid_tells_what_it_does(
    card: str, person: dict[str, Any], told: str, risk: int
) -> None:
    state = table(**person)
    event = GAME.content.events[card]
    meaning = GAME.content.effect_of(event).foretell(state, 0, event)
    assert meaning is not None
    assert Speaker(GAME, "en").meaning(meaning).startswith(told)
    assert meaning.risk == risk


def test_ammunition_that_is_kept_is_told_with_its_number() -> None:
    session = shamble.new("walkingdead", seats=2, seed=2)
    while session.decision is not None and session.decision.frame != "LoadAmmo":
        shamble.play_out(session, [shamble.Steady()] * 2, limit=1)
    assert "Keep the pistol ammo (3 ammo on it then)" in session.observe(0)


def test_modifiers_and_helpers_count() -> None:
    state = table(cards=["machete"], help=1)
    odds = value_odds(state, state.players[0], state.players[0].cards[0].card)
    assert min(odds) == 1 + 1 + 3
    assert at_least(odds, 15) == pytest.approx(1 / 36)


def test_no_more_walkers_fall_than_stand_there() -> None:
    assert kill_odds(dice(2), 1) == pytest.approx([30 / 36])
    assert kill_odds(dice(2), 9) == pytest.approx([30 / 36, 6 / 36])


@pytest.mark.parametrize("settings", [{}, {"mode": "hardcore"}, {"level": "expert", "goals": True}], ids=str)
def test_every_meaning_has_words_and_changes_nothing(settings: dict[str, Any]) -> None:
    speakers = [Speaker(GAME, lang, strict=True) for lang in ("en", "de")]
    told: set[str] = set()
    for seed in range(30):
        seats = 1 + seed % 4 if not settings.get("goals") else 2 + seed % 3
        chosen = GAME.configure(seats, settings)
        state = GAME.position(seats, chosen, Seeded(generator(seed, "position")))
        session = shamble.Session(GAME, seats, chosen, seed)
        session.begin_at(state, state.plain())
        bots = [Random(seed + seat) for seat in range(seats)]
        for _ in range(60):
            decision = session.decision
            if decision is None:
                break
            before = session.state.plain()
            meanings = [decision.meaning(option) for option in decision.options]
            for seat in range(seats):
                meanings += [GAME.meaning(session.state, seat, option) for option in session.interrupts(seat)]
            for meaning in meanings:
                if meaning is not None:
                    told |= {note.id for note in meaning.told()}
                    assert all(speaker.meaning(meaning) for speaker in speakers)
            assert session.state.plain() == before
            chosen_option = move(session, bots)
            assert chosen_option is not None
            session.play(chosen_option[0], chosen_option[1])
    assert {"falls", "dies", "ends-game", "walkers-come", "deck-left"} <= told


def test_what_one_seat_saw_on_a_pile_is_told_to_no_other() -> None:
    given = {
        "characters": {"rick": {"place": "town"}, "glenn": {"place": "farm", "events": ["bar", "looters"]}},
        "start": "draw glenn",
    }
    views = []
    for card in ("pistol", "flashbang"):
        seats, settings, state = GAME.build({**given, "known": {"glenn": {"equipment": card}}})
        session = shamble.Session(GAME, seats, settings, seed=1)
        session.begin_at(state, state.plain())
        views.append([session.view(seat) for seat in (0, 1, None)])
    assert views[0][0] == views[1][0]
    assert views[0][2] == views[1][2]
    assert views[0][1] != views[1][1], "glenn sees it on the pile"


def test_a_fight_that_is_over_shows_the_walkers_that_fell() -> None:
    """Two shooters with 24 together against three walkers: four would fall, three do. A fighter comes too late."""
    state = table(cards=["machete"])
    state.players = [Player(seat, char, place="farm") for seat, char in enumerate(("rick", "glenn", "maggie"))]
    flow = GAME.flow(state, Scripted({}, {}), [])
    for seat, weapon in enumerate(("pistol", "pistol", "machete")):
        flow.set_fight(DeclaredAttack(seat, weapon, weapon == "pistol", (6, 6), 12, 12))
    Strike("farm", (0, 1)).run(flow)
    views = [(fight["total"], fight["falls"], fight["done"]) for fight in fights(state)]
    assert views == [(24, 3, True), (12, 0, False)]
    Strike("farm", (2,)).run(flow)
    assert [fight["falls"] for fight in fights(state)] == [3, 0]
