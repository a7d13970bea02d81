"""Zombies appear: cards, shortage, rush, extra activations, reactions in between (p. 20, 25-26)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.activation import Activate
from shamble.city.flow import GroupQuestion, Play, Question, Step
from shamble.city.skills import has
from shamble.city.state import LEVELS, City, Survivor
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.option import Option


class SpawnStep(Step):
    """From the start token clockwise, a card for every active zone (p. 25)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.spend("phase", "spawning")
        zones = [spawn.zone for spawn in s.spawns if spawn.active and spawn.since < s.round]
        t.tell("spawn-step", "spawn.order", zones=tuple([t.zone(zone) for zone in zones]))
        if zones and any(survivor.here and has(s, survivor, "dispatcher") for survivor in s.survivors):
            cards = [card for card in [t.take("zombies", "spawn.reshuffle") for _ in zones] if card]
            t.tell("dispatched", "skill.dispatcher", cards=tuple(cards))
            t.then(Dispatch(tuple(zones), tuple(cards), ()))
            return
        for zone in zones:
            t.then(SpawnCard(zone))


class Dispatch(GroupQuestion):
    """The dispatcher sees all cards and gives one to each zone; then they take effect in order (Z-36)."""

    fields: ClassVar[tuple[str, ...]] = ("zones", "cards", "given")
    __slots__ = ("cards", "given", "zones")
    ask: ClassVar[str] = "dispatch"
    cites: ClassVar[str] = "skill.dispatcher"

    def __init__(self, zones: tuple[int, ...], cards: tuple[str, ...], given: tuple[str, ...]) -> None:
        self.zones: Final = zones
        self.cards: Final = cards
        self.given: Final = given

    def seat(self, s: City) -> int:
        return next(survivor.seat for survivor in s.survivors if survivor.here and has(s, survivor, "dispatcher"))

    def question(self, s: City) -> Args:
        return {"zone": s.board.zones[self.zones[len(self.given)]].id}

    def options(self, s: City) -> list[Option]:
        if len(self.given) >= len(self.zones):
            return []
        zone = s.board.zones[self.zones[len(self.given)]].id
        return [Option("dispatch", target=zone, item=f"#{card}") for card in self.cards]

    def answer(self, t: Play, option: Option) -> None:
        card = option.item[1:]
        given = (*self.given, card)
        rest = tuple([known for known in self.cards if known != card])
        if rest:
            t.then(Dispatch(self.zones, rest, given))
            return
        for zone, one in zip(self.zones, given, strict=False):
            t.then(SpawnCard(zone, one))


