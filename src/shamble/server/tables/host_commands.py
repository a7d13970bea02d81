"""Commands that only the host of a table may give. Each is written to the table's audit log.

While seats see different things, a seat whose person has joined is guarded: without that person's consent it goes to
no other person and gets no new link. The host can always let a bot play for an absent person until they return.
"""

from __future__ import annotations

from shamble.bots.roster import bots_of, usual_bot
from shamble.core.scene import text
from shamble.server.protocol.client_messages import HostCommand
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import Bye, ChatLine, Link, SeatRequest
from shamble.server.tables.roster import EVERYBODY, NEXT_OF_SEAT, Person, Roster, Seat, hashed, new_token
from shamble.server.tables.table import Table

SEAT_COMMANDS = ("bot", "person", "link", "ask")
"""Commands that need a seat. Other commands ignore the seat in the message."""


async def host(table: Table, person: Person, message: HostCommand) -> Link | None:
    """Carries out a command of the host. Returns the new link, for commands that make one."""
    if not person.host:
        raise Refuse("host")
    made: Link | None = None
    gone: set[str] = set()
    before = table.roster.seat(message.seat)
    async with table.redraft() as roster:
        if message.do == "bot":
            to_bot(table, roster, person, need_seat(roster, message), message.bot)
        elif message.do == "bots":
            roster.bots_alone = True
        elif message.do == "person":
            to_person(table, roster, person, need_seat(roster, message), message.person)
        elif message.do == "link":
            made, owner = renew_link(table, roster, person, need_seat(roster, message))
            gone = {owner}
        elif message.do == "ask":
            ask(table, roster, person, need_seat(roster, message), message.person)
        elif message.do == "spectate":
            made = renew_spectate(roster)
        elif message.do == "kick":
            made, gone = kick(table, roster, message.person)
        elif message.do == "pass":
            pass_on(roster, person.id, message.person)
        else:
            roster.closed = True
        tell(table, roster, person, message, before.person if before is not None else None)
    # The roster is stored: only now are clients disconnected.
    goodbye = Bye("kick") if message.do == "kick" else Bye("link")
    for connection in list(table.clients):
        if connection.person in gone:
            connection.hang_up(goodbye)
    if table.roster.closed:
        table.end_vote(False)
    await table.resettle()
    return made


def tell(table: Table, roster: Roster, person: Person, message: HostCommand, owner: str | None) -> None:
    """Writes a host command to the chat and the audit log. `owner` is the id of the seat's person before it."""
    whom = roster.person(message.person)
    seat = message.seat if message.do in SEAT_COMMANDS else None
    concerns = concerned(roster, person, message, owner)
    table.note(roster, message.do, person, seat, whom.name if whom is not None else "", concerns)
    said = text(f"note-host-{message.do}", seat=(message.seat or 0) + 1, name=whom.name if whom is not None else "")
    line = ChatLine(person.id, person.name, person.colour, table.unix_time(), seat=message.seat, note=said)
    roster.say(line, table.services.limits.chat_lines)


def concerned(roster: Roster, person: Person, message: HostCommand, owner: str | None) -> str | None:
    """The person to inform of a host command, as `AuditEntry.concerns` names them: the seat's person before it or, if
    that was nobody, the host or a guest who never came, its person now; whoever gets the seat later, if that is the
    host too; the new host; everybody, if the table is closed."""
    if message.do == "pass":
        return message.person
    if message.do == "close":
        return EVERYBODY
    seat = roster.seat(message.seat) if message.do in SEAT_COMMANDS else None
    if seat is None:
        return None
    before = roster.person(owner)
    if before is not None and before.came and before.id != person.id:
        return before.id
    return f"{NEXT_OF_SEAT}{seat.seat}" if seat.person in (None, person.id) else seat.person


def need_seat(roster: Roster, message: HostCommand) -> Seat:
    """Returns the seat that a command names; refuses a command without one."""
    seat = roster.seat(message.seat)
    if seat is None:
        raise Refuse("seat")
    return seat


