"""Probe: the rules of `spawning`, in which any seat may throw a flare at any time, also while another seat is asked who
takes a wound."""

from __future__ import annotations

from collections.abc import Mapping

from shamble import Option
from shamble.core.chance import Chance
from shamble.core.game import Value
from tests.probe.spawning import THROW, BeforeWounds, SpawnFlow, Spawning, SpawnState


class Interrupting(Spawning):
    def __init__(self) -> None:
        super().__init__()
        self.id = "probe-interrupting"
        self.anytime = (THROW,)

    def start(self, seats: int, chosen: Mapping[str, Value]) -> SpawnState:
        s = super().start(seats, chosen)
        s.flares = list(range(seats))
        return s

    def position(self, seats: int, chosen: Mapping[str, Value], chance: Chance) -> SpawnState:
        s = super().position(seats, chosen, chance)
        s.flares = [seat for seat in range(seats) if chance.roll("flare", range(2))]
        return s

    def interrupts(self, state: SpawnState, seat: int) -> list[Option]:
        frame = state.stack[-1]
        if isinstance(frame, BeforeWounds) and frame.seat(state) == seat:
            return []
        return THROW.options(state, seat, "")

    def interrupt(self, flow: SpawnFlow, seat: int, option: Option) -> None:
        THROW.use(flow, seat, option)


GAME = Interrupting()
