"""The Zeds phase (rule 4): new zeds, and the activation of tracks from the centre outwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.fights.maestro import DoctorFlees
from shamble.games.dawn.fights.retreats import Overflow
from shamble.games.dawn.fights.zeds_enter import Arrive
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import DOCTOR
from shamble.games.dawn.table.flow import (
    DawnFlow,
    Question,
    RuleStep,
    TieQuestion,
    TrackStep,
    WindowQuestion,
    ZedQuestion,
)
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.powers import RESEARCH, common, of_zed
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import CheckOutbreak
from shamble.games.dawn.zeds.story_cards import DrawStory
from shamble.games.dawn.zeds.zed_moves import Depart, FurtherStep

# -- new zeds ----------------------------------------------------------------------------------------------------


class PlaceZed(RuleStep):
    """Places a new zed at full strength; if the field is full, toward its Start (p. 3, 7).

    `sort`: normal or super. `outbreak`: if no zed is left, chaos is placed instead (D-2). `waits`: the arrival is left
    to a later step, for zeds that arrive as a mob.
    """

    fields: ClassVar[tuple[str, ...]] = ("field", "cause", "sort", "outbreak", "reduced", "waits")
    added: ClassVar[Mapping[str, object]] = {"waits": False}
    __slots__ = ("cause", "field", "outbreak", "reduced", "sort", "waits")

    def __init__(
        self,
        field: str,
        cause: str,
        sort: str = "normal",
        outbreak: bool = False,
        reduced: bool = False,
        waits: bool = False,
    ) -> None:
        self.field: Final = field
        self.cause: Final = cause
        self.sort: Final = sort
        self.outbreak: Final = outbreak
        self.reduced: Final = reduced
        self.waits: Final = waits

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zed = draw_zed(t, self.sort)
        second = second_zed(t, self.sort) if zed else ""
        if second:
            t.then(TakeOne(zed, second, self.field, self.cause, self.reduced, self.waits))
            return
        if not zed:
            if self.outbreak and s.plays("chaos"):
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
    return t.take("supers") if t.s.plays("super-zeds") else ""


def second_zed(t: DawnFlow, sort: str) -> str:
    """Unnatural selection: draws another zed of the same sort to choose from (research card)."""
    s = t.s
    if s.research and s.content.research[s.research].effect.name == "unnatural":
        return draw_zed(t, sort)
    return ""


def put_aside(t: DawnFlow, id: str) -> None:
    """Returns a zed that was drawn and not taken to its deck."""
    deck = "zeds" if t.s.content.zeds[id].kind == "normal" else "supers"
    t.set_deck(t.s.deck(deck).shuffled_with((id,)))


def lay_zed(t: DawnFlow, id: str, field: str, rule: str, reduced: bool = False, waits: bool = False) -> None:
    """Puts a drawn zed on a field, or toward the Start if that is full, and queues its arrival."""
    s = t.s
    place = field
    while place and s.zed_room(place) < 1:
        place = s.away(place)
    zed = t.add_zed(Zed(id, place or s.start(s.track(field)), reduced))
    # The zed moves only in the next activation, even if its track is being activated now (D-19).
    t.spend("activation", id)
    t.emit("zed-appears", rule, zed=id, place=zed.field, strength=s.strength(id))
    if place:
        if not waits:
            t.then(Arrive((id,), place))
    else:
        t.then(Overflow(id))


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


# -- tracks ------------------------------------------------------------------------------------------------------


def activate_icons(t: DawnFlow, icons: tuple[str, ...]) -> None:
    """Activates the tracks of the tab from left to right (p. 6)."""
    if icons == ("ALL",):
        t.then(OrderTracks(t.s.tracks))
    elif icons == ("ALLx2",):
        t.then(OrderTracks((*t.s.tracks, *t.s.tracks)))
    elif icons == ("STORYx2",):
        t.then(DrawStory("activate"))
    else:
        for track in icons:
            if track in t.s.tracks:
                t.then(ActivateTrack(track))


class OrderTracks(ZedQuestion):
    """All tracks, in the order of the player's choice (p. 6)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "track-order"
    verbs: ClassVar[tuple[str, ...]] = ("activate",)
    rule: ClassVar[str] = "dawn.zeds.all"

    def __init__(self, left: tuple[str, ...]) -> None:
        self.left: Final = left

    def options(self, s: DawnState) -> list[Option]:
        return [Option("activate", target=track) for track in s.tracks if track in self.left]

    def answer(self, t: DawnFlow, option: Option) -> None:
        left = list(self.left)
        left.remove(option.target)
        t.then(ActivateTrack(option.target))
        if left:
            t.then(OrderTracks(tuple(left)))


class ActivateTrack(TrackStep):
    """Activates a track: without zeds a new one appears on its Start, otherwise every zed moves (p. 6)."""

    def run(self, t: DawnFlow) -> None:
        t.then(TrackWindow(self.track))
        t.then(TrackMoves(self.track))


