"""The beats of the game: one march, one fight or volley, one card, one journey of a unit."""

from __future__ import annotations

from typing import Final

from shamble.sessions.beats import BeatPlan, Sum

PLAN: Final = BeatPlan(
    opens={
        "event": "card",
        "event-now": "card",
        "story": "card",
        "story-now": "card",
        "phase": "phase",
        "track-active": "march",
        "track-still": "march",
        "track-calm": "march",
        "zeds-move": "march",
        "coop-move": "march",
        "coop-moves": "march",
        "raiders-move": "march",
        "refugees-move": "march",
        "zed-appears": "spawn",
        "attacks": "fight",
        "willing": "fight",
        "column": "fight",
        "gun-column": "fight",
        "melee-dice": "fight",
        "gun-dice": "fight",
        "rerolls": "fight",
        "melee-won": "fight",
        "melee-lost": "fight",
        "zed-hit": "fight",
        "unit-moves": "step",
        "action-spent": "action",
        "own-spent": "action",
        "unit-dies": "death",
        "outbreak": "outbreak",
        "zeds-in-center": "end",
        "finale": "end",
    },
    together={"march": "", "fight": "*", "step": "who", "spawn": "", "action": ""},
    joins=(
        *("unit-hit", "zed-reduced", "unit-reduced", "zed-dies", "zed-resists", "zed-fails", "unit-resists"),
        *("unit-fails", "last-hit", "saving-roll", "unit-retreats", "zed-retreats", "ready-again", "infection-safe"),
    ),
    sums={
        "zeds-move": (Sum("groups"), Sum("moving", "zeds")),
        "zed-hit": (Sum("hits", "n"),),
        "zed-dies": (Sum("falls"),),
        "zed-appears": (Sum("came"),),
        "unit-hit": (Sum("wounds", "n"),),
        "unit-dies": (Sum("deaths"),),
    },
    hurts={"unit-hit": "who", "unit-reduced": "who", "unit-dies": "who"},
    leads=("zeds-in-center", "unit-dies", "zed-dies", "melee-won", "melee-lost", "gun-dice", "finds", "event", "story"),
    told={"march": ()},
)
"""Beats of Dawn of the Zeds."""
