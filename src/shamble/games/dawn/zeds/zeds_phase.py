"""The Zeds phase (rule 4): the activation of tracks from the centre outwards."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.option import Option
from shamble.games.dawn.printed.counters import Zed
from shamble.games.dawn.printed.terms import DOCTOR
from shamble.games.dawn.table.book import carriers, powers_in_force, powers_of_zed
from shamble.games.dawn.table.flow import DawnFlow, TieQuestion, TrackStep, WindowQuestion, ZedQuestion
from shamble.games.dawn.table.kept_cards import play_card, playable
from shamble.games.dawn.table.powers import Power
from shamble.games.dawn.table.state import DawnState
from shamble.games.dawn.zeds.outbreaks import check_outbreak
from shamble.games.dawn.zeds.placing_zeds import PlaceZed
from shamble.games.dawn.zeds.story_cards import DrawStory
from shamble.games.dawn.zeds.zed_moves import DoctorFlees, FurtherStep, depart

NOBODY: Final[list[Zed]] = []
RESTS: Final = "holds rests "
"""Begins the reminder that a zed is not activated in this phase."""

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
        t.pose(TrackWindow(self.track))
        t.proceed(TrackMoves(self.track))


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
        if not s.kept or s.phase != "zeds" or s.has_reminder("calm " + self.track):
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
        if s.has_reminder("calm " + self.track):
            t.emit("track-calm", "dawn.story.hypnotised", track=self.track)
            return
        t.emit("track-active", "dawn.zeds.activate", track=self.track)
        t.open_scope("activation", self.track)
        if s.has_reminder("still " + self.track):
            t.emit("track-still", "dawn.story.downpour", track=self.track)
        elif s.zeds_on(self.track):
            doctor = s.zed(DOCTOR)
            if doctor is not None and s.track(doctor.field) == self.track:
                t.then(DoctorFlees())
            t.proceed(NextGroup(self.track))
        else:
            t.proceed(PlaceZed(s.start(self.track), "dawn.zeds.empty-track"))
        check_outbreak(t)
        t.leave("activation")


class NextGroup(TrackStep):
    """Activates the zeds nearest to the centre that still wait; each zed moves once (p. 6, D-63)."""

    def run(self, t: DawnFlow) -> None:
        s = t.s
        zeds_at = s.all_zeds().at
        for field in s.way(self.track):
            group = ready(s, zeds_at[field]) if field in zeds_at else NOBODY
            if not group:
                continue
            if s.content.fields[field].kind == "catacomb":
                t.then(LoneZed(self.track, field))
            else:
                activate_group(t, tuple([zed.id for zed in group]), field)
                t.then(NextGroup(self.track))
            return


def ready(s: DawnState, zeds: list[Zed]) -> list[Zed]:
    """Those of the zeds that were not yet activated, need not rest, and are not the fleeing doctor."""
    activated = s.ledger("activation")
    waiting: list[Zed] = []
    for zed in zeds:
        if zed.id not in activated and zed.id != DOCTOR:
            waiting.append(zed)
    if waiting:
        for what in s.reminders():
            if what.startswith(RESTS):
                return without_resting(s, waiting)
    return waiting


def without_resting(s: DawnState, zeds: list[Zed]) -> list[Zed]:
    """Those of the zeds that need not rest in this phase."""
    reminders = s.reminders()
    return [zed for zed in zeds if RESTS + zed.id not in reminders]


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
        waiting = [zed.id for zed in ready(s, s.zeds_at(self.field))]
        if not waiting:
            return []
        top = max([s.strength(id) for id in waiting])
        return [Option("lead", target=id) for id in waiting if s.strength(id) == top]

    def answer(self, t: DawnFlow, option: Option) -> None:
        activate_group(t, (option.target,), self.field)
        t.then(NextGroup(self.track))


def activate_group(t: DawnFlow, ids: tuple[str, ...], field: str) -> None:
    """Queues the move of one zed or mob: windows, step, and further steps after a victory."""
    t.spend_all("activation", ids)
    s = t.s
    recovering = carriers(s, "recovers")
    for id in ids:
        zed = s.zed(id)
        if zed is not None and (id in recovering or zed.markers):
            if any(power.recovers(s, id) for power in powers_of_zed(s, zed, "recovers")):
                t.recover(id, s.content.zeds[id].rule)
    march(t, ids, field)
    check_outbreak(t)


def march(t: DawnFlow, ids: tuple[str, ...], field: str) -> None:
    """Queues the windows, the step and the further steps of one zed or mob."""
    t.pose(GroupWindow(ids, field))
    depart(t, ids, field)
    t.proceed(FurtherStep(ids, field))


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
        return {"zeds": self.zeds, "n": s.strength_of(self.zeds), "place": self.field}

    def options(self, s: DawnState) -> list[Option]:
        powers = powers_in_force(s, "distracts")
        return self.ways(s, powers) if s.phase == "zeds" and (powers or s.kept) else []

    def ways(self, s: DawnState, powers: list[tuple[Power, str]]) -> list[Option]:
        """The cards and abilities that may keep the group on its field, and to go on."""
        here = tuple([zed.id for zed in s.zeds_at(self.field) if zed.id in self.zeds])
        ledger = s.ledger("activation")
        if all("halt " + id in ledger for id in here):
            return []
        options = [option for option in playable(s, ("activation",)) if not option.target or option.target in here]
        for power, who in powers:
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
            t.s.content.book.research[t.s.content.research[t.s.research].id].act(t, option.actor, option)
