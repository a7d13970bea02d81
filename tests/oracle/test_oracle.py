"""Procedures of five rulebooks, written again from the books, agree with the program.

To look at one position: `trial(seed)` of its module. `python soak/book.py` plays many more.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.oracle import (
    city_hits,
    city_sight,
    city_targets,
    city_wounds,
    dawn_coop,
    dawn_infection,
    dawn_march,
    dawn_melee,
    dawn_track,
    marvel_hits,
    twd_combat,
    twd_end,
)
from tests.oracle.duel import POSITIONS

PROCEDURES: dict[str, Callable[[int], None]] = {
    "dawn-march": dawn_march.trial,
    "dawn-melee": dawn_melee.trial,
    "dawn-track": dawn_track.trial,
    "dawn-infection": dawn_infection.trial,
    "dawn-coop": dawn_coop.trial,
    "walkingdead-combat": twd_combat.trial,
    "walkingdead-end": twd_end.trial,
    "zombicide1-sight": partial(city_sight.trial, "zombicide1"),
    "zombicide2-sight": partial(city_sight.trial, "zombicide2"),
    "marvel-sight": partial(city_sight.trial, "marvel"),
    "zombicide1-targets": partial(city_targets.trial, "zombicide1"),
    "zombicide2-targets": partial(city_targets.trial, "zombicide2"),
    "marvel-targets": partial(city_targets.trial, "marvel"),
    "zombicide1-hits": partial(city_hits.trial, "zombicide1"),
    "zombicide2-hits": partial(city_hits.trial, "zombicide2"),
    "marvel-hits": marvel_hits.trial,
    "zombicide1-wounds": partial(city_wounds.trial, "zombicide1"),
    "zombicide2-wounds": partial(city_wounds.trial, "zombicide2"),
    "marvel-wounds": partial(city_wounds.trial, "marvel"),
}


@pytest.mark.parametrize("name", PROCEDURES)
def test_the_book_and_the_program_agree(name: str) -> None:
    for seed in range(POSITIONS):
        PROCEDURES[name](seed)