class TrackWindow(WindowQuestion):
    """Window for a kept card that cancels the activation of a track in this phase."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)
    ask: ClassVar[str] = "before-track"
    verbs: ClassVar[tuple[str, ...]] = ("play", "go-on")
    rule: ClassVar[str] = "dawn.story.keep"

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def question(self, s: DawnState) -> Args:
        return {"track": self.track}

    def options(self, s: DawnState) -> list[Option]:
        if s.phase != "zeds" or s.holds("calm " + self.track):
            return []
        plays = [option for option in playable(s, ("track",)) if option.target in ("", self.track)]
        return self.window(s, plays, Option("go-on", target=self.track))

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "play":
            play_card(t, option)


class TrackMoves(TrackStep):
    """Activates the zeds of a track, or places a zed on an empty one."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        if s.holds("calm " + self.track):
            t.emit("track-calm", "dawn.story.hypnotised", track=self.track)
            return
        t.emit("track-active", "dawn.zeds.activate", track=self.track)
        t.enter("activation", self.track)
        if s.holds("still " + self.track):
            t.emit("track-still", "dawn.story.downpour", track=self.track)
        elif s.zeds_on(self.track):
            if any(zed.id == DOCTOR for zed in s.zeds_on(self.track)):
                t.then(DoctorFlees())
            t.then(NextGroup(self.track))
        else:
            t.then(PlaceZed(s.start(self.track), "dawn.zeds.empty-track"))
        t.then(CheckOutbreak())
        t.then(Leave("activation"))


class NextGroup(TrackStep):
    """Activates the zeds nearest to the centre that still wait; each zed moves once (p. 6, D-63)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        waiting = [zed for zed in s.zeds_on(self.track) if ready(s, zed)]
        if not waiting:
            return
        near = min([s.content.fields[zed.field].n for zed in waiting])
        group = [zed for zed in waiting if s.content.fields[zed.field].n == near]
        field = group[0].field
        if s.content.fields[field].kind == "catacomb":
            t.then(LoneZed(self.track, field))
        else:
            activate_group(t, tuple([zed.id for zed in group]), field)
            t.then(NextGroup(self.track))


def ready(s: DawnState, zed: Zed) -> bool:
    """True for a zed that was not yet activated, need not rest, and is not the fleeing doctor."""
    return not s.spent("activation", zed.id) and not s.holds("rests " + zed.id) and zed.id != DOCTOR


class LoneZed(TieQuestion):
    """Zeds leave the catacombs one by one, the strongest first (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("track", "field")
    __slots__ = ("field", "track")
    ask: ClassVar[str] = "lone-zed"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)
    rule: ClassVar[str] = "dawn.tunnel.one-by-one"

    def __init__(self, track: str, field: str) -> None:
        self.track: Final = track
        self.field: Final = field

    def options(self, s: DawnState) -> list[Option]:
        waiting = [zed.id for zed in s.zeds_at(self.field) if ready(s, zed)]
        if not waiting:
            return []
        top = max([s.strength(id) for id in waiting])
        return [Option("lead", target=id) for id in waiting if s.strength(id) == top]

    def answer(self, t: DawnFlow, option: Option) -> None:
        activate_group(t, (option.target,), self.field)
        t.then(NextGroup(self.track))


def activate_group(t: DawnFlow, ids: tuple[str, ...], field: str) -> None:
    """Queues the move of one zed or mob: windows, step, and further steps after a victory."""
    for id in ids:
        t.spend("activation", id)
        zed = t.s.zed(id)
        if zed is not None and any(power.recovers(t.s, id) for power in of_zed(zed, "recovers")):
            t.recover(id, t.s.content.zeds[id].rule)
    t.then(GroupWindow(ids, field))
    t.then(Depart(ids, field))
    t.then(FurtherStep(ids, field))
    t.then(CheckOutbreak())


class GroupWindow(WindowQuestion):
    """Window before a group moves, for cards and abilities that keep it on its field."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")
    ask: ClassVar[str] = "before-group"
    verbs: ClassVar[tuple[str, ...]] = ("play", "distract", "go-on")
    rule: ClassVar[str] = "dawn.story.keep"

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field

    def question(self, s: DawnState) -> Args:
        return {"zeds": self.zeds, "place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        here = tuple([zed.id for zed in s.zeds_at(self.field) if zed.id in self.zeds])
        if s.phase != "zeds" or not here or all(s.spent("activation", "halt " + id) for id in here):
            return []
        options = [option for option in playable(s, ("activation",)) if not option.target or option.target in here]
        for power, who in common(s, "distracts"):
            options += power.distracts(s, self.field, here, who)
        return self.window(s, options, Option("go-on", target=self.field))

    def answer(self, t: DawnFlow, option: Option) -> None:
        if option.verb == "go-on":
            return
        for id in self.zeds:
            t.spend("activation", "halt " + id)
        if option.verb == "play":
            play_card(t, option)
        else:
            RESEARCH[t.s.content.research[t.s.research].id].act(t, option.actor, option)
