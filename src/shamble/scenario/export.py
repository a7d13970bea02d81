"""Writes a scenario from a position of a save, so that a bug report becomes a failing test."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import yaml

from shamble.content.tooling import tooling
from shamble.core import registry
from shamble.core.chance import Chance, Outcome, Recorded
from shamble.core.errors import ShambleError
from shamble.core.game import Game
from shamble.scenario.files import Scenario
from shamble.scenario.given import scripted
from shamble.scenario.matching import kind
from shamble.scenario.runner import NOTHING_EXPECTED, run
from shamble.sessions.record import Record
from shamble.sessions.save import need, replay
from shamble.sessions.session import Session


class Noted(Chance):
    """Repeats the outcomes of a record and notes the die or deck of each, which records do not name."""

    def __init__(self, outcomes: Sequence[Outcome], notes: dict[str, list[Outcome]]) -> None:
        self.recorded: Final = Recorded(outcomes)
        self.notes: Final = notes

    def roll(self, die: str, faces: Sequence[int]) -> int:
        face = self.recorded.roll(die, faces)
        self.notes.setdefault(die, []).append(face)
        return face

    def draw(self, deck: str, cards: Sequence[str]) -> int:
        index = self.recorded.draw(deck, cards)
        self.notes.setdefault(deck, []).append(cards[index])
        return index


def game_of(save: Mapping[str, Any], find: Callable[[str], Game[Any]] = registry.find) -> Game[Any]:
    """Returns the game of a save, with the content that it was played with."""
    game = find(need(save, "game", str))
    overlay = need(save, "content", dict).get("overlay")
    return game.with_content(overlay) if overlay else game


def session_after(save: Mapping[str, Any], game: Game[Any], number: int) -> tuple[Session, list[Record]]:
    """Returns the session after record `number`, and the records that follow."""
    records = [Record.read(plain, index) for index, plain in enumerate(need(save, "records", list))]
    if not 0 <= number < len(records):
        raise ShambleError(f"the save has positions 0 to {len(records) - 1}, not {number}")
    seats = need(save, "seats", int)
    session = Session(game, seats, game.configure(seats, need(save, "settings", dict)), seed=0)
    replay(session, records, save.get("base"), number)
    return session, records[number + 1 :]


def export(save: Mapping[str, Any], game: Game[Any], number: int, name: str) -> str:
    """A scenario as YAML: the position, the following moves with their rolls and draws, and an empty `expect`."""
    session, following = session_after(save, game, number)
    given = tooling(game).describe(session)
    doubts = compare(session, game, given)
    notes: dict[str, list[Outcome]] = {}
    play: list[str] = []
    for record in following:
        if record.undo:
            session.replay_record(record)
            play += ["undo"] * record.undo
            continue
        session.play(record.option_key, record.seat if record.seat >= 0 else None, Noted(record.outcomes, notes))
        play.append(record.option_key)
    document: dict[str, Any] = {
        "name": f"{name} at {number}",
        "game": game.id,
        "rules": [],
        "source": "",
        "given": given,
        "chance": notes,
        "play": play,
        "expect": {},
    }
    # The built position may hold other copies of the same cards; in that case only kinds can be named.
    by_kind = {
        **document,
        "chance": {
            die: [kind(outcome) if isinstance(outcome, str) else outcome for outcome in got]
            for die, got in notes.items()
        },
        "play": [kind_key(key) for key in play],
    }
    wrong = trouble(document, game)
    if wrong and not trouble(by_kind, game):
        document, wrong = by_kind, []
    lines = [f"# From {name}, position {number}. It fails until `rules` and `expect` say what must be true."]
    lines += [f"# NOTE: {doubt}" for doubt in [*doubts, *wrong]]
    body = yaml.dump(document, Dumper=Dumper, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None)
    return "\n".join(lines) + "\n" + body


def trouble(document: Mapping[str, Any], game: Game[Any]) -> list[str]:
    """Returns why the written scenario would not play what the save played; empty if it does."""
    report = run(Scenario(Path("export"), 1, document), lambda id: game)
    return [problem for problem in report.problems if problem != NOTHING_EXPECTED]


def compare(session: Session, game: Game[Any], given: dict[str, Any]) -> list[str]:
    """Returns what the described position gets wrong: a `given` may not be able to express everything."""
    try:
        seats, settings, state = tooling(game).build(given)
        again = Session(game, seats, settings, seed=0)
        again.begin_at(state, None, scripted({}, ()))
    except ShambleError as reason:
        return [f"the position could not be built again: {reason}"]
    was, now = session.decision, again.decision
    wanted = sorted(kind_key(option.key) for option in was.options) if was else []
    offered = sorted(kind_key(option.key) for option in now.options) if now else []
    if wanted != offered:
        return [f"the save asks {', '.join(wanted) or 'nothing'}; this position {', '.join(offered) or 'nothing'}"]
    return []


def kind_key(key: str) -> str:
    """Returns an option's key with kinds instead of copies."""
    return " ".join(kind(word) for word in key.split())


class Dumper(yaml.SafeDumper):
    """A YAML dumper that writes tuples as lists and never uses aliases."""

    def ignore_aliases(self, data: object) -> bool:
        return True


Dumper.add_representer(tuple, lambda dumper, data: dumper.represent_list(data))
