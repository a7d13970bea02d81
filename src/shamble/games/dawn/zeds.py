"""The Zeds phase (rule 4): tracks are activated, from the centre outwards."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option
from shamble.games.dawn.entering import Arrive
from shamble.games.dawn.maestro import DOCTOR, DoctorFlees
from shamble.games.dawn.outbreaks import CheckOutbreak
from shamble.games.dawn.play import Play, Question, Step, TieQuestion, WindowQuestion, ZedQuestion
from shamble.games.dawn.powers import of_zed
from shamble.games.dawn.reactions import Stops
from shamble.games.dawn.retreats import Overflow
from shamble.games.dawn.state import CENTER, Table, Zed

MOVE: Final = 3
LOST: Final = 6


# -- new zeds ----------------------------------------------------------------------------------------------------


class PlaceZed(Step):
    """A new zed at full strength; a full field sends it toward its Start (p. 3, 7). `sort` is normal or super.

    `outbreak`: without any zed left a chaos marker comes instead (D-2)."""

    fields: ClassVar[tuple[str, ...]] = ("field", "cause", "sort", "outbreak", "reduced")
    __slots__ = ("cause", "field", "outbreak", "reduced", "sort")

    def __init__(
        self, field: str, cause: str, sort: str = "normal", outbreak: bool = False, reduced: bool = False
    ) -> None:
        self.field: Final = field
        self.cause: Final = cause
        self.sort: Final = sort
        self.outbreak: Final = outbreak
        self.reduced: Final = reduced

    def run(self, t: Play) -> None:
        s = t.s
        if s.research and s.content.research[s.research].effect.name == "unnatural":
            first, second = draw_zed(t, self.sort), draw_zed(t, self.sort)
            if first and second:
                t.then(TakeOne(first, second, self.field, self.cause, self.reduced))
                return
            zed = first
        else:
            zed = draw_zed(t, self.sort)
        if not zed:
            if self.outbreak and s.plays("chaos"):
                t.put_chaos(self.field, 1, "dawn.term.bag-empty-outbreak")
            else:
                t.emit("no-zed", "dawn.term.bag-empty", place=self.field)
            return
        lay_zed(t, zed, self.field, self.cause, self.reduced)


def draw_zed(t: Play, sort: str) -> str:
    """From the bag, or a super-zed where it is empty (p. 3)."""
    if sort == "normal" and t.s.deck("zeds").layers:
        return t.take("zeds")
    return t.take("supers") if t.s.plays("super-zeds") else ""


def lay_zed(t: Play, id: str, field: str, rule: str, reduced: bool = False) -> None:
    s = t.s
    place = field
    while place and s.zed_room(place) < 1:
        place = s.away(place)
    zed = t.add_zed(Zed(id, place or s.start(s.track(field)), reduced))
    # It has its first step in the next activation, even if its track is being activated just now (D-19).
    t.spend("activation", id)
    t.emit("zed-appears", rule, zed=id, place=zed.field, strength=s.strength(id))
    if place:
        t.then(Arrive((id,), place))
    else:
        t.then(Overflow(id))


class TakeOne(Question):
    """Two new zeds were drawn, and one is placed (research card)."""

    fields: ClassVar[tuple[str, ...]] = ("first", "second", "field", "cause", "reduced")
    __slots__ = ("cause", "field", "first", "reduced", "second")
    ask: ClassVar[str] = "take-one"
    verbs: ClassVar[tuple[str, ...]] = ("take-zed",)
    rule: ClassVar[str] = "dawn.research.unnatural"

    def __init__(self, first: str, second: str, field: str, cause: str, reduced: bool) -> None:
        self.first: Final = first
        self.second: Final = second
        self.field: Final = field
        self.cause: Final = cause
        self.reduced: Final = reduced

    def question(self, s: Table) -> Args:
        return {"place": self.field}

    def options(self, s: Table) -> list[Option]:
        return [Option("take-zed", target=self.first), Option("take-zed", target=self.second)]

    def answer(self, t: Play, option: Option) -> None:
        other = self.second if option.target == self.first else self.first
        deck = "zeds" if t.s.content.zeds[other].kind == "normal" else "supers"
        t.set_deck(t.s.deck(deck).shuffled_with((other,)))
        lay_zed(t, option.target, self.field, self.cause, self.reduced)


# -- tracks ------------------------------------------------------------------------------------------------------


def activate_icons(t: Play, icons: tuple[str, ...]) -> None:
    """The tab from left to right (p. 6)."""
    from shamble.games.dawn.story import DrawStory

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
    """All tracks, in an order of the player's choice (p. 6)."""

    fields: ClassVar[tuple[str, ...]] = ("left",)
    __slots__ = ("left",)
    ask: ClassVar[str] = "track-order"
    verbs: ClassVar[tuple[str, ...]] = ("activate",)
    rule: ClassVar[str] = "dawn.zeds.all"

    def __init__(self, left: tuple[str, ...]) -> None:
        self.left: Final = left

    def options(self, s: Table) -> list[Option]:
        return [Option("activate", target=track) for track in s.tracks if track in self.left]

    def answer(self, t: Play, option: Option) -> None:
        left = list(self.left)
        left.remove(option.target)
        t.then(ActivateTrack(option.target))
        if left:
            t.then(OrderTracks(tuple(left)))


