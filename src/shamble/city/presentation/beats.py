"""The beats of the family: one attack, one fire, one wave of the horde, all bites of a phase, one spawn card."""

from __future__ import annotations

from typing import Final

from shamble.sessions.beats import BeatPlan, Sum

PLAN: Final = BeatPlan(
    opens={
        "mission": "start",
        "round": "round",
        "turn": "turn",
        "ends-turn": "turn",
        "moves": "step",
        "attacks": "attack",
        "runs-over": "attack",
        "reflexes": "attack",
        "rolls": "attack",
        "hits": "attack",
        "kills": "attack",
        "finds": "search",
        "nothing-found": "search",
        "opens": "door",
        "takes": "take",
        "takes-crate": "take",
        "phase-zombies": "phase",
        "phase-end": "phase",
        "first-player": "phase",
        "horde-moves": "wave",
        "horde-waits": "wave",
        "horde-there": "wave",
        "horde-stuck": "wave",
        "walks": "wave",
        "second-action": "second",
        "attack": "bite",
        "bites": "bite",
        "struck": "bite",
        "spawn-step": "spawn-step",
        "zombie-card": "spawn",
        "learns": "level",
        "heals": "heal",
        "dies": "death",
        "companion-dies": "death",
        "escapes": "escape",
        "overrun": "end",
        "goals-met": "end",
        "impossible": "end",
        "too-late": "end",
    },
    together={"step": "who", "wave": "", "bite": "", "turn": "", "phase": "", "attack": "*"},
    joins=(
        *("wounded", "tough", "armored", "shielded", "feels-nothing", "lifesaver", "hit-person", "split-short"),
        *("adrenaline", "danger", "holds-nose", "all-reloaded"),
    ),
    parts=("rolls", "hits", "kills"),
    sums={
        "attack": (Sum("attackers", "n"),),
        "walks": (Sum("moving", "n"),),
        "horde-moves": (Sum("groups"),),
        "hits": (Sum("hits", "n"),),
        "kills": (Sum("falls", list="kind"),),
        "adrenaline": (Sum("gain", "n"),),
        "danger": (Sum("levels"),),
        "appear": (Sum("came", "n"),),
        "wounded": (Sum("wounds", "n"),),
        "dies": (Sum("deaths"),),
        "companion-dies": (Sum("deaths"),),
    },
    hurts={"wounded": "who", "dies": "who", "companion-dies": "who"},
    leads=(
        *("dies", "overrun", "impossible", "too-late", "goals-met", "phase-zombies", "takes", "takes-crate"),
        *("finds", "nothing-found", "appear", "extra", "abomination-again", "nobody-appears", "opens"),
        *("kills", "hits"),
    ),
    told={"attack": ("who", "zone"), "fire": ("who", "zone"), "wave": (), "bite": ()},
)
"""Beats of every game of the family."""
