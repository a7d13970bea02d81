"""A spawn zone that becomes active while zombies act, which no player's action can cause."""

from __future__ import annotations

from shamble.core.chance import Scripted
from shamble.games.zombicide2 import GAME
from shamble.sessions.session import Session


def test_a_zone_that_wakes_in_the_zombie_phase_waits_for_the_next_one() -> None:
    given = {
        "map": {"grid": "s1 s2 s3"},
        "survivors": {"amy": {"zone": "s1", "skills": []}},
        "spawns": [{"zone": "s3", "first": True}, {"zone": "s2", "colour": "blue"}],
        "start": "spawn",
    }
    seats, settings, city = GAME.build(given)
    assert city.phase == "zombies"
    GAME.flow(city, Scripted({}, {}), []).wake(1)
    luck = Scripted({}, {"zombies": ["001", "014", "009"]})
    session = Session(GAME, seats, settings, 1)
    session.begin_at(city, city.plain(), luck)
    assert [session.state.crowd(zone) for zone in range(3)] == [0, 0, 1]
    session.play("end amy", 0, luck)
    assert not luck.leftovers()