class ActivateTrack(Step):
    """No zed on the track: a new one on its Start. Otherwise every zed moves (p. 6)."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def run(self, t: Play) -> None:
        t.then(TrackWindow(self.track))
        t.then(TrackMoves(self.track))


class TrackWindow(WindowQuestion):
    """A kept card may cancel what a track does in this phase."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)
    ask: ClassVar[str] = "before-track"
    verbs: ClassVar[tuple[str, ...]] = ("play", "go-on")
    rule: ClassVar[str] = "dawn.story.keep"

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def question(self, s: Table) -> Args:
        return {"track": self.track}

    def options(self, s: Table) -> list[Option]:
        from shamble.games.dawn.story import playable

        if s.phase != "zeds" or s.holds("calm " + self.track):
            return []
        found = [option for option in playable(s, ("track",)) if option.target in ("", self.track)]
        return self.window(s, found, Option("go-on", target=self.track))

    def answer(self, t: Play, option: Option) -> None:
        from shamble.games.dawn.story import play_card

        if option.verb == "play":
            play_card(t, option)


class TrackMoves(Step):
    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def run(self, t: Play) -> None:
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


class NextGroup(Step):
    """Nearest to the centre first; each zed once, as the fields stand at that moment (p. 6, D-63)."""

    fields: ClassVar[tuple[str, ...]] = ("track",)
    __slots__ = ("track",)

    def __init__(self, track: str) -> None:
        self.track: Final = track

    def run(self, t: Play) -> None:
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


def ready(s: Table, zed: Zed) -> bool:
    """Not yet activated, not told to rest, and not the fleeing doctor."""
    return not s.spent("activation", zed.id) and not s.holds("rests " + zed.id) and zed.id != DOCTOR


class LoneZed(TieQuestion):
    """Out of the catacombs one by one, the strongest first (p. 18)."""

    fields: ClassVar[tuple[str, ...]] = ("track", "field")
    __slots__ = ("field", "track")
    ask: ClassVar[str] = "lone-zed"
    verbs: ClassVar[tuple[str, ...]] = ("lead",)
    rule: ClassVar[str] = "dawn.tunnel.one-by-one"

    def __init__(self, track: str, field: str) -> None:
        self.track: Final = track
        self.field: Final = field

    def options(self, s: Table) -> list[Option]:
        waiting = [zed.id for zed in s.zeds_at(self.field) if ready(s, zed)]
        if not waiting:
            return []
        top = max([s.strength(id) for id in waiting])
        return [Option("lead", target=id) for id in waiting if s.strength(id) == top]

    def answer(self, t: Play, option: Option) -> None:
        activate_group(t, (option.target,), self.field)
        t.then(NextGroup(self.track))


def activate_group(t: Play, ids: tuple[str, ...], field: str) -> None:
    """One zed or mob has its move: windows, step, and whatever it does after a victory."""
    for id in ids:
        t.spend("activation", id)
        zed = t.s.zed(id)
        if zed is not None and any(power.recovers(t.s, id) for power in of_zed(zed, "recovers")):
            t.recover(id, t.s.content.zeds[id].rule)
    t.then(GroupWindow(ids, field))
    t.then(Depart(ids, field))
    t.then(Onward(ids, field))
    t.then(CheckOutbreak())