class SpawnCard(Step):
    """One zombie card for one zone, read at the danger level of this moment (G-7). A card is a scope of its own:
    reactions happen once per card."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "card")
    __slots__ = ("card", "zone")

    def __init__(self, zone: int, card: str = "") -> None:
        self.zone: Final = zone
        self.card: Final = card

    def run(self, t: Play) -> None:
        s = t.s
        name = self.card or t.take("zombies", "spawn.reshuffle")
        if not name:
            return
        t.discard("zombies", name)
        card = s.rules.catalogue.cards[name]
        level = s.danger()
        n = card.numbers[level]
        t.enter("card", name)
        t.tell("zombie-card", "spawn.card", card=f"#{name}", zone=t.zone(self.zone), level=level, n=n)
        if card.kind == "extra":
            extra_activation(t, card.type, level, n)
        elif card.type == "abomination":
            if n:
                abomination(t, self.zone)
        else:
            kind = s.rules.catalogue.kind[card.type].index
            appear(t, self.zone, kind, n, rush=card.kind == "rush")
        t.then(Leave("card"))


def extra_activation(t: Play, type: str, level: int, n: int) -> None:
    """Nobody appears; all of a kind act once more. At blue the card does nothing, but it was drawn (Z-35)."""
    s = t.s
    t.then(LinkTurns(()))
    if not n:
        t.tell("extra-nothing", "spawn.extra.blue", type=type, level=level)
        return
    t.tell("extra", "spawn.extra", type=type)
    t.then(Activate(tuple([kind.index for kind in s.rules.catalogue.kinds if kind.type == type])))


class LinkTurns(Question):
    """Zombie link: a whole turn, before the zombies act; several agree on their order (p. 66)."""

    fields: ClassVar[tuple[str, ...]] = ("done",)
    __slots__ = ("done",)
    ask: ClassVar[str] = "zombie-link"
    cites: ClassVar[str] = "skill.zombie-link"

    def __init__(self, done: tuple[str, ...]) -> None:
        self.done: Final = done

    def waiting(self, s: City) -> list[Survivor]:
        return [
            survivor
            for survivor in s.survivors
            if survivor.here and survivor.id not in self.done and has(s, survivor, "zombie-link")
        ]

    def seat(self, s: City) -> int:
        return self.waiting(s)[0].seat

    def seats(self, s: City) -> tuple[int, ...]:
        return tuple(range(s.seats))

    def options(self, s: City) -> list[Option]:
        return [Option("link", survivor.id) for survivor in self.waiting(s)]

    def answer(self, t: Play, option: Option) -> None:
        from shamble.city.turns import ExtraTurn

        t.tell("linked", "skill.zombie-link", who=option.actor)
        t.then(ExtraTurn(option.actor, "link"))
        t.then(LinkTurns((*self.done, option.actor)))


def appear(t: Play, zone: int, kind: int, n: int, rush: bool = False) -> None:
    """Place what there is; reactions; a rush acts at once; then a shortage activates the whole kind (p. 26)."""
    s = t.s
    what = s.rules.catalogue.kinds[kind]
    placed = min(n, t.left(kind))
    if placed:
        t.add(zone, kind, placed)
        t.tell("appear", "spawn.card", zone=t.zone(zone), kind=what.id, n=placed)
        s.rules.mission.appeared(t, zone, kind, placed)
        t.then(Reactions(zone, ()))
    elif not n:
        t.tell("nobody-appears", "spawn.card", zone=t.zone(zone), kind=what.id)
    if rush and placed:
        t.tell("rush", "spawn.rush", zone=t.zone(zone), kind=what.id, n=placed)
        t.then(Activate((kind,), zone, placed))
    if placed < n:
        t.tell("shortage", "spawn.shortage", kind=what.id, n=n - placed)
        t.then(Activate(tuple([other.index for other in s.rules.catalogue.kinds if other.type == what.type])))


def abomination(t: Play, zone: int) -> None:
    """One at a time: a second one only activates the first (p. 17). The fest puts another one out (p. 31)."""
    s = t.s
    kinds = tuple([kind.index for kind in s.rules.catalogue.kinds if kind.type == "abomination"])
    standing = sum([s.count(kind) for kind in kinds if s.rules.mission.counts(s, kind)])
    if standing:
        t.tell("abomination-again", "fest.again" if s.rules.fest else "abomination.again")
        t.then(Activate(kinds))
        if not s.rules.fest:
            return
        if standing >= s.rules.fest:
            t.tell("fest-full", "fest.cap", n=standing)
            return
    t.then(DrawAbomination(zone))


class DrawAbomination(Step):
    fields: ClassVar[tuple[str, ...]] = ("zone",)
    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone: Final = zone

    def run(self, t: Play) -> None:
        name = t.take("abominations", "abomination.discards")
        if not name:
            t.tell("no-abomination", "fest.deck")
            return
        kind = t.s.rules.catalogue.kind[name].index
        t.add(self.zone, kind, 1)
        t.tell(
            "appear", "fest.first" if t.s.rules.fest else "abomination.appear", zone=t.zone(self.zone), kind=name, n=1
        )
        t.s.rules.mission.appeared(t, self.zone, kind, 1)
        t.then(Reactions(self.zone, ()))


class Reactions(Question):
    """Combat reflexes and sidestep answer to zombies that appear next to somebody, before a rush (p. 63-64).
    They are asked seat by seat; one's pass does not close the window for others."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "passed")
    __slots__ = ("passed", "zone")
    ask: ClassVar[str] = "react"
    cites: ClassVar[str] = "skill.reactions"

    def __init__(self, zone: int, passed: tuple[str, ...]) -> None:
        self.zone: Final = zone
        self.passed: Final = passed

    def next(self, s: City) -> tuple[Survivor, list[Option]] | None:
        from shamble.city.reactions import reactions

        for seat in s.order():
            for survivor in s.survivors:
                if survivor.seat != seat or not survivor.here or survivor.id in self.passed:
                    continue
                options = reactions(s, survivor, self.zone)
                if options:
                    return survivor, options
        return None

    def seat(self, s: City) -> int:
        found = self.next(s)
        return found[0].seat if found else s.first

    def question(self, s: City) -> Args:
        found = self.next(s)
        return {"who": found[0].id if found else "", "zone": s.board.zones[self.zone].id}

    def options(self, s: City) -> list[Option]:
        if not s.rules.reactive(s):
            return []
        found = self.next(s)
        return [*found[1], Option("pass", found[0].id)] if found else []

    def answer(self, t: Play, option: Option) -> None:
        from shamble.city.reactions import react

        if option.verb == "pass":
            t.then(Reactions(self.zone, (*self.passed, option.actor)))
            return
        react(t, option, self.zone)
        t.then(Reactions(self.zone, self.passed))


class OpenBuilding(GroupQuestion):
    """The dark rooms of a building just opened: one card each, in the players' order (p. 20)."""

    fields: ClassVar[tuple[str, ...]] = ("rooms",)
    __slots__ = ("rooms",)
    ask: ClassVar[str] = "dark-room"
    cites: ClassVar[str] = "building.order"

    def __init__(self, rooms: tuple[int, ...]) -> None:
        self.rooms: Final = rooms

    def options(self, s: City) -> list[Option]:
        return [Option("reveal", target=s.board.zones[room].id) for room in self.rooms]

    def answer(self, t: Play, option: Option) -> None:
        room = t.s.board.names[option.target]
        t.tell("reveals", "building.spawn", zone=option.target)
        t.then(SpawnCard(room))
        rest = tuple([other for other in self.rooms if other != room])
        if rest:
            t.then(OpenBuilding(rest))


def reveal(t: Play, buildings: list[int]) -> None:
    """Buildings opened for the first time show who waits inside; a revealed one never does again (Z-45)."""
    s = t.s
    rooms: list[int] = []
    for building in buildings:
        if building < 0 or s.opened >> building & 1:
            continue
        s.opened |= 1 << building
        rooms += [
            zone.index for zone in s.board.zones if zone.building == building and s.rules.spawns_inside(zone.kind)
        ]
    if rooms:
        t.tell("building-opens", "building.spawn", n=len(rooms))
        t.then(OpenBuilding(tuple(rooms)))


def level_name(level: int) -> str:
    return LEVELS[level]
