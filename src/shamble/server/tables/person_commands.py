"""Commands of a person about themselves and their own seats. Each needs the table's lock."""

from __future__ import annotations

from shamble.bots.roster import usual_bot
from shamble.core.scene import text
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import ChatLine
from shamble.server.tables.roster import Person
from shamble.server.tables.table import Table


async def introduce(table: Table, person: Person, name: str, colour: str) -> None:
    """Sets a person's name and colour, also on their seats. The colour of another seat is refused."""
    others = [seat.colour for seat in table.roster.seats if seat.seat not in person.seats]
    if colour in others:
        raise Refuse("colour")
    async with table.redraft() as roster:
        drafted = roster.person(person.id)
        if drafted is None:
            raise Refuse("seat")
        drafted.name, drafted.colour = name, colour or drafted.colour
        for number in drafted.seats:
            seat = roster.seats[number]
            seat.name, seat.colour = name, drafted.colour
    table.tell_table()


async def give_back(table: Table, person: Person, seat: int) -> None:
    """Takes a seat from its person at their wish. A bot plays it until the host gives it to another person."""
    if seat not in person.seats:
        raise Refuse("seat")
    async with table.redraft() as roster:
        drafted = roster.person(person.id)
        assert drafted is not None
        roster.give_back(drafted, seat, usual_bot(table.session.game))
        line = ChatLine(person.id, person.name, person.colour, table.unix_time(), seat=seat)
        line.note = text("note-gave-back", seat=seat + 1)
        roster.say(line, table.services.limits.chat_lines)
        table.note(roster, "give-back", person, seat)
    await table.resettle()


async def consent(table: Table, person: Person, number: int, yes: bool) -> None:
    """Carries out the answer of a seat's person to the host's request for that seat."""
    asked = table.roster.seats[number].asked if number in person.seats else None
    if asked is None:
        raise Refuse("nothing")
    async with table.redraft() as roster:
        owner, receiver = roster.person(person.id), roster.person(asked.to)
        assert owner is not None
        roster.seats[number].asked = None
        if yes and receiver is not None:
            roster.give(number, receiver)
        elif yes:
            roster.give_back(owner, number, usual_bot(table.session.game))
        if yes and table.private:
            roster.shown = table.session.seq
        table.note(roster, "agree" if yes else "decline", owner, number, receiver.name if receiver else "")
    await table.resettle()


async def acknowledge(table: Table, person: Person, serial: int) -> None:
    """Records the newest audit entry that a person has seen, and tells all connections of that person."""
    async with table.redraft() as roster:
        drafted = roster.person(person.id)
        assert drafted is not None
        drafted.acknowledged = max(drafted.acknowledged, min(serial, roster.serial))
    drafted = table.roster.person(person.id)
    for connection in table.clients:
        if connection.person == person.id:
            connection.say(table.audit_for(drafted))