class GroupWindow(WindowQuestion):
    """Before a group moves: cards and abilities that keep it where it is."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")
    ask: ClassVar[str] = "before-group"
    verbs: ClassVar[tuple[str, ...]] = ("play", "distract", "go-on")
    rule: ClassVar[str] = "dawn.story.keep"

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field

    def question(self, s: Table) -> Args:
        return {"zeds": self.zeds, "place": self.field}

    def options(self, s: Table) -> list[Option]:
        from shamble.games.dawn.powers import common
        from shamble.games.dawn.story import playable

        here = tuple([zed.id for zed in s.zeds_at(self.field) if zed.id in self.zeds])
        if s.phase != "zeds" or not here or all(s.spent("activation", "halt " + id) for id in here):
            return []
        found = [option for option in playable(s, ("activation",)) if not option.target or option.target in here]
        for power, who in common(s, "distracts"):
            found += power.distracts(s, self.field, here, who)
        return self.window(s, found, Option("go-on", target=self.field))

    def answer(self, t: Play, option: Option) -> None:
        from shamble.games.dawn.powers import RESEARCH
        from shamble.games.dawn.story import play_card

        if option.verb == "go-on":
            return
        for id in self.zeds:
            t.spend("activation", "halt " + id)
        if option.verb == "play":
            play_card(t, option)
        else:
            RESEARCH[t.s.content.research[t.s.research].id].act(t, option.actor, option)


def going(s: Table, ids: tuple[str, ...], field: str) -> tuple[str, ...]:
    """Those still there who were not stopped."""
    return tuple([zed.id for zed in s.zeds_at(field) if zed.id in ids and not s.spent("activation", "halt " + zed.id)])


class Depart(TieQuestion):
    """As many as fit go on, the stronger first; equal ones: the player says who (p. 7, D-20, D-64)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "sure")
    __slots__ = ("field", "sure", "zeds")
    ask: ClassVar[str] = "who-goes"
    verbs: ClassVar[tuple[str, ...]] = ("depart", "lead")
    rule: ClassVar[str] = "dawn.zeds.limit"

    def __init__(self, zeds: tuple[str, ...], field: str, sure: tuple[str, ...] = ()) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.sure: Final = sure

    def room(self, s: Table) -> int:
        target = s.toward(self.field)
        return 99 if target == CENTER or s.option("only-the-strong") else s.zed_room(target)

    def options(self, s: Table) -> list[Option]:
        """The strongest not yet sure; several only if there is not room for all of them."""
        left = [
            id
            for id in going(s, self.zeds, self.field)
            if id not in self.sure and s.content.zeds[id].kind != "infector"
        ]
        room = self.room(s) - len(self.sure)
        if not left or room < 1:
            return [Option("depart", target=self.field)]
        top = max([s.strength(id) for id in left])
        tied = [id for id in left if s.strength(id) == top]
        return [Option("lead", target=id) for id in (tied[:1] if len(tied) <= room else tied)]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        if option.verb == "lead":
            t.then(Depart(self.zeds, self.field, (*self.sure, option.target)))
            return
        group = going(s, self.zeds, self.field)
        if not group:
            return
        carried = tuple([id for id in group if s.content.zeds[id].kind == "infector"])
        movers = (*self.sure, *carried)
        left = [id for id in group if id not in movers]
        if left:
            t.emit("left-behind", "dawn.zeds.limit", zeds=tuple(left), place=self.field)
        if not movers:
            return
        t.then(Stops("leave", self.field, movers))
        t.then(Out(movers, self.field))


