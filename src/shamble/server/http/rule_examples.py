"""Every rule shows itself: its scenarios, opened on a board as a short replay.

The scenarios are the tests' own; a wheel brings them along. Finding those of a rule reads their heads only: parsing
thousands of documents to show one of them would take longer than anybody waits.
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from shamble.core.errors import ShambleError
from shamble.scenario import files
from shamble.scenario.runner import NOTHING_EXPECTED, run
from shamble.server.http import game_export as export
from shamble.server.protocol.messages import Created
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.lobby import Lobby
from shamble.server.views import game_library as library

PACKED: Final = Path(files.__file__).parent / "examples"
BESIDE: Final = Path(__file__).parents[4] / "tests" / "scenarios"
MOST: Final = 6
"""Scenarios offered for one rule."""
NAME: Final = re.compile(r"^name:\s*(.+?)\s*$", re.M)
RULES: Final = re.compile(r"^rules:\s*\[(.*?)\]", re.M | re.S)


class Example(NamedTuple):
    """A scenario by where it lies: the number of its document in its file."""

    name: str
    path: Path
    number: int


@lru_cache(maxsize=16)
def examples(game: str) -> dict[str, list[Example]]:
    """The scenarios of a game, by the rules they prove: the shortest first, for they show one thing."""
    found: dict[str, list[tuple[int, Example]]] = {}
    folder = (PACKED if PACKED.is_dir() else BESIDE) / game
    for path in sorted(folder.glob("*.yaml")):
        for number, text in enumerate(re.split(r"^---\s*$", path.read_text(encoding="utf-8"), flags=re.M)):
            name, rules = NAME.search(text), RULES.search(text)
            if name is None or rules is None or "\nplay:" not in text:
                continue
            example = Example(name[1].strip("\"'"), path, number)
            for rule in re.split(r"[,\s]+", rules[1].strip()):
                found.setdefault(rule, []).append((len(text), example))
    return {rule: [one for _, one in sorted(many)[:MOST]] for rule, many in found.items()}


def played(example: Example) -> bytes:
    """A save of the scenario, as it went."""
    scenario = files.read(example.path)[example.number]
    report = run(scenario, library.find)
    if report.session is None or any(problem != NOTHING_EXPECTED for problem in report.problems):
        raise ShambleError(f"{scenario.where}: it cannot be shown")
    return msgspec.json.encode(report.session.save(luck=False))


class Shows:
    """Tables that show a rule: each is made once, and whoever looks at it later only watches."""

    def __init__(self) -> None:
        self.made: dict[Example, Created] = {}
        self.lock = asyncio.Lock()

    async def show(self, lobby: Lobby, game: str, rule: str, number: int) -> Created:
        known = await asyncio.to_thread(examples, game)
        if rule not in known or not 0 <= number < len(known[rule]):
            raise Refuse("missing", 404, "there is nothing to show for that rule")
        example = known[rule][number]
        async with self.lock:
            before = self.made.get(example)
            # It may have been tidied away since.
            if before is None or await lobby.storage.row(before.table) is None:
                try:
                    save = await asyncio.to_thread(played, example)
                except ShambleError as reason:
                    raise Refuse("missing", 404, str(reason)) from None
                made = await export.bring(lobby, save)
                # What many look at belongs to nobody.
                self.made[example] = Created(made.table, made.spectate, [], made.spectate, made.notes)
        return self.made[example]
