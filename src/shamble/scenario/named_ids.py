"""The ids that a scenario may name: rules and messages of a game, cached."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser, ast

from shamble.content.rules import rules_of
from shamble.content.tooling import tooling
from shamble.core.game import Game
from shamble.text.files import sources


def rule_ids(game: Game[Any]) -> tuple[str, ...]:
    """Returns the ids of a game's rules, in alphabetical order."""
    return tuple(sorted(rules_of(game)))


def told_as(game: Game[Any], prefix: str) -> list[str]:
    """The ids with texts in a game: `do-` verbs, `ask-` questions, `log-` events, `no-` reasons, `means-` notes."""
    return [key.removeprefix(prefix) for key in messages(game) if key.startswith(prefix)]


def messages(game: Game[Any]) -> tuple[str, ...]:
    """Returns the keys of a game's English texts: an event kind has a `log-…`, a reason a `no-…`."""
    if tooling(game).folder is None:
        return ()
    return tuple([key for text in sources(game, "en").values() for key in message_ids(text)])


@lru_cache(maxsize=64)
def message_ids(text: str) -> tuple[str, ...]:
    """Returns the ids of the messages in a Fluent source. Cached by the text, so that an overlay's words count."""
    body = FluentParser(with_spans=False).parse(text).body
    return tuple([entry.id.name for entry in body if isinstance(entry, ast.Message)])
