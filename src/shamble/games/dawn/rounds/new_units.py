"""New heroes and heroic civilians in mid-game (p. 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.fights.units_enter import units_enter
from shamble.games.dawn.printed.terms import CENTER
from shamble.games.dawn.table.flow import CausedQuestion, DawnFlow
from shamble.games.dawn.table.questions import LotStep
from shamble.games.dawn.table.state import DawnState


class ChooseNewUnit(CausedQuestion):
    """A new unit joins: drawn at random from those that never were in play, or chosen by an option or card (D-4).

    `kind`: hero, heroic, scientist. `place`: a field, or empty if the players choose the centre or any Start.
    `surface`: the players choose a Start above ground.
    """

    written: ClassVar[str] = "Newcomer"

    fields: ClassVar[tuple[str, ...]] = ("kind", "cause", "place", "chosen", "surface")
    __slots__ = ("chosen", "kind", "place", "surface")
    ask: ClassVar[str] = "choose-face"
    verbs: ClassVar[tuple[str, ...]] = ("nobody", "choose", "draw-face")

    def __init__(self, kind: str, cause: str, place: str = "", chosen: bool = False, surface: bool = False) -> None:
        super().__init__(cause)
        self.kind: Final = kind
        self.place: Final = place
        self.chosen: Final = chosen
        self.surface: Final = surface

    def left(self, s: DawnState) -> list[str]:
        """Ids of the units of this kind that may still join."""
        pool = s.heroics_left if self.kind == "heroic" else s.heroes_left
        return [id for id in pool if self.kind != "scientist" or s.has(id, "scientist")]

    def options(self, s: DawnState) -> list[Option]:
        left = self.left(s)
        if not left:
            return [Option("nobody")]
        free = (self.chosen or s.has_optional_rule("familiar-faces")) and not s.has_optional_rule("clueless")
        return [Option("choose", target=id) for id in left] if free else [Option("draw-face", item=self.kind)]

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "nobody":
            t.emit("nobody-left", "dawn.term.new-unit")
            return
        left = self.left(t.s)
        id = option.target or left[t.pick_index("heroes", left) if len(left) > 1 else 0]
        if self.place:
            t.then(PlaceNewUnit(id, self.place, self.cause))
        else:
            t.then(ChooseField(id, self.cause, self.surface))


class ChooseField(CausedQuestion):
    """The players choose the field where the new unit appears."""

    written: ClassVar[str] = "WhereTo"
    fields: ClassVar[tuple[str, ...]] = ("unit", "cause", "surface")
    __slots__ = ("surface", "unit")
    ask: ClassVar[str] = "where-to"
    verbs: ClassVar[tuple[str, ...]] = ("enter",)

    def __init__(self, unit: str, cause: str, surface: bool) -> None:
        super().__init__(cause)
        self.unit: Final = unit
        self.surface: Final = surface

    def question(self, s: DawnState) -> Args:
        return {"who": self.unit}

    def options(self, s: DawnState) -> list[Option]:
        starts = [s.start(track) for track in s.tracks if not self.surface or not s.content.tracks[track].underground]
        fields = starts if self.surface else [CENTER, *starts]
        return [Option("enter", self.unit, field) for field in fields]

    def answer(self, t: DawnFlow, option: Option) -> None:
        t.then(PlaceNewUnit(self.unit, option.target, self.cause))


class PlaceNewUnit(LotStep):
    """Puts a new unit on a field; enemies there are attacked at once (D-26)."""

    written: ClassVar[str] = "Enter"

    def run(self, t: DawnFlow) -> None:
        t.enter_play(self.unit, self.field, self.cause)
        units_enter(t, (self.unit,))
