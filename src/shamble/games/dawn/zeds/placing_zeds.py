"""New zeds: drawing, the choice between two, and their place (p. 3, rule 4.6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.meaning import Meaning, Note
from shamble.core.option import Option
from shamble.games.dawn.fights.anytime import announce_harm
from shamble.games.dawn.fights.retreats import Overflow, field_with_room
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.table.book import powers_in_force
from shamble.games.dawn.table.flow import DawnFlow, Question, RuleStep
from shamble.games.dawn.table.state import DawnState


class PlaceZed(RuleStep):
    """Places a new zed at full strength; if the field is full, toward its Start (p. 3, 7).

    `sort`: normal or super. `outbreak`: if no zed is left, chaos is placed instead (D-2). `waits`: the arrival is left
    to a later step, for zeds that arrive as a mob. `told`: True after the announcement; an outbreak and a mob are
    announced by the rules that queue them.
    """

    fields: ClassVar[tuple[str, ...]] = ("field", "cause", "sort", "outbreak", "reduced", "waits", "told")
    added: ClassVar[Mapping[str, object]] = {"waits": False, "told": False}
    __slots__ = ("cause", "field", "outbreak", "reduced", "sort", "told", "waits")

    def __init__(
        self,
        field: str,
        cause: str,
        sort: str = "normal",
        outbreak: bool = False,
        reduced: bool = False,
        waits: bool = False,
        told: bool = False,
    ) -> None:
        self.field: Final = field
        self.cause: Final = cause
        self.sort: Final = sort
        self.outbreak: Final = outbreak
        self.reduced: Final = reduced
        self.waits: Final = waits
        self.told: Final = told

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if s.kept and not (self.told or self.outbreak or self.waits):
            announce_harm(t, (self.field,))
            if t.queue:
                told = PlaceZed(self.field, self.cause, self.sort, self.outbreak, self.reduced, self.waits, True)
                t.then(told)
                return
        zed = draw_zed(t, self.sort)
        second = second_zed(t, self.sort) if zed else ""
        if second:
            t.then(TakeOne(zed, second, self.field, self.cause, self.reduced, self.waits))
            return
        if not zed:
            if self.outbreak and s.uses_rules("chaos"):
                t.put_chaos(self.field, 1, "dawn.term.bag-empty-outbreak")
            else:
                t.emit("no-zed", "dawn.term.bag-empty", place=self.field)
            return
        lay_zed(t, zed, self.field, self.cause, self.reduced, self.waits)


class ArriveTogether(RuleStep):
    """Zeds that were placed one by one arrive as one mob, before any fight (p. 7)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "before")
    __slots__ = ("before", "field")

    def __init__(self, field: str, before: tuple[str, ...]) -> None:
        self.field: Final = field
        self.before: Final = before
        """Zeds that were on the map before."""

    def run(self, t: DawnFlow) -> None:
        place = self.field
        while place:
            here = tuple([zed.id for zed in t.s.zeds_at(place) if zed.id not in self.before])
            if here:
                t.then(Arrive(here, place))
            place = t.s.away(place)


def draw_zed(t: DawnFlow, sort: str) -> str:
    """Draws a zed from the bag; a super-zed if the bag is empty (p. 3)."""
    if sort == "normal" and t.s.deck("zeds").layers:
        return t.take("zeds")
    return t.take("supers") if t.s.uses_rules("super-zeds") else ""


def second_zed(t: DawnFlow, sort: str) -> str:
    """Unnatural selection: draws another zed of the same sort to choose from (research card)."""
    if any(power.draws_two(t.s) for power, _ in powers_in_force(t.s, "draws_two")):
        return draw_zed(t, sort)
    return ""


def put_aside(t: DawnFlow, id: str) -> None:
    """Returns a zed that was drawn and not taken to its deck."""
    deck = "zeds" if t.s.content.zeds[id].kind == "normal" else "supers"
    t.set_deck(t.s.deck(deck).shuffled_with((id,)))


def lay_zed(t: DawnFlow, id: str, field: str, rule: str, reduced: bool = False, waits: bool = False) -> None:
    """Puts a drawn zed on a field, or toward the Start if that is full, and queues its arrival."""
    s = t.s
    place = field_with_room(s, field, id)
    zed = t.add_zed(Zed(id, place or s.start(s.track(field)), reduced))
    # The zed moves only in the next activation, even if its track is being activated now (D-19).
    t.spend("activation", id)
    t.emit("zed-appears", rule, zed=id, place=zed.field, strength=s.zed_strength(zed))
    if place:
        if not waits:
            t.proceed(Arrive((id,), place))
    else:
        t.then(Overflow(id, True))


class Selection(Question):
    """Two zeds were drawn; the heroes choose the one that comes (research card)."""

    fields: ClassVar[tuple[str, ...]] = ("first", "second", "field", "cause")
    __slots__ = ("cause", "field", "first", "second")
    ask: ClassVar[str] = "take-one"
    verbs: ClassVar[tuple[str, ...]] = ("take-zed",)
    rule: ClassVar[str] = "dawn.research.unnatural"

    def __init__(self, first: str, second: str, field: str, cause: str) -> None:
        self.first: Final = first
        self.second: Final = second
        self.field: Final = field
        self.cause: Final = cause

    def question(self, s: DawnState) -> Args:
        return {"place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        return [Option("take-zed", target=self.first), Option("take-zed", target=self.second)]

    def meaning(self, s: DawnState, option: Option) -> Meaning | None:
        full, low = s.content.zeds[option.target].strength
        return Meaning(notes=(Note("zed-sides", n=full, later=low),))

    def answer(self, t: DawnFlow, option: Option) -> None:
        put_aside(t, self.second if option.target == self.first else self.first)
        self.taken(t, option.target)

    def taken(self, t: DawnFlow, id: str) -> None:
        """Carries out the choice."""
        raise NotImplementedError


class TakeOne(Selection):
    """Places the chosen zed."""

    fields: ClassVar[tuple[str, ...]] = (*Selection.fields, "reduced", "waits")
    added: ClassVar[Mapping[str, object]] = {"waits": False}
    __slots__ = ("reduced", "waits")

    def __init__(self, first: str, second: str, field: str, cause: str, reduced: bool, waits: bool = False) -> None:
        super().__init__(first, second, field, cause)
        self.reduced: Final = reduced
        self.waits: Final = waits

    def taken(self, t: DawnFlow, id: str) -> None:
        lay_zed(t, id, self.field, self.cause, self.reduced, self.waits)
