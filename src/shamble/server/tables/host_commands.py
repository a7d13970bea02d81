"""What the host of a table may do, and nobody else."""

from __future__ import annotations

from shamble.bots.roster import bots_of
from shamble.core.scene import text
from shamble.server.protocol.messages import Bye, ChatLine, HostDo, Link
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables import table_bots as robots
from shamble.server.tables import undo_commands as undo
from shamble.server.tables.roster import Person, Roll, Seat, hashed, new_token
from shamble.server.tables.table import Table


async def host(table: Table, person: Person, message: HostDo) -> Link | None:
    if not person.host:
        raise Refuse("host")
    made: Link | None = None
    gone: set[str] = set()
    async with table.redraft() as roll:
        if message.do == "bot":
            to_bot(table, person, need_seat(roll, message), message.bot)
        elif message.do == "person":
            to_person(table, roll, need_seat(roll, message), message.person)
        elif message.do == "link":
            made, owner = renew_link(table, roll, need_seat(roll, message))
            gone = {owner}
        elif message.do == "spectate":
            made = renew_spectate(roll)
        elif message.do == "kick":
            made, gone = kick(table, roll, message.person)
        elif message.do == "pass":
            pass_on(roll, person.id, message.person)
        else:
            roll.closed = True
        tell(table, roll, person, message)
    # Only now has it happened.
    goodbye = Bye("kick") if message.do == "kick" else Bye("link")
    for connection in list(table.connections):
        if connection.person in gone:
            connection.hang_up(goodbye)
    if table.roll.closed:
        undo.end(table, False)
    for connection in list(table.connections):
        await connection.settle(table.roll.person(connection.person))
    table.tell_table()
    robots.wake(table)
    return made


def tell(table: Table, roll: Roll, person: Person, message: HostDo) -> None:
    """Nobody's seat changes hands behind the others' backs: what a host does is said to all."""
    whom = roll.person(message.person)
    said = text(f"note-host-{message.do}", seat=(message.seat or 0) + 1, name=whom.name if whom is not None else "")
    line = ChatLine(person.id, person.name, person.colour, table.now(), seat=message.seat, note=said)
    roll.say(line, table.lobby.limits.chat_lines)


def need_seat(roll: Roll, message: HostDo) -> Seat:
    seat = roll.seat(message.seat)
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


def to_person(table: Table, roll: Roll, seat: Seat, id: str | None) -> None:
    """Back to its person, or to another one who sits here."""
    owner = roll.person(id or seat.person)
    if owner is None:
        raise Refuse("person")
    if seat.bot is None and seat.person != owner.id and seat.person in table.present():
        raise Refuse("present")
    if seat.person == owner.id:
        seat.bot = None
    else:
        roll.give(seat.seat, owner)


def renew_link(table: Table, roll: Roll, seat: Seat) -> tuple[Link, str]:
    """A new secret for a seat, and whose it is; the old one is worth nothing from now on."""
    token = new_token()
    owner = roll.person(seat.person)
    if owner is None or owner.host or owner.seats != [seat.seat]:
        # The seat leaves a bot, the host's device or another person's hand and gets a person of its own.
        if owner is not None and not owner.host and owner.id in table.present():
            raise Refuse("present")
        owner = Person(roll.new_id(), "", seat.name, seat.colour)
        roll.people.append(owner)
        roll.give(seat.seat, owner)
    owner.token, owner.invite, owner.came = "", hashed(token), False
    return Link(seat.seat, token), owner.id


def renew_spectate(roll: Roll) -> Link:
    token = new_token()
    roll.spectate = hashed(token)
    return Link(None, token)


def kick(table: Table, roll: Roll, id: str | None) -> tuple[Link, set[str]]:
    """A spectator goes, and the link they came by with them: the host gets a new one."""
    gone = {connection.person for connection in table.connections if connection.watching and connection.person == id}
    if not gone:
        raise Refuse("person")
    return renew_spectate(roll), gone


def pass_on(roll: Roll, id: str, to: str | None) -> None:
    before, after = roll.person(id), roll.person(to)
    if before is None or after is None or not after.came:
        raise Refuse("person")
    before.host = False
    after.host = True
