"""Undo and votes: an undo past something revealed needs a unanimous vote, and so do opening hidden hands and every
undo between people who play against each other.

Hidden things are also revealed at the end of a game, in an export, by agreement, and when a seat gets another person.
After an undo to before such a moment, they are hidden again although a person knows them. Such an undo needs the
consent of every person whose cards lie on the table, absent people included.
"""

from __future__ import annotations

from shamble.core.scene import text
from shamble.server.protocol.field_types import Level
from shamble.server.protocol.refusals import Refuse
from shamble.server.protocol.server_messages import ChatLine, UndoInfo
from shamble.server.tables.roster import Person
from shamble.server.tables.table import Table
from shamble.server.tables.votes import TableVote
from shamble.sessions.record import Record


async def undo(table: Table, person: Person, level: Level) -> None:
    """Undoes at once if nothing hidden was revealed since; otherwise calls a vote."""
    table.check_open()
    if not person.seats:
        raise Refuse("seat")
    reach = table.undo_reach().of(level)
    if reach is None:
        raise Refuse("nothing")
    if not reach.reveals:
        await take_back(table, level, person.seats[0])
        if reach.seat is not None and reach.seat not in person.seats:
            await tell_owner(table, person, reach)
        return
    ballot = TableVote("undo", level, True, person.id, table.session.seq, table.monotonic(), [person.id])
    ballot.seat, ballot.what, ballot.opened = reach.seat, reach.what, reach.opened
    ballot.contested = table.undo_reach().contested()
    await call(table, ballot)


async def tell_owner(table: Table, person: Person, reach: UndoInfo) -> None:
    """Writes to the chat that a person took back a move of somebody else, with the move if it was not hidden."""
    assert reach.seat is not None
    async with table.redraft() as roster:
        line = ChatLine(person.id, person.name, person.colour, table.unix_time(), seat=reach.seat, option=reach.what)
        line.note = text("note-undo-of")
        roster.say(line, table.services.limits.chat_lines)
    table.tell_chat()


async def open_hands(table: Table, person: Person) -> None:
    """Calls a vote on showing all hidden cards; refused where the game hides none."""
    if not person.seats:
        raise Refuse("seat")
    if not table.hides:
        raise Refuse("nothing")
    await call(table, TableVote("open", None, True, person.id, table.session.seq, table.monotonic(), [person.id]))


async def call(table: Table, ballot: TableVote) -> None:
    """Starts a vote, one at a time, and counts it at once: the caller's own voice may suffice."""
    if table.ballot is not None:
        raise Refuse("vote")
    table.ballot = ballot
    table.services.tables_awaiting_time.add(table.id)
    if not await count_votes(table):
        table.tell_table()


async def vote(table: Table, person: Person, yes: bool) -> None:
    """Records a person's vote; refused for people who have none, or without a running vote."""
    if table.ballot is None:
        raise Refuse("vote")
    if person not in table.ballot.voters(table.roster, table.unix_time(), table.services.limits):
        raise Refuse("seat")
    table.ballot.answer(person.id, yes)
    if not await count_votes(table):
        table.tell_table()


async def count_votes(table: Table) -> bool:
    """Ends the vote and carries it out if it is decided. Returns True if it is."""
    ballot = table.ballot
    if ballot is None:
        return False
    limits = table.services.limits
    voters = [person.id for person in ballot.voters(table.roster, table.unix_time(), limits)]
    verdict = ballot.verdict(voters, table.present(), table.monotonic(), limits)
    if verdict is None:
        return False
    if not verdict or ballot.seq != table.session.seq:
        table.end_vote(False)
        table.tell_table()
        return True
    if ballot.about == "open":
        async with table.redraft() as roster:
            roster.agreed = roster.shown = table.session.seq
            table.note(roster, "open", roster.person(ballot.by))
        table.end_vote(True)
        table.tell_table()
        table.tell_audit()
        return True
    level = ballot.level
    assert level is not None
    asker = table.roster.person(ballot.by)
    seat = asker.seats[0] if asker and asker.seats else -1
    if ballot.contested and not ballot.opened and asker is not None:
        async with table.redraft() as roster:
            line = ChatLine(asker.id, asker.name, asker.colour, table.unix_time(), note=text("note-undo"))
            roster.say(line, table.services.limits.chat_lines)
        table.tell_chat()
    if ballot.opened:  # first: the undo must not happen without its note in the audit log
        async with table.redraft() as roster:
            roster.shown = table.shown
            table.note(roster, "undo", asker)
            if asker is not None and len(voters) > 1:
                line = ChatLine(asker.id, asker.name, asker.colour, table.unix_time(), note=text("note-undo-opened"))
                roster.say(line, table.services.limits.chat_lines)
        table.tell_audit()
    table.end_vote(True)
    await take_back(table, level, seat)
    return True


async def take_back(table: Table, level: str, seat: int) -> None:
    """Carries out an undo as a move of its own, so that replays contain it."""
    reach = table.undo_reach().of(level)
    if reach is None:
        raise Refuse("nothing")
    record = Record("", seat, (), reach.steps)
    await table.change(lambda session: session.replay_record(record), anew=True)
