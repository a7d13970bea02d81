"""The appearance of zombies: zombie cards, shortages, rushes, extra activations, reactions, and opened buildings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.book.printed import ZombieCard
from shamble.city.horde.activation import Activate
from shamble.city.table.flow import CityFlow, GroupQuestion, RuleStep
from shamble.city.table.kit import bare_kit_of
from shamble.city.table.state import CityState
from shamble.city.table.survivor import Survivor
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.reaction_window import Window


class SpawnStep(RuleStep):
    """Queues a zombie card for every active spawn zone, in the mission's order."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        t.spend("phase", "spawning")
        zones = [spawn.zone for spawn in s.spawns if spawn.active and spawn.since < s.round]
        t.tell("spawn-step", "spawn.order", zones=tuple([t.zone(zone) for zone in zones]))
        for survivor in s.survivors if zones else ():
            for skill in bare_kit_of(s, survivor).on_spawn_step if survivor.here else ():
                if skill.spawn_step(t, survivor.id, zones):
                    return
        for zone in zones:
            t.then(SpawnCard(zone))


class SpawnCard(RuleStep):
    """Resolves one zombie card for one zone, at the danger level when it is drawn. Each card has a scope of its own, in
    which reactions are counted. A spawn zone that was closed since the spawn step began gets no card."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "card", "inside")
    added: ClassVar[Mapping[str, object]] = {"inside": False}
    __slots__ = ("card", "inside", "zone")

    def __init__(self, zone: int, card: str = "", inside: bool = False) -> None:
        self.zone: Final = zone
        self.card: Final = card
        self.inside: Final = inside
        """True if the card is for a room of an opened building, not for a spawn zone."""

    def run(self, t: CityFlow) -> None:
        s = t.s
        if not self.inside and not [spawn for spawn in s.spawns if spawn.zone == self.zone and spawn.active]:
            if self.card:
                t.discard("zombies", self.card)
            return
        name = self.card or t.take("zombies", "spawn.reshuffle")
        if not name:
            return
        t.discard("zombies", name)
        card = s.rules.catalogue.cards[name]
        level = s.danger()
        t.open_scope("card", name)
        if t.events is not None:
            tell_card(t, self.zone, card, level)
        s.rules.play_zombie_card(t, self.zone, card, level)
        t.then(Leave("card"))


def tell_card(t: CityFlow, zone: int, card: ZombieCard, level: int) -> None:
    """Tells a drawn zombie card with the values of all its lines."""
    told: Args = {
        "card": f"#{card.id}",
        "zone": t.zone(zone),
        "level": level,
        "n": card.numbers[level],
        "way": card.kind,
        "type": card.types[level] or str(card.row.get("effect") or ""),
        "numbers": card.numbers,
    }
    if not card.type and any(card.types):
        told = {**told, "types": card.types}
    if card.groups:
        told = {**told, "groups": card.groups}
    t.tell("zombie-card", "spawn.card", **told)


def extra_activation(t: CityFlow, type: str, level: int, n: int) -> None:
    """Activates all zombies of a type once more; no zombie appears. With `n` = 0 the card does nothing else, but skills
    that answer extra activations are still called."""
    s = t.s
    answered = False
    for survivor in s.survivors:
        for skill in bare_kit_of(s, survivor).on_extra_activation if survivor.here and not answered else ():
            answered = answered or skill.extra_activation(t, survivor.id)
    if not n:
        t.tell("extra-nothing", "spawn.extra.blue", type=type, level=level)
        return
    t.tell("extra", "spawn.extra", type=type)
    t.then(Activate(s.rules.catalogue.kinds_of(type)))


def appear(t: CityFlow, zone: int, kind: int, n: int, rush: bool = False) -> None:
    """Places the zombies for which there are figures, then queues reactions, the rush and the effect of a shortage."""
    what = t.s.rules.catalogue.kinds[kind]
    placed = place(t, zone, kind, n)
    if not n:
        t.tell("nobody-appears", "spawn.card", zone=t.zone(zone), kind=what.id)
    if rush and placed:
        t.then(RushAfterSpawn(zone, kind, placed, t.s.zombies[zone][kind]))
    if placed < n:
        run_short(t, kind, n - placed)


def place(t: CityFlow, zone: int, kind: int, n: int) -> int:
    """Places at most `n` figures, as many as are left, queues reactions, and returns the number placed."""
    placed = min(n, t.left(kind))
    if placed:
        t.add(zone, kind, placed)
        t.tell("appear", "spawn.card", zone=t.zone(zone), kind=t.s.rules.catalogue.kinds[kind].id, n=placed)
        t.s.rules.mission.appeared(t, zone, kind, placed)
        t.then(Reactions(zone))
    return placed


def run_short(t: CityFlow, kind: int, n: int) -> None:
    """Activates all zombies of a type because `n` figures are missing."""
    catalogue = t.s.rules.catalogue
    t.tell("shortage", "spawn.shortage", kind=catalogue.kinds[kind].id, n=n)
    t.then(Activate(catalogue.kinds_of(catalogue.kinds[kind].type)))


class RushAfterSpawn(GroupQuestion):
    """Activates the zombies that have just appeared. If reactions killed some of a group that was partly there before,
    the players choose how many of the new zombies are left."""

    written: ClassVar[str] = "Onrush"

    fields: ClassVar[tuple[str, ...]] = ("zone", "kind", "placed", "there")
    __slots__ = ("kind", "placed", "there", "zone")
    ask: ClassVar[str] = "rush"
    verbs: ClassVar[tuple[str, ...]] = ("rush",)
    cites: ClassVar[str] = "spawn.rush"

    def __init__(self, zone: int, kind: int, placed: int, there: int) -> None:
        self.zone: Final = zone
        self.kind: Final = kind
        self.placed: Final = placed
        self.there: Final = there
        """Number of zombies of the kind in the zone just after the new ones appeared."""

    def question(self, s: CityState) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": self.placed}

    def options(self, s: CityState) -> list[Option]:
        now = s.zombies[self.zone][self.kind]
        fewest = max(0, self.placed - max(0, self.there - now))
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("rush", kind, n=n) for n in range(fewest, min(self.placed, now) + 1)]

    def answer(self, t: CityFlow, option: Option) -> None:
        n = option.n
        if not n:
            return
        t.tell("rush", "spawn.rush", zone=t.zone(self.zone), kind=option.actor, n=n)
        t.then(Activate((self.kind,), self.zone, n))


class Reactions(Window[CityState, CityFlow]):
    """Offers skill reactions to zombies that have appeared in a zone, before a rush."""

    fields: ClassVar[tuple[str, ...]] = ("zone", "passed")
    __slots__ = ("zone",)
    ask: ClassVar[str] = "react"
    cites: ClassVar[str] = "skill.reactions"
    reopens: ClassVar[bool] = True

    def __init__(self, zone: int, passed: tuple[str, ...] = ()) -> None:
        super().__init__(passed)
        self.zone: Final = zone

    def reason(self, s: CityState) -> str:
        return s.rules.rule(self.cites)

    def candidates(self, s: CityState) -> list[tuple[str, int]]:
        able = [mate for mate in s.survivors if mate.here and bare_kit_of(s, mate).on_reactions]
        return [(mate.id, seat) for seat in s.order() for mate in able if mate.seat == seat] if able else []

    def answers(self, s: CityState, who: str) -> list[Option]:
        return reactions(s, s.survivor(who), self.zone)

    def with_passed(self, passed: tuple[str, ...]) -> Reactions:
        return Reactions(self.zone, passed)

    def question(self, s: CityState) -> Args:
        return {"who": self.next(s)[0], "zone": s.board.zones[self.zone].id}

    def take_option(self, t: CityFlow, option: Option) -> None:
        for skill in bare_kit_of(t.s, t.s.survivor(option.actor)).on_reactions:
            if option.verb in skill.reacts:
                skill.react(t, option, self.zone)
                break

    def meaning(self, s: CityState, option: Option) -> Meaning | None:
        return s.rules.meaning(s, self, option)


def reactions(s: CityState, survivor: Survivor, zone: int) -> list[Option]:
    """Reactions of a survivor to zombies that have appeared in a zone in sight, at most one zone away."""
    heard = bare_kit_of(s, survivor).on_reactions
    if not heard:
        return []
    far = s.topology().sight(survivor.zone).get(zone)
    if far is None or far > 1:
        return []
    return [option for skill in heard for option in skill.reactions(s, survivor, zone, far)]


class OpenBuilding(GroupQuestion):
    """Asks for the next of an opened building's rooms in which zombies may appear. With `rooms_in_order` the order is
    fixed before the first card; otherwise each card is resolved before the next room is chosen."""

    fields: ClassVar[tuple[str, ...]] = ("rooms", "order")
    added: ClassVar[Mapping[str, object]] = {"order": ()}
    __slots__ = ("order", "rooms")
    ask: ClassVar[str] = "dark-room"
    verbs: ClassVar[tuple[str, ...]] = ("reveal",)
    cites: ClassVar[str] = "building.order"

    def __init__(self, rooms: tuple[int, ...], order: tuple[int, ...] = ()) -> None:
        self.rooms: Final = rooms
        self.order: Final = order
        """Rooms whose place in the order is fixed already."""

    def question(self, s: CityState) -> Args:
        return {"n": len(self.order) + 1}

    def seat(self, s: CityState) -> int:
        return s.rules.room_chooser(s)

    def options(self, s: CityState) -> list[Option]:
        return [Option("reveal", target=s.board.zones[room].id) for room in self.rooms]

    def answer(self, t: CityFlow, option: Option) -> None:
        room = t.s.board.names[option.target]
        order = (*self.order, room)
        rooms_left = tuple([other for other in self.rooms if other != room])
        if not t.s.rules.rooms_in_order:
            t.then(Reveal(room))
        elif not rooms_left:
            for revealed in order:
                t.then(Reveal(revealed))
        if rooms_left:
            t.then(OpenBuilding(rooms_left, order))


class Reveal(RuleStep):
    """Tells that a room is revealed and queues its zombie card."""

    fields: ClassVar[tuple[str, ...]] = ("room",)
    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def run(self, t: CityFlow) -> None:
        t.tell("reveals", "building.spawn", zone=t.zone(self.room))
        t.then(SpawnCard(self.room, "", True))


def reveal(t: CityFlow, buildings: list[int]) -> None:
    """Queues the zombie cards for the rooms of buildings that are opened for the first time."""
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
