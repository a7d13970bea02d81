"""Season 1: the contents of the box, a player's own survivor, and groups that could split without end."""

from __future__ import annotations

from collections import Counter

from shamble.bots.play import play_out
from shamble.bots.steady import Steady
from shamble.city.presentation.scene import skill_text
from shamble.core.chance import Seeded, generator
from shamble.games.zombicide1.game import Zombicide1
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker

GAME = Zombicide1()
PRINTED = GAME.printed


def test_the_box_holds_what_the_book_lists() -> None:
    decks = {name: len(cards) for name, cards in PRINTED.decks.items()}
    molotovs = [card for card in PRINTED.decks["made"] if card.startswith("molotov")]
    pans = 3  # the box's; data has as many as there may be survivors
    assert decks["starting"] + decks["equipment"] + decks["pimp"] + len(molotovs) + pans == 62
    assert (decks["equipment"], decks["wounds"]) == (52, 6)
    assert Counter(card.kind for card in PRINTED.cards.values()) == {"spawn": 36, "extra": 4, "manhole": 2}
    assert {kind.id: kind.minis for kind in PRINTED.kinds} == {"walker": 40, "fatty": 8, "runner": 16, "abomination": 1}
    assert len(PRINTED.sheets) == 6


def test_a_police_car_holds_one_of_24_weapons() -> None:
    assert len([card for card in PRINTED.decks["equipment"] if PRINTED.gear[card].weapon]) == 24


def test_a_zombie_card_is_called_by_its_four_lines() -> None:
    nobody, walkers = "–", "{ zombie-walker.many }"
    runners = "2 { zombie-runner.many }"
    assert f" = {nobody} / {runners} / {runners} / 5 {walkers}\n" in GAME.card_words(PRINTED.cards["01"])
    one = "{ zombie-walker.one }"
    assert f" = {one} / {one} / 6 {walkers} / 7 {walkers}\n" in GAME.card_words(PRINTED.cards["02"])


def test_a_survivor_of_ones_own_joins_by_a_few_lines() -> None:
    row = {
        "id": "grandma",
        "health": 2,
        "blue": ["starts-with:chainsaw"],
        "yellow": ["plus-action"],
        "orange": ["ninja", "lock-it-down"],
        "red": ["hoard", "loud", "trick-shot"],
        "origin": "house",
    }
    game = GAME.with_content({"tables": {"survivors": [row]}})
    session = Session(game, 1, game.configure(1, {}), 1)
    session.begin()
    for who in ("grandma", "amy", "ned", "josh"):
        session.play(f"choose {who}")
    assert [card.partition(".")[0] for card in session.state.survivor("grandma").gear] == ["pan", "chainsaw"]
    play_out(session, [Steady()])
    assert session.outcome is not None


def test_splitting_ends_although_every_walker_stands_between_two_calls() -> None:
    """By the letter of the book, each split without figures would grant another activation, without end (S1-12)."""
    given = {
        "map": {"grid": "s0 s1 s2 s3 s4"},
        "survivors": {"amy": {"zone": "s0", "skills": []}, "ned": {"zone": "s4", "skills": []}},
        "zombies": {"s2": {"walker": 39}, "s1": {"walker": 1}},
        "start": "zombies",
    }
    seats, chosen, city = GAME.build(given)
    session = Session(GAME, seats, chosen, 1)
    session.begin_at(city, city.plain(), Seeded(generator(1, "split")))
    moves = 0
    while session.decision is not None and session.state.phase == "zombies" and moves < 50:
        session.play(session.decision.options[0].key)
        moves += 1
    assert moves < 50
    assert session.state.count(PRINTED.kind["walker"].index) == 40


def test_a_skill_names_its_card_in_every_language() -> None:
    tag = skill_text(PRINTED, "starts-with:pistol")
    assert Speaker(GAME, "de", strict=True).text(tag) == "Beginnt mit: Pistole"
    assert Speaker(GAME, "en", strict=True).text(tag) == "Starts with: Pistol"
