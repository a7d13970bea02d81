"""Set-up (p. 6-7): survivors are chosen and shared, starting gear is dealt, the fire axe begins."""

from __future__ import annotations

from typing import ClassVar, Final

from shamble.city.flow import GroupQuestion, Play, Question, Step
from shamble.city.inventory import HANDS
from shamble.city.state import DECKS, Car, City, Companion, Survivor
from shamble.core.deck import Deck
from shamble.core.event import Args
from shamble.core.option import Option


class SetUp(Step):
    def run(self, t: Play) -> None:
        from shamble.city.turns import RoundStart

        s = t.s
        mission = s.rules.mission
        t.enter("phase", "setup")
        t.tell("mission", "setup.mission", mission=mission.id)
        lay_out(s)
        lay_decks(s)
        count = mission.survivors
        if mission.has("pairs"):
            t.then(DrawPairs())
            for _ in range(count // PAIR):
                t.then(PickPair())
        for number in range(count):
            t.then(ChooseSurvivor(number % s.seats))
        if mission.has("pairs"):
            t.then(LeaveRest())
        for number, row in enumerate(mission.row.get("companions") or []):
            t.then(PlaceCompanion(number, mission.zone("companions", row["zone"])))
        t.then(OwnGear())
        t.then(DealGear())
        t.then(Begin())
        t.then(RoundStart())


def lay_out(s: City) -> None:
    """The board as the mission wants it."""
    mission = s.rules.mission
    kinds = s.rules.catalogue.kinds
    s.zombies = [(0,) * len(kinds) for _ in s.board.zones]
    s.noise = [0] * len(s.board.zones)
    s.doors = s.board.closed
    s.spawns = list(mission.spawns())
    s.tokens = list(mission.tokens())
    s.cars = [
        Car(f"car-{number + 1}", row["kind"], mission.zone("cars", row["zone"]), drivable=row.get("drive", True))
        for number, row in enumerate(mission.row.get("cars") or [])
    ]
    for row in mission.row.get("zombies") or []:
        zone, kind = mission.zone("zombies", row["zone"]), s.rules.catalogue.kind[row["kind"]].index
        counts = s.zombies[zone]
        s.zombies[zone] = (*counts[:kind], counts[kind] + row.get("n", 1), *counts[kind + 1 :])
    mission.place(s)
    for door in s.board.doors:
        if door.open:
            for zone in (door.a, door.b):
                close_building(s, zone)
    for zone in mission.homes:
        close_building(s, zone)


def close_building(s: City, zone: int) -> None:
    """Buildings open or occupied at the start never spawn (p. 20)."""
    building = s.board.zones[zone].building
    if building >= 0:
        s.opened |= 1 << building


def lay_decks(s: City) -> None:
    s.decks = list(s.rules.decks())
    s.discards = [() for _ in DECKS]


class ChooseSurvivor(Question):
    """The survivors are shared out as the players like (p. 6): each seat in turn picks one."""

    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)
    ask: ClassVar[str] = "choose-survivor"
    cites: ClassVar[str] = "setup.six"

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def seat(self, s: City) -> int:
        return self.who

    def question(self, s: City) -> Args:
        return {"seat": self.who, "n": s.rules.mission.survivors - len(s.survivors)}

    def options(self, s: City) -> list[Option]:
        chosen = [survivor.id for survivor in s.survivors]
        mission = s.rules.mission
        sheets = s.rules.catalogue.sheets
        return [Option("choose", target=id) for id in sheets if id not in chosen and mission.offers(s, id)]

    def answer(self, t: Play, option: Option) -> None:
        s = t.s
        zone = s.rules.mission.start_of(s, option.target)
        survivor = recruit(s, option.target, self.who, zone)
        s.survivors.append(survivor)
        s.brothers = s.brothers or any(skill.startswith("brother-in-arms") for skill in survivor.skills)
        t.tell("chosen", "setup.sheet", seat=self.who, who=option.target)


def recruit(s: City, id: str, seat: int, zone: int, skills: tuple[str, ...] | None = None) -> Survivor:
    """A survivor as the sheet says; skills may change health and adrenaline."""
    sheet = s.rules.catalogue.sheets[id]
    health = sheet.health
    ap = 0
    mine = sheet.levels[0] if skills is None else skills
    for skill in mine:
        if skill.startswith("starts-health:"):
            health = int(skill.partition(":")[2])
        elif skill == "starts-2-ap":
            ap = 2
    return Survivor(id, seat, zone, health, health, ap, skills=mine)


