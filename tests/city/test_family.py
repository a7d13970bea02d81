"""A game of the family can live in one file, and one object of each kind can be added without touching shared code."""

from __future__ import annotations

import pickle
import re
import sys
import tomllib
from pathlib import Path
from typing import Any, ClassVar

import pytest

import shamble.city
from shamble.city.book.card_effect import CardEffect
from shamble.city.book.skill import Skill
from shamble.city.family.goals.leaving import Exit
from shamble.city.missions.goal import Goal
from shamble.city.missions.special_rule import SpecialRule
from shamble.city.rules.registry import Book, registered_in
from shamble.city.table.flow import CityFlow
from shamble.city.table.kit import Kit
from shamble.city.table.pieces import Attack
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Counters
from shamble.city.table.turn_budget import TurnBudget
from shamble.core.option import Option
from shamble.games import marvel, zombicide1, zombicide2
from shamble.sessions.save import load
from shamble.sessions.session import Session
from tests.city.family_game import BOOK, Tiny

TINY = Tiny()
CITY = Path(shamble.city.__file__).parent


def table(game: Any = TINY, seats: int = 2, seed: int = 1) -> Session:
    session = Session(game, seats, game.configure(seats, {}), seed)
    session.begin()
    return session


def standing(game: Any = TINY, notes: Counters = (), **given: Any) -> Session:
    who = next(iter(given["survivors"]))
    seats, settings, city = game.build({"mission": "t0", "start": f"turn {who}", **given})
    city.notes = notes
    session = Session(game, seats, settings, seed=1)
    session.begin_at(city, city.plain())
    return session


def keys(session: Session) -> list[str]:
    return [option.key for option in session.decision.options] if session.decision else []


def at_random(session: Session, seed: int, moves: int = 250) -> None:
    state = seed * 7919 + 1
    for _ in range(moves):
        if session.decision is None:
            return
        state = (state * 1103515245 + 12345) % (1 << 31)
        session.play(session.decision.options[(state >> 8) % len(session.decision.options)])


# -- a fourth game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_it_plays_at_random_and_opens_again_as_it_was(seed: int) -> None:
    session = table(seats=1 + seed % 3, seed=seed)
    at_random(session, seed)
    assert session.seq > 20
    again = load(session.save(), lambda id: TINY, seed)
    assert again.state.plain() == session.state.plain()
    assert TINY.read(session.state.plain()).plain() == session.state.plain()
    session.view(0)
    if session.decision:
        assert {advice.option.key for advice in TINY.advise(session, session.decision.seat)} == set(keys(session))


def test_everybody_grows_hungrier_and_the_starving_lose_a_life() -> None:
    session = standing(survivors={"ada": {"zone": "s2", "hunger": 4}})
    assert session.state.survivor("ada").counter("hunger") == 4
    session.play("end ada")
    assert session.state.survivor("ada").life == 2
    assert session.state.survivor("ada").counter("hunger") == 5
    assert TINY.observe(session, "survivors.ada.hunger") == 5


def test_a_printed_well_is_known_by_its_mark() -> None:
    session = standing(survivors={"ada": {"zone": "s4", "hunger": 2}})
    session.play("end ada")
    assert session.state.survivor("ada").counter("hunger") == 1


def test_a_shot_hits_friends_first_and_melee_does_not() -> None:
    people = {"ada": {"zone": "s4", "hands": ["bow"]}, "bo": {"zone": "s2"}}
    session = standing(survivors=people, zombies={"s2": {"crawler": 1}})
    there = session.state.board.names["s2"]
    rules = session.state.rules
    assert rules.targets_of(session.state, Attack("ada", "ranged", ("bow.1",), there), False) == ["bo"]
    assert rules.targets_of(session.state, Attack("ada", "melee", ("club.1",), there), True) == ["crawler"]
    session.play("shoot ada bow.1 s2")
    hits = [int(str(event.args["n"])) for event in session.log if event.kind == "hits"]
    assert hits[0] > 0
    assert session.state.survivor("bo").life == 3 - hits[0]
    assert session.state.crowd(there) == 1


