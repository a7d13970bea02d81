"""What a game can tell and cite: the ids that a scenario may name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from shamble.content.rules import load_rules
from shamble.content.tooling import tooling
from shamble.core.game import Game
from shamble.text.files import sources

_rules: dict[Path, tuple[str, ...]] = {}
_messages: dict[str, tuple[str, ...]] = {}


def rule_ids(game: Game[Any]) -> tuple[str, ...]:
    """Ids of a game's rules, read once: a suite runs hundreds of scenarios."""
    folder = tooling(game).folder
    if folder is None:
        return ()
    if folder not in _rules:
        path = folder / "rules.toml"
        _rules[folder] = tuple(sorted(load_rules(path))) if path.exists() else ()
    return _rules[folder]


def told_as(game: Game[Any], prefix: str) -> list[str]:
    """What a game has words for: `do-` verbs, `ask-` questions, `log-` events, `no-` reasons, `means-` notes."""
    return [key.removeprefix(prefix) for key in messages(game) if key.startswith(prefix)]


def messages(game: Game[Any]) -> tuple[str, ...]:
    """Keys of a game's own texts: an event is known by its `log-…`, a refusal's reason by its `no-…`."""
    folder = tooling(game).folder
    if folder is None:
        return ()
    key = f"{game.id} {folder}"
    if key not in _messages:
        bodies = [FluentParser(with_spans=False).parse(text).body for text in sources(game, "en").values()]
        _messages[key] = tuple([one.id.name for body in bodies for one in body if isinstance(one, ast.Message)])
    return _messages[key]
