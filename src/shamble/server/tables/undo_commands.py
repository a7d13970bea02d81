"""Taking back: how far an undo goes, and votes. One past something revealed needs everybody, and so does opening hidden
hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from shamble.core.record import Node, Record
from shamble.core.scene import Text
from shamble.core.session import UndoPreview as Preview
from shamble.core.view import option_text
from shamble.server.process.clock import Clock
from shamble.server.process.limits import Limits
from shamble.server.protocol.messages import Level, UndoInfo, UndoLevels, Voted, VoteInfo
from shamble.server.protocol.refusals import Refuse
from shamble.server.tables.roster import Person
from shamble.server.views.history import asked, at

if TYPE_CHECKING:
    from shamble.server.tables.table import Table


class Ballot(Struct):
    """A vote at one moment of the game: any move ends it."""

    about: Literal["undo", "open"]
    level: Level | None
    reveals: bool
    by: str
    seq: int
    start: float
    """By the clock that only grows."""
    yes: list[str]
    no: list[str] = []
    seat: int | None = None
    what: Text | None = None

    def info(self, limits: Limits, clock: Clock) -> VoteInfo:
        until = clock.now() + self.start + limits.vote_seconds - clock.passed()
        return VoteInfo(
            self.about, self.level, self.reveals, self.by, list(self.yes), list(self.no), until, self.seat, self.what
        )

    def answer(self, person: str, yes: bool) -> None:
        self.yes = [one for one in self.yes if one != person] + ([person] if yes else [])
        self.no = [one for one in self.no if one != person] + ([] if yes else [person])

    def verdict(self, voters: list[str], present: set[str], now: float, limits: Limits) -> bool | None:
        """True: everybody agrees. False: somebody does not, or nobody answers. None: still open.

        Bots have no vote: they agree. An absent person counts as yes after a while, but not for opening hands:
        what was seen cannot be taken back.
        """
        if self.no:
            return False
        patient = now >= self.start + limits.vote_seconds and self.about == "undo"
        missing = [one for one in voters if one not in self.yes and not (patient and one not in present)]
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
    ballot = Ballot("undo", level, True, person.id, table.session.seq, table.passed(), [person.id])
    ballot.seat, ballot.what = reach.seat, reach.what
    await call(table, ballot)


async def open_hands(table: Table, person: Person) -> None:
    if not person.seats:
        raise Refuse("seat")
    if not table.hides:
        raise Refuse("nothing")
    await call(table, Ballot("open", None, True, person.id, table.session.seq, table.passed(), [person.id]))


async def call(table: Table, ballot: Ballot) -> None:
    if table.ballot is not None:
        raise Refuse("vote")
    table.ballot = ballot
    table.lobby.restless.add(table.id)
    if not await count(table):
        table.tell_table()


async def vote(table: Table, person: Person, yes: bool) -> None:
    if table.ballot is None:
        raise Refuse("vote")
    if person not in table.roll.players():
        raise Refuse("seat")
    table.ballot.answer(person.id, yes)
    if not await count(table):
        table.tell_table()


async def count(table: Table) -> bool:
    """Whether the vote is over now."""
    ballot = table.ballot
    if ballot is None:
        return False
    voters = [person.id for person in table.roll.players()]
    verdict = ballot.verdict(voters, table.present(), table.passed(), table.lobby.limits)
    if verdict is None:
        return False
    if not verdict or ballot.seq != table.session.seq:
        end(table, False)
        table.tell_table()
        return True
    if ballot.about == "open":
        async with table.redraft() as roll:
            roll.agreed = table.session.seq
        end(table, True)
        table.tell_table()
        return True
    level = ballot.level
    assert level is not None
    asker = table.roll.person(ballot.by)
    seat = asker.seats[0] if asker and asker.seats else -1
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
    """The moments that led here, if bots or several people play; somebody alone takes back what the game says."""
    alone = len(table.roll.players()) < 2 and not table.roll.bots()
    return [] if alone else table.session.line()


def reach(table: Table, preview: Preview, line: list[Node]) -> UndoInfo:
    """How far an undo goes: past the moves of bots, back to a question for a person."""
    found = UndoInfo(preview.steps, preview.reveals)
    if not line:
        return found
    bots = table.roll.bots()
    if bots and len(bots) < table.session.seats:
        while found.steps + 1 < len(line) and asked(line[-1 - found.steps]) in bots:
            found.reveals = found.reveals or line[-1 - found.steps].revealed
            found.steps += 1
    return named(table, found, line)


def named(table: Table, reach: UndoInfo, line: list[Node]) -> UndoInfo:
    """In company: the step that it would go back to, and whose it was; what was hidden then stays hidden."""
    if len(table.roll.players()) < 2:
        return reach
    node = line[-reach.steps]
    if node.parent is None or not node.record.do:
        return reach
    then = at(table.session, node.parent)
    reach.seat = node.record.seat
    decision = then.decision
    found = decision.find(node.record.do) if decision is not None and not decision.hidden else None
    if found is None and not table.hides:
        found = next((one for one in then.interrupts(reach.seat) if one.key == node.record.do), None)
    reach.what = option_text(found) if found is not None else None
    return reach


async def take_back(table: Table, level: str, seat: int) -> None:
    reach = reach_of(table, level)
    if reach is None:
        raise Refuse("nothing")
    record = Record("", seat, (), reach.steps)
    await table.change(lambda session: session.replay_record(record), anew=True)
