"""Golden playthroughs: the same game, options, seed and choices give the same bytes, on any machine, compiled or not.

`python -m tests.goldens` writes them anew when a change of behaviour is meant.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import shamble
from shamble.bots.play import move
from shamble.bots.random import Random
from shamble.sessions.session import Session

FOLDER = Path(__file__).parent / "goldens"
MORE: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("dawn", 2, {"level": 2}),
    ("dawn", 1, {"level": 5, "markers": 3}),
    ("dawn", 3, {"level": 5, "mode": "versus"}),
)
"""Further cases of games whose last setting values exclude one another."""
EVERY = 20
"""Number of moves between two stored digests, so that a difference can be located."""


def games() -> list[dict[str, Any]]:
    """The golden cases: each game with its least and greatest number of seats, with default and with last values."""
    pairs = []
    for game in shamble.installed_games():
        for seats in (game.seats[0], game.seats[-1]):
            for settings in ({}, {setting.id: setting.values[-1] for setting in game.settings}):
                try:
                    game.configure(seats, settings)
                except shamble.ShambleError:
                    continue
                pairs.append({"game": game.id, "seats": seats, "settings": settings, "seed": 2026 + seats})
    return pairs + [{"game": id, "seats": seats, "settings": dict(given), "seed": 2026} for id, seats, given in MORE]


def name(golden: dict[str, Any]) -> str:
    kind = "all" if golden["settings"] else "plain"
    if (golden["game"], golden["seats"], golden["settings"]) in MORE:
        kind = "-".join(f"{name}-{value}" for name, value in golden["settings"].items())
    return f"{golden['game']}-{golden['seats']}-{kind}.json"


def play(golden: dict[str, Any]) -> dict[str, Any]:
    session = shamble.new(golden["game"], golden["seats"], golden["seed"], **golden["settings"])
    bots = [Random(golden["seed"] + seat) for seat in range(golden["seats"])]
    chain = hashlib.sha256()
    digests = []
    moves = 0
    absorb(chain, session)
    while session.decision and moves < 400:
        chosen = move(session, bots)
        assert chosen is not None
        session.play(chosen[0], chosen[1])
        absorb(chain, session)
        moves += 1
        if moves % EVERY == 0:
            digests.append(chain.hexdigest()[:12])
    result = session.outcome
    end = [result.won, result.reason] if result else None
    return {**golden, "moves": moves, "end": end, "digests": digests, "final": chain.hexdigest()}


def absorb(chain: Any, session: Session) -> None:
    """Adds state, options and the last events to a digest. Scenes are left out: they may change without a rule."""
    chain.update(json.dumps(session.state.plain(), sort_keys=True).encode())
    decision = session.decision
    offered = [option.key for option in decision.options] if decision else []
    offered += [option.key for seat in range(session.seats) for option in session.interrupts(seat)]
    chain.update(json.dumps(offered).encode())
    chain.update(json.dumps([event.plain() for event in session.current_line()[-1].events], sort_keys=True).encode())


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for golden in games():
        path = FOLDER / name(golden)
        path.write_text(json.dumps(play(golden), indent=1) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
