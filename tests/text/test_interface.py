"""The browser's own texts: every one that is needed exists in both languages, and none is superfluous."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk

from shamble.core import registry
from shamble.core.announcement import Announcement
from shamble.core.frame import Ask
from shamble.server.protocol.client_messages import HostCommand
from shamble.text.files import sources

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
SERVER = ROOT / "src" / "shamble" / "server"
LANGUAGES = ("en", "de")
RETURNS = {"shutdown", "slow", "moved", "stale", "storage"}
"""Reasons of a `bye` without a text: the client reconnects by itself."""

if not WEB.exists():
    pytest.skip("this is not a checkout", allow_module_level=True)


def keys(lang: str) -> set[str]:
    source = (WEB / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_can_be_read(lang: str) -> None:
    """The browser leaves out what is no Fluent, without a word, and then shows the message's id."""
    source = (WEB / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert [entry.content for entry in parse(source).body if isinstance(entry, Junk)] == []


def first_words(*names: str) -> Iterator[str]:
    """First arguments of the server's calls of these functions, where they are literals."""
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            word = node.args[0]
            if called in names and isinstance(word, ast.Constant) and isinstance(word.value, str):
                yield word.value


def needed() -> set[str]:
    """Messages that the server names, and those whose names stand in the pages."""
    errors = {f"error-{code}" for code in first_words("Refuse")}
    byes = {f"bye-{reason}" for reason in first_words("Bye", "hang_up") if reason not in RETURNS}
    reaches = {id for id in first_words("text") if id.startswith("reach-")}
    notes = set(first_words("announce")) | {id for id in first_words("text") if id.startswith("note-")}
    doings = get_args(get_type_hints(HostCommand)["do"])
    notes |= {f"note-host-{do}" for do in doings}
    assert len(doings) > 5
    assert len(errors) > 20
    assert notes
    assert len(byes) > 2
    assert len(reaches) > 3
    return errors | byes | reaches | notes


def pages() -> str:
    paths = [path for end in ("*.svelte", "*.ts") for path in WEB.rglob(end) if ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def test_both_languages_have_the_same_words() -> None:
    assert keys("en") == keys("de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_server_says_has_words(lang: str) -> None:
    assert needed() <= keys(lang), sorted(needed() - keys(lang))


def test_whatever_the_pages_say_has_words() -> None:
    said = set(re.findall(r"""\bt\(\s*["'`]([a-z][\w-]*)["'`]""", pages()))
    assert len(said) > 100
    assert said <= keys("en"), sorted(said - keys("en"))


def test_no_word_is_left_over() -> None:
    """A message is named in full, or by the beginning of a template: `seat-${kind}-text`."""
    source = pages()
    begins = set(re.findall(r"`([a-z][a-z-]*-)\$\{", source))
    named = set(re.findall(r"""["'`]([a-z][\w-]*)(?:\.\w+)?["'`]""", source)) | needed()
    left = {key for key in keys("en") if key not in named and not any(key.startswith(begin) for begin in begins)}
    assert not left, sorted(left)


def recurring(kind: type[Ask[Any, Any]]) -> Iterator[type[Ask[Any, Any]]]:
    """Classes of recurring questions below this class, of every game."""
    for below in kind.__subclasses__():
        if below.usually_passed and below.ask and not issubclass(below, Announcement):
            yield below
        yield from recurring(below)


def test_every_topic_that_can_be_silenced_has_words() -> None:
    """A seat may silence recurring questions and kinds of announcement; the button that takes it back names them."""
    topics = {kind for game in registry.games() for item in game.anytime for kind in item.interests}
    topics |= {kind.ask for kind in recurring(Ask) if kind.__module__.startswith("shamble.")}
    assert len(topics) > 15
    assert topics <= {key.removeprefix("topic-") for key in keys("en")}, sorted(topics)


def test_the_board_dwells_on_what_really_happens() -> None:
    """Kinds of events with a playback time exist in the game; a misspelt one would pass unseen."""
    beats = (WEB / "boards" / "walkingdead.ts").read_text(encoding="utf-8").partition("BEATS")[2].partition("};")[0]
    kinds = set(re.findall(r"""^\s*"?([a-z-]+)"?: \d""", beats, re.MULTILINE))
    told = "\n".join(sources(registry.find("walkingdead"), "en").values())
    logged = set(re.findall(r"^log-([\w-]+) =", told, re.MULTILINE))
    assert len(kinds) > 30
    assert kinds <= logged, sorted(kinds - logged)
