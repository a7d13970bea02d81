"""Meanings of options have a fixed order and both languages, and dangerous options come last."""

from __future__ import annotations

import shamble
from shamble.core.meaning import GRAVE, RISKY, Meaning, Note, percent
from shamble.core.option import Option
from shamble.sessions.session import Session
from shamble.sessions.view import explained
from shamble.text.speaker import Speaker
from tests.scenario.toy import GAME, Toy, Turn

SHOT = Meaning(
    cost=1,
    dice=2,
    need=4,
    odds=(Note("kills", percent=75, target="1 walker"),),
    noise=1,
    hurts=("doug",),
)


def test_the_price_comes_first_and_the_danger_last() -> None:
    told = [note.id for note in SHOT.told()]
    assert told == ["cost", "dice-need", "kills", "noise", "hurts"]
    assert SHOT.risk == RISKY, "what may hit a friend is risky, whoever forgets to say so"


def test_what_is_left_out_is_not_told() -> None:
    assert Meaning().told() == []
    assert [note.id for note in Meaning(cost=0).told()] == ["free"]
    assert [note.id for note in Meaning(cost=0, free_by="free:move").told()] == ["free-by"]


def test_it_reads_well_in_both_languages() -> None:
    game = shamble.new("zombicide2", seats=1, seed=1).game
    english, german = (Speaker(game, lang, strict=True) for lang in ("en", "de"))
    assert (
        english.meaning(SHOT) == "1 action · 2 dice, 4+ · 75 %: a walker falls, perhaps more · noise +1 · may hit Doug"
    )
    assert german.meaning(SHOT) == (
        "1 Aktion · 2 Würfel, 4+ · 75 %: ein Schlurfer fällt, vielleicht mehr · Lärm +1 · kann Doug treffen"
    )
    every = Meaning(cost=2, ends_turn=True, dice=1, first=("walker", "brute"), final=True, notes=(Note("ends-game"),))
    assert english.meaning(every) == (
        "2 actions · ends the turn · 1 die · first Walker and Brute · the game is lost then · gone for good"
    )


def test_only_the_impossible_is_0_and_only_the_certain_100() -> None:
    assert [percent(chance) for chance in (0.0, 0.0001, 0.254, 0.9999, 1.0)] == [0, 1, 25, 99, 100]


class Wary(Turn):
    def meaning(self, s: Toy, option: Option) -> Meaning | None:
        return Meaning(risk=GRAVE) if option.verb == "search" else None


def test_the_harmless_options_stand_first_in_every_view() -> None:
    session = shamble.new(GAME, seats=1, seed=1)
    decision = session.decision
    assert decision is not None
    assert [option.verb for option in decision.options] == ["search", "rest"]
    position = session.state.fork()
    position.stack[-1] = Wary(0)
    session = Session(GAME, 1, session.settings, 1)
    session.begin_at(position, None)
    decision = session.decision
    assert decision is not None
    assert [option.verb for option, _ in explained(decision)] == ["rest", "search"]
    seen = session.view(0)["decision"]
    assert seen is not None
    assert [(option["verb"], "meaning" in option) for option in seen["options"]] == [("rest", False), ("search", True)]
    assert [refusal["verb"] for refusal in seen["refusals"]] == ["fight"]
    spectator = session.view(None)["decision"]
    assert spectator is not None
    assert spectator["refusals"] == []
