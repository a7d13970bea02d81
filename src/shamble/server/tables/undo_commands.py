"""Undo and votes: an undo past something revealed needs a unanimous vote, and so does opening hidden hands.

Hidden things are also revealed at the end of a game, in an export, by agreement, and when a seat gets another person.
After an undo to before such a moment, they are hidden again although a person knows them. Such an undo needs the
consent of every person whose cards lie on the table, absent people included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from shamble.content.tooling import tooling
from shamble.core.record import Node, Record
from shamble.core.scene import Text, text
from shamble.core.session import UndoPreview as Preview
from shamble.core.view import option_text
from shamble.server.process.clock import Clock
from shamble.server.process.limits import Limits
from shamble.server.protocol.messages import ChatLine, Level, UndoInfo, UndoLevels, Voted, VoteInfo
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.roster import Person
from shamble.server.views.history import asked_seat, session_at

if TYPE_CHECKING:
    from shamble.server.tables.table import Table


class TableVote(Struct):
    """An open vote about an undo or about opening hands. Any move ends it."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    seq: int
    start: float
    """Time of the monotonic clock, in seconds."""
    yes: list[str]
    no: list[str] = []
    seat: int | None = None
    what: Text | None = None
    opened: bool = False
    """True if the undo goes back to hidden things that another person has seen."""

    @property
    def absent_agree(self) -> bool:
        """True if absent people count as yes after `vote_seconds`: in a vote about an undo that is not `opened`."""
        return self.about == "undo" and not self.opened

    def voters(self, table: Table) -> list[Person]:
        """The people who have to agree. Bots have no vote. People for whom a bot plays vote about hidden cards only."""
        return table.roll.players() if self.absent_agree else table.roll.keepers()

    def info(self, limits: Limits, clock: Clock) -> VoteInfo:
        until = clock.now() + self.start + limits.vote_seconds - clock.passed() if self.absent_agree else None
        info = VoteInfo(self.about, self.level, self.reveals, self.by, list(self.yes), list(self.no), until)
        info.seat, info.what, info.opened = self.seat, self.what, self.opened
        return info

    def answer(self, person: str, yes: bool) -> None:
        self.yes = [voter for voter in self.yes if voter != person] + ([person] if yes else [])
        self.no = [voter for voter in self.no if voter != person] + ([] if yes else [person])

    def verdict(self, voters: list[str], present: set[str], now: float, limits: Limits) -> bool | None:
        """True if all voters agree, False if one declines or the time is over, None while the vote is open."""
        if self.no:
            return False
        patient = now >= self.start + limits.vote_seconds and self.absent_agree
        missing = [id for id in voters if id not in self.yes and not (patient and id not in present)]
        if not missing:
            return True
        return False if now >= self.start + limits.vote_ends_seconds else None


async def undo(table: Table, person: Person, level: Level) -> None:
    table.check_open()
    if not person.seats:
        raise Refuse("seat")
    reach = reach_of(table, level)
    if reach is None:
        raise Refuse("nothing")
    if not reach.reveals:
        await take_back(table, level, person.seats[0])
        return
    ballot = TableVote("undo", level, True, person.id, table.session.seq, table.passed(), [person.id])
    ballot.seat, ballot.what, ballot.opened = reach.seat, reach.what, reach.opened
    await call(table, ballot)


async def open_hands(table: Table, person: Person) -> None:
    if not person.seats:
        raise Refuse("seat")
    if not table.hides:
        raise Refuse("nothing")
    await call(table, TableVote("open", None, True, person.id, table.session.seq, table.passed(), [person.id]))


async def call(table: Table, ballot: TableVote) -> None:
    if table.ballot is not None:
        raise Refuse("vote")
    table.ballot = ballot
    table.lobby.restless.add(table.id)
    if not await count(table):
        table.tell_table()


async def vote(table: Table, person: Person, yes: bool) -> None:
    if table.ballot is None:
        raise Refuse("vote")
    if person not in table.ballot.voters(table):
        raise Refuse("seat")
    table.ballot.answer(person.id, yes)
    if not await count(table):
        table.tell_table()