def to_bot(table: Table, roster: Roster, person: Person, seat: Seat, bot: str | None) -> None:
    """Lets a bot play a seat: an absent person's, the host's own, or one that another bot plays."""
    table.check_open()
    names = bots_of(table.session.game)
    name = bot or usual_bot(table.session.game)
    if name not in names:
        raise Refuse("bot")
    if seat.bot is None and seat.person != person.id and seat.person in table.present():
        raise Refuse("present")
    if seat.bot is None:
        seat.lent_at = table.unix_time()
        roster.bots_alone = False
    seat.bot = name


def to_person(table: Table, roster: Roster, host: Person, seat: Seat, id: str | None) -> None:
    """Gives a seat back to its person, or to another person at the table."""
    owner = roster.person(id or seat.person)
    if owner is None:
        raise Refuse("person")
    if seat.person != owner.id:
        check_consent(table, roster, host, seat)
    if seat.bot is None and seat.person != owner.id and seat.person in table.present():
        raise Refuse("present")
    if seat.person == owner.id:
        seat.bot = None
    else:
        give(table, roster, seat, owner)


def check_consent(table: Table, roster: Roster, host: Person, seat: Seat) -> None:
    """Refuses a command that would show another person's hidden cards to the host or to a person the host chooses."""
    if table.guards(roster, seat.seat, host.id):
        raise Refuse("consent")


def give(table: Table, roster: Roster, seat: Seat, person: Person) -> None:
    """Gives a seat to a person, and records that two people have now seen its hidden things."""
    roster.give(seat.seat, person)
    if table.private:
        roster.shown = table.session.seq


def ask(table: Table, roster: Roster, host: Person, seat: Seat, id: str | None) -> None:
    """Asks the person of a guarded seat to hand it to the person `id`, or to give it up if `id` is None."""
    if not table.guards(roster, seat.seat, host.id):
        raise Refuse("nothing")
    if id is not None and (id == seat.person or roster.person(id) is None):
        raise Refuse("person")
    seat.asked = SeatRequest(host.id, id)


def renew_link(table: Table, roster: Roster, host: Person, seat: Seat) -> tuple[Link, str]:
    """Makes a new link for a seat and invalidates the old one. Returns the link and the id of the seat's person."""
    check_consent(table, roster, host, seat)
    token = new_token()
    owner = roster.person(seat.person)
    if owner is None or owner.host or owner.seats != [seat.seat]:
        # The seat belongs to a bot, the host or a person with several seats, and gets a new person of its own.
        if owner is not None and not owner.host and owner.id in table.present():
            raise Refuse("present")
        roster.people = [other for other in roster.people if other.seats or other.came or other.host]
        if len(roster.people) >= table.services.limits.people:
            raise Refuse("full")
        owner = Person(roster.new_id(), "", seat.name, seat.colour)
        roster.people.append(owner)
        give(table, roster, seat, owner)
    owner.token, owner.invite, owner.came = "", hashed(token), False
    return Link(seat.seat, token), owner.id


def renew_spectate(roster: Roster) -> Link:
    """Makes a new link for spectators; the old one no longer works."""
    token = new_token()
    roster.spectate = hashed(token)
    return Link(None, token)


def kick(table: Table, roster: Roster, id: str | None) -> tuple[Link, set[str]]:
    """Removes a spectator and invalidates the spectators' link. Returns the new link and the ids to disconnect."""
    gone = {connection.person for connection in table.clients if connection.watching and connection.person == id}
    if not gone:
        raise Refuse("person")
    return renew_spectate(roster), gone


def pass_on(roster: Roster, id: str, to: str | None) -> None:
    """Makes another person the host; refused unless that person has joined."""
    before, after = roster.person(id), roster.person(to)
    if before is None or after is None or not after.came:
        raise Refuse("person")
    before.host = False
    after.host = True
