"""Sentences that a player read and stumbled over: each is told here as it should be, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import shamble
from shamble.core.event import Event
from shamble.core.meaning import Note
from shamble.core.option import Option
from shamble.text.speaker import Speaker

GAMES = Path(shamble.__file__).parent / "games"


def speaker(game: str, lang: str) -> Speaker:
    return Speaker(shamble.new(game, seed=1).game, lang)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if (path / "texts").is_dir()))
def test_no_text_of_a_game_is_written_twice(game: str, lang: str) -> None:
    """A message in two files of one game: the one that loses is read by nobody, and the other lacks its cases."""
    folder = GAMES / game / "texts"
    files = [folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))]
    found = Counter(
        id for file in files for id in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    )
    assert [id for id, n in found.items() if n > 1] == []


SENTENCES: list[tuple[str, object, str, str]] = [
    ("dawn", Option("event", target="calm"), "Infection -2", "Infektion -2"),
    (
        "dawn",
        Event("looks", "", {"who": "wilson"}),
        "Wilson the Hermit looks ahead.",
        "Wilson blickt voraus.",
    ),
    (
        "dawn",
        Event("zed-appears", "", {"zed": "zed-6-4.1", "strength": 6, "place": "T6"}),
        "A zed of strength 6 appears in Tunnel 6.",
        "Ein Zed der Stärke 6 erscheint in Tunnel 6.",
    ),
    (
        "zombicide2",
        Event("spawn-step", "", {"zones": ()}),
        "No spawn zone is awake: nobody comes.",
        "Keine Brutzone ist wach: Niemand kommt.",
    ),
    (
        "zombicide2",
        Event("spawn-step", "", {"zones": ("s1", "s2")}),
        "More zombies come: Street 1 and Street 2.",
        "Neue Zombies kommen: Straße 1 und Straße 2.",
    ),
    (
        "zombicide2",
        Event("dispatched", "", {"cards": ("#008", "#027")}),
        "The dispatcher has seen them coming: ",
        "Der Verteiler hat sie kommen sehen: ",
    ),
    (
        "zombicide2",
        Note("here", who="wanda", n=1, life=3),
        "Danger: one enemy stands with Wanda, health 3.",
        "Gefahr: Bei Wanda steht ein Gegner, Gesundheit 3.",
    ),
    (
        "marvel",
        Event("no-bystander", "", {"zone": "s1"}),
        "Nobody is left to be escorted.",
        "Niemand ist mehr zu eskortieren: Die Wächter kommen auf Straße 1 allein.",
    ),
]


@pytest.mark.parametrize(("game", "thing", "en", "de"), SENTENCES)
def test_a_sentence_reads_well(game: str, thing: Any, en: str, de: str) -> None:
    for lang, wanted in (("en", en), ("de", de)):
        voice = speaker(game, lang)
        if isinstance(thing, Option):
            told = voice.option(thing)
        elif isinstance(thing, Note):
            told = voice.fear(thing)
        else:
            told = voice.event(thing)
        assert told.startswith(wanted), (lang, told)
        assert not re.search(r"\b0\d\d\b", told), told


def test_a_zombie_card_is_called_by_what_it_brings() -> None:
    """A printed number says nothing to someone who has no box."""
    assert speaker("zombicide2", "en").name("#008") == "walker rush 4/6/8/10"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_first_card_of_a_table_says_what_it_is_about(lang: str) -> None:
    for game, title in (("dawn", "scene-title"), ("walkingdead", "game-title")):
        voice = speaker(game, lang)
        for name in ("problem", "briefing"):
            assert len(voice.say(f"{title}.{name}", n=0, mode="together")) > 30


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["zombicide1", "zombicide2"])
def test_a_skill_that_is_written_out_says_the_same_as_its_family(game: str, lang: str) -> None:
    """`skill-die-melee` is `skill-die` with the argument "melee", written out; it may add a sentence."""
    folder = GAMES / game / "texts"
    ids = re.findall(r"^(skill-[\w-]*) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    words = Speaker(shamble.new(game, seed=1).game, lang, strict=True)
    pairs = [
        (id, *id.rpartition("-")[::2])
        for id in ids
        if id.rpartition("-")[2] in ("combat", "melee", "ranged", "move", "search") and id.rpartition("-")[0] in ids
    ]
    assert len(pairs) > 5
    for id, family, argument in pairs:
        assert words.format(id, {}) == words.format(family, {"arg": argument})
        assert words.format(f"{id}.text", {}).startswith(words.format(f"{family}.text", {"arg": argument})), id