class Out(Step):
    """Goodbye effects: the catacomb roll, the barricade falls; then whatever guards the next field (D-21)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field

    def run(self, t: Play) -> None:
        s = t.s
        movers = going(s, self.zeds, self.field)
        if not movers:
            return
        if s.content.fields[self.field].kind == "catacomb":
            die = t.die()
            if die > MOVE:
                for id in movers:
                    t.spend("activation", "halt " + id)
                if die < LOST:
                    t.emit("catacomb-stays", "dawn.tunnel.roll", zeds=movers, die=die)
                else:
                    t.emit("catacomb-lost", "dawn.tunnel.lost", zeds=movers, die=die)
                    lose_way(t, movers[0], self.field)
                return
            t.emit("catacomb-leaves", "dawn.tunnel.roll", zeds=movers, die=die)
        if s.place(self.field).barricade:
            t.set_place(s.place(self.field).having(barricade=False))
            t.emit("barricade-falls", "dawn.build.falls", place=self.field)
        target = s.toward(self.field)
        if s.place(target).closed:
            for id in movers:
                t.spend("activation", "halt " + id)
            t.emit("zeds-barred", "dawn.marker.no-entry", zeds=movers, place=target)
            return
        t.then(Stops("enter", target, movers))
        t.then(In(movers, self.field, target))


def lose_way(t: Play, id: str, field: str) -> None:
    """A lost zed appears on the tunnel field a die names; its own catacomb swallows it (p. 18, D-43)."""
    s = t.s
    die = t.die()
    dest = f"{s.track(field)}{die}"
    if dest == field:
        t.emit("zed-swallowed", "dawn.tunnel.lost-dead", zed=id, die=die)
        t.remove_zed(id)
        return
    while dest and s.zed_room(dest) < 1:
        dest = s.away(dest)
    zed = s.zed(id)
    assert zed is not None
    dest = dest or s.start(s.track(field))
    t.set_zed(zed.at(dest))
    t.emit("zed-strays", "dawn.tunnel.lost", zed=id, die=die, dest=dest)
    t.then(Arrive((id,), dest, field))


class In(Step):
    """The zeds enter the next field (p. 6)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "target")
    __slots__ = ("field", "target", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str, target: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.target: Final = target

    def run(self, t: Play) -> None:
        s = t.s
        movers = going(s, self.zeds, self.field)
        if not movers:
            return
        for id in movers:
            zed = s.zed(id)
            assert zed is not None
            t.set_zed(zed.at(self.target))
            t.spend("activation", "moved " + id)
        t.emit("zeds-move", "dawn.zeds.activate", zeds=movers, place=self.field, dest=self.target)
        if s.option("only-the-strong") and self.target != CENTER:
            t.then(Displace(self.target))
        t.then(Arrive(movers, self.target, self.field))
        t.then(Stepped(movers, self.field, self.target))


class Displace(Step):
    """With Only the strong, weaker zeds make room for stronger ones and fall back (p. 19)."""

    fields: ClassVar[tuple[str, ...]] = ("field",)
    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field: Final = field

    def run(self, t: Play) -> None:
        s = t.s
        if s.zed_room(self.field) >= 0:
            return
        here = [zed for zed in s.zeds_at(self.field) if s.content.zeds[zed.id].kind != "infector"]
        weakest = min(here, key=lambda zed: (s.content.zeds[zed.id].kind == "super", s.strength(zed.id)))
        back = s.away(self.field)
        if back:
            t.set_zed(weakest.at(back))
            t.emit("zed-displaced", "dawn.option.only-the-strong", zed=weakest.id, place=self.field, dest=back)
            t.then(Displace(back))
        else:
            t.then(Overflow(weakest.id))
        t.then(Displace(self.field))


class Stepped(Step):
    """A step and its fights are over."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field", "target")
    __slots__ = ("field", "target", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str, target: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field
        self.target: Final = target

    def run(self, t: Play) -> None:
        from shamble.games.dawn.powers import common

        alive = tuple([id for id in self.zeds if t.s.zed(id) is not None])
        for power, _ in common(t.s, "stepped"):
            power.stepped(t, alive, self.field, self.target)


class Onward(Step):
    """Second steps: K10 and fast zeds alone, the berserker after a victory, in BRAINS! every winner (facts)."""

    fields: ClassVar[tuple[str, ...]] = ("zeds", "field")
    __slots__ = ("field", "zeds")

    def __init__(self, zeds: tuple[str, ...], field: str) -> None:
        self.zeds: Final = zeds
        self.field: Final = field

    def run(self, t: Play) -> None:
        s = t.s
        for id in self.zeds:
            zed = s.zed(id)
            if zed is None or s.spent("activation", "halt " + id) or not s.spent("activation", "moved " + id):
                continue
            wins = s.spent("activation", "won " + id) - s.spent("activation", "followed " + id)
            if wins > 0 and s.holds("brains"):
                group = tuple([one.id for one in s.zeds_at(zed.field) if self.won(s, one.id)])
                for one in group:
                    t.spend("activation", "followed " + one)
                t.emit("zeds-press-on", "dawn.event.brains", zeds=group)
                t.then(Depart(group, zed.field))
                t.then(Onward(self.zeds, zed.field))
                return
            if wins > 0 and of_zed(zed, "rampages"):
                t.spend("activation", "followed " + id)
                self.alone(t, zed)
                return
            fresh = not s.spent("activation", "second " + id) and zed.field != self.field
            if fresh and of_zed(zed, "moves_on"):
                t.spend("activation", "second " + id)
                self.alone(t, zed)
                return

    def won(self, s: Table, id: str) -> bool:
        return s.spent("activation", "won " + id) > s.spent("activation", "followed " + id)

    def alone(self, t: Play, zed: Zed) -> None:
        t.emit("zed-presses-on", t.s.content.zeds[zed.id].rule, zed=zed.id, place=zed.field)
        t.then(Depart((zed.id,), zed.field))
        t.then(Onward(self.zeds, self.field))
