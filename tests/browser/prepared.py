"""Rare positions: the `given` and `play` of a scenario as a file that the first page opens.

What has been played is in the file with its dice, so the page shows it the same every time; what is played on from
there has a new luck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import shamble
from shamble.bots.steady import Steady
from shamble.scenario.files import Scenario
from shamble.scenario.runner import NOTHING_EXPECTED, run
from shamble.sessions.session import Session

Json = Any


def bundle(
    given: Mapping[str, Json],
    play: Sequence[Json] = (),
    chance: Mapping[str, Sequence[Json]] | None = None,
    game: str = "zombicide2",
) -> Json:
    """The export of a game that began in the position `given` and continued with `play`."""
    scenario = Scenario(
        Path(__file__), 1, {"game": game, "given": dict(given), "play": list(play), "chance": dict(chance or {})}
    )
    report = run(scenario)
    wrong = [problem for problem in report.problems if problem != NOTHING_EXPECTED]
    assert not wrong, wrong
    assert report.session is not None
    return report.session.save(luck=False)


def played(game: str, seats: int, seed: int, until: Callable[[Session], bool], **settings: Json) -> Json:
    """The export of a game that `steady` has played until `until` is true, or to its end."""
    session = shamble.new(game, seats=seats, seed=seed, **settings)
    bot = Steady()
    while session.decision is not None and not until(session):
        session.play(bot.choose(session, session.decision.seat))
    return session.save(luck=False)


def finished(game: str, seats: int, seed: int, **settings: Json) -> Json:
    """The export of a game that `steady` has played to its end."""
    return played(game, seats, seed, lambda _: False, **settings)
