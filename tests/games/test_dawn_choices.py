"""The page for a new table offers exactly the settings that the game accepts."""

from __future__ import annotations

from itertools import product

import pytest

from shamble.core.errors import ShambleError
from shamble.core.game import Setting, Value
from shamble.games.dawn.game import Dawn

GAME = Dawn()
SETTINGS = {setting.id: setting for setting in GAME.settings}


def goes(setting: Setting, value: Value, chosen: dict[str, Value], seats: int) -> bool:
    needs = setting.needs.get(value, {})
    return all((seats if name == "seats" else chosen[name]) in allowed for name, allowed in needs.items())


def accepted(seats: int, chosen: dict[str, Value]) -> bool:
    try:
        GAME.configure(seats, chosen)
    except ShambleError:
        return False
    return True


@pytest.mark.parametrize("seats", GAME.seats)
def test_levels_lengths_modes_and_markers(seats: int) -> None:
    names = ("level", "length", "mode", "markers")
    for values in product(*[SETTINGS[name].values for name in names]):
        chosen = dict(zip(names, values, strict=True))
        told = all(goes(SETTINGS[name], chosen[name], chosen, seats) for name in names)
        assert told == accepted(seats, chosen), (seats, chosen)


@pytest.mark.parametrize("mode", SETTINGS["mode"].values)
@pytest.mark.parametrize("level", SETTINGS["level"].values)
def test_every_switch_alone_and_every_pair(level: Value, mode: Value) -> None:
    switches = SETTINGS["options"]
    chosen: dict[str, Value] = {"level": level, "mode": mode}
    fits = [one for one in switches.values[1:] if goes(switches, one, chosen, 2)]
    for one in switches.values[1:]:
        assert accepted(2, {**chosen, "options": one}) == (one in fits), one
    for one, other in product(fits, fits):
        if one != other:
            apart = other in switches.excludes[one] or one in switches.excludes[other]
            assert accepted(2, {**chosen, "options": f"{one}+{other}"}) != apart, (one, other)
