"""Set-up (p. 6-7): survivors are chosen and shared, starting gear is dealt, somebody begins."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.table.flow import GroupQuestion, Play, Question, RuleStep, WhoStep
from shamble.city.table.kit import HANDS
from shamble.city.table.pieces import Car, Companion
from shamble.city.table.state import City
from shamble.city.turns.rounds import RoundStart
from shamble.core.event import Args
from shamble.core.option import Option


class SetUp(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        t.enter("phase", "setup")
        t.tell("mission", "setup.mission", mission=s.rules.mission.id)
        lay_out(s)
        lay_decks(s)
        s.rules.set_up(t)


def set_up(t: Play) -> None:
    """The frames of a set-up, up to the first round."""
    gather(t)
    t.then(OwnGear())
    t.then(DealGear())
    t.then(Begin())
    t.then(RoundStart())


def gather(t: Play) -> None:
    """Who plays, and who waits to be found."""
    s = t.s
    mission = s.rules.mission
    for effect in mission.on_before_choosing:
        effect.before_choosing(t)
    for number in range(s.rules.team(s.seats)):
        t.then(ChooseSurvivor(number % s.seats))
    for effect in mission.on_after_choosing:
        effect.after_choosing(t)
    for number, row in enumerate(mission.row.get("companions") or []):
        t.then(PlaceCompanion(number, mission.zone("companions", row["zone"])))


def lay_out(s: City) -> None:
    """The board as the mission wants it."""
    mission = s.rules.mission
    s.zombies = [s.rules.nobody] * len(s.board.zones)
    s.noise = [0] * len(s.board.zones)
    s.doors = s.board.open_at_start
    s.spawns = list(mission.spawns(s.rules.team(s.seats)))
    s.tokens = list(mission.tokens())
    s.cars = [
        Car(f"car-{number + 1}", row["kind"], mission.zone("cars", row["zone"]), drivable=row.get("drive", True))
        for number, row in enumerate(mission.row.get("cars") or [])
    ]
    for row in mission.row.get("zombies") or []:
        zone, kind = mission.zone("zombies", row["zone"]), s.rules.catalogue.kind[row["kind"]].index
        counts = s.zombies[zone]
        more = (*counts[:kind], counts[kind] + row.get("n", 1), *counts[kind + 1 :])
        s.zombies = [more if index == zone else known for index, known in enumerate(s.zombies)]
    mission.place(s)
    for door in s.board.doors:
        if door.open:
            for zone in (door.a, door.b):
                close_building(s, zone)
    for zone in mission.homes:
        close_building(s, zone)
    s.rules.laid_out(s)


def close_building(s: City, zone: int) -> None:
    """Buildings open or occupied at the start never spawn (p. 20)."""
    building = s.board.zones[zone].building
    if building >= 0:
        s.opened |= 1 << building


def lay_decks(s: City) -> None:
    s.decks = list(s.rules.decks())
    s.discards = [() for _ in s.decks]


ENOUGH: Final = Option("enough")


class ChooseSurvivor(Question):
    """The survivors are shared out as the players like (p. 6): seat after seat picks one, until it has enough."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "choose-survivor"
    verbs: ClassVar[tuple[str, ...]] = ("choose", "enough")
    cites: ClassVar[str] = "setup.six"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: City) -> int:
        """Whose turn it is to pick, or who comes next and has not enough."""
        phase = s.scope("phase")
        if phase is None or not phase.spent:
            return self.who
        hungry = [seat for seat in range(s.seats) if f"enough {seat}" not in phase.spent]
        return next((seat for seat in hungry if seat >= self.who), hungry[0])

    def question(self, s: City) -> Args:
        return {"seat": self.seat(s), "n": s.rules.team(s.seats) - len(s.survivors)}

    def options(self, s: City) -> list[Option]:
        chosen = [survivor.id for survivor in s.survivors]
        rules = s.rules
        options = [option for id, option in rules.choices.items() if id not in chosen]
        if rules.picky:
            able = [option for option in options if rules.offers(s, option.target)]
            options = [option for option in able if rules.mission.offers(s, option.target)]
        if rules.shared_freely and s.survivors:
            mine = self.seat(s)
            if any(survivor.seat == mine for survivor in s.survivors) and self.others(s, mine):
                options.append(ENOUGH)
        return options

    def others(self, s: City, mine: int) -> bool:
        """Whether somebody else could take the rest."""
        return any(seat != mine and not s.spent("phase", f"enough {seat}") for seat in range(s.seats))

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        seat = self.seat(s)
        if option.verb == "enough":
            t.spend("phase", f"enough {seat}")
            t.tell("enough", "setup.six", seat=seat)
            t.then(ChooseSurvivor(self.who))
            return
        zone = s.rules.mission.start_of(s, option.target)
        t.join(s.rules.recruit(option.target, seat, zone))
        t.tell("chosen", "setup.sheet", seat=seat, who=option.target)


