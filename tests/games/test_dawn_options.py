"""Optional rules at the set-up (rule 13): what they change, and which combinations are refused with a reason."""

from __future__ import annotations

import pytest

from shamble.core.errors import ShambleError
from shamble.games.dawn.game import Dawn
from shamble.sessions.session import Session

GAME = Dawn()


def start(seats: int = 1, seed: int = 7, **chosen: object) -> Session:
    session = Session(GAME, seats, GAME.configure(seats, chosen), seed)
    session.begin()
    return session


def specials(session: Session, act: int) -> int:
    """Special events of an act in the deck or drawn from it, without the Guard's card."""
    events = GAME.content.events
    cards = [card for card in session.state.deck("events").cards() if card != "guard-arrives"]
    return len([card for card in cards if events[card].kind == "special" and events[card].act == act])


@pytest.mark.parametrize(
    ("options", "third", "fourth"),
    [("none", 2, 2), ("slower-act-3", 1, 2), ("slower-act-4", 2, 1), ("slower-both", 1, 1)],
)
def test_slower_takes_special_events_out(options: str, third: int, fourth: int) -> None:
    session = start(level=3, length="normal", options=options)
    assert (specials(session, 3), specials(session, 4)) == (third, fourth)
    assert session.state.deck("events").size >= 25


@pytest.mark.parametrize(("option", "lowest"), [(row.id, row.level) for row in GAME.content.options.values()])
def test_an_option_has_a_lowest_level(option: str, lowest: int) -> None:
    row = GAME.content.options[option]
    name = f"{option}-{row.settings[0]}" if row.settings else option
    mode = "versus" if row.versus else "together"
    seats = 2 if row.versus else 1
    GAME.configure(seats, {"level": max(lowest, 0), "mode": mode, "options": name})
    if lowest:
        with pytest.raises(ShambleError, match=f"for level {lowest} and above"):
            GAME.configure(seats, {"level": lowest - 1, "mode": mode, "options": name})


@pytest.mark.parametrize("pair", ["familiar-faces+clueless", "three-heroes+two-heroes"])
def test_some_options_exclude_each_other(pair: str) -> None:
    with pytest.raises(ShambleError, match="exclude each other"):
        GAME.configure(1, {"level": 5, "options": pair})


def test_slower_is_one_setting() -> None:
    with pytest.raises(ShambleError, match="set twice"):
        GAME.configure(1, {"level": 5, "options": "slower-act-3+slower-act-4"})


@pytest.mark.parametrize("option", ["diabolic", "nobody-called"])
def test_versus_options_need_the_versus_mode(option: str) -> None:
    with pytest.raises(ShambleError, match="versus mode"):
        GAME.configure(1, {"level": 5, "options": option})