def test_the_team_plays_on_and_the_last_one_alive_can_still_win() -> None:
    people = {"ada": {"zone": "s4"}, "bo": {"zone": "s2", "life": 1}}
    session = standing(survivors=people, zombies={"s2": {"crawler": 1}}, notes=(("meals", 39),))
    session.play("end ada")
    session.play("end bo")
    assert session.state.survivor("bo").dead
    assert session.outcome is None
    session.play("forage ada")
    assert session.outcome is not None
    assert session.outcome.won


def test_doors_are_the_missions_and_decks_are_as_it_wants() -> None:
    rules = TINY.rules({"mission": "t0"})
    assert [(door.a, door.b) for door in rules.board.doors] != []
    assert len(rules.board.doors) == 1
    decks = {deck.name: deck for deck in rules.decks()}
    assert sorted(card.partition(".")[0] for card in decks["equipment"].layers[0]) == ["bow", "club"]
    assert decks["zombies"].cards() == ["1", "2", "3"]


def test_a_face_down_token_is_drawn_when_it_is_turned_over() -> None:
    session = standing(survivors={"ada": {"zone": "s2"}})
    token = session.state.token("objective-1")
    assert token.hidden
    assert not token.colour
    session.play("take ada objective-1")
    assert session.state.deck("faces").size == 1
    assert session.state.taken == ("objective-1",)


# -- one of each -------------------------------------------------------------------------------------------------------


class Patience(Goal):
    id: ClassVar[str] = "patience"
    words: ClassVar[tuple[str, ...]] = ("zone",)

    def progress(self, s: CityState) -> tuple[int, int]:
        return len(s.at(self.zones[0])), 1


class Bell(SpecialRule):
    id: ClassVar[str] = "bell"
    words: ClassVar[tuple[str, ...]] = ("zone",)
    verbs: ClassVar[tuple[str, ...]] = ("ring",)

    def options(self, s: CityState, turn: TurnBudget) -> list[Option]:
        return [Option("ring", turn.who)] if turn.has_action and turn.zone in self.zones else []

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.pay(who, "any")
        t.noise(self.zones[0], 5, "rule")


class Nimble(Skill):
    id: ClassVar[str] = "nimble"

    def equip(self, kit: Kit, n: int) -> None:
        kit.pay_with("move", self.name, n, self.name)


class Bread(CardEffect):
    id: ClassVar[str] = "bread"
    verbs: ClassVar[tuple[str, ...]] = ("dine",)

    def options(self, s: CityState, turn: TurnBudget, card: str) -> list[Option]:
        return [Option("dine", turn.who, item=card)]

    def perform(self, t: CityFlow, who: str, option: Option) -> None:
        t.set(t.s.survivor(who).without(option.item))
        t.throw_away(option.item)
        t.gain(who, 1, "rule")


HERE = sys.modules[__name__]


class Larger(Tiny):
    """The small game with one more class of each kind, which the book finds by itself."""

    book = Book(
        skills=(*BOOK.skills.values(), *registered_in(Skill, HERE)),
        goals=(*BOOK.goals.values(), *registered_in(Goal, HERE), Exit),
        effects=(*BOOK.effects.values(), *registered_in(SpecialRule, HERE)),
        cards=registered_in(CardEffect, HERE),
    )


def larger() -> Larger:
    """One row for each new class: a skill with its owner, a card, a mission with the goal and the special rule."""
    folder = TINY.folder
    assert folder is not None
    marks = {"rule": "tiny.rule", "origin": "house"}
    mission = tomllib.loads((folder / "missions" / "t0.toml").read_text())["mission"][0]
    sheet = {"id": "dot", "health": 2, "blue": ["nimble"], "yellow": [], "orange": [], "red": [], "origin": "house"}
    return Larger(
        {
            "tables": {
                "skills": [{"id": "nimble", **marks}],
                "equipment": [{"id": "bread", "copies": 1, "kind": "item", "effect": "bread", **marks}],
                "survivors": [sheet],
                "missions": [
                    {
                        **mission,
                        "id": "t1",
                        "decks": {},
                        "goals": [{"type": "patience", "zone": "a1.s3"}],
                        "special": [{"effect": "bell", "zone": "a1.s4"}],
                    },
                    {**mission, "id": "t2", "decks": {}, "goals": [{"type": "exit"}]},
                ],
            }
        },
        folder,
    )


