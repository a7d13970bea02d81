"""What the host of a table may do, and nobody else."""

from __future__ import annotations

from shamble.bots.roster import bots_of
from shamble.server.errors import Refuse
from shamble.server.protocol import Bye, HostDo, Link
from shamble.server.seats import Person, Seat, hashed, new_token
from shamble.server.tables import Table


async def host(table: Table, person: Person, message: HostDo) -> Link | None:
    if not person.host:
        raise Refuse("host")
    made: Link | None = None
    if message.do == "bot":
        to_bot(table, person, need_seat(table, message), message.bot)
    elif message.do == "person":
        to_person(table, need_seat(table, message), message.person)
    elif message.do == "link":
        made = renew_link(table, person, need_seat(table, message))
    elif message.do == "spectate":
        made = renew_spectate(table)
    elif message.do == "kick":
        made = kick(table, message.person)
    elif message.do == "pass":
        pass_on(table, person, message.person)
    else:
        table.roll.closed = True
        table.end_vote(False)
    await table.keep_roll()
    for connection in list(table.connections):
        await connection.settle(table.roll.person(connection.person))
    table.tell_table()
    table.wake_bots()
    return made


def need_seat(table: Table, message: HostDo) -> Seat:
    seat = table.roll.seat(message.seat)
    if seat is None:
        raise Refuse("seat")
    return seat


def to_bot(table: Table, person: Person, seat: Seat, bot: str | None) -> None:
    """An absent person's seat, an own one, or another bot for a bot's."""
    table.check_open()
    known = bots_of(table.session.game)
    name = bot or known[-1]
    if name not in known:
        raise Refuse("bot")
    if seat.bot is None and seat.person != person.id and seat.person in table.present():
        raise Refuse("present")
    seat.bot = name


def to_person(table: Table, seat: Seat, id: str | None) -> None:
    """Back to its person, or to another one who sits here."""
    owner = table.roll.person(id or seat.person)
    if owner is None:
        raise Refuse("person")
    if seat.bot is None and seat.person != owner.id and seat.person in table.present():
        raise Refuse("present")
    if seat.person == owner.id:
        seat.bot = None
    else:
        table.roll.give(seat.seat, owner)


def renew_link(table: Table, person: Person, seat: Seat) -> Link:
    """A new secret for a seat; the old one is worth nothing from now on."""
    roll, token = table.roll, new_token()
    owner = roll.person(seat.person)
    if owner is None or owner.host or owner.seats != [seat.seat]:
        # The seat leaves a bot, the host's device or another person's hand and gets a person of its own.
        if owner is not None and not owner.host and owner.id in table.present():
            raise Refuse("present")
        owner = Person(roll.new_id(), "", seat.name, seat.colour)
        roll.people.append(owner)
        roll.give(seat.seat, owner)
    owner.token = hashed(token)
    for connection in list(table.connections):
        if connection.person == owner.id:
            connection.hang_up(Bye("link"))
    return Link(seat.seat, token)


def renew_spectate(table: Table) -> Link:
    token = new_token()
    table.roll.spectate = hashed(token)
    return Link(None, token)


def kick(table: Table, id: str | None) -> Link:
    """A spectator goes, and the link they came by with them: the host gets a new one."""
    gone = [connection for connection in table.connections if connection.watching and connection.person == id]
    if not gone:
        raise Refuse("person")
    for connection in gone:
        connection.hang_up(Bye("kick"))
    return renew_spectate(table)


def pass_on(table: Table, person: Person, id: str | None) -> None:
    other = table.roll.person(id)
    if other is None or not other.came:
        raise Refuse("person")
    person.host = False
    other.host = True
