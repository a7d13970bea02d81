"""All effects of event cards, by the word that the data uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from shamble.games.walkingdead.effects.event_prices import PayOrLife, PayOrWalkers
from shamble.games.walkingdead.effects.loss_events import GainHere, Looters, Lose, StayPut
from shamble.games.walkingdead.effects.place_events import Assault, BoldGrabEvent, Reward, WrongDecision
from shamble.games.walkingdead.effects.walker_events import (
    Herd,
    Mourning,
    Noise,
    OldFriends,
    PrisonCrisis,
    SplitGroup,
    Walkers,
)
from shamble.games.walkingdead.table.event_effect import EventEffect

EVENT_EFFECTS: Final[Mapping[str, EventEffect]] = {
    "reward": Reward(),
    "assault": Assault(),
    "pay-or-walkers": PayOrWalkers(),
    "pay-or-life": PayOrLife(),
    "lose": Lose(),
    "walkers": Walkers(),
    "mourning": Mourning(),
    "prison-crisis": PrisonCrisis(),
    "stay-put": StayPut(),
    "looters": Looters(),
    "wrong-decision": WrongDecision(),
    "split-group": SplitGroup(),
    "noise": Noise(),
    "herd": Herd(),
    "old-friends": OldFriends(),
    "gain-here": GainHere(),
    "bold-grab": BoldGrabEvent(),
}