def test_a_new_goal_skill_effect_and_card_are_one_object_and_their_data() -> None:
    game = larger()
    people = {"dot": {"zone": "s4", "pack": ["bread"]}}
    session = standing(game, mission="t1", survivors=people)
    assert {"ring dot", "dine dot bread.1"} <= set(keys(session))
    session.play("dine dot bread.1")
    assert session.state.survivor("dot").ap == 1
    session.play("ring dot")
    assert session.state.noise[session.state.board.names["s4"]] == 5
    session.play("move dot s3")
    assert session.state.scope("turn") is None or session.state.scope("turn").spent.count("action") == 1
    assert session.outcome is not None
    assert session.outcome.won


def test_a_game_that_nobody_registered_is_pickled_with_its_content() -> None:
    session = standing(larger(), mission="t1", survivors={"dot": {"zone": "s4", "pack": ["bread"]}})
    again = pickle.loads(pickle.dumps(session))
    assert keys(again) == keys(session)
    again.play("dine dot bread.1")
    assert again.state.survivor("dot").ap == 1


def test_an_exit_counts_the_living() -> None:
    """Where the team plays on after a death, the dead need not leave."""
    session = standing(larger(), mission="t2", survivors={"ada": {"zone": "s1"}, "bo": {"zone": "s2"}})
    state: CityState = session.state
    state.survivors = [one.having(dead=one.id == "bo") for one in state.survivors]
    session.play("leave ada")
    assert session.outcome is not None
    assert session.outcome.won


def test_a_row_that_nobody_gives_a_meaning_is_refused() -> None:
    with pytest.raises(shamble.ShambleError, match="'flying': nothing says what this skill does"):
        Tiny({"tables": {"skills": [{"id": "flying", "rule": "tiny.rule", "origin": "house"}]}}, TINY.folder).rules(
            {"mission": "t0"}
        )


# -- names -------------------------------------------------------------------------------------------------------------


def test_the_city_cites_no_page_and_no_ruling_of_one_book() -> None:
    cited = re.compile(r"\b(Z|S1|M)-\d+|\b2E p\.|\(p\. \d")
    assert cited.search("ends the search (Z-22)")
    assert cited.search("burns a zone (p. 29)")
    citations = [
        str(path.relative_to(CITY)) for path in sorted(CITY.rglob("*.py")) if cited.search(path.read_text("utf-8"))
    ]
    assert citations == []


def test_the_city_names_no_game_card_mission_or_person() -> None:
    names = {"zc2", "zc1", "mz", "zombicide", "marvel", "fest", "ultrared", "molofix", "ned", "hunger", "ravenous"}
    for game in (zombicide1.GAME, zombicide2.GAME, marvel.GAME):
        assert game.folder is not None
        names |= {*game.library}
        for table in ("survivors", "equipment", "abominations", "zombies", "super-heroes", "bystanders"):
            path = game.folder / "data" / f"{table}.toml"
            for rows in tomllib.loads(path.read_text(encoding="utf-8")).values() if path.exists() else ():
                names |= {row["id"] for row in rows}
    # Words of every day, which mean no card where the city says them.
    names -= {"abomination", "water", "pistol", "wound", "scope"}
    said = re.compile(rf"(?<![\w-])({'|'.join(sorted(map(re.escape, names)))})(?![\w-])", re.IGNORECASE)
    registered_in = [
        f"{path.relative_to(CITY)}:{number}: {line.strip()}"
        for path in sorted(CITY.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if said.search(line)
    ]
    assert not registered_in, "\n".join(registered_in)
