"""Counts, for each rule, its scenarios and how often it fired in simulated games; the latter also per card and verb."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from shamble.bots.counters import Tally
from shamble.content.rules import message_of, rules_of
from shamble.content.tooling import tooling
from shamble.core.entity import Json
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.scenario.files import Scenario, find, read
from shamble.text.speaker import Speaker


class Covered:
    """A rule, or another thing that can fire. Only rules need a scenario."""

    def __init__(self, kind: str, id: str, scenarios: list[str], fired: int, quiet: str, text: str) -> None:
        self.kind: Final = kind
        self.id: Final = id
        self.scenarios: Final = scenarios
        self.fired: Final = fired
        self.quiet: Final = quiet
        self.text: Final = text

    @property
    def unproven(self) -> bool:
        """True for a rule without a scenario."""
        return self.kind == "rule" and not self.scenarios

    @property
    def silent(self) -> bool:
        """True for a thing that never fired and has no reason not to."""
        return not self.fired and not self.quiet

    def plain(self) -> dict[str, Json]:
        """Returns the entry as plain data."""
        return {
            "kind": self.kind,
            "id": self.id,
            "scenarios": self.scenarios,
            "fired": self.fired,
            "quiet": self.quiet or None,
            "text": self.text,
        }


def scenarios_of(game: Game[Any], paths: Sequence[Path]) -> list[Scenario]:
    """Returns the scenarios of a game among these files and folders."""
    return [scenario for path in find(paths) for scenario in read(path) if scenario.game == game.id]


def coverage(game: Game[Any], scenarios: Sequence[Scenario], tally: Tally) -> list[Covered]:
    """Returns the coverage of every rule and of everything in the game's catalogue."""
    tools = tooling(game)
    if tools.folder is None:
        raise ShambleError(f"{game.id} has no rules.toml to cover")
    proofs: dict[str, list[str]] = {}
    for scenario in scenarios:
        for rule in scenario.rules:
            proofs.setdefault(rule, []).append(scenario.where)
    speaker = Speaker(game)
    lines = [
        Covered(
            "rule", rule.id, proofs.get(rule.id, []), tally.rules[rule.id], rule.quiet, speaker.say(message_of(rule.id))
        )
        for rule in rules_of(game).values()
    ]
    for kind, ids in tools.catalogue().items():
        lines += [Covered(kind, id, [], tally.fired(kind, id), "", "") for id in ids]
    return lines


def unknown_rules(lines: Sequence[Covered], tally: Tally) -> list[str]:
    """Returns rules that events or questions cite although rules.toml does not list them."""
    listed = {line.id for line in lines if line.kind == "rule"}
    return sorted(rule for rule in tally.rules if rule not in listed)
