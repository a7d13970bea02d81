"""Examples of rules: scenarios opened as tables that show a short replay.

The scenarios are those of the tests; a wheel includes them. The scenarios of a rule are found by their heads alone,
because parsing thousands of documents would take too long.
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
from shamble.server.http import game_export
from shamble.server.protocol.http_bodies import Created
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.lobby import Lobby
from shamble.server.views import game_library

PACKED: Final = Path(files.__file__).parent / "examples"
BESIDE: Final = Path(__file__).parents[4] / "tests" / "scenarios"
MAX_EXAMPLES: Final = 6
"""Maximum number of scenarios offered for one rule."""
NAME: Final = re.compile(r"^name:\s*(.+?)\s*$", re.M)
RULES: Final = re.compile(r"^rules:\s*\[(.*?)\]", re.M | re.S)


class Example(NamedTuple):
    """A scenario: its name, its file, and the number of its document in the file."""

    name: str
    path: Path
    number: int


@lru_cache(maxsize=16)
def examples(game: str) -> dict[str, list[Example]]:
    """Scenarios of a game by the rule they test, shortest first, because short ones show one thing."""
    by_rule: dict[str, list[tuple[int, Example]]] = {}
    folder = (PACKED if PACKED.is_dir() else BESIDE) / game
    for path in sorted(folder.glob("*.yaml")):
        for number, text in enumerate(re.split(r"^---\s*$", path.read_text(encoding="utf-8"), flags=re.M)):
            name, rules = NAME.search(text), RULES.search(text)
            if name is None or rules is None or "\nplay:" not in text:
                continue
            example = Example(name[1].strip("\"'"), path, number)
            for rule in re.split(r"[,\s]+", rules[1].strip()):
                by_rule.setdefault(rule, []).append((len(text), example))
    return {rule: [short for _, short in sorted(many)[:MAX_EXAMPLES]] for rule, many in by_rule.items()}


def played(example: Example) -> bytes:
    """Plays the scenario and returns its save."""
    scenario = files.read(example.path)[example.number]
    report = run(scenario, game_library.find)
    if report.session is None or any(problem != NOTHING_EXPECTED for problem in report.problems):
        raise ShambleError(f"{scenario.where}: this scenario cannot be shown")
    return msgspec.json.encode(report.session.save(luck=False))


class Shows:
    """The tables that show a rule. Each is made once; all visitors watch the same one."""

    def __init__(self) -> None:
        self.made: dict[Example, Created] = {}
        self.lock = asyncio.Lock()

    async def show(self, lobby: Lobby, game: str, rule: str, number: int) -> Created:
        """Opens the table of an example of a rule, made at its first request."""
        by_rule = await asyncio.to_thread(examples, game)
        if rule not in by_rule or not 0 <= number < len(by_rule[rule]):
            raise Refuse("missing", 404, "there is nothing to show for that rule")
        example = by_rule[rule][number]
        async with self.lock:
            before = self.made.get(example)
            # The table may have been archived to a file since.
            if before is None or await lobby.storage.row(before.table) is None:
                try:
                    save = await asyncio.to_thread(played, example)
                except ShambleError as reason:
                    raise Refuse("missing", 404, str(reason)) from None
                made = await game_export.import_game(lobby, save)
                # Many watch this table: the host's token is given to nobody.
                self.made[example] = Created(made.table, made.spectate, [], made.spectate, made.notes)
        return self.made[example]
