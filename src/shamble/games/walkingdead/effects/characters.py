"""The choice of a character, at set-up and after a death."""

from __future__ import annotations

from typing import ClassVar

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.walkingdead.table.flow import SeatQuestion, WalkingDeadFlow
from shamble.games.walkingdead.table.state import WalkingDeadState


class ChooseCharacter(SeatQuestion):
    """Asks a seat for a character. Each character is used once (p. 2), also after a death (p. 9)."""

    ask: ClassVar[str] = "choose-character"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    rule: ClassVar[str] = "twd.setup.characters"

    def question(self, s: WalkingDeadState) -> Args:
        return {"seat": self.who}

    def reason(self, s: WalkingDeadState) -> str:
        return "twd.setup.characters" if s.phase == "setup" else "twd.death.new-character"

    def options(self, s: WalkingDeadState) -> list[Option]:
        return [Option("choose", target=char) for char in s.spare]

    def answer(self, t: WalkingDeadFlow, option: Option) -> None:
        s = t.s
        s.spare = tuple([char for char in s.spare if char != option.target])
        t.set(s.players[self.who].having(char=option.target))
        rule = "twd.setup.characters" if s.phase == "setup" else "twd.mode.standard"
        t.emit("character-chosen", rule, seat=self.who, who=option.target)
