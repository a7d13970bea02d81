"""Bonuses of an attack go to the right dice and are logged once."""

from __future__ import annotations

from typing import Any

import shamble
from shamble.city.combat.attack_bonuses import AttackPreview
from shamble.city.table.kit import kit_of


def aimed() -> AttackPreview:
    session = shamble.new("zombicide2", seats=1, seed=1)
    while session.state.phase != "players":
        assert session.decision is not None
        session.play(session.decision.options[0].key)
    state: Any = session.state
    survivor = state.survivors[0]
    line = state.rules.line_of("pistol", "ranged")
    return AttackPreview(survivor, kit_of(state, survivor), "ranged", ("pistol",), survivor.zone, line)


def test_each_part_has_its_own_number() -> None:
    aim = aimed()
    printed = aim.dice, aim.damage, aim.roll_bonus
    aim.add("dice", "one", 1)
    assert (aim.dice, aim.damage, aim.roll_bonus) == (printed[0] + 1, printed[1], printed[2])
    aim.add("damage", "two", 2)
    assert (aim.dice, aim.damage, aim.roll_bonus) == (printed[0] + 1, printed[1] + 2, printed[2])
    aim.add("roll", "three", 1)
    assert (aim.dice, aim.damage, aim.roll_bonus) == (printed[0] + 1, printed[1] + 2, printed[2] + 1)
    assert aim.parts == [("dice", "one", 1), ("damage", "two", 2), ("roll", "three", 1)]


def test_nothing_added_is_not_told() -> None:
    aim = aimed()
    aim.add("dice", "nobody", 0)
    assert aim.parts == []