async def count(table: Table) -> bool:
    """Ends the vote and carries it out if it is decided. Returns True if it is."""
    ballot = table.ballot
    if ballot is None:
        return False
    voters = [person.id for person in ballot.voters(table)]
    verdict = ballot.verdict(voters, table.present(), table.passed(), table.lobby.limits)
    if verdict is None:
        return False
    if not verdict or ballot.seq != table.session.seq:
        end(table, False)
        table.tell_table()
        return True
    if ballot.about == "open":
        async with table.redraft() as roll:
            roll.agreed = roll.shown = table.session.seq
            table.note(roll, "open", roll.person(ballot.by))
        end(table, True)
        table.tell_table()
        table.tell_audit()
        return True
    level = ballot.level
    assert level is not None
    asker = table.roll.person(ballot.by)
    seat = asker.seats[0] if asker and asker.seats else -1
    if ballot.opened:  # first: the undo must not happen without its note in the audit log
        async with table.redraft() as roll:
            roll.shown = table.shown
            table.note(roll, "undo", asker)
            if asker is not None and len(voters) > 1:
                line = ChatLine(asker.id, asker.name, asker.colour, table.now(), note=text("note-undo-opened"))
                roll.say(line, table.lobby.limits.chat_lines)
        table.tell_audit()
    end(table, True)
    await take_back(table, level, seat)
    return True


def end(table: Table, done: bool) -> None:
    if table.ballot is not None:
        about, table.ballot = table.ballot.about, None
        table.tell(Voted(about, done))


def levels(table: Table) -> UndoLevels:
    line = company(table)
    return UndoLevels(*[reach(table, preview, line) for preview in table.session.undo_previews()])


def reach_of(table: Table, level: str) -> UndoInfo | None:
    preview = table.session.undo_preview(level)
    return reach(table, preview, company(table)) if preview is not None else None


def company(table: Table) -> list[Node]:
    """Nodes up to now; empty for one person without bots who has seen nothing hidden, whose undo is not extended."""
    alone = len(table.roll.players()) < 2 and not table.roll.bots() and table.shown < 0
    return [] if alone else table.session.line()


def reach(table: Table, preview: Preview, line: list[Node]) -> UndoInfo:
    """Extends an undo over the moves of bots, back to a question for a person, and tells if it reveals anything."""
    extended = UndoInfo(preview.steps, preview.reveals)
    if not line:
        return extended
    bots = table.roll.bots()
    if bots and len(bots) < table.session.seats:
        while extended.steps + 1 < len(line) and asked_seat(line[-1 - extended.steps]) in bots:
            extended.reveals = extended.reveals or line[-1 - extended.steps].revealed
            extended.steps += 1
    target = line[-1 - extended.steps]
    extended.opened = target.seq < table.shown and tooling(table.session.game).hides(target.state)
    extended.reveals = extended.reveals or extended.opened or table.session.outcome is not None
    return named(table, extended, line)


def named(table: Table, reach: UndoInfo, line: list[Node]) -> UndoInfo:
    """Adds, with several players, the seat and text of the earliest move taken back; a hidden decision has no text."""
    if len(table.roll.players()) < 2:
        return reach
    node = line[-reach.steps]
    if node.parent is None or not node.record.do:
        return reach
    then = session_at(table.session, node.parent)
    reach.seat = node.record.seat
    decision = then.decision
    option = decision.find(node.record.do) if decision is not None and not decision.hidden else None
    if option is None and not table.hides:
        option = next((interrupt for interrupt in then.interrupts(reach.seat) if interrupt.key == node.record.do), None)
    reach.what = option_text(option) if option is not None else None
    return reach


async def take_back(table: Table, level: str, seat: int) -> None:
    reach = reach_of(table, level)
    if reach is None:
        raise Refuse("nothing")
    record = Record("", seat, (), reach.steps)
    await table.change(lambda session: session.replay_record(record), anew=True)
