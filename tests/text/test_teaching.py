"""A game teaches itself: a page on how to play, a tip for every kind of question, explanations of things, each with a
real rule."""

from __future__ import annotations

from functools import lru_cache

import pytest
from fluent.runtime import FluentBundle

import shamble
from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.content.rules import rules_of
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.sessions.session import Session
from shamble.text.files import LANGUAGES, bundle, sources

GAMES = registry.ids()


def keys(texts: FluentBundle, start: str) -> list[str]:
    return [key for key in texts._messages if key.startswith(start)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
class TestTeaching:
    def test_how_to_play(self, id: str, lang: str) -> None:
        texts = bundle(registry.find(id), lang)
        parts = {"goal": 1, "round": 3, "danger": 3, "first": 3}
        for part, least in parts.items():
            messages = keys(texts, f"how-{part}")
            assert len(messages) >= least, part
            for key in messages:
                assert {"text", "icon"} <= set(texts.get_message(key).attributes)
        assert texts.has_message("game-lose")

    def test_every_kind_of_question_has_a_tip(self, id: str, lang: str) -> None:
        texts = bundle(registry.find(id), lang)
        asks = [key for key in keys(texts, "ask-") if any(key in text for text in own(id, lang))]
        assert asks
        assert [key for key in asks if not texts.has_message(f"tip-{key}")] == []

    def test_so_has_every_question_that_play_brings(self, id: str, lang: str) -> None:
        texts = bundle(registry.find(id), lang)
        assert [ask for ask in asked(id) if not texts.has_message(f"tip-ask-{ask}")] == []

    def test_tips_are_about_what_is_asked_or_told(self, id: str, lang: str) -> None:
        texts = bundle(registry.find(id), lang)
        tips = [key.removeprefix("tip-") for key in keys(texts, "tip-")]
        events = [tip for tip in tips if not tip.startswith("ask-")]
        assert len(events) >= 5
        assert [tip for tip in tips if tip.startswith("ask-") and not texts.has_message(tip)] == []
        assert [tip for tip in events if not texts.has_message(f"log-{tip}")] == []

    def test_every_chapter_of_the_rules_has_a_name(self, id: str, lang: str) -> None:
        game = registry.find(id)
        chapters = {rule.split(".")[1] for rule in rules_of(game)}
        assert chapters
        texts = bundle(game, lang)
        assert {chapter for chapter in chapters if not texts.has_message(f"chapter-{chapter}")} == set()

    def test_what_things_are_names_real_rules(self, id: str, lang: str) -> None:
        game = registry.find(id)
        texts = bundle(game, lang)
        rules = rules_of(game)
        claimed = [thing for rule in rules.values() for thing in rule.about]
        assert len(claimed) == len(set(claimed)), "two rules about one thing"
        printed = tooling(game).subjects()
        assert set(printed.values()) <= set(rules)
        assert not set(printed) & set(claimed)
        about = [key.removeprefix("about-") for key in keys(texts, "about-")]
        assert len(about) > 10
        assert [thing for thing in about if thing not in claimed and thing not in printed] == []


def own(id: str, lang: str) -> list[str]:
    """The game's own texts, without what all games or those of a family share."""
    shared = ("/common/", "/city/texts/")
    return [text for path, text in sources(registry.find(id), lang).items() if not any(one in path for one in shared)]


@lru_cache
def asked(id: str) -> tuple[str, ...]:
    """The questions of some random games."""
    questions: dict[str, None] = {}

    def note(session: Session, *_: object) -> None:
        if session.decision is not None:
            questions.setdefault(session.decision.ask)

    for seed in range(6):
        session = shamble.new(id, seed=seed, events=False)
        play_out(session, [Random(seed + seat) for seat in range(session.seats)], limit=400, watch=note)
    return tuple(questions)