class PlaceCompanion(GroupQuestion):
    """Which companion waits in a marked zone is the players' choice (p. 33)."""

    fields: ClassVar[tuple[str, ...]] = ("number", "zone")
    __slots__ = ("number", "zone")
    ask: ClassVar[str] = "choose-companion"
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
            if sheet.id not in used
            and s.rules.mission.offers(s, sheet.id)
            and not any(skill.startswith("starts-") for skill in sheet.skills())
        ]

    def answer(self, t: Play, option: Option) -> None:
        t.s.companions.append(Companion(option.target, self.zone))
        t.tell("companion-waits", "companion.mission", companion=option.target, zone=t.zone(self.zone))


PAIR: Final = 2


class DrawPairs(Step):
    """Two survivors at random in each start zone (M15, Z-53)."""

    def run(self, t: Play) -> None:
        s = t.s
        deck = Deck.of("survivors", list(s.rules.catalogue.sheets))
        for zone in s.rules.mission.start:
            for _ in range(PAIR):
                id, deck = t.draw(deck)
                t.note(f"pair {id}", zone)
                t.tell("drawn", "mission.m15.pairs", who=id, zone=t.zone(zone))


class PickPair(GroupQuestion):
    """The players pick the pairs they play; everybody else waits as a companion (M15, Z-53)."""

    ask: ClassVar[str] = "pick-pair"
    cites: ClassVar[str] = "mission.m15.pairs"

    def options(self, s: City) -> list[Option]:
        starts = s.rules.mission.start
        return [Option("pick", target=s.board.zones[zone].id) for zone in starts if not s.noted(f"picked {zone}")]

    def answer(self, t: Play, option: Option) -> None:
        t.note(f"picked {t.s.board.names[option.target]}", 1)
        t.tell("picked", "mission.m15.pairs", zone=option.target)


class LeaveRest(Step):
    """Those of the other pairs wait where they were drawn."""

    def run(self, t: Play) -> None:
        s = t.s
        for id in s.rules.catalogue.sheets:
            if not s.rules.mission.offers(s, id):
                zone = s.noted(f"pair {id}")
                s.companions.append(Companion(id, zone))
                t.tell("companion-waits", "mission.m15.pairs", companion=id, zone=t.zone(zone))


class OwnGear(Step):
    """Who starts with something gets it before the dealing (p. 63)."""

    def run(self, t: Play) -> None:
        s = t.s
        for survivor in list(s.survivors):
            for skill in survivor.skills:
                if skill.startswith("starts-with:"):
                    name = skill.partition(":")[2]
                    for deck in ("equipment", "epic", "starting"):
                        cards = s.deck(deck).cards()
                        card = next((card for card in cards if card.split(".")[0] == name), "")
                        if card:
                            t.set_deck(Deck.of(deck, [other for other in cards if other != card]))
                            give(t, survivor.id, card, "skill.starts-with")
                            break


def give(t: Play, who: str, card: str, rule: str) -> None:
    survivor = t.s.survivor(who)
    if len(survivor.hands) < HANDS:
        t.set(survivor.having(hands=(*survivor.hands, card)))
    else:
        t.set(survivor.having(pack=(*survivor.pack, card)))
    t.tell("start-gear", rule, who=who, card=card)


class DealGear(Step):
    """All starting gear at random, as evenly as possible; the players choose who gets the surplus (p. 6)."""

    def run(self, t: Play) -> None:
        s = t.s
        cards = len(s.deck("starting").cards())
        people = [survivor.id for survivor in s.survivors]
        even, rest = divmod(cards, len(people))
        for _ in range(even):
            for id in people:
                t.then(GiveStart(id))
        if rest:
            t.then(Surplus(rest, ()))


class GiveStart(Step):
    fields: ClassVar[tuple[str, ...]] = ("who",)
    __slots__ = ("who",)

    def __init__(self, who: str) -> None:
        self.who: Final = who

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


class Begin(Step):
    """Who holds the fire axe begins (p. 7)."""

    def run(self, t: Play) -> None:
        s = t.s
        for survivor in s.survivors:
            if any(card.startswith("fire-axe") for card in survivor.gear):
                s.first = survivor.seat
                break
        t.tell("first-player", "setup.first-player", seat=s.first)
        t.leave("phase")
