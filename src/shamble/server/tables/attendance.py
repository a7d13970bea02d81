"""People and seats of a table as clients are told of them."""

from __future__ import annotations

from collections.abc import Sequence

from shamble.server.protocol.server_messages import PersonInfo, SeatInfo
from shamble.server.tables.roster import Roster


def people_at(roster: Roster, present: set[str], watchers: Sequence[tuple[str, str, str]]) -> list[PersonInfo]:
    """Everybody who has joined, and spectators. `watchers` holds id, name and colour of spectators without a token."""
    people = [
        PersonInfo(who.id, who.name, who.colour, who.seats, who.id in present, who.host, not who.seats)
        for who in roster.people
        if who.came or who.id in present
    ]
    return people + [PersonInfo(id, name, colour, [], True, False, True) for id, name, colour in watchers]


def seats_at(roster: Roster, present: set[str]) -> list[SeatInfo]:
    """All seats: who plays them, and whether that person is away."""
    seats = []
    for seat in roster.seats:
        owner = roster.person(seat.person)
        kind = "bot" if seat.bot is not None else "person" if owner and owner.came else "open"
        absent = seat.bot is None and seat.person not in present
        info = SeatInfo(seat.seat, kind, seat.name, seat.colour, seat.bot, seat.person, absent)  # type: ignore[arg-type]
        info.asked = seat.asked
        seats.append(info)
    return seats
