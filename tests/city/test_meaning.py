"""Meanings of options against numbers worked out by hand; asking for a meaning changes nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shamble.city.presentation.option_meanings import chance_without
from shamble.core.chance import Scripted
from shamble.core.deck import Deck
from shamble.core.meaning import GRAVE, HARMLESS, RISKY, Meaning
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session
from shamble.text.speaker import Speaker

EN = Speaker(GAME, "en", strict=True)


def table(**given: Any) -> Session:
    given = {"map": {"grid": "s1 s2 s3"}, "start": "turn amy", **given}
    seats, settings, city = GAME.build(given)
    session = Session(GAME, seats, settings, 1)
    session.begin_at(city, city.plain())
    return session


def meaning(session: Session, key: str) -> Meaning:
    decision = session.decision
    assert decision is not None
    option = decision.find(key)
    assert option is not None, f"{key} is not offered: {decision}"
    meant = decision.meaning(option)
    assert meant is not None
    return meant


def says(session: Session, key: str) -> str:
    return EN.meaning(meaning(session, key))


def amy(**more: Any) -> dict[str, Any]:
    return {"amy": {"zone": "s1", "skills": [], **more}}


def test_a_step_costs_one_action_more_for_each_zombie() -> None:
    assert says(table(survivors=amy()), "move amy s2") == "1 action"
    crowded = table(survivors=amy(), zombies={"s1": {"walker": 2}, "s2": {"runner": 1}})
    assert says(crowded, "move amy s2") == "3 actions · a runner there"


def test_a_free_step_names_the_skill_that_pays() -> None:
    session = table(survivors=amy(skills=["free:move"]))
    assert says(session, "move amy s2") == "free: +1 free Move Action"
    session.play("move amy s2")
    assert says(session, "move amy s3") == "1 action"


def test_choosing_where_to_shoot_is_not_called_free() -> None:
    session = table(survivors=amy(hands=["pistol"]))
    assert says(session, "aim amy") == "the zone is chosen next, and only the shot costs"


def test_one_die_kills_what_it_hits() -> None:
    session = table(survivors=amy(hands=["crowbar"]), zombies={"s1": {"walker": 1}})
    assert says(session, "melee amy crowbar.1") == "1 action · 1 die, 4+ · 50 %: kills a walker"


def test_more_dice_may_kill_all() -> None:
    session = table(survivors=amy(hands=["katana"]), zombies={"s1": {"walker": 2}})
    assert (
        says(session, "melee amy katana.1")
        == "1 action · 2 dice, 4+ · 75 %: a walker falls, perhaps more · 25 %: all 2 fall"
    )


def test_what_is_added_to_the_dice_counts() -> None:
    session = table(survivors=amy(hands=["katana"], skills=["to-roll:melee"]), zombies={"s1": {"walker": 2}})
    assert meaning(session, "melee amy katana.1").need == 3
    better = table(survivors=amy(hands=["katana"], skills=["die:melee"]), zombies={"s1": {"walker": 2}})
    assert meaning(better, "melee amy katana.1").dice == 3


def test_a_brute_that_no_hit_can_kill_shields_the_others() -> None:
    session = table(survivors=amy(hands=["pistol"]), zombies={"s2": {"walker": 1, "brute": 1}})
    assert "no hit can kill anything here" in says(session, "shoot amy pistol.1 s2")


def test_a_miss_that_may_hit_a_friend_is_risky_and_one_that_kills_is_grave() -> None:
    people = {**amy(hands=["pistol"]), "doug": {"zone": "s2", "skills": []}}
    session = table(survivors=people, zombies={"s2": {"walker": 1}})
    shot = meaning(session, "shoot amy pistol.1 s2")
    assert EN.meaning(shot) == "1 action · 1 die, 3+ · 67 %: kills a walker · 33 %: a miss hits Doug · noise +1"
    assert shot.risk == RISKY
    people["doug"]["life"] = 1
    weak = meaning(table(survivors=people, zombies={"s2": {"walker": 1}}), "shoot amy pistol.1 s2")
    assert weak.risk == GRAVE
    assert "that can be deadly" in EN.meaning(weak)
    people["doug"]["skills"] = ["low-profile"]
    spared = table(survivors=people, zombies={"s2": {"walker": 1}})
    assert meaning(spared, "shoot amy pistol.1 s2").risk == HARMLESS


def test_fire_that_burns_a_friend_loses_the_game_and_stands_last() -> None:
    people = {**amy(hands=["molotov"]), "doug": {"zone": "s2"}}
    session = table(survivors=people, zombies={"s2": {"walker": 3}})
    fire = meaning(session, "throw amy molotov.1 s2")
    assert fire.risk == GRAVE
    assert "burns 3 walkers · Doug dies · the game is lost then" in EN.meaning(fire)
    seen = session.view(0)["decision"]
    assert seen is not None
    assert seen["options"][-1]["verb"] == "throw"
    alone = table(survivors={**people, "doug": {"zone": "s3"}}, zombies={"s2": {"walker": 3}})
    assert meaning(alone, "throw amy molotov.1 s2").risk == HARMLESS


def test_ending_the_turn_says_what_is_wasted_and_who_bites() -> None:
    session = table(survivors=amy(), zombies={"s1": {"walker": 2}})
    end = meaning(session, "end amy")
    assert EN.meaning(end) == "ends the turn · 3 actions unused · 2 walkers here"
    assert end.risk == RISKY
    assert meaning(table(survivors=amy()), "end amy").risk == HARMLESS


def test_a_noisy_door_and_who_is_behind_it() -> None:
    session = table(map={"grid": "s1 r1", "doors": ["r1-s1"]}, survivors=amy(hands=["fire-axe"]))
    assert says(session, "open amy fire-axe.1 door-1").startswith("1 action · noise +1")


def test_cards_that_a_mission_lays_on_top_come_before_traps_below() -> None:
    """Every player knows the bags of a deck: no trap is drawn while the safe ones on top last."""
    deck = Deck("gear", (("axe", "crowbar", "pistol"), ("trap", "water")))

    def bad(card: str) -> bool:
        return card == "trap"

    assert chance_without(deck, 1, bad) == chance_without(deck, 3, bad) == 1.0
    assert chance_without(deck, 4, bad) == 0.5
    assert chance_without(Deck.of("gear", deck.cards()), 1, bad) == 0.8
    seen = deck.shuffled_with(()).without("trap").with_top("trap", seen_by=(0,))
    assert chance_without(seen, 1, bad) == 0.8, "a seat that has not seen the top card must not learn it"


def test_dice_as_they_lie_against_rolling_again() -> None:
    session = table(survivors=amy(hands=["katana"], skills=["lucky"]), zombies={"s1": {"walker": 2}})
    session.play("melee amy katana.1", chance=Scripted({"d6": [1, 5]}, {}))
    assert says(session, "stand amy") == "1 hit"
    assert says(session, "reroll amy lucky") == "2 dice · 25 %: more hits · 25 %: fewer hits"


@pytest.mark.parametrize("verb", ["throw", "melee", "end", "search"])
def test_to_ask_changes_nothing(verb: str) -> None:
    people = {**amy(hands=["molotov", "katana"], zone="r1"), "doug": {"zone": "s2"}}
    session = table(map={"grid": "s1 s2 r1", "doors": ["r1-s2 open"]}, survivors=people)
    before, luck = json.dumps(session.state.plain()), json.dumps(dict(session.random_state()))
    decision = session.decision
    assert decision is not None
    for option in decision.options:
        decision.meaning(option)
    assert json.dumps(session.state.plain()) == before
    assert json.dumps(dict(session.random_state())) == luck
