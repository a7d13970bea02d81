"""Zombies appear: cards, shortage, rush, extra activations, reactions in between (p. 20, 25-26)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from shamble.city.book.printed import ZombieCard
from shamble.city.horde.activation import Activate
from shamble.city.table.flow import GroupQuestion, Play, RuleStep
from shamble.city.table.kit import training_of
from shamble.city.table.state import City
from shamble.city.table.survivor import Survivor
from shamble.core.event import Args
from shamble.core.frame import Leave
from shamble.core.meaning import Meaning
from shamble.core.option import Option
from shamble.core.reaction_window import Window


class SpawnStep(RuleStep):
    """From the start token clockwise, a card for every active zone (p. 25)."""

    def run(self, t: Play) -> None:
        s = t.s
        t.spend("phase", "spawning")
        zones = [spawn.zone for spawn in s.spawns if spawn.active and spawn.since < s.round]
        t.tell("spawn-step", "spawn.order", zones=tuple([t.zone(zone) for zone in zones]))
        for survivor in s.survivors if zones else ():
            for skill in training_of(s, survivor).on_spawn_step if survivor.here else ():
                if skill.spawn_step(t, survivor.id, zones):
                    return
        for zone in zones:
            t.then(SpawnCard(zone))


class SpawnCard(RuleStep):
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
        if t.events is not None:
            tell_card(t, self.zone, card, level)
        s.rules.play_zombie_card(t, self.zone, card, level)
        t.then(Leave("card"))


def tell_card(t: Play, zone: int, card: ZombieCard, level: int) -> None:
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


def extra_activation(t: Play, type: str, level: int, n: int) -> None:
    """Nobody appears; all of a type act once more. Without a number the card does nothing, but it was drawn (Z-35)."""
    s = t.s
    answered = False
    for survivor in s.survivors:
        for skill in training_of(s, survivor).on_extra_activation if survivor.here and not answered else ():
            answered = answered or skill.extra_activation(t, survivor.id)
    if not n:
        t.tell("extra-nothing", "spawn.extra.blue", type=type, level=level)
        return
    t.tell("extra", "spawn.extra", type=type)
    t.then(Activate(s.rules.catalogue.kinds_of(type)))


def appear(t: Play, zone: int, kind: int, n: int, rush: bool = False) -> None:
    """Place what there is; reactions; a rush acts at once; then a shortage activates the whole kind (p. 26)."""
    what = t.s.rules.catalogue.kinds[kind]
    placed = place(t, zone, kind, n)
    if not n:
        t.tell("nobody-appears", "spawn.card", zone=t.zone(zone), kind=what.id)
    if rush and placed:
        t.then(Onrush(zone, kind, placed, t.s.zombies[zone][kind]))
    if placed < n:
        run_short(t, kind, n - placed)


def place(t: Play, zone: int, kind: int, n: int) -> int:
    """Figures appear, as far as the box has any; how many did."""
    placed = min(n, t.left(kind))
    if placed:
        t.add(zone, kind, placed)
        t.tell("appear", "spawn.card", zone=t.zone(zone), kind=t.s.rules.catalogue.kinds[kind].id, n=placed)
        t.s.rules.mission.appeared(t, zone, kind, placed)
        t.then(Reactions(zone))
    return placed


def run_short(t: Play, kind: int, n: int) -> None:
    """So many figures are missing: everybody of the type acts at once (p. 26)."""
    catalogue = t.s.rules.catalogue
    t.tell("shortage", "spawn.shortage", kind=catalogue.kinds[kind].id, n=n)
    t.then(Activate(catalogue.kinds_of(catalogue.kinds[kind].type)))


class Onrush(GroupQuestion):
    """Who has just appeared acts at once (p. 26). If some fell to a reaction beside others of their kind who were there
    before, the players say which ones they were (p. 64)."""

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
        """How many of the kind stood there when they had appeared."""

    def question(self, s: City) -> Args:
        return {"zone": s.board.zones[self.zone].id, "kind": s.rules.catalogue.kinds[self.kind].id, "n": self.placed}

    def options(self, s: City) -> list[Option]:
        now = s.zombies[self.zone][self.kind]
        fewest = max(0, self.placed - max(0, self.there - now))
        kind = s.rules.catalogue.kinds[self.kind].id
        return [Option("rush", kind, n=n) for n in range(fewest, min(self.placed, now) + 1)]

    def answer(self, t: Play, option: Option) -> None:
        n = option.n
        if not n:
            return
        t.tell("rush", "spawn.rush", zone=t.zone(self.zone), kind=option.actor, n=n)
        t.then(Activate((self.kind,), self.zone, n))


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
        able = [one for one in s.survivors if one.here and training_of(s, one).on_reactions]
        return [(one.id, seat) for seat in s.order() for one in able if one.seat == seat] if able else []

    def answers(self, s: City, who: str) -> list[Option]:
        return reactions(s, s.survivor(who), self.zone)

    def again(self, passed: tuple[str, ...]) -> Reactions:
        return Reactions(self.zone, passed)

    def question(self, s: City) -> Args:
        return {"who": self.next(s)[0], "zone": s.board.zones[self.zone].id}

    def do(self, t: Play, option: Option) -> None:
        for skill in training_of(t.s, t.s.survivor(option.actor)).on_reactions:
            if option.verb in skill.reacts:
                skill.react(t, option, self.zone)
                break

    def meaning(self, s: City, option: Option) -> Meaning | None:
        return s.rules.meaning(s, self, option)


def reactions(s: City, survivor: Survivor, zone: int) -> list[Option]:
    """What somebody may answer to zombies that appear in sight, at most one zone away."""
    heard = training_of(s, survivor).on_reactions
    if not heard:
        return []
    far = s.topology().sight(survivor.zone).get(zone)
    if far is None or far > 1:
        return []
    return [option for skill in heard for option in skill.reactions(s, survivor, zone, far)]


class OpenBuilding(GroupQuestion):
    """The rooms of a building just opened in which somebody may wait. Their order is fixed before the first card (2E
    p. 20), or each card is drawn before the next room is named (S1 p. 10)."""

    fields: ClassVar[tuple[str, ...]] = ("rooms", "order")
    added: ClassVar[Mapping[str, object]] = {"order": ()}
    __slots__ = ("order", "rooms")
    ask: ClassVar[str] = "dark-room"
    verbs: ClassVar[tuple[str, ...]] = ("reveal",)
    cites: ClassVar[str] = "building.order"

    def __init__(self, rooms: tuple[int, ...], order: tuple[int, ...] = ()) -> None:
        self.rooms: Final = rooms
        self.order: Final = order
        """Those that have their place already."""

    def question(self, s: City) -> Args:
        return {"n": len(self.order) + 1}

    def seat(self, s: City) -> int:
        return s.rules.points(s)

    def options(self, s: City) -> list[Option]:
        return [Option("reveal", target=s.board.zones[room].id) for room in self.rooms]

    def answer(self, t: Play, option: Option) -> None:
        room = t.s.board.names[option.target]
        order = (*self.order, room)
        rest = tuple([other for other in self.rooms if other != room])
        if not t.s.rules.rooms_in_order:
            t.then(Reveal(room))
        elif not rest:
            for one in order:
                t.then(Reveal(one))
        if rest:
            t.then(OpenBuilding(rest, order))


class Reveal(RuleStep):
    """One dark room's card."""

    fields: ClassVar[tuple[str, ...]] = ("room",)
    __slots__ = ("room",)

    def __init__(self, room: int) -> None:
        self.room: Final = room

    def run(self, t: Play) -> None:
        t.tell("reveals", "building.spawn", zone=t.zone(self.room))
        t.then(SpawnCard(self.room))


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
