"""The reach of an undo at a table, and the need of a vote.

With bots or several people, an undo is extended over the moves of bots, back to a question for a person. Functions read
the session and the roster and change nothing.
"""

from __future__ import annotations

from shamble.content.tooling import tooling
from shamble.server.protocol.server_messages import UndoInfo, UndoLevels
from shamble.server.tables.roster import Roster
from shamble.server.views.history import asked_seat, session_at
from shamble.sessions.history import LEVELS, UndoPreview
from shamble.sessions.record import Node
from shamble.sessions.session import Session
from shamble.sessions.view import option_text


class UndoReach:
    """The reach of an undo at one table, in its present position.

    `shown` is the last seq at which a person saw hidden things of another seat; `hides` is True if something is hidden.
    """

    def __init__(self, session: Session, roster: Roster, shown: int, hides: bool) -> None:
        self.session = session
        self.roster = roster
        self.shown = shown
        self.hides = hides

    def levels(self) -> UndoLevels:
        line = self.company()
        previews = zip(LEVELS, self.session.undo_previews(), strict=False)
        return UndoLevels(*[self.reach(preview, line, level) for level, preview in previews])

    def of(self, level: str) -> UndoInfo | None:
        """The reach of an undo of this level; None if there is nothing to take back."""
        preview = self.session.undo_preview(level)
        return self.reach(preview, self.company(), level) if preview is not None else None

    def company(self) -> list[Node]:
        """Nodes up to now; empty for one person without bots who has seen nothing hidden: that undo is not extended."""
        alone = len(self.roster.players()) < 2 and not self.roster.bots() and self.shown < 0
        return [] if alone else self.session.current_line()

    def contested(self) -> bool:
        """True if people at the table play against each other: then no move is taken back without consent."""
        game = tooling(self.session.game)
        owners = {seat: person.id for person in self.roster.players() for seat in person.seats}
        return any(
            owners.get(rival, owner) != owner
            for seat, owner in owners.items()
            for rival in game.rivals(self.session.state, seat)
        )

    def reach(self, preview: UndoPreview, line: list[Node], level: str) -> UndoInfo:
        """Extends an undo over the moves of bots, back to a question for a person, and tells if it reveals anything.

        The undo of a phase or a round never leaves it if a person was asked in it: if it begins with moves of bots, the
        undo goes back to the first question for a person after them.
        """
        extended = UndoInfo(preview.steps, preview.reveals)
        if not line:
            return extended
        bots = self.roster.bots()
        if bots and len(bots) < self.session.seats:
            first = extended.steps
            while level in ("phase", "round") and first > 1 and asked_seat(line[-1 - first]) in bots:
                first -= 1
            if asked_seat(line[-1 - first]) not in bots:
                extended.steps = first
            while extended.steps + 1 < len(line) and asked_seat(line[-1 - extended.steps]) in bots:
                extended.reveals = extended.reveals or line[-1 - extended.steps].revealed
                extended.steps += 1
        target = line[-1 - extended.steps]
        taken_back = line[len(line) - extended.steps :]
        opened = target.seq < self.shown or self.lent_moves(taken_back) or self.shown_by(target, taken_back)
        extended.opened = opened and tooling(self.session.game).hides(target.state)
        extended.reveals = extended.reveals or extended.opened or self.session.outcome is not None
        extended.reveals = extended.reveals or self.contested()
        return self.named(extended, line)

    def lent_moves(self, nodes: list[Node]) -> bool:
        """True if a bot made one of these moves for a person who is away: it may have turned up that person's cards."""
        lent = {seat.seat for seat in self.roster.seats if seat.bot is not None and self.joined(seat.person)}
        return any(node.record.seat in lent for node in nodes)

    def shown_by(self, target: Node, nodes: list[Node]) -> bool:
        """True if one of these moves, the first of them after `target`, showed something from a hidden place."""
        game = tooling(self.session.game)
        before = set(game.secrets(target.state))
        for node in nodes:
            after = set(game.secrets(node.state))
            if before - after:
                return True
            before = after
        return False

    def joined(self, id: str | None) -> bool:
        """True if the person with this id has ever connected."""
        person = self.roster.person(id)
        return person is not None and person.came

    def named(self, reach: UndoInfo, line: list[Node]) -> UndoInfo:
        """Adds, with several players, seat and text of the earliest move taken back; a hidden decision has no text."""
        if len(self.roster.players()) < 2:
            return reach
        node = line[-reach.steps]
        if node.parent is None or not node.record.option_key:
            return reach
        then = session_at(self.session, node.parent)
        reach.seat = node.record.seat
        decision = then.decision
        option = decision.find(node.record.option_key) if decision is not None and not decision.hidden else None
        if option is None and not self.hides:
            interrupts = then.interrupts(reach.seat)
            option = next((interrupt for interrupt in interrupts if interrupt.key == node.record.option_key), None)
        reach.what = option_text(option) if option is not None else None
        return reach
