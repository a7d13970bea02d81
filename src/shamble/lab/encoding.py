"""The structured observation: the view of one seat as arrays.

Everything is read from the scene that this seat sees, so that the arrays hold nothing hidden. Word numbers: `words`.

| array | row | columns |
| --- | --- | --- |
| `spaces` (96 × 9) | a space, in the scene's order | kind, x, y, width, height, marks, figures, 1, word of its id |
| `edges` (512 × 3) | a way between spaces | from row, to row, 1 open or 2 closed door; 0 0 0 is padding |
| `entities` (224 × 12) | figure, card, deck or sheet | sort, name, kind, space row + 1, seat + 1, count, six values |
| `scalars` (64) | | see `SCALARS`; then goals, tracks as value and limit |

`sort` of an entity: 1 figure, 2 card of a seat, 3 deck, 4 sheet of a seat, 5 card in play. Values: of a figure and a
sheet its numbers in the order of the scene, of a card its counters, of a deck the cards left, its size, its discards.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shamble.core.scene import Card, Scene
from shamble.lab.candidates import CANDIDATES, COLUMNS
from shamble.lab.words import WordNumbers
from shamble.sessions.session import Session

SPACES: Final = 96
"""Rows for spaces."""
EDGES: Final = 512
"""Rows for ways between two spaces."""
ENTITIES: Final = 224
"""Rows for figures, cards, decks and sheets."""
SCALARS: Final = ("round", "rounds", "phase", "turn seat + 1", "asked seat + 1", "own seat + 1", "score", "question")
"""The first scalars; then up to 12 goals (value, need), then up to 16 tracks (value, limit)."""
GOALS: Final = 12
"""Goals of which the scalars hold value and need."""
TRACKS: Final = 16
"""Tracks of which the scalars hold value and limit."""
SIZE: Final = 64
"""Number of scalars."""
FIGURE, CARD, DECK, SHEET, IN_PLAY = 1, 2, 3, 4, 5
VALUES: Final = 6
"""Numbers of an entity that its row holds."""
BIG: Final = 1e6
"""Bound of every number in the declared spaces of observations."""


def observation_space(words: WordNumbers) -> spaces.Dict:
    """Returns the Gymnasium space of the structured observation."""
    return spaces.Dict(
        {
            "spaces": spaces.Box(-BIG, BIG, (SPACES, 9), np.float32),
            "edges": spaces.Box(0, SPACES, (EDGES, 3), np.int32),
            "entities": spaces.Box(-BIG, BIG, (ENTITIES, 6 + VALUES), np.float32),
            "scalars": spaces.Box(-BIG, BIG, (SIZE,), np.float32),
            "candidates": spaces.Box(0, max(words.size, 4096), (CANDIDATES, len(COLUMNS)), np.int32),
            "action_mask": spaces.Box(0, 1, (CANDIDATES,), np.int8),
        }
    )


def encode(session: Session, seat: int, words: WordNumbers) -> dict[str, NDArray[Any]]:
    """Returns the arrays of a seat's view, without candidates and mask."""
    scene = session.game.scene(session.state, seat)
    rows = {space["id"]: row for row, space in enumerate(scene["spaces"][:SPACES])}
    return {
        "spaces": space_table(scene, words),
        "edges": edge_table(scene, rows),
        "entities": entity_table(scene, rows, words),
        "scalars": scalar_row(session, scene, seat, words),
    }


def space_table(scene: Scene, words: WordNumbers) -> NDArray[Any]:
    """Returns one row for each space of the scene."""
    table = np.zeros((SPACES, 9), np.float32)
    for row, space in enumerate(scene["spaces"][:SPACES]):
        figures = sum([piece["count"] for piece in scene["pieces"] if piece["space"] == space["id"]])
        table[row] = (
            words.number(space["kind"]),
            *space["at"],
            len(space["marks"]),
            figures,
            1,
            words.number(space["id"]),
        )
    return table


def edge_table(scene: Scene, rows: dict[str, int]) -> NDArray[Any]:
    """Returns one row for each open way and closed door; `rows` maps ids of spaces to their rows."""
    ways = [(rows[a["id"]], rows[b], 1) for a in scene["spaces"][:SPACES] for b in a["neighbours"] if b in rows]
    for border in scene.get("borders", []):
        joined = [rows[id] for id in border.get("spaces", []) if id in rows]
        if border["kind"] == "door" and border.get("state") == "closed" and len(joined) == 2:
            ways += [(joined[0], joined[1], 2), (joined[1], joined[0], 2)]
    table = np.zeros((EDGES, 3), np.int32)
    if ways:
        table[: len(ways[:EDGES])] = ways[:EDGES]
    return table


def entity_table(scene: Scene, rows: dict[str, int], words: WordNumbers) -> NDArray[Any]:
    """Returns a row for each sheet, figure, card in a hand, deck and card in play: its sort, name and kind as numbers,
    space (its entry in `rows` + 1), seat + 1, count and up to VALUES numbers. Zeros fill the rest of ENTITIES rows."""
    table_rows: list[list[float]] = []

    def add(
        sort: int, name: str, kind: str, space: str | None, seat: int | None, count: int, values: list[int]
    ) -> None:
        row = rows.get(space, -1) + 1 if space is not None else 0
        owner = seat + 1 if seat is not None else 0
        padded = (values + [0] * VALUES)[:VALUES]
        table_rows.append([sort, words.number(name), words.number(kind), row, owner, count, *padded])

    def add_card(sort: int, card: Card, seat: int | None) -> None:
        add(sort, card["face"] or "", card["kind"], card.get("space"), seat, 1, list(card["counters"].values()))

    for sheet in scene["sheets"]:
        values = [value["value"] for value in sheet["values"]]
        add(SHEET, sheet["id"], "sheet", sheet["space"], sheet["seat"], len(sheet["hand"]), values)
    for piece in scene["pieces"]:
        name = piece["id"].split("@")[0]
        add(
            FIGURE,
            name,
            piece["kind"],
            piece["space"],
            piece["seat"],
            piece["count"],
            list(piece.get("values", {}).values()),
        )
    for sheet in scene["sheets"]:
        for card in (*sheet["hand"], *sheet["events"]):
            add_card(CARD, card, sheet["seat"])
    for pile in scene["piles"]:
        top_card = pile["top"]["face"] if pile["top"] is not None else None
        add(DECK, top_card or "", pile["id"], pile["space"], None, 1, [pile["left"], pile["full"], pile["discard"]])
    for card in scene["cards"]:
        add_card(IN_PLAY, card, None)
    table = np.zeros((ENTITIES, 6 + VALUES), np.float32)
    if table_rows:
        table[: len(table_rows[:ENTITIES])] = table_rows[:ENTITIES]
    return table


def scalar_row(session: Session, scene: Scene, seat: int, words: WordNumbers) -> NDArray[Any]:
    """Returns round, seats, score and question, then the goals and tracks of the scene."""
    now = scene["ribbon"]
    decision = session.decision
    values: list[float] = [
        now["round"],
        now["rounds"],
        now["phase"],
        now["turn"] + 1 if now["turn"] is not None else 0,
        decision.seat + 1 if decision is not None else 0,
        seat + 1,
        session.score(seat),
        words.number(f"ask {decision.ask}") if decision is not None else 0,
    ]
    goals = [number for goal in scene["goals"][:GOALS] for number in (goal["value"], goal["need"])]
    values += [*goals, *[0] * (2 * GOALS - len(goals))]
    values += [number for track in scene["tracks"][:TRACKS] for number in (track["value"], track["max"])]
    row = np.zeros(SIZE, np.float32)
    row[: len(values)] = values
    return row
