"""The printed combat tables (rule 6.1) as charts, in which clients show each look-up."""

from __future__ import annotations

from shamble.core.scene import Chart, Text, text
from shamble.games.dawn.fights.combat_columns import COLUMNS
from shamble.games.dawn.printed.content import Content
from shamble.games.dawn.printed.printed_rows import CombatRow


def combat_charts(content: Content) -> list[Chart]:
    """The tables of melee and gunfire, each with a row for each range of the dice."""
    lines = list({row.low: row for row in content.combat.values()}.values())
    return [
        {
            "id": "melee",
            "name": text("chart-melee"),
            "columns": [text("chart-column", n=n) for n in range(len(COLUMNS))],
            "rows": [{"low": row.low, "high": row.high, "cells": melee_cells(row)} for row in lines],
        },
        {
            "id": "gunfire",
            "name": text("chart-gunfire"),
            "columns": [text("chart-strength", n=n) for n in range(1, len(COLUMNS) + 1)],
            "rows": [
                {"low": row.low, "high": row.high, "cells": [text("chart-hits", n=n) for n in row.gunfire]}
                for row in lines
            ],
        },
    ]


def melee_cells(row: CombatRow) -> list[Text]:
    """Cells of a melee row: hits on the zeds, hits on the unit, and the side that loses."""
    cells = []
    for at, (zeds, own) in enumerate(zip(row.zeds, row.units, strict=True)):
        lost = "zeds" if at >= row.zeds_lose_from else "own"
        cells.append(text("chart-cell", zeds=zeds, own=own, lost=lost))
    return cells
