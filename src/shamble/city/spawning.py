"""Zombies appear: cards, shortage, rush, extra activations, reactions in between (p. 20, 25-26)."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.activation import Activate
from shamble.city.flow import GroupQuestion, Play, Step
from shamble.city.kit import kit_of
from shamble.city.state import City, Survivor
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.window import Window


class SpawnStep(Step):
    """From the start token clockwise, a card for every active zone (p. 25)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.spend("phase", "spawning")
        zones = [spawn.zone for spawn in s.spawns if spawn.active and spawn.since < s.round]
        t.tell("spawn-step", "spawn.order", zones=tuple([t.zone(zone) for zone in zones]))
        for survivor in s.survivors if zones else ():
            for skill in kit_of(s, survivor).on_spawn_step if survivor.here else ():
                if skill.spawn_step(t, survivor.id, zones):
                    return
        for zone in zones:
            t.then(SpawnCard(zone))


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
        t.enter("card", name)
        t.tell(
            "zombie-card",
            "spawn.card",
            card=f"#{name}",
            zone=t.zone(self.zone),
            level=level,
            n=card.numbers[level],
            way=card.kind,
            type=card.type,
            numbers=card.numbers,
        )
        s.rules.play_zombie_card(t, self.zone, card, level)
        t.then(Leave("card"))


def extra_activation(t: Play, type: str, level: int, n: int) -> None:
    """Nobody appears; all of a type act once more. Without a number the card does nothing, but it was drawn (Z-35)."""
    s = t.s
    answered = False
    for survivor in s.survivors:
        for skill in kit_of(s, survivor).on_extra_activation if survivor.here and not answered else ():
            answered = answered or skill.extra_activation(t, survivor.id)
    if not n:
        t.tell("extra-nothing", "spawn.extra.blue", type=type, level=level)
        return
    t.tell("extra", "spawn.extra", type=type)
    t.then(Activate(s.rules.catalogue.kinds_of(type)))


def appear(t: Play, zone: int, kind: int, n: int, rush: bool = False) -> None:
    """Place what there is; reactions; a rush acts at once; then a shortage activates the whole kind (p. 26)."""
    s = t.s
    what = s.rules.catalogue.kinds[kind]
    placed = min(n, t.left(kind))
    if placed:
        t.add(zone, kind, placed)
        t.tell("appear", "spawn.card", zone=t.zone(zone), kind=what.id, n=placed)
        s.rules.mission.appeared(t, zone, kind, placed)
        t.then(Reactions(zone))
    elif not n:
        t.tell("nobody-appears", "spawn.card", zone=t.zone(zone), kind=what.id)
    if rush and placed:
        t.tell("rush", "spawn.rush", zone=t.zone(zone), kind=what.id, n=placed)
        t.then(Activate((kind,), zone, placed))
    if placed < n:
        t.tell("shortage", "spawn.shortage", kind=what.id, n=n - placed)
        t.then(Activate(s.rules.catalogue.kinds_of(what.type)))


class Reactions(Window[City, Play]):
    """Skills answer to zombies that appear next to somebody, before a rush (p. 63-64)."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "passed")
    __slots__ = ("zone",)
    ask: ClassVar[str] = "react"
    cites: ClassVar[str] = "skill.reactions"

    def __init__(self, zone: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__(passed)
        self.zone: Final = zone

    def reason(self, s: City) -> str:
        return s.rules.rule(self.cites)

    def people(self, s: City) -> list[tuple[str, int]]:
        return [
            (survivor.id, seat)
            for seat in s.order()
            for survivor in s.survivors
            if survivor.seat == seat and survivor.here
        ]

    def answers(self, s: City, who: str) -> list[Option]:
        return reactions(s, s.survivor(who), self.zone)

    def again(self, passed: tuple[str, ...]) -> Reactions:
        return Reactions(self.zone, passed)

    def question(self, s: City) -> Args:
        return {"who": self.next(s)[0], "zone": s.board.zones[self.zone].id}

    def do(self, t: Play, option: Option) -> None:
        for skill in kit_of(t.s, t.s.survivor(option.actor)).on_reactions:
            if option.verb in skill.reacts:
                skill.react(t, option, self.zone)
                break

    def meaning(self, s: City, option: Option) -> Meaning | None:
        return s.rules.meaning(s, self, option)


def reactions(s: City, survivor: Survivor, zone: int) -> list[Option]:
    """What somebody may answer to zombies that appear in sight, at most one zone away."""
    heard = kit_of(s, survivor).on_reactions
    if not heard:
        return []
    far = s.topology().sight(survivor.zone).get(zone)
    if far is None or far > 1:
        return []
    return [option for skill in heard for option in skill.reactions(s, survivor, zone, far)]


class OpenBuilding(GroupQuestion):
    """The dark rooms of a building just opened: one card each, in the players' order (p. 20)."""

    fields: ClassVar[tuple[str, ...]] = ("rooms",)
    __slots__ = ("rooms",)
    ask: ClassVar[str] = "dark-room"
    verbs: ClassVar[tuple[str, ...]] = ("reveal",)
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
    fresh: list[int] = []
    for building in buildings:
        if building < 0 or s.opened >> building & 1:
            continue
        s.opened |= 1 << building
        fresh.append(building)
        rooms += [zone.index for zone in s.board.zones if zone.building == building and s.rules.spawns_inside(zone)]
    if rooms:
        t.tell("building-opens", "building.spawn", n=len(rooms))
        t.then(OpenBuilding(tuple(rooms)))
    for building in fresh:
        s.rules.building_opened(t, building)