class PlaceCompanion(GroupQuestion):
    """Which companion waits in a marked zone is the players' choice (p. 33)."""

    fields: ClassVar[tuple[str, ...]] = ("number", "zone")
    __slots__ = ("number", "zone")
    ask: ClassVar[str] = "choose-companion"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)
    cites: ClassVar[str] = "companion.mission"

    def __init__(self, number: int, zone: int) -> None:
        self.number: Final = number
        self.zone: Final = zone

    def question(self, s: City) -> Args:
        return {"zone": s.board.zones[self.zone].id}

    def options(self, s: City) -> list[Option]:
        used = [survivor.id for survivor in s.survivors] + [companion.id for companion in s.companions]
        return [
            Option("choose", target=sheet.id)
            for sheet in s.rules.catalogue.sheets.values()
            if sheet.id not in used and all(s.rules.skill(name).learnable for name in sheet.skills())
        ]

    def answer(self, t: Play, option: Option) -> None:
        t.s.companions = [*t.s.companions, Companion(option.target, self.zone)]
        t.tell("companion-waits", "companion.mission", companion=option.target, zone=t.zone(self.zone))


class OwnGear(RuleStep):
    """Who starts with something gets it before the dealing (p. 63)."""

    def run(self, t: Play) -> None:
        for survivor in t.s.survivors:
            for name in survivor.skills:
                t.s.rules.skill(name).geared(t, survivor.id)


def give(t: Play, who: str, card: str, rule: str) -> None:
    survivor = t.s.survivor(who)
    if len(survivor.hands) < HANDS:
        t.set(survivor.having(hands=(*survivor.hands, card)))
    else:
        t.set(survivor.having(pack=(*survivor.pack, card)))
    t.tell("start-gear", rule, who=who, card=card)


class DealGear(RuleStep):
    """All starting gear at random, as evenly as possible; the players choose who gets the surplus (p. 6)."""

    def run(self, t: Play) -> None:
        s = t.s
        if "starting" not in s.rules.deck_index:
            return
        cards = len(s.deck("starting").cards())
        people = [survivor.id for survivor in s.survivors]
        even, rest = divmod(cards, len(people))
        for _ in range(even):
            for id in people:
                t.then(GiveStart(id))
        if rest:
            t.then(Surplus(rest, ()))


class GiveStart(WhoStep):
    def run(self, t: Play) -> None:
        deck = t.s.deck("starting")
        if not deck.layers:
            return
        card, rest = t.draw(deck)
        t.set_deck(rest)
        give(t, self.who, card, "setup.starting-gear")


class Surplus(GroupQuestion):
    fields: ClassVar[tuple[str, ...]] = ("left", "given")
    __slots__ = ("given", "left")
    ask: ClassVar[str] = "surplus-gear"
    verbs: ClassVar[tuple[str, ...]] = ("equip",)
    cites: ClassVar[str] = "setup.starting-gear"

    def __init__(self, left: int, given: tuple[str, ...]) -> None:
        self.left: Final = left
        self.given: Final = given

    def options(self, s: City) -> list[Option]:
        if not self.left:
            return []
        return [Option("equip", survivor.id) for survivor in s.survivors if survivor.id not in self.given]

    def answer(self, t: Play, option: Option) -> None:
        t.then(GiveStart(option.actor))
        t.then(Surplus(self.left - 1, (*self.given, option.actor)))


class Begin(RuleStep):
    def run(self, t: Play) -> None:
        s = t.s
        if s.rules.start_player:
            s.first = s.rules.first_seat(s)
            t.tell("first-player", "setup.first-player", seat=s.first)
        t.leave("phase")
