"""Ids become sentences in each language; German forms are looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime.resolver import TextElement

from shamble.bots.play import play_out
from shamble.bots.random import Random
from shamble.bots.roster import bots_of
from shamble.content.rules import message_of, rules_of
from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.advice import Advice
from shamble.core.errors import ShambleError
from shamble.core.event import Event
from shamble.core.game import Game, Value
from shamble.core.option import Option
from shamble.core.scene import Text
from shamble.sessions.session import Session
from shamble.simulate.sweep import setups
from shamble.text import check as checking
from shamble.text.check import check
from shamble.text.files import LANGUAGES, bundle, sources
from shamble.text.speaker import MissingText, Speaker
from tests.scenario.toy import GAME

EN = Speaker(GAME, "en", strict=True)
DE = Speaker(GAME, "de", strict=True)


def test_events_with_forms() -> None:
    event = Event("fought", "toy.fight", {"who": "ann", "card": "knife.2", "roll": 5, "hits": 1})
    assert EN.event(event) == "Ann fights with a knife: 5. A hit."
    assert DE.event(event) == "Ann kämpft mit einem Messer: 5. Treffer."


def test_a_missing_form_is_the_bare_name() -> None:
    assert DE.name("bandage.1", "dat") == "Verband"
    assert DE.name("ann", "gen") == "Anns"
    assert EN.name("bob", "gen") == "Bob"


def test_questions_options_refusals_advice_rules() -> None:
    session = Session(GAME, 1, GAME.configure(1, {}), 1)
    session.begin()
    decision = session.decision
    assert decision is not None
    assert DE.ask(decision) == "Was macht Ann?"
    assert [DE.option(option) for option in decision.options] == ["Ann sucht", "Rasten"]
    assert DE.option(Option("fight", "ann", item="rock.1")) == "Mit einem Stein kämpfen"
    assert EN.refusal(session.refused()[0]) == "Ann has no weapon."
    assert DE.advice(Advice(Option("x"), 1, "search", {"who": "ann"})) == "Eine Waffe würde Ann helfen."
    assert DE.rule("toy.fight") == "Ein Wurf von 4 oder mehr tötet einen Beißer. (S. 2)"


def test_lists() -> None:
    assert EN.say("list-none") == "nothing"
    assert EN.join(["a", "b", "c"]) == "a, b and c"
    assert DE.join(["a", "b"]) == "a und b"
    assert DE.join([]) == "nichts"
    assert DE.format("log-found", {"who": "ann", "card": ("knife.1", "rock.1")}) == (
        "Ann findet ein Messer und einen Stein."
    )
    assert EN.format("log-found", {"who": ["ann", "bob"], "card": "rock.1"}) == "Ann and Bob finds a rock."


def test_no_marks_for_mixed_scripts() -> None:
    assert "\u2068" not in EN.event(Event("died", "x", {"who": "ann"}))


def test_a_missing_message_shows_its_id_or_raises() -> None:
    event = Event("sneezed", "x", {})
    assert Speaker(GAME, "de").event(event) == "Log-sneezed"
    with pytest.raises(MissingText, match="de: there are no words for 'log-sneezed'"):
        DE.event(event)
    with pytest.raises(MissingText, match="who"):
        DE.format("log-died", {})
    with pytest.raises(MissingText, match=r"there is no rule 'toy\.none'"):
        DE.rule("toy.none")
    assert Speaker(GAME, "de").rule("toy.none") == "toy.none"
    with pytest.raises(ShambleError, match="there is no language 'fr'"):
        Speaker(GAME, "fr")


def test_the_toy_speaks_both_languages_alike() -> None:
    assert check(GAME, ("en", "de")) == []


def test_check_finds_rows_that_cite_no_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("dawn")
    rules = {id: rule for id, rule in rules_of(game).items() if id != "dawn.event.losses"}
    monkeypatch.setattr(checking, "rules_of", lambda game: rules)
    lines = checking.unknown_rules(game)
    assert lines
    assert all(line.endswith(" cites 'dawn.event.losses', which is not in rules.toml") for line in lines)


def test_check_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "en": {"en.ftl": "a = A { $x }\nb = B\n    .text = T\nb = C\n"},
        "de": {"de.ftl": "a = A { $y ->\n    [one] 1\n   *[other] 2\n }\nc = C\n= junk\n"},
    }
    monkeypatch.setattr(checking, "sources", lambda game, lang: texts.get(lang, {}))
    assert check(None, ("en", "de")) == [
        "en.ftl: b is written twice",
        "de.ftl: cannot be read: '= junk'",
        "de: b is missing",
        "de: b.text is missing",
        "en: c is missing, or de does not need it",
        "a: de uses ['y'], en uses ['x']",
    ]


def evenly_chosen(rows: list[tuple[int, dict[str, Value]]]) -> list[tuple[int, dict[str, Value]]]:
    """A hundred set-ups, spread evenly: with both languages, two hundred games."""
    return rows if len(rows) <= 100 else [rows[index * len(rows) // 100] for index in range(100)]


def texts(part: Any) -> Iterator[Text]:
    """Every message that a scene names."""
    if isinstance(part, dict):
        if part.keys() == {"id", "args"}:
            yield part  # type: ignore[misc]
        else:
            for value in part.values():
                yield from texts(value)
    elif isinstance(part, list):
        for value in part:
            yield from texts(value)


@pytest.mark.parametrize("id", registry.ids())
def test_installed_games_speak_both_languages_alike(id: str) -> None:
    assert "\n".join(check(registry.find(id))) == ""


@pytest.mark.parametrize(
    ("id", "keys"),
    [
        ("marvel", ["rule-mz-setup-mission"]),
        ("zombicide1", ["skill-medic", "skill-medic.text"]),
        ("zombicide2", ["goal-crates", "goal-crates.text"]),
        ("walkingdead", ["event-highway-wreck", "event-highway-wreck.text"]),
        ("walkingdead", ["log-rolled-loss"]),
        ("dawn", ["log-despair"]),
        ("dawn", ["do-bomb"]),
        ("dawn", ["ask-bait"]),
        ("marvel", ["log-noise"]),
    ],
)
def test_check_names_what_has_no_words_in_any_language(
    monkeypatch: pytest.MonkeyPatch, id: str, keys: list[str]
) -> None:
    game = registry.find(id)
    entry = re.compile(rf"^{keys[0]} =.*\n(?:    .*\n)*", re.MULTILINE)

    def stripped(game: Game[Any], lang: str) -> dict[str, str]:
        return {where: entry.sub("", text) for where, text in sources(game, lang).items()}

    monkeypatch.setattr(checking, "sources", stripped)
    missing = [line for line in check(game) if line.endswith("is missing")]
    assert missing == [f"{lang}: {key} is missing" for lang in LANGUAGES for key in keys]


@pytest.mark.parametrize(
    ("id", "keys"),
    [
        ("zombicide1", ["skill-medic", "skill-medic.text", "goal-exit.text", "do-lock", "setting-ammo"]),
        ("zombicide2", ["skill-free-move.text", "card-molotov.text", "zombie-walker.text", "special-ned", "deck-epic"]),
        ("marvel", ["skill-heavy-hands.text", "super-hero-thor.text", "mission-m1.briefing", "rule-mz-setup-tiles"]),
        ("walkingdead", ["event-highway-wreck.text", "goal-glutton.text", "char-rick.ability", "card-flashbang.text"]),
        (
            "dawn",
            ["ability-hunt-orders.text", "event-tough-zeds.text", "option-hazmat.text", "place-T3", "unit-hunt.text"],
        ),
    ],
)
def test_every_language_needs_words_for_printed_things(id: str, keys: list[str]) -> None:
    assert set(keys) - set(checking.expected(registry.find(id))) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", registry.ids())
def test_a_rule_does_not_repeat_the_text_of_a_card_or_skill(id: str, lang: str) -> None:
    """The sentence of a rule that says the same as a printed thing refers to it: `{ skill-sniper.text }`."""
    game = registry.find(id)
    words = bundle(game, lang)
    repeated: list[str] = []
    for key, rule in tooling(game).subjects().items():
        text = words.get_message(key.partition(" ")[0]).attributes.get("text")
        sentence = words.get_message(message_of(rule)).value
        if isinstance(text, TextElement) and isinstance(sentence, TextElement) and text.value == sentence.value:
            repeated.append(rule)
    assert repeated == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", registry.ids())
def test_everything_an_installed_game_tells_has_words(id: str, lang: str) -> None:
    game = registry.find(id)
    speaker = Speaker(game, lang, strict=True)
    spoken: set[str] = set()  # the same answer again has the same words

    def listen(session: Session, option: Option, seat: int) -> None:
        decision = session.decision
        assert decision is not None
        speaker.ask(decision)
        speaker.rule(decision.rule)
        for one in [option, *decision.options]:
            if one.key not in spoken:
                spoken.add(one.key)
                speaker.option(one)
        for one in decision.options:
            if meaning := decision.meaning(one):
                speaker.meaning(meaning)
        for refusal in decision.refusals():
            if f"{refusal!r}" not in spoken:
                spoken.add(f"{refusal!r}")
                speaker.refusal(refusal)
                speaker.option(refusal.option)
        if session.seq % 20 == 0:
            for text in texts(game.scene(session.state, seat)):
                speaker.text(text)
        if session.seq % 10 == 0 and "steady" in bots_of(game) and decision.seat == seat:
            for advice in tooling(game).advise(session, seat):
                speaker.advice(advice)

    for number, (seats, settings) in enumerate(evenly_chosen(list(setups(game)))):
        session = Session(game, seats, settings, seed=number)
        session.begin()
        play_out(session, [Random(number * 7 + seat) for seat in range(seats)], limit=2000, watch=listen)
        for event in session.log:
            speaker.event(event)
            speaker.rule(event.rule)
        if session.outcome is not None:
            speaker.result(session.outcome)
